import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var rS = Object.create;
var Ia = Object.defineProperty;
var oS = Object.getOwnPropertyDescriptor;
var iS = Object.getOwnPropertyNames;
var sS = Object.getPrototypeOf, aS = Object.prototype.hasOwnProperty;
var Yf = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Qf = (e) => {
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
}, ML = (e, t) => {
  for (var n in t)
    Ia(e, n, { get: t[n], enumerable: !0 });
}, cS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of iS(t))
      !aS.call(e, o) && o !== n && Ia(e, o, { get: () => t[o], enumerable: !(r = oS(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? rS(sS(e)) : {}, cS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ia(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var En = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Qf("Object expected");
    var r, o;
    n && (r = t[Yf("asyncDispose")]), r === void 0 && (r = t[Yf("dispose")], n && (o = r)), typeof r != "function" && Qf("Object not disposable"), o && (r = function() {
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
var nl = F((_L, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var dl = F((GL, La) => {
  La.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  La.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var bl = F((sD, wl) => {
  wl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var vl = F((aD, Yo) => {
  Yo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Yo.exports.ok = Yo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var im = F((KD, pc) => {
  pc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  pc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var zm = F((z2, Um) => {
  Um.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var rp = F((wW, Sc) => {
  Sc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Sc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var vp = F((nj, Pc) => {
  Pc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Pc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Rp = F((Pj, Ap) => {
  Ap.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Up = F((Wj, $c) => {
  $c.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $c.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Ad = F((l4, Md) => {
  Md.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Qd = F((gz, Vc) => {
  Vc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Vc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var dh = F((Dz, ph) => {
  ph.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var yh = F((Wz, hh) => {
  hh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Uh = F((kH, jh) => {
  jh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Vh = F((qH, Kh) => {
  Kh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var ay = F((mq, sy) => {
  sy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var py = F((Eq, pu) => {
  pu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  pu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Sy = F((Tq, xy) => {
  xy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Ey = F((Cq, Py) => {
  Py.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var jy = F((f3, Wy) => {
  Wy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var Xy = F((q3, Vy) => {
  Vy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var pg = F((N6, mg) => {
  mg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Ng = F((RG, Fg) => {
  Fg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var ew = F((dJ, Qg) => {
  Qg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var aw = F((jJ, Bu) => {
  Bu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Bu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Lw = F((U5, Nu) => {
  Nu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Nu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var sb = F((KK, ib) => {
  ib.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Nb = F((Y8, Ju) => {
  Ju.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ju.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var rv = F((NV, Xu) => {
  Xu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Xu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var gv = F((f7, nf) => {
  nf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  nf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var vv = F((b7, Ys) => {
  Ys.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ys.exports.ok = Ys.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Pv = F((x7, ea) => {
  ea.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ea.exports.ok = ea.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Ev = F((S7, ta) => {
  ta.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ta.exports.ok = ta.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Iv = F((C7, ff) => {
  ff.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ff.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Ak = F((RY, Rf) => {
  Rf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Rf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var Ox = F((gee, Ex) => {
  Ex.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Dx = F((Ote, Lx) => {
  Lx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/system/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, In = class extends Error {
  name = "UnknownEntry";
}, _e = class extends Error {
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
function Xe(e) {
  return e.toLowerCase() === "true";
}
function Be(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new A(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function An(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new A(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function $a(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}
function tl(e, t) {
  let [n = ""] = t.toSorted((r, o) => el(e, r) - el(e, o));
  return n;
}
function el(e, t) {
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
var Go = N(nl(), 1), rl = 10, qo = 512;
function Aa(e) {
  if (e.length > rl) return `Key Validation Error: Keys are limited to a maximum of ${rl}.`;
  for (let t of e) {
    if (t.length > qo)
      return `Key Validation Error: ${t} cannot be larger than ${qo} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Jo(e) {
  let t = (0, Go.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function ol(e, t) {
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
var il = 225, uS = 160;
function Nr(e) {
  let t = ul(e) || "%";
  return t.length <= il ? t : `${al(e)}~${(0, Go.createHash)("sha256").update(e).digest("hex")}`;
}
function sl(e) {
  let t = Nr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : fl(n)
  );
  return t.length <= il ? t : `~${(0, Go.createHash)("sha256").update(e).digest("hex")}`;
}
function al(e) {
  return ul(e).slice(0, uS);
}
function cl(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(al(r).toLowerCase()));
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
function ul(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, fl);
}
function fl(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as fS, win32 as Xt } from "node:path";
function $t(e) {
  return e !== "win32" ? fS : {
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
var { basename: Ko, dirname: z, isAbsolute: Ca, join: R, parse: LL, relative: ut, resolve: Lr } = $t(process.platform);

// src/system/home.ts
import { homedir as lS, userInfo as mS } from "node:os";
function Bt() {
  return ll(lS) ?? pS();
}
function pS() {
  return ll(() => mS().homedir);
}
var Vo = "this user has no home directory; set `HOME`";
function ll(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as _S } from "node:async_hooks";
import { tmpdir as FS } from "node:os";
import { join as NS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as pl from "os";

// node_modules/@actions/core/lib/utils.js
function ft(e) {
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
function Mt(e, t, n) {
  let r = new Fa(e, t, n);
  process.stdout.write(r.toString() + pl.EOL);
}
function Na(e, t = "") {
  Mt(e, {}, t);
}
var ml = "::", Fa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = ml + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${hS(o)}`);
        }
    }
    return t += `${ml}${dS(this.message)}`, t;
  }
};
function dS(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function hS(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var hl = N(dl(), 1);
import * as Zo from "fs";
import * as Xo from "os";
function Da(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Zo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Zo.appendFileSync(n, `${ft(t)}${Xo.EOL}`, {
    encoding: "utf8"
  });
}
function Wa(e, t) {
  let n = `ghadelimiter_${hl.randomUUID()}`, r = ft(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Xo.EOL}${r}${Xo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as ec from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as yS } from "os";
import { constants as yl, promises as gS } from "fs";
var Ua = function(e, t, n, r) {
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
}, { access: wS, appendFile: bS, writeFile: vS } = gS, gl = "GITHUB_STEP_SUMMARY";
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
    return Ua(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[gl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${gl}. Check if your runtime environment supports job summaries.`);
      try {
        yield wS(t, yl.R_OK | yl.W_OK);
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
    return Ua(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? vS : bS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ua(this, void 0, void 0, function* () {
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
    return this.addRaw(yS);
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
}, kS = new za();
var Ha = kS;

// node_modules/@actions/core/lib/platform.js
import Fl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Rl = N(bl(), 1);
import * as Wr from "os";
import * as Ya from "events";
import * as Tl from "path";

// node_modules/@actions/io/lib/io.js
var $l = N(vl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Dr from "fs";
import * as At from "path";
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
}, { chmod: Ga, copyFile: xl, lstat: Qo, mkdir: Sl, open: cD, readdir: Ja, rename: xS, rm: Pl, rmdir: uD, stat: Zt, symlink: El, unlink: Ka } = Dr.promises, Ze = process.platform === "win32";
function Ol(e) {
  return qa(this, void 0, void 0, function* () {
    let t = yield Dr.promises.readlink(e);
    return Ze && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var fD = Dr.constants.O_RDONLY;
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
function ei(e) {
  if (e = SS(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ze ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
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
      if (Ze) {
        let o = At.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (kl(n))
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
        if (Ze) {
          try {
            let i = At.dirname(e), s = At.basename(e).toUpperCase();
            for (let a of yield Ja(i))
              if (s === a.toUpperCase()) {
                e = At.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (kl(n))
          return e;
      }
    }
    return "";
  });
}
function SS(e) {
  return e = e || "", Ze ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function kl(e) {
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
function mD(e, t) {
  return Yt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = OS(o), c = (yield Rn(r)) ? yield Zt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield Rn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Zt(n)).isDirectory())
      if (s)
        yield Bl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Ml(n, u, i);
    }
  });
}
function pD(e) {
  return Yt(this, void 0, void 0, function* () {
    if (Ze && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Pl(e, {
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
function PS(e) {
  return Yt(this, void 0, void 0, function* () {
    (0, $l.ok)(e, "a path argument must be provided"), yield Sl(e, { recursive: !0 });
  });
}
function Xa(e, t) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Xa(e, !1);
      if (!r)
        throw Ze ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield ES(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function ES(e) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ze && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (ei(e)) {
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
function OS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Bl(e, t, n, r) {
  return Yt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield PS(t);
    let o = yield Ja(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Qo(s)).isDirectory() ? yield Bl(s, a, n, r) : yield Ml(s, a, r);
    }
    yield Ga(t, (yield Zt(e)).mode);
  });
}
function Ml(e, t, n) {
  return Yt(this, void 0, void 0, function* () {
    if ((yield Qo(e)).isSymbolicLink()) {
      try {
        yield Qo(t), yield Ka(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ga(t, "0666"), yield Ka(t));
      }
      let r = yield Ol(e);
      yield El(r, t, Ze ? "junction" : null);
    } else (!(yield Rn(t)) || n) && (yield xl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as $S } from "timers";
var Al = function(e, t, n, r) {
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
}, ti = process.platform === "win32", ni = class extends Ya.EventEmitter {
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
    if (ti)
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
      let o = n + t.toString(), i = o.indexOf(Wr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Wr.EOL.length), i = o.indexOf(Wr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return ti && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (ti && this._isCmdFile()) {
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
    return Al(this, void 0, void 0, function* () {
      return !ei(this.toolPath) && (this.toolPath.includes("/") || ti && this.toolPath.includes("\\")) && (this.toolPath = Tl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Xa(this.toolPath, !0), new Promise((t, n) => Al(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Wr.EOL);
        let o = new Za(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Rn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Rl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Cl(e) {
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
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = $S(e.HandleTimeout, this.delay, this)));
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
var MS = function(e, t, n, r) {
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
function _l(e, t, n) {
  return MS(this, void 0, void 0, function* () {
    let r = Cl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ni(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var gD = Fl.platform(), wD = Fl.arch();

// node_modules/@actions/core/lib/core.js
var Qa;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Qa || (Qa = {}));
function ja(e) {
  Mt("add-mask", {}, e);
}
function Nl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ll(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Da("OUTPUT", Wa(e, t));
  process.stdout.write(ec.EOL), Mt("set-output", { name: e }, ft(t));
}
function Dl(e) {
  process.exitCode = Qa.Failure, TS(e);
}
function ge(e) {
  Mt("debug", {}, e);
}
function TS(e, t = {}) {
  Mt("error", _a(t), e instanceof Error ? e.toString() : e);
}
function Wl(e, t = {}) {
  Mt("warning", _a(t), e instanceof Error ? e.toString() : e);
}
function ri(e) {
  process.stdout.write(e + ec.EOL);
}
function jl(e) {
  Na("group", e);
}
function Ul() {
  Na("endgroup");
}
function zl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Da("STATE", Wa(e, t));
  Mt("save-state", { name: e }, ft(t));
}
function Hl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function jr(e) {
  return ql(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function tc(e) {
  return ql(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function nc(e) {
  return `<code>${tc(e)}</code>`;
}
function ql(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return CS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var CS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var ii = new _S();
function Tn(e, t) {
  return ii.run(e, t);
}
function W(e) {
  return ii.getStore()?.inputs.get(e.toLowerCase()) ?? Nl(e);
}
function Gl() {
  return ii.getStore()?.name ?? "";
}
function Me(e, t) {
  let n = Gl();
  Ll(n ? `${e}-${n}` : e, t);
}
var Jl = zl, Kl = Hl, si = ja;
function Vl(e) {
  Dl(jr(e));
}
function D(e) {
  Wl(Ur(e));
}
function Rt(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Qt(e.stack);
}
function x(e) {
  ri(Ur(e));
}
function Ur(e) {
  let t = Gl();
  return jr(t ? `${t}: ${e}` : e);
}
function Qt(e) {
  ge(e.split(`
`).map(jr).join(`
`));
}
function Xl(e, t) {
  jl(Ur(e));
  for (let n of t) ri(jr(n));
  Ul();
}
function Cn(e) {
  x(`[warning]${e}`);
}
function Zl() {
  return process.env.GITHUB_STEP_SUMMARY ? Ha : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || FS());
}
function zr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || NS(Bt() ?? "/", ".cache"));
}
function Yl() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Ql() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function rc() {
  let e = { ...process.env };
  for (let [n, r] of ii.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var LS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function DD() {
  return Object.fromEntries(Object.entries(rc()).filter(([e]) => !LS.test(e)));
}
function WD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function jD() {
  return process.env.RUNNER_NAME ?? "";
}
function UD(e) {
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
var ai, DS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function oc(e) {
  return !e && !ai ? DS : {
    lang: e?.lang ?? ai?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? ai?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? ai?.abortPipeEarly
  };
}
var WS;
// @__NO_SIDE_EFFECTS__
function jS(e) {
  return WS?.get(e);
}
var US;
// @__NO_SIDE_EFFECTS__
function zS(e) {
  return US?.get(e);
}
var HS;
// @__NO_SIDE_EFFECTS__
function qS(e, t) {
  return HS?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function _n(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function G(e, t, n, r, o) {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ qS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ zS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ jS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function GS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function tm(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function nm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function fe(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ oc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function rm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var JS = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var zD = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Hr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Hr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && G(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ic(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: ic,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && G(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function qr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: qr,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && G(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function sc(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: sc,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ _n(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && G(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ _n(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Gr(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Gr,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ _n(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && G(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ _n(n.value) }), n;
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
      return n.typed && !this.requirement.test(n.value) && G(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Jr(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Jr,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && G(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function KS(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: KS,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && G(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var VS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function ac(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function om(e, t) {
  return fe({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ ac(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function cc(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function lt(e, t) {
  return fe({
    kind: "schema",
    type: "array",
    reference: lt,
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
      } else G(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function uc(e) {
  return fe({
    kind: "schema",
    type: "boolean",
    reference: uc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : G(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fc(e, t) {
  return fe({
    kind: "schema",
    type: "custom",
    reference: fc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : G(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function en(e, t) {
  return fe({
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
function Fe(e, t) {
  return fe({
    kind: "schema",
    type: "literal",
    reference: Fe,
    expects: /* @__PURE__ */ _n(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ GS(n.value, this.literal) ? n.typed = !0 : G(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Kr(e, t) {
  return fe({
    kind: "schema",
    type: "loose_object",
    reference: Kr,
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
            let a = i in o ? o[i] : /* @__PURE__ */ cc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ ac(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (G(this, "key", n, r, {
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
          for (let i in o) /* @__PURE__ */ tm(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else G(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Re(e) {
  return fe({
    kind: "schema",
    type: "number",
    reference: Re,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : G(this, "type", t, n), t;
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
            let a = i in o ? o[i] : /* @__PURE__ */ cc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ ac(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (G(this, "key", n, r, {
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
      } else G(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ne(e, t) {
  return fe({
    kind: "schema",
    type: "optional",
    reference: Ne,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ cc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ci(e, t, n) {
  return fe({
    kind: "schema",
    type: "record",
    reference: ci,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ tm(i, s)) {
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
      } else G(this, "type", r, o);
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
      return typeof t.value == "string" ? t.typed = !0 : G(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function lc(e) {
  return fe({
    kind: "schema",
    type: "undefined",
    reference: lc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : G(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function em(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function tn(e, t) {
  return fe({
    kind: "schema",
    type: "union",
    reference: tn,
    expects: /* @__PURE__ */ nm(e.map((n) => n.expects), "|"),
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
        G(this, "type", n, r, { issues: /* @__PURE__ */ em(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        G(this, "type", n, r, { issues: /* @__PURE__ */ em(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function mc(e, t, n) {
  return fe({
    kind: "schema",
    type: "variant",
    reference: mc,
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
                }, VS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
        G(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ nm(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else G(this, "type", r, o);
      return r;
    }
  });
}
function HD(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ oc(n));
  if (r.issues) throw new JS(r.issues);
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
function ui(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ oc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Fn(e, t) {
  let { success: n, issues: [r] = [] } = ui(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = rm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var sm = N(im(), 1);

// src/system/bytes/chunker.ts
function li(e) {
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
function Ye(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var B = 1024 * 1024, Nn = 32;
function Vr(e) {
  return Math.ceil(e / B) * Nn;
}
function am() {
  let e = li(B), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Qe(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Qe(...n)), Buffer.concat(t);
    }
  };
}
function dc(e, t, n) {
  let r = n.subarray(t * Nn, (t + 1) * Nn);
  return r.length === Nn && Qe(...e).equals(r);
}
function cm(e, { offset: t, length: n }) {
  let r = et(t, t + n), o = r[0] * Nn;
  return Qe(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Nn)
  ).toString("hex");
}
function Qe(...e) {
  let t = (0, sm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function et(e, t) {
  let n = Math.floor(e / B), r = t > e ? Math.ceil(t / B) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Ln = "headstart-2", XS = ["image", "delta"];
function Dn(e, t) {
  return XS.includes(t) ? Math.ceil(e / B) * B : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function mi({ digests: e, ...t }) {
  return Qe(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Xr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var ZS = 407710288, hc = 8, pi = hc + 12, Zr = Buffer.from("HEADSTR2"), um = 36 + Zr.length, Yr = pi + um, yc = 4 * 1024 * 1024, fm = 4 * 1024, YS = 512, QS = 1024 ** 4;
function lm(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = mm(e);
  if (r.length > yc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(pi), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Yr), c = [ZS, a - hc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Qe(o, ...i), u, Zr]);
}
function mm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function pm(e) {
  return dm(e.digests, mm(e));
}
var e0 = 128 * 1024;
async function Qr(e, t) {
  return n0(await t0(e), e.size, t);
}
async function t0(e) {
  let { size: t } = e;
  if (t < Yr) throw new k(`it has only ${t} bytes`);
  let n = await Xr(e, Math.max(0, t - e0), t);
  if (!n.subarray(-Zr.length).equals(Zr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Zr.length - 4), o = Yr + Vr(Math.min(t, QS)) + yc + fm;
  if (r < Yr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Xr(e, t - r, t);
}
async function n0(e, t, n) {
  let r = e.length - um;
  if (!Qe(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(hc + 4 * d)
  ), a = t - e.length;
  if (!(o === Vr(a) && i <= yc && s <= fm && Yr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = pi + o, [f, l] = [
    e.subarray(pi, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), dm(f, l));
  let m = r0(l), p = Fn(a0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return c0(m.segments, a), { ...m, digests: f };
}
function dm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Qe(n, e, t);
}
function r0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var tt = me(Re(), Jr(), Gr(0)), hm = me(ae(), Tt(/^[a-z-]{1,32}$/)), o0 = (e) => Number.isSafeInteger(e) && e > 0, i0 = me(
  Kr({
    kind: hm,
    offset: tt,
    length: tt,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: en(fc((e) => Array.isArray(e) && e.every(o0))),
    files: tt,
    bytes: tt,
    unpackedBytes: en(tt),
    root: en(tt),
    deadBytes: en(tt)
  }),
  Hr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), s0 = Kr({
  savedAt: me(tt, sc(2 ** 32)),
  times: ae()
}), a0 = Kr({
  container: Fe(Ln),
  format: hm,
  key: me(ae(), qr(YS)),
  paths: lt(ae()),
  segments: lt(i0),
  files: tt,
  bytes: tt,
  sources: en(s0)
});
function c0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Dn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// node_modules/jwt-decode/build/esm/index.js
var nn = class extends Error {
};
nn.prototype.name = "InvalidTokenError";
function u0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function f0(e) {
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
    return u0(t);
  } catch {
    return atob(t);
  }
}
function ym(e, t) {
  if (typeof e != "string")
    throw new nn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new nn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = f0(r);
  } catch (i) {
    throw new nn(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new nn(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var wm = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function gc(e) {
  return wm.has(e);
}
var gm = `GitHub lets these events save a branch's caches: ${[...wm].join(", ")}; a pull request saves its own. Save from one of them.`;
function we(e) {
  let t = m0(e.token) ?? p0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${gm}`), l0(t.write) && !gc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${gm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function l0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function m0(e) {
  try {
    let { ac: t } = ym(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: bm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function p0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: bm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function bm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function vm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? gc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as g0, fstatSync as w0, lstatSync as b0, openSync as v0, readFileSync as k0 } from "node:fs";
import { lstat as Sm, mkdir as x0, open as S0, readlink as P0 } from "node:fs/promises";
import { dirname as E0, join as Pm, relative as O0, resolve as Em, sep as Wn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as d0 } from "node:fs";
var { O_RDONLY: h0, O_NOFOLLOW: km = 0, O_NONBLOCK: y0 = 0 } = d0, Le = h0 | km | y0, xm = km !== 0;

// src/system/disk/ownership.ts
async function nt(e) {
  let t = await Sm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  $m(e, t);
}
function di({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Om({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Im(e) {
  let t = await S0(e, Le);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return $m(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function $m(e, { uid: t, mode: n }) {
  if (Bm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Em(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Bm(e, t) {
  if (!di({ uid: t }) && t !== 0) throw new Error(`${Em(e)} belongs to another user`);
}
async function Mm(e, t) {
  for (let n of Am(e, t)) await nt(n);
}
async function mt(e, t) {
  for (let n of Am(e, t))
    await x0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await nt(n);
}
function Am(e, t) {
  let n = O0(e, t).split(Wn);
  return n.map((r, o) => Pm(e, ...n.slice(0, o + 1)));
}
var I0 = 40;
async function jn(e) {
  if (!process.geteuid) return;
  let t = e.split(Wn), n = 0, r = Wn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? E0(r) : Pm(r, o), s = await Sm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Bm(i, s.uid), ++n > I0) throw new Error(`${e} has too many links`);
    let a = await P0(i);
    a.startsWith(Wn) && (r = Wn), t.unshift(...a.split(Wn));
  }
}
function Un(e, t) {
  let n = (o) => o?.isFile() === !0 && di(o) && o.size <= t;
  if (!n(b0(e, { throwIfNoEntry: !1 }))) return;
  let r = $0(e);
  if (r !== void 0)
    try {
      return n(w0(r)) ? k0(r) : void 0;
    } finally {
      g0(r);
    }
}
function $0(e) {
  try {
    return v0(e, Le);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function Rm(e, t, n = []) {
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
}, hi = class extends J {
  constructor(t, n) {
    super(`${De(t)}: it sends next to nothing for ${wc(n)}`, "resume");
  }
};
function wc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function De(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Tm(Tm(n));
}
function Tm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var B0 = "the server fails or is overloaded; try again later", M0 = "the server does not support this request", eo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Cm = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [eo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [eo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [eo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [eo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [eo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function P2(e, t) {
  if (e instanceof J) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return _m(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Cm[r] ?? ["the connection failed", "retry"];
  return new J(`${De(t)}: ${o} (${r})`, i);
}
function E2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Cm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new J(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function _m(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new J(`${De(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function O2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new J(`${De(t)}: ${n} (${e})`, "none");
}
async function Fm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return _m(e, r);
  let o = await C0(n), [i, s] = A0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? _0(t["retry-after"]) : 0;
  return new J(`${De(r)}: ${i} (${a})`, s, c);
}
function A0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${R0(n)}; use that as endpoint`, "none"] : e === 501 ? [M0, "none"] : e === 408 || e === 429 || e >= 500 ? [B0, "slow-down"] : ["it refuses the request", "none"];
}
function R0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var T0 = 4096;
async function C0(e) {
  let t = [];
  return await Rm(T0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function _0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var Nm = (e) => Math.min(24, 3 * e);
function Lm(e) {
  return e * (1 + Math.random() / 4);
}
function Dm(e) {
  return Math.random() * Math.min(4e3, e);
}
var to = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Wm = {
  ...to,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, $2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, B2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as W0 } from "node:timers/promises";
async function jm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Dm(i * 2 ** (s - 1)), l = u.retryAfterMs && Lm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await j0(Math.max(l, f), n);
    }
}
function C2(e) {
  return e instanceof hi ? 2 : 1;
}
async function j0(e, t) {
  e > 0 && await W0(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function N2({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function yi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as z0, constants as H0, statSync as q0 } from "node:fs";
import { delimiter as G0, isAbsolute as J0, join as K0 } from "node:path";
var V0 = process.platform === "win32" ? ".exe" : "";
function pt(e) {
  return (process.env.PATH ?? "").split(G0).filter((n) => J0(n)).map((n) => K0(n, `${e}${V0}`)).find(X0);
}
function gi(e) {
  let t = pt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function X0(e) {
  try {
    return z0(e, H0.X_OK), q0(e).isFile();
  } catch {
    return !1;
  }
}
function dt() {
  return { LC_ALL: "C", ...no(/^(PATH|SystemRoot)$/) };
}
function no(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var bc = 1e3;
function zn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-bc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var vc = N(zm(), 1);
import { once as Z0 } from "node:events";
import { finished as Y0 } from "node:stream/promises";
var Q0 = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function qm({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Q0.test(a)), r = (0, vc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...dt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function J2({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, vc.spawn)(e, t, { cwd: n, env: { ...r, ...dt() }, detached: s }), c = a[i];
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
    f += l, f.length > Hm && u();
  });
  try {
    let [l, m] = await Z0(a, "exit");
    if (u(), await Y0(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Hm) return f;
    throw zn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Hm = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as sP, rmSync as Zm } from "node:fs";
import { join as aP } from "node:path";

// src/system/disk/space.ts
import { statfsSync as tP } from "node:fs";
import { statfs as nP } from "node:fs/promises";

// src/system/units.ts
function wi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Gm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var eP = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function Jm(e) {
  let [t, n] = Object.entries(eP).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var rP = 0.05, oP = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, iP = 20;
async function Km(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await nP(e), s = (c, u) => Math.floor(Math.min(u * rP, oP[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function rn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? Vm(t) : e;
}
async function Hn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw rn(i, t);
  });
  if (o !== Ye(n)) throw Vm(t);
}
function Vm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = tP(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function rt(e, t) {
  let n = await Km(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function ro(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Km(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, iP);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var kc = /* @__PURE__ */ new Set();
function Xm() {
  for (let e of kc) Zm(e, { recursive: !0, force: !0 });
}
function cP(e) {
  try {
    return sP(aP(e, "headstart-"));
  } catch (t) {
    throw rn(t, e);
  }
}
function be(e) {
  process.listeners("exit").includes(Xm) || process.on("exit", Xm);
  let t = cP(e);
  kc.add(t);
  let n = () => {
    Zm(t, { recursive: !0, force: !0 }), kc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as uP } from "node:async_hooks";
import { subscribe as fP, unsubscribe as lP } from "node:diagnostics_channel";
var mP = 6e4;
async function on(e, t, n) {
  return ht({ path: gi(e), args: t }, n);
}
async function ht(e, t) {
  let { limitMs: n = mP, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await xc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw zn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var Ym = new uP();
async function xc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = dt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Ym.getStore() === m && (f = d.process, process.nextTick(() => {
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
  fP(Qm, m), o.addEventListener("abort", l);
  try {
    let d = await Ym.run(m, () => _l(pP(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    lP(Qm, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Qm = "child_process";
function pP(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as dP } from "node:fs";
async function ep(e, t = !0) {
  let n = async (s) => {
    let a = t ? pt(s) : void 0;
    return a && await hP(a, e) && a;
  }, [r, o, i] = await Promise.all([
    yP(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: pt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function hP(e, t) {
  let n = await np("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function yP(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = pt(t), r = n && (gP(n) ?? wP(await np("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var tp = { "GNU tar": "gnu", bsdtar: "bsd" };
function gP(e) {
  try {
    let t = dP(e);
    return Object.entries(tp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function np(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await ht({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function wP(e) {
  return Object.entries(tp).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var op = N(rp(), 1);
import { globSync as bP, lstatSync as vP, readFileSync as kP } from "node:fs";
function ip({ directories: e, marks: t }) {
  let n = (0, op.createHash)("sha256");
  for (let r of e)
    for (let o of bP(t, { cwd: r }).sort()) {
      let i = R(r, o);
      n.update(JSON.stringify([r, o])), vP(i, { throwIfNoEntry: !1 })?.isFile() && n.update(kP(i));
    }
  return n.digest("hex");
}

// src/system/bytes/buffer-pool.ts
function Ct(e, t) {
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

// src/stores/transfer/signed-url.ts
function sp(e) {
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
    place: () => o === void 0 ? "the store" : De(o)
  };
}
function ap(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function cp(e) {
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
async function fp(e, t) {
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
    onHead: (l, m) => up(l) ? xP(l, m, e, t) : void 0
  });
  if (!up(f)) throw await Fm(f, i);
  if (c && e.finish(), !e.isComplete()) throw yt(i, "the connection ended before the object did", "resume");
}
var up = ({ status: e }) => e === 200 || e === 206;
function xP(e, t, n, r) {
  let { url: o } = r.signed;
  EP(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (SP(e, n, r), r.queue.widen(n)) : PP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw yt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function SP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw yt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !lp(e["content-length"], r))
    throw yt(n, "the object has another length", "retry");
}
function PP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw yt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!lp(i, t.end - t.position))
    throw yt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function lp(e, t) {
  return e === void 0 || e === String(t);
}
function EP({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw yt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw yt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw yt(t, o, "none");
  }
}
function yt(e, t, n) {
  return new J(`${De(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function mp(e, t) {
  let n = IP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await $P(e, t);
    } catch (i) {
      if (i instanceof J && i.recover === "await-whole" && t.begun && await yi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await jm(n, o);
}
function IP(e, t) {
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
async function $P(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => fp(e, { ...t, signed: c, signal: f });
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
function pp(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${De(o)}: it sends one part much more slowly than others`, u = () => a.abort(new J(c, "resume")), [f, l] = [performance.now(), r.position];
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
function dp(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function hp({ start: e, end: t }, n) {
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
function sn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function yp(e, t, n) {
  let { memory: r = qn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Wm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => BP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* BP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = MP(t, n, s), c = RP(t, n), u = { ...AP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new J(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) mp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await yi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function MP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return hp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => dp(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function AP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: sp(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: cp(i),
    hedge: pp(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Nm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function RP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = sn(n, t - e), a = sn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${wc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function gp(e) {
  let t = Be(e, "rolling", ["false", "true", "merge"]), n = {
    keep: An(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: An(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Be(e, "rolling-branches", ["default", "all"]),
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
function bp(e) {
  let t = NP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw bi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: CP(e("bucket")),
    prefix: _P(e("prefix")),
    region: FP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !TP(t) : n === "true",
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
function TP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function CP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw bi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var wp = 256;
function _P(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= wp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${wp} in all`;
  throw bi("prefix", e, r);
}
function FP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw bi("region", e, "must be the name of a region, such as eu-west-1");
}
function NP(e) {
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
function bi(e, t, n) {
  return new A(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var an = N(vp(), 1);

// src/inputs/trusted-writers.ts
var LP = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function xp(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(DP);
}
function DP(e) {
  let [, t, n, r] = LP.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new A(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(kp).join("[^/]*"));
  return { workflow: new RegExp(`^${kp(t)}${o.join(".*")}$`, "u"), event: r };
}
function kp(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Sp = 32, WP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Ep(e) {
  let t = Pp(e("signing-key")).map(jP), n = Pp(e("verify-key")).map(UP), r = xp(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new A(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(zP), ...n], writers: r };
  }
}
function aj(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => oo(e(n)).length > 0);
}
function Op(e) {
  return oo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Pp(e) {
  let t = oo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(WP))
    n.push(...oo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...oo(t.slice(r))];
}
function oo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function jP(e) {
  if (e.startsWith("-----")) {
    let r = Ip(e, "PRIVATE KEY", an.createPrivateKey);
    if (r) return r;
    throw new A("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Sp) return (0, an.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Sp}: ${n}.`
  );
}
function UP(e) {
  let t = Ip(e, "PUBLIC KEY", an.createPublicKey);
  if (t) return t;
  throw new A(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Ip(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function zP(e) {
  return e.type === "secret" ? e : (0, an.createPublicKey)(e);
}

// src/inputs/inputs.ts
function io(e, t) {
  let n = Xe(e("save-always")), r = Be(e, "store", ["auto", "github", "s3", "local"]), o = bp(e);
  if (r === "s3" && o.bucket === "") throw new A("Input `bucket` is required with `store: s3`.");
  return {
    key: $a(e, "key"),
    restoreKeys: vi(e("restore-keys")),
    paths: vi($a(e, "path")),
    crossOs: Xe(e("enableCrossOsArchive")),
    failOnMiss: Xe(e("fail-on-cache-miss")),
    lookupOnly: Xe(e("lookup-only")),
    store: r,
    localDir: JP(e("local-dir"), t),
    s3: o,
    stash: { ...KP(e("stash"), t), maxBytes: VP(e("stash-size")) },
    concurrency: An(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: GP(e("part-size")),
    mode: Be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Be(e, "ramdisk", ["off", "auto", "on"]),
    verify: Be(e, "verify", ["auto", "always"]),
    format: Be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : HP(e),
    jobStatus: e("job-status"),
    secrets: Be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Xe(e("source-times")),
    compressionLevel: An(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Be(e, "summary", ["auto", "true", "false"]),
    rolling: gp(e),
    signing: Ep(e)
  };
}
function HP(e) {
  let t = Be(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function vi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var qP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function $p(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (qP[n] ?? Number.NaN);
}
function GP(e) {
  if (e === "") return 8 * 1048576;
  let t = $p(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function JP(e, t) {
  return e === "" ? R(t, "headstart") : Lr(Bp("local-dir", e));
}
function Bp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Bt();
  if (r === void 0) throw new A(`Input \`${e}\` is '${t}', and ${Vo}.`);
  return `${r}${n.slice(1)}`;
}
function KP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: R(t, "headstart-stash") };
  let r = Bp("stash", e);
  if (Ca(r)) return { use: "on", dir: Lr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function VP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = $p(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function Mp(e, t) {
  let n = W(e), r = vi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new A(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Lr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as fI, realpathSync as lI, rmdirSync as mI, symlinkSync as Ji, utimesSync as pI, writeFileSync as dI } from "node:fs";
import { dirname as Yd, join as Nt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as XP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var ZP = /[\u0080-\u00ff]/, YP = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!ZP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return YP.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function _(e, t) {
  return e === t || e.startsWith(wt(t));
}
function wt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function Z(e) {
  return XP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var Lp = N(Rp(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as QP, renameSync as eE, rmdirSync as tE } from "node:fs";
function pe(e, t) {
  sE(
    () => eE(e, t),
    () => !Tp(t)
  );
}
function Gn(e, t) {
  let n = process.platform === "win32";
  n && nE(t);
  try {
    return pe(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Tp(t)) return !1;
    throw r;
  }
}
function nE(e) {
  try {
    tE(e);
  } catch {
  }
}
function Tp(e) {
  return QP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var rE = ["EPERM", "EBUSY", "EACCES"], oE = 200, iE = new Int32Array(new SharedArrayBuffer(4));
function sE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, oE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && rE.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(iE, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Cp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function ki(e) {
  let t = e;
  return Cp[e.do].map((n) => t[n]);
}
function Ec(e, t) {
  let n = b(z(t)), r = wt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Fp(i, o))}
`).join("");
}
function _p(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${wt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = aE(b(Ko(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Fn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Fp(a, r);
  });
}
function Fp(e, t) {
  let n = ki(e), r = Cp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function aE(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => me(
    ae(),
    Hr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = me(Re(), ic()), c = se({ mode: a, mtime: a });
  return mc("do", [
    se({ do: Fe("make"), path: o }),
    se({ do: Fe("move"), to: o, from: i, inode: s }),
    se({ do: Fe("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: Fe("stamp"), path: tn([Fe(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Jn = "journal", cE = Math.min(128 * 1024 * 1024, (0, Lp.getHeapStatistics)().heap_size_limit / 32);
function Dp(e, t) {
  Y.appendFileSync(R(t, Jn), Ec(e, t), { mode: 384 });
  for (let n of e) fE(n);
}
function Wp(e) {
  e.do === "stamp" && I(e.path)?.isDirectory() && Ic(e.path, e.stamp);
}
function Oc(e) {
  Y.rmSync(R(e, Jn), { force: !0 });
}
function Si(e, t = () => !0) {
  let n = uE(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? lE(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Ec(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = R(e, `${Jn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), pe(s, R(e, Jn));
  } else Oc(e);
}
function so(e) {
  return I(b(R(e, Jn))) !== void 0;
}
function uE(e) {
  if (!so(e)) return [];
  let t = Un(R(e, Jn), cE);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return _p(t.toString(), e);
}
function fE(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") Ic(e.path, e.stamp);
  else
    try {
      e.do === "replace" && xi(e.to, e.aside), xi(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? dE(e.from, e.to) : t;
    }
}
function lE(e) {
  if (e.do === "make") mE(e.path);
  else if (e.do === "stamp") pE(e.path, e.before);
  else if (e.do === "move") Np(e);
  else if (I(e.aside)) {
    if (Np(e), I(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    xi(e.aside, e.to);
  }
}
function Np({ from: e, to: t, inode: n }) {
  !I(e) && Pi(t) === n && xi(t, e);
}
function Pi(e) {
  let t = Y.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function I(e) {
  try {
    return Y.lstatSync(g(e));
  } catch (t) {
    if (O(t) === "ENOENT" || O(t) === "ENOTDIR") return;
    throw t;
  }
}
function bt(e) {
  if (Y.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (I(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...bt(z(e)), e];
}
function mE(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function pE(e, t) {
  let n = I(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ic(e, t);
}
function Ic(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function dE(e, t) {
  let n = (s) => I(s)?.dev, r = I(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function xi(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    pe(n, r);
  } catch (o) {
    let i = I(e);
    if (O(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Y.chmodSync(n, i.mode | 128), pe(n, r), Y.chmodSync(r, i.mode & 4095);
  }
}

// src/mounts/alone.ts
var jp = Promise.resolve();
function Kn(e) {
  let t = jp.then(e);
  return jp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as Rc, mkdtempSync as jE, readdirSync as ed, realpathSync as td } from "node:fs";
import { basename as nd, dirname as UE, join as rd } from "node:path";

// src/files/staging.ts
import {
  chmodSync as $E,
  lstatSync as Jp,
  mkdtempSync as BE,
  readdirSync as Kp,
  rmdirSync as ME,
  rmSync as Vp,
  statSync as AE,
  writeFileSync as RE
} from "node:fs";
import * as Bi from "node:fs/promises";
import { createServer as TE } from "node:net";
import { toNamespacedPath as CE } from "node:path";

// src/system/disk/local-socket.ts
var zp = N(Up(), 1);
import { once as hE } from "node:events";
import { closeSync as yE, lstatSync as gE, openSync as wE, statSync as bE, symlinkSync as vE, writeFileSync as kE } from "node:fs";
import { connect as xE } from "node:net";
import { tmpdir as SE } from "node:os";
import { join as Vn } from "node:path";
var Ei = process.platform === "win32";
function Oi(e, t, n) {
  let { path: r, close: o } = Ei ? OE() : Hp(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Ei && n.listening && kE(Vn(e, t), qp(r, e), { mode: 384 }), n.listening;
}
async function Ii(e, t) {
  let n = Ei ? Gp(e, t) : Hp(e, t);
  if (n)
    try {
      let r = xE(n.path);
      return r.on("error", () => {
      }), await hE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Bc(e, t) {
  return Ei ? Gp(e, t) !== void 0 : gE(Vn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Hp(e, t) {
  let n = Vn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = wE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => yE(o) };
  }
  let r = be(SE());
  return vE(e, Vn(r.dir, "d")), { path: Vn(r.dir, "d", t), close: r.remove };
}
var PE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, EE = 256;
function OE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, zp.randomUUID)()}`, close: () => {
  } };
}
function qp(e, t) {
  return `${e}
${bE(t, { bigint: !0 }).ino}
`;
}
function Gp(e, t) {
  let n = IE(Vn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return PE.test(r) && n === qp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function IE(e) {
  try {
    return Un(e, EE)?.toString("latin1");
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/staging.ts
var Zn = ".headstart-staging-";
function ot(e) {
  return e.startsWith(Zn);
}
function Mi(e) {
  let { dir: t, sign: n } = Xp(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      so(t) || (Mc(t), n?.close());
    }
  };
}
function Mc(e) {
  if (I(b(e))) {
    for (let t of Kp(e)) t !== Ai && Xn(R(e, t));
    Xn(e);
  }
}
async function _t({ base: e, literal: t }) {
  let n = _E(e);
  if (t === void 0) return n;
  let r = Jp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Jp(n).dev ? t : Bi.access(n, Bi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function _E(e) {
  let t = e;
  for (; !AE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Yn(e) {
  let t = I(b(e));
  return t !== void 0 && ao(t);
}
function ao(e) {
  return e.isDirectory() && di(e) && Om(e);
}
function Qn(e) {
  return Bc(e, Ai);
}
var Ai = "alive", $i = "born", FE = 10;
function Xp(e, t = 1) {
  let n = BE(R(e, Zn));
  try {
    return { dir: n, sign: NE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === FE) throw r;
    return Xp(e, t + 1);
  }
}
function NE(e) {
  let t = TE((o) => o.destroy()).unref(), [n, r] = [R(e, $i), R(e, Ai)];
  if (!Oi(e, $i, t)) {
    RE(r, "");
    return;
  }
  try {
    pe(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Zp(e) {
  try {
    Bc(e, $i) && Vp(R(e, $i)), ME(e);
  } catch {
  }
}
async function Ri(e) {
  if (!Qn(e)) return !1;
  try {
    let t = await Ii(e, Ai);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Xn(e) {
  let t = () => Vp(CE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    Yp(b(e)), t();
  }
}
function Yp(e) {
  $E(g(e), 448);
  for (let t of Kp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Yp(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as LE } from "node:fs";
function K() {
  return process.platform !== "linux" ? [] : LE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: Qp(c), flags: u.split(","), type: o, source: Qp(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function Qp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as DE, readlinkSync as WE } from "node:fs";
function Ac() {
  return WE("/proc/self/ns/pid").replace(/\D/g, "");
}
function er(e) {
  try {
    let t = DE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Tc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Ti(e) {
  let t = process.ppid || 1, n = er(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Ac()}-${t}-${n}-`;
  return jE(rd(td(e), r));
}
function co({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Ci(e) {
  let t = b(e);
  return K().filter((n) => co(n) === t || _(n.point, t));
}
function od(e) {
  return !Rc(e, { throwIfNoEntry: !1 }) && Ci(e).length === 0;
}
function id(e) {
  let t = b(e);
  return K().findLastIndex((n) => co(n) === t);
}
function sd(e) {
  let t = K().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && uo(n) ? n : void 0;
}
var tr = "headstart-broker";
function ad(e) {
  let t = b(e);
  return K().filter((n) => n.type === "fuse" && co(n) === t);
}
function cd() {
  let e = (t) => uo(t) || t === tr;
  return K().flatMap((t) => {
    let n = co(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function _i(e) {
  return ed(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function uo(e) {
  return Tc.test(nd(e));
}
var zE = 7200 * 60 * 1e3;
function HE(e) {
  let [, t, n = "", r] = nd(e).match(Tc) ?? [];
  if (t === Ac()) return er(n) !== r;
  let o = Rc(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > zE;
}
function qE(e) {
  return e.type === "squashfs" ? UE(e.point) : co(e);
}
function ud(e) {
  let t = K().flatMap((r) => qE(r) ?? []).map((r) => g(r).toString()).filter((r) => uo(r) && !JE(r)), n = process.platform === "linux" ? e.flatMap(GE).filter(Yn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(HE);
}
function GE(e) {
  try {
    return ed(e).filter((n) => Tc.test(n)).map((n) => rd(td(e), n));
  } catch {
    return [];
  }
}
function JE(e) {
  try {
    let t = Rc(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !ao(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as vO, readlinkSync as kO, rmdirSync as xO, symlinkSync as SO } from "node:fs";
import { tmpdir as PO } from "node:os";
import { basename as EO, dirname as Od, join as Id } from "node:path";
import { setTimeout as OO } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as ZE, rmdirSync as YE, unlinkSync as QE } from "node:fs";
import { dirname as dd, join as eO } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as KE, readdirSync as ld, readlinkSync as Fi, symlinkSync as fd } from "node:fs";
import { dirname as VE, join as nr } from "node:path";
var V = {
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
function cn(e) {
  let t = sd(b(e));
  return t !== void 0 && We(t) === b(e) ? t : void 0;
}
function We(e) {
  try {
    return Fi(nr(e, V.workspace), "latin1");
  } catch {
    return;
  }
}
function fo(e) {
  let t = ld(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => V.layer(r, c)), s = VE(Fi(nr(e, V.layer(r, 0))));
    return { number: r, lowers: [V.pathLayer(r), ...i], mountRoot: s };
  });
}
function Ft(e, t = "target") {
  try {
    return ld(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => Fi(nr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function md(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(XE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = We(r);
  return o === void 0 ? void 0 : { workspace: o, plain: nr(r, V.plain), inside: n };
}
function XE(e) {
  return KE(e).isSymbolicLink() ? Fi(e, "latin1") : "";
}
function Ni() {
  return cd().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return We(n) === e ? Ft(n) : [e];
  });
}
function pd(e, t, n, r) {
  let o = _i(e);
  fd(g(t), nr(e, `target-${o}`)), fd(g(`${b(n)}/${r}`), nr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function hd(e) {
  let t = We(e), n = Ft(e, "made");
  for (let [r, o] of Ft(e).entries()) {
    I(o) && ZE(g(o), eO(e, `left-${r}`));
    for (let i = dd(o); i !== t; i = dd(i))
      tO(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function tO(e, t) {
  let n = I(e);
  n?.isCharacterDevice() && n.rdev === 0 && QE(g(e)), t && n?.isDirectory() && Z(e).length === 0 && YE(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as wd,
  closeSync as bd,
  lstatSync as kd,
  openSync as vd,
  readdirSync as sO,
  readFileSync as aO,
  readlinkSync as cO,
  renameSync as _c,
  statfsSync as uO,
  symlinkSync as fO
} from "node:fs";
import { join as un } from "node:path";

// src/mounts/overlay-marks.ts
var Li = 512, [nO, rO, oO] = [124, 136, 156];
function Cc(e, t, n) {
  return gd(e, t, ["redirect", "opaque"], n);
}
function yd(e, t, n) {
  return gd(e, t, ["redirect"], n);
}
async function gd(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...iO(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* iO(e, t) {
  let n = !1;
  for (let r = 0; r + Li <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + nO, r + rO), 8), i = r + Li, s = String.fromCharCode(e[r + oO]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Li) * Li;
  }
}

// src/mounts/workspace/moved-files.ts
async function xd(e, { rights: t, warn: n, signal: r }) {
  let o = We(e);
  if (o === void 0 || cn(g(o).toString()) !== e) return;
  let i = Ft(e), a = (await t.changedIn(V.plain, V.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => _(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = un(e, V.plain), f = await yd(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => pO(e, `${o}/${h}`, d, r));
  let p = uO(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && mO(`${b(u)}/${h}`, w, p) && await m(y, () => dO(y));
}
var lO = 512;
function mO(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * lO > r) return !1;
  let o = g(e);
  try {
    return n > r || aO(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && kd(o).uid === process.geteuid?.();
  }
}
var Fc = (e) => `moved-${e}`;
async function pO(e, t, n, r) {
  fO(g(t), un(e, Fc(n)));
  let o = `part-${n}`;
  await on("cp", ["-a", "--", `${Fc(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), _c(un(e, o), un(e, `copy-${n}`));
}
function dO(e) {
  let t = g(e);
  try {
    bd(vd(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = kd(t);
    wd(t, r | 128), bd(vd(t, "r+")), wd(t, r & 4095);
  }
}
function Sd(e) {
  let t = sO(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = cO(un(e, Fc(Number(n))), "latin1");
    I(r) && _c(g(r), un(e, `left-moved-${n}`)), _c(un(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as hO, readdirSync as yO, readFileSync as gO } from "node:fs";
async function Pd(e, t, n) {
  let o = yO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!_(f, s) || !wO(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${bO(c)} (${c}) ${l} in it`);
  }
}
function wO(e) {
  return hO(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function bO(e) {
  try {
    return gO(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Di(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Ed = 10, IO = 300;
async function rr(e, { rights: t, warn: n }) {
  if (!uo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await xd(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Ci(e).filter((l) => !i(l)), c = We(e) !== void 0 ? await Di(() => Nc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Nc(s.reverse(), { rights: t, warn: n, attempts: Ed, signal: r });
  if (!Yn(e)) return;
  $O(e), Sd(e), hd(e);
  let u = Ci(e);
  if (!u.every(i) || (await Nc(u, { rights: t, warn: n, attempts: Ed, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Od(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", EO(e)], f);
}
async function Nc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await OO(IO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Wi(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = K().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Wi(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function $O(e) {
  let t = (n) => kO(Id(e, n), "latin1");
  for (let n of BO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Od(o))
        xO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function BO(e) {
  try {
    return vO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Wi(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = En(i, be(PO()));
    SO(g(e), Id(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    On(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as MO, constants as AO, realpathSync as RO } from "node:fs";
import { dirname as Lc } from "node:path";
var TO = ["ext4", "xfs", "btrfs", "tmpfs"];
function $d(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = K().filter(({ point: c, source: u }) => _(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => _(RO(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = Dc(e);
  if (!TO.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    MO(Lc(e), AO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Lc(e)}`);
  }
}
function Dc(e) {
  let t = b(Lc(e));
  return K().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Bd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = I(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as jO, readdirSync as _d } from "node:fs";
import { join as Uc } from "node:path";

// src/mounts/layers.ts
var Cd = N(Ad(), 1);
import { existsSync as NO, mkdirSync as Wc, readFileSync as Rd } from "node:fs";
import { release as LO } from "node:os";
import { join as jc } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as CO } from "node:fs";
import { join as _O } from "node:path";
async function ji(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    FO(s),
    a,
    c,
    u,
    0,
    0
  ]);
  CO(_O(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function FO(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function or({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Wc(jc(e, f)), await ir(i ?? DO(WO()), async (l) => {
      await s(f, "squashfs", Td(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Wc(jc(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: Td(d, m) }));
    await ji(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
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
      return Wc(jc(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function Td({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function ir(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ir(r, t);
  }
}
function DO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function WO() {
  let e = `/boot/config-${LO()}`;
  try {
    return NO(e) ? Rd(e, "latin1") : (0, Cd.gunzipSync)(Rd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var UO = 250;
async function Ui(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(We(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > UO) throw new Error("the job has too many layers");
  let c = HO(i, o), u = async () => {
    cn(i) === e && await n.run("umount", ["-i", "--", V.workspace], s);
  };
  await Di(async () => {
    if (t.length === 0) return await u();
    let f = `work-${_d(e).filter((m) => m.startsWith("work-")).length}`;
    jO(Uc(e, f));
    let l = `lowerdir=${a},upperdir=${V.workspace},workdir=${f}`;
    await ir(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: V.workspace, type: "overlay", options: p };
      await ji([...zO(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function zO(e) {
  let { workspace: t, plain: n } = V, r = b(Uc(e, n));
  return K().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function HO(e, t) {
  let n = b(e), r = K().filter((i) => i.point === n), o = [Dc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Fd(e, t, n) {
  let r = cn(t);
  if (r === void 0) return;
  let o = fo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await rr(r, { rights: n, warn: () => {
    } });
    await Ui(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) zi(r, s);
  }
}
function zi(e, { number: t, lowers: n }) {
  let r = _d(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) Xn(Uc(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as QO, mkdirSync as eI, readlinkSync as tI } from "node:fs";
import { dirname as nI, join as qc } from "node:path";

// src/formats/tar-archives/tar-records.ts
var ue = 512, Te = Buffer.alloc(2 * ue);
function Pe(e) {
  return (ue - e % ue) % ue;
}
function Ld(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: Hi(r) } : t === "K" ? { ...e, target: Hi(r) } : t === "g" ? e : { ...e, ...GO(new Map(qO(r))) };
}
function Hi(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* qO(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function GO(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Nd(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Nd(t("GNU.sparse.realsize"))), n;
}
function Nd(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Dd = /[\u0080-\u00ff]/, qi = 100, zc = 8589934591, JO = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function je(e) {
  let t = Buffer.allocUnsafe(lo(e));
  return t.subarray(0, Hc(t, 0, e));
}
function lo({ name: e, target: t, records: n = {} }) {
  return 4 * ue + 2 * (e.length + t.length) + jd(n).length;
}
function Hc(e, t, n, r = !1) {
  let o = VO(n, r), i = t;
  if (o !== "") {
    i += KO(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Pe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Ud(e, i, n, JO[n.kind]), i + ue;
}
var Wd = /* @__PURE__ */ new Map();
function KO(e) {
  let t = Wd.get(e);
  if (t) return t;
  let n = Buffer.alloc(ue);
  return Ud(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Wd.set(e, n), n;
}
function VO({ name: e, target: t, mtime: n, size: r, sparseSize: o, records: i = {} }, s) {
  let a = Dd.test(e) || Dd.test(t), c = a && !s ? it("hdrcharset", "BINARY") : "", u = a || e.length > qi ? it("path", e) : "", f = a || t.length > qi ? it("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : it("mtime", n), m = r > zc ? it("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + XO(e, o) + jd(i);
}
function jd(e) {
  let t = "";
  for (let n in e) t += it(n, e[n]);
  return t;
}
function XO(e, t) {
  return t === void 0 ? "" : it("GNU.sparse.major", "1") + it("GNU.sparse.minor", "0") + it("GNU.sparse.name", e) + it("GNU.sparse.realsize", t);
}
function it(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var ZO = YO();
function YO() {
  let e = Buffer.alloc(ue);
  return sr(e, 108, 7, 0), sr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ud(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  ZO.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), zc);
  e.write(n, t, qi, "latin1"), sr(e, t + 100, 7, o), sr(e, t + 124, 11, Math.min(s, zc)), sr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, qi, "latin1");
  let u = 0;
  for (let f = t; f < t + ue; f++) u += e[f];
  sr(e, t + 148, 6, u), e[t + 154] = 0;
}
function sr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var zd = "SCHILY.xattr.trusted.overlay.redirect", rI = "SCHILY.xattr.trusted.overlay.metacopy", qd = { target: "", mode: 0, mtime: "0", size: 0, sparseSize: void 0 }, oI = 4e3;
async function Gd(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(qc(n, m))), c = iI(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > oI) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    eI(g(nI(`${b(qc(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(I);
    if (f.push(Hd(p, d, m)), m === "") for (let [h, y] of c) f.push(Hd(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = m === l ? "whiteout" : "hardlink";
    f.push(je({ ...qd, name: m, kind: p, target: p === "hardlink" ? l : "" }));
  }
  await i.unpackMarked(Buffer.concat([...f, Te]), { cwd: qc(n, r), signal: s });
}
function iI(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of Z(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) sI(r) && t.delete(n);
  return t;
}
function sI(e) {
  let t = I(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function Hd(e, t, n) {
  let r = QO(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { ...qd, name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [zd]: `/${n}` };
    return je({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = tI(g(t), "latin1");
    return je({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(ue, "\0")), c = { ...o, [zd]: `/${n}`, [rI]: "" }, u = je({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as Jd } from "node:fs";
import { lstat as Gc, readdir as aI } from "node:fs/promises";
import { dirname as cI } from "node:path";
var Kd = 16;
async function Vd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Gc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await aI(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Kd)
      throw new Error(`'${e.text}' names more than ${Kd} directories`);
  };
  return await Gc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Gi({ sources: e, target: t }, { base: n }, r) {
  if ((await Gc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = cI(o)) {
    let i = I(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Jc(t, r);
}
function Jc(e, t) {
  let n = g(e).toString();
  if (!I(`${e}/.`)) return;
  let r = Jd(g(e), "latin1");
  if (t.some((i) => _(Jd(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...K().map(({ point: i }) => i), ...Ni()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Xd(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await uI(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function uI({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Gi(f, e, o), Bd(f.target, s);
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
async function Kc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Kn(() => hI(e, n, r)).catch((i) => r(i, o)), t;
}
async function hI(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = lI(t), a = cn(s), c = e.flatMap((p) => p.protectedDirs);
  $d(s, { root: a, protectedDirs: c });
  let u = Pd(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Ft(a).map((p) => p.slice(b(s).length + 1)), l = await Xd(e, f, i);
  if (l.length === 0) return;
  let m = a ?? Ti(Yd(s));
  a === void 0 && o(m);
  try {
    a === void 0 && yI(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await wI(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    fo(m).length === 0 && await rr(m, { rights: n, warn: () => {
    } });
  }
}
function yI(e, t) {
  Ji(t, Nt(e, V.workspace));
  let n = Date.now() / 1e3 - gI;
  dI(Nt(e, V.since), ""), pI(Nt(e, V.since), n, n), fI(Nt(e, V.plain));
}
var gI = 2;
async function wI(e, t, n) {
  let { real: r, refuse: o } = n, i = fo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await bI(e, a++, p, n) });
    } catch (d) {
      o(d, Zd(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) vI(e, r, p, d);
    await Ui(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) kI(p);
  } catch (p) {
    await Ui(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) zi(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => Zd(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      pd(p.request.dir, d, Nt(e, V.plain), h);
}
async function bI(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    V.pathLayer(t),
    n.map((m, p) => V.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) Ji(p, Nt(e, f[m]));
  try {
    return await Gd(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw zi(e, l), m;
  }
}
function vI(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ji(g(a), Nt(e, V.target(r, o)));
    let [c] = bt(Yd(a));
    c !== void 0 && Ji(g(c), Nt(e, V.made(r, o))), I(s) && mI(g(s));
  }
}
function kI({ places: e }) {
  let t = e.find(({ path: n }) => !I(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Zd({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Lt = N(Qd(), 1);
var Xc = 9;
function Zc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function xI(e) {
  let t = Buffer.alloc(Xc);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function eh(e, t, n) {
  let r = xI(Zc(n).id), o = nh(r, e, t), i = n.type === "secret" ? rh(o, n) : (0, Lt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function th(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new _e("has no signature");
  let o = r.filter((c) => Zc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Zc(u).name))].join(" and ");
    throw new _e(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Xc), e.subarray(Xc)];
  if (!n.some((c) => {
    let u = nh(i, t, c);
    return o.some((f) => SI(u, s, f));
  }))
    throw new _e(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function nh(e, t, { repository: n, scope: r, version: o }) {
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
function SI(e, t, n) {
  if (n.type !== "secret") return (0, Lt.verify)(null, e, n, t);
  let r = rh(e, n);
  return t.length === r.length && (0, Lt.timingSafeEqual)(t, r);
}
function rh(e, t) {
  return (0, Lt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function oh() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && PI(EI()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function PI(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function EI() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function ih() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function sh() {
  for (let e of Op(W("signing-key"))) si(e);
}
function ah({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => eh(o, t, r);
  if (e?.writers.length)
    return async (o) => (await Yc()).signByToken(o, t, n);
}
function ch({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!vm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!ih())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function uh({ signing: e }, t) {
  e?.writers.length && (await Yc()).issuerKeys(t);
}
function Yc() {
  return import("./tokens.js");
}
var OI = 1440 * 60 * 1e3;
async function Ki(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return Qr(o);
  let i = Ae(), s = e.scope === void 0 ? we(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await Qr(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await Yc()).checkToken(l, m, h);
      }
      let p = th(l, m, { places: u, keys: n.verifiers });
      if (!ee(e.key, t) && c.getTime() - p.getTime() > OI)
        throw new _e(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (ee(f.key, e.key)) return f;
    throw new _e(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof _e)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new _e(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function Vi(e) {
  let t = await fh() ?? await II(e);
  return $I(t), t;
}
async function Xi(e) {
  let t = await fh();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Yi(c, i), { name: n, inputs: c };
  });
}
async function fh() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new A(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-4DF4M64J.js");
  return n(e);
}
async function II(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-RHE3AN3W.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function $I(e) {
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
async function Zi({ inputs: e }, t) {
  sh();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Yi(e, { ...o }) : "none";
}
function Yi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var BI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Qi({ inputs: e }) {
  return e.size > 0 && MI([...e.keys()]), io(W, zr());
}
function MI(e) {
  let t = new Set(BI);
  io((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), zr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new A(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${tl(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Qc(e, t) {
  try {
    return await Tn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as XR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as uu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as qh, rm as $$ } from "node:fs/promises";
import { dirname as B$, join as M$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as AI } from "node:fs";
async function es(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += lh(i, o, t);
  }
  return r;
}
function ts(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += lh(AI(e, r, o, t - o, n + o), o, t);
  return r;
}
function lh(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function mh(e) {
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
var Fh = N(dh(), 1);
import { closeSync as _h, constants as Th, fstatSync as ZI, openSync as YI } from "node:fs";
import { setImmediate as QI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var wh = N(yh(), 1);
var de = 8192, tu = 256;
function ns(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + tu * de)), { unpacked: f, starts: l, length: m } = RI(u, i + u.length === n);
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
      if (c.at += u, c.at > c.bytes.length) throw C("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= de) throw C("a table points beside its blocks");
      return l * de + f;
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
async function rs(e, t, n) {
  let r = Math.ceil(n / de), o = await e(t, t + r * eu);
  if (o.length !== r * eu) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * eu))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: ns(e, s, t, i), start: s };
}
var eu = 8;
function RI(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < tu && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & gh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > gh ? a : TI(a), u = t && s === e.length;
    if (c.length !== de && !(u && c.length > 0 && c.length < de))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < tu)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var gh = 32767;
function TI(e) {
  try {
    return (0, wh.zstdDecompressSync)(e, { maxOutputLength: de, chunkSize: de });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var mo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function vh(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = mo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === mo.directory || s === mo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [CI, _I, FI] = [12, 12, 8], NI = 256, LI = 256, [bh, DI] = [46, 47];
async function kh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await WI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % de) !== y)
      throw nu();
    let v = s.take(_I), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), $ = s.bytes.readUInt32LE(v + 8);
    if (P > LI) throw C("a directory has too many names at once");
    for (let T = P; T > 0; T--) {
      let X = s.ahead();
      X && await X;
      let Q = s.take(FI), { bytes: oe } = s, Jt = $ + oe.readInt16LE(Q + 2), Kt = oe.readUInt16LE(Q + 4);
      a.name(Jt, Kt, E + oe.readUInt16LE(Q));
      let Vt = xh(oe.readUInt16LE(Q + 6)), Zf = s.take(Vt), Fr = oe.subarray(Zf, Zf + Vt);
      if (jI(Fr, d), w && T === P && !Fr.equals(w.name)) throw nu();
      d = Fr, Kt === mo.whiteout ? c.add(e, Fr) : Kt === mo.directory && c.addBelow(e, Fr, Jt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw nu();
  return m;
}
async function WI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(CI), { bytes: o } = e, i = xh(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function nu() {
  return C("the index of a directory leads elsewhere");
}
function xh(e) {
  if (e >= NI) throw C("a name is too long");
  return e + 1;
}
function jI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === DI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === bh && (e.length === 1 || e.length === 2 && e[1] === bh))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ue = 96, Sh = 6, Ph = { noXattrs: 512, others: 1088 }, Eh = 0xffffffffffffffffn, UI = 1 << 24;
function ar(e, t) {
  if (e.length < Ue || e.toString("latin1", 0, 4) !== "hsqs")
    throw Oh("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ue, f, l, m, p, h, t], w = (n(24) ^ Ph.noXattrs) & ~Ph.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Sh, `its compression is number ${n(20)} instead of ${Sh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Eh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Eh, "it has a table for exporting by NFS"],
    [s > 0 && s <= UI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every(($, T) => T === 0 || $ >= y[T - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([$]) => !$);
  if (E) throw Oh(E[1]);
  return i;
}
function Oh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Ih = 16, zI = 4, ru = 1 << 24, os = ru - 1;
async function $h(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = qI(o + i), { starts: a, words: c, start: u } = await HI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & os;
    if (p > (ru | os) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & ru ? d : e.unpackedBytes?.(m, d, r);
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
        let T = y.bytes.readUInt32LE(y.take(zI));
        if (T === 0) continue;
        let X = e.pause?.();
        X && await X;
        let Q = Math.min(r, v - E);
        if ((l(P.end, T) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += T & os, P.hash = Math.imul(P.hash, 31) + T | 0;
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
        s.add({ start: d, end: d + (h & os), hash: h });
      }
      s.check();
    }
  };
}
async function HI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await rs(e, n, t * Ih);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Ih);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function qI(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
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
var is = (e) => (t, n) => t.readUInt16LE(n + e), Ee = (e) => (t, n) => t.readUInt32LE(n + e), Bh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), GI = {
  1: { kind: "directory", length: 16, start: Ee(0), bytes: is(8), offset: is(10) },
  2: { kind: "file", length: 16, start: Ee(0), fragment: Ee(4), offset: Ee(8), bytes: Ee(12) },
  3: { kind: "link", length: 8, bytes: Ee(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Ee(4) },
  8: { kind: "directory", length: 24, bytes: Ee(4), start: Ee(8), indexed: is(16), offset: is(18), attributes: Ee(20) },
  9: { kind: "file", length: 40, start: Bh(0), bytes: Bh(8), fragment: Ee(28), offset: Ee(32), attributes: Ee(36) }
}, ss = 4294967295, JI = 16, KI = 4095, VI = 3;
function Ah(e) {
  let t = e.take(JI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = GI[n.readUInt16LE(t)];
  if (!r) throw Mh();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Mh();
  if (s(r.attributes, ss) !== ss) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? VI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > KI) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, ss);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === ss ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Mh() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var as = 2 ** 20, XI = 4096;
function Rh() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > as) throw C("it has too many whiteouts");
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
          if (c.length > XI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function e$(e) {
  let t = ar(await e.read(0, Ue), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await t$(e, t.idTable, i);
  let a = await $h(e, t), c = ns(e.read, n, r), u = ns(e.read, r, a.start), f = vh(o), l = Rh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Ah(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await kh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Ch = 4;
async function t$(e, t, n) {
  let { table: r } = await rs(e.read, t, n * Ch);
  await r.ahead(), r.take(n * Ch), r.end();
}
function cs({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function n$(e) {
  let t = YI(e, Th.O_RDONLY | (Th.O_NONBLOCK ?? 0));
  if (ZI(t).isFile()) return t;
  throw _h(t), new Error(`${e} is no file any more`);
}
async function cr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = n$(e), a = (p, d) => ts(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => s$(a(p, Nh)) ?? 0,
    contents(p, d, h) {
      let y = r$(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await QI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < o$ ? void 0 : f();
  try {
    return await e$({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    _h(s);
  }
}
function r$(e, t) {
  try {
    return (0, Fh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var o$ = 64 * 1024 * 1024, i$ = 4247762216, Nh = 18;
function s$(e) {
  if (e.length < Nh || e.readUInt32LE(0) !== i$) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as p$ } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as Lh } from "node:fs/promises";
var a$ = 1e4, c$ = 5, u$ = 1024, f$ = 500;
function ur() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([m$(r), ou(r)]);
    if (o <= a$ + t * c$ + i / u$) return;
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
      let i = setInterval(n, f$, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var l$ = 10;
async function m$(e) {
  let t = await Lh(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * l$;
}
async function ou(e) {
  let t = await Lh(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var Dh = 64 * 1024 * 1024, d$ = 0.1, h$ = 8 * 1024, y$ = 8, g$ = 25;
function fn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + d$) + e * h$;
}
function Dt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = p$(e), o = Dh + y$ * n * r, i = Dh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await ou(c)), g$), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var w$ = 32;
function fr(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw po();
  let a = r.map((u, f) => ({ ...Wh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw po();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= w$) throw po();
    return { ...Wh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw po();
  return c;
}
function Wh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: fn(e) };
}
function po() {
  return new In("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ls = N(Uh(), 1);
import { open as b$ } from "node:fs/promises";
var us = 64 * 1024 * 1024, v$ = us + us / 128, k$ = 4096, x$ = 255, [fs, zh, S$] = [0, 46, 47];
function Hh(e) {
  let t = Buffer.from(e.map(P$).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > us || n > as)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ls.zstdCompressSync)(t), bytes: t.length };
}
function P$(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ms(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > v$) throw ln("it is too long");
  await n?.(o, o + i);
  let a = await b$(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = iu(await es(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw ln(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function iu(e, t) {
  let n = E$(e), { starts: r, counts: o, end: i } = O$(n, t);
  if (i !== n.length) throw ln("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(fs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function E$(e) {
  try {
    let t = { maxOutputLength: us, info: !0 }, { buffer: n, engine: r } = (0, ls.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw ln(S(t));
  }
  throw ln("something follows it");
}
function O$(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== fs; a++) o = I$(e, o) + 1;
    if (r.push(a), i += a, i > as) throw ln("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function I$(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== fs && e[n] !== S$; ) n++;
    let i = n - o, s = i <= 2 && e[o] === zh && e[n - 1] === zh;
    if (n === e.length || i === 0 || i > x$ || n - t > k$ || s)
      throw ln("it has a name that is none");
    r = e[n] === fs;
  }
  return n - 1;
}
function ln(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function lr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = fr(e, t), c = M$(s, "image"), u = !1, f = async (p) => {
    await A$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await $$(c, { force: !0 }), await T$(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await su(c, a) : u || await Gh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function A$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = mh(U({ segments: r })), c = Gh(n, r, { signal: o, until: s }), u = !1;
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
var R$ = 32 * 1024 * 1024;
async function T$(e, { length: t, isMounted: n }, r) {
  let o = await qh(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Hn(o, B$(e), [u], f), s -= u.length, a += u.length, n && (a >= R$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function su(e, t) {
  let n = await qh(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      ar(await es(n, Math.min(o, Ue), r), o);
  } finally {
    await n.close();
  }
}
async function Gh(e, t, n = {}) {
  let r = await ms(e, t, n), o = 0;
  for (let i of t.filter(au)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await cr(e, i, "tables", n);
    cs(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function au({ kind: e }) {
  return e === "image" || e === "delta";
}
async function LH(e, { offset: t }) {
  return t + Number((await e(t, t + Ue)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Jh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function zH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new J(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: ap(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => yp(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as C$, rmSync as _$, writeFileSync as F$ } from "node:fs";
import { join as ps } from "node:path";
import { setTimeout as N$ } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Xh = N(Vh(), 1);
function Zh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Yh(e) {
  let t = (0, Xh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Qh = "server", L$ = 6e4;
function ey() {
  let e = ps(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = qm({ path: process.execPath, args: [e] }), i = Yh(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(L$)]);
      c.addEventListener("abort", o);
      try {
        F$(ps(s.dir, Qh), `${t} ${er(t)}`), n.write(Zh(s));
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
var cu = 5e3;
async function ho(e, t) {
  let n = AbortSignal.timeout(cu);
  for (let { point: s } of ad(e))
    await Wi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ps(e, Qh);
  if (!C$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(ty(r)) ?? [];
  return o && await D$(Number(o), i), _$(r, { recursive: !0, force: !0 }), W$(e) ?? "killed";
}
async function D$(e, t) {
  let n = performance.now();
  for (; er(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * cu) return;
    r > cu && U$(e), await N$(4);
  }
}
function W$(e) {
  try {
    return JSON.parse(ty(ps(e, mn.report)));
  } catch {
    return;
  }
}
var j$ = 64 * 1024;
function ty(e) {
  return Un(e, j$)?.toString() ?? "";
}
function U$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function ny(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? ey() : void 0;
}
async function ry({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Jh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: rc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await ho(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = uu(o, mn.image);
  return await su(u, n), { path: u, images: n };
}
async function yo(e, t, n) {
  let r = await ho(e, t);
  return await n?.(r, t), await rr(e, { rights: t, warn: D }), r;
}
function oy(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function iy(e, t) {
  if (!e) return uu(t, mn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return z$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? uu(t, mn.blocks) : void 0;
}
function z$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as Y$, readFileSync as Q$ } from "node:fs";
import { join as eB } from "node:path";

// src/system/pipeline.ts
var cy = N(ay(), 1);
import { once as H$ } from "node:events";
import { readFileSync as q$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = K$(c ? a : G$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: V$(o, n)
  };
}
var fu;
function G$(e) {
  fu ??= { path: J$() };
  let { path: t, args: n } = e;
  return fu.path ? { ...e, path: fu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function J$() {
  let e = pt("setpriv");
  return e && q$(e).includes("pdeathsig") ? e : void 0;
}
async function uy(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function K$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, cy.spawn)(e.path, e.args, { ...t, env: e.env ?? dt() });
  } finally {
    process.umask(n);
  }
}
async function V$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await Z$(s, { mayEcho: s !== e.at(-1) });
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
var X$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Z$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-bc);
  });
  let [o, i] = await H$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || X$.test(r.trim()))))
    throw zn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function mr(e) {
  if (process.geteuid?.() === 0) return tB() ? fy((r) => r) : void 0;
  let t = lu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await ht(n({ path: lu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return fy(n);
}
function fy(e) {
  let t = (n, r) => {
    let o = lu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await uy(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return ht(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
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
      return (await ht(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await ht(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await ht(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function lu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => eB(n, e)).find((n) => Y$(n));
}
function tB() {
  let [, e = "0"] = Q$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Oe = Ne(ae()), nB = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Oe,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), rB = se({
  socket: ve,
  mounts: lt(nB)
}), oB = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Oe
}), iB = se({
  /** Absent if only the store knows the scope. */
  scope: Oe,
  version: ve,
  key: ve,
  size: Re(),
  /** Where the images are in the body, in bytes. */
  images: lt(se({ offset: Re(), length: Re() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ve,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Oe,
  /** The time of the mount, by the kernel's clock. */
  since: Re()
}), sB = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Oe,
  /** The preset's working directory, relative to the workspace. */
  directory: Oe,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Ne(tn([Fe("none"), ci(ve, ve)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Oe,
  /** Why post must not save the cache. */
  unsaved: Oe,
  /** The tree that the install command made, and its packages at that time. */
  installed: Ne(se({ directories: lt(ve), marks: lt(ve), digest: ve })),
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
  brokered: Ne(rB),
  mounted: Ne(iB),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: Ne(uc()),
  restored: Ne(oB)
}), aB = ci(ve, sB), ly = "headstart";
function ds(e) {
  Jl(ly, JSON.stringify(e));
}
function hs() {
  let e = Kl(ly);
  if (e === "") return;
  let t = JSON.parse(e), n = Fn(aB, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function mu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var cB = 10;
async function my(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - cB && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var lg = N(py(), 1);

// src/formats/naming.ts
function du({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ys(e, t) {
  let n = du(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Jo([...r, Ln, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as BB } from "node:events";
import { setImmediate as MB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as uB } from "node:fs";
import { join as fB } from "node:path";
function dr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) uB(o, fB(t, String(r)));
}
async function pn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function pr(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function gs(e, t) {
  return { segments: e, files: pr(e, "files"), bytes: pr(e, "bytes"), skipped: t };
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
var yu = ["-b", "2048"], gy = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], wy = ["-x", "-f", "-", "--ignore-zeros", ...yu, "--no-same-owner"], dy = [...wy, "--no-same-permissions"], hy = [...wy, "-p"], yy = "--warning=no-unknown-keyword", hu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], by = {
  gnu: {
    create: [...vy(""), "-P", "--sparse", ...yu, ...gy],
    extract: [...dy, yy],
    skeleton: [...hy, yy]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...yu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...hu,
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
    extract: [...dy, ...hu],
    skeleton: [...hy, ...hu]
  }
};
function vy(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function hr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: by[e.dialect][t] };
}
function ky({ path: e, dialect: t }) {
  return { path: e, args: by[t].skeleton, keepsMask: !0 };
}
function ws({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...vy(",delete=mtime"), ...t, ...n, ...gy] };
}

// src/formats/actions-cache/compression.ts
var st = N(Sy(), 1);
import { pipeline as _y, Readable as Fy } from "node:stream";
import { pipeline as EB } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Ay } from "node:os";
import { extname as hB, join as yB } from "node:path";
import { Readable as Ry, Writable as gB } from "node:stream";
import { Worker as wB } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var yr = N(Ey(), 1);
import { once as lB } from "node:events";
var vt = 4 * 1024 * 1024;
async function Oy(e, t) {
  let n = (0, yr.createZstdCompress)({ ...mB(e, t), flush: yr.constants.ZSTD_e_end });
  try {
    return n.write(e), await lB(n, "readable"), pB(n.read());
  } finally {
    n.destroy();
  }
}
var Fq = 33 * 1024 * 1024;
function mB({ length: e }, t) {
  return { params: { [yr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: dB(e) };
}
function pB({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function dB(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Iy(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function $y({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function gu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function By(e, t) {
  for (let n = 0; n < e.slabs.length; n++) gu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function kt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = bu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Ry.from(bB(r)), ended: o.finally(n.close) };
}
async function* bB(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var wu = Math.min(Ay(), 2), go = Math.min(Ay(), 4);
function bu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: kB(), owner: ++n };
      t ??= Iy(go + 1, vt, go + 2 - wu);
      let { ended: s, ...a } = xB(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var vB = yB(import.meta.dirname, `tar-thread${hB(import.meta.filename)}`), My = 1024 * 1024;
function kB() {
  let e = no(/^NODE_COMPILE_CACHE$/);
  return new wB(vB, { execArgv: [], env: e, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function xB(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new gB({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > My ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new Ry({ objectMode: !0, read() {
  } }), p = PB(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > My) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(SB(d));
    else {
      let { slab: h, filled: y } = d, w = $y(s, h).subarray(0, y);
      l.push({ content: w, release: () => gu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function SB({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function PB({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), By(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Ny(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = kt(e, r), s = o ? OB(n) : (0, st.createGzip)();
  return _y(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function OB(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = st.constants, r = { [t]: e, [n]: 1 };
  return (0, st.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var vu = Buffer.from([40, 181, 47, 253]), Ty = Buffer.from([31, 139]);
async function* Ly(e, t, n) {
  let [r, o] = await IB(e);
  if (r.subarray(0, Ty.length).equals(Ty)) yield* Cy((0, st.createGunzip)(), o);
  else if (r.subarray(0, vu.length).equals(vu)) t ? yield* $B({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Cy((0, st.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function IB(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < vu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Cy(e, t) {
  _y(Fy.from(t), e, () => {
  }), yield* e;
}
async function* $B(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Wt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = EB(Fy.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Dy(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Ny(hr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = RB(a, { ...e, signal: s.signal }, f).catch(i), m = pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var AB = 256;
async function RB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = TB(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < AB || (e.write(c.join(""), "latin1") || await BB(e, "drain", { signal: o }), c = [], await MB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function TB(e, t, n = process.platform) {
  let { join: r, relative: o } = $t(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var ug = N(jy(), 1);
import { linkSync as gM, mkdirSync as wM } from "node:fs";
import { availableParallelism as bM } from "node:os";
import { dirname as vM, join as kM } from "node:path";

// src/formats/tar-archives/sparse-map.ts
var CB = 2, Uy = 20;
function zy(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Uy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Uy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / ue + CB) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var _B = 1024 * 1024;
function wr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Ld(n, f, l), i = Pe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = FB(f);
    if ("xgLK".includes(l)) {
      if (m.size > _B) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: DB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : zy(d.size), o = d.size, i = Pe(d.size), d;
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
function FB(e) {
  if (bs(e, 148, 8) !== NB(e)) throw new k("its archive is damaged");
  let t = gr(e, 0, 100), n = gr(e, 257, 6) === "ustar" ? gr(e, 345, 155) : "";
  return {
    type: gr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: gr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: bs(e, 100, 8) & 511,
      mtime: String(bs(e, 136, 12)),
      size: bs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function NB(e) {
  let t = 256;
  for (let n = 0; n < ue; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function gr(e, t, n) {
  return Hi(e.toString("latin1", t, t + n));
}
function bs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = gr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var LB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function DB(e, t) {
  let n = LB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as zB, existsSync as HB, mkdirSync as Hy, readdirSync as qB, rmSync as GB } from "node:fs";
import { join as ks } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as WB } from "node:fs";
function ku(e, t, n) {
  if (!Gn(g(e), g(t))) {
    Z(t).length < Z(e).length && jB(e, t, n);
    for (let r of Z(e)) ku(`${e}/${r}`, `${t}/${r}`, n);
    WB(g(e));
  }
}
function jB(e, t, n) {
  pe(g(e), n), pe(g(t), g(e)), pe(n, g(t));
}

// src/formats/tar-archives/sink.ts
function xu({ write: e, ...t }) {
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
var UB = 32 * 1024 * 1024;
async function vs(e, t) {
  for (; e.pending > UB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function xs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, $) => ks(n, `worker-${$}`)), m = l.map((E) => {
    Hy(E);
    let $ = t(hr(e, "extract"), { cwd: E, signal: u });
    return $.stdout.resume(), { sink: $, files: $.ended.then(() => Su(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, $) => E + ($ ?? 0), 0), w = JB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ks(n, "tree");
  Hy(v);
  for (let E of l) ku(b(E), b(v), ks(n, "aside"));
  let P = w ? o() - Su(b(v)) : 0;
  if (P > o() - y)
    throw GB(v, { recursive: !0 }), new Mn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function JB(e) {
  return process.platform === "darwin" || HB(ks(e, "WORKER-0"));
}
function Su(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of qB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Su(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return zB(g(e), t), n;
}
var KB = 1024 * 1024;
async function qy(e, t, n) {
  let r = [];
  for (let s of t) XB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of YB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await ZB(n), i.allow({ bytes: fn(s), files: s.files })), i.write(a, () => e.release?.(a)), await vs(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var VB = 1024 * 1024;
function XB(e) {
  let t = 2 + fn(e) / VB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function ZB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= KB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* YB(e, t) {
  let n = QB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* QB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as eM } from "node:stream";
import { pipeline as tM } from "node:stream/promises";

// src/files/member-paths.ts
function Ss(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Gy(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Ps(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Ss(n) } : ky(t);
  await Ky(o, e, r), t.dialect === "bsd" && await Ky(o, nM(e), r);
}
async function* nM(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var Jy = 256;
async function Ky(e, t, n) {
  let r = new AbortController(), o = ur(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = kt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += Jy)
          yield Buffer.concat(m.slice(p, p + Jy).map(je));
      }
    } catch (m) {
      r.abort(m);
    }
    yield Te;
  }
  let l = tM(eM.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as oM } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var Yy = N(Xy(), 1);

// src/formats/tar-archives/queue.ts
function Zy() {
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
var rM = 128 * 1024;
function Qy() {
  let { push: e, next: t } = Zy(), n = !1;
  async function* r(o) {
    let i = (0, Yy.createZstdDecompress)({ chunkSize: rM }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var iM = 1024 * 1024;
function eg(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < iM || "thread" in n ? cM(n, r) : aM(e, n, r);
}
var sM = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function aM(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Pu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), ng(o, sM);
}
var cM = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Pu({ ...t, signal: r }, (h) => kt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = Qy();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await oM(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return xu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, tg = (e, t) => ng(
  Pu(t, (n) => kt(e, n)),
  Te
);
function Pu(e, t) {
  let n = Dt(e.cwd), r = ur(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function ng({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return xu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as og } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as uM } from "node:fs";
function wo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var rg = Buffer.alloc(0);
function br({ next: e, filled: t }, n = !1) {
  let r = rg, o = 0, i = () => {
    o > 0 && t(o), r = rg, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(lo(a)), o = Hc(r, o, a, n);
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
        let f = uM(a, r, o, Math.min(u, r.length - o), null);
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
var fM = 1e3, lM = 8 * 1024 * 1024, mM = 4, pM = 1024 * 1024;
function ig(e) {
  let t = e[0], n = br(wo(pM, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Pe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / fM, o / lM);
      (l >= mM || l >= 1 && og(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = og(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
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
var dM = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function hM(e) {
  if (e === "." || e === "..") return;
  if (dM.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Es(e) {
  for (let t of e.split("/")) {
    let n = hM(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var yM = 1e5;
function ag(e, t, n = process.platform) {
  let r = $t(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, sg);
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
      a.size > yM && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? sg : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Es(g(d, n).toString()), d;
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
var sg = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function fg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = bM(), warn: a } = e, c = Dt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: tg, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await xs(m, async (y, w) => {
    let v = ig(y), P = PM(ag(o, i), v), E = wr(), $ = u.dialect === "node" ? void 0 : r.zstd;
    for await (let T of Ly(t, $, { cwd: n, signal: w })) {
      c.count(T.length), w.throwIfAborted();
      for (let X of E.push(T)) P.push(X);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = kM(n, "tree");
  for (let { name: y, target: w } of p) EM(b(h), y, w);
  d.length > 0 && await Ps([d], { tar: u, lines: o, cwd: h, signal: f });
}
var xM = 512 * 1024 * 1024, SM = 1 / 2, cg = 300;
function PM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(xM, (0, ug.getHeapStatistics)().heap_size_limit * SM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(lo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + cg), h === "file")
      f++, n.begin(je({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + cg);
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
function EM(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  wM(r(vM(t)), { recursive: !0 });
  try {
    gM(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Os = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => OM(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Dy,
  unpack: fg
};
function OM(e, t) {
  let n = du(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, lg.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as UM } from "node:fs";
import { join as zM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var kg = N(pg(), 1);
import { writeFileSync as CM } from "node:fs";
import { join as _M } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as AM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as IM, openSync as $M, writeSync as dg } from "node:fs";
var wg = "-noI", [hg, BM] = [24, 1], [MM, yg] = [8, 4], gg = 2;
function bg(e, t, n) {
  let r = $M(e, "r+");
  try {
    let o = ts(r, Ue, 0);
    o.writeUInt16LE(o.readUInt16LE(hg) & ~BM, hg);
    let { inodeTable: i, root: s } = ar(o, t);
    dg(r, o, 0, o.length, 0);
    let a = Buffer.alloc(yg);
    a.writeUInt32LE(n);
    for (let c = 0; c < yg; c++) {
      let u = s.offset + MM + c, f = Math.floor(u / de) * (gg + de), l = i + s.block + f + gg + u % de;
      dg(r, a, c, 1, l);
    }
  } finally {
    IM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function vg(e, t, n) {
  let r = ws(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await bo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function bo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...RM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, $] = await Promise.allSettled([TM(i, h), w]);
    for (let T of [E, $]) if (T.status === "rejected") throw T.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await AM(e);
  s !== void 0 && bg(e, v, s);
  let P = await cr(e, { offset: 0, length: v }, "heads");
  return cs(P, a), P;
}
function RM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function TM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Eu(e, t, n, r) {
  let o = n ? Ou(t, n.unpacked) : [];
  if (o.length > FM || o.some((c) => c.includes(`
`))) return;
  let i = await DM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + NM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await LM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var FM = 1e3, NM = 1440 * 60;
async function LM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, kg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Sg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function xg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ou(e, t) {
  let n = Sg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Sg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function DM(e, { path: t }, n, r) {
  let o = _M(r.scratch, "excludes");
  return CM(o, [WM, ...n.map(jM)].join(""), "latin1"), bo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var WM = `... ${Zn}*
`;
function jM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Og(e) {
  let t = zM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(xg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Eu(t, o, void 0, e);
    if (!s) {
      r ??= Pg(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Ou(o, r.unpacked).length > 0 ? await Eu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await Eg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Pg(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      dr(e);
      let i = await vg(t, o, e);
      n.push(await Eg(t, { ...i, files: o.length }, n, e));
    }
  }
  return gs(n, r?.skipped ?? []);
}
function Pg({ found: e, leftOut: t = [] }) {
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
async function Eg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await pn(UM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as JM, lstatSync as Rg, mkdirSync as KM, readdirSync as Tg } from "node:fs";
import { dirname as VM, join as dn, relative as XM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Bg, lstatSync as Mg, mkdirSync as Ig, renameSync as $g, utimesSync as HM } from "node:fs";
function Ag({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Ig(g(r));
  let s = (c) => {
    let u = I(c);
    u?.isDirectory() && Iu(c), u && $g(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Mg(g(c));
    for (let m of [c, u]) Iu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = GM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && I(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? $g(g(p), g(d)) : (y || Ig(g(d)), a(p, d));
    }
    Bg(g(u), f & 511), HM(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = qM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function qM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = I(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Iu(n), n = `${n}/${r}`;
  }
  return n;
}
function Iu(e) {
  Bg(g(e), 448);
}
function GM(e) {
  let t = Mg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Is({ path: e, images: t }, n, r = n.lines) {
  let o = dn(n.dir, "tree"), i = await ms(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? ZM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Cg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + QM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await YM({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Tg(u).filter(m) : [])
      Xn(dn(u, p));
  }
  await eA(o, n.signal);
}
function ZM(e, t) {
  let n = dn(t, String(e.number));
  if (Rg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = dn(n, XM(e.base, e.literal));
  return KM(VM(r), { recursive: !0 }), r;
}
async function Cg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Dt(i), ur()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function YM({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = dn(o.dir, `layer-${i}`);
  await Cg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(dn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Ag(u) + s;
}
function QM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Tg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = dn(t, String(e.number)), o = Rg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function eA(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  JM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await on("chown", ["-hR", "0:0", "."], n), await on("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var _g = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ys("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Og,
  async unpack(e) {
    let t = await lr({ ...e, body: () => e.body }, e.dir);
    await Is(t, e);
  }
};

// src/system/young-heap.ts
var Lg = N(Ng(), 1);
function Dg() {
  (0, Lg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as tA, fstatSync as Wg, lstatSync as nA, openSync as rA, readlinkSync as oA } from "node:fs";
function Ug(e, t, n) {
  let r = br(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = aA(a, c);
    try {
      let f = Wg(u, { bigint: !0 });
      if (!f.isFile()) throw hn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put($s(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put($s(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw jg(a);
      let p = Wg(u);
      if (p.ctimeMs !== fA(f.ctimeNs) || p.size !== m) throw jg(a);
      r.pad(Pe(m));
    } finally {
      tA(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !xm ? nA(c, { bigint: !0 }) : void 0;
      if (u && n && !iA(u, a, n)) throw hn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put($s(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put($s(a, u, "symlink", { target: H(oA(c, "latin1")) }));
      else throw hn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Te), r.flush();
    }
  };
}
function iA(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var sA = ["ELOOP", "EMLINK", "ENXIO"];
function aA(e, t) {
  try {
    return rA(t, Le);
  } catch (n) {
    throw sA.includes(O(n) ?? "") ? hn(e) : n;
  }
}
function hn(e = "") {
  return new Error(`${zg(e)} was replaced while it was saved`);
}
function jg(e) {
  return new Error(`${zg(e)} changed while it was read`);
}
function zg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function $s(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Hg(n);
  return { name: e, kind: r, target: o, size: i, mode: cA(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function cA(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Bs = 1000000000n, uA = 9;
function Hg(e) {
  if (e < 0n) return `-${Hg(-e)}`;
  let t = e % Bs, n = String(e / Bs);
  return t === 0n ? n : `${n}.${String(t).padStart(uA, "0").replace(/0+$/, "")}`;
}
function fA(e) {
  return Number(e / Bs) * 1e3 + Number(e % Bs) / 1e6;
}

// src/formats/tar/read-members.ts
function qg(e, t, { kind: n, bytes: r }) {
  let o = [], i = wo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Ug(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Gg(e, t, { cwd: n, signal: r }) {
  let o = [], i = br(wo(vt, (l) => {
    o.push(l);
  })), s = wr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw hn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Pe(d), a++;
  }, f = Wt(r, (l) => {
    let m = kt(hr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw hn(e[a]);
  i.pad(c), i.write(Te), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function $u(e) {
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
var Jg = vt / 2, lA = 2 * vt, mA = 3, pA = 4;
async function* Kg(e, t) {
  let n = new AbortController(), r = bu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = yA({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of dA(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > pA && s(); a.length > mA; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* dA(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= Jg;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function hA(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && dr(e), i ||= f !== void 0;
    let l = f ? Gg(a, f, { cwd: r, signal: n }) : qg(a, Gy(t), { kind: c, bytes: 2 * Jg });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function yA(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Ss(n.map(({ line: p }) => p)), a = $u(1), c = $u(go), u = 1, f = hA(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Dg();
    let w = { kind: p, bases: s, isContinued: y, level: h <= lA ? r : void 0 };
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
    return await c.acquire(), { frame: await Oy(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= go; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== wu && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as gA } from "node:timers/promises";
var Vg = 256, wA = 8e3, bA = 64 * 1024 * 1024;
function Zg(e) {
  let t = Ms("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ms("files"), sparse: Ms("files", !0) }, i = 0, s = (f) => Xg(f.some(kA) ? o.sparse : o.plain, f), a = (f, l) => xA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ms("files", f === "sparse") };
  };
  async function* u() {
    let f = Vg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Xg(t, [m]);
        else {
          let p = m.hardLink ? SA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await gA(), f = Vg);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var vA = 1024 * 1024;
function kA({ bytes: e, length: t = e }) {
  return t - e >= vA;
}
function xA({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / wA, t / bA) / r;
}
function SA(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ms(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var PA = 1536, EA = vt - 64 * 1024;
function OA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return PA + n + Pe(n);
}
function Xg(e, t) {
  let n = t.reduce((o, i) => o + OA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= EA ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Yg(e) {
  let t = Zg(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Kg($A(t), e)) {
    s !== r && (n.push(IA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), gs(n, t.skipped);
}
function IA({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* $A({ files: e, skeleton: t }) {
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
import { availableParallelism as RA } from "node:os";
import { join as TA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var nw = N(ew(), 1);
var BA = 256 * 1024 * 1024;
function rw(e, t, n) {
  return {
    async check() {
      if (Ye(e) > BA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of tw(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => tw(e, t, n)
  };
}
async function* tw(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = wr("several"), s = t;
  for await (let a of AA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), MA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function MA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* AA(e, t, n) {
  let r = Dt(n);
  r.allow(t);
  let o = (0, nw.createZstdDecompress)();
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
async function ow(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: eg(i.zstd, pr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? RA(), u.length),
    files: () => pr(u, "files"),
    signal: s,
    warn: a
  }, m = await xs(l, async (p, d) => {
    let h = await qy(t, n, p), y = f.reduce((v, P) => v + fn(P), 0), w = rw(
      h,
      { members: pr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Ps(m, { tar: c, lines: o, cwd: TA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var iw = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ys("tar", e)],
  unsupportedReason: () => {
  },
  pack: Yg,
  unpack: ow
};

// src/formats/index.ts
var vr = [iw, _g, Os];

// src/stores/load-when-used.ts
function As(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function sw(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = As({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, CA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function CA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as He from "node:fs/promises";
import { basename as Sw, dirname as _u, join as Pw } from "node:path";

// src/system/disk/eviction.ts
import * as St from "node:fs/promises";
import { basename as WA, join as Ru } from "node:path";

// src/system/disk/draft-file.ts
var cw = N(aw(), 1);
import * as xt from "node:fs/promises";
import { dirname as uw, join as Mu } from "node:path";
var Rs = ".drafts";
async function kr(e) {
  let t = Mu(e, Rs), n = Mu(t, (0, cw.randomUUID)());
  try {
    return await mt(e, t), lw(e, n, await xt.open(n, "wx+", 384));
  } catch (r) {
    throw rn(r, e);
  }
}
async function fw(e, t) {
  let n = Mu(e, Rs, t);
  return lw(e, n, await xt.open(n, Le));
}
function lw(e, t, n) {
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
      return await n.sync(), await mt(e, uw(i)), _A(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await xt.rm(t, { force: !0 });
    }
  };
}
async function _A(e, t) {
  try {
    await xt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await xt.rm(e), process.platform === "win32") return !0;
  let n = await xt.open(uw(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as FA } from "node:fs";
import * as yn from "node:fs/promises";
import { join as mw } from "node:path";
import { setTimeout as NA } from "node:timers/promises";
var Ts = ".notes";
function xr(e) {
  let t = async (n) => (await mt(e, mw(e, Ts)), mw(e, Ts, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(DA, () => {
      }) === await ze(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Au(async (n, r) => {
      await NA(LA), await ze(n) === r && await dw(await t(n), r);
    }),
    touch: Au(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await yn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await dw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Au(async (n, r) => yn.link(await t(n), r))
  };
}
var LA = 20, pw = 256;
async function ze(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Au(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function DA(e) {
  let t = await yn.open(e, Le).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(pw), 0, pw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function dw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = FA, a = await yn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var jA = 3600 * 1e3;
async function Cs(e) {
  await hw(await Sr(Ru(e, Rs)));
}
async function hw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > jA);
  await Promise.all(t.map(({ path: n }) => St.rm(n, { force: !0 })));
}
async function _s(e, t) {
  let n = new Map((await Sr(Ru(e, Ts))).map((o) => [WA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await hw([...n.values()]), r;
}
async function vo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await St.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await St.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Sr(e) {
  let t = await nt(e).then(() => St.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Ru(e, r), i = await St.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as UA } from "node:fs";
import * as at from "node:fs/promises";
import { dirname as zA } from "node:path";
async function gn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Im(e), i = xr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => HA(r, s, a),
    file: qA(r, e, i, n),
    close: () => r.close()
  };
}
function HA(e, t, n) {
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
function qA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Tu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Fs(e, t),
    async copyTo(i) {
      return await at.copyFile(`/proc/self/fd/${e.fd}`, i, UA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await GA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function GA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await ze(e);
    if (await t(), await ze(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Tu(e, t, n) {
  try {
    let [r, o] = await Promise.all([at.stat(zA(n)), e.stat()]);
    return r.dev !== o.dev || !await Fs(e, t) ? !1 : (await at.symlink(await at.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Fs(e, t) {
  let [r, o] = await Promise.all([
    at.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var yw = 1024 * 1024;
async function gw({ path: e, dir: t, evict: n }) {
  let r = await kr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: yw,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Hn(o, t, f, c + u * yw);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await xr(t).prove(o, await ze(o)), await r.discard(), u && await n().catch(() => {
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
import * as ww from "node:fs/promises";
import { basename as JA, join as KA } from "node:path";
async function bw(e) {
  let t = await Cu(e), n = (await Promise.all(t.map(Cu))).flat(), o = (await Promise.all(n.map(Cu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(JA(i)));
  return (await Promise.all(o.map(Sr))).flat();
}
async function Cu(e) {
  return (await ww.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => KA(e, n.name));
}

// src/stores/local/local.ts
var vw = 1024 ** 3, kw = process.platform === "linux" ? Nr : sl;
function Ew(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * vw, minFreeBytes: i = vw } = e, s = ({ scope: a, version: c, key: u }) => Pw(t, kw(n), kw(a), Nr(c), Nr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await xw(t))
        for (let f of a) {
          let l = u.map((p) => _u(s({ scope: f, version: p, key: "-" }))), m = await VA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await jn(t), await He.mkdir(t, { recursive: !0, mode: 448 }), await nt(`${t}/.`), !await XA(c, { dir: t, verify: r }))
        return gw({
          path: c,
          dir: t,
          async evict() {
            await Cs(t);
            let u = (await _s(t, await bw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await vo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await xw(t) ? (await Ow(_u(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => He.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function xw(e) {
  return await jn(e), await Bw(e) ? (await nt(`${e}/.`), !0) : !1;
}
async function VA(e, t, n) {
  let r = (await Promise.all(e.map((o) => Ow(o, t, n)))).flat();
  for (; ; ) {
    let o = ol(t, r);
    if (!o) return;
    let i = await ZA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Ow(e, t, n) {
  if (!await $w(e, n)) return [];
  let r = Ta(Sw(e)) ?? "", o = (await He.readdir(e)).filter((a) => cl(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Pw(e, a);
      return { path: c, stat: await He.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Iw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Iw(e, t) {
  let n = Ta(Sw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await gn(e, t);
  try {
    return (await Qr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function XA(e, t) {
  if (!await $w(_u(e), t) || !await Bw(e)) return !1;
  try {
    return await Iw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await He.rm(e, { force: !0 }), !1;
  }
}
async function ZA({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await gn(e, o);
    await s();
    let c = () => He.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function $w(e, t) {
  return Mw(Mm(t.dir, e));
}
function Bw(e) {
  return Mw(He.lstat(e));
}
async function Mw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Aw(e) {
  let t = YA(e.inputs.s3);
  return As({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function YA({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Rw = {
  local: ({ inputs: e, repository: t }) => Ew({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Aw,
  github: sw
};
function Tw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as QA } from "node:path";
function Cw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / B), m = await eR(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * B, n) - f);
        await tR(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = nR(l, n, e);
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
async function eR(e, { roles: t, bypassed: n }) {
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
async function _w(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function tR(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function nR(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * B < t && !i(s); ) s++;
  return Math.min(s * B, t);
}
async function Fw(e, t, n) {
  let r = await e.roles.current(), o = et(n, n + Ye(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ns(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Fu(r, e) && s.datasync().catch(() => {
  });
}
function Nw(e, t, n) {
  return Ct(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ns(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Fu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = et(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ns({ file: e, path: t }, n, r) {
  return Hn(e, QA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as lR, once as mR } from "node:events";
import { setTimeout as pR } from "node:timers/promises";

// src/stores/stash/election.ts
var Dw = N(Lw(), 1);
import { EventEmitter as rR } from "node:events";
import * as he from "node:fs/promises";
import { createServer as oR } from "node:net";
import { dirname as Lu, join as wn } from "node:path";
var Ww = ".fillers";
async function jw(e, t) {
  let n = wn(e, Ww, t);
  for (await mt(e, Lu(n)); ; ) {
    let r = await sR(n) ?? await aR(n);
    if (r) return r;
  }
}
var iR = 3600 * 1e3;
async function Uw(e) {
  let t = wn(e, Ww);
  for (let n of await he.readdir(t)) {
    let r = await he.stat(wn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > iR && await he.rm(wn(t, n), { recursive: !0, force: !0 });
  }
}
async function sR(e) {
  for (let t of await he.readdir(e).catch(fR)) {
    let n = await Ii(e, t);
    if (n) return { role: "follower", lines: n };
    await he.rm(wn(e, t), { recursive: !0, force: !0 });
  }
}
async function aR(e) {
  let t = await he.mkdtemp(wn(Lu(e), "joining-")), n = (0, Dw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new rR(), s = oR((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Du(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = cR(s, { said: r, followers: o, heard: i, path: wn(e, n) });
  if (!Oi(t, n, s))
    return await he.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Gn(t, e);
  } finally {
    c || (s.close(), await he.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function cR(e, { said: t, followers: n, heard: r, path: o }) {
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
      await he.rm(o, { force: !0 }), await he.rmdir(Lu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var uR = 36;
function Du(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > uR && e.pause();
    for (let i of o) t(i);
  });
}
function fR(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var dR = /^[0-9a-f-]{36}$/, hR = /^\d{1,7}$/, zw = "fetches", yR = 500;
function Hw(e, t) {
  return hR.test(e) && Number(e) < t ? Number(e) : void 0;
}
function qw({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Hw(o, n);
    i !== void 0 && r(i);
  }), e(zw);
}
var gR = 4;
function Gw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = sn(n.pace ?? to, r * B), s = /* @__PURE__ */ new Set(), a = new lR(), c = Promise.resolve(void 0), u, f = performance.now(), l = wR(), m = Promise.withResolvers();
  pR(yR, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && dR.test(y))
      return u = y, c = fw(e, y).catch(() => {
      }), !0;
    y === zw && m.resolve(!0);
    let w = Hw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(B), !0);
  }, h = !1;
  return Du(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > gR * o) return;
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
      return await bR(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function wR() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function bR(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await mR(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as vR } from "node:path";
var kR = 15e3, xR = 16;
function ko(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Kw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !SR(r)) return;
        if (++i > xR) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await PR(e), u && await Jw(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Jw(c).catch(n);
    }
  };
  return a;
}
function SR(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Jw(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function PR(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = kR, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return ER(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / B);
  return { role: "follower", copy: Gw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function ER(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(vR(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Vw({ size: e, read: t }, n) {
  let { logError: r } = n, i = Kw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Zw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ns(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: qn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: OR(s, a),
    read: (c, u, f) => Cw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Nw(s, c, u),
    isPublished: () => ko(i.held()) !== void 0,
    async finish() {
      let c = Xw(s);
      c && await IR(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Xw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Fu(t, e) ? t : void 0;
}
function OR(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: $R(e),
    async link(r) {
      let o = await n.settled(), i = ko(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Tu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = ko(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Fs(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = ko(n.held());
      if (o) return MR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Xw(e) !== void 0, t.isProven;
    }
  };
}
async function IR({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = xr(r), c = setInterval(t.giveSign, BR);
  try {
    await n.put(e, o), i && await a.prove(e.file, await ze(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function $R(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of et(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Fw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => _w(et(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Zw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Zw(e, { size: t, onAsked: n }) {
  n && qw(e, Math.ceil(t / B), n);
}
var BR = 1e3;
async function MR(e, t, { bypassed: n }) {
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
import * as xo from "node:fs/promises";
import { basename as AR, dirname as RR, join as Pt } from "node:path";
var TR = 1024 ** 3;
function Qw(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = TR, isPull: o } = e, i = Pt(t, "pulls"), s = Pt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Yw(i), Yw(s)]), l = o ? void 0 : 1;
    return (await _s(t, f.flat())).map((m) => ({
      ...m,
      rank: RR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await jn(t), await xo.mkdir(t, { recursive: !0, mode: 448 }), await nt(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await jn(t);
      for (let p of [t, i, s]) await nt(p).catch(eb);
      let m = await Wu(Pt(s, f), l, e);
      return m || o ? m ?? Wu(Pt(i, f), l, e) : (CR(Pt(i, f), Pt(s, f)), Wu(Pt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => xo.rm(Pt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), jw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Cs(t), Uw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await vo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return kr(t);
    },
    async put(f, l) {
      await f.publish(Pt(a, l)) && await vo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Yw(e) {
  return (await Sr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(AR(t)));
}
function CR(e, t) {
  try {
    pe(e, t);
  } catch (n) {
    eb(n);
  }
}
function eb(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Wu(e, t, n) {
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
  await xo.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function tb(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Qw(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Jo([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), $ = FR(
          m,
          Vw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return $;
        let { file: T, read: X, close: Q } = P;
        return {
          ...$,
          original: $,
          stored: m,
          file: T,
          read(oe, Jt) {
            return c(`Found in the stash ${n}`), Ct(X(oe, Jt), _R);
          },
          reject: E,
          async close() {
            await Q(), await $.close();
          }
        };
      } catch (P) {
        return f(P), m;
      }
    }
  };
}
async function* _R(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function FR(e, t, n) {
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
function Pr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Tw(e), f = NR(t(Rw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return tb(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function NR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Er(e, t, n) {
  return {
    inputs: e,
    service: oh(),
    repository: t.repository,
    own: we(t).write,
    keepsDisk: Yl(),
    isSealed: (r) => vr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: nb(x),
    warn: nb(D),
    mask: si
  };
}
function nb(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var rb = 3e4;
async function ob(e, t, n, r = AbortSignal.timeout(rb)) {
  if (!await my(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await cr(e, s, "contents", { signal: r });
  })().then(() => {
  }, LR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await DR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function LR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function DR({ scope: e, version: t, key: n, size: r }) {
  let o = io(W, zr()), i = Ae(), s = Pr(Er(o, i, AbortSignal.timeout(rb))), a = e === void 0 ? we(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as KR } from "node:fs";
import { dirname as VR } from "node:path";

// src/mounts/broker.ts
var ab = N(sb(), 1);
import { once as WR } from "node:events";
import { connect as jR } from "node:net";
import { setTimeout as UR } from "node:timers/promises";
var cb = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, ub = 0.3, zR = 1024 ** 2, HR = 20;
function qR(e) {
  let t = (0, ab.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > zR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function GR(e, t) {
  for (; ; ) {
    let n = jR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await WR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await UR(HR, void 0, { signal: t });
    }
  }
}
async function JR(e, t, n, r, o = cb[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await GR(e, a);
    let u = qR(c), { value: f } = await u.next(), l = o - ub - (performance.now() - i) / 1e3;
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
function Or(e, t) {
  let n = cb.mount, r = (...o) => JR(e, t, ...o);
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
        if (n <= ub) throw new Error("the broker does not answer");
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
async function Ls({ socket: e, mounts: t }) {
  let n = Or(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      So(r.target) && await n.unmount(r.target), So(r.view, "tmpfs") && await n.unmount(r.view), Ds(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function So(e, t = "overlay") {
  let n = b(e);
  return K().some(
    (r) => r.point === n && r.type === t && r.source === tr
  );
}
function Ds({ target: e, made: t, view: n }) {
  fb(n, n), t !== void 0 && fb(e, t);
}
function fb(e, t) {
  try {
    for (let n = e; _(n, t); n = VR(n)) KR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Ws() {
  let e = hs() ?? {}, t = await Xi(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(ZR).toSorted(YR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Tn(o, () => QR(r));
  }
}
function ZR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function YR([, e], [, t]) {
  return lb(t) - lb(e);
}
function lb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = K().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : id(e));
}
async function QR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ls(n), e !== void 0 && await pb([e], async (r, o) => {
    let i = iy(r, e);
    t && i !== void 0 && await ob(i, t, o);
  });
}
async function mb() {
  await pb(ud([q(), XR(te())]));
}
async function pb(e, t) {
  if (e.length === 0) return;
  let n = await mr(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await yo(r, n, t);
    } catch (o) {
      if (od(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function db(e, t) {
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
function yb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (hb(n, r, e) || hb(r, n, t)) return [n.text, r.text];
}
function hb(e, t, { excludes: n }) {
  if (n?.(t.literal ?? eT(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && js(e, ut(e.base, r));
}
function eT({ base: e, rest: t }) {
  return R(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function js(e, t) {
  return e.matches(t) || t !== "" && js(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as p1 } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var gb = (e, t, n) => {
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
var wb = "\0SLASH" + Math.random().toFixed(16) + "\0", bb = "\0OPEN" + Math.random().toFixed(16) + "\0", Us = "\0CLOSE" + Math.random().toFixed(16) + "\0", vb = "\0COMMA" + Math.random().toFixed(16) + "\0", kb = "\0PERIOD" + Math.random().toFixed(16) + "\0", tT = new RegExp(wb, "g"), nT = new RegExp(bb, "g"), rT = new RegExp(Us, "g"), oT = new RegExp(vb, "g"), iT = new RegExp(kb, "g"), sT = /\\\\/g, aT = /\\{/g, cT = /\\}/g, uT = /\\,/g, fT = /\\\./g, lT = 1e5, mT = 4e6, pT = 1e3, dT = 1e3, hT = 2e7, yT = 16;
function ju(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function gT(e) {
  return e.replace(sT, wb).replace(aT, bb).replace(cT, Us).replace(uT, vb).replace(fT, kb);
}
function wT(e) {
  return e.replace(tT, "\\").replace(nT, "{").replace(rT, "}").replace(oT, ",").replace(iT, ".");
}
function Uu(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function xb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = gb("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function bT(e, t) {
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
function vT(e, t) {
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
function kT(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = xb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Uu(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Uu(n, c), n;
    r = c.pop(), Uu(n, c), e = a;
  }
}
function Po(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Sb(e, t = {}) {
  if (!e)
    return [];
  let n = Po(t.max, lT), r = Po(t.maxLength, mT), o = Po(t.maxDepth, pT), i = Po(t.maxRewrites, dT), s = Po(t.maxSteps, hT);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), zu(gT(e), n, r, o, 0, i, { remaining: s }, !0).map(wT);
}
function xT(e) {
  return "{" + e + "}";
}
function ST(e) {
  return /^-?0\d/.test(e);
}
function PT(e, t) {
  return e <= t;
}
function ET(e, t) {
  return e >= t;
}
function Eo(e, t, n, r, o, i, s) {
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
function OT(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = ju(i[0]), c = ju(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(ju(i[2])), 1) : 1, l = PT;
  c < a && (f *= -1, l = ET);
  let p = i.some(ST), d = p ? u : 1, h = 0;
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
function zu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= yT, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = xb(e, m, s);
    if (!p)
      return Eo(c, e, [""], t, n, f, s);
    p.unmatched && (m = bT(m, s));
    let d = p.pre, h = () => Eo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Eo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && vT(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Us + p.post, m = m.slice(0, p.end) + Us + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = OT(p.body, w, t, n, s), !E)
        return h();
    } else {
      let T = kT(p.body, s);
      if (!T)
        return h();
      if (T.length === 1 && T[0] !== void 0) {
        if (T = zu(T[0], t, n, r, o + 1, i, s, !1).map(xT), s.remaining < 0)
          return h();
        if (T.length === 1) {
          let oe = Eo(c, d + T[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = oe, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let X = f && !p.post.length && !d;
      for (let oe = 0; X && oe < c.length; oe++)
        c[oe] && (X = !1);
      E = [];
      let Q = 0;
      e: for (let oe = 0; oe < T.length; oe++) {
        let Jt = zu(T[oe], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Kt = 0; Kt < Jt.length; Kt++) {
          let Vt = Jt[Kt];
          if (!(X && !Vt)) {
            if (E.length >= t || Q + Vt.length > n)
              break e;
            E.push(Vt), Q += Vt.length;
          }
        }
      }
    }
    let $ = Eo(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = $, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Oo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var IT = {
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
}, Io = (e) => e.replace(/[[\]\\-]/g, "\\$&"), $T = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pb = (e) => e.join(""), Eb = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(IT))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Io(l) + "-" + Io(h)) : h === l && r.push(Io(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Io(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Io(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [$T(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Pb(r) + "]", p = "[" + (u ? "" : "^") + Pb(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var jt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, BT = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Hu = (e) => BT.has(e), Ob = (e) => Hu(e.type), MT = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), AT = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), RT = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Ib = /* @__PURE__ */ new Map([
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
]), TT = "(?!(?:^|/)\\.\\.?(?:$|/))", zs = "(?!\\.)", CT = /* @__PURE__ */ new Set(["[", "."]), _T = /* @__PURE__ */ new Set(["..", "."]), FT = new Set("().*{}+?[]^$\\!"), NT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), qu = "[^/]", $b = qu + "*?", Bb = qu + "+?", LT = 0, bn = class {
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
  id = ++LT;
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
        if (!o.noext && Hu(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && Hu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, AT);
  }
  #d(t, n = MT) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = RT) {
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
    return !!Ib.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Ib.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !Ob(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && _T.has(this.#e[0]))) {
        let d = CT, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? TT : y ? zs : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        jt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, jt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !zs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? zs : "") + Bb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? zs : "") + $b + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      jt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (Ob(this)) {
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
        o = !1, i += (FT.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Bb : $b, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Eb(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += qu, n = !0;
        continue;
      }
      i += NT(u);
    }
    return [i, jt(t), !!n, s];
  }
};
ke = bn;

// node_modules/minimatch/dist/esm/escape.js
var Gu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Oo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new qe(t, n).match(e)), DT = /^\*+([^+@!?*[(]*)$/, WT = (e) => (t) => !t.startsWith(".") && t.endsWith(e), jT = (e) => (t) => t.endsWith(e), UT = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), zT = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), HT = /^\*+\.\*+$/, qT = (e) => !e.startsWith(".") && e.includes("."), GT = (e) => e !== "." && e !== ".." && e.includes("."), JT = /^\.\*+$/, KT = (e) => e !== "." && e !== ".." && e.startsWith("."), VT = /^\*+$/, XT = (e) => e.length !== 0 && !e.startsWith("."), ZT = (e) => e.length !== 0 && e !== "." && e !== "..", YT = /^\?+([^+@!?*[(]*)?$/, QT = ([e, t = ""]) => {
  let n = Rb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, e1 = ([e, t = ""]) => {
  let n = Tb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, t1 = ([e, t = ""]) => {
  let n = Tb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, n1 = ([e, t = ""]) => {
  let n = Rb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Rb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Tb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Cb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Mb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, r1 = Cb === "win32" ? Mb.win32.sep : Mb.posix.sep;
ye.sep = r1;
var le = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = le;
var o1 = "[^/]", i1 = o1 + "*?", s1 = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", a1 = "(?:(?!(?:\\/|^)\\.).)*?", c1 = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = c1;
var Ce = (e, t = {}) => Object.assign({}, e, t), u1 = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ye;
  let t = ye;
  return Object.assign((r, o, i = {}) => t(r, o, Ce(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Ce(e, i));
      }
      static defaults(o) {
        return t.defaults(Ce(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Ce(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Ce(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Ce(e, o)),
    escape: (r, o = {}) => t.escape(r, Ce(e, o)),
    filter: (r, o = {}) => t.filter(r, Ce(e, o)),
    defaults: (r) => t.defaults(Ce(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Ce(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Ce(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Ce(e, i)),
    sep: t.sep,
    GLOBSTAR: le
  });
};
ye.defaults = u1;
var _b = (e, t = {}) => (Oo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Sb(e, { max: t.braceExpandMax }));
ye.braceExpand = _b;
var f1 = (e, t = {}) => new qe(e, t).makeRe();
ye.makeRe = f1;
var l1 = (e, t, n = {}) => {
  let r = new qe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = l1;
var Ab = /[?*]|[+@!]\(.*?\)|\[|\]/, m1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), qe = class {
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
    Oo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Cb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Ab.test(i[2])) && !Ab.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return _b(this.pattern, this.options);
  }
  parse(t) {
    Oo(t);
    let n = this.options;
    if (t === "**")
      return le;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(VT)) ? o = n.dot ? ZT : XT : (r = t.match(DT)) ? o = (n.nocase ? n.dot ? zT : UT : n.dot ? jT : WT)(r[1]) : (r = t.match(YT)) ? o = (n.nocase ? n.dot ? e1 : QT : n.dot ? t1 : n1)(r) : (r = t.match(HT)) ? o = n.dot ? GT : qT : (r = t.match(JT)) && (o = KT);
    let i = bn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? i1 : n.dot ? s1 : a1, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? m1(l) : l === le ? le : l._src;
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
ye.AST = bn;
ye.Minimatch = qe;
ye.escape = Gu;
ye.unescape = jt;

// src/files/patterns.ts
var Fb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ge(e, t, { platform: n = process.platform, home: r = Bt() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => d1(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => y1(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function d1(e, t, n) {
  let r = $t(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = h1(s, t, { ...n, maths: r }), [, u = "", f = ""] = p1.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new qe(f, Fb), d = o ? new qe(f, { ...Fb, nocase: !0 }) : p;
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
function h1(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${Vo}`);
  return [r, e.slice(2)];
}
function y1({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = $t(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && g1(e, t, n);
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
function g1(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Es(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var Wb = N(Nb(), 1);
function re(e) {
  return e ? v1 : w1;
}
var w1 = {
  mistake: Aa,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, jb = "~v", b1 = jb.length + 49, Lb = qo - b1, v1 = {
  mistake(e) {
    let [t = ""] = e, n = Ku(t).length > Lb, r = `Key Validation Error: ${t} cannot be larger than ${Lb} characters with rolling; ~ counts twice.`;
    return Aa(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Hs(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ku)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Db(t, 20), Db(n, 5)];
    return `${Hs(e)}${Date.now()}-${r}-${o}-${(0, Wb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Hs(e) {
  return Ku(e) + jb;
}
function Ub(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ku(e) {
  return e.replaceAll("~", "~~");
}
function Db(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var k1 = 3600 * 1e3;
function zb(e, t) {
  let n = e.toSorted(Ra), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > k1;
  });
}

// src/job/restore/plan.ts
async function Hb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await x1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Yi(e.inputs, { ...i.inputs }) : await Zi(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = Qi(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new A(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function x1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-LDSBEDMB.js"), { NoTree: o } = await import("./shared-HNPUID22.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function qb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Ge(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = yb(o, i.selection);
      if (s)
        throw new A(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as T1, statSync as C1 } from "node:fs";
import { readdir as _1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as S1, readdirSync as P1, rmdirSync as E1, rmSync as Gb, writeFileSync as O1 } from "node:fs";
import { setTimeout as I1 } from "node:timers/promises";
var $1 = 20, B1 = 6e4;
function Jb(e) {
  return R(e, `${Zn}lock-${process.geteuid?.() ?? 0}`);
}
function qs(e) {
  let t = Jb(e), n = I(b(t));
  if (n && !ao(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Gs(e, t) {
  if (!Qn(e)) return () => {
  };
  let [n, r] = [z(e), Ko(e)], [o, i] = [Jb(n), R(e, "lock")];
  S1(i, { mode: 448 }), O1(R(i, r), "");
  let s = Date.now() + B1;
  for (; !M1(i, o); ) {
    qs(n);
    let a = await A1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await I1($1, void 0, { signal: t });
  }
  return () => {
    Gb(R(o, r), { force: !0 });
    try {
      E1(o);
    } catch {
    }
  };
}
function M1(e, t) {
  try {
    return Gn(e, t);
  } catch (n) {
    throw qs(z(t)), n;
  }
}
async function A1(e) {
  let t = !1;
  for (let n of R1(e))
    await Ri(R(z(e), n)) ? t = !0 : Gb(R(e, n), { recursive: !0, force: !0 });
  return t;
}
function R1(e) {
  try {
    return P1(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Kb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(_t));
  for (let a of new Set(s.flatMap(Vb)))
    for (let c of await F1(a, t))
      if (Qn(c) || Zp(c), !(!Qn(c) || await Ri(c)))
        try {
          await N1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Vb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Vb(t)];
}
async function F1(e, t) {
  let n = (await _1(e).catch(() => [])).filter(ot);
  if (n.length === 0) return [];
  let r = H(T1(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => R(e, o)).filter(Yn);
}
async function N1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = Mi(o);
  try {
    let s = await Gs(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Si(e, (u) => {
        if (performance.now() > a) throw c;
        if (!L1(u, t)) return !1;
        for (let f of ki(u)) D1(b(o), f);
        return !0;
      }), so(e) || Mc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function L1(e, t) {
  let n = g(ki(e)[0]).toString();
  return t.some((r) => _(n, r.base) && js(r, ut(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function D1(e, t) {
  let { dev: n } = C1(g(e));
  for (let r = t; r !== e; r = z(r)) {
    let o = I(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Ir(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as W1, statSync as j1 } from "node:fs";
import { dirname as Xb } from "node:path";
function ev(e) {
  let t = Zb(), n = process.cpuUsage(), r = new Set(e.map(tv));
  return () => {
    let o = Zb(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: z1(t, o, (i + s) / 1e3),
      disks: H1(t, o, r),
      network: q1(t, o)
    };
  };
}
function Zb() {
  return { stat: Js("stat"), self: Js("self/stat"), disks: Js("diskstats"), net: Js("net/dev") };
}
function Js(e) {
  try {
    return W1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function tv(e) {
  try {
    let { dev: t } = j1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Xb(e) ? "" : tv(Xb(e));
  }
}
var U1 = 10;
function z1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Vu(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Yb(t) - Yb(e)) * U1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Yb({ self: e }) {
  let t = Vu(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Qb = 512;
function H1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Qb, writtenBytes: d * Qb, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function q1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Vu(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Vu(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function nv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && G1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return Ct(l, (p) => u(p, m));
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
function G1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Ks() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => J1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => nv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = ev(s);
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
function J1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : K1(i / 1048576 / (a / 1e3))
  }];
}
function K1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var dv = N(rv(), 1);
import { writeFileSync as iC } from "node:fs";
import { join as sC } from "node:path";

// src/system/job-summary.ts
function ov(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Ur(e);
  return iv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function LV(e) {
  return iv((t) => t.addRaw(e, !0));
}
var Zu = Promise.resolve();
function iv(e) {
  let t = Zl();
  if (!t) return Zu;
  let n = Zu.then(async () => {
    e(t), await t.write();
  });
  return Zu = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function sv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var V1 = 10 * 1024 * 1024, X1 = 64;
function av({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = mv(t, ["download", "upload"]), s = o >= V1 && e.concurrency < X1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${cv}`
  };
}
var cv = "a higher `compression-level` makes entries smaller";
function $o(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${vn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${vn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : uv(e, i, "more or faster cores");
}
function Vs(e) {
  return uv(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function uv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var Z1 = 32 * 1024;
function Qu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < Z1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${Yu(r, s)} MiB/s` : `read ${Yu(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${vn(e.load.disk)} of the time`,
    advice: lv(e, u)
  };
}
function fv(e) {
  let { bytes: t, mibPerSecond: n } = mv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: lv(e, r)
  };
}
function lv({ step: e, settings: t }, n) {
  if (e === "save" && n) return cv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function mv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Yu(r, o) };
}
function Yu(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var ef = 1e3;
function pv(e) {
  let { totalMs: t } = e;
  if (t < ef)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = tC(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? eC[r].find(([m]) => Q1[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: oC(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var Q1 = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, eC = {
  store: [["always", sv]],
  network: [
    ["threadIsBusy", Vs],
    ["always", av]
  ],
  disk: [
    ["ownCoresAreBusy", $o],
    ["diskIsBusy", Qu],
    ["coresAreBusy", $o],
    ["threadIsBusy", Vs],
    ["diskIsUnseen", fv]
  ],
  work: [
    ["ownCoresAreBusy", $o],
    ["diskHinders", Qu],
    ["coresAreBusy", $o],
    ["threadIsBusy", Vs]
  ]
};
function tC(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...nC(e) };
}
function nC({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[rC[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var rC = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function oC({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Bo(e, t, n) {
  try {
    await aC(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function aC(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: pv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = sC(q(), `headstart-${i.step}-${(0, dv.randomUUID)()}.json`);
  iC(c, `${JSON.stringify(i, void 0, 2)}
`), Me("report", c);
  let u = i.totalMs >= ef;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await ov(f, cC(i), u && r ? `${a}.

${fC(i)}` : "");
}
function cC(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      nc(e.key),
      e.matchedKey === void 0 ? "\u2013" : nc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? tc(e.writer.text) : "\u2013"
    ]
  ];
}
var uC = 1e4;
function fC({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${lC(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < uC ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function lC({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as yC } from "node:fs";

// src/mounts/probe.ts
import { existsSync as mC, readFileSync as pC } from "node:fs";
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
function tf(e, t) {
  return dC(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function dC(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await mr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await hC(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !mC("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function hC(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(pC("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function $r({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Os.id), s = t !== "unpack" && !i;
  return vr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function hv(e, t) {
  let n = { zstd: pt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Mo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await ep(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function yv(e, t, { mounting: n, signal: r }) {
  let o = kn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = $r(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Mo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Xs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await tf("image", r);
    return "rights" in o ? o : { ...o, broker: gC(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : tf("tree", r);
}
function gC(e) {
  return e !== "off" && yC(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Zs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Cn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as qC, lstatSync as GC, realpathSync as JC } from "node:fs";
import { basename as KC, dirname as VC, join as Tv } from "node:path";

// src/files/fingerprint.ts
var bv = N(gv(), 1);
import { lstatSync as SC } from "node:fs";

// src/files/walk.ts
import { lstatSync as rf, readdirSync as wC, readlinkSync as bC } from "node:fs";
function* Ut(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Ao(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* kC(a, n) : yield [wv(a, i)];
  }
}
function Ao({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var vC = 256;
function* kC(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, rf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of wC(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      ot(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(wv(f, u)), !(c.length < vC) && (yield c, c = []);
    }
    yield c;
  }
}
function wv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? xC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: bC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function xC({ path: e, member: t, onStat: n }) {
  let r = rf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = rf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function of(e, t) {
  let n = (0, bv.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Ao(r);
    for (let s of Ut([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = SC(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as RC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Rr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function sf(e) {
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
import * as ra from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = N(vv(), 1);
import * as Br from "path";
var Ht = process.platform === "win32";
function Ot(e) {
  if (e = Et(e), Ht && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Br.dirname(e);
  return Ht && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Et(t)), t;
}
function Qs(e, t) {
  if ((0, zt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, zt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Ro(t))
    return t;
  if (Ht) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Je(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, zt.default)(Ro(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ht && e.endsWith("\\") || (e += Br.sep), e + t;
}
function Ro(e) {
  return (0, zt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Je(e), Ht ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function To(e) {
  return (0, zt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Je(e), Ht ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Je(e) {
  return e = e || "", Ht ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Et(e) {
  return e ? (e = Je(e), !e.endsWith(Br.sep) || e === Br.sep || Ht && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ke;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ke || (Ke = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var kv = process.platform === "win32";
function cf(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = kv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = kv ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = Ot(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = Ot(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function xv(e, t) {
  let n = Ke.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Sv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Ov from "os";
import * as Ar from "path";
var qt = N(Pv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var Mr = N(Ev(), 1), OC = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Mr.default)(t, "Parameter 'itemPath' must not be empty"), t = Et(t), !To(t))
        this.segments = t.split(xn.sep);
      else {
        let n = t, r = Ot(n);
        for (; r !== n; ) {
          let o = xn.basename(n);
          this.segments.unshift(o), n = r, r = Ot(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Mr.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Mr.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Je(t[n]), n === 0 && To(r) ? (r = Et(r), (0, Mr.default)(r === Ot(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Mr.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(xn.sep) || OC && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += xn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var It = process.platform === "win32", Co = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, qt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, qt.default)(u && Ro(u), "Parameter 'segments' first element must be a root path"), i = new Sn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Sn(i).segments, this.trailingSeparator = Je(i).endsWith(Ar.sep), i = Et(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Sn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), It ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: It,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = It ? i.replace(/\\/g, "/") : i, this.minimatch = new qe(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Je(t), !t.endsWith(Ar.sep) && this.isImplicitPattern === !1 && (t = `${t}${Ar.sep}`)) : t = Et(t), this.minimatch.match(t) ? this.trailingSeparator ? Ke.Directory : Ke.All : Ke.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Et(t), Ot(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(It ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (It ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, qt.default)(t, "pattern cannot be empty");
    let r = new Sn(t).segments.map((o) => e.getLiteral(o));
    if ((0, qt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, qt.default)(!To(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Je(t), t === "." || t.startsWith(`.${Ar.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Ar.sep}`))
      n = n || Ov.homedir(), (0, qt.default)(n, "Unable to determine HOME directory"), (0, qt.default)(Ro(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (It && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Qs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (It && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Qs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Qs(e.globEscape(process.cwd()), t);
    return Je(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !It && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !It && a + 1 < t.length) {
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
var _o = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var uf = function(e, t, n, r) {
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
}, IC = function(e) {
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
}, $C = function(e, t, n) {
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
}, BC = process.platform === "win32", na = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = sf(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return uf(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = IC(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return $C(this, arguments, function* () {
      let n = sf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Co(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of cf(r)) {
        ge(`Search path '${s}'`);
        try {
          yield Gt(Rr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new _o(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = xv(r, s.path), c = !!a || Sv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Gt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && ra.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ke.Directory && n.matchDirectories)
              yield yield Gt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Gt(Rr.promises.readdir(s.path))).map((m) => new _o(ra.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ke.File && (yield yield Gt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return uf(this, void 0, void 0, function* () {
      let r = new e(n);
      BC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Co(i));
      return r.searchPaths.push(...cf(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return uf(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Rr.promises.stat(t.path);
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
        o = yield Rr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Rr.promises.realpath(t.path);
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
var MC = N(Iv(), 1);

// node_modules/@actions/glob/lib/glob.js
var AC = function(e, t, n, r) {
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
function $v(e, t) {
  return AC(this, void 0, void 0, function* () {
    return yield na.create(e, t);
  });
}

// src/files/matches.ts
async function oa({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await TC(r)) {
      let i = RC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || CC(o, r) || Bv(o, r, t) || n.set(o, { line: r, path: o, relative: ut(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !_C(r, n, t));
}
async function TC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await $v(`${FC(wt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function CC(e, { base: t }) {
  return ut(t, e).split("/").some(ot);
}
function Bv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && Bv(z(e), t, n) : !1;
}
function _C(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function FC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as NC, readdirSync as LC, readlinkSync as DC, realpathSync as Av } from "node:fs";
import { dirname as WC, join as Mv } from "node:path";
function ia(e) {
  return (NC(e) ? LC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = DC(Mv(e, `target-${n}`), "latin1"), o = Mv(e, `upper-${n}`), i = md(o);
    if (!i)
      return { target: r, upper: Av(o), point: jC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => I(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(WC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function jC(e) {
  try {
    return Av(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function sa({ paths: e, localDir: t, stash: n }) {
  return Fo([t, n.dir], Ge(e, process.cwd()));
}
var UC = 5;
function Rv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, UC).map(({ text: r }) => `'${r}'${HC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var zC = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function HC(e) {
  let [, t] = zC.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Fo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function Cv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || lf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Fv(t, r)) };
}
function lf({ branches: e }, t) {
  let { write: n = t.ref } = we(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function _v({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Ub(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => Fv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Fv(e, t) {
  try {
    let { excludes: n, lines: r } = sa(e), o = await oa({ excludes: n, lines: r }), { points: i, uppers: s } = XC(t), a = o.filter(({ path: c }) => !i.some((u) => _(Nv(c), u)));
    return [of(a, n), of(s.map(ZC), void 0)].join();
  } catch (n) {
    Qt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function XC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ia(e), r = (t?.mounts ?? []).filter(({ view: o }) => qC(Tv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Nv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => Tv(o, "upper"))]
  };
}
function ZC(e, t) {
  return { path: e, relative: "", stat: GC(e), line: { number: t } };
}
function Nv(e) {
  return `${JC(VC(e), "latin1")}/${b(KC(e))}`;
}
async function Lv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Hs(r) }), s = zb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as YC } from "node:timers/promises";
var QC = 1e3;
async function Dv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await e_(t_(e), o)
  ];
}
async function e_(e, t) {
  let n = new AbortController(), r = YC(QC, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function t_({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = n_(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function n_(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = r_.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var r_ = vr.filter(({ image: e }) => e);

// src/entry/body.ts
function Wv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / B) };
  return Ct(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Uv(a, { entry: e, index: t, blocks: s })) {
      let f = c * B;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function jv(e, t, n) {
  let r = e.read(n.first * B, Math.min(n.end * B, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Uv(r, { entry: e, index: t, blocks: n })
  };
}
async function* Uv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(et(r.first * B, r.end * B));
  for await (let { number: i, pieces: s } of o_(e, n, r.first)) {
    let c = dc(s, i, n.digests) ? s : [await i_(t, n, i)];
    await t.file?.filling?.write(c, i * B), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* o_(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * B;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of et(s, s + i.length)) {
      let c = Math.max(s, a * B), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * B - s)));
      let f = Math.min(B, U(t) - a * B);
      Ye([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function i_(e, t, n) {
  let r = n * B, o = e.file?.filling?.read ?? e.read, i = await Xr({ ...e, read: o }, r, Math.min(r + B, U(t)));
  if (dc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* zv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function No(e) {
  return Ne(om(tn([e, lc()]), void 0));
}
var Tr = (e) => No(me(ae(), qr(e), Tt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), mf = No(me(ae(), Tt(/^\d{1,20}$/))), s_ = se({
  repository: Tr(140),
  scope: Tr(255),
  ref: Tr(255),
  sha: No(me(ae(), Tt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Tr(512),
  runId: mf,
  runAttempt: mf,
  event: No(me(ae(), Tt(/^[a-z_]{1,40}$/))),
  actorId: mf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Tr(40),
  /** In seconds since 1970. */
  savedAt: No(me(Re(), Jr(), Gr(0))),
  /** The version of Headstart. */
  headstart: Tr(40)
});
function aa(e) {
  let { success: t, output: n } = ui(s_, e);
  return t ? n : {};
}
function Gv({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && qv(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && qv(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Hv = 100;
function qv(e) {
  return e.length > Hv ? `${e.slice(0, Hv)}\u2026` : e;
}

// src/report/progress.ts
var a_ = 1e3;
function Lo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < a_) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Gm(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as __, mkdirSync as F_ } from "node:fs";
import { join as N_ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as m_, readdirSync as p_ } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as c_ } from "node:timers/promises";
async function pf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [R(e, i.name), R(t, i.name)];
    i.isDirectory() ? await pf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await c_(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as u_, mkdirSync as f_ } from "node:fs";
function Kv(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = l_(r, o);
      Dp(i, o), n.push(...i);
    }
    for (let r of t) Oc(r);
  } catch (r) {
    for (let o of t) Si(o);
    throw r;
  }
  return n;
}
function l_(e, t) {
  let n = b(R(t, "tree", String(e.number)));
  if (!I(n)) return [];
  let r = R(t, "aside", String(e.number));
  f_(r, { recursive: !0 });
  let o = 0, s = Vv({ line: e, aside: () => b(R(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...bt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Vv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Xv(e, t, n);
  if (!I(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = I(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Vv(e, `${t}/${a}`, wt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Xv(e, t, n) {
  let r = I(n), o = I(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Pi(t) }];
  if (r.isDirectory() && o.isDirectory())
    return u_(g(t), 448), [...Z(t).flatMap(
      (a) => Xv(e, `${t}/${a}`, wt(n) + a)
    ), { do: "stamp", path: n, stamp: Jv(o), before: Jv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Pi(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Jv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Zv({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(_t)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      qs(l), i.set(l, Mi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw rn(l, f);
    }), hf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await yf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Gs(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Kv(u);
    });
  } finally {
    for (let u of a) df(u);
    for (let u of i.values()) df(u.remove);
    for (let u of c) df(() => Wp(u));
  }
}
function df(e) {
  try {
    e();
  } catch (t) {
    Qt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function hf(e, t) {
  let n = p_(R(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function yf({ number: e }, { from: t, to: n, signal: r }) {
  let o = R(t, "tree", String(e)), i = R(n, "tree", String(e));
  if (I(b(o))) {
    m_(R(n, "tree"), { recursive: !0 });
    try {
      pe(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await ro(n, r, async (a) => {
        process.platform === "win32" ? await pf(o, i, a) : await on("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as bf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as d_, mkdirSync as ca, symlinkSync as ua, utimesSync as h_ } from "node:fs";
import { lstat as y_ } from "node:fs/promises";
import { join as Ve } from "node:path";
function Yv(e, t) {
  let n = e.map((r) => wf(r, Ve(t.dir, gf)));
  return fa(n, "upper", { ...t, mounts: or(t) });
}
var gf = "tree";
function wf(e, t) {
  return { line: e, points: () => Vd(e, Ve(t, String(e.number))) };
}
function fa(e, t, n) {
  return Kn(() => g_(e, t, n));
}
async function g_(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = _i(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Gi(p, u, i);
      for (let p of m) {
        let d = c++;
        await w_({ ...p, number: d, position: t }, n), l.push(d);
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
async function w_(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = I(`${i}/.`) ? Z(i) : void 0;
  if (ua(g(i), Ve(t, a)), !c) {
    let [l = i] = bt(i);
    ua(g(l), Ve(t, `made-${s}`)), ca(g(i), { recursive: !0 });
  }
  let u = await b_(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await ir(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function b_({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ca(Ve(r, `work-${t}`)), n === "upper")
    return ua(g(e[0]), Ve(r, o)), ca(Ve(r, i)), [i];
  ca(Ve(r, o));
  let { mode: s, mtimeMs: a } = await y_(g(e[0]));
  d_(Ve(r, o), s & 511), h_(Ve(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ua(g(f), Ve(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function Qv(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = or(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => bf(r, E));
      if (y) a.push({ ...k_(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, gf, "own") : v[0], $ = bf(r, E);
        a.push(...w.map((T) => ({ ...wf(T, $), layers: P, top: $ })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && vf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await fa(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await v_(p, m, { ...u, within: n })), await s.release(), i;
}
function vf(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function v_(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return fa(e, "lower", r);
}
function k_(e, t, n) {
  let r = t.map((o) => b(bf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var x_ = 4096, ek = { auto: 1 / 4, on: 3 / 4 };
async function tk(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * ek[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * ek.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / x_), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as rk } from "node:fs";
import { open as S_ } from "node:fs/promises";
import { join as P_ } from "node:path";

// src/job/save/changes/mounted-base.ts
var kf = "Saving all files instead of the changes";
async function nk({ mounted: e, mountRoot: t, brokered: n }, { version: r, ...o }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await xf(e, o), mountRoot: t, brokered: n };
    } catch (i) {
      o.signal.throwIfAborted(), x(`${kf}: ${S(i)}`);
      return;
    }
}
async function xf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Ki(f, i, c);
    if (mi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Sf(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await la(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Pf(r, t, n);
}
async function la(e) {
  let t = await S_(P_(e, mn.image), rk.O_RDONLY | rk.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Pf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / B), end: Math.ceil(o / B) }, s = i.first * B;
      for await (let { pieces: a } of jv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Ef(e) {
  let t = await la(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && ze(t).finally(() => t.close());
}
async function ok({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Ef(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await xf(e, n);
      await i.close();
      for await (let a of Sf(t, s, r).read(0, U(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as O_, mkdirSync as I_, mkdtempSync as $_, realpathSync as If } from "node:fs";
import { join as B_ } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as E_ } from "node:fs";
async function ik(e, t) {
  await rt(await _t(e.lines[0]), Pn(e)), await ma(e.lines, t, (n) => Cr(n, e));
}
function Pn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Cr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => ro(
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
async function ma(e, { timeline: t, signal: n }, r) {
  await Zv({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function pa({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => E_(n));
}
async function Of(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ma(r, t, (o) => n(r, o));
}
async function da(e, t, { job: n, context: r }) {
  await Of(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await rt(i, Pn(n)), await ro(
      i,
      n.signal,
      (a) => Is(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function ck(e, t, n) {
  let r = M_(e), o = { ...n, job: e, socket: t, targets: r, broker: Or(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${sk(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await $f(o), await R_(o) && await $f(o), r.every(ak) || await T_(o);
  } catch (a) {
    throw await Ls(fk(o)), a;
  }
  let s = r.filter(ak);
  return s.length > 0 && x(`Mounted ${sk(s)} through the broker of the host`), s.length > 0;
}
function M_({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return fr(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: cm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function sk(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function ak({ state: e }) {
  return "mount" in e;
}
function uk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function fk({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function $f(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Kn(() => A_(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function A_({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (O_(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Jc(b(i), pa(n));
  let [s] = bt(b(i));
  I_(i, { recursive: !0 });
  let a = $_(B_(If(q()), "headstart-changes-")), c = { target: If(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = fk(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Ds(c), So(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Ds(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (So(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function R_({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = uk(n);
  x(`Waiting for the host to fetch ${lk(f)} of images`);
  let l = { repository: Ae().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function lk(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function T_(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = En(f, be(q()));
    let { dir: s } = i;
    t.file?.isWhole || await rt(s, { bytes: U(t) });
    let a = await r.during("receive", () => lr(t, s));
    let c = await C_(a, e);
    c === void 0 && await $f(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await da(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    On(f, m, p);
  }
}
async function C_({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = uk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${lk(i)} of images`);
  let s = { path: If(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function mk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = mu();
    return await ck(e, n.broker, t) && t.remember({ mounted: pk(e, o) }), !0;
  }
  let r = await W_(e, t);
  return r ? (await L_(e, r), !0) : !1;
}
async function L_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = ho(n, r);
  }, a = async () => (await i, await Fd(n, te(), r), oy(await yo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await D_(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function D_(e, t) {
  let n = mu(), { image: r } = e.format, o = await (r ? H_ : q_)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...pk(e, n), file: await Ef(t.dir) } }), i;
}
function pk({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(au).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: mi(o), since: n };
}
async function W_(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Ti(q());
  o({ mountRoot: c });
  let u = await z_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await yo(c, a);
}
var j_ = 4096, U_ = 8;
async function z_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = Pn(e), l = a ? u + f * j_ : c * U_, p = await tk(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function H_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await rt(r, { bytes: U(e) });
  let { indexed: i } = e, s = fr(e.segments, e.lines), a = n && i && await o.during("show", () => ry(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => lr({ ...e, isMounted: !0 }, r)), u = G_(t, a !== void 0), f = await o.during(
    "mount",
    () => Qv(c.images, dk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await da(c, f, { job: e, context: t }), f;
}
async function q_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Cr(n, e)), hf(n, e.lines);
  let i = await r.during("mount", () => Yv(e.lines, dk(t)));
  return await Of(i, t, async (s, a) => {
    F_(N_(a, "tree"));
    for (let c of s) await yf(c, { from: n, to: a, signal: o });
  }), i;
}
function G_(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => __(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function dk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: pa(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as J_ } from "node:fs/promises";
var hk = 1024 ** 3, K_ = 3;
async function yk(e, t) {
  for (let n = 1; ; n++)
    try {
      return await V_(e, t);
    } catch (r) {
      if (!(r instanceof J && r.recover === "resume") || n === K_) throw r;
    }
}
async function V_(e, { dir: t, maxBytes: n = 64 * hk, minFreeBytes: r = hk, onRead: o }) {
  let i = be(t), s = await kr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await J_(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      X_(e.read(0, e.size), (y, w) => {
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
async function* X_(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function wk(e, t, n) {
  let r;
  return await _r(e, t, n, async (o) => {
    Z_(o, n), await mk(o, n) || await ik(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function Z_({ indexed: e }, { inputs: t, findings: n }) {
  let r = aa(e?.index.createdBy), o = Gv(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${Jm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function _r(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await gk(e, { ...n, format: a, lines: t }, r);
  s.watch(bk(e, t, o));
  let u = await s.during("receive", () => Y_(e, n));
  await gk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function Y_(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Lo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return yk(o, { dir: q(), onRead: n });
}
async function gk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${wi(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Mo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => Q_(e, t)) : eF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : d()
  ]), y = (E) => {
    let $ = Lo("Received", m ? void 0 : U(h), x);
    f = 0;
    let T = (X) => {
      f += X, $(X);
    };
    return tF(e, h.indexed, { timeline: i, onRead: T, order: E, signal: u });
  };
  i.watch(bk(e, c, r));
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
async function Q_(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await Ki(e, n, o);
  if (!ee(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new In(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function eF({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function tF(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Wv(a, t.index, r)) : zv(a, r);
}
function bk({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function vk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Me("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: we(e.run),
    timeline: Ks(),
    // `store` becomes the store's label once the store is open.
    findings: Ir({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await nF(o), u = await iF(s, o);
  if (a && !i && Xl("Why nothing was found", await Dv(a)), await Bo(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new A(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function nF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await rF(e), { lines: u } = Ge(t.paths, process.cwd());
    if (await Kb(u, { mounts: Ni(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await oF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await xk(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function rF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Pr(Er(t, n, u));
  c.store = f.label, uh(t, u).catch(() => {
  });
  let l = await Xs(t, u), m = await yv(f, t, { mounting: l, signal: u }), p = hv(m, t), d = ny(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(kk(t)), versions: p }, context: y };
}
function kk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function oF(e, t, n) {
  n.inputs.signing && await _r(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function xk(e, t, n) {
  try {
    return await wk(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Qt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await xk(e.original, t, n);
  }
}
async function iF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Me("hit", "miss"), x(`Cache not found for input keys: ${kk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Cv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Me("cache-hit", String(c)), Me("cache-matched-key", a), Me("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function Sk(e) {
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
var aF = 64;
async function Ok(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await mb();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = Ek(p, n);
      return Qc(p, () => Hb(p, { command: d, remember: h, signal: o }));
    })
  );
  qb([...s, ...i]);
  let a = Sk(s.length), c = db(s.length, Kc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Kc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return cF();
      let P = Math.min(d.concurrency, Math.floor(aF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...Ek(p, n) }, $ = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await vk({ ...E, ...$ });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => Qc(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : Pk);
  return s.length > 1 && i.length === 0 && uF(m.flatMap((p) => p?.hit ?? [])), fF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? Pk }));
}
var Pk = { hit: "miss" };
function Ek({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ds(t);
  } };
}
function cF() {
  if (Me("hit", "miss"), !!Xe(W("fail-on-cache-miss")))
    throw new A("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function uF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Me("cache-hit", String(n === "exact")), Me("hit", n);
}
function fF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || Rt(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as lF } from "node:fs";
var Bf = "/bin/sh";
function ha() {
  let e = Number(process.exitCode ?? 0);
  process.execve && lF(Bf) && (process.emit("exit", e), process.execve(Bf, [Bf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Ik(e, t) {
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
    Rt(r), ha();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), ha()), t(r);
  }
  ha();
}

// node_modules/yocto-queue/index.js
var Mf = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, Do = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new Mf(t);
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
function Af(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), $k(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new Do(), r = 0, o = () => {
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
        $k(u), e = u, queueMicrotask(() => {
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
function $k(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var Bk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function Mk(e, { onTaken: t, limits: n = to } = {}) {
  let r = li(e.partBytes), o = /* @__PURE__ */ new Set(), i = pF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Ye(l), p = m < e.partBytes;
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
function pF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = sn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as RF, readFileSync as TF, writeFileSync as CF } from "node:fs";
import { join as _F } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Fk, lutimesSync as yF } from "node:fs";
import { setImmediate as gF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Rk = N(Ak(), 1), jo = 16, dF = 4, Wo = jo + dF, hF = 2 ** 32 - 1;
function Tk(e) {
  return e >= 0 && e <= hF;
}
function Tf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Rk.hash)("sha256", r, "buffer").toString("latin1", 0, jo);
}
function Ck(e) {
  let t = Buffer.alloc(e.length * Wo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Wo, "latin1"), t.writeUInt32LE(o, n * Wo + jo);
  return t.toString("base64");
}
function _k(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Wo <= t.length; r += Wo)
    n.set(t.toString("latin1", r, r + jo), t.readUInt32LE(r + jo));
  return n;
}

// src/files/sources/source-times.ts
var wF = 256, Nk = 1000000000n;
async function* Lk(e, { workspace: t, cached: n }) {
  let r = b(t), o = vF(n), i = kF(r, o);
  for (let [s, a] of e.entries()) {
    s % wF === 0 && await gF();
    let c = `${r}/${a.name}`;
    if (bF.test(a.name) || !i(Dk(c)) || o(c)) continue;
    let u = g(c), f = Fk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var bF = /(^|\/)\.\.?(\/|$)/;
function Dk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function vF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function kF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Fk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(Dk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Wk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Lk(e, t)) {
    let i = Uk(r);
    Tk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function jk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Tf(n, r), seconds: o };
  });
}
function Uk({ mtimeNs: e }) {
  return Number(e / Nk);
}
async function zk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Lk(e, r)) {
    c++;
    let p = Uk(l), d = m.isUnchanged ? xF(Tf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(SF).length;
  return { all: c, kept: i.length, changed: u };
}
function xF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function SF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Nk === t.mtimeNs ? !1 : (yF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Hk, readdirSync as PF } from "node:fs";
var qk = 1e5;
async function ya(e, t) {
  let n = { files: [], repositories: [] }, r = EF(e);
  for (let o of r) {
    let i = Gk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of IF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Jk.submodule ? s.add(m) : Jk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > qk) throw new Error(`git tracks more than ${qk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Cf(Gk(c, e))));
  }
  return n;
}
function Gk(e, t) {
  return e === "" ? t : R(t, g(e).toString());
}
var Jk = { submodule: "160000", files: ["100644", "100755"] };
function EF(e) {
  if (Cf(e)) return [""];
  let n = PF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Cf(R(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Cf(e) {
  if (!Hk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Hk(R(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var OF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* IF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Vk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = OF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch($F);
  } finally {
    n.abort();
  }
}
function $F(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var BF = 6e4;
async function Kk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(BF)]), { env: o = {}, ...i } = Vk(["update-index", "-q", "--refresh"]);
    await xc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Vk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: gi("git"), args: [...t, ...e], env: AF(), keepsMask: !0 };
}
var MF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function AF() {
  return { ...dt(), ...no(MF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Xk(e, t) {
  let n = te();
  try {
    let { files: r } = await ya(n, t), o = await Wk(r, { workspace: n, cached: Yk([e]) }), i = await ya(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Ck(jk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function Zk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => FF(s)), i = NF();
  try {
    let { files: s, repositories: a } = await ya(r, t);
    o.length > 0 && LF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = Yk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await zk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Kk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function FF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: _k(n) };
}
function Yk(e) {
  return e.flatMap(({ paths: t }) => Ge(t, process.cwd()).lines);
}
function Qk() {
  return _F(q(), "headstart-source-times");
}
function NF() {
  let e = Qk();
  if (!RF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(TF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function LF(e) {
  CF(Qk(), String(e));
}

// src/job/save/changes/full-save.ts
var DF = 8, WF = 5 * 1024 ** 2, jF = 0.5, UF = 0.25;
function _f(e, t) {
  if (t < WF) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > DF) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Ff(e) > jF * r)
    throw new Error("most of the restored cache is no longer used");
}
function Ff(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function ex(e) {
  return Math.floor(e * UF);
}
function tx(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Nf(e) {
  Cn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Rv(e));
}
function ga(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function wa(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function nx(e) {
  let t = GF(e), { packed: n, digests: r } = await zF(t, e);
  return n.segments.length === 0 ? (Nf(e.selection), "nothing") : (await HF(n, r, t, e), qF(t, e));
}
async function zF(e, { body: t }) {
  let n = am(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return XF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function HF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Xk(s, u)) : void 0, l = a.indexed ? await JF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${wi(m)}`), r.body.reuse && VF(e, m, r);
}
async function qF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(wa(t.key, t.state)), "nothing"));
}
function GF({ body: e, store: t, timeline: n }) {
  let r = Mk(e.rest, { onTaken: Lo("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function JF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f, signal: l } = o, p = { ...{
    container: Ln,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: KF(s, a),
    ...f && { sources: f }
  }, segments: e, files: t, bytes: n, digests: r }, d = ah(i, { repository: s.repository, scope: a, version: c.version }, l);
  return lm(p, await d?.(pm(p)));
}
function KF(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return aa({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: Bk.version });
}
function VF({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Ff(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function XF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Lf, rmdirSync as rx, rmSync as ZF, unlinkSync as YF, utimesSync as QF } from "node:fs";
function ba(e, t) {
  let n = I(e), r = n && I(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) YF(g(e));
  else if (!r.isDirectory()) ox(e);
  else return eN(e, t, r);
  return !1;
}
function eN(e, t, { mode: n, mtimeMs: r }) {
  Lf(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = ba(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Lf(g(e), n & 4095), QF(g(e), r / 1e3, r / 1e3)) : rx(g(e)), o;
}
function ox(e) {
  Lf(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    I(n)?.isDirectory() ? ox(n) : ZF(g(n));
  }
  rx(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var tN = 3;
async function ix(e) {
  let t = nN(e), { matches: n } = e;
  for (let r = tN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function nN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await sx([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await rN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function sx(e, t, { inputs: n, store: r }) {
  let o = $r(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function rN(e, t) {
  let { lines: n } = Ge(t.inputs.paths, process.cwd()), r = ax(t);
  await _r(e, n, r, async (o) => {
    await rt(await _t(n[0]), Pn(o)), await ma(n, r, async (i) => {
      await Cr(i, o);
      let s = () => n.filter((a) => ba(Df(a, i), b(a.base)));
      s().length !== 0 && (await oN(t, (a) => {
        for (let c of n) ba(Df(c, i), Df(c, a));
      }), s());
    });
  });
}
function Df({ number: e }, t) {
  return b(R(t, "tree", String(e)));
}
async function oN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await sx(r, [n], e);
    let i = En(a, be(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Ge(e.inputs.paths, process.cwd());
      await _r(o, l, ax(e), async (m) => {
        await rt(s, Pn(m)), await Cr(s, m);
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
function ax({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: $r(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Ir({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as iN } from "node:fs";
import { setImmediate as sN } from "node:timers/promises";
var aN = 256;
function cx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = iN(g(n), { throwIfNoEntry: !1 });
        if (!o || !uN(r, o)) throw new Error(`${g(n)} ${cN}`);
        t % aN === 0 && await sN();
      }
    }
  };
}
var cN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function uN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as mx } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as ux, readdirSync as fN } from "node:fs";
var Wf = /* @__PURE__ */ new Map();
function fx(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = ux(g(Ie(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Uo(e) {
  let t = fN(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function jf(e, t) {
  if (!t) return lN;
  if (t.isFile()) return { files: 1, bytes: ux(g(e)).size };
  let n = { ...va };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Uo(e)) {
    let { files: i, bytes: s } = jf(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var lN = { files: 0, bytes: 0 }, va = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function px(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw gx();
    for (let [o, i] of Uo(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function dx(e, t) {
  let n = lx(e.merged) !== lx(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: va };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of hx(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw gx();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* hx(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = yx(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of mN(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* mN({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? Uo(Ie(o.upper, e)) : Wf, f = n && !r && !s, l = (h) => f ? fx(Ie(h, e), u.keys()) : Uo(Ie(h, e)), m = n ? l(o.base) : Wf, p = (h) => jf(Ie(o.base, Ie(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ie(e, h), v = Ie(o.merged, w);
    if (ot(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = pN(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...dN, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let $ = E === "merged" ? va : p(h);
    if (!y.isDirectory()) {
      yield yx(w, $, y.isFile() ? mx(g(v)).size : 0);
      continue;
    }
    let T = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: $
    };
    yield* hx(T, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ie(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function pN({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var dN = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function yx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function lx(e) {
  let { mode: t, mtimeMs: n } = mx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function gx() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function wx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, px(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = dx(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function bx({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function ka({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as hN, realpathSync as vx } from "node:fs";
import { join as xa } from "node:path";
function kx(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? vN(e, i, t, n) : yN(r, o, t, n);
}
async function yN(e, t, n, r) {
  let o = await mr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = or({ dir: t, rights: o, signal: r });
  return {
    directories: gN(t, e, n),
    body: Sf(t, e, r),
    async layersOf(s) {
      await (await la(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(bN(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return xa(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Cc(s, c, { rights: o, signal: r });
      return a && (await Cc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function gN(e, { segments: t }, n) {
  let r = ia(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return xx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Sx(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? wN(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function xx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Sx({ path: e }, { point: t, source: n }) {
  let r = K(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = vx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function wN(e) {
  let t = xa(e, "empty");
  return hN(t, { recursive: !0 }), t;
}
function bN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function vN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Or(n, i), a = K().filter(({ source: l }) => l === tr), c = /* @__PURE__ */ new Map();
  xx(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = Sx(l, {
      point: vx(l.path, "latin1"),
      source: tr
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: xa(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: Pf(e, t, i),
    layersOf: async (l) => xa(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as kN } from "node:fs";
import { Readable as xN } from "node:stream";
function Px(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, Vr(a)),
    reuse: {
      reusedBytes: U({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0)
    },
    close: i,
    pack: (c) => r.during("pack", () => SN(e, a, { write: c, signal: o }))
  };
}
async function SN({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await pn(e.read(i, U({ segments: a })), s);
  let c = async (u, f) => {
    let l = U({ segments: a }), m = Dn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await pn(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, kN(u, { highWaterMark: B }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, xN.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var $x = N(Ox(), 1);
import { stat as BN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as PN } from "node:fs";
async function Ix(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : ON(o), c = IN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await bo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var EN = 2 ** 32 - 1;
function ON(e) {
  let { mode: t, mtimeMs: n } = PN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), EN);
  return { options: ["-root-mode", (t & 511).toString(8), wg], topSeconds: r };
}
async function* IN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield je({ ...$N, name: i });
  if (t.length === 0) {
    yield Te;
    return;
  }
  yield* Wt(o, (i) => {
    let s = ne([ws(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var $N = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function Bx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, $x.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = iu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Mx(e) {
  let { frame: t, bytes: n } = Hh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Ax({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => ka(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await Ix(n, u, { ...o, level: r.compressionLevel }), { size: l } = await BN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function Rx(e) {
  let { dir: t, remove: n } = be(q());
  try {
    let r = MN(e), o = AN(U({ segments: r }), e), i = await RN(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return Px(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof $n || r instanceof Bn) throw r;
    x(`${kf}: ${S(r)}`);
    return;
  }
}
function MN({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return _f(r, e.size), r;
}
function AN(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % B, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function RN(e, t) {
  let { entry: n, index: r } = t.base, o = await kx(t.base, t.matches, t.signal), i = await TN(o, t), s = i.filter(({ changes: p }) => bx(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await Bx(o.body, r), u = await _N(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => tx(p, d, Sa(h, "deadBytes")),
    e
  );
  return _f([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? Mx(l) : void 0,
    files: Math.max(0, r.files + Sa(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + Sa(s, "bytes") - Sa(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => ka(d, h))
    )
  };
}
async function TN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(CN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = Fo([o, ...c], n), f = ex(t.index.files), l = await i.during("compare", () => wx(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function CN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function _N(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  dr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = R(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Ax(s, a, c, t)));
  }
  return i;
}
function Sa(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function Tx(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => vf(te(), a)) && kn(await Xs(e, r)) && !LN(n, t);
}
var FN = 4e3, NN = 64 * 1048576;
function LN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Ut(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > FN || r > NN) return !1;
  }
  return !0;
}
function Cx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = $r(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function _x(e, t) {
  let n = be(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => DN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function DN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = Fo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of Ut(h, y, [], v)) ;
  let P = i.image ? Ut(h, y, w) : s.watch(h, (Q) => Ut([Q], y, w, v)), E = c.items("walk", P), $ = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, T = { workspace: te(), level: t.compressionLevel }, [X] = await Promise.all([
    c.during("pack", () => i.pack({ ...$, ...T })),
    i.image && p ? m() : void 0
  ]);
  return X;
}

// src/job/save/save-entry.ts
async function Fx(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await Tx(t, e), l = await Mo(t, u, f), m = Cx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(ga(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: we(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), nk(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(wa(n, s)), !0;
  let v = Ir({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? cx() : void 0, E = async () => {
    await P?.check(), await ok(s, h);
  }, $;
  try {
    $ = (w && await Rx({ ...e, base: w, draft: y, tools: l })) ?? _x(y, { ...e, tools: l, format: m, changeWatch: P }), jN(e);
    let X = await nx({ ...e, name: d, format: m, findings: v, body: $, check: E });
    if (X !== "published") return X === "nothing";
  } catch (T) {
    if (T instanceof $n)
      return x(wa(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(T) }), await Bo(v, c, t.summary), T;
  } finally {
    $?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && WN(i), x(`Cache saved with key: ${n}`), t.rolling && await Lv(i, { ...d, key: n }, t.rolling), await Bo(v, c, t.summary), !0;
}
function WN({ label: e }) {
  x(`Saved in the ${e}`), Ql() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function jN({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as sL, fstatSync as aL, lstatSync as cL, openSync as uL, readSync as fL } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as UN } from "node:fs";
import { setImmediate as zN } from "node:timers/promises";
var HN = 64;
async function Uf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of qN(u + l)) {
        let p = m.isDirectory();
        if (p ? ot(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % HN > 0 || (await zN(), n.throwIfAborted());
    }
  }
}
function qN(e) {
  try {
    return UN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var GN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ct(e) {
  return !GN.test(e);
}
function Pa(e, t) {
  return (n) => JN(n, t).some(e);
}
function $e(e, t) {
  return Pa(({ key: n, value: r }) => e.test(n) && ct(r), t);
}
function JN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Nx(i), value: Nx(r.slice(o + 1).trim()) }];
  });
}
function Nx(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function zf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ct(n));
}
function zo(e) {
  return (t) => KN(t).some((n) => ct(n.value) && e(n));
}
function KN(e) {
  let t = [], n = [{ value: VN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function VN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Hf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ea(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Wx = N(Dx(), 1), XN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, ZN = [
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
], YN = new RegExp(`\\b(?:${ZN.map(({ source: e }) => e).join("|")})`);
function Oa(e) {
  return [...e.matchAll(XN)].some(([, r = "", o]) => eL(r) === o) || YN.test(e);
}
var QN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function eL(e) {
  let t = "";
  for (let n = (0, Wx.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${QN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var jx = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), qf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Ho(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ea(e, /:_authToken" "?([^\s"]+)/g).some(ct)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: tL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: zo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: jx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: Ux,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Ho($e(/^password$/, "="), $e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: zf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ea(Hf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => ct(t) && !/\{[^{}]+\}/.test(t)
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
  { kind: "Bundler password", files: [".bundle/config"], has: Pa(nL, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: zo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ea(Hf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ct)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: zo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && Ux(t)
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
    has: Ho(
      zo(({ key: e }) => e === "token"),
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
    has: Ho(zf, Pa(rL, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Ho(Oa, jx),
    isCommon: !0
  }
];
function Ho(...e) {
  return (t) => e.some((n) => n(t));
}
function tL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ct(n[o + 1] ?? ""));
}
function nL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ct(r);
}
function rL({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ct(n);
}
var oL = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, iL = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function Ux(e) {
  return [...e.matchAll(oL)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(iL)
  );
}

// src/files/secrets/find.ts
async function zx(e) {
  let t = [];
  return await Uf(e, Jx, (n, { path: r }) => {
    let o = qx(n, r);
    o && t.push(o);
  }), Gf(t);
}
function* Hx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Ao(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Jx(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = qx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Gf(n);
}
function qx(e, t) {
  let n = lL.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && bL(e, t))
  ), r = n.length > 0 ? kL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Oa(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Gx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Uf(t, () => !0, (i) => {
    let s = cL(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Kx(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Gf([...r.values()]);
}
function Gf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var lL = qf.map((e) => ({ ...e, pattern: new RegExp(`/${Jf(e.files)}$`, "i") })), mL = qf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [pL = [], dL = []] = [!0, !1].map(
  (e) => mL.filter((t) => t.startsWith("*") === e)
), hL = new RegExp(`^${Jf(dL)}$`, "i"), yL = new RegExp(`${Jf(pL.map((e) => e.slice(1)))}$`, "i");
function Jx(e) {
  return hL.test(e) || yL.test(e);
}
function Jf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var gL = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, wL = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function bL(e, t) {
  let r = [te(), Bt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return gL.test(e.slice(o)) || wL.test(e.slice(t.length));
}
var vL = 64 * 1024;
function kL(e) {
  let t;
  try {
    t = uL(g(e), Le);
    let n = aL(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), vL)), o = fL(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Kx(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && sL(t);
  }
}
function Kx({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Zx({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Xx(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await zx(r);
      if (e === "warn")
        return n(o, Vx), [];
      if (e === "refuse" && o.length > 0)
        throw new Bn(`there are secrets in ${Xx(o)}. ${Yx}, or set \`secrets: skip\``);
      let i = await Gx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(Qx);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Hx(r, o), Vx);
      else for (let i of r) yield* o(i);
    }
  };
}
function Vx(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Yx}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Yx = "Remove them, or exclude them by lines of `path` that begin with `!`", xL = 5;
function Xx(e) {
  let t = e.slice(0, xL).map((r) => `${SL(Qx(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Qx({ path: e }) {
  return g(e).toString();
}
function SL(e) {
  let t = ut(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function eS(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Ae(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = we(s), m = l ?? ch(t, s) ?? PL(t) ?? (a && lf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Ks(), d = i && ee(c.keyIn(i.name), e), h = a && d && await _v(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = sa(t), w = () => p.during("find", () => oa(y)), v = await w();
  if (v.length === 0) return Nf(y);
  let P = Pr(Er(t, s, o)), E = Zx(t), $ = (T, X) => Fx({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: T, secretCheck: E, onlyUnchanged: r, isOutdated: X }, timeline: p, signal: o });
  if (!a?.merges) await $(v, async () => !1);
  else {
    let T = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await ix({ ...T, find: w, save: $ });
  }
}
function PL({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Kf = "Failed to save: ";
async function tS(e) {
  Xe(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await Vf(e, { onlyUnchanged: !0 });
}
var EL = 2;
async function Vf(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Zs(Ae())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Xi(t) : Vi(e));
  for (let u of r)
    o.some((f) => f.name === u) || D(
      `The cache ${u} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let i = async (u) => {
    try {
      await OL(u, t?.[u.name] ?? {}, { onlyUnchanged: n, signal: e });
    } catch (f) {
      if (u.name === "") throw f;
      e.throwIfAborted(), Rt(f, Kf);
    }
  }, s = Af(EL), a = o.map((u) => s(() => Tn(u, () => i(u)))), c = await Promise.allSettled(a);
  for (let u of c) if (u.status === "rejected") throw u.reason;
}
async function OL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(ga(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && ip(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Zi(e, n.signal)) === "none") return;
  if (W("key") === "") return Cn("Key is not specified.");
  let c = Qi(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new A(f);
  await eS(u, c, t, n);
}

// src/job/end/post.ts
async function nS(e) {
  try {
    await Vf(e, { states: hs() });
  } finally {
    await Ws();
  }
}

// src/job/restore/restore.ts
async function Xf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ds(n);
  let r = { run: Ae(), states: n, mayPostSave: t, signal: e }, o = Zs(r.run);
  if (!o && W("install") === "") return;
  let i = await Vi(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = Mp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await Ok(a, r) : a.map($L);
  if (await Zk(c.flatMap(IL), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-EY5TTEJR.js");
  await u(c, s, r);
}
function IL({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function $L({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var BL = {
  restore: Xf,
  "restore-only": (e) => Xf(e, { mayPostSave: !1 }),
  post: nS,
  save: tS,
  unmount: Ws
};
function Tne(e) {
  return Ik(BL[e], (t) => {
    e.startsWith("restore") && t instanceof A ? Vl(S(t)) : Rt(t, ["post", "save"].includes(e) ? Kf : "");
  });
}

export {
  M as a,
  F as b,
  ML as c,
  N as d,
  En as e,
  On as f,
  Af as g,
  A as h,
  k as i,
  _e as j,
  $n as k,
  S as l,
  O as m,
  Xe as n,
  Be as o,
  An as p,
  ee as q,
  Jo as r,
  ol as s,
  Nr as t,
  al as u,
  cl as v,
  Ta as w,
  mD as x,
  pD as y,
  PS as z,
  ge as A,
  $t as B,
  H as C,
  z as D,
  Ca as E,
  R as F,
  LL as G,
  ut as H,
  Lr as I,
  Bt as J,
  pS as K,
  Vo as L,
  tc as M,
  W as N,
  Gl as O,
  Me as P,
  si as Q,
  Vl as R,
  D as S,
  x as T,
  Qt as U,
  Xl as V,
  Cn as W,
  q as X,
  zr as Y,
  Yl as Z,
  rc as _,
  DD as $,
  WD as aa,
  jD as ba,
  UD as ca,
  Ae as da,
  j as ea,
  ce as fa,
  TP as ga,
  aj as ha,
  io as ia,
  vi as ja,
  JS as ka,
  qr as la,
  KS as ma,
  uc as na,
  se as oa,
  Ne as pa,
  ae as qa,
  HD as ra,
  me as sa,
  ui as ta,
  Ye as ua,
  B as va,
  Qe as wa,
  et as xa,
  U as ya,
  Xr as za,
  e0 as Aa,
  Qr as Ba,
  Xc as Ca,
  xI as Da,
  nh as Ea,
  we as Fa,
  oh as Ga,
  EI as Ha,
  ih as Ia,
  vm as Ja,
  nt as Ka,
  Im as La,
  mt as Ma,
  Un as Na,
  Rm as Oa,
  J as Pa,
  hi as Qa,
  De as Ra,
  B0 as Sa,
  M0 as Ta,
  P2 as Ua,
  E2 as Va,
  _m as Wa,
  O2 as Xa,
  Fm as Ya,
  _0 as Za,
  Dm as _a,
  Wm as $a,
  $2 as ab,
  B2 as bb,
  jm as cb,
  C2 as db,
  N2 as eb,
  yi as fb,
  ye as gb,
  pt as hb,
  gi as ib,
  zn as jb,
  J2 as kb,
  b as lb,
  g as mb,
  ne as nb,
  uy as ob,
  Ss as pb,
  Gy as qb,
  Hn as rb,
  rt as sb,
  be as tb,
  Xn as ub,
  Gh as vb,
  au as wb,
  LH as xb,
  on as yb,
  ht as zb,
  xc as Ab,
  vr as Bb,
  mr as Cb,
  tf as Db,
  ep as Eb,
  hP as Fb,
  ip as Gb,
  Bk as Hb,
  Mk as Ib,
  Ge as Jb,
  $v as Kb,
  oa as Lb,
  qn as Mb,
  ap as Nb,
  yp as Ob,
  Tw as Pb,
  Pr as Qb,
  Er as Rb,
  jv as Sb,
  zH as Tb,
  Zh as Ub,
  Yh as Vb,
  mn as Wb,
  Ut as Xb,
  LV as Yb,
  Mp as Zb,
  Ok as _b,
  Ek as $b,
  Ik as ac,
  Tne as bc
};
