import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var fv = Object.create;
var Pu = Object.defineProperty;
var lv = Object.getOwnPropertyDescriptor;
var mv = Object.getOwnPropertyNames;
var pv = Object.getPrototypeOf, dv = Object.prototype.hasOwnProperty;
var M = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
var hv = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of mv(t))
      !dv.call(e, o) && o !== n && Pu(e, o, { get: () => t[o], enumerable: !(r = lv(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? fv(pv(e)) : {}, hv(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Pu(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var Ou = F((oC, Os) => {
  Os.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Os.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/rolling.ts
var _u = F((sC, Ms) => {
  Ms.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ms.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var Hu = F((pC, Fs) => {
  Fs.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Fs.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Vu = F((BC, Ku) => {
  Ku.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Xu = F((IC, bo) => {
  bo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  bo.exports.ok = bo.exports;
});

// lighter-node:crypto?src/inputs/signing.ts
var ol = F((Z_, fa) => {
  fa.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  fa.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var vl = F((mF, va) => {
  va.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  va.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var $l = F((EF, Pa) => {
  Pa.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Pa.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var jl = F((qF, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Gl = F((QF, ql) => {
  ql.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Kl = F((eN, Jl) => {
  Jl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:v8?src/formats/tar-archives/threads/start.ts
var em = F((mN, Ql) => {
  Ql.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var rm = F((dN, nm) => {
  nm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/zstd.ts
var hm = F(($N, dm) => {
  dm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Em = F((oL, Om) => {
  Om.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Xm = F((fD, Vm) => {
  Vm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Zm = F((lD, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var lp = F((BD, fp) => {
  fp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Pp = F((ZD, Sp) => {
  Sp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Ep = F((YD, Op) => {
  Op.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var dd = F((Z2, pd) => {
  pd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var Xd = F((SU, Vd) => {
  Vd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var lh = F((d4, $i) => {
  $i.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  $i.exports.ok = $i.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var hh = F((g4, Mi) => {
  Mi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Mi.exports.ok = Mi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var yh = F((w4, Ri) => {
  Ri.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ri.exports.ok = Ri.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var wh = F(($4, mc) => {
  mc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  mc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var $h = F((Y4, dc) => {
  dc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  dc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var zh = F((vW, wc) => {
  wc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  wc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var ky = F((gz, Bc) => {
  Bc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Bc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var qy = F((S3, Hy) => {
  Hy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var ag = F((Z3, sg) => {
  sg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var Ag = F((VH, $g) => {
  $g.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var Cg = F((tq, Tg) => {
  Tg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var cb = F((eK, su) => {
  su.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  su.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var gb = F((OK, yb) => {
  yb.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/names/keys.ts
var ho = N(Ou(), 1), Eu = 10, po = 512;
function Bs(e) {
  if (e.length > Eu) return `Key Validation Error: Keys are limited to a maximum of ${Eu}.`;
  for (let t of e) {
    if (t.length > po)
      return `Key Validation Error: ${t} cannot be larger than ${po} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ne(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Bu = Is;
function Is(e) {
  let t = (0, ho.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Iu(e, t) {
  for (let n of e) {
    let r = Es(t.filter((o) => o.key === n)) ?? Es(t.filter((o) => ne(o.key, n))) ?? Es(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Es(e) {
  return e.toSorted($s)[0];
}
function $s(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var $u = 225, yv = 160;
function pr(e) {
  let t = Tu(e) || "%";
  return t.length <= $u ? t : `${Mu(e)}~${(0, ho.createHash)("sha256").update(e).digest("hex")}`;
}
function Au(e) {
  let t = pr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Cu(n)
  );
  return t.length <= $u ? t : `~${(0, ho.createHash)("sha256").update(e).digest("hex")}`;
}
function Mu(e) {
  return Tu(e).slice(0, yv);
}
function Ru(e, t) {
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
function Tu(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Cu);
}
function Cu(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/names/rolling.ts
var Lu = N(_u(), 1);
function re(e) {
  return e ? bv : gv;
}
var gv = {
  mistake: Bs,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Du = "~v", wv = Du.length + 49, Fu = po - wv, bv = {
  mistake(e) {
    let [t = ""] = e, n = Rs(t).length > Fu, r = `Key Validation Error: ${t} cannot be larger than ${Fu} characters with rolling; ~ counts twice.`;
    return Bs(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = yo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Rs)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Nu(t, 20), Nu(n, 5)];
    return `${yo(e)}${Date.now()}-${r}-${o}-${(0, Lu.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function yo(e) {
  return Rs(e) + Du;
}
function ju(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Rs(e) {
  return e.replaceAll("~", "~~");
}
function Nu(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var vv = 3600 * 1e3;
function Uu(e, t) {
  let n = e.toSorted($s), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > vv;
  });
}

// src/system/failure.ts
var R = class extends Error {
  name = "JobFailure";
}, v = class extends Error {
  name = "BadEntry";
}, fn = class extends Error {
  name = "UnknownEntry";
}, $e = class extends Error {
  name = "UnverifiedEntry";
}, ln = class extends Error {
  name = "NameTaken";
}, mn = class extends Error {
  name = "SecretFound";
}, pn = class extends Error {
  name = "NamesCollide";
}, Q = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as Hv } from "node:async_hooks";
import { homedir as qv, tmpdir as Gv } from "node:os";
import { join as Jv } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as zu from "os";

// node_modules/@actions/core/lib/utils.js
function Ve(e) {
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
function ft(e, t, n) {
  let r = new Cs(e, t, n);
  process.stdout.write(r.toString() + zu.EOL);
}
function _s(e, t = "") {
  ft(e, {}, t);
}
var Wu = "::", Cs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Wu + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${xv(o)}`);
        }
    }
    return t += `${Wu}${kv(this.message)}`, t;
  }
};
function kv(e) {
  return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function xv(e) {
  return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var qu = N(Hu(), 1);
import * as wo from "fs";
import * as go from "os";
function Ns(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!wo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  wo.appendFileSync(n, `${Ve(t)}${go.EOL}`, {
    encoding: "utf8"
  });
}
function Ls(e, t) {
  let n = `ghadelimiter_${qu.randomUUID()}`, r = Ve(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${go.EOL}${r}${go.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ys from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Sv } from "os";
import { constants as Gu, promises as Pv } from "fs";
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
}, { access: Ov, appendFile: Ev, writeFile: Bv } = Pv, Ju = "GITHUB_STEP_SUMMARY";
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
      let t = process.env[Ju];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Ju}. Check if your runtime environment supports job summaries.`);
      try {
        yield Ov(t, Gu.R_OK | Gu.W_OK);
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
      return yield (n ? Bv : Ev)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
    return this.addRaw(Sv);
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
}, Iv = new Us();
var Ws = Iv;

// node_modules/@actions/core/lib/platform.js
import pf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var uf = N(Vu(), 1);
import * as hr from "os";
import * as Xs from "events";
import * as ff from "path";

// node_modules/@actions/io/lib/io.js
var of = N(Xu(), 1);
import * as ge from "path";

// node_modules/@actions/io/lib/io-util.js
import * as dr from "fs";
import * as lt from "path";
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
}, { chmod: Hs, copyFile: Yu, lstat: vo, mkdir: Qu, open: $C, readdir: qs, rename: $v, rm: ef, rmdir: AC, stat: Mt, symlink: tf, unlink: Gs } = dr.promises, We = process.platform === "win32";
function nf(e) {
  return zs(this, void 0, void 0, function* () {
    let t = yield dr.promises.readlink(e);
    return We && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var MC = dr.constants.O_RDONLY;
function dn(e) {
  return zs(this, void 0, void 0, function* () {
    try {
      yield Mt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ko(e) {
  if (e = Av(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return We ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Js(e, t) {
  return zs(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Mt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (We) {
        let o = lt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Zu(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Mt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (We) {
          try {
            let i = lt.dirname(e), s = lt.basename(e).toUpperCase();
            for (let a of yield qs(i))
              if (s === a.toUpperCase()) {
                e = lt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Zu(n))
          return e;
      }
    }
    return "";
  });
}
function Av(e) {
  return e = e || "", We ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Zu(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var Rt = function(e, t, n, r) {
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
function TC(e, t) {
  return Rt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = Tv(o), c = (yield dn(r)) ? yield Mt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? ge.join(r, ge.basename(n)) : r;
    if (!(yield dn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Mt(n)).isDirectory())
      if (s)
        yield sf(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (ge.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield af(n, u, i);
    }
  });
}
function CC(e) {
  return Rt(this, void 0, void 0, function* () {
    if (We && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield ef(e, {
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
function Mv(e) {
  return Rt(this, void 0, void 0, function* () {
    (0, of.ok)(e, "a path argument must be provided"), yield Qu(e, { recursive: !0 });
  });
}
function Ks(e, t) {
  return Rt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Ks(e, !1);
      if (!r)
        throw We ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield Rv(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function Rv(e) {
  return Rt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (We && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(ge.delimiter))
        o && t.push(o);
    if (ko(e)) {
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
function Tv(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function sf(e, t, n, r) {
  return Rt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Mv(t);
    let o = yield qs(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield vo(s)).isDirectory() ? yield sf(s, a, n, r) : yield af(s, a, r);
    }
    yield Hs(t, (yield Mt(e)).mode);
  });
}
function af(e, t, n) {
  return Rt(this, void 0, void 0, function* () {
    if ((yield vo(e)).isSymbolicLink()) {
      try {
        yield vo(t), yield Gs(t);
      } catch (o) {
        o.code === "EPERM" && (yield Hs(t, "0666"), yield Gs(t));
      }
      let r = yield nf(e);
      yield tf(r, t, We ? "junction" : null);
    } else (!(yield dn(t)) || n) && (yield Yu(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as _v } from "timers";
var cf = function(e, t, n, r) {
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
}, xo = process.platform === "win32", So = class extends Xs.EventEmitter {
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
    if (xo)
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
      let o = n + t.toString(), i = o.indexOf(hr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + hr.EOL.length), i = o.indexOf(hr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return xo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (xo && this._isCmdFile()) {
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
    return cf(this, void 0, void 0, function* () {
      return !ko(this.toolPath) && (this.toolPath.includes("/") || xo && this.toolPath.includes("\\")) && (this.toolPath = ff.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Ks(this.toolPath, !0), new Promise((t, n) => cf(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + hr.EOL);
        let o = new Vs(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield dn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = uf.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function lf(e) {
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
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = _v(e.HandleTimeout, this.delay, this)));
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
var Nv = function(e, t, n, r) {
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
function mf(e, t, n) {
  return Nv(this, void 0, void 0, function* () {
    let r = lf(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new So(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var LC = pf.platform(), DC = pf.arch();

// node_modules/@actions/core/lib/core.js
var Zs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Zs || (Zs = {}));
function Ds(e) {
  ft("add-mask", {}, e);
}
function df(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function hf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ns("OUTPUT", Ls(e, t));
  process.stdout.write(Ys.EOL), ft("set-output", { name: e }, Ve(t));
}
function yf(e) {
  process.exitCode = Zs.Failure, jv(e);
}
function me(e) {
  ft("debug", {}, e);
}
function jv(e, t = {}) {
  ft("error", Ts(t), e instanceof Error ? e.toString() : e);
}
function gf(e, t = {}) {
  ft("warning", Ts(t), e instanceof Error ? e.toString() : e);
}
function Po(e) {
  process.stdout.write(e + Ys.EOL);
}
function wf(e) {
  _s("group", e);
}
function bf() {
  _s("endgroup");
}
function vf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ns("STATE", Ls(e, t));
  ft("save-state", { name: e }, Ve(t));
}
function kf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/native-path.ts
import { posix as Uv, win32 as Tt } from "node:path";
function mt(e) {
  return e !== "win32" ? Uv : {
    basename: Tt.basename,
    dirname: (t) => K(Tt.dirname(t), e),
    isAbsolute: Tt.isAbsolute,
    join: (...t) => K(Tt.join(...t), e),
    parse: Tt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(Tt.relative(t, n), e),
    resolve: (...t) => K(Tt.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Eo, dirname: q, isAbsolute: Qs, join: A, relative: Xe, resolve: ea } = mt(process.platform);

// src/system/outside-text.ts
function yr(e) {
  return Sf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Wv(e) {
  return Sf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ta(e) {
  return `<code>${Wv(e)}</code>`;
}
function Sf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return zv[t] ?? (n < 256 ? `\\x${xf(n, 2)}` : `\\u${xf(n, 4)}`);
  });
}
var zv = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function xf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var gr = new Hv();
function pt(e, t) {
  return gr.run(e, t);
}
function J(e) {
  return gr.getStore()?.inputs.get(e.toLowerCase()) ?? df(e);
}
function Pe(e, t) {
  let n = gr.getStore()?.name;
  hf(n ? `${e}-${n}` : e, t);
}
var na = vf, Pf = kf, hn = Ds;
function Of() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function Ef(e) {
  yf(yr(e));
}
function j(e) {
  gf(wr(e));
}
function dt(e, t = "") {
  j(`${t}${O(e)}`), e instanceof Error && e.stack && br(e.stack);
}
function S(e) {
  Po(wr(e));
}
function wr(e) {
  let t = gr.getStore()?.name;
  return yr(t ? `${t}: ${e}` : e);
}
function br(e) {
  me(e.split(`
`).map(yr).join(`
`));
}
function Bf(e, t) {
  wf(wr(e));
  for (let n of t) Po(yr(n));
  bf();
}
function ht(e) {
  S(`[warning]${e}`);
}
function If() {
  return process.env.GITHUB_STEP_SUMMARY ? Ws : void 0;
}
function yt() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return K(process.env.RUNNER_TEMP || Gv());
}
function Bo() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || Jv(qv(), ".cache"));
}
function $f() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Io() {
  let e = [...gr.getStore()?.inputs ?? []].map(
    ([r, o]) => [Kv(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Kv(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function a_() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function c_() {
  return process.env.RUNNER_NAME ?? "";
}
function Af(e) {
  Object.assign(process.env, e);
}
function pe() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: J("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function Mf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Vv(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Vv(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/files/byte-strings.ts
import { readdirSync as Xv } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Zv = /[\u0080-\u00ff]/, Yv = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!Zv.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Yv.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function W(e, t) {
  return e === t || e.startsWith(Ze(t));
}
function Ze(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return Xv(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function Tf(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Rf(n, r, e) || Rf(r, n, t)) return [n.text, r.text];
}
function Rf(e, t, { excludes: n }) {
  if (n?.(t.literal ?? Qv(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? W(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : W(r, e.base) && $o(e, Xe(e.base, r));
}
function Qv({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function $o(e, t) {
  return e.matches(t) || t !== "" && $o(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as dx } from "node:os";
import { posix as hx } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Cf = (e, t, n) => {
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
var _f = "\0SLASH" + Math.random().toFixed(16) + "\0", Ff = "\0OPEN" + Math.random().toFixed(16) + "\0", Ao = "\0CLOSE" + Math.random().toFixed(16) + "\0", Nf = "\0COMMA" + Math.random().toFixed(16) + "\0", Lf = "\0PERIOD" + Math.random().toFixed(16) + "\0", ek = new RegExp(_f, "g"), tk = new RegExp(Ff, "g"), nk = new RegExp(Ao, "g"), rk = new RegExp(Nf, "g"), ok = new RegExp(Lf, "g"), ik = /\\\\/g, sk = /\\{/g, ak = /\\}/g, ck = /\\,/g, uk = /\\\./g, fk = 1e5, lk = 4e6, mk = 1e3, pk = 1e3, dk = 2e7, hk = 16;
function ra(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function yk(e) {
  return e.replace(ik, _f).replace(sk, Ff).replace(ak, Ao).replace(ck, Nf).replace(uk, Lf);
}
function gk(e) {
  return e.replace(ek, "\\").replace(tk, "{").replace(nk, "}").replace(rk, ",").replace(ok, ".");
}
function oa(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Df(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Cf("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function wk(e, t) {
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
function bk(e, t) {
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
function vk(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Df(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], oa(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return oa(n, c), n;
    r = c.pop(), oa(n, c), e = a;
  }
}
function vr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function jf(e, t = {}) {
  if (!e)
    return [];
  let n = vr(t.max, fk), r = vr(t.maxLength, lk), o = vr(t.maxDepth, mk), i = vr(t.maxRewrites, pk), s = vr(t.maxSteps, dk);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), ia(yk(e), n, r, o, 0, i, { remaining: s }, !0).map(gk);
}
function kk(e) {
  return "{" + e + "}";
}
function xk(e) {
  return /^-?0\d/.test(e);
}
function Sk(e, t) {
  return e <= t;
}
function Pk(e, t) {
  return e >= t;
}
function kr(e, t, n, r, o, i, s) {
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
function Ok(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = ra(i[0]), c = ra(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(ra(i[2])), 1) : 1, l = Sk;
  c < a && (f *= -1, l = Pk);
  let p = i.some(xk), d = p ? u : 1, h = 0;
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
function ia(e, t, n, r, o, i, s, a) {
  if (s.remaining -= hk, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Df(e, m, s);
    if (!p)
      return kr(c, e, [""], t, n, f, s);
    p.unmatched && (m = wk(m, s));
    let d = p.pre, h = () => kr(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = kr(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), g = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), b = y || g, x = p.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (u < i && bk(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Ao + p.post, m = m.slice(0, p.end) + Ao + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !b, l = !1);
    let P;
    if (b) {
      if (P = Ok(p.body, g, t, n, s), !P)
        return h();
    } else {
      let B = vk(p.body, s);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = ia(B[0], t, n, r, o + 1, i, s, !1).map(kk), s.remaining < 0)
          return h();
        if (B.length === 1) {
          let D = kr(c, d + B[0], [""], t, n, f && !p.post.length, s);
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
      P = [];
      let _ = 0;
      e: for (let D = 0; D < B.length; D++) {
        let Ue = ia(B[D], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let oe = 0; oe < Ue.length; oe++) {
          let At = Ue[oe];
          if (!(C && !At)) {
            if (P.length >= t || _ + At.length > n)
              break e;
            P.push(At), _ += At.length;
          }
        }
      }
    }
    let E = kr(c, d, P, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = E, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var xr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var Ek = {
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
}, Sr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), Bk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Uf = (e) => e.join(""), Wf = (e, t) => {
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
      for (let [y, [g, b, x]] of Object.entries(Ek))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, x ? o.push(g) : r.push(g), a = a || b;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Sr(l) + "-" + Sr(h)) : h === l && r.push(Sr(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Sr(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Sr(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [Bk(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Uf(r) + "]", p = "[" + (u ? "" : "^") + Uf(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var gt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var de, Ik = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), sa = (e) => Ik.has(e), zf = (e) => sa(e.type), $k = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), Ak = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), Mk = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Hf = /* @__PURE__ */ new Map([
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
]), Rk = "(?!(?:^|/)\\.\\.?(?:$|/))", Mo = "(?!\\.)", Tk = /* @__PURE__ */ new Set(["[", "."]), Ck = /* @__PURE__ */ new Set(["..", "."]), _k = new Set("().*{}+?[]^$\\!"), Fk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), aa = "[^/]", qf = aa + "*?", Gf = aa + "+?", Nk = 0, Ct = class {
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
  id = ++Nk;
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
        if (typeof n != "string" && !(n instanceof de && n.#t === this))
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
      if (!(r instanceof de && r.type === "!"))
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
    let n = new de(this.type, t);
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
        if (!o.noext && sa(g) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let x = new de(g, n);
          h = de.#s(t, x, h, o, i + 1), n.push(x);
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
      if (!o.noext && sa(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#d(h))) {
        let g = n && n.#d(h) ? 0 : 1;
        m.push(d), d = "";
        let b = new de(h, m);
        m.push(b), l = de.#s(t, b, l, o, i + g);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new de(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#h = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #p(t) {
    return this.#l(t, Ak);
  }
  #l(t, n = $k) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#d(r.type, n);
  }
  #d(t, n = Mk) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new de(null, r, this.options);
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
    return !!Hf.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Hf.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new de(null, void 0, n);
    return de.#s(t, r, 0, n, 0), r;
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
    if (this.#r === this && (this.#g(), this.#i()), !zf(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, g] = typeof p == "string" ? de.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || g, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && Ck.has(this.#e[0]))) {
        let d = Tk, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? Rk : y ? Mo : "";
      }
      let l = "";
      return this.isEnd() && this.#r.#u && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        gt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#w(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, gt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Mo ? "" : this.#w(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? Mo : "") + Gf;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Mo : "") + qf + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      gt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #g() {
    if (zf(this)) {
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
        o = !1, i += (_k.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Gf : qf, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Wf(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += aa, n = !0;
        continue;
      }
      i += Fk(u);
    }
    return [i, gt(t), !!n, s];
  }
};
de = Ct;

// node_modules/minimatch/dist/esm/escape.js
var ca = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ae = (e, t, n = {}) => (xr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ae(t, n).match(e)), Lk = /^\*+([^+@!?*[(]*)$/, Dk = (e) => (t) => !t.startsWith(".") && t.endsWith(e), jk = (e) => (t) => t.endsWith(e), Uk = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), Wk = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), zk = /^\*+\.\*+$/, Hk = (e) => !e.startsWith(".") && e.includes("."), qk = (e) => e !== "." && e !== ".." && e.includes("."), Gk = /^\.\*+$/, Jk = (e) => e !== "." && e !== ".." && e.startsWith("."), Kk = /^\*+$/, Vk = (e) => e.length !== 0 && !e.startsWith("."), Xk = (e) => e.length !== 0 && e !== "." && e !== "..", Zk = /^\?+([^+@!?*[(]*)?$/, Yk = ([e, t = ""]) => {
  let n = Vf([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, Qk = ([e, t = ""]) => {
  let n = Xf([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, ex = ([e, t = ""]) => {
  let n = Xf([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, tx = ([e, t = ""]) => {
  let n = Vf([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Vf = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Xf = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Zf = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Jf = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, nx = Zf === "win32" ? Jf.win32.sep : Jf.posix.sep;
ae.sep = nx;
var ie = /* @__PURE__ */ Symbol("globstar **");
ae.GLOBSTAR = ie;
var rx = "[^/]", ox = rx + "*?", ix = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", sx = "(?:(?!(?:\\/|^)\\.).)*?", ax = (e, t = {}) => (n) => ae(n, e, t);
ae.filter = ax;
var Oe = (e, t = {}) => Object.assign({}, e, t), cx = (e) => {
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
ae.defaults = cx;
var Yf = (e, t = {}) => (xr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : jf(e, { max: t.braceExpandMax }));
ae.braceExpand = Yf;
var ux = (e, t = {}) => new Ae(e, t).makeRe();
ae.makeRe = ux;
var fx = (e, t, n = {}) => {
  let r = new Ae(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ae.match = fx;
var Kf = /[?*]|[+@!]\(.*?\)|\[|\]/, lx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ae = class {
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
    xr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Zf, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Kf.test(i[2])) && !Kf.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
        let P = String(t[x]);
        if (b = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
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
    return Yf(this.pattern, this.options);
  }
  parse(t) {
    xr(t);
    let n = this.options;
    if (t === "**")
      return ie;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(Kk)) ? o = n.dot ? Xk : Vk : (r = t.match(Lk)) ? o = (n.nocase ? n.dot ? Wk : Uk : n.dot ? jk : Dk)(r[1]) : (r = t.match(Zk)) ? o = (n.nocase ? n.dot ? Qk : Yk : n.dot ? ex : tx)(r) : (r = t.match(zk)) ? o = n.dot ? qk : Hk : (r = t.match(Gk)) && (o = Jk);
    let i = Ct.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? ox : n.dot ? ix : sx, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? lx(l) : l === ie ? ie : l._src;
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
ae.AST = Ct;
ae.Minimatch = Ae;
ae.escape = ca;
ae.unescape = gt;

// src/files/windows-names.ts
var mx = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function px(e) {
  if (e === "." || e === "..") return;
  if (mx.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ro(e) {
  for (let t of e.split("/")) {
    let n = px(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Qf = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ye(e, t, { platform: n = process.platform, home: r = dx() } = {}) {
  let o = { platform: n, home: K(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => yx(c, K(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => wx(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function yx(e, t, n) {
  let r = mt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = K(e.slice(i.length), n.platform), [a, c] = gx(s, t, { ...n, maths: r }), [, u = "", f = ""] = hx.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Ae(f, Qf), d = o ? new Ae(f, { ...Qf, nocase: !0 }) : p;
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
function gx(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function wx({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = mt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && bx(e, t, n);
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
function bx(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ro(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as $x } from "node:os";

// src/system/units.ts
function To(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function el(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function z(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function ee(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function _t(e) {
  return e.toLowerCase() === "true";
}
function he(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new R(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function yn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: i } = n, s = Number(r);
  if (!Number.isInteger(s) || s < o || s > i)
    throw new R(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${i}.`);
  return s;
}
function ua(e, t) {
  let n = e(t);
  if (n === "") throw new R(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function tl(e) {
  let t = he(e, "rolling", ["false", "true", "merge"]), n = {
    keep: yn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: yn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: he(e, "rolling-branches", ["default", "all"]),
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
function rl(e) {
  let t = Px(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Co("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: kx(e("bucket")),
    prefix: xx(e("prefix")),
    region: Sx(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !vx(t) : n === "true",
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
function vx(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function kx(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Co("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var nl = 256;
function xx(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= nl) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${nl} in all`;
  throw Co("prefix", e, r);
}
function Sx(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Co("region", e, "must be the name of a region, such as eu-west-1");
}
function Px(e) {
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
function Co(e, t, n) {
  return new R(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Ft = N(ol(), 1);
var il = 32, Ox = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function al(e) {
  let t = sl(e("signing-key")).map(Ex), n = sl(e("verify-key")).map(Bx);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new R(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Ix), ...n] };
  }
}
function cl(e) {
  return _o(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function sl(e) {
  let t = _o(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Ox))
    n.push(..._o(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ..._o(t.slice(r))];
}
function _o(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function Ex(e) {
  if (e.startsWith("-----")) {
    let r = ul(e, "PRIVATE KEY", Ft.createPrivateKey);
    if (r) return r;
    throw new R("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= il) return (0, Ft.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new R(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${il}: ${n}.`
  );
}
function Bx(e) {
  let t = ul(e, "PUBLIC KEY", Ft.createPublicKey);
  if (t) return t;
  throw new R(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function ul(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Ix(e) {
  return e.type === "secret" ? e : (0, Ft.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Fo(e, t) {
  let n = _t(e("save-always")), r = he(e, "store", ["auto", "github", "s3", "local"]), o = rl(e);
  if (r === "s3" && o.bucket === "") throw new R("Input bucket is required where store is s3.");
  return {
    key: ua(e, "key"),
    restoreKeys: fl(e("restore-keys")),
    paths: fl(ua(e, "path")),
    crossOs: _t(e("enableCrossOsArchive")),
    failOnMiss: _t(e("fail-on-cache-miss")),
    lookupOnly: _t(e("lookup-only")),
    store: r,
    localDir: Rx(e("local-dir"), t),
    s3: o,
    stash: { ...Tx(e("stash"), t), maxBytes: Cx(e("stash-size")) },
    concurrency: yn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: Mx(e("part-size")),
    mode: he(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: he(e, "ramdisk", ["off", "auto", "on"]),
    verify: he(e, "verify", ["auto", "always"]),
    format: he(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : he(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: he(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: yn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: he(e, "summary", ["true", "false"]) === "true",
    rolling: tl(e),
    signing: al(e)
  };
}
function fl(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var Ax = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function ll(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Ax[n] ?? Number.NaN);
}
function Mx(e) {
  if (e === "") return 8 * 1048576;
  let t = ll(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new R(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Rx(e, t) {
  return e === "" ? A(t, "headstart") : ea(ml(e));
}
function ml(e) {
  return K(K(e).replace(/^~(?=\/|$)/, $x()));
}
function Tx(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = ml(e);
  if (Qs(r)) return { use: "on", dir: ea(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new R(`Input stash is '${e}'; it must be ${o}.`);
}
function Cx(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = ll(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new R(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// node_modules/valibot/dist/index.mjs
var No, _x = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function dl(e) {
  return !e && !No ? _x : {
    lang: e?.lang ?? No?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? No?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? No?.abortPipeEarly
  };
}
var Fx;
// @__NO_SIDE_EFFECTS__
function Nx(e) {
  return Fx?.get(e);
}
var Lx;
// @__NO_SIDE_EFFECTS__
function Dx(e) {
  return Lx?.get(e);
}
var jx;
// @__NO_SIDE_EFFECTS__
function Ux(e, t) {
  return jx?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Lo(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function X(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Lo(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ Ux(e.reference, c.lang) ?? (u ? /* @__PURE__ */ Dx(c.lang) : null) ?? r.message ?? /* @__PURE__ */ Nx(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function Wx(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function hl(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function yl(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function we(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ dl())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function gl(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var uF = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function gn(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: gn,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && X(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function la(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: la,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && X(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ma(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: ma,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && X(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function pa(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: pa,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Lo(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && X(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Lo(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function da(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: da,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && X(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ha(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: ha,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && X(this, "safe integer", t, n), t;
    }
  };
}
var zx = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function wl(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function ya(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Lt(e, t) {
  return we({
    kind: "schema",
    type: "array",
    reference: Lt,
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
      } else X(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ga(e, t) {
  return we({
    kind: "schema",
    type: "custom",
    reference: ga,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : X(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wn(e, t) {
  return we({
    kind: "schema",
    type: "exact_optional",
    reference: wn,
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
function Me(e, t) {
  return we({
    kind: "schema",
    type: "literal",
    reference: Me,
    expects: /* @__PURE__ */ Lo(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ Wx(n.value, this.literal) ? n.typed = !0 : X(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Do(e, t) {
  return we({
    kind: "schema",
    type: "loose_object",
    reference: Do,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ya(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ wl(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (X(this, "key", n, r, {
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
          for (let i in o) /* @__PURE__ */ hl(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else X(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Re(e) {
  return we({
    kind: "schema",
    type: "number",
    reference: Re,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : X(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ce(e, t) {
  return we({
    kind: "schema",
    type: "object",
    reference: ce,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ya(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ wl(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (X(this, "key", n, r, {
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
      } else X(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Dt(e, t) {
  return we({
    kind: "schema",
    type: "optional",
    reference: Dt,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ ya(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function jo(e, t, n) {
  return we({
    kind: "schema",
    type: "record",
    reference: jo,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ hl(i, s)) {
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
      } else X(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ee(e) {
  return we({
    kind: "schema",
    type: "string",
    reference: Ee,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : X(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pl(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function Pr(e, t) {
  return we({
    kind: "schema",
    type: "union",
    reference: Pr,
    expects: /* @__PURE__ */ yl(e.map((n) => n.expects), "|"),
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
        X(this, "type", n, r, { issues: /* @__PURE__ */ pl(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        X(this, "type", n, r, { issues: /* @__PURE__ */ pl(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wa(e, t, n) {
  return we({
    kind: "schema",
    type: "variant",
    reference: wa,
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
                }, zx).issues : g.type !== "exact_optional" && g.type !== "optional" && g.type !== "nullish") {
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
        X(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ yl(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else X(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Qe(...e) {
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
function bl(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ dl(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function bn(e, t) {
  let { success: n, issues: [r] = [] } = bl(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = gl(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var kl = N(vl(), 1);

// src/system/bytes/chunker.ts
function vn(e) {
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
function Te(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var T = 1024 * 1024, kn = 32;
function Or(e) {
  return Math.ceil(e / T) * kn;
}
function xl() {
  let e = vn(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(ze(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(ze(...n)), Buffer.concat(t);
    }
  };
}
function ka(e, t, n) {
  let r = n.subarray(t * kn, (t + 1) * kn);
  return r.length === kn && ze(...e).equals(r);
}
function Sl(e, { offset: t, length: n }) {
  let r = He(t, t + n), o = r[0] * kn;
  return ze(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * kn)
  ).toString("hex");
}
function ze(...e) {
  let t = (0, kl.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function He(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var xn = "headstart-2", Hx = ["image", "delta"];
function Sn(e, t) {
  return Hx.includes(t) ? Math.ceil(e / T) * T : e;
}
function H({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Uo({ digests: e, ...t }) {
  return ze(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Er(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new v(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var qx = 407710288, xa = 8, Wo = xa + 12, Br = Buffer.from("HEADSTR2"), Pl = 36 + Br.length, Ir = Wo + Pl, Sa = 4 * 1024 * 1024, Ol = 1024, Gx = 512, Jx = 1024 ** 4;
function El({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Sa) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Wo), i = [e, r, n?.(Bl(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Ir), c = [qx, a - xa, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, ze(o, ...i), u, Br]);
}
var Kx = 128 * 1024;
async function $r(e, t) {
  return Xx(await Vx(e), e.size, t);
}
async function Vx(e) {
  let { size: t } = e;
  if (t < Ir) throw new v(`it has only ${t} bytes`);
  let n = await Er(e, Math.max(0, t - Kx), t);
  if (!n.subarray(-Br.length).equals(Br))
    throw new v("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Br.length - 4), o = Ir + Or(Math.min(t, Jx)) + Sa + Ol;
  if (r < Ir || r > Math.min(t, o))
    throw new v(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Er(e, t - r, t);
}
function Xx(e, t, n) {
  let r = e.length - Pl;
  if (!ze(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new v("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(xa + 4 * d)
  ), a = t - e.length;
  if (!(o === Or(a) && i <= Sa && s <= Ol && Ir + o + i + s === e.length)) throw new v("the parts of its index do not fit its body");
  let u = Wo + o, [f, l] = [
    e.subarray(Wo, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), Bl(f, l));
  let m = Zx(l), p = bn(eS, m);
  if (p !== void 0)
    throw new v(`its index is not what this version of Headstart writes${p}`);
  return tS(m.segments, a), { ...m, digests: f };
}
function Bl(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), ze(n, e, t);
}
function Zx(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var et = Qe(Re(), ha(), pa(0)), Il = Qe(Ee(), da(/^[a-z-]{1,32}$/)), Yx = (e) => Number.isSafeInteger(e) && e > 0, Qx = Qe(
  Do({
    kind: Il,
    offset: et,
    length: et,
    // Large entries have thousands of frames: a schema of each would take ten times as long.
    frames: wn(ga((e) => Array.isArray(e) && e.every(Yx))),
    files: et,
    bytes: et,
    unpackedBytes: wn(et),
    root: wn(et),
    deadBytes: wn(et)
  }),
  gn(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), eS = Do({
  container: Me(xn),
  format: Il,
  key: Qe(Ee(), ma(Gx)),
  paths: Lt(Ee()),
  segments: Lt(Qx),
  files: et,
  bytes: et
});
function tS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Sn(n, r) || i === 0) throw new v("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new v("its segments do not fill its body");
}

// src/entry/signature.ts
var wt = N($l(), 1);
var Oa = 9;
function Ea({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Al(e, t, n) {
  let r = Buffer.alloc(Oa);
  r.writeUInt8(Ea(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Rl(r, e, t), i = n.type === "secret" ? Tl(o, n) : (0, wt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Ml(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new $e("has no signature");
  let o = r.filter((c) => Ea(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Ea(u).name))].join(" and ");
    throw new $e(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Oa), e.subarray(Oa)];
  if (!n.some((c) => {
    let u = Rl(i, t, c);
    return o.some((f) => nS(u, s, f));
  }))
    throw new $e(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Rl(e, t, { repository: n, scope: r, version: o }) {
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
function nS(e, t, n) {
  if (n.type !== "secret") return (0, wt.verify)(null, e, n, t);
  let r = Tl(e, n);
  return t.length === r.length && (0, wt.timingSafeEqual)(t, r);
}
function Tl(e, t) {
  return (0, wt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var jt = class extends Error {
};
jt.prototype.name = "InvalidTokenError";
function rS(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function oS(e) {
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
    return rS(t);
  } catch {
    return atob(t);
  }
}
function Cl(e, t) {
  if (typeof e != "string")
    throw new jt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new jt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = oS(r);
  } catch (i) {
    throw new jt(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new jt(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var iS = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function be(e) {
  let t = aS(e.token) ?? cS(e), n = { read: t.read, write: t.write };
  return sS(t.write) && !iS.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function sS(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function aS(e) {
  try {
    let { ac: t } = Cl(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: _l([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function cS(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: _l([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function _l(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function Fl() {
  for (let e of cl(J("signing-key"))) hn(e);
}
function Nl({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Al(r, t, n));
}
var uS = 1440 * 60 * 1e3;
async function zo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return $r(r);
  let o = pe(), i = e.scope === void 0 ? be(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await $r(r, (f, l) => {
      let m = Ml(f, l, { places: c, keys: n.verifiers });
      if (!ne(e.key, t) && a.getTime() - m.getTime() > uS)
        throw new $e(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ne(u.key, e.key)) return u;
    throw new $e(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof $e)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new $e(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function bt(e) {
  let t = await fS();
  if (!e) return t ?? lS();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: i }) => {
    let { preset: s, filled: a } = e[o] ?? {};
    return s !== void 0 && i.set("preset", s), a !== "none" && Ll(i, a), { name: o, inputs: i };
  });
}
async function fS() {
  let e = J("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => J(r) !== "");
  if (t)
    throw new R(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-PPX2HYGO.js");
  return n(e);
}
async function lS() {
  let e = J("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, J("working-directory")), o = r.map((i) => ({ name: i, inputs: /* @__PURE__ */ new Map([["preset", i]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(J("path")))
    throw new R(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function Pn({ inputs: e }, t) {
  Fl();
  let n = J("preset").toLowerCase();
  if (n === "") return;
  let r = await mS(n, t);
  return Ll(e, r), r ?? "none";
}
function Ll(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function mS(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, J, t);
  return r && { ...r };
}
var pS = ["preset", "working-directory", "upload-chunk-size"];
function On({ inputs: e }) {
  let t = new Set(pS), r = Fo((s) => (t.add(s.toLowerCase()), J(s)), Bo()), o = [...e.keys()].find((s) => !t.has(s));
  if (o === void 0) return r;
  let i = [...t].sort().join(", ");
  throw new R(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${i}.`
  );
}
async function Ar(e, t) {
  try {
    return await pt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof R) ? n : new R(`${e.name}: ${n.message}`);
  }
}
function Dl(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Ye(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Tf(o, i.selection);
      if (s)
        throw new R(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as CB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Jm = N(jl(), 1);

// src/formats/naming.ts
function Ia({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ho(e, t) {
  let n = Ia(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Bu([...r, xn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as c0 } from "node:events";
import { setImmediate as u0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as dS } from "node:fs";
import { join as hS } from "node:path";
function En({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) dS(o, hS(t, String(r)));
}
async function Ut(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-archives/tar-commands.ts
var yS = ["-b", String(2048)];
function gS(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var $a = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function qo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: i } = e, s = gS(n);
  if (i === "bsd") {
    let u = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], f = [...$a, "--no-xattrs", "--no-acls", "--no-fflags", ...u], l = ["--format", "pax", "--options", "hdrcharset=BINARY"], m = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...s, ...l, ...f, ...m] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...Wl(a), "-P", "--sparse", ...c, ...s, ...Ul] };
}
var Ul = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function Wl(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Go({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Wl(",delete=mtime"), ...t, ...n, ...Ul] };
}
function Jo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : $a, i = ["-f", "-", "--ignore-zeros", ...yS, ...o];
  return { path: n, args: ["-x", ...i, "--no-same-owner", "--no-same-permissions"] };
}
function zl({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Hl({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...$a] };
}

// src/formats/actions-cache/compression.ts
var An = N(Gl(), 1);
import { pipeline as vm, Readable as km } from "node:stream";
import { pipeline as i0 } from "node:stream/promises";

// src/system/pipeline.ts
var Zl = N(Kl(), 1);

// src/system/program.ts
import { accessSync as wS, constants as bS, statSync as vS } from "node:fs";
import { delimiter as kS, isAbsolute as xS, join as SS } from "node:path";
var PS = process.platform === "win32" ? ".exe" : "";
function Mr(e) {
  return (process.env.PATH ?? "").split(kS).filter((n) => xS(n)).map((n) => SS(n, `${e}${PS}`)).find(OS);
}
function Vl(e) {
  let t = Mr(e);
  if (t === void 0) throw new Q(`there is no ${e} on PATH`);
  return t;
}
function OS(e) {
  try {
    return wS(e, bS.X_OK), vS(e).isFile();
  } catch {
    return !1;
  }
}
function Wt() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { LC_ALL: "C", ...e && { PATH: e }, ...t && { SystemRoot: t } };
}
function Bn(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}

// src/system/program-exit.ts
import { once as ES } from "node:events";
async function Xl(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await IS(s, { mayEcho: s !== e.at(-1) });
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
var BS = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function IS(e, { mayEcho: t }) {
  let n = AS(e.stderr), [r, o] = await ES(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || BS.test(n()))))
    throw new Q(`${e.spawnfile} ${Bn(r, o)}${n()}`);
}
var $S = 1e3;
function AS(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-$S);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function te(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], u = (a === e[0] ? r : void 0) ?? "pipe", f = MS(a, { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(f);
  }
  let i = o[0], s = o.at(-1);
  return i.stdin?.on("error", () => {
  }), {
    pid: i.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: Xl(o, n)
  };
}
async function Yl(e, t) {
  let { stdout: n, ended: r } = te([e], t);
  n.resume(), await r;
}
function MS(e, t) {
  let n = process.umask(0);
  try {
    return (0, Zl.spawn)(e.path, e.args, { ...t, env: Wt() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/start.ts
var lm = N(em(), 1);
import { availableParallelism as um } from "node:os";
import { extname as FS, join as NS } from "node:path";
import { Readable as fm, Writable as LS } from "node:stream";
import { Worker as DS } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function tm(e) {
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
var In = N(rm(), 1);
import { once as RS } from "node:events";
var zt = 4 * 1024 * 1024;
async function om(e, t) {
  let n = (0, In.createZstdCompress)({ ...TS(e, t), flush: In.constants.ZSTD_e_end });
  try {
    return n.write(e), await RS(n, "readable"), CS(n.read());
  } finally {
    n.destroy();
  }
}
var yN = 33 * 1024 * 1024;
function TS({ length: e }, t) {
  return { params: { [In.constants.ZSTD_c_compressionLevel]: t }, chunkSize: _S(e) };
}
function CS({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function _S(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function im(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function sm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Aa({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function am(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Aa(e, n, t);
}

// src/formats/tar-archives/threads/start.ts
function Ht(e, t) {
  if (!("thread" in e)) return te([e], t);
  let n = Ra(e, t);
  return { ...n, stdout: fm.from(jS(n)) };
}
async function* jS({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var US = NS(import.meta.dirname, `tar-thread${FS(import.meta.filename)}`), mm = [], Ma = Math.min(um(), 2), Rr = Math.min(um(), 4), cm, WS = 0;
function pm() {
  return cm ??= im(Rr + 1, zt, Rr + 2 - Ma), cm;
}
function zS() {
  (0, lm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new DS(US, { execArgv: [], env: {}, resourceLimits: e }), owner: ++WS };
}
function Ra(e, { cwd: t, signal: n }) {
  let r = mm.pop() ?? zS(), { thread: o, owner: i } = r, s = pm();
  o.ref();
  let a = (y) => o.postMessage(y), c = { ...e, cwd: t, mask: process.umask(), slabs: s, owner: i };
  a(c);
  let u = tm(o), f = new LS({
    write: (y, g, b) => {
      u.send(new Uint8Array(y)).then(() => b());
    },
    final(y) {
      a("end"), y();
    }
  });
  f.on("error", () => {
  });
  let l = new fm({ objectMode: !0, read() {
  } }), m = (y) => {
    "taken" in y ? u.taken(y.taken) : l.push("frame" in y ? p(y) : d(y));
  }, p = ({ frame: y, contentBytes: g }) => ({ frame: Buffer.from(y.buffer, y.byteOffset, y.length), contentBytes: g }), d = ({ slab: y, filled: g }) => ({
    content: sm(s, y).subarray(0, g),
    release: () => Aa(s, y, i)
  }), h = HS(r, m, n).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: f, stdout: l, ended: h };
}
async function HS(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: i } = Promise.withResolvers(), s = (l) => {
    l === "done" ? i(void 0) : "isBadEntry" in l ? i(l.isBadEntry ? new v(l.message) : new Q(l.message)) : t(l);
  }, a = ({ message: l }) => i(new Q(l)), c = () => i(new Q("a thread of tar ended early")), u = () => {
    r.terminate();
  };
  r.on("message", s).on("error", a).on("exit", c), n.addEventListener("abort", u), n.aborted && u();
  let f = await o;
  if (n.removeEventListener("abort", u), r.off("message", s).off("error", a).off("exit", c), !f && !n.aborted) {
    r.unref(), mm.push(e);
    return;
  }
  throw await r.terminate(), am(pm(), e.owner), n.throwIfAborted(), f;
}

// src/formats/tar-archives/zstd.ts
var $n = N(hm(), 1);
import { once as QS } from "node:events";
import { pipeline as e0 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as qS } from "node:fs";
import { readFile as GS } from "node:fs/promises";
var ym = 64 * 1024 * 1024, JS = 0.1, KS = 8 * 1024, VS = 8, XS = 25;
function qt({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + JS) + e * KS;
}
function tt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = qS(e), o = ym + VS * n * r, i = ym, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await ZS(c)), XS), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}
async function ZS(e) {
  let t = await GS(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/sink.ts
function Tr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new Q("unpacking ended before all bytes were read");
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
var YS = 32 * 1024 * 1024;
async function Ko(e, t) {
  for (; e.pending > YS / t.length; ) await e.progress();
}

// src/formats/tar-archives/zstd.ts
var t0 = 1024 * 1024;
function Gt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < t0 ? Ta : n0(e);
}
function n0(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Ta.packing(t, n, r);
      let { level: o, threads: i, check: s } = n, a = i === 1 ? "--single-thread" : `-T${i}`, c = ["-q", "-c", s ? "--check" : "--no-check", `-${o}`, a];
      return te([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Ta.unpacking(t, n);
      let r = tt(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: i, stdin: s, stdout: a, ended: c } = te([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(i, c), Tr({
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
          s.end(r0);
        }
      });
    }
  };
}
var r0 = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), gm = 128 * 1024;
function o0(e, t, n) {
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
      await e, r = (0, $n.createZstdDecompress)({ chunkSize: gm }), r.on("error", () => {
      });
      for (let [c, u] of o) s(u, c);
      i && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await QS(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Ta = {
  packing(e, { level: t, check: n }, r) {
    let o = Ht(e, r), { ZSTD_c_compressionLevel: i, ZSTD_c_checksumFlag: s } = $n.constants, a = { [i]: t, [s]: Number(n) }, c = (0, $n.createZstdCompress)({ params: a, chunkSize: gm });
    return e0(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = tt(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = Ht(e, { ...t, signal: o }), c = Promise.resolve(), u;
    return Tr({
      stdout: s,
      ended: a,
      allow: r.allow,
      write(f, l) {
        u || (u = o0(c, i, r), c = u.fed.catch((m) => n.abort(m))), u.write(f, l);
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
function xm(e, { tools: t, level: n }, r) {
  if (t.zstd) return Gt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Ht(e, r), i = (0, An.createGzip)();
  return vm(o.stdout, i, () => {
  }), { ...o, stdout: i };
}
var Ca = Buffer.from([40, 181, 47, 253]), wm = Buffer.from([31, 139]);
async function* Sm(e, t, n) {
  let [r, o] = await s0(e);
  if (r.subarray(0, wm.length).equals(wm)) yield* bm((0, An.createGunzip)(), o);
  else if (r.subarray(0, Ca.length).equals(Ca)) t ? yield* a0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* bm((0, An.createZstdDecompress)(), o);
  else throw new v("it is no archive");
}
async function s0(e) {
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
async function* bm(e, t) {
  vm(km.from(t), e, () => {
  }), yield* e;
}
async function* a0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: i, stdout: s, ended: a } = te([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = i0(km.from(t), i).catch((u) => {
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
async function Pm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (g) => o.abort(g), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = qo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: u, ended: f } = xm(a, { tools: t, level: n }, s), l = { segments: [], files: 0, bytes: 0, skipped: [] }, m = l0(c, { ...e, signal: s.signal }, l).catch(i), p = Ut(u, e);
  p.catch(i), await f, await m;
  let d = await p;
  o.signal.throwIfAborted();
  let { files: h, bytes: y } = l;
  return h > 0 && l.segments.push({ kind: "archive", offset: 0, length: d, files: h, bytes: y }), l;
}
var f0 = 256;
async function l0(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = m0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < f0 || (e.write(c.join(""), "latin1") || await c0(e, "drain", { signal: o }), c = [], await u0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function m0(e, t, n = process.platform) {
  let { join: r, relative: o } = mt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(k(t), k(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var qm = N(Em(), 1);
import { linkSync as Q0, mkdirSync as eP } from "node:fs";
import { availableParallelism as tP } from "node:os";
import { dirname as nP, join as rP } from "node:path";

// src/formats/tar-archives/tar-records.ts
var V = 512;
function ve(e) {
  return (V - e % V) % V;
}
function Vo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Bm(r) };
  if (t === "K") return { ...e, target: Bm(r) };
  if (t === "g") return e;
  let o = new Map(p0(r));
  return { ...e, ...d0(o) };
}
function Bm(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* p0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new v("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function d0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Im(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new v("its archive has an old form of holes");
  return a && (n.sparseSize = Im(t("GNU.sparse.realsize"))), n;
}
function Im(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new v("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var h0 = 1024 * 1024;
function $m(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, i = 0, s = e === "several", a = (u, f) => {
    n = Vo(n, u, f), i = ve(f.length), r = void 0;
  }, c = (u) => {
    if (s = u.every((d) => d === 0), s) return;
    let { type: f, member: l } = y0(u);
    if ("xgLK".includes(f)) {
      if (l.size > h0) throw new v("a header in the archive is too large");
      r = { type: f, size: l.size };
      return;
    }
    let m = { ...l, ...n, name: n.name ?? l.name };
    n = {};
    let p = { ...m, kind: b0(f, m.name) };
    if (p.kind !== "file" && p.size > 0) throw new v("a link or directory has content");
    return o = p.size, i = ve(p.size), p;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(u) {
      let f = t.length === 0 ? u : Buffer.concat([t, u]);
      t = f.subarray(f.length);
      for (let l = 0; l < f.length && (!s || e === "several"); ) {
        let m = l + (o || i || (r?.size ?? V)), p = f.subarray(l, m);
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
function y0(e) {
  if (Xo(e, 148, 8) !== g0(e)) throw new v("its archive is damaged");
  let t = Mn(e, 0, 100), n = Mn(e, 257, 6) === "ustar" ? Mn(e, 345, 155) : "";
  return {
    type: Mn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Mn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Xo(e, 100, 8) & 511,
      mtime: String(Xo(e, 136, 12)),
      size: Xo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function g0(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Mn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Xo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Mn(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new v("its archive is damaged");
}
var w0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function b0(e, t) {
  let n = w0[e];
  if (!n) throw new v(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as A0, mkdirSync as Mm, readdirSync as M0, rmSync as R0 } from "node:fs";
import { join as Zo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as I0 } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as v0, renameSync as k0, rmdirSync as x0 } from "node:fs";
function ue(e, t) {
  B0(
    () => k0(e, t),
    () => !Am(t)
  );
}
function Rn(e, t) {
  let n = process.platform === "win32";
  n && S0(t);
  try {
    return ue(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Am(t)) return !1;
    throw r;
  }
}
function S0(e) {
  try {
    x0(e);
  } catch {
  }
}
function Am(e) {
  return v0(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var P0 = ["EPERM", "EBUSY", "EACCES"], O0 = 200, E0 = new Int32Array(new SharedArrayBuffer(4));
function B0(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, O0)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && P0.includes(I(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(E0, 0, 0, i);
  }
}

// src/files/merge-trees.ts
function _a(e, t, n) {
  if (!Rn(w(e), w(t))) {
    se(t).length < se(e).length && $0(e, t, n);
    for (let r of se(e)) _a(`${e}/${r}`, `${t}/${r}`, n);
    I0(w(e));
  }
}
function $0(e, t, n) {
  ue(w(e), n), ue(w(t), w(e)), ue(n, w(t));
}

// src/formats/tar-archives/extract-workers.ts
async function Yo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (P) => c.abort(P), l = Array.from({ length: r }, (P, E) => Zo(n, `lane-${E}`)), m = l.map((P) => {
    Mm(P);
    let E = t.unpacking(Jo(e), { cwd: P, signal: u });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Fa(k(P))).catch(f) };
  }), p = m.map(({ sink: P }) => P), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: P }) => P));
  u.throwIfAborted();
  let y = h.reduce((P, E) => P + (E ?? 0), 0), g = T0(n);
  if (y > o() || y < o() && !g)
    throw new v(`its segments held ${y} files instead of ${o()}`);
  let b = Zo(n, "tree");
  Mm(b);
  for (let P of l) _a(k(P), k(b), Zo(n, "aside"));
  let x = g ? o() - Fa(k(b)) : 0;
  if (x > o() - y)
    throw R0(b, { recursive: !0 }), new pn();
  return x > 0 && s(`Some names are one name here, so later files replaced ${x} of ${o()} files`), d;
}
function T0(e) {
  return process.platform === "darwin" || A0(Zo(e, "LANE-0"));
}
function Fa(e) {
  let t = 0;
  for (let n of M0(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Fa(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new v("a segment of files holds something else");
  return t;
}
var C0 = 1024 * 1024;
async function Rm(e, t, n) {
  let r = [];
  for (let s of t) F0(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of L0(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await N0(n), i.allow(qt(s))), i.write(a, () => e.release?.(a)), await Ko(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var _0 = 1024 * 1024;
function F0(e) {
  let t = 2 + qt(e) / _0;
  if ((e.frames?.length ?? 0) > t)
    throw new v("a segment has more frames than its content needs");
}
async function N0(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= C0) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* L0(e, t) {
  let n = D0(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new v("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* D0(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Tm = /[\u0080-\u00ff]/, Qo = 100, Na = 8589934591, j0 = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Cr(e) {
  let t = Buffer.allocUnsafe(La(e));
  return t.subarray(0, Da(t, 0, e));
}
function La({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function Da(e, t, n, r = !1) {
  let o = W0(n, r), i = t;
  if (o !== "") {
    i += U0(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + ve(o.length);
    e.fill(0, i, s), i = s;
  }
  return _m(e, i, n, j0[n.kind]), i + V;
}
var Cm = /* @__PURE__ */ new Map();
function U0(e) {
  let t = Cm.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return _m(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Cm.set(e, n), n;
}
function W0({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Tm.test(e) || Tm.test(t), a = s && !i ? nt("hdrcharset", "BINARY") : "", c = s || e.length > Qo ? nt("path", e) : "", u = s || t.length > Qo ? nt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : nt("mtime", n), l = r > Na ? nt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + z0(e, o);
}
function z0(e, t) {
  return t === void 0 ? "" : nt("GNU.sparse.major", "1") + nt("GNU.sparse.minor", "0") + nt("GNU.sparse.name", e) + nt("GNU.sparse.realsize", t);
}
function nt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var H0 = q0();
function q0() {
  let e = Buffer.alloc(V);
  return Tn(e, 108, 7, 0), Tn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function _m(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  H0.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Na);
  e.write(n, t, Qo, "latin1"), Tn(e, t + 100, 7, o), Tn(e, t + 124, 11, Math.min(s, Na)), Tn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Qo, "latin1");
  let u = 0;
  for (let f = t; f < t + V; f++) u += e[f];
  Tn(e, t + 148, 6, u), e[t + 154] = 0;
}
function Tn(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/files/member-paths.ts
function ei(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), k(n)]));
}
function Fm(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ti(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, lines: r, ...o } = t;
  await Nm(Jo(n, ei(r)), e, o), n.dialect === "bsd" && await G0(e, n, o);
}
async function G0(e, t, n) {
  let o = (await Nm(zl(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: i, stdout: s, ended: a } = te([Hl(t)], n);
  s.resume(), i.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Nm(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let i = r.unpacking(e, o), s = "";
  i.stdout.setEncoding("latin1").on("data", (a) => {
    s += a;
  }), i.allow(n);
  for (let a of t) i.write(a);
  return i.endFrame(), i.end(), await i.ended, s;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Lm } from "node:path";
var J0 = 1e3, K0 = 8 * 1024 * 1024, V0 = 4;
function jm(e) {
  let t = e[0], n = Z0(), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.add(u, t);
  }, c = () => {
    a(X0.subarray(0, ve(i))), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / J0, o / K0);
      (l >= V0 || l >= 1 && Lm(f) !== s) && (n.flush(t), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Lm(f), r++, a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Ko(t, e),
    end() {
      c(), n.flush(t);
      for (let u of e) u.end();
    }
  };
}
var X0 = Buffer.alloc(V), Dm = 1024 * 1024;
function Z0() {
  let e = Buffer.allocUnsafeSlow(Dm), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, i) {
      for (let s = 0; s < o.length; ) {
        let a = o.copy(e, n, s);
        s += a, n += a, !(n < e.length) && (r(i), e = Buffer.allocUnsafeSlow(Dm), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var Y0 = 1e5;
function Wm(e, t, n = process.platform) {
  let r = mt(n), o = k(t), i = e.map((l) => ({ line: l, base: k(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => W(l, p) && m.matches(w(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Um);
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
      a.size > Y0 && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Um : f(r.resolve(o, l));
      if (!p) throw new v(`it holds ${w(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ro(w(d, n).toString()), d;
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
var Um = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Gm(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = tP(), warn: a } = e, c = tt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = {
    tar: u,
    codec: zm,
    dir: n,
    workers: s,
    files: () => l,
    signal: f,
    warn: a
  }, { links: p, skeleton: d } = await Yo(m, async (b, x) => {
    let P = jm(b), E = aP(Wm(o, i), P), B = $m(), C = u.dialect === "node" ? void 0 : r.zstd;
    for await (let _ of Sm(t, C, { cwd: n, signal: x })) {
      c.count(_.length), x.throwIfAborted();
      for (let D of B.push(_)) E.push(D);
      await P.room();
    }
    return B.finish(), P.end(), l = E.files(), E;
  }), h = rP(n, "tree");
  for (let { name: b, target: x } of p) cP(k(h), b, x);
  let y = Buffer.concat(d), g = { bytes: [y], members: d.length, mostBytes: y.length };
  await ti(g, { tar: u, lines: o, codec: zm, cwd: h, signal: f });
}
var oP = Buffer.alloc(1024), iP = 512 * 1024 * 1024, sP = 1 / 2, zm = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Ht(e, t);
    return Tr({
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
        n.end(oP);
      }
    });
  }
}, Hm = 300;
function aP({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(iP, (0, qm.getHeapStatistics)().heap_size_limit * sP), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new v("it holds more than anybody would save");
  }, m = (d) => {
    let h = Cr(d);
    l(h.length), o.push(h);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Hm), h === "file")
      f++, n.begin(Cr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let g = e(d.target);
      l(g.length + Hm);
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
function cP(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  eP(r(nP(t)), { recursive: !0 });
  try {
    Q0(r(n), r(t));
  } catch {
    throw new v(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Km = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => uP(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Pm,
  unpack: Gm
};
function uP(e, t) {
  let n = Ia(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Jm.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as VO } from "node:fs";
import { join as XO } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var td = N(Xm(), 1);
import { writeFileSync as WO } from "node:fs";
import { join as zO } from "node:path";

// src/files/staging.ts
import { chmodSync as VP, lstatSync as kp, mkdtempSync as XP, readdirSync as ZP, rmSync as YP, statSync as QP } from "node:fs";
import * as ci from "node:fs/promises";
import { createServer as eO } from "node:net";
import { toNamespacedPath as tO } from "node:path";

// src/system/disk/local-socket.ts
var ip = N(Zm(), 1);
import { once as vP } from "node:events";
import {
  closeSync as kP,
  lstatSync as xP,
  mkdtempSync as SP,
  openSync as PP,
  rmSync as OP,
  statSync as EP,
  symlinkSync as BP,
  writeFileSync as IP
} from "node:fs";
import { connect as $P } from "node:net";
import { tmpdir as AP } from "node:os";
import { join as Jt } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as hP, constants as Wa, fstatSync as yP, lstatSync as gP, openSync as wP, readFileSync as bP } from "node:fs";

// src/system/disk/ownership.ts
import { lstat as Ym, mkdir as fP, readlink as lP } from "node:fs/promises";
import { dirname as mP, join as Qm, relative as pP, resolve as ep, sep as Cn } from "node:path";
async function qe(e) {
  let t = await Ym(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Ua(e, t);
}
function _r({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function tp({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Ua(e, { uid: t, mode: n }) {
  if (np(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = ep(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function np(e, t) {
  if (!_r({ uid: t }) && t !== 0) throw new Error(`${ep(e)} belongs to another user`);
}
async function rp(e, t) {
  for (let n of op(e, t)) await qe(n);
}
async function rt(e, t) {
  for (let n of op(e, t))
    await fP(n, { mode: 448 }).catch((r) => {
      if (I(r) !== "EEXIST") throw r;
    }), await qe(n);
}
function op(e, t) {
  let n = pP(e, t).split(Cn);
  return n.map((r, o) => Qm(e, ...n.slice(0, o + 1)));
}
var dP = 40;
async function _n(e) {
  if (!process.geteuid) return;
  let t = e.split(Cn), n = 0, r = Cn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? mP(r) : Qm(r, o), s = await Ym(i).catch((c) => {
      if (I(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (np(i, s.uid), ++n > dP) throw new Error(`${e} has too many links`);
    let a = await lP(i);
    a.startsWith(Cn) && (r = Cn), t.unshift(...a.split(Cn));
  }
}

// src/system/disk/trusted-file.ts
function vt(e, t) {
  let n = (o) => o?.isFile() === !0 && _r(o) && o.size <= t;
  if (!n(gP(e, { throwIfNoEntry: !1 }))) return;
  let r = wP(e, Wa.O_RDONLY | Wa.O_NOFOLLOW | Wa.O_NONBLOCK);
  try {
    return n(yP(r)) ? bP(r) : void 0;
  } finally {
    hP(r);
  }
}

// src/system/disk/local-socket.ts
var ni = process.platform === "win32";
function ri(e, t, n) {
  let { path: r, close: o } = ni ? TP() : ap(e, t);
  return n.on("error", () => {
  }).listen(r), o(), ni && n.listening && IP(Jt(e, t), cp(r, e), { mode: 384 }), n.listening;
}
async function oi(e, t) {
  let n = ni ? up(e, t) : ap(e, t);
  if (n)
    try {
      let r = $P(n.path);
      return r.on("error", () => {
      }), await vP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function sp(e, t) {
  return ni ? up(e, t) !== void 0 : xP(Jt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function ap(e, t) {
  let n = Jt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = PP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => kP(o) };
  }
  let r = SP(Jt(AP(), "headstart-"));
  return BP(e, Jt(r, "d")), { path: Jt(r, "d", t), close: () => OP(r, { recursive: !0, force: !0 }) };
}
var MP = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, RP = 256;
function TP() {
  return { path: `\\\\.\\pipe\\headstart-${(0, ip.randomUUID)()}`, close: () => {
  } };
}
function cp(e, t) {
  return `${e}
${EP(t, { bigint: !0 }).ino}
`;
}
function up(e, t) {
  let n = CP(Jt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return MP.test(r) && n === cp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function CP(e) {
  try {
    return vt(e, RP)?.toString("latin1");
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var wp = N(lp(), 1);
import {
  appendFileSync as FP,
  chmodSync as Ha,
  lstatSync as gp,
  mkdirSync as NP,
  rmdirSync as LP,
  rmSync as DP,
  statSync as jP,
  utimesSync as UP,
  writeFileSync as WP
} from "node:fs";

// src/files/journal-step.ts
var mp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function ii(e) {
  let t = e;
  return mp[e.do].map((n) => t[n]);
}
function pp(e) {
  return ii(e)[0];
}
function za(e, t) {
  let n = k(q(t)), r = Ze(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(hp(i, o))}
`).join("");
}
function dp(e, t) {
  let n = k(q(t)), r = (s) => s === "" ? n : `${Ze(n)}${s}`, o = e.split(`
`).slice(0, -1), i = _P(k(Eo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = bn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return hp(a, r);
  });
}
function hp(e, t) {
  let n = ii(e), r = mp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function _P(e) {
  let t = (c) => c.split("/"), n = (c) => t(c).every((u) => !["", ".", ".."].includes(u)), r = Qe(
    Ee(),
    gn((c) => n(c) && t(c)[0] !== e)
  ), o = Qe(
    Ee(),
    gn((c) => n(c) && c.startsWith(`${e}/`))
  ), i = Ee(), s = Qe(Re(), la()), a = ce({ mode: s, mtime: s });
  return wa("do", [
    ce({ do: Me("make"), path: r }),
    ce({ do: Me("move"), to: r, from: o, inode: i }),
    ce({ do: Me("replace"), to: r, from: o, aside: o, inode: i }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    ce({ do: Me("stamp"), path: Pr([Me(""), r]), stamp: a, before: a })
  ]);
}

// src/files/journal.ts
var Fn = "journal", zP = Math.min(128 * 1024 * 1024, (0, wp.getHeapStatistics)().heap_size_limit / 32);
function bp(e, t) {
  FP(A(t, Fn), za(e, t), { mode: 384 });
  for (let n of e) qP(n);
}
function vp(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && Ga(t.path, t.stamp);
}
function qa(e) {
  DP(A(e, Fn), { force: !0 });
}
function si(e, t = () => !0) {
  let n = HP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? GP(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let i = A(e, `${Fn}-draft`), s = n.filter((a) => r.has(a));
  s.length > 0 ? (WP(i, za(s, e), { mode: 384 }), ue(i, A(e, Fn))) : qa(e);
}
function Nr(e) {
  return L(k(A(e, Fn))) !== void 0;
}
function HP(e) {
  if (!Nr(e)) return [];
  let t = vt(A(e, Fn), zP);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return dp(t.toString(), e);
}
function qP(e) {
  switch (e.do) {
    case "make":
      NP(w(e.path));
      break;
    case "move":
      Fr(e.from, e.to);
      break;
    case "replace":
      Fr(e.to, e.aside), Fr(e.from, e.to);
      break;
    case "stamp":
      Ga(e.path, e.stamp);
      break;
  }
}
function GP(e) {
  switch (e.do) {
    case "make":
      JP(e.path);
      break;
    case "move":
      yp(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (yp(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Fr(e.aside, e.to);
      break;
    case "stamp":
      KP(e.path, e.before);
      break;
  }
}
function yp({ from: e, to: t, inode: n }) {
  !L(e) && ai(t) === n && Fr(t, e);
}
function ai(e) {
  let t = gp(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return gp(w(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function Kt(e) {
  if (jP(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...Kt(q(e)), e];
}
function JP(e) {
  try {
    LP(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function KP(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ga(e, t);
}
function Ga(e, { mode: t, mtime: n }) {
  try {
    Ha(w(e), t), UP(w(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function Fr(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ue(n, r);
  } catch (o) {
    let i = L(e);
    if (I(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Ha(n, i.mode | 128), ue(n, r), Ha(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var Nn = ".headstart-staging-";
function Ge(e) {
  return e.startsWith(Nn);
}
function ui(e) {
  let t = XP(A(e, Nn)), n = rO(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Nr(t) || (n?.close(), Dr(t));
    }
  };
}
async function kt({ base: e, literal: t }) {
  let n = nO(e);
  if (t === void 0) return n;
  let r = kp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await ci.access(n, ci.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === kp(n).dev ? n : t : n;
}
function nO(e) {
  let t = e;
  for (; !QP(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Ln(e) {
  let t = L(k(e));
  return t !== void 0 && Lr(t);
}
function Lr(e) {
  return e.isDirectory() && _r(e) && tp(e);
}
function Dn(e) {
  return sp(e, Ja);
}
var Ja = "alive";
function rO(e) {
  let t = eO((n) => n.destroy()).unref();
  if (ri(e, "born", t))
    return ue(A(e, "born"), A(e, Ja)), t;
}
async function fi(e) {
  if (!Dn(e)) return !1;
  try {
    let t = await oi(e, Ja);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Dr(e) {
  let t = () => YP(tO(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    xp(k(e)), t();
  }
}
function xp(e) {
  VP(w(e), 448);
  for (let t of ZP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && xp(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as LO } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var Gp = N(Pp(), 1);
import { closeSync as qp, constants as zp, fstatSync as SO, openSync as PO, readSync as OO } from "node:fs";
import { setImmediate as EO } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Ip = N(Ep(), 1);
var fe = 8192, Va = 256;
function li(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Va * fe)), { unpacked: f, starts: l, length: m } = oO(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < fe && i !== n ? a() : void 0,
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
      if (l === void 0 || f >= fe) throw $("a table points beside its blocks");
      return l * fe + f;
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
async function mi(e, t, n) {
  let r = Math.ceil(n / fe), o = await e(t, t + r * Ka);
  if (o.length !== r * Ka) throw $("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ka))), [s = t] = i;
  if (s > t) throw $("a table is behind its list");
  return { table: li(e, s, t, i), start: s };
}
var Ka = 8;
function oO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Va && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Bp);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Bp ? a : iO(a), u = t && s === e.length;
    if (c.length !== fe && !(u && c.length > 0 && c.length < fe))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Va)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Bp = 32767;
function iO(e) {
  try {
    return (0, Ip.zstdDecompressSync)(e, { maxOutputLength: fe, chunkSize: fe });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new v(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var jr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Ap(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw $("two inodes have one number");
      n[i] = jr[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw $("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === jr.directory || s === jr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [sO, aO, cO] = [12, 12, 8], uO = 256, fO = 256, [$p, lO] = [46, 47];
async function Mp({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await mO(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw $("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), g = u[p]?.within === y - f ? u[p++] : void 0;
    if (g && s.positionOf(g.block, y % fe) !== y)
      throw Xa();
    let b = s.take(aO), x = s.bytes.readUInt32LE(b) + 1, P = i.positionOf(s.bytes.readUInt32LE(b + 4), 0), E = s.bytes.readUInt32LE(b + 8);
    if (x > fO) throw $("a directory has too many names at once");
    for (let B = x; B > 0; B--) {
      let C = s.ahead();
      C && await C;
      let _ = s.take(cO), { bytes: D } = s, Ue = E + D.readInt16LE(_ + 2), oe = D.readUInt16LE(_ + 4);
      a.name(Ue, oe, P + D.readUInt16LE(_));
      let At = Rp(D.readUInt16LE(_ + 6)), Su = s.take(At), mr = D.subarray(Su, Su + At);
      if (pO(mr, d), g && B === x && !mr.equals(g.name)) throw Xa();
      d = mr, oe === jr.whiteout ? c.add(e, mr) : oe === jr.directory && c.addBelow(e, mr, Ue);
    }
    m += x;
  }
  if (s.position() !== l) throw $("a directory does not end where it should");
  if (p !== u.length) throw Xa();
  return m;
}
async function mO(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(sO), { bytes: o } = e, i = Rp(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Xa() {
  return $("the index of a directory leads elsewhere");
}
function Rp(e) {
  if (e >= uO) throw $("a name is too long");
  return e + 1;
}
function pO(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === lO) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === $p && (e.length === 1 || e.length === 2 && e[1] === $p))
    throw $("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ce = 96, Tp = 6, Cp = { noXattrs: 512, others: 1088 }, _p = 0xffffffffffffffffn, dO = 1 << 24;
function jn(e, t) {
  if (e.length < Ce || e.toString("latin1", 0, 4) !== "hsqs")
    throw Fp("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ce, f, l, m, p, h, t], g = (n(24) ^ Cp.noXattrs) & ~Cp.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === Tp, `its compression is number ${n(20)} instead of ${Tp}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [g === 0, `its flags 0x${n(24).toString(16)} differ in 0x${g.toString(16)}`],
    [e.readBigUInt64LE(56) === _p, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === _p, "it has a table for exporting by NFS"],
    [s > 0 && s <= dO, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [y.every((E, B) => B === 0 || E >= y[B - 1]), "its tables overlap"]
  ].find(([E]) => !E);
  if (P) throw Fp(P[1]);
  return i;
}
function Fp(e) {
  return new v(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Np = 16, hO = 4, Za = 1 << 24, pi = Za - 1;
async function Lp(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = gO(o + i), { starts: a, words: c, start: u } = await yO(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & pi;
    if (p > (Za | pi) || d > r || m + d > n)
      throw $("a block is where none can be");
    if (p & Za) return d;
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
      for (let P = 0; P < b; P += r) {
        let E = y.ahead();
        E && await E;
        let B = y.bytes.readUInt32LE(y.take(hO));
        if (B === 0) continue;
        let C = e.pause?.();
        C && await C;
        let _ = Math.min(r, b - P);
        if ((l(x.end, B) ?? _) !== _)
          throw $("a block is not what it should be");
        x.end += B & pi, x.hash = Math.imul(x.hash, 31) + B | 0;
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
        s.add({ start: d, end: d + (h & pi), hash: h });
      }
      s.check();
    }
  };
}
async function yO({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await mi(e, n, t * Np);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Np);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function gO(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => $("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ce || o === e) throw i();
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
var di = (e) => (t, n) => t.readUInt16LE(n + e), ke = (e) => (t, n) => t.readUInt32LE(n + e), Dp = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), wO = {
  1: { kind: "directory", length: 16, start: ke(0), bytes: di(8), offset: di(10) },
  2: { kind: "file", length: 16, start: ke(0), fragment: ke(4), offset: ke(8), bytes: ke(12) },
  3: { kind: "link", length: 8, bytes: ke(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: ke(4) },
  8: { kind: "directory", length: 24, bytes: ke(4), start: ke(8), indexed: di(16), offset: di(18), attributes: ke(20) },
  9: { kind: "file", length: 40, start: Dp(0), bytes: Dp(8), fragment: ke(28), offset: ke(32), attributes: ke(36) }
}, hi = 4294967295, bO = 16, vO = 4095, kO = 3;
function Up(e) {
  let t = e.take(bO), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = wO[n.readUInt16LE(t)];
  if (!r) throw jp();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw jp();
  if (s(r.attributes, hi) !== hi) throw $("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? kO : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > vO) throw $("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, hi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === hi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function jp() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var yi = 2 ** 20, xO = 4096;
function Wp() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > yi) throw $("it has too many whiteouts");
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
          if (c.length > xO) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function BO(e) {
  let t = jn(await e.read(0, Ce), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await IO(e, t.idTable, i);
  let a = await Lp(e, t), c = li(e.read, n, r), u = li(e.read, r, a.start), f = Ap(o), l = Wp(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let g = 0; g < o; g++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), d = Up(c), p ??= d.owner, d.owner !== p) throw $("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw $("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Mp(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw $("its root is not where it should be");
  if (f.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Hp = 4;
async function IO(e, t, n) {
  let { table: r } = await mi(e.read, t, n * Hp);
  await r.ahead(), r.take(n * Hp), r.end();
}
function gi({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
function $O(e) {
  let t = PO(e, zp.O_RDONLY | (zp.O_NONBLOCK ?? 0));
  if (SO(t).isFile()) return t;
  throw qp(t), new Error(`${e} is no file any more`);
}
async function Un(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = $O(e), a = (p, d) => {
    let h = Buffer.allocUnsafe(d);
    return h.subarray(0, OO(s, h, 0, d, t + p));
  }, c = 0, u = {
    tables: void 0,
    heads: (p) => RO(a(p, Jp)) ?? 0,
    contents(p, d, h) {
      let y = (0, Gp.zstdDecompressSync)(a(p, d), { maxOutputLength: h });
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await EO(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < AO ? void 0 : f();
  try {
    return await BO({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    qp(s);
  }
}
var AO = 64 * 1024 * 1024, MO = 4247762216, Jp = 18;
function RO(e) {
  if (e.length < Jp || e.readUInt32LE(0) !== MO) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as TO, openSync as CO, readSync as _O, writeSync as Kp } from "node:fs";
var Yp = "-noI", [Vp, FO] = [24, 1], [NO, Xp] = [8, 4], Zp = 2;
function Qp(e, t, n) {
  let r = CO(e, "r+");
  try {
    let o = Buffer.alloc(Ce);
    _O(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Vp) & ~FO, Vp);
    let { inodeTable: i, root: s } = jn(o, t);
    Kp(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Xp);
    a.writeUInt32LE(n);
    for (let c = 0; c < Xp; c++) {
      let u = s.offset + NO + c, f = Math.floor(u / fe) * (Zp + fe), l = i + s.block + f + Zp + u % fe;
      Kp(r, a, c, 1, l);
    }
  } finally {
    TO(r);
  }
}

// src/formats/squashfs/make/make.ts
async function ed(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Go(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Ur(e, r, n);
      return a.members >= t.length ? a : new v(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof v) return a;
      throw a;
    }
  }, i = await o(), s = i instanceof v ? await o() : i;
  if (s instanceof v) throw new Error(`mksquashfs made a damaged image, twice: ${s.message}`);
  return s;
}
async function Ur(e, { source: t, how: n, reader: r, names: o, archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...DO(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: g } = te(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [P, E] = await Promise.allSettled([jO(i, h), g]);
    for (let B of [P, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await g;
  let { size: b } = await LO(e);
  s !== void 0 && Qp(e, b, s);
  let x = await Un(e, { offset: 0, length: b }, "heads");
  return gi(x, a), x;
}
function DO(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function jO(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await UO(t);
  } finally {
    t.end();
  }
}
function UO(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function nd(e, t, n) {
  let r = await ad(e, t, [], n);
  return n.signal.throwIfAborted(), r && od(r) ? void 0 : r;
}
async function rd(e, t, { members: n, unpacked: r }, o) {
  let i = Ya(t, r);
  if (i.length > HO || i.some((c) => c.includes(`
`))) return;
  let s = await ad(e, t, i, o);
  return o.signal.throwIfAborted(), s?.members !== n.length - 1 || od(s) ? void 0 : !o.leftOut || await GO(e, t, n, o).catch(() => !1) ? s : void 0;
}
var HO = 1e3, qO = 1440 * 60;
function od({ newest: e }) {
  return e > Date.now() / 1e3 + qO;
}
async function GO(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = te([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, td.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = sd(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function id({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ya(e, t) {
  let n = sd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function sd({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${k(t)}/`;
}
function ad(e, { path: t }, n, r) {
  let o = zO(r.scratch, "excludes");
  return WO(o, [JO, ...n.map(KO)].join(""), "latin1"), Ur(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var JO = `... ${Nn}*
`;
function KO(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function fd(e) {
  let t = XO(e.scratch, "image"), n = [], r;
  for (let i of e.matches.filter(id)) {
    let s = i.line.number, a = e.leftOut ? void 0 : await nd(t, i, e);
    if (!a) {
      r ??= cd(e);
      let c = r.members.get(s) ?? [];
      a = e.leftOut || Ya(i, r.unpacked).length > 0 ? await rd(t, i, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await ud(t, { ...a, files: c, root: s }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= cd(e);
    let i = [...r.members].flatMap(
      ([s, a]) => n.some(({ root: c }) => c === s) ? [] : a
    );
    if (i.length > 0) {
      En(e);
      let s = await ed(t, i, e);
      n.push(await ud(t, { ...s, files: i.length }, n, e));
    }
  }
  let o = (i) => n.reduce((s, a) => s + a[i], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function cd({ found: e, leftOut: t = [] }) {
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
async function ud(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Sn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Ut(VO(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as gd, rm as aE } from "node:fs/promises";
import { join as cE } from "node:path";

// src/formats/squashfs/arrivals.ts
function ld(e) {
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
var ZO = 32;
function Wn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw Wr();
  let a = r.map((u, f) => ({ ...md(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw Wr();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= ZO) throw Wr();
    return { ...md(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw Wr();
  return c;
}
function md(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: qt(e) };
}
function Wr() {
  return new fn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var vi = N(dd(), 1);
import { open as YO } from "node:fs/promises";
var wi = 64 * 1024 * 1024, QO = wi + wi / 128, eE = 4096, tE = 255, [bi, hd, nE] = [0, 46, 47];
function yd(e) {
  let t = Buffer.from(e.map(rE).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > wi || n > yi)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, vi.zstdCompressSync)(t), bytes: t.length };
}
function rE(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ki(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > QO) throw Vt("it is too long");
  await n?.(o, o + i);
  let a = await YO(e);
  try {
    let { bytesRead: c, buffer: u } = await a.read(Buffer.alloc(i), 0, i, o), f = t.filter(({ kind: p }) => p === "delta").length, l = Qa(u.subarray(0, c), f), m = l.counts.reduce((p, d) => p + d, 0);
    if (m !== s) throw Vt(`it has ${m} names instead of ${s}`);
    return l;
  } finally {
    await a.close();
  }
}
function Qa(e, t) {
  let n = oE(e), { starts: r, counts: o, end: i } = iE(n, t);
  if (i !== n.length) throw Vt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(bi, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function oE(e) {
  try {
    let t = { maxOutputLength: wi, info: !0 }, { buffer: n, engine: r } = (0, vi.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Vt(O(t));
  }
  throw Vt("something follows it");
}
function iE(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== bi; a++) o = sE(e, o) + 1;
    if (r.push(a), i += a, i > yi) throw Vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function sE(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== bi && e[n] !== nE; ) n++;
    let i = n - o, s = i <= 2 && e[o] === hd && e[n - 1] === hd;
    if (n === e.length || i === 0 || i > tE || n - t > eE || s)
      throw Vt("it has a name that is none");
    r = e[n] === bi;
  }
  return n - 1;
}
function Vt(e) {
  return new v(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function zn({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = Wn(e, t), c = cE(s, "image"), u = !1, f = async (p) => {
    await uE(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await aE(c, { force: !0 }), await lE(c, { length: H({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await ec(c, a) : u || await wd(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function uE(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = ld(H({ segments: r })), c = wd(n, r, { signal: o, until: s }), u = !1;
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
var fE = 32 * 1024 * 1024;
async function lE(e, { length: t, isMounted: n }, r) {
  let o = await gd(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      for (let l = 0; l < u.length; ) {
        let { bytesWritten: m } = await o.write(u, l, u.length - l, f + l);
        l += m;
      }
      s -= u.length, a += u.length, n && (a >= fE || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function ec(e, t) {
  let n = Buffer.alloc(Ce), r = await gd(e);
  try {
    for (let { offset: o, length: i } of t.flatMap((s) => [s, ...s.layers]))
      await r.read(n, 0, n.length, o), jn(n, i);
  } finally {
    await r.close();
  }
}
async function wd(e, t, n = {}) {
  let r = await ki(e, t, n), o = 0;
  for (let i of t.filter(tc)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Un(e, i, "tables", n);
    gi(f, s === "delta" ? r?.namesOf(o++) : []);
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
async function lj(e, { offset: t }) {
  return t + Number((await e(t, t + Ce)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as xE, lstatSync as Ed, mkdirSync as SE, readdirSync as Bd } from "node:fs";
import { dirname as PE, join as Yt, relative as OE } from "node:path";

// src/system/run.ts
import { AsyncLocalStorage as mE } from "node:async_hooks";
import { subscribe as pE, unsubscribe as dE } from "node:diagnostics_channel";
var hE = 6e4;
async function Xt(e, t, n) {
  return Zt({ path: Vl(e), args: t }, n);
}
async function Zt(e, t) {
  let { limitMs: n = hE, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new Q(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), { exitCode: f, endedBy: l, stdout: m, stderr: p } = await gE(e, { ...i, signal: u });
    if (f !== null && r.includes(f)) return m;
    let d = p.toString().trim().slice(-yE), h = d === "" ? "" : `: ${d}`;
    throw new Q(`${e.path} ${Bn(f, l)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var yE = 1e3, bd = new mE();
async function gE({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Wt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    bd.getStore() === m && (f = d.process, process.nextTick(() => {
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
  pE(vd, m), o.addEventListener("abort", l);
  try {
    let d = await bd.run(m, () => mf(wE(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new Q(`${e} could not be run: ${O(d)}`);
  } finally {
    dE(vd, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var vd = "child_process";
function wE(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/formats/squashfs/layers/layers.ts
import { chmodSync as Sd, lstatSync as Pd, mkdirSync as kd, renameSync as xd, utimesSync as bE } from "node:fs";
function Od({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  kd(w(r));
  let s = (c) => {
    let u = L(c);
    u?.isDirectory() && nc(c), u && xd(w(c), w(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Pd(w(c));
    for (let m of [c, u]) nc(m);
    for (let m of se(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = kE(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && L(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? xd(w(p), w(d)) : (y || kd(w(d)), a(p, d));
    }
    Sd(w(u), f & 511), bE(w(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = vE(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function vE(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new v("it removes something below what is no directory");
    nc(n), n = `${n}/${r}`;
  }
  return n;
}
function nc(e) {
  Sd(w(e), 448);
}
function kE(e) {
  let t = Pd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new v("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function xi({ path: e, images: t }, n, r = n.lines) {
  let o = Yt(n.dir, "tree"), i = await ki(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? EE(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Id({ path: e, layer: a, target: u, places: f }, n);
    let l = c.reduce((p, d) => p + IE(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new v(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await BE({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new v(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Bd(u).filter(m) : [])
      Dr(Yt(u, p));
  }
  await $E(o, n.signal);
}
function EE(e, t) {
  let n = Yt(t, String(e.number));
  if (Ed(n, { throwIfNoEntry: !1 })) throw new v("two images hold the same path");
  let r = Yt(n, OE(e.base, e.literal));
  return SE(PE(r), { recursive: !0 }), r;
}
async function Id({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = tt(i);
  l.allow(t.mostBytes);
  let m = { cwd: i, signal: AbortSignal.any([a, l.signal]) }, { pid: p, stdout: d, ended: h } = te([{ path: s.unsquashfs, args: f }], m);
  d.resume(), l.watch(p, h), await h;
}
async function BE({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Yt(o.dir, `delta-${i}`);
  await Id({ path: e, layer: t, target: a, places: [], hasWhiteouts: s > 0 }, o);
  let c = k(Yt(o.dir, `removed-${i}`)), u = { from: k(a), to: k(n), removed: r.namesOf(i), aside: c };
  return Od(u) + s;
}
function IE(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Bd(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(w(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new v("it holds more than files, directories and links");
    }
    return u;
  }, r = Yt(t, String(e.number)), o = Ed(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new v("what is to be a directory is none");
  let i = e.matches("");
  return n(k(r), "", i) + (i ? 1 : 0);
}
async function $E(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  xE(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Xt("chown", ["-hR", "0:0", "."], n), await Xt("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var $d = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ho("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: fd,
  async unpack(e) {
    let t = await zn({ ...e, body: () => e.body }, e.dir);
    await xi(t, e);
  }
};

// src/formats/tar-archives/threads/create.ts
import { closeSync as TE, fstatSync as Td, lstatSync as CE, openSync as _E, readlinkSync as FE, readSync as NE } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as AE } from "node:fs";
var { O_RDONLY: ME, O_NOFOLLOW: Ad = 0, O_NONBLOCK: RE = 0 } = AE, Si = ME | Ad | RE, Md = Ad !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function Rd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function Fd(e, t, n) {
  let r = zE(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = jE(a, c);
    try {
      let f = Td(u, { bigint: !0 });
      if (!f.isFile()) throw Qt(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Pi(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Pi(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Cd(a);
      let p = Td(u);
      if (p.ctimeMs !== WE(f.ctimeNs) || p.size !== m) throw Cd(a);
      r.pad(ve(m));
    } finally {
      TE(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), u = n !== "files" || !Md ? CE(c, { bigint: !0 }) : void 0;
      if (u && n && !LE(u, a, n)) throw Qt(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Pi(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Pi(a, u, "symlink", { target: K(FE(c, "latin1")) }));
      else throw Qt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function LE(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var DE = ["ELOOP", "EMLINK", "ENXIO"];
function jE(e, t) {
  try {
    return _E(t, Si);
  } catch (n) {
    throw DE.includes(I(n) ?? "") ? Qt(e) : n;
  }
}
function Qt(e = "") {
  return new Error(`${Nd(e)} was replaced while it was saved`);
}
function Cd(e) {
  return new Error(`${Nd(e)} changed while it was read`);
}
function Nd(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Pi(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Ld(n);
  return { name: e, kind: r, target: o, size: i, mode: Rd(r, Number(t)), mtime: s, sparseSize: void 0 };
}
var Oi = 1000000000n, UE = 9;
function Ld(e) {
  if (e < 0n) return `-${Ld(-e)}`;
  let t = e % Oi, n = String(e / Oi);
  return t === 0n ? n : `${n}.${String(t).padStart(UE, "0").replace(/0+$/, "")}`;
}
function WE(e) {
  return Number(e / Oi) * 1e3 + Number(e % Oi) / 1e6;
}
var _d = Buffer.alloc(0);
function zE({ next: e, filled: t }, n) {
  let r = _d, o = 0, i = () => {
    o > 0 && t(o), r = _d, o = 0;
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
        let f = NE(a, r, o, Math.min(u, r.length - o), null);
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
import { join as GE } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as HE, readFileSync as qE } from "node:fs";
function Dd(e, { names: t }) {
  let n = qE(e, "latin1").split(`
`), r = t.findIndex((o, i) => !/^[-h]/.test(n[i] ?? ""));
  if (r >= 0) throw Qt(t[r]);
}
function jd(e, { names: t }) {
  let n = t.find((r) => {
    let o = HE(w(`${k(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Qt(n);
}

// src/formats/tar/program-packer.ts
var JE = 128 * 1024 * 1024;
function Ud({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let i = 0;
  return (s, a) => {
    i === 0 && En({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${i++}` : void 0, u = s.names.some((y) => /[\u0080-\u00ff]/.test(y)), f = qo(o, { beyondAscii: u, archiveBytes: s.bytes, listing: c }), l = { level: t, threads: s.bytes > JE ? 0 : 1, check: !1 }, { stdin: m, stdout: p, ended: d } = Gt(e.zstd).packing(f, l, { cwd: n, signal: a });
    m.end(`${s.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? jd(n, s) : Dd(GE(n, c), s);
    };
    return { stdout: p, ended: d.then(h) };
  };
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
var zd = zt / 2, KE = 2 * zt, VE = 3, XE = 4;
async function* Hd(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: i } = YE({
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
    for await (let u of ZE(e, o)) {
      let f = r(u), l = f.next();
      for (l.catch(() => {
      }), s.push({ pieces: f, first: l }), ++c > XE && i(); s.length > VE; ) yield* a();
    }
    for (; s.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(s.map(({ pieces: u }) => u.return(void 0)));
  }
}
async function* ZE(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: i } = n;
    if (i && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [s, { start: a, bytes: c }] of o.entries()) {
      let u = o[s + 1]?.start, f = c <= KE ? "in a thread" : "in a thread and the pool", l = o.length === 1 && c <= zd ? "here" : f;
      yield { plan: n, names: r.slice(a, u), how: l, isContinued: u !== void 0 };
    }
  }
}
function YE(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, i = ei(t.map(({ line: p }) => p)), s = Ud(e), a = rc(1), c = rc(Rr), u = 1;
  async function f({ content: p, release: d }) {
    return await c.acquire(), { frame: await om(p, n).finally(c.release).finally(d), contentBytes: p.length };
  }
  async function* l({
    plan: { kind: p },
    names: d,
    isContinued: h,
    how: y
  }) {
    await a.acquire();
    let g = { thread: "create", ...y === "in a thread" && { level: n } };
    yield* Wd(r, (b) => {
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
      let b = Wd(r, (x) => s(d, x));
      for await (let x of b) yield { plan: d, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: d, bytes: b, contentBytes: x }), y = [], g = p.how === "here" ? QE(p, Fm(i), r) : l(p);
    for await (let b of g) {
      let x = "frame" in b ? Promise.resolve(b) : f(b);
      for (x.catch(() => {
      }), y.push(x); y.length >= Rr; ) yield h(await y.shift());
    }
    for (let b of y) yield h(await b);
  }
  return {
    pack: m,
    hasProgram: s !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      u !== Ma && (u++, a.release());
    }
  };
}
async function* QE({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], i, c = Fd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return i = Buffer.allocUnsafeSlow(2 * zd), i;
  }, filled: (u) => {
    o.push(i.subarray(0, u));
  } }, e);
  for (let u of t) c.add(u);
  c.end();
  for (let u of o) yield { content: u, release: () => {
  } };
}
async function* Wd(e, t) {
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
import { setImmediate as eB } from "node:timers/promises";
var qd = 256, tB = 8e3, nB = 64 * 1024 * 1024;
function Jd(e) {
  let t = Ei("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ei("files"), sparse: Ei("files", !0) }, i = 0, s = (f) => {
    let l = f.some(oB) ? o.sparse : o.plain;
    Gd(l, f);
  }, a = (f, l) => iB(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ei("files", f === "sparse") };
  };
  async function* u() {
    let f = qd;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Gd(t, [m]);
        else {
          let p = m.hardLink ? sB(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await eB(), f = qd);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var rB = 1024 * 1024;
function oB({ bytes: e, length: t = e }) {
  return t - e >= rB;
}
function iB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / tB, t / nB) / r;
}
function sB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ei(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var aB = 1536, cB = zt - 64 * 1024;
function uB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return aB + n + ve(n);
}
function Gd(e, t) {
  let n = t.reduce((o, i) => o + uB(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= cB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Kd(e) {
  let t = Jd(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: a, bytes: c, contentBytes: u } of Hd(lB(t), e)) {
    a !== r && (n.push(fB(a, o)), i = 0), r = a;
    let f = n.at(-1);
    f.length += c.length, u !== void 0 && (f.frames ??= [], f.frames.push(c.length), i += u, f.unpackedBytes = Math.max(a.unpackedBytes, i)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let s = (a) => n.reduce((c, u) => c + u[a], 0);
  return { segments: n, files: s("files"), bytes: s("bytes"), skipped: t.skipped };
}
function fB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* lB({ files: e, skeleton: t }) {
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
import { availableParallelism as wB } from "node:os";
import { join as bB } from "node:path";

// src/formats/tar/skeleton-check.ts
var Qd = N(Xd(), 1);
var mB = 256 * 1024 * 1024, pB = 1024 * 1024;
async function eh({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Te(e) > mB) throw new v("its skeleton is too large to be one");
  let i = tt(r);
  i.allow(n);
  let s = e.length === 0 ? [] : dB(e, i), a = await hB(s, t, o);
  if (a !== t) throw new v(`its skeleton has ${a} members instead of ${t}`);
}
async function* dB(e, t) {
  let n = (0, Qd.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new v(`its skeleton is damaged: ${O(r)}`);
  }
}
async function hB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let i of e) {
    n.throwIfAborted();
    let s = o.length === 0 ? i : Buffer.concat([o, i]), a = 0;
    for (let c = Yd(s, a); c <= s.length; c = Yd(s, a)) {
      if (c > a + V) gB(s, a);
      else if (s[a + th] !== 0 && ++r > t)
        throw new v(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = s.subarray(a);
  }
  if (o.length > 0) throw new v("its skeleton ends too early");
  return r;
}
var Zd = 124, th = 156, yB = Buffer.alloc(V), oc = { records: 120, directory: 53, symlink: 50 };
function Yd(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + th];
  if (r === oc.directory || r === oc.symlink) {
    if (ic(e, t) === 0) return n;
  } else if (r === oc.records) {
    let o = ic(e, t);
    if (o > 0 && o <= pB) return n + o + ve(o);
  } else if (yB.compare(e, t, n) === 0) return n;
  throw new v("its skeleton holds more than directories and links");
}
function ic(e, t) {
  let n = e.toString("latin1", t + Zd, t + Zd + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function gB(e, t) {
  let n = t + V, { size: r, sparseSize: o } = Vo({}, "x", e.subarray(n, n + ic(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new v("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function rh({
  body: e,
  segments: t,
  dir: n,
  lines: r,
  tools: o,
  workers: i = wB(),
  signal: s,
  warn: a
}) {
  let { tar: c } = o, u = t.filter(({ kind: d }) => d === "files"), f = t.filter(({ kind: d }) => d !== "files");
  if (f.length > 1 || f.some((d) => d.kind !== "skeleton" || d !== t.at(-1)))
    throw new v("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    codec: Gt(o.zstd, vB(u)),
    dir: n,
    workers: Math.min(i, u.length),
    files: () => nh(u),
    signal: s,
    warn: a
  }, m = await Yo(l, async (d, h) => {
    let y = await Rm(e, t, d), g = f.reduce((x, P) => x + qt(P), 0), b = { bytes: y, members: nh(f), mostBytes: g };
    return await eh(b, { cwd: n, signal: h }), b;
  }), p = Gt(void 0);
  await ti(m, { tar: c, lines: r, codec: p, cwd: bB(n, "tree"), signal: s });
}
function vB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function nh(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var oh = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ho("tar", e)],
  unsupportedReason: () => {
  },
  pack: Kd,
  unpack: rh
};

// src/formats/index.ts
var Hn = [oh, $d, Km];

// src/mounts/probe.ts
import { existsSync as OB, readFileSync as EB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as kB, readFileSync as xB } from "node:fs";
import { join as SB } from "node:path";
async function qn(e) {
  if (process.geteuid?.() === 0) return PB() ? ih((r) => r) : void 0;
  let t = sc("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Zt(n({ path: sc("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return ih(n);
}
function ih(e) {
  let t = (n, r) => {
    let o = sc(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Yl(t(n, r), o),
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return Zt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Zt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function sc(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => SB(n, e)).find((n) => kB(n));
}
function PB() {
  let [, e = "0"] = xB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function Gn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ac(e, t) {
  try {
    return await BB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function BB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await qn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await IB(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !OB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function IB(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(EB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/system/tools.ts
import { readFileSync as $B } from "node:fs";
async function sh(e, t = !0) {
  let n = async (s) => {
    let a = t ? Mr(s) : void 0;
    return a && await AB(a, e) && a;
  }, [r, o, i] = await Promise.all([
    MB(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: Mr("zstd"), mksquashfs: o, unsquashfs: i };
}
async function AB(e, t) {
  let n = await ch("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function MB(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = Mr(t), r = n && (RB(n) ?? TB(await ch("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var ah = { "GNU tar": "gnu", bsdtar: "bsd" };
function RB(e) {
  try {
    let t = $B(e);
    return Object.entries(ah).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function ch(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Zt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), S(`Not used: ${O(o)}`), "";
  }
}
function TB(e) {
  return Object.entries(ah).find(([t]) => e.includes(t))?.[1];
}

// src/job/formats-of-job.ts
function Jn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return Hn.filter(({ indexed: i, image: s }) => (i || o) && (!s || t !== "unpack"));
}
async function en({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await sh(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function uh(e, t, { mounting: n, signal: r }) {
  let o = Gn(n), i = ({ id: c, image: u }) => c === t.format ? 2 : Number(u && o), s = Jn(e, t).toSorted((c, u) => i(u) - i(c));
  if (o || !s.some(({ image: c }) => c)) return s;
  let a = await en(t, r);
  return s.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function Bi({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ac("image", r);
    return "rights" in o ? o : { ...o, broker: _B(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ac("tree", r);
}
function _B(e) {
  return e !== "off" && CB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ii({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return ht(`Event Validation Error: ${n}`), !1;
}

// package.json
var fh = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as qB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Zn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function cc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, me(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, me(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, me(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, me(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, me(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Ci from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var xt = N(lh(), 1);
import * as Kn from "path";
var St = process.platform === "win32";
function it(e) {
  if (e = ot(e), St && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Kn.dirname(e);
  return St && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = ot(t)), t;
}
function Ai(e, t) {
  if ((0, xt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, xt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), zr(t))
    return t;
  if (St) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (_e(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, xt.default)(zr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || St && e.endsWith("\\") || (e += Kn.sep), e + t;
}
function zr(e) {
  return (0, xt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = _e(e), St ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Hr(e) {
  return (0, xt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = _e(e), St ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function _e(e) {
  return e = e || "", St ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function ot(e) {
  return e ? (e = _e(e), !e.endsWith(Kn.sep) || e === Kn.sep || St && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Fe;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Fe || (Fe = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var mh = process.platform === "win32";
function fc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = mh ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = mh ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = it(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = it(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function ph(e, t) {
  let n = Fe.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function dh(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as gh from "os";
import * as Xn from "path";
var Pt = N(hh(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as tn from "path";
var Vn = N(yh(), 1), DB = process.platform === "win32", nn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Vn.default)(t, "Parameter 'itemPath' must not be empty"), t = ot(t), !Hr(t))
        this.segments = t.split(tn.sep);
      else {
        let n = t, r = it(n);
        for (; r !== n; ) {
          let o = tn.basename(n);
          this.segments.unshift(o), n = r, r = it(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Vn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Vn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = _e(t[n]), n === 0 && Hr(r) ? (r = ot(r), (0, Vn.default)(r === it(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Vn.default)(!r.includes(tn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(tn.sep) || DB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += tn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var st = process.platform === "win32", qr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Pt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Pt.default)(u && zr(u), "Parameter 'segments' first element must be a root path"), i = new nn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new nn(i).segments, this.trailingSeparator = _e(i).endsWith(Xn.sep), i = ot(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new nn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), st ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: st,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = st ? i.replace(/\\/g, "/") : i, this.minimatch = new Ae(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = _e(t), !t.endsWith(Xn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Xn.sep}`)) : t = ot(t), this.minimatch.match(t) ? this.trailingSeparator ? Fe.Directory : Fe.All : Fe.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = ot(t), it(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(st ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (st ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Pt.default)(t, "pattern cannot be empty");
    let r = new nn(t).segments.map((o) => e.getLiteral(o));
    if ((0, Pt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Pt.default)(!Hr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = _e(t), t === "." || t.startsWith(`.${Xn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Xn.sep}`))
      n = n || gh.homedir(), (0, Pt.default)(n, "Unable to determine HOME directory"), (0, Pt.default)(zr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (st && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Ai("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (st && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Ai("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Ai(e.globEscape(process.cwd()), t);
    return _e(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !st && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !st && a + 1 < t.length) {
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
var Gr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var lc = function(e, t, n, r) {
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
}, jB = function(e) {
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
}, UB = function(e, t, n) {
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
}, WB = process.platform === "win32", Ti = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = cc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return lc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = jB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return UB(this, arguments, function* () {
      let n = cc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new qr(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of fc(r)) {
        me(`Search path '${s}'`);
        try {
          yield Ot(Zn.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Gr(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = ph(r, s.path), c = !!a || dh(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Ot(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Ci.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Fe.Directory && n.matchDirectories)
              yield yield Ot(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Ot(Zn.promises.readdir(s.path))).map((m) => new Gr(Ci.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Fe.File && (yield yield Ot(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return lc(this, void 0, void 0, function* () {
      let r = new e(n);
      WB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new qr(i));
      return r.searchPaths.push(...fc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return lc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Zn.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              me(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Zn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Zn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          me(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var zB = N(wh(), 1);

// node_modules/@actions/glob/lib/glob.js
var HB = function(e, t, n, r) {
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
function bh(e, t) {
  return HB(this, void 0, void 0, function* () {
    return yield Ti.create(e, t);
  });
}

// src/files/matches.ts
async function Yn({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await GB(r)) {
      let i = qB(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || JB(o, r) || vh(o, r, t) || n.set(o, { line: r, path: o, relative: Xe(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !KB(r, n, t));
}
async function GB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await bh(`${VB(Ze(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function JB(e, { base: t }) {
  return Xe(t, e).split("/").some(Ge);
}
function vh(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && vh(q(e), t, n) : !1;
}
function KB(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function VB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Qn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as XB, statSync as ZB } from "node:fs";
import { dirname as kh } from "node:path";
function Oh(e) {
  let t = xh(), n = process.cpuUsage(), r = new Set(e.map(Eh));
  return () => {
    let o = xh(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: eI(t, o, (i + s) / 1e3),
      disks: tI(t, o, r),
      network: nI(t, o)
    };
  };
}
function xh() {
  return {
    stat: _i("/proc/stat"),
    self: _i("/proc/self/stat"),
    disks: _i("/proc/diskstats"),
    net: _i("/proc/net/dev")
  };
}
function _i(e) {
  try {
    return XB(e, "latin1");
  } catch {
    return "";
  }
}
function Eh(e) {
  let t = YB(e);
  if (t === void 0) return e === kh(e) ? "" : Eh(kh(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function YB(e) {
  try {
    return ZB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var QB = 10;
function eI(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => pc(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = rI(i);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Sh(t) - Sh(e)) * QB, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Sh({ self: e }) {
  let t = pc(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Ph = 512;
function tI(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, g) => Number(y) - Number(f[g])
    );
    return { name: c, readBytes: m * Ph, writtenBytes: d * Ph, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function nI(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, pc(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function pc(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function rI(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/system/bytes/buffer-pool.ts
function Et(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function er(e = 1024 * 1024) {
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

// src/report/phase-timer.ts
function Ih({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && oI(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
        s(m), l.firstByteMs ??= n(), Bh(l, p.length), yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return Et(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), Bh(p, l);
      }
    }
  };
}
function Bh(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function oI(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Fi() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((s) => iI(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Ih({ first: () => r.at(-1), add: i, now: t }),
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Oh(s);
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
function iI({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : sI(i / 1048576 / (a / 1e3))
  }];
}
function sI(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Uh = N($h(), 1);
import { writeFileSync as vI } from "node:fs";
import { join as kI } from "node:path";

// src/system/job-summary.ts
function Ah(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = wr(e);
  return Mh((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function Q4(e) {
  return Mh((t) => t.addRaw(e, !0));
}
var hc = Promise.resolve();
function Mh(e) {
  let t = If();
  if (!t) return hc;
  let n = hc.then(async () => {
    e(t), await t.write();
  });
  return hc = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Rh({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ee(t)} of ${ee(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var aI = 10 * 1024 * 1024, cI = 64;
function Th({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = Lh(t, ["download", "upload"]), s = o >= aI && e.concurrency < cI;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${z(o)} at ${i} MiB/s, and ${ee(r)} of ${ee(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Ch}`
  };
}
var Ch = "a higher `compression-level` makes entries smaller";
function Jr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return _h(
    e,
    `${n} busy ${tr(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function Ni(e) {
  return _h(e, `one thread was busy ${tr(e.load.thread)} of the time`, "faster cores");
}
function _h({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var uI = 32 * 1024;
function gc(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < uI, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${z(a)}`, l = u ? `wrote ${yc(r, s)} MiB/s` : `read ${yc(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${tr(e.load.disk)} of the time`,
    advice: Nh(e, u)
  };
}
function Fh(e) {
  let { bytes: t, mibPerSecond: n } = Lh(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${z(t)} at ${n} MiB/s`,
    advice: Nh(e, r)
  };
}
function Nh({ step: e, settings: t }, n) {
  if (e === "save" && n) return Ch;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Lh(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: yc(r, o) };
}
function yc(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function tr(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var fI = 1e3;
function Dh(e) {
  let { totalMs: t } = e;
  if (t < fI)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${ee(t)} in all` };
  let n = pI(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? mI[r].find(([m]) => lI[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: gI(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var lI = {
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
}, mI = {
  store: [["always", Rh]],
  network: [
    ["threadIsBusy", Ni],
    ["always", Th]
  ],
  disk: [
    ["ownCoresAreBusy", Jr],
    ["diskIsBusy", gc],
    ["coresAreBusy", Jr],
    ["threadIsBusy", Ni],
    ["diskIsUnseen", Fh]
  ],
  work: [
    ["ownCoresAreBusy", Jr],
    ["diskHinders", gc],
    ["coresAreBusy", Jr],
    ["threadIsBusy", Ni]
  ]
};
function pI(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: i, ownMs: s, programsMs: a } = t?.cpu ?? dI, [c] = (t?.disks ?? []).toSorted((f, l) => l.busyMs - f.busyMs), u = {
    cores: o,
    ownCores: (s + a) / (r * n),
    thread: Math.min(1, s / n),
    iowait: i * r,
    idle: 1 - o - i,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: u, disk: c, ...hI(e) };
}
var Kr = Number.NaN, dI = {
  cores: Kr,
  busy: Kr,
  iowait: Kr,
  ownMs: Kr,
  programsMs: Kr
};
function hI({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[yI[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var yI = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function gI({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ee(t), i = r ? `${r.name} took ${ee(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${tr(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${tr(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/chart.ts
var wI = 1e4;
function jh({ phases: e, totalMs: t }) {
  let n = e.toSorted((i, s) => s.ms - i.ms)[0], r = e.map((i) => {
    let s = i === n ? "crit, " : "";
    return `    ${bI(i)} :${s}${i.startMs}, ${Math.max(i.endMs, i.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < wI ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function bI({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ee(r)} of ${ee(n - t)}` : ee(n - t), c = i ? `, ${z(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Vr(e, t, n) {
  try {
    await xI(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? j : S)(`There is no report: ${O(r)}`);
  }
}
async function xI(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: Dh(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && S(a);
  let c = kI(G(), `headstart-${i.step}-${(0, Uh.randomUUID)()}.json`);
  if (vI(c, `${JSON.stringify(i, void 0, 2)}
`), Pe("report", c), !n) return;
  let u = `Headstart ${i.step}: ${i.outcome}`;
  await Ah(u, SI(i), r ? `${a}.

${jh(i)}` : "");
}
function SI(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      ta(e.key),
      e.matchedKey === void 0 ? "\u2013" : ta(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : z(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : z(e.bytes),
      String(e.files ?? "\u2013"),
      ee(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ee(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function Li(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Wh(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Li({ label: n, shared: !0 }, async () => {
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
import * as Le from "node:fs/promises";
import { basename as sy, dirname as Oc, join as ay } from "node:path";

// src/system/disk/eviction.ts
import * as Je from "node:fs/promises";
import { basename as $I, join as xc } from "node:path";

// src/system/disk/draft-file.ts
var Hh = N(zh(), 1);
import { constants as bc } from "node:fs";
import * as at from "node:fs/promises";
import { dirname as qh, join as vc } from "node:path";
var Di = ".drafts";
async function nr(e) {
  let t = vc(e, Di);
  await rt(e, t);
  let n = vc(t, (0, Hh.randomUUID)());
  return Jh(e, n, await at.open(n, "wx+", 384));
}
async function Gh(e, t) {
  let n = vc(e, Di, t), r = await at.open(n, bc.O_RDONLY | bc.O_NOFOLLOW | bc.O_NONBLOCK);
  return Jh(e, n, r);
}
function Jh(e, t, n) {
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
      return await n.sync(), await rt(e, qh(i)), OI(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await at.rm(t, { force: !0 });
    }
  };
}
async function OI(e, t) {
  try {
    await at.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await at.rm(e), process.platform === "win32") return !0;
  let n = await at.open(qh(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as Zh } from "node:fs";
import * as rn from "node:fs/promises";
import { join as Kh } from "node:path";
import { setTimeout as EI } from "node:timers/promises";
var ji = ".notes";
function rr(e) {
  let t = async (n) => (await rt(e, Kh(e, ji)), Kh(e, ji, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(II, () => {
      }) === await Ne(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: kc(async (n, r) => {
      await EI(BI), await Ne(n) === r && await Xh(await t(n), r);
    }),
    touch: kc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await rn.utimes(r, o, o).catch(async (i) => {
        if (I(i) !== "ENOENT") throw i;
        await Xh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: kc(async (n, r) => rn.link(await t(n), r))
  };
}
var BI = 20, Vh = 256;
async function Ne(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function kc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function II(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Zh, o = await rn.open(e, t | n | r).catch(() => {
  });
  try {
    let i = await o?.read(Buffer.alloc(Vh), 0, Vh, 0);
    return i?.buffer.toString("latin1", 0, i.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Xh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = Zh, a = await rn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var Yh = 3600 * 1e3;
async function Ui(e) {
  let n = (await or(xc(e, Di))).filter(({ writtenMs: r }) => Date.now() - r > Yh);
  await Promise.all(n.map(({ path: r }) => Je.rm(r, { force: !0 })));
}
async function Wi(e, t) {
  let n = new Map((await or(xc(e, ji))).map((i) => [$I(i.path), i])), r = t.map((i) => {
    let s = n.get(String(i.inode));
    n.delete(String(i.inode));
    let a = s ? Math.min(s.writtenMs, Date.now()) : i.usedMs;
    return { ...i, usedMs: a, isMounted: i.isLinked || (s?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: i }) => Date.now() - i > Yh);
  return await Promise.all(o.map(({ path: i }) => Je.rm(i, { force: !0 }))), r;
}
async function Xr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Je.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Je.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function or(e) {
  let t = await qe(e).then(() => Je.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = xc(e, r), i = await Je.lstat(o, { bigint: !0 }).catch(() => {
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
import { constants as zi } from "node:fs";
import * as Be from "node:fs/promises";
import { dirname as AI } from "node:path";
async function on(e, { dir: t, verify: n = "auto" }) {
  let r = await Be.open(e, zi.O_RDONLY | zi.O_NOFOLLOW | zi.O_NONBLOCK), o = rr(t);
  try {
    let i = await r.stat();
    if (!i.isFile()) throw new Error(`${e} is no file`);
    return Ua(e, i), {
      stat: i,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (s, a) => MI(r, s, a),
      file: RI(r, e, o, n),
      close: () => r.close()
    };
  } catch (i) {
    throw await r.close(), i;
  }
}
function MI(e, t, n) {
  let { acquire: r, release: o } = er();
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
      let s = await Sc(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Hi(e, t),
    async copyTo(i) {
      return await Be.copyFile(`/proc/self/fd/${e.fd}`, i, zi.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await TI(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function TI(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ne(e);
    if (await t(), await Ne(e) === r) return r;
  }
  throw new v("somebody is writing to it");
}
async function Sc(e, t, n) {
  try {
    let [r, o] = await Promise.all([Be.stat(AI(n)), e.stat()]);
    return r.dev !== o.dev || !await Hi(e, t) ? !1 : (await Be.symlink(await Be.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Hi(e, t) {
  let [r, o] = await Promise.all([
    Be.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Qh = 1024 * 1024;
async function ey({ path: e, dir: t, evict: n }) {
  let r = await nr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Qh,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      let l = Te(f), { bytesWritten: m } = await o.writev(f, c + u * Qh);
      if (m !== l) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await rr(t).prove(o, await Ne(o)), await r.discard(), u && await n().catch(() => {
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
import * as ty from "node:fs/promises";
import { basename as CI, join as _I } from "node:path";
async function ny(e) {
  let t = await Pc(e), n = (await Promise.all(t.map(Pc))).flat(), o = (await Promise.all(n.map(Pc))).flat().filter((i) => /^[0-9a-f]{64}$/.test(CI(i)));
  return (await Promise.all(o.map(or))).flat();
}
async function Pc(e) {
  return (await ty.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => _I(e, n.name));
}

// src/stores/local/local.ts
var ry = 1024 ** 3, oy = process.platform === "linux" ? pr : Au;
function cy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * ry, minFreeBytes: i = ry } = e, s = ({ scope: a, version: c, key: u }) => ay(t, oy(n), oy(a), pr(c), pr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await iy(t))
        for (let f of a) {
          let l = u.map((p) => Oc(s({ scope: f, version: p, key: "-" }))), m = await FI(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await _n(t), await Le.mkdir(t, { recursive: !0, mode: 448 }), await qe(`${t}/.`), !await NI(c, { dir: t, verify: r }))
        return ey({
          path: c,
          dir: t,
          async evict() {
            await Ui(t);
            let u = (await Wi(t, await ny(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Xr(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await iy(t) ? (await uy(Oc(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Le.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function iy(e) {
  return await _n(e), await my(e) ? (await qe(`${e}/.`), !0) : !1;
}
async function FI(e, t, n) {
  let r = (await Promise.all(e.map((o) => uy(o, t, n)))).flat();
  for (; ; ) {
    let o = Iu(t, r);
    if (!o) return;
    let i = await LI(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function uy(e, t, n) {
  if (!await ly(e, n)) return [];
  let r = As(sy(e)) ?? "", o = (await Le.readdir(e)).filter((a) => Ru(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = ay(e, a);
      return { path: c, stat: await Le.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await fy(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function fy(e, t) {
  let n = As(sy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await on(e, t);
  try {
    return (await $r({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function NI(e, t) {
  if (!await ly(Oc(e), t) || !await my(e)) return !1;
  try {
    return await fy(e, t), !0;
  } catch (n) {
    if (!(n instanceof v)) throw n;
    return await Le.rm(e, { force: !0 }), !1;
  }
}
async function LI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await on(e, o);
    await s();
    let c = () => Le.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (I(i) === "ENOENT") return;
    throw i;
  }
}
function ly(e, t) {
  return py(rp(t.dir, e));
}
function my(e) {
  return py(Le.lstat(e));
}
async function py(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (I(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function dy(e) {
  let t = DI(e.inputs.s3);
  return Li({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function DI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var hy = {
  local: ({ inputs: e, repository: t }) => cy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: dy,
  github: Wh
};
function yy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function gy(e, { start: t, end: n, order: r }) {
  let o, i = /* @__PURE__ */ new WeakMap(), { roles: s, readStore: a, memory: c } = e;
  async function* u() {
    for (let m = t; m < n; ) {
      let p = Math.floor(m / T), d = await jI(p, e);
      if (d) {
        let y = c.acquire(Math.min((p + 1) * T, n) - m);
        await UI(y, d, m).catch(s.giveUp) && (i.set(y, m), m += y.length, yield y);
        continue;
      }
      let h = WI(p, n, e);
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
async function wy(e, { roles: t, bypassed: n }) {
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
async function by(e, t, n) {
  let r = await e.roles.current(), o = He(n, n + Te(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await qi(s, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Ec(r, e) && s.datasync().catch(() => {
  });
}
function vy(e, t, n) {
  return Et(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await qi(a.draft.file, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Ec({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = He(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
async function qi(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Te(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as ZI, once as YI } from "node:events";
import { setTimeout as QI } from "node:timers/promises";

// src/stores/stash/election.ts
var xy = N(ky(), 1);
import { EventEmitter as zI } from "node:events";
import * as le from "node:fs/promises";
import { createServer as HI } from "node:net";
import { dirname as Ic, join as sn } from "node:path";
var Sy = ".fillers";
async function Py(e, t) {
  let n = sn(e, Sy, t);
  for (await rt(e, Ic(n)); ; ) {
    let r = await GI(n) ?? await JI(n);
    if (r) return r;
  }
}
var qI = 3600 * 1e3;
async function Oy(e) {
  let t = sn(e, Sy);
  for (let n of await le.readdir(t)) {
    let r = await le.stat(sn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qI && await le.rm(sn(t, n), { recursive: !0, force: !0 });
  }
}
async function GI(e) {
  for (let t of await le.readdir(e).catch(XI)) {
    let n = await oi(e, t);
    if (n) return { role: "follower", lines: n };
    await le.rm(sn(e, t), { recursive: !0, force: !0 });
  }
}
async function JI(e) {
  let t = await le.mkdtemp(sn(Ic(e), "joining-")), n = (0, xy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new zI(), s = HI((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), $c(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = KI(s, { said: r, followers: o, heard: i, path: sn(e, n) });
  if (!ri(t, n, s))
    return await le.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Rn(t, e);
  } finally {
    c || (s.close(), await le.rm(t, { recursive: !0, force: !0 }));
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
      await le.rm(o, { force: !0 }), await le.rmdir(Ic(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var VI = 36;
function $c(e, t) {
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
var e$ = /^[0-9a-f-]{36}$/, t$ = /^\d{1,7}$/, Ey = "fetches", n$ = 500;
function By(e, t) {
  return t$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Iy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = By(o, n);
    i !== void 0 && r(i);
  }), e(Ey);
}
var r$ = 4;
function $y(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), i = new ZI(), s = Promise.resolve(void 0), a, c = performance.now(), u = Promise.withResolvers();
  QI(n$, !1, { ref: !1 }).then(u.resolve);
  let f = /* @__PURE__ */ new Set(), l = (p) => {
    if (a === void 0 && e$.test(p))
      return a = p, s = Gh(e, p).catch(() => {
      }), !0;
    p === Ey && u.resolve(!0);
    let d = By(p, n);
    return d === void 0 || o.has(d) ? !1 : (o.add(d), !0);
  }, m = !1;
  return $c(t, (p) => {
    if (l(p)) c = performance.now();
    else if (performance.now() - c > r$ * r) return;
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
        return m || await YI(i, "news", { signal: AbortSignal.any([p, d.signal]) }), !0;
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
import { basename as o$ } from "node:path";
var i$ = 15e3, s$ = 16;
function Zr(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function My(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !a$(r)) return;
        if (++i > s$) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await c$(e), u && await Ay(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Ay(c).catch(n);
    }
  };
  return a;
}
function a$(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Ay(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function c$(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = i$, log: s } = e, a = await t.open(r, o);
  if (a) return { role: "follower", copy: a };
  let c = await t.elect(r);
  if (c.role === "filler") return u$(c, e);
  s("Reading along with another job of this host, which downloads the same entry");
  let u = Math.ceil(o / T);
  return { role: "follower", copy: $y(n, c.lines, { blocks: u, quietMs: i }) };
}
async function u$(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(o$(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${z(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Ry({ size: e, read: t }, n) {
  let { logError: r } = n, i = My({ ...n, size: e, onFill: async ({ draft: f, channel: l }) => {
    Ty(l, s);
    for (let { bytes: m, position: p } of s.ends) await qi(f.file, [m], p);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: er()
  }, a = !1, c, u = () => {
    let f = i.held();
    return f?.role === "filler" && Ec(f, s) ? f : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: l$(s),
      async link(f) {
        let l = await i.settled(), m = Zr(l);
        return m ? m.file.link(f) : l?.role !== "filler" || !await Sc(l.draft.file, l.draft.path, f) ? !1 : (c = f, !0);
      },
      async isInPlace() {
        let f = i.held(), l = Zr(f);
        return l ? l.file.isInPlace() : f?.role === "filler" && Hi(f.draft.file, f.draft.path);
      },
      async prove(f) {
        let l = Zr(i.held());
        if (l) return p$(l.file, f, s);
        try {
          await f();
        } catch (m) {
          if (i.held()?.role === "filler") throw m;
        }
        return a = u() !== void 0, a;
      }
    },
    read: (f, l, m) => gy(s, { start: f, end: l, order: m }),
    readEnd: (f, l) => vy(s, f, l),
    isPublished: () => Zr(i.held()) !== void 0,
    async finish() {
      let f = u();
      f && await f$(f, { ...n, isProven: a, link: c }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
async function f$({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = rr(r), c = setInterval(t.giveSign, m$);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ne(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function l$(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of He(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => by(e, o, i).catch(t.giveUp),
    arrival: (o, i) => wy(He(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Ty(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Ty(e, { size: t, onAsked: n }) {
  n && Iy(e, Math.ceil(t / T), n);
}
var m$ = 1e3;
async function p$(e, t, { bypassed: n }) {
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
import * as Yr from "node:fs/promises";
import { basename as d$, dirname as h$, join as ct } from "node:path";
var y$ = 1024 ** 3;
function _y(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = y$, isPull: o } = e, i = ct(t, "pulls"), s = ct(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Cy(i), Cy(s)]), l = o ? void 0 : 1;
    return (await Wi(t, f.flat())).map((m) => ({
      ...m,
      rank: h$(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await _n(t), await Yr.mkdir(t, { recursive: !0, mode: 448 }), await qe(t);
    for (let f of [i, s]) await rt(t, f);
  };
  return {
    async open(f, l) {
      await _n(t);
      for (let p of [t, i, s]) await qe(p).catch(Fy);
      let m = await Ac(ct(s, f), l, e);
      return m || o ? m ?? Ac(ct(i, f), l, e) : (g$(ct(i, f), ct(s, f)), Ac(ct(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => Yr.rm(ct(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Py(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Ui(t), Oy(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Xr(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return nr(t);
    },
    async put(f, l) {
      await f.publish(ct(a, l)) && await Xr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Cy(e) {
  return (await or(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(d$(t)));
}
function g$(e, t) {
  try {
    ue(e, t);
  } catch (n) {
    Fy(n);
  }
}
function Fy(e) {
  if (I(e) !== "ENOENT") throw e;
}
async function Ac(e, t, n) {
  try {
    let r = await on(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = I(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Yr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function Ny(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, log: a } = t, c = _y(t), u = (f) => {
    a(`The stash ${n} is not used: ${O(f)}`);
  };
  return {
    ...e,
    async find(f) {
      let l = await e.find(f);
      if (l?.identity === void 0 || !o(l.version)) return l;
      let { scope: m = "", version: p, key: d, size: h, identity: y } = l, g = Is([e.label, r, m, p, d, String(h), y]);
      try {
        let b = await c.open(g, h), x = async () => c.remove(g).catch(u), P = b$(
          l,
          Ry(l, { stash: c, dir: n, name: g, signal: i, quietMs: s, logError: u, log: a }),
          x
        );
        if (!b) return P;
        let { file: E, read: B, close: C } = b;
        return {
          ...P,
          original: P,
          stored: l,
          file: E,
          read(_, D) {
            return a(`Found in the stash ${n}`), Et(B(_, D), w$);
          },
          reject: x,
          async close() {
            await C(), await P.close();
          }
        };
      } catch (b) {
        return u(b), l;
      }
    }
  };
}
async function* w$(e) {
  try {
    yield* e;
  } catch (t) {
    throw new v(`it cannot be read: ${O(t)}`);
  }
}
function b$(e, t, n) {
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
function ir(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = yy(e), f = v$(t(hy[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return Ny(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function v$(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function sr(e, t, n) {
  return {
    inputs: e,
    service: Mf(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: $f(),
    isSealed: (r) => Hn.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Ly(S),
    warn: Ly(j),
    mask: hn
  };
}
function Ly(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var Mc = "Saving all files instead of the changes";
async function Dy({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await Rc(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), S(`${Mc}: ${O(s)}`);
      return;
    }
}
async function Rc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = await s.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let u = await zo(c, i);
    if (Uo(u) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: u };
  } catch (u) {
    throw await c?.close(), u;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as pg } from "node:fs";
import { open as iA } from "node:fs/promises";
import { join as sA } from "node:path";

// src/entry/body.ts
function jy(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(H(t) / T) }, a = /* @__PURE__ */ new WeakMap();
  return { ...Et(e.read(0, H(t), o), async function* (u) {
    for await (let { number: f, pieces: l } of Wy(u, { entry: e, index: t, blocks: s })) {
      let m = f * T;
      for (let p of l)
        i.throwIfAborted(), r?.(p.length), a.set(p, m), m += p.length, yield p;
    }
  }), positionOf: (u) => a.get(u) };
}
function Uy(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, H(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Wy(r, { entry: e, index: t, blocks: n })
  };
}
async function* Wy(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(He(r.first * T, r.end * T)), i = e.positionOf ? x$(e, n) : k$(e, r.first);
  for await (let { number: s, pieces: a } of i) {
    let u = ka(a, s, n.digests) ? a : [await S$(t, n, s)];
    await t.file?.filling?.write(u, s * T), o.delete(s) && (yield { number: s, pieces: u });
  }
  if (o.size > 0) throw new v("it ended before its body did");
}
async function* k$(e, t) {
  let n = vn(T), r = t;
  for await (let i of e) for (let s of n.push(i)) yield { number: r++, pieces: s };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* x$(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let i of He(o, o + r.length)) {
      let s = Math.max(o, i * T), a = n.get(i) ?? /* @__PURE__ */ new Map();
      n.set(i, a.set(s, r.subarray(s - o, (i + 1) * T - o)));
      let c = Math.min(T, H(t) - i * T);
      Te([...a.values()]) < c || (n.delete(i), yield {
        number: i,
        pieces: [...a].toSorted(([u], [f]) => u - f).map(([, u]) => u)
      });
    }
  }
}
async function S$(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await Er({ ...e, read: o }, r, Math.min(r + T, H(t)));
  if (ka([i], n, t.digests)) return i;
  throw new v(`the bytes from ${r} on do not match their SHA-256`);
}
async function* zy(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new v(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as X$, rmSync as Z$, writeFileSync as Y$ } from "node:fs";
import { join as Xi } from "node:path";
import { setTimeout as Q$ } from "node:timers/promises";

// src/system/detached.ts
var Tc = N(qy(), 1);
import { once as P$ } from "node:events";
import { finished as O$ } from "node:stream/promises";
var E$ = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Gi({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => E$.test(a)), r = (0, Tc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Wt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function I3({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Tc.spawn)(e, t, { cwd: n, env: { ...r, ...Wt() }, detached: s }), c = a[i];
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
    f += l, f.length > Gy && u();
  });
  try {
    let [l, m] = await P$(a, "exit");
    if (u(), await O$(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Gy) return f;
    throw new Q(`${e} ${Bn(l, m)}`);
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Gy = 4 * 1024 ** 2;

// src/mounts/mount-root.ts
import { lstatSync as Ky, mkdtempSync as A$, readdirSync as M$, realpathSync as Vy } from "node:fs";
import { basename as Xy, dirname as R$, join as Zy } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as B$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : B$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], c = { point: Jy(n.split(" ")[4] ?? ""), type: o, source: Jy(i), options: s };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Jy(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as I$, readlinkSync as $$ } from "node:fs";
function Cc() {
  return $$("/proc/self/ns/pid").replace(/\D/g, "");
}
function De(e) {
  try {
    let t = I$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var _c = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Yy(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Cc()}-${t}-${De(t)}-`;
  return A$(Zy(Vy(e), n));
}
function Qr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function an(e) {
  let t = k(e);
  return Z().filter((n) => Qr(n) === t || W(n.point, t));
}
function Qy(e) {
  let t = k(e);
  return Z().findLastIndex((n) => Qr(n) === t);
}
var eo = "headstart-broker";
function eg(e) {
  let t = k(e);
  return Z().filter((n) => n.type === "fuse" && Qr(n) === t);
}
function tg() {
  let e = (t) => Ji(t) || t === eo;
  return Z().flatMap((t) => e(Qr(t) ?? "") ? t.point : []);
}
function Ji(e) {
  return _c.test(Xy(e));
}
var T$ = 7200 * 60 * 1e3;
function C$(e) {
  let [, t, n = "", r] = Xy(e).match(_c) ?? [];
  if (t === Cc()) return De(n) !== r;
  let o = Ky(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > T$;
}
function _$(e) {
  return e.type === "squashfs" ? R$(e.point) : Qr(e);
}
function ng(e) {
  let t = Z().flatMap((o) => _$(o) ?? []).map((o) => w(o).toString()).filter((o) => Ji(o) && !F$(o)), r = (process.platform === "linux" ? M$(e).filter((o) => _c.test(o)) : []).map((o) => Zy(Vy(e), o)).filter(Ln);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(C$);
}
function F$(e) {
  try {
    let t = Ky(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Lr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as N$, readdirSync as L$, readlinkSync as D$, rmdirSync as j$, rmSync as U$, symlinkSync as W$ } from "node:fs";
import { tmpdir as z$ } from "node:os";
import { basename as H$, dirname as og, join as Fc } from "node:path";
import { setTimeout as q$ } from "node:timers/promises";
var G$ = 10, J$ = 300;
async function ig(e, { rights: t, warn: n }) {
  if (!Ji(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), i = ({ point: f }) => f === o, s = an(e).filter((f) => !i(f)), a = await rg(s.reverse(), { rights: t, warn: n, signal: r });
  if (!Ln(e)) return;
  K$(e);
  let c = an(e);
  if (!c.every(i) || (await rg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let u = { cwd: og(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", H$(e)], u);
}
async function rg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let i = 0; i < G$ && o.length > 0; i++) {
    i > 0 && await q$(J$, void 0, { signal: r });
    let s = o;
    o = [];
    for (let { point: a } of s) {
      let c = await Ki(a, [], { rights: t, signal: r }).then(() => {
      }, O), u = Z().some((f) => f.point === a);
      c !== void 0 && u && o.push({ point: a, reason: c });
    }
  }
  for (let { point: i, reason: s } of o)
    n(`${w(i)} is still in use, so it was only detached: ${s}`), await Ki(i, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function K$(e) {
  let t = (n) => D$(Fc(e, n), "latin1");
  for (let n of V$(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); W(o, r); o = og(o))
        j$(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(r) ?? "")) throw r;
    }
}
function V$(e) {
  try {
    return L$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function Ki(e, t, { rights: n, signal: r }) {
  let o = N$(Fc(z$(), "headstart-"));
  try {
    W$(w(e), Fc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    U$(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var cg = N(ag(), 1);
function Vi(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function ug(e) {
  let t = (0, cg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var cn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, fg = "server", eA = 6e4;
function lg() {
  let e = Xi(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Gi({ path: process.execPath, args: [e] }), i = ug(r);
  return {
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(eA)]);
      c.addEventListener("abort", o);
      try {
        Y$(Xi(s.dir, fg), `${t} ${De(t)}`), n.write(Vi(s));
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
var Nc = 5e3;
async function to(e, t) {
  let n = AbortSignal.timeout(Nc);
  for (let { point: s } of eg(e))
    await Ki(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Xi(e, fg);
  if (!X$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(mg(r)) ?? [];
  return o && await tA(Number(o), i), Z$(r, { recursive: !0, force: !0 }), nA(e) ?? "killed";
}
async function tA(e, t) {
  let n = performance.now();
  for (; De(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Nc) return;
    r > Nc && oA(e), await Q$(4);
  }
}
function nA(e) {
  try {
    return JSON.parse(mg(Xi(e, cn.report)));
  } catch {
    return;
  }
}
var rA = 64 * 1024;
function mg(e) {
  return vt(e, rA)?.toString() ?? "";
}
function oA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function no(e) {
  let t = await iA(sA(e, cn.image), pg.O_RDONLY | pg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Zi(e, t, n) {
  let r = {
    size: H(t),
    async *read(o, i) {
      yield* (await no(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Lc(r, t, n);
}
function Lc(e, t, n) {
  async function* r(o, i) {
    if (o === i) return;
    let s = { first: Math.floor(o / T), end: Math.ceil(i / T) }, a = s.first * T;
    for await (let { pieces: c } of Uy(e, t, s)) {
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
async function Dc(e) {
  let t = await no(e).catch((n) => {
    if (I(n) !== "ENOENT")
      throw n;
  });
  return t && Ne(t).finally(() => t.close());
}
async function dg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: i }) {
  if (!e || t === void 0) return;
  let s = await Dc(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: a, index: c } = await Rc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let u of Zi(t, c, i).read(0, H(c))) ;
    } catch (a) {
      throw i.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as jA, rm as UA } from "node:fs/promises";

// src/job/save/selection.ts
function ar({ paths: e, localDir: t, stash: n }) {
  return ro([t, n.dir], Ye(e, process.cwd()));
}
function ro(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => W(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Qi, readdirSync as aA } from "node:fs";
function gg(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw jc();
    for (let [o, i] of Yi(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function wg(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let i = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: hg(e.merged) !== hg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: s, removed: a, skipped: c } = i, u = (m, p) => {
    let { files: d, bytes: h } = bg(Ie(e.base, m), p);
    i.moreFiles -= d, i.deadBytes += h;
  }, f = (m) => {
    if (s.push(m) + a.length > o) throw jc();
  }, l = (m, { isUpper: p, isBase: d, isDetached: h }) => {
    let y = s.length + a.length;
    f(m);
    let g = p ? Yi(Ie(e.upper, m)) : yg, b = d && !h && !n, x = (C) => b ? cA(Ie(C, m), g.keys()) : Yi(Ie(C, m)), P = d ? x(e.base) : yg, E = /* @__PURE__ */ new Set();
    for (let [C, _] of x(e.merged)) {
      let D = Ie(m, C);
      if (Ge(C) || r?.(w(Ie(e.merged, D)).toString())) continue;
      if (!_.isFile() && !_.isDirectory() && !_.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      E.add(C);
      let [Ue, oe] = [g.get(C), P.get(C)];
      if (!Ue && !h) {
        if (!oe && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (oe && !(n && oe.isDirectory() && _.isDirectory())) continue;
      }
      i.moreFiles++, oe && !(oe.isDirectory() && _.isDirectory()) ? u(D, oe) : oe && i.moreFiles--, _.isDirectory() ? l(D, {
        isUpper: Ue?.isDirectory() ?? !1,
        isBase: oe?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: h || t.has(D)
      }) : (f(D), _.isFile() && (i.bytes += Qi(w(Ie(e.merged, D))).size));
    }
    for (let [C, _] of P) {
      if (E.has(C)) continue;
      let D = Ie(m, C);
      if (a.push(D) + s.length > o) throw jc();
      u(D, _);
    }
    d && !p && !h && s.length + a.length === y + 1 && s.pop();
  };
  return l("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), i;
}
function hg(e) {
  let { mode: t, mtimeMs: n } = Qi(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var yg = /* @__PURE__ */ new Map();
function cA(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Qi(w(Ie(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Yi(e) {
  let t = aA(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function bg(e, t) {
  if (t.isFile()) return { files: 1, bytes: Qi(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Yi(e)) {
    let { files: i, bytes: s } = bg(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
function jc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function vg(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [i, s] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = k(await e.layersOf(i));
      for (let c of s) {
        let u = await e.detachedIn(c, gg(k(c.upper), o)), f = a + (c.prefix === "" ? "" : `/${c.prefix}`), l = { upper: k(c.upper), merged: k(c.match.path), base: f }, m = wg(l, { detached: u, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= m.members.length + m.removed.length, r.push({ ...c, changes: m });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function kg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function oo({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as hA } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as uA } from "node:fs";
async function xg(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { how: s, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : lA(o), c = mA({ dir: t, members: n, removed: r }, i), u = { source: "-", how: ["-tar", ...s], names: [], archive: c, topSeconds: a, whiteouts: r }, f = await Ur(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var fA = 2 ** 32 - 1;
function lA(e) {
  let { mode: t, mtimeMs: n } = uA(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), fA);
  return { how: ["-root-mode", (t & 511).toString(8), Yp], topSeconds: r };
}
async function* mA({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Cr({ ...pA, name: s });
  if (t.length === 0) {
    yield Buffer.alloc(dA);
    return;
  }
  let i = te([Go(r.tar)], { cwd: e, signal: o });
  i.stdin.end(`${t.join("\0")}\0`, "latin1"), i.ended.catch(() => {
  }), yield* i.stdout, await i.ended;
}
var pA = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, dA = 1024;

// src/job/save/changes/delta-layer.ts
async function Sg(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: i } = Qa(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Pg(e) {
  let { frame: t, bytes: n } = yd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Og({ root: e }, t, n, { inputs: r, tools: o, scratch: i, signal: s }) {
  let [a] = t, c = e !== void 0, u = t.flatMap((y) => y.changes.members.map((g) => oo(y, g))), f = t.flatMap((y) => y.changes.removed.map((g) => oo(y, g))), l = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: u.filter((y) => y !== ""),
    removed: f
  } : { dir: i, top: void 0, members: u, removed: f }, m = { scratch: i, tools: o, level: r.compressionLevel, signal: s }, p = await xg(n, l, m), { size: d } = await hA(n), h = p.members + (c ? 1 : 0);
  return { layer: { path: n, length: d, files: h, bytes: p.bytes, ...c && { root: e } }, removed: f };
}

// src/job/save/changes/full-save.ts
var yA = 8, gA = 5 * 1024 ** 2, wA = 0.5, bA = 0.25;
function Eg({ layers: e, baseBytes: t }) {
  if (t < gA) return `the restored cache has only ${z(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > yA) return `the cache would have ${n} layers of changes`;
  if (vA(e) > wA) return "most of the restored cache is no longer used";
}
function vA(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Uc(e) / t;
}
function Uc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Bg(e) {
  return Math.floor(e * bA);
}
function Ig(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: i = 0 } = r, s = Math.min(n, Math.max(0, o - i));
    return n -= s, s > 0 ? { ...r, deadBytes: i + s } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as TA, readlinkSync as CA, realpathSync as _A } from "node:fs";
import { join as so } from "node:path";

// src/mounts/broker.ts
var Mg = N(Ag(), 1);
import { once as kA } from "node:events";
import { connect as xA } from "node:net";
var SA = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, PA = 1024 ** 2;
function cr(e, t) {
  async function n(r, o) {
    let i = AbortSignal.timeout(SA[r] * 1e3), s = AbortSignal.any([t, i]), a = xA({ path: e, signal: s });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > PA && a.destroy();
    });
    try {
      await kA(a, "connect", { signal: s });
      let c = (0, Mg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: u } = await c.next();
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
var es = 512, [OA, EA, BA] = [124, 136, 156];
async function Rg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), i = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), s = [...$A(i)];
  if (s.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => s[c]));
}
var IA = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* $A(e) {
  let t = !1;
  for (let n = 0; n + es <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + OA, n + EA), 8), o = n + es, i = String.fromCharCode(e[n + BA]);
    if (i === "x") {
      let s = e.subarray(o, o + r);
      t = IA.some((a) => s.includes(a, 0, "latin1"));
    } else {
      if (i !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / es) * es;
  }
}

// src/mounts/layers.ts
import { mkdirSync as Wc, writeFileSync as RA } from "node:fs";
import { join as ts } from "node:path";

// src/mounts/kernel-config.ts
var Fg = N(Cg(), 1);
import { existsSync as AA, readFileSync as _g } from "node:fs";
import { release as MA } from "node:os";
function Ng(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function Lg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${MA()}`];
  try {
    return AA(t) ? _g(t, "latin1") : (0, Fg.gunzipSync)(_g(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function io({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (f, l, m, p) => {
    await t.run("mount", ["-i", "-n", "-t", l, "-o", m, "--", p, f], r), o.push(f);
  }, a = ({ offset: f, length: l }, m) => `${m}loop,offset=${f},sizelimit=${l},ro,nosuid,nodev`, c = async (f, l) => {
    Wc(ts(e, l)), await ns(i ?? Ng(Lg()), async (m) => {
      await s(l, "squashfs", a(f, m), "image"), i = [m];
    });
  }, u = async (f, l, m) => {
    if (f.length === 0) return;
    for (let h of l) Wc(ts(e, h));
    let [p = ""] = i ?? [], d = f.map((h, y) => `image ${l[y]} squashfs ${a(h, p)} 0 0
`);
    RA(ts(e, m), d.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", m], r), o.push(...l);
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
      return Wc(ts(e, l)), await s(l, "overlay", `ro,nosuid,nodev,xino=${m === "own" ? "on" : "off"},lowerdir=${f.join(":")}`, e), l;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let f = o.splice(0);
      f.length > 0 && await t.run("umount", ["-l", "--", ...f], r);
    }
  };
}
async function ns(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ns(r, t);
  }
}

// src/job/save/changes/job-mounts.ts
function Dg(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? FA(e.index, r, t, n) : DA(e, o, t, n);
}
async function FA(e, t, n, r) {
  let o = await qn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = NA(t, e, n), s = io({ dir: t, rights: o, signal: r });
  return {
    sites: i,
    copy: Zi(t, e, r),
    async layersOf(a) {
      await (await no(t)).close();
      let c = `base-${a.root ?? "all"}`, u = await s.mountAll(LA(a, e), c), [f] = u.length > 1 ? [await s.stack(u, c, "of layers")] : u;
      return so(t, f);
    },
    detachedIn: ({ upper: a }, c) => Rg(a, c, { rights: o, signal: r }),
    release: s.release
  };
}
function NA(e, { segments: t }, n) {
  let r = TA(e).flatMap((s) => s.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((s) => [CA(so(e, `target-${s}`), "latin1"), s])
  ), i = n.map((s) => {
    let a = o.get(k(s.path));
    if (a === void 0) throw new Error(`${s.path} is not mounted`);
    let { options: c } = jg(s, an(e)), u = t.filter(({ kind: p }) => p === "image"), f = u.find(({ root: p }) => p === s.line.number), l = f ?? u.find(({ root: p }) => p === void 0);
    if (!l) throw new Error(`${s.path} is in no image`);
    let m = s.relative === "" ? "" : `/${k(s.relative)}`;
    return {
      match: s,
      image: l,
      prefix: f ? "" : `${s.line.number}${m}`,
      upper: so(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (i.length < o.size) throw new Error("a directory of the restored cache is gone");
  return i;
}
function jg({ path: e }, t) {
  let n = _A(e, "latin1"), r = t.filter((i) => i.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (Z().some((i) => i.point !== n && W(i.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function LA(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function DA({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = cr(n, i), a = Z().filter(({ source: l }) => l === eo), c = /* @__PURE__ */ new Map(), u = o.map((l) => {
    let { options: m, point: p } = jg(l, a), d = r.find(({ target: g }) => k(g) === p)?.view, h = t.segments.find(({ kind: g, root: b }) => g === "image" && b === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((g) => g.type === "tmpfs" && g.point === k(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: so(d, "upper"), hasOwnFiles: y };
  });
  if (u.length < r.length) throw new Error("a directory of the restored cache is gone");
  let f = (l) => c.get(l);
  return {
    sites: u,
    copy: Lc(e, t, i),
    layersOf: async (l) => so(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function Ug(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, i = await jA(A(G(), "headstart-")), s = () => UA(i, { recursive: !0, force: !0 });
  try {
    let a = zA(t, e.inputs), c = WA(n, t, H({ segments: a }), r);
    return { ...await HA(a, { ...e, scratch: i }).catch(async (f) => {
      throw await c.then(({ undo: l }) => l()), f;
    }), copied: await c, close: s };
  } catch (a) {
    if (await s(), o.throwIfAborted(), a instanceof ln || a instanceof mn) throw a;
    S(`${Mc}: ${O(a)}`);
    return;
  }
}
function WA(e, { entry: t }, n, r) {
  let o = n - n % T, i = r.during("copy", () => e.copyFrom(t, o));
  return i.catch(() => {
  }), i;
}
function zA({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Wg(r, e.size), r;
}
async function HA(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: i, scratch: s, timeline: a, signal: c } = t, { entry: u, index: f } = n, l = await Dg(n, o, c), m = Bg(f.files), p = await i.leaveOut({
    trees: l.sites.map(qA),
    excludes: r.excludes,
    signal: c
  }), { excludes: d } = ro([s, ...p], r), h = await a.during("compare", () => vg(l, { excludes: d, most: m }));
  if (h.some(
    ({ match: B, changes: C }) => C.removed.some((_) => p.includes(GA(B, _)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: y } = l, g = h.filter(({ changes: B }) => kg(B)), b = Map.groupBy(g, ({ image: B }) => B), x = [...e];
  for (let [B, C] of b) JA(x, B, rs(C, "deadBytes"));
  let [P, E] = [[], await Sg(y, f)];
  En({ matches: o, scratch: s });
  for (let [B, C] of b) {
    let _ = A(s, `delta-${P.length}`), { layer: D, removed: Ue } = await a.during("pack", () => Og(B, C, _, t));
    P.push(D), E.push(Ue);
  }
  return Wg([...x, ...P.map((B) => ({ ...B, kind: "delta" }))], u.size), {
    base: n,
    copy: y,
    keptBytes: H({ segments: x }),
    kept: x,
    layers: P,
    removals: E.length > 0 ? Pg(E) : void 0,
    files: Math.max(0, f.files + rs(g, "moreFiles")),
    bytes: Math.max(0, f.bytes + rs(g, "bytes") - rs(g, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...C }) => B.skipped.map((_) => oo(C, _)))
  };
}
function qA({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function GA({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function Wg(e, t) {
  let n = Eg({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function rs(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function JA(e, { root: t }, n) {
  let r = [...e.keys()].filter((i) => e[i]?.root === t), o = Ig(
    r.map((i) => e[i]),
    n
  );
  for (let [i, s] of r.entries()) e[s] = o[i];
}

// src/job/save/choose-format.ts
async function zg(e, t, { tools: n, signal: r }) {
  let o = t.format, i = Jn(e, t), s = i.find(({ id: u }) => u === o), a = s ?? await KA(i, t, { tools: n, signal: r }) ?? i[0];
  o !== "auto" && !s && S(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function KA(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: s }) => s);
  if (!o || t.format !== "auto") return;
  let i = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? i || !Gn(await Bi(t, r)) ? void 0 : o : (i && S(`Saved to be unpacked instead of mounted: this runner makes no image, for ${i}`), i ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as oM, rm as iM } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as Hg, readdirSync as VA, readlinkSync as XA } from "node:fs";
function* os(e, t, n = []) {
  for (let { path: r, stat: o, ...i } of e) {
    let s = { path: k(r), member: zc(i), excludes: t };
    o.isDirectory() ? yield* YA(s, n) : yield [qg(s, o)];
  }
}
function zc({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${k(t)}`;
}
var ZA = 256;
function* YA(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: i, member: s } = o, a = [
      { member: s.includes("/") ? s : `${s}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of VA(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let u = { path: `${i}/${c.name}`, member: `${s}/${c.name}`, excludes: n };
      Ge(c.name) || n?.(w(u.path).toString()) ? t.push(u.member) : c.isDirectory() ? r.push(u) : a.push(qg(u, c)), !(a.length < ZA) && (yield a, a = []);
    }
    yield a;
  }
}
function qg(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? QA(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: XA(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function QA({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = Hg(w(e)), i = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: i, length: n };
  let { dev: s, ino: a } = Hg(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: i, length: n, hardLink: { inode: `${s}:${a}`, names: o } };
}

// src/report/progress.ts
var eM = 1e3;
function ao(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < eM) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${el(i, a - r)}`);
  };
}

// src/stores/transfer/least-speed.ts
function is({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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

// src/stores/transfer/limits.ts
var Gg = (e) => Math.min(24, 3 * e);
function Hc(e) {
  return Math.random() * Math.min(4e3, e);
}
var qc = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Jg = {
  ...qc,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, Hq = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, qq = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/upload.ts
function Kg(e, { onTaken: t, limits: n = qc } = {}) {
  let r = vn(e.partBytes), o = /* @__PURE__ */ new Set(), i = tM(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Te(l), p = m < e.partBytes;
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
function tM(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = is({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let u = setInterval(() => {
    let f = i.check(n(), performance.now());
    f && a(new Error(`the store takes only ${f}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(u) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as nM } from "node:fs";
function Vg(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: i, bytes: s } = o;
  return {
    rest: i,
    bytes: s,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Or(s)),
    pack: (a) => t.during("pack", () => rM(e, s, { write: a, signal: n }))
  };
}
async function rM({ copy: e, keptBytes: t, kept: n, layers: r, removals: o, files: i, bytes: s, skipped: a }, c, u) {
  await Ut(e.read(c, t), u);
  let f = [...n], l = t, m = async ({ kind: p, length: d, ...h }) => {
    let y = Sn(l, p);
    y > l && await u.write(Buffer.alloc(y - l)), f.push({ kind: p, offset: y, length: d, ...h }), l = y + d;
  };
  for (let { path: p, ...d } of r)
    await m({ kind: "delta", ...d }), await Ut(nM(p, { highWaterMark: T }), u);
  if (o) {
    let { frame: p, ...d } = o;
    await m({ kind: "removals", length: p.length, ...d }), await u.write(p);
  }
  return { segments: f, files: i, bytes: s, skipped: a };
}

// src/job/save/fill-draft.ts
var Gc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ss(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function Xg(e, t) {
  let { inputs: n, key: r, selection: o, format: i, isHere: s, timeline: a, findings: c, signal: u } = t, f = o.lines.map(({ base: B }) => B);
  a.watch([...f, G(), ...s ? [n.localDir] : []]);
  let l = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: aM.bind(void 0, t) }, m = t.delta ? Vg(t.delta, t) : l, p = sM(m.rest, t), d = t.holdBack?.(p) ?? p, h = xl(), y = await m.pack(async (B) => {
    h.update(B), await d.write(B);
  });
  if (fM(y), y.segments.length === 0)
    return ht(Gc), "nothing";
  let { files: g, bytes: b } = y, x = Buffer.concat([m.digests, h.finish()]), P = i.indexed ? cM(y, x, t) : Buffer.alloc(0);
  await d.write(P);
  let E = H(y) + P.length;
  return Object.assign(c, { files: g, bytes: b, storedBytes: E }), S(`Cache Size: ${To(E)}`), m !== l && uM(m, y, E, t), await d.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (u.throwIfAborted(), await d.commit() ? "published" : (S(ss(r)), "nothing"));
}
function sM(e, { isHere: t, timeline: n }) {
  let r = Kg(e, { onTaken: ao("Sent", void 0, S) }), o = n.phaseTimer(), i = t ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function aM({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: i, signal: s, ...a }, c) {
  let u = a.matches.map(({ path: x }) => ({ path: k(x) })), f = e.secrets === "warn" ? [] : await o.leaveOut({ trees: u, excludes: t.excludes, signal: s }), l = a.matches.filter(({ path: x }) => !f.includes(x)), m = await oM(A(G(), "headstart-")), { excludes: p } = ro([m, ...f], t), d = p ? [] : void 0, h = o.watch(l, (x) => os([x], p, d)), y = i.items("walk", h), g = { matches: l, found: y, leftOut: d, scratch: m, tools: n, signal: s, write: c }, b = { workspace: yt(), level: e.compressionLevel };
  return i.during("pack", () => r.pack({ ...g, ...b })).finally(() => iM(m, { recursive: !0, force: !0 }));
}
function cM(e, t, { inputs: n, key: r, format: o, createdBy: i, sign: s }) {
  let { segments: a, files: c, bytes: u } = e, f = { container: xn, format: o.id, key: r, paths: n.paths, createdBy: i };
  return El({ ...f, segments: a, files: c, bytes: u, digests: t }, s);
}
function uM({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.layers ?? [], i = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((m, { length: p }) => m + p, 0),
    sentBytes: n - e,
    deadBytes: Uc(t)
  };
  Object.assign(r.findings, i);
  let { reusedBytes: s, packedBytes: a, sentBytes: c } = i, [u, f, l] = [s, a, c].map(z);
  S(`Reused ${u}, packed ${f}, ${r.isHere ? "wrote" : "sent"} ${l}`);
}
function fM({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  S(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as QR, rm as eT } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as Jc, rmdirSync as Zg, rmSync as lM, unlinkSync as mM, utimesSync as pM } from "node:fs";
function as(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) mM(w(e));
  else if (!r.isDirectory()) Yg(e);
  else return dM(e, t, r);
  return !1;
}
function dM(e, t, { mode: n, mtimeMs: r }) {
  Jc(w(e), 448);
  let o = !1;
  for (let i of se(e)) o = as(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Jc(w(e), n & 4095), pM(w(e), r / 1e3, r / 1e3)) : Zg(w(e)), o;
}
function Yg(e) {
  Jc(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? Yg(n) : lM(w(n));
  }
  Zg(w(e));
}

// src/system/disk/space.ts
import { statfs as hM } from "node:fs/promises";
var yM = 0.05, gM = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, wM = 20;
async function Qg(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await hM(e), s = (c, u) => Math.floor(Math.min(u * yM, gM[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
async function je(e, t) {
  let n = await Qg(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(z(t.bytes), z(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function ur(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Qg(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, wM);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as CR } from "node:fs";
import { join as _R } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as jM, readdirSync as UM } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as bM,
  mkdirSync as vM,
  readdirSync as kM,
  readlinkSync as xM,
  statSync as SM,
  symlinkSync as PM,
  utimesSync as OM
} from "node:fs";
import { setImmediate as EM } from "node:timers/promises";
async function Kc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = SM(e);
  vM(t);
  for (let i of kM(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await Kc(s, a, n) : i.isSymbolicLink() ? PM(xM(s), a) : bM(s, a);
  }
  OM(t, r / 1e3, o / 1e3), await EM(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as BM, readdirSync as IM, rmdirSync as $M, rmSync as ew, writeFileSync as AM } from "node:fs";
import { setTimeout as MM } from "node:timers/promises";
var RM = 20, TM = 6e4;
function tw(e) {
  return A(e, `${Nn}lock-${process.geteuid?.() ?? 0}`);
}
function cs(e) {
  let t = tw(e), n = L(k(t));
  if (n && !Lr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function us(e, t) {
  if (!Dn(e)) return () => {
  };
  let [n, r] = [q(e), Eo(e)], [o, i] = [tw(n), A(e, "lock")];
  BM(i, { mode: 448 }), AM(A(i, r), "");
  let s = Date.now() + TM;
  for (; !CM(i, o); ) {
    cs(n);
    let a = await _M(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await MM(RM, void 0, { signal: t });
  }
  return () => {
    ew(A(o, r), { force: !0 });
    try {
      $M(o);
    } catch {
    }
  };
}
function CM(e, t) {
  try {
    return Rn(e, t);
  } catch (n) {
    throw cs(q(t)), n;
  }
}
async function _M(e) {
  let t = !1;
  for (let n of FM(e))
    await fi(A(q(e), n)) ? t = !0 : ew(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function FM(e) {
  try {
    return IM(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as NM, mkdirSync as LM } from "node:fs";
function rw(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = DM(r, o);
      bp(i, o), n.push(...i);
    }
  } catch (r) {
    for (let o of t) si(o);
    throw r;
  }
  for (let r of t) qa(r);
  return n;
}
function DM(e, t) {
  let n = k(A(t, "tree", String(e.number)));
  if (!L(n)) return [];
  let r = A(t, "aside", String(e.number));
  LM(r, { recursive: !0 });
  let o = 0, s = ow({ line: e, aside: () => k(A(r, String(o++))) }, n, k(e.base));
  return s.length === 0 ? [] : [...Kt(k(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function ow(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.line.matches(o)) return iw(e, t, n);
  if (!L(t)?.isDirectory())
    throw new v(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = L(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let s = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return ow(e, `${t}/${a}`, Ze(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function iw(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ai(t) }];
  if (r.isDirectory() && o.isDirectory())
    return NM(w(t), 448), [...se(t).flatMap(
      (a) => iw(e, `${t}/${a}`, Ze(n) + a)
    ), { do: "stamp", path: n, stamp: nw(o), before: nw(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = ai(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function nw({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function sw({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(kt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      cs(l), i.set(l, ui(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f), Vc(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Xc(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await us(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = rw(u);
    });
  } finally {
    for (let u of a) u();
    await Promise.all([...i.values()].map((u) => u.remove())), vp(c);
  }
}
function Vc(e, t) {
  let n = UM(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new v(`it holds ${n}, which is not of any line of path`);
}
async function Xc({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (L(k(o))) {
    jM(A(n, "tree"), { recursive: !0 });
    try {
      ue(o, i);
    } catch (s) {
      if (I(s) !== "EXDEV") throw s;
      await ur(n, r, async (a) => {
        process.platform === "win32" ? await Kc(o, i, a) : await Xt("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function Zc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var WM = 10;
async function aw(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - WM && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Qc } from "node:path";

// src/stores/transfer/download.ts
import { Readable as uR } from "node:stream";

// src/stores/transfer/concurrency-limiter.ts
function cw(e) {
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

// src/stores/transfer/http-contract.ts
async function uw(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var Y = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
};
function Bt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var co = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", fw = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [co, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [co, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [co, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [co, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [co, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function sG(e, t) {
  if (e instanceof Y) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return lw(Number(n), t);
  let r = I(e) ?? "unknown error", [o, i] = fw[r] ?? ["the connection failed", "retry"];
  return new Y(`${Bt(t)}: ${o} (${r})`, i);
}
function aG(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = fw[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function lw(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${Bt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function cG(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${Bt(t)}: ${n} (${e})`, "none");
}
async function mw({ status: e, headers: t, body: n }, r) {
  if (e === 407) return lw(e, r);
  let o = await GM(n), [i, s] = zM(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? JM(t["retry-after"]) : 0;
  return new Y(`${Bt(r)}: ${i} (${a})`, s, c);
}
function zM(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${HM(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function HM(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var qM = 4096;
async function GM(e) {
  let t = [];
  return await uw(qM, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function JM(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/deadline.ts
async function lG({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function pw(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function dw({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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

// src/stores/transfer/range-request.ts
async function yw(e, t) {
  let { http: n, object: r, signed: o, signal: i } = t, { url: s } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, u = await n.request(s, {
    method: "GET",
    headers: c,
    signal: i,
    onHead: (f, l) => hw(f) ? XM(f, l, e, t) : void 0
  });
  if (!hw(u)) throw await mw(u, s);
  if (a && e.finish(), !e.isComplete()) throw ut(s, "the connection ended before the object did", "resume");
}
var hw = ({ status: e }) => e === 200 || e === 206;
function XM(e, t, n, r) {
  let { url: o } = r.signed;
  QM(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (ZM(e, n, r), r.onWholeObject(n)) : YM(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw ut(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a)), r.onBytes(n, s.length, t), i && n.isComplete() && t.end();
  };
}
function ZM({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw ut(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !gw(e["content-length"], r))
    throw ut(n, "the object has another length", "retry");
}
function YM({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw ut(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!gw(i, t.end - t.position))
    throw ut(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function gw(e, t) {
  return e === void 0 || e === String(t);
}
function QM({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw ut(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw ut(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw ut(t, o, "none");
  }
}
function ut(e, t, n) {
  return new Y(`${Bt(e)}: ${t}`, n);
}

// src/stores/transfer/fill-part.ts
async function ww(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await eR(e, t);
    if (o?.recover === "await-whole" && t.begun && await pw(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function eR(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: i } = t, s = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !i(e)) return;
    await tR(e, a, t), s.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof Y)) throw c;
    if (c.recover === "slow-down" && s.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    s.release();
  }
}
function tR(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => yw(e, { ...n, signed: t, signal: o }),
    (i) => r.abort(new Y(`${Bt(t.url)}: ${i}`, "resume"))
  );
}

// src/stores/transfer/part.ts
function bw(e, t, n) {
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

// src/stores/transfer/retry.ts
import { setTimeout as sR } from "node:timers/promises";
var aR = 100;
async function SG(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, i = e.maxWaitMs ?? 4e3;
  for (let s = 0; ; ) {
    let a = dw(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: u, recovery: f, retryAfterMs: l } = r(a.isOver() ? void 0 : c);
      if (f === "recovered") continue;
      if (s += a.isOver() ? 2 : 1, f === "final" || s >= o() || l > i) throw u;
      i -= l, await kw(Math.max(l, Hc(aR * 4 ** s)), n);
    } finally {
      a.end();
    }
  }
}
function vw(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Gg(e.parts), i = 0;
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
          let m = l ? 0 : t.backoffMs * 2 ** (a - 1), p = u.retryAfterMs + Hc(m);
          if (u.retryAfterMs > 0 && p > n()) throw u;
          p > 0 && await kw(p, r);
        }
      };
    }
  };
}
async function kw(e, t) {
  await sR(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function xw(e) {
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
function Sw(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/stall-watch.ts
function Pw(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, i = is(t, n), s = 0, a = performance.now(), c, u = cR(e, () => {
    a = performance.now();
  }), f = (p) => {
    let d = i.check(r() !== void 0, p);
    if (d && o(`the store sends only ${d}`), s >= t.progressBytes || !r())
      a = p, s = 0;
    else if (p - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Ow(t.noProgressMs)}`);
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
function cR({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new WeakMap(), s = { bytes: 0, ms: 0 }, a = (u, f) => {
    let { part: l, abort: m } = u;
    l.position - u.seenPosition >= e.progressBytes || n() ? (u.seenAt = f, u.seenPosition = l.position) : f - u.seenAt >= e.idleMs && m(`it sends next to nothing for ${Ow(e.idleMs)}`);
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
function Ow(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/stores/transfer/download.ts
function Ew(e, t, n) {
  return new Yc(e, t, n);
}
var Yc = class extends uR {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Jg, ...o.limits }, this.#s = n, this.#p = r, this.#u = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#m = o.memory ?? er(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#m.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#y();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#f.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#f, o = this.#t, i = this.#u - this.#s, s = Pw({
      limits: o,
      bytes: i,
      awaited: () => this.#l ? this.#i[0] : void 0,
      isPaused: () => this.#d !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new Y(c, "retry"))
    }), a = Math.ceil(i / this.#c);
    return {
      http: t,
      object: this.#o,
      link: xw(this.#o),
      begun: this.#s === 0 ? Promise.withResolvers() : void 0,
      limiter: cw(n),
      retries: vw({ parts: a, limits: o, remainingMs: s.remainingMs, signal: r }),
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
      this.#i.push(n), ww(n, this.#h).then(
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
    return o ? this.#p = n - ((n - t) % r || r) : this.#s = Math.min(t + r, n), bw(o ? this.#p : t, o ? n : this.#s, this.#m);
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

// src/mounts/lazy/found-entry.ts
async function Bw(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: i, size: s, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: i, size: s, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function WG(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, url: Sw(async () => {
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
    read: (h, y) => Ew(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/lazy-mount.ts
function Iw(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? lg() : void 0;
}
async function $w({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Bw(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Io(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await to(o, i), s.throwIfAborted(), S(`Receiving all of the image before mounting it: ${O(f)}`);
    return;
  }
  let u = Qc(o, cn.image);
  return await ec(u, n), { path: u, images: n };
}
async function uo(e, t, n) {
  let r = await to(e, t);
  return await n?.(r, t), await ig(e, { rights: t, warn: j }), r;
}
function Aw(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Mw(e, t) {
  if (!e) return Qc(t, cn.image);
  if (e === "killed") {
    j("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return fR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Qc(t, cn.blocks) : void 0;
}
function fR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  S(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${ee(i)}; ${z(s)} were never needed`
  ), a !== void 0 && n < t && j(`Not all of the cache could be read: ${a}`), c !== void 0 && j(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as pR, existsSync as dR, mkdirSync as ls, readdirSync as hR, realpathSync as yR, symlinkSync as ms, utimesSync as gR } from "node:fs";
import { lstat as wR } from "node:fs/promises";
import { join as ye } from "node:path";

// src/mounts/alone.ts
var Rw = Promise.resolve();
function fs(e) {
  let t = Rw.then(e);
  return Rw = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as Tw } from "node:fs";
import { lstat as eu, readdir as lR } from "node:fs/promises";
import { dirname as mR } from "node:path";
var Cw = 16;
async function _w(e, t) {
  let n = [], r = async (i) => {
    let s = k(t) + i, a = { sources: [s], target: k(e.base) + i }, c = w(i.slice(1)).toString();
    if (!(await eu(w(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let u of await lR(w(s), { encoding: "latin1" }))
        await r(`${i}/${u}`);
    if (n.length > Cw) throw new Error(`'${e.text}' names more than ${Cw} directories`);
  };
  return await eu(t).then(
    () => !1,
    (i) => I(i) === "ENOENT"
  ) || await r(""), n;
}
async function Fw({ sources: e, target: t }, { base: n }, r) {
  if ((await eu(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = mR(o)) {
    let i = L(o);
    if (i && !i.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  tu(t, r);
}
function tu(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = Tw(w(e), "latin1");
  if (t.some((o) => W(Tw(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (Z().some(({ point: o }) => W(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function Nw(e, t) {
  let { dir: n, signal: r } = t, o = [], i = io(t), s = [];
  for (let [c, u] of e.entries()) {
    let { line: f, lines: l } = u;
    try {
      let m = await i.mountAll(u, `l${c}`);
      if (f) s.push(bR(f, m, n));
      else {
        let p = m.length > 1 ? await i.stack(m, Dw, "own") : m[0];
        s.push(...l.map((d) => jw(d, ye(n, p))));
      }
    } catch (m) {
      r.throwIfAborted(), o.push(...l.map((p) => ({ line: p, reason: O(m) })));
    }
  }
  let a = await Uw(s, "lower", { ...t, mounts: i });
  return await i.release(), [...o, ...a];
}
function Lw(e, t) {
  let n = e.map((r) => jw(r, ye(t.dir, Dw)));
  return Uw(n, "upper", { ...t, mounts: io(t) });
}
var Dw = "tree";
function jw(e, t) {
  return { line: e, sites: () => _w(e, ye(t, String(e.number))) };
}
function bR(e, [t, ...n], r) {
  let o = (s) => k(ye(r, s)), i = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { line: e, sites: async () => [i] };
}
function Uw(e, t, n) {
  return fs(() => vR(e, t, n));
}
async function vR(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = 0;
  for (let { line: u, sites: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Fw(p, u, i);
      for (let p of m) {
        let d = c++;
        await kR({ ...p, number: d, position: t }, n), l.push(d);
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
function Ww(e) {
  return (dR(e) ? hR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => yR(ye(e, n)));
}
async function kR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = L(`${i}/.`) ? se(i) : void 0;
  if (ms(w(i), ye(t, a)), !c) {
    let [l = i] = Kt(i);
    ms(w(l), ye(t, `made-${s}`)), ls(w(i), { recursive: !0 });
  }
  let u = await xR(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await ns(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function xR({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ls(ye(r, `work-${t}`)), n === "upper")
    return ms(w(e[0]), ye(r, o)), ls(ye(r, i)), [i];
  ls(ye(r, o));
  let { mode: s, mtimeMs: a } = await wR(w(e[0]));
  pR(ye(r, o), s & 511), gR(ye(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ms(w(f), ye(r, c[u]));
  return c;
}

// src/mounts/ramdisk.ts
var SR = 4096, zw = { auto: 1 / 4, on: 3 / 4 };
async function Hw(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * zw[t])
    return `${z(n)} are needed, and only ${z(i)} of memory are free`;
  let s = Math.floor(i * zw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / SR), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as BR, mkdirSync as IR, mkdtempSync as Jw, realpathSync as ru, rmSync as $R } from "node:fs";
import { join as Kw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as PR } from "node:fs";
import { dirname as OR } from "node:path";
async function ds({ socket: e, mounts: t }) {
  let n = cr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      ps(r.target) && await n.unmount(r.target), ps(r.view, "tmpfs") && await n.unmount(r.view), hs(r);
    } catch (o) {
      j(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function ps(e, t = "overlay") {
  let n = k(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === eo
  );
}
function hs({ target: e, made: t, view: n }) {
  qw(n, n), t !== void 0 && qw(e, t);
}
function qw(e, t) {
  try {
    for (let n = e; W(n, t); n = OR(n)) PR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as ER } from "node:fs";

// src/job/restore/unpack.ts
async function Gw(e, t) {
  await je(await kt(e.lines[0]), It(e)), await fo(e.lines, t, (n) => fr(n, e));
}
function It({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function fr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => ur(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof pn)) throw s;
    await i({ workers: 1 });
  }
}
async function fo(e, { timeline: t, signal: n }, r) {
  await sw({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function ys({ inputs: e }) {
  return [process.cwd(), yt(), G(), e.localDir].filter((n) => ER(n));
}
async function nu(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    S(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await fo(r, t, (o) => n(r, o));
}
async function gs(e, t, { job: n, context: r }) {
  await nu(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await je(i, It(n)), await ur(
      i,
      n.signal,
      (a) => xi(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Vw(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: cr(t, n.signal) }, { mountable: i, refusals: s } = AR(e);
  if (n.inputs.mode === "lazy" && i.length > 0) {
    let a = i.map(({ line: c }) => c.text).join(", ");
    S(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await RR(await ou(i, s, o), s, o);
    a.length + s.length > 0 && await TR(a, s, o);
    let c = r.mounts.map(({ pattern: u }) => u);
    return c.length > 0 && S(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await ds(r), a;
  }
}
function AR({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n, o = Wn(e, t), i = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.line ? [] : a.lines.map((u) => ({ line: u, reason: c }));
  });
  return { mountable: o.flatMap(({ line: a, layers: c, ...u }) => {
    let l = [u, ...c].map(({ offset: m, length: p }) => ({ offset: m, length: p })).map((m) => ({ ...m, digest: Sl(r.digests, m) }));
    return a ? [{ line: a, layers: l.toReversed() }] : [];
  }), refusals: i };
}
async function ou(e, t, n) {
  let r = [];
  for (let { line: o, layers: i } of e)
    try {
      let { digests: s, fetches: a } = await n.timeline.during(
        "mount",
        () => fs(() => MR({ line: o, layers: i }, n))
      ), c = i.filter(({ digest: u }) => s.includes(u));
      c.length > 0 && r.push({ line: o, layers: i, missing: c, fetches: a });
    } catch (s) {
      n.signal.throwIfAborted(), t.push({ line: o, reason: O(s) });
    }
  return r;
}
async function MR({ line: e, layers: t }, { broker: n, brokered: r, remember: o, ...i }) {
  let s = e.literal;
  if (BR(s, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  tu(k(s), ys(i));
  let [a] = Kt(k(s));
  IR(s, { recursive: !0 });
  let c = Jw(Kw(ru(G()), "headstart-changes-")), u = { target: ru(s), pattern: e.text, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, u] } });
  let f = t.map(({ digest: m }) => m), l = await n.mount(u.target, f, c).catch((m) => {
    throw hs(u), m;
  });
  if (l.digests.length > 0) hs(u);
  else if (ps(u.target)) r.mounts.push(u);
  else throw new Error("the broker mounted nothing");
  return l;
}
async function RR(e, t, n) {
  let { broker: r, job: o, signal: i, timeline: s } = n, { scope: a, version: c, key: u, remote: f } = o.indexed.entry;
  if (a === void 0 || !f || !e.some(({ fetches: d }) => d)) return e;
  let l = e.flatMap(({ missing: d }) => d);
  S(`Waiting for the host to fetch ${Xw(l)} of images`);
  let m = { repository: pe().repository, scope: a, version: c, key: u }, p = l.map(({ digest: d }) => d);
  try {
    await s.during("mount", () => r.fetch(m, p));
  } catch (d) {
    return i.throwIfAborted(), S(`The host does not fetch them: ${O(d)}`), e;
  }
  return ou(e, t, n);
}
function Xw(e) {
  return z(e.reduce((t, { length: n }) => t + n, 0));
}
async function TR(e, t, n) {
  let { job: r, broker: o, timeline: i } = n, s = Jw(Kw(G(), "headstart-"));
  try {
    r.file?.isWhole || await je(s, { bytes: H(r) });
    let a = await i.during("receive", () => zn(r, s)), c = e.flatMap(({ missing: f }) => f), u = (f) => {
      t.push(...e.splice(0).map(({ line: l }) => ({ line: l, reason: f })));
    };
    if (c.length > 0) {
      S(`Waiting for the host to rebuild ${Xw(c)} of images`);
      let f = { path: ru(a.path), end: H(r), layers: c }, l = await i.during("mount", () => o.hand(f)).catch(O);
      l !== void 0 && u(l), e.push(...await ou(e.splice(0), t, n));
    }
    u("the host did not have its image"), await gs(a, t, { job: r, context: n }), n.signal.throwIfAborted();
  } finally {
    $R(s, { recursive: !0, force: !0 });
  }
}

// src/job/restore/mount.ts
async function Yw(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let u = Zc();
    return await Vw(e, n.broker, t) && t.remember({ mounted: Zw(e, u) }), !0;
  }
  let r = await FR(e, t);
  if (!r) return !1;
  let { dir: o, rights: i } = r, s, a = () => {
    s = to(o, i);
  }, c = async () => (await s, Aw(await uo(o, i)));
  t.signal.addEventListener("abort", a);
  try {
    let u = Zc(), { image: f } = e.format, m = (await (f ? jR : UR)(e, { ...t, ...r })).map(({ line: d }) => d), p = e.lines.filter((d) => !m.includes(d));
    p.length === 0 ? await c() : (f && t.remember({ mounted: { ...Zw(e, u), file: await Dc(o) } }), S(`Mounted ${p.map(({ text: d }) => d).join(", ")}`));
  } catch (u) {
    let f = await c();
    throw f === void 0 ? u : new Error(f, { cause: u });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function Zw({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(tc).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: Uo(o), since: n };
}
async function FR(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && S(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && S("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Yy(G());
  if (o({ mountRoot: c }), await DR(e, { ...t, dir: c, rights: a }) || i) return { dir: c, rights: a };
  await uo(c, a);
}
var NR = 4096, LR = 8;
async function DR(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = H(e), { bytes: u, files: f } = It(e), l = a ? u + f * NR : c * LR, p = await Hw(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), p !== void 0 && S(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function jR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await je(r, { bytes: H(e) });
  let { indexed: i } = e, s = Wn(e.segments, e.lines), c = (n && i && await o.during("show", () => $w(i, s, { ...t, server: n }))) ?? await o.during("receive", () => zn({ ...e, isMounted: !0 }, r)), u = await o.during("mount", () => Nw(c.images, Qw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await gs(c, u, { job: e, context: t }), u;
}
async function UR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => fr(n, e)), Vc(n, e.lines);
  let i = await r.during("mount", () => Lw(e.lines, Qw(t)));
  return await nu(i, t, async (s, a) => {
    CR(_R(a, "tree"));
    for (let c of s) await Xc(c, { from: n, to: a, signal: o });
  }), i;
}
function Qw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ys(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as WR, rm as zR, statfs as HR } from "node:fs/promises";
import { join as qR } from "node:path";
var eb = 1024 ** 3, GR = 3;
async function tb(e, t) {
  for (let n = 1; ; n++)
    try {
      return await JR(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === GR) throw r;
    }
}
async function JR(e, { dir: t, maxBytes: n = 64 * eb, minFreeBytes: r = eb, onRead: o }) {
  let i = await WR(qR(t, "headstart-stream-")), s = await nr(i), a = async () => {
    await s.discard(), await zR(i, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: u } = await HR(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${z(f)} that it may take at ${t}`;
    await s.file.writeFile(
      KR(e.read(0, e.size), (y, g) => {
        if (o?.(y), g > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await on(s.path, { dir: i });
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
async function* KR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function rb(e, t, n) {
  await lr(e, t, n, async (r) => {
    await Yw(r, n) || await Gw(r, n);
  }), S("Cache restored successfully");
}
async function lr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new v(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await nb(e, { ...n, format: a, lines: t }, r);
  s.watch(ob(e, t, o));
  let u = await s.during("receive", () => VR(e, n));
  await nb(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function VR(e, { timeline: t }) {
  S("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = ao("Received", void 0, S), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return tb(o, { dir: G(), onRead: n });
}
async function nb(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (b) => {
    s.storedBytes = b, S(`Cache Size: ${To(b)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= en(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => XR(e, t)) : ZR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Gn(o) ? void 0 : d()
  ]), y = (b) => {
    let x = ao("Received", m ? void 0 : H(h), S);
    f = 0;
    let P = (E) => {
      f += E, x(E);
    };
    return YR(e, h.indexed, { timeline: i, onRead: P, order: b, signal: u });
  };
  i.watch(ob(e, c, r));
  let g = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: yt(),
    tools: d,
    signal: u,
    warn: j
  };
  await n(g), m && l(f);
}
async function XR(e, { format: t, inputs: n, findings: r }) {
  let o = await zo(e, n);
  if (!ne(o.key, e.key))
    throw new v(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new v("the entry was saved for other paths");
  let { segments: i, files: s, bytes: a } = o, c = i.find(({ kind: f }) => !t.kinds.includes(f));
  if (o.format !== t.id || c) {
    let f = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new fn(`the entry has ${f}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: s, bytes: a });
  let u = i.reduce((f, l) => f + l.bytes, 0);
  return { segments: i, bytes: u, indexed: { entry: e, index: o } };
}
function ZR({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function YR(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", jy(a, t.index, r)) : zy(a, r);
}
function ob({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), G(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function ib(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await sb([e.scope], re({}).lookups([t]), e);
    if (a && a.key !== o && ne(re({}).keyIn(a.key), t)) return a;
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
      o = a.key, S(`Another job has saved cache ${t} since this job restored it`), await tT(a, e), S(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function sb(e, t, { inputs: n, store: r }) {
  let o = Jn(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function tT(e, t) {
  let { lines: n } = Ye(t.inputs.paths, process.cwd()), r = ab(t);
  await lr(e, n, r, async (o) => {
    await je(await kt(n[0]), It(o)), await fo(n, r, async (i) => {
      await fr(i, o);
      let s = () => n.filter((a) => as(iu(a, i), k(a.base)));
      s().length !== 0 && (await nT(t, (a) => {
        for (let c of n) as(iu(c, i), iu(c, a));
      }), s());
    });
  });
}
function iu({ number: e }, t) {
  return k(A(t, "tree", String(e)));
}
async function nT(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await sb(r, [n], e), i = await QR(A(G(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { lines: s } = Ye(e.inputs.paths, process.cwd());
    await lr(o, s, ab(e), async (a) => {
      await je(i, It(a)), await fr(i, a);
    }), t(i);
  } finally {
    await eT(i, { recursive: !0, force: !0 }), await o?.close();
  }
}
function ab({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Jn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: Qn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as oT, lstatSync as iT, realpathSync as sT } from "node:fs";
import { basename as aT, dirname as cT, join as fb } from "node:path";

// src/files/fingerprint.ts
var ub = N(cb(), 1);
import { lstatSync as rT } from "node:fs";
function au(e, t, n) {
  let r = (0, ub.createHash)("sha256");
  for (let o of e) {
    let i = k(o.path);
    r.update(`${i}\0`, "latin1");
    let s = o.relative === "" ? `${o.line.number}` : `${o.line.number}/${k(o.relative)}`;
    for (let a of os([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = w(i + u.slice(s.length)), { size: p, mtimeNs: d, ctimeNs: h, mode: y, ino: g } = rT(m, { bigint: !0 });
        if (n !== void 0 && h >= n) throw new Error(`${m} has changed`);
        let b = n === void 0 ? "" : h, x = f === "directory" ? "" : `${p} ${g}`;
        return `${u}\0${f} ${d} ${b} ${y} ${x}\0${l}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/job/save/rolling/snapshots.ts
async function lb(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ne(re(i).keyIn(e), s) || a === "never" || cu(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => pb(t, r)) };
}
function cu({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function mb({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.max(0, Math.floor((Date.now() - ju(e)) / 6e4));
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => pb(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function pb(e, t) {
  try {
    let { excludes: n, lines: r } = ar(e), o = await Yn({ excludes: n, lines: r }), { points: i, uppers: s } = uT(t), a = o.filter(({ path: c }) => !i.some((u) => W(lT(c), u)));
    return [au(a, n), au(s.map(fT), void 0)].join();
  } catch (n) {
    br(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function uT({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : an(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => oT(fb(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : Ww(e),
      ...r.map(({ view: o }) => fb(o, "upper"))
    ]
  };
}
function fT(e, t) {
  return { path: e, relative: "", stat: iT(e), line: { number: t } };
}
function lT(e) {
  return `${sT(cT(e), "latin1")}/${k(aT(e))}`;
}
async function db(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: yo(r) }), s = Uu(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && S(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    S(`Older snapshots stay in the ${e.label}: ${O(i)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as $T, fstatSync as AT, lstatSync as MT, openSync as RT, readSync as TT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as mT } from "node:fs";
import { setImmediate as pT } from "node:timers/promises";
var dT = 64;
async function uu({ trees: e, excludes: t, signal: n }, r, o) {
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
function fu(e) {
  return [...e.matchAll(yT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(gT)
  );
}

// src/files/secrets/settings.ts
var wT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Ke(e) {
  return !wT.test(e);
}
function ws(e, t) {
  return (n) => bT(n, t).some(e);
}
function xe(e, t) {
  return ws(({ key: n, value: r }) => e.test(n) && Ke(r), t);
}
function bT(e, t) {
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
function lu(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Ke(n));
}
function lo(e) {
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
function mu(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function bs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var wb = N(gb(), 1), xT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, ST = [
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
function vs(e) {
  return [...e.matchAll(xT)].some(([, r = "", o]) => OT(r) === o) || ST.some((r) => r.test(e));
}
var PT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function OT(e) {
  let t = "";
  for (let n = (0, wb.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${PT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var bb = xe(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), pu = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: mo(
      xe(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => bs(e, /:_authToken" "?([^\s"]+)/g).some(Ke)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: xe(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: ET },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: lo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: bb },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: fu,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: mo(xe(/^password$/, "="), xe(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: lu
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: xe(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => bs(mu(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: ws(BT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: lo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => bs(mu(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Ke)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: lo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && fu(t)
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
    has: mo(
      lo(({ key: e }) => e === "token"),
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
    has: mo(lu, ws(IT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: mo(vs, bb),
    isCommon: !0
  }
];
function mo(...e) {
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
async function vb(e) {
  let t = [];
  return await uu(e, Ob, (n, { path: r }) => {
    let o = xb(n, r);
    o && t.push(o);
  }), du(t);
}
function* kb(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [k(r.path), zc(r)];
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
  return du(n);
}
function xb(e, t) {
  let n = CT.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && DT(e, t))
  ), r = n.length > 0 ? UT(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (vs(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Sb(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await uu(t, () => !0, (i) => {
    let s = MT(w(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Eb(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), du([...r.values()]);
}
function du(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var CT = pu.map((e) => ({ ...e, pattern: new RegExp(`/${hu(e.files)}$`, "i") })), Pb = pu.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), _T = new RegExp(`^${hu(Pb.filter((e) => !e.startsWith("*")))}$`, "i"), FT = new RegExp(
  `${hu(Pb.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Ob(e) {
  return _T.test(e) || FT.test(e);
}
function hu(e) {
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
    t = RT(w(e), Si);
    let n = AT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), jT)), o = TT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Eb(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && $T(t);
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
        throw new mn(`there are secrets in ${Ib(o)}. ${Ab}, or set \`secrets: skip\``);
      let i = await Sb(o, r);
      return n(i, (s) => S(`Left out, because of secrets: ${s}`)), i.map(Mb);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* kb(r, o), Bb);
      else for (let i of r) yield* o(i);
    }
  };
}
function Bb(e) {
  j(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Ab}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Ab = "Remove them, or exclude them by lines of `path` that begin with `!`", WT = 5;
function Ib(e) {
  let t = e.slice(0, WT).map((r) => `${zT(Mb(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Mb({ path: e }) {
  return w(e).toString();
}
function zT(e) {
  let t = Xe(yt(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Rb(e, t, n, { watch: r, signal: o }) {
  let { restored: i } = n, s = pe(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = be(s), m = l ?? GT(t) ?? (a && cu(a, s));
  if (u === void 0 || m)
    return S(m ?? "Cache save skipped: this run may write no scope.");
  let p = Fi(), d = i && ne(c.keyIn(i.name), e), h = a && d && await mb(i, a, { inputs: t, state: n, timeline: p });
  if (h) return S(h);
  let y = ar(t), g = () => p.during("find", () => Yn(y)), b = await g();
  if (b.length === 0) return ht(Gc);
  let x = ir(sr(t, s, o)), P = a?.merges ? ib({ inputs: t, key: e, scope: u, readScopes: f, store: x, restored: i?.name, timeline: p, signal: o }) : void 0, E = $b(t);
  for (let B = HT; ; B--) {
    if (await P?.merge() && (b = await g()), await qT({ ...{ inputs: t, key: e, run: s, scope: u, store: x, state: n, selection: y, matches: b, timeline: p, signal: o }, watch: r, secretCheck: E, isOutdated: async () => B > 1 && (await P?.isOutdated() ?? !1) })) return;
    S(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var HT = 3;
async function qT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, watch: a, timeline: c, signal: u } = e, f = await en(t, u, ["mount", "lazy"].includes(t.mode)), l = await zg(i, t, { tools: f, signal: u }), [m = ""] = l.versions(t, f), p = { scope: o, version: m, key: re(t.rolling).nameFor(n, r) }, d = be(r).read, [h, y] = await c.during(
    "reserve",
    () => Promise.all([i.create(p), Dy(s, { inputs: t, store: i, scopes: d, version: m, signal: u })])
  );
  if (!h)
    return await y?.entry.close(), S(ss(n)), !0;
  let g = Qn({ step: "save", outcome: "saved", key: n, store: i.label }, t), b = Nl(t, { repository: r.repository, scope: o, version: m }), x = { createdBy: JT(r, o), sign: b, isHere: i.isHere ?? !1, findings: g }, P;
  try {
    P = y && await Ug({ ...e, base: y, draft: h, tools: f });
    let E = () => dg(s, { inputs: t, store: i, scopes: d, signal: u }), B = await a?.(e.selection), C = { ...e, ...x, key: p.key, tools: f, format: l, delta: P, checkMounted: E, holdBack: B }, _ = await Xg(h, C);
    if (_ !== "published") return _ === "nothing";
  } catch (E) {
    if (E instanceof ln)
      return S(ss(n)), !0;
    throw u.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(E) }), await Vr(g, c, t.summary), E;
  } finally {
    await P?.close(), await y?.entry.close(), await h.discard();
  }
  return S("Cache saved successfully"), S(`Cache saved with key: ${n}`), t.rolling && await db(i, { ...p, key: n }, t.rolling), await Vr(g, c, t.summary), !0;
}
function GT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function JT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, i) {
  return { repository: e, scope: i, ref: t, sha: n, runId: r, event: o, headstart: fh.version };
}

// src/job/save/save.ts
var yu = "Failed to save: ";
async function un(e, t) {
  if (!Ii(pe())) return;
  let n = Object.keys(t ?? {}), r = await bt(n.length > 0 ? t : void 0);
  for (let o of n)
    r.some((i) => i.name === o) || j(`Not saved: main had a cache ${o}, which the input caches no longer has.`);
  for (let o of r)
    await pt(o, async () => {
      try {
        await KT(o, t?.[o.name] ?? {}, e);
      } catch (i) {
        if (o.name === "") throw i;
        e.throwIfAborted(), dt(i, yu);
      }
    });
}
async function KT(e, t, n, r) {
  let { key: o, matchedKey: i, restored: s } = t;
  if (!s && o !== void 0 && i !== void 0 && ne(i, o))
    return S(`Cache hit occurred on the primary key ${i}, not saving cache.`);
  if ((t.filled ?? await Pn(e, n)) === "none") return;
  if (J("key") === "") return ht("Key is not specified.");
  let c = On(e), u = o ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new R(f);
  await Rb(u, c, t, { watch: r, signal: n });
}

// src/job/state.ts
var Se = Ee(), $t = Dt(Ee()), VT = ce({
  /** The broker's socket. */
  socket: Se,
  mounts: Lt(
    ce({
      /** Has no links in it. */
      target: Se,
      pattern: Se,
      /** The topmost directory that was made for the target. */
      made: $t,
      /** Shows what a save compares. Has no links in it. */
      view: Se
    })
  )
}), XT = ce({
  name: Se,
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents: $t
}), ZT = ce({
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope: $t,
  version: Se,
  key: Se,
  size: Re(),
  /** Where the images are in the body, in bytes. */
  images: Lt(ce({ offset: Re(), length: Re() })),
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: Se,
  /** The state of the mounted file, which changes with every write to the file. */
  file: $t,
  /** When it was mounted, by the kernel's clock. */
  since: Re()
}), YT = ce({
  /** The preset's name, if it is not in the inputs. */
  preset: $t,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Dt(Pr([Me("none"), jo(Se, Se)])),
  /** Absent where main ended before it read its inputs. */
  key: $t,
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey: $t,
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot: $t,
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered: Dt(VT),
  /** The entry whose images were mounted; absent where none was. */
  mounted: Dt(ZT),
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored: Dt(XT)
}), Tb = jo(Se, YT), Cb = "headstart";
function gu(e) {
  na(Cb, JSON.stringify(e));
}
function ks() {
  return Nb(Cb, Tb);
}
var QT = ce({
  pid: Re(),
  /** When its process started; see `startOf`. */
  start: Se,
  /** The absolute path of its private directory. */
  dir: Se,
  states: Tb
}), _b = "headstart-background";
function wu(e) {
  na(_b, e ? JSON.stringify(e) : "");
}
function Fb() {
  return Nb(_b, QT);
}
function Nb(e, t) {
  let n = Pf(e);
  if (n === "") return;
  let r = JSON.parse(n), o = bn(t, r);
  if (o !== void 0) throw new Error(`the state of the step is not what its main program saved${o}`);
  return r;
}

// src/job/end/damaged-image.ts
var Lb = 3e4;
async function Db(e, t, n, r = AbortSignal.timeout(Lb)) {
  if (!await aw(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await Un(e, s, "contents", { signal: r });
  })().then(() => {
  }, e1);
  i !== void 0 && (j(`Reading the cache gave input/output errors: ${i}`), await t1(t).catch((s) => j(`The entry stays where it is: ${O(s)}`)));
}
function e1(e) {
  return e instanceof v || I(e) === "EIO" ? O(e) : void 0;
}
async function t1({ scope: e, version: t, key: n, size: r }) {
  let o = Fo(J, Bo()), i = pe(), s = ir(sr(o, i, AbortSignal.timeout(Lb))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function xs() {
  let e = ks() ?? {}, t = await bt(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(n1)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await pt(o, () => r1(r));
  }
}
function n1([, e], [, t]) {
  return jb(t) - jb(e);
}
function jb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Qy(e));
}
async function r1({ mountRoot: e, mounted: t, brokered: n }) {
  n && await ds(n), e !== void 0 && await Wb([e], async (r, o) => {
    let i = Mw(r, e);
    t && i !== void 0 && await Db(i, t, o);
  });
}
async function Ub() {
  await Wb(ng(G()));
}
async function Wb(e, t) {
  if (e.length === 0) return;
  let n = await qn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await uo(r, n, t);
    } catch (o) {
      j(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function zb(e) {
  try {
    await un(e, ks());
  } finally {
    await xs();
  }
}

// src/files/recover.ts
import { lstatSync as o1, realpathSync as i1, rmdirSync as s1, statSync as a1 } from "node:fs";
import { readdir as c1 } from "node:fs/promises";
async function Hb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(kt));
  for (let a of new Set(s.flatMap(qb)))
    for (let c of await u1(a, t))
      if (Dn(c) || l1(c), !(!Dn(c) || await fi(c)))
        try {
          await m1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(u)}`);
        }
}
function qb(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...qb(t)];
}
async function u1(e, t) {
  let n = (await c1(e).catch(() => [])).filter(Ge);
  if (n.length === 0) return [];
  let r = K(i1(e, "latin1"));
  return t.some((o) => W(r, o)) ? [] : n.map((o) => A(e, o)).filter(Ln);
}
var f1 = 3600 * 1e3;
function l1(e) {
  try {
    Date.now() - o1(e).mtimeMs > f1 && s1(e);
  } catch {
  }
}
async function m1(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = ui(o);
  try {
    let s = await us(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      si(e, (u) => {
        if (performance.now() > a) throw c;
        if (!p1(u, t)) return !1;
        for (let f of ii(u)) d1(k(o), f);
        return !0;
      }), Nr(e) || Dr(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    await i.remove();
  }
}
function p1(e, t) {
  let n = w(pp(e)).toString();
  return t.some((r) => W(n, r.base) && $o(r, Xe(r.base, n)) ? !0 : e.do !== "make" ? !1 : W(r.literal ?? r.base, n) || !r.literal && W(n, r.base));
}
function d1(e, t) {
  let { dev: n } = a1(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as h1 } from "node:timers/promises";
var y1 = 1e3;
async function Gb(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await g1(w1(e), o)
  ];
}
async function g1(e, t) {
  let n = new AbortController(), r = h1(y1, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function w1({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: i } = t, s = b1(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c, isHint: !0 });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function b1(e, t) {
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
    ...v1.filter((a) => !e.includes(a)).map((a) => ({
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
var v1 = Hn.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function Jb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: i, mayPostSave: s, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), Pe("cache-primary-key", t.key);
  let u = re(t.rolling), f = Fi(), l = Qn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), m = be(n);
  m.whyNoRead && S(m.whyNoRead);
  let p = async () => {
    let b = ir(sr(t, n, a));
    l.store = b.label;
    let x = await Bi(t, a), P = await uh(b, t, { mounting: x, signal: a }), E = P.flatMap((_) => _.versions(t)), B = Iw(t, x), C = { inputs: t, formats: P, mounting: x, server: B, remember: o, timeline: f, findings: l, signal: a };
    return { store: b, wanted: { scopes: m.read, keys: u.lookups(c), versions: E }, context: C };
  }, { name: d, prepared: h } = await k1(p, u, { inputs: t, findings: l, begin: i, signal: a }), y = d === void 0 ? void 0 : u.keyIn(d);
  if (d !== void 0) {
    let b = s ? await lb(d, { inputs: t, run: n, state: r, timeline: f }) : void 0;
    o({ matchedKey: y, restored: b });
  }
  let g = P1(t, y, l);
  if (y === void 0 && h && !l.trouble && !m.whyNoRead) {
    let { store: b, wanted: x, context: P } = h, E = { store: b, wanted: x, formats: P.formats, naming: t, signal: a };
    Bf("Why nothing was found", await Gb(E));
  }
  if (await Vr(l, f, t.summary), y === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new R(`${b} Input key: ${t.key}`);
  }
  return g;
}
async function k1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: i
}) {
  let s;
  try {
    let a = await e(), { store: c, wanted: u, context: f } = a, { lines: l } = Ye(n.paths, process.cwd());
    if (await Ub(), await Hb(l, { mounts: tg(), warn: j, signal: i }), s = await f.timeline.during("lookup", () => c.find(u)), !s) return { prepared: a };
    let m = t.keyIn(s.key);
    return S(`Cache hit for${ne(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await x1(s, l, f) : (await o(s.size), await Kb(s, l, f)), { name: s.key, prepared: a };
  } catch (a) {
    return i.throwIfAborted(), r.trouble = O(a), j(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function x1(e, t, n) {
  n.inputs.signing && await lr(e, t, n, async () => {
  }), S("Lookup only - skipping download");
}
async function Kb(e, t, n) {
  try {
    await rb(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof v) || (await S1(e), !e.original)) throw r;
    S(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Kb(e.original, t, n);
  }
}
async function S1(e) {
  try {
    await e.reject();
  } catch (t) {
    br(`The entry stays where it is: ${O(t)}`);
  }
}
function P1(e, t, n) {
  if (t === void 0)
    return Pe("hit", "miss"), S(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = ne(t, e.key), o = r ? "exact" : "partial";
  return Pe("cache-hit", String(r)), Pe("cache-matched-key", t), Pe("hit", o), S(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function Vb(e) {
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
async function bu(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  gu(n);
  let r = pe();
  if (!Ii(r)) return;
  let o = await bt();
  for (let { name: m, inputs: p } of o) n[m] = { preset: p.get("preset") };
  let i = ({ name: m }) => {
    let p = n[m] ?? {};
    return { state: p, remember: (h) => {
      Object.assign(p, h), gu(n);
    } };
  }, s = async (m) => {
    let p = await Pn(m, e);
    if (i(m).remember({ filled: p }), p === "none") return { cache: m };
    let d = On(m), h = re(d.rolling).mistake([d.key, ...d.restoreKeys]);
    if (h) throw new R(h);
    return { cache: m, inputs: d };
  }, a = await Promise.all(o.map((m) => Ar(m, () => s(m))));
  Dl(a);
  let c = Vb(a.length), u = Math.min(a.length, 4), f = ({ cache: m, inputs: p }) => c(async (d) => {
    if (!p) return B1();
    let h = Math.min(p.concurrency, Math.floor(E1 / u)), y = { inputs: { ...p, concurrency: h }, ...i(m) };
    return Jb({ ...y, run: r, begin: d, mayPostSave: t, signal: e });
  }), l = await Promise.allSettled(
    a.map((m) => Ar(m.cache, () => f(m)))
  );
  e.throwIfAborted(), a.length > 1 && I1(l.map((m) => m.status === "fulfilled" ? m.value : "miss")), $1(l.flatMap((m) => m.status === "rejected" ? [m.reason] : []));
}
var E1 = 64;
function B1() {
  if (Pe("hit", "miss"), !_t(J("fail-on-cache-miss"))) return "miss";
  throw new R("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function I1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Pe("cache-hit", String(n === "exact")), Pe("hit", n);
}
function $1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof R);
  for (let n of e) n instanceof R || dt(n);
  if (t.length > 0) throw new R(t.map(({ message: n }) => n).join(" "));
}

// src/job/save/background/background-save.ts
import { lstatSync as z1, mkdtempSync as H1, rmSync as vu } from "node:fs";
import { join as ku } from "node:path";
import { setTimeout as sv } from "node:timers/promises";

// src/job/save/background/priority.ts
import { readdirSync as A1, writeFileSync as Xb } from "node:fs";
import { constants as M1, setPriority as R1 } from "node:os";
var { PRIORITY_LOW: T1, PRIORITY_NORMAL: C1 } = M1.priority;
async function Zb(e) {
  Ss(() => Xb(`/proc/${e}/oom_score_adj`, "1000")), await Qb(e, T1, "idle");
}
async function Yb(e) {
  await Qb(e, C1, "none");
}
async function Qb(e, t, n) {
  let r = Ss(() => A1(`/proc/${e}/task`)) ?? [];
  for (let i of r) Ss(() => R1(Number(i), t));
  Ss(() => Xb(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await Xt("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function Ss(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/job/save/background/whereabouts.ts
import { lstatSync as ev, readlinkSync as tv, realpathSync as _1 } from "node:fs";
import { resolve as F1 } from "node:path";
async function nv(e, t) {
  let n = await Yn(e), r = n.map(({ path: u }) => u), o = [...r, ...e.lines.map(({ literal: u, base: f }) => u ?? f)], s = n.filter(({ stat: u }) => u.isDirectory()).map(({ path: u }) => _1(u, "latin1")), a = Z().filter(({ point: u }) => s.some((f) => W(u, f))), c = [...N1(o)].map((u) => `${u} ${L1(u, t)}`);
  return [...r.map(k), ...c, ...a.map(({ point: u }) => u)].join("\0");
}
function N1(e) {
  let t = /* @__PURE__ */ new Set(), n = (r) => {
    if (t.has(r)) return;
    t.add(r), n(q(r)), ev(r, { throwIfNoEntry: !1 })?.isSymbolicLink() && n(F1(q(r), tv(r)));
  };
  for (let r of e) n(r);
  return t;
}
function L1(e, t) {
  let n = ev(e, { bigint: !0, throwIfNoEntry: !1 });
  if (!n) return "none";
  let { dev: r, ino: o, ctimeNs: i, mtimeNs: s } = n;
  if (n.isSymbolicLink()) return `${r} ${o} ${i} ${tv(e)}`;
  if (n.isDirectory() && i >= t && i !== s) throw new Error(`${e} has changed`);
  return `${r} ${o}`;
}

// src/job/save/background/written.ts
import { appendFileSync as rv, readFileSync as D1, truncateSync as j1, writeFileSync as U1 } from "node:fs";
import { join as ov } from "node:path";
function qV(e, t) {
  let n = { GITHUB_OUTPUT: ov(t, "output"), GITHUB_STEP_SUMMARY: ov(t, "summary") };
  for (let c of Object.values(n)) U1(c, "", { mode: 384 });
  Af({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let u = W1(String(c));
    return u === void 0 ? o += c : u !== "" && r.add(u), !0;
  };
  let i = (c) => (
    // A secret may begin with another one.
    [...r].toSorted((u, f) => f.length - u.length).reduce((u, f) => u.replaceAll(f, "***"), c)
  ), s = (c) => {
    let u = D1(c, "utf8");
    return j1(c), u;
  };
  return { take: () => {
    let c = i(o);
    return o = "", {
      log: c,
      outputs: s(n.GITHUB_OUTPUT),
      summary: s(n.GITHUB_STEP_SUMMARY)
    };
  }, hide: i };
}
function W1(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function iv({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = Of();
  process.stdout.write(e), r && rv(r, t), o && rv(o, n);
}

// src/job/save/background/background-save.ts
var q1 = "result";
async function av(e) {
  if (wu(), he(J, "background", ["false", "true"]) === "false") return un(e);
  let t = await G1(e);
  if (!t) return un(e);
  let n = J1([...t.inputs.values()]) ?? await K1(t, e);
  if (n === void 0) return S("Saving beside the next steps; the end of the job has the log");
  S(`Saving before the next step: ${n}`), await un(e, t.states);
}
async function G1(e) {
  let t = { states: {}, inputs: /* @__PURE__ */ new Map() };
  if (pe().ref !== "")
    try {
      for (let n of await bt()) {
        let r = { preset: n.inputs.get("preset") };
        await Ar(n, async () => {
          if (r.filled = await Pn(n, e), r.filled === "none") return;
          let o = On(n);
          r.key = o.key, t.inputs.set(n.name, o);
        }), t.states[n.name] = r;
      }
      return t;
    } catch (n) {
      if (n instanceof R) return;
      throw n;
    }
}
function J1(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function K1({ states: e, inputs: t }, n) {
  for (let h of t.values()) {
    for (let y of [h.s3.secretAccessKey, h.s3.sessionToken]) y && hn(y);
    ["mount", "lazy"].includes(h.mode) && await en(h, n, !0);
  }
  let r = H1(ku(G(), "headstart-")), o = String(z1(r, { bigint: !0 }).ctimeNs), i = {};
  try {
    for (let [h, y] of t)
      i[h] = await nv(ar(y), BigInt(o));
  } catch (h) {
    return vu(r, { recursive: !0 }), O(h);
  }
  let s = ku(import.meta.dirname, "save-background.js"), { pid: a, stdin: c } = Gi({ path: process.execPath, args: [s] });
  await Zb(a);
  let u = De(a);
  if (u === void 0)
    return vu(r, { recursive: !0 }), "the process for it did not start";
  wu({ pid: a, start: u, dir: r, states: e });
  let f = process.ppid || 1, l = { pid: f, start: De(f) }, m = { "INPUT_SIGNING-KEY": J("signing-key"), INPUT_CACHES: J("caches") }, d = { env: { ...Io(), ...m }, cwd: process.cwd(), dir: r, sinceNs: o, job: l, states: e, whereabouts: i };
  await new Promise((h) => c.end(Vi(d), h));
}
async function cv(e) {
  let t = Fb();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await X1(t, e), o = eC(n);
  } finally {
    Z1(t), vu(n, { recursive: !0, force: !0 });
  }
  for (let s of Object.values(o.done)) iv(s);
  let i = Object.keys(r).filter((s) => !o.done[s]);
  if (i.length !== 0) {
    for (let s of i)
      pt(
        { name: s, inputs: /* @__PURE__ */ new Map() },
        () => S(`Saving now: ${o.failed[s] ?? "the process that saved beside the job was killed"}`)
      );
    await un(e, Object.fromEntries(i.map((s) => [s, r[s]])));
  }
}
var V1 = 5e3;
async function X1({ pid: e, start: t }, n) {
  let r = () => De(e) === t;
  for (r() && !n.aborted && (S("Waiting for the save beside the job"), await Yb(e)); r() && !n.aborted; ) await sv(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < V1; ) await sv(20);
  n.throwIfAborted();
}
function Z1({ pid: e, start: t }) {
  [void 0, t].includes(De(e)) && Y1(e);
}
function Y1(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var Q1 = 64 * 1024 ** 2;
function eC(e) {
  try {
    let { done: t, failed: n } = JSON.parse(
      String(vt(ku(e, q1), Q1))
    );
    if ([...Object.values(t).flatMap(({ log: i, outputs: s, summary: a }) => [i, s, a]), ...Object.values(n)].every((i) => typeof i == "string")) return { done: t, failed: n };
  } catch {
  }
  return { done: {}, failed: {} };
}

// src/main/exit.ts
import { existsSync as tC } from "node:fs";
var xu = "/bin/sh";
function Ps() {
  let e = Number(process.exitCode ?? 0);
  process.execve && tC(xu) && (process.emit("exit", e), process.execve(xu, [xu, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function uv(e, t) {
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
    dt(r), Ps();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (S(O(n.signal.reason)), Ps()), t(r);
  }
  Ps();
}

// src/main/run.ts
var nC = {
  restore: bu,
  "restore-only": (e) => bu(e, { mayPostSave: !1 }),
  post: zb,
  save: av,
  "save-post": cv,
  unmount: xs
};
function S7(e) {
  return uv(nC[e], (t) => {
    e.startsWith("restore") && t instanceof R ? Ef(O(t)) : dt(t, ["post", "save", "save-post"].includes(e) ? yu : "");
  });
}

export {
  M as a,
  F as b,
  N as c,
  ne as d,
  Is as e,
  Iu as f,
  pr as g,
  Mu as h,
  Ru as i,
  As as j,
  R as k,
  v as l,
  ln as m,
  O as n,
  I as o,
  TC as p,
  CC as q,
  Mv as r,
  me as s,
  mt as t,
  K as u,
  Qs as v,
  A as w,
  Xe as x,
  ea as y,
  Wv as z,
  pt as A,
  J as B,
  Pe as C,
  Ef as D,
  j as E,
  S as F,
  br as G,
  Bf as H,
  G as I,
  Bo as J,
  Io as K,
  a_ as L,
  c_ as M,
  Af as N,
  pe as O,
  Mf as P,
  k as Q,
  w as R,
  ae as S,
  Ye as T,
  z as U,
  ee as V,
  he as W,
  yn as X,
  vx as Y,
  Fo as Z,
  fl as _,
  Te as $,
  T as aa,
  He as ba,
  H as ca,
  Er as da,
  Kx as ea,
  $r as fa,
  be as ga,
  Mr as ha,
  Vl as ia,
  I3 as ja,
  bt as ka,
  te as la,
  Yl as ma,
  ei as na,
  Fm as oa,
  qe as pa,
  Ua as qa,
  Dr as ra,
  wd as sa,
  tc as ta,
  lj as ua,
  Xt as va,
  Zt as wa,
  gE as xa,
  Hn as ya,
  qn as za,
  ac as Aa,
  sh as Ba,
  AB as Ca,
  fh as Da,
  bh as Ea,
  Yn as Fa,
  er as Ga,
  Q4 as Ha,
  Hc as Ia,
  Hq as Ja,
  qq as Ka,
  lG as La,
  pw as Ma,
  uw as Na,
  Y as Oa,
  Bt as Pa,
  sG as Qa,
  aG as Ra,
  lw as Sa,
  cG as Ta,
  mw as Ua,
  JM as Va,
  SG as Wa,
  Sw as Xa,
  Ew as Ya,
  yy as Za,
  ir as _a,
  sr as $a,
  Uy as ab,
  De as bb,
  Vi as cb,
  ug as db,
  cn as eb,
  os as fb,
  Kg as gb,
  je as hb,
  WG as ib,
  au as jb,
  KT as kb,
  nv as lb,
  qV as mb,
  q1 as nb,
  Y1 as ob,
  uv as pb,
  S7 as qb
};
