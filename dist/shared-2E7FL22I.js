import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var qx = Object.create;
var Xf = Object.defineProperty;
var Gx = Object.getOwnPropertyDescriptor;
var Jx = Object.getOwnPropertyNames;
var Kx = Object.getPrototypeOf, Vx = Object.prototype.hasOwnProperty;
var Kf = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Vf = (e) => {
  throw TypeError(e);
};
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
var Xx = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Jx(t))
      !Vx.call(e, o) && o !== n && Xf(e, o, { get: () => t[o], enumerable: !(r = Gx(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? qx(Kx(e)) : {}, Xx(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Xf(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var En = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Vf("Object expected");
    var r, o;
    n && (r = t[Kf("asyncDispose")]), r === void 0 && (r = t[Kf("dispose")], n && (o = r)), typeof r != "function" && Vf("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, On = (e, t, n) => {
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
var Qf = F((dL, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var ll = F((EL, La) => {
  La.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  La.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var yl = F((DL, hl) => {
  hl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var gl = F((WL, Xo) => {
  Xo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Xo.exports.ok = Xo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var rm = F((ED, mc) => {
  mc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  mc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var pm = F((zD, mm) => {
  mm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Lm = F((O2, kc) => {
  kc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  kc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var lp = F(($W, Sc) => {
  Sc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Sc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var kp = F((JW, vp) => {
  vp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Ap = F((uU, Ic) => {
  Ic.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ic.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var vd = F((_j, bd) => {
  bd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Fd = F((B4, Gc) => {
  Gc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Gc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Zd = F((Z4, Xd) => {
  Xd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Qd = F((Y4, Yd) => {
  Yd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Eh = F((Tz, Ph) => {
  Ph.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Rh = F((rH, Ah) => {
  Ah.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Hh = F((PH, zh) => {
  zh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Xh = F((NH, uu) => {
  uu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  uu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var sy = F((qH, iy) => {
  iy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var cy = F((GH, ay) => {
  ay.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Py = F((kq, Sy) => {
  Sy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var Ly = F((s3, Ny) => {
  Ny.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var tg = F((Y3, eg) => {
  eg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Eg = F((J6, Pg) => {
  Pg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var jg = F((BG, Ug) => {
  Ug.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Vg = F((nJ, Iu) => {
  Iu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Iu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Ow = F((r5, _u) => {
  _u.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  _u.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var Vw = F((fK, Kw) => {
  Kw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Ob = F((d8, qu) => {
  qu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  qu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Gb = F((Q8, Ku) => {
  Ku.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ku.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var sv = F((OV, ef) => {
  ef.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ef.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var uv = F((_V, Qs) => {
  Qs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Qs.exports.ok = Qs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var pv = F((LV, ta) => {
  ta.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ta.exports.ok = ta.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var dv = F((DV, na) => {
  na.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  na.exports.ok = na.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var yv = F((XV, cf) => {
  cf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  cf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var bk = F((HZ, $f) => {
  $f.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $f.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var dx = F((BQ, px) => {
  px.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Ix = F((Lee, Ox) => {
  Ox.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/system/failure.ts
var T = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, In = class extends Error {
  name = "UnknownEntry";
}, Ce = class extends Error {
  name = "UnverifiedEntry";
}, $n = class extends Error {
  name = "NameTaken";
}, Bn = class extends Error {
  name = "SecretFound";
}, Mn = class extends Error {
  name = "NamesCollide";
}, ie = class extends Error {
  name = "ToolFailure";
};
function S(e) {
  return e instanceof Error ? e.message : String(e);
}
function O(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/inputs/values.ts
function Ke(e) {
  return e.toLowerCase() === "true";
}
function Be(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new T(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function An(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new T(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function $a(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}
function Yf(e, t) {
  let [n = ""] = t.toSorted((r, o) => Zf(e, r) - Zf(e, o));
  return n;
}
function Zf(e, t) {
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

// src/names/keys.ts
var Ho = N(Qf(), 1), el = 10, zo = 512;
function Aa(e) {
  if (e.length > el) return `Key Validation Error: Keys are limited to a maximum of ${el}.`;
  for (let t of e) {
    if (t.length > zo)
      return `Key Validation Error: ${t} cannot be larger than ${zo} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function qo(e) {
  let t = (0, Ho.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function tl(e, t) {
  for (let n of e) {
    let r = Ma(t.filter((o) => o.key === n)) ?? Ma(t.filter((o) => ee(o.key, n))) ?? Ma(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ma(e) {
  return e.toSorted(Ra)[0];
}
function Ra(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var nl = 225, Zx = 160;
function Fr(e) {
  let t = sl(e) || "%";
  return t.length <= nl ? t : `${ol(e)}~${(0, Ho.createHash)("sha256").update(e).digest("hex")}`;
}
function rl(e) {
  let t = Fr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : al(n)
  );
  return t.length <= nl ? t : `~${(0, Ho.createHash)("sha256").update(e).digest("hex")}`;
}
function ol(e) {
  return sl(e).slice(0, Zx);
}
function il(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(ol(r).toLowerCase()));
}
function Ta(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function sl(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, al);
}
function al(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as Yx, win32 as Xt } from "node:path";
function It(e) {
  return e !== "win32" ? Yx : {
    basename: Xt.basename,
    dirname: (t) => H(Xt.dirname(t), e),
    isAbsolute: Xt.isAbsolute,
    join: (...t) => H(Xt.join(...t), e),
    parse: Xt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => H(Xt.relative(t, n), e),
    resolve: (...t) => H(Xt.resolve(...t), e)
  };
}
function H(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Go, dirname: z, isAbsolute: Ca, join: A, parse: gL, relative: at, resolve: Nr } = It(process.platform);

// src/system/home.ts
import { homedir as Qx, userInfo as eS } from "node:os";
function $t() {
  return cl(Qx) ?? tS();
}
function tS() {
  return cl(() => eS().homedir);
}
var Jo = "this user has no home directory; set `HOME`";
function cl(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as SS } from "node:async_hooks";
import { tmpdir as PS } from "node:os";
import { join as ES } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as fl from "os";

// node_modules/@actions/core/lib/utils.js
function ct(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function _a(e) {
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
function Bt(e, t, n) {
  let r = new Fa(e, t, n);
  process.stdout.write(r.toString() + fl.EOL);
}
function Na(e, t = "") {
  Bt(e, {}, t);
}
var ul = "::", Fa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = ul + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${rS(o)}`);
        }
    }
    return t += `${ul}${nS(this.message)}`, t;
  }
};
function nS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function rS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var ml = N(ll(), 1);
import * as Vo from "fs";
import * as Ko from "os";
function Da(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Vo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Vo.appendFileSync(n, `${ct(t)}${Ko.EOL}`, {
    encoding: "utf8"
  });
}
function Wa(e, t) {
  let n = `ghadelimiter_${ml.randomUUID()}`, r = ct(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Ko.EOL}${r}${Ko.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as ec from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as oS } from "os";
import { constants as pl, promises as iS } from "fs";
var ja = function(e, t, n, r) {
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
}, { access: sS, appendFile: aS, writeFile: cS } = iS, dl = "GITHUB_STEP_SUMMARY";
var za = class {
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
    return ja(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[dl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${dl}. Check if your runtime environment supports job summaries.`);
      try {
        yield sS(t, pl.R_OK | pl.W_OK);
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
    return ja(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? cS : aS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return ja(this, void 0, void 0, function* () {
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
    return this.addRaw(oS);
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
}, uS = new za();
var Ha = uS;

// node_modules/@actions/core/lib/platform.js
import Tl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Bl = N(yl(), 1);
import * as Dr from "os";
import * as Ya from "events";
import * as Ml from "path";

// node_modules/@actions/io/lib/io.js
var El = N(gl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Lr from "fs";
import * as Mt from "path";
var qa = function(e, t, n, r) {
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
}, { chmod: Ga, copyFile: bl, lstat: Zo, mkdir: vl, open: UL, readdir: Ja, rename: fS, rm: kl, rmdir: jL, stat: Zt, symlink: xl, unlink: Ka } = Lr.promises, Ve = process.platform === "win32";
function Sl(e) {
  return qa(this, void 0, void 0, function* () {
    let t = yield Lr.promises.readlink(e);
    return Ve && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var zL = Lr.constants.O_RDONLY;
function Rn(e) {
  return qa(this, void 0, void 0, function* () {
    try {
      yield Zt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function Yo(e) {
  if (e = lS(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ve ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Va(e, t) {
  return qa(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Zt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ve) {
        let o = Mt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (wl(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Zt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ve) {
          try {
            let i = Mt.dirname(e), s = Mt.basename(e).toUpperCase();
            for (let a of yield Ja(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (wl(n))
          return e;
      }
    }
    return "";
  });
}
function lS(e) {
  return e = e || "", Ve ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function wl(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var Yt = function(e, t, n, r) {
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
function qL(e, t) {
  return Yt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = dS(o), c = (yield Rn(r)) ? yield Zt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield Rn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Zt(n)).isDirectory())
      if (s)
        yield Ol(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Il(n, u, i);
    }
  });
}
function GL(e) {
  return Yt(this, void 0, void 0, function* () {
    if (Ve && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield kl(e, {
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
function mS(e) {
  return Yt(this, void 0, void 0, function* () {
    (0, El.ok)(e, "a path argument must be provided"), yield vl(e, { recursive: !0 });
  });
}
function Xa(e, t) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Xa(e, !1);
      if (!r)
        throw Ve ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield pS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function pS(e) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ve && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (Yo(e)) {
      let o = yield Va(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Se.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Se.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Va(Se.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function dS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Ol(e, t, n, r) {
  return Yt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield mS(t);
    let o = yield Ja(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Zo(s)).isDirectory() ? yield Ol(s, a, n, r) : yield Il(s, a, r);
    }
    yield Ga(t, (yield Zt(e)).mode);
  });
}
function Il(e, t, n) {
  return Yt(this, void 0, void 0, function* () {
    if ((yield Zo(e)).isSymbolicLink()) {
      try {
        yield Zo(t), yield Ka(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ga(t, "0666"), yield Ka(t));
      }
      let r = yield Sl(e);
      yield xl(r, t, Ve ? "junction" : null);
    } else (!(yield Rn(t)) || n) && (yield bl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as yS } from "timers";
var $l = function(e, t, n, r) {
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
}, Qo = process.platform === "win32", ei = class extends Ya.EventEmitter {
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
    if (Qo)
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
      let o = n + t.toString(), i = o.indexOf(Dr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Dr.EOL.length), i = o.indexOf(Dr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return Qo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (Qo && this._isCmdFile()) {
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
    return $l(this, void 0, void 0, function* () {
      return !Yo(this.toolPath) && (this.toolPath.includes("/") || Qo && this.toolPath.includes("\\")) && (this.toolPath = Ml.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Xa(this.toolPath, !0), new Promise((t, n) => $l(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Dr.EOL);
        let o = new Za(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Rn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Bl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Al(e) {
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
var Za = class e extends Ya.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = yS(e.HandleTimeout, this.delay, this)));
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
var wS = function(e, t, n, r) {
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
function Rl(e, t, n) {
  return wS(this, void 0, void 0, function* () {
    let r = Al(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ei(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var XL = Tl.platform(), ZL = Tl.arch();

// node_modules/@actions/core/lib/core.js
var Qa;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Qa || (Qa = {}));
function Ua(e) {
  Bt("add-mask", {}, e);
}
function Cl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function _l(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Da("OUTPUT", Wa(e, t));
  process.stdout.write(ec.EOL), Bt("set-output", { name: e }, ct(t));
}
function Fl(e) {
  process.exitCode = Qa.Failure, kS(e);
}
function ge(e) {
  Bt("debug", {}, e);
}
function kS(e, t = {}) {
  Bt("error", _a(t), e instanceof Error ? e.toString() : e);
}
function Nl(e, t = {}) {
  Bt("warning", _a(t), e instanceof Error ? e.toString() : e);
}
function ti(e) {
  process.stdout.write(e + ec.EOL);
}
function Ll(e) {
  Na("group", e);
}
function Dl() {
  Na("endgroup");
}
function Wl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Da("STATE", Wa(e, t));
  Bt("save-state", { name: e }, ct(t));
}
function Ul(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Wr(e) {
  return jl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function tc(e) {
  return jl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function nc(e) {
  return `<code>${tc(e)}</code>`;
}
function jl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return xS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var xS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var ri = new SS();
function Tn(e, t) {
  return ri.run(e, t);
}
function W(e) {
  return ri.getStore()?.inputs.get(e.toLowerCase()) ?? Cl(e);
}
function zl() {
  return ri.getStore()?.name ?? "";
}
function Me(e, t) {
  let n = zl();
  _l(n ? `${e}-${n}` : e, t);
}
var Hl = Wl, ql = Ul, oi = Ua;
function Gl(e) {
  Fl(Wr(e));
}
function D(e) {
  Nl(Ur(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Qt(e.stack);
}
function x(e) {
  ti(Ur(e));
}
function Ur(e) {
  let t = zl();
  return Wr(t ? `${t}: ${e}` : e);
}
function Qt(e) {
  ge(e.split(`
`).map(Wr).join(`
`));
}
function Jl(e, t) {
  Ll(Ur(e));
  for (let n of t) ti(Wr(n));
  Dl();
}
function Cn(e) {
  x(`[warning]${e}`);
}
function Kl() {
  return process.env.GITHUB_STEP_SUMMARY ? Ha : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || PS());
}
function jr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || ES($t() ?? "/", ".cache"));
}
function Vl() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Xl() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function rc() {
  let e = { ...process.env };
  for (let [n, r] of ri.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var OS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function wD() {
  return Object.fromEntries(Object.entries(rc()).filter(([e]) => !OS.test(e)));
}
function bD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function vD() {
  return process.env.RUNNER_NAME ?? "";
}
function kD(e) {
  Object.assign(process.env, e);
}
function Ae() {
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
    defaultBranch: W("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// node_modules/valibot/dist/index.mjs
var ii, IS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function Yl(e) {
  return !e && !ii ? IS : {
    lang: e?.lang ?? ii?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? ii?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? ii?.abortPipeEarly
  };
}
var $S;
// @__NO_SIDE_EFFECTS__
function BS(e) {
  return $S?.get(e);
}
var MS;
// @__NO_SIDE_EFFECTS__
function AS(e) {
  return MS?.get(e);
}
var RS;
// @__NO_SIDE_EFFECTS__
function TS(e, t) {
  return RS?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function _n(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function J(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ _n(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ TS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ AS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ BS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function CS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function Ql(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function em(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ue(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ Yl())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function tm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var xD = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function zr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: zr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && J(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function oc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: oc,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && J(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Hr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Hr,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && J(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ic(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: ic,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ _n(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && J(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ _n(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function qr(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: qr,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ _n(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && J(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ _n(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Rt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Rt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && J(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Gr(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Gr,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && J(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function _S(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: _S,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && J(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var FS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function sc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function nm(e, t) {
  return ue({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ sc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ac(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function ut(e, t) {
  return ue({
    kind: "schema",
    type: "array",
    reference: ut,
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
      } else J(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function cc(e) {
  return ue({
    kind: "schema",
    type: "boolean",
    reference: cc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function uc(e, t) {
  return ue({
    kind: "schema",
    type: "custom",
    reference: uc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : J(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function en(e, t) {
  return ue({
    kind: "schema",
    type: "exact_optional",
    reference: en,
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
function _e(e, t) {
  return ue({
    kind: "schema",
    type: "literal",
    reference: _e,
    expects: /* @__PURE__ */ _n(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ CS(n.value, this.literal) ? n.typed = !0 : J(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Jr(e, t) {
  return ue({
    kind: "schema",
    type: "loose_object",
    reference: Jr,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ac(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ sc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (J(this, "key", n, r, {
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
          for (let i in o) /* @__PURE__ */ Ql(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else J(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Re(e) {
  return ue({
    kind: "schema",
    type: "number",
    reference: Re,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function se(e, t) {
  return ue({
    kind: "schema",
    type: "object",
    reference: se,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ac(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ sc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (J(this, "key", n, r, {
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
      } else J(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Fe(e, t) {
  return ue({
    kind: "schema",
    type: "optional",
    reference: Fe,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ ac(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function si(e, t, n) {
  return ue({
    kind: "schema",
    type: "record",
    reference: si,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ Ql(i, s)) {
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
      } else J(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ae(e) {
  return ue({
    kind: "schema",
    type: "string",
    reference: ae,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fc(e) {
  return ue({
    kind: "schema",
    type: "undefined",
    reference: fc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Zl(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function tn(e, t) {
  return ue({
    kind: "schema",
    type: "union",
    reference: tn,
    expects: /* @__PURE__ */ em(e.map((n) => n.expects), "|"),
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
        J(this, "type", n, r, { issues: /* @__PURE__ */ Zl(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        J(this, "type", n, r, { issues: /* @__PURE__ */ Zl(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function lc(e, t, n) {
  return ue({
    kind: "schema",
    type: "variant",
    reference: lc,
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
                }, FS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
        J(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ em(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else J(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function le(...e) {
  return ue({
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
function ai(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ Yl(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Fn(e, t) {
  let { success: n, issues: [r] = [] } = ai(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = tm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var om = N(rm(), 1);

// src/system/bytes/chunker.ts
function ui(e) {
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
function Xe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var $ = 1024 * 1024, Nn = 32;
function Kr(e) {
  return Math.ceil(e / $) * Nn;
}
function im() {
  let e = ui($), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ze(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ze(...n)), Buffer.concat(t);
    }
  };
}
function pc(e, t, n) {
  let r = n.subarray(t * Nn, (t + 1) * Nn);
  return r.length === Nn && Ze(...e).equals(r);
}
function sm(e, { offset: t, length: n }) {
  let r = Ye(t, t + n), o = r[0] * Nn;
  return Ze(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Nn)
  ).toString("hex");
}
function Ze(...e) {
  let t = (0, om.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ye(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Ln = "headstart-2", NS = ["image", "delta"];
function Dn(e, t) {
  return NS.includes(t) ? Math.ceil(e / $) * $ : e;
}
function j({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function fi({ digests: e, ...t }) {
  return Ze(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Vr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var LS = 407710288, dc = 8, li = dc + 12, Xr = Buffer.from("HEADSTR2"), am = 36 + Xr.length, Zr = li + am, hc = 4 * 1024 * 1024, cm = 1024, DS = 512, WS = 1024 ** 4;
function um({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > hc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(li), i = [e, r, n?.(fm(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Zr), c = [LS, a - dc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ze(o, ...i), u, Xr]);
}
var US = 128 * 1024;
async function Yr(e, t) {
  return zS(await jS(e), e.size, t);
}
async function jS(e) {
  let { size: t } = e;
  if (t < Zr) throw new k(`it has only ${t} bytes`);
  let n = await Vr(e, Math.max(0, t - US), t);
  if (!n.subarray(-Xr.length).equals(Xr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Xr.length - 4), o = Zr + Kr(Math.min(t, WS)) + hc + cm;
  if (r < Zr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Vr(e, t - r, t);
}
function zS(e, t, n) {
  let r = e.length - am;
  if (!Ze(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(dc + 4 * d)
  ), a = t - e.length;
  if (!(o === Kr(a) && i <= hc && s <= cm && Zr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = li + o, [f, l] = [
    e.subarray(li, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), fm(f, l));
  let m = HS(l), p = Fn(KS, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return VS(m.segments, a), { ...m, digests: f };
}
function fm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ze(n, e, t);
}
function HS(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Qe = le(Re(), Gr(), qr(0)), lm = le(ae(), Rt(/^[a-z-]{1,32}$/)), qS = (e) => Number.isSafeInteger(e) && e > 0, GS = le(
  Jr({
    kind: lm,
    offset: Qe,
    length: Qe,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: en(uc((e) => Array.isArray(e) && e.every(qS))),
    files: Qe,
    bytes: Qe,
    unpackedBytes: en(Qe),
    root: en(Qe),
    deadBytes: en(Qe)
  }),
  zr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), JS = Jr({
  savedAt: le(Qe, ic(2 ** 32)),
  times: ae()
}), KS = Jr({
  container: _e(Ln),
  format: lm,
  key: le(ae(), Hr(DS)),
  paths: ut(ae()),
  segments: ut(GS),
  files: Qe,
  bytes: Qe,
  sources: en(JS)
});
function VS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Dn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as XS, constants as ZS, statSync as YS } from "node:fs";
import { delimiter as QS, isAbsolute as e0, join as t0 } from "node:path";
var n0 = process.platform === "win32" ? ".exe" : "";
function ft(e) {
  return (process.env.PATH ?? "").split(QS).filter((n) => e0(n)).map((n) => t0(n, `${e}${n0}`)).find(r0);
}
function mi(e) {
  let t = ft(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function r0(e) {
  try {
    return XS(e, ZS.X_OK), YS(e).isFile();
  } catch {
    return !1;
  }
}
function lt() {
  return { LC_ALL: "C", ...yc(/^(PATH|SystemRoot)$/) };
}
function yc(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var gc = 1e3;
function Wn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-gc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var wc = N(pm(), 1);
import { once as o0 } from "node:events";
import { finished as i0 } from "node:stream/promises";
var s0 = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function hm({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => s0.test(a)), r = (0, wc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...lt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function JD({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, wc.spawn)(e, t, { cwd: n, env: { ...r, ...lt() }, detached: s }), c = a[i];
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
    f += l, f.length > dm && u();
  });
  try {
    let [l, m] = await o0(a, "exit");
    if (u(), await i0(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= dm) return f;
    throw Wn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var dm = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { closeSync as f0, fstatSync as l0, lstatSync as m0, openSync as p0, readFileSync as d0 } from "node:fs";
import { lstat as wm, mkdir as h0, open as y0, readlink as g0 } from "node:fs/promises";
import { dirname as w0, join as bm, relative as b0, resolve as vm, sep as Un } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as a0 } from "node:fs";
var { O_RDONLY: c0, O_NOFOLLOW: ym = 0, O_NONBLOCK: u0 = 0 } = a0, Ne = c0 | ym | u0, gm = ym !== 0;

// src/system/disk/ownership.ts
async function et(e) {
  let t = await wm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Sm(e, t);
}
function pi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function km({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function xm(e) {
  let t = await y0(e, Ne);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Sm(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Sm(e, { uid: t, mode: n }) {
  if (Pm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = vm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Pm(e, t) {
  if (!pi({ uid: t }) && t !== 0) throw new Error(`${vm(e)} belongs to another user`);
}
async function Em(e, t) {
  for (let n of Om(e, t)) await et(n);
}
async function mt(e, t) {
  for (let n of Om(e, t))
    await h0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await et(n);
}
function Om(e, t) {
  let n = b0(e, t).split(Un);
  return n.map((r, o) => bm(e, ...n.slice(0, o + 1)));
}
var v0 = 40;
async function jn(e) {
  if (!process.geteuid) return;
  let t = e.split(Un), n = 0, r = Un;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? w0(r) : bm(r, o), s = await wm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Pm(i, s.uid), ++n > v0) throw new Error(`${e} has too many links`);
    let a = await g0(i);
    a.startsWith(Un) && (r = Un), t.unshift(...a.split(Un));
  }
}
function zn(e, t) {
  let n = (o) => o?.isFile() === !0 && pi(o) && o.size <= t;
  if (!n(m0(e, { throwIfNoEntry: !1 }))) return;
  let r = k0(e);
  if (r !== void 0)
    try {
      return n(l0(r)) ? d0(r) : void 0;
    } finally {
      f0(r);
    }
}
function k0(e) {
  try {
    return p0(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as $0, rmSync as Rm } from "node:fs";
import { join as B0 } from "node:path";

// src/system/disk/space.ts
import { statfsSync as S0 } from "node:fs";
import { statfs as P0 } from "node:fs/promises";

// src/system/units.ts
function di(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Im(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function U(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var x0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function $m(e) {
  let [t, n] = Object.entries(x0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var E0 = 0.05, O0 = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, I0 = 20;
async function Bm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await P0(e), s = (c, u) => Math.floor(Math.min(u * E0, O0[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function nn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? Mm(t) : e;
}
async function Hn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw nn(i, t);
  });
  if (o !== Xe(n)) throw Mm(t);
}
function Mm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = S0(e), s = `${U(t * r)} of ${U(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function tt(e, t) {
  let n = await Bm(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(U(t.bytes), U(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Qr(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Bm(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, I0);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var bc = /* @__PURE__ */ new Set();
function Am() {
  for (let e of bc) Rm(e, { recursive: !0, force: !0 });
}
function M0(e) {
  try {
    return $0(B0(e, "headstart-"));
  } catch (t) {
    throw nn(t, e);
  }
}
function we(e) {
  process.listeners("exit").includes(Am) || process.on("exit", Am);
  let t = M0(e);
  bc.add(t);
  let n = () => {
    Rm(t, { recursive: !0, force: !0 }), bc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as A0 } from "node:async_hooks";
import { subscribe as R0, unsubscribe as T0 } from "node:diagnostics_channel";
var C0 = 6e4;
async function rn(e, t, n) {
  return pt({ path: mi(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = C0, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), f = await vc(e, { ...i, signal: u });
    if (f.exitCode !== null && r.includes(f.exitCode)) return f.stdout;
    throw Wn(e.path, f, f.stderr.toString());
  } finally {
    clearTimeout(c);
  }
}
var Tm = new A0();
async function vc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = lt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Tm.getStore() === m && (f = d.process, process.nextTick(() => {
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
  R0(Cm, m), o.addEventListener("abort", l);
  try {
    let d = await Tm.run(m, () => Rl(_0(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    T0(Cm, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Cm = "child_process";
function _0(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as F0 } from "node:fs";
async function _m(e, t = !0) {
  let n = async (s) => {
    let a = t ? ft(s) : void 0;
    return a && await N0(a, e) && a;
  }, [r, o, i] = await Promise.all([
    L0(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: ft("zstd"), mksquashfs: o, unsquashfs: i };
}
async function N0(e, t) {
  let n = await Nm("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function L0(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = ft(t), r = n && (D0(n) ?? W0(await Nm("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Fm = { "GNU tar": "gnu", bsdtar: "bsd" };
function D0(e) {
  try {
    let t = F0(e);
    return Object.entries(Fm).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Nm(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function W0(e) {
  return Object.entries(Fm).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var Dm = N(Lm(), 1);
import { globSync as U0, lstatSync as j0, readFileSync as z0 } from "node:fs";
function Wm({ directories: e, marks: t }) {
  let n = (0, Dm.createHash)("sha256");
  for (let r of e)
    for (let o of U0(t, { cwd: r }).sort()) {
      let i = A(r, o);
      n.update(JSON.stringify([r, o])), j0(i, { throwIfNoEntry: !1 })?.isFile() && n.update(z0(i));
    }
  return n.digest("hex");
}

// src/stores/transfer/limits.ts
var Um = (e) => Math.min(24, 3 * e);
function jm(e) {
  return e * (1 + Math.random() / 4);
}
function zm(e) {
  return Math.random() * Math.min(4e3, e);
}
var eo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Hm = {
  ...eo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, M2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, A2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/system/bytes/buffer-pool.ts
function Tt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function qn(e = 1024 * 1024) {
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

// src/stores/transfer/deadline.ts
async function _2({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function hi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/stores/transfer/http-contract.ts
async function qm(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var K = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, yi = class extends K {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${xc(n)}`, "resume");
  }
};
function xc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Gm(Gm(n));
}
function Gm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var q0 = "the server fails or is overloaded; try again later", G0 = "the server does not support this request", to = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Jm = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [to, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [to, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [to, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [to, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [to, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function W2(e, t) {
  if (e instanceof K) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Km(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Jm[r] ?? ["the connection failed", "retry"];
  return new K(`${Le(t)}: ${o} (${r})`, i);
}
function U2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Jm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new K(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Km(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new K(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function j2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new K(`${Le(t)}: ${n} (${e})`, "none");
}
async function Vm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Km(e, r);
  let o = await X0(n), [i, s] = J0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Z0(t["retry-after"]) : 0;
  return new K(`${Le(r)}: ${i} (${a})`, s, c);
}
function J0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${K0(n)}; use that as endpoint`, "none"] : e === 501 ? [G0, "none"] : e === 408 || e === 429 || e >= 500 ? [q0, "slow-down"] : ["it refuses the request", "none"];
}
function K0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var V0 = 4096;
async function X0(e) {
  let t = [];
  return await qm(V0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Z0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as nP } from "node:timers/promises";
async function Xm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : zm(i * 2 ** (s - 1)), l = u.retryAfterMs && jm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await rP(Math.max(l, f), n);
    }
}
function J2(e) {
  return e instanceof yi ? 2 : 1;
}
async function rP(e, t) {
  e > 0 && await nP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function Zm(e) {
  let t, n, r = !1, o, i = async () => {
    let s = await e.url(r);
    return n = { url: s, worked: !1, renewed: r }, o = s, n;
  };
  return {
    current() {
      return t ??= i(), t;
    },
    refused(s, a) {
      if (s === n) {
        if (s.renewed && !s.worked) throw a;
        r = !0, n = void 0, t = void 0;
      }
    },
    place: () => o === void 0 ? "the store" : Le(o)
  };
}
function Ym(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Qm(e) {
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
async function tp(e, t) {
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
    onHead: (l, m) => ep(l) ? oP(l, m, e, t) : void 0
  });
  if (!ep(f)) throw await Vm(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var ep = ({ status: e }) => e === 200 || e === 206;
function oP(e, t, n, r) {
  let { url: o } = r.signed;
  aP(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (iP(e, n, r), r.queue.widen(n)) : sP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function iP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !np(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function sP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!np(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function np(e, t) {
  return e === void 0 || e === String(t);
}
function aP({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw dt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw dt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw dt(t, o, "none");
  }
}
function dt(e, t, n) {
  return new K(`${Le(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function rp(e, t) {
  let n = uP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await fP(e, t);
    } catch (i) {
      if (i instanceof K && i.recover === "await-whole" && t.begun && await hi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Xm(n, o);
}
function uP(e, t) {
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
      if (!(a instanceof K) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function fP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => tp(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof K) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof K && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function op(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Le(o)}: it sends one part much more slowly than others`, u = () => a.abort(new K(c, "resume")), [f, l] = [performance.now(), r.position];
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
function ip(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function sp({ start: e, end: t }, n) {
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
function on({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function ap(e, t, n) {
  let { memory: r = qn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Hm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => lP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* lP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = mP(t, n, s), c = dP(t, n), u = { ...pP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new K(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) rp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await hi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function mP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return sp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => ip(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function pP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Zm(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Qm(i),
    hedge: op(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Um(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function dP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = on(n, t - e), a = on(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${xc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function cp(e) {
  let t = Be(e, "rolling", ["false", "true", "merge"]), n = {
    keep: An(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: An(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Be(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function fp(e) {
  let t = bP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw gi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: yP(e("bucket")),
    prefix: gP(e("prefix")),
    region: wP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !hP(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new T("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new T(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function hP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function yP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw gi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var up = 256;
function gP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= up) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${up} in all`;
  throw gi("prefix", e, r);
}
function wP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw gi("region", e, "must be the name of a region, such as eu-west-1");
}
function bP(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new T(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function gi(e, t, n) {
  return new T(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var sn = N(lp(), 1);
var mp = 32, vP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function dp(e) {
  let t = pp(e("signing-key")).map(kP), n = pp(e("verify-key")).map(xP);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key` or `verify-key` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(SP), ...n] };
  }
}
function MW(e) {
  return [e("signing-key"), e("verify-key")].some((t) => no(t).length > 0);
}
function hp(e) {
  return no(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function pp(e) {
  let t = no(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(vP))
    n.push(...no(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...no(t.slice(r))];
}
function no(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function kP(e) {
  if (e.startsWith("-----")) {
    let r = yp(e, "PRIVATE KEY", sn.createPrivateKey);
    if (r) return r;
    throw new T("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= mp) return (0, sn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${mp}: ${n}.`
  );
}
function xP(e) {
  let t = yp(e, "PUBLIC KEY", sn.createPublicKey);
  if (t) return t;
  throw new T(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function yp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function SP(e) {
  return e.type === "secret" ? e : (0, sn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function ro(e, t) {
  let n = Ke(e("save-always")), r = Be(e, "store", ["auto", "github", "s3", "local"]), o = fp(e);
  if (r === "s3" && o.bucket === "") throw new T("Input `bucket` is required with `store: s3`.");
  return {
    key: $a(e, "key"),
    restoreKeys: wi(e("restore-keys")),
    paths: wi($a(e, "path")),
    crossOs: Ke(e("enableCrossOsArchive")),
    failOnMiss: Ke(e("fail-on-cache-miss")),
    lookupOnly: Ke(e("lookup-only")),
    store: r,
    localDir: IP(e("local-dir"), t),
    s3: o,
    stash: { ...$P(e("stash"), t), maxBytes: BP(e("stash-size")) },
    concurrency: An(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: OP(e("part-size")),
    mode: Be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Be(e, "ramdisk", ["off", "auto", "on"]),
    verify: Be(e, "verify", ["auto", "always"]),
    format: Be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : PP(e),
    jobStatus: e("job-status"),
    secrets: Be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ke(e("source-times")),
    compressionLevel: An(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Be(e, "summary", ["auto", "true", "false"]),
    rolling: cp(e),
    signing: dp(e)
  };
}
function PP(e) {
  let t = Be(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function wi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var EP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function gp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (EP[n] ?? Number.NaN);
}
function OP(e) {
  if (e === "") return 8 * 1048576;
  let t = gp(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new T(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function IP(e, t) {
  return e === "" ? A(t, "headstart") : Nr(wp("local-dir", e));
}
function wp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new T(`Input \`${e}\` is '${t}', and ${Jo}.`);
  return `${r}${n.slice(1)}`;
}
function $P(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = wp("stash", e);
  if (Ca(r)) return { use: "on", dir: Nr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function BP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = gp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function bp(e, t) {
  let n = W(e), r = wi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new T(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Nr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as CO, realpathSync as _O, rmdirSync as FO, symlinkSync as Gi, utimesSync as NO, writeFileSync as LO } from "node:fs";
import { dirname as _d, join as Nt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as MP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var AP = /[\u0080-\u00ff]/, RP = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!AP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return RP.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function _(e, t) {
  return e === t || e.startsWith(yt(t));
}
function yt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function Z(e) {
  return MP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var Ip = N(kp(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as TP, renameSync as CP, rmdirSync as _P } from "node:fs";
function me(e, t) {
  WP(
    () => CP(e, t),
    () => !xp(t)
  );
}
function Gn(e, t) {
  let n = process.platform === "win32";
  n && FP(t);
  try {
    return me(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && xp(t)) return !1;
    throw r;
  }
}
function FP(e) {
  try {
    _P(e);
  } catch {
  }
}
function xp(e) {
  return TP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var NP = ["EPERM", "EBUSY", "EACCES"], LP = 200, DP = new Int32Array(new SharedArrayBuffer(4));
function WP(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, LP)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && NP.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(DP, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Sp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function bi(e) {
  let t = e;
  return Sp[e.do].map((n) => t[n]);
}
function Pc(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Ep(i, o))}
`).join("");
}
function Pp(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = UP(b(Go(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Fn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Ep(a, r);
  });
}
function Ep(e, t) {
  let n = bi(e), r = Sp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function UP(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => le(
    ae(),
    zr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = le(Re(), oc()), c = se({ mode: a, mtime: a });
  return lc("do", [
    se({ do: _e("make"), path: o }),
    se({ do: _e("move"), to: o, from: i, inode: s }),
    se({ do: _e("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: _e("stamp"), path: tn([_e(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Jn = "journal", jP = Math.min(128 * 1024 * 1024, (0, Ip.getHeapStatistics)().heap_size_limit / 32);
function $p(e, t) {
  Y.appendFileSync(A(t, Jn), Pc(e, t), { mode: 384 });
  for (let n of e) HP(n);
}
function Bp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && Oc(e.path, e.stamp);
}
function Ec(e) {
  Y.rmSync(A(e, Jn), { force: !0 });
}
function ki(e, t = () => !0) {
  let n = zP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? qP(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Pc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${Jn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), me(s, A(e, Jn));
  } else Ec(e);
}
function oo(e) {
  return B(b(A(e, Jn))) !== void 0;
}
function zP(e) {
  if (!oo(e)) return [];
  let t = zn(A(e, Jn), jP);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Pp(t.toString(), e);
}
function HP(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") Oc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && vi(e.to, e.aside), vi(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? KP(e.from, e.to) : t;
    }
}
function qP(e) {
  if (e.do === "make") GP(e.path);
  else if (e.do === "stamp") JP(e.path, e.before);
  else if (e.do === "move") Op(e);
  else if (B(e.aside)) {
    if (Op(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    vi(e.aside, e.to);
  }
}
function Op({ from: e, to: t, inode: n }) {
  !B(e) && xi(t) === n && vi(t, e);
}
function xi(e) {
  let t = Y.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function B(e) {
  try {
    return Y.lstatSync(g(e));
  } catch (t) {
    if (O(t) === "ENOENT" || O(t) === "ENOTDIR") return;
    throw t;
  }
}
function gt(e) {
  if (Y.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (B(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...gt(z(e)), e];
}
function GP(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function JP(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Oc(e, t);
}
function Oc(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function KP(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function vi(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    me(n, r);
  } catch (o) {
    let i = B(e);
    if (O(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Y.chmodSync(n, i.mode | 128), me(n, r), Y.chmodSync(r, i.mode & 4095);
  }
}

// src/mounts/alone.ts
var Mp = Promise.resolve();
function Kn(e) {
  let t = Mp.then(e);
  return Mp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as Ac, mkdtempSync as kE, readdirSync as zp, realpathSync as Hp } from "node:fs";
import { basename as qp, dirname as xE, join as Gp } from "node:path";

// src/files/staging.ts
import {
  chmodSync as cE,
  lstatSync as Fp,
  mkdtempSync as uE,
  readdirSync as Np,
  rmdirSync as fE,
  rmSync as Lp,
  statSync as lE,
  writeFileSync as mE
} from "node:fs";
import * as $i from "node:fs/promises";
import { createServer as pE } from "node:net";
import { toNamespacedPath as dE } from "node:path";

// src/system/disk/local-socket.ts
var Rp = N(Ap(), 1);
import { once as VP } from "node:events";
import { closeSync as XP, lstatSync as ZP, openSync as YP, statSync as QP, symlinkSync as eE, writeFileSync as tE } from "node:fs";
import { connect as nE } from "node:net";
import { tmpdir as rE } from "node:os";
import { join as Vn } from "node:path";
var Si = process.platform === "win32";
function Pi(e, t, n) {
  let { path: r, close: o } = Si ? sE() : Tp(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Si && n.listening && tE(Vn(e, t), Cp(r, e), { mode: 384 }), n.listening;
}
async function Ei(e, t) {
  let n = Si ? _p(e, t) : Tp(e, t);
  if (n)
    try {
      let r = nE(n.path);
      return r.on("error", () => {
      }), await VP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function $c(e, t) {
  return Si ? _p(e, t) !== void 0 : ZP(Vn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Tp(e, t) {
  let n = Vn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = YP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => XP(o) };
  }
  let r = we(rE());
  return eE(e, Vn(r.dir, "d")), { path: Vn(r.dir, "d", t), close: r.remove };
}
var oE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, iE = 256;
function sE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Rp.randomUUID)()}`, close: () => {
  } };
}
function Cp(e, t) {
  return `${e}
${QP(t, { bigint: !0 }).ino}
`;
}
function _p(e, t) {
  let n = aE(Vn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return oE.test(r) && n === Cp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function aE(e) {
  try {
    return zn(e, iE)?.toString("latin1");
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/staging.ts
var Xn = ".headstart-staging-";
function nt(e) {
  return e.startsWith(Xn);
}
function Bi(e) {
  let { dir: t, sign: n } = Dp(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      oo(t) || (Bc(t), n?.close());
    }
  };
}
function Bc(e) {
  if (B(b(e))) {
    for (let t of Np(e)) t !== Mi && Ii(A(e, t));
    Ii(e);
  }
}
async function Ct({ base: e, literal: t }) {
  let n = hE(e);
  if (t === void 0) return n;
  let r = Fp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Fp(n).dev ? t : $i.access(n, $i.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function hE(e) {
  let t = e;
  for (; !lE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Zn(e) {
  let t = B(b(e));
  return t !== void 0 && io(t);
}
function io(e) {
  return e.isDirectory() && pi(e) && km(e);
}
function Yn(e) {
  return $c(e, Mi);
}
var Mi = "alive", Oi = "born", yE = 10;
function Dp(e, t = 1) {
  let n = uE(A(e, Xn));
  try {
    return { dir: n, sign: gE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === yE) throw r;
    return Dp(e, t + 1);
  }
}
function gE(e) {
  let t = pE((o) => o.destroy()).unref(), [n, r] = [A(e, Oi), A(e, Mi)];
  if (!Pi(e, Oi, t)) {
    mE(r, "");
    return;
  }
  try {
    me(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Wp(e) {
  try {
    $c(e, Oi) && Lp(A(e, Oi)), fE(e);
  } catch {
  }
}
async function Ai(e) {
  if (!Yn(e)) return !1;
  try {
    let t = await Ei(e, Mi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Ii(e) {
  let t = () => Lp(dE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    Up(b(e)), t();
  }
}
function Up(e) {
  cE(g(e), 448);
  for (let t of Np(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Up(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as wE } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : wE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: jp(c), flags: u.split(","), type: o, source: jp(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function jp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as bE, readlinkSync as vE } from "node:fs";
function Mc() {
  return vE("/proc/self/ns/pid").replace(/\D/g, "");
}
function Qn(e) {
  try {
    let t = bE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Rc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Ri(e) {
  let t = process.ppid || 1, n = Qn(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Mc()}-${t}-${n}-`;
  return kE(Gp(Hp(e), r));
}
function so({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Ti(e) {
  let t = b(e);
  return X().filter((n) => so(n) === t || _(n.point, t));
}
function Jp(e) {
  return !Ac(e, { throwIfNoEntry: !1 }) && Ti(e).length === 0;
}
function Kp(e) {
  let t = b(e);
  return X().findLastIndex((n) => so(n) === t);
}
function Vp(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && ao(n) ? n : void 0;
}
var er = "headstart-broker";
function Xp(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && so(n) === t);
}
function Zp() {
  let e = (t) => ao(t) || t === er;
  return X().flatMap((t) => {
    let n = so(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Ci(e) {
  return zp(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function ao(e) {
  return Rc.test(qp(e));
}
var SE = 7200 * 60 * 1e3;
function PE(e) {
  let [, t, n = "", r] = qp(e).match(Rc) ?? [];
  if (t === Mc()) return Qn(n) !== r;
  let o = Ac(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > SE;
}
function EE(e) {
  return e.type === "squashfs" ? xE(e.point) : so(e);
}
function Yp(e) {
  let t = X().flatMap((r) => EE(r) ?? []).map((r) => g(r).toString()).filter((r) => ao(r) && !IE(r)), n = process.platform === "linux" ? e.flatMap(OE).filter(Zn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(PE);
}
function OE(e) {
  try {
    return zp(e).filter((n) => Rc.test(n)).map((n) => Gp(Hp(e), n));
  } catch {
    return [];
  }
}
function IE(e) {
  try {
    let t = Ac(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !io(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as eO, readlinkSync as tO, rmdirSync as nO, symlinkSync as rO } from "node:fs";
import { tmpdir as oO } from "node:os";
import { basename as iO, dirname as hd, join as yd } from "node:path";
import { setTimeout as sO } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as AE, rmdirSync as RE, unlinkSync as TE } from "node:fs";
import { dirname as rd, join as CE } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as $E, readdirSync as ed, readlinkSync as _i, symlinkSync as Qp } from "node:fs";
import { dirname as BE, join as tr } from "node:path";
var G = {
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
function an(e) {
  let t = Vp(b(e));
  return t !== void 0 && De(t) === b(e) ? t : void 0;
}
function De(e) {
  try {
    return _i(tr(e, G.workspace), "latin1");
  } catch {
    return;
  }
}
function co(e) {
  let t = ed(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => G.layer(r, c)), s = BE(_i(tr(e, G.layer(r, 0))));
    return { number: r, lowers: [G.pathLayer(r), ...i], mountRoot: s };
  });
}
function _t(e, t = "target") {
  try {
    return ed(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => _i(tr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function td(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(ME(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: tr(r, G.plain), inside: n };
}
function ME(e) {
  return $E(e).isSymbolicLink() ? _i(e, "latin1") : "";
}
function Fi() {
  return Zp().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? _t(n) : [e];
  });
}
function nd(e, t, n, r) {
  let o = Ci(e);
  Qp(g(t), tr(e, `target-${o}`)), Qp(g(`${b(n)}/${r}`), tr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function od(e) {
  let t = De(e), n = _t(e, "made");
  for (let [r, o] of _t(e).entries()) {
    B(o) && AE(g(o), CE(e, `left-${r}`));
    for (let i = rd(o); i !== t; i = rd(i))
      _E(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function _E(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && TE(g(e)), t && n?.isDirectory() && Z(e).length === 0 && RE(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as ad,
  closeSync as cd,
  lstatSync as fd,
  openSync as ud,
  readdirSync as WE,
  readFileSync as UE,
  readlinkSync as jE,
  renameSync as Cc,
  statfsSync as zE,
  symlinkSync as HE
} from "node:fs";
import { join as cn } from "node:path";

// src/mounts/overlay-marks.ts
var Ni = 512, [FE, NE, LE] = [124, 136, 156];
function Tc(e, t, n) {
  return sd(e, t, ["redirect", "opaque"], n);
}
function id(e, t, n) {
  return sd(e, t, ["redirect"], n);
}
async function sd(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...DE(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* DE(e, t) {
  let n = !1;
  for (let r = 0; r + Ni <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + FE, r + NE), 8), i = r + Ni, s = String.fromCharCode(e[r + LE]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Ni) * Ni;
  }
}

// src/mounts/workspace/moved-files.ts
async function ld(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || an(g(o).toString()) !== e) return;
  let i = _t(e), a = (await t.changedIn(G.plain, G.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => _(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = cn(e, G.plain), f = await id(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => JE(e, `${o}/${h}`, d, r));
  let p = zE(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && GE(`${b(u)}/${h}`, w, p) && await m(y, () => KE(y));
}
var qE = 512;
function GE(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * qE > r) return !1;
  let o = g(e);
  try {
    return n > r || UE(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && fd(o).uid === process.geteuid?.();
  }
}
var _c = (e) => `moved-${e}`;
async function JE(e, t, n, r) {
  HE(g(t), cn(e, _c(n)));
  let o = `part-${n}`;
  await rn("cp", ["-a", "--", `${_c(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Cc(cn(e, o), cn(e, `copy-${n}`));
}
function KE(e) {
  let t = g(e);
  try {
    cd(ud(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = fd(t);
    ad(t, r | 128), cd(ud(t, "r+")), ad(t, r & 4095);
  }
}
function md(e) {
  let t = WE(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = jE(cn(e, _c(Number(n))), "latin1");
    B(r) && Cc(g(r), cn(e, `left-moved-${n}`)), Cc(cn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as VE, readdirSync as XE, readFileSync as ZE } from "node:fs";
async function pd(e, t, n) {
  let o = XE("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!(!_(f, s) || !YE(f)))
      return `the process ${QE(c)} (${c}) ${u === "cwd" ? "works" : "has a directory open"} in it`;
  }
}
function YE(e) {
  return VE(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function QE(e) {
  try {
    return ZE(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Li(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var dd = 10, aO = 300;
async function nr(e, { rights: t, warn: n }) {
  if (!ao(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await ld(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Ti(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await Li(() => Fc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Fc(s.reverse(), { rights: t, warn: n, attempts: dd, signal: r });
  if (!Zn(e)) return;
  cO(e), md(e), od(e);
  let u = Ti(e);
  if (!u.every(i) || (await Fc(u, { rights: t, warn: n, attempts: dd, signal: r }), c && u.length === 0)) return;
  let f = { cwd: hd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", iO(e)], f);
}
async function Fc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await sO(aO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Di(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Di(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function cO(e) {
  let t = (n) => tO(yd(e, n), "latin1");
  for (let n of uO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = hd(o))
        nO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function uO(e) {
  try {
    return eO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Di(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = En(i, we(oO()));
    rO(g(e), yd(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    On(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as fO, constants as lO, realpathSync as mO } from "node:fs";
import { dirname as Nc } from "node:path";
var pO = ["ext4", "xfs", "btrfs", "tmpfs"];
async function gd(e, { root: t, protectedDirs: n, rights: r, signal: o }) {
  let i = b(e), s = X().filter(({ point: l, source: m }) => _(l, i) && m !== t), [a] = s.filter(({ point: l, source: m }) => !(l === i && m === t));
  if (a) throw new Error(`something is mounted at ${g(a.point)}`);
  let c = n.find((l) => _(mO(l), e));
  if (c !== void 0) throw new Error(`the workspace holds ${c}`);
  let { type: u } = Lc(e);
  if (!pO.includes(u))
    throw new Error(`the workspace is on ${u}, which an overlay cannot write to`);
  try {
    fO(Nc(e), lO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Nc(e)}`);
  }
  let f = await pd(e, r, o);
  if (f !== void 0) throw new Error(f);
}
function Lc(e) {
  let t = b(Nc(e));
  return X().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function wd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as bO, readdirSync as Pd, rmSync as vO } from "node:fs";
import { join as Ed } from "node:path";

// src/mounts/layers.ts
var Sd = N(vd(), 1);
import { existsSync as dO, mkdirSync as Dc, readFileSync as kd, writeFileSync as hO } from "node:fs";
import { release as yO } from "node:os";
import { join as Wi } from "node:path";
function rr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Dc(Wi(e, f)), await Ft(i ?? gO(wO()), async (l) => {
      await s(f, "squashfs", xd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Dc(Wi(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => `image ${f[h]} squashfs ${xd(d, m)} 0 0
`);
    hO(Wi(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...f);
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(u, f) {
      let l = `${f}-0`;
      await a(u, l);
      let m = u.layers.map((p, d) => `${f}-${d + 1}`);
      return await c(u.layers, m, `${f}-table`), [l, ...m].toReversed();
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @param numbering `own` for an overlay on this one: layers number their files alike, and tar would take two files with
     * one device and inode number for one. But the kernel then looks up each name of a directory that it lists.
     * @returns the point
     */
    async stack(u, f, l) {
      return Dc(Wi(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep() {
      o.length = 0;
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
function xd({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function Ft(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Ft(r, t);
  }
}
function gO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function wO() {
  let e = `/boot/config-${yO()}`;
  try {
    return dO(e) ? kd(e, "latin1") : (0, Sd.gunzipSync)(kd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var kO = 250;
async function Ui(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: u }) => u).join(":");
  if (a.length > kO) throw new Error("the job has too many layers");
  let c = xO(i, o);
  await Li(async () => {
    if (an(i) === e && await n.run("umount", ["-i", "--", G.workspace], s), t.length === 0) return;
    let u = `work-${Pd(e).filter((l) => l.startsWith("work-")).length}`;
    bO(Ed(e, u));
    let f = `lowerdir=${a},upperdir=${G.workspace},workdir=${u}`;
    await Ft(["volatile,", ""], (l) => {
      let m = `${l}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${f}`;
      return n.run(
        "mount",
        ["-i", "-n", "-t", "overlay", "-o", m, "--", e, G.workspace],
        s
      );
    });
  });
}
function xO(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Lc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Od(e, t, n) {
  let r = an(t);
  if (r === void 0) return;
  let o = co(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await nr(r, { rights: n, warn: () => {
    } });
    await Ui(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) ji(r, s);
  }
}
function ji(e, { number: t, lowers: [, ...n] }) {
  let r = Pd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) vO(Ed(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as Wc, lstatSync as $d, mkdirSync as Uc, renameSync as Id, rmdirSync as SO, rmSync as PO, statSync as EO, utimesSync as OO } from "node:fs";
import { dirname as IO, join as zi } from "node:path";
var $O = 4e3, uo = ".headstart-aside", Hi = ".headstart-placed";
async function Bd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) Uc(zi(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await Ft(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(zi(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = EO(zi(n, r[0]));
  try {
    BO(l, i);
    for (let [y, { source: w }] of e.entries())
      jc(`${l}/${w === "" ? uo : `${uo}/${w}`}`, `${l}/${Hi}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(zi(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    Uc(g(IO(P)), { recursive: !0 }), jc(`${h}/${Hi}/${y}`, P), w === "" && (Wc(g(P), m & 511), OO(g(P), p / 1e3, d / 1e3));
  }
  PO(g(`${h}/${uo}`), { recursive: !0, force: !0 }), SO(g(`${h}/${Hi}`));
}
function BO(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > $O) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => MO(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [uo, Hi]) Uc(g(`${e}/${i}`));
  for (let i of n) jc(`${e}/${i}`, `${e}/${uo}/${i}`);
}
function MO(e) {
  let t = $d(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function jc(e, t) {
  try {
    Id(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = $d(g(e));
    Wc(g(e), r | 128), Id(g(e), g(t)), Wc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as Md } from "node:fs";
import { lstat as zc, readdir as AO } from "node:fs/promises";
import { dirname as RO } from "node:path";
var Ad = 16;
async function Rd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await zc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await AO(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Ad)
      throw new Error(`'${e.text}' names more than ${Ad} directories`);
  };
  return await zc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function qi({ sources: e, target: t }, { base: n }, r) {
  if ((await zc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = RO(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Hc(t, r);
}
function Hc(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = Md(g(e), "latin1");
  if (t.some((i) => _(Md(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...Fi()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Td(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await TO(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function TO({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await qi(f, e, o), wd(f.target, s);
  let u = c.map(({ sources: [f], target: l }) => {
    let m = l.slice(s.length + 1);
    return { line: e, path: l, target: m, source: f.slice(a.length + 1) };
  });
  for (let { target: f } of u) {
    let l = i.find((m) => _(f, m) || _(m, f));
    if (l !== void 0) throw new Error(`a cache is mounted at ${g(l)} already`);
  }
  return i.push(...u.map(({ target: f }) => f)), u;
}

// src/mounts/workspace/show.ts
async function qc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Kn(() => DO(e, n, r)).catch((i) => r(i, o)), t;
}
async function DO(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = _O(t), a = an(s), c = e.flatMap((m) => m.protectedDirs);
  await gd(s, { root: a, protectedDirs: c, rights: n, signal: r });
  let u = a === void 0 ? [] : _t(a).map((m) => m.slice(b(s).length + 1)), f = await Td(e, u, i);
  if (f.length === 0) return;
  let l = a ?? Ri(_d(s));
  a === void 0 && o(l);
  try {
    a === void 0 && await WO(l, s, { rights: n, signal: r });
    let m = u.map((p) => p.split("/", 1)[0]);
    await jO(l, f, { real: s, reserved: m, refuse: i });
  } finally {
    co(l).length === 0 && await nr(l, { rights: n, warn: () => {
    } });
  }
}
async function WO(e, t, { rights: n, signal: r }) {
  Gi(t, Nt(e, G.workspace));
  let o = Date.now() / 1e3 - UO;
  LO(Nt(e, G.since), ""), NO(Nt(e, G.since), o, o), CO(Nt(e, G.plain));
  let i = ["-i", "-n", "--make-private", "-o", "bind,ro", "--", G.workspace, G.plain];
  await n.run("mount", i, { cwd: e, signal: r });
}
var UO = 2;
async function jO(e, t, { real: n, reserved: r, refuse: o }) {
  let i = co(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await zO(e, a++, p, r) });
    } catch (d) {
      o(d, Cd(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) HO(e, n, p, d);
    await Ui(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) qO(p);
  } catch (p) {
    for (let { addition: d } of s) ji(e, d);
    await Ui(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }), o(
      p,
      s.flatMap(({ image: d }) => Cd(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      nd(p.request.dir, d, Nt(e, G.plain), h);
}
async function zO(e, t, n, r) {
  let { layers: o, places: i, request: s } = n, { rights: a, signal: c } = s, [u, f] = [
    G.pathLayer(t),
    o.map((m, p) => G.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: s.dir };
  for (let [m, p] of o.entries()) Gi(p, Nt(e, f[m]));
  try {
    return await Bd(i, { dir: e, layers: f, name: u, reserved: r, rights: a, signal: c }), l;
  } catch (m) {
    throw ji(e, l), m;
  }
}
function HO(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Gi(g(a), Nt(e, G.target(r, o)));
    let [c] = gt(_d(a));
    c !== void 0 && Gi(g(c), Nt(e, G.made(r, o))), B(s) && FO(g(s));
  }
}
function qO({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Cd({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Lt = N(Fd(), 1);
var Jc = 9;
function Kc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Nd(e, t, n) {
  let r = Buffer.alloc(Jc);
  r.writeUInt8(Kc(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Dd(r, e, t), i = n.type === "secret" ? Wd(o, n) : (0, Lt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Ld(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ce("has no signature");
  let o = r.filter((c) => Kc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Kc(u).name))].join(" and ");
    throw new Ce(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Jc), e.subarray(Jc)];
  if (!n.some((c) => {
    let u = Dd(i, t, c);
    return o.some((f) => GO(u, s, f));
  }))
    throw new Ce(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Dd(e, t, { repository: n, scope: r, version: o }) {
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
function GO(e, t, n) {
  if (n.type !== "secret") return (0, Lt.verify)(null, e, n, t);
  let r = Wd(e, n);
  return t.length === r.length && (0, Lt.timingSafeEqual)(t, r);
}
function Wd(e, t) {
  return (0, Lt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var un = class extends Error {
};
un.prototype.name = "InvalidTokenError";
function JO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function KO(e) {
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
    return JO(t);
  } catch {
    return atob(t);
  }
}
function Ud(e, t) {
  if (typeof e != "string")
    throw new un("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new un(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = KO(r);
  } catch (i) {
    throw new un(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new un(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var zd = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]), jd = `GitHub lets these events save a branch's caches: ${[...zd].join(", ")}; a pull request saves its own. Save from one of them.`;
function be(e) {
  let t = XO(e.token) ?? ZO(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${jd}`), VO(t.write) && !zd.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${jd}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function VO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function XO(e) {
  try {
    let { ac: t } = Ud(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Hd([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function ZO(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Hd([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Hd(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function qd() {
  for (let e of hp(W("signing-key"))) oi(e);
}
function Gd({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Nd(r, t, n));
}
var YO = 1440 * 60 * 1e3;
async function Ji(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Yr(r);
  let o = Ae(), i = e.scope === void 0 ? be(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await Yr(r, (f, l) => {
      let m = Ld(f, l, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - m.getTime() > YO)
        throw new Ce(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ee(u.key, e.key)) return u;
    throw new Ce(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof Ce)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Ce(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function Ki(e) {
  let t = await Jd() ?? await QO(e);
  return eI(t), t;
}
async function Vi(e) {
  let t = await Jd();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Zi(c, i), { name: n, inputs: c };
  });
}
async function Jd() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new T(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-DQPX4M24.js");
  return n(e);
}
async function QO(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-P72IOFEY.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(W("path")))
    throw new T(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function eI(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : W("working-directory");
  for (let { name: r, inputs: o } of e) {
    let i = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? W("install")) !== "" || i === "") continue;
    let a = r === "" ? "" : `${r}: `;
    D(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${i}/ before them.`
    );
  }
}
async function Xi({ inputs: e }, t) {
  qd();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Zi(e, { ...o }) : "none";
}
function Zi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var tI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Yi({ inputs: e }) {
  return e.size > 0 && nI([...e.keys()]), ro(W, jr());
}
function nI(e) {
  let t = new Set(tI);
  ro((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), jr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new T(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${Yf(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Vc(e, t) {
  try {
    return await Tn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as AR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as iu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as $h, rm as e$ } from "node:fs/promises";
import { dirname as t$, join as n$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as rI } from "node:fs";
async function Qi(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += Kd(i, o, t);
  }
  return r;
}
function es(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Kd(rI(e, r, o, t - o, n + o), o, t);
  return r;
}
function Kd(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Vd(e) {
  let t = Array.from(
    { length: Math.ceil(e / $) },
    (i, s) => Math.min($, e - s * $)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(i, s) {
      for (let a = i; a < i + s; ) {
        let c = Math.floor(a / $), u = Math.min(i + s, (c + 1) * $);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(i, s) {
      let [a, c] = [Math.floor(i / $), Math.ceil(s / $)];
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
var bh = N(Zd(), 1);
import { closeSync as wh, constants as yh, fstatSync as SI, openSync as PI } from "node:fs";
import { setImmediate as EI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var th = N(Qd(), 1);
var pe = 8192, Zc = 256;
function ts(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Zc * pe)), { unpacked: f, starts: l, length: m } = oI(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < pe && i !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw C("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= pe) throw C("a table points beside its blocks");
      return l * pe + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw C("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw C("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function ns(e, t, n) {
  let r = Math.ceil(n / pe), o = await e(t, t + r * Xc);
  if (o.length !== r * Xc) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Xc))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: ts(e, s, t, i), start: s };
}
var Xc = 8;
function oI(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Zc && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & eh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > eh ? a : iI(a), u = t && s === e.length;
    if (c.length !== pe && !(u && c.length > 0 && c.length < pe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Zc)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var eh = 32767;
function iI(e) {
  try {
    return (0, th.zstdDecompressSync)(e, { maxOutputLength: pe, chunkSize: pe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var fo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function rh(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = fo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === fo.directory || s === fo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [sI, aI, cI] = [12, 12, 8], uI = 256, fI = 256, [nh, lI] = [46, 47];
async function oh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await mI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % pe) !== y)
      throw Yc();
    let v = s.take(aI), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > fI) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let V = s.ahead();
      V && await V;
      let Q = s.take(cI), { bytes: oe } = s, Jt = I + oe.readInt16LE(Q + 2), Kt = oe.readUInt16LE(Q + 4);
      a.name(Jt, Kt, E + oe.readUInt16LE(Q));
      let Vt = ih(oe.readUInt16LE(Q + 6)), Jf = s.take(Vt), _r = oe.subarray(Jf, Jf + Vt);
      if (pI(_r, d), w && R === P && !_r.equals(w.name)) throw Yc();
      d = _r, Kt === fo.whiteout ? c.add(e, _r) : Kt === fo.directory && c.addBelow(e, _r, Jt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Yc();
  return m;
}
async function mI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(sI), { bytes: o } = e, i = ih(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Yc() {
  return C("the index of a directory leads elsewhere");
}
function ih(e) {
  if (e >= uI) throw C("a name is too long");
  return e + 1;
}
function pI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === lI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === nh && (e.length === 1 || e.length === 2 && e[1] === nh))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var We = 96, sh = 6, ah = { noXattrs: 512, others: 1088 }, ch = 0xffffffffffffffffn, dI = 1 << 24;
function or(e, t) {
  if (e.length < We || e.toString("latin1", 0, 4) !== "hsqs")
    throw uh("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [We, f, l, m, p, h, t], w = (n(24) ^ ah.noXattrs) & ~ah.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === sh, `its compression is number ${n(20)} instead of ${sh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === ch, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === ch, "it has a table for exporting by NFS"],
    [s > 0 && s <= dI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw uh(E[1]);
  return i;
}
function uh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var fh = 16, hI = 4, Qc = 1 << 24, rs = Qc - 1;
async function lh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = gI(o + i), { starts: a, words: c, start: u } = await yI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & rs;
    if (p > (Qc | rs) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & Qc ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, P = { start: m, end: m, hash: 0 };
      for (let E = 0; E < v; E += r) {
        let I = y.ahead();
        I && await I;
        let R = y.bytes.readUInt32LE(y.take(hI));
        if (R === 0) continue;
        let V = e.pause?.();
        V && await V;
        let Q = Math.min(r, v - E);
        if ((l(P.end, R) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += R & rs, P.hash = Math.imul(P.hash, 31) + R | 0;
      }
      if (s.add(P), d !== void 0) {
        if (d >= i || h + w > r) throw C("a fragment is where none can be");
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
          throw C("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & rs), hash: h });
      }
      s.check();
    }
  };
}
async function yI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await ns(e, n, t * fh);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(fh);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function gI(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < We || o === e) throw i();
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
var os = (e) => (t, n) => t.readUInt16LE(n + e), Pe = (e) => (t, n) => t.readUInt32LE(n + e), mh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), wI = {
  1: { kind: "directory", length: 16, start: Pe(0), bytes: os(8), offset: os(10) },
  2: { kind: "file", length: 16, start: Pe(0), fragment: Pe(4), offset: Pe(8), bytes: Pe(12) },
  3: { kind: "link", length: 8, bytes: Pe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Pe(4) },
  8: { kind: "directory", length: 24, bytes: Pe(4), start: Pe(8), indexed: os(16), offset: os(18), attributes: Pe(20) },
  9: { kind: "file", length: 40, start: mh(0), bytes: mh(8), fragment: Pe(28), offset: Pe(32), attributes: Pe(36) }
}, is = 4294967295, bI = 16, vI = 4095, kI = 3;
function dh(e) {
  let t = e.take(bI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = wI[n.readUInt16LE(t)];
  if (!r) throw ph();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw ph();
  if (s(r.attributes, is) !== is) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? kI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > vI) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, is);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === is ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function ph() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var ss = 2 ** 20, xI = 4096;
function hh() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > ss) throw C("it has too many whiteouts");
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
          if (c.length > xI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function OI(e) {
  let t = or(await e.read(0, We), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await II(e, t.idTable, i);
  let a = await lh(e, t), c = ts(e.read, n, r), u = ts(e.read, r, a.start), f = rh(o), l = hh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = dh(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await oh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var gh = 4;
async function II(e, t, n) {
  let { table: r } = await ns(e.read, t, n * gh);
  await r.ahead(), r.take(n * gh), r.end();
}
function as({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function $I(e) {
  let t = PI(e, yh.O_RDONLY | (yh.O_NONBLOCK ?? 0));
  if (SI(t).isFile()) return t;
  throw wh(t), new Error(`${e} is no file any more`);
}
async function ir(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = $I(e), a = (p, d) => es(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => RI(a(p, vh)) ?? 0,
    contents(p, d, h) {
      let y = BI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await EI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < MI ? void 0 : f();
  try {
    return await OI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    wh(s);
  }
}
function BI(e, t) {
  try {
    return (0, bh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var MI = 64 * 1024 * 1024, AI = 4247762216, vh = 18;
function RI(e) {
  if (e.length < vh || e.readUInt32LE(0) !== AI) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as DI } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as kh } from "node:fs/promises";
var TI = 1e4, CI = 5, _I = 1024, FI = 500;
function sr() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([LI(r), eu(r)]);
    if (o <= TI + t * CI + i / _I) return;
    let s = `${t} ${t === 1 ? "file" : "files"} of ${U(i)}`, a = `${Math.round(o / 1e3)} s of CPU time`;
    e.abort(new Error(`unpacking has taken ${a} for ${s}, far more than it can; delete the entry`));
  };
  return {
    /** Aborts when the program exceeds the limit. */
    signal: e.signal,
    /** Allows the time for this many more files, directories or links. */
    allow(r) {
      t += r;
    },
    /** Watches the last program, which writes the files, to its end. Works on Linux only. */
    watch({ lastPid: r, ended: o }) {
      let i = setInterval(n, FI, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var NI = 10;
async function LI(e) {
  let t = await kh(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * NI;
}
async function eu(e) {
  let t = await kh(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var xh = 64 * 1024 * 1024, WI = 0.1, UI = 8 * 1024, jI = 8, zI = 25;
function fn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + WI) + e * UI;
}
function Dt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = DI(e), o = xh + jI * n * r, i = xh, s = 0, a = (c) => {
    c > i && t.abort(new k("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
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
      let f = setInterval(async () => a(await eu(c)), zI), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var HI = 32;
function ar(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw lo();
  let a = r.map((u, f) => ({ ...Sh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw lo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= HI) throw lo();
    return { ...Sh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw lo();
  return c;
}
function Sh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: fn(e) };
}
function lo() {
  return new In("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var fs = N(Eh(), 1);
import { open as qI } from "node:fs/promises";
var cs = 64 * 1024 * 1024, GI = cs + cs / 128, JI = 4096, KI = 255, [us, Oh, VI] = [0, 46, 47];
function Ih(e) {
  let t = Buffer.from(e.map(XI).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > cs || n > ss)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, fs.zstdCompressSync)(t), bytes: t.length };
}
function XI(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ls(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > GI) throw ln("it is too long");
  await n?.(o, o + i);
  let a = await qI(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = tu(await Qi(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw ln(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function tu(e, t) {
  let n = ZI(e), { starts: r, counts: o, end: i } = YI(n, t);
  if (i !== n.length) throw ln("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(us, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function ZI(e) {
  try {
    let t = { maxOutputLength: cs, info: !0 }, { buffer: n, engine: r } = (0, fs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw ln(S(t));
  }
  throw ln("something follows it");
}
function YI(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== us; a++) o = QI(e, o) + 1;
    if (r.push(a), i += a, i > ss) throw ln("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function QI(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== us && e[n] !== VI; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Oh && e[n - 1] === Oh;
    if (n === e.length || i === 0 || i > KI || n - t > JI || s)
      throw ln("it has a name that is none");
    r = e[n] === us;
  }
  return n - 1;
}
function ln(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function cr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = ar(e, t), c = n$(s, "image"), u = !1, f = async (p) => {
    await r$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await e$(c, { force: !0 }), await i$(c, { length: j({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await nu(c, a) : u || await Bh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function r$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Vd(j({ segments: r })), c = Bh(n, r, { signal: o, until: s }), u = !1;
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
    a(new k("its body ended early")), await c;
  }
}
var o$ = 32 * 1024 * 1024;
async function i$(e, { length: t, isMounted: n }, r) {
  let o = await $h(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Hn(o, t$(e), [u], f), s -= u.length, a += u.length, n && (a >= o$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function nu(e, t) {
  let n = await $h(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      or(await Qi(n, Math.min(o, We), r), o);
  } finally {
    await n.close();
  }
}
async function Bh(e, t, n = {}) {
  let r = await ls(e, t, n), o = 0;
  for (let i of t.filter(ru)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await ir(e, i, "tables", n);
    as(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function ru({ kind: e }) {
  return e === "image" || e === "delta";
}
async function Xz(e, { offset: t }) {
  return t + Number((await e(t, t + We)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Mh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function tH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new K(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Ym(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => ap(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as s$, rmSync as a$, writeFileSync as c$ } from "node:fs";
import { join as ms } from "node:path";
import { setTimeout as u$ } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Th = N(Rh(), 1);
function Ch(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function _h(e) {
  let t = (0, Th.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
  t.on("close", r);
  let o = t[Symbol.asyncIterator]();
  return {
    /** Resolves when the sender has closed the stream. */
    senderGone: n,
    /** The next message. @throws Error when the sender has closed the stream */
    async next() {
      let { done: i, value: s } = await o.next();
      if (i) throw new Error("it ended without a word");
      return JSON.parse(s);
    }
  };
}

// src/mounts/lazy/server.ts
var mn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Fh = "server", f$ = 6e4;
function Nh() {
  let e = ms(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = hm({ path: process.execPath, args: [e] }), i = _h(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(f$)]);
      c.addEventListener("abort", o);
      try {
        c$(ms(s.dir, Fh), `${t} ${Qn(t)}`), n.write(Ch(s));
        let u = await i.next();
        if ("refused" in u) throw new Error(u.refused);
      } catch (u) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${S(u)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var ou = 5e3;
async function mo(e, t) {
  let n = AbortSignal.timeout(ou);
  for (let { point: s } of Xp(e))
    await Di(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ms(e, Fh);
  if (!s$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Lh(r)) ?? [];
  return o && await l$(Number(o), i), a$(r, { recursive: !0, force: !0 }), m$(e) ?? "killed";
}
async function l$(e, t) {
  let n = performance.now();
  for (; Qn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * ou) return;
    r > ou && d$(e), await u$(4);
  }
}
function m$(e) {
  try {
    return JSON.parse(Lh(ms(e, mn.report)));
  } catch {
    return;
  }
}
var p$ = 64 * 1024;
function Lh(e) {
  return zn(e, p$)?.toString() ?? "";
}
function d$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Dh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Nh() : void 0;
}
async function Wh({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Mh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: rc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await mo(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = iu(o, mn.image);
  return await nu(u, n), { path: u, images: n };
}
async function po(e, t, n) {
  let r = await mo(e, t);
  return await n?.(r, t), await nr(e, { rights: t, warn: D }), r;
}
function Uh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function jh(e, t) {
  if (!e) return iu(t, mn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return h$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? iu(t, mn.blocks) : void 0;
}
function h$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${U(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as P$, readFileSync as E$ } from "node:fs";
import { join as O$ } from "node:path";

// src/system/pipeline.ts
var qh = N(Hh(), 1);
import { once as y$ } from "node:events";
import { readFileSync as g$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = v$(c ? a : w$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: k$(o, n)
  };
}
var su;
function w$(e) {
  su ??= { path: b$() };
  let { path: t, args: n } = e;
  return su.path ? { ...e, path: su.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function b$() {
  let e = ft("setpriv");
  return e && g$(e).includes("pdeathsig") ? e : void 0;
}
async function Gh(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function v$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, qh.spawn)(e.path, e.args, { ...t, env: e.env ?? lt() });
  } finally {
    process.umask(n);
  }
}
async function k$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await S$(s, { mayEcho: s !== e.at(-1) });
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
var x$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function S$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-gc);
  });
  let [o, i] = await y$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || x$.test(r.trim()))))
    throw Wn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function ur(e) {
  if (process.geteuid?.() === 0) return I$() ? Jh((r) => r) : void 0;
  let t = au("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: au("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Jh(n);
}
function Jh(e) {
  let t = (n, r) => {
    let o = au(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await Gh(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return pt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await pt(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await pt(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await pt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function au(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => O$(n, e)).find((n) => P$(n));
}
function I$() {
  let [, e = "0"] = E$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Ee = Fe(ae()), $$ = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Ee,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), B$ = se({
  socket: ve,
  mounts: ut($$)
}), M$ = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ee
}), A$ = se({
  /** Absent if only the store knows the scope. */
  scope: Ee,
  version: ve,
  key: ve,
  size: Re(),
  /** Where the images are in the body, in bytes. */
  images: ut(se({ offset: Re(), length: Re() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ve,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ee,
  /** The time of the mount, by the kernel's clock. */
  since: Re()
}), R$ = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Ee,
  /** The preset's working directory, relative to the workspace. */
  directory: Ee,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Fe(tn([_e("none"), si(ve, ve)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ee,
  /** Why post must not save the cache. */
  unsaved: Ee,
  /** The tree that the install command made, and its packages at that time. */
  installed: Fe(se({ directories: ut(ve), marks: ut(ve), digest: ve })),
  /** Absent if main ended before it read its inputs. */
  key: Ee,
  /** The key of the entry; absent on a miss. */
  matchedKey: Ee,
  /** The key of the entry that was found and refused. */
  refused: Ee,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Ee,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Ee,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: Fe(B$),
  mounted: Fe(A$),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: Fe(cc()),
  restored: Fe(M$)
}), T$ = si(ve, R$), Kh = "headstart";
function ps(e) {
  Hl(Kh, JSON.stringify(e));
}
function ds() {
  let e = ql(Kh);
  if (e === "") return;
  let t = JSON.parse(e), n = Fn(T$, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function cu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var C$ = 10;
async function Vh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - C$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var Qy = N(Xh(), 1);

// src/formats/naming.ts
function fu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function hs(e, t) {
  let n = fu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return qo([...r, Ln, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as tB } from "node:events";
import { setImmediate as nB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as _$ } from "node:fs";
import { join as F$ } from "node:path";
function lr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) _$(o, F$(t, String(r)));
}
async function pn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function fr(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function ys(e, t) {
  return { segments: e, files: fr(e, "files"), bytes: fr(e, "bytes"), skipped: t };
}
async function* Wt(e, t) {
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
var mu = ["-b", "2048"], ey = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], ty = ["-x", "-f", "-", "--ignore-zeros", ...mu, "--no-same-owner"], Zh = [...ty, "--no-same-permissions"], Yh = [...ty, "-p"], Qh = "--warning=no-unknown-keyword", lu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], ny = {
  gnu: {
    create: [...ry(""), "-P", "--sparse", ...mu, ...ey],
    extract: [...Zh, Qh],
    skeleton: [...Yh, Qh]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...mu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...lu,
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
    extract: [...Zh, ...lu],
    skeleton: [...Yh, ...lu]
  }
};
function ry(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function mr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: ny[e.dialect][t] };
}
function oy({ path: e, dialect: t }) {
  return { path: e, args: ny[t].skeleton, keepsMask: !0 };
}
function gs({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...ry(",delete=mtime"), ...t, ...n, ...ey] };
}

// src/formats/actions-cache/compression.ts
var rt = N(sy(), 1);
import { pipeline as wy, Readable as by } from "node:stream";
import { pipeline as Z$ } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as dy } from "node:os";
import { extname as U$, join as j$ } from "node:path";
import { Readable as hy, Writable as z$ } from "node:stream";
import { Worker as H$ } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var pr = N(cy(), 1);
import { once as N$ } from "node:events";
var wt = 4 * 1024 * 1024;
async function uy(e, t) {
  let n = (0, pr.createZstdCompress)({ ...L$(e, t), flush: pr.constants.ZSTD_e_end });
  try {
    return n.write(e), await N$(n, "readable"), D$(n.read());
  } finally {
    n.destroy();
  }
}
var KH = 33 * 1024 * 1024;
function L$({ length: e }, t) {
  return { params: { [pr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: W$(e) };
}
function D$({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function W$(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function fy(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function ly({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function pu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function my(e, t) {
  for (let n = 0; n < e.slabs.length; n++) pu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = hu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: hy.from(q$(r)), ended: o.finally(n.close) };
}
async function* q$(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var du = Math.min(dy(), 2), ho = Math.min(dy(), 4);
function hu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: J$(), owner: ++n };
      t ??= fy(ho + 1, wt, ho + 2 - du);
      let { ended: s, ...a } = K$(i, { ...r, slabs: t }, o), c = s.then(() => {
        e.push(i);
      });
      return { ...a, ended: c };
    },
    /** Ends the threads that wait. */
    async close() {
      await Promise.all(e.splice(0).map(({ thread: r }) => r.terminate()));
    }
  };
}
var G$ = j$(import.meta.dirname, `tar-thread${U$(import.meta.filename)}`), py = 1024 * 1024;
function J$() {
  return new H$(G$, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function K$(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new z$({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > py ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new hy({ objectMode: !0, read() {
  } }), p = X$(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > py) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(V$(d));
    else {
      let { slab: h, filled: y } = d, w = ly(s, h).subarray(0, y);
      l.push({ content: w, release: () => pu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function V$({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function X$({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
  let { promise: i, resolve: s } = Promise.withResolvers(), a = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ie(m.message)) : n(m);
  }, c = ({ message: m }) => s(new ie(m)), u = () => s(new ie("a thread of tar ended early")), f = () => {
    e.terminate();
  };
  e.on("message", a).on("error", c).on("exit", u), o.addEventListener("abort", f), o.aborted && f();
  let l = await i;
  if (o.removeEventListener("abort", f), e.off("message", a).off("error", c).off("exit", u), !l && !o.aborted) {
    e.unref();
    return;
  }
  throw await e.terminate(), my(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function vy(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? Y$(n) : (0, rt.createGzip)();
  return wy(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function Y$(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = rt.constants, r = { [t]: e, [n]: 1 };
  return (0, rt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var yu = Buffer.from([40, 181, 47, 253]), yy = Buffer.from([31, 139]);
async function* ky(e, t, n) {
  let [r, o] = await Q$(e);
  if (r.subarray(0, yy.length).equals(yy)) yield* gy((0, rt.createGunzip)(), o);
  else if (r.subarray(0, yu.length).equals(yu)) t ? yield* eB({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* gy((0, rt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function Q$(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < yu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* gy(e, t) {
  wy(by.from(t), e, () => {
  }), yield* e;
}
async function* eB(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Wt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = Z$(by.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function xy(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = vy(mr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = oB(a, { ...e, signal: s.signal }, f).catch(i), m = pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var rB = 256;
async function oB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = iB(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < rB || (e.write(c.join(""), "latin1") || await tB(e, "drain", { signal: o }), c = [], await nB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function iB(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Zy = N(Py(), 1);
import { linkSync as ZB, mkdirSync as YB } from "node:fs";
import { availableParallelism as QB } from "node:os";
import { dirname as eM, join as tM } from "node:path";

// src/formats/tar-archives/tar-records.ts
var de = 512, ot = Buffer.alloc(2 * de);
function Oe(e) {
  return (de - e % de) % de;
}
function Oy(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: ws(r) } : t === "K" ? { ...e, target: ws(r) } : t === "g" ? e : { ...e, ...aB(new Map(sB(r))) };
}
function ws(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* sB(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function aB(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Ey(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Ey(t("GNU.sparse.realsize"))), n;
}
function Ey(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var cB = 2, Iy = 20;
function $y(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Iy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Iy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / de + cB) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var uB = 1024 * 1024;
function hr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Oy(n, f, l), i = Oe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = fB(f);
    if ("xgLK".includes(l)) {
      if (m.size > uB) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: pB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : $y(d.size), o = d.size, i = Oe(d.size), d;
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
function fB(e) {
  if (bs(e, 148, 8) !== lB(e)) throw new k("its archive is damaged");
  let t = dr(e, 0, 100), n = dr(e, 257, 6) === "ustar" ? dr(e, 345, 155) : "";
  return {
    type: dr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: dr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: bs(e, 100, 8) & 511,
      mtime: String(bs(e, 136, 12)),
      size: bs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function lB(e) {
  let t = 256;
  for (let n = 0; n < de; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function dr(e, t, n) {
  return ws(e.toString("latin1", t, t + n));
}
function bs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = dr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var mB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function pB(e, t) {
  let n = mB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as gB, existsSync as wB, mkdirSync as By, readdirSync as bB, rmSync as vB } from "node:fs";
import { join as ks } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as dB } from "node:fs";
function gu(e, t, n) {
  if (!Gn(g(e), g(t))) {
    Z(t).length < Z(e).length && hB(e, t, n);
    for (let r of Z(e)) gu(`${e}/${r}`, `${t}/${r}`, n);
    dB(g(e));
  }
}
function hB(e, t, n) {
  me(g(e), n), me(g(t), g(e)), me(n, g(t));
}

// src/formats/tar-archives/sink.ts
function wu({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new ie("unpacking ended before all bytes were read");
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
var yB = 32 * 1024 * 1024;
async function vs(e, t) {
  for (; e.pending > yB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function xs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => ks(n, `worker-${I}`)), m = l.map((E) => {
    By(E);
    let I = t(mr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => bu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = kB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ks(n, "tree");
  By(v);
  for (let E of l) gu(b(E), b(v), ks(n, "aside"));
  let P = w ? o() - bu(b(v)) : 0;
  if (P > o() - y)
    throw vB(v, { recursive: !0 }), new Mn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function kB(e) {
  return process.platform === "darwin" || wB(ks(e, "WORKER-0"));
}
function bu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of bB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += bu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return gB(g(e), t), n;
}
var xB = 1024 * 1024;
async function My(e, t, n) {
  let r = [];
  for (let s of t) PB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of OB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await EB(n), i.allow({ bytes: fn(s), files: s.files })), i.write(a, () => e.release?.(a)), await vs(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var SB = 1024 * 1024;
function PB(e) {
  let t = 2 + fn(e) / SB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function EB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= xB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* OB(e, t) {
  let n = IB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* IB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Ay = /[\u0080-\u00ff]/, Ss = 100, vu = 8589934591, $B = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function gr(e) {
  let t = Buffer.allocUnsafe(yo(e));
  return t.subarray(0, ku(t, 0, e));
}
function yo({ name: e, target: t }) {
  return 4 * de + 2 * (e.length + t.length);
}
function ku(e, t, n, r = !1) {
  let o = MB(n, r), i = t;
  if (o !== "") {
    i += BB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Oe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Ty(e, i, n, $B[n.kind]), i + de;
}
var Ry = /* @__PURE__ */ new Map();
function BB(e) {
  let t = Ry.get(e);
  if (t) return t;
  let n = Buffer.alloc(de);
  return Ty(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Ry.set(e, n), n;
}
function MB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Ay.test(e) || Ay.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > Ss ? vt("path", e) : "", u = s || t.length > Ss ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > vu ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + AB(e, o);
}
function AB(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var RB = TB();
function TB() {
  let e = Buffer.alloc(de);
  return yr(e, 108, 7, 0), yr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ty(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  RB.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), vu);
  e.write(n, t, Ss, "latin1"), yr(e, t + 100, 7, o), yr(e, t + 124, 11, Math.min(s, vu)), yr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Ss, "latin1");
  let u = 0;
  for (let f = t; f < t + de; f++) u += e[f];
  yr(e, t + 148, 6, u), e[t + 154] = 0;
}
function yr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as CB } from "node:stream";
import { pipeline as _B } from "node:stream/promises";

// src/files/member-paths.ts
function Ps(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Cy(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Es(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Ps(n) } : oy(t);
  await Fy(o, e, r), t.dialect === "bsd" && await Fy(o, FB(e), r);
}
async function* FB(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var _y = 256;
async function Fy(e, t, n) {
  let r = new AbortController(), o = sr(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += _y)
          yield Buffer.concat(m.slice(p, p + _y).map(gr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield ot;
  }
  let l = _B(CB.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as LB } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var Wy = N(Ly(), 1);

// src/formats/tar-archives/queue.ts
function Dy() {
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
var NB = 128 * 1024;
function Uy() {
  let { push: e, next: t } = Dy(), n = !1;
  async function* r(o) {
    let i = (0, Wy.createZstdDecompress)({ chunkSize: NB }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
    /** @param taken called when the bytes have been read, so that the buffer may be reused */
    write: (o, i) => e({ bytes: o, taken: i }),
    /** The next bytes begin another frame. Bytes after the end of a frame are ignored. */
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
var DB = 1024 * 1024;
function jy(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < DB || "thread" in n ? jB(n, r) : UB(e, n, r);
}
var WB = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function UB(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = xu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), Hy(o, WB);
}
var jB = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = xu({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = Uy();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await LB(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return wu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, zy = (e, t) => Hy(
  xu(t, (n) => bt(e, n)),
  ot
);
function xu(e, t) {
  let n = Dt(e.cwd), r = sr(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function Hy({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return wu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Gy } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as zB } from "node:fs";
function go(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var qy = Buffer.alloc(0);
function wr({ next: e, filled: t }, n = !1) {
  let r = qy, o = 0, i = () => {
    o > 0 && t(o), r = qy, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(yo(a)), o = ku(r, o, a, n);
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
        let f = zB(a, r, o, Math.min(u, r.length - o), null);
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
var HB = 1e3, qB = 8 * 1024 * 1024, GB = 4, JB = 1024 * 1024;
function Jy(e) {
  let t = e[0], n = wr(go(JB, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Oe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / HB, o / qB);
      (l >= GB || l >= 1 && Gy(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Gy(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => vs(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var KB = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function VB(e) {
  if (e === "." || e === "..") return;
  if (KB.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Os(e) {
  for (let t of e.split("/")) {
    let n = VB(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var XB = 1e5;
function Vy(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Ky);
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
      a.size > XB && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Ky : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Os(g(d, n).toString()), d;
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
var Ky = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Yy(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = QB(), warn: a } = e, c = Dt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: zy, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await xs(m, async (y, w) => {
    let v = Jy(y), P = oM(Vy(o, i), v), E = hr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of ky(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let V of E.push(R)) P.push(V);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = tM(n, "tree");
  for (let { name: y, target: w } of p) iM(b(h), y, w);
  d.length > 0 && await Es([d], { tar: u, lines: o, cwd: h, signal: f });
}
var nM = 512 * 1024 * 1024, rM = 1 / 2, Xy = 300;
function oM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(nM, (0, Zy.getHeapStatistics)().heap_size_limit * rM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(yo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Xy), h === "file")
      f++, n.begin(gr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Xy);
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
function iM(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  YB(r(eM(t)), { recursive: !0 });
  try {
    ZB(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Is = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => sM(o, e));
  },
  unsupportedReason: () => {
  },
  pack: xy,
  unpack: Yy
};
function sM(e, t) {
  let n = fu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Qy.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as xM } from "node:fs";
import { join as SM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var ug = N(tg(), 1);
import { writeFileSync as dM } from "node:fs";
import { join as hM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as lM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as aM, openSync as cM, writeSync as ng } from "node:fs";
var sg = "-noI", [rg, uM] = [24, 1], [fM, og] = [8, 4], ig = 2;
function ag(e, t, n) {
  let r = cM(e, "r+");
  try {
    let o = es(r, We, 0);
    o.writeUInt16LE(o.readUInt16LE(rg) & ~uM, rg);
    let { inodeTable: i, root: s } = or(o, t);
    ng(r, o, 0, o.length, 0);
    let a = Buffer.alloc(og);
    a.writeUInt32LE(n);
    for (let c = 0; c < og; c++) {
      let u = s.offset + fM + c, f = Math.floor(u / pe) * (ig + pe), l = i + s.block + f + ig + u % pe;
      ng(r, a, c, 1, l);
    }
  } finally {
    aM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function cg(e, t, n) {
  let r = gs(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await wo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function wo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...mM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, I] = await Promise.allSettled([pM(i, h), w]);
    for (let R of [E, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await lM(e);
  s !== void 0 && ag(e, v, s);
  let P = await ir(e, { offset: 0, length: v }, "heads");
  return as(P, a), P;
}
function mM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function pM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Su(e, t, n, r) {
  let o = n ? Pu(t, n.unpacked) : [];
  if (o.length > yM || o.some((c) => c.includes(`
`))) return;
  let i = await bM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + gM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await wM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var yM = 1e3, gM = 1440 * 60;
async function wM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, ug.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = lg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function fg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Pu(e, t) {
  let n = lg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function lg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function bM(e, { path: t }, n, r) {
  let o = hM(r.scratch, "excludes");
  return dM(o, [vM, ...n.map(kM)].join(""), "latin1"), wo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var vM = `... ${Xn}*
`;
function kM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function dg(e) {
  let t = SM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(fg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Su(t, o, void 0, e);
    if (!s) {
      r ??= mg(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Pu(o, r.unpacked).length > 0 ? await Su(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await pg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= mg(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      lr(e);
      let i = await cg(t, o, e);
      n.push(await pg(t, { ...i, files: o.length }, n, e));
    }
  }
  return ys(n, r?.skipped ?? []);
}
function mg({ found: e, leftOut: t = [] }) {
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
async function pg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await pn(xM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as IM, lstatSync as vg, mkdirSync as $M, readdirSync as kg } from "node:fs";
import { dirname as BM, join as dn, relative as MM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as gg, lstatSync as wg, mkdirSync as hg, renameSync as yg, utimesSync as PM } from "node:fs";
function bg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  hg(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && Eu(c), u && yg(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = wg(g(c));
    for (let m of [c, u]) Eu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = OM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? yg(g(p), g(d)) : (y || hg(g(d)), a(p, d));
    }
    gg(g(u), f & 511), PM(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = EM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function EM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Eu(n), n = `${n}/${r}`;
  }
  return n;
}
function Eu(e) {
  gg(g(e), 448);
}
function OM(e) {
  let t = wg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function $s({ path: e, images: t }, n, r = n.lines) {
  let o = dn(n.dir, "tree"), i = await ls(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? AM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await xg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + TM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await RM({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? kg(u).filter(m) : [])
      Ii(dn(u, p));
  }
  await CM(o, n.signal);
}
function AM(e, t) {
  let n = dn(t, String(e.number));
  if (vg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = dn(n, MM(e.base, e.literal));
  return $M(BM(r), { recursive: !0 }), r;
}
async function xg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Dt(i), sr()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function RM({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = dn(o.dir, `layer-${i}`);
  await xg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(dn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return bg(u) + s;
}
function TM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of kg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = dn(t, String(e.number)), o = vg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function CM(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  IM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await rn("chown", ["-hR", "0:0", "."], n), await rn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Sg = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [hs("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: dg,
  async unpack(e) {
    let t = await cr({ ...e, body: () => e.body }, e.dir);
    await $s(t, e);
  }
};

// src/system/young-heap.ts
var Og = N(Eg(), 1);
function Ig() {
  (0, Og.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as _M, fstatSync as $g, lstatSync as FM, openSync as NM, readlinkSync as LM } from "node:fs";
function Mg(e, t, n) {
  let r = wr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = UM(a, c);
    try {
      let f = $g(u, { bigint: !0 });
      if (!f.isFile()) throw hn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Bs(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Bs(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Bg(a);
      let p = $g(u);
      if (p.ctimeMs !== HM(f.ctimeNs) || p.size !== m) throw Bg(a);
      r.pad(Oe(m));
    } finally {
      _M(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !gm ? FM(c, { bigint: !0 }) : void 0;
      if (u && n && !DM(u, a, n)) throw hn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Bs(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Bs(a, u, "symlink", { target: H(LM(c, "latin1")) }));
      else throw hn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(ot), r.flush();
    }
  };
}
function DM(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var WM = ["ELOOP", "EMLINK", "ENXIO"];
function UM(e, t) {
  try {
    return NM(t, Ne);
  } catch (n) {
    throw WM.includes(O(n) ?? "") ? hn(e) : n;
  }
}
function hn(e = "") {
  return new Error(`${Ag(e)} was replaced while it was saved`);
}
function Bg(e) {
  return new Error(`${Ag(e)} changed while it was read`);
}
function Ag(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Bs(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Rg(n);
  return { name: e, kind: r, target: o, size: i, mode: jM(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function jM(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Ms = 1000000000n, zM = 9;
function Rg(e) {
  if (e < 0n) return `-${Rg(-e)}`;
  let t = e % Ms, n = String(e / Ms);
  return t === 0n ? n : `${n}.${String(t).padStart(zM, "0").replace(/0+$/, "")}`;
}
function HM(e) {
  return Number(e / Ms) * 1e3 + Number(e % Ms) / 1e6;
}

// src/formats/tar/read-members.ts
function Tg(e, t, { kind: n, bytes: r }) {
  let o = [], i = go(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Mg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Cg(e, t, { cwd: n, signal: r }) {
  let o = [], i = wr(go(wt, (l) => {
    o.push(l);
  })), s = hr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw hn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Oe(d), a++;
  }, f = Wt(r, (l) => {
    let m = bt(mr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw hn(e[a]);
  i.pad(c), i.write(ot), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function Ou(e) {
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
var _g = wt / 2, qM = 2 * wt, GM = 3, JM = 4;
async function* Fg(e, t) {
  let n = new AbortController(), r = hu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = XM({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of KM(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > JM && s(); a.length > GM; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* KM(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= _g;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function VM(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && lr(e), i ||= f !== void 0;
    let l = f ? Cg(a, f, { cwd: r, signal: n }) : Tg(a, Cy(t), { kind: c, bytes: 2 * _g });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function XM(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Ps(n.map(({ line: p }) => p)), a = Ou(1), c = Ou(ho), u = 1, f = VM(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Ig();
    let w = { kind: p, bases: s, isContinued: y, level: h <= qM ? r : void 0 };
    yield* Wt(o, (v) => {
      try {
        let P = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return P.stdin.end(`${d.join("\0")}\0`, "latin1"), P.ended.catch(() => {
        }).then(a.release), P;
      } catch (P) {
        throw a.release(), P;
      }
    });
  }
  async function m({ content: p, release: d }) {
    return await c.acquire(), { frame: await uy(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= ho; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== du && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as ZM } from "node:timers/promises";
var Ng = 256, YM = 8e3, QM = 64 * 1024 * 1024;
function Dg(e) {
  let t = As("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: As("files"), sparse: As("files", !0) }, i = 0, s = (f) => Lg(f.some(tA) ? o.sparse : o.plain, f), a = (f, l) => nA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: As("files", f === "sparse") };
  };
  async function* u() {
    let f = Ng;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Lg(t, [m]);
        else {
          let p = m.hardLink ? rA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await ZM(), f = Ng);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var eA = 1024 * 1024;
function tA({ bytes: e, length: t = e }) {
  return t - e >= eA;
}
function nA({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / YM, t / QM) / r;
}
function rA(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function As(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var oA = 1536, iA = wt - 64 * 1024;
function sA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return oA + n + Oe(n);
}
function Lg(e, t) {
  let n = t.reduce((o, i) => o + sA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= iA ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Wg(e) {
  let t = Dg(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Fg(cA(t), e)) {
    s !== r && (n.push(aA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), ys(n, t.skipped);
}
function aA({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* cA({ files: e, skeleton: t }) {
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
import { availableParallelism as mA } from "node:os";
import { join as pA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Hg = N(jg(), 1);
var uA = 256 * 1024 * 1024;
function qg(e, t, n) {
  return {
    async check() {
      if (Xe(e) > uA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of zg(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => zg(e, t, n)
  };
}
async function* zg(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = hr("several"), s = t;
  for await (let a of lA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), fA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function fA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* lA(e, t, n) {
  let r = Dt(n);
  r.allow(t);
  let o = (0, Hg.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof k ? i : new k(`its skeleton is damaged: ${S(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function Gg(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: jy(i.zstd, fr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? mA(), u.length),
    files: () => fr(u, "files"),
    signal: s,
    warn: a
  }, m = await xs(l, async (p, d) => {
    let h = await My(t, n, p), y = f.reduce((v, P) => v + fn(P), 0), w = qg(
      h,
      { members: fr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Es(m, { tar: c, lines: o, cwd: pA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Jg = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [hs("tar", e)],
  unsupportedReason: () => {
  },
  pack: Wg,
  unpack: Gg
};

// src/formats/index.ts
var br = [Jg, Sg, Is];

// src/stores/load-when-used.ts
function Rs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Kg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Rs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, dA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function dA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as je from "node:fs/promises";
import { basename as lw, dirname as Tu, join as mw } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as vA, join as Mu } from "node:path";

// src/system/disk/draft-file.ts
var Xg = N(Vg(), 1);
import * as kt from "node:fs/promises";
import { dirname as Zg, join as $u } from "node:path";
var Ts = ".drafts";
async function vr(e) {
  let t = $u(e, Ts), n = $u(t, (0, Xg.randomUUID)());
  try {
    return await mt(e, t), Qg(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw nn(r, e);
  }
}
async function Yg(e, t) {
  let n = $u(e, Ts, t);
  return Qg(e, n, await kt.open(n, Ne));
}
function Qg(e, t, n) {
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
      return await n.sync(), await mt(e, Zg(i)), hA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function hA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(Zg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as yA } from "node:fs";
import * as yn from "node:fs/promises";
import { join as ew } from "node:path";
import { setTimeout as gA } from "node:timers/promises";
var Cs = ".notes";
function kr(e) {
  let t = async (n) => (await mt(e, ew(e, Cs)), ew(e, Cs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(bA, () => {
      }) === await Ue(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Bu(async (n, r) => {
      await gA(wA), await Ue(n) === r && await nw(await t(n), r);
    }),
    touch: Bu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await yn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await nw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Bu(async (n, r) => yn.link(await t(n), r))
  };
}
var wA = 20, tw = 256;
async function Ue(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Bu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function bA(e) {
  let t = await yn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(tw), 0, tw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function nw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = yA, a = await yn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var kA = 3600 * 1e3;
async function _s(e) {
  await rw(await xr(Mu(e, Ts)));
}
async function rw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > kA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function Fs(e, t) {
  let n = new Map((await xr(Mu(e, Cs))).map((o) => [vA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await rw([...n.values()]), r;
}
async function bo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await xt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await xt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function xr(e) {
  let t = await et(e).then(() => xt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Mu(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as xA } from "node:fs";
import * as it from "node:fs/promises";
import { dirname as SA } from "node:path";
async function gn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await xm(e), i = kr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => PA(r, s, a),
    file: EA(r, e, i, n),
    close: () => r.close()
  };
}
function PA(e, t, n) {
  let { acquire: r, release: o } = qn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function EA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Au(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Ns(e, t),
    async copyTo(i) {
      return await it.copyFile(`/proc/self/fd/${e.fd}`, i, xA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await OA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function OA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ue(e);
    if (await t(), await Ue(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Au(e, t, n) {
  try {
    let [r, o] = await Promise.all([it.stat(SA(n)), e.stat()]);
    return r.dev !== o.dev || !await Ns(e, t) ? !1 : (await it.symlink(await it.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ns(e, t) {
  let [r, o] = await Promise.all([
    it.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var ow = 1024 * 1024;
async function iw({ path: e, dir: t, evict: n }) {
  let r = await vr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: ow,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Hn(o, t, f, c + u * ow);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await kr(t).prove(o, await Ue(o)), await r.discard(), u && await n().catch(() => {
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
import * as sw from "node:fs/promises";
import { basename as IA, join as $A } from "node:path";
async function aw(e) {
  let t = await Ru(e), n = (await Promise.all(t.map(Ru))).flat(), o = (await Promise.all(n.map(Ru))).flat().filter((i) => /^[0-9a-f]{64}$/.test(IA(i)));
  return (await Promise.all(o.map(xr))).flat();
}
async function Ru(e) {
  return (await sw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => $A(e, n.name));
}

// src/stores/local/local.ts
var cw = 1024 ** 3, uw = process.platform === "linux" ? Fr : rl;
function pw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * cw, minFreeBytes: i = cw } = e, s = ({ scope: a, version: c, key: u }) => mw(t, uw(n), uw(a), Fr(c), Fr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await fw(t))
        for (let f of a) {
          let l = u.map((p) => Tu(s({ scope: f, version: p, key: "-" }))), m = await BA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await jn(t), await je.mkdir(t, { recursive: !0, mode: 448 }), await et(`${t}/.`), !await MA(c, { dir: t, verify: r }))
        return iw({
          path: c,
          dir: t,
          async evict() {
            await _s(t);
            let u = (await Fs(t, await aw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await bo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await fw(t) ? (await dw(Tu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => je.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function fw(e) {
  return await jn(e), await gw(e) ? (await et(`${e}/.`), !0) : !1;
}
async function BA(e, t, n) {
  let r = (await Promise.all(e.map((o) => dw(o, t, n)))).flat();
  for (; ; ) {
    let o = tl(t, r);
    if (!o) return;
    let i = await AA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function dw(e, t, n) {
  if (!await yw(e, n)) return [];
  let r = Ta(lw(e)) ?? "", o = (await je.readdir(e)).filter((a) => il(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = mw(e, a);
      return { path: c, stat: await je.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await hw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function hw(e, t) {
  let n = Ta(lw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await gn(e, t);
  try {
    return (await Yr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function MA(e, t) {
  if (!await yw(Tu(e), t) || !await gw(e)) return !1;
  try {
    return await hw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await je.rm(e, { force: !0 }), !1;
  }
}
async function AA({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await gn(e, o);
    await s();
    let c = () => je.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function yw(e, t) {
  return ww(Em(t.dir, e));
}
function gw(e) {
  return ww(je.lstat(e));
}
async function ww(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function bw(e) {
  let t = RA(e.inputs.s3);
  return Rs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function RA({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var vw = {
  local: ({ inputs: e, repository: t }) => pw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: bw,
  github: Kg
};
function kw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as TA } from "node:path";
function xw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await CA(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
        await _A(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = FA(l, n, e);
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
async function CA(e, { roles: t, bypassed: n }) {
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
async function Sw(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function _A(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function FA(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function Pw(e, t, n) {
  let r = await e.roles.current(), o = Ye(n, n + Xe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ls(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Cu(r, e) && s.datasync().catch(() => {
  });
}
function Ew(e, t, n) {
  return Tt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ls(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Cu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ye(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ls({ file: e, path: t }, n, r) {
  return Hn(e, TA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as qA, once as GA } from "node:events";
import { setTimeout as JA } from "node:timers/promises";

// src/stores/stash/election.ts
var Iw = N(Ow(), 1);
import { EventEmitter as NA } from "node:events";
import * as he from "node:fs/promises";
import { createServer as LA } from "node:net";
import { dirname as Fu, join as wn } from "node:path";
var $w = ".fillers";
async function Bw(e, t) {
  let n = wn(e, $w, t);
  for (await mt(e, Fu(n)); ; ) {
    let r = await WA(n) ?? await UA(n);
    if (r) return r;
  }
}
var DA = 3600 * 1e3;
async function Mw(e) {
  let t = wn(e, $w);
  for (let n of await he.readdir(t)) {
    let r = await he.stat(wn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > DA && await he.rm(wn(t, n), { recursive: !0, force: !0 });
  }
}
async function WA(e) {
  for (let t of await he.readdir(e).catch(HA)) {
    let n = await Ei(e, t);
    if (n) return { role: "follower", lines: n };
    await he.rm(wn(e, t), { recursive: !0, force: !0 });
  }
}
async function UA(e) {
  let t = await he.mkdtemp(wn(Fu(e), "joining-")), n = (0, Iw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new NA(), s = LA((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Nu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = jA(s, { said: r, followers: o, heard: i, path: wn(e, n) });
  if (!Pi(t, n, s))
    return await he.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Gn(t, e);
  } finally {
    c || (s.close(), await he.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function jA(e, { said: t, followers: n, heard: r, path: o }) {
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
      await he.rm(o, { force: !0 }), await he.rmdir(Fu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var zA = 36;
function Nu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > zA && e.pause();
    for (let i of o) t(i);
  });
}
function HA(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var KA = /^[0-9a-f-]{36}$/, VA = /^\d{1,7}$/, Aw = "fetches", XA = 500;
function Rw(e, t) {
  return VA.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Tw({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Rw(o, n);
    i !== void 0 && r(i);
  }), e(Aw);
}
var ZA = 4;
function Cw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = on(n.pace ?? eo, r * $), s = /* @__PURE__ */ new Set(), a = new qA(), c = Promise.resolve(void 0), u, f = performance.now(), l = YA(), m = Promise.withResolvers();
  JA(XA, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && KA.test(y))
      return u = y, c = Yg(e, y).catch(() => {
      }), !0;
    y === Aw && m.resolve(!0);
    let w = Rw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Nu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > ZA * o) return;
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
      return await QA(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function YA() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function QA(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await GA(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as eR } from "node:path";
var tR = 15e3, nR = 16;
function vo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Fw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !rR(r)) return;
        if (++i > nR) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await oR(e), u && await _w(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      await c.news(t) || await a.giveUp(
        new Error("the process that fills it has stopped or is too slow; this one downloads the entry")
      );
    },
    async giveUp(c) {
      s || n(c), await a.leave();
    },
    async leave() {
      s = !0;
      let c = r;
      r = void 0, c && await _w(c).catch(n);
    }
  };
  return a;
}
function rR(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function _w(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function oR(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = tR, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return iR(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Cw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function iR(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(eR(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${U(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Nw({ size: e, read: t }, n) {
  let { logError: r } = n, i = Fw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Dw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ls(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: qn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: sR(s, a),
    read: (c, u, f) => xw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Ew(s, c, u),
    isPublished: () => vo(i.held()) !== void 0,
    async finish() {
      let c = Lw(s);
      c && await aR(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Lw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Cu(t, e) ? t : void 0;
}
function sR(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: cR(e),
    async link(r) {
      let o = await n.settled(), i = vo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Au(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = vo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Ns(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = vo(n.held());
      if (o) return fR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Lw(e) !== void 0, t.isProven;
    }
  };
}
async function aR({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = kr(r), c = setInterval(t.giveSign, uR);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ue(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function cR(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Ye(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Pw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Sw(Ye(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Dw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Dw(e, { size: t, onAsked: n }) {
  n && Tw(e, Math.ceil(t / $), n);
}
var uR = 1e3;
async function fR(e, t, { bypassed: n }) {
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
import * as ko from "node:fs/promises";
import { basename as lR, dirname as mR, join as St } from "node:path";
var pR = 1024 ** 3;
function Uw(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = pR, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Ww(i), Ww(s)]), l = o ? void 0 : 1;
    return (await Fs(t, f.flat())).map((m) => ({
      ...m,
      rank: mR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await jn(t), await ko.mkdir(t, { recursive: !0, mode: 448 }), await et(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await jn(t);
      for (let p of [t, i, s]) await et(p).catch(jw);
      let m = await Lu(St(s, f), l, e);
      return m || o ? m ?? Lu(St(i, f), l, e) : (dR(St(i, f), St(s, f)), Lu(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => ko.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Bw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([_s(t), Mw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await bo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return vr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await bo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Ww(e) {
  return (await xr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(lR(t)));
}
function dR(e, t) {
  try {
    me(e, t);
  } catch (n) {
    jw(n);
  }
}
function jw(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Lu(e, t, n) {
  try {
    let r = await gn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = O(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await ko.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function zw(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Uw(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = qo([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = yR(
          m,
          Nw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return I;
        let { file: R, read: V, close: Q } = P;
        return {
          ...I,
          original: I,
          stored: m,
          file: R,
          read(oe, Jt) {
            return c(`Found in the stash ${n}`), Tt(V(oe, Jt), hR);
          },
          reject: E,
          async close() {
            await Q(), await I.close();
          }
        };
      } catch (P) {
        return f(P), m;
      }
    }
  };
}
async function* hR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function yR(e, t, n) {
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

// src/system/runner-services.ts
function Hw() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && gR(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function gR(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/job/open-store.ts
function Sr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = kw(e), f = wR(t(vw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return zw(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function wR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Pr(e, t, n) {
  return {
    inputs: e,
    service: Hw(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: Vl(),
    isSealed: (r) => br.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: qw(x),
    warn: qw(D),
    mask: oi
  };
}
function qw(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Gw = 3e4;
async function Jw(e, t, n, r = AbortSignal.timeout(Gw)) {
  if (!await Vh(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await ir(e, s, "contents", { signal: r });
  })().then(() => {
  }, bR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await vR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function bR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function vR({ scope: e, version: t, key: n, size: r }) {
  let o = ro(W, jr()), i = Ae(), s = Sr(Pr(o, i, AbortSignal.timeout(Gw))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as BR } from "node:fs";
import { dirname as MR } from "node:path";

// src/mounts/broker.ts
var Xw = N(Vw(), 1);
import { once as kR } from "node:events";
import { connect as xR } from "node:net";
import { setTimeout as SR } from "node:timers/promises";
var Zw = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Yw = 0.3, PR = 1024 ** 2, ER = 20;
function OR(e) {
  let t = (0, Xw.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > PR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function IR(e, t) {
  for (; ; ) {
    let n = xR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await kR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await SR(ER, void 0, { signal: t });
    }
  }
}
async function $R(e, t, n, r, o = Zw[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await IR(e, a);
    let u = OR(c), { value: f } = await u.next(), l = o - Yw - (performance.now() - i) / 1e3;
    c.write(`${JSON.stringify({ ...r, do: n, nonce: f, seconds: l })}
`);
    let { value: m } = await u.next();
    if (a.throwIfAborted(), m === void 0) throw new Error("the broker ended without an answer");
    let p = JSON.parse(m);
    if (p.no !== void 0) throw new Error(`the broker refused, for ${p.no}`);
    return p;
  } catch (u) {
    throw t.throwIfAborted(), s.aborted ? new Error("the broker does not answer") : u;
  } finally {
    c?.destroy();
  }
}
function Er(e, t) {
  let n = Zw.mount, r = (...o) => $R(e, t, ...o);
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
        if (n <= Yw) throw new Error("the broker does not answer");
        let c = { target: o, layers: i, view: s }, { need: u = [], fetches: f = !1 } = await r("mount", c, n);
        return { digests: u, fetches: f };
      } catch (c) {
        throw n -= (performance.now() - a) / 1e3, c;
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(o) {
      let { detached: i } = await r("detached", { view: o });
      if (!i) throw new Error("the broker does not say which directories were renamed");
      return i;
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
async function Ds({ socket: e, mounts: t }) {
  let n = Er(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      xo(r.target) && await n.unmount(r.target), xo(r.view, "tmpfs") && await n.unmount(r.view), Ws(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function xo(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === er
  );
}
function Ws({ target: e, made: t, view: n }) {
  Qw(n, n), t !== void 0 && Qw(e, t);
}
function Qw(e, t) {
  try {
    for (let n = e; _(n, t); n = MR(n)) BR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Us() {
  let e = ds() ?? {}, t = await Vi(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(RR).toSorted(TR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Tn(o, () => CR(r));
  }
}
function RR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function TR([, e], [, t]) {
  return eb(t) - eb(e);
}
function eb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Kp(e));
}
async function CR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ds(n), e !== void 0 && await nb([e], async (r, o) => {
    let i = jh(r, e);
    t && i !== void 0 && await Jw(i, t, o);
  });
}
async function tb() {
  await nb(Yp([q(), AR(te())]));
}
async function nb(e, t) {
  if (e.length === 0) return;
  let n = await ur(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await po(r, n, t);
    } catch (o) {
      if (Jp(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function rb(e, t) {
  let n = [], { promise: r, resolve: o } = Promise.withResolvers(), i = e, s = () => {
    i--, i === 0 && n.length > 0 && o(t(n));
  };
  return {
    join(a) {
      return n.push(a), s(), r;
    },
    leave: s
  };
}

// src/files/overlap.ts
function ib(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (ob(n, r, e) || ob(r, n, t)) return [n.text, r.text];
}
function ob(e, t, { excludes: n }) {
  if (n?.(t.literal ?? _R(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && js(e, at(e.base, r));
}
function _R({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function js(e, t) {
  return e.matches(t) || t !== "" && js(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as KT } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var sb = (e, t, n) => {
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
var ab = "\0SLASH" + Math.random().toFixed(16) + "\0", cb = "\0OPEN" + Math.random().toFixed(16) + "\0", zs = "\0CLOSE" + Math.random().toFixed(16) + "\0", ub = "\0COMMA" + Math.random().toFixed(16) + "\0", fb = "\0PERIOD" + Math.random().toFixed(16) + "\0", FR = new RegExp(ab, "g"), NR = new RegExp(cb, "g"), LR = new RegExp(zs, "g"), DR = new RegExp(ub, "g"), WR = new RegExp(fb, "g"), UR = /\\\\/g, jR = /\\{/g, zR = /\\}/g, HR = /\\,/g, qR = /\\\./g, GR = 1e5, JR = 4e6, KR = 1e3, VR = 1e3, XR = 2e7, ZR = 16;
function Du(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function YR(e) {
  return e.replace(UR, ab).replace(jR, cb).replace(zR, zs).replace(HR, ub).replace(qR, fb);
}
function QR(e) {
  return e.replace(FR, "\\").replace(NR, "{").replace(LR, "}").replace(DR, ",").replace(WR, ".");
}
function Wu(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function lb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = sb("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function eT(e, t) {
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
function tT(e, t) {
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
function nT(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = lb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Wu(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Wu(n, c), n;
    r = c.pop(), Wu(n, c), e = a;
  }
}
function So(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function mb(e, t = {}) {
  if (!e)
    return [];
  let n = So(t.max, GR), r = So(t.maxLength, JR), o = So(t.maxDepth, KR), i = So(t.maxRewrites, VR), s = So(t.maxSteps, XR);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Uu(YR(e), n, r, o, 0, i, { remaining: s }, !0).map(QR);
}
function rT(e) {
  return "{" + e + "}";
}
function oT(e) {
  return /^-?0\d/.test(e);
}
function iT(e, t) {
  return e <= t;
}
function sT(e, t) {
  return e >= t;
}
function Po(e, t, n, r, o, i, s) {
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
function aT(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Du(i[0]), c = Du(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Du(i[2])), 1) : 1, l = iT;
  c < a && (f *= -1, l = sT);
  let p = i.some(oT), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let w;
    if (t)
      w = String.fromCharCode(y), w === "\\" && (w = "");
    else if (w = String(y), p) {
      let v = u - w.length;
      if (v > 0) {
        let P = new Array(v + 1).join("0");
        y < 0 ? w = "-" + P + w.slice(1) : w = P + w;
      }
    }
    if (h + w.length > r)
      break;
    s.push(w), h += w.length;
  }
  return s;
}
function Uu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= ZR, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = lb(e, m, s);
    if (!p)
      return Po(c, e, [""], t, n, f, s);
    p.unmatched && (m = eT(m, s));
    let d = p.pre, h = () => Po(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Po(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && tT(p.post, s)) {
        u++, e = p.pre + "{" + p.body + zs + p.post, m = m.slice(0, p.end) + zs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = aT(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = nT(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Uu(R[0], t, n, r, o + 1, i, s, !1).map(rT), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let oe = Po(c, d + R[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = oe, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let V = f && !p.post.length && !d;
      for (let oe = 0; V && oe < c.length; oe++)
        c[oe] && (V = !1);
      E = [];
      let Q = 0;
      e: for (let oe = 0; oe < R.length; oe++) {
        let Jt = Uu(R[oe], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Kt = 0; Kt < Jt.length; Kt++) {
          let Vt = Jt[Kt];
          if (!(V && !Vt)) {
            if (E.length >= t || Q + Vt.length > n)
              break e;
            E.push(Vt), Q += Vt.length;
          }
        }
      }
    }
    let I = Po(c, d, E, t, n, f && !p.post.length, s);
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
var cT = {
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
}, Oo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), uT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), pb = (e) => e.join(""), db = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(cT))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Oo(l) + "-" + Oo(h)) : h === l && r.push(Oo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Oo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Oo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [uT(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + pb(r) + "]", p = "[" + (u ? "" : "^") + pb(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Ut = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, fT = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ju = (e) => fT.has(e), hb = (e) => ju(e.type), lT = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), mT = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), pT = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), yb = /* @__PURE__ */ new Map([
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
]), dT = "(?!(?:^|/)\\.\\.?(?:$|/))", Hs = "(?!\\.)", hT = /* @__PURE__ */ new Set(["[", "."]), yT = /* @__PURE__ */ new Set(["..", "."]), gT = new Set("().*{}+?[]^$\\!"), wT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), zu = "[^/]", gb = zu + "*?", wb = zu + "+?", bT = 0, bn = class {
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
  id = ++bT;
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
        if (typeof n != "string" && !(n instanceof ke && n.#t === this))
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
      if (!(r instanceof ke && r.type === "!"))
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
    let n = new ke(this.type, t);
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
        if (!o.noext && ju(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let P = new ke(w, n);
          h = ke.#l(t, P, h, o, i + 1), n.push(P);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new ke(null, n), p = [], d = "";
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
      if (!o.noext && ju(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new ke(h, m);
        m.push(v), l = ke.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new ke(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#r = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, mT);
  }
  #d(t, n = lT) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = pT) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new ke(null, r, this.options);
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
    return !!yb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = yb.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new ke(null, void 0, n);
    return ke.#l(t, r, 0, n, 0), r;
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
    if (this.#n === this && (this.#p(), this.#g()), !hb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#r, c) : p.toRegExpSource(t);
        return this.#r = this.#r || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && yT.has(this.#e[0]))) {
        let d = hT, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? dT : y ? Hs : "";
      }
      let l = "";
      return this.isEnd() && this.#n.#c && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Ut(u),
        this.#r = !!this.#r,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#r = void 0, [c, Ut(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Hs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Hs : "") + wb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Hs : "") + gb + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Ut(i),
      this.#r = !!this.#r,
      this.#o
    ];
  }
  #p() {
    if (hb(this)) {
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
        o = !1, i += (gT.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? wb : gb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = db(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += zu, n = !0;
        continue;
      }
      i += wT(u);
    }
    return [i, Ut(t), !!n, s];
  }
};
ke = bn;

// node_modules/minimatch/dist/esm/escape.js
var Hu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Eo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), vT = /^\*+([^+@!?*[(]*)$/, kT = (e) => (t) => !t.startsWith(".") && t.endsWith(e), xT = (e) => (t) => t.endsWith(e), ST = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), PT = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), ET = /^\*+\.\*+$/, OT = (e) => !e.startsWith(".") && e.includes("."), IT = (e) => e !== "." && e !== ".." && e.includes("."), $T = /^\.\*+$/, BT = (e) => e !== "." && e !== ".." && e.startsWith("."), MT = /^\*+$/, AT = (e) => e.length !== 0 && !e.startsWith("."), RT = (e) => e.length !== 0 && e !== "." && e !== "..", TT = /^\?+([^+@!?*[(]*)?$/, CT = ([e, t = ""]) => {
  let n = kb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, _T = ([e, t = ""]) => {
  let n = xb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, FT = ([e, t = ""]) => {
  let n = xb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, NT = ([e, t = ""]) => {
  let n = kb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, kb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, xb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Sb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", bb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, LT = Sb === "win32" ? bb.win32.sep : bb.posix.sep;
ye.sep = LT;
var fe = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = fe;
var DT = "[^/]", WT = DT + "*?", UT = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", jT = "(?:(?!(?:\\/|^)\\.).)*?", zT = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = zT;
var Te = (e, t = {}) => Object.assign({}, e, t), HT = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ye;
  let t = ye;
  return Object.assign((r, o, i = {}) => t(r, o, Te(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Te(e, i));
      }
      static defaults(o) {
        return t.defaults(Te(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Te(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Te(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Te(e, o)),
    escape: (r, o = {}) => t.escape(r, Te(e, o)),
    filter: (r, o = {}) => t.filter(r, Te(e, o)),
    defaults: (r) => t.defaults(Te(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Te(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Te(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Te(e, i)),
    sep: t.sep,
    GLOBSTAR: fe
  });
};
ye.defaults = HT;
var Pb = (e, t = {}) => (Eo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : mb(e, { max: t.braceExpandMax }));
ye.braceExpand = Pb;
var qT = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = qT;
var GT = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = GT;
var vb = /[?*]|[+@!]\(.*?\)|\[|\]/, JT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    Eo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Sb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !vb.test(i[2])) && !vb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(fe) ? this.#n(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #n(t, n, r, o, i) {
    let s = n.indexOf(fe, i), a = n.lastIndexOf(fe), [c, u, f] = r ? [
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
      for (let P = o; P < t.length - l; P++) {
        let E = String(t[P]);
        if (v = !0, E === "." || E === ".." || !this.options.dot && E.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === fe ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
    let y = m.length - 1, w = t.length - l;
    for (let v of m)
      v[1] = w - (h[y--] + v[0].length);
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
      if (this.debug(n, f, l), f === !1 || f === fe)
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
    return Pb(this.pattern, this.options);
  }
  parse(t) {
    Eo(t);
    let n = this.options;
    if (t === "**")
      return fe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(MT)) ? o = n.dot ? RT : AT : (r = t.match(vT)) ? o = (n.nocase ? n.dot ? PT : ST : n.dot ? xT : kT)(r[1]) : (r = t.match(TT)) ? o = (n.nocase ? n.dot ? _T : CT : n.dot ? FT : NT)(r) : (r = t.match(ET)) ? o = n.dot ? IT : OT : (r = t.match($T)) && (o = BT);
    let i = bn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? WT : n.dot ? UT : jT, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? JT(l) : l === fe ? fe : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== fe || d === fe || (d === void 0 ? p !== void 0 && p !== fe ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== fe && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = fe));
      });
      let f = u.filter((l) => l !== fe);
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
    return ye.defaults(t).Minimatch;
  }
};
ye.AST = bn;
ye.Minimatch = ze;
ye.escape = Hu;
ye.unescape = Ut;

// src/files/patterns.ts
var Eb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function He(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => VT(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => ZT(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function VT(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = XT(s, t, { ...n, maths: r }), [, u = "", f = ""] = KT.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, Eb), d = o ? new ze(f, { ...Eb, nocase: !0 }) : p;
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
function XT(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${Jo}`);
  return [r, e.slice(2)];
}
function ZT({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && YT(e, t, n);
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
function YT(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Os(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var Bb = N(Ob(), 1);
function re(e) {
  return e ? t1 : QT;
}
var QT = {
  mistake: Aa,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Mb = "~v", e1 = Mb.length + 49, Ib = zo - e1, t1 = {
  mistake(e) {
    let [t = ""] = e, n = Gu(t).length > Ib, r = `Key Validation Error: ${t} cannot be larger than ${Ib} characters with rolling; ~ counts twice.`;
    return Aa(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = qs(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Gu)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [$b(t, 20), $b(n, 5)];
    return `${qs(e)}${Date.now()}-${r}-${o}-${(0, Bb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function qs(e) {
  return Gu(e) + Mb;
}
function Ab(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Gu(e) {
  return e.replaceAll("~", "~~");
}
function $b(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var n1 = 3600 * 1e3;
function Rb(e, t) {
  let n = e.toSorted(Ra), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > n1;
  });
}

// src/job/restore/plan.ts
async function Tb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await r1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Zi(e.inputs, { ...i.inputs }) : await Xi(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = Yi(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new T(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function r1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-KRZMJ4G5.js"), { NoTree: o } = await import("./shared-4EIVJWFV.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Cb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: He(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = ib(o, i.selection);
      if (s)
        throw new T(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as d1, statSync as h1 } from "node:fs";
import { readdir as y1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as o1, readdirSync as i1, rmdirSync as s1, rmSync as _b, writeFileSync as a1 } from "node:fs";
import { setTimeout as c1 } from "node:timers/promises";
var u1 = 20, f1 = 6e4;
function Fb(e) {
  return A(e, `${Xn}lock-${process.geteuid?.() ?? 0}`);
}
function Gs(e) {
  let t = Fb(e), n = B(b(t));
  if (n && !io(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Js(e, t) {
  if (!Yn(e)) return () => {
  };
  let [n, r] = [z(e), Go(e)], [o, i] = [Fb(n), A(e, "lock")];
  o1(i, { mode: 448 }), a1(A(i, r), "");
  let s = Date.now() + f1;
  for (; !l1(i, o); ) {
    Gs(n);
    let a = await m1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await c1(u1, void 0, { signal: t });
  }
  return () => {
    _b(A(o, r), { force: !0 });
    try {
      s1(o);
    } catch {
    }
  };
}
function l1(e, t) {
  try {
    return Gn(e, t);
  } catch (n) {
    throw Gs(z(t)), n;
  }
}
async function m1(e) {
  let t = !1;
  for (let n of p1(e))
    await Ai(A(z(e), n)) ? t = !0 : _b(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function p1(e) {
  try {
    return i1(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Nb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ct));
  for (let a of new Set(s.flatMap(Lb)))
    for (let c of await g1(a, t))
      if (Yn(c) || Wp(c), !(!Yn(c) || await Ai(c)))
        try {
          await w1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Lb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Lb(t)];
}
async function g1(e, t) {
  let n = (await y1(e).catch(() => [])).filter(nt);
  if (n.length === 0) return [];
  let r = H(d1(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => A(e, o)).filter(Zn);
}
async function w1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = Bi(o);
  try {
    let s = await Js(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      ki(e, (u) => {
        if (performance.now() > a) throw c;
        if (!b1(u, t)) return !1;
        for (let f of bi(u)) v1(b(o), f);
        return !0;
      }), oo(e) || Bc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function b1(e, t) {
  let n = g(bi(e)[0]).toString();
  return t.some((r) => _(n, r.base) && js(r, at(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function v1(e, t) {
  let { dev: n } = h1(g(e));
  for (let r = t; r !== e; r = z(r)) {
    let o = B(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Or(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as k1, statSync as x1 } from "node:fs";
import { dirname as Db } from "node:path";
function zb(e) {
  let t = Wb(), n = process.cpuUsage(), r = new Set(e.map(Hb));
  return () => {
    let o = Wb(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: P1(t, o, (i + s) / 1e3),
      disks: E1(t, o, r),
      network: O1(t, o)
    };
  };
}
function Wb() {
  return { stat: Ks("stat"), self: Ks("self/stat"), disks: Ks("diskstats"), net: Ks("net/dev") };
}
function Ks(e) {
  try {
    return k1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function Hb(e) {
  try {
    let { dev: t } = x1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Db(e) ? "" : Hb(Db(e));
  }
}
var S1 = 10;
function P1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Ju(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Ub(t) - Ub(e)) * S1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Ub({ self: e }) {
  let t = Ju(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var jb = 512;
function E1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * jb, writtenBytes: d * jb, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function O1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Ju(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Ju(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function qb({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && I1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return Tt(l, (p) => u(p, m));
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
function I1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Vs() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => $1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => qb({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = zb(s);
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
function $1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : B1(i / 1048576 / (a / 1e3))
  }];
}
function B1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var rv = N(Gb(), 1);
import { writeFileSync as W1 } from "node:fs";
import { join as U1 } from "node:path";

// src/system/job-summary.ts
function Jb(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Ur(e);
  return Kb((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function eV(e) {
  return Kb((t) => t.addRaw(e, !0));
}
var Vu = Promise.resolve();
function Kb(e) {
  let t = Kl();
  if (!t) return Vu;
  let n = Vu.then(async () => {
    e(t), await t.write();
  });
  return Vu = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Vb({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var M1 = 10 * 1024 * 1024, A1 = 64;
function Xb({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = tv(t, ["download", "upload"]), s = o >= M1 && e.concurrency < A1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${U(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Zb}`
  };
}
var Zb = "a higher `compression-level` makes entries smaller";
function Io(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${vn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${vn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Yb(e, i, "more or faster cores");
}
function Xs(e) {
  return Yb(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function Yb({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var R1 = 32 * 1024;
function Zu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < R1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${U(a)}`, l = u ? `wrote ${Xu(r, s)} MiB/s` : `read ${Xu(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${vn(e.load.disk)} of the time`,
    advice: ev(e, u)
  };
}
function Qb(e) {
  let { bytes: t, mibPerSecond: n } = tv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${U(t)} at ${n} MiB/s`,
    advice: ev(e, r)
  };
}
function ev({ step: e, settings: t }, n) {
  if (e === "save" && n) return Zb;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function tv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Xu(r, o) };
}
function Xu(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Yu = 1e3;
function nv(e) {
  let { totalMs: t } = e;
  if (t < Yu)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = F1(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? _1[r].find(([m]) => C1[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: D1(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var C1 = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, _1 = {
  store: [["always", Vb]],
  network: [
    ["threadIsBusy", Xs],
    ["always", Xb]
  ],
  disk: [
    ["ownCoresAreBusy", Io],
    ["diskIsBusy", Zu],
    ["coresAreBusy", Io],
    ["threadIsBusy", Xs],
    ["diskIsUnseen", Qb]
  ],
  work: [
    ["ownCoresAreBusy", Io],
    ["diskHinders", Zu],
    ["coresAreBusy", Io],
    ["threadIsBusy", Xs]
  ]
};
function F1(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...N1(e) };
}
function N1({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[L1[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var L1 = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function D1({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function $o(e, t, n) {
  try {
    await j1(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function j1(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: nv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = U1(q(), `headstart-${i.step}-${(0, rv.randomUUID)()}.json`);
  W1(c, `${JSON.stringify(i, void 0, 2)}
`), Me("report", c);
  let u = i.totalMs >= Yu;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await Jb(f, z1(i), u && r ? `${a}.

${q1(i)}` : "");
}
function z1(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      nc(e.key),
      e.matchedKey === void 0 ? "\u2013" : nc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : U(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : U(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? tc(e.writer.text) : "\u2013"
    ]
  ];
}
var H1 = 1e4;
function q1({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${G1(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < H1 ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function G1({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${U(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as Z1 } from "node:fs";

// src/mounts/probe.ts
import { existsSync as J1, readFileSync as K1 } from "node:fs";
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
function Qu(e, t) {
  return V1(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function V1(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ur(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await X1(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !J1("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function X1(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(K1("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Ir({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Is.id), s = t !== "unpack" && !i;
  return br.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function ov(e, t) {
  let n = { zstd: ft("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Bo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await _m(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function iv(e, t, { mounting: n, signal: r }) {
  let o = kn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Ir(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Bo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Zs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Qu("image", r);
    return "rights" in o ? o : { ...o, broker: Y1(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Qu("tree", r);
}
function Y1(e) {
  return e !== "off" && Z1(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ys({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Cn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as OC, lstatSync as IC, realpathSync as $C } from "node:fs";
import { basename as BC, dirname as MC, join as xv } from "node:path";

// src/files/fingerprint.ts
var cv = N(sv(), 1);
import { lstatSync as oC } from "node:fs";

// src/files/walk.ts
import { lstatSync as tf, readdirSync as Q1, readlinkSync as eC } from "node:fs";
function* jt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Mo(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* nC(a, n) : yield [av(a, i)];
  }
}
function Mo({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var tC = 256;
function* nC(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, tf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of Q1(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      nt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(av(f, u)), !(c.length < tC) && (yield c, c = []);
    }
    yield c;
  }
}
function av(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? rC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: eC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function rC({ path: e, member: t, onStat: n }) {
  let r = tf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = tf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function nf(e, t) {
  let n = (0, cv.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Mo(r);
    for (let s of jt([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = oC(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as pC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Ar from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function rf(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ge(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ge(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ge(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ge(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ge(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as oa from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = N(uv(), 1);
import * as $r from "path";
var Ht = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), Ht && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = $r.dirname(e);
  return Ht && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function ea(e, t) {
  if ((0, zt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, zt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Ao(t))
    return t;
  if (Ht) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (qe(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, zt.default)(Ao(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ht && e.endsWith("\\") || (e += $r.sep), e + t;
}
function Ao(e) {
  return (0, zt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = qe(e), Ht ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Ro(e) {
  return (0, zt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = qe(e), Ht ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function qe(e) {
  return e = e || "", Ht ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Pt(e) {
  return e ? (e = qe(e), !e.endsWith($r.sep) || e === $r.sep || Ht && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ge;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ge || (Ge = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var fv = process.platform === "win32";
function sf(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = fv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = fv ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = Et(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = Et(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function lv(e, t) {
  let n = Ge.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function mv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as hv from "os";
import * as Mr from "path";
var qt = N(pv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var Br = N(dv(), 1), aC = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Br.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !Ro(t))
        this.segments = t.split(xn.sep);
      else {
        let n = t, r = Et(n);
        for (; r !== n; ) {
          let o = xn.basename(n);
          this.segments.unshift(o), n = r, r = Et(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Br.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Br.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = qe(t[n]), n === 0 && Ro(r) ? (r = Pt(r), (0, Br.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Br.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(xn.sep) || aC && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += xn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ot = process.platform === "win32", To = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, qt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, qt.default)(u && Ao(u), "Parameter 'segments' first element must be a root path"), i = new Sn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Sn(i).segments, this.trailingSeparator = qe(i).endsWith(Mr.sep), i = Pt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Sn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ot ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ot,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Ot ? i.replace(/\\/g, "/") : i, this.minimatch = new ze(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = qe(t), !t.endsWith(Mr.sep) && this.isImplicitPattern === !1 && (t = `${t}${Mr.sep}`)) : t = Pt(t), this.minimatch.match(t) ? this.trailingSeparator ? Ge.Directory : Ge.All : Ge.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Pt(t), Et(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ot ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ot ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, qt.default)(t, "pattern cannot be empty");
    let r = new Sn(t).segments.map((o) => e.getLiteral(o));
    if ((0, qt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, qt.default)(!Ro(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = qe(t), t === "." || t.startsWith(`.${Mr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Mr.sep}`))
      n = n || hv.homedir(), (0, qt.default)(n, "Unable to determine HOME directory"), (0, qt.default)(Ao(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ea("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ea("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ea(e.globEscape(process.cwd()), t);
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
      if (o === "\\" && !Ot && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ot && a + 1 < t.length) {
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
var Co = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var af = function(e, t, n, r) {
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
}, cC = function(e) {
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
}, Gt = function(e) {
  return this instanceof Gt ? (this.v = e, this) : new Gt(e);
}, uC = function(e, t, n) {
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
    p.value instanceof Gt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, fC = process.platform === "win32", ra = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = rf(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return af(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = cC(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return uC(this, arguments, function* () {
      let n = rf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new To(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of sf(r)) {
        ge(`Search path '${s}'`);
        try {
          yield Gt(Ar.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Co(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = lv(r, s.path), c = !!a || mv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Gt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && oa.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ge.Directory && n.matchDirectories)
              yield yield Gt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Gt(Ar.promises.readdir(s.path))).map((m) => new Co(oa.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ge.File && (yield yield Gt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return af(this, void 0, void 0, function* () {
      let r = new e(n);
      fC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new To(i));
      return r.searchPaths.push(...sf(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return af(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Ar.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ge(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Ar.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Ar.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          ge(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var lC = N(yv(), 1);

// node_modules/@actions/glob/lib/glob.js
var mC = function(e, t, n, r) {
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
function gv(e, t) {
  return mC(this, void 0, void 0, function* () {
    return yield ra.create(e, t);
  });
}

// src/files/matches.ts
async function ia({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await dC(r)) {
      let i = pC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || hC(o, r) || wv(o, r, t) || n.set(o, { line: r, path: o, relative: at(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !yC(r, n, t));
}
async function dC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await gv(`${gC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function hC(e, { base: t }) {
  return at(t, e).split("/").some(nt);
}
function wv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && wv(z(e), t, n) : !1;
}
function yC(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function gC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as wC, readdirSync as bC, readlinkSync as vC, realpathSync as vv } from "node:fs";
import { dirname as kC, join as bv } from "node:path";
function sa(e) {
  return (wC(e) ? bC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = vC(bv(e, `target-${n}`), "latin1"), o = bv(e, `upper-${n}`), i = td(o);
    if (!i)
      return { target: r, upper: vv(o), point: xC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(kC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function xC(e) {
  try {
    return vv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function aa({ paths: e, localDir: t, stash: n }) {
  return _o([t, n.dir], He(e, process.cwd()));
}
var SC = 5;
function kv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, SC).map(({ text: r }) => `'${r}'${EC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var PC = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function EC(e) {
  let [, t] = PC.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function _o(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function Sv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || uf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Ev(t, r)) };
}
function uf({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Pv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Ab(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => Ev(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Ev(e, t) {
  try {
    let { excludes: n, lines: r } = aa(e), o = await ia({ excludes: n, lines: r }), { points: i, uppers: s } = AC(t), a = o.filter(({ path: c }) => !i.some((u) => _(Ov(c), u)));
    return [nf(a, n), nf(s.map(RC), void 0)].join();
  } catch (n) {
    Qt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function AC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : sa(e), r = (t?.mounts ?? []).filter(({ view: o }) => OC(xv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Ov(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => xv(o, "upper"))]
  };
}
function RC(e, t) {
  return { path: e, relative: "", stat: IC(e), line: { number: t } };
}
function Ov(e) {
  return `${$C(MC(e), "latin1")}/${b(BC(e))}`;
}
async function Iv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: qs(r) }), s = Rb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as TC } from "node:timers/promises";
var CC = 1e3;
async function $v(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await _C(FC(e), o)
  ];
}
async function _C(e, t) {
  let n = new AbortController(), r = TC(CC, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function FC({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = NC(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function NC(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = LC.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var LC = br.filter(({ image: e }) => e);

// src/entry/body.ts
function Bv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(j(t) / $) };
  return Tt(e.read(0, j(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Av(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Mv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, j(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Av(r, { entry: e, index: t, blocks: n })
  };
}
async function* Av(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ye(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of DC(e, n, r.first)) {
    let c = pc(s, i, n.digests) ? s : [await WC(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* DC(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * $;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of Ye(s, s + i.length)) {
      let c = Math.max(s, a * $), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * $ - s)));
      let f = Math.min($, j(t) - a * $);
      Xe([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function WC(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Vr({ ...e, read: o }, r, Math.min(r + $, j(t)));
  if (pc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Rv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function Fo(e) {
  return Fe(nm(tn([e, fc()]), void 0));
}
var Rr = (e) => Fo(le(ae(), Hr(e), Rt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), ff = Fo(le(ae(), Rt(/^\d{1,20}$/))), UC = se({
  repository: Rr(140),
  scope: Rr(255),
  ref: Rr(255),
  sha: Fo(le(ae(), Rt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Rr(512),
  runId: ff,
  runAttempt: ff,
  event: Fo(le(ae(), Rt(/^[a-z_]{1,40}$/))),
  actorId: ff,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Rr(40),
  /** In seconds since 1970. */
  savedAt: Fo(le(Re(), Gr(), qr(0))),
  /** The version of Headstart. */
  headstart: Rr(40)
});
function ca(e) {
  let { success: t, output: n } = ai(UC, e);
  return t ? n : {};
}
function _v({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Cv(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Cv(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Tv = 100;
function Cv(e) {
  return e.length > Tv ? `${e.slice(0, Tv)}\u2026` : e;
}

// src/report/progress.ts
var jC = 1e3;
function No(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < jC) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Im(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as y_, mkdirSync as g_ } from "node:fs";
import { join as w_ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as JC, readdirSync as KC } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as zC } from "node:timers/promises";
async function lf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await lf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await zC(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as HC, mkdirSync as qC } from "node:fs";
function Nv(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = GC(r, o);
      $p(i, o), n.push(...i);
    }
    for (let r of t) Ec(r);
  } catch (r) {
    for (let o of t) ki(o);
    throw r;
  }
  return n;
}
function GC(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = A(t, "aside", String(e.number));
  qC(r, { recursive: !0 });
  let o = 0, s = Lv({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Lv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Dv(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Lv(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Dv(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: xi(t) }];
  if (r.isDirectory() && o.isDirectory())
    return HC(g(t), 448), [...Z(t).flatMap(
      (a) => Dv(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Fv(o), before: Fv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = xi(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Fv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Wv({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ct)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Gs(l), i.set(l, Bi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw nn(l, f);
    }), pf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await df(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Js(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Nv(u);
    });
  } finally {
    for (let u of a) mf(u);
    for (let u of i.values()) mf(u.remove);
    for (let u of c) mf(() => Bp(u));
  }
}
function mf(e) {
  try {
    e();
  } catch (t) {
    Qt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function pf(e, t) {
  let n = KC(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function df({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (B(b(o))) {
    JC(A(n, "tree"), { recursive: !0 });
    try {
      me(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await Qr(n, r, async (a) => {
        process.platform === "win32" ? await lf(o, i, a) : await rn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as gf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as VC, mkdirSync as ua, symlinkSync as fa, utimesSync as XC } from "node:fs";
import { lstat as ZC } from "node:fs/promises";
import { join as Je } from "node:path";
function Uv(e, t) {
  let n = e.map((r) => yf(r, Je(t.dir, hf)));
  return la(n, "upper", { ...t, mounts: rr(t) });
}
var hf = "tree";
function yf(e, t) {
  return { line: e, points: () => Rd(e, Je(t, String(e.number))) };
}
function la(e, t, n) {
  return Kn(() => YC(e, t, n));
}
async function YC(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Ci(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await qi(p, u, i);
      for (let p of m) {
        let d = c++;
        await QC({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: S(m) });
    }
  }
  return a;
}
async function QC(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (fa(g(i), Je(t, a)), !c) {
    let [l = i] = gt(i);
    fa(g(l), Je(t, `made-${s}`)), ua(g(i), { recursive: !0 });
  }
  let u = await e_(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Ft(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function e_({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ua(Je(r, `work-${t}`)), n === "upper")
    return fa(g(e[0]), Je(r, o)), ua(Je(r, i)), [i];
  ua(Je(r, o));
  let { mode: s, mtimeMs: a } = await ZC(g(e[0]));
  VC(Je(r, o), s & 511), XC(Je(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) fa(g(f), Je(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function jv(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = rr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => gf(r, E));
      if (y) a.push({ ...n_(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, hf, "own") : v[0], I = gf(r, E);
        a.push(...w.map((R) => ({ ...yf(R, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && wf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await la(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await t_(p, m, { ...u, within: n })), await s.release(), i;
}
function wf(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function t_(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return la(e, "lower", r);
}
function n_(e, t, n) {
  let r = t.map((o) => b(gf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var r_ = 4096, zv = { auto: 1 / 4, on: 3 / 4 };
async function Hv(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * zv[t])
    return `${U(n)} are needed, and only ${U(i)} of memory are free`;
  let s = Math.floor(i * zv.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / r_), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Gv } from "node:fs";
import { open as o_ } from "node:fs/promises";
import { join as i_ } from "node:path";

// src/job/save/changes/mounted-base.ts
var bf = "Saving all files instead of the changes";
async function qv({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await vf(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), x(`${bf}: ${S(s)}`);
      return;
    }
}
async function vf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, u = await s.find(c);
  try {
    if (u?.key !== n || u.size !== r) throw new Error("the restored cache is gone");
    let f = await Ji(u, i);
    if (fi(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: u, index: f };
  } catch (f) {
    throw await u?.close(), f;
  }
}

// src/job/save/changes/mounted-body.ts
function kf(e, t, n) {
  let r = {
    size: j(t),
    async *read(o, i) {
      yield* (await ma(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return xf(r, t, n);
}
async function ma(e) {
  let t = await o_(i_(e, mn.image), Gv.O_RDONLY | Gv.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function xf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of Mv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Sf(e) {
  let t = await ma(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && Ue(t).finally(() => t.close());
}
async function Jv({ mounted: e, mountRoot: t }, { signal: n, ...r }) {
  if (!e || t === void 0) return;
  let o = await Sf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await vf(e, r);
      await i.close();
      for await (let a of kf(t, s, n).read(0, j(s))) ;
    } catch (i) {
      throw n.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as a_, mkdirSync as c_, mkdtempSync as u_, realpathSync as Ef } from "node:fs";
import { join as f_ } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as s_ } from "node:fs";
async function Kv(e, t) {
  await tt(await Ct(e.lines[0]), Pn(e)), await pa(e.lines, t, (n) => Tr(n, e));
}
function Pn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Tr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => Qr(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Mn)) throw s;
    await i({ workers: 1 });
  }
}
async function pa(e, { timeline: t, signal: n }, r) {
  await Wv({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function da({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => s_(n));
}
async function Pf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await pa(r, t, (o) => n(r, o));
}
async function ha(e, t, { job: n, context: r }) {
  await Pf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await tt(i, Pn(n)), await Qr(
      i,
      n.signal,
      (a) => $s(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Zv(e, t, n) {
  let r = l_(e), o = { ...n, job: e, socket: t, targets: r, broker: Er(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${Vv(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Of(o), await p_(o) && await Of(o), r.every(Xv) || await d_(o);
  } catch (a) {
    throw await Ds(Qv(o)), a;
  }
  let s = r.filter(Xv);
  return s.length > 0 && x(`Mounted ${Vv(s)} through the broker of the host`), s.length > 0;
}
function l_({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return ar(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: sm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function Vv(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Xv({ state: e }) {
  return "mount" in e;
}
function Yv(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Qv({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Of(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Kn(() => m_(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function m_({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (a_(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Hc(b(i), da(n));
  let [s] = gt(b(i));
  c_(i, { recursive: !0 });
  let a = u_(f_(Ef(q()), "headstart-changes-")), c = { target: Ef(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = Qv(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Ws(c), xo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Ws(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (xo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function p_({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Yv(n);
  x(`Waiting for the host to fetch ${ek(f)} of images`);
  let l = { repository: Ae().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function ek(e) {
  return U(e.reduce((t, { length: n }) => t + n, 0));
}
async function d_(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = En(f, we(q()));
    let { dir: s } = i;
    t.file?.isWhole || await tt(s, { bytes: j(t) });
    let a = await r.during("receive", () => cr(t, s));
    let c = await h_(a, e);
    c === void 0 && await Of(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ha(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    On(f, m, p);
  }
}
async function h_({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Yv(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${ek(i)} of images`);
  let s = { path: Ef(e), end: j(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function tk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = cu();
    return await Zv(e, n.broker, t) && t.remember({ mounted: nk(e, o) }), !0;
  }
  let r = await k_(e, t);
  return r ? (await b_(e, r), !0) : !1;
}
async function b_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = mo(n, r);
  }, a = async () => (await i, await Od(n, te(), r), Uh(await po(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await v_(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function v_(e, t) {
  let n = cu(), { image: r } = e.format, o = await (r ? E_ : O_)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...nk(e, n), file: await Sf(t.dir) } }), i;
}
function nk({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(ru).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: fi(o), since: n };
}
async function k_(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Ri(q());
  o({ mountRoot: c });
  let u = await P_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await po(c, a);
}
var x_ = 4096, S_ = 8;
async function P_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = j(e), { bytes: u, files: f } = Pn(e), l = a ? u + f * x_ : c * S_, p = await Hv(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function E_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await tt(r, { bytes: j(e) });
  let { indexed: i } = e, s = ar(e.segments, e.lines), a = n && i && await o.during("show", () => Wh(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => cr({ ...e, isMounted: !0 }, r)), u = I_(t, a !== void 0), f = await o.during(
    "mount",
    () => jv(c.images, rk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ha(c, f, { job: e, context: t }), f;
}
async function O_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Tr(n, e)), pf(n, e.lines);
  let i = await r.during("mount", () => Uv(e.lines, rk(t)));
  return await Pf(i, t, async (s, a) => {
    g_(w_(a, "tree"));
    for (let c of s) await df(c, { from: n, to: a, signal: o });
  }), i;
}
function I_(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => y_(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function rk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: da(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as $_ } from "node:fs/promises";
var ok = 1024 ** 3, B_ = 3;
async function ik(e, t) {
  for (let n = 1; ; n++)
    try {
      return await M_(e, t);
    } catch (r) {
      if (!(r instanceof K && r.recover === "resume") || n === B_) throw r;
    }
}
async function M_(e, { dir: t, maxBytes: n = 64 * ok, minFreeBytes: r = ok, onRead: o }) {
  let i = we(t), s = await vr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await $_(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${U(f)} that it may take at ${t}`;
    await s.file.writeFile(
      A_(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await gn(s.path, { dir: i.dir });
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
async function* A_(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function ak(e, t, n) {
  let r;
  return await Cr(e, t, n, async (o) => {
    R_(o, n), await tk(o, n) || await Kv(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function R_({ indexed: e }, { inputs: t, findings: n }) {
  let r = ca(e?.index.createdBy), o = _v(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${$m(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Cr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await sk(e, { ...n, format: a, lines: t }, r);
  s.watch(ck(e, t, o));
  let u = await s.during("receive", () => T_(e, n));
  await sk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function T_(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = No("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return ik(o, { dir: q(), onRead: n });
}
async function sk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${di(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Bo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => C_(e, t)) : __(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = No("Received", m ? void 0 : j(h), x);
    f = 0;
    let R = (V) => {
      f += V, I(V);
    };
    return F_(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(ck(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: te(),
    tools: d,
    signal: u,
    warn: D
  };
  await n(w);
  let v = kn(o) && t.formats.some(({ image: E }) => E);
  !r.rolling && ee(e.key, r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function C_(e, { format: t, inputs: n, findings: r }) {
  let o = await Ji(e, n);
  if (!ee(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: i, files: s, bytes: a } = o, c = i.find(({ kind: f }) => !t.kinds.includes(f));
  if (o.format !== t.id || c) {
    let f = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new In(`the entry has ${f}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: s, bytes: a });
  let u = i.reduce((f, l) => f + l.bytes, 0);
  return { segments: i, bytes: u, indexed: { entry: e, index: o } };
}
function __({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function F_(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Bv(a, t.index, r)) : Rv(a, r);
}
function ck({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function uk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Me("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: be(e.run),
    timeline: Vs(),
    // `store` becomes the store's label once the store is open.
    findings: Or({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await N_(o), u = await W_(s, o);
  if (a && !i && Jl("Why nothing was found", await $v(a)), await $o(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new T(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function N_(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await L_(e), { lines: u } = He(t.paths, process.cwd());
    if (await Nb(u, { mounts: Fi(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await D_(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await lk(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function L_(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Sr(Pr(t, n, u));
  c.store = f.label;
  let l = await Zs(t, u), m = await iv(f, t, { mounting: l, signal: u }), p = ov(m, t), d = Dh(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(fk(t)), versions: p }, context: y };
}
function fk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function D_(e, t, n) {
  n.inputs.signing && await Cr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function lk(e, t, n) {
  try {
    return await ak(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Qt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await lk(e.original, t, n);
  }
}
async function W_(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Me("hit", "miss"), x(`Cache not found for input keys: ${fk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Sv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Me("cache-hit", String(c)), Me("cache-matched-key", a), Me("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function mk(e) {
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
var j_ = 64;
async function hk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await tb();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = dk(p, n);
      return Vc(p, () => Tb(p, { command: d, remember: h, signal: o }));
    })
  );
  Cb([...s, ...i]);
  let a = mk(s.length), c = rb(s.length, qc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? qc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return z_();
      let P = Math.min(d.concurrency, Math.floor(j_ / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...dk(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await uk({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => Vc(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : pk);
  return s.length > 1 && i.length === 0 && H_(m.flatMap((p) => p?.hit ?? [])), q_(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? pk }));
}
var pk = { hit: "miss" };
function dk({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ps(t);
  } };
}
function z_() {
  if (Me("hit", "miss"), !!Ke(W("fail-on-cache-miss")))
    throw new T("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function H_(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Me("cache-hit", String(n === "exact")), Me("hit", n);
}
function q_(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || At(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as G_ } from "node:fs";
var If = "/bin/sh";
function ya() {
  let e = Number(process.exitCode ?? 0);
  process.execve && G_(If) && (process.emit("exit", e), process.execve(If, [If, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function yk(e, t) {
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
    At(r), ya();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), ya()), t(r);
  }
  ya();
}

// package.json
var gk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function wk(e, { onTaken: t, limits: n = eo } = {}) {
  let r = ui(e.partBytes), o = /* @__PURE__ */ new Set(), i = K_(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Xe(l), p = m < e.partBytes;
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
function K_(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = on({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as pF, readFileSync as dF, writeFileSync as hF } from "node:fs";
import { join as yF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Pk, lutimesSync as Z_ } from "node:fs";
import { setImmediate as Y_ } from "node:timers/promises";

// src/files/sources/times-record.ts
var vk = N(bk(), 1), Do = 16, V_ = 4, Lo = Do + V_, X_ = 2 ** 32 - 1;
function kk(e) {
  return e >= 0 && e <= X_;
}
function Bf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, vk.hash)("sha256", r, "buffer").toString("latin1", 0, Do);
}
function xk(e) {
  let t = Buffer.alloc(e.length * Lo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Lo, "latin1"), t.writeUInt32LE(o, n * Lo + Do);
  return t.toString("base64");
}
function Sk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Lo <= t.length; r += Lo)
    n.set(t.toString("latin1", r, r + Do), t.readUInt32LE(r + Do));
  return n;
}

// src/files/sources/source-times.ts
var Q_ = 256, Ek = 1000000000n;
async function* Ok(e, { workspace: t, cached: n }) {
  let r = b(t), o = tF(n), i = nF(r, o);
  for (let [s, a] of e.entries()) {
    s % Q_ === 0 && await Y_();
    let c = `${r}/${a.name}`;
    if (eF.test(a.name) || !i(Ik(c)) || o(c)) continue;
    let u = g(c), f = Pk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var eF = /(^|\/)\.\.?(\/|$)/;
function Ik(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function tF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function nF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Pk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(Ik(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function $k(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Ok(e, t)) {
    let i = Mk(r);
    kk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Bk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Bf(n, r), seconds: o };
  });
}
function Mk({ mtimeNs: e }) {
  return Number(e / Ek);
}
async function Ak(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Ok(e, r)) {
    c++;
    let p = Mk(l), d = m.isUnchanged ? rF(Bf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(oF).length;
  return { all: c, kept: i.length, changed: u };
}
function rF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function oF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Ek === t.mtimeNs ? !1 : (Z_(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Rk, readdirSync as iF } from "node:fs";
var Tk = 1e5;
async function ga(e, t) {
  let n = { files: [], repositories: [] }, r = sF(e);
  for (let o of r) {
    let i = Ck(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of cF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === _k.submodule ? s.add(m) : _k.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Tk) throw new Error(`git tracks more than ${Tk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Mf(Ck(c, e))));
  }
  return n;
}
function Ck(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var _k = { submodule: "160000", files: ["100644", "100755"] };
function sF(e) {
  if (Mf(e)) return [""];
  let n = iF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Mf(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Mf(e) {
  if (!Rk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Rk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var aF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* cF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Nk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = aF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(uF);
  } finally {
    n.abort();
  }
}
function uF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var fF = 6e4;
async function Fk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(fF)]), { env: o = {}, ...i } = Nk(["update-index", "-q", "--refresh"]);
    await vc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Nk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: mi("git"), args: [...t, ...e], env: mF(), keepsMask: !0 };
}
var lF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function mF() {
  return { ...lt(), ...yc(lF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Lk(e, t) {
  let n = te();
  try {
    let { files: r } = await ga(n, t), o = await $k(r, { workspace: n, cached: Wk([e]) }), i = await ga(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: xk(Bk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function Dk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => gF(s)), i = wF();
  try {
    let { files: s, repositories: a } = await ga(r, t);
    o.length > 0 && bF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = Wk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Ak(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Fk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function gF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Sk(n) };
}
function Wk(e) {
  return e.flatMap(({ paths: t }) => He(t, process.cwd()).lines);
}
function Uk() {
  return yF(q(), "headstart-source-times");
}
function wF() {
  let e = Uk();
  if (!pF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(dF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function bF(e) {
  hF(Uk(), String(e));
}

// src/job/save/changes/full-save.ts
var vF = 8, kF = 5 * 1024 ** 2, xF = 0.5, SF = 0.25;
function Af(e, t) {
  if (t < kF) throw new Error(`the restored cache has only ${U(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > vF) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Rf(e) > xF * r)
    throw new Error("most of the restored cache is no longer used");
}
function Rf(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function jk(e) {
  return Math.floor(e * SF);
}
function zk(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Tf(e) {
  Cn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(kv(e));
}
function wa(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function ba(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Hk(e) {
  let t = IF(e), { packed: n, digests: r } = await PF(t, e);
  return n.segments.length === 0 ? (Tf(e.selection), "nothing") : (await EF(n, r, t, e), OF(t, e));
}
async function PF(e, { body: t }) {
  let n = im(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return AF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function EF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Lk(s, u)) : void 0, l = a.indexed ? $F(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = j(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${di(m)}`), r.body.reuse && MF(e, m, r);
}
async function OF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(ba(t.key, t.state)), "nothing"));
}
function IF({ body: e, store: t, timeline: n }) {
  let r = wk(e.rest, { onTaken: No("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
function $F({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f } = o, { repository: l } = s, m = {
    container: Ln,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: BF(s, a),
    ...f && { sources: f }
  }, p = Gd(i, { repository: l, scope: a, version: c.version });
  return um({ ...m, segments: e, files: t, bytes: n, digests: r }, p);
}
function BF(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return ca({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: gk.version });
}
function MF({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Rf(e) });
  let [c, u, f] = [i, s, a].map(U);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function AF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Cf, rmdirSync as qk, rmSync as RF, unlinkSync as TF, utimesSync as CF } from "node:fs";
function va(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) TF(g(e));
  else if (!r.isDirectory()) Gk(e);
  else return _F(e, t, r);
  return !1;
}
function _F(e, t, { mode: n, mtimeMs: r }) {
  Cf(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = va(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Cf(g(e), n & 4095), CF(g(e), r / 1e3, r / 1e3)) : qk(g(e)), o;
}
function Gk(e) {
  Cf(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? Gk(n) : RF(g(n));
  }
  qk(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var FF = 3;
async function Jk(e) {
  let t = NF(e), { matches: n } = e;
  for (let r = FF; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function NF(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await Kk([e.scope], re({}).lookups([t]), e);
    if (a && a.key !== o && ee(re({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), D(`Cache ${t} of another job cannot be merged: ${S(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await LF(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Kk(e, t, { inputs: n, store: r }) {
  let o = Ir(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function LF(e, t) {
  let { lines: n } = He(t.inputs.paths, process.cwd()), r = Vk(t);
  await Cr(e, n, r, async (o) => {
    await tt(await Ct(n[0]), Pn(o)), await pa(n, r, async (i) => {
      await Tr(i, o);
      let s = () => n.filter((a) => va(_f(a, i), b(a.base)));
      s().length !== 0 && (await DF(t, (a) => {
        for (let c of n) va(_f(c, i), _f(c, a));
      }), s());
    });
  });
}
function _f({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function DF(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Kk(r, [n], e);
    let i = En(a, we(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = He(e.inputs.paths, process.cwd());
      await Cr(o, l, Vk(e), async (m) => {
        await tt(s, Pn(m)), await Tr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    On(a, u, f);
  }
}
function Vk({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Ir(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Or({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as WF } from "node:fs";
import { setImmediate as UF } from "node:timers/promises";
var jF = 256;
function Xk() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = WF(g(n), { throwIfNoEntry: !1 });
        if (!o || !HF(r, o)) throw new Error(`${g(n)} ${zF}`);
        t % jF === 0 && await UF();
      }
    }
  };
}
var zF = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function HF(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as ex } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as Zk, readdirSync as qF } from "node:fs";
var Ff = /* @__PURE__ */ new Map();
function Yk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Zk(g(Ie(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Wo(e) {
  let t = qF(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Nf(e, t) {
  if (!t) return GF;
  if (t.isFile()) return { files: 1, bytes: Zk(g(e)).size };
  let n = { ...ka };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Wo(e)) {
    let { files: i, bytes: s } = Nf(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var GF = { files: 0, bytes: 0 }, ka = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function tx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw ix();
    for (let [o, i] of Wo(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function nx(e, t) {
  let n = Qk(e.merged) !== Qk(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: ka };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of rx(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw ix();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* rx(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = ox(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of JF(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* JF({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? Wo(Ie(o.upper, e)) : Ff, f = n && !r && !s, l = (h) => f ? Yk(Ie(h, e), u.keys()) : Wo(Ie(h, e)), m = n ? l(o.base) : Ff, p = (h) => Nf(Ie(o.base, Ie(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ie(e, h), v = Ie(o.merged, w);
    if (nt(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = KF(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...VF, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? ka : p(h);
    if (!y.isDirectory()) {
      yield ox(w, I, y.isFile() ? ex(g(v)).size : 0);
      continue;
    }
    let R = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* rx(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ie(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function KF({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var VF = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function ox(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Qk(e) {
  let { mode: t, mtimeMs: n } = ex(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function ix() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function sx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, tx(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = nx(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function ax({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function xa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as XF, realpathSync as cx } from "node:fs";
import { join as Sa } from "node:path";
function ux(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? tN(e, i, t, n) : ZF(r, o, t, n);
}
async function ZF(e, t, n, r) {
  let o = await ur(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = rr({ dir: t, rights: o, signal: r });
  return {
    directories: YF(t, e, n),
    body: kf(t, e, r),
    async layersOf(s) {
      await (await ma(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(eN(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return Sa(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Tc(s, c, { rights: o, signal: r });
      return a && (await Tc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function YF(e, { segments: t }, n) {
  let r = sa(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return fx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = lx(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? QF(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function fx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function lx({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = cx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function QF(e) {
  let t = Sa(e, "empty");
  return XF(t, { recursive: !0 }), t;
}
function eN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function tN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Er(n, i), a = X().filter(({ source: l }) => l === er), c = /* @__PURE__ */ new Map();
  fx(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = lx(l, {
      point: cx(l.path, "latin1"),
      source: er
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: Sa(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: xf(e, t, i),
    layersOf: async (l) => Sa(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as nN } from "node:fs";
import { Readable as rN } from "node:stream";
function mx(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, Kr(a)),
    reuse: {
      reusedBytes: j({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0)
    },
    close: i,
    pack: (c) => r.during("pack", () => oN(e, a, { write: c, signal: o }))
  };
}
async function oN({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await pn(e.read(i, j({ segments: a })), s);
  let c = async (u, f) => {
    let l = j({ segments: a }), m = Dn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await pn(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, nN(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, rN.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var yx = N(dx(), 1);
import { stat as fN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as iN } from "node:fs";
async function hx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : aN(o), c = cN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await wo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var sN = 2 ** 32 - 1;
function aN(e) {
  let { mode: t, mtimeMs: n } = iN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), sN);
  return { options: ["-root-mode", (t & 511).toString(8), sg], topSeconds: r };
}
async function* cN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield gr({ ...uN, name: i });
  if (t.length === 0) {
    yield ot;
    return;
  }
  yield* Wt(o, (i) => {
    let s = ne([gs(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var uN = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function gx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, yx.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = tu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function wx(e) {
  let { frame: t, bytes: n } = Ih(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function bx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => xa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await hx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await fN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function vx(e) {
  let { dir: t, remove: n } = we(q());
  try {
    let r = lN(e), o = mN(j({ segments: r }), e), i = await pN(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return mx(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof $n || r instanceof Bn) throw r;
    x(`${bf}: ${S(r)}`);
    return;
  }
}
function lN({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Af(r, e.size), r;
}
function mN(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function pN(e, t) {
  let { entry: n, index: r } = t.base, o = await ux(t.base, t.matches, t.signal), i = await dN(o, t), s = i.filter(({ changes: p }) => ax(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await gx(o.body, r), u = await yN(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => zk(p, d, Pa(h, "deadBytes")),
    e
  );
  return Af([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? wx(l) : void 0,
    files: Math.max(0, r.files + Pa(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + Pa(s, "bytes") - Pa(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => xa(d, h))
    )
  };
}
async function dN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(hN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = _o([o, ...c], n), f = jk(t.index.files), l = await i.during("compare", () => sx(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function hN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function yN(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  lr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = A(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => bx(s, a, c, t)));
  }
  return i;
}
function Pa(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function kx(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => wf(te(), a)) && kn(await Zs(e, r)) && !bN(n, t);
}
var gN = 4e3, wN = 64 * 1048576;
function bN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of jt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > gN || r > wN) return !1;
  }
  return !0;
}
function xx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Ir(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function Sx(e, t) {
  let n = we(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => vN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function vN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = _o([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of jt(h, y, [], v)) ;
  let P = i.image ? jt(h, y, w) : s.watch(h, (Q) => jt([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [V] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return V;
}

// src/job/save/save-entry.ts
async function Px(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await kx(t, e), l = await Bo(t, u, f), m = xx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(wa(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: be(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), qv(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(ba(n, s)), !0;
  let v = Or({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? Xk() : void 0, E = async () => {
    await P?.check(), await Jv(s, h);
  }, I;
  try {
    I = (w && await vx({ ...e, base: w, draft: y, tools: l })) ?? Sx(y, { ...e, tools: l, format: m, changeWatch: P }), xN(e);
    let V = await Hk({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (V !== "published") return V === "nothing";
  } catch (R) {
    if (R instanceof $n)
      return x(ba(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(R) }), await $o(v, c, t.summary), R;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && kN(i), x(`Cache saved with key: ${n}`), t.rolling && await Iv(i, { ...d, key: n }, t.rolling), await $o(v, c, t.summary), !0;
}
function kN({ label: e }) {
  x(`Saved in the ${e}`), Xl() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function xN({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as UN, fstatSync as jN, lstatSync as zN, openSync as HN, readSync as qN } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as SN } from "node:fs";
import { setImmediate as PN } from "node:timers/promises";
var EN = 64;
async function Lf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of ON(u + l)) {
        let p = m.isDirectory();
        if (p ? nt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % EN > 0 || (await PN(), n.throwIfAborted());
    }
  }
}
function ON(e) {
  try {
    return SN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var IN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function st(e) {
  return !IN.test(e);
}
function Ea(e, t) {
  return (n) => $N(n, t).some(e);
}
function $e(e, t) {
  return Ea(({ key: n, value: r }) => e.test(n) && st(r), t);
}
function $N(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Ex(i), value: Ex(r.slice(o + 1).trim()) }];
  });
}
function Ex(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Df(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => st(n));
}
function Uo(e) {
  return (t) => BN(t).some((n) => st(n.value) && e(n));
}
function BN(e) {
  let t = [], n = [{ value: MN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function MN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Wf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Oa(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var $x = N(Ix(), 1), AN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, RN = [
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
], TN = new RegExp(`\\b(?:${RN.map(({ source: e }) => e).join("|")})`);
function Ia(e) {
  return [...e.matchAll(AN)].some(([, r = "", o]) => _N(r) === o) || TN.test(e);
}
var CN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function _N(e) {
  let t = "";
  for (let n = (0, $x.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${CN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Bx = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Uf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: jo(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Oa(e, /:_authToken" "?([^\s"]+)/g).some(st)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: FN },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Uo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Bx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: Mx,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: jo($e(/^password$/, "="), $e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Df
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Oa(Wf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => st(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: $e(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: $e(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: $e(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ea(NN, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Uo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Oa(Wf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(st)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Uo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && Mx(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: $e(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: jo(
      Uo(({ key: e }) => e === "token"),
      $e(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: $e(/^(?:oauth_token|token)$/, ":")
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
    has: jo(Df, Ea(LN, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: jo(Ia, Bx),
    isCommon: !0
  }
];
function jo(...e) {
  return (t) => e.some((n) => n(t));
}
function FN(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && st(n[o + 1] ?? ""));
}
function NN({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && st(r);
}
function LN({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && st(n);
}
var DN = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, WN = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function Mx(e) {
  return [...e.matchAll(DN)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(WN)
  );
}

// src/files/secrets/find.ts
async function Ax(e) {
  let t = [];
  return await Lf(e, _x, (n, { path: r }) => {
    let o = Tx(n, r);
    o && t.push(o);
  }), jf(t);
}
function* Rx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Mo(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !_x(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Tx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return jf(n);
}
function Tx(e, t) {
  let n = GN.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && eL(e, t))
  ), r = n.length > 0 ? nL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ia(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Cx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Lf(t, () => !0, (i) => {
    let s = zN(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Fx(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), jf([...r.values()]);
}
function jf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var GN = Uf.map((e) => ({ ...e, pattern: new RegExp(`/${zf(e.files)}$`, "i") })), JN = Uf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [KN = [], VN = []] = [!0, !1].map(
  (e) => JN.filter((t) => t.startsWith("*") === e)
), XN = new RegExp(`^${zf(VN)}$`, "i"), ZN = new RegExp(`${zf(KN.map((e) => e.slice(1)))}$`, "i");
function _x(e) {
  return XN.test(e) || ZN.test(e);
}
function zf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var YN = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, QN = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function eL(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return YN.test(e.slice(o)) || QN.test(e.slice(t.length));
}
var tL = 64 * 1024;
function nL(e) {
  let t;
  try {
    t = HN(g(e), Ne);
    let n = jN(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), tL)), o = qN(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Fx(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && UN(t);
  }
}
function Fx({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Dx({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Lx(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Ax(r);
      if (e === "warn")
        return n(o, Nx), [];
      if (e === "refuse" && o.length > 0)
        throw new Bn(`there are secrets in ${Lx(o)}. ${Wx}, or set \`secrets: skip\``);
      let i = await Cx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(Ux);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Rx(r, o), Nx);
      else for (let i of r) yield* o(i);
    }
  };
}
function Nx(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Wx}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Wx = "Remove them, or exclude them by lines of `path` that begin with `!`", rL = 5;
function Lx(e) {
  let t = e.slice(0, rL).map((r) => `${oL(Ux(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Ux({ path: e }) {
  return g(e).toString();
}
function oL(e) {
  let t = at(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function jx(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Ae(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = be(s), m = l ?? iL(t) ?? (a && uf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Vs(), d = i && ee(c.keyIn(i.name), e), h = a && d && await Pv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = aa(t), w = () => p.during("find", () => ia(y)), v = await w();
  if (v.length === 0) return Tf(y);
  let P = Sr(Pr(t, s, o)), E = Dx(t), I = (R, V) => Px({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: R, secretCheck: E, onlyUnchanged: r, isOutdated: V }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await Jk({ ...R, find: w, save: I });
  }
}
function iL({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Hf = "Failed to save: ";
async function zx(e) {
  Ke(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await qf(e, { onlyUnchanged: !0 });
}
async function qf(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Ys(Ae())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Vi(t) : Ki(e));
  for (let i of r)
    o.some((s) => s.name === i) || D(
      `The cache ${i} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  for (let i of o)
    await Tn(i, async () => {
      try {
        await sL(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), At(s, Hf);
      }
    });
}
async function sL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(wa(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Wm(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Xi(e, n.signal)) === "none") return;
  if (W("key") === "") return Cn("Key is not specified.");
  let c = Yi(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new T(f);
  await jx(u, c, t, n);
}

// src/job/end/post.ts
async function Hx(e) {
  try {
    await qf(e, { states: ds() });
  } finally {
    await Us();
  }
}

// src/job/restore/restore.ts
async function Gf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ps(n);
  let r = { run: Ae(), states: n, mayPostSave: t, signal: e }, o = Ys(r.run);
  if (!o && W("install") === "") return;
  let i = await Ki(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = bp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await hk(a, r) : a.map(cL);
  if (await Dk(c.flatMap(aL), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-B3CAAJ2R.js");
  await u(c, s, r);
}
function aL({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function cL({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var uL = {
  restore: Gf,
  "restore-only": (e) => Gf(e, { mayPostSave: !1 }),
  post: Hx,
  save: zx,
  unmount: Us
};
function zte(e) {
  return yk(uL[e], (t) => {
    e.startsWith("restore") && t instanceof T ? Gl(S(t)) : At(t, ["post", "save"].includes(e) ? Hf : "");
  });
}

export {
  M as a,
  F as b,
  N as c,
  En as d,
  On as e,
  T as f,
  k as g,
  $n as h,
  S as i,
  O as j,
  Ke as k,
  Be as l,
  An as m,
  ee as n,
  qo as o,
  tl as p,
  Fr as q,
  ol as r,
  il as s,
  Ta as t,
  qL as u,
  GL as v,
  mS as w,
  ge as x,
  It as y,
  H as z,
  z as A,
  Ca as B,
  A as C,
  gL as D,
  at as E,
  Nr as F,
  $t as G,
  tS as H,
  Jo as I,
  tc as J,
  W as K,
  zl as L,
  Me as M,
  Gl as N,
  D as O,
  x as P,
  Qt as Q,
  Jl as R,
  Cn as S,
  q as T,
  jr as U,
  Vl as V,
  rc as W,
  wD as X,
  bD as Y,
  vD as Z,
  kD as _,
  Ae as $,
  U as aa,
  ce as ba,
  hP as ca,
  MW as da,
  ro as ea,
  wi as fa,
  _S as ga,
  cc as ha,
  se as ia,
  Fe as ja,
  ae as ka,
  le as la,
  ai as ma,
  Xe as na,
  $ as oa,
  Ye as pa,
  j as qa,
  Vr as ra,
  US as sa,
  Yr as ta,
  be as ua,
  ye as va,
  ft as wa,
  mi as xa,
  Wn as ya,
  JD as za,
  b as Aa,
  g as Ba,
  ne as Ca,
  Gh as Da,
  Ps as Ea,
  Cy as Fa,
  et as Ga,
  xm as Ha,
  Hn as Ia,
  tt as Ja,
  we as Ka,
  Ii as La,
  Bh as Ma,
  ru as Na,
  Xz as Oa,
  rn as Pa,
  pt as Qa,
  vc as Ra,
  br as Sa,
  ur as Ta,
  Qu as Ua,
  _m as Va,
  N0 as Wa,
  Wm as Xa,
  gk as Ya,
  zm as Za,
  Hm as _a,
  M2 as $a,
  A2 as ab,
  wk as bb,
  He as cb,
  gv as db,
  ia as eb,
  qn as fb,
  _2 as gb,
  hi as hb,
  qm as ib,
  K as jb,
  yi as kb,
  Le as lb,
  q0 as mb,
  G0 as nb,
  W2 as ob,
  U2 as pb,
  Km as qb,
  j2 as rb,
  Vm as sb,
  Z0 as tb,
  Xm as ub,
  J2 as vb,
  Ym as wb,
  ap as xb,
  kw as yb,
  Hw as zb,
  Sr as Ab,
  Pr as Bb,
  Mv as Cb,
  tH as Db,
  Ch as Eb,
  _h as Fb,
  mn as Gb,
  jt as Hb,
  eV as Ib,
  bp as Jb,
  hk as Kb,
  dk as Lb,
  yk as Mb,
  zte as Nb
};
