import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Cx = Object.create;
var Uf = Object.defineProperty;
var Fx = Object.getOwnPropertyDescriptor;
var _x = Object.getOwnPropertyNames;
var Nx = Object.getPrototypeOf, Lx = Object.prototype.hasOwnProperty;
var Wf = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), jf = (e) => {
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
};
var Dx = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of _x(t))
      !Lx.call(e, o) && o !== n && Uf(e, o, { get: () => t[o], enumerable: !(r = Fx(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Cx(Nx(e)) : {}, Dx(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Uf(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Sn = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && jf("Object expected");
    var r, o;
    n && (r = t[Wf("asyncDispose")]), r === void 0 && (r = t[Wf("dispose")], n && (o = r)), typeof r != "function" && jf("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Pn = (e, t, n) => {
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
var qf = _((eL, va) => {
  va.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  va.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var rl = _((lL, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var cl = _((EL, al) => {
  al.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var ul = _((OL, Ho) => {
  Ho.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ho.exports.ok = Ho.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Zl = _((lD, ic) => {
  ic.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ic.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var am = _((BD, sm) => {
  sm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Am = _((m2, dc) => {
  dc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  dc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var op = _((dW, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var dp = _((TW, pp) => {
  pp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Pp = _((VW, vc) => {
  vc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  vc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var pd = _((kU, md) => {
  md.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Bd = _((h4, Dc) => {
  Dc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Dc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Hd = _((N4, zd) => {
  zd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Gd = _((L4, qd) => {
  qd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var wh = _((bz, gh) => {
  gh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Eh = _((zz, Ph) => {
  Ph.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Nh = _((fH, _h) => {
  _h.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var zh = _((SH, nu) => {
  nu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  nu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Qh = _((AH, Yh) => {
  Yh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var ty = _((RH, ey) => {
  ey.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var gy = _((aq, yy) => {
  yy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var Ay = _((Gq, My) => {
  My.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Ky = _((L3, Jy) => {
  Jy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var wg = _((T6, gg) => {
  gg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var Fg = _((hG, Cg) => {
  Cg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Ug = _((UG, vu) => {
  vu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  vu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var bw = _((zJ, $u) => {
  $u.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $u.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var jw = _((K5, Ww) => {
  Ww.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var wb = _((YK, Lu) => {
  Lu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Lu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Lb = _((N8, ju) => {
  ju.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ju.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Yb = _((fV, Ju) => {
  Ju.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ju.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var tv = _((bV, qs) => {
  qs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  qs.exports.ok = qs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var iv = _((xV, Js) => {
  Js.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Js.exports.ok = Js.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var sv = _((SV, Ks) => {
  Ks.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ks.exports.ok = Ks.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var cv = _((CV, ef) => {
  ef.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ef.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var ck = _((OZ, vf) => {
  vf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  vf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var rx = _((fQ, nx) => {
  nx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var yx = _((bee, hx) => {
  hx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/system/failure.ts
var T = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, En = class extends Error {
  name = "UnknownEntry";
}, Re = class extends Error {
  name = "UnverifiedEntry";
}, On = class extends Error {
  name = "NameTaken";
}, In = class extends Error {
  name = "SecretFound";
}, $n = class extends Error {
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
function qe(e) {
  return e.toLowerCase() === "true";
}
function Ie(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new T(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Bn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new T(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function ba(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}
function Hf(e, t) {
  let [n = ""] = t.toSorted((r, o) => zf(e, r) - zf(e, o));
  return n;
}
function zf(e, t) {
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
var Lo = N(qf(), 1), Gf = 10, No = 512;
function xa(e) {
  if (e.length > Gf) return `Key Validation Error: Keys are limited to a maximum of ${Gf}.`;
  for (let t of e) {
    if (t.length > No)
      return `Key Validation Error: ${t} cannot be larger than ${No} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Do(e) {
  let t = (0, Lo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Jf(e, t) {
  for (let n of e) {
    let r = ka(t.filter((o) => o.key === n)) ?? ka(t.filter((o) => ee(o.key, n))) ?? ka(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ka(e) {
  return e.toSorted(Sa)[0];
}
function Sa(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Kf = 225, Wx = 160;
function Tr(e) {
  let t = Yf(e) || "%";
  return t.length <= Kf ? t : `${Xf(e)}~${(0, Lo.createHash)("sha256").update(e).digest("hex")}`;
}
function Vf(e) {
  let t = Tr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Qf(n)
  );
  return t.length <= Kf ? t : `~${(0, Lo.createHash)("sha256").update(e).digest("hex")}`;
}
function Xf(e) {
  return Yf(e).slice(0, Wx);
}
function Zf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Xf(r).toLowerCase()));
}
function Pa(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Yf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Qf);
}
function Qf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as jx, win32 as Vt } from "node:path";
function It(e) {
  return e !== "win32" ? jx : {
    basename: Vt.basename,
    dirname: (t) => H(Vt.dirname(t), e),
    isAbsolute: Vt.isAbsolute,
    join: (...t) => H(Vt.join(...t), e),
    parse: Vt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => H(Vt.relative(t, n), e),
    resolve: (...t) => H(Vt.resolve(...t), e)
  };
}
function H(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Wo, dirname: z, isAbsolute: Ea, join: A, parse: rL, relative: it, resolve: Cr } = It(process.platform);

// src/system/home.ts
import { homedir as Ux, userInfo as zx } from "node:os";
function $t() {
  return el(Ux) ?? Hx();
}
function Hx() {
  return el(() => zx().homedir);
}
var jo = "this user has no home directory; set `HOME`";
function el(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as pS } from "node:async_hooks";
import { tmpdir as dS } from "node:os";
import { join as hS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as nl from "os";

// node_modules/@actions/core/lib/utils.js
function st(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Oa(e) {
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
  let r = new Ia(e, t, n);
  process.stdout.write(r.toString() + nl.EOL);
}
function $a(e, t = "") {
  Bt(e, {}, t);
}
var tl = "::", Ia = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = tl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Gx(o)}`);
        }
    }
    return t += `${tl}${qx(this.message)}`, t;
  }
};
function qx(e) {
  return st(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Gx(e) {
  return st(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var ol = N(rl(), 1);
import * as zo from "fs";
import * as Uo from "os";
function Ma(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!zo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  zo.appendFileSync(n, `${st(t)}${Uo.EOL}`, {
    encoding: "utf8"
  });
}
function Aa(e, t) {
  let n = `ghadelimiter_${ol.randomUUID()}`, r = st(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Uo.EOL}${r}${Uo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as qa from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Jx } from "os";
import { constants as il, promises as Kx } from "fs";
var Ta = function(e, t, n, r) {
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
}, { access: Vx, appendFile: Xx, writeFile: Zx } = Kx, sl = "GITHUB_STEP_SUMMARY";
var Ca = class {
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
    return Ta(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[sl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${sl}. Check if your runtime environment supports job summaries.`);
      try {
        yield Vx(t, il.R_OK | il.W_OK);
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
    return Ta(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Zx : Xx)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ta(this, void 0, void 0, function* () {
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
    return this.addRaw(Jx);
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
}, Yx = new Ca();
var Fa = Yx;

// node_modules/@actions/core/lib/platform.js
import El from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var kl = N(cl(), 1);
import * as _r from "os";
import * as za from "events";
import * as xl from "path";

// node_modules/@actions/io/lib/io.js
var gl = N(ul(), 1);
import * as ke from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Fr from "fs";
import * as Mt from "path";
var _a = function(e, t, n, r) {
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
}, { chmod: Na, copyFile: ll, lstat: qo, mkdir: ml, open: IL, readdir: La, rename: Qx, rm: pl, rmdir: $L, stat: Xt, symlink: dl, unlink: Da } = Fr.promises, Ge = process.platform === "win32";
function hl(e) {
  return _a(this, void 0, void 0, function* () {
    let t = yield Fr.promises.readlink(e);
    return Ge && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var BL = Fr.constants.O_RDONLY;
function Mn(e) {
  return _a(this, void 0, void 0, function* () {
    try {
      yield Xt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function Go(e) {
  if (e = eS(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ge ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Wa(e, t) {
  return _a(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Xt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ge) {
        let o = Mt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (fl(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Xt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ge) {
          try {
            let i = Mt.dirname(e), s = Mt.basename(e).toUpperCase();
            for (let a of yield La(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (fl(n))
          return e;
      }
    }
    return "";
  });
}
function eS(e) {
  return e = e || "", Ge ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function fl(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var Zt = function(e, t, n, r) {
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
function AL(e, t) {
  return Zt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = rS(o), c = (yield Mn(r)) ? yield Xt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? ke.join(r, ke.basename(n)) : r;
    if (!(yield Mn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Xt(n)).isDirectory())
      if (s)
        yield wl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (ke.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield bl(n, u, i);
    }
  });
}
function RL(e) {
  return Zt(this, void 0, void 0, function* () {
    if (Ge && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield pl(e, {
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
function tS(e) {
  return Zt(this, void 0, void 0, function* () {
    (0, gl.ok)(e, "a path argument must be provided"), yield ml(e, { recursive: !0 });
  });
}
function ja(e, t) {
  return Zt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield ja(e, !1);
      if (!r)
        throw Ge ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield nS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function nS(e) {
  return Zt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ge && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(ke.delimiter))
        o && t.push(o);
    if (Go(e)) {
      let o = yield Wa(e, t);
      return o ? [o] : [];
    }
    if (e.includes(ke.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(ke.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Wa(ke.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function rS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function wl(e, t, n, r) {
  return Zt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield tS(t);
    let o = yield La(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield qo(s)).isDirectory() ? yield wl(s, a, n, r) : yield bl(s, a, r);
    }
    yield Na(t, (yield Xt(e)).mode);
  });
}
function bl(e, t, n) {
  return Zt(this, void 0, void 0, function* () {
    if ((yield qo(e)).isSymbolicLink()) {
      try {
        yield qo(t), yield Da(t);
      } catch (o) {
        o.code === "EPERM" && (yield Na(t, "0666"), yield Da(t));
      }
      let r = yield hl(e);
      yield dl(r, t, Ge ? "junction" : null);
    } else (!(yield Mn(t)) || n) && (yield ll(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as iS } from "timers";
var vl = function(e, t, n, r) {
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
}, Jo = process.platform === "win32", Ko = class extends za.EventEmitter {
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
    if (Jo)
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
      let o = n + t.toString(), i = o.indexOf(_r.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + _r.EOL.length), i = o.indexOf(_r.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return Jo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (Jo && this._isCmdFile()) {
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
    return vl(this, void 0, void 0, function* () {
      return !Go(this.toolPath) && (this.toolPath.includes("/") || Jo && this.toolPath.includes("\\")) && (this.toolPath = xl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield ja(this.toolPath, !0), new Promise((t, n) => vl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + _r.EOL);
        let o = new Ua(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Mn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = kl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Sl(e) {
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
var Ua = class e extends za.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = iS(e.HandleTimeout, this.delay, this)));
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
var aS = function(e, t, n, r) {
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
function Pl(e, t, n) {
  return aS(this, void 0, void 0, function* () {
    let r = Sl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new Ko(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var _L = El.platform(), NL = El.arch();

// node_modules/@actions/core/lib/core.js
var Ha;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ha || (Ha = {}));
function Ra(e) {
  Bt("add-mask", {}, e);
}
function Ol(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Il(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ma("OUTPUT", Aa(e, t));
  process.stdout.write(qa.EOL), Bt("set-output", { name: e }, st(t));
}
function $l(e) {
  process.exitCode = Ha.Failure, fS(e);
}
function de(e) {
  Bt("debug", {}, e);
}
function fS(e, t = {}) {
  Bt("error", Oa(t), e instanceof Error ? e.toString() : e);
}
function Bl(e, t = {}) {
  Bt("warning", Oa(t), e instanceof Error ? e.toString() : e);
}
function Vo(e) {
  process.stdout.write(e + qa.EOL);
}
function Ml(e) {
  $a("group", e);
}
function Al() {
  $a("endgroup");
}
function Rl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ma("STATE", Aa(e, t));
  Bt("save-state", { name: e }, st(t));
}
function Tl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Nr(e) {
  return Cl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function lS(e) {
  return Cl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Ga(e) {
  return `<code>${lS(e)}</code>`;
}
function Cl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return mS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var mS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Zo = new pS();
function An(e, t) {
  return Zo.run(e, t);
}
function W(e) {
  return Zo.getStore()?.inputs.get(e.toLowerCase()) ?? Ol(e);
}
function Fl() {
  return Zo.getStore()?.name ?? "";
}
function $e(e, t) {
  let n = Fl();
  Il(n ? `${e}-${n}` : e, t);
}
var _l = Rl, Nl = Tl, Yo = Ra;
function Ll(e) {
  $l(Nr(e));
}
function D(e) {
  Bl(Lr(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Yt(e.stack);
}
function x(e) {
  Vo(Lr(e));
}
function Lr(e) {
  let t = Fl();
  return Nr(t ? `${t}: ${e}` : e);
}
function Yt(e) {
  de(e.split(`
`).map(Nr).join(`
`));
}
function Dl(e, t) {
  Ml(Lr(e));
  for (let n of t) Vo(Nr(n));
  Al();
}
function Rn(e) {
  x(`[warning]${e}`);
}
function Wl() {
  return process.env.GITHUB_STEP_SUMMARY ? Fa : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || dS());
}
function Dr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || hS($t() ?? "/", ".cache"));
}
function jl() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Ul() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function Ja() {
  let e = { ...process.env };
  for (let [n, r] of Zo.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var yS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function oD() {
  return Object.fromEntries(Object.entries(Ja()).filter(([e]) => !yS.test(e)));
}
function iD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function sD() {
  return process.env.RUNNER_NAME ?? "";
}
function aD(e) {
  Object.assign(process.env, e);
}
function Be() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: W("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function zl() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && gS(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function gS(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// node_modules/valibot/dist/index.mjs
var Qo, wS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function ql(e) {
  return !e && !Qo ? wS : {
    lang: e?.lang ?? Qo?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? Qo?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? Qo?.abortPipeEarly
  };
}
var bS;
// @__NO_SIDE_EFFECTS__
function vS(e) {
  return bS?.get(e);
}
var kS;
// @__NO_SIDE_EFFECTS__
function xS(e) {
  return kS?.get(e);
}
var SS;
// @__NO_SIDE_EFFECTS__
function PS(e, t) {
  return SS?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Tn(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function V(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Tn(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ PS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ xS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ vS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function ES(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function Gl(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function Jl(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function he(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ ql())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Kl(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var cD = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Wr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Wr,
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
function Ka(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Ka,
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
function Va(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Va,
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
function Xa(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: Xa,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Tn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Tn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Za(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Za,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Tn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Tn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Ya(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Ya,
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
function Qa(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Qa,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function OS(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: OS,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && V(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var IS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Vl(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function ec(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function at(e, t) {
  return he({
    kind: "schema",
    type: "array",
    reference: at,
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
function tc(e) {
  return he({
    kind: "schema",
    type: "boolean",
    reference: tc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nc(e, t) {
  return he({
    kind: "schema",
    type: "custom",
    reference: nc,
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
function Qt(e, t) {
  return he({
    kind: "schema",
    type: "exact_optional",
    reference: Qt,
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
function Te(e, t) {
  return he({
    kind: "schema",
    type: "literal",
    reference: Te,
    expects: /* @__PURE__ */ Tn(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ ES(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function jr(e, t) {
  return he({
    kind: "schema",
    type: "loose_object",
    reference: jr,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ec(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Vl(s);
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
          for (let i in o) /* @__PURE__ */ Gl(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Je(e) {
  return he({
    kind: "schema",
    type: "number",
    reference: Je,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ce(e, t) {
  return he({
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
            let a = i in o ? o[i] : /* @__PURE__ */ ec(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Vl(s);
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
function ct(e, t) {
  return he({
    kind: "schema",
    type: "optional",
    reference: ct,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ ec(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ei(e, t, n) {
  return he({
    kind: "schema",
    type: "record",
    reference: ei,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ Gl(i, s)) {
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
function Me(e) {
  return he({
    kind: "schema",
    type: "string",
    reference: Me,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Hl(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function Ur(e, t) {
  return he({
    kind: "schema",
    type: "union",
    reference: Ur,
    expects: /* @__PURE__ */ Jl(e.map((n) => n.expects), "|"),
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
        V(this, "type", n, r, { issues: /* @__PURE__ */ Hl(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ Hl(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function rc(e, t, n) {
  return he({
    kind: "schema",
    type: "variant",
    reference: rc,
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
                }, IS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ Jl(u, "|"),
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
function ut(...e) {
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
function Xl(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ ql(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Cn(e, t) {
  let { success: n, issues: [r] = [] } = Xl(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Kl(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Yl = N(Zl(), 1);

// src/system/bytes/chunker.ts
function ti(e) {
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
function Ke(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var $ = 1024 * 1024, Fn = 32;
function zr(e) {
  return Math.ceil(e / $) * Fn;
}
function Ql() {
  let e = ti($), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ve(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ve(...n)), Buffer.concat(t);
    }
  };
}
function sc(e, t, n) {
  let r = n.subarray(t * Fn, (t + 1) * Fn);
  return r.length === Fn && Ve(...e).equals(r);
}
function em(e, { offset: t, length: n }) {
  let r = Xe(t, t + n), o = r[0] * Fn;
  return Ve(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Fn)
  ).toString("hex");
}
function Ve(...e) {
  let t = (0, Yl.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Xe(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var _n = "headstart-2", $S = ["image", "delta"];
function Nn(e, t) {
  return $S.includes(t) ? Math.ceil(e / $) * $ : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function ni({ digests: e, ...t }) {
  return Ve(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Hr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var BS = 407710288, ac = 8, ri = ac + 12, qr = Buffer.from("HEADSTR2"), tm = 36 + qr.length, Gr = ri + tm, cc = 4 * 1024 * 1024, nm = 1024, MS = 512, AS = 1024 ** 4;
function rm({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > cc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ri), i = [e, r, n?.(om(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Gr), c = [BS, a - ac, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ve(o, ...i), u, qr]);
}
var RS = 128 * 1024;
async function Jr(e, t) {
  return CS(await TS(e), e.size, t);
}
async function TS(e) {
  let { size: t } = e;
  if (t < Gr) throw new k(`it has only ${t} bytes`);
  let n = await Hr(e, Math.max(0, t - RS), t);
  if (!n.subarray(-qr.length).equals(qr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - qr.length - 4), o = Gr + zr(Math.min(t, AS)) + cc + nm;
  if (r < Gr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Hr(e, t - r, t);
}
function CS(e, t, n) {
  let r = e.length - tm;
  if (!Ve(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(ac + 4 * d)
  ), a = t - e.length;
  if (!(o === zr(a) && i <= cc && s <= nm && Gr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = ri + o, [f, l] = [
    e.subarray(ri, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), om(f, l));
  let m = FS(l), p = Cn(DS, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return WS(m.segments, a), { ...m, digests: f };
}
function om(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ve(n, e, t);
}
function FS(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Ze = ut(Je(), Qa(), Za(0)), im = ut(Me(), Ya(/^[a-z-]{1,32}$/)), _S = (e) => Number.isSafeInteger(e) && e > 0, NS = ut(
  jr({
    kind: im,
    offset: Ze,
    length: Ze,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: Qt(nc((e) => Array.isArray(e) && e.every(_S))),
    files: Ze,
    bytes: Ze,
    unpackedBytes: Qt(Ze),
    root: Qt(Ze),
    deadBytes: Qt(Ze)
  }),
  Wr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), LS = jr({
  savedAt: ut(Ze, Xa(2 ** 32)),
  times: Me()
}), DS = jr({
  container: Te(_n),
  format: im,
  key: ut(Me(), Va(MS)),
  paths: at(Me()),
  segments: at(NS),
  files: Ze,
  bytes: Ze,
  sources: Qt(LS)
});
function WS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Nn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as jS, constants as US, statSync as zS } from "node:fs";
import { delimiter as HS, isAbsolute as qS, join as GS } from "node:path";
var JS = process.platform === "win32" ? ".exe" : "";
function ft(e) {
  return (process.env.PATH ?? "").split(HS).filter((n) => qS(n)).map((n) => GS(n, `${e}${JS}`)).find(KS);
}
function oi(e) {
  let t = ft(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function KS(e) {
  try {
    return jS(e, US.X_OK), zS(e).isFile();
  } catch {
    return !1;
  }
}
function lt() {
  return { LC_ALL: "C", ...uc(/^(PATH|SystemRoot)$/) };
}
function uc(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var fc = 1e3;
function Ln(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-fc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var lc = N(am(), 1);
import { once as VS } from "node:events";
import { finished as XS } from "node:stream/promises";
var ZS = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function um({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => ZS.test(a)), r = (0, lc.spawn)(e, t, {
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
async function TD({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, lc.spawn)(e, t, { cwd: n, env: { ...r, ...lt() }, detached: s }), c = a[i];
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
    f += l, f.length > cm && u();
  });
  try {
    let [l, m] = await VS(a, "exit");
    if (u(), await XS(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= cm) return f;
    throw Ln(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var cm = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { closeSync as t0, fstatSync as n0, lstatSync as r0, openSync as o0, readFileSync as i0 } from "node:fs";
import { lstat as mm, mkdir as s0, open as a0, readlink as c0 } from "node:fs/promises";
import { dirname as u0, join as pm, relative as f0, resolve as dm, sep as Dn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as YS } from "node:fs";
var { O_RDONLY: QS, O_NOFOLLOW: fm = 0, O_NONBLOCK: e0 = 0 } = YS, Ce = QS | fm | e0, lm = fm !== 0;

// src/system/disk/ownership.ts
async function Ye(e) {
  let t = await mm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  gm(e, t);
}
function ii({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function hm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function ym(e) {
  let t = await a0(e, Ce);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return gm(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function gm(e, { uid: t, mode: n }) {
  if (wm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = dm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function wm(e, t) {
  if (!ii({ uid: t }) && t !== 0) throw new Error(`${dm(e)} belongs to another user`);
}
async function bm(e, t) {
  for (let n of vm(e, t)) await Ye(n);
}
async function mt(e, t) {
  for (let n of vm(e, t))
    await s0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await Ye(n);
}
function vm(e, t) {
  let n = f0(e, t).split(Dn);
  return n.map((r, o) => pm(e, ...n.slice(0, o + 1)));
}
var l0 = 40;
async function Wn(e) {
  if (!process.geteuid) return;
  let t = e.split(Dn), n = 0, r = Dn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? u0(r) : pm(r, o), s = await mm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (wm(i, s.uid), ++n > l0) throw new Error(`${e} has too many links`);
    let a = await c0(i);
    a.startsWith(Dn) && (r = Dn), t.unshift(...a.split(Dn));
  }
}
function jn(e, t) {
  let n = (o) => o?.isFile() === !0 && ii(o) && o.size <= t;
  if (!n(r0(e, { throwIfNoEntry: !1 }))) return;
  let r = m0(e);
  if (r !== void 0)
    try {
      return n(n0(r)) ? i0(r) : void 0;
    } finally {
      t0(r);
    }
}
function m0(e) {
  try {
    return o0(e, Ce);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as w0, rmSync as Em } from "node:fs";
import { join as b0 } from "node:path";

// src/system/disk/space.ts
import { statfsSync as p0 } from "node:fs";
import { statfs as d0 } from "node:fs/promises";

// src/system/units.ts
function si(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function km(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function se(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var h0 = 0.05, y0 = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, g0 = 20;
async function xm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await d0(e), s = (c, u) => Math.floor(Math.min(u * h0, y0[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function en(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? Sm(t) : e;
}
async function Un(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw en(i, t);
  });
  if (o !== Ke(n)) throw Sm(t);
}
function Sm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = p0(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function Qe(e, t) {
  let n = await xm(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Kr(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await xm(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, g0);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var mc = /* @__PURE__ */ new Set();
function Pm() {
  for (let e of mc) Em(e, { recursive: !0, force: !0 });
}
function v0(e) {
  try {
    return w0(b0(e, "headstart-"));
  } catch (t) {
    throw en(t, e);
  }
}
function ye(e) {
  process.listeners("exit").includes(Pm) || process.on("exit", Pm);
  let t = v0(e);
  mc.add(t);
  let n = () => {
    Em(t, { recursive: !0, force: !0 }), mc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as k0 } from "node:async_hooks";
import { subscribe as x0, unsubscribe as S0 } from "node:diagnostics_channel";
var P0 = 6e4;
async function tn(e, t, n) {
  return pt({ path: oi(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = P0, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), f = await pc(e, { ...i, signal: u });
    if (f.exitCode !== null && r.includes(f.exitCode)) return f.stdout;
    throw Ln(e.path, f, f.stderr.toString());
  } finally {
    clearTimeout(c);
  }
}
var Om = new k0();
async function pc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = lt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Om.getStore() === m && (f = d.process, process.nextTick(() => {
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
  x0(Im, m), o.addEventListener("abort", l);
  try {
    let d = await Om.run(m, () => Pl(E0(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    S0(Im, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Im = "child_process";
function E0(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as O0 } from "node:fs";
async function $m(e, t = !0) {
  let n = async (s) => {
    let a = t ? ft(s) : void 0;
    return a && await I0(a, e) && a;
  }, [r, o, i] = await Promise.all([
    $0(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: ft("zstd"), mksquashfs: o, unsquashfs: i };
}
async function I0(e, t) {
  let n = await Mm("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function $0(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = ft(t), r = n && (B0(n) ?? M0(await Mm("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Bm = { "GNU tar": "gnu", bsdtar: "bsd" };
function B0(e) {
  try {
    let t = O0(e);
    return Object.entries(Bm).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Mm(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function M0(e) {
  return Object.entries(Bm).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var Rm = N(Am(), 1);
import { globSync as A0, lstatSync as R0, readFileSync as T0 } from "node:fs";
function Tm({ directories: e, marks: t }) {
  let n = (0, Rm.createHash)("sha256");
  for (let r of e)
    for (let o of A0(t, { cwd: r }).sort()) {
      let i = A(r, o);
      n.update(JSON.stringify([r, o])), R0(i, { throwIfNoEntry: !1 })?.isFile() && n.update(T0(i));
    }
  return n.digest("hex");
}

// src/stores/transfer/limits.ts
var Cm = (e) => Math.min(24, 3 * e);
function Fm(e) {
  return e * (1 + Math.random() / 4);
}
function _m(e) {
  return Math.random() * Math.min(4e3, e);
}
var Vr = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Nm = {
  ...Vr,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, y2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, g2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/system/bytes/buffer-pool.ts
function Rt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function zn(e = 1024 * 1024) {
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
async function k2({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function ai(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/stores/transfer/http-contract.ts
async function Lm(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var J = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, ci = class extends J {
  constructor(t, n) {
    super(`${Fe(t)}: it sends next to nothing for ${hc(n)}`, "resume");
  }
};
function hc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Fe(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Dm(Dm(n));
}
function Dm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var F0 = "the server fails or is overloaded; try again later", _0 = "the server does not support this request", Xr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Wm = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Xr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Xr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Xr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Xr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Xr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function O2(e, t) {
  if (e instanceof J) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return jm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Wm[r] ?? ["the connection failed", "retry"];
  return new J(`${Fe(t)}: ${o} (${r})`, i);
}
function I2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Wm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new J(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function jm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new J(`${Fe(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function $2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new J(`${Fe(t)}: ${n} (${e})`, "none");
}
async function Um({ status: e, headers: t, body: n }, r) {
  if (e === 407) return jm(e, r);
  let o = await W0(n), [i, s] = N0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? j0(t["retry-after"]) : 0;
  return new J(`${Fe(r)}: ${i} (${a})`, s, c);
}
function N0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${L0(n)}; use that as endpoint`, "none"] : e === 501 ? [_0, "none"] : e === 408 || e === 429 || e >= 500 ? [F0, "slow-down"] : ["it refuses the request", "none"];
}
function L0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var D0 = 4096;
async function W0(e) {
  let t = [];
  return await Lm(D0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function j0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as G0 } from "node:timers/promises";
async function zm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : _m(i * 2 ** (s - 1)), l = u.retryAfterMs && Fm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await J0(Math.max(l, f), n);
    }
}
function T2(e) {
  return e instanceof ci ? 2 : 1;
}
async function J0(e, t) {
  e > 0 && await G0(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function Hm(e) {
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
    place: () => o === void 0 ? "the store" : Fe(o)
  };
}
function qm(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Gm(e) {
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
async function Km(e, t) {
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
    onHead: (l, m) => Jm(l) ? K0(l, m, e, t) : void 0
  });
  if (!Jm(f)) throw await Um(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var Jm = ({ status: e }) => e === 200 || e === 206;
function K0(e, t, n, r) {
  let { url: o } = r.signed;
  Z0(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (V0(e, n, r), r.queue.widen(n)) : X0(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function V0({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Vm(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function X0({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!Vm(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function Vm(e, t) {
  return e === void 0 || e === String(t);
}
function Z0({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new J(`${Fe(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function Xm(e, t) {
  let n = Q0(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await eP(e, t);
    } catch (i) {
      if (i instanceof J && i.recover === "await-whole" && t.begun && await ai(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await zm(n, o);
}
function Q0(e, t) {
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
      if (!(a instanceof J) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function eP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Km(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof J) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof J && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function Zm(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Fe(o)}: it sends one part much more slowly than others`, u = () => a.abort(new J(c, "resume")), [f, l] = [performance.now(), r.position];
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
function Ym(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Qm({ start: e, end: t }, n) {
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
function nn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function ep(e, t, n) {
  let { memory: r = zn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Nm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => tP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* tP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = nP(t, n, s), c = oP(t, n), u = { ...rP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new J(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) Xm(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await ai(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function nP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Qm(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Ym(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function rP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Hm(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Gm(i),
    hedge: Zm(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Cm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function oP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = nn(n, t - e), a = nn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${hc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function tp(e) {
  let t = Ie(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Bn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Bn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Ie(e, "rolling-branches", ["default", "all"]),
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
function rp(e) {
  let t = uP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw ui("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: sP(e("bucket")),
    prefix: aP(e("prefix")),
    region: cP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !iP(t) : n === "true",
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
function iP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function sP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw ui("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var np = 256;
function aP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= np) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${np} in all`;
  throw ui("prefix", e, r);
}
function cP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw ui("region", e, "must be the name of a region, such as eu-west-1");
}
function uP(e) {
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
function ui(e, t, n) {
  return new T(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var rn = N(op(), 1);
var ip = 32, fP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function ap(e) {
  let t = sp(e("signing-key")).map(lP), n = sp(e("verify-key")).map(mP);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key` or `verify-key` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(pP), ...n] };
  }
}
function yW(e) {
  return [e("signing-key"), e("verify-key")].some((t) => Zr(t).length > 0);
}
function cp(e) {
  return Zr(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function sp(e) {
  let t = Zr(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(fP))
    n.push(...Zr(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Zr(t.slice(r))];
}
function Zr(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function lP(e) {
  if (e.startsWith("-----")) {
    let r = up(e, "PRIVATE KEY", rn.createPrivateKey);
    if (r) return r;
    throw new T("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= ip) return (0, rn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${ip}: ${n}.`
  );
}
function mP(e) {
  let t = up(e, "PUBLIC KEY", rn.createPublicKey);
  if (t) return t;
  throw new T(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function up(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function pP(e) {
  return e.type === "secret" ? e : (0, rn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Yr(e, t) {
  let n = qe(e("save-always")), r = Ie(e, "store", ["auto", "github", "s3", "local"]), o = rp(e);
  if (r === "s3" && o.bucket === "") throw new T("Input `bucket` is required with `store: s3`.");
  return {
    key: ba(e, "key"),
    restoreKeys: fi(e("restore-keys")),
    paths: fi(ba(e, "path")),
    crossOs: qe(e("enableCrossOsArchive")),
    failOnMiss: qe(e("fail-on-cache-miss")),
    lookupOnly: qe(e("lookup-only")),
    store: r,
    localDir: gP(e("local-dir"), t),
    s3: o,
    stash: { ...wP(e("stash"), t), maxBytes: bP(e("stash-size")) },
    concurrency: Bn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: yP(e("part-size")),
    mode: Ie(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Ie(e, "ramdisk", ["off", "auto", "on"]),
    verify: Ie(e, "verify", ["auto", "always"]),
    format: Ie(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : dP(e),
    jobStatus: e("job-status"),
    secrets: Ie(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: qe(e("source-times")),
    compressionLevel: Bn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Ie(e, "summary", ["auto", "true", "false"]),
    rolling: tp(e),
    signing: ap(e)
  };
}
function dP(e) {
  let t = Ie(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function fi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var hP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function fp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (hP[n] ?? Number.NaN);
}
function yP(e) {
  if (e === "") return 8 * 1048576;
  let t = fp(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new T(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function gP(e, t) {
  return e === "" ? A(t, "headstart") : Cr(lp("local-dir", e));
}
function lp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new T(`Input \`${e}\` is '${t}', and ${jo}.`);
  return `${r}${n.slice(1)}`;
}
function wP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = lp("stash", e);
  if (Ea(r)) return { use: "on", dir: Cr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function bP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = fp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function mp(e, t) {
  let n = W(e), r = fi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new T(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Cr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as PO, realpathSync as EO, rmdirSync as OO, symlinkSync as Li, utimesSync as IO, writeFileSync as $O } from "node:fs";
import { dirname as $d, join as _t } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as vP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var kP = /[\u0080-\u00ff]/, xP = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!kP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return xP.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function F(e, t) {
  return e === t || e.startsWith(yt(t));
}
function yt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function Z(e) {
  return vP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var vp = N(dp(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as SP, renameSync as PP, rmdirSync as EP } from "node:fs";
function ue(e, t) {
  MP(
    () => PP(e, t),
    () => !hp(t)
  );
}
function Hn(e, t) {
  let n = process.platform === "win32";
  n && OP(t);
  try {
    return ue(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && hp(t)) return !1;
    throw r;
  }
}
function OP(e) {
  try {
    EP(e);
  } catch {
  }
}
function hp(e) {
  return SP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var IP = ["EPERM", "EBUSY", "EACCES"], $P = 200, BP = new Int32Array(new SharedArrayBuffer(4));
function MP(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, $P)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && IP.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(BP, 0, 0, i);
  }
}

// src/files/journal-step.ts
var yp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function li(e) {
  let t = e;
  return yp[e.do].map((n) => t[n]);
}
function gc(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(wp(i, o))}
`).join("");
}
function gp(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = AP(b(Wo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Cn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return wp(a, r);
  });
}
function wp(e, t) {
  let n = li(e), r = yp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function AP(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => ut(
    Me(),
    Wr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = Me(), a = ut(Je(), Ka()), c = ce({ mode: a, mtime: a });
  return rc("do", [
    ce({ do: Te("make"), path: o }),
    ce({ do: Te("move"), to: o, from: i, inode: s }),
    ce({ do: Te("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    ce({ do: Te("stamp"), path: Ur([Te(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var qn = "journal", RP = Math.min(128 * 1024 * 1024, (0, vp.getHeapStatistics)().heap_size_limit / 32);
function kp(e, t) {
  Y.appendFileSync(A(t, qn), gc(e, t), { mode: 384 });
  for (let n of e) CP(n);
}
function xp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && bc(e.path, e.stamp);
}
function wc(e) {
  Y.rmSync(A(e, qn), { force: !0 });
}
function pi(e, t = () => !0) {
  let n = TP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? FP(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = gc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${qn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), ue(s, A(e, qn));
  } else wc(e);
}
function Qr(e) {
  return B(b(A(e, qn))) !== void 0;
}
function TP(e) {
  if (!Qr(e)) return [];
  let t = jn(A(e, qn), RP);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return gp(t.toString(), e);
}
function CP(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") bc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && mi(e.to, e.aside), mi(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? LP(e.from, e.to) : t;
    }
}
function FP(e) {
  if (e.do === "make") _P(e.path);
  else if (e.do === "stamp") NP(e.path, e.before);
  else if (e.do === "move") bp(e);
  else if (B(e.aside)) {
    if (bp(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    mi(e.aside, e.to);
  }
}
function bp({ from: e, to: t, inode: n }) {
  !B(e) && di(t) === n && mi(t, e);
}
function di(e) {
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
function _P(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function NP(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && bc(e, t);
}
function bc(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function LP(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function mi(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ue(n, r);
  } catch (o) {
    let i = B(e);
    if (O(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Y.chmodSync(n, i.mode | 128), ue(n, r), Y.chmodSync(r, i.mode & 4095);
  }
}

// src/mounts/alone.ts
var Sp = Promise.resolve();
function Gn(e) {
  let t = Sp.then(e);
  return Sp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as Pc, mkdtempSync as lE, readdirSync as _p, realpathSync as Np } from "node:fs";
import { basename as Lp, dirname as mE, join as Dp } from "node:path";

// src/files/staging.ts
import {
  chmodSync as YP,
  lstatSync as Bp,
  mkdtempSync as QP,
  readdirSync as Mp,
  rmdirSync as eE,
  rmSync as Ap,
  statSync as tE,
  writeFileSync as nE
} from "node:fs";
import * as vi from "node:fs/promises";
import { createServer as rE } from "node:net";
import { toNamespacedPath as oE } from "node:path";

// src/system/disk/local-socket.ts
var Ep = N(Pp(), 1);
import { once as DP } from "node:events";
import { closeSync as WP, lstatSync as jP, openSync as UP, statSync as zP, symlinkSync as HP, writeFileSync as qP } from "node:fs";
import { connect as GP } from "node:net";
import { tmpdir as JP } from "node:os";
import { join as Jn } from "node:path";
var hi = process.platform === "win32";
function yi(e, t, n) {
  let { path: r, close: o } = hi ? XP() : Op(e, t);
  return n.on("error", () => {
  }).listen(r), o(), hi && n.listening && qP(Jn(e, t), Ip(r, e), { mode: 384 }), n.listening;
}
async function gi(e, t) {
  let n = hi ? $p(e, t) : Op(e, t);
  if (n)
    try {
      let r = GP(n.path);
      return r.on("error", () => {
      }), await DP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function kc(e, t) {
  return hi ? $p(e, t) !== void 0 : jP(Jn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Op(e, t) {
  let n = Jn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = UP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => WP(o) };
  }
  let r = ye(JP());
  return HP(e, Jn(r.dir, "d")), { path: Jn(r.dir, "d", t), close: r.remove };
}
var KP = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, VP = 256;
function XP() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Ep.randomUUID)()}`, close: () => {
  } };
}
function Ip(e, t) {
  return `${e}
${zP(t, { bigint: !0 }).ino}
`;
}
function $p(e, t) {
  let n = ZP(Jn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return KP.test(r) && n === Ip(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function ZP(e) {
  try {
    return jn(e, VP)?.toString("latin1");
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/staging.ts
var Kn = ".headstart-staging-";
function et(e) {
  return e.startsWith(Kn);
}
function ki(e) {
  let { dir: t, sign: n } = Rp(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Qr(t) || (xc(t), n?.close());
    }
  };
}
function xc(e) {
  if (B(b(e))) {
    for (let t of Mp(e)) t !== xi && bi(A(e, t));
    bi(e);
  }
}
async function Tt({ base: e, literal: t }) {
  let n = iE(e);
  if (t === void 0) return n;
  let r = Bp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Bp(n).dev ? t : vi.access(n, vi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function iE(e) {
  let t = e;
  for (; !tE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Vn(e) {
  let t = B(b(e));
  return t !== void 0 && eo(t);
}
function eo(e) {
  return e.isDirectory() && ii(e) && hm(e);
}
function Xn(e) {
  return kc(e, xi);
}
var xi = "alive", wi = "born", sE = 10;
function Rp(e, t = 1) {
  let n = QP(A(e, Kn));
  try {
    return { dir: n, sign: aE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === sE) throw r;
    return Rp(e, t + 1);
  }
}
function aE(e) {
  let t = rE((o) => o.destroy()).unref(), [n, r] = [A(e, wi), A(e, xi)];
  if (!yi(e, wi, t)) {
    nE(r, "");
    return;
  }
  try {
    ue(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Tp(e) {
  try {
    kc(e, wi) && Ap(A(e, wi)), eE(e);
  } catch {
  }
}
async function Si(e) {
  if (!Xn(e)) return !1;
  try {
    let t = await gi(e, xi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function bi(e) {
  let t = () => Ap(oE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    Cp(b(e)), t();
  }
}
function Cp(e) {
  YP(g(e), 448);
  for (let t of Mp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Cp(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as cE } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : cE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: Fp(c), flags: u.split(","), type: o, source: Fp(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function Fp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as uE, readlinkSync as fE } from "node:fs";
function Sc() {
  return fE("/proc/self/ns/pid").replace(/\D/g, "");
}
function Zn(e) {
  try {
    let t = uE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Ec = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Pi(e) {
  let t = process.ppid || 1, n = Zn(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Sc()}-${t}-${n}-`;
  return lE(Dp(Np(e), r));
}
function to({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Ei(e) {
  let t = b(e);
  return X().filter((n) => to(n) === t || F(n.point, t));
}
function Wp(e) {
  return !Pc(e, { throwIfNoEntry: !1 }) && Ei(e).length === 0;
}
function jp(e) {
  let t = b(e);
  return X().findLastIndex((n) => to(n) === t);
}
function Up(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && no(n) ? n : void 0;
}
var Yn = "headstart-broker";
function zp(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && to(n) === t);
}
function Hp() {
  let e = (t) => no(t) || t === Yn;
  return X().flatMap((t) => {
    let n = to(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Oi(e) {
  return _p(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function no(e) {
  return Ec.test(Lp(e));
}
var pE = 7200 * 60 * 1e3;
function dE(e) {
  let [, t, n = "", r] = Lp(e).match(Ec) ?? [];
  if (t === Sc()) return Zn(n) !== r;
  let o = Pc(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > pE;
}
function hE(e) {
  return e.type === "squashfs" ? mE(e.point) : to(e);
}
function qp(e) {
  let t = X().flatMap((r) => hE(r) ?? []).map((r) => g(r).toString()).filter((r) => no(r) && !gE(r)), n = process.platform === "linux" ? e.flatMap(yE).filter(Vn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(dE);
}
function yE(e) {
  try {
    return _p(e).filter((n) => Ec.test(n)).map((n) => Dp(Np(e), n));
  } catch {
    return [];
  }
}
function gE(e) {
  try {
    let t = Pc(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !eo(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as HE, readlinkSync as qE, rmdirSync as GE, symlinkSync as JE } from "node:fs";
import { tmpdir as KE } from "node:os";
import { basename as VE, dirname as cd, join as ud } from "node:path";
import { setTimeout as XE } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as kE, rmdirSync as xE, unlinkSync as SE } from "node:fs";
import { dirname as Xp, join as PE } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as wE, readdirSync as Jp, readlinkSync as Ii, symlinkSync as Gp } from "node:fs";
import { dirname as bE, join as Qn } from "node:path";
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
function on(e) {
  let t = Up(b(e));
  return t !== void 0 && _e(t) === b(e) ? t : void 0;
}
function _e(e) {
  try {
    return Ii(Qn(e, G.workspace), "latin1");
  } catch {
    return;
  }
}
function ro(e) {
  let t = Jp(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => G.layer(r, c)), s = bE(Ii(Qn(e, G.layer(r, 0))));
    return { number: r, lowers: [G.pathLayer(r), ...i], mountRoot: s };
  });
}
function Ct(e, t = "target") {
  try {
    return Jp(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => Ii(Qn(e, r), "latin1"));
  } catch {
    return [];
  }
}
function Kp(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(vE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = _e(r);
  return o === void 0 ? void 0 : { workspace: o, plain: Qn(r, G.plain), inside: n };
}
function vE(e) {
  return wE(e).isSymbolicLink() ? Ii(e, "latin1") : "";
}
function $i() {
  return Hp().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return _e(n) === e ? Ct(n) : [e];
  });
}
function Vp(e, t, n, r) {
  let o = Oi(e);
  Gp(g(t), Qn(e, `target-${o}`)), Gp(g(`${b(n)}/${r}`), Qn(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Zp(e) {
  let t = _e(e), n = Ct(e, "made");
  for (let [r, o] of Ct(e).entries()) {
    B(o) && kE(g(o), PE(e, `left-${r}`));
    for (let i = Xp(o); i !== t; i = Xp(i))
      EE(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function EE(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && SE(g(e)), t && n?.isDirectory() && Z(e).length === 0 && xE(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as ed,
  closeSync as td,
  lstatSync as rd,
  openSync as nd,
  readdirSync as ME,
  readFileSync as AE,
  readlinkSync as RE,
  renameSync as Ic,
  statfsSync as TE,
  symlinkSync as CE
} from "node:fs";
import { join as sn } from "node:path";

// src/mounts/overlay-marks.ts
var Bi = 512, [OE, IE, $E] = [124, 136, 156];
function Oc(e, t, n) {
  return Qp(e, t, ["redirect", "opaque"], n);
}
function Yp(e, t, n) {
  return Qp(e, t, ["redirect"], n);
}
async function Qp(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...BE(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* BE(e, t) {
  let n = !1;
  for (let r = 0; r + Bi <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + OE, r + IE), 8), i = r + Bi, s = String.fromCharCode(e[r + $E]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Bi) * Bi;
  }
}

// src/mounts/workspace/moved-files.ts
async function od(e, { rights: t, warn: n, signal: r }) {
  let o = _e(e);
  if (o === void 0 || on(g(o).toString()) !== e) return;
  let i = Ct(e), a = (await t.changedIn(G.plain, G.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => F(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = sn(e, G.plain), f = await Yp(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => NE(e, `${o}/${h}`, d, r));
  let p = TE(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && _E(`${b(u)}/${h}`, w, p) && await m(y, () => LE(y));
}
var FE = 512;
function _E(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * FE > r) return !1;
  let o = g(e);
  try {
    return n > r || AE(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && rd(o).uid === process.geteuid?.();
  }
}
var $c = (e) => `moved-${e}`;
async function NE(e, t, n, r) {
  CE(g(t), sn(e, $c(n)));
  let o = `part-${n}`;
  await tn("cp", ["-a", "--", `${$c(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Ic(sn(e, o), sn(e, `copy-${n}`));
}
function LE(e) {
  let t = g(e);
  try {
    td(nd(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = rd(t);
    ed(t, r | 128), td(nd(t, "r+")), ed(t, r & 4095);
  }
}
function id(e) {
  let t = ME(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = RE(sn(e, $c(Number(n))), "latin1");
    B(r) && Ic(g(r), sn(e, `left-moved-${n}`)), Ic(sn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as DE, readdirSync as WE, readFileSync as jE } from "node:fs";
async function sd(e, t, n) {
  let o = WE("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!(!F(f, s) || !UE(f)))
      return `the process ${zE(c)} (${c}) ${u === "cwd" ? "works" : "has a directory open"} in it`;
  }
}
function UE(e) {
  return DE(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function zE(e) {
  try {
    return jE(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Mi(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var ad = 10, ZE = 300;
async function er(e, { rights: t, warn: n }) {
  if (!no(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await od(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Ei(e).filter((l) => !i(l)), c = _e(e) !== void 0 ? await Mi(() => Bc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Bc(s.reverse(), { rights: t, warn: n, attempts: ad, signal: r });
  if (!Vn(e)) return;
  YE(e), id(e), Zp(e);
  let u = Ei(e);
  if (!u.every(i) || (await Bc(u, { rights: t, warn: n, attempts: ad, signal: r }), c && u.length === 0)) return;
  let f = { cwd: cd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", VE(e)], f);
}
async function Bc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await XE(ZE, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Ai(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Ai(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function YE(e) {
  let t = (n) => qE(ud(e, n), "latin1");
  for (let n of QE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = cd(o))
        GE(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function QE(e) {
  try {
    return HE(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Ai(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = Sn(i, ye(KE()));
    JE(g(e), ud(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    Pn(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as eO, constants as tO, realpathSync as nO } from "node:fs";
import { dirname as Mc } from "node:path";
var rO = ["ext4", "xfs", "btrfs", "tmpfs"];
async function fd(e, { root: t, protectedDirs: n, rights: r, signal: o }) {
  let i = b(e), s = X().filter(({ point: l, source: m }) => F(l, i) && m !== t), [a] = s.filter(({ point: l, source: m }) => !(l === i && m === t));
  if (a) throw new Error(`something is mounted at ${g(a.point)}`);
  let c = n.find((l) => F(nO(l), e));
  if (c !== void 0) throw new Error(`the workspace holds ${c}`);
  let { type: u } = Ac(e);
  if (!rO.includes(u))
    throw new Error(`the workspace is on ${u}, which an overlay cannot write to`);
  try {
    eO(Mc(e), tO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Mc(e)}`);
  }
  let f = await sd(e, r, o);
  if (f !== void 0) throw new Error(f);
}
function Ac(e) {
  let t = b(Mc(e));
  return X().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function ld(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as uO, readdirSync as gd, rmSync as fO } from "node:fs";
import { join as wd } from "node:path";

// src/mounts/layers.ts
var yd = N(pd(), 1);
import { existsSync as oO, mkdirSync as Rc, readFileSync as dd, writeFileSync as iO } from "node:fs";
import { release as sO } from "node:os";
import { join as Ri } from "node:path";
function tr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Rc(Ri(e, f)), await Ft(i ?? aO(cO()), async (l) => {
      await s(f, "squashfs", hd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Rc(Ri(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => `image ${f[h]} squashfs ${hd(d, m)} 0 0
`);
    iO(Ri(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...f);
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
      return Rc(Ri(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function hd({ offset: e, length: t }, n) {
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
function aO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function cO() {
  let e = `/boot/config-${sO()}`;
  try {
    return oO(e) ? dd(e, "latin1") : (0, yd.gunzipSync)(dd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var lO = 250;
async function Ti(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(_e(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: u }) => u).join(":");
  if (a.length > lO) throw new Error("the job has too many layers");
  let c = mO(i, o);
  await Mi(async () => {
    if (on(i) === e && await n.run("umount", ["-i", "--", G.workspace], s), t.length === 0) return;
    let u = `work-${gd(e).filter((l) => l.startsWith("work-")).length}`;
    uO(wd(e, u));
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
function mO(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Ac(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function bd(e, t, n) {
  let r = on(t);
  if (r === void 0) return;
  let o = ro(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await er(r, { rights: n, warn: () => {
    } });
    await Ti(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Ci(r, s);
  }
}
function Ci(e, { number: t, lowers: [, ...n] }) {
  let r = gd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) fO(wd(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as Tc, lstatSync as kd, mkdirSync as Cc, renameSync as vd, rmdirSync as pO, rmSync as dO, statSync as hO, utimesSync as yO } from "node:fs";
import { dirname as gO, join as Fi } from "node:path";
var wO = 4e3, oo = ".headstart-aside", _i = ".headstart-placed";
async function xd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) Cc(Fi(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await Ft(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(Fi(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = hO(Fi(n, r[0]));
  try {
    bO(l, i);
    for (let [y, { source: w }] of e.entries())
      Fc(`${l}/${w === "" ? oo : `${oo}/${w}`}`, `${l}/${_i}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(Fi(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    Cc(g(gO(P)), { recursive: !0 }), Fc(`${h}/${_i}/${y}`, P), w === "" && (Tc(g(P), m & 511), yO(g(P), p / 1e3, d / 1e3));
  }
  dO(g(`${h}/${oo}`), { recursive: !0, force: !0 }), pO(g(`${h}/${_i}`));
}
function bO(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > wO) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => vO(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [oo, _i]) Cc(g(`${e}/${i}`));
  for (let i of n) Fc(`${e}/${i}`, `${e}/${oo}/${i}`);
}
function vO(e) {
  let t = kd(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function Fc(e, t) {
  try {
    vd(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = kd(g(e));
    Tc(g(e), r | 128), vd(g(e), g(t)), Tc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as Sd } from "node:fs";
import { lstat as _c, readdir as kO } from "node:fs/promises";
import { dirname as xO } from "node:path";
var Pd = 16;
async function Ed(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await _c(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await kO(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Pd)
      throw new Error(`'${e.text}' names more than ${Pd} directories`);
  };
  return await _c(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Ni({ sources: e, target: t }, { base: n }, r) {
  if ((await _c(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = xO(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Nc(t, r);
}
function Nc(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = Sd(g(e), "latin1");
  if (t.some((i) => F(Sd(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...$i()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Od(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await SO(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function SO({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Ni(f, e, o), ld(f.target, s);
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
async function Lc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Gn(() => BO(e, n, r)).catch((i) => r(i, o)), t;
}
async function BO(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = EO(t), a = on(s), c = e.flatMap((m) => m.protectedDirs);
  await fd(s, { root: a, protectedDirs: c, rights: n, signal: r });
  let u = a === void 0 ? [] : Ct(a).map((m) => m.slice(b(s).length + 1)), f = await Od(e, u, i);
  if (f.length === 0) return;
  let l = a ?? Pi($d(s));
  a === void 0 && o(l);
  try {
    a === void 0 && await MO(l, s, { rights: n, signal: r });
    let m = u.map((p) => p.split("/", 1)[0]);
    await RO(l, f, { real: s, reserved: m, refuse: i });
  } finally {
    ro(l).length === 0 && await er(l, { rights: n, warn: () => {
    } });
  }
}
async function MO(e, t, { rights: n, signal: r }) {
  Li(t, _t(e, G.workspace));
  let o = Date.now() / 1e3 - AO;
  $O(_t(e, G.since), ""), IO(_t(e, G.since), o, o), PO(_t(e, G.plain));
  let i = ["-i", "-n", "--make-private", "-o", "bind,ro", "--", G.workspace, G.plain];
  await n.run("mount", i, { cwd: e, signal: r });
}
var AO = 2;
async function RO(e, t, { real: n, reserved: r, refuse: o }) {
  let i = ro(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await TO(e, a++, p, r) });
    } catch (d) {
      o(d, Id(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) CO(e, n, p, d);
    await Ti(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) FO(p);
  } catch (p) {
    for (let { addition: d } of s) Ci(e, d);
    await Ti(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }), o(
      p,
      s.flatMap(({ image: d }) => Id(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      Vp(p.request.dir, d, _t(e, G.plain), h);
}
async function TO(e, t, n, r) {
  let { layers: o, places: i, request: s } = n, { rights: a, signal: c } = s, [u, f] = [
    G.pathLayer(t),
    o.map((m, p) => G.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: s.dir };
  for (let [m, p] of o.entries()) Li(p, _t(e, f[m]));
  try {
    return await xd(i, { dir: e, layers: f, name: u, reserved: r, rights: a, signal: c }), l;
  } catch (m) {
    throw Ci(e, l), m;
  }
}
function CO(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Li(g(a), _t(e, G.target(r, o)));
    let [c] = gt($d(a));
    c !== void 0 && Li(g(c), _t(e, G.made(r, o))), B(s) && OO(g(s));
  }
}
function FO({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Id({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Nt = N(Bd(), 1);
var Wc = 9;
function jc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Md(e, t, n) {
  let r = Buffer.alloc(Wc);
  r.writeUInt8(jc(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Rd(r, e, t), i = n.type === "secret" ? Td(o, n) : (0, Nt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Ad(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Re("has no signature");
  let o = r.filter((c) => jc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => jc(u).name))].join(" and ");
    throw new Re(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Wc), e.subarray(Wc)];
  if (!n.some((c) => {
    let u = Rd(i, t, c);
    return o.some((f) => _O(u, s, f));
  }))
    throw new Re(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Rd(e, t, { repository: n, scope: r, version: o }) {
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
function _O(e, t, n) {
  if (n.type !== "secret") return (0, Nt.verify)(null, e, n, t);
  let r = Td(e, n);
  return t.length === r.length && (0, Nt.timingSafeEqual)(t, r);
}
function Td(e, t) {
  return (0, Nt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var an = class extends Error {
};
an.prototype.name = "InvalidTokenError";
function NO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function LO(e) {
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
    return NO(t);
  } catch {
    return atob(t);
  }
}
function Cd(e, t) {
  if (typeof e != "string")
    throw new an("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new an(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = LO(r);
  } catch (i) {
    throw new an(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new an(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var _d = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]), Fd = `GitHub lets these events save a branch's caches: ${[..._d].join(", ")}; a pull request saves its own. Save from one of them.`;
function ge(e) {
  let t = WO(e.token) ?? jO(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Fd}`), DO(t.write) && !_d.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Fd}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function DO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function WO(e) {
  try {
    let { ac: t } = Cd(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Nd([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function jO(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Nd([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Nd(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function Ld() {
  for (let e of cp(W("signing-key"))) Yo(e);
}
function Dd({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Md(r, t, n));
}
var UO = 1440 * 60 * 1e3;
async function Di(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Jr(r);
  let o = Be(), i = e.scope === void 0 ? ge(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await Jr(r, (f, l) => {
      let m = Ad(f, l, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - m.getTime() > UO)
        throw new Re(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ee(u.key, e.key)) return u;
    throw new Re(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof Re)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Re(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function Wi(e) {
  let t = await Wd() ?? await zO(e);
  return HO(t), t;
}
async function ji(e) {
  let t = await Wd();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && zi(c, i), { name: n, inputs: c };
  });
}
async function Wd() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new T(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-T6A354HZ.js");
  return n(e);
}
async function zO(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-THXRMDXO.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function HO(e) {
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
async function Ui({ inputs: e }, t) {
  Ld();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? zi(e, { ...o }) : "none";
}
function zi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var qO = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Hi({ inputs: e }) {
  return e.size > 0 && GO([...e.keys()]), Yr(W, Dr());
}
function GO(e) {
  let t = new Set(qO);
  Yr((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Dr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new T(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${Hf(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Uc(e, t) {
  try {
    return await An(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as vR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as Yc } from "node:path";

// src/formats/squashfs/receive.ts
import { open as kh, rm as HI } from "node:fs/promises";
import { dirname as qI, join as GI } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as JO } from "node:fs";
async function qi(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += jd(i, o, t);
  }
  return r;
}
function Gi(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += jd(JO(e, r, o, t - o, n + o), o, t);
  return r;
}
function jd(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Ud(e) {
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
var mh = N(Hd(), 1);
import { closeSync as lh, constants as uh, fstatSync as pI, openSync as dI } from "node:fs";
import { setImmediate as hI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Kd = N(Gd(), 1);
var fe = 8192, Hc = 256;
function Ji(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Hc * fe)), { unpacked: f, starts: l, length: m } = KO(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < fe && i !== n ? a() : void 0,
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
      if (l === void 0 || f >= fe) throw C("a table points beside its blocks");
      return l * fe + f;
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
async function Ki(e, t, n) {
  let r = Math.ceil(n / fe), o = await e(t, t + r * zc);
  if (o.length !== r * zc) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * zc))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: Ji(e, s, t, i), start: s };
}
var zc = 8;
function KO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Hc && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Jd);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Jd ? a : VO(a), u = t && s === e.length;
    if (c.length !== fe && !(u && c.length > 0 && c.length < fe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Hc)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Jd = 32767;
function VO(e) {
  try {
    return (0, Kd.zstdDecompressSync)(e, { maxOutputLength: fe, chunkSize: fe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var io = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Xd(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = io[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === io.directory || s === io.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [XO, ZO, YO] = [12, 12, 8], QO = 256, eI = 256, [Vd, tI] = [46, 47];
async function Zd({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await nI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % fe) !== y)
      throw qc();
    let v = s.take(ZO), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > eI) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let K = s.ahead();
      K && await K;
      let Q = s.take(YO), { bytes: oe } = s, Gt = I + oe.readInt16LE(Q + 2), Jt = oe.readUInt16LE(Q + 4);
      a.name(Gt, Jt, E + oe.readUInt16LE(Q));
      let Kt = Yd(oe.readUInt16LE(Q + 6)), Df = s.take(Kt), Rr = oe.subarray(Df, Df + Kt);
      if (rI(Rr, d), w && R === P && !Rr.equals(w.name)) throw qc();
      d = Rr, Jt === io.whiteout ? c.add(e, Rr) : Jt === io.directory && c.addBelow(e, Rr, Gt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw qc();
  return m;
}
async function nI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(XO), { bytes: o } = e, i = Yd(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function qc() {
  return C("the index of a directory leads elsewhere");
}
function Yd(e) {
  if (e >= QO) throw C("a name is too long");
  return e + 1;
}
function rI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === tI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Vd && (e.length === 1 || e.length === 2 && e[1] === Vd))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ne = 96, Qd = 6, eh = { noXattrs: 512, others: 1088 }, th = 0xffffffffffffffffn, oI = 1 << 24;
function nr(e, t) {
  if (e.length < Ne || e.toString("latin1", 0, 4) !== "hsqs")
    throw nh("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ne, f, l, m, p, h, t], w = (n(24) ^ eh.noXattrs) & ~eh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Qd, `its compression is number ${n(20)} instead of ${Qd}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === th, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === th, "it has a table for exporting by NFS"],
    [s > 0 && s <= oI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw nh(E[1]);
  return i;
}
function nh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var rh = 16, iI = 4, Gc = 1 << 24, Vi = Gc - 1;
async function oh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = aI(o + i), { starts: a, words: c, start: u } = await sI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Vi;
    if (p > (Gc | Vi) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & Gc ? d : e.unpackedBytes?.(m, d, r);
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
        let R = y.bytes.readUInt32LE(y.take(iI));
        if (R === 0) continue;
        let K = e.pause?.();
        K && await K;
        let Q = Math.min(r, v - E);
        if ((l(P.end, R) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += R & Vi, P.hash = Math.imul(P.hash, 31) + R | 0;
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
        s.add({ start: d, end: d + (h & Vi), hash: h });
      }
      s.check();
    }
  };
}
async function sI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Ki(e, n, t * rh);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(rh);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function aI(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ne || o === e) throw i();
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
var Xi = (e) => (t, n) => t.readUInt16LE(n + e), xe = (e) => (t, n) => t.readUInt32LE(n + e), ih = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), cI = {
  1: { kind: "directory", length: 16, start: xe(0), bytes: Xi(8), offset: Xi(10) },
  2: { kind: "file", length: 16, start: xe(0), fragment: xe(4), offset: xe(8), bytes: xe(12) },
  3: { kind: "link", length: 8, bytes: xe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: xe(4) },
  8: { kind: "directory", length: 24, bytes: xe(4), start: xe(8), indexed: Xi(16), offset: Xi(18), attributes: xe(20) },
  9: { kind: "file", length: 40, start: ih(0), bytes: ih(8), fragment: xe(28), offset: xe(32), attributes: xe(36) }
}, Zi = 4294967295, uI = 16, fI = 4095, lI = 3;
function ah(e) {
  let t = e.take(uI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = cI[n.readUInt16LE(t)];
  if (!r) throw sh();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw sh();
  if (s(r.attributes, Zi) !== Zi) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? lI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > fI) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Zi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Zi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function sh() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Yi = 2 ** 20, mI = 4096;
function ch() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Yi) throw C("it has too many whiteouts");
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
          if (c.length > mI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function yI(e) {
  let t = nr(await e.read(0, Ne), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await gI(e, t.idTable, i);
  let a = await oh(e, t), c = Ji(e.read, n, r), u = Ji(e.read, r, a.start), f = Xd(o), l = ch(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = ah(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Zd(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var fh = 4;
async function gI(e, t, n) {
  let { table: r } = await Ki(e.read, t, n * fh);
  await r.ahead(), r.take(n * fh), r.end();
}
function Qi({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function wI(e) {
  let t = dI(e, uh.O_RDONLY | (uh.O_NONBLOCK ?? 0));
  if (pI(t).isFile()) return t;
  throw lh(t), new Error(`${e} is no file any more`);
}
async function rr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = wI(e), a = (p, d) => Gi(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => xI(a(p, ph)) ?? 0,
    contents(p, d, h) {
      let y = bI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await hI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < vI ? void 0 : f();
  try {
    return await yI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    lh(s);
  }
}
function bI(e, t) {
  try {
    return (0, mh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var vI = 64 * 1024 * 1024, kI = 4247762216, ph = 18;
function xI(e) {
  if (e.length < ph || e.readUInt32LE(0) !== kI) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as BI } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as dh } from "node:fs/promises";
var SI = 1e4, PI = 5, EI = 1024, OI = 500;
function or() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([$I(r), Jc(r)]);
    if (o <= SI + t * PI + i / EI) return;
    let s = `${t} ${t === 1 ? "file" : "files"} of ${j(i)}`, a = `${Math.round(o / 1e3)} s of CPU time`;
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
      let i = setInterval(n, OI, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var II = 10;
async function $I(e) {
  let t = await dh(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * II;
}
async function Jc(e) {
  let t = await dh(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var hh = 64 * 1024 * 1024, MI = 0.1, AI = 8 * 1024, RI = 8, TI = 25;
function cn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + MI) + e * AI;
}
function Lt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = BI(e), o = hh + RI * n * r, i = hh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await Jc(c)), TI), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var CI = 32;
function ir(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw so();
  let a = r.map((u, f) => ({ ...yh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw so();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= CI) throw so();
    return { ...yh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw so();
  return c;
}
function yh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: cn(e) };
}
function so() {
  return new En("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ns = N(wh(), 1);
import { open as FI } from "node:fs/promises";
var es = 64 * 1024 * 1024, _I = es + es / 128, NI = 4096, LI = 255, [ts, bh, DI] = [0, 46, 47];
function vh(e) {
  let t = Buffer.from(e.map(WI).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > es || n > Yi)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ns.zstdCompressSync)(t), bytes: t.length };
}
function WI(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function rs(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > _I) throw un("it is too long");
  await n?.(o, o + i);
  let a = await FI(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = Kc(await qi(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw un(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function Kc(e, t) {
  let n = jI(e), { starts: r, counts: o, end: i } = UI(n, t);
  if (i !== n.length) throw un("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(ts, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function jI(e) {
  try {
    let t = { maxOutputLength: es, info: !0 }, { buffer: n, engine: r } = (0, ns.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw un(S(t));
  }
  throw un("something follows it");
}
function UI(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== ts; a++) o = zI(e, o) + 1;
    if (r.push(a), i += a, i > Yi) throw un("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function zI(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== ts && e[n] !== DI; ) n++;
    let i = n - o, s = i <= 2 && e[o] === bh && e[n - 1] === bh;
    if (n === e.length || i === 0 || i > LI || n - t > NI || s)
      throw un("it has a name that is none");
    r = e[n] === ts;
  }
  return n - 1;
}
function un(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function sr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = ir(e, t), c = GI(s, "image"), u = !1, f = async (p) => {
    await JI(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await HI(c, { force: !0 }), await VI(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await Vc(c, a) : u || await xh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function JI(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Ud(U({ segments: r })), c = xh(n, r, { signal: o, until: s }), u = !1;
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
var KI = 32 * 1024 * 1024;
async function VI(e, { length: t, isMounted: n }, r) {
  let o = await kh(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Un(o, qI(e), [u], f), s -= u.length, a += u.length, n && (a >= KI || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Vc(e, t) {
  let n = await kh(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      nr(await qi(n, Math.min(o, Ne), r), o);
  } finally {
    await n.close();
  }
}
async function xh(e, t, n = {}) {
  let r = await rs(e, t, n), o = 0;
  for (let i of t.filter(Xc)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await rr(e, i, "tables", n);
    Qi(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function Xc({ kind: e }) {
  return e === "image" || e === "delta";
}
async function _z(e, { offset: t }) {
  return t + Number((await e(t, t + Ne)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Sh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function jz(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new J(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: qm(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => ep(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as XI, rmSync as ZI, writeFileSync as YI } from "node:fs";
import { join as os } from "node:path";
import { setTimeout as QI } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Oh = N(Eh(), 1);
function Ih(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function $h(e) {
  let t = (0, Oh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var fn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Bh = "server", e$ = 6e4;
function Mh() {
  let e = os(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = um({ path: process.execPath, args: [e] }), i = $h(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(e$)]);
      c.addEventListener("abort", o);
      try {
        YI(os(s.dir, Bh), `${t} ${Zn(t)}`), n.write(Ih(s));
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
var Zc = 5e3;
async function ao(e, t) {
  let n = AbortSignal.timeout(Zc);
  for (let { point: s } of zp(e))
    await Ai(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = os(e, Bh);
  if (!XI(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Ah(r)) ?? [];
  return o && await t$(Number(o), i), ZI(r, { recursive: !0, force: !0 }), n$(e) ?? "killed";
}
async function t$(e, t) {
  let n = performance.now();
  for (; Zn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Zc) return;
    r > Zc && o$(e), await QI(4);
  }
}
function n$(e) {
  try {
    return JSON.parse(Ah(os(e, fn.report)));
  } catch {
    return;
  }
}
var r$ = 64 * 1024;
function Ah(e) {
  return jn(e, r$)?.toString() ?? "";
}
function o$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Rh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Mh() : void 0;
}
async function Th({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Sh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Ja(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await ao(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = Yc(o, fn.image);
  return await Vc(u, n), { path: u, images: n };
}
async function co(e, t, n) {
  let r = await ao(e, t);
  return await n?.(r, t), await er(e, { rights: t, warn: D }), r;
}
function Ch(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Fh(e, t) {
  if (!e) return Yc(t, fn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return i$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Yc(t, fn.blocks) : void 0;
}
function i$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${se(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as d$, readFileSync as h$ } from "node:fs";
import { join as y$ } from "node:path";

// src/system/pipeline.ts
var Lh = N(Nh(), 1);
import { once as s$ } from "node:events";
import { readFileSync as a$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = f$(c ? a : c$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: l$(o, n)
  };
}
var Qc;
function c$(e) {
  Qc ??= { path: u$() };
  let { path: t, args: n } = e;
  return Qc.path ? { ...e, path: Qc.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function u$() {
  let e = ft("setpriv");
  return e && a$(e).includes("pdeathsig") ? e : void 0;
}
async function Dh(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function f$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, Lh.spawn)(e.path, e.args, { ...t, env: e.env ?? lt() });
  } finally {
    process.umask(n);
  }
}
async function l$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await p$(s, { mayEcho: s !== e.at(-1) });
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
var m$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function p$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-fc);
  });
  let [o, i] = await s$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || m$.test(r.trim()))))
    throw Ln(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function ar(e) {
  if (process.geteuid?.() === 0) return g$() ? Wh((r) => r) : void 0;
  let t = eu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: eu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Wh(n);
}
function Wh(e) {
  let t = (n, r) => {
    let o = eu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await Dh(t(n, r), o);
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
function eu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => y$(n, e)).find((n) => d$(n));
}
function g$() {
  let [, e = "0"] = h$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var we = Me(), Se = ct(Me()), w$ = ce({
  /** Without links. */
  target: we,
  pattern: we,
  /** The topmost directory that was made for the target. */
  made: Se,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: we
}), b$ = ce({
  socket: we,
  mounts: at(w$)
}), v$ = ce({
  name: we,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Se
}), k$ = ce({
  /** Absent if only the store knows the scope. */
  scope: Se,
  version: we,
  key: we,
  size: Je(),
  /** Where the images are in the body, in bytes. */
  images: at(ce({ offset: Je(), length: Je() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: we,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Se,
  /** The time of the mount, by the kernel's clock. */
  since: Je()
}), x$ = ce({
  /** The preset's name, if it is not in the inputs. */
  preset: Se,
  /** The preset's working directory, relative to the workspace. */
  directory: Se,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ct(Ur([Te("none"), ei(we, we)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Se,
  /** Why post must not save the cache. */
  unsaved: Se,
  /** The tree that the install command made, and its packages at that time. */
  installed: ct(ce({ directories: at(we), marks: at(we), digest: we })),
  /** Absent if main ended before it read its inputs. */
  key: Se,
  /** The key of the entry; absent on a miss. */
  matchedKey: Se,
  /** The key of the entry that was found and refused. */
  refused: Se,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Se,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Se,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: ct(b$),
  mounted: ct(k$),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ct(tc()),
  restored: ct(v$)
}), S$ = ei(we, x$), jh = "headstart";
function is(e) {
  _l(jh, JSON.stringify(e));
}
function ss() {
  let e = Nl(jh);
  if (e === "") return;
  let t = JSON.parse(e), n = Cn(S$, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function tu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var P$ = 10;
async function Uh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - P$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var Gy = N(zh(), 1);

// src/formats/naming.ts
function ru({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function as(e, t) {
  let n = ru(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Do([...r, _n, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as q$ } from "node:events";
import { setImmediate as G$ } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as E$ } from "node:fs";
import { join as O$ } from "node:path";
function ur({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) E$(o, O$(t, String(r)));
}
async function ln(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function cr(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function cs(e, t) {
  return { segments: e, files: cr(e, "files"), bytes: cr(e, "bytes"), skipped: t };
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
var iu = ["-b", "2048"], Jh = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Kh = ["-x", "-f", "-", "--ignore-zeros", ...iu, "--no-same-owner"], Hh = [...Kh, "--no-same-permissions"], qh = [...Kh, "-p"], Gh = "--warning=no-unknown-keyword", ou = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Vh = {
  gnu: {
    create: [...Xh(""), "-P", "--sparse", ...iu, ...Jh],
    extract: [...Hh, Gh],
    skeleton: [...qh, Gh]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...iu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...ou,
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
    extract: [...Hh, ...ou],
    skeleton: [...qh, ...ou]
  }
};
function Xh(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function fr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Vh[e.dialect][t] };
}
function Zh({ path: e, dialect: t }) {
  return { path: e, args: Vh[t].skeleton, keepsMask: !0 };
}
function us({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Xh(",delete=mtime"), ...t, ...n, ...Jh] };
}

// src/formats/actions-cache/compression.ts
var tt = N(Qh(), 1);
import { pipeline as ly, Readable as my } from "node:stream";
import { pipeline as j$ } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as ay } from "node:os";
import { extname as A$, join as R$ } from "node:path";
import { Readable as cy, Writable as T$ } from "node:stream";
import { Worker as C$ } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var lr = N(ty(), 1);
import { once as I$ } from "node:events";
var wt = 4 * 1024 * 1024;
async function ny(e, t) {
  let n = (0, lr.createZstdCompress)({ ...$$(e, t), flush: lr.constants.ZSTD_e_end });
  try {
    return n.write(e), await I$(n, "readable"), B$(n.read());
  } finally {
    n.destroy();
  }
}
var CH = 33 * 1024 * 1024;
function $$({ length: e }, t) {
  return { params: { [lr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: M$(e) };
}
function B$({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function M$(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function ry(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function oy({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function su({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function iy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) su(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = cu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: cy.from(F$(r)), ended: o.finally(n.close) };
}
async function* F$(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var au = Math.min(ay(), 2), uo = Math.min(ay(), 4);
function cu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: N$(), owner: ++n };
      t ??= ry(uo + 1, wt, uo + 2 - au);
      let { ended: s, ...a } = L$(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var _$ = R$(import.meta.dirname, `tar-thread${A$(import.meta.filename)}`), sy = 1024 * 1024;
function N$() {
  return new C$(_$, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function L$(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new T$({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > sy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new cy({ objectMode: !0, read() {
  } }), p = W$(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > sy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(D$(d));
    else {
      let { slab: h, filled: y } = d, w = oy(s, h).subarray(0, y);
      l.push({ content: w, release: () => su(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function D$({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function W$({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), iy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function py(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? U$(n) : (0, tt.createGzip)();
  return ly(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function U$(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = tt.constants, r = { [t]: e, [n]: 1 };
  return (0, tt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var uu = Buffer.from([40, 181, 47, 253]), uy = Buffer.from([31, 139]);
async function* dy(e, t, n) {
  let [r, o] = await z$(e);
  if (r.subarray(0, uy.length).equals(uy)) yield* fy((0, tt.createGunzip)(), o);
  else if (r.subarray(0, uu.length).equals(uu)) t ? yield* H$({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* fy((0, tt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function z$(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < uu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* fy(e, t) {
  ly(my.from(t), e, () => {
  }), yield* e;
}
async function* H$(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Dt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = j$(my.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function hy(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = py(fr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = K$(a, { ...e, signal: s.signal }, f).catch(i), m = ln(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var J$ = 256;
async function K$(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = V$(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < J$ || (e.write(c.join(""), "latin1") || await q$(e, "drain", { signal: o }), c = [], await G$(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function V$(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Hy = N(gy(), 1);
import { linkSync as jB, mkdirSync as UB } from "node:fs";
import { availableParallelism as zB } from "node:os";
import { dirname as HB, join as qB } from "node:path";

// src/formats/tar-archives/tar-records.ts
var le = 512, nt = Buffer.alloc(2 * le);
function Pe(e) {
  return (le - e % le) % le;
}
function by(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: fs(r) } : t === "K" ? { ...e, target: fs(r) } : t === "g" ? e : { ...e, ...Z$(new Map(X$(r))) };
}
function fs(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* X$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function Z$(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(wy(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = wy(t("GNU.sparse.realsize"))), n;
}
function wy(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var Y$ = 2, vy = 20;
function ky(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, vy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= vy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / le + Y$) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var Q$ = 1024 * 1024;
function pr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = by(n, f, l), i = Pe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = eB(f);
    if ("xgLK".includes(l)) {
      if (m.size > Q$) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: rB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : ky(d.size), o = d.size, i = Pe(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? le)), d = l.subarray(m, p);
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
function eB(e) {
  if (ls(e, 148, 8) !== tB(e)) throw new k("its archive is damaged");
  let t = mr(e, 0, 100), n = mr(e, 257, 6) === "ustar" ? mr(e, 345, 155) : "";
  return {
    type: mr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: mr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: ls(e, 100, 8) & 511,
      mtime: String(ls(e, 136, 12)),
      size: ls(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function tB(e) {
  let t = 256;
  for (let n = 0; n < le; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function mr(e, t, n) {
  return fs(e.toString("latin1", t, t + n));
}
function ls(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = mr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var nB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function rB(e, t) {
  let n = nB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as aB, existsSync as cB, mkdirSync as xy, readdirSync as uB, rmSync as fB } from "node:fs";
import { join as ps } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as oB } from "node:fs";
function fu(e, t, n) {
  if (!Hn(g(e), g(t))) {
    Z(t).length < Z(e).length && iB(e, t, n);
    for (let r of Z(e)) fu(`${e}/${r}`, `${t}/${r}`, n);
    oB(g(e));
  }
}
function iB(e, t, n) {
  ue(g(e), n), ue(g(t), g(e)), ue(n, g(t));
}

// src/formats/tar-archives/sink.ts
function lu({ write: e, ...t }) {
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
var sB = 32 * 1024 * 1024;
async function ms(e, t) {
  for (; e.pending > sB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ds({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => ps(n, `worker-${I}`)), m = l.map((E) => {
    xy(E);
    let I = t(fr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => mu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = lB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ps(n, "tree");
  xy(v);
  for (let E of l) fu(b(E), b(v), ps(n, "aside"));
  let P = w ? o() - mu(b(v)) : 0;
  if (P > o() - y)
    throw fB(v, { recursive: !0 }), new $n();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function lB(e) {
  return process.platform === "darwin" || cB(ps(e, "WORKER-0"));
}
function mu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of uB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += mu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return aB(g(e), t), n;
}
var mB = 1024 * 1024;
async function Sy(e, t, n) {
  let r = [];
  for (let s of t) dB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of yB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await hB(n), i.allow({ bytes: cn(s), files: s.files })), i.write(a, () => e.release?.(a)), await ms(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var pB = 1024 * 1024;
function dB(e) {
  let t = 2 + cn(e) / pB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function hB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= mB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* yB(e, t) {
  let n = gB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* gB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Py = /[\u0080-\u00ff]/, hs = 100, pu = 8589934591, wB = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function hr(e) {
  let t = Buffer.allocUnsafe(fo(e));
  return t.subarray(0, du(t, 0, e));
}
function fo({ name: e, target: t }) {
  return 4 * le + 2 * (e.length + t.length);
}
function du(e, t, n, r = !1) {
  let o = vB(n, r), i = t;
  if (o !== "") {
    i += bB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Pe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Oy(e, i, n, wB[n.kind]), i + le;
}
var Ey = /* @__PURE__ */ new Map();
function bB(e) {
  let t = Ey.get(e);
  if (t) return t;
  let n = Buffer.alloc(le);
  return Oy(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Ey.set(e, n), n;
}
function vB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Py.test(e) || Py.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > hs ? vt("path", e) : "", u = s || t.length > hs ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > pu ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + kB(e, o);
}
function kB(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var xB = SB();
function SB() {
  let e = Buffer.alloc(le);
  return dr(e, 108, 7, 0), dr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Oy(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  xB.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), pu);
  e.write(n, t, hs, "latin1"), dr(e, t + 100, 7, o), dr(e, t + 124, 11, Math.min(s, pu)), dr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, hs, "latin1");
  let u = 0;
  for (let f = t; f < t + le; f++) u += e[f];
  dr(e, t + 148, 6, u), e[t + 154] = 0;
}
function dr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as PB } from "node:stream";
import { pipeline as EB } from "node:stream/promises";

// src/files/member-paths.ts
function ys(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Iy(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function gs(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: ys(n) } : Zh(t);
  await By(o, e, r), t.dialect === "bsd" && await By(o, OB(e), r);
}
async function* OB(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var $y = 256;
async function By(e, t, n) {
  let r = new AbortController(), o = or(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += $y)
          yield Buffer.concat(m.slice(p, p + $y).map(hr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield nt;
  }
  let l = EB(PB.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as $B } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var Ty = N(Ay(), 1);

// src/formats/tar-archives/queue.ts
function Ry() {
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
var IB = 128 * 1024;
function Cy() {
  let { push: e, next: t } = Ry(), n = !1;
  async function* r(o) {
    let i = (0, Ty.createZstdDecompress)({ chunkSize: IB }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var BB = 1024 * 1024;
function Fy(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < BB || "thread" in n ? RB(n, r) : AB(e, n, r);
}
var MB = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function AB(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = hu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), Ny(o, MB);
}
var RB = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = hu({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = Cy();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await $B(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return lu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, _y = (e, t) => Ny(
  hu(t, (n) => bt(e, n)),
  nt
);
function hu(e, t) {
  let n = Lt(e.cwd), r = or(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function Ny({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return lu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Dy } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as TB } from "node:fs";
function lo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var Ly = Buffer.alloc(0);
function yr({ next: e, filled: t }, n = !1) {
  let r = Ly, o = 0, i = () => {
    o > 0 && t(o), r = Ly, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(fo(a)), o = du(r, o, a, n);
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
        let f = TB(a, r, o, Math.min(u, r.length - o), null);
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
var CB = 1e3, FB = 8 * 1024 * 1024, _B = 4, NB = 1024 * 1024;
function Wy(e) {
  let t = e[0], n = yr(lo(NB, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Pe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / CB, o / FB);
      (l >= _B || l >= 1 && Dy(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Dy(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => ms(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var LB = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function DB(e) {
  if (e === "." || e === "..") return;
  if (LB.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function ws(e) {
  for (let t of e.split("/")) {
    let n = DB(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var WB = 1e5;
function Uy(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, jy);
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
      a.size > WB && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? jy : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && ws(g(d, n).toString()), d;
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
var jy = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function qy(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = zB(), warn: a } = e, c = Lt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: _y, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await ds(m, async (y, w) => {
    let v = Wy(y), P = KB(Uy(o, i), v), E = pr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of dy(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let K of E.push(R)) P.push(K);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = qB(n, "tree");
  for (let { name: y, target: w } of p) VB(b(h), y, w);
  d.length > 0 && await gs([d], { tar: u, lines: o, cwd: h, signal: f });
}
var GB = 512 * 1024 * 1024, JB = 1 / 2, zy = 300;
function KB({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(GB, (0, Hy.getHeapStatistics)().heap_size_limit * JB), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(fo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + zy), h === "file")
      f++, n.begin(hr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + zy);
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
function VB(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  UB(r(HB(t)), { recursive: !0 });
  try {
    jB(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var bs = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => XB(o, e));
  },
  unsupportedReason: () => {
  },
  pack: hy,
  unpack: qy
};
function XB(e, t) {
  let n = ru(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Gy.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as mM } from "node:fs";
import { join as pM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var ng = N(Ky(), 1);
import { writeFileSync as oM } from "node:fs";
import { join as iM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as tM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as ZB, openSync as YB, writeSync as Vy } from "node:fs";
var Qy = "-noI", [Xy, QB] = [24, 1], [eM, Zy] = [8, 4], Yy = 2;
function eg(e, t, n) {
  let r = YB(e, "r+");
  try {
    let o = Gi(r, Ne, 0);
    o.writeUInt16LE(o.readUInt16LE(Xy) & ~QB, Xy);
    let { inodeTable: i, root: s } = nr(o, t);
    Vy(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Zy);
    a.writeUInt32LE(n);
    for (let c = 0; c < Zy; c++) {
      let u = s.offset + eM + c, f = Math.floor(u / fe) * (Yy + fe), l = i + s.block + f + Yy + u % fe;
      Vy(r, a, c, 1, l);
    }
  } finally {
    ZB(r);
  }
}

// src/formats/squashfs/make/make.ts
async function tg(e, t, n) {
  let r = us(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await mo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function mo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...nM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, I] = await Promise.allSettled([rM(i, h), w]);
    for (let R of [E, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await tM(e);
  s !== void 0 && eg(e, v, s);
  let P = await rr(e, { offset: 0, length: v }, "heads");
  return Qi(P, a), P;
}
function nM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function rM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function yu(e, t, n, r) {
  let o = n ? gu(t, n.unpacked) : [];
  if (o.length > sM || o.some((c) => c.includes(`
`))) return;
  let i = await uM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + aM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await cM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var sM = 1e3, aM = 1440 * 60;
async function cM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, ng.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = og(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function rg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function gu(e, t) {
  let n = og(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function og({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function uM(e, { path: t }, n, r) {
  let o = iM(r.scratch, "excludes");
  return oM(o, [fM, ...n.map(lM)].join(""), "latin1"), mo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var fM = `... ${Kn}*
`;
function lM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function ag(e) {
  let t = pM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(rg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await yu(t, o, void 0, e);
    if (!s) {
      r ??= ig(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || gu(o, r.unpacked).length > 0 ? await yu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await sg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= ig(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      ur(e);
      let i = await tg(t, o, e);
      n.push(await sg(t, { ...i, files: o.length }, n, e));
    }
  }
  return cs(n, r?.skipped ?? []);
}
function ig({ found: e, leftOut: t = [] }) {
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
async function sg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Nn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await ln(mM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as gM, lstatSync as pg, mkdirSync as wM, readdirSync as dg } from "node:fs";
import { dirname as bM, join as mn, relative as vM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as fg, lstatSync as lg, mkdirSync as cg, renameSync as ug, utimesSync as dM } from "node:fs";
function mg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  cg(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && wu(c), u && ug(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = lg(g(c));
    for (let m of [c, u]) wu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = yM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? ug(g(p), g(d)) : (y || cg(g(d)), a(p, d));
    }
    fg(g(u), f & 511), dM(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = hM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function hM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    wu(n), n = `${n}/${r}`;
  }
  return n;
}
function wu(e) {
  fg(g(e), 448);
}
function yM(e) {
  let t = lg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function vs({ path: e, images: t }, n, r = n.lines) {
  let o = mn(n.dir, "tree"), i = await rs(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? kM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await hg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + SM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await xM({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? dg(u).filter(m) : [])
      bi(mn(u, p));
  }
  await PM(o, n.signal);
}
function kM(e, t) {
  let n = mn(t, String(e.number));
  if (pg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = mn(n, vM(e.base, e.literal));
  return wM(bM(r), { recursive: !0 }), r;
}
async function hg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Lt(i), or()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function xM({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = mn(o.dir, `layer-${i}`);
  await hg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(mn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return mg(u) + s;
}
function SM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of dg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = mn(t, String(e.number)), o = pg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function PM(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  gM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await tn("chown", ["-hR", "0:0", "."], n), await tn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var yg = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [as("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: ag,
  async unpack(e) {
    let t = await sr({ ...e, body: () => e.body }, e.dir);
    await vs(t, e);
  }
};

// src/system/young-heap.ts
var bg = N(wg(), 1);
function vg() {
  (0, bg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as EM, fstatSync as kg, lstatSync as OM, openSync as IM, readlinkSync as $M } from "node:fs";
function Sg(e, t, n) {
  let r = yr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = AM(a, c);
    try {
      let f = kg(u, { bigint: !0 });
      if (!f.isFile()) throw pn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(ks(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(ks(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw xg(a);
      let p = kg(u);
      if (p.ctimeMs !== CM(f.ctimeNs) || p.size !== m) throw xg(a);
      r.pad(Pe(m));
    } finally {
      EM(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !lm ? OM(c, { bigint: !0 }) : void 0;
      if (u && n && !BM(u, a, n)) throw pn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(ks(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(ks(a, u, "symlink", { target: H($M(c, "latin1")) }));
      else throw pn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(nt), r.flush();
    }
  };
}
function BM(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var MM = ["ELOOP", "EMLINK", "ENXIO"];
function AM(e, t) {
  try {
    return IM(t, Ce);
  } catch (n) {
    throw MM.includes(O(n) ?? "") ? pn(e) : n;
  }
}
function pn(e = "") {
  return new Error(`${Pg(e)} was replaced while it was saved`);
}
function xg(e) {
  return new Error(`${Pg(e)} changed while it was read`);
}
function Pg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function ks(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Eg(n);
  return { name: e, kind: r, target: o, size: i, mode: RM(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function RM(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var xs = 1000000000n, TM = 9;
function Eg(e) {
  if (e < 0n) return `-${Eg(-e)}`;
  let t = e % xs, n = String(e / xs);
  return t === 0n ? n : `${n}.${String(t).padStart(TM, "0").replace(/0+$/, "")}`;
}
function CM(e) {
  return Number(e / xs) * 1e3 + Number(e % xs) / 1e6;
}

// src/formats/tar/read-members.ts
function Og(e, t, { kind: n, bytes: r }) {
  let o = [], i = lo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Sg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Ig(e, t, { cwd: n, signal: r }) {
  let o = [], i = yr(lo(wt, (l) => {
    o.push(l);
  })), s = pr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw pn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Pe(d), a++;
  }, f = Dt(r, (l) => {
    let m = bt(fr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw pn(e[a]);
  i.pad(c), i.write(nt), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function bu(e) {
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
var $g = wt / 2, FM = 2 * wt, _M = 3, NM = 4;
async function* Bg(e, t) {
  let n = new AbortController(), r = cu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = WM({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of LM(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > NM && s(); a.length > _M; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* LM(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= $g;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function DM(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && ur(e), i ||= f !== void 0;
    let l = f ? Ig(a, f, { cwd: r, signal: n }) : Og(a, Iy(t), { kind: c, bytes: 2 * $g });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function WM(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = ys(n.map(({ line: p }) => p)), a = bu(1), c = bu(uo), u = 1, f = DM(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), vg();
    let w = { kind: p, bases: s, isContinued: y, level: h <= FM ? r : void 0 };
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
    return await c.acquire(), { frame: await ny(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= uo; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== au && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as jM } from "node:timers/promises";
var Mg = 256, UM = 8e3, zM = 64 * 1024 * 1024;
function Rg(e) {
  let t = Ss("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ss("files"), sparse: Ss("files", !0) }, i = 0, s = (f) => Ag(f.some(qM) ? o.sparse : o.plain, f), a = (f, l) => GM(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ss("files", f === "sparse") };
  };
  async function* u() {
    let f = Mg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Ag(t, [m]);
        else {
          let p = m.hardLink ? JM(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await jM(), f = Mg);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var HM = 1024 * 1024;
function qM({ bytes: e, length: t = e }) {
  return t - e >= HM;
}
function GM({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / UM, t / zM) / r;
}
function JM(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ss(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var KM = 1536, VM = wt - 64 * 1024;
function XM({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return KM + n + Pe(n);
}
function Ag(e, t) {
  let n = t.reduce((o, i) => o + XM(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= VM ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Tg(e) {
  let t = Rg(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Bg(YM(t), e)) {
    s !== r && (n.push(ZM(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), cs(n, t.skipped);
}
function ZM({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* YM({ files: e, skeleton: t }) {
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
import { availableParallelism as nA } from "node:os";
import { join as rA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Ng = N(Fg(), 1);
var QM = 256 * 1024 * 1024;
function Lg(e, t, n) {
  return {
    async check() {
      if (Ke(e) > QM) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of _g(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => _g(e, t, n)
  };
}
async function* _g(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = pr("several"), s = t;
  for await (let a of tA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), eA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function eA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* tA(e, t, n) {
  let r = Lt(n);
  r.allow(t);
  let o = (0, Ng.createZstdDecompress)();
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
async function Dg(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: Fy(i.zstd, cr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? nA(), u.length),
    files: () => cr(u, "files"),
    signal: s,
    warn: a
  }, m = await ds(l, async (p, d) => {
    let h = await Sy(t, n, p), y = f.reduce((v, P) => v + cn(P), 0), w = Lg(
      h,
      { members: cr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await gs(m, { tar: c, lines: o, cwd: rA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Wg = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [as("tar", e)],
  unsupportedReason: () => {
  },
  pack: Tg,
  unpack: Dg
};

// src/formats/index.ts
var gr = [Wg, yg, bs];

// src/stores/load-when-used.ts
function Ps(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function jg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ps({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, oA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function oA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as De from "node:fs/promises";
import { basename as ow, dirname as Ou, join as iw } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as fA, join as Su } from "node:path";

// src/system/disk/draft-file.ts
var zg = N(Ug(), 1);
import * as kt from "node:fs/promises";
import { dirname as Hg, join as ku } from "node:path";
var Es = ".drafts";
async function wr(e) {
  let t = ku(e, Es), n = ku(t, (0, zg.randomUUID)());
  try {
    return await mt(e, t), Gg(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw en(r, e);
  }
}
async function qg(e, t) {
  let n = ku(e, Es, t);
  return Gg(e, n, await kt.open(n, Ce));
}
function Gg(e, t, n) {
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
      return await n.sync(), await mt(e, Hg(i)), iA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function iA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(Hg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as sA } from "node:fs";
import * as dn from "node:fs/promises";
import { join as Jg } from "node:path";
import { setTimeout as aA } from "node:timers/promises";
var Os = ".notes";
function br(e) {
  let t = async (n) => (await mt(e, Jg(e, Os)), Jg(e, Os, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(uA, () => {
      }) === await Le(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: xu(async (n, r) => {
      await aA(cA), await Le(n) === r && await Vg(await t(n), r);
    }),
    touch: xu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await dn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await Vg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: xu(async (n, r) => dn.link(await t(n), r))
  };
}
var cA = 20, Kg = 256;
async function Le(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function xu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function uA(e) {
  let t = await dn.open(e, Ce).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Kg), 0, Kg, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Vg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = sA, a = await dn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var lA = 3600 * 1e3;
async function Is(e) {
  await Xg(await vr(Su(e, Es)));
}
async function Xg(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > lA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function $s(e, t) {
  let n = new Map((await vr(Su(e, Os))).map((o) => [fA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Xg([...n.values()]), r;
}
async function po(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await xt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await xt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function vr(e) {
  let t = await Ye(e).then(() => xt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Su(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as mA } from "node:fs";
import * as rt from "node:fs/promises";
import { dirname as pA } from "node:path";
async function hn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await ym(e), i = br(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => dA(r, s, a),
    file: hA(r, e, i, n),
    close: () => r.close()
  };
}
function dA(e, t, n) {
  let { acquire: r, release: o } = zn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function hA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Pu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Bs(e, t),
    async copyTo(i) {
      return await rt.copyFile(`/proc/self/fd/${e.fd}`, i, mA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await yA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function yA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Le(e);
    if (await t(), await Le(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Pu(e, t, n) {
  try {
    let [r, o] = await Promise.all([rt.stat(pA(n)), e.stat()]);
    return r.dev !== o.dev || !await Bs(e, t) ? !1 : (await rt.symlink(await rt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Bs(e, t) {
  let [r, o] = await Promise.all([
    rt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Zg = 1024 * 1024;
async function Yg({ path: e, dir: t, evict: n }) {
  let r = await wr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Zg,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Un(o, t, f, c + u * Zg);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await br(t).prove(o, await Le(o)), await r.discard(), u && await n().catch(() => {
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
import * as Qg from "node:fs/promises";
import { basename as gA, join as wA } from "node:path";
async function ew(e) {
  let t = await Eu(e), n = (await Promise.all(t.map(Eu))).flat(), o = (await Promise.all(n.map(Eu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(gA(i)));
  return (await Promise.all(o.map(vr))).flat();
}
async function Eu(e) {
  return (await Qg.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => wA(e, n.name));
}

// src/stores/local/local.ts
var tw = 1024 ** 3, nw = process.platform === "linux" ? Tr : Vf;
function sw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * tw, minFreeBytes: i = tw } = e, s = ({ scope: a, version: c, key: u }) => iw(t, nw(n), nw(a), Tr(c), Tr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await rw(t))
        for (let f of a) {
          let l = u.map((p) => Ou(s({ scope: f, version: p, key: "-" }))), m = await bA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Wn(t), await De.mkdir(t, { recursive: !0, mode: 448 }), await Ye(`${t}/.`), !await vA(c, { dir: t, verify: r }))
        return Yg({
          path: c,
          dir: t,
          async evict() {
            await Is(t);
            let u = (await $s(t, await ew(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await po(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await rw(t) ? (await aw(Ou(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => De.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function rw(e) {
  return await Wn(e), await fw(e) ? (await Ye(`${e}/.`), !0) : !1;
}
async function bA(e, t, n) {
  let r = (await Promise.all(e.map((o) => aw(o, t, n)))).flat();
  for (; ; ) {
    let o = Jf(t, r);
    if (!o) return;
    let i = await kA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function aw(e, t, n) {
  if (!await uw(e, n)) return [];
  let r = Pa(ow(e)) ?? "", o = (await De.readdir(e)).filter((a) => Zf(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = iw(e, a);
      return { path: c, stat: await De.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await cw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function cw(e, t) {
  let n = Pa(ow(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await hn(e, t);
  try {
    return (await Jr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function vA(e, t) {
  if (!await uw(Ou(e), t) || !await fw(e)) return !1;
  try {
    return await cw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await De.rm(e, { force: !0 }), !1;
  }
}
async function kA({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await hn(e, o);
    await s();
    let c = () => De.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function uw(e, t) {
  return lw(bm(t.dir, e));
}
function fw(e) {
  return lw(De.lstat(e));
}
async function lw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function mw(e) {
  let t = xA(e.inputs.s3);
  return Ps({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function xA({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var pw = {
  local: ({ inputs: e, repository: t }) => sw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: mw,
  github: jg
};
function dw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as SA } from "node:path";
function hw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await PA(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
        await EA(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = OA(l, n, e);
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
async function PA(e, { roles: t, bypassed: n }) {
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
async function yw(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function EA(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function OA(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function gw(e, t, n) {
  let r = await e.roles.current(), o = Xe(n, n + Ke(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ms(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Iu(r, e) && s.datasync().catch(() => {
  });
}
function ww(e, t, n) {
  return Rt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ms(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Iu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Xe(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ms({ file: e, path: t }, n, r) {
  return Un(e, SA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as FA, once as _A } from "node:events";
import { setTimeout as NA } from "node:timers/promises";

// src/stores/stash/election.ts
var vw = N(bw(), 1);
import { EventEmitter as IA } from "node:events";
import * as me from "node:fs/promises";
import { createServer as $A } from "node:net";
import { dirname as Bu, join as yn } from "node:path";
var kw = ".fillers";
async function xw(e, t) {
  let n = yn(e, kw, t);
  for (await mt(e, Bu(n)); ; ) {
    let r = await MA(n) ?? await AA(n);
    if (r) return r;
  }
}
var BA = 3600 * 1e3;
async function Sw(e) {
  let t = yn(e, kw);
  for (let n of await me.readdir(t)) {
    let r = await me.stat(yn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > BA && await me.rm(yn(t, n), { recursive: !0, force: !0 });
  }
}
async function MA(e) {
  for (let t of await me.readdir(e).catch(CA)) {
    let n = await gi(e, t);
    if (n) return { role: "follower", lines: n };
    await me.rm(yn(e, t), { recursive: !0, force: !0 });
  }
}
async function AA(e) {
  let t = await me.mkdtemp(yn(Bu(e), "joining-")), n = (0, vw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new IA(), s = $A((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Mu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = RA(s, { said: r, followers: o, heard: i, path: yn(e, n) });
  if (!yi(t, n, s))
    return await me.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Hn(t, e);
  } finally {
    c || (s.close(), await me.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function RA(e, { said: t, followers: n, heard: r, path: o }) {
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
      await me.rm(o, { force: !0 }), await me.rmdir(Bu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var TA = 36;
function Mu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > TA && e.pause();
    for (let i of o) t(i);
  });
}
function CA(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var LA = /^[0-9a-f-]{36}$/, DA = /^\d{1,7}$/, Pw = "fetches", WA = 500;
function Ew(e, t) {
  return DA.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ow({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Ew(o, n);
    i !== void 0 && r(i);
  }), e(Pw);
}
var jA = 4;
function Iw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = nn(n.pace ?? Vr, r * $), s = /* @__PURE__ */ new Set(), a = new FA(), c = Promise.resolve(void 0), u, f = performance.now(), l = UA(), m = Promise.withResolvers();
  NA(WA, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && LA.test(y))
      return u = y, c = qg(e, y).catch(() => {
      }), !0;
    y === Pw && m.resolve(!0);
    let w = Ew(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Mu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > jA * o) return;
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
      return await zA(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function UA() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function zA(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await _A(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as HA } from "node:path";
var qA = 15e3, GA = 16;
function ho(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Bw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !JA(r)) return;
        if (++i > GA) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await KA(e), u && await $w(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await $w(c).catch(n);
    }
  };
  return a;
}
function JA(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function $w(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function KA(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = qA, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return VA(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Iw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function VA(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(HA(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Mw({ size: e, read: t }, n) {
  let { logError: r } = n, i = Bw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Rw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ms(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: zn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: XA(s, a),
    read: (c, u, f) => hw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => ww(s, c, u),
    isPublished: () => ho(i.held()) !== void 0,
    async finish() {
      let c = Aw(s);
      c && await ZA(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Aw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Iu(t, e) ? t : void 0;
}
function XA(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: YA(e),
    async link(r) {
      let o = await n.settled(), i = ho(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Pu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = ho(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Bs(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = ho(n.held());
      if (o) return eR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Aw(e) !== void 0, t.isProven;
    }
  };
}
async function ZA({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = br(r), c = setInterval(t.giveSign, QA);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Le(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function YA(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Xe(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => gw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => yw(Xe(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Rw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Rw(e, { size: t, onAsked: n }) {
  n && Ow(e, Math.ceil(t / $), n);
}
var QA = 1e3;
async function eR(e, t, { bypassed: n }) {
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
import * as yo from "node:fs/promises";
import { basename as tR, dirname as nR, join as St } from "node:path";
var rR = 1024 ** 3;
function Cw(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = rR, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Tw(i), Tw(s)]), l = o ? void 0 : 1;
    return (await $s(t, f.flat())).map((m) => ({
      ...m,
      rank: nR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Wn(t), await yo.mkdir(t, { recursive: !0, mode: 448 }), await Ye(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Wn(t);
      for (let p of [t, i, s]) await Ye(p).catch(Fw);
      let m = await Au(St(s, f), l, e);
      return m || o ? m ?? Au(St(i, f), l, e) : (oR(St(i, f), St(s, f)), Au(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => yo.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), xw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Is(t), Sw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await po(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return wr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await po(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Tw(e) {
  return (await vr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(tR(t)));
}
function oR(e, t) {
  try {
    ue(e, t);
  } catch (n) {
    Fw(n);
  }
}
function Fw(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Au(e, t, n) {
  try {
    let r = await hn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = O(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await yo.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function _w(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Cw(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Do([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = sR(
          m,
          Mw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return I;
        let { file: R, read: K, close: Q } = P;
        return {
          ...I,
          original: I,
          stored: m,
          file: R,
          read(oe, Gt) {
            return c(`Found in the stash ${n}`), Rt(K(oe, Gt), iR);
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
async function* iR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function sR(e, t, n) {
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
function kr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = dw(e), f = aR(t(pw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return _w(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function aR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function xr(e, t, n) {
  return {
    inputs: e,
    service: zl(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: jl(),
    isSealed: (r) => gr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Nw(x),
    warn: Nw(D),
    mask: Yo
  };
}
function Nw(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Lw = 3e4;
async function Dw(e, t, n, r = AbortSignal.timeout(Lw)) {
  if (!await Uh(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await rr(e, s, "contents", { signal: r });
  })().then(() => {
  }, cR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await uR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function cR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function uR({ scope: e, version: t, key: n, size: r }) {
  let o = Yr(W, Dr()), i = Be(), s = kr(xr(o, i, AbortSignal.timeout(Lw))), a = e === void 0 ? ge(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as wR } from "node:fs";
import { dirname as bR } from "node:path";

// src/mounts/broker.ts
var Uw = N(jw(), 1);
import { once as fR } from "node:events";
import { connect as lR } from "node:net";
import { setTimeout as mR } from "node:timers/promises";
var zw = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Hw = 0.3, pR = 1024 ** 2, dR = 20;
function hR(e) {
  let t = (0, Uw.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > pR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function yR(e, t) {
  for (; ; ) {
    let n = lR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await fR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await mR(dR, void 0, { signal: t });
    }
  }
}
async function gR(e, t, n, r, o = zw[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await yR(e, a);
    let u = hR(c), { value: f } = await u.next(), l = o - Hw - (performance.now() - i) / 1e3;
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
function Sr(e, t) {
  let n = zw.mount, r = (...o) => gR(e, t, ...o);
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
        if (n <= Hw) throw new Error("the broker does not answer");
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
async function As({ socket: e, mounts: t }) {
  let n = Sr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      go(r.target) && await n.unmount(r.target), go(r.view, "tmpfs") && await n.unmount(r.view), Rs(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function go(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === Yn
  );
}
function Rs({ target: e, made: t, view: n }) {
  qw(n, n), t !== void 0 && qw(e, t);
}
function qw(e, t) {
  try {
    for (let n = e; F(n, t); n = bR(n)) wR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Ts() {
  let e = ss() ?? {}, t = await ji(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(kR).toSorted(xR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await An(o, () => SR(r));
  }
}
function kR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function xR([, e], [, t]) {
  return Gw(t) - Gw(e);
}
function Gw({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : jp(e));
}
async function SR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await As(n), e !== void 0 && await Kw([e], async (r, o) => {
    let i = Fh(r, e);
    t && i !== void 0 && await Dw(i, t, o);
  });
}
async function Jw() {
  await Kw(qp([q(), vR(te())]));
}
async function Kw(e, t) {
  if (e.length === 0) return;
  let n = await ar(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await co(r, n, t);
    } catch (o) {
      if (Wp(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function Vw(e, t) {
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
function Zw(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Xw(n, r, e) || Xw(r, n, t)) return [n.text, r.text];
}
function Xw(e, t, { excludes: n }) {
  if (n?.(t.literal ?? PR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && Cs(e, it(e.base, r));
}
function PR({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Cs(e, t) {
  return e.matches(t) || t !== "" && Cs(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as NT } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Yw = (e, t, n) => {
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
var Qw = "\0SLASH" + Math.random().toFixed(16) + "\0", eb = "\0OPEN" + Math.random().toFixed(16) + "\0", Fs = "\0CLOSE" + Math.random().toFixed(16) + "\0", tb = "\0COMMA" + Math.random().toFixed(16) + "\0", nb = "\0PERIOD" + Math.random().toFixed(16) + "\0", ER = new RegExp(Qw, "g"), OR = new RegExp(eb, "g"), IR = new RegExp(Fs, "g"), $R = new RegExp(tb, "g"), BR = new RegExp(nb, "g"), MR = /\\\\/g, AR = /\\{/g, RR = /\\}/g, TR = /\\,/g, CR = /\\\./g, FR = 1e5, _R = 4e6, NR = 1e3, LR = 1e3, DR = 2e7, WR = 16;
function Ru(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function jR(e) {
  return e.replace(MR, Qw).replace(AR, eb).replace(RR, Fs).replace(TR, tb).replace(CR, nb);
}
function UR(e) {
  return e.replace(ER, "\\").replace(OR, "{").replace(IR, "}").replace($R, ",").replace(BR, ".");
}
function Tu(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function rb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Yw("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function zR(e, t) {
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
function HR(e, t) {
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
function qR(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = rb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Tu(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Tu(n, c), n;
    r = c.pop(), Tu(n, c), e = a;
  }
}
function wo(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function ob(e, t = {}) {
  if (!e)
    return [];
  let n = wo(t.max, FR), r = wo(t.maxLength, _R), o = wo(t.maxDepth, NR), i = wo(t.maxRewrites, LR), s = wo(t.maxSteps, DR);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Cu(jR(e), n, r, o, 0, i, { remaining: s }, !0).map(UR);
}
function GR(e) {
  return "{" + e + "}";
}
function JR(e) {
  return /^-?0\d/.test(e);
}
function KR(e, t) {
  return e <= t;
}
function VR(e, t) {
  return e >= t;
}
function bo(e, t, n, r, o, i, s) {
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
function XR(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Ru(i[0]), c = Ru(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Ru(i[2])), 1) : 1, l = KR;
  c < a && (f *= -1, l = VR);
  let p = i.some(JR), d = p ? u : 1, h = 0;
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
function Cu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= WR, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = rb(e, m, s);
    if (!p)
      return bo(c, e, [""], t, n, f, s);
    p.unmatched && (m = zR(m, s));
    let d = p.pre, h = () => bo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = bo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && HR(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Fs + p.post, m = m.slice(0, p.end) + Fs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = XR(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = qR(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Cu(R[0], t, n, r, o + 1, i, s, !1).map(GR), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let oe = bo(c, d + R[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = oe, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let K = f && !p.post.length && !d;
      for (let oe = 0; K && oe < c.length; oe++)
        c[oe] && (K = !1);
      E = [];
      let Q = 0;
      e: for (let oe = 0; oe < R.length; oe++) {
        let Gt = Cu(R[oe], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Jt = 0; Jt < Gt.length; Jt++) {
          let Kt = Gt[Jt];
          if (!(K && !Kt)) {
            if (E.length >= t || Q + Kt.length > n)
              break e;
            E.push(Kt), Q += Kt.length;
          }
        }
      }
    }
    let I = bo(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var vo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var ZR = {
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
}, ko = (e) => e.replace(/[[\]\\-]/g, "\\$&"), YR = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ib = (e) => e.join(""), sb = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(ZR))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(ko(l) + "-" + ko(h)) : h === l && r.push(ko(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(ko(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(ko(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [YR(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + ib(r) + "]", p = "[" + (u ? "" : "^") + ib(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Wt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var be, QR = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Fu = (e) => QR.has(e), ab = (e) => Fu(e.type), eT = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), tT = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), nT = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), cb = /* @__PURE__ */ new Map([
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
]), rT = "(?!(?:^|/)\\.\\.?(?:$|/))", _s = "(?!\\.)", oT = /* @__PURE__ */ new Set(["[", "."]), iT = /* @__PURE__ */ new Set(["..", "."]), sT = new Set("().*{}+?[]^$\\!"), aT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), _u = "[^/]", ub = _u + "*?", fb = _u + "+?", cT = 0, gn = class {
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
  id = ++cT;
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
        if (typeof n != "string" && !(n instanceof be && n.#t === this))
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
      if (!(r instanceof be && r.type === "!"))
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
    let n = new be(this.type, t);
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
        if (!o.noext && Fu(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let P = new be(w, n);
          h = be.#l(t, P, h, o, i + 1), n.push(P);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new be(null, n), p = [], d = "";
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
      if (!o.noext && Fu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new be(h, m);
        m.push(v), l = be.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new be(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#r = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, tT);
  }
  #d(t, n = eT) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = nT) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new be(null, r, this.options);
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
    return !!cb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = cb.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new be(null, void 0, n);
    return be.#l(t, r, 0, n, 0), r;
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
    if (this.#n === this && (this.#p(), this.#g()), !ab(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? be.#S(p, this.#r, c) : p.toRegExpSource(t);
        return this.#r = this.#r || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && iT.has(this.#e[0]))) {
        let d = oT, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? rT : y ? _s : "";
      }
      let l = "";
      return this.isEnd() && this.#n.#c && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Wt(u),
        this.#r = !!this.#r,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#r = void 0, [c, Wt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !_s ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? _s : "") + fb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? _s : "") + ub + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Wt(i),
      this.#r = !!this.#r,
      this.#o
    ];
  }
  #p() {
    if (ab(this)) {
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
        o = !1, i += (sT.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? fb : ub, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = sb(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += _u, n = !0;
        continue;
      }
      i += aT(u);
    }
    return [i, Wt(t), !!n, s];
  }
};
be = gn;

// node_modules/minimatch/dist/esm/escape.js
var Nu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var pe = (e, t, n = {}) => (vo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new We(t, n).match(e)), uT = /^\*+([^+@!?*[(]*)$/, fT = (e) => (t) => !t.startsWith(".") && t.endsWith(e), lT = (e) => (t) => t.endsWith(e), mT = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), pT = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), dT = /^\*+\.\*+$/, hT = (e) => !e.startsWith(".") && e.includes("."), yT = (e) => e !== "." && e !== ".." && e.includes("."), gT = /^\.\*+$/, wT = (e) => e !== "." && e !== ".." && e.startsWith("."), bT = /^\*+$/, vT = (e) => e.length !== 0 && !e.startsWith("."), kT = (e) => e.length !== 0 && e !== "." && e !== "..", xT = /^\?+([^+@!?*[(]*)?$/, ST = ([e, t = ""]) => {
  let n = pb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, PT = ([e, t = ""]) => {
  let n = db([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, ET = ([e, t = ""]) => {
  let n = db([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, OT = ([e, t = ""]) => {
  let n = pb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, pb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, db = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, hb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", lb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, IT = hb === "win32" ? lb.win32.sep : lb.posix.sep;
pe.sep = IT;
var ae = /* @__PURE__ */ Symbol("globstar **");
pe.GLOBSTAR = ae;
var $T = "[^/]", BT = $T + "*?", MT = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", AT = "(?:(?!(?:\\/|^)\\.).)*?", RT = (e, t = {}) => (n) => pe(n, e, t);
pe.filter = RT;
var Ae = (e, t = {}) => Object.assign({}, e, t), TT = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return pe;
  let t = pe;
  return Object.assign((r, o, i = {}) => t(r, o, Ae(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Ae(e, i));
      }
      static defaults(o) {
        return t.defaults(Ae(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Ae(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Ae(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Ae(e, o)),
    escape: (r, o = {}) => t.escape(r, Ae(e, o)),
    filter: (r, o = {}) => t.filter(r, Ae(e, o)),
    defaults: (r) => t.defaults(Ae(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Ae(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Ae(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Ae(e, i)),
    sep: t.sep,
    GLOBSTAR: ae
  });
};
pe.defaults = TT;
var yb = (e, t = {}) => (vo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : ob(e, { max: t.braceExpandMax }));
pe.braceExpand = yb;
var CT = (e, t = {}) => new We(e, t).makeRe();
pe.makeRe = CT;
var FT = (e, t, n = {}) => {
  let r = new We(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
pe.match = FT;
var mb = /[?*]|[+@!]\(.*?\)|\[|\]/, _T = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), We = class {
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
    vo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || hb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !mb.test(i[2])) && !mb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(ae) ? this.#n(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #n(t, n, r, o, i) {
    let s = n.indexOf(ae, i), a = n.lastIndexOf(ae), [c, u, f] = r ? [
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
      v === ae ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
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
      if (this.debug(n, f, l), f === !1 || f === ae)
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
    return yb(this.pattern, this.options);
  }
  parse(t) {
    vo(t);
    let n = this.options;
    if (t === "**")
      return ae;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(bT)) ? o = n.dot ? kT : vT : (r = t.match(uT)) ? o = (n.nocase ? n.dot ? pT : mT : n.dot ? lT : fT)(r[1]) : (r = t.match(xT)) ? o = (n.nocase ? n.dot ? PT : ST : n.dot ? ET : OT)(r) : (r = t.match(dT)) ? o = n.dot ? yT : hT : (r = t.match(gT)) && (o = wT);
    let i = gn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? BT : n.dot ? MT : AT, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? _T(l) : l === ae ? ae : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== ae || d === ae || (d === void 0 ? p !== void 0 && p !== ae ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== ae && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = ae));
      });
      let f = u.filter((l) => l !== ae);
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
    return pe.defaults(t).Minimatch;
  }
};
pe.AST = gn;
pe.Minimatch = We;
pe.escape = Nu;
pe.unescape = Wt;

// src/files/patterns.ts
var gb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function je(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => LT(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => WT(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function LT(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = DT(s, t, { ...n, maths: r }), [, u = "", f = ""] = NT.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new We(f, gb), d = o ? new We(f, { ...gb, nocase: !0 }) : p;
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
function DT(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${jo}`);
  return [r, e.slice(2)];
}
function WT({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && jT(e, t, n);
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
function jT(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && ws(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var kb = N(wb(), 1);
function re(e) {
  return e ? HT : UT;
}
var UT = {
  mistake: xa,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, xb = "~v", zT = xb.length + 49, bb = No - zT, HT = {
  mistake(e) {
    let [t = ""] = e, n = Du(t).length > bb, r = `Key Validation Error: ${t} cannot be larger than ${bb} characters with rolling; ~ counts twice.`;
    return xa(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Ns(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Du)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [vb(t, 20), vb(n, 5)];
    return `${Ns(e)}${Date.now()}-${r}-${o}-${(0, kb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Ns(e) {
  return Du(e) + xb;
}
function Sb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Du(e) {
  return e.replaceAll("~", "~~");
}
function vb(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var qT = 3600 * 1e3;
function Pb(e, t) {
  let n = e.toSorted(Sa), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > qT;
  });
}

// src/job/restore/plan.ts
async function Eb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await GT(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? zi(e.inputs, { ...i.inputs }) : await Ui(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = Hi(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new T(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function GT(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-ELKWH6JW.js"), { NoTree: o } = await import("./shared-D6S6DALJ.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Ob(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: je(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Zw(o, i.selection);
      if (s)
        throw new T(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as r1, statSync as o1 } from "node:fs";
import { readdir as i1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as JT, readdirSync as KT, rmdirSync as VT, rmSync as Ib, writeFileSync as XT } from "node:fs";
import { setTimeout as ZT } from "node:timers/promises";
var YT = 20, QT = 6e4;
function $b(e) {
  return A(e, `${Kn}lock-${process.geteuid?.() ?? 0}`);
}
function Ls(e) {
  let t = $b(e), n = B(b(t));
  if (n && !eo(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ds(e, t) {
  if (!Xn(e)) return () => {
  };
  let [n, r] = [z(e), Wo(e)], [o, i] = [$b(n), A(e, "lock")];
  JT(i, { mode: 448 }), XT(A(i, r), "");
  let s = Date.now() + QT;
  for (; !e1(i, o); ) {
    Ls(n);
    let a = await t1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await ZT(YT, void 0, { signal: t });
  }
  return () => {
    Ib(A(o, r), { force: !0 });
    try {
      VT(o);
    } catch {
    }
  };
}
function e1(e, t) {
  try {
    return Hn(e, t);
  } catch (n) {
    throw Ls(z(t)), n;
  }
}
async function t1(e) {
  let t = !1;
  for (let n of n1(e))
    await Si(A(z(e), n)) ? t = !0 : Ib(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function n1(e) {
  try {
    return KT(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Bb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Tt));
  for (let a of new Set(s.flatMap(Mb)))
    for (let c of await s1(a, t))
      if (Xn(c) || Tp(c), !(!Xn(c) || await Si(c)))
        try {
          await a1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Mb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Mb(t)];
}
async function s1(e, t) {
  let n = (await i1(e).catch(() => [])).filter(et);
  if (n.length === 0) return [];
  let r = H(r1(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => A(e, o)).filter(Vn);
}
async function a1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = ki(o);
  try {
    let s = await Ds(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      pi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!c1(u, t)) return !1;
        for (let f of li(u)) u1(b(o), f);
        return !0;
      }), Qr(e) || xc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function c1(e, t) {
  let n = g(li(e)[0]).toString();
  return t.some((r) => F(n, r.base) && Cs(r, it(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function u1(e, t) {
  let { dev: n } = o1(g(e));
  for (let r = t; r !== e; r = z(r)) {
    let o = B(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Pr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as f1, statSync as l1 } from "node:fs";
import { dirname as Ab } from "node:path";
function Fb(e) {
  let t = Rb(), n = process.cpuUsage(), r = new Set(e.map(_b));
  return () => {
    let o = Rb(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: p1(t, o, (i + s) / 1e3),
      disks: d1(t, o, r),
      network: h1(t, o)
    };
  };
}
function Rb() {
  return { stat: Ws("stat"), self: Ws("self/stat"), disks: Ws("diskstats"), net: Ws("net/dev") };
}
function Ws(e) {
  try {
    return f1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function _b(e) {
  try {
    let { dev: t } = l1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Ab(e) ? "" : _b(Ab(e));
  }
}
var m1 = 10;
function p1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Wu(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Tb(t) - Tb(e)) * m1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Tb({ self: e }) {
  let t = Wu(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Cb = 512;
function d1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Cb, writtenBytes: d * Cb, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function h1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Wu(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Wu(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Nb({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && y1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function y1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function js() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => g1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Nb({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Fb(s);
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
function g1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : w1(i / 1048576 / (a / 1e3))
  }];
}
function w1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Vb = N(Lb(), 1);
import { writeFileSync as B1 } from "node:fs";
import { join as M1 } from "node:path";

// src/system/job-summary.ts
function Db(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Lr(e);
  return Wb((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function L8(e) {
  return Wb((t) => t.addRaw(e, !0));
}
var Uu = Promise.resolve();
function Wb(e) {
  let t = Wl();
  if (!t) return Uu;
  let n = Uu.then(async () => {
    e(t), await t.write();
  });
  return Uu = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function jb({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${se(t)} of ${se(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var b1 = 10 * 1024 * 1024, v1 = 64;
function Ub({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = Jb(t, ["download", "upload"]), s = o >= b1 && e.concurrency < v1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${se(r)} of ${se(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${zb}`
  };
}
var zb = "a higher `compression-level` makes entries smaller";
function xo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${wn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${wn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Hb(e, i, "more or faster cores");
}
function Us(e) {
  return Hb(e, `one thread was busy ${wn(e.load.thread)} of the time`, "faster cores");
}
function Hb({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var k1 = 32 * 1024;
function Hu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < k1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${zu(r, s)} MiB/s` : `read ${zu(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${wn(e.load.disk)} of the time`,
    advice: Gb(e, u)
  };
}
function qb(e) {
  let { bytes: t, mibPerSecond: n } = Jb(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: Gb(e, r)
  };
}
function Gb({ step: e, settings: t }, n) {
  if (e === "save" && n) return zb;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Jb(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: zu(r, o) };
}
function zu(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function wn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var qu = 1e3;
function Kb(e) {
  let { totalMs: t } = e;
  if (t < qu)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${se(t)}`
    };
  let n = E1(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? P1[r].find(([m]) => S1[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: $1(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var S1 = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, P1 = {
  store: [["always", jb]],
  network: [
    ["threadIsBusy", Us],
    ["always", Ub]
  ],
  disk: [
    ["ownCoresAreBusy", xo],
    ["diskIsBusy", Hu],
    ["coresAreBusy", xo],
    ["threadIsBusy", Us],
    ["diskIsUnseen", qb]
  ],
  work: [
    ["ownCoresAreBusy", xo],
    ["diskHinders", Hu],
    ["coresAreBusy", xo],
    ["threadIsBusy", Us]
  ]
};
function E1(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...O1(e) };
}
function O1({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[I1[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var I1 = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function $1({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = se(t), i = r ? `${r.name} took ${se(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${wn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${wn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function So(e, t, n) {
  try {
    await A1(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function A1(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: Kb(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = M1(q(), `headstart-${i.step}-${(0, Vb.randomUUID)()}.json`);
  B1(c, `${JSON.stringify(i, void 0, 2)}
`), $e("report", c);
  let u = i.totalMs >= qu;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await Db(f, R1(i), u && r ? `${a}.

${C1(i)}` : "");
}
function R1(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Ga(e.key),
      e.matchedKey === void 0 ? "\u2013" : Ga(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      se(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${se(n)}`).join(", ")
    ]
  ];
}
var T1 = 1e4;
function C1({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${F1(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < T1 ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function F1({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${se(r)} of ${se(n - t)}` : se(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as W1 } from "node:fs";

// src/mounts/probe.ts
import { existsSync as _1, readFileSync as N1 } from "node:fs";
function bn(e) {
  return "rights" in e || e.broker !== void 0;
}
function Gu(e, t) {
  return L1(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function L1(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ar(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await D1(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !_1("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function D1(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(N1("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Er({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === bs.id), s = t !== "unpack" && !i;
  return gr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function Xb(e, t) {
  let n = { zstd: ft("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Po({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await $m(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Zb(e, t, { mounting: n, signal: r }) {
  let o = bn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Er(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Po(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function zs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Gu("image", r);
    return "rights" in o ? o : { ...o, broker: j1(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Gu("tree", r);
}
function j1(e) {
  return e !== "off" && W1(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Hs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Rn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as hC, lstatSync as yC, realpathSync as gC } from "node:fs";
import { basename as wC, dirname as bC, join as dv } from "node:path";

// src/files/fingerprint.ts
var ev = N(Yb(), 1);
import { lstatSync as J1 } from "node:fs";

// src/files/walk.ts
import { lstatSync as Ku, readdirSync as U1, readlinkSync as z1 } from "node:fs";
function* jt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Eo(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* q1(a, n) : yield [Qb(a, i)];
  }
}
function Eo({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var H1 = 256;
function* q1(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Ku(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of U1(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      et(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(Qb(f, u)), !(c.length < H1) && (yield c, c = []);
    }
    yield c;
  }
}
function Qb(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? G1(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: z1(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function G1({ path: e, member: t, onStat: n }) {
  let r = Ku(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Ku(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function Vu(e, t) {
  let n = (0, ev.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Eo(r);
    for (let s of jt([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = J1(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as nC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Br from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Xu(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, de(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, de(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, de(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, de(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, de(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Xs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Ut = N(tv(), 1);
import * as Or from "path";
var zt = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), zt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Or.dirname(e);
  return zt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function Gs(e, t) {
  if ((0, Ut.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Ut.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Oo(t))
    return t;
  if (zt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Ut.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ue(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Ut.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Ut.default)(Oo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || zt && e.endsWith("\\") || (e += Or.sep), e + t;
}
function Oo(e) {
  return (0, Ut.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ue(e), zt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Io(e) {
  return (0, Ut.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ue(e), zt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ue(e) {
  return e = e || "", zt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Pt(e) {
  return e ? (e = Ue(e), !e.endsWith(Or.sep) || e === Or.sep || zt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var ze;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(ze || (ze = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var nv = process.platform === "win32";
function Yu(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = nv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = nv ? r.searchPath.toUpperCase() : r.searchPath;
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
function rv(e, t) {
  let n = ze.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function ov(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as av from "os";
import * as $r from "path";
var Ht = N(iv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as vn from "path";
var Ir = N(sv(), 1), X1 = process.platform === "win32", kn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Ir.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !Io(t))
        this.segments = t.split(vn.sep);
      else {
        let n = t, r = Et(n);
        for (; r !== n; ) {
          let o = vn.basename(n);
          this.segments.unshift(o), n = r, r = Et(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Ir.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Ir.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ue(t[n]), n === 0 && Io(r) ? (r = Pt(r), (0, Ir.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Ir.default)(!r.includes(vn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(vn.sep) || X1 && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += vn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ot = process.platform === "win32", $o = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Ht.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Ht.default)(u && Oo(u), "Parameter 'segments' first element must be a root path"), i = new kn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new kn(i).segments, this.trailingSeparator = Ue(i).endsWith($r.sep), i = Pt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new kn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ot ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ot,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Ot ? i.replace(/\\/g, "/") : i, this.minimatch = new We(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ue(t), !t.endsWith($r.sep) && this.isImplicitPattern === !1 && (t = `${t}${$r.sep}`)) : t = Pt(t), this.minimatch.match(t) ? this.trailingSeparator ? ze.Directory : ze.All : ze.None;
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
    let r = new kn(t).segments.map((o) => e.getLiteral(o));
    if ((0, Ht.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Ht.default)(!Io(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ue(t), t === "." || t.startsWith(`.${$r.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${$r.sep}`))
      n = n || av.homedir(), (0, Ht.default)(n, "Unable to determine HOME directory"), (0, Ht.default)(Oo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Gs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Gs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Gs(e.globEscape(process.cwd()), t);
    return Ue(t);
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
var Bo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Qu = function(e, t, n, r) {
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
}, Z1 = function(e) {
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
}, Y1 = function(e, t, n) {
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
}, Q1 = process.platform === "win32", Vs = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Xu(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Qu(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = Z1(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return Y1(this, arguments, function* () {
      let n = Xu(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new $o(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of Yu(r)) {
        de(`Search path '${s}'`);
        try {
          yield qt(Br.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Bo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = rv(r, s.path), c = !!a || ov(r, s.path);
        if (!a && !c)
          continue;
        let u = yield qt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Xs.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & ze.Directory && n.matchDirectories)
              yield yield qt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield qt(Br.promises.readdir(s.path))).map((m) => new Bo(Xs.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & ze.File && (yield yield qt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Qu(this, void 0, void 0, function* () {
      let r = new e(n);
      Q1 && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new $o(i));
      return r.searchPaths.push(...Yu(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Qu(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Br.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              de(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Br.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Br.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          de(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var eC = N(cv(), 1);

// node_modules/@actions/glob/lib/glob.js
var tC = function(e, t, n, r) {
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
function uv(e, t) {
  return tC(this, void 0, void 0, function* () {
    return yield Vs.create(e, t);
  });
}

// src/files/matches.ts
async function Zs({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await rC(r)) {
      let i = nC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || oC(o, r) || fv(o, r, t) || n.set(o, { line: r, path: o, relative: it(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !iC(r, n, t));
}
async function rC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await uv(`${sC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function oC(e, { base: t }) {
  return it(t, e).split("/").some(et);
}
function fv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && fv(z(e), t, n) : !1;
}
function iC(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function sC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as aC, readdirSync as cC, readlinkSync as uC, realpathSync as mv } from "node:fs";
import { dirname as fC, join as lv } from "node:path";
function Ys(e) {
  return (aC(e) ? cC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = uC(lv(e, `target-${n}`), "latin1"), o = lv(e, `upper-${n}`), i = Kp(o);
    if (!i)
      return { target: r, upper: mv(o), point: lC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(fC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function lC(e) {
  try {
    return mv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function Qs({ paths: e, localDir: t, stash: n }) {
  return Mo([t, n.dir], je(e, process.cwd()));
}
var mC = 5;
function pv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, mC).map(({ text: r }) => `'${r}'${dC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var pC = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function dC(e) {
  let [, t] = pC.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Mo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function hv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || tf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => gv(t, r)) };
}
function tf({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function yv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Sb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => gv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function gv(e, t) {
  try {
    let { excludes: n, lines: r } = Qs(e), o = await Zs({ excludes: n, lines: r }), { points: i, uppers: s } = vC(t), a = o.filter(({ path: c }) => !i.some((u) => F(wv(c), u)));
    return [Vu(a, n), Vu(s.map(kC), void 0)].join();
  } catch (n) {
    Yt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function vC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Ys(e), r = (t?.mounts ?? []).filter(({ view: o }) => hC(dv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => wv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => dv(o, "upper"))]
  };
}
function kC(e, t) {
  return { path: e, relative: "", stat: yC(e), line: { number: t } };
}
function wv(e) {
  return `${gC(bC(e), "latin1")}/${b(wC(e))}`;
}
async function bv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Ns(r) }), s = Pb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as xC } from "node:timers/promises";
var SC = 1e3;
async function vv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await PC(EC(e), o)
  ];
}
async function PC(e, t) {
  let n = new AbortController(), r = xC(SC, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function EC({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = OC(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function OC(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = IC.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var IC = gr.filter(({ image: e }) => e);

// src/entry/body.ts
function kv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / $) };
  return Rt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Sv(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function xv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Sv(r, { entry: e, index: t, blocks: n })
  };
}
async function* Sv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Xe(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of $C(e, n, r.first)) {
    let c = sc(s, i, n.digests) ? s : [await BC(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* $C(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * $;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of Xe(s, s + i.length)) {
      let c = Math.max(s, a * $), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * $ - s)));
      let f = Math.min($, U(t) - a * $);
      Ke([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function BC(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Hr({ ...e, read: o }, r, Math.min(r + $, U(t)));
  if (sc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Pv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/report/progress.ts
var MC = 1e3;
function Ao(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < MC) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${km(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as oF, mkdirSync as iF } from "node:fs";
import { join as sF } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as FC, readdirSync as _C } from "node:fs";

// src/files/copy-tree.ts
import * as ve from "node:fs";
import { setImmediate as AC } from "node:timers/promises";
async function nf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = ve.statSync(e);
  ve.mkdirSync(t);
  for (let i of ve.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await nf(s, a, n) : i.isSymbolicLink() ? ve.symlinkSync(ve.readlinkSync(s), a) : ve.copyFileSync(s, a);
  }
  ve.utimesSync(t, r / 1e3, o / 1e3), await AC(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as RC, mkdirSync as TC } from "node:fs";
function Ov(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = CC(r, o);
      kp(i, o), n.push(...i);
    }
    for (let r of t) wc(r);
  } catch (r) {
    for (let o of t) pi(o);
    throw r;
  }
  return n;
}
function CC(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = A(t, "aside", String(e.number));
  TC(r, { recursive: !0 });
  let o = 0, s = Iv({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Iv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return $v(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Iv(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function $v(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: di(t) }];
  if (r.isDirectory() && o.isDirectory())
    return RC(g(t), 448), [...Z(t).flatMap(
      (a) => $v(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Ev(o), before: Ev(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = di(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Ev({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Bv({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Tt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ls(l), i.set(l, ki(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw en(l, f);
    }), of(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await sf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Ds(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Ov(u);
    });
  } finally {
    for (let u of a) rf(u);
    for (let u of i.values()) rf(u.remove);
    for (let u of c) rf(() => xp(u));
  }
}
function rf(e) {
  try {
    e();
  } catch (t) {
    Yt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function of(e, t) {
  let n = _C(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function sf({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (B(b(o))) {
    FC(A(n, "tree"), { recursive: !0 });
    try {
      ue(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await Kr(n, r, async (a) => {
        process.platform === "win32" ? await nf(o, i, a) : await tn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as uf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as NC, mkdirSync as ea, symlinkSync as ta, utimesSync as LC } from "node:fs";
import { lstat as DC } from "node:fs/promises";
import { join as He } from "node:path";
function Mv(e, t) {
  let n = e.map((r) => cf(r, He(t.dir, af)));
  return na(n, "upper", { ...t, mounts: tr(t) });
}
var af = "tree";
function cf(e, t) {
  return { line: e, points: () => Ed(e, He(t, String(e.number))) };
}
function na(e, t, n) {
  return Gn(() => WC(e, t, n));
}
async function WC(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Oi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Ni(p, u, i);
      for (let p of m) {
        let d = c++;
        await jC({ ...p, number: d, position: t }, n), l.push(d);
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
async function jC(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (ta(g(i), He(t, a)), !c) {
    let [l = i] = gt(i);
    ta(g(l), He(t, `made-${s}`)), ea(g(i), { recursive: !0 });
  }
  let u = await UC(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Ft(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function UC({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ea(He(r, `work-${t}`)), n === "upper")
    return ta(g(e[0]), He(r, o)), ea(He(r, i)), [i];
  ea(He(r, o));
  let { mode: s, mtimeMs: a } = await DC(g(e[0]));
  NC(He(r, o), s & 511), LC(He(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ta(g(f), He(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function Av(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = tr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => uf(r, E));
      if (y) a.push({ ...HC(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, af, "own") : v[0], I = uf(r, E);
        a.push(...w.map((R) => ({ ...cf(R, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && ff(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await na(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await zC(p, m, { ...u, within: n })), await s.release(), i;
}
function ff(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function zC(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return na(e, "lower", r);
}
function HC(e, t, n) {
  let r = t.map((o) => b(uf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var qC = 4096, Rv = { auto: 1 / 4, on: 3 / 4 };
async function Tv(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Rv[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * Rv.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / qC), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Fv } from "node:fs";
import { open as GC } from "node:fs/promises";
import { join as JC } from "node:path";

// src/job/save/changes/mounted-base.ts
var lf = "Saving all files instead of the changes";
async function Cv({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await mf(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), x(`${lf}: ${S(s)}`);
      return;
    }
}
async function mf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, u = await s.find(c);
  try {
    if (u?.key !== n || u.size !== r) throw new Error("the restored cache is gone");
    let f = await Di(u, i);
    if (ni(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: u, index: f };
  } catch (f) {
    throw await u?.close(), f;
  }
}

// src/job/save/changes/mounted-body.ts
function pf(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await ra(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return df(r, t, n);
}
async function ra(e) {
  let t = await GC(JC(e, fn.image), Fv.O_RDONLY | Fv.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function df(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of xv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function hf(e) {
  let t = await ra(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && Le(t).finally(() => t.close());
}
async function _v({ mounted: e, mountRoot: t }, { signal: n, ...r }) {
  if (!e || t === void 0) return;
  let o = await hf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await mf(e, r);
      await i.close();
      for await (let a of pf(t, s, n).read(0, U(s))) ;
    } catch (i) {
      throw n.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as VC, mkdirSync as XC, mkdtempSync as ZC, realpathSync as gf } from "node:fs";
import { join as YC } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as KC } from "node:fs";
async function Nv(e, t) {
  await Qe(await Tt(e.lines[0]), xn(e)), await oa(e.lines, t, (n) => Mr(n, e));
}
function xn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Mr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => Kr(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof $n)) throw s;
    await i({ workers: 1 });
  }
}
async function oa(e, { timeline: t, signal: n }, r) {
  await Bv({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function ia({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => KC(n));
}
async function yf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await oa(r, t, (o) => n(r, o));
}
async function sa(e, t, { job: n, context: r }) {
  await yf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Qe(i, xn(n)), await Kr(
      i,
      n.signal,
      (a) => vs(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Wv(e, t, n) {
  let r = QC(e), o = { ...n, job: e, socket: t, targets: r, broker: Sr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${Lv(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await wf(o), await tF(o) && await wf(o), r.every(Dv) || await nF(o);
  } catch (a) {
    throw await As(Uv(o)), a;
  }
  let s = r.filter(Dv);
  return s.length > 0 && x(`Mounted ${Lv(s)} through the broker of the host`), s.length > 0;
}
function QC({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return ir(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: em(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function Lv(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Dv({ state: e }) {
  return "mount" in e;
}
function jv(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Uv({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function wf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Gn(() => eF(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function eF({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (VC(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Nc(b(i), ia(n));
  let [s] = gt(b(i));
  XC(i, { recursive: !0 });
  let a = ZC(YC(gf(q()), "headstart-changes-")), c = { target: gf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = Uv(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Rs(c), go(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Rs(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (go(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function tF({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = jv(n);
  x(`Waiting for the host to fetch ${zv(f)} of images`);
  let l = { repository: Be().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function zv(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function nF(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = Sn(f, ye(q()));
    let { dir: s } = i;
    t.file?.isWhole || await Qe(s, { bytes: U(t) });
    let a = await r.during("receive", () => sr(t, s));
    let c = await rF(a, e);
    c === void 0 && await wf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await sa(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Pn(f, m, p);
  }
}
async function rF({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = jv(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${zv(i)} of images`);
  let s = { path: gf(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function Hv(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = tu();
    return await Wv(e, n.broker, t) && t.remember({ mounted: qv(e, o) }), !0;
  }
  let r = await uF(e, t);
  return r ? (await aF(e, r), !0) : !1;
}
async function aF(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = ao(n, r);
  }, a = async () => (await i, await bd(n, te(), r), Ch(await co(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await cF(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function cF(e, t) {
  let n = tu(), { image: r } = e.format, o = await (r ? pF : dF)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...qv(e, n), file: await hf(t.dir) } }), i;
}
function qv({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(Xc).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: ni(o), since: n };
}
async function uF(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Pi(q());
  o({ mountRoot: c });
  let u = await mF(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await co(c, a);
}
var fF = 4096, lF = 8;
async function mF(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = xn(e), l = a ? u + f * fF : c * lF, p = await Tv(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function pF(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Qe(r, { bytes: U(e) });
  let { indexed: i } = e, s = ir(e.segments, e.lines), a = n && i && await o.during("show", () => Th(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => sr({ ...e, isMounted: !0 }, r)), u = hF(t, a !== void 0), f = await o.during(
    "mount",
    () => Av(c.images, Gv(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await sa(c, f, { job: e, context: t }), f;
}
async function dF(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Mr(n, e)), of(n, e.lines);
  let i = await r.during("mount", () => Mv(e.lines, Gv(t)));
  return await yf(i, t, async (s, a) => {
    iF(sF(a, "tree"));
    for (let c of s) await sf(c, { from: n, to: a, signal: o });
  }), i;
}
function hF(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => oF(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function Gv(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ia(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as yF } from "node:fs/promises";
var Jv = 1024 ** 3, gF = 3;
async function Kv(e, t) {
  for (let n = 1; ; n++)
    try {
      return await wF(e, t);
    } catch (r) {
      if (!(r instanceof J && r.recover === "resume") || n === gF) throw r;
    }
}
async function wF(e, { dir: t, maxBytes: n = 64 * Jv, minFreeBytes: r = Jv, onRead: o }) {
  let i = ye(t), s = await wr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await yF(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      bF(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await hn(s.path, { dir: i.dir });
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
async function* bF(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Xv(e, t, n) {
  let r;
  return await Ar(e, t, n, async (o) => {
    await Hv(o, n) || await Nv(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
async function Ar(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Vv(e, { ...n, format: a, lines: t }, r);
  s.watch(Zv(e, t, o));
  let u = await s.during("receive", () => vF(e, n));
  await Vv(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function vF(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Ao("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Kv(o, { dir: q(), onRead: n });
}
async function Vv(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${si(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Po(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => kF(e, t)) : xF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && bn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = Ao("Received", m ? void 0 : U(h), x);
    f = 0;
    let R = (K) => {
      f += K, I(K);
    };
    return SF(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(Zv(e, c, r));
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
  let v = bn(o) && t.formats.some(({ image: E }) => E);
  !r.rolling && ee(e.key, r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function kF(e, { format: t, inputs: n, findings: r }) {
  let o = await Di(e, n);
  if (!ee(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: i, files: s, bytes: a } = o, c = i.find(({ kind: f }) => !t.kinds.includes(f));
  if (o.format !== t.id || c) {
    let f = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new En(`the entry has ${f}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: s, bytes: a });
  let u = i.reduce((f, l) => f + l.bytes, 0);
  return { segments: i, bytes: u, indexed: { entry: e, index: o } };
}
function xF({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function SF(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", kv(a, t.index, r)) : Pv(a, r);
}
function Zv({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function Yv(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), $e("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: ge(e.run),
    timeline: js(),
    // `store` becomes the store's label once the store is open.
    findings: Pr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await PF(o), u = await IF(s, o);
  if (a && !i && Dl("Why nothing was found", await vv(a)), await So(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new T(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function PF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await EF(e), { lines: u } = je(t.paths, process.cwd());
    if (await Bb(u, { mounts: $i(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await OF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await ek(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function EF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = kr(xr(t, n, u));
  c.store = f.label;
  let l = await zs(t, u), m = await Zb(f, t, { mounting: l, signal: u }), p = Xb(m, t), d = Rh(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(Qv(t)), versions: p }, context: y };
}
function Qv({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function OF(e, t, n) {
  n.inputs.signing && await Ar(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function ek(e, t, n) {
  try {
    return await Xv(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Yt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await ek(e.original, t, n);
  }
}
async function IF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return $e("hit", "miss"), x(`Cache not found for input keys: ${Qv(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await hv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return $e("cache-hit", String(c)), $e("cache-matched-key", a), $e("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function tk(e) {
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
var BF = 64;
async function ok(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await Jw();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = rk(p, n);
      return Uc(p, () => Eb(p, { command: d, remember: h, signal: o }));
    })
  );
  Ob([...s, ...i]);
  let a = tk(s.length), c = Vw(s.length, Lc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Lc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return MF();
      let P = Math.min(d.concurrency, Math.floor(BF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...rk(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await Yv({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => Uc(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : nk);
  return s.length > 1 && i.length === 0 && AF(m.flatMap((p) => p?.hit ?? [])), RF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? nk }));
}
var nk = { hit: "miss" };
function rk({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), is(t);
  } };
}
function MF() {
  if ($e("hit", "miss"), !!qe(W("fail-on-cache-miss")))
    throw new T("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function AF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && $e("cache-hit", String(n === "exact")), $e("hit", n);
}
function RF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || At(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as TF } from "node:fs";
var bf = "/bin/sh";
function aa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && TF(bf) && (process.emit("exit", e), process.execve(bf, [bf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function ik(e, t) {
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
    At(r), aa();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), aa()), t(r);
  }
  aa();
}

// package.json
var sk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function ak(e, { onTaken: t, limits: n = Vr } = {}) {
  let r = ti(e.partBytes), o = /* @__PURE__ */ new Set(), i = FF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Ke(l), p = m < e.partBytes;
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
function FF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = nn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as e_, readFileSync as t_, writeFileSync as n_ } from "node:fs";
import { join as r_ } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as pk, lutimesSync as LF } from "node:fs";
import { setImmediate as DF } from "node:timers/promises";

// src/files/sources/times-record.ts
var uk = N(ck(), 1), To = 16, _F = 4, Ro = To + _F, NF = 2 ** 32 - 1;
function fk(e) {
  return e >= 0 && e <= NF;
}
function kf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, uk.hash)("sha256", r, "buffer").toString("latin1", 0, To);
}
function lk(e) {
  let t = Buffer.alloc(e.length * Ro);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Ro, "latin1"), t.writeUInt32LE(o, n * Ro + To);
  return t.toString("base64");
}
function mk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Ro <= t.length; r += Ro)
    n.set(t.toString("latin1", r, r + To), t.readUInt32LE(r + To));
  return n;
}

// src/files/sources/source-times.ts
var WF = 256, dk = 1000000000n;
async function* hk(e, { workspace: t, cached: n }) {
  let r = b(t), o = UF(n), i = zF(r, o);
  for (let [s, a] of e.entries()) {
    s % WF === 0 && await DF();
    let c = `${r}/${a.name}`;
    if (jF.test(a.name) || !i(yk(c)) || o(c)) continue;
    let u = g(c), f = pk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var jF = /(^|\/)\.\.?(\/|$)/;
function yk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function UF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function zF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => pk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(yk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function gk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of hk(e, t)) {
    let i = bk(r);
    fk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function wk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: kf(n, r), seconds: o };
  });
}
function bk({ mtimeNs: e }) {
  return Number(e / dk);
}
async function vk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of hk(e, r)) {
    c++;
    let p = bk(l), d = m.isUnchanged ? HF(kf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(qF).length;
  return { all: c, kept: i.length, changed: u };
}
function HF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function qF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * dk === t.mtimeNs ? !1 : (LF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as kk, readdirSync as GF } from "node:fs";
var xk = 1e5;
async function ca(e, t) {
  let n = { files: [], repositories: [] }, r = JF(e);
  for (let o of r) {
    let i = Sk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of VF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Pk.submodule ? s.add(m) : Pk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > xk) throw new Error(`git tracks more than ${xk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => xf(Sk(c, e))));
  }
  return n;
}
function Sk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var Pk = { submodule: "160000", files: ["100644", "100755"] };
function JF(e) {
  if (xf(e)) return [""];
  let n = GF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => xf(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function xf(e) {
  if (!kk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = kk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var KF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* VF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Ok(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = KF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(XF);
  } finally {
    n.abort();
  }
}
function XF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var ZF = 6e4;
async function Ek(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(ZF)]), { env: o = {}, ...i } = Ok(["update-index", "-q", "--refresh"]);
    await pc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Ok(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: oi("git"), args: [...t, ...e], env: QF(), keepsMask: !0 };
}
var YF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function QF() {
  return { ...lt(), ...uc(YF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Ik(e, t) {
  let n = te();
  try {
    let { files: r } = await ca(n, t), o = await gk(r, { workspace: n, cached: Bk([e]) }), i = await ca(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: lk(wk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function $k(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => o_(s)), i = i_();
  try {
    let { files: s, repositories: a } = await ca(r, t);
    o.length > 0 && s_(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = Bk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await vk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Ek(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function o_(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: mk(n) };
}
function Bk(e) {
  return e.flatMap(({ paths: t }) => je(t, process.cwd()).lines);
}
function Mk() {
  return r_(q(), "headstart-source-times");
}
function i_() {
  let e = Mk();
  if (!e_(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(t_(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function s_(e) {
  n_(Mk(), String(e));
}

// src/job/save/changes/full-save.ts
var a_ = 8, c_ = 5 * 1024 ** 2, u_ = 0.5, f_ = 0.25;
function Sf(e, t) {
  if (t < c_) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > a_) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Pf(e) > u_ * r)
    throw new Error("most of the restored cache is no longer used");
}
function Pf(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Ak(e) {
  return Math.floor(e * f_);
}
function Rk(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Ef(e) {
  Rn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(pv(e));
}
function ua(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function fa(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Tk(e) {
  let t = d_(e), { packed: n, digests: r } = await l_(t, e);
  return n.segments.length === 0 ? (Ef(e.selection), "nothing") : (await m_(n, r, t, e), p_(t, e));
}
async function l_(e, { body: t }) {
  let n = Ql(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return g_(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function m_(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Ik(s, u)) : void 0, l = a.indexed ? h_(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${si(m)}`), r.body.reuse && y_(e, m, r);
}
async function p_(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(fa(t.key, t.state)), "nothing"));
}
function d_({ body: e, store: t, timeline: n }) {
  let r = ak(e.rest, { onTaken: Ao("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
function h_({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f } = o, { repository: l, ref: m, sha: p, runId: d, eventName: h } = s, y = { repository: l, scope: a, ref: m, sha: p, runId: d, event: h, headstart: sk.version }, w = {
    container: _n,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: y,
    ...f && { sources: f }
  }, v = Dd(i, { repository: l, scope: a, version: c.version });
  return rm({ ...w, segments: e, files: t, bytes: n, digests: r }, v);
}
function y_({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Pf(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function g_({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Of, rmdirSync as Ck, rmSync as w_, unlinkSync as b_, utimesSync as v_ } from "node:fs";
function la(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) b_(g(e));
  else if (!r.isDirectory()) Fk(e);
  else return k_(e, t, r);
  return !1;
}
function k_(e, t, { mode: n, mtimeMs: r }) {
  Of(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = la(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Of(g(e), n & 4095), v_(g(e), r / 1e3, r / 1e3)) : Ck(g(e)), o;
}
function Fk(e) {
  Of(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? Fk(n) : w_(g(n));
  }
  Ck(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var x_ = 3;
async function _k(e) {
  let t = S_(e), { matches: n } = e;
  for (let r = x_; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function S_(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await Nk([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await P_(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Nk(e, t, { inputs: n, store: r }) {
  let o = Er(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function P_(e, t) {
  let { lines: n } = je(t.inputs.paths, process.cwd()), r = Lk(t);
  await Ar(e, n, r, async (o) => {
    await Qe(await Tt(n[0]), xn(o)), await oa(n, r, async (i) => {
      await Mr(i, o);
      let s = () => n.filter((a) => la(If(a, i), b(a.base)));
      s().length !== 0 && (await E_(t, (a) => {
        for (let c of n) la(If(c, i), If(c, a));
      }), s());
    });
  });
}
function If({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function E_(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Nk(r, [n], e);
    let i = Sn(a, ye(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = je(e.inputs.paths, process.cwd());
      await Ar(o, l, Lk(e), async (m) => {
        await Qe(s, xn(m)), await Mr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Pn(a, u, f);
  }
}
function Lk({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Er(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Pr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as O_ } from "node:fs";
import { setImmediate as I_ } from "node:timers/promises";
var $_ = 256;
function Dk() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = O_(g(n), { throwIfNoEntry: !1 });
        if (!o || !M_(r, o)) throw new Error(`${g(n)} ${B_}`);
        t % $_ === 0 && await I_();
      }
    }
  };
}
var B_ = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function M_(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as zk } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as Wk, readdirSync as A_ } from "node:fs";
var $f = /* @__PURE__ */ new Map();
function jk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Wk(g(Ee(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Co(e) {
  let t = A_(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ee(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Bf(e, t) {
  if (!t) return R_;
  if (t.isFile()) return { files: 1, bytes: Wk(g(e)).size };
  let n = { ...ma };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Co(e)) {
    let { files: i, bytes: s } = Bf(Ee(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var R_ = { files: 0, bytes: 0 }, ma = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function Hk(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Kk();
    for (let [o, i] of Co(Ee(e, r)))
      i.isDirectory() && n.push(Ee(r, o));
  }
  return n;
}
function qk(e, t) {
  let n = Uk(e.merged) !== Uk(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: ma };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of Gk(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw Kk();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* Gk(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = Jk(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of T_(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* T_({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? Co(Ee(o.upper, e)) : $f, f = n && !r && !s, l = (h) => f ? jk(Ee(h, e), u.keys()) : Co(Ee(h, e)), m = n ? l(o.base) : $f, p = (h) => Bf(Ee(o.base, Ee(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ee(e, h), v = Ee(o.merged, w);
    if (et(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = C_(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...F_, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? ma : p(h);
    if (!y.isDirectory()) {
      yield Jk(w, I, y.isFile() ? zk(g(v)).size : 0);
      continue;
    }
    let R = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* Gk(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ee(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function C_({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var F_ = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Jk(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Uk(e) {
  let { mode: t, mtimeMs: n } = zk(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function Kk() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Vk(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, Hk(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = qk(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Xk({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function pa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as __, realpathSync as Zk } from "node:fs";
import { join as da } from "node:path";
function Yk(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? j_(e, i, t, n) : N_(r, o, t, n);
}
async function N_(e, t, n, r) {
  let o = await ar(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = tr({ dir: t, rights: o, signal: r });
  return {
    directories: L_(t, e, n),
    body: pf(t, e, r),
    async layersOf(s) {
      await (await ra(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(W_(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return da(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Oc(s, c, { rights: o, signal: r });
      return a && (await Oc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function L_(e, { segments: t }, n) {
  let r = Ys(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Qk(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = ex(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? D_(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Qk(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function ex({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Zk(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function D_(e) {
  let t = da(e, "empty");
  return __(t, { recursive: !0 }), t;
}
function W_(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function j_({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Sr(n, i), a = X().filter(({ source: l }) => l === Yn), c = /* @__PURE__ */ new Map();
  Qk(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = ex(l, {
      point: Zk(l.path, "latin1"),
      source: Yn
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: da(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: df(e, t, i),
    layersOf: async (l) => da(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as U_ } from "node:fs";
import { Readable as z_ } from "node:stream";
function tx(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, zr(a)),
    reuse: {
      reusedBytes: U({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0)
    },
    close: i,
    pack: (c) => r.during("pack", () => H_(e, a, { write: c, signal: o }))
  };
}
async function H_({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await ln(e.read(i, U({ segments: a })), s);
  let c = async (u, f) => {
    let l = U({ segments: a }), m = Nn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await ln(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, U_(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, z_.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var ix = N(rx(), 1);
import { stat as X_ } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as q_ } from "node:fs";
async function ox(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : J_(o), c = K_({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await mo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var G_ = 2 ** 32 - 1;
function J_(e) {
  let { mode: t, mtimeMs: n } = q_(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), G_);
  return { options: ["-root-mode", (t & 511).toString(8), Qy], topSeconds: r };
}
async function* K_({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield hr({ ...V_, name: i });
  if (t.length === 0) {
    yield nt;
    return;
  }
  yield* Dt(o, (i) => {
    let s = ne([us(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var V_ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function sx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, ix.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Kc(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function ax(e) {
  let { frame: t, bytes: n } = vh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function cx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => pa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await ox(n, u, { ...o, level: r.compressionLevel }), { size: l } = await X_(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function ux(e) {
  let { dir: t, remove: n } = ye(q());
  try {
    let r = Z_(e), o = Y_(U({ segments: r }), e), i = await Q_(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return tx(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof On || r instanceof In) throw r;
    x(`${lf}: ${S(r)}`);
    return;
  }
}
function Z_({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Sf(r, e.size), r;
}
function Y_(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function Q_(e, t) {
  let { entry: n, index: r } = t.base, o = await Yk(t.base, t.matches, t.signal), i = await eN(o, t), s = i.filter(({ changes: p }) => Xk(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await sx(o.body, r), u = await nN(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => Rk(p, d, ha(h, "deadBytes")),
    e
  );
  return Sf([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? ax(l) : void 0,
    files: Math.max(0, r.files + ha(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + ha(s, "bytes") - ha(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => pa(d, h))
    )
  };
}
async function eN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(tN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = Mo([o, ...c], n), f = Ak(t.index.files), l = await i.during("compare", () => Vk(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function tN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function nN(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  ur({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = A(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => cx(s, a, c, t)));
  }
  return i;
}
function ha(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function fx(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => ff(te(), a)) && bn(await zs(e, r)) && !iN(n, t);
}
var rN = 4e3, oN = 64 * 1048576;
function iN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of jt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > rN || r > oN) return !1;
  }
  return !0;
}
function lx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Er(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function mx(e, t) {
  let n = ye(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => sN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function sN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = Mo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of jt(h, y, [], v)) ;
  let P = i.image ? jt(h, y, w) : s.watch(h, (Q) => jt([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [K] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return K;
}

// src/job/save/save-entry.ts
async function px(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await fx(t, e), l = await Po(t, u, f), m = lx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(ua(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: ge(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), Cv(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(fa(n, s)), !0;
  let v = Pr({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? Dk() : void 0, E = async () => {
    await P?.check(), await _v(s, h);
  }, I;
  try {
    I = (w && await ux({ ...e, base: w, draft: y, tools: l })) ?? mx(y, { ...e, tools: l, format: m, changeWatch: P }), cN(e);
    let K = await Tk({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (K !== "published") return K === "nothing";
  } catch (R) {
    if (R instanceof On)
      return x(fa(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(R) }), await So(v, c, t.summary), R;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && aN(i), x(`Cache saved with key: ${n}`), t.rolling && await bv(i, { ...d, key: n }, t.rolling), await So(v, c, t.summary), !0;
}
function aN({ label: e }) {
  x(`Saved in the ${e}`), Ul() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function cN({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as IN, fstatSync as $N, lstatSync as BN, openSync as MN, readSync as AN } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as uN } from "node:fs";
import { setImmediate as fN } from "node:timers/promises";
var lN = 64;
async function Mf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of mN(u + l)) {
        let p = m.isDirectory();
        if (p ? et(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % lN > 0 || (await fN(), n.throwIfAborted());
    }
  }
}
function mN(e) {
  try {
    return uN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var pN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ot(e) {
  return !pN.test(e);
}
function ya(e, t) {
  return (n) => dN(n, t).some(e);
}
function Oe(e, t) {
  return ya(({ key: n, value: r }) => e.test(n) && ot(r), t);
}
function dN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: dx(i), value: dx(r.slice(o + 1).trim()) }];
  });
}
function dx(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Af(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ot(n));
}
function Fo(e) {
  return (t) => hN(t).some((n) => ot(n.value) && e(n));
}
function hN(e) {
  let t = [], n = [{ value: yN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function yN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Rf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function ga(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var gx = N(yx(), 1), gN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, wN = [
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
], bN = new RegExp(`\\b(?:${wN.map(({ source: e }) => e).join("|")})`);
function wa(e) {
  return [...e.matchAll(gN)].some(([, r = "", o]) => kN(r) === o) || bN.test(e);
}
var vN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function kN(e) {
  let t = "";
  for (let n = (0, gx.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${vN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var wx = Oe(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Tf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: _o(
      Oe(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ga(e, /:_authToken" "?([^\s"]+)/g).some(ot)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Oe(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: xN },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Fo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: wx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: bx,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: _o(Oe(/^password$/, "="), Oe(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Af
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Oe(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ga(Rf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => ot(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Oe(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Oe(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Oe(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: ya(SN, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Fo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => ga(Rf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ot)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Fo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && bx(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Oe(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: _o(
      Fo(({ key: e }) => e === "token"),
      Oe(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Oe(/^(?:oauth_token|token)$/, ":")
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
    has: _o(Af, ya(PN, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: _o(wa, wx),
    isCommon: !0
  }
];
function _o(...e) {
  return (t) => e.some((n) => n(t));
}
function xN(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ot(n[o + 1] ?? ""));
}
function SN({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ot(r);
}
function PN({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ot(n);
}
var EN = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, ON = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function bx(e) {
  return [...e.matchAll(EN)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(ON)
  );
}

// src/files/secrets/find.ts
async function vx(e) {
  let t = [];
  return await Mf(e, Px, (n, { path: r }) => {
    let o = xx(n, r);
    o && t.push(o);
  }), Cf(t);
}
function* kx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Eo(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Px(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = xx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Cf(n);
}
function xx(e, t) {
  let n = RN.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && WN(e, t))
  ), r = n.length > 0 ? UN(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (wa(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Sx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Mf(t, () => !0, (i) => {
    let s = BN(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Ex(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Cf([...r.values()]);
}
function Cf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var RN = Tf.map((e) => ({ ...e, pattern: new RegExp(`/${Ff(e.files)}$`, "i") })), TN = Tf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [CN = [], FN = []] = [!0, !1].map(
  (e) => TN.filter((t) => t.startsWith("*") === e)
), _N = new RegExp(`^${Ff(FN)}$`, "i"), NN = new RegExp(`${Ff(CN.map((e) => e.slice(1)))}$`, "i");
function Px(e) {
  return _N.test(e) || NN.test(e);
}
function Ff(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var LN = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, DN = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function WN(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return LN.test(e.slice(o)) || DN.test(e.slice(t.length));
}
var jN = 64 * 1024;
function UN(e) {
  let t;
  try {
    t = MN(g(e), Ce);
    let n = $N(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), jN)), o = AN(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Ex(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && IN(t);
  }
}
function Ex({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function $x({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Ix(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await vx(r);
      if (e === "warn")
        return n(o, Ox), [];
      if (e === "refuse" && o.length > 0)
        throw new In(`there are secrets in ${Ix(o)}. ${Bx}, or set \`secrets: skip\``);
      let i = await Sx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(Mx);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* kx(r, o), Ox);
      else for (let i of r) yield* o(i);
    }
  };
}
function Ox(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Bx}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Bx = "Remove them, or exclude them by lines of `path` that begin with `!`", zN = 5;
function Ix(e) {
  let t = e.slice(0, zN).map((r) => `${HN(Mx(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Mx({ path: e }) {
  return g(e).toString();
}
function HN(e) {
  let t = it(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Ax(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Be(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = ge(s), m = l ?? qN(t) ?? (a && tf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = js(), d = i && ee(c.keyIn(i.name), e), h = a && d && await yv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = Qs(t), w = () => p.during("find", () => Zs(y)), v = await w();
  if (v.length === 0) return Ef(y);
  let P = kr(xr(t, s, o)), E = $x(t), I = (R, K) => px({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: R, secretCheck: E, onlyUnchanged: r, isOutdated: K }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await _k({ ...R, find: w, save: I });
  }
}
function qN({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var _f = "Failed to save: ";
async function Rx(e) {
  qe(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await Nf(e, { onlyUnchanged: !0 });
}
async function Nf(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Hs(Be())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? ji(t) : Wi(e));
  for (let i of r)
    o.some((s) => s.name === i) || D(
      `The cache ${i} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  for (let i of o)
    await An(i, async () => {
      try {
        await GN(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), At(s, _f);
      }
    });
}
async function GN(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(ua(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Tm(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Ui(e, n.signal)) === "none") return;
  if (W("key") === "") return Rn("Key is not specified.");
  let c = Hi(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new T(f);
  await Ax(u, c, t, n);
}

// src/job/end/post.ts
async function Tx(e) {
  try {
    await Nf(e, { states: ss() });
  } finally {
    await Ts();
  }
}

// src/job/restore/restore.ts
async function Lf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  is(n);
  let r = { run: Be(), states: n, mayPostSave: t, signal: e }, o = Hs(r.run);
  if (!o && W("install") === "") return;
  let i = await Wi(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = mp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await ok(a, r) : a.map(KN);
  if (await $k(c.flatMap(JN), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-YYC4MC6Y.js");
  await u(c, s, r);
}
function JN({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function KN({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var VN = {
  restore: Lf,
  "restore-only": (e) => Lf(e, { mayPostSave: !1 }),
  post: Tx,
  save: Rx,
  unmount: Ts
};
function Pte(e) {
  return ik(VN[e], (t) => {
    e.startsWith("restore") && t instanceof T ? Ll(S(t)) : At(t, ["post", "save"].includes(e) ? _f : "");
  });
}

export {
  M as a,
  _ as b,
  N as c,
  Sn as d,
  Pn as e,
  T as f,
  k as g,
  On as h,
  S as i,
  O as j,
  qe as k,
  Ie as l,
  Bn as m,
  ee as n,
  Do as o,
  Jf as p,
  Tr as q,
  Xf as r,
  Zf as s,
  Pa as t,
  AL as u,
  RL as v,
  tS as w,
  de as x,
  It as y,
  H as z,
  z as A,
  Ea as B,
  A as C,
  rL as D,
  it as E,
  Cr as F,
  $t as G,
  Hx as H,
  jo as I,
  lS as J,
  W as K,
  Fl as L,
  $e as M,
  Ll as N,
  D as O,
  x as P,
  Yt as Q,
  Dl as R,
  Rn as S,
  q as T,
  Dr as U,
  jl as V,
  Ja as W,
  oD as X,
  iD as Y,
  sD as Z,
  aD as _,
  Be as $,
  zl as aa,
  j as ba,
  se as ca,
  iP as da,
  yW as ea,
  Yr as fa,
  fi as ga,
  OS as ha,
  tc as ia,
  ce as ja,
  ct as ka,
  Me as la,
  ut as ma,
  Xl as na,
  Ke as oa,
  $ as pa,
  Xe as qa,
  U as ra,
  Hr as sa,
  RS as ta,
  Jr as ua,
  ge as va,
  pe as wa,
  ft as xa,
  oi as ya,
  Ln as za,
  TD as Aa,
  b as Ba,
  g as Ca,
  ne as Da,
  Dh as Ea,
  ys as Fa,
  Iy as Ga,
  Ye as Ha,
  ym as Ia,
  Un as Ja,
  Qe as Ka,
  ye as La,
  bi as Ma,
  xh as Na,
  Xc as Oa,
  _z as Pa,
  tn as Qa,
  pt as Ra,
  pc as Sa,
  gr as Ta,
  ar as Ua,
  Gu as Va,
  $m as Wa,
  I0 as Xa,
  Tm as Ya,
  sk as Za,
  _m as _a,
  Nm as $a,
  y2 as ab,
  g2 as bb,
  ak as cb,
  je as db,
  uv as eb,
  Zs as fb,
  zn as gb,
  k2 as hb,
  ai as ib,
  Lm as jb,
  J as kb,
  ci as lb,
  Fe as mb,
  F0 as nb,
  _0 as ob,
  O2 as pb,
  I2 as qb,
  jm as rb,
  $2 as sb,
  Um as tb,
  j0 as ub,
  zm as vb,
  T2 as wb,
  qm as xb,
  ep as yb,
  dw as zb,
  kr as Ab,
  xr as Bb,
  xv as Cb,
  jz as Db,
  Ih as Eb,
  $h as Fb,
  fn as Gb,
  jt as Hb,
  L8 as Ib,
  mp as Jb,
  ok as Kb,
  rk as Lb,
  ik as Mb,
  Pte as Nb
};
