import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var kS = Object.create;
var Aa = Object.defineProperty;
var xS = Object.getOwnPropertyDescriptor;
var SS = Object.getOwnPropertyNames;
var PS = Object.getPrototypeOf, ES = Object.prototype.hasOwnProperty;
var al = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), cl = (e) => {
  throw TypeError(e);
};
var M = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var _ = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, eD = (e, t) => {
  for (var n in t)
    Aa(e, n, { get: t[n], enumerable: !0 });
}, OS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of SS(t))
      !ES.call(e, o) && o !== n && Aa(e, o, { get: () => t[o], enumerable: !(r = xS(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? kS(PS(e)) : {}, OS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Aa(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var $n = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && cl("Object expected");
    var r, o;
    n && (r = t[al("asyncDispose")]), r === void 0 && (r = t[al("dispose")], n && (o = r)), typeof r != "function" && cl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Bn = (e, t, n) => {
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
var ll = _((iD, Ra) => {
  Ra.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ra.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var Sl = _((yD, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var $l = _((MD, Il) => {
  Il.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Bl = _((AD, oi) => {
  oi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  oi.exports.ok = oi.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var dm = _((w2, gc) => {
  gc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  gc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Ym = _((pW, Zm) => {
  Zm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var mp = _((jW, Ic) => {
  Ic.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ic.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Bp = _((OU, $c) => {
  $c.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $c.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Up = _((KU, Wp) => {
  Wp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Zp = _((fj, Tc) => {
  Tc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Tc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Wd = _((F4, Dd) => {
  Dd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var ch = _((Uz, Qc) => {
  Qc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Qc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Sh = _((uH, xh) => {
  xh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Eh = _((fH, Ph) => {
  Ph.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Zh = _((qH, Xh) => {
  Xh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var oy = _((hq, ry) => {
  ry.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var yy = _((_q, hy) => {
  hy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var xy = _((Vq, wu) => {
  wu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  wu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Ty = _((r3, Ay) => {
  Ay.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Cy = _((o3, Ry) => {
  Ry.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Xy = _((C3, Vy) => {
  Vy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var ig = _((h6, og) => {
  og.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var xg = _((aG, kg) => {
  kg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Gg = _((nJ, qg) => {
  qg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var uw = _((LJ, cw) => {
  cw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var yw = _((l5, Cu) => {
  Cu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Cu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Jw = _((mK, ju) => {
  ju.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ju.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var hb = _((w8, db) => {
  db.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Gb = _((xV, Yu) => {
  Yu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Yu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var mv = _((a7, tf) => {
  tf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  tf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Ov = _((C7, cf) => {
  cf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  cf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Bv = _((z7, ia) => {
  ia.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ia.exports.ok = ia.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Rv = _((G7, aa) => {
  aa.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  aa.exports.ok = aa.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Cv = _((J7, ca) => {
  ca.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ca.exports.ok = ca.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var _v = _((o9, hf) => {
  hf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  hf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Wk = _((rQ, Nf) => {
  Nf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Nf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var Hx = _((rte, zx) => {
  zx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var rS = _((mne, nS) => {
  nS.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/system/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Mn = class extends Error {
  name = "UnknownEntry";
}, Ce = class extends Error {
  name = "UnverifiedEntry";
}, Zt = class extends Error {
  name = "NameTaken";
}, An = class extends Error {
  name = "SecretFound";
}, Tn = class extends Error {
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
function Ve(e) {
  return e.toLowerCase() === "true";
}
function $e(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new A(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Rn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new A(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function Ta(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}
function fl(e, t) {
  let [n = ""] = t.toSorted((r, o) => ul(e, r) - ul(e, o));
  return n;
}
function ul(e, t) {
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
var Yo = N(ll(), 1), ml = 10, Zo = 512;
function Fa(e) {
  if (e.length > ml) return `Key Validation Error: Keys are limited to a maximum of ${ml}.`;
  for (let t of e) {
    if (t.length > Zo)
      return `Key Validation Error: ${t} cannot be larger than ${Zo} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Qo(e) {
  let t = (0, Yo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function pl(e, t) {
  for (let n of e) {
    let r = Ca(t.filter((o) => o.key === n)) ?? Ca(t.filter((o) => ee(o.key, n))) ?? Ca(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ca(e) {
  return e.toSorted(_a)[0];
}
function _a(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var dl = 225, IS = 160;
function Dr(e) {
  let t = wl(e) || "%";
  return t.length <= dl ? t : `${yl(e)}~${(0, Yo.createHash)("sha256").update(e).digest("hex")}`;
}
function hl(e) {
  let t = Dr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : bl(n)
  );
  return t.length <= dl ? t : `~${(0, Yo.createHash)("sha256").update(e).digest("hex")}`;
}
function yl(e) {
  return wl(e).slice(0, IS);
}
function gl(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(yl(r).toLowerCase()));
}
function Na(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function wl(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, bl);
}
function bl(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as $S, win32 as Yt } from "node:path";
function It(e) {
  return e !== "win32" ? $S : {
    basename: Yt.basename,
    dirname: (t) => q(Yt.dirname(t), e),
    isAbsolute: Yt.isAbsolute,
    join: (...t) => q(Yt.join(...t), e),
    parse: Yt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(Yt.relative(t, n), e),
    resolve: (...t) => q(Yt.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: ei, dirname: H, isAbsolute: La, join: T, parse: cD, relative: ct, resolve: Wr } = It(process.platform);

// src/system/home.ts
import { homedir as BS, userInfo as MS } from "node:os";
function $t() {
  return vl(BS) ?? AS();
}
function AS() {
  return vl(() => MS().homedir);
}
var ti = "this user has no home directory; set `HOME`";
function vl(e) {
  try {
    return q(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as QS } from "node:async_hooks";
import { tmpdir as e0 } from "node:os";
import { join as t0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as xl from "os";

// node_modules/@actions/core/lib/utils.js
function ut(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Da(e) {
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
  let r = new Wa(e, t, n);
  process.stdout.write(r.toString() + xl.EOL);
}
function Ua(e, t = "") {
  Bt(e, {}, t);
}
var kl = "::", Wa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = kl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${RS(o)}`);
        }
    }
    return t += `${kl}${TS(this.message)}`, t;
  }
};
function TS(e) {
  return ut(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function RS(e) {
  return ut(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Pl = N(Sl(), 1);
import * as ri from "fs";
import * as ni from "os";
function za(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!ri.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  ri.appendFileSync(n, `${ut(t)}${ni.EOL}`, {
    encoding: "utf8"
  });
}
function Ha(e, t) {
  let n = `ghadelimiter_${Pl.randomUUID()}`, r = ut(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ni.EOL}${r}${ni.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as oc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as CS } from "os";
import { constants as El, promises as FS } from "fs";
var Ga = function(e, t, n, r) {
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
}, { access: _S, appendFile: NS, writeFile: LS } = FS, Ol = "GITHUB_STEP_SUMMARY";
var Ja = class {
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
    return Ga(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Ol];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Ol}. Check if your runtime environment supports job summaries.`);
      try {
        yield _S(t, El.R_OK | El.W_OK);
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
    return Ga(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? LS : NS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ga(this, void 0, void 0, function* () {
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
    return this.addRaw(CS);
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
}, DS = new Ja();
var Ka = DS;

// node_modules/@actions/core/lib/platform.js
import ql from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Ul = N($l(), 1);
import * as jr from "os";
import * as nc from "events";
import * as jl from "path";

// node_modules/@actions/io/lib/io.js
var Nl = N(Bl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Ur from "fs";
import * as Mt from "path";
var Va = function(e, t, n, r) {
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
}, { chmod: Xa, copyFile: Al, lstat: ii, mkdir: Tl, open: TD, readdir: Za, rename: WS, rm: Rl, rmdir: RD, stat: Qt, symlink: Cl, unlink: Ya } = Ur.promises, Xe = process.platform === "win32";
function Fl(e) {
  return Va(this, void 0, void 0, function* () {
    let t = yield Ur.promises.readlink(e);
    return Xe && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var CD = Ur.constants.O_RDONLY;
function Cn(e) {
  return Va(this, void 0, void 0, function* () {
    try {
      yield Qt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function si(e) {
  if (e = US(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Xe ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Qa(e, t) {
  return Va(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Qt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Xe) {
        let o = Mt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Ml(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Qt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Xe) {
          try {
            let i = Mt.dirname(e), s = Mt.basename(e).toUpperCase();
            for (let a of yield Za(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Ml(n))
          return e;
      }
    }
    return "";
  });
}
function US(e) {
  return e = e || "", Xe ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ml(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var en = function(e, t, n, r) {
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
function _D(e, t) {
  return en(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = HS(o), c = (yield Cn(r)) ? yield Qt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield Cn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Qt(n)).isDirectory())
      if (s)
        yield Ll(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Dl(n, u, i);
    }
  });
}
function ND(e) {
  return en(this, void 0, void 0, function* () {
    if (Xe && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Rl(e, {
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
function jS(e) {
  return en(this, void 0, void 0, function* () {
    (0, Nl.ok)(e, "a path argument must be provided"), yield Tl(e, { recursive: !0 });
  });
}
function ec(e, t) {
  return en(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield ec(e, !1);
      if (!r)
        throw Xe ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield zS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function zS(e) {
  return en(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Xe && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (si(e)) {
      let o = yield Qa(e, t);
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
      let i = yield Qa(Se.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function HS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Ll(e, t, n, r) {
  return en(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield jS(t);
    let o = yield Za(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield ii(s)).isDirectory() ? yield Ll(s, a, n, r) : yield Dl(s, a, r);
    }
    yield Xa(t, (yield Qt(e)).mode);
  });
}
function Dl(e, t, n) {
  return en(this, void 0, void 0, function* () {
    if ((yield ii(e)).isSymbolicLink()) {
      try {
        yield ii(t), yield Ya(t);
      } catch (o) {
        o.code === "EPERM" && (yield Xa(t, "0666"), yield Ya(t));
      }
      let r = yield Fl(e);
      yield Cl(r, t, Xe ? "junction" : null);
    } else (!(yield Cn(t)) || n) && (yield Al(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as GS } from "timers";
var Wl = function(e, t, n, r) {
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
}, ai = process.platform === "win32", ci = class extends nc.EventEmitter {
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
    if (ai)
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
      let o = n + t.toString(), i = o.indexOf(jr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + jr.EOL.length), i = o.indexOf(jr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return ai && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (ai && this._isCmdFile()) {
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
    return Wl(this, void 0, void 0, function* () {
      return !si(this.toolPath) && (this.toolPath.includes("/") || ai && this.toolPath.includes("\\")) && (this.toolPath = jl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield ec(this.toolPath, !0), new Promise((t, n) => Wl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + jr.EOL);
        let o = new tc(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Cn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Ul.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function zl(e) {
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
var tc = class e extends nc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = GS(e.HandleTimeout, this.delay, this)));
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
var KS = function(e, t, n, r) {
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
function Hl(e, t, n) {
  return KS(this, void 0, void 0, function* () {
    let r = zl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ci(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var UD = ql.platform(), jD = ql.arch();

// node_modules/@actions/core/lib/core.js
var rc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(rc || (rc = {}));
function qa(e) {
  Bt("add-mask", {}, e);
}
function Gl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Jl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return za("OUTPUT", Ha(e, t));
  process.stdout.write(oc.EOL), Bt("set-output", { name: e }, ut(t));
}
function Kl(e) {
  process.exitCode = rc.Failure, ZS(e);
}
function ge(e) {
  Bt("debug", {}, e);
}
function ZS(e, t = {}) {
  Bt("error", Da(t), e instanceof Error ? e.toString() : e);
}
function Vl(e, t = {}) {
  Bt("warning", Da(t), e instanceof Error ? e.toString() : e);
}
function ui(e) {
  process.stdout.write(e + oc.EOL);
}
function Xl(e) {
  Ua("group", e);
}
function Zl() {
  Ua("endgroup");
}
function Yl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return za("STATE", Ha(e, t));
  Bt("save-state", { name: e }, ut(t));
}
function Ql(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function zr(e) {
  return em(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ic(e) {
  return em(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function sc(e) {
  return `<code>${ic(e)}</code>`;
}
function em(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return YS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var YS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var li = new QS();
function Fn(e, t) {
  return li.run(e, t);
}
function W(e) {
  return li.getStore()?.inputs.get(e.toLowerCase()) ?? Gl(e);
}
function tm() {
  return li.getStore()?.name ?? "";
}
function Be(e, t) {
  let n = tm();
  Jl(n ? `${e}-${n}` : e, t);
}
var nm = Yl, rm = Ql, mi = qa;
function om(e) {
  Kl(zr(e));
}
function D(e) {
  Vl(Hr(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && tn(e.stack);
}
function x(e) {
  ui(Hr(e));
}
function Hr(e) {
  let t = tm();
  return zr(t ? `${t}: ${e}` : e);
}
function tn(e) {
  ge(e.split(`
`).map(zr).join(`
`));
}
function im(e, t) {
  Xl(Hr(e));
  for (let n of t) ui(zr(n));
  Zl();
}
function _n(e) {
  x(`[warning]${e}`);
}
function sm() {
  return process.env.GITHUB_STEP_SUMMARY ? Ka : void 0;
}
function te() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return q(process.env.RUNNER_TEMP || e0());
}
function qr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || t0($t() ?? "/", ".cache"));
}
function am() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function cm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function ac() {
  let e = { ...process.env };
  for (let [n, r] of li.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var n0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function u2() {
  return Object.fromEntries(Object.entries(ac()).filter(([e]) => !n0.test(e)));
}
function f2() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function l2() {
  return process.env.RUNNER_NAME ?? "";
}
function m2(e) {
  Object.assign(process.env, e);
}
function Me() {
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
var pi, r0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function cc(e) {
  return !e && !pi ? r0 : {
    lang: e?.lang ?? pi?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? pi?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? pi?.abortPipeEarly
  };
}
var o0;
// @__NO_SIDE_EFFECTS__
function i0(e) {
  return o0?.get(e);
}
var s0;
// @__NO_SIDE_EFFECTS__
function a0(e) {
  return s0?.get(e);
}
var c0;
// @__NO_SIDE_EFFECTS__
function u0(e, t) {
  return c0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Nn(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function K(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Nn(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ u0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ a0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ i0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function f0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function fm(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function lm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function fe(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ cc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function mm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var l0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var p2 = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Gr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Gr,
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
function uc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: uc,
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
function Jr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Jr,
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
function fc(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: fc,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Nn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && K(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Nn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Kr(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Kr,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Nn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && K(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Nn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Tt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Tt,
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
function Vr(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Vr,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && K(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function m0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: m0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && K(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var p0 = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function lc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function pm(e, t) {
  return fe({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ lc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function mc(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function ft(e, t) {
  return fe({
    kind: "schema",
    type: "array",
    reference: ft,
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
function pc(e) {
  return fe({
    kind: "schema",
    type: "boolean",
    reference: pc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function dc(e, t) {
  return fe({
    kind: "schema",
    type: "custom",
    reference: dc,
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
function nn(e, t) {
  return fe({
    kind: "schema",
    type: "exact_optional",
    reference: nn,
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
function Fe(e, t) {
  return fe({
    kind: "schema",
    type: "literal",
    reference: Fe,
    expects: /* @__PURE__ */ Nn(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ f0(n.value, this.literal) ? n.typed = !0 : K(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Xr(e, t) {
  return fe({
    kind: "schema",
    type: "loose_object",
    reference: Xr,
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
            let a = i in o ? o[i] : /* @__PURE__ */ mc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ lc(s);
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
          for (let i in o) /* @__PURE__ */ fm(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else K(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ae(e) {
  return fe({
    kind: "schema",
    type: "number",
    reference: Ae,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function se(e, t) {
  return fe({
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
            let a = i in o ? o[i] : /* @__PURE__ */ mc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ lc(s);
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
function _e(e, t) {
  return fe({
    kind: "schema",
    type: "optional",
    reference: _e,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ mc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function di(e, t, n) {
  return fe({
    kind: "schema",
    type: "record",
    reference: di,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ fm(i, s)) {
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
function ae(e) {
  return fe({
    kind: "schema",
    type: "string",
    reference: ae,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e) {
  return fe({
    kind: "schema",
    type: "undefined",
    reference: hc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function um(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function rn(e, t) {
  return fe({
    kind: "schema",
    type: "union",
    reference: rn,
    expects: /* @__PURE__ */ lm(e.map((n) => n.expects), "|"),
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
        K(this, "type", n, r, { issues: /* @__PURE__ */ um(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        K(this, "type", n, r, { issues: /* @__PURE__ */ um(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function yc(e, t, n) {
  return fe({
    kind: "schema",
    type: "variant",
    reference: yc,
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
                }, p0).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ lm(u, "|"),
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
function d2(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ cc(n));
  if (r.issues) throw new l0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function me(...e) {
  return fe({
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
function hi(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ cc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Ln(e, t) {
  let { success: n, issues: [r] = [] } = hi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = mm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var hm = N(dm(), 1);

// src/system/bytes/chunker.ts
function gi(e) {
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
function Ze(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var B = 1024 * 1024, Dn = 32;
function Zr(e) {
  return Math.ceil(e / B) * Dn;
}
function ym() {
  let e = gi(B), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ye(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ye(...n)), Buffer.concat(t);
    }
  };
}
function wc(e, t, n) {
  let r = n.subarray(t * Dn, (t + 1) * Dn);
  return r.length === Dn && Ye(...e).equals(r);
}
function gm(e, { offset: t, length: n }) {
  let r = Qe(t, t + n), o = r[0] * Dn;
  return Ye(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Dn)
  ).toString("hex");
}
function Ye(...e) {
  let t = (0, hm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Qe(e, t) {
  let n = Math.floor(e / B), r = t > e ? Math.ceil(t / B) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Wn = "headstart-2", d0 = ["image", "delta"];
function Un(e, t) {
  return d0.includes(t) ? Math.ceil(e / B) * B : e;
}
function j({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function wi({ digests: e, ...t }) {
  return Ye(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Yr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var h0 = 407710288, bc = 8, bi = bc + 12, Qr = Buffer.from("HEADSTR2"), wm = 36 + Qr.length, eo = bi + wm, vc = 4 * 1024 * 1024, bm = 4 * 1024, y0 = 512, g0 = 1024 ** 4;
function vm(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = km(e);
  if (r.length > vc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(bi), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, eo), c = [h0, a - bc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ye(o, ...i), u, Qr]);
}
function km({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function xm(e) {
  return Sm(e.digests, km(e));
}
var w0 = 128 * 1024;
async function to(e, t) {
  return v0(await b0(e), e.size, t);
}
async function b0(e) {
  let { size: t } = e;
  if (t < eo) throw new k(`it has only ${t} bytes`);
  let n = await Yr(e, Math.max(0, t - w0), t);
  if (!n.subarray(-Qr.length).equals(Qr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Qr.length - 4), o = eo + Zr(Math.min(t, g0)) + vc + bm;
  if (r < eo || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Yr(e, t - r, t);
}
async function v0(e, t, n) {
  let r = e.length - wm;
  if (!Ye(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(bc + 4 * d)
  ), a = t - e.length;
  if (!(o === Zr(a) && i <= vc && s <= bm && eo + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = bi + o, [f, l] = [
    e.subarray(bi, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), Sm(f, l));
  let m = k0(l), p = Ln(E0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return O0(m.segments, a), { ...m, digests: f };
}
function Sm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ye(n, e, t);
}
function k0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var et = me(Ae(), Vr(), Kr(0)), Pm = me(ae(), Tt(/^[a-z-]{1,32}$/)), x0 = (e) => Number.isSafeInteger(e) && e > 0, S0 = me(
  Xr({
    kind: Pm,
    offset: et,
    length: et,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: nn(dc((e) => Array.isArray(e) && e.every(x0))),
    files: et,
    bytes: et,
    unpackedBytes: nn(et),
    root: nn(et),
    deadBytes: nn(et)
  }),
  Gr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), P0 = Xr({
  savedAt: me(et, fc(2 ** 32)),
  times: ae()
}), E0 = Xr({
  container: Fe(Wn),
  format: Pm,
  key: me(ae(), Jr(y0)),
  paths: ft(ae()),
  segments: ft(S0),
  files: et,
  bytes: et,
  sources: nn(P0)
});
function O0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Un(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// node_modules/jwt-decode/build/esm/index.js
var on = class extends Error {
};
on.prototype.name = "InvalidTokenError";
function I0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function $0(e) {
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
    return I0(t);
  } catch {
    return atob(t);
  }
}
function Em(e, t) {
  if (typeof e != "string")
    throw new on("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new on(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = $0(r);
  } catch (i) {
    throw new on(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new on(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var Im = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function kc(e) {
  return Im.has(e);
}
var Om = `GitHub lets these events save a branch's caches: ${[...Im].join(", ")}; a pull request saves its own. Save from one of them.`;
function we(e) {
  let t = M0(e.token) ?? A0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Om}`), B0(t.write) && !kc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Om}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function B0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function M0(e) {
  try {
    let { ac: t } = Em(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: $m([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function A0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: $m([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function $m(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Bm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? kc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as F0, fstatSync as _0, lstatSync as N0, openSync as L0, readFileSync as D0 } from "node:fs";
import { lstat as Tm, mkdir as W0, open as U0, readlink as j0 } from "node:fs/promises";
import { dirname as z0, join as Rm, relative as H0, resolve as Cm, sep as jn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as T0 } from "node:fs";
var { O_RDONLY: R0, O_NOFOLLOW: Mm = 0, O_NONBLOCK: C0 = 0 } = T0, Ne = R0 | Mm | C0, Am = Mm !== 0;

// src/system/disk/ownership.ts
async function tt(e) {
  let t = await Tm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Nm(e, t);
}
function vi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Fm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function _m(e) {
  let t = await U0(e, Ne);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Nm(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Nm(e, { uid: t, mode: n }) {
  if (Lm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Cm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Lm(e, t) {
  if (!vi({ uid: t }) && t !== 0) throw new Error(`${Cm(e)} belongs to another user`);
}
async function Dm(e, t) {
  for (let n of Wm(e, t)) await tt(n);
}
async function lt(e, t) {
  for (let n of Wm(e, t))
    await W0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await tt(n);
}
function Wm(e, t) {
  let n = H0(e, t).split(jn);
  return n.map((r, o) => Rm(e, ...n.slice(0, o + 1)));
}
var q0 = 40;
async function zn(e) {
  if (!process.geteuid) return;
  let t = e.split(jn), n = 0, r = jn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? z0(r) : Rm(r, o), s = await Tm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Lm(i, s.uid), ++n > q0) throw new Error(`${e} has too many links`);
    let a = await j0(i);
    a.startsWith(jn) && (r = jn), t.unshift(...a.split(jn));
  }
}
function Hn(e, t) {
  let n = (o) => o?.isFile() === !0 && vi(o) && o.size <= t;
  if (!n(N0(e, { throwIfNoEntry: !1 }))) return;
  let r = G0(e);
  if (r !== void 0)
    try {
      return n(_0(r)) ? D0(r) : void 0;
    } finally {
      F0(r);
    }
}
function G0(e) {
  try {
    return L0(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function Um(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var V = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, ki = class extends V {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${xc(n)}`, "resume");
  }
};
function xc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + jm(jm(n));
}
function jm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var J0 = "the server fails or is overloaded; try again later", K0 = "the server does not support this request", no = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", zm = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [no, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [no, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [no, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [no, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [no, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function K2(e, t) {
  if (e instanceof V) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Hm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = zm[r] ?? ["the connection failed", "retry"];
  return new V(`${Le(t)}: ${o} (${r})`, i);
}
function V2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = zm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new V(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Hm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new V(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function X2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new V(`${Le(t)}: ${n} (${e})`, "none");
}
async function qm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Hm(e, r);
  let o = await Y0(n), [i, s] = V0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Q0(t["retry-after"]) : 0;
  return new V(`${Le(r)}: ${i} (${a})`, s, c);
}
function V0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${X0(n)}; use that as endpoint`, "none"] : e === 501 ? [K0, "none"] : e === 408 || e === 429 || e >= 500 ? [J0, "slow-down"] : ["it refuses the request", "none"];
}
function X0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Z0 = 4096;
async function Y0(e) {
  let t = [];
  return await Um(Z0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Q0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var Gm = (e) => Math.min(24, 3 * e);
function Jm(e) {
  return e * (1 + Math.random() / 4);
}
function Km(e) {
  return Math.random() * Math.min(4e3, e);
}
var ro = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Vm = {
  ...ro,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, Y2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, Q2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as oP } from "node:timers/promises";
async function Xm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Km(i * 2 ** (s - 1)), l = u.retryAfterMs && Jm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await iP(Math.max(l, f), n);
    }
}
function oW(e) {
  return e instanceof ki ? 2 : 1;
}
async function iP(e, t) {
  e > 0 && await oP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function aW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function xi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as aP, constants as cP, statSync as uP } from "node:fs";
import { delimiter as fP, isAbsolute as lP, join as mP } from "node:path";
var pP = process.platform === "win32" ? ".exe" : "";
function mt(e) {
  return (process.env.PATH ?? "").split(fP).filter((n) => lP(n)).map((n) => mP(n, `${e}${pP}`)).find(dP);
}
function Si(e) {
  let t = mt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function dP(e) {
  try {
    return aP(e, cP.X_OK), uP(e).isFile();
  } catch {
    return !1;
  }
}
function pt() {
  return { LC_ALL: "C", ...oo(/^(PATH|SystemRoot)$/) };
}
function oo(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Sc = 1e3;
function qn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Sc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Pc = N(Ym(), 1);
import { once as hP } from "node:events";
import { finished as yP } from "node:stream/promises";
var gP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function ep({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => gP.test(a)), r = (0, Pc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...pt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function gW({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Pc.spawn)(e, t, { cwd: n, env: { ...r, ...pt() }, detached: s }), c = a[i];
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
    f += l, f.length > Qm && u();
  });
  try {
    let [l, m] = await hP(a, "exit");
    if (u(), await yP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Qm) return f;
    throw qn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Qm = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as PP, rmSync as sp } from "node:fs";
import { join as EP } from "node:path";

// src/system/disk/space.ts
import { statfsSync as bP } from "node:fs";
import { statfs as vP } from "node:fs/promises";

// src/system/units.ts
function Pi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function tp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function U(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var wP = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function np(e) {
  let [t, n] = Object.entries(wP).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var kP = 0.05, xP = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, SP = 20;
async function rp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await vP(e), s = (c, u) => Math.floor(Math.min(u * kP, xP[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function sn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? op(t) : e;
}
async function Gn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw sn(i, t);
  });
  if (o !== Ze(n)) throw op(t);
}
function op(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = bP(e), s = `${U(t * r)} of ${U(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function nt(e, t) {
  let n = await rp(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(U(t.bytes), U(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function io(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await rp(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, SP);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Ec = /* @__PURE__ */ new Set();
function ip() {
  for (let e of Ec) sp(e, { recursive: !0, force: !0 });
}
function OP(e) {
  try {
    return PP(EP(e, "headstart-"));
  } catch (t) {
    throw sn(t, e);
  }
}
function be(e) {
  process.listeners("exit").includes(ip) || process.on("exit", ip);
  let t = OP(e);
  Ec.add(t);
  let n = () => {
    sp(t, { recursive: !0, force: !0 }), Ec.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as IP } from "node:async_hooks";
import { subscribe as $P, unsubscribe as BP } from "node:diagnostics_channel";
var MP = 6e4;
async function an(e, t, n) {
  return dt({ path: Si(e), args: t }, n);
}
async function dt(e, t) {
  let { limitMs: n = MP, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Oc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw qn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var ap = new IP();
async function Oc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = pt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    ap.getStore() === m && (f = d.process, process.nextTick(() => {
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
  $P(cp, m), o.addEventListener("abort", l);
  try {
    let d = await ap.run(m, () => Hl(AP(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    BP(cp, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var cp = "child_process";
function AP(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as TP } from "node:fs";
async function up(e, t = !0) {
  let n = async (s) => {
    let a = t ? mt(s) : void 0;
    return a && await RP(a, e) && a;
  }, [r, o, i] = await Promise.all([
    CP(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: mt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function RP(e, t) {
  let n = await lp("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function CP(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = mt(t), r = n && (FP(n) ?? _P(await lp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var fp = { "GNU tar": "gnu", bsdtar: "bsd" };
function FP(e) {
  try {
    let t = TP(e);
    return Object.entries(fp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function lp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await dt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function _P(e) {
  return Object.entries(fp).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var pp = N(mp(), 1);
import { globSync as NP, lstatSync as LP, readFileSync as DP } from "node:fs";
function dp({ directories: e, marks: t }) {
  let n = (0, pp.createHash)("sha256");
  for (let r of e)
    for (let o of NP(t, { cwd: r }).sort()) {
      let i = T(r, o);
      n.update(JSON.stringify([r, o])), LP(i, { throwIfNoEntry: !1 })?.isFile() && n.update(DP(i));
    }
  return n.digest("hex");
}

// src/system/bytes/buffer-pool.ts
function Rt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function Jn(e = 1024 * 1024) {
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
function hp(e) {
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
function yp(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function gp(e) {
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
async function bp(e, t) {
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
    onHead: (l, m) => wp(l) ? WP(l, m, e, t) : void 0
  });
  if (!wp(f)) throw await qm(f, i);
  if (c && e.finish(), !e.isComplete()) throw ht(i, "the connection ended before the object did", "resume");
}
var wp = ({ status: e }) => e === 200 || e === 206;
function WP(e, t, n, r) {
  let { url: o } = r.signed;
  zP(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (UP(e, n, r), r.queue.widen(n)) : jP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw ht(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function UP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw ht(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !vp(e["content-length"], r))
    throw ht(n, "the object has another length", "retry");
}
function jP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw ht(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!vp(i, t.end - t.position))
    throw ht(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function vp(e, t) {
  return e === void 0 || e === String(t);
}
function zP({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw ht(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw ht(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw ht(t, o, "none");
  }
}
function ht(e, t, n) {
  return new V(`${Le(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function kp(e, t) {
  let n = qP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await GP(e, t);
    } catch (i) {
      if (i instanceof V && i.recover === "await-whole" && t.begun && await xi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Xm(n, o);
}
function qP(e, t) {
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
      if (!(a instanceof V) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function GP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => bp(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof V) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof V && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function xp(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Le(o)}: it sends one part much more slowly than others`, u = () => a.abort(new V(c, "resume")), [f, l] = [performance.now(), r.position];
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
function Sp(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Pp({ start: e, end: t }, n) {
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
function cn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function Ep(e, t, n) {
  let { memory: r = Jn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Vm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => JP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* JP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = KP(t, n, s), c = XP(t, n), u = { ...VP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new V(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) kp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await xi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function KP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Pp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Sp(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function VP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: hp(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: gp(i),
    hedge: xp(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Gm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function XP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = cn(n, t - e), a = cn(i, t - e);
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
function Op(e) {
  let t = $e(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Rn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Rn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: $e(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function $p(e) {
  let t = tE(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Ei("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: YP(e("bucket")),
    prefix: QP(e("prefix")),
    region: eE(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !ZP(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new A("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new A(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function ZP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function YP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Ei("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Ip = 256;
function QP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Ip) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Ip} in all`;
  throw Ei("prefix", e, r);
}
function eE(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Ei("region", e, "must be the name of a region, such as eu-west-1");
}
function tE(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new A(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function Ei(e, t, n) {
  return new A(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var un = N(Bp(), 1);

// src/inputs/trusted-writers.ts
var nE = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Ap(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(rE);
}
function rE(e) {
  let [, t, n, r] = nE.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new A(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Mp).join("[^/]*"));
  return { workflow: new RegExp(`^${Mp(t)}${o.join(".*")}$`, "u"), event: r };
}
function Mp(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Tp = 32, oE = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Cp(e) {
  let t = Rp(e("signing-key")).map(iE), n = Rp(e("verify-key")).map(sE), r = Ap(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new A(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(aE), ...n], writers: r };
  }
}
function AU(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => so(e(n)).length > 0);
}
function Fp(e) {
  return so(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Rp(e) {
  let t = so(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(oE))
    n.push(...so(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...so(t.slice(r))];
}
function so(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function iE(e) {
  if (e.startsWith("-----")) {
    let r = _p(e, "PRIVATE KEY", un.createPrivateKey);
    if (r) return r;
    throw new A("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Tp) return (0, un.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Tp}: ${n}.`
  );
}
function sE(e) {
  let t = _p(e, "PUBLIC KEY", un.createPublicKey);
  if (t) return t;
  throw new A(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function _p(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function aE(e) {
  return e.type === "secret" ? e : (0, un.createPublicKey)(e);
}

// src/inputs/inputs.ts
function ao(e, t) {
  let n = Ve(e("save-always")), r = $e(e, "store", ["auto", "github", "s3", "local"]), o = $p(e);
  if (r === "s3" && o.bucket === "") throw new A("Input `bucket` is required with `store: s3`.");
  return {
    key: Ta(e, "key"),
    restoreKeys: Oi(e("restore-keys")),
    paths: Oi(Ta(e, "path")),
    crossOs: Ve(e("enableCrossOsArchive")),
    failOnMiss: Ve(e("fail-on-cache-miss")),
    lookupOnly: Ve(e("lookup-only")),
    store: r,
    localDir: lE(e("local-dir"), t),
    s3: o,
    stash: { ...mE(e("stash"), t), maxBytes: pE(e("stash-size")) },
    concurrency: Rn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: fE(e("part-size")),
    mode: $e(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: $e(e, "ramdisk", ["off", "auto", "on"]),
    verify: $e(e, "verify", ["auto", "always"]),
    format: $e(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : cE(e),
    jobStatus: e("job-status"),
    secrets: $e(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ve(e("source-times")),
    compressionLevel: Rn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: $e(e, "summary", ["auto", "true", "false"]),
    rolling: Op(e),
    signing: Cp(e)
  };
}
function cE(e) {
  let t = $e(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function Oi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var uE = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Np(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (uE[n] ?? Number.NaN);
}
function fE(e) {
  if (e === "") return 8 * 1048576;
  let t = Np(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function lE(e, t) {
  return e === "" ? T(t, "headstart") : Wr(Lp("local-dir", e));
}
function Lp(e, t) {
  let n = q(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new A(`Input \`${e}\` is '${t}', and ${ti}.`);
  return `${r}${n.slice(1)}`;
}
function mE(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = Lp("stash", e);
  if (La(r)) return { use: "on", dir: Wr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function pE(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Np(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function Dp(e, t) {
  let n = W(e), r = Oi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new A(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = q(process.cwd()), s = (a = W("working-directory")) => Wr(i, q(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as $I, realpathSync as BI, rmdirSync as MI, symlinkSync as Qi, utimesSync as AI, writeFileSync as TI } from "node:fs";
import { dirname as ah, join as _t } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as dE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var hE = /[\u0080-\u00ff]/, yE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!hE.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return yE.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function F(e, t) {
  return e === t || e.startsWith(gt(t));
}
function gt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function Y(e) {
  return dE(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var Jp = N(Up(), 1);
import * as Q from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as gE, renameSync as wE, rmdirSync as bE } from "node:fs";
function pe(e, t) {
  PE(
    () => wE(e, t),
    () => !jp(t)
  );
}
function Kn(e, t) {
  let n = process.platform === "win32";
  n && vE(t);
  try {
    return pe(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && jp(t)) return !1;
    throw r;
  }
}
function vE(e) {
  try {
    bE(e);
  } catch {
  }
}
function jp(e) {
  return gE(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var kE = ["EPERM", "EBUSY", "EACCES"], xE = 200, SE = new Int32Array(new SharedArrayBuffer(4));
function PE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, xE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && kE.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(SE, 0, 0, i);
  }
}

// src/files/journal-step.ts
var zp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Ii(e) {
  let t = e;
  return zp[e.do].map((n) => t[n]);
}
function Bc(e, t) {
  let n = b(H(t)), r = gt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(qp(i, o))}
`).join("");
}
function Hp(e, t) {
  let n = b(H(t)), r = (s) => s === "" ? n : `${gt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = EE(b(ei(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Ln(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return qp(a, r);
  });
}
function qp(e, t) {
  let n = Ii(e), r = zp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function EE(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => me(
    ae(),
    Gr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = me(Ae(), uc()), c = se({ mode: a, mtime: a });
  return yc("do", [
    se({ do: Fe("make"), path: o }),
    se({ do: Fe("move"), to: o, from: i, inode: s }),
    se({ do: Fe("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: Fe("stamp"), path: rn([Fe(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Vn = "journal", OE = Math.min(128 * 1024 * 1024, (0, Jp.getHeapStatistics)().heap_size_limit / 32);
function Kp(e, t) {
  Q.appendFileSync(T(t, Vn), Bc(e, t), { mode: 384 });
  for (let n of e) $E(n);
}
function Vp(e) {
  e.do === "stamp" && I(e.path)?.isDirectory() && Ac(e.path, e.stamp);
}
function Mc(e) {
  Q.rmSync(T(e, Vn), { force: !0 });
}
function Bi(e, t = () => !0) {
  let n = IE(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? BE(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Bc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = T(e, `${Vn}-draft`);
    Q.writeFileSync(s, i, { mode: 384 }), pe(s, T(e, Vn));
  } else Mc(e);
}
function co(e) {
  return I(b(T(e, Vn))) !== void 0;
}
function IE(e) {
  if (!co(e)) return [];
  let t = Hn(T(e, Vn), OE);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Hp(t.toString(), e);
}
function $E(e) {
  if (e.do === "make") Q.mkdirSync(g(e.path));
  else if (e.do === "stamp") Ac(e.path, e.stamp);
  else
    try {
      e.do === "replace" && $i(e.to, e.aside), $i(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? TE(e.from, e.to) : t;
    }
}
function BE(e) {
  if (e.do === "make") ME(e.path);
  else if (e.do === "stamp") AE(e.path, e.before);
  else if (e.do === "move") Gp(e);
  else if (I(e.aside)) {
    if (Gp(e), I(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    $i(e.aside, e.to);
  }
}
function Gp({ from: e, to: t, inode: n }) {
  !I(e) && Mi(t) === n && $i(t, e);
}
function Mi(e) {
  let t = Q.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function I(e) {
  try {
    return Q.lstatSync(g(e));
  } catch (t) {
    if (O(t) === "ENOENT" || O(t) === "ENOTDIR") return;
    throw t;
  }
}
function wt(e) {
  if (Q.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (I(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...wt(H(e)), e];
}
function ME(e) {
  try {
    Q.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function AE(e, t) {
  let n = I(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ac(e, t);
}
function Ac(e, { mode: t, mtime: n }) {
  try {
    Q.chmodSync(g(e), t), Q.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function TE(e, t) {
  let n = (s) => I(s)?.dev, r = I(t)?.isDirectory() ? t : H(t), o = n(r);
  for (; H(r) !== r && n(H(r)) === o; ) r = H(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function $i(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    pe(n, r);
  } catch (o) {
    let i = I(e);
    if (O(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Q.chmodSync(n, i.mode | 128), pe(n, r), Q.chmodSync(r, i.mode & 4095);
  }
}

// src/mounts/alone.ts
var Xp = Promise.resolve();
function Xn(e) {
  let t = Xp.then(e);
  return Xp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as _c, mkdtempSync as iO, readdirSync as ud, realpathSync as fd } from "node:fs";
import { basename as ld, dirname as sO, join as md } from "node:path";

// src/files/staging.ts
import {
  chmodSync as GE,
  lstatSync as nd,
  mkdtempSync as JE,
  readdirSync as rd,
  rmdirSync as KE,
  rmSync as od,
  statSync as VE,
  writeFileSync as XE
} from "node:fs";
import * as Fi from "node:fs/promises";
import { createServer as ZE } from "node:net";
import { toNamespacedPath as YE } from "node:path";

// src/system/disk/local-socket.ts
var Yp = N(Zp(), 1);
import { once as RE } from "node:events";
import { closeSync as CE, lstatSync as FE, openSync as _E, statSync as NE, symlinkSync as LE, writeFileSync as DE } from "node:fs";
import { connect as WE } from "node:net";
import { tmpdir as UE } from "node:os";
import { join as Zn } from "node:path";
var Ai = process.platform === "win32";
function Ti(e, t, n) {
  let { path: r, close: o } = Ai ? HE() : Qp(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Ai && n.listening && DE(Zn(e, t), ed(r, e), { mode: 384 }), n.listening;
}
async function Ri(e, t) {
  let n = Ai ? td(e, t) : Qp(e, t);
  if (n)
    try {
      let r = WE(n.path);
      return r.on("error", () => {
      }), await RE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Rc(e, t) {
  return Ai ? td(e, t) !== void 0 : FE(Zn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Qp(e, t) {
  let n = Zn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = _E(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => CE(o) };
  }
  let r = be(UE());
  return LE(e, Zn(r.dir, "d")), { path: Zn(r.dir, "d", t), close: r.remove };
}
var jE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, zE = 256;
function HE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Yp.randomUUID)()}`, close: () => {
  } };
}
function ed(e, t) {
  return `${e}
${NE(t, { bigint: !0 }).ino}
`;
}
function td(e, t) {
  let n = qE(Zn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return jE.test(r) && n === ed(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function qE(e) {
  try {
    return Hn(e, zE)?.toString("latin1");
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/staging.ts
var Qn = ".headstart-staging-";
function rt(e) {
  return e.startsWith(Qn);
}
function _i(e) {
  let { dir: t, sign: n } = id(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      co(t) || (Cc(t), n?.close());
    }
  };
}
function Cc(e) {
  if (I(b(e))) {
    for (let t of rd(e)) t !== Ni && Yn(T(e, t));
    Yn(e);
  }
}
async function Ct({ base: e, literal: t }) {
  let n = QE(e);
  if (t === void 0) return n;
  let r = nd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== nd(n).dev ? t : Fi.access(n, Fi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function QE(e) {
  let t = e;
  for (; !VE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = H(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function er(e) {
  let t = I(b(e));
  return t !== void 0 && uo(t);
}
function uo(e) {
  return e.isDirectory() && vi(e) && Fm(e);
}
function tr(e) {
  return Rc(e, Ni);
}
var Ni = "alive", Ci = "born", eO = 10;
function id(e, t = 1) {
  let n = JE(T(e, Qn));
  try {
    return { dir: n, sign: tO(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === eO) throw r;
    return id(e, t + 1);
  }
}
function tO(e) {
  let t = ZE((o) => o.destroy()).unref(), [n, r] = [T(e, Ci), T(e, Ni)];
  if (!Ti(e, Ci, t)) {
    XE(r, "");
    return;
  }
  try {
    pe(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function sd(e) {
  try {
    Rc(e, Ci) && od(T(e, Ci)), KE(e);
  } catch {
  }
}
async function Li(e) {
  if (!tr(e)) return !1;
  try {
    let t = await Ri(e, Ni);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Yn(e) {
  let t = () => od(YE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    ad(b(e)), t();
  }
}
function ad(e) {
  GE(g(e), 448);
  for (let t of rd(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && ad(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as nO } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : nO("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: cd(c), flags: u.split(","), type: o, source: cd(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function cd(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as rO, readlinkSync as oO } from "node:fs";
function Fc() {
  return oO("/proc/self/ns/pid").replace(/\D/g, "");
}
function nr(e) {
  try {
    let t = rO(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Nc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Di(e) {
  let t = process.ppid || 1, n = nr(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Fc()}-${t}-${n}-`;
  return iO(md(fd(e), r));
}
function fo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Wi(e) {
  let t = b(e);
  return X().filter((n) => fo(n) === t || F(n.point, t));
}
function pd(e) {
  return !_c(e, { throwIfNoEntry: !1 }) && Wi(e).length === 0;
}
function dd(e) {
  let t = b(e);
  return X().findLastIndex((n) => fo(n) === t);
}
function hd(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && lo(n) ? n : void 0;
}
var rr = "headstart-broker";
function yd(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && fo(n) === t);
}
function gd() {
  let e = (t) => lo(t) || t === rr;
  return X().flatMap((t) => {
    let n = fo(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Ui(e) {
  return ud(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function lo(e) {
  return Nc.test(ld(e));
}
var aO = 7200 * 60 * 1e3;
function cO(e) {
  let [, t, n = "", r] = ld(e).match(Nc) ?? [];
  if (t === Fc()) return nr(n) !== r;
  let o = _c(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > aO;
}
function uO(e) {
  return e.type === "squashfs" ? sO(e.point) : fo(e);
}
function wd(e) {
  let t = X().flatMap((r) => uO(r) ?? []).map((r) => g(r).toString()).filter((r) => lo(r) && !lO(r)), n = process.platform === "linux" ? e.flatMap(fO).filter(er) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(cO);
}
function fO(e) {
  try {
    return ud(e).filter((n) => Nc.test(n)).map((n) => md(fd(e), n));
  } catch {
    return [];
  }
}
function lO(e) {
  try {
    let t = _c(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !uo(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as LO, readlinkSync as DO, rmdirSync as WO, symlinkSync as UO } from "node:fs";
import { tmpdir as jO } from "node:os";
import { basename as zO, dirname as Fd, join as _d } from "node:path";
import { setTimeout as HO } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as hO, rmdirSync as yO, unlinkSync as gO } from "node:fs";
import { dirname as Sd, join as wO } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as mO, readdirSync as vd, readlinkSync as ji, symlinkSync as bd } from "node:fs";
import { dirname as pO, join as or } from "node:path";
var Z = {
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
function fn(e) {
  let t = hd(b(e));
  return t !== void 0 && De(t) === b(e) ? t : void 0;
}
function De(e) {
  try {
    return ji(or(e, Z.workspace), "latin1");
  } catch {
    return;
  }
}
function mo(e) {
  let t = vd(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Z.layer(r, c)), s = pO(ji(or(e, Z.layer(r, 0))));
    return { number: r, lowers: [Z.pathLayer(r), ...i], mountRoot: s };
  });
}
function Ft(e, t = "target") {
  try {
    return vd(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => ji(or(e, r), "latin1"));
  } catch {
    return [];
  }
}
function kd(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(dO(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: or(r, Z.plain), inside: n };
}
function dO(e) {
  return mO(e).isSymbolicLink() ? ji(e, "latin1") : "";
}
function zi() {
  return gd().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? Ft(n) : [e];
  });
}
function xd(e, t, n, r) {
  let o = Ui(e);
  bd(g(t), or(e, `target-${o}`)), bd(g(`${b(n)}/${r}`), or(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Pd(e) {
  let t = De(e), n = Ft(e, "made");
  for (let [r, o] of Ft(e).entries()) {
    I(o) && hO(g(o), wO(e, `left-${r}`));
    for (let i = Sd(o); i !== t; i = Sd(i))
      bO(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function bO(e, t) {
  let n = I(e);
  n?.isCharacterDevice() && n.rdev === 0 && gO(g(e)), t && n?.isDirectory() && Y(e).length === 0 && yO(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Id,
  closeSync as $d,
  lstatSync as Md,
  openSync as Bd,
  readdirSync as PO,
  readFileSync as EO,
  readlinkSync as OO,
  renameSync as Dc,
  statfsSync as IO,
  symlinkSync as $O
} from "node:fs";
import { join as ln } from "node:path";

// src/mounts/overlay-marks.ts
var Hi = 512, [vO, kO, xO] = [124, 136, 156];
function Lc(e, t, n) {
  return Od(e, t, ["redirect", "opaque"], n);
}
function Ed(e, t, n) {
  return Od(e, t, ["redirect"], n);
}
async function Od(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...SO(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* SO(e, t) {
  let n = !1;
  for (let r = 0; r + Hi <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + vO, r + kO), 8), i = r + Hi, s = String.fromCharCode(e[r + xO]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Hi) * Hi;
  }
}

// src/mounts/workspace/moved-files.ts
async function Ad(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || fn(g(o).toString()) !== e) return;
  let i = Ft(e), a = (await t.changedIn(Z.plain, Z.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => F(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = ln(e, Z.plain), f = await Ed(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => AO(e, `${o}/${h}`, d, r));
  let p = IO(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && MO(`${b(u)}/${h}`, w, p) && await m(y, () => TO(y));
}
var BO = 512;
function MO(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * BO > r) return !1;
  let o = g(e);
  try {
    return n > r || EO(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && Md(o).uid === process.geteuid?.();
  }
}
var Wc = (e) => `moved-${e}`;
async function AO(e, t, n, r) {
  $O(g(t), ln(e, Wc(n)));
  let o = `part-${n}`;
  await an("cp", ["-a", "--", `${Wc(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Dc(ln(e, o), ln(e, `copy-${n}`));
}
function TO(e) {
  let t = g(e);
  try {
    $d(Bd(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Md(t);
    Id(t, r | 128), $d(Bd(t, "r+")), Id(t, r & 4095);
  }
}
function Td(e) {
  let t = PO(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = OO(ln(e, Wc(Number(n))), "latin1");
    I(r) && Dc(g(r), ln(e, `left-moved-${n}`)), Dc(ln(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as RO, readdirSync as CO, readFileSync as FO } from "node:fs";
async function Rd(e, t, n) {
  let o = CO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!F(f, s) || !_O(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${NO(c)} (${c}) ${l} in it`);
  }
}
function _O(e) {
  return RO(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function NO(e) {
  try {
    return FO(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function qi(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Cd = 10, qO = 300;
async function ir(e, { rights: t, warn: n }) {
  if (!lo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Ad(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Wi(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await qi(() => Uc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Uc(s.reverse(), { rights: t, warn: n, attempts: Cd, signal: r });
  if (!er(e)) return;
  GO(e), Td(e), Pd(e);
  let u = Wi(e);
  if (!u.every(i) || (await Uc(u, { rights: t, warn: n, attempts: Cd, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Fd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", zO(e)], f);
}
async function Uc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await HO(qO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Gi(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Gi(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function GO(e) {
  let t = (n) => DO(_d(e, n), "latin1");
  for (let n of JO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = Fd(o))
        WO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function JO(e) {
  try {
    return LO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Gi(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = $n(i, be(jO()));
    UO(g(e), _d(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    Bn(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as KO, constants as VO, realpathSync as XO } from "node:fs";
import { dirname as jc } from "node:path";
var ZO = ["ext4", "xfs", "btrfs", "tmpfs"];
function Nd(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = X().filter(({ point: c, source: u }) => F(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => F(XO(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = zc(e);
  if (!ZO.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    KO(jc(e), VO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${jc(e)}`);
  }
}
function zc(e) {
  let t = b(jc(e));
  return X().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Ld(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = I(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Y(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as iI, readdirSync as Hd } from "node:fs";
import { join as Gc } from "node:path";

// src/mounts/layers.ts
var zd = N(Wd(), 1);
import { existsSync as tI, mkdirSync as Hc, readFileSync as Ud } from "node:fs";
import { release as nI } from "node:os";
import { join as qc } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as YO } from "node:fs";
import { join as QO } from "node:path";
async function Ji(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    eI(s),
    a,
    c,
    u,
    0,
    0
  ]);
  YO(QO(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function eI(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function sr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Hc(qc(e, f)), await ar(i ?? rI(oI()), async (l) => {
      await s(f, "squashfs", jd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Hc(qc(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: jd(d, m) }));
    await Ji(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
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
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(u, f) {
      return Hc(qc(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${u.join(":")}`, e), f;
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
function jd({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function ar(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ar(r, t);
  }
}
function rI(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function oI() {
  let e = `/boot/config-${nI()}`;
  try {
    return tI(e) ? Ud(e, "latin1") : (0, zd.gunzipSync)(Ud("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var sI = 250;
async function Ki(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > sI) throw new Error("the job has too many layers");
  let c = cI(i, o), u = async () => {
    fn(i) === e && await n.run("umount", ["-i", "--", Z.workspace], s);
  };
  await qi(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Hd(e).filter((m) => m.startsWith("work-")).length}`;
    iI(Gc(e, f));
    let l = `lowerdir=${a},upperdir=${Z.workspace},workdir=${f}`;
    await ar(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Z.workspace, type: "overlay", options: p };
      await Ji([...aI(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function aI(e) {
  let { workspace: t, plain: n } = Z, r = b(Gc(e, n));
  return X().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function cI(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [zc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function qd(e, t, n) {
  let r = fn(t);
  if (r === void 0) return;
  let o = mo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await ir(r, { rights: n, warn: () => {
    } });
    await Ki(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Vi(r, s);
  }
}
function Vi(e, { number: t, lowers: n }) {
  let r = Hd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) Yn(Gc(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as gI, mkdirSync as wI, readlinkSync as bI } from "node:fs";
import { dirname as vI, join as Vc } from "node:path";

// src/formats/tar-archives/tar-records.ts
var ue = 512, Te = Buffer.alloc(2 * ue);
function Pe(e) {
  return (ue - e % ue) % ue;
}
function Jd(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: Xi(r) } : t === "K" ? { ...e, target: Xi(r) } : t === "g" ? e : { ...e, ...fI(new Map(uI(r))) };
}
function Xi(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* uI(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function fI(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Gd(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Gd(t("GNU.sparse.realsize"))), n;
}
function Gd(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Kd = /[\u0080-\u00ff]/, Zi = 100, Jc = 8589934591, lI = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function We(e) {
  let t = Buffer.allocUnsafe(po(e));
  return t.subarray(0, Kc(t, 0, e));
}
function po({ name: e, target: t, records: n = {} }) {
  return 4 * ue + 2 * (e.length + t.length) + Xd(n).length;
}
function Kc(e, t, n, r = !1) {
  let o = pI(n, r), i = t;
  if (o !== "") {
    i += mI(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Pe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Zd(e, i, n, lI[n.kind]), i + ue;
}
var Vd = /* @__PURE__ */ new Map();
function mI(e) {
  let t = Vd.get(e);
  if (t) return t;
  let n = Buffer.alloc(ue);
  return Zd(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Vd.set(e, n), n;
}
function pI({ name: e, target: t, mtime: n, size: r, sparseSize: o, records: i = {} }, s) {
  let a = Kd.test(e) || Kd.test(t), c = a && !s ? ot("hdrcharset", "BINARY") : "", u = a || e.length > Zi ? ot("path", e) : "", f = a || t.length > Zi ? ot("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : ot("mtime", n), m = r > Jc ? ot("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + dI(e, o) + Xd(i);
}
function Xd(e) {
  let t = "";
  for (let n in e) t += ot(n, e[n]);
  return t;
}
function dI(e, t) {
  return t === void 0 ? "" : ot("GNU.sparse.major", "1") + ot("GNU.sparse.minor", "0") + ot("GNU.sparse.name", e) + ot("GNU.sparse.realsize", t);
}
function ot(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var hI = yI();
function yI() {
  let e = Buffer.alloc(ue);
  return cr(e, 108, 7, 0), cr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Zd(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  hI.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Jc);
  e.write(n, t, Zi, "latin1"), cr(e, t + 100, 7, o), cr(e, t + 124, 11, Math.min(s, Jc)), cr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Zi, "latin1");
  let u = 0;
  for (let f = t; f < t + ue; f++) u += e[f];
  cr(e, t + 148, 6, u), e[t + 154] = 0;
}
function cr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var Yd = "SCHILY.xattr.trusted.overlay.redirect", kI = "SCHILY.xattr.trusted.overlay.metacopy", eh = { target: "", mode: 0, mtime: "0", size: 0, sparseSize: void 0 }, xI = 4e3;
async function th(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(Vc(n, m))), c = SI(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > xI) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    wI(g(vI(`${b(Vc(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(I);
    if (f.push(Qd(p, d, m)), m === "") for (let [h, y] of c) f.push(Qd(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = m === l ? "whiteout" : "hardlink";
    f.push(We({ ...eh, name: m, kind: p, target: p === "hardlink" ? l : "" }));
  }
  await i.unpackMarked(Buffer.concat([...f, Te]), { cwd: Vc(n, r), signal: s });
}
function SI(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of Y(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) PI(r) && t.delete(n);
  return t;
}
function PI(e) {
  let t = I(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function Qd(e, t, n) {
  let r = gI(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { ...eh, name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [Yd]: `/${n}` };
    return We({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = bI(g(t), "latin1");
    return We({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(ue, "\0")), c = { ...o, [Yd]: `/${n}`, [kI]: "" }, u = We({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as nh } from "node:fs";
import { lstat as Xc, readdir as EI } from "node:fs/promises";
import { dirname as OI } from "node:path";
var rh = 16;
async function oh(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Xc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await EI(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > rh)
      throw new Error(`'${e.text}' names more than ${rh} directories`);
  };
  return await Xc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Yi({ sources: e, target: t }, { base: n }, r) {
  if ((await Xc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = OI(o)) {
    let i = I(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Zc(t, r);
}
function Zc(e, t) {
  let n = g(e).toString();
  if (!I(`${e}/.`)) return;
  let r = nh(g(e), "latin1");
  if (t.some((i) => F(nh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...zi()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function ih(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await II(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function II({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Yi(f, e, o), Ld(f.target, s);
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
async function Yc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Xn(() => RI(e, n, r)).catch((i) => r(i, o)), t;
}
async function RI(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = BI(t), a = fn(s), c = e.flatMap((p) => p.protectedDirs);
  Nd(s, { root: a, protectedDirs: c });
  let u = Rd(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Ft(a).map((p) => p.slice(b(s).length + 1)), l = await ih(e, f, i);
  if (l.length === 0) return;
  let m = a ?? Di(ah(s));
  a === void 0 && o(m);
  try {
    a === void 0 && CI(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await _I(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    mo(m).length === 0 && await ir(m, { rights: n, warn: () => {
    } });
  }
}
function CI(e, t) {
  Qi(t, _t(e, Z.workspace));
  let n = Date.now() / 1e3 - FI;
  TI(_t(e, Z.since), ""), AI(_t(e, Z.since), n, n), $I(_t(e, Z.plain));
}
var FI = 2;
async function _I(e, t, n) {
  let { real: r, refuse: o } = n, i = mo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await NI(e, a++, p, n) });
    } catch (d) {
      o(d, sh(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) LI(e, r, p, d);
    await Ki(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) DI(p);
  } catch (p) {
    await Ki(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) Vi(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => sh(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      xd(p.request.dir, d, _t(e, Z.plain), h);
}
async function NI(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Z.pathLayer(t),
    n.map((m, p) => Z.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) Qi(p, _t(e, f[m]));
  try {
    return await th(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw Vi(e, l), m;
  }
}
function LI(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Qi(g(a), _t(e, Z.target(r, o)));
    let [c] = wt(ah(a));
    c !== void 0 && Qi(g(c), _t(e, Z.made(r, o))), I(s) && MI(g(s));
  }
}
function DI({ places: e }) {
  let t = e.find(({ path: n }) => !I(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function sh({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Nt = N(ch(), 1);
var eu = 9;
function tu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function WI(e) {
  let t = Buffer.alloc(eu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function uh(e, t, n) {
  let r = WI(tu(n).id), o = lh(r, e, t), i = n.type === "secret" ? mh(o, n) : (0, Nt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function fh(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ce("has no signature");
  let o = r.filter((c) => tu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => tu(u).name))].join(" and ");
    throw new Ce(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, eu), e.subarray(eu)];
  if (!n.some((c) => {
    let u = lh(i, t, c);
    return o.some((f) => UI(u, s, f));
  }))
    throw new Ce(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function lh(e, t, { repository: n, scope: r, version: o }) {
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
function UI(e, t, n) {
  if (n.type !== "secret") return (0, Nt.verify)(null, e, n, t);
  let r = mh(e, n);
  return t.length === r.length && (0, Nt.timingSafeEqual)(t, r);
}
function mh(e, t) {
  return (0, Nt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function ph() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && jI(zI()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function jI(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function zI() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function dh() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function hh() {
  for (let e of Fp(W("signing-key"))) mi(e);
}
function yh({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => uh(o, t, r);
  if (e?.writers.length)
    return async (o) => (await nu()).signByToken(o, t, n);
}
function gh({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Bm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!dh())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function wh({ signing: e }, t) {
  e?.writers.length && (await nu()).issuerKeys(t);
}
function nu() {
  return import("./tokens.js");
}
var HI = 1440 * 60 * 1e3;
async function es(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return to(o);
  let i = Me(), s = e.scope === void 0 ? we(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await to(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await nu()).checkToken(l, m, h);
      }
      let p = fh(l, m, { places: u, keys: n.verifiers });
      if (!ee(e.key, t) && c.getTime() - p.getTime() > HI)
        throw new Ce(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (ee(f.key, e.key)) return f;
    throw new Ce(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof Ce)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Ce(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function ts(e) {
  let t = await bh() ?? await qI(e);
  return GI(t), t;
}
async function ns(e) {
  let t = await bh();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && os(c, i), { name: n, inputs: c };
  });
}
async function bh() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new A(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-CJJNKGWP.js");
  return n(e);
}
async function qI(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-FVGDEO5G.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(W("path")))
    throw new A(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function GI(e) {
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
async function rs({ inputs: e }, t) {
  hh();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? os(e, { ...o }) : "none";
}
function os(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var JI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function is({ inputs: e }) {
  return e.size > 0 && KI([...e.keys()]), ao(W, qr());
}
function KI(e) {
  let t = new Set(JI);
  ao((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), qr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new A(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${fl(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function ru(e, t) {
  try {
    return await Fn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as dR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as du } from "node:path";

// src/formats/squashfs/receive.ts
import { open as ey, rm as G$ } from "node:fs/promises";
import { dirname as J$, join as K$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as VI } from "node:fs";
async function ss(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += vh(i, o, t);
  }
  return r;
}
function as(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += vh(VI(e, r, o, t - o, n + o), o, t);
  return r;
}
function vh(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function kh(e) {
  let t = Array.from(
    { length: Math.ceil(e / B) },
    (i, s) => Math.min(B, e - s * B)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(i, s) {
      for (let a = i; a < i + s; ) {
        let c = Math.floor(a / B), u = Math.min(i + s, (c + 1) * B);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(i, s) {
      let [a, c] = [Math.floor(i / B), Math.ceil(s / B)];
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
var qh = N(Sh(), 1);
import { closeSync as Hh, constants as jh, fstatSync as h$, openSync as y$ } from "node:fs";
import { setImmediate as g$ } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Ih = N(Eh(), 1);
var de = 8192, iu = 256;
function cs(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + iu * de)), { unpacked: f, starts: l, length: m } = XI(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < de && i !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw R("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= de) throw R("a table points beside its blocks");
      return l * de + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw R("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw R("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function us(e, t, n) {
  let r = Math.ceil(n / de), o = await e(t, t + r * ou);
  if (o.length !== r * ou) throw R("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * ou))), [s = t] = i;
  if (s > t) throw R("a table is behind its list");
  return { table: cs(e, s, t, i), start: s };
}
var ou = 8;
function XI(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < iu && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Oh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Oh ? a : ZI(a), u = t && s === e.length;
    if (c.length !== de && !(u && c.length > 0 && c.length < de))
      throw R("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < iu)
    throw R("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Oh = 32767;
function ZI(e) {
  try {
    return (0, Ih.zstdDecompressSync)(e, { maxOutputLength: de, chunkSize: de });
  } catch {
    throw R("a table cannot be unpacked");
  }
}
function R(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var ho = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Bh(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw R("two inodes have one number");
      n[i] = ho[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw R("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === ho.directory || s === ho.whiteout)
        throw R("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [YI, QI, e$] = [12, 12, 8], t$ = 256, n$ = 256, [$h, r$] = [46, 47];
async function Mh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await o$(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw R("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % de) !== y)
      throw su();
    let v = s.take(QI), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), $ = s.bytes.readUInt32LE(v + 8);
    if (P > n$) throw R("a directory has too many names at once");
    for (let C = P; C > 0; C--) {
      let z = s.ahead();
      z && await z;
      let J = s.take(e$), { bytes: oe } = s, Kt = $ + oe.readInt16LE(J + 2), Vt = oe.readUInt16LE(J + 4);
      a.name(Kt, Vt, E + oe.readUInt16LE(J));
      let Xt = Ah(oe.readUInt16LE(J + 6)), sl = s.take(Xt), Lr = oe.subarray(sl, sl + Xt);
      if (i$(Lr, d), w && C === P && !Lr.equals(w.name)) throw su();
      d = Lr, Vt === ho.whiteout ? c.add(e, Lr) : Vt === ho.directory && c.addBelow(e, Lr, Kt);
    }
    m += P;
  }
  if (s.position() !== l) throw R("a directory does not end where it should");
  if (p !== u.length) throw su();
  return m;
}
async function o$(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(YI), { bytes: o } = e, i = Ah(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function su() {
  return R("the index of a directory leads elsewhere");
}
function Ah(e) {
  if (e >= t$) throw R("a name is too long");
  return e + 1;
}
function i$(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === r$) throw R("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw R("names are not in order");
  if (e[0] === $h && (e.length === 1 || e.length === 2 && e[1] === $h))
    throw R("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ue = 96, Th = 6, Rh = { noXattrs: 512, others: 1088 }, Ch = 0xffffffffffffffffn, s$ = 1 << 24;
function ur(e, t) {
  if (e.length < Ue || e.toString("latin1", 0, 4) !== "hsqs")
    throw Fh("it has no superblock");
  let n = ($) => e.readUInt16LE($), r = ($) => e.readUInt32LE($), o = ($) => Number(e.readBigUInt64LE($)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ue, f, l, m, p, h, t], w = (n(24) ^ Rh.noXattrs) & ~Rh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Th, `its compression is number ${n(20)} instead of ${Th}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Ch, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Ch, "it has a table for exporting by NFS"],
    [s > 0 && s <= s$, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every(($, C) => C === 0 || $ >= y[C - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([$]) => !$);
  if (E) throw Fh(E[1]);
  return i;
}
function Fh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var _h = 16, a$ = 4, au = 1 << 24, fs = au - 1;
async function Nh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = u$(o + i), { starts: a, words: c, start: u } = await c$(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & fs;
    if (p > (au | fs) || d > r || m + d > n)
      throw R("a block is where none can be");
    return p & au ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, P = { start: m, end: m, hash: 0 };
      for (let E = 0; E < v; E += r) {
        let $ = y.ahead();
        $ && await $;
        let C = y.bytes.readUInt32LE(y.take(a$));
        if (C === 0) continue;
        let z = e.pause?.();
        z && await z;
        let J = Math.min(r, v - E);
        if ((l(P.end, C) ?? J) !== J)
          throw R("a block is not what it should be");
        P.end += C & fs, P.hash = Math.imul(P.hash, 31) + C | 0;
      }
      if (s.add(P), d !== void 0) {
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
        s.add({ start: d, end: d + (h & fs), hash: h });
      }
      s.check();
    }
  };
}
async function c$({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await us(e, n, t * _h);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(_h);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function u$(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => R("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ue || o === e) throw i();
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
var ls = (e) => (t, n) => t.readUInt16LE(n + e), Ee = (e) => (t, n) => t.readUInt32LE(n + e), Lh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), f$ = {
  1: { kind: "directory", length: 16, start: Ee(0), bytes: ls(8), offset: ls(10) },
  2: { kind: "file", length: 16, start: Ee(0), fragment: Ee(4), offset: Ee(8), bytes: Ee(12) },
  3: { kind: "link", length: 8, bytes: Ee(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Ee(4) },
  8: { kind: "directory", length: 24, bytes: Ee(4), start: Ee(8), indexed: ls(16), offset: ls(18), attributes: Ee(20) },
  9: { kind: "file", length: 40, start: Lh(0), bytes: Lh(8), fragment: Ee(28), offset: Ee(32), attributes: Ee(36) }
}, ms = 4294967295, l$ = 16, m$ = 4095, p$ = 3;
function Wh(e) {
  let t = e.take(l$), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw R("it sets bits that change who runs a program");
  let r = f$[n.readUInt16LE(t)];
  if (!r) throw Dh();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Dh();
  if (s(r.attributes, ms) !== ms) throw R("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? p$ : 0);
  if (a < 0) throw R("a directory is too short");
  if (!Number.isSafeInteger(a)) throw R("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > m$) throw R("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, ms);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === ms ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Dh() {
  return R("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var ps = 2 ** 20, d$ = 4096;
function Uh() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > ps) throw R("it has too many whiteouts");
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
          if (c.length > d$) throw R("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function w$(e) {
  let t = ur(await e.read(0, Ue), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await b$(e, t.idTable, i);
  let a = await Nh(e, t), c = cs(e.read, n, r), u = cs(e.read, r, a.start), f = Bh(o), l = Uh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Wh(c), p ??= d.owner, d.owner !== p) throw R("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw R("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Mh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw R("its root is not where it should be");
  if (f.unnamed() !== 1) throw R("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var zh = 4;
async function b$(e, t, n) {
  let { table: r } = await us(e.read, t, n * zh);
  await r.ahead(), r.take(n * zh), r.end();
}
function ds({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw R("it holds more than files, directories and links");
  if (e !== r.size) throw R(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw R("it removes other files than it lists");
}
function v$(e) {
  let t = y$(e, jh.O_RDONLY | (jh.O_NONBLOCK ?? 0));
  if (h$(t).isFile()) return t;
  throw Hh(t), new Error(`${e} is no file any more`);
}
async function fr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = v$(e), a = (p, d) => as(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => P$(a(p, Gh)) ?? 0,
    contents(p, d, h) {
      let y = k$(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await g$(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < x$ ? void 0 : f();
  try {
    return await w$({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    Hh(s);
  }
}
function k$(e, t) {
  try {
    return (0, qh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw R(`a block cannot be unpacked: ${S(n)}`);
  }
}
var x$ = 64 * 1024 * 1024, S$ = 4247762216, Gh = 18;
function P$(e) {
  if (e.length < Gh || e.readUInt32LE(0) !== S$) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as A$ } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as Jh } from "node:fs/promises";
var E$ = 1e4, O$ = 5, I$ = 1024, $$ = 500;
function lr() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([M$(r), cu(r)]);
    if (o <= E$ + t * O$ + i / I$) return;
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
      let i = setInterval(n, $$, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var B$ = 10;
async function M$(e) {
  let t = await Jh(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * B$;
}
async function cu(e) {
  let t = await Jh(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var Kh = 64 * 1024 * 1024, T$ = 0.1, R$ = 8 * 1024, C$ = 8, F$ = 25;
function mn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + T$) + e * R$;
}
function Lt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = A$(e), o = Kh + C$ * n * r, i = Kh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await cu(c)), F$), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
function go(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function hs(e) {
  let t = go(e);
  return t === 0 ? "" : ` (${uu(t)})`;
}
function uu(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var _$ = 32;
function mr(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw yo();
  let a = r.map((u, f) => ({ ...Vh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw yo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= _$) throw yo();
    return { ...Vh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw yo();
  return c;
}
function Vh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: mn(e) };
}
function yo() {
  return new Mn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ws = N(Zh(), 1);
import { open as N$ } from "node:fs/promises";
var ys = 64 * 1024 * 1024, L$ = ys + ys / 128, D$ = 4096, W$ = 255, [gs, Yh, U$] = [0, 46, 47];
function Qh(e) {
  let t = Buffer.from(e.map(j$).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > ys || n > ps)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ws.zstdCompressSync)(t), bytes: t.length };
}
function j$(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function bs(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > L$) throw pn("it is too long");
  await n?.(o, o + i);
  let a = await N$(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = fu(await ss(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw pn(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function fu(e, t) {
  let n = z$(e), { starts: r, counts: o, end: i } = H$(n, t);
  if (i !== n.length) throw pn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(gs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function z$(e) {
  try {
    let t = { maxOutputLength: ys, info: !0 }, { buffer: n, engine: r } = (0, ws.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw pn(S(t));
  }
  throw pn("something follows it");
}
function H$(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== gs; a++) o = q$(e, o) + 1;
    if (r.push(a), i += a, i > ps) throw pn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function q$(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== gs && e[n] !== U$; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Yh && e[n - 1] === Yh;
    if (n === e.length || i === 0 || i > W$ || n - t > D$ || s)
      throw pn("it has a name that is none");
    r = e[n] === gs;
  }
  return n - 1;
}
function pn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function pr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = mr(e, t), c = K$(s, "image"), u = !1, f = async (p) => {
    await V$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await G$(c, { force: !0 }), await Z$(c, { length: j({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await lu(c, a) : u || await ty(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function V$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = kh(j({ segments: r })), c = ty(n, r, { signal: o, until: s }), u = !1;
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
var X$ = 32 * 1024 * 1024;
async function Z$(e, { length: t, isMounted: n }, r) {
  let o = await ey(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Gn(o, J$(e), [u], f), s -= u.length, a += u.length, n && (a >= X$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function lu(e, t) {
  let n = await ey(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      ur(await ss(n, Math.min(o, Ue), r), o);
  } finally {
    await n.close();
  }
}
async function ty(e, t, n = {}) {
  let r = await bs(e, t, n), o = 0;
  for (let i of t.filter(mu)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await fr(e, i, "tables", n);
    ds(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function mu({ kind: e }) {
  return e === "image" || e === "delta";
}
async function cq(e, { offset: t }) {
  return t + Number((await e(t, t + Ue)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function ny(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function pq(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new V(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: yp(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Ep(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as Y$, rmSync as Q$, writeFileSync as eB } from "node:fs";
import { join as vs } from "node:path";
import { setTimeout as tB } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var iy = N(oy(), 1);
function sy(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function ay(e) {
  let t = (0, iy.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var dn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, cy = "server", nB = 6e4;
function uy() {
  let e = vs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = ep({ path: process.execPath, args: [e] }), i = ay(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(nB)]);
      c.addEventListener("abort", o);
      try {
        eB(vs(s.dir, cy), `${t} ${nr(t)}`), n.write(sy(s));
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
var pu = 5e3;
async function wo(e, t) {
  let n = AbortSignal.timeout(pu);
  for (let { point: s } of yd(e))
    await Gi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = vs(e, cy);
  if (!Y$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(fy(r)) ?? [];
  return o && await rB(Number(o), i), Q$(r, { recursive: !0, force: !0 }), oB(e) ?? "killed";
}
async function rB(e, t) {
  let n = performance.now();
  for (; nr(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * pu) return;
    r > pu && sB(e), await tB(4);
  }
}
function oB(e) {
  try {
    return JSON.parse(fy(vs(e, dn.report)));
  } catch {
    return;
  }
}
var iB = 64 * 1024;
function fy(e) {
  return Hn(e, iB)?.toString() ?? "";
}
function sB(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function ly(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? uy() : void 0;
}
async function my({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await ny(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: ac(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await wo(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = du(o, dn.image);
  return await lu(u, n), { path: u, images: n };
}
async function bo(e, t, n) {
  let r = await wo(e, t);
  return await n?.(r, t), await ir(e, { rights: t, warn: D }), r;
}
function py(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function dy(e, t) {
  if (!e) return du(t, dn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return aB(e), e.presentBlocks === e.blocks && e.damage === void 0 ? du(t, dn.blocks) : void 0;
}
function aB(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${U(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as yB, readFileSync as gB } from "node:fs";
import { join as wB } from "node:path";

// src/system/pipeline.ts
var gy = N(yy(), 1);
import { once as cB } from "node:events";
import { readFileSync as uB } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = mB(c ? a : fB(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: pB(o, n)
  };
}
var hu;
function fB(e) {
  hu ??= { path: lB() };
  let { path: t, args: n } = e;
  return hu.path ? { ...e, path: hu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function lB() {
  let e = mt("setpriv");
  return e && uB(e).includes("pdeathsig") ? e : void 0;
}
async function wy(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function mB(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, gy.spawn)(e.path, e.args, { ...t, env: e.env ?? pt() });
  } finally {
    process.umask(n);
  }
}
async function pB(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await hB(s, { mayEcho: s !== e.at(-1) });
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
var dB = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function hB({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-Sc);
  });
  let [o, i] = await cB(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || dB.test(r.trim()))))
    throw qn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function dr(e) {
  if (process.geteuid?.() === 0) return bB() ? by((r) => r) : void 0;
  let t = yu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await dt(n({ path: yu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return by(n);
}
function by(e) {
  let t = (n, r) => {
    let o = yu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await wy(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return dt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      let i = ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]], { stdin: s, stdout: a, ended: c } = ne([t("tar", i)], r);
      a.resume(), s.end(n), await c;
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await dt(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await dt(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await dt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function yu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => wB(n, e)).find((n) => yB(n));
}
function bB() {
  let [, e = "0"] = gB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Oe = _e(ae()), vB = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Oe,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), kB = se({
  socket: ve,
  mounts: ft(vB)
}), xB = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Oe
}), SB = se({
  /** Absent if only the store knows the scope. */
  scope: Oe,
  version: ve,
  key: ve,
  size: Ae(),
  /** Where the images are in the body, in bytes. */
  images: ft(se({ offset: Ae(), length: Ae() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ve,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Oe,
  /** The time of the mount, by the kernel's clock. */
  since: Ae()
}), PB = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Oe,
  /** The preset's working directory, relative to the workspace. */
  directory: Oe,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: _e(rn([Fe("none"), di(ve, ve)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Oe,
  /** Why post must not save the cache. */
  unsaved: Oe,
  /** The tree that the install command made, and its packages at that time. */
  installed: _e(se({ directories: ft(ve), marks: ft(ve), digest: ve })),
  /** Absent if main ended before it read its inputs. */
  key: Oe,
  /** The key of the entry; absent on a miss. */
  matchedKey: Oe,
  /** The key of the entry that was found and refused. */
  refused: Oe,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Oe,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Oe,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: _e(kB),
  mounted: _e(SB),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: _e(pc()),
  restored: _e(xB)
}), EB = di(ve, PB), vy = "headstart";
function ks(e) {
  nm(vy, JSON.stringify(e));
}
function xs() {
  let e = rm(vy);
  if (e === "") return;
  let t = JSON.parse(e), n = Ln(EB, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function gu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var OB = 10;
async function ky(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - OB && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var vg = N(xy(), 1);

// src/formats/naming.ts
function bu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ss(e, t) {
  let n = bu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Qo([...r, Wn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as JB } from "node:events";
import { setImmediate as KB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as IB } from "node:fs";
import { join as $B } from "node:path";
function yr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) IB(o, $B(t, String(r)));
}
async function hn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function hr(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Ps(e, t) {
  return { segments: e, files: hr(e, "files"), bytes: hr(e, "bytes"), skipped: t };
}
async function* Dt(e, t) {
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
var ku = ["-b", "2048"], Oy = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Iy = ["-x", "-f", "-", "--ignore-zeros", ...ku, "--no-same-owner"], Sy = [...Iy, "--no-same-permissions"], Py = [...Iy, "-p"], Ey = "--warning=no-unknown-keyword", vu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], $y = {
  gnu: {
    create: [...By(""), "-P", "--sparse", ...ku, ...Oy],
    extract: [...Sy, Ey],
    skeleton: [...Py, Ey]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...ku,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...vu,
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
    extract: [...Sy, ...vu],
    skeleton: [...Py, ...vu]
  }
};
function By(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function gr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: $y[e.dialect][t] };
}
function My({ path: e, dialect: t }) {
  return { path: e, args: $y[t].skeleton, keepsMask: !0 };
}
function Es({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...By(",delete=mtime"), ...t, ...n, ...Oy] };
}

// src/formats/actions-cache/compression.ts
var it = N(Ty(), 1);
import { pipeline as Hy, Readable as qy } from "node:stream";
import { pipeline as zB } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Wy } from "node:os";
import { extname as RB, join as CB } from "node:path";
import { Readable as Uy, Writable as FB } from "node:stream";
import { Worker as _B } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var wr = N(Cy(), 1);
import { once as BB } from "node:events";
var bt = 4 * 1024 * 1024;
async function Fy(e, t) {
  let n = (0, wr.createZstdCompress)({ ...MB(e, t), flush: wr.constants.ZSTD_e_end });
  try {
    return n.write(e), await BB(n, "readable"), AB(n.read());
  } finally {
    n.destroy();
  }
}
var s3 = 33 * 1024 * 1024;
function MB({ length: e }, t) {
  return { params: { [wr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: TB(e) };
}
function AB({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function TB(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function _y(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Ny({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function xu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Ly(e, t) {
  for (let n = 0; n < e.slabs.length; n++) xu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function vt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = Pu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Uy.from(NB(r)), ended: o.finally(n.close) };
}
async function* NB(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Su = Math.min(Wy(), 2), vo = Math.min(Wy(), 4);
function Pu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: DB(), owner: ++n };
      t ??= _y(vo + 1, bt, vo + 2 - Su);
      let { ended: s, ...a } = WB(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var LB = CB(import.meta.dirname, `tar-thread${RB(import.meta.filename)}`), Dy = 1024 * 1024;
function DB() {
  let e = oo(/^NODE_COMPILE_CACHE$/);
  return new _B(LB, { execArgv: [], env: e, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function WB(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new FB({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > Dy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new Uy({ objectMode: !0, read() {
  } }), p = jB(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > Dy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(UB(d));
    else {
      let { slab: h, filled: y } = d, w = Ny(s, h).subarray(0, y);
      l.push({ content: w, release: () => xu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function UB({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function jB({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), Ly(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Gy(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = vt(e, r), s = o ? HB(n) : (0, it.createGzip)();
  return Hy(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function HB(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = it.constants, r = { [t]: e, [n]: 1 };
  return (0, it.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Eu = Buffer.from([40, 181, 47, 253]), jy = Buffer.from([31, 139]);
async function* Jy(e, t, n) {
  let [r, o] = await qB(e);
  if (r.subarray(0, jy.length).equals(jy)) yield* zy((0, it.createGunzip)(), o);
  else if (r.subarray(0, Eu.length).equals(Eu)) t ? yield* GB({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* zy((0, it.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function qB(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Eu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* zy(e, t) {
  Hy(qy.from(t), e, () => {
  }), yield* e;
}
async function* GB(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Dt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = zB(qy.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Ky(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Gy(gr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = XB(a, { ...e, signal: s.signal }, f).catch(i), m = hn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var VB = 256;
async function XB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = ZB(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < VB || (e.write(c.join(""), "latin1") || await JB(e, "drain", { signal: o }), c = [], await KB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function ZB(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var wg = N(Xy(), 1);
import { linkSync as FM, mkdirSync as _M } from "node:fs";
import { availableParallelism as NM } from "node:os";
import { dirname as LM, join as DM } from "node:path";

// src/formats/tar-archives/sparse-map.ts
var YB = 2, Zy = 20;
function Yy(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Zy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Zy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / ue + YB) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var QB = 1024 * 1024;
function vr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Jd(n, f, l), i = Pe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = eM(f);
    if ("xgLK".includes(l)) {
      if (m.size > QB) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: rM(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Yy(d.size), o = d.size, i = Pe(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? ue)), d = l.subarray(m, p);
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
function eM(e) {
  if (Os(e, 148, 8) !== tM(e)) throw new k("its archive is damaged");
  let t = br(e, 0, 100), n = br(e, 257, 6) === "ustar" ? br(e, 345, 155) : "";
  return {
    type: br(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: br(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Os(e, 100, 8) & 511,
      mtime: String(Os(e, 136, 12)),
      size: Os(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function tM(e) {
  let t = 256;
  for (let n = 0; n < ue; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function br(e, t, n) {
  return Xi(e.toString("latin1", t, t + n));
}
function Os(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = br(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var nM = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function rM(e, t) {
  let n = nM[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as aM, existsSync as cM, mkdirSync as Qy, readdirSync as uM, rmSync as fM } from "node:fs";
import { join as $s } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as oM } from "node:fs";
function Ou(e, t, n) {
  if (!Kn(g(e), g(t))) {
    Y(t).length < Y(e).length && iM(e, t, n);
    for (let r of Y(e)) Ou(`${e}/${r}`, `${t}/${r}`, n);
    oM(g(e));
  }
}
function iM(e, t, n) {
  pe(g(e), n), pe(g(t), g(e)), pe(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Iu({ write: e, ...t }) {
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
var sM = 32 * 1024 * 1024;
async function Is(e, t) {
  for (; e.pending > sM / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Bs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, $) => $s(n, `worker-${$}`)), m = l.map((E) => {
    Qy(E);
    let $ = t(gr(e, "extract"), { cwd: E, signal: u });
    return $.stdout.resume(), { sink: $, files: $.ended.then(() => $u(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, $) => E + ($ ?? 0), 0), w = lM(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = $s(n, "tree");
  Qy(v);
  for (let E of l) Ou(b(E), b(v), $s(n, "aside"));
  let P = w ? o() - $u(b(v)) : 0;
  if (P > o() - y)
    throw fM(v, { recursive: !0 }), new Tn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function lM(e) {
  return process.platform === "darwin" || cM($s(e, "WORKER-0"));
}
function $u(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of uM(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += $u(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return aM(g(e), t), n;
}
var mM = 1024 * 1024;
async function eg(e, t, n) {
  let r = [];
  for (let s of t) dM(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of yM(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await hM(n), i.allow({ bytes: mn(s), files: s.files })), i.write(a, () => e.release?.(a)), await Is(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var pM = 1024 * 1024;
function dM(e) {
  let t = 2 + mn(e) / pM;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function hM(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= mM) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* yM(e, t) {
  let n = gM(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* gM(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as wM } from "node:stream";
import { pipeline as bM } from "node:stream/promises";

// src/files/member-paths.ts
function Ms(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function tg(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function As(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Ms(n) } : My(t);
  await rg(o, e, r), t.dialect === "bsd" && await rg(o, vM(e), r);
}
async function* vM(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var ng = 256;
async function rg(e, t, n) {
  let r = new AbortController(), o = lr(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = vt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += ng)
          yield Buffer.concat(m.slice(p, p + ng).map(We));
      }
    } catch (m) {
      r.abort(m);
    }
    yield Te;
  }
  let l = bM(wM.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as xM } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var ag = N(ig(), 1);

// src/formats/tar-archives/queue.ts
function sg() {
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
var kM = 128 * 1024;
function cg() {
  let { push: e, next: t } = sg(), n = !1;
  async function* r(o) {
    let i = (0, ag.createZstdDecompress)({ chunkSize: kM }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var SM = 1024 * 1024;
function ug(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < SM || "thread" in n ? OM(n, r) : EM(e, n, r);
}
var PM = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function EM(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Bu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), lg(o, PM);
}
var OM = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Bu({ ...t, signal: r }, (h) => vt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = cg();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await xM(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return Iu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, fg = (e, t) => lg(
  Bu(t, (n) => vt(e, n)),
  Te
);
function Bu(e, t) {
  let n = Lt(e.cwd), r = lr(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function lg({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return Iu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as pg } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as IM } from "node:fs";
function ko(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var mg = Buffer.alloc(0);
function kr({ next: e, filled: t }, n = !1) {
  let r = mg, o = 0, i = () => {
    o > 0 && t(o), r = mg, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(po(a)), o = Kc(r, o, a, n);
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
        let f = IM(a, r, o, Math.min(u, r.length - o), null);
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
var $M = 1e3, BM = 8 * 1024 * 1024, MM = 4, AM = 1024 * 1024;
function dg(e) {
  let t = e[0], n = kr(ko(AM, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Pe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / $M, o / BM);
      (l >= MM || l >= 1 && pg(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = pg(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Is(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var TM = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function RM(e) {
  if (e === "." || e === "..") return;
  if (TM.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ts(e) {
  for (let t of e.split("/")) {
    let n = RM(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var CM = 1e5;
function yg(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, hg);
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
      a.size > CM && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? hg : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ts(g(d, n).toString()), d;
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
var hg = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function bg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = NM(), warn: a } = e, c = Lt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: fg, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Bs(m, async (y, w) => {
    let v = dg(y), P = jM(yg(o, i), v), E = vr(), $ = u.dialect === "node" ? void 0 : r.zstd;
    for await (let C of Jy(t, $, { cwd: n, signal: w })) {
      c.count(C.length), w.throwIfAborted();
      for (let z of E.push(C)) P.push(z);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = DM(n, "tree");
  for (let { name: y, target: w } of p) zM(b(h), y, w);
  d.length > 0 && await As([d], { tar: u, lines: o, cwd: h, signal: f });
}
var WM = 512 * 1024 * 1024, UM = 1 / 2, gg = 300;
function jM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(WM, (0, wg.getHeapStatistics)().heap_size_limit * UM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(po(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + gg), h === "file")
      f++, n.begin(We({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + gg);
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
function zM(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  _M(r(LM(t)), { recursive: !0 });
  try {
    FM(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Rs = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => HM(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Ky,
  unpack: bg
};
function HM(e, t) {
  let n = bu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, vg.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as sA } from "node:fs";
import { join as aA } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Mg = N(xg(), 1);
import { writeFileSync as YM } from "node:fs";
import { join as QM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as VM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as qM, openSync as GM, writeSync as Sg } from "node:fs";
var Ig = "-noI", [Pg, JM] = [24, 1], [KM, Eg] = [8, 4], Og = 2;
function $g(e, t, n) {
  let r = GM(e, "r+");
  try {
    let o = as(r, Ue, 0);
    o.writeUInt16LE(o.readUInt16LE(Pg) & ~JM, Pg);
    let { inodeTable: i, root: s } = ur(o, t);
    Sg(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Eg);
    a.writeUInt32LE(n);
    for (let c = 0; c < Eg; c++) {
      let u = s.offset + KM + c, f = Math.floor(u / de) * (Og + de), l = i + s.block + f + Og + u % de;
      Sg(r, a, c, 1, l);
    }
  } finally {
    qM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Bg(e, t, n) {
  let r = Es(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await xo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function xo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...XM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, $] = await Promise.allSettled([ZM(i, h), w]);
    for (let C of [E, $]) if (C.status === "rejected") throw C.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await VM(e);
  s !== void 0 && $g(e, v, s);
  let P = await fr(e, { offset: 0, length: v }, "heads");
  return ds(P, a), P;
}
function XM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function ZM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Mu(e, t, n, r) {
  let o = n ? Au(t, n.unpacked) : [];
  if (o.length > eA || o.some((c) => c.includes(`
`))) return;
  let i = await rA(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + tA) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await nA(e, t, s, r).catch(() => !1) ? i : void 0;
}
var eA = 1e3, tA = 1440 * 60;
async function nA(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Mg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Tg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Ag({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Au(e, t) {
  let n = Tg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Tg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function rA(e, { path: t }, n, r) {
  let o = QM(r.scratch, "excludes");
  return YM(o, [oA, ...n.map(iA)].join(""), "latin1"), xo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var oA = `... ${Qn}*
`;
function iA(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Fg(e) {
  let t = aA(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Ag)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Mu(t, o, void 0, e);
    if (!s) {
      r ??= Rg(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Au(o, r.unpacked).length > 0 ? await Mu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await Cg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Rg(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      yr(e);
      let i = await Bg(t, o, e);
      n.push(await Cg(t, { ...i, files: o.length }, n, e));
    }
  }
  return Ps(n, r?.skipped ?? []);
}
function Rg({ found: e, leftOut: t = [] }) {
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
async function Cg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Un(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await hn(sA(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as lA, lstatSync as Ug, mkdirSync as mA, readdirSync as jg } from "node:fs";
import { dirname as pA, join as yn, relative as dA } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Lg, lstatSync as Dg, mkdirSync as _g, renameSync as Ng, utimesSync as cA } from "node:fs";
function Wg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  _g(g(r));
  let s = (c) => {
    let u = I(c);
    u?.isDirectory() && Tu(c), u && Ng(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Dg(g(c));
    for (let m of [c, u]) Tu(m);
    for (let m of Y(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = fA(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && I(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Ng(g(p), g(d)) : (y || _g(g(d)), a(p, d));
    }
    Lg(g(u), f & 511), cA(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = uA(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function uA(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = I(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Tu(n), n = `${n}/${r}`;
  }
  return n;
}
function Tu(e) {
  Lg(g(e), 448);
}
function fA(e) {
  let t = Dg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Cs({ path: e, images: t }, n, r = n.lines) {
  let o = yn(n.dir, "tree"), i = await bs(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? hA(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await zg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + gA(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await yA({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? jg(u).filter(m) : [])
      Yn(yn(u, p));
  }
  await wA(o, n.signal);
}
function hA(e, t) {
  let n = yn(t, String(e.number));
  if (Ug(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = yn(n, dA(e.base, e.literal));
  return mA(pA(r), { recursive: !0 }), r;
}
async function zg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Lt(i), lr()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function yA({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = yn(o.dir, `layer-${i}`);
  await zg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(yn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Wg(u) + s;
}
function gA(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of jg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = yn(t, String(e.number)), o = Ug(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function wA(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  lA(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await an("chown", ["-hR", "0:0", "."], n), await an("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Hg = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ss("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Fg,
  async unpack(e) {
    let t = await pr({ ...e, body: () => e.body }, e.dir);
    await Cs(t, e);
  }
};

// src/system/young-heap.ts
var Jg = N(Gg(), 1);
function Kg() {
  (0, Jg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as bA, fstatSync as Vg, lstatSync as vA, openSync as kA, readlinkSync as xA } from "node:fs";
function Zg(e, t, n) {
  let r = kr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = EA(a, c);
    try {
      let f = Vg(u, { bigint: !0 });
      if (!f.isFile()) throw gn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Fs(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Fs(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Xg(a);
      let p = Vg(u);
      if (p.ctimeMs !== $A(f.ctimeNs) || p.size !== m) throw Xg(a);
      r.pad(Pe(m));
    } finally {
      bA(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !Am ? vA(c, { bigint: !0 }) : void 0;
      if (u && n && !SA(u, a, n)) throw gn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Fs(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Fs(a, u, "symlink", { target: q(xA(c, "latin1")) }));
      else throw gn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Te), r.flush();
    }
  };
}
function SA(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var PA = ["ELOOP", "EMLINK", "ENXIO"];
function EA(e, t) {
  try {
    return kA(t, Ne);
  } catch (n) {
    throw PA.includes(O(n) ?? "") ? gn(e) : n;
  }
}
function gn(e = "") {
  return new Error(`${Yg(e)} was replaced while it was saved`);
}
function Xg(e) {
  return new Error(`${Yg(e)} changed while it was read`);
}
function Yg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Fs(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Qg(n);
  return { name: e, kind: r, target: o, size: i, mode: OA(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function OA(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var _s = 1000000000n, IA = 9;
function Qg(e) {
  if (e < 0n) return `-${Qg(-e)}`;
  let t = e % _s, n = String(e / _s);
  return t === 0n ? n : `${n}.${String(t).padStart(IA, "0").replace(/0+$/, "")}`;
}
function $A(e) {
  return Number(e / _s) * 1e3 + Number(e % _s) / 1e6;
}

// src/formats/tar/read-members.ts
function ew(e, t, { kind: n, bytes: r }) {
  let o = [], i = ko(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Zg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* tw(e, t, { cwd: n, signal: r }) {
  let o = [], i = kr(ko(bt, (l) => {
    o.push(l);
  })), s = vr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw gn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Pe(d), a++;
  }, f = Dt(r, (l) => {
    let m = vt(gr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw gn(e[a]);
  i.pad(c), i.write(Te), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function Ru(e) {
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
var nw = bt / 2, BA = 2 * bt, MA = 3, AA = 4;
async function* rw(e, t) {
  let n = new AbortController(), r = Pu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = CA({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of TA(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > AA && s(); a.length > MA; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* TA(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= nw;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function RA(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && yr(e), i ||= f !== void 0;
    let l = f ? tw(a, f, { cwd: r, signal: n }) : ew(a, tg(t), { kind: c, bytes: 2 * nw });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function CA(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Ms(n.map(({ line: p }) => p)), a = Ru(1), c = Ru(vo), u = 1, f = RA(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Kg();
    let w = { kind: p, bases: s, isContinued: y, level: h <= BA ? r : void 0 };
    yield* Dt(o, (v) => {
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
    return await c.acquire(), { frame: await Fy(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= vo; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== Su && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as FA } from "node:timers/promises";
var ow = 256, _A = 8e3, NA = 64 * 1024 * 1024;
function sw(e) {
  let t = Ns("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ns("files"), sparse: Ns("files", !0) }, i = 0, s = (f) => iw(f.some(DA) ? o.sparse : o.plain, f), a = (f, l) => WA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ns("files", f === "sparse") };
  };
  async function* u() {
    let f = ow;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") iw(t, [m]);
        else {
          let p = m.hardLink ? UA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await FA(), f = ow);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var LA = 1024 * 1024;
function DA({ bytes: e, length: t = e }) {
  return t - e >= LA;
}
function WA({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / _A, t / NA) / r;
}
function UA(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ns(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var jA = 1536, zA = bt - 64 * 1024;
function HA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return jA + n + Pe(n);
}
function iw(e, t) {
  let n = t.reduce((o, i) => o + HA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= zA ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function aw(e) {
  let t = sw(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of rw(GA(t), e)) {
    s !== r && (n.push(qA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Ps(n, t.skipped);
}
function qA({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* GA({ files: e, skeleton: t }) {
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
import { availableParallelism as XA } from "node:os";
import { join as ZA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var lw = N(uw(), 1);
var JA = 256 * 1024 * 1024;
function mw(e, t, n) {
  return {
    async check() {
      if (Ze(e) > JA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of fw(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => fw(e, t, n)
  };
}
async function* fw(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = vr("several"), s = t;
  for await (let a of VA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), KA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function KA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* VA(e, t, n) {
  let r = Lt(n);
  r.allow(t);
  let o = (0, lw.createZstdDecompress)();
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
async function pw(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: ug(i.zstd, hr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? XA(), u.length),
    files: () => hr(u, "files"),
    signal: s,
    warn: a
  }, m = await Bs(l, async (p, d) => {
    let h = await eg(t, n, p), y = f.reduce((v, P) => v + mn(P), 0), w = mw(
      h,
      { members: hr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await As(m, { tar: c, lines: o, cwd: ZA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var dw = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ss("tar", e)],
  unsupportedReason: () => {
  },
  pack: aw,
  unpack: pw
};

// src/formats/index.ts
var xr = [dw, Hg, Rs];

// src/stores/load-when-used.ts
function Ls(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function hw(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ls({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, YA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function YA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as ze from "node:fs/promises";
import { basename as Tw, dirname as Wu, join as Rw } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as oT, join as Nu } from "node:path";

// src/system/disk/draft-file.ts
var gw = N(yw(), 1);
import * as kt from "node:fs/promises";
import { dirname as ww, join as Fu } from "node:path";
var Ds = ".drafts";
async function Sr(e) {
  let t = Fu(e, Ds), n = Fu(t, (0, gw.randomUUID)());
  try {
    return await lt(e, t), vw(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw sn(r, e);
  }
}
async function bw(e, t) {
  let n = Fu(e, Ds, t);
  return vw(e, n, await kt.open(n, Ne));
}
function vw(e, t, n) {
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
      return await n.sync(), await lt(e, ww(i)), QA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function QA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(ww(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as eT } from "node:fs";
import * as wn from "node:fs/promises";
import { join as kw } from "node:path";
import { setTimeout as tT } from "node:timers/promises";
var Ws = ".notes";
function Pr(e) {
  let t = async (n) => (await lt(e, kw(e, Ws)), kw(e, Ws, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(rT, () => {
      }) === await je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: _u(async (n, r) => {
      await tT(nT), await je(n) === r && await Sw(await t(n), r);
    }),
    touch: _u(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await wn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await Sw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: _u(async (n, r) => wn.link(await t(n), r))
  };
}
var nT = 20, xw = 256;
async function je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function _u(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function rT(e) {
  let t = await wn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(xw), 0, xw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Sw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = eT, a = await wn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var iT = 3600 * 1e3;
async function Us(e) {
  await Pw(await Er(Nu(e, Ds)));
}
async function Pw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > iT);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function js(e, t) {
  let n = new Map((await Er(Nu(e, Ws))).map((o) => [oT(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Pw([...n.values()]), r;
}
async function So(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await xt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await xt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Er(e) {
  let t = await tt(e).then(() => xt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Nu(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as sT } from "node:fs";
import * as st from "node:fs/promises";
import { dirname as aT } from "node:path";
async function bn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await _m(e), i = Pr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => cT(r, s, a),
    file: uT(r, e, i, n),
    close: () => r.close()
  };
}
function cT(e, t, n) {
  let { acquire: r, release: o } = Jn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function uT(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Lu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => zs(e, t),
    async copyTo(i) {
      return await st.copyFile(`/proc/self/fd/${e.fd}`, i, sT.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await fT(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function fT(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await je(e);
    if (await t(), await je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Lu(e, t, n) {
  try {
    let [r, o] = await Promise.all([st.stat(aT(n)), e.stat()]);
    return r.dev !== o.dev || !await zs(e, t) ? !1 : (await st.symlink(await st.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function zs(e, t) {
  let [r, o] = await Promise.all([
    st.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Ew = 1024 * 1024;
async function Ow({ path: e, dir: t, evict: n }) {
  let r = await Sr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Ew,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Gn(o, t, f, c + u * Ew);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Pr(t).prove(o, await je(o)), await r.discard(), u && await n().catch(() => {
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
import * as Iw from "node:fs/promises";
import { basename as lT, join as mT } from "node:path";
async function $w(e) {
  let t = await Du(e), n = (await Promise.all(t.map(Du))).flat(), o = (await Promise.all(n.map(Du))).flat().filter((i) => /^[0-9a-f]{64}$/.test(lT(i)));
  return (await Promise.all(o.map(Er))).flat();
}
async function Du(e) {
  return (await Iw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => mT(e, n.name));
}

// src/stores/local/local.ts
var Bw = 1024 ** 3, Mw = process.platform === "linux" ? Dr : hl;
function Cw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Bw, minFreeBytes: i = Bw } = e, s = ({ scope: a, version: c, key: u }) => Rw(t, Mw(n), Mw(a), Dr(c), Dr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Aw(t))
        for (let f of a) {
          let l = u.map((p) => Wu(s({ scope: f, version: p, key: "-" }))), m = await pT(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await zn(t), await ze.mkdir(t, { recursive: !0, mode: 448 }), await tt(`${t}/.`), !await dT(c, { dir: t, verify: r }))
        return Ow({
          path: c,
          dir: t,
          async evict() {
            await Us(t);
            let u = (await js(t, await $w(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await So(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Aw(t) ? (await Fw(Wu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => ze.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Aw(e) {
  return await zn(e), await Lw(e) ? (await tt(`${e}/.`), !0) : !1;
}
async function pT(e, t, n) {
  let r = (await Promise.all(e.map((o) => Fw(o, t, n)))).flat();
  for (; ; ) {
    let o = pl(t, r);
    if (!o) return;
    let i = await hT(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Fw(e, t, n) {
  if (!await Nw(e, n)) return [];
  let r = Na(Tw(e)) ?? "", o = (await ze.readdir(e)).filter((a) => gl(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Rw(e, a);
      return { path: c, stat: await ze.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await _w(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function _w(e, t) {
  let n = Na(Tw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await bn(e, t);
  try {
    return (await to({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function dT(e, t) {
  if (!await Nw(Wu(e), t) || !await Lw(e)) return !1;
  try {
    return await _w(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await ze.rm(e, { force: !0 }), !1;
  }
}
async function hT({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await bn(e, o);
    await s();
    let c = () => ze.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function Nw(e, t) {
  return Dw(Dm(t.dir, e));
}
function Lw(e) {
  return Dw(ze.lstat(e));
}
async function Dw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Ww(e) {
  let t = yT(e.inputs.s3);
  return Ls({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function yT({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Uw = {
  local: ({ inputs: e, repository: t }) => Cw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Ww,
  github: hw
};
function jw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as gT } from "node:path";
function zw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / B), m = await wT(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * B, n) - f);
        await bT(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = vT(l, n, e);
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
async function wT(e, { roles: t, bypassed: n }) {
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
async function Hw(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function bT(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function vT(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * B < t && !i(s); ) s++;
  return Math.min(s * B, t);
}
async function qw(e, t, n) {
  let r = await e.roles.current(), o = Qe(n, n + Ze(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Hs(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Uu(r, e) && s.datasync().catch(() => {
  });
}
function Gw(e, t, n) {
  return Rt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Hs(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Uu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Qe(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Hs({ file: e, path: t }, n, r) {
  return Gn(e, gT(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as BT, once as MT } from "node:events";
import { setTimeout as AT } from "node:timers/promises";

// src/stores/stash/election.ts
var Kw = N(Jw(), 1);
import { EventEmitter as kT } from "node:events";
import * as he from "node:fs/promises";
import { createServer as xT } from "node:net";
import { dirname as zu, join as vn } from "node:path";
var Vw = ".fillers";
async function Xw(e, t) {
  let n = vn(e, Vw, t);
  for (await lt(e, zu(n)); ; ) {
    let r = await PT(n) ?? await ET(n);
    if (r) return r;
  }
}
var ST = 3600 * 1e3;
async function Zw(e) {
  let t = vn(e, Vw);
  for (let n of await he.readdir(t)) {
    let r = await he.stat(vn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > ST && await he.rm(vn(t, n), { recursive: !0, force: !0 });
  }
}
async function PT(e) {
  for (let t of await he.readdir(e).catch($T)) {
    let n = await Ri(e, t);
    if (n) return { role: "follower", lines: n };
    await he.rm(vn(e, t), { recursive: !0, force: !0 });
  }
}
async function ET(e) {
  let t = await he.mkdtemp(vn(zu(e), "joining-")), n = (0, Kw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new kT(), s = xT((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Hu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = OT(s, { said: r, followers: o, heard: i, path: vn(e, n) });
  if (!Ti(t, n, s))
    return await he.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Kn(t, e);
  } finally {
    c || (s.close(), await he.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function OT(e, { said: t, followers: n, heard: r, path: o }) {
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
      await he.rm(o, { force: !0 }), await he.rmdir(zu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var IT = 36;
function Hu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > IT && e.pause();
    for (let i of o) t(i);
  });
}
function $T(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var TT = /^[0-9a-f-]{36}$/, RT = /^\d{1,7}$/, Yw = "fetches", CT = 500;
function Qw(e, t) {
  return RT.test(e) && Number(e) < t ? Number(e) : void 0;
}
function eb({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Qw(o, n);
    i !== void 0 && r(i);
  }), e(Yw);
}
var FT = 4;
function tb(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = cn(n.pace ?? ro, r * B), s = /* @__PURE__ */ new Set(), a = new BT(), c = Promise.resolve(void 0), u, f = performance.now(), l = _T(), m = Promise.withResolvers();
  AT(CT, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && TT.test(y))
      return u = y, c = bw(e, y).catch(() => {
      }), !0;
    y === Yw && m.resolve(!0);
    let w = Qw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(B), !0);
  }, h = !1;
  return Hu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > FT * o) return;
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
      return await NT(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function _T() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function NT(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await MT(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as LT } from "node:path";
var DT = 15e3, WT = 16;
function Po(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function rb(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !UT(r)) return;
        if (++i > WT) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await jT(e), u && await nb(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await nb(c).catch(n);
    }
  };
  return a;
}
function UT(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function nb(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function jT(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = DT, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return zT(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / B);
  return { role: "follower", copy: tb(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function zT(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(LT(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${U(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function ob({ size: e, read: t }, n) {
  let { logError: r } = n, i = rb({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    sb(u, s);
    for (let { bytes: f, position: l } of s.ends) await Hs(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Jn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: HT(s, a),
    read: (c, u, f) => zw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Gw(s, c, u),
    isPublished: () => Po(i.held()) !== void 0,
    async finish() {
      let c = ib(s);
      c && await qT(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function ib(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Uu(t, e) ? t : void 0;
}
function HT(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: GT(e),
    async link(r) {
      let o = await n.settled(), i = Po(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Lu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Po(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && zs(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Po(n.held());
      if (o) return KT(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = ib(e) !== void 0, t.isProven;
    }
  };
}
async function qT({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Pr(r), c = setInterval(t.giveSign, JT);
  try {
    await n.put(e, o), i && await a.prove(e.file, await je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function GT(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Qe(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => qw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Hw(Qe(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && sb(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function sb(e, { size: t, onAsked: n }) {
  n && eb(e, Math.ceil(t / B), n);
}
var JT = 1e3;
async function KT(e, t, { bypassed: n }) {
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
import * as Eo from "node:fs/promises";
import { basename as VT, dirname as XT, join as St } from "node:path";
var ZT = 1024 ** 3;
function cb(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = ZT, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([ab(i), ab(s)]), l = o ? void 0 : 1;
    return (await js(t, f.flat())).map((m) => ({
      ...m,
      rank: XT(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await zn(t), await Eo.mkdir(t, { recursive: !0, mode: 448 }), await tt(t);
    for (let f of [i, s]) await lt(t, f);
  };
  return {
    async open(f, l) {
      await zn(t);
      for (let p of [t, i, s]) await tt(p).catch(ub);
      let m = await qu(St(s, f), l, e);
      return m || o ? m ?? qu(St(i, f), l, e) : (YT(St(i, f), St(s, f)), qu(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => Eo.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Xw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Us(t), Zw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await So(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Sr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await So(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function ab(e) {
  return (await Er(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(VT(t)));
}
function YT(e, t) {
  try {
    pe(e, t);
  } catch (n) {
    ub(n);
  }
}
function ub(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function qu(e, t, n) {
  try {
    let r = await bn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = O(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Eo.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function fb(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = cb(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Qo([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), $ = eR(
          m,
          ob(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return $;
        let { file: C, read: z, close: J } = P;
        return {
          ...$,
          original: $,
          stored: m,
          file: C,
          read(oe, Kt) {
            return c(`Found in the stash ${n}`), Rt(z(oe, Kt), QT);
          },
          reject: E,
          async close() {
            await J(), await $.close();
          }
        };
      } catch (P) {
        return f(P), m;
      }
    }
  };
}
async function* QT(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function eR(e, t, n) {
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
function Or(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = jw(e), f = tR(t(Uw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return fb(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function tR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Ir(e, t, n) {
  return {
    inputs: e,
    service: ph(),
    repository: t.repository,
    own: we(t).write,
    keepsDisk: am(),
    isSealed: (r) => xr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: lb(x),
    warn: lb(D),
    mask: mi
  };
}
function lb(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var mb = 3e4;
async function pb(e, t, n, r = AbortSignal.timeout(mb)) {
  if (!await ky(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await fr(e, s, "contents", { signal: r });
  })().then(() => {
  }, nR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await rR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function nR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function rR({ scope: e, version: t, key: n, size: r }) {
  let o = ao(W, qr()), i = Me(), s = Or(Ir(o, i, AbortSignal.timeout(mb))), a = e === void 0 ? we(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as mR } from "node:fs";
import { dirname as pR } from "node:path";

// src/mounts/broker.ts
var yb = N(hb(), 1);
import { once as oR } from "node:events";
import { connect as iR } from "node:net";
import { setTimeout as sR } from "node:timers/promises";
var gb = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, wb = 0.3, aR = 1024 ** 2, cR = 20;
function uR(e) {
  let t = (0, yb.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > aR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function fR(e, t) {
  for (; ; ) {
    let n = iR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await oR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await sR(cR, void 0, { signal: t });
    }
  }
}
async function lR(e, t, n, r, o = gb[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await fR(e, a);
    let u = uR(c), { value: f } = await u.next(), l = o - wb - (performance.now() - i) / 1e3;
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
function $r(e, t) {
  let n = gb.mount, r = (...o) => lR(e, t, ...o);
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
        if (n <= wb) throw new Error("the broker does not answer");
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
async function qs({ socket: e, mounts: t }) {
  let n = $r(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Oo(r.target) && await n.unmount(r.target), Oo(r.view, "tmpfs") && await n.unmount(r.view), Gs(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function Oo(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === rr
  );
}
function Gs({ target: e, made: t, view: n }) {
  bb(n, n), t !== void 0 && bb(e, t);
}
function bb(e, t) {
  try {
    for (let n = e; F(n, t); n = pR(n)) mR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Js() {
  let e = xs() ?? {}, t = await ns(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(hR).toSorted(yR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Fn(o, () => gR(r));
  }
}
function hR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function yR([, e], [, t]) {
  return vb(t) - vb(e);
}
function vb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : dd(e));
}
async function gR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await qs(n), e !== void 0 && await xb([e], async (r, o) => {
    let i = dy(r, e);
    t && i !== void 0 && await pb(i, t, o);
  });
}
async function kb() {
  await xb(wd([G(), dR(te())]));
}
async function xb(e, t) {
  if (e.length === 0) return;
  let n = await dr(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await bo(r, n, t);
    } catch (o) {
      if (pd(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function Sb(e, t) {
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
function Eb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Pb(n, r, e) || Pb(r, n, t)) return [n.text, r.text];
}
function Pb(e, t, { excludes: n }) {
  if (n?.(t.literal ?? wR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && Ks(e, ct(e.base, r));
}
function wR({ base: e, rest: t }) {
  return T(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Ks(e, t) {
  return e.matches(t) || t !== "" && Ks(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as A1 } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Ob = (e, t, n) => {
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
var Ib = "\0SLASH" + Math.random().toFixed(16) + "\0", $b = "\0OPEN" + Math.random().toFixed(16) + "\0", Vs = "\0CLOSE" + Math.random().toFixed(16) + "\0", Bb = "\0COMMA" + Math.random().toFixed(16) + "\0", Mb = "\0PERIOD" + Math.random().toFixed(16) + "\0", bR = new RegExp(Ib, "g"), vR = new RegExp($b, "g"), kR = new RegExp(Vs, "g"), xR = new RegExp(Bb, "g"), SR = new RegExp(Mb, "g"), PR = /\\\\/g, ER = /\\{/g, OR = /\\}/g, IR = /\\,/g, $R = /\\\./g, BR = 1e5, MR = 4e6, AR = 1e3, TR = 1e3, RR = 2e7, CR = 16;
function Gu(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function FR(e) {
  return e.replace(PR, Ib).replace(ER, $b).replace(OR, Vs).replace(IR, Bb).replace($R, Mb);
}
function _R(e) {
  return e.replace(bR, "\\").replace(vR, "{").replace(kR, "}").replace(xR, ",").replace(SR, ".");
}
function Ju(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Ab(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Ob("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function NR(e, t) {
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
function LR(e, t) {
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
function DR(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Ab(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Ju(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Ju(n, c), n;
    r = c.pop(), Ju(n, c), e = a;
  }
}
function Io(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Tb(e, t = {}) {
  if (!e)
    return [];
  let n = Io(t.max, BR), r = Io(t.maxLength, MR), o = Io(t.maxDepth, AR), i = Io(t.maxRewrites, TR), s = Io(t.maxSteps, RR);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Ku(FR(e), n, r, o, 0, i, { remaining: s }, !0).map(_R);
}
function WR(e) {
  return "{" + e + "}";
}
function UR(e) {
  return /^-?0\d/.test(e);
}
function jR(e, t) {
  return e <= t;
}
function zR(e, t) {
  return e >= t;
}
function $o(e, t, n, r, o, i, s) {
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
function HR(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Gu(i[0]), c = Gu(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Gu(i[2])), 1) : 1, l = jR;
  c < a && (f *= -1, l = zR);
  let p = i.some(UR), d = p ? u : 1, h = 0;
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
function Ku(e, t, n, r, o, i, s, a) {
  if (s.remaining -= CR, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Ab(e, m, s);
    if (!p)
      return $o(c, e, [""], t, n, f, s);
    p.unmatched && (m = NR(m, s));
    let d = p.pre, h = () => $o(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = $o(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && LR(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Vs + p.post, m = m.slice(0, p.end) + Vs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = HR(p.body, w, t, n, s), !E)
        return h();
    } else {
      let C = DR(p.body, s);
      if (!C)
        return h();
      if (C.length === 1 && C[0] !== void 0) {
        if (C = Ku(C[0], t, n, r, o + 1, i, s, !1).map(WR), s.remaining < 0)
          return h();
        if (C.length === 1) {
          let oe = $o(c, d + C[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = oe, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let z = f && !p.post.length && !d;
      for (let oe = 0; z && oe < c.length; oe++)
        c[oe] && (z = !1);
      E = [];
      let J = 0;
      e: for (let oe = 0; oe < C.length; oe++) {
        let Kt = Ku(C[oe], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Vt = 0; Vt < Kt.length; Vt++) {
          let Xt = Kt[Vt];
          if (!(z && !Xt)) {
            if (E.length >= t || J + Xt.length > n)
              break e;
            E.push(Xt), J += Xt.length;
          }
        }
      }
    }
    let $ = $o(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = $, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Bo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var qR = {
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
}, Mo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), GR = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Rb = (e) => e.join(""), Cb = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(qR))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Mo(l) + "-" + Mo(h)) : h === l && r.push(Mo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Mo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Mo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [GR(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Rb(r) + "]", p = "[" + (u ? "" : "^") + Rb(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Wt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, JR = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Vu = (e) => JR.has(e), Fb = (e) => Vu(e.type), KR = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), VR = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), XR = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), _b = /* @__PURE__ */ new Map([
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
]), ZR = "(?!(?:^|/)\\.\\.?(?:$|/))", Xs = "(?!\\.)", YR = /* @__PURE__ */ new Set(["[", "."]), QR = /* @__PURE__ */ new Set(["..", "."]), e1 = new Set("().*{}+?[]^$\\!"), t1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Xu = "[^/]", Nb = Xu + "*?", Lb = Xu + "+?", n1 = 0, kn = class {
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
  id = ++n1;
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
        if (typeof n != "string" && !(n instanceof ke && n.#r === this))
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
      if (!(r instanceof ke && r.type === "!"))
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
        if (!o.noext && Vu(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && Vu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, VR);
  }
  #d(t, n = KR) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = XR) {
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
      typeof o == "object" && (o.#r = this);
    this.#s = void 0;
  }
  #v(t) {
    return !!_b.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = _b.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#r = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new ke(null, void 0, n);
    return ke.#l(t, r, 0, n, 0), r;
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
    if (this.#t === this && (this.#p(), this.#g()), !Fb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && QR.has(this.#e[0]))) {
        let d = YR, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? ZR : y ? Xs : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Wt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, Wt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Xs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Xs : "") + Lb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Xs : "") + Nb + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Wt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (Fb(this)) {
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
        o = !1, i += (e1.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Lb : Nb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Cb(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Xu, n = !0;
        continue;
      }
      i += t1(u);
    }
    return [i, Wt(t), !!n, s];
  }
};
ke = kn;

// node_modules/minimatch/dist/esm/escape.js
var Zu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Bo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new He(t, n).match(e)), r1 = /^\*+([^+@!?*[(]*)$/, o1 = (e) => (t) => !t.startsWith(".") && t.endsWith(e), i1 = (e) => (t) => t.endsWith(e), s1 = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), a1 = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), c1 = /^\*+\.\*+$/, u1 = (e) => !e.startsWith(".") && e.includes("."), f1 = (e) => e !== "." && e !== ".." && e.includes("."), l1 = /^\.\*+$/, m1 = (e) => e !== "." && e !== ".." && e.startsWith("."), p1 = /^\*+$/, d1 = (e) => e.length !== 0 && !e.startsWith("."), h1 = (e) => e.length !== 0 && e !== "." && e !== "..", y1 = /^\?+([^+@!?*[(]*)?$/, g1 = ([e, t = ""]) => {
  let n = Ub([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, w1 = ([e, t = ""]) => {
  let n = jb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, b1 = ([e, t = ""]) => {
  let n = jb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, v1 = ([e, t = ""]) => {
  let n = Ub([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Ub = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, jb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, zb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Db = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, k1 = zb === "win32" ? Db.win32.sep : Db.posix.sep;
ye.sep = k1;
var le = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = le;
var x1 = "[^/]", S1 = x1 + "*?", P1 = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", E1 = "(?:(?!(?:\\/|^)\\.).)*?", O1 = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = O1;
var Re = (e, t = {}) => Object.assign({}, e, t), I1 = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ye;
  let t = ye;
  return Object.assign((r, o, i = {}) => t(r, o, Re(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Re(e, i));
      }
      static defaults(o) {
        return t.defaults(Re(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Re(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Re(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Re(e, o)),
    escape: (r, o = {}) => t.escape(r, Re(e, o)),
    filter: (r, o = {}) => t.filter(r, Re(e, o)),
    defaults: (r) => t.defaults(Re(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Re(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Re(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Re(e, i)),
    sep: t.sep,
    GLOBSTAR: le
  });
};
ye.defaults = I1;
var Hb = (e, t = {}) => (Bo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Tb(e, { max: t.braceExpandMax }));
ye.braceExpand = Hb;
var $1 = (e, t = {}) => new He(e, t).makeRe();
ye.makeRe = $1;
var B1 = (e, t, n = {}) => {
  let r = new He(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = B1;
var Wb = /[?*]|[+@!]\(.*?\)|\[|\]/, M1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), He = class {
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
    Bo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || zb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Wb.test(i[2])) && !Wb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(le) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(le, i), a = n.lastIndexOf(le), [c, u, f] = r ? [
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
      v === le ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
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
      if (this.debug(n, f, l), f === !1 || f === le)
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
    return Hb(this.pattern, this.options);
  }
  parse(t) {
    Bo(t);
    let n = this.options;
    if (t === "**")
      return le;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(p1)) ? o = n.dot ? h1 : d1 : (r = t.match(r1)) ? o = (n.nocase ? n.dot ? a1 : s1 : n.dot ? i1 : o1)(r[1]) : (r = t.match(y1)) ? o = (n.nocase ? n.dot ? w1 : g1 : n.dot ? b1 : v1)(r) : (r = t.match(c1)) ? o = n.dot ? f1 : u1 : (r = t.match(l1)) && (o = m1);
    let i = kn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? S1 : n.dot ? P1 : E1, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? M1(l) : l === le ? le : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== le || d === le || (d === void 0 ? p !== void 0 && p !== le ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== le && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = le));
      });
      let f = u.filter((l) => l !== le);
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
ye.AST = kn;
ye.Minimatch = He;
ye.escape = Zu;
ye.unescape = Wt;

// src/files/patterns.ts
var qb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function qe(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && q(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => T1(c, q(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => C1(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function T1(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = q(e.slice(i.length), n.platform), [a, c] = R1(s, t, { ...n, maths: r }), [, u = "", f = ""] = A1.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new He(f, qb), d = o ? new He(f, { ...qb, nocase: !0 }) : p;
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
function R1(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${ti}`);
  return [r, e.slice(2)];
}
function C1({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && F1(e, t, n);
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
function F1(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ts(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var Vb = N(Gb(), 1);
function re(e) {
  return e ? L1 : _1;
}
var _1 = {
  mistake: Fa,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Xb = "~v", N1 = Xb.length + 49, Jb = Zo - N1, L1 = {
  mistake(e) {
    let [t = ""] = e, n = Qu(t).length > Jb, r = `Key Validation Error: ${t} cannot be larger than ${Jb} characters with rolling; ~ counts twice.`;
    return Fa(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Zs(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Qu)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Kb(t, 20), Kb(n, 5)];
    return `${Zs(e)}${Date.now()}-${r}-${o}-${(0, Vb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Zs(e) {
  return Qu(e) + Xb;
}
function Zb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Qu(e) {
  return e.replaceAll("~", "~~");
}
function Kb(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var D1 = 3600 * 1e3;
function Yb(e, t) {
  let n = e.toSorted(_a), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > D1;
  });
}

// src/job/restore/plan.ts
async function Qb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await W1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? os(e.inputs, { ...i.inputs }) : await rs(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = is(e), u = s === void 0 && c.rolling === void 0, f = re(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new A(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
async function W1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-SJTUMCAB.js"), { NoTree: o } = await import("./shared-NWKAPMRH.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function ev(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: qe(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Eb(o, i.selection);
      if (s)
        throw new A(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as Z1, statSync as Y1 } from "node:fs";
import { readdir as Q1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as U1, readdirSync as j1, rmdirSync as z1, rmSync as tv, writeFileSync as H1 } from "node:fs";
import { setTimeout as q1 } from "node:timers/promises";
var G1 = 20, J1 = 6e4;
function nv(e) {
  return T(e, `${Qn}lock-${process.geteuid?.() ?? 0}`);
}
function Ys(e) {
  let t = nv(e), n = I(b(t));
  if (n && !uo(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Qs(e, t) {
  if (!tr(e)) return () => {
  };
  let [n, r] = [H(e), ei(e)], [o, i] = [nv(n), T(e, "lock")];
  U1(i, { mode: 448 }), H1(T(i, r), "");
  let s = Date.now() + J1;
  for (; !K1(i, o); ) {
    Ys(n);
    let a = await V1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await q1(G1, void 0, { signal: t });
  }
  return () => {
    tv(T(o, r), { force: !0 });
    try {
      z1(o);
    } catch {
    }
  };
}
function K1(e, t) {
  try {
    return Kn(e, t);
  } catch (n) {
    throw Ys(H(t)), n;
  }
}
async function V1(e) {
  let t = !1;
  for (let n of X1(e))
    await Li(T(H(e), n)) ? t = !0 : tv(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function X1(e) {
  try {
    return j1(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function rv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ct));
  for (let a of new Set(s.flatMap(ov)))
    for (let c of await eC(a, t))
      if (tr(c) || sd(c), !(!tr(c) || await Li(c)))
        try {
          await tC(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function ov(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...ov(t)];
}
async function eC(e, t) {
  let n = (await Q1(e).catch(() => [])).filter(rt);
  if (n.length === 0) return [];
  let r = q(Z1(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => T(e, o)).filter(er);
}
async function tC(e, { lines: t, signal: n, allowed: r }) {
  let o = H(e), i = _i(o);
  try {
    let s = await Qs(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Bi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!nC(u, t)) return !1;
        for (let f of Ii(u)) rC(b(o), f);
        return !0;
      }), co(e) || Cc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function nC(e, t) {
  let n = g(Ii(e)[0]).toString();
  return t.some((r) => F(n, r.base) && Ks(r, ct(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function rC(e, t) {
  let { dev: n } = Y1(g(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = I(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Br(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as oC, statSync as iC } from "node:fs";
import { dirname as iv } from "node:path";
function uv(e) {
  let t = sv(), n = process.cpuUsage(), r = new Set(e.map(fv));
  return () => {
    let o = sv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: aC(t, o, (i + s) / 1e3),
      disks: cC(t, o, r),
      network: uC(t, o)
    };
  };
}
function sv() {
  return { stat: ea("stat"), self: ea("self/stat"), disks: ea("diskstats"), net: ea("net/dev") };
}
function ea(e) {
  try {
    return oC(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function fv(e) {
  try {
    let { dev: t } = iC(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === iv(e) ? "" : fv(iv(e));
  }
}
var sC = 10;
function aC(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => ef(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (av(t) - av(e)) * sC, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function av({ self: e }) {
  let t = ef(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var cv = 512;
function cC(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * cv, writtenBytes: d * cv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function uC(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, ef(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function ef(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function lv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && fC(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return Rt(l, (p) => u(p, m));
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
function fC(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function ta() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => lC(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => lv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = uv(s);
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
function lC({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : mC(i / 1048576 / (a / 1e3))
  }];
}
function mC(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Sv = N(mv(), 1);
import { writeFileSync as SC } from "node:fs";
import { join as PC } from "node:path";

// src/system/job-summary.ts
function pv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Hr(e);
  return dv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function c7(e) {
  return dv((t) => t.addRaw(e, !0));
}
var nf = Promise.resolve();
function dv(e) {
  let t = sm();
  if (!t) return nf;
  let n = nf.then(async () => {
    e(t), await t.write();
  });
  return nf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function hv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var pC = 10 * 1024 * 1024, dC = 64;
function yv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = kv(t, ["download", "upload"]), s = o >= pC && e.concurrency < dC;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${U(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${gv}`
  };
}
var gv = "a higher `compression-level` makes entries smaller";
function Ao(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${xn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${xn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : wv(e, i, "more or faster cores");
}
function na(e) {
  return wv(e, `one thread was busy ${xn(e.load.thread)} of the time`, "faster cores");
}
function wv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var hC = 32 * 1024;
function of(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < hC, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${U(a)}`, l = u ? `wrote ${rf(r, s)} MiB/s` : `read ${rf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${xn(e.load.disk)} of the time`,
    advice: vv(e, u)
  };
}
function bv(e) {
  let { bytes: t, mibPerSecond: n } = kv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${U(t)} at ${n} MiB/s`,
    advice: vv(e, r)
  };
}
function vv({ step: e, settings: t }, n) {
  if (e === "save" && n) return gv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function kv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: rf(r, o) };
}
function rf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function xn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var sf = 1e3;
function xv(e) {
  let { totalMs: t } = e;
  if (t < sf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = bC(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? wC[r].find(([m]) => gC[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: xC(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var gC = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, wC = {
  store: [["always", hv]],
  network: [
    ["threadIsBusy", na],
    ["always", yv]
  ],
  disk: [
    ["ownCoresAreBusy", Ao],
    ["diskIsBusy", of],
    ["coresAreBusy", Ao],
    ["threadIsBusy", na],
    ["diskIsUnseen", bv]
  ],
  work: [
    ["ownCoresAreBusy", Ao],
    ["diskHinders", of],
    ["coresAreBusy", Ao],
    ["threadIsBusy", na]
  ]
};
function bC(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...vC(e) };
}
function vC({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[kC[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var kC = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function xC({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${xn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${xn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function To(e, t, n) {
  try {
    await EC(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function EC(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: xv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = PC(G(), `headstart-${i.step}-${(0, Sv.randomUUID)()}.json`);
  SC(c, `${JSON.stringify(i, void 0, 2)}
`), Be("report", c);
  let u = i.totalMs >= sf;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await pv(f, OC(i), u && r ? `${a}.

${$C(i)}` : "");
}
function OC(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      sc(e.key),
      e.matchedKey === void 0 ? "\u2013" : sc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : U(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : U(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? ic(e.writer.text) : "\u2013"
    ]
  ];
}
var IC = 1e4;
function $C({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${BC(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < IC ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function BC({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${U(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as CC } from "node:fs";

// src/mounts/probe.ts
import { existsSync as MC, readFileSync as AC } from "node:fs";
function Sn(e) {
  return "rights" in e || e.broker !== void 0;
}
function af(e, t) {
  return TC(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function TC(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await dr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await RC(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !MC("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function RC(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(AC("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Mr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Rs.id), s = t !== "unpack" && !i;
  return xr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function Pv(e, t) {
  let n = { zstd: mt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Ro({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await up(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Ev(e, t, { mounting: n, signal: r }) {
  let o = Sn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Mr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Ro(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function ra({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await af("image", r);
    return "rights" in o ? o : { ...o, broker: FC(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : af("tree", r);
}
function FC(e) {
  return e !== "off" && CC(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function oa({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return _n(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as uF, lstatSync as fF, realpathSync as lF } from "node:fs";
import { basename as mF, dirname as pF, join as jv } from "node:path";

// src/files/fingerprint.ts
var $v = N(Ov(), 1);
import { lstatSync as UC } from "node:fs";

// src/files/walk.ts
import { lstatSync as uf, readdirSync as _C, readlinkSync as NC } from "node:fs";
function* Ut(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Co(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* DC(a, n) : yield [Iv(a, i)];
  }
}
function Co({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var LC = 256;
function* DC(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, uf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of _C(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      rt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(Iv(f, u)), !(c.length < LC) && (yield c, c = []);
    }
    yield c;
  }
}
function Iv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? WC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: NC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function WC({ path: e, member: t, onStat: n }) {
  let r = uf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = uf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function ff(e, t) {
  let n = (0, $v.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Co(r);
    for (let s of Ut([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = UC(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as XC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Cr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function lf(e) {
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
import * as fa from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var jt = N(Bv(), 1);
import * as Ar from "path";
var zt = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), zt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Ar.dirname(e);
  return zt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function sa(e, t) {
  if ((0, jt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, jt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Fo(t))
    return t;
  if (zt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, jt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ge(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, jt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, jt.default)(Fo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || zt && e.endsWith("\\") || (e += Ar.sep), e + t;
}
function Fo(e) {
  return (0, jt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ge(e), zt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function _o(e) {
  return (0, jt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ge(e), zt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ge(e) {
  return e = e || "", zt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Pt(e) {
  return e ? (e = Ge(e), !e.endsWith(Ar.sep) || e === Ar.sep || zt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Je;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Je || (Je = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Mv = process.platform === "win32";
function pf(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Mv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Mv ? r.searchPath.toUpperCase() : r.searchPath;
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
function Av(e, t) {
  let n = Je.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Tv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Fv from "os";
import * as Rr from "path";
var Ht = N(Rv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Pn from "path";
var Tr = N(Cv(), 1), HC = process.platform === "win32", En = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Tr.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !_o(t))
        this.segments = t.split(Pn.sep);
      else {
        let n = t, r = Et(n);
        for (; r !== n; ) {
          let o = Pn.basename(n);
          this.segments.unshift(o), n = r, r = Et(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Tr.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Tr.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ge(t[n]), n === 0 && _o(r) ? (r = Pt(r), (0, Tr.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Tr.default)(!r.includes(Pn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Pn.sep) || HC && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Pn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ot = process.platform === "win32", No = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Ht.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Ht.default)(u && Fo(u), "Parameter 'segments' first element must be a root path"), i = new En(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new En(i).segments, this.trailingSeparator = Ge(i).endsWith(Rr.sep), i = Pt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new En(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ot ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ot,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Ot ? i.replace(/\\/g, "/") : i, this.minimatch = new He(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ge(t), !t.endsWith(Rr.sep) && this.isImplicitPattern === !1 && (t = `${t}${Rr.sep}`)) : t = Pt(t), this.minimatch.match(t) ? this.trailingSeparator ? Je.Directory : Je.All : Je.None;
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
    (0, Ht.default)(t, "pattern cannot be empty");
    let r = new En(t).segments.map((o) => e.getLiteral(o));
    if ((0, Ht.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Ht.default)(!_o(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ge(t), t === "." || t.startsWith(`.${Rr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Rr.sep}`))
      n = n || Fv.homedir(), (0, Ht.default)(n, "Unable to determine HOME directory"), (0, Ht.default)(Fo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = sa("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = sa("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = sa(e.globEscape(process.cwd()), t);
    return Ge(t);
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
var Lo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var df = function(e, t, n, r) {
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
}, qC = function(e) {
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
}, qt = function(e) {
  return this instanceof qt ? (this.v = e, this) : new qt(e);
}, GC = function(e, t, n) {
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
    p.value instanceof qt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, JC = process.platform === "win32", ua = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = lf(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return df(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = qC(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return GC(this, arguments, function* () {
      let n = lf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new No(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of pf(r)) {
        ge(`Search path '${s}'`);
        try {
          yield qt(Cr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Lo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Av(r, s.path), c = !!a || Tv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield qt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && fa.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Je.Directory && n.matchDirectories)
              yield yield qt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield qt(Cr.promises.readdir(s.path))).map((m) => new Lo(fa.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Je.File && (yield yield qt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return df(this, void 0, void 0, function* () {
      let r = new e(n);
      JC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new No(i));
      return r.searchPaths.push(...pf(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return df(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Cr.promises.stat(t.path);
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
        o = yield Cr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Cr.promises.realpath(t.path);
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
var KC = N(_v(), 1);

// node_modules/@actions/glob/lib/glob.js
var VC = function(e, t, n, r) {
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
function Nv(e, t) {
  return VC(this, void 0, void 0, function* () {
    return yield ua.create(e, t);
  });
}

// src/files/matches.ts
async function la({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await ZC(r)) {
      let i = XC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || YC(o, r) || Lv(o, r, t) || n.set(o, { line: r, path: o, relative: ct(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !QC(r, n, t));
}
async function ZC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Nv(`${eF(gt(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function YC(e, { base: t }) {
  return ct(t, e).split("/").some(rt);
}
function Lv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && Lv(H(e), t, n) : !1;
}
function QC(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function eF(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as tF, readdirSync as nF, readlinkSync as rF, realpathSync as Wv } from "node:fs";
import { dirname as oF, join as Dv } from "node:path";
function ma(e) {
  return (tF(e) ? nF(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = rF(Dv(e, `target-${n}`), "latin1"), o = Dv(e, `upper-${n}`), i = kd(o);
    if (!i)
      return { target: r, upper: Wv(o), point: iF(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => I(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(oF(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function iF(e) {
  try {
    return Wv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function pa({ paths: e, localDir: t, stash: n }) {
  return Do([t, n.dir], qe(e, process.cwd()));
}
var sF = 5;
function Uv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, sF).map(({ text: r }) => `'${r}'${cF(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var aF = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function cF(e) {
  let [, t] = aF.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Do(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function zv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || yf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => qv(t, r)) };
}
function yf({ branches: e }, t) {
  let { write: n = t.ref } = we(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Hv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Zb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => qv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function qv(e, t) {
  try {
    let { excludes: n, lines: r } = pa(e), o = await la({ excludes: n, lines: r }), { points: i, uppers: s } = dF(t), a = o.filter(({ path: c }) => !i.some((u) => F(Gv(c), u)));
    return [ff(a, n), ff(s.map(hF), void 0)].join();
  } catch (n) {
    tn(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function dF({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ma(e), r = (t?.mounts ?? []).filter(({ view: o }) => uF(jv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Gv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => jv(o, "upper"))]
  };
}
function hF(e, t) {
  return { path: e, relative: "", stat: fF(e), line: { number: t } };
}
function Gv(e) {
  return `${lF(pF(e), "latin1")}/${b(mF(e))}`;
}
async function Jv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Zs(r) }), s = Yb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as yF } from "node:timers/promises";
var gF = 1e3;
async function Kv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}: this run's own, and those that it may read besides (the base and the default branch). Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...wF(e),
    ...await bF(vF(e), o)
  ];
}
function wF({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && W("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function bF(e, t) {
  let n = new AbortController(), r = yF(gF, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function vF({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = kF(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function kF(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = xF.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var xF = xr.filter(({ image: e }) => e);

// src/entry/body.ts
function Vv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(j(t) / B) };
  return Rt(e.read(0, j(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Zv(a, { entry: e, index: t, blocks: s })) {
      let f = c * B;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Xv(e, t, n) {
  let r = e.read(n.first * B, Math.min(n.end * B, j(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Zv(r, { entry: e, index: t, blocks: n })
  };
}
async function* Zv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Qe(r.first * B, r.end * B));
  for await (let { number: i, pieces: s } of SF(e, n, r.first)) {
    let c = wc(s, i, n.digests) ? s : [await PF(t, n, i)];
    await t.file?.filling?.write(c, i * B), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* SF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * B;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of Qe(s, s + i.length)) {
      let c = Math.max(s, a * B), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * B - s)));
      let f = Math.min(B, j(t) - a * B);
      Ze([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function PF(e, t, n) {
  let r = n * B, o = e.file?.filling?.read ?? e.read, i = await Yr({ ...e, read: o }, r, Math.min(r + B, j(t)));
  if (wc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Yv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function Wo(e) {
  return _e(pm(rn([e, hc()]), void 0));
}
var Fr = (e) => Wo(me(ae(), Jr(e), Tt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), gf = Wo(me(ae(), Tt(/^\d{1,20}$/))), EF = se({
  repository: Fr(140),
  scope: Fr(255),
  ref: Fr(255),
  sha: Wo(me(ae(), Tt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Fr(512),
  runId: gf,
  runAttempt: gf,
  event: Wo(me(ae(), Tt(/^[a-z_]{1,40}$/))),
  actorId: gf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Fr(40),
  /** In seconds since 1970. */
  savedAt: Wo(me(Ae(), Vr(), Kr(0))),
  /** The version of Headstart. */
  headstart: Fr(40)
});
function da(e) {
  let { success: t, output: n } = hi(EF, e);
  return t ? n : {};
}
function tk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && ek(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && ek(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Qv = 100;
function ek(e) {
  return e.length > Qv ? `${e.slice(0, Qv)}\u2026` : e;
}

// src/report/progress.ts
var OF = 1e3;
function Uo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < OF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${tp(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as e_, mkdirSync as t_ } from "node:fs";
import { join as n_ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as AF, readdirSync as TF } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as IF } from "node:timers/promises";
async function wf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [T(e, i.name), T(t, i.name)];
    i.isDirectory() ? await wf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await IF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as $F, mkdirSync as BF } from "node:fs";
function rk(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = MF(r, o);
      Kp(i, o), n.push(...i);
    }
    for (let r of t) Mc(r);
  } catch (r) {
    for (let o of t) Bi(o);
    throw r;
  }
  return n;
}
function MF(e, t) {
  let n = b(T(t, "tree", String(e.number)));
  if (!I(n)) return [];
  let r = T(t, "aside", String(e.number));
  BF(r, { recursive: !0 });
  let o = 0, s = ok({ line: e, aside: () => b(T(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...wt(b(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function ok(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return ik(e, t, n);
  if (!I(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = I(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Y(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return ok(e, `${t}/${a}`, gt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function ik(e, t, n) {
  let r = I(n), o = I(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Mi(t) }];
  if (r.isDirectory() && o.isDirectory())
    return $F(g(t), 448), [...Y(t).flatMap(
      (a) => ik(e, `${t}/${a}`, gt(n) + a)
    ), { do: "stamp", path: n, stamp: nk(o), before: nk(r) }];
  if (r.isDirectory() && Y(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Mi(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function nk({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function sk({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ct)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ys(l), i.set(l, _i(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw sn(l, f);
    }), vf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await kf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Qs(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = rk(u);
    });
  } finally {
    for (let u of a) bf(u);
    for (let u of i.values()) bf(u.remove);
    for (let u of c) bf(() => Vp(u));
  }
}
function bf(e) {
  try {
    e();
  } catch (t) {
    tn(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function vf(e, t) {
  let n = TF(T(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function kf({ number: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), i = T(n, "tree", String(e));
  if (I(b(o))) {
    AF(T(n, "tree"), { recursive: !0 });
    try {
      pe(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await io(n, r, async (a) => {
        process.platform === "win32" ? await wf(o, i, a) : await an("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Pf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as RF, mkdirSync as ha, symlinkSync as ya, utimesSync as CF } from "node:fs";
import { lstat as FF } from "node:fs/promises";
import { join as Ke } from "node:path";
function ak(e, t) {
  let n = e.map((r) => Sf(r, Ke(t.dir, xf)));
  return ga(n, "upper", { ...t, mounts: sr(t) });
}
var xf = "tree";
function Sf(e, t) {
  return { line: e, points: () => oh(e, Ke(t, String(e.number))) };
}
function ga(e, t, n) {
  return Xn(() => _F(e, t, n));
}
async function _F(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Ui(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Yi(p, u, i);
      for (let p of m) {
        let d = c++;
        await NF({ ...p, number: d, position: t }, n), l.push(d);
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
async function NF(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = I(`${i}/.`) ? Y(i) : void 0;
  if (ya(g(i), Ke(t, a)), !c) {
    let [l = i] = wt(i);
    ya(g(l), Ke(t, `made-${s}`)), ha(g(i), { recursive: !0 });
  }
  let u = await LF(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await ar(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function LF({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ha(Ke(r, `work-${t}`)), n === "upper")
    return ya(g(e[0]), Ke(r, o)), ha(Ke(r, i)), [i];
  ha(Ke(r, o));
  let { mode: s, mtimeMs: a } = await FF(g(e[0]));
  RF(Ke(r, o), s & 511), CF(Ke(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ya(g(f), Ke(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function ck(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = sr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => Pf(r, E));
      if (y) a.push({ ...WF(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, xf) : v[0], $ = Pf(r, E);
        a.push(...w.map((C) => ({ ...Sf(C, $), layers: P, top: $ })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Ef(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await ga(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await DF(p, m, { ...u, within: n })), await s.release(), i;
}
function Ef(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function DF(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return ga(e, "lower", r);
}
function WF(e, t, n) {
  let r = t.map((o) => b(Pf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var UF = 4096, uk = { auto: 1 / 4, on: 3 / 4 };
async function fk(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * uk[t])
    return `${U(n)} are needed, and only ${U(i)} of memory are free`;
  let s = Math.floor(i * uk.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / UF), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as mk } from "node:fs";
import { open as jF } from "node:fs/promises";
import { join as zF } from "node:path";

// src/job/save/changes/mounted-base.ts
var Of = "Saving all files instead of the changes";
async function lk({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await o.during("index", () => If(e, i)), mountRoot: t, brokered: n };
    } catch (s) {
      i.signal.throwIfAborted(), x(`${Of}: ${S(s)}`);
      return;
    }
}
async function If({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await es(f, i, c);
    if (wi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function $f(e, t, n) {
  let r = {
    size: j(t),
    async *read(o, i) {
      yield* (await wa(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Bf(r, t, n);
}
async function wa(e) {
  let t = await jF(zF(e, dn.image), mk.O_RDONLY | mk.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Bf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / B), end: Math.ceil(o / B) }, s = i.first * B;
      for await (let { pieces: a } of Xv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Mf(e) {
  let t = await wa(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && je(t).finally(() => t.close());
}
async function pk({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Mf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await If(e, n);
      await i.close();
      for await (let a of $f(t, s, r).read(0, j(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as qF, mkdirSync as GF, mkdtempSync as JF, realpathSync as Tf } from "node:fs";
import { join as KF } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as HF } from "node:fs";
async function dk(e, t) {
  await nt(await Ct(e.lines[0]), On(e)), await ba(e.lines, t, (n) => _r(n, e));
}
function On({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function _r(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => io(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Tn)) throw s;
    await i({ workers: 1 });
  }
}
async function ba(e, { timeline: t, signal: n }, r) {
  await sk({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function va({ inputs: e }) {
  return [process.cwd(), te(), G(), e.localDir].filter((n) => HF(n));
}
async function Af(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ba(r, t, (o) => n(r, o));
}
async function ka(e, t, { job: n, context: r }) {
  await Af(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await nt(i, On(n)), await io(
      i,
      n.signal,
      (a) => Cs(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function gk(e, t, n) {
  let r = VF(e), o = { ...n, job: e, socket: t, targets: r, broker: $r(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${hk(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Rf(o), await ZF(o) && await Rf(o), r.every(yk) || await YF(o);
  } catch (a) {
    throw await qs(bk(o)), a;
  }
  let s = r.filter(yk);
  return s.length > 0 && x(`Mounted ${hk(s)} through the broker of the host${hs(e.segments)}`), s.length > 0;
}
function VF({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return mr(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: gm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function hk(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function yk({ state: e }) {
  return "mount" in e;
}
function wk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function bk({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Rf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Xn(() => XF(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function XF({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (qF(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Zc(b(i), va(n));
  let [s] = wt(b(i));
  GF(i, { recursive: !0 });
  let a = JF(KF(Tf(G()), "headstart-changes-")), c = { target: Tf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = bk(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Gs(c), Oo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Gs(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (Oo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function ZF({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = wk(n);
  x(`Waiting for the host to fetch ${vk(f)} of images`);
  let l = { repository: Me().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function vk(e) {
  return U(e.reduce((t, { length: n }) => t + n, 0));
}
async function YF(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = $n(f, be(G()));
    let { dir: s } = i;
    t.file?.isWhole || await nt(s, { bytes: j(t) });
    let a = await r.during("receive", () => pr(t, s));
    let c = await QF(a, e);
    c === void 0 && await Rf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ka(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Bn(f, m, p);
  }
}
async function QF({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = wk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${vk(i)} of images`);
  let s = { path: Tf(e), end: j(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function kk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = gu();
    return await gk(e, n.broker, t) && t.remember({ mounted: xk(e, o) }), !0;
  }
  let r = await i_(e, t);
  return r ? (await r_(e, r), !0) : !1;
}
async function r_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = wo(n, r);
  }, a = async () => (await i, await qd(n, te(), r), py(await bo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await o_(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${hs(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function o_(e, t) {
  let n = gu(), { image: r } = e.format, o = await (r ? u_ : f_)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...xk(e, n), file: await Mf(t.dir) } }), i;
}
function xk({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(mu).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: wi(o), since: n };
}
async function i_(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Di(G());
  o({ mountRoot: c });
  let u = await c_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await bo(c, a);
}
var s_ = 4096, a_ = 8;
async function c_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = j(e), { bytes: u, files: f } = On(e), l = a ? u + f * s_ : c * a_, p = await fk(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function u_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await nt(r, { bytes: j(e) });
  let { indexed: i } = e, s = mr(e.segments, e.lines), a = n && i && await o.during("show", () => my(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => pr({ ...e, isMounted: !0 }, r)), u = l_(t, a !== void 0), f = await o.during(
    "mount",
    () => ck(c.images, Sk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ka(c, f, { job: e, context: t }), f;
}
async function f_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => _r(n, e)), vf(n, e.lines);
  let i = await r.during("mount", () => ak(e.lines, Sk(t)));
  return await Af(i, t, async (s, a) => {
    t_(n_(a, "tree"));
    for (let c of s) await kf(c, { from: n, to: a, signal: o });
  }), i;
}
function l_(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [G(), n.localDir, n.stash.dir].filter(
    (l) => e_(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function Sk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: va(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as m_ } from "node:fs/promises";
var Pk = 1024 ** 3, p_ = 3;
async function Ek(e, t) {
  for (let n = 1; ; n++)
    try {
      return await d_(e, t);
    } catch (r) {
      if (!(r instanceof V && r.recover === "resume") || n === p_) throw r;
    }
}
async function d_(e, { dir: t, maxBytes: n = 64 * Pk, minFreeBytes: r = Pk, onRead: o }) {
  let i = be(t), s = await Sr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await m_(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${U(f)} that it may take at ${t}`;
    await s.file.writeFile(
      h_(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await bn(s.path, { dir: i.dir });
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
async function* h_(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Ik(e, t, n) {
  let r;
  return await Nr(e, t, n, async (o) => {
    y_(o, n), await kk(o, n) || await dk(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function y_({ indexed: e }, { inputs: t, findings: n }) {
  let r = da(e?.index.createdBy), o = tk(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${np(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Nr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Ok(e, { ...n, format: a, lines: t }, r);
  s.watch($k(e, t, o));
  let u = await s.during("receive", () => g_(e, n));
  await Ok(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function g_(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Uo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Ek(o, { dir: G(), onRead: n });
}
async function Ok(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${Pi(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Ro(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => w_(e, t)) : b_(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Sn(o) ? void 0 : d()
  ]), y = (E) => {
    let $ = Uo("Received", m ? void 0 : j(h), x);
    f = 0;
    let C = (z) => {
      f += z, $(z);
    };
    return v_(e, h.indexed, { timeline: i, onRead: C, order: E, signal: u });
  };
  i.watch($k(e, c, r));
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
  let v = Sn(o) && t.formats.some(({ image: E }) => E);
  !r.rolling && ee(e.key, r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function w_(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await es(e, n, o);
  if (!ee(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Mn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: go(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function b_({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function v_(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Vv(a, t.index, r)) : Yv(a, r);
}
function $k({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), G(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function Bk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Be("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: we(e.run),
    timeline: ta(),
    // `store` becomes the store's label once the store is open.
    findings: Br({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await k_(o), u = await P_(s, o);
  if (a && !i && im("Why nothing was found", await Kv(a)), await To(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new A(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function k_(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await x_(e), { lines: u } = qe(t.paths, process.cwd());
    if (await rv(u, { mounts: zi(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await S_(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await Ak(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function x_(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Or(Ir(t, n, u));
  c.store = f.label, wh(t, u).catch(() => {
  });
  let l = await ra(t, u), m = await Ev(f, t, { mounting: l, signal: u }), p = Pv(m, t), d = ly(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(Mk(t)), versions: p }, context: y };
}
function Mk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function S_(e, t, n) {
  n.inputs.signing && await Nr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function Ak(e, t, n) {
  try {
    return await Ik(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => tn(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Ak(e.original, t, n);
  }
}
async function P_(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Be("hit", "miss"), x(`Cache not found for input keys: ${Mk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await zv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Be("cache-hit", String(c)), Be("cache-matched-key", a), Be("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function Tk(e) {
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
var O_ = 64;
async function Fk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await kb();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = Ck(p, n);
      return ru(p, () => Qb(p, { command: d, remember: h, signal: o }));
    })
  );
  ev([...s, ...i]);
  let a = Tk(s.length), c = Sb(s.length, Yc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Yc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return I_();
      let P = Math.min(d.concurrency, Math.floor(O_ / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...Ck(p, n) }, $ = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await Bk({ ...E, ...$ });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => ru(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : Rk);
  return s.length > 1 && i.length === 0 && $_(m.flatMap((p) => p?.hit ?? [])), B_(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? Rk }));
}
var Rk = { hit: "miss" };
function Ck({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ks(t);
  } };
}
function I_() {
  if (Be("hit", "miss"), !!Ve(W("fail-on-cache-miss")))
    throw new A("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function $_(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Be("cache-hit", String(n === "exact")), Be("hit", n);
}
function B_(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || At(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as M_ } from "node:fs";
var Cf = "/bin/sh";
function xa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && M_(Cf) && (process.emit("exit", e), process.execve(Cf, [Cf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function _k(e, t) {
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
    At(r), xa();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), xa()), t(r);
  }
  xa();
}

// node_modules/yocto-queue/index.js
var Ff = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, jo = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new Ff(t);
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
function _f(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), Nk(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new jo(), r = 0, o = () => {
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
        Nk(u), e = u, queueMicrotask(() => {
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
function Nk(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var Lk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function Dk(e, { onTaken: t, limits: n = ro } = {}) {
  let r = gi(e.partBytes), o = /* @__PURE__ */ new Set(), i = T_(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Ze(l), p = m < e.partBytes;
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
function T_(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = cn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as Z_, readFileSync as Y_, writeFileSync as Q_ } from "node:fs";
import { join as eN } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as qk, lutimesSync as F_ } from "node:fs";
import { setImmediate as __ } from "node:timers/promises";

// src/files/sources/times-record.ts
var Uk = N(Wk(), 1), Ho = 16, R_ = 4, zo = Ho + R_, C_ = 2 ** 32 - 1;
function jk(e) {
  return e >= 0 && e <= C_;
}
function Lf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Uk.hash)("sha256", r, "buffer").toString("latin1", 0, Ho);
}
function zk(e) {
  let t = Buffer.alloc(e.length * zo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * zo, "latin1"), t.writeUInt32LE(o, n * zo + Ho);
  return t.toString("base64");
}
function Hk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + zo <= t.length; r += zo)
    n.set(t.toString("latin1", r, r + Ho), t.readUInt32LE(r + Ho));
  return n;
}

// src/files/sources/source-times.ts
var N_ = 256, Gk = 1000000000n;
async function* Jk(e, { workspace: t, cached: n }) {
  let r = b(t), o = D_(n), i = W_(r, o);
  for (let [s, a] of e.entries()) {
    s % N_ === 0 && await __();
    let c = `${r}/${a.name}`;
    if (L_.test(a.name) || !i(Kk(c)) || o(c)) continue;
    let u = g(c), f = qk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var L_ = /(^|\/)\.\.?(\/|$)/;
function Kk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function D_(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function W_(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => qk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(Kk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Vk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Jk(e, t)) {
    let i = Zk(r);
    jk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Xk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Lf(n, r), seconds: o };
  });
}
function Zk({ mtimeNs: e }) {
  return Number(e / Gk);
}
async function Yk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Jk(e, r)) {
    c++;
    let p = Zk(l), d = m.isUnchanged ? U_(Lf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(j_).length;
  return { all: c, kept: i.length, changed: u };
}
function U_(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function j_({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Gk === t.mtimeNs ? !1 : (F_(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Qk, readdirSync as z_ } from "node:fs";
var ex = 1e5;
async function Sa(e, t) {
  let n = { files: [], repositories: [] }, r = H_(e);
  for (let o of r) {
    let i = tx(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of G_(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === nx.submodule ? s.add(m) : nx.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > ex) throw new Error(`git tracks more than ${ex} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Df(tx(c, e))));
  }
  return n;
}
function tx(e, t) {
  return e === "" ? t : T(t, g(e).toString());
}
var nx = { submodule: "160000", files: ["100644", "100755"] };
function H_(e) {
  if (Df(e)) return [""];
  let n = z_(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Df(T(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Df(e) {
  if (!Qk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Qk(T(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var q_ = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* G_(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([ox(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = q_.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(J_);
  } finally {
    n.abort();
  }
}
function J_(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var K_ = 6e4;
async function rx(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(K_)]), { env: o = {}, ...i } = ox(["update-index", "-q", "--refresh"]);
    await Oc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function ox(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Si("git"), args: [...t, ...e], env: X_(), keepsMask: !0 };
}
var V_ = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function X_() {
  return { ...pt(), ...oo(V_), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function ix(e, t) {
  let n = te();
  try {
    let { files: r } = await Sa(n, t), o = await Vk(r, { workspace: n, cached: ax([e]) }), i = await Sa(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: zk(Xk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function sx(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => tN(s)), i = nN();
  try {
    let { files: s, repositories: a } = await Sa(r, t);
    o.length > 0 && rN(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = ax(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Yk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await rx(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function tN(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Hk(n) };
}
function ax(e) {
  return e.flatMap(({ paths: t }) => qe(t, process.cwd()).lines);
}
function cx() {
  return eN(G(), "headstart-source-times");
}
function nN() {
  let e = cx();
  if (!Z_(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(Y_(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function rN(e) {
  Q_(cx(), String(e));
}

// src/job/save/changes/full-save.ts
var oN = 5 * 1024 ** 2, iN = 0.5, sN = 0.25;
function ux(e) {
  if (e < oN) throw new Error(`the restored cache has only ${U(e)}`);
}
function Wf(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(qo) && Go(t) > iN * n)
    throw new Error("most of the restored cache is no longer used");
}
function qo({ kind: e }) {
  return e === "delta";
}
function Go(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function fx(e) {
  return Math.floor(e * sN);
}
function lx(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function Uf(e) {
  _n(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Uv(e));
}
function Pa(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function jf(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function mx(e) {
  let t = fN(e), { packed: n, digests: r } = await aN(t, e);
  return n.segments.length === 0 ? (Uf(e.selection), "nothing") : (await cN(n, r, t, e), uN(t, e));
}
async function aN(e, { body: t }) {
  let n = ym(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return dN(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function cN(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => ix(s, u)) : void 0, l = a.indexed ? await lN(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = j(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${Pi(m)}`), r.body.reuse && pN(e, m, r.body.reuse, r);
}
async function uN(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(jf(t.key, t.state)), "nothing"));
}
function fN({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : Uo("Sent", void 0, x), o = Dk(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function lN({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f, signal: l } = o, p = { ...{
    container: Wn,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: mN(s, a),
    ...f && { sources: f }
  }, segments: e, files: t, bytes: n, digests: r }, d = yh(i, { repository: s.repository, scope: a, version: c.version }, l);
  return vm(p, await d?.(xm(p)));
}
function mN(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return da({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: Lk.version });
}
function pN({ segments: e }, t, n, r) {
  let { body: o, store: i, findings: s } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = go(e);
  Object.assign(s, { ...n, sentBytes: f, deadBytes: Go(e), layers: l });
  let [m, p, d] = [a, c, f].map(U), h = i.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${uu(l)}${y}`);
}
function dN({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as zf, rmdirSync as px, rmSync as hN, unlinkSync as yN, utimesSync as gN } from "node:fs";
function Ea(e, t) {
  let n = I(e), r = n && I(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) yN(g(e));
  else if (!r.isDirectory()) dx(e);
  else return wN(e, t, r);
  return !1;
}
function wN(e, t, { mode: n, mtimeMs: r }) {
  zf(g(e), 448);
  let o = !1;
  for (let i of Y(e)) o = Ea(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (zf(g(e), n & 4095), gN(g(e), r / 1e3, r / 1e3)) : px(g(e)), o;
}
function dx(e) {
  zf(g(e), 448);
  for (let t of Y(e)) {
    let n = `${e}/${t}`;
    I(n)?.isDirectory() ? dx(n) : hN(g(n));
  }
  px(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var bN = 3;
async function hx(e) {
  let t = vN(e), { matches: n } = e;
  for (let r = bN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function vN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await yx([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await kN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function yx(e, t, { inputs: n, store: r }) {
  let o = Mr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function kN(e, t) {
  let { lines: n } = qe(t.inputs.paths, process.cwd()), r = gx(t);
  await Nr(e, n, r, async (o) => {
    await nt(await Ct(n[0]), On(o)), await ba(n, r, async (i) => {
      await _r(i, o);
      let s = () => n.filter((a) => Ea(Hf(a, i), b(a.base)));
      s().length !== 0 && (await xN(t, (a) => {
        for (let c of n) Ea(Hf(c, i), Hf(c, a));
      }), s());
    });
  });
}
function Hf({ number: e }, t) {
  return b(T(t, "tree", String(e)));
}
async function xN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await yx(r, [n], e);
    let i = $n(a, be(G()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = qe(e.inputs.paths, process.cwd());
      await Nr(o, l, gx(e), async (m) => {
        await nt(s, On(m)), await _r(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Bn(a, u, f);
  }
}
function gx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Mr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Br({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as SN } from "node:fs";
import { setImmediate as PN } from "node:timers/promises";
var EN = 256;
function wx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = SN(g(n), { throwIfNoEntry: !1 });
        if (!o || !IN(r, o)) throw new Error(`${g(n)} ${ON}`);
        t % EN === 0 && await PN();
      }
    }
  };
}
var ON = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function IN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as bx, readdirSync as $N } from "node:fs";
var vx = /* @__PURE__ */ new Map();
function qf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let i = bx(g(Gt(o, r)), { throwIfNoEntry: !1 });
      if (i && kx(n, r, { kind: i, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function Jo(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of $N(g(n), { withFileTypes: !0, encoding: "latin1" }))
      kx(t, r.name, { kind: r, dir: n });
  return t;
}
function kx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [Gt(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Gf(e) {
  for (let [t, { kind: n }] of e) n.isCharacterDevice() && e.delete(t);
  return e;
}
function Jf(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = qf(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Gt(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Kf(e) {
  if (!e) return Vf;
  if (e.kind.isFile()) return { files: 1, bytes: bx(g(e.path)).size };
  let t = { ...Oa };
  for (let n of Gf(Jo(e.stack)).values()) {
    let { files: r, bytes: o } = Kf(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var Vf = { files: 0, bytes: 0 }, Oa = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function xx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Jf(n.slice(0, o), r), { stack: s } = Jf(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Px } from "node:fs";
function Ex(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Bx();
    for (let [o, i] of Jo([Gt(e, r)]))
      i.kind.isDirectory() && n.push(Gt(r, o));
  }
  return n;
}
function Ox(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Sx(e.merged) !== Sx(r[0]), s = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: a, removed: c } = s, u = e.isDetached || t.detached.has(""), f = { name: "", upper: n, base: r, isDetached: u, hidden: r.length > 0 ? Oa : Vf };
  for (let { list: l, name: m, moreFiles: p, bytes: d, deadBytes: h } of Ix(f, e.merged, t)) {
    if (s[l].push(m), a.length + c.length > t.most) throw Bx();
    s.moreFiles += p, s.bytes += d, s.deadBytes += h;
  }
  return s;
}
function* Ix(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = $x(r, a), u = o.length > 0 || i.length === 0 || s;
  u && (yield c);
  for (let f of BN(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* BN({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t.length > 0 ? Jo(t) : vx, f = n.length > 0 && !r && !s, l = (h) => f ? qf(h, u.keys()) : Jo(h), m = Gf(l(n)), p = (h) => Kf(m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y, path: w }] of l([Gt(o, e)])) {
    let v = Gt(e, h);
    if (rt(h) || c?.(g(w).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = MN(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(v)} is from`);
    if (E === "special" && (yield { ...AN, list: "skipped", name: v }), E === "special" || E === "same") continue;
    let $ = E === "merged" ? Oa : p(h);
    if (!y.isDirectory()) {
      yield $x(v, $, y.isFile() ? Px(g(w)).size : 0);
      continue;
    }
    let C = {
      name: v,
      upper: P.upper?.stack ?? [],
      base: P.base?.stack ?? [],
      isDetached: r || a.has(v) || P.upper?.isHiding === !0,
      hidden: $
    };
    yield* Ix(C, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Gt(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function MN({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var AN = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function $x(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Sx(e) {
  let { mode: t, mtimeMs: n } = Px(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function Bx() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Mx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(i)).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Ex(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = Xf(0, f, { excludes: t, most: o });
      o -= l.members.length + l.removed.length, r.push({ ...f, changes: l });
    }
  }
  return r;
}
function Xf(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = xx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Ox(c, { detached: i, hasOwnFiles: s, ...a });
}
function In({ changes: e }) {
  let { members: t, removed: n, isTopChanged: r } = e;
  return t.length > 1 || n.length > 0 || r;
}
function Ia({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function Ax(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - TN(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function TN(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var Tx = 4096;
function Rx(e, t) {
  let n = t.map(({ image: { root: r }, changes: { members: o, removed: i, bytes: s } }) => ({ root: r, size: s + Tx * (o.length + i.length) }));
  return Fx(e, n);
}
function Cx(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Fx(e, t).merged.length === 0;
}
function Fx(e, t) {
  let n = e.filter(qo).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + Tx * s })), r = e.length - Ax(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function _x({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(In)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = Jt(u, "bytes") + Jt(c, "bytes") - Jt(a(r), "bytes");
    return lx(i, s, Go([...u, ...f]) + Jt(c, "deadBytes") - l);
  }, e);
}
function Jt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Nx(e) {
  let { base: t, mounts: n, baseLayers: r, timeline: o, onPlan: i } = e;
  try {
    let s = await CN(n, e), { excludes: a } = Do([e.scratch, ...s], e.selection), c = fx(t.index.files), u = await o.during("compare", () => Mx(n, { excludes: a, most: c }));
    _N(s, u);
    let f = Rx(r, u.filter(In));
    i(f);
    let l = await o.during("compare", async () => RN(u, f, a));
    return { plan: f, compared: u, packed: l.filter(In) };
  } finally {
    await n.release();
  }
}
function RN(e, { merged: t }, n) {
  return e.map((r) => {
    let o = t.filter(({ root: i }) => i === r.image.root).length;
    return o === 0 ? r : { ...r, changes: Xf(o, r, { excludes: n, most: 1 / 0 }) };
  });
}
function CN({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(FN), excludes: t.excludes, signal: r });
}
function FN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function _N(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as NN, readdirSync as LN, realpathSync as Lx } from "node:fs";
import { join as Ko } from "node:path";
function Dx(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? HN(e, i, t, n) : DN(r, o, t, n);
}
async function DN(e, t, n, r) {
  let o = await dr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = sr({ dir: t, rights: o, signal: r });
  return {
    directories: WN(t, e, n),
    body: $f(t, e, r),
    async layersOf(s) {
      return await (await wa(t)).close(), (await i.mountAll(jN(s, e), `base-${s.root ?? "all"}`)).map((c) => Ko(t, c));
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Lc(s, c, { rights: o, signal: r });
      return a && (await Lc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function WN(e, { segments: t }, n) {
  let r = ma(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Wx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Ux(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? UN(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Wx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Ux({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Lx(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function UN(e) {
  let t = Ko(e, "empty");
  return NN(t, { recursive: !0 }), t;
}
function jN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function zN(e) {
  let t = LN(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [Ko(e, "base")] : t.map((n, r) => Ko(e, `l${r}`));
}
async function HN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = $r(n, i), a = X().filter(({ source: l }) => l === rr), c = /* @__PURE__ */ new Map();
  Wx(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = Ux(l, {
      point: Lx(l.path, "latin1"),
      source: rr
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: Ko(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: Bf(e, t, i),
    layersOf: async (l) => zN(f(l)),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as qN } from "node:fs";
import { Readable as GN } from "node:stream";
function jx(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, Zr(a)),
    reuse: {
      reusedBytes: j({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (c) => r.during("pack", () => JN(e, a, { write: c, signal: o }))
  };
}
async function JN({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await hn(e.read(s, j({ segments: c })), a);
  let u = async (f, l) => {
    let m = j({ segments: c }), p = Un(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await hn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, qN(f, { highWaterMark: B }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, GN.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var Gx = N(Hx(), 1);
import { stat as QN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as KN } from "node:fs";
async function qx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : XN(o), c = ZN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await xo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var VN = 2 ** 32 - 1;
function XN(e) {
  let { mode: t, mtimeMs: n } = KN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), VN);
  return { options: ["-root-mode", (t & 511).toString(8), Ig], topSeconds: r };
}
async function* ZN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield We({ ...YN, name: i });
  if (t.length === 0) {
    yield Te;
    return;
  }
  yield* Dt(o, (i) => {
    let s = ne([Es(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var YN = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function Jx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, Gx.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = fu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Kx(e) {
  let { frame: t, bytes: n } = Qh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Vx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Ia(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await qx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await QN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function Xx(e) {
  let { dir: t, remove: n } = be(G());
  try {
    let { contents: r, copied: o } = await tL(eL(e), { ...e, scratch: t });
    return jx(r, o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof Zt || r instanceof An) throw r;
    await e.draft, x(`${Of}: ${S(r)}`);
    return;
  }
}
function eL({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return ux(e.size), Wf(r, r), r;
}
async function tL(e, t) {
  let n, r = (o) => n ??= nL(j({ segments: o }), t);
  Cx(e) && r(e);
  try {
    let o = await rL(e, r, t);
    return { contents: o, copied: await r(o.kept) };
  } catch (o) {
    throw await n?.then(({ undo: i }) => i()), o;
  }
}
function nL(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % B, i = n.then((s) => r.during("copy", () => s.copyFrom(t.entry, o)));
  return i.catch(() => {
  }), i;
}
async function rL(e, t, n) {
  let { index: r } = n.base, o = await Dx(n.base, n.matches, n.signal), i = ({ kept: h }) => t(h), { plan: s, compared: a, packed: c } = await Nx({ ...n, mounts: o, baseLayers: e, onPlan: i });
  await n.draft;
  let u = _x(s, { compared: a, packed: c }), f = await Jx(o.body, r), l = await oL(c, n), m = l.map(({ layer: h }) => h), p = [
    ...f.slice(0, u.filter(qo).length),
    ...l.map(({ removed: h }) => h)
  ];
  Wf(e, [...u, ...m.map((h) => ({ ...h, kind: "delta" }))]);
  let d = a.filter(In).map(({ changes: h }) => h);
  return {
    mountedBody: o.body,
    kept: u,
    merged: s.merged.length,
    layers: m,
    removals: p.length > 0 ? Kx(p) : void 0,
    files: Math.max(0, r.files + Jt(d, "moreFiles")),
    bytes: Math.max(0, r.bytes + Jt(d, "bytes") - Jt(d, "deadBytes")),
    skipped: a.flatMap(
      ({ changes: h, ...y }) => h.skipped.map((w) => Ia(y, w))
    )
  };
}
async function oL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  yr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = T(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Vx(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function Zx(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Ef(te(), a)) && Sn(await ra(e, r)) && !aL(n, t);
}
var iL = 4e3, sL = 64 * 1048576;
function aL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Ut(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > iL || r > sL) return !1;
  }
  return !0;
}
function Yx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Mr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function Qx(e, t) {
  let n = be(G());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => cL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function cL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: J }) => ({ path: b(J) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: J }) => !d.includes(J)), { excludes: y } = Do([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let J of Ut(h, y, [], v)) ;
  let P = i.image ? Ut(h, y, w) : s.watch(h, (J) => Ut([J], y, w, v)), E = c.items("walk", P), $ = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, C = { workspace: te(), level: t.compressionLevel }, [z] = await Promise.all([
    c.during("pack", () => i.pack({ ...$, ...C })),
    i.image && p ? m() : void 0
  ]);
  return z;
}

// src/job/save/save-entry.ts
async function eS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await Zx(t, e), m = await Ro(t, f, l), p = Yx(i, t, { tools: m, hasImages: l });
  if (s.isArchive && !p.image)
    return x(Pa(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [d = ""] = p.versions(t, m), h = { scope: o, version: d, key: re(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: we(r).read, signal: f }, w = u.during("reserve", () => uL(h, i));
  w.catch(() => {
  });
  let v = await lk(s, { ...y, version: d, timeline: u }), P = Br({ step: "save", outcome: "saved", key: n, store: i.label }, t), E = a ? wx() : void 0, $ = async () => {
    await E?.check(), await pk(s, y);
  }, C;
  try {
    C = (v && await Xx({ ...e, base: v, draft: w, tools: m })) ?? Qx(await w, { ...e, tools: m, format: p, changeWatch: E }), lL(e);
    let J = await mx({ ...e, name: h, format: p, findings: P, body: C, check: $ });
    if (J !== "published") return J === "nothing";
  } catch (z) {
    if (z instanceof Zt)
      return x(jf(n, s)), !0;
    throw f.throwIfAborted(), Object.assign(P, { outcome: "failed", trouble: S(z) }), await To(P, u, t.summary), z;
  } finally {
    C?.close(), await v?.entry.close(), await w.then(
      ({ discard: z }) => z(),
      () => {
      }
    );
  }
  return x("Cache saved successfully"), i.isHere && fL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(Jv(i, { ...h, key: n }, t.rolling)), await To(P, u, t.summary), !0;
}
async function uL(e, t) {
  let n = await t.create(e);
  if (!n) throw new Zt();
  return n;
}
function fL({ label: e }) {
  x(`Saved in the ${e}`), cm() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function lL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, G(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as ML, fstatSync as AL, lstatSync as TL, openSync as RL, readSync as CL } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as mL } from "node:fs";
import { setImmediate as pL } from "node:timers/promises";
var dL = 64;
async function Zf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of hL(u + l)) {
        let p = m.isDirectory();
        if (p ? rt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % dL > 0 || (await pL(), n.throwIfAborted());
    }
  }
}
function hL(e) {
  try {
    return mL(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var yL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function at(e) {
  return !yL.test(e);
}
function $a(e, t) {
  return (n) => gL(n, t).some(e);
}
function Ie(e, t) {
  return $a(({ key: n, value: r }) => e.test(n) && at(r), t);
}
function gL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: tS(i), value: tS(r.slice(o + 1).trim()) }];
  });
}
function tS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Yf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => at(n));
}
function Vo(e) {
  return (t) => wL(t).some((n) => at(n.value) && e(n));
}
function wL(e) {
  let t = [], n = [{ value: bL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function bL(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Qf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ba(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var oS = N(rS(), 1), vL = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, kL = [
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
], xL = new RegExp(`\\b(?:${kL.map(({ source: e }) => e).join("|")})`);
function Ma(e) {
  return [...e.matchAll(vL)].some(([, r = "", o]) => PL(r) === o) || xL.test(e);
}
var SL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function PL(e) {
  let t = "";
  for (let n = (0, oS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${SL[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var iS = Ie(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), el = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Xo(
      Ie(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ba(e, /:_authToken" "?([^\s"]+)/g).some(at)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Ie(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: EL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Vo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: iS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: sS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Xo(Ie(/^password$/, "="), Ie(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Yf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Ie(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ba(Qf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => at(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Ie(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Ie(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Ie(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: $a(OL, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Vo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ba(Qf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(at)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Vo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && sS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Ie(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Xo(
      Vo(({ key: e }) => e === "token"),
      Ie(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Ie(/^(?:oauth_token|token)$/, ":")
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
    has: Xo(Yf, $a(IL, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Xo(Ma, iS),
    isCommon: !0
  }
];
function Xo(...e) {
  return (t) => e.some((n) => n(t));
}
function EL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && at(n[o + 1] ?? ""));
}
function OL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && at(r);
}
function IL({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && at(n);
}
var $L = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, BL = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function sS(e) {
  return [...e.matchAll($L)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(BL)
  );
}

// src/files/secrets/find.ts
async function aS(e) {
  let t = [];
  return await Zf(e, lS, (n, { path: r }) => {
    let o = uS(n, r);
    o && t.push(o);
  }), tl(t);
}
function* cS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Co(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !lS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = uS(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return tl(n);
}
function uS(e, t) {
  let n = FL.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && zL(e, t))
  ), r = n.length > 0 ? qL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ma(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function fS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Zf(t, () => !0, (i) => {
    let s = TL(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(mS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), tl([...r.values()]);
}
function tl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var FL = el.map((e) => ({ ...e, pattern: new RegExp(`/${nl(e.files)}$`, "i") })), _L = el.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [NL = [], LL = []] = [!0, !1].map(
  (e) => _L.filter((t) => t.startsWith("*") === e)
), DL = new RegExp(`^${nl(LL)}$`, "i"), WL = new RegExp(`${nl(NL.map((e) => e.slice(1)))}$`, "i");
function lS(e) {
  return DL.test(e) || WL.test(e);
}
function nl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var UL = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, jL = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function zL(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return UL.test(e.slice(o)) || jL.test(e.slice(t.length));
}
var HL = 64 * 1024;
function qL(e) {
  let t;
  try {
    t = RL(g(e), Ne);
    let n = AL(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), HL)), o = CL(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? mS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && ML(t);
  }
}
function mS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function hS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(dS(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await aS(r);
      if (e === "warn")
        return n(o, pS), [];
      if (e === "refuse" && o.length > 0)
        throw new An(`there are secrets in ${dS(o)}. ${yS}, or set \`secrets: skip\``);
      let i = await fS(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(gS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* cS(r, o), pS);
      else for (let i of r) yield* o(i);
    }
  };
}
function pS(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${yS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var yS = "Remove them, or exclude them by lines of `path` that begin with `!`", GL = 5;
function dS(e) {
  let t = e.slice(0, GL).map((r) => `${JL(gS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function gS({ path: e }) {
  return g(e).toString();
}
function JL(e) {
  let t = ct(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function wS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Me(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = we(s), m = l ?? gh(t, s) ?? KL(t) ?? (a && yf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = ta(), d = i && ee(c.keyIn(i.name), e), h = a && d && await Hv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = pa(t), w = () => p.during("find", () => la(y)), v = await w();
  if (v.length === 0) return Uf(y);
  let P = Or(Ir(t, s, r)), E = hS(t), $ = (C, z) => {
    let J = { selection: y, matches: C, secretCheck: E, isOutdated: z, ...o };
    return eS({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...J, timeline: p, signal: r });
  };
  if (!a?.merges) await $(v, async () => !1);
  else {
    let C = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: r };
    await hx({ ...C, find: w, save: $ });
  }
}
function KL({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var rl = "Failed to save: ";
async function bS(e) {
  Ve(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await ol(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var VL = 2;
async function ol(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (!oa(Me())) return;
  let o = Object.keys(t ?? {}), i = await (t && o.length > 0 ? ns(t) : ts(e));
  for (let f of o)
    i.some((l) => l.name === f) || D(
      `The cache ${f} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let s = async (f) => {
    try {
      await XL(f, t?.[f.name] ?? {}, { onlyUnchanged: n, later: r, signal: e });
    } catch (l) {
      if (f.name === "") throw l;
      e.throwIfAborted(), At(l, rl);
    }
  }, a = _f(VL), c = i.map((f) => a(() => Fn(f, () => s(f)))), u = await Promise.allSettled(c);
  for (let f of u) if (f.status === "rejected") throw f.reason;
}
async function XL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(Pa(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && dp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await rs(e, n.signal)) === "none") return;
  if (W("key") === "") return _n("Key is not specified.");
  let c = is(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new A(f);
  await wS(u, c, t, n);
}

// src/job/end/post.ts
async function vS(e) {
  let t = [];
  try {
    await ol(e, { states: xs(), later: t });
  } finally {
    await Js(), await Promise.all(t);
  }
}

// src/job/restore/restore.ts
async function il(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ks(n);
  let r = { run: Me(), states: n, mayPostSave: t, signal: e }, o = oa(r.run);
  if (!o && W("install") === "") return;
  let i = await ts(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = Dp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await Fk(a, r) : a.map(YL);
  if (await sx(c.flatMap(ZL), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-53FD2GQY.js");
  await u(c, s, r);
}
function ZL({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function YL({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var QL = {
  restore: il,
  "restore-only": (e) => il(e, { mayPostSave: !1 }),
  post: vS,
  save: bS,
  unmount: Js
};
function bre(e) {
  return _k(QL[e], (t) => {
    e.startsWith("restore") && t instanceof A ? om(S(t)) : At(t, ["post", "save"].includes(e) ? rl : "");
  });
}

export {
  M as a,
  _ as b,
  eD as c,
  N as d,
  $n as e,
  Bn as f,
  _f as g,
  A as h,
  k as i,
  Ce as j,
  Zt as k,
  S as l,
  O as m,
  Ve as n,
  $e as o,
  Rn as p,
  ee as q,
  Qo as r,
  pl as s,
  Dr as t,
  yl as u,
  gl as v,
  Na as w,
  _D as x,
  ND as y,
  jS as z,
  ge as A,
  It as B,
  q as C,
  H as D,
  La as E,
  T as F,
  cD as G,
  ct as H,
  Wr as I,
  $t as J,
  AS as K,
  ti as L,
  ic as M,
  W as N,
  tm as O,
  Be as P,
  mi as Q,
  om as R,
  D as S,
  x as T,
  tn as U,
  im as V,
  _n as W,
  G as X,
  qr as Y,
  am as Z,
  ac as _,
  u2 as $,
  f2 as aa,
  l2 as ba,
  m2 as ca,
  Me as da,
  U as ea,
  ce as fa,
  ZP as ga,
  AU as ha,
  ao as ia,
  Oi as ja,
  l0 as ka,
  Jr as la,
  m0 as ma,
  pc as na,
  se as oa,
  _e as pa,
  ae as qa,
  d2 as ra,
  me as sa,
  hi as ta,
  Ze as ua,
  B as va,
  Ye as wa,
  Qe as xa,
  j as ya,
  Yr as za,
  w0 as Aa,
  to as Ba,
  eu as Ca,
  WI as Da,
  lh as Ea,
  we as Fa,
  ph as Ga,
  zI as Ha,
  dh as Ia,
  Bm as Ja,
  tt as Ka,
  _m as La,
  lt as Ma,
  Hn as Na,
  Um as Oa,
  V as Pa,
  ki as Qa,
  Le as Ra,
  J0 as Sa,
  K0 as Ta,
  K2 as Ua,
  V2 as Va,
  Hm as Wa,
  X2 as Xa,
  qm as Ya,
  Q0 as Za,
  Km as _a,
  Vm as $a,
  Y2 as ab,
  Q2 as bb,
  Xm as cb,
  oW as db,
  aW as eb,
  xi as fb,
  ye as gb,
  mt as hb,
  Si as ib,
  qn as jb,
  gW as kb,
  b as lb,
  g as mb,
  ne as nb,
  wy as ob,
  Ms as pb,
  tg as qb,
  Gn as rb,
  nt as sb,
  be as tb,
  Yn as ub,
  ty as vb,
  mu as wb,
  cq as xb,
  an as yb,
  dt as zb,
  Oc as Ab,
  xr as Bb,
  dr as Cb,
  af as Db,
  up as Eb,
  RP as Fb,
  dp as Gb,
  Lk as Hb,
  Dk as Ib,
  qe as Jb,
  Nv as Kb,
  la as Lb,
  Jn as Mb,
  yp as Nb,
  Ep as Ob,
  jw as Pb,
  Or as Qb,
  Ir as Rb,
  Xv as Sb,
  pq as Tb,
  sy as Ub,
  ay as Vb,
  dn as Wb,
  Ut as Xb,
  c7 as Yb,
  Dp as Zb,
  Fk as _b,
  Ck as $b,
  _k as ac,
  bre as bc
};
