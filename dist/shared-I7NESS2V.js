import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Vx = Object.create;
var Qf = Object.defineProperty;
var Xx = Object.getOwnPropertyDescriptor;
var Zx = Object.getOwnPropertyNames;
var Yx = Object.getPrototypeOf, Qx = Object.prototype.hasOwnProperty;
var Zf = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Yf = (e) => {
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
var eS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Zx(t))
      !Qx.call(e, o) && o !== n && Qf(e, o, { get: () => t[o], enumerable: !(r = Xx(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Vx(Yx(e)) : {}, eS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Qf(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var En = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Yf("Object expected");
    var r, o;
    n && (r = t[Zf("asyncDispose")]), r === void 0 && (r = t[Zf("dispose")], n && (o = r)), typeof r != "function" && Yf("Object not disposable"), o && (r = function() {
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
var nl = _((bL, Ma) => {
  Ma.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ma.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var dl = _((ML, Da) => {
  Da.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Da.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var bl = _((HL, wl) => {
  wl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var vl = _((qL, Zo) => {
  Zo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Zo.exports.ok = Zo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var sm = _((MD, pc) => {
  pc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  pc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var ym = _((KD, hm) => {
  hm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var jm = _((A2, xc) => {
  xc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  xc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var dp = _((TW, Pc) => {
  Pc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Pc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Pp = _((YW, Sp) => {
  Sp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Cp = _((dj, $c) => {
  $c.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $c.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Sd = _((WU, xd) => {
  xd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Dd = _((C4, Jc) => {
  Jc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Jc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var eh = _((nz, Qd) => {
  Qd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var nh = _((rz, th) => {
  th.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var $h = _((Lz, Ih) => {
  Ih.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Fh = _((cH, Ch) => {
  Ch.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Jh = _((BH, Gh) => {
  Gh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Qh = _((UH, fu) => {
  fu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  fu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var uy = _((XH, cy) => {
  cy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var ly = _((ZH, fy) => {
  fy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Iy = _((Oq, Oy) => {
  Oy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var jy = _((l3, Wy) => {
  Wy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var og = _((r6, rg) => {
  rg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var $g = _((Y6, Ig) => {
  Ig.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var qg = _((CG, Hg) => {
  Hg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Yg = _((aJ, $u) => {
  $u.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $u.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Bw = _((c5, _u) => {
  _u.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  _u.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var Yw = _((hK, Zw) => {
  Zw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Bb = _((b8, Gu) => {
  Gu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Gu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Vb = _((oV, Vu) => {
  Vu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Vu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var uv = _((AV, tf) => {
  tf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  tf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var mv = _((WV, ea) => {
  ea.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ea.exports.ok = ea.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var yv = _((zV, na) => {
  na.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  na.exports.ok = na.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var gv = _((HV, ra) => {
  ra.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ra.exports.ok = ra.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var bv = _((t7, uf) => {
  uf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  uf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Sk = _((YZ, Af) => {
  Af.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Af.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var wx = _((NQ, gx) => {
  gx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Ax = _((Gee, Mx) => {
  Mx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
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
function Ba(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
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
var qo = N(nl(), 1), rl = 10, Ho = 512;
function Ra(e) {
  if (e.length > rl) return `Key Validation Error: Keys are limited to a maximum of ${rl}.`;
  for (let t of e) {
    if (t.length > Ho)
      return `Key Validation Error: ${t} cannot be larger than ${Ho} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Go(e) {
  let t = (0, qo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function ol(e, t) {
  for (let n of e) {
    let r = Aa(t.filter((o) => o.key === n)) ?? Aa(t.filter((o) => ee(o.key, n))) ?? Aa(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Aa(e) {
  return e.toSorted(Ta)[0];
}
function Ta(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var il = 225, tS = 160;
function _r(e) {
  let t = ul(e) || "%";
  return t.length <= il ? t : `${al(e)}~${(0, qo.createHash)("sha256").update(e).digest("hex")}`;
}
function sl(e) {
  let t = _r(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : fl(n)
  );
  return t.length <= il ? t : `~${(0, qo.createHash)("sha256").update(e).digest("hex")}`;
}
function al(e) {
  return ul(e).slice(0, tS);
}
function cl(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(al(r).toLowerCase()));
}
function Ca(e) {
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
import { posix as nS, win32 as Xt } from "node:path";
function It(e) {
  return e !== "win32" ? nS : {
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
var { basename: Jo, dirname: z, isAbsolute: Fa, join: A, parse: xL, relative: at, resolve: Nr } = It(process.platform);

// src/system/home.ts
import { homedir as rS, userInfo as oS } from "node:os";
function $t() {
  return ll(rS) ?? iS();
}
function iS() {
  return ll(() => oS().homedir);
}
var Ko = "this user has no home directory; set `HOME`";
function ll(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as IS } from "node:async_hooks";
import { tmpdir as $S } from "node:os";
import { join as BS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as pl from "os";

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
  let r = new Na(e, t, n);
  process.stdout.write(r.toString() + pl.EOL);
}
function La(e, t = "") {
  Bt(e, {}, t);
}
var ml = "::", Na = class {
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
          o && (n ? n = !1 : t += ",", t += `${r}=${aS(o)}`);
        }
    }
    return t += `${ml}${sS(this.message)}`, t;
  }
};
function sS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function aS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var hl = N(dl(), 1);
import * as Xo from "fs";
import * as Vo from "os";
function Wa(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Xo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Xo.appendFileSync(n, `${ct(t)}${Vo.EOL}`, {
    encoding: "utf8"
  });
}
function ja(e, t) {
  let n = `ghadelimiter_${hl.randomUUID()}`, r = ct(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Vo.EOL}${r}${Vo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as tc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as cS } from "os";
import { constants as yl, promises as uS } from "fs";
var za = function(e, t, n, r) {
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
}, { access: fS, appendFile: lS, writeFile: mS } = uS, gl = "GITHUB_STEP_SUMMARY";
var Ha = class {
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
    return za(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[gl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${gl}. Check if your runtime environment supports job summaries.`);
      try {
        yield fS(t, yl.R_OK | yl.W_OK);
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
    return za(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? mS : lS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return za(this, void 0, void 0, function* () {
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
    return this.addRaw(cS);
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
}, pS = new Ha();
var qa = pS;

// node_modules/@actions/core/lib/platform.js
import _l from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Rl = N(bl(), 1);
import * as Dr from "os";
import * as Qa from "events";
import * as Tl from "path";

// node_modules/@actions/io/lib/io.js
var $l = N(vl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Lr from "fs";
import * as Mt from "path";
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
}, { chmod: Ja, copyFile: xl, lstat: Yo, mkdir: Sl, open: GL, readdir: Ka, rename: dS, rm: Pl, rmdir: JL, stat: Zt, symlink: El, unlink: Va } = Lr.promises, Ve = process.platform === "win32";
function Ol(e) {
  return Ga(this, void 0, void 0, function* () {
    let t = yield Lr.promises.readlink(e);
    return Ve && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var KL = Lr.constants.O_RDONLY;
function Rn(e) {
  return Ga(this, void 0, void 0, function* () {
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
function Qo(e) {
  if (e = hS(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ve ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Xa(e, t) {
  return Ga(this, void 0, void 0, function* () {
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
        if (Ve) {
          try {
            let i = Mt.dirname(e), s = Mt.basename(e).toUpperCase();
            for (let a of yield Ka(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
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
function hS(e) {
  return e = e || "", Ve ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
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
function XL(e, t) {
  return Yt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = wS(o), c = (yield Rn(r)) ? yield Zt(r) : null;
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
function ZL(e) {
  return Yt(this, void 0, void 0, function* () {
    if (Ve && /[*"<>|]/.test(e))
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
function yS(e) {
  return Yt(this, void 0, void 0, function* () {
    (0, $l.ok)(e, "a path argument must be provided"), yield Sl(e, { recursive: !0 });
  });
}
function Za(e, t) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Za(e, !1);
      if (!r)
        throw Ve ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield gS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function gS(e) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ve && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (Qo(e)) {
      let o = yield Xa(e, t);
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
      let i = yield Xa(Se.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function wS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Bl(e, t, n, r) {
  return Yt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield yS(t);
    let o = yield Ka(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Yo(s)).isDirectory() ? yield Bl(s, a, n, r) : yield Ml(s, a, r);
    }
    yield Ja(t, (yield Zt(e)).mode);
  });
}
function Ml(e, t, n) {
  return Yt(this, void 0, void 0, function* () {
    if ((yield Yo(e)).isSymbolicLink()) {
      try {
        yield Yo(t), yield Va(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ja(t, "0666"), yield Va(t));
      }
      let r = yield Ol(e);
      yield El(r, t, Ve ? "junction" : null);
    } else (!(yield Rn(t)) || n) && (yield xl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as vS } from "timers";
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
}, ei = process.platform === "win32", ti = class extends Qa.EventEmitter {
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
    if (ei)
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
    return ei && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (ei && this._isCmdFile()) {
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
      return !Qo(this.toolPath) && (this.toolPath.includes("/") || ei && this.toolPath.includes("\\")) && (this.toolPath = Tl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Za(this.toolPath, !0), new Promise((t, n) => Al(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Dr.EOL);
        let o = new Ya(r, this.toolPath);
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
var Ya = class e extends Qa.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = vS(e.HandleTimeout, this.delay, this)));
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
var xS = function(e, t, n, r) {
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
function Fl(e, t, n) {
  return xS(this, void 0, void 0, function* () {
    let r = Cl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ti(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var tD = _l.platform(), nD = _l.arch();

// node_modules/@actions/core/lib/core.js
var ec;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ec || (ec = {}));
function Ua(e) {
  Bt("add-mask", {}, e);
}
function Nl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ll(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Wa("OUTPUT", ja(e, t));
  process.stdout.write(tc.EOL), Bt("set-output", { name: e }, ct(t));
}
function Dl(e) {
  process.exitCode = ec.Failure, ES(e);
}
function ge(e) {
  Bt("debug", {}, e);
}
function ES(e, t = {}) {
  Bt("error", _a(t), e instanceof Error ? e.toString() : e);
}
function Wl(e, t = {}) {
  Bt("warning", _a(t), e instanceof Error ? e.toString() : e);
}
function ni(e) {
  process.stdout.write(e + tc.EOL);
}
function jl(e) {
  La("group", e);
}
function Ul() {
  La("endgroup");
}
function zl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Wa("STATE", ja(e, t));
  Bt("save-state", { name: e }, ct(t));
}
function Hl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Wr(e) {
  return ql(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function nc(e) {
  return ql(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function rc(e) {
  return `<code>${nc(e)}</code>`;
}
function ql(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return OS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var OS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var oi = new IS();
function Tn(e, t) {
  return oi.run(e, t);
}
function W(e) {
  return oi.getStore()?.inputs.get(e.toLowerCase()) ?? Nl(e);
}
function Gl() {
  return oi.getStore()?.name ?? "";
}
function Me(e, t) {
  let n = Gl();
  Ll(n ? `${e}-${n}` : e, t);
}
var Jl = zl, Kl = Hl, ii = Ua;
function Vl(e) {
  Dl(Wr(e));
}
function D(e) {
  Wl(jr(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Qt(e.stack);
}
function x(e) {
  ni(jr(e));
}
function jr(e) {
  let t = Gl();
  return Wr(t ? `${t}: ${e}` : e);
}
function Qt(e) {
  ge(e.split(`
`).map(Wr).join(`
`));
}
function Xl(e, t) {
  jl(jr(e));
  for (let n of t) ni(Wr(n));
  Ul();
}
function Cn(e) {
  x(`[warning]${e}`);
}
function Zl() {
  return process.env.GITHUB_STEP_SUMMARY ? qa : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || $S());
}
function Ur() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || BS($t() ?? "/", ".cache"));
}
function Yl() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Ql() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function oc() {
  let e = { ...process.env };
  for (let [n, r] of oi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var MS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function SD() {
  return Object.fromEntries(Object.entries(oc()).filter(([e]) => !MS.test(e)));
}
function PD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function ED() {
  return process.env.RUNNER_NAME ?? "";
}
function OD(e) {
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
var si, AS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function tm(e) {
  return !e && !si ? AS : {
    lang: e?.lang ?? si?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? si?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? si?.abortPipeEarly
  };
}
var RS;
// @__NO_SIDE_EFFECTS__
function TS(e) {
  return RS?.get(e);
}
var CS;
// @__NO_SIDE_EFFECTS__
function FS(e) {
  return CS?.get(e);
}
var _S;
// @__NO_SIDE_EFFECTS__
function NS(e, t) {
  return _S?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Fn(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function J(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Fn(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ NS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ FS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ TS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function LS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function nm(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function rm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ue(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ tm())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function om(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var ID = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
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
function sc(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: sc,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Fn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && J(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Fn(n.value) }), n;
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
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Fn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && J(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Fn(n.value) }), n;
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
function DS(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: DS,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && J(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var WS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function ac(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function im(e, t) {
  return ue({
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
function uc(e) {
  return ue({
    kind: "schema",
    type: "boolean",
    reference: uc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fc(e, t) {
  return ue({
    kind: "schema",
    type: "custom",
    reference: fc,
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
function Fe(e, t) {
  return ue({
    kind: "schema",
    type: "literal",
    reference: Fe,
    expects: /* @__PURE__ */ Fn(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ LS(n.value, this.literal) ? n.typed = !0 : J(this, "type", n, r), n;
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
          for (let i in o) /* @__PURE__ */ nm(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
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
function _e(e, t) {
  return ue({
    kind: "schema",
    type: "optional",
    reference: _e,
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
function ai(e, t, n) {
  return ue({
    kind: "schema",
    type: "record",
    reference: ai,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ nm(i, s)) {
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
function lc(e) {
  return ue({
    kind: "schema",
    type: "undefined",
    reference: lc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : J(this, "type", t, n), t;
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
  return ue({
    kind: "schema",
    type: "union",
    reference: tn,
    expects: /* @__PURE__ */ rm(e.map((n) => n.expects), "|"),
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
        J(this, "type", n, r, { issues: /* @__PURE__ */ em(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        J(this, "type", n, r, { issues: /* @__PURE__ */ em(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function mc(e, t, n) {
  return ue({
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
                }, WS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ rm(u, "|"),
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
function ci(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ tm(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function _n(e, t) {
  let { success: n, issues: [r] = [] } = ci(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = om(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var am = N(sm(), 1);

// src/system/bytes/chunker.ts
function fi(e) {
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
function cm() {
  let e = fi($), t = [];
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
function dc(e, t, n) {
  let r = n.subarray(t * Nn, (t + 1) * Nn);
  return r.length === Nn && Ze(...e).equals(r);
}
function um(e, { offset: t, length: n }) {
  let r = Ye(t, t + n), o = r[0] * Nn;
  return Ze(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Nn)
  ).toString("hex");
}
function Ze(...e) {
  let t = (0, am.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ye(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Ln = "headstart-2", jS = ["image", "delta"];
function Dn(e, t) {
  return jS.includes(t) ? Math.ceil(e / $) * $ : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function li({ digests: e, ...t }) {
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
var US = 407710288, hc = 8, mi = hc + 12, Xr = Buffer.from("HEADSTR2"), fm = 36 + Xr.length, Zr = mi + fm, yc = 4 * 1024 * 1024, lm = 1024, zS = 512, HS = 1024 ** 4;
function mm({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > yc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(mi), i = [e, r, n?.(pm(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Zr), c = [US, a - hc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ze(o, ...i), u, Xr]);
}
var qS = 128 * 1024;
async function Yr(e, t) {
  return JS(await GS(e), e.size, t);
}
async function GS(e) {
  let { size: t } = e;
  if (t < Zr) throw new k(`it has only ${t} bytes`);
  let n = await Vr(e, Math.max(0, t - qS), t);
  if (!n.subarray(-Xr.length).equals(Xr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Xr.length - 4), o = Zr + Kr(Math.min(t, HS)) + yc + lm;
  if (r < Zr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Vr(e, t - r, t);
}
function JS(e, t, n) {
  let r = e.length - fm;
  if (!Ze(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(hc + 4 * d)
  ), a = t - e.length;
  if (!(o === Kr(a) && i <= yc && s <= lm && Zr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = mi + o, [f, l] = [
    e.subarray(mi, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), pm(f, l));
  let m = KS(l), p = _n(YS, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return QS(m.segments, a), { ...m, digests: f };
}
function pm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ze(n, e, t);
}
function KS(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Qe = le(Re(), Gr(), qr(0)), dm = le(ae(), Rt(/^[a-z-]{1,32}$/)), VS = (e) => Number.isSafeInteger(e) && e > 0, XS = le(
  Jr({
    kind: dm,
    offset: Qe,
    length: Qe,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: en(fc((e) => Array.isArray(e) && e.every(VS))),
    files: Qe,
    bytes: Qe,
    unpackedBytes: en(Qe),
    root: en(Qe),
    deadBytes: en(Qe)
  }),
  zr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), ZS = Jr({
  savedAt: le(Qe, sc(2 ** 32)),
  times: ae()
}), YS = Jr({
  container: Fe(Ln),
  format: dm,
  key: le(ae(), Hr(zS)),
  paths: ut(ae()),
  segments: ut(XS),
  files: Qe,
  bytes: Qe,
  sources: en(ZS)
});
function QS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Dn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as e0, constants as t0, statSync as n0 } from "node:fs";
import { delimiter as r0, isAbsolute as o0, join as i0 } from "node:path";
var s0 = process.platform === "win32" ? ".exe" : "";
function ft(e) {
  return (process.env.PATH ?? "").split(r0).filter((n) => o0(n)).map((n) => i0(n, `${e}${s0}`)).find(a0);
}
function pi(e) {
  let t = ft(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function a0(e) {
  try {
    return e0(e, t0.X_OK), n0(e).isFile();
  } catch {
    return !1;
  }
}
function lt() {
  return { LC_ALL: "C", ...gc(/^(PATH|SystemRoot)$/) };
}
function gc(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var wc = 1e3;
function Wn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-wc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var bc = N(ym(), 1);
import { once as c0 } from "node:events";
import { finished as u0 } from "node:stream/promises";
var f0 = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function wm({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => f0.test(a)), r = (0, bc.spawn)(e, t, {
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
async function YD({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, bc.spawn)(e, t, { cwd: n, env: { ...r, ...lt() }, detached: s }), c = a[i];
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
    f += l, f.length > gm && u();
  });
  try {
    let [l, m] = await c0(a, "exit");
    if (u(), await u0(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= gm) return f;
    throw Wn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var gm = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { closeSync as d0, fstatSync as h0, lstatSync as y0, openSync as g0, readFileSync as w0 } from "node:fs";
import { lstat as km, mkdir as b0, open as v0, readlink as k0 } from "node:fs/promises";
import { dirname as x0, join as xm, relative as S0, resolve as Sm, sep as jn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as l0 } from "node:fs";
var { O_RDONLY: m0, O_NOFOLLOW: bm = 0, O_NONBLOCK: p0 = 0 } = l0, Ne = m0 | bm | p0, vm = bm !== 0;

// src/system/disk/ownership.ts
async function et(e) {
  let t = await km(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Om(e, t);
}
function di({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Pm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Em(e) {
  let t = await v0(e, Ne);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Om(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Om(e, { uid: t, mode: n }) {
  if (Im(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Sm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Im(e, t) {
  if (!di({ uid: t }) && t !== 0) throw new Error(`${Sm(e)} belongs to another user`);
}
async function $m(e, t) {
  for (let n of Bm(e, t)) await et(n);
}
async function mt(e, t) {
  for (let n of Bm(e, t))
    await b0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await et(n);
}
function Bm(e, t) {
  let n = S0(e, t).split(jn);
  return n.map((r, o) => xm(e, ...n.slice(0, o + 1)));
}
var P0 = 40;
async function Un(e) {
  if (!process.geteuid) return;
  let t = e.split(jn), n = 0, r = jn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? x0(r) : xm(r, o), s = await km(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Im(i, s.uid), ++n > P0) throw new Error(`${e} has too many links`);
    let a = await k0(i);
    a.startsWith(jn) && (r = jn), t.unshift(...a.split(jn));
  }
}
function zn(e, t) {
  let n = (o) => o?.isFile() === !0 && di(o) && o.size <= t;
  if (!n(y0(e, { throwIfNoEntry: !1 }))) return;
  let r = E0(e);
  if (r !== void 0)
    try {
      return n(h0(r)) ? w0(r) : void 0;
    } finally {
      d0(r);
    }
}
function E0(e) {
  try {
    return g0(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as R0, rmSync as Fm } from "node:fs";
import { join as T0 } from "node:path";

// src/system/disk/space.ts
import { statfsSync as I0 } from "node:fs";
import { statfs as $0 } from "node:fs/promises";

// src/system/units.ts
function hi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Mm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var O0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function Am(e) {
  let [t, n] = Object.entries(O0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var B0 = 0.05, M0 = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, A0 = 20;
async function Rm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await $0(e), s = (c, u) => Math.floor(Math.min(u * B0, M0[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function nn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? Tm(t) : e;
}
async function Hn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw nn(i, t);
  });
  if (o !== Xe(n)) throw Tm(t);
}
function Tm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = I0(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function tt(e, t) {
  let n = await Rm(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Qr(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Rm(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, A0);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var vc = /* @__PURE__ */ new Set();
function Cm() {
  for (let e of vc) Fm(e, { recursive: !0, force: !0 });
}
function C0(e) {
  try {
    return R0(T0(e, "headstart-"));
  } catch (t) {
    throw nn(t, e);
  }
}
function we(e) {
  process.listeners("exit").includes(Cm) || process.on("exit", Cm);
  let t = C0(e);
  vc.add(t);
  let n = () => {
    Fm(t, { recursive: !0, force: !0 }), vc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as F0 } from "node:async_hooks";
import { subscribe as _0, unsubscribe as N0 } from "node:diagnostics_channel";
var L0 = 6e4;
async function rn(e, t, n) {
  return pt({ path: pi(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = L0, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), f = await kc(e, { ...i, signal: u });
    if (f.exitCode !== null && r.includes(f.exitCode)) return f.stdout;
    throw Wn(e.path, f, f.stderr.toString());
  } finally {
    clearTimeout(c);
  }
}
var _m = new F0();
async function kc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = lt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    _m.getStore() === m && (f = d.process, process.nextTick(() => {
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
  _0(Nm, m), o.addEventListener("abort", l);
  try {
    let d = await _m.run(m, () => Fl(D0(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    N0(Nm, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Nm = "child_process";
function D0(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as W0 } from "node:fs";
async function Lm(e, t = !0) {
  let n = async (s) => {
    let a = t ? ft(s) : void 0;
    return a && await j0(a, e) && a;
  }, [r, o, i] = await Promise.all([
    U0(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: ft("zstd"), mksquashfs: o, unsquashfs: i };
}
async function j0(e, t) {
  let n = await Wm("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function U0(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = ft(t), r = n && (z0(n) ?? H0(await Wm("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Dm = { "GNU tar": "gnu", bsdtar: "bsd" };
function z0(e) {
  try {
    let t = W0(e);
    return Object.entries(Dm).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Wm(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function H0(e) {
  return Object.entries(Dm).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var Um = N(jm(), 1);
import { globSync as q0, lstatSync as G0, readFileSync as J0 } from "node:fs";
function zm({ directories: e, marks: t }) {
  let n = (0, Um.createHash)("sha256");
  for (let r of e)
    for (let o of q0(t, { cwd: r }).sort()) {
      let i = A(r, o);
      n.update(JSON.stringify([r, o])), G0(i, { throwIfNoEntry: !1 })?.isFile() && n.update(J0(i));
    }
  return n.digest("hex");
}

// src/stores/transfer/limits.ts
var Hm = (e) => Math.min(24, 3 * e);
function qm(e) {
  return e * (1 + Math.random() / 4);
}
function Gm(e) {
  return Math.random() * Math.min(4e3, e);
}
var eo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Jm = {
  ...eo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, F2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, _2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

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
async function W2({ signal: e, late: t }, n) {
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

// src/stores/transfer/http-contract.ts
async function Km(e, t, n = []) {
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
}, gi = class extends K {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${Sc(n)}`, "resume");
  }
};
function Sc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Vm(Vm(n));
}
function Vm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var V0 = "the server fails or is overloaded; try again later", X0 = "the server does not support this request", to = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Xm = {
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
function q2(e, t) {
  if (e instanceof K) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Zm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Xm[r] ?? ["the connection failed", "retry"];
  return new K(`${Le(t)}: ${o} (${r})`, i);
}
function G2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Xm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new K(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Zm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new K(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function J2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new K(`${Le(t)}: ${n} (${e})`, "none");
}
async function Ym({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Zm(e, r);
  let o = await eP(n), [i, s] = Z0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? tP(t["retry-after"]) : 0;
  return new K(`${Le(r)}: ${i} (${a})`, s, c);
}
function Z0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Y0(n)}; use that as endpoint`, "none"] : e === 501 ? [X0, "none"] : e === 408 || e === 429 || e >= 500 ? [V0, "slow-down"] : ["it refuses the request", "none"];
}
function Y0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Q0 = 4096;
async function eP(e) {
  let t = [];
  return await Km(Q0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function tP(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as sP } from "node:timers/promises";
async function Qm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Gm(i * 2 ** (s - 1)), l = u.retryAfterMs && qm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await aP(Math.max(l, f), n);
    }
}
function Y2(e) {
  return e instanceof gi ? 2 : 1;
}
async function aP(e, t) {
  e > 0 && await sP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function ep(e) {
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
function tp(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function np(e) {
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
async function op(e, t) {
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
    onHead: (l, m) => rp(l) ? cP(l, m, e, t) : void 0
  });
  if (!rp(f)) throw await Ym(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var rp = ({ status: e }) => e === 200 || e === 206;
function cP(e, t, n, r) {
  let { url: o } = r.signed;
  lP(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (uP(e, n, r), r.queue.widen(n)) : fP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function uP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !ip(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function fP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!ip(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function ip(e, t) {
  return e === void 0 || e === String(t);
}
function lP({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function sp(e, t) {
  let n = pP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await dP(e, t);
    } catch (i) {
      if (i instanceof K && i.recover === "await-whole" && t.begun && await yi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Qm(n, o);
}
function pP(e, t) {
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
async function dP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => op(e, { ...t, signed: c, signal: f });
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
function ap(e) {
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
function cp(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function up({ start: e, end: t }, n) {
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
function fp(e, t, n) {
  let { memory: r = qn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Jm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => hP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* hP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = yP(t, n, s), c = wP(t, n), u = { ...gP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new K(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) sp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await yi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function yP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return up(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => cp(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function gP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: ep(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: np(i),
    hedge: ap(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Hm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function wP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = on(n, t - e), a = on(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Sc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function lp(e) {
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
function pp(e) {
  let t = SP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw wi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: vP(e("bucket")),
    prefix: kP(e("prefix")),
    region: xP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !bP(t) : n === "true",
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
function bP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function vP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw wi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var mp = 256;
function kP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= mp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${mp} in all`;
  throw wi("prefix", e, r);
}
function xP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw wi("region", e, "must be the name of a region, such as eu-west-1");
}
function SP(e) {
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
function wi(e, t, n) {
  return new T(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var sn = N(dp(), 1);
var hp = 32, PP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function gp(e) {
  let t = yp(e("signing-key")).map(EP), n = yp(e("verify-key")).map(OP);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key` or `verify-key` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(IP), ...n] };
  }
}
function FW(e) {
  return [e("signing-key"), e("verify-key")].some((t) => no(t).length > 0);
}
function wp(e) {
  return no(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function yp(e) {
  let t = no(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(PP))
    n.push(...no(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...no(t.slice(r))];
}
function no(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function EP(e) {
  if (e.startsWith("-----")) {
    let r = bp(e, "PRIVATE KEY", sn.createPrivateKey);
    if (r) return r;
    throw new T("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= hp) return (0, sn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${hp}: ${n}.`
  );
}
function OP(e) {
  let t = bp(e, "PUBLIC KEY", sn.createPublicKey);
  if (t) return t;
  throw new T(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function bp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function IP(e) {
  return e.type === "secret" ? e : (0, sn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function ro(e, t) {
  let n = Ke(e("save-always")), r = Be(e, "store", ["auto", "github", "s3", "local"]), o = pp(e);
  if (r === "s3" && o.bucket === "") throw new T("Input `bucket` is required with `store: s3`.");
  return {
    key: Ba(e, "key"),
    restoreKeys: bi(e("restore-keys")),
    paths: bi(Ba(e, "path")),
    crossOs: Ke(e("enableCrossOsArchive")),
    failOnMiss: Ke(e("fail-on-cache-miss")),
    lookupOnly: Ke(e("lookup-only")),
    store: r,
    localDir: AP(e("local-dir"), t),
    s3: o,
    stash: { ...RP(e("stash"), t), maxBytes: TP(e("stash-size")) },
    concurrency: An(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: MP(e("part-size")),
    mode: Be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Be(e, "ramdisk", ["off", "auto", "on"]),
    verify: Be(e, "verify", ["auto", "always"]),
    format: Be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : $P(e),
    jobStatus: e("job-status"),
    secrets: Be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ke(e("source-times")),
    compressionLevel: An(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Be(e, "summary", ["auto", "true", "false"]),
    rolling: lp(e),
    signing: gp(e)
  };
}
function $P(e) {
  let t = Be(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function bi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var BP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function vp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (BP[n] ?? Number.NaN);
}
function MP(e) {
  if (e === "") return 8 * 1048576;
  let t = vp(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new T(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function AP(e, t) {
  return e === "" ? A(t, "headstart") : Nr(kp("local-dir", e));
}
function kp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new T(`Input \`${e}\` is '${t}', and ${Ko}.`);
  return `${r}${n.slice(1)}`;
}
function RP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = kp("stash", e);
  if (Fa(r)) return { use: "on", dir: Nr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function TP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = vp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function xp(e, t) {
  let n = W(e), r = bi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new T(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Nr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as LO, realpathSync as DO, rmdirSync as WO, symlinkSync as Ji, utimesSync as jO, writeFileSync as UO } from "node:fs";
import { dirname as Ld, join as Nt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as CP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var FP = /[\u0080-\u00ff]/, _P = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!FP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return _P.decode(n);
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
  return CP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var Mp = N(Pp(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as NP, renameSync as LP, rmdirSync as DP } from "node:fs";
function me(e, t) {
  HP(
    () => LP(e, t),
    () => !Ep(t)
  );
}
function Gn(e, t) {
  let n = process.platform === "win32";
  n && WP(t);
  try {
    return me(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Ep(t)) return !1;
    throw r;
  }
}
function WP(e) {
  try {
    DP(e);
  } catch {
  }
}
function Ep(e) {
  return NP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var jP = ["EPERM", "EBUSY", "EACCES"], UP = 200, zP = new Int32Array(new SharedArrayBuffer(4));
function HP(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, UP)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && jP.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(zP, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Op = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function vi(e) {
  let t = e;
  return Op[e.do].map((n) => t[n]);
}
function Ec(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify($p(i, o))}
`).join("");
}
function Ip(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = qP(b(Jo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = _n(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return $p(a, r);
  });
}
function $p(e, t) {
  let n = vi(e), r = Op[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function qP(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => le(
    ae(),
    zr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = le(Re(), ic()), c = se({ mode: a, mtime: a });
  return mc("do", [
    se({ do: Fe("make"), path: o }),
    se({ do: Fe("move"), to: o, from: i, inode: s }),
    se({ do: Fe("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: Fe("stamp"), path: tn([Fe(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Jn = "journal", GP = Math.min(128 * 1024 * 1024, (0, Mp.getHeapStatistics)().heap_size_limit / 32);
function Ap(e, t) {
  Y.appendFileSync(A(t, Jn), Ec(e, t), { mode: 384 });
  for (let n of e) KP(n);
}
function Rp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && Ic(e.path, e.stamp);
}
function Oc(e) {
  Y.rmSync(A(e, Jn), { force: !0 });
}
function xi(e, t = () => !0) {
  let n = JP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? VP(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Ec(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${Jn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), me(s, A(e, Jn));
  } else Oc(e);
}
function oo(e) {
  return B(b(A(e, Jn))) !== void 0;
}
function JP(e) {
  if (!oo(e)) return [];
  let t = zn(A(e, Jn), GP);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Ip(t.toString(), e);
}
function KP(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") Ic(e.path, e.stamp);
  else
    try {
      e.do === "replace" && ki(e.to, e.aside), ki(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? YP(e.from, e.to) : t;
    }
}
function VP(e) {
  if (e.do === "make") XP(e.path);
  else if (e.do === "stamp") ZP(e.path, e.before);
  else if (e.do === "move") Bp(e);
  else if (B(e.aside)) {
    if (Bp(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    ki(e.aside, e.to);
  }
}
function Bp({ from: e, to: t, inode: n }) {
  !B(e) && Si(t) === n && ki(t, e);
}
function Si(e) {
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
function XP(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function ZP(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ic(e, t);
}
function Ic(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function YP(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function ki(e, t) {
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
var Tp = Promise.resolve();
function Kn(e) {
  let t = Tp.then(e);
  return Tp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as Rc, mkdtempSync as EE, readdirSync as Gp, realpathSync as Jp } from "node:fs";
import { basename as Kp, dirname as OE, join as Vp } from "node:path";

// src/files/staging.ts
import {
  chmodSync as mE,
  lstatSync as Dp,
  mkdtempSync as pE,
  readdirSync as Wp,
  rmdirSync as dE,
  rmSync as jp,
  statSync as hE,
  writeFileSync as yE
} from "node:fs";
import * as Bi from "node:fs/promises";
import { createServer as gE } from "node:net";
import { toNamespacedPath as wE } from "node:path";

// src/system/disk/local-socket.ts
var Fp = N(Cp(), 1);
import { once as QP } from "node:events";
import { closeSync as eE, lstatSync as tE, openSync as nE, statSync as rE, symlinkSync as oE, writeFileSync as iE } from "node:fs";
import { connect as sE } from "node:net";
import { tmpdir as aE } from "node:os";
import { join as Vn } from "node:path";
var Pi = process.platform === "win32";
function Ei(e, t, n) {
  let { path: r, close: o } = Pi ? fE() : _p(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Pi && n.listening && iE(Vn(e, t), Np(r, e), { mode: 384 }), n.listening;
}
async function Oi(e, t) {
  let n = Pi ? Lp(e, t) : _p(e, t);
  if (n)
    try {
      let r = sE(n.path);
      return r.on("error", () => {
      }), await QP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Bc(e, t) {
  return Pi ? Lp(e, t) !== void 0 : tE(Vn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function _p(e, t) {
  let n = Vn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = nE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => eE(o) };
  }
  let r = we(aE());
  return oE(e, Vn(r.dir, "d")), { path: Vn(r.dir, "d", t), close: r.remove };
}
var cE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, uE = 256;
function fE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Fp.randomUUID)()}`, close: () => {
  } };
}
function Np(e, t) {
  return `${e}
${rE(t, { bigint: !0 }).ino}
`;
}
function Lp(e, t) {
  let n = lE(Vn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return cE.test(r) && n === Np(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function lE(e) {
  try {
    return zn(e, uE)?.toString("latin1");
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
function Mi(e) {
  let { dir: t, sign: n } = Up(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      oo(t) || (Mc(t), n?.close());
    }
  };
}
function Mc(e) {
  if (B(b(e))) {
    for (let t of Wp(e)) t !== Ai && $i(A(e, t));
    $i(e);
  }
}
async function Ct({ base: e, literal: t }) {
  let n = bE(e);
  if (t === void 0) return n;
  let r = Dp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Dp(n).dev ? t : Bi.access(n, Bi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function bE(e) {
  let t = e;
  for (; !hE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
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
  return e.isDirectory() && di(e) && Pm(e);
}
function Yn(e) {
  return Bc(e, Ai);
}
var Ai = "alive", Ii = "born", vE = 10;
function Up(e, t = 1) {
  let n = pE(A(e, Xn));
  try {
    return { dir: n, sign: kE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === vE) throw r;
    return Up(e, t + 1);
  }
}
function kE(e) {
  let t = gE((o) => o.destroy()).unref(), [n, r] = [A(e, Ii), A(e, Ai)];
  if (!Ei(e, Ii, t)) {
    yE(r, "");
    return;
  }
  try {
    me(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function zp(e) {
  try {
    Bc(e, Ii) && jp(A(e, Ii)), dE(e);
  } catch {
  }
}
async function Ri(e) {
  if (!Yn(e)) return !1;
  try {
    let t = await Oi(e, Ai);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function $i(e) {
  let t = () => jp(wE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    Hp(b(e)), t();
  }
}
function Hp(e) {
  mE(g(e), 448);
  for (let t of Wp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Hp(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as xE } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : xE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: qp(c), flags: u.split(","), type: o, source: qp(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function qp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as SE, readlinkSync as PE } from "node:fs";
function Ac() {
  return PE("/proc/self/ns/pid").replace(/\D/g, "");
}
function Qn(e) {
  try {
    let t = SE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Tc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Ti(e) {
  let t = process.ppid || 1, n = Qn(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Ac()}-${t}-${n}-`;
  return EE(Vp(Jp(e), r));
}
function so({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Ci(e) {
  let t = b(e);
  return X().filter((n) => so(n) === t || F(n.point, t));
}
function Xp(e) {
  return !Rc(e, { throwIfNoEntry: !1 }) && Ci(e).length === 0;
}
function Zp(e) {
  let t = b(e);
  return X().findLastIndex((n) => so(n) === t);
}
function Yp(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && ao(n) ? n : void 0;
}
var er = "headstart-broker";
function Qp(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && so(n) === t);
}
function ed() {
  let e = (t) => ao(t) || t === er;
  return X().flatMap((t) => {
    let n = so(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Fi(e) {
  return Gp(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function ao(e) {
  return Tc.test(Kp(e));
}
var IE = 7200 * 60 * 1e3;
function $E(e) {
  let [, t, n = "", r] = Kp(e).match(Tc) ?? [];
  if (t === Ac()) return Qn(n) !== r;
  let o = Rc(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > IE;
}
function BE(e) {
  return e.type === "squashfs" ? OE(e.point) : so(e);
}
function td(e) {
  let t = X().flatMap((r) => BE(r) ?? []).map((r) => g(r).toString()).filter((r) => ao(r) && !AE(r)), n = process.platform === "linux" ? e.flatMap(ME).filter(Zn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter($E);
}
function ME(e) {
  try {
    return Gp(e).filter((n) => Tc.test(n)).map((n) => Vp(Jp(e), n));
  } catch {
    return [];
  }
}
function AE(e) {
  try {
    let t = Rc(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !io(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as oO, readlinkSync as iO, rmdirSync as sO, symlinkSync as aO } from "node:fs";
import { tmpdir as cO } from "node:os";
import { basename as uO, dirname as wd, join as bd } from "node:path";
import { setTimeout as fO } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as FE, rmdirSync as _E, unlinkSync as NE } from "node:fs";
import { dirname as sd, join as LE } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as RE, readdirSync as rd, readlinkSync as _i, symlinkSync as nd } from "node:fs";
import { dirname as TE, join as tr } from "node:path";
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
  let t = Yp(b(e));
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
  let t = rd(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => G.layer(r, c)), s = TE(_i(tr(e, G.layer(r, 0))));
    return { number: r, lowers: [G.pathLayer(r), ...i], mountRoot: s };
  });
}
function Ft(e, t = "target") {
  try {
    return rd(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => _i(tr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function od(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(CE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: tr(r, G.plain), inside: n };
}
function CE(e) {
  return RE(e).isSymbolicLink() ? _i(e, "latin1") : "";
}
function Ni() {
  return ed().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? Ft(n) : [e];
  });
}
function id(e, t, n, r) {
  let o = Fi(e);
  nd(g(t), tr(e, `target-${o}`)), nd(g(`${b(n)}/${r}`), tr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function ad(e) {
  let t = De(e), n = Ft(e, "made");
  for (let [r, o] of Ft(e).entries()) {
    B(o) && FE(g(o), LE(e, `left-${r}`));
    for (let i = sd(o); i !== t; i = sd(i))
      DE(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function DE(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && NE(g(e)), t && n?.isDirectory() && Z(e).length === 0 && _E(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as fd,
  closeSync as ld,
  lstatSync as pd,
  openSync as md,
  readdirSync as HE,
  readFileSync as qE,
  readlinkSync as GE,
  renameSync as Fc,
  statfsSync as JE,
  symlinkSync as KE
} from "node:fs";
import { join as cn } from "node:path";

// src/mounts/overlay-marks.ts
var Li = 512, [WE, jE, UE] = [124, 136, 156];
function Cc(e, t, n) {
  return ud(e, t, ["redirect", "opaque"], n);
}
function cd(e, t, n) {
  return ud(e, t, ["redirect"], n);
}
async function ud(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...zE(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* zE(e, t) {
  let n = !1;
  for (let r = 0; r + Li <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + WE, r + jE), 8), i = r + Li, s = String.fromCharCode(e[r + UE]);
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
async function dd(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || an(g(o).toString()) !== e) return;
  let i = Ft(e), a = (await t.changedIn(G.plain, G.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => F(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = cn(e, G.plain), f = await cd(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => ZE(e, `${o}/${h}`, d, r));
  let p = JE(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && XE(`${b(u)}/${h}`, w, p) && await m(y, () => YE(y));
}
var VE = 512;
function XE(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * VE > r) return !1;
  let o = g(e);
  try {
    return n > r || qE(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && pd(o).uid === process.geteuid?.();
  }
}
var _c = (e) => `moved-${e}`;
async function ZE(e, t, n, r) {
  KE(g(t), cn(e, _c(n)));
  let o = `part-${n}`;
  await rn("cp", ["-a", "--", `${_c(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Fc(cn(e, o), cn(e, `copy-${n}`));
}
function YE(e) {
  let t = g(e);
  try {
    ld(md(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = pd(t);
    fd(t, r | 128), ld(md(t, "r+")), fd(t, r & 4095);
  }
}
function hd(e) {
  let t = HE(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = GE(cn(e, _c(Number(n))), "latin1");
    B(r) && Fc(g(r), cn(e, `left-moved-${n}`)), Fc(cn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as QE, readdirSync as eO, readFileSync as tO } from "node:fs";
async function yd(e, t, n) {
  let o = eO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!(!F(f, s) || !nO(f)))
      return `the process ${rO(c)} (${c}) ${u === "cwd" ? "works" : "has a directory open"} in it`;
  }
}
function nO(e) {
  return QE(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function rO(e) {
  try {
    return tO(`/proc/${e}/comm`, "utf8").trim();
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
var gd = 10, lO = 300;
async function nr(e, { rights: t, warn: n }) {
  if (!ao(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await dd(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Ci(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await Di(() => Nc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Nc(s.reverse(), { rights: t, warn: n, attempts: gd, signal: r });
  if (!Zn(e)) return;
  mO(e), hd(e), ad(e);
  let u = Ci(e);
  if (!u.every(i) || (await Nc(u, { rights: t, warn: n, attempts: gd, signal: r }), c && u.length === 0)) return;
  let f = { cwd: wd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", uO(e)], f);
}
async function Nc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await fO(lO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Wi(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Wi(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function mO(e) {
  let t = (n) => iO(bd(e, n), "latin1");
  for (let n of pO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = wd(o))
        sO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function pO(e) {
  try {
    return oO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Wi(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = En(i, we(cO()));
    aO(g(e), bd(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    On(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as dO, constants as hO, realpathSync as yO } from "node:fs";
import { dirname as Lc } from "node:path";
var gO = ["ext4", "xfs", "btrfs", "tmpfs"];
async function vd(e, { root: t, protectedDirs: n, rights: r, signal: o }) {
  let i = b(e), s = X().filter(({ point: l, source: m }) => F(l, i) && m !== t), [a] = s.filter(({ point: l, source: m }) => !(l === i && m === t));
  if (a) throw new Error(`something is mounted at ${g(a.point)}`);
  let c = n.find((l) => F(yO(l), e));
  if (c !== void 0) throw new Error(`the workspace holds ${c}`);
  let { type: u } = Dc(e);
  if (!gO.includes(u))
    throw new Error(`the workspace is on ${u}, which an overlay cannot write to`);
  try {
    dO(Lc(e), hO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Lc(e)}`);
  }
  let f = await yd(e, r, o);
  if (f !== void 0) throw new Error(f);
}
function Dc(e) {
  let t = b(Lc(e));
  return X().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function kd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as SO, readdirSync as Id, rmSync as PO } from "node:fs";
import { join as $d } from "node:path";

// src/mounts/layers.ts
var Od = N(Sd(), 1);
import { existsSync as wO, mkdirSync as Wc, readFileSync as Pd, writeFileSync as bO } from "node:fs";
import { release as vO } from "node:os";
import { join as ji } from "node:path";
function rr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Wc(ji(e, f)), await _t(i ?? kO(xO()), async (l) => {
      await s(f, "squashfs", Ed(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Wc(ji(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => `image ${f[h]} squashfs ${Ed(d, m)} 0 0
`);
    bO(ji(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...f);
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
      return Wc(ji(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function Ed({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function _t(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await _t(r, t);
  }
}
function kO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function xO() {
  let e = `/boot/config-${vO()}`;
  try {
    return wO(e) ? Pd(e, "latin1") : (0, Od.gunzipSync)(Pd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var EO = 250;
async function Ui(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: u }) => u).join(":");
  if (a.length > EO) throw new Error("the job has too many layers");
  let c = OO(i, o);
  await Di(async () => {
    if (an(i) === e && await n.run("umount", ["-i", "--", G.workspace], s), t.length === 0) return;
    let u = `work-${Id(e).filter((l) => l.startsWith("work-")).length}`;
    SO($d(e, u));
    let f = `lowerdir=${a},upperdir=${G.workspace},workdir=${u}`;
    await _t(["volatile,", ""], (l) => {
      let m = `${l}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${f}`;
      return n.run(
        "mount",
        ["-i", "-n", "-t", "overlay", "-o", m, "--", e, G.workspace],
        s
      );
    });
  });
}
function OO(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Dc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Bd(e, t, n) {
  let r = an(t);
  if (r === void 0) return;
  let o = co(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await nr(r, { rights: n, warn: () => {
    } });
    await Ui(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) zi(r, s);
  }
}
function zi(e, { number: t, lowers: [, ...n] }) {
  let r = Id(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) PO($d(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as jc, lstatSync as Ad, mkdirSync as Uc, renameSync as Md, rmdirSync as IO, rmSync as $O, statSync as BO, utimesSync as MO } from "node:fs";
import { dirname as AO, join as Hi } from "node:path";
var RO = 4e3, uo = ".headstart-aside", qi = ".headstart-placed";
async function Rd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) Uc(Hi(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await _t(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(Hi(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = BO(Hi(n, r[0]));
  try {
    TO(l, i);
    for (let [y, { source: w }] of e.entries())
      zc(`${l}/${w === "" ? uo : `${uo}/${w}`}`, `${l}/${qi}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(Hi(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    Uc(g(AO(P)), { recursive: !0 }), zc(`${h}/${qi}/${y}`, P), w === "" && (jc(g(P), m & 511), MO(g(P), p / 1e3, d / 1e3));
  }
  $O(g(`${h}/${uo}`), { recursive: !0, force: !0 }), IO(g(`${h}/${qi}`));
}
function TO(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > RO) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => CO(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [uo, qi]) Uc(g(`${e}/${i}`));
  for (let i of n) zc(`${e}/${i}`, `${e}/${uo}/${i}`);
}
function CO(e) {
  let t = Ad(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function zc(e, t) {
  try {
    Md(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Ad(g(e));
    jc(g(e), r | 128), Md(g(e), g(t)), jc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as Td } from "node:fs";
import { lstat as Hc, readdir as FO } from "node:fs/promises";
import { dirname as _O } from "node:path";
var Cd = 16;
async function Fd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Hc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await FO(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Cd)
      throw new Error(`'${e.text}' names more than ${Cd} directories`);
  };
  return await Hc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Gi({ sources: e, target: t }, { base: n }, r) {
  if ((await Hc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = _O(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  qc(t, r);
}
function qc(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = Td(g(e), "latin1");
  if (t.some((i) => F(Td(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...Ni()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function _d(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await NO(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function NO({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Gi(f, e, o), kd(f.target, s);
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
async function Gc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Kn(() => zO(e, n, r)).catch((i) => r(i, o)), t;
}
async function zO(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = DO(t), a = an(s), c = e.flatMap((m) => m.protectedDirs);
  await vd(s, { root: a, protectedDirs: c, rights: n, signal: r });
  let u = a === void 0 ? [] : Ft(a).map((m) => m.slice(b(s).length + 1)), f = await _d(e, u, i);
  if (f.length === 0) return;
  let l = a ?? Ti(Ld(s));
  a === void 0 && o(l);
  try {
    a === void 0 && await HO(l, s, { rights: n, signal: r });
    let m = u.map((p) => p.split("/", 1)[0]);
    await GO(l, f, { real: s, reserved: m, refuse: i });
  } finally {
    co(l).length === 0 && await nr(l, { rights: n, warn: () => {
    } });
  }
}
async function HO(e, t, { rights: n, signal: r }) {
  Ji(t, Nt(e, G.workspace));
  let o = Date.now() / 1e3 - qO;
  UO(Nt(e, G.since), ""), jO(Nt(e, G.since), o, o), LO(Nt(e, G.plain));
  let i = ["-i", "-n", "--make-private", "-o", "bind,ro", "--", G.workspace, G.plain];
  await n.run("mount", i, { cwd: e, signal: r });
}
var qO = 2;
async function GO(e, t, { real: n, reserved: r, refuse: o }) {
  let i = co(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await JO(e, a++, p, r) });
    } catch (d) {
      o(d, Nd(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) KO(e, n, p, d);
    await Ui(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) VO(p);
  } catch (p) {
    for (let { addition: d } of s) zi(e, d);
    await Ui(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }), o(
      p,
      s.flatMap(({ image: d }) => Nd(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      id(p.request.dir, d, Nt(e, G.plain), h);
}
async function JO(e, t, n, r) {
  let { layers: o, places: i, request: s } = n, { rights: a, signal: c } = s, [u, f] = [
    G.pathLayer(t),
    o.map((m, p) => G.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: s.dir };
  for (let [m, p] of o.entries()) Ji(p, Nt(e, f[m]));
  try {
    return await Rd(i, { dir: e, layers: f, name: u, reserved: r, rights: a, signal: c }), l;
  } catch (m) {
    throw zi(e, l), m;
  }
}
function KO(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ji(g(a), Nt(e, G.target(r, o)));
    let [c] = gt(Ld(a));
    c !== void 0 && Ji(g(c), Nt(e, G.made(r, o))), B(s) && WO(g(s));
  }
}
function VO({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Nd({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Lt = N(Dd(), 1);
var Kc = 9;
function Vc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Wd(e, t, n) {
  let r = Buffer.alloc(Kc);
  r.writeUInt8(Vc(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Ud(r, e, t), i = n.type === "secret" ? zd(o, n) : (0, Lt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function jd(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ce("has no signature");
  let o = r.filter((c) => Vc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Vc(u).name))].join(" and ");
    throw new Ce(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Kc), e.subarray(Kc)];
  if (!n.some((c) => {
    let u = Ud(i, t, c);
    return o.some((f) => XO(u, s, f));
  }))
    throw new Ce(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Ud(e, t, { repository: n, scope: r, version: o }) {
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
function XO(e, t, n) {
  if (n.type !== "secret") return (0, Lt.verify)(null, e, n, t);
  let r = zd(e, n);
  return t.length === r.length && (0, Lt.timingSafeEqual)(t, r);
}
function zd(e, t) {
  return (0, Lt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var un = class extends Error {
};
un.prototype.name = "InvalidTokenError";
function ZO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function YO(e) {
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
    return ZO(t);
  } catch {
    return atob(t);
  }
}
function Hd(e, t) {
  if (typeof e != "string")
    throw new un("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new un(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = YO(r);
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
var Gd = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]), qd = `GitHub lets these events save a branch's caches: ${[...Gd].join(", ")}; a pull request saves its own. Save from one of them.`;
function be(e) {
  let t = eI(e.token) ?? tI(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${qd}`), QO(t.write) && !Gd.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${qd}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function QO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function eI(e) {
  try {
    let { ac: t } = Hd(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Jd([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function tI(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Jd([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Jd(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function Kd() {
  for (let e of wp(W("signing-key"))) ii(e);
}
function Vd({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Wd(r, t, n));
}
var nI = 1440 * 60 * 1e3;
async function Ki(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Yr(r);
  let o = Ae(), i = e.scope === void 0 ? be(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await Yr(r, (f, l) => {
      let m = jd(f, l, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - m.getTime() > nI)
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
async function Vi(e) {
  let t = await Xd() ?? await rI(e);
  return oI(t), t;
}
async function Xi(e) {
  let t = await Xd();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Yi(c, i), { name: n, inputs: c };
  });
}
async function Xd() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new T(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-AVAT6JSC.js");
  return n(e);
}
async function rI(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-CGNOM73N.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function oI(e) {
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
  Kd();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Yi(e, { ...o }) : "none";
}
function Yi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var iI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Qi({ inputs: e }) {
  return e.size > 0 && sI([...e.keys()]), ro(W, Ur());
}
function sI(e) {
  let t = new Set(iI);
  ro((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Ur());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new T(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${tl(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Xc(e, t) {
  try {
    return await Tn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as FR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as su } from "node:path";

// src/formats/squashfs/receive.ts
import { open as Ah, rm as o$ } from "node:fs/promises";
import { dirname as i$, join as s$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as aI } from "node:fs";
async function es(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += Zd(i, o, t);
  }
  return r;
}
function ts(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Zd(aI(e, r, o, t - o, n + o), o, t);
  return r;
}
function Zd(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Yd(e) {
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
var xh = N(eh(), 1);
import { closeSync as kh, constants as bh, fstatSync as II, openSync as $I } from "node:fs";
import { setImmediate as BI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var oh = N(nh(), 1);
var pe = 8192, Yc = 256;
function ns(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Yc * pe)), { unpacked: f, starts: l, length: m } = cI(u, i + u.length === n);
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
async function rs(e, t, n) {
  let r = Math.ceil(n / pe), o = await e(t, t + r * Zc);
  if (o.length !== r * Zc) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Zc))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: ns(e, s, t, i), start: s };
}
var Zc = 8;
function cI(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Yc && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & rh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > rh ? a : uI(a), u = t && s === e.length;
    if (c.length !== pe && !(u && c.length > 0 && c.length < pe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Yc)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var rh = 32767;
function uI(e) {
  try {
    return (0, oh.zstdDecompressSync)(e, { maxOutputLength: pe, chunkSize: pe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var fo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function sh(e) {
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
var [fI, lI, mI] = [12, 12, 8], pI = 256, dI = 256, [ih, hI] = [46, 47];
async function ah({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await yI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % pe) !== y)
      throw Qc();
    let v = s.take(lI), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > dI) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let V = s.ahead();
      V && await V;
      let Q = s.take(mI), { bytes: oe } = s, Jt = I + oe.readInt16LE(Q + 2), Kt = oe.readUInt16LE(Q + 4);
      a.name(Jt, Kt, E + oe.readUInt16LE(Q));
      let Vt = ch(oe.readUInt16LE(Q + 6)), Xf = s.take(Vt), Fr = oe.subarray(Xf, Xf + Vt);
      if (gI(Fr, d), w && R === P && !Fr.equals(w.name)) throw Qc();
      d = Fr, Kt === fo.whiteout ? c.add(e, Fr) : Kt === fo.directory && c.addBelow(e, Fr, Jt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Qc();
  return m;
}
async function yI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(fI), { bytes: o } = e, i = ch(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Qc() {
  return C("the index of a directory leads elsewhere");
}
function ch(e) {
  if (e >= pI) throw C("a name is too long");
  return e + 1;
}
function gI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === hI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === ih && (e.length === 1 || e.length === 2 && e[1] === ih))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var We = 96, uh = 6, fh = { noXattrs: 512, others: 1088 }, lh = 0xffffffffffffffffn, wI = 1 << 24;
function or(e, t) {
  if (e.length < We || e.toString("latin1", 0, 4) !== "hsqs")
    throw mh("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [We, f, l, m, p, h, t], w = (n(24) ^ fh.noXattrs) & ~fh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === uh, `its compression is number ${n(20)} instead of ${uh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === lh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === lh, "it has a table for exporting by NFS"],
    [s > 0 && s <= wI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw mh(E[1]);
  return i;
}
function mh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var ph = 16, bI = 4, eu = 1 << 24, os = eu - 1;
async function dh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = kI(o + i), { starts: a, words: c, start: u } = await vI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & os;
    if (p > (eu | os) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & eu ? d : e.unpackedBytes?.(m, d, r);
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
        let R = y.bytes.readUInt32LE(y.take(bI));
        if (R === 0) continue;
        let V = e.pause?.();
        V && await V;
        let Q = Math.min(r, v - E);
        if ((l(P.end, R) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += R & os, P.hash = Math.imul(P.hash, 31) + R | 0;
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
async function vI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await rs(e, n, t * ph);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(ph);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function kI(e) {
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
var is = (e) => (t, n) => t.readUInt16LE(n + e), Pe = (e) => (t, n) => t.readUInt32LE(n + e), hh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), xI = {
  1: { kind: "directory", length: 16, start: Pe(0), bytes: is(8), offset: is(10) },
  2: { kind: "file", length: 16, start: Pe(0), fragment: Pe(4), offset: Pe(8), bytes: Pe(12) },
  3: { kind: "link", length: 8, bytes: Pe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Pe(4) },
  8: { kind: "directory", length: 24, bytes: Pe(4), start: Pe(8), indexed: is(16), offset: is(18), attributes: Pe(20) },
  9: { kind: "file", length: 40, start: hh(0), bytes: hh(8), fragment: Pe(28), offset: Pe(32), attributes: Pe(36) }
}, ss = 4294967295, SI = 16, PI = 4095, EI = 3;
function gh(e) {
  let t = e.take(SI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = xI[n.readUInt16LE(t)];
  if (!r) throw yh();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw yh();
  if (s(r.attributes, ss) !== ss) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? EI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > PI) throw C("a link is too long");
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
function yh() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var as = 2 ** 20, OI = 4096;
function wh() {
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
          if (c.length > OI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function MI(e) {
  let t = or(await e.read(0, We), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await AI(e, t.idTable, i);
  let a = await dh(e, t), c = ns(e.read, n, r), u = ns(e.read, r, a.start), f = sh(o), l = wh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = gh(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await ah(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var vh = 4;
async function AI(e, t, n) {
  let { table: r } = await rs(e.read, t, n * vh);
  await r.ahead(), r.take(n * vh), r.end();
}
function cs({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function RI(e) {
  let t = $I(e, bh.O_RDONLY | (bh.O_NONBLOCK ?? 0));
  if (II(t).isFile()) return t;
  throw kh(t), new Error(`${e} is no file any more`);
}
async function ir(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = RI(e), a = (p, d) => ts(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => _I(a(p, Sh)) ?? 0,
    contents(p, d, h) {
      let y = TI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await BI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < CI ? void 0 : f();
  try {
    return await MI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    kh(s);
  }
}
function TI(e, t) {
  try {
    return (0, xh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var CI = 64 * 1024 * 1024, FI = 4247762216, Sh = 18;
function _I(e) {
  if (e.length < Sh || e.readUInt32LE(0) !== FI) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as zI } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as Ph } from "node:fs/promises";
var NI = 1e4, LI = 5, DI = 1024, WI = 500;
function sr() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([UI(r), tu(r)]);
    if (o <= NI + t * LI + i / DI) return;
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
      let i = setInterval(n, WI, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var jI = 10;
async function UI(e) {
  let t = await Ph(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * jI;
}
async function tu(e) {
  let t = await Ph(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var Eh = 64 * 1024 * 1024, HI = 0.1, qI = 8 * 1024, GI = 8, JI = 25;
function fn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + HI) + e * qI;
}
function Dt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = zI(e), o = Eh + GI * n * r, i = Eh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await tu(c)), JI), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var KI = 32;
function ar(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw lo();
  let a = r.map((u, f) => ({ ...Oh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw lo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= KI) throw lo();
    return { ...Oh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw lo();
  return c;
}
function Oh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: fn(e) };
}
function lo() {
  return new In("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ls = N($h(), 1);
import { open as VI } from "node:fs/promises";
var us = 64 * 1024 * 1024, XI = us + us / 128, ZI = 4096, YI = 255, [fs, Bh, QI] = [0, 46, 47];
function Mh(e) {
  let t = Buffer.from(e.map(e$).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > us || n > as)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ls.zstdCompressSync)(t), bytes: t.length };
}
function e$(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ms(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > XI) throw ln("it is too long");
  await n?.(o, o + i);
  let a = await VI(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = nu(await es(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw ln(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function nu(e, t) {
  let n = t$(e), { starts: r, counts: o, end: i } = n$(n, t);
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
function t$(e) {
  try {
    let t = { maxOutputLength: us, info: !0 }, { buffer: n, engine: r } = (0, ls.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw ln(S(t));
  }
  throw ln("something follows it");
}
function n$(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== fs; a++) o = r$(e, o) + 1;
    if (r.push(a), i += a, i > as) throw ln("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function r$(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== fs && e[n] !== QI; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Bh && e[n - 1] === Bh;
    if (n === e.length || i === 0 || i > YI || n - t > ZI || s)
      throw ln("it has a name that is none");
    r = e[n] === fs;
  }
  return n - 1;
}
function ln(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function cr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = ar(e, t), c = s$(s, "image"), u = !1, f = async (p) => {
    await a$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await o$(c, { force: !0 }), await u$(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await ru(c, a) : u || await Rh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function a$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Yd(U({ segments: r })), c = Rh(n, r, { signal: o, until: s }), u = !1;
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
var c$ = 32 * 1024 * 1024;
async function u$(e, { length: t, isMounted: n }, r) {
  let o = await Ah(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Hn(o, i$(e), [u], f), s -= u.length, a += u.length, n && (a >= c$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function ru(e, t) {
  let n = await Ah(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      or(await es(n, Math.min(o, We), r), o);
  } finally {
    await n.close();
  }
}
async function Rh(e, t, n = {}) {
  let r = await ms(e, t, n), o = 0;
  for (let i of t.filter(ou)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await ir(e, i, "tables", n);
    cs(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function ou({ kind: e }) {
  return e === "image" || e === "delta";
}
async function tH(e, { offset: t }) {
  return t + Number((await e(t, t + We)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Th(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function sH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new K(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: tp(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => fp(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as f$, rmSync as l$, writeFileSync as m$ } from "node:fs";
import { join as ps } from "node:path";
import { setTimeout as p$ } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var _h = N(Fh(), 1);
function Nh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Lh(e) {
  let t = (0, _h.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Dh = "server", d$ = 6e4;
function Wh() {
  let e = ps(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = wm({ path: process.execPath, args: [e] }), i = Lh(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(d$)]);
      c.addEventListener("abort", o);
      try {
        m$(ps(s.dir, Dh), `${t} ${Qn(t)}`), n.write(Nh(s));
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
var iu = 5e3;
async function mo(e, t) {
  let n = AbortSignal.timeout(iu);
  for (let { point: s } of Qp(e))
    await Wi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ps(e, Dh);
  if (!f$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(jh(r)) ?? [];
  return o && await h$(Number(o), i), l$(r, { recursive: !0, force: !0 }), y$(e) ?? "killed";
}
async function h$(e, t) {
  let n = performance.now();
  for (; Qn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * iu) return;
    r > iu && w$(e), await p$(4);
  }
}
function y$(e) {
  try {
    return JSON.parse(jh(ps(e, mn.report)));
  } catch {
    return;
  }
}
var g$ = 64 * 1024;
function jh(e) {
  return zn(e, g$)?.toString() ?? "";
}
function w$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Uh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Wh() : void 0;
}
async function zh({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Th(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: oc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await mo(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = su(o, mn.image);
  return await ru(u, n), { path: u, images: n };
}
async function po(e, t, n) {
  let r = await mo(e, t);
  return await n?.(r, t), await nr(e, { rights: t, warn: D }), r;
}
function Hh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function qh(e, t) {
  if (!e) return su(t, mn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return b$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? su(t, mn.blocks) : void 0;
}
function b$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as $$, readFileSync as B$ } from "node:fs";
import { join as M$ } from "node:path";

// src/system/pipeline.ts
var Kh = N(Jh(), 1);
import { once as v$ } from "node:events";
import { readFileSync as k$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = P$(c ? a : x$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: E$(o, n)
  };
}
var au;
function x$(e) {
  au ??= { path: S$() };
  let { path: t, args: n } = e;
  return au.path ? { ...e, path: au.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function S$() {
  let e = ft("setpriv");
  return e && k$(e).includes("pdeathsig") ? e : void 0;
}
async function Vh(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function P$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, Kh.spawn)(e.path, e.args, { ...t, env: e.env ?? lt() });
  } finally {
    process.umask(n);
  }
}
async function E$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await I$(s, { mayEcho: s !== e.at(-1) });
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
var O$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function I$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-wc);
  });
  let [o, i] = await v$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || O$.test(r.trim()))))
    throw Wn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function ur(e) {
  if (process.geteuid?.() === 0) return A$() ? Xh((r) => r) : void 0;
  let t = cu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: cu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Xh(n);
}
function Xh(e) {
  let t = (n, r) => {
    let o = cu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await Vh(t(n, r), o);
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
function cu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => M$(n, e)).find((n) => $$(n));
}
function A$() {
  let [, e = "0"] = B$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Ee = _e(ae()), R$ = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Ee,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), T$ = se({
  socket: ve,
  mounts: ut(R$)
}), C$ = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ee
}), F$ = se({
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
}), _$ = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Ee,
  /** The preset's working directory, relative to the workspace. */
  directory: Ee,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: _e(tn([Fe("none"), ai(ve, ve)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ee,
  /** Why post must not save the cache. */
  unsaved: Ee,
  /** The tree that the install command made, and its packages at that time. */
  installed: _e(se({ directories: ut(ve), marks: ut(ve), digest: ve })),
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
  brokered: _e(T$),
  mounted: _e(F$),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: _e(uc()),
  restored: _e(C$)
}), N$ = ai(ve, _$), Zh = "headstart";
function ds(e) {
  Jl(Zh, JSON.stringify(e));
}
function hs() {
  let e = Kl(Zh);
  if (e === "") return;
  let t = JSON.parse(e), n = _n(N$, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function uu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var L$ = 10;
async function Yh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - L$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var ng = N(Qh(), 1);

// src/formats/naming.ts
function lu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ys(e, t) {
  let n = lu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Go([...r, Ln, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as iB } from "node:events";
import { setImmediate as sB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as D$ } from "node:fs";
import { join as W$ } from "node:path";
function lr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) D$(o, W$(t, String(r)));
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
function gs(e, t) {
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
var pu = ["-b", "2048"], ry = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], oy = ["-x", "-f", "-", "--ignore-zeros", ...pu, "--no-same-owner"], ey = [...oy, "--no-same-permissions"], ty = [...oy, "-p"], ny = "--warning=no-unknown-keyword", mu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], iy = {
  gnu: {
    create: [...sy(""), "-P", "--sparse", ...pu, ...ry],
    extract: [...ey, ny],
    skeleton: [...ty, ny]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...pu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...mu,
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
    extract: [...ey, ...mu],
    skeleton: [...ty, ...mu]
  }
};
function sy(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function mr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: iy[e.dialect][t] };
}
function ay({ path: e, dialect: t }) {
  return { path: e, args: iy[t].skeleton, keepsMask: !0 };
}
function ws({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...sy(",delete=mtime"), ...t, ...n, ...ry] };
}

// src/formats/actions-cache/compression.ts
var rt = N(uy(), 1);
import { pipeline as ky, Readable as xy } from "node:stream";
import { pipeline as tB } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as gy } from "node:os";
import { extname as q$, join as G$ } from "node:path";
import { Readable as wy, Writable as J$ } from "node:stream";
import { Worker as K$ } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var pr = N(ly(), 1);
import { once as j$ } from "node:events";
var wt = 4 * 1024 * 1024;
async function my(e, t) {
  let n = (0, pr.createZstdCompress)({ ...U$(e, t), flush: pr.constants.ZSTD_e_end });
  try {
    return n.write(e), await j$(n, "readable"), z$(n.read());
  } finally {
    n.destroy();
  }
}
var QH = 33 * 1024 * 1024;
function U$({ length: e }, t) {
  return { params: { [pr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: H$(e) };
}
function z$({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function H$(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function py(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function dy({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function du({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function hy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) du(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = yu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: wy.from(V$(r)), ended: o.finally(n.close) };
}
async function* V$(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var hu = Math.min(gy(), 2), ho = Math.min(gy(), 4);
function yu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: Z$(), owner: ++n };
      t ??= py(ho + 1, wt, ho + 2 - hu);
      let { ended: s, ...a } = Y$(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var X$ = G$(import.meta.dirname, `tar-thread${q$(import.meta.filename)}`), yy = 1024 * 1024;
function Z$() {
  return new K$(X$, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function Y$(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new J$({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > yy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new wy({ objectMode: !0, read() {
  } }), p = eB(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > yy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(Q$(d));
    else {
      let { slab: h, filled: y } = d, w = dy(s, h).subarray(0, y);
      l.push({ content: w, release: () => du(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function Q$({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function eB({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), hy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Sy(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? nB(n) : (0, rt.createGzip)();
  return ky(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function nB(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = rt.constants, r = { [t]: e, [n]: 1 };
  return (0, rt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var gu = Buffer.from([40, 181, 47, 253]), by = Buffer.from([31, 139]);
async function* Py(e, t, n) {
  let [r, o] = await rB(e);
  if (r.subarray(0, by.length).equals(by)) yield* vy((0, rt.createGunzip)(), o);
  else if (r.subarray(0, gu.length).equals(gu)) t ? yield* oB({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* vy((0, rt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function rB(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < gu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* vy(e, t) {
  ky(xy.from(t), e, () => {
  }), yield* e;
}
async function* oB(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Wt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = tB(xy.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Ey(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Sy(mr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = cB(a, { ...e, signal: s.signal }, f).catch(i), m = pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var aB = 256;
async function cB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = uB(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < aB || (e.write(c.join(""), "latin1") || await iB(e, "drain", { signal: o }), c = [], await sB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function uB(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var eg = N(Iy(), 1);
import { linkSync as tM, mkdirSync as nM } from "node:fs";
import { availableParallelism as rM } from "node:os";
import { dirname as oM, join as iM } from "node:path";

// src/formats/tar-archives/tar-records.ts
var de = 512, ot = Buffer.alloc(2 * de);
function Oe(e) {
  return (de - e % de) % de;
}
function By(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: bs(r) } : t === "K" ? { ...e, target: bs(r) } : t === "g" ? e : { ...e, ...lB(new Map(fB(r))) };
}
function bs(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* fB(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function lB(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number($y(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = $y(t("GNU.sparse.realsize"))), n;
}
function $y(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var mB = 2, My = 20;
function Ay(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, My + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= My) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / de + mB) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var pB = 1024 * 1024;
function hr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = By(n, f, l), i = Oe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = dB(f);
    if ("xgLK".includes(l)) {
      if (m.size > pB) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: gB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Ay(d.size), o = d.size, i = Oe(d.size), d;
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
function dB(e) {
  if (vs(e, 148, 8) !== hB(e)) throw new k("its archive is damaged");
  let t = dr(e, 0, 100), n = dr(e, 257, 6) === "ustar" ? dr(e, 345, 155) : "";
  return {
    type: dr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: dr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: vs(e, 100, 8) & 511,
      mtime: String(vs(e, 136, 12)),
      size: vs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function hB(e) {
  let t = 256;
  for (let n = 0; n < de; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function dr(e, t, n) {
  return bs(e.toString("latin1", t, t + n));
}
function vs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = dr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var yB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function gB(e, t) {
  let n = yB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as kB, existsSync as xB, mkdirSync as Ry, readdirSync as SB, rmSync as PB } from "node:fs";
import { join as xs } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as wB } from "node:fs";
function wu(e, t, n) {
  if (!Gn(g(e), g(t))) {
    Z(t).length < Z(e).length && bB(e, t, n);
    for (let r of Z(e)) wu(`${e}/${r}`, `${t}/${r}`, n);
    wB(g(e));
  }
}
function bB(e, t, n) {
  me(g(e), n), me(g(t), g(e)), me(n, g(t));
}

// src/formats/tar-archives/sink.ts
function bu({ write: e, ...t }) {
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
var vB = 32 * 1024 * 1024;
async function ks(e, t) {
  for (; e.pending > vB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Ss({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => xs(n, `worker-${I}`)), m = l.map((E) => {
    Ry(E);
    let I = t(mr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => vu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = EB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = xs(n, "tree");
  Ry(v);
  for (let E of l) wu(b(E), b(v), xs(n, "aside"));
  let P = w ? o() - vu(b(v)) : 0;
  if (P > o() - y)
    throw PB(v, { recursive: !0 }), new Mn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function EB(e) {
  return process.platform === "darwin" || xB(xs(e, "WORKER-0"));
}
function vu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of SB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += vu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return kB(g(e), t), n;
}
var OB = 1024 * 1024;
async function Ty(e, t, n) {
  let r = [];
  for (let s of t) $B(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of MB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await BB(n), i.allow({ bytes: fn(s), files: s.files })), i.write(a, () => e.release?.(a)), await ks(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var IB = 1024 * 1024;
function $B(e) {
  let t = 2 + fn(e) / IB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function BB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= OB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* MB(e, t) {
  let n = AB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* AB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Cy = /[\u0080-\u00ff]/, Ps = 100, ku = 8589934591, RB = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function gr(e) {
  let t = Buffer.allocUnsafe(yo(e));
  return t.subarray(0, xu(t, 0, e));
}
function yo({ name: e, target: t }) {
  return 4 * de + 2 * (e.length + t.length);
}
function xu(e, t, n, r = !1) {
  let o = CB(n, r), i = t;
  if (o !== "") {
    i += TB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Oe(o.length);
    e.fill(0, i, s), i = s;
  }
  return _y(e, i, n, RB[n.kind]), i + de;
}
var Fy = /* @__PURE__ */ new Map();
function TB(e) {
  let t = Fy.get(e);
  if (t) return t;
  let n = Buffer.alloc(de);
  return _y(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Fy.set(e, n), n;
}
function CB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Cy.test(e) || Cy.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > Ps ? vt("path", e) : "", u = s || t.length > Ps ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > ku ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + FB(e, o);
}
function FB(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var _B = NB();
function NB() {
  let e = Buffer.alloc(de);
  return yr(e, 108, 7, 0), yr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function _y(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  _B.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), ku);
  e.write(n, t, Ps, "latin1"), yr(e, t + 100, 7, o), yr(e, t + 124, 11, Math.min(s, ku)), yr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Ps, "latin1");
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
import { Readable as LB } from "node:stream";
import { pipeline as DB } from "node:stream/promises";

// src/files/member-paths.ts
function Es(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Ny(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Os(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Es(n) } : ay(t);
  await Dy(o, e, r), t.dialect === "bsd" && await Dy(o, WB(e), r);
}
async function* WB(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var Ly = 256;
async function Dy(e, t, n) {
  let r = new AbortController(), o = sr(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += Ly)
          yield Buffer.concat(m.slice(p, p + Ly).map(gr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield ot;
  }
  let l = DB(LB.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as UB } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var zy = N(jy(), 1);

// src/formats/tar-archives/queue.ts
function Uy() {
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
var jB = 128 * 1024;
function Hy() {
  let { push: e, next: t } = Uy(), n = !1;
  async function* r(o) {
    let i = (0, zy.createZstdDecompress)({ chunkSize: jB }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var zB = 1024 * 1024;
function qy(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < zB || "thread" in n ? GB(n, r) : qB(e, n, r);
}
var HB = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function qB(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Su(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), Jy(o, HB);
}
var GB = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Su({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = Hy();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await UB(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return bu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, Gy = (e, t) => Jy(
  Su(t, (n) => bt(e, n)),
  ot
);
function Su(e, t) {
  let n = Dt(e.cwd), r = sr(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function Jy({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return bu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Vy } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as JB } from "node:fs";
function go(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var Ky = Buffer.alloc(0);
function wr({ next: e, filled: t }, n = !1) {
  let r = Ky, o = 0, i = () => {
    o > 0 && t(o), r = Ky, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(yo(a)), o = xu(r, o, a, n);
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
        let f = JB(a, r, o, Math.min(u, r.length - o), null);
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
var KB = 1e3, VB = 8 * 1024 * 1024, XB = 4, ZB = 1024 * 1024;
function Xy(e) {
  let t = e[0], n = wr(go(ZB, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Oe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / KB, o / VB);
      (l >= XB || l >= 1 && Vy(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Vy(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => ks(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var YB = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function QB(e) {
  if (e === "." || e === "..") return;
  if (YB.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Is(e) {
  for (let t of e.split("/")) {
    let n = QB(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var eM = 1e5;
function Yy(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Zy);
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
      a.size > eM && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Zy : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Is(g(d, n).toString()), d;
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
var Zy = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function tg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = rM(), warn: a } = e, c = Dt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: Gy, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Ss(m, async (y, w) => {
    let v = Xy(y), P = cM(Yy(o, i), v), E = hr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of Py(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let V of E.push(R)) P.push(V);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = iM(n, "tree");
  for (let { name: y, target: w } of p) uM(b(h), y, w);
  d.length > 0 && await Os([d], { tar: u, lines: o, cwd: h, signal: f });
}
var sM = 512 * 1024 * 1024, aM = 1 / 2, Qy = 300;
function cM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(sM, (0, eg.getHeapStatistics)().heap_size_limit * aM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(yo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Qy), h === "file")
      f++, n.begin(gr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Qy);
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
function uM(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  nM(r(oM(t)), { recursive: !0 });
  try {
    tM(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var $s = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => fM(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Ey,
  unpack: tg
};
function fM(e, t) {
  let n = lu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, ng.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as OM } from "node:fs";
import { join as IM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var mg = N(og(), 1);
import { writeFileSync as wM } from "node:fs";
import { join as bM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as hM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as lM, openSync as mM, writeSync as ig } from "node:fs";
var ug = "-noI", [sg, pM] = [24, 1], [dM, ag] = [8, 4], cg = 2;
function fg(e, t, n) {
  let r = mM(e, "r+");
  try {
    let o = ts(r, We, 0);
    o.writeUInt16LE(o.readUInt16LE(sg) & ~pM, sg);
    let { inodeTable: i, root: s } = or(o, t);
    ig(r, o, 0, o.length, 0);
    let a = Buffer.alloc(ag);
    a.writeUInt32LE(n);
    for (let c = 0; c < ag; c++) {
      let u = s.offset + dM + c, f = Math.floor(u / pe) * (cg + pe), l = i + s.block + f + cg + u % pe;
      ig(r, a, c, 1, l);
    }
  } finally {
    lM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function lg(e, t, n) {
  let r = ws(n.tools.tar);
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
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...yM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, I] = await Promise.allSettled([gM(i, h), w]);
    for (let R of [E, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await hM(e);
  s !== void 0 && fg(e, v, s);
  let P = await ir(e, { offset: 0, length: v }, "heads");
  return cs(P, a), P;
}
function yM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function gM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Pu(e, t, n, r) {
  let o = n ? Eu(t, n.unpacked) : [];
  if (o.length > vM || o.some((c) => c.includes(`
`))) return;
  let i = await SM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + kM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await xM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var vM = 1e3, kM = 1440 * 60;
async function xM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, mg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = dg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function pg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Eu(e, t) {
  let n = dg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function dg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function SM(e, { path: t }, n, r) {
  let o = bM(r.scratch, "excludes");
  return wM(o, [PM, ...n.map(EM)].join(""), "latin1"), wo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var PM = `... ${Xn}*
`;
function EM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function gg(e) {
  let t = IM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(pg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Pu(t, o, void 0, e);
    if (!s) {
      r ??= hg(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Eu(o, r.unpacked).length > 0 ? await Pu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await yg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= hg(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      lr(e);
      let i = await lg(t, o, e);
      n.push(await yg(t, { ...i, files: o.length }, n, e));
    }
  }
  return gs(n, r?.skipped ?? []);
}
function hg({ found: e, leftOut: t = [] }) {
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
async function yg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await pn(OM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as AM, lstatSync as Sg, mkdirSync as RM, readdirSync as Pg } from "node:fs";
import { dirname as TM, join as dn, relative as CM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as vg, lstatSync as kg, mkdirSync as wg, renameSync as bg, utimesSync as $M } from "node:fs";
function xg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  wg(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && Ou(c), u && bg(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = kg(g(c));
    for (let m of [c, u]) Ou(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = MM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? bg(g(p), g(d)) : (y || wg(g(d)), a(p, d));
    }
    vg(g(u), f & 511), $M(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = BM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function BM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Ou(n), n = `${n}/${r}`;
  }
  return n;
}
function Ou(e) {
  vg(g(e), 448);
}
function MM(e) {
  let t = kg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Bs({ path: e, images: t }, n, r = n.lines) {
  let o = dn(n.dir, "tree"), i = await ms(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? FM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Eg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + NM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await _M({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Pg(u).filter(m) : [])
      $i(dn(u, p));
  }
  await LM(o, n.signal);
}
function FM(e, t) {
  let n = dn(t, String(e.number));
  if (Sg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = dn(n, CM(e.base, e.literal));
  return RM(TM(r), { recursive: !0 }), r;
}
async function Eg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Dt(i), sr()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function _M({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = dn(o.dir, `layer-${i}`);
  await Eg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(dn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return xg(u) + s;
}
function NM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Pg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = dn(t, String(e.number)), o = Sg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function LM(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  AM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await rn("chown", ["-hR", "0:0", "."], n), await rn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Og = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ys("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: gg,
  async unpack(e) {
    let t = await cr({ ...e, body: () => e.body }, e.dir);
    await Bs(t, e);
  }
};

// src/system/young-heap.ts
var Bg = N($g(), 1);
function Mg() {
  (0, Bg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as DM, fstatSync as Ag, lstatSync as WM, openSync as jM, readlinkSync as UM } from "node:fs";
function Tg(e, t, n) {
  let r = wr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = qM(a, c);
    try {
      let f = Ag(u, { bigint: !0 });
      if (!f.isFile()) throw hn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Ms(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Ms(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Rg(a);
      let p = Ag(u);
      if (p.ctimeMs !== KM(f.ctimeNs) || p.size !== m) throw Rg(a);
      r.pad(Oe(m));
    } finally {
      DM(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !vm ? WM(c, { bigint: !0 }) : void 0;
      if (u && n && !zM(u, a, n)) throw hn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Ms(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Ms(a, u, "symlink", { target: H(UM(c, "latin1")) }));
      else throw hn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(ot), r.flush();
    }
  };
}
function zM(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var HM = ["ELOOP", "EMLINK", "ENXIO"];
function qM(e, t) {
  try {
    return jM(t, Ne);
  } catch (n) {
    throw HM.includes(O(n) ?? "") ? hn(e) : n;
  }
}
function hn(e = "") {
  return new Error(`${Cg(e)} was replaced while it was saved`);
}
function Rg(e) {
  return new Error(`${Cg(e)} changed while it was read`);
}
function Cg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Ms(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Fg(n);
  return { name: e, kind: r, target: o, size: i, mode: GM(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function GM(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var As = 1000000000n, JM = 9;
function Fg(e) {
  if (e < 0n) return `-${Fg(-e)}`;
  let t = e % As, n = String(e / As);
  return t === 0n ? n : `${n}.${String(t).padStart(JM, "0").replace(/0+$/, "")}`;
}
function KM(e) {
  return Number(e / As) * 1e3 + Number(e % As) / 1e6;
}

// src/formats/tar/read-members.ts
function _g(e, t, { kind: n, bytes: r }) {
  let o = [], i = go(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Tg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Ng(e, t, { cwd: n, signal: r }) {
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
function Iu(e) {
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
var Lg = wt / 2, VM = 2 * wt, XM = 3, ZM = 4;
async function* Dg(e, t) {
  let n = new AbortController(), r = yu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = eA({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of YM(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > ZM && s(); a.length > XM; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* YM(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= Lg;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function QM(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && lr(e), i ||= f !== void 0;
    let l = f ? Ng(a, f, { cwd: r, signal: n }) : _g(a, Ny(t), { kind: c, bytes: 2 * Lg });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function eA(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Es(n.map(({ line: p }) => p)), a = Iu(1), c = Iu(ho), u = 1, f = QM(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Mg();
    let w = { kind: p, bases: s, isContinued: y, level: h <= VM ? r : void 0 };
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
    return await c.acquire(), { frame: await my(p, r).finally(c.release).finally(d), contentBytes: p.length };
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
      u !== hu && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as tA } from "node:timers/promises";
var Wg = 256, nA = 8e3, rA = 64 * 1024 * 1024;
function Ug(e) {
  let t = Rs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Rs("files"), sparse: Rs("files", !0) }, i = 0, s = (f) => jg(f.some(iA) ? o.sparse : o.plain, f), a = (f, l) => sA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Rs("files", f === "sparse") };
  };
  async function* u() {
    let f = Wg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") jg(t, [m]);
        else {
          let p = m.hardLink ? aA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await tA(), f = Wg);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var oA = 1024 * 1024;
function iA({ bytes: e, length: t = e }) {
  return t - e >= oA;
}
function sA({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / nA, t / rA) / r;
}
function aA(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Rs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var cA = 1536, uA = wt - 64 * 1024;
function fA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return cA + n + Oe(n);
}
function jg(e, t) {
  let n = t.reduce((o, i) => o + fA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= uA ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function zg(e) {
  let t = Ug(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Dg(mA(t), e)) {
    s !== r && (n.push(lA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), gs(n, t.skipped);
}
function lA({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* mA({ files: e, skeleton: t }) {
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
import { availableParallelism as yA } from "node:os";
import { join as gA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Jg = N(qg(), 1);
var pA = 256 * 1024 * 1024;
function Kg(e, t, n) {
  return {
    async check() {
      if (Xe(e) > pA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of Gg(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => Gg(e, t, n)
  };
}
async function* Gg(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = hr("several"), s = t;
  for await (let a of hA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), dA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function dA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* hA(e, t, n) {
  let r = Dt(n);
  r.allow(t);
  let o = (0, Jg.createZstdDecompress)();
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
async function Vg(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: qy(i.zstd, fr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? yA(), u.length),
    files: () => fr(u, "files"),
    signal: s,
    warn: a
  }, m = await Ss(l, async (p, d) => {
    let h = await Ty(t, n, p), y = f.reduce((v, P) => v + fn(P), 0), w = Kg(
      h,
      { members: fr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Os(m, { tar: c, lines: o, cwd: gA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Xg = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ys("tar", e)],
  unsupportedReason: () => {
  },
  pack: zg,
  unpack: Vg
};

// src/formats/index.ts
var br = [Xg, Og, $s];

// src/stores/load-when-used.ts
function Ts(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Zg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ts({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, wA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function wA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ue from "node:fs/promises";
import { basename as dw, dirname as Cu, join as hw } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as PA, join as Au } from "node:path";

// src/system/disk/draft-file.ts
var Qg = N(Yg(), 1);
import * as kt from "node:fs/promises";
import { dirname as ew, join as Bu } from "node:path";
var Cs = ".drafts";
async function vr(e) {
  let t = Bu(e, Cs), n = Bu(t, (0, Qg.randomUUID)());
  try {
    return await mt(e, t), nw(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw nn(r, e);
  }
}
async function tw(e, t) {
  let n = Bu(e, Cs, t);
  return nw(e, n, await kt.open(n, Ne));
}
function nw(e, t, n) {
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
      return await n.sync(), await mt(e, ew(i)), bA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function bA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(ew(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as vA } from "node:fs";
import * as yn from "node:fs/promises";
import { join as rw } from "node:path";
import { setTimeout as kA } from "node:timers/promises";
var Fs = ".notes";
function kr(e) {
  let t = async (n) => (await mt(e, rw(e, Fs)), rw(e, Fs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(SA, () => {
      }) === await je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Mu(async (n, r) => {
      await kA(xA), await je(n) === r && await iw(await t(n), r);
    }),
    touch: Mu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await yn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await iw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Mu(async (n, r) => yn.link(await t(n), r))
  };
}
var xA = 20, ow = 256;
async function je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Mu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function SA(e) {
  let t = await yn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(ow), 0, ow, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function iw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = vA, a = await yn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var EA = 3600 * 1e3;
async function _s(e) {
  await sw(await xr(Au(e, Cs)));
}
async function sw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > EA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function Ns(e, t) {
  let n = new Map((await xr(Au(e, Fs))).map((o) => [PA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await sw([...n.values()]), r;
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
      let o = Au(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as OA } from "node:fs";
import * as it from "node:fs/promises";
import { dirname as IA } from "node:path";
async function gn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Em(e), i = kr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => $A(r, s, a),
    file: BA(r, e, i, n),
    close: () => r.close()
  };
}
function $A(e, t, n) {
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
function BA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Ru(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Ls(e, t),
    async copyTo(i) {
      return await it.copyFile(`/proc/self/fd/${e.fd}`, i, OA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await MA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function MA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await je(e);
    if (await t(), await je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Ru(e, t, n) {
  try {
    let [r, o] = await Promise.all([it.stat(IA(n)), e.stat()]);
    return r.dev !== o.dev || !await Ls(e, t) ? !1 : (await it.symlink(await it.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ls(e, t) {
  let [r, o] = await Promise.all([
    it.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var aw = 1024 * 1024;
async function cw({ path: e, dir: t, evict: n }) {
  let r = await vr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: aw,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Hn(o, t, f, c + u * aw);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await kr(t).prove(o, await je(o)), await r.discard(), u && await n().catch(() => {
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
import * as uw from "node:fs/promises";
import { basename as AA, join as RA } from "node:path";
async function fw(e) {
  let t = await Tu(e), n = (await Promise.all(t.map(Tu))).flat(), o = (await Promise.all(n.map(Tu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(AA(i)));
  return (await Promise.all(o.map(xr))).flat();
}
async function Tu(e) {
  return (await uw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => RA(e, n.name));
}

// src/stores/local/local.ts
var lw = 1024 ** 3, mw = process.platform === "linux" ? _r : sl;
function yw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * lw, minFreeBytes: i = lw } = e, s = ({ scope: a, version: c, key: u }) => hw(t, mw(n), mw(a), _r(c), _r(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await pw(t))
        for (let f of a) {
          let l = u.map((p) => Cu(s({ scope: f, version: p, key: "-" }))), m = await TA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Un(t), await Ue.mkdir(t, { recursive: !0, mode: 448 }), await et(`${t}/.`), !await CA(c, { dir: t, verify: r }))
        return cw({
          path: c,
          dir: t,
          async evict() {
            await _s(t);
            let u = (await Ns(t, await fw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await bo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await pw(t) ? (await gw(Cu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Ue.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function pw(e) {
  return await Un(e), await vw(e) ? (await et(`${e}/.`), !0) : !1;
}
async function TA(e, t, n) {
  let r = (await Promise.all(e.map((o) => gw(o, t, n)))).flat();
  for (; ; ) {
    let o = ol(t, r);
    if (!o) return;
    let i = await FA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function gw(e, t, n) {
  if (!await bw(e, n)) return [];
  let r = Ca(dw(e)) ?? "", o = (await Ue.readdir(e)).filter((a) => cl(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = hw(e, a);
      return { path: c, stat: await Ue.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await ww(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function ww(e, t) {
  let n = Ca(dw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await gn(e, t);
  try {
    return (await Yr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function CA(e, t) {
  if (!await bw(Cu(e), t) || !await vw(e)) return !1;
  try {
    return await ww(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Ue.rm(e, { force: !0 }), !1;
  }
}
async function FA({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await gn(e, o);
    await s();
    let c = () => Ue.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function bw(e, t) {
  return kw($m(t.dir, e));
}
function vw(e) {
  return kw(Ue.lstat(e));
}
async function kw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function xw(e) {
  let t = _A(e.inputs.s3);
  return Ts({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function _A({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Sw = {
  local: ({ inputs: e, repository: t }) => yw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: xw,
  github: Zg
};
function Pw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as NA } from "node:path";
function Ew(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await LA(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
        await DA(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = WA(l, n, e);
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
async function LA(e, { roles: t, bypassed: n }) {
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
async function Ow(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function DA(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function WA(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function Iw(e, t, n) {
  let r = await e.roles.current(), o = Ye(n, n + Xe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ds(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Fu(r, e) && s.datasync().catch(() => {
  });
}
function $w(e, t, n) {
  return Tt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ds(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Fu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ye(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ds({ file: e, path: t }, n, r) {
  return Hn(e, NA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as VA, once as XA } from "node:events";
import { setTimeout as ZA } from "node:timers/promises";

// src/stores/stash/election.ts
var Mw = N(Bw(), 1);
import { EventEmitter as jA } from "node:events";
import * as he from "node:fs/promises";
import { createServer as UA } from "node:net";
import { dirname as Nu, join as wn } from "node:path";
var Aw = ".fillers";
async function Rw(e, t) {
  let n = wn(e, Aw, t);
  for (await mt(e, Nu(n)); ; ) {
    let r = await HA(n) ?? await qA(n);
    if (r) return r;
  }
}
var zA = 3600 * 1e3;
async function Tw(e) {
  let t = wn(e, Aw);
  for (let n of await he.readdir(t)) {
    let r = await he.stat(wn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > zA && await he.rm(wn(t, n), { recursive: !0, force: !0 });
  }
}
async function HA(e) {
  for (let t of await he.readdir(e).catch(KA)) {
    let n = await Oi(e, t);
    if (n) return { role: "follower", lines: n };
    await he.rm(wn(e, t), { recursive: !0, force: !0 });
  }
}
async function qA(e) {
  let t = await he.mkdtemp(wn(Nu(e), "joining-")), n = (0, Mw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new jA(), s = UA((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Lu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = GA(s, { said: r, followers: o, heard: i, path: wn(e, n) });
  if (!Ei(t, n, s))
    return await he.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Gn(t, e);
  } finally {
    c || (s.close(), await he.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function GA(e, { said: t, followers: n, heard: r, path: o }) {
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
      await he.rm(o, { force: !0 }), await he.rmdir(Nu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var JA = 36;
function Lu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > JA && e.pause();
    for (let i of o) t(i);
  });
}
function KA(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var YA = /^[0-9a-f-]{36}$/, QA = /^\d{1,7}$/, Cw = "fetches", eR = 500;
function Fw(e, t) {
  return QA.test(e) && Number(e) < t ? Number(e) : void 0;
}
function _w({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Fw(o, n);
    i !== void 0 && r(i);
  }), e(Cw);
}
var tR = 4;
function Nw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = on(n.pace ?? eo, r * $), s = /* @__PURE__ */ new Set(), a = new VA(), c = Promise.resolve(void 0), u, f = performance.now(), l = nR(), m = Promise.withResolvers();
  ZA(eR, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && YA.test(y))
      return u = y, c = tw(e, y).catch(() => {
      }), !0;
    y === Cw && m.resolve(!0);
    let w = Fw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Lu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > tR * o) return;
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
      return await rR(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function nR() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function rR(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await XA(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as oR } from "node:path";
var iR = 15e3, sR = 16;
function vo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Dw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !aR(r)) return;
        if (++i > sR) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await cR(e), u && await Lw(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Lw(c).catch(n);
    }
  };
  return a;
}
function aR(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Lw(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function cR(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = iR, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return uR(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Nw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function uR(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(oR(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Ww({ size: e, read: t }, n) {
  let { logError: r } = n, i = Dw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Uw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ds(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: qn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: fR(s, a),
    read: (c, u, f) => Ew(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => $w(s, c, u),
    isPublished: () => vo(i.held()) !== void 0,
    async finish() {
      let c = jw(s);
      c && await lR(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function jw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Fu(t, e) ? t : void 0;
}
function fR(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: mR(e),
    async link(r) {
      let o = await n.settled(), i = vo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Ru(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = vo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Ls(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = vo(n.held());
      if (o) return dR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = jw(e) !== void 0, t.isProven;
    }
  };
}
async function lR({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = kr(r), c = setInterval(t.giveSign, pR);
  try {
    await n.put(e, o), i && await a.prove(e.file, await je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function mR(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Ye(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Iw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Ow(Ye(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Uw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Uw(e, { size: t, onAsked: n }) {
  n && _w(e, Math.ceil(t / $), n);
}
var pR = 1e3;
async function dR(e, t, { bypassed: n }) {
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
import { basename as hR, dirname as yR, join as St } from "node:path";
var gR = 1024 ** 3;
function Hw(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = gR, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([zw(i), zw(s)]), l = o ? void 0 : 1;
    return (await Ns(t, f.flat())).map((m) => ({
      ...m,
      rank: yR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Un(t), await ko.mkdir(t, { recursive: !0, mode: 448 }), await et(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Un(t);
      for (let p of [t, i, s]) await et(p).catch(qw);
      let m = await Du(St(s, f), l, e);
      return m || o ? m ?? Du(St(i, f), l, e) : (wR(St(i, f), St(s, f)), Du(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => ko.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Rw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([_s(t), Tw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await bo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return vr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await bo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function zw(e) {
  return (await xr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(hR(t)));
}
function wR(e, t) {
  try {
    me(e, t);
  } catch (n) {
    qw(n);
  }
}
function qw(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Du(e, t, n) {
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
function Gw(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Hw(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Go([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = vR(
          m,
          Ww(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
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
            return c(`Found in the stash ${n}`), Tt(V(oe, Jt), bR);
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
async function* bR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function vR(e, t, n) {
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
function Jw() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && kR(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function kR(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/job/open-store.ts
function Sr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Pw(e), f = xR(t(Sw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return Gw(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function xR(e, t) {
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
    service: Jw(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: Yl(),
    isSealed: (r) => br.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Kw(x),
    warn: Kw(D),
    mask: ii
  };
}
function Kw(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Vw = 3e4;
async function Xw(e, t, n, r = AbortSignal.timeout(Vw)) {
  if (!await Yh(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await ir(e, s, "contents", { signal: r });
  })().then(() => {
  }, SR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await PR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function SR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function PR({ scope: e, version: t, key: n, size: r }) {
  let o = ro(W, Ur()), i = Ae(), s = Sr(Pr(o, i, AbortSignal.timeout(Vw))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as TR } from "node:fs";
import { dirname as CR } from "node:path";

// src/mounts/broker.ts
var Qw = N(Yw(), 1);
import { once as ER } from "node:events";
import { connect as OR } from "node:net";
import { setTimeout as IR } from "node:timers/promises";
var eb = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, tb = 0.3, $R = 1024 ** 2, BR = 20;
function MR(e) {
  let t = (0, Qw.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > $R && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function AR(e, t) {
  for (; ; ) {
    let n = OR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await ER(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await IR(BR, void 0, { signal: t });
    }
  }
}
async function RR(e, t, n, r, o = eb[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await AR(e, a);
    let u = MR(c), { value: f } = await u.next(), l = o - tb - (performance.now() - i) / 1e3;
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
  let n = eb.mount, r = (...o) => RR(e, t, ...o);
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
        if (n <= tb) throw new Error("the broker does not answer");
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
async function Ws({ socket: e, mounts: t }) {
  let n = Er(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      xo(r.target) && await n.unmount(r.target), xo(r.view, "tmpfs") && await n.unmount(r.view), js(r);
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
function js({ target: e, made: t, view: n }) {
  nb(n, n), t !== void 0 && nb(e, t);
}
function nb(e, t) {
  try {
    for (let n = e; F(n, t); n = CR(n)) TR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Us() {
  let e = hs() ?? {}, t = await Xi(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(_R).toSorted(NR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Tn(o, () => LR(r));
  }
}
function _R([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function NR([, e], [, t]) {
  return rb(t) - rb(e);
}
function rb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Zp(e));
}
async function LR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ws(n), e !== void 0 && await ib([e], async (r, o) => {
    let i = qh(r, e);
    t && i !== void 0 && await Xw(i, t, o);
  });
}
async function ob() {
  await ib(td([q(), FR(te())]));
}
async function ib(e, t) {
  if (e.length === 0) return;
  let n = await ur(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await po(r, n, t);
    } catch (o) {
      if (Xp(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function sb(e, t) {
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
function cb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (ab(n, r, e) || ab(r, n, t)) return [n.text, r.text];
}
function ab(e, t, { excludes: n }) {
  if (n?.(t.literal ?? DR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && zs(e, at(e.base, r));
}
function DR({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function zs(e, t) {
  return e.matches(t) || t !== "" && zs(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as YT } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var ub = (e, t, n) => {
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
var fb = "\0SLASH" + Math.random().toFixed(16) + "\0", lb = "\0OPEN" + Math.random().toFixed(16) + "\0", Hs = "\0CLOSE" + Math.random().toFixed(16) + "\0", mb = "\0COMMA" + Math.random().toFixed(16) + "\0", pb = "\0PERIOD" + Math.random().toFixed(16) + "\0", WR = new RegExp(fb, "g"), jR = new RegExp(lb, "g"), UR = new RegExp(Hs, "g"), zR = new RegExp(mb, "g"), HR = new RegExp(pb, "g"), qR = /\\\\/g, GR = /\\{/g, JR = /\\}/g, KR = /\\,/g, VR = /\\\./g, XR = 1e5, ZR = 4e6, YR = 1e3, QR = 1e3, eT = 2e7, tT = 16;
function Wu(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function nT(e) {
  return e.replace(qR, fb).replace(GR, lb).replace(JR, Hs).replace(KR, mb).replace(VR, pb);
}
function rT(e) {
  return e.replace(WR, "\\").replace(jR, "{").replace(UR, "}").replace(zR, ",").replace(HR, ".");
}
function ju(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function db(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = ub("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function oT(e, t) {
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
function iT(e, t) {
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
function sT(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = db(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], ju(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return ju(n, c), n;
    r = c.pop(), ju(n, c), e = a;
  }
}
function So(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function hb(e, t = {}) {
  if (!e)
    return [];
  let n = So(t.max, XR), r = So(t.maxLength, ZR), o = So(t.maxDepth, YR), i = So(t.maxRewrites, QR), s = So(t.maxSteps, eT);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Uu(nT(e), n, r, o, 0, i, { remaining: s }, !0).map(rT);
}
function aT(e) {
  return "{" + e + "}";
}
function cT(e) {
  return /^-?0\d/.test(e);
}
function uT(e, t) {
  return e <= t;
}
function fT(e, t) {
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
function lT(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Wu(i[0]), c = Wu(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Wu(i[2])), 1) : 1, l = uT;
  c < a && (f *= -1, l = fT);
  let p = i.some(cT), d = p ? u : 1, h = 0;
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
  if (s.remaining -= tT, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = db(e, m, s);
    if (!p)
      return Po(c, e, [""], t, n, f, s);
    p.unmatched && (m = oT(m, s));
    let d = p.pre, h = () => Po(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Po(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && iT(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Hs + p.post, m = m.slice(0, p.end) + Hs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = lT(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = sT(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Uu(R[0], t, n, r, o + 1, i, s, !1).map(aT), s.remaining < 0)
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
var mT = {
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
}, Oo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), pT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), yb = (e) => e.join(""), gb = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(mT))
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
    return [pT(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + yb(r) + "]", p = "[" + (u ? "" : "^") + yb(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var jt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, dT = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), zu = (e) => dT.has(e), wb = (e) => zu(e.type), hT = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), yT = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), gT = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), bb = /* @__PURE__ */ new Map([
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
]), wT = "(?!(?:^|/)\\.\\.?(?:$|/))", qs = "(?!\\.)", bT = /* @__PURE__ */ new Set(["[", "."]), vT = /* @__PURE__ */ new Set(["..", "."]), kT = new Set("().*{}+?[]^$\\!"), xT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Hu = "[^/]", vb = Hu + "*?", kb = Hu + "+?", ST = 0, bn = class {
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
  id = ++ST;
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
        if (!o.noext && zu(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && zu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, yT);
  }
  #d(t, n = hT) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = gT) {
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
    return !!bb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = bb.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !wb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && vT.has(this.#e[0]))) {
        let d = bT, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? wT : y ? qs : "";
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
    let s = !r || t || n || !qs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? qs : "") + kb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? qs : "") + vb + ")"
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
    if (wb(this)) {
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
        o = !1, i += (kT.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? kb : vb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = gb(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Hu, n = !0;
        continue;
      }
      i += xT(u);
    }
    return [i, jt(t), !!n, s];
  }
};
ke = bn;

// node_modules/minimatch/dist/esm/escape.js
var qu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Eo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), PT = /^\*+([^+@!?*[(]*)$/, ET = (e) => (t) => !t.startsWith(".") && t.endsWith(e), OT = (e) => (t) => t.endsWith(e), IT = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), $T = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), BT = /^\*+\.\*+$/, MT = (e) => !e.startsWith(".") && e.includes("."), AT = (e) => e !== "." && e !== ".." && e.includes("."), RT = /^\.\*+$/, TT = (e) => e !== "." && e !== ".." && e.startsWith("."), CT = /^\*+$/, FT = (e) => e.length !== 0 && !e.startsWith("."), _T = (e) => e.length !== 0 && e !== "." && e !== "..", NT = /^\?+([^+@!?*[(]*)?$/, LT = ([e, t = ""]) => {
  let n = Pb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, DT = ([e, t = ""]) => {
  let n = Eb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, WT = ([e, t = ""]) => {
  let n = Eb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, jT = ([e, t = ""]) => {
  let n = Pb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Pb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Eb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Ob = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", xb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, UT = Ob === "win32" ? xb.win32.sep : xb.posix.sep;
ye.sep = UT;
var fe = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = fe;
var zT = "[^/]", HT = zT + "*?", qT = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", GT = "(?:(?!(?:\\/|^)\\.).)*?", JT = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = JT;
var Te = (e, t = {}) => Object.assign({}, e, t), KT = (e) => {
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
ye.defaults = KT;
var Ib = (e, t = {}) => (Eo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : hb(e, { max: t.braceExpandMax }));
ye.braceExpand = Ib;
var VT = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = VT;
var XT = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = XT;
var Sb = /[?*]|[+@!]\(.*?\)|\[|\]/, ZT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    Eo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Ob, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Sb.test(i[2])) && !Sb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(fe) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
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
    return Ib(this.pattern, this.options);
  }
  parse(t) {
    Eo(t);
    let n = this.options;
    if (t === "**")
      return fe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(CT)) ? o = n.dot ? _T : FT : (r = t.match(PT)) ? o = (n.nocase ? n.dot ? $T : IT : n.dot ? OT : ET)(r[1]) : (r = t.match(NT)) ? o = (n.nocase ? n.dot ? DT : LT : n.dot ? WT : jT)(r) : (r = t.match(BT)) ? o = n.dot ? AT : MT : (r = t.match(RT)) && (o = TT);
    let i = bn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? HT : n.dot ? qT : GT, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? ZT(l) : l === fe ? fe : l._src;
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
ye.escape = qu;
ye.unescape = jt;

// src/files/patterns.ts
var $b = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function He(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => QT(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => t1(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function QT(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = e1(s, t, { ...n, maths: r }), [, u = "", f = ""] = YT.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, $b), d = o ? new ze(f, { ...$b, nocase: !0 }) : p;
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
function e1(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${Ko}`);
  return [r, e.slice(2)];
}
function t1({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && n1(e, t, n);
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
function n1(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Is(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var Rb = N(Bb(), 1);
function re(e) {
  return e ? i1 : r1;
}
var r1 = {
  mistake: Ra,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Tb = "~v", o1 = Tb.length + 49, Mb = Ho - o1, i1 = {
  mistake(e) {
    let [t = ""] = e, n = Ju(t).length > Mb, r = `Key Validation Error: ${t} cannot be larger than ${Mb} characters with rolling; ~ counts twice.`;
    return Ra(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Gs(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ju)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Ab(t, 20), Ab(n, 5)];
    return `${Gs(e)}${Date.now()}-${r}-${o}-${(0, Rb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Gs(e) {
  return Ju(e) + Tb;
}
function Cb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ju(e) {
  return e.replaceAll("~", "~~");
}
function Ab(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var s1 = 3600 * 1e3;
function Fb(e, t) {
  let n = e.toSorted(Ta), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > s1;
  });
}

// src/job/restore/plan.ts
async function _b(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await a1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Yi(e.inputs, { ...i.inputs }) : await Zi(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = Qi(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new T(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function a1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-HQS2SV3S.js"), { NoTree: o } = await import("./shared-EMCDZOC3.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Nb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: He(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = cb(o, i.selection);
      if (s)
        throw new T(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as w1, statSync as b1 } from "node:fs";
import { readdir as v1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as c1, readdirSync as u1, rmdirSync as f1, rmSync as Lb, writeFileSync as l1 } from "node:fs";
import { setTimeout as m1 } from "node:timers/promises";
var p1 = 20, d1 = 6e4;
function Db(e) {
  return A(e, `${Xn}lock-${process.geteuid?.() ?? 0}`);
}
function Js(e) {
  let t = Db(e), n = B(b(t));
  if (n && !io(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ks(e, t) {
  if (!Yn(e)) return () => {
  };
  let [n, r] = [z(e), Jo(e)], [o, i] = [Db(n), A(e, "lock")];
  c1(i, { mode: 448 }), l1(A(i, r), "");
  let s = Date.now() + d1;
  for (; !h1(i, o); ) {
    Js(n);
    let a = await y1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await m1(p1, void 0, { signal: t });
  }
  return () => {
    Lb(A(o, r), { force: !0 });
    try {
      f1(o);
    } catch {
    }
  };
}
function h1(e, t) {
  try {
    return Gn(e, t);
  } catch (n) {
    throw Js(z(t)), n;
  }
}
async function y1(e) {
  let t = !1;
  for (let n of g1(e))
    await Ri(A(z(e), n)) ? t = !0 : Lb(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function g1(e) {
  try {
    return u1(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Wb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ct));
  for (let a of new Set(s.flatMap(jb)))
    for (let c of await k1(a, t))
      if (Yn(c) || zp(c), !(!Yn(c) || await Ri(c)))
        try {
          await x1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function jb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...jb(t)];
}
async function k1(e, t) {
  let n = (await v1(e).catch(() => [])).filter(nt);
  if (n.length === 0) return [];
  let r = H(w1(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => A(e, o)).filter(Zn);
}
async function x1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = Mi(o);
  try {
    let s = await Ks(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      xi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!S1(u, t)) return !1;
        for (let f of vi(u)) P1(b(o), f);
        return !0;
      }), oo(e) || Mc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function S1(e, t) {
  let n = g(vi(e)[0]).toString();
  return t.some((r) => F(n, r.base) && zs(r, at(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function P1(e, t) {
  let { dev: n } = b1(g(e));
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
import { readFileSync as E1, statSync as O1 } from "node:fs";
import { dirname as Ub } from "node:path";
function Gb(e) {
  let t = zb(), n = process.cpuUsage(), r = new Set(e.map(Jb));
  return () => {
    let o = zb(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: $1(t, o, (i + s) / 1e3),
      disks: B1(t, o, r),
      network: M1(t, o)
    };
  };
}
function zb() {
  return { stat: Vs("stat"), self: Vs("self/stat"), disks: Vs("diskstats"), net: Vs("net/dev") };
}
function Vs(e) {
  try {
    return E1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function Jb(e) {
  try {
    let { dev: t } = O1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Ub(e) ? "" : Jb(Ub(e));
  }
}
var I1 = 10;
function $1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Ku(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Hb(t) - Hb(e)) * I1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Hb({ self: e }) {
  let t = Ku(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var qb = 512;
function B1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * qb, writtenBytes: d * qb, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function M1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Ku(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Ku(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Kb({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && A1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function A1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Xs() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => R1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Kb({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Gb(s);
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
function R1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : T1(i / 1048576 / (a / 1e3))
  }];
}
function T1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var sv = N(Vb(), 1);
import { writeFileSync as H1 } from "node:fs";
import { join as q1 } from "node:path";

// src/system/job-summary.ts
function Xb(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = jr(e);
  return Zb((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function iV(e) {
  return Zb((t) => t.addRaw(e, !0));
}
var Xu = Promise.resolve();
function Zb(e) {
  let t = Zl();
  if (!t) return Xu;
  let n = Xu.then(async () => {
    e(t), await t.write();
  });
  return Xu = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Yb({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var C1 = 10 * 1024 * 1024, F1 = 64;
function Qb({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = ov(t, ["download", "upload"]), s = o >= C1 && e.concurrency < F1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${ev}`
  };
}
var ev = "a higher `compression-level` makes entries smaller";
function Io(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${vn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${vn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : tv(e, i, "more or faster cores");
}
function Zs(e) {
  return tv(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function tv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var _1 = 32 * 1024;
function Yu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < _1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${Zu(r, s)} MiB/s` : `read ${Zu(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${vn(e.load.disk)} of the time`,
    advice: rv(e, u)
  };
}
function nv(e) {
  let { bytes: t, mibPerSecond: n } = ov(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: rv(e, r)
  };
}
function rv({ step: e, settings: t }, n) {
  if (e === "save" && n) return ev;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function ov(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Zu(r, o) };
}
function Zu(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Qu = 1e3;
function iv(e) {
  let { totalMs: t } = e;
  if (t < Qu)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = W1(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? D1[r].find(([m]) => L1[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: z1(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var L1 = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, D1 = {
  store: [["always", Yb]],
  network: [
    ["threadIsBusy", Zs],
    ["always", Qb]
  ],
  disk: [
    ["ownCoresAreBusy", Io],
    ["diskIsBusy", Yu],
    ["coresAreBusy", Io],
    ["threadIsBusy", Zs],
    ["diskIsUnseen", nv]
  ],
  work: [
    ["ownCoresAreBusy", Io],
    ["diskHinders", Yu],
    ["coresAreBusy", Io],
    ["threadIsBusy", Zs]
  ]
};
function W1(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...j1(e) };
}
function j1({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[U1[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var U1 = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function z1({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function $o(e, t, n) {
  try {
    await G1(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function G1(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: iv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = q1(q(), `headstart-${i.step}-${(0, sv.randomUUID)()}.json`);
  H1(c, `${JSON.stringify(i, void 0, 2)}
`), Me("report", c);
  let u = i.totalMs >= Qu;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await Xb(f, J1(i), u && r ? `${a}.

${V1(i)}` : "");
}
function J1(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      rc(e.key),
      e.matchedKey === void 0 ? "\u2013" : rc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? nc(e.writer.text) : "\u2013"
    ]
  ];
}
var K1 = 1e4;
function V1({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${X1(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < K1 ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function X1({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as tC } from "node:fs";

// src/mounts/probe.ts
import { existsSync as Z1, readFileSync as Y1 } from "node:fs";
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
function ef(e, t) {
  return Q1(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function Q1(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ur(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await eC(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !Z1("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function eC(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(Y1("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Ir({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === $s.id), s = t !== "unpack" && !i;
  return br.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function av(e, t) {
  let n = { zstd: ft("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Bo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Lm(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function cv(e, t, { mounting: n, signal: r }) {
  let o = kn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Ir(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Bo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Ys({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ef("image", r);
    return "rights" in o ? o : { ...o, broker: nC(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ef("tree", r);
}
function nC(e) {
  return e !== "off" && tC(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Qs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Cn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as MC, lstatSync as AC, realpathSync as RC } from "node:fs";
import { basename as TC, dirname as CC, join as Ev } from "node:path";

// src/files/fingerprint.ts
var lv = N(uv(), 1);
import { lstatSync as cC } from "node:fs";

// src/files/walk.ts
import { lstatSync as nf, readdirSync as rC, readlinkSync as oC } from "node:fs";
function* Ut(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Mo(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* sC(a, n) : yield [fv(a, i)];
  }
}
function Mo({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var iC = 256;
function* sC(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, nf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of rC(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      nt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(fv(f, u)), !(c.length < iC) && (yield c, c = []);
    }
    yield c;
  }
}
function fv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? aC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: oC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function aC({ path: e, member: t, onStat: n }) {
  let r = nf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = nf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function rf(e, t) {
  let n = (0, lv.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Mo(r);
    for (let s of Ut([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = cC(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as gC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Ar from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function of(e) {
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
import * as ia from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = N(mv(), 1);
import * as $r from "path";
var Ht = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), Ht && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = $r.dirname(e);
  return Ht && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function ta(e, t) {
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
var pv = process.platform === "win32";
function af(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = pv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = pv ? r.searchPath.toUpperCase() : r.searchPath;
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
function dv(e, t) {
  let n = Ge.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function hv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as wv from "os";
import * as Mr from "path";
var qt = N(yv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var Br = N(gv(), 1), lC = process.platform === "win32", Sn = class {
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
    let t = this.segments[0], n = t.endsWith(xn.sep) || lC && /^[A-Z]:$/i.test(t);
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
      n = n || wv.homedir(), (0, qt.default)(n, "Unable to determine HOME directory"), (0, qt.default)(Ao(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ta("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ta("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ta(e.globEscape(process.cwd()), t);
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
}, mC = function(e) {
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
}, pC = function(e, t, n) {
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
}, dC = process.platform === "win32", oa = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = of(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return cf(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = mC(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return pC(this, arguments, function* () {
      let n = of(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new To(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of af(r)) {
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
        let s = o.pop(), a = dv(r, s.path), c = !!a || hv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Gt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && ia.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ge.Directory && n.matchDirectories)
              yield yield Gt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Gt(Ar.promises.readdir(s.path))).map((m) => new Co(ia.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ge.File && (yield yield Gt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return cf(this, void 0, void 0, function* () {
      let r = new e(n);
      dC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new To(i));
      return r.searchPaths.push(...af(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return cf(this, void 0, void 0, function* () {
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
var hC = N(bv(), 1);

// node_modules/@actions/glob/lib/glob.js
var yC = function(e, t, n, r) {
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
function vv(e, t) {
  return yC(this, void 0, void 0, function* () {
    return yield oa.create(e, t);
  });
}

// src/files/matches.ts
async function sa({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await wC(r)) {
      let i = gC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || bC(o, r) || kv(o, r, t) || n.set(o, { line: r, path: o, relative: at(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !vC(r, n, t));
}
async function wC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await vv(`${kC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function bC(e, { base: t }) {
  return at(t, e).split("/").some(nt);
}
function kv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && kv(z(e), t, n) : !1;
}
function vC(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function kC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as xC, readdirSync as SC, readlinkSync as PC, realpathSync as Sv } from "node:fs";
import { dirname as EC, join as xv } from "node:path";
function aa(e) {
  return (xC(e) ? SC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = PC(xv(e, `target-${n}`), "latin1"), o = xv(e, `upper-${n}`), i = od(o);
    if (!i)
      return { target: r, upper: Sv(o), point: OC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(EC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function OC(e) {
  try {
    return Sv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function ca({ paths: e, localDir: t, stash: n }) {
  return Fo([t, n.dir], He(e, process.cwd()));
}
var IC = 5;
function Pv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, IC).map(({ text: r }) => `'${r}'${BC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var $C = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function BC(e) {
  let [, t] = $C.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Fo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function Ov(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || ff(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => $v(t, r)) };
}
function ff({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Iv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Cb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => $v(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function $v(e, t) {
  try {
    let { excludes: n, lines: r } = ca(e), o = await sa({ excludes: n, lines: r }), { points: i, uppers: s } = FC(t), a = o.filter(({ path: c }) => !i.some((u) => F(Bv(c), u)));
    return [rf(a, n), rf(s.map(_C), void 0)].join();
  } catch (n) {
    Qt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function FC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : aa(e), r = (t?.mounts ?? []).filter(({ view: o }) => MC(Ev(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Bv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => Ev(o, "upper"))]
  };
}
function _C(e, t) {
  return { path: e, relative: "", stat: AC(e), line: { number: t } };
}
function Bv(e) {
  return `${RC(CC(e), "latin1")}/${b(TC(e))}`;
}
async function Mv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Gs(r) }), s = Fb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as NC } from "node:timers/promises";
var LC = 1e3;
async function Av(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await DC(WC(e), o)
  ];
}
async function DC(e, t) {
  let n = new AbortController(), r = NC(LC, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function WC({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = jC(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function jC(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = UC.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var UC = br.filter(({ image: e }) => e);

// src/entry/body.ts
function Rv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / $) };
  return Tt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Cv(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Tv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Cv(r, { entry: e, index: t, blocks: n })
  };
}
async function* Cv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ye(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of zC(e, n, r.first)) {
    let c = dc(s, i, n.digests) ? s : [await HC(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* zC(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * $;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of Ye(s, s + i.length)) {
      let c = Math.max(s, a * $), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * $ - s)));
      let f = Math.min($, U(t) - a * $);
      Xe([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function HC(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Vr({ ...e, read: o }, r, Math.min(r + $, U(t)));
  if (dc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Fv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function _o(e) {
  return _e(im(tn([e, lc()]), void 0));
}
var Rr = (e) => _o(le(ae(), Hr(e), Rt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), lf = _o(le(ae(), Rt(/^\d{1,20}$/))), qC = se({
  repository: Rr(140),
  scope: Rr(255),
  ref: Rr(255),
  sha: _o(le(ae(), Rt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Rr(512),
  runId: lf,
  runAttempt: lf,
  event: _o(le(ae(), Rt(/^[a-z_]{1,40}$/))),
  actorId: lf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Rr(40),
  /** In seconds since 1970. */
  savedAt: _o(le(Re(), Gr(), qr(0))),
  /** The version of Headstart. */
  headstart: Rr(40)
});
function ua(e) {
  let { success: t, output: n } = ci(qC, e);
  return t ? n : {};
}
function Lv({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Nv(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Nv(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var _v = 100;
function Nv(e) {
  return e.length > _v ? `${e.slice(0, _v)}\u2026` : e;
}

// src/report/progress.ts
var GC = 1e3;
function No(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < GC) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Mm(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as vF, mkdirSync as kF } from "node:fs";
import { join as xF } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as ZC, readdirSync as YC } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as JC } from "node:timers/promises";
async function mf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await mf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await JC(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as KC, mkdirSync as VC } from "node:fs";
function Wv(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = XC(r, o);
      Ap(i, o), n.push(...i);
    }
    for (let r of t) Oc(r);
  } catch (r) {
    for (let o of t) xi(o);
    throw r;
  }
  return n;
}
function XC(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = A(t, "aside", String(e.number));
  VC(r, { recursive: !0 });
  let o = 0, s = jv({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function jv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Uv(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return jv(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Uv(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Si(t) }];
  if (r.isDirectory() && o.isDirectory())
    return KC(g(t), 448), [...Z(t).flatMap(
      (a) => Uv(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Dv(o), before: Dv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Si(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Dv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function zv({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ct)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Js(l), i.set(l, Mi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw nn(l, f);
    }), df(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await hf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Ks(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Wv(u);
    });
  } finally {
    for (let u of a) pf(u);
    for (let u of i.values()) pf(u.remove);
    for (let u of c) pf(() => Rp(u));
  }
}
function pf(e) {
  try {
    e();
  } catch (t) {
    Qt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function df(e, t) {
  let n = YC(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function hf({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (B(b(o))) {
    ZC(A(n, "tree"), { recursive: !0 });
    try {
      me(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await Qr(n, r, async (a) => {
        process.platform === "win32" ? await mf(o, i, a) : await rn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as wf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as QC, mkdirSync as fa, symlinkSync as la, utimesSync as eF } from "node:fs";
import { lstat as tF } from "node:fs/promises";
import { join as Je } from "node:path";
function Hv(e, t) {
  let n = e.map((r) => gf(r, Je(t.dir, yf)));
  return ma(n, "upper", { ...t, mounts: rr(t) });
}
var yf = "tree";
function gf(e, t) {
  return { line: e, points: () => Fd(e, Je(t, String(e.number))) };
}
function ma(e, t, n) {
  return Kn(() => nF(e, t, n));
}
async function nF(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Fi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Gi(p, u, i);
      for (let p of m) {
        let d = c++;
        await rF({ ...p, number: d, position: t }, n), l.push(d);
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
async function rF(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (la(g(i), Je(t, a)), !c) {
    let [l = i] = gt(i);
    la(g(l), Je(t, `made-${s}`)), fa(g(i), { recursive: !0 });
  }
  let u = await oF(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await _t(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function oF({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (fa(Je(r, `work-${t}`)), n === "upper")
    return la(g(e[0]), Je(r, o)), fa(Je(r, i)), [i];
  fa(Je(r, o));
  let { mode: s, mtimeMs: a } = await tF(g(e[0]));
  QC(Je(r, o), s & 511), eF(Je(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) la(g(f), Je(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function qv(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = rr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => wf(r, E));
      if (y) a.push({ ...sF(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, yf, "own") : v[0], I = wf(r, E);
        a.push(...w.map((R) => ({ ...gf(R, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && bf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await ma(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await iF(p, m, { ...u, within: n })), await s.release(), i;
}
function bf(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function iF(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return ma(e, "lower", r);
}
function sF(e, t, n) {
  let r = t.map((o) => b(wf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var aF = 4096, Gv = { auto: 1 / 4, on: 3 / 4 };
async function Jv(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Gv[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * Gv.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / aF), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Vv } from "node:fs";
import { open as cF } from "node:fs/promises";
import { join as uF } from "node:path";

// src/job/save/changes/mounted-base.ts
var vf = "Saving all files instead of the changes";
async function Kv({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await kf(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), x(`${vf}: ${S(s)}`);
      return;
    }
}
async function kf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, u = await s.find(c);
  try {
    if (u?.key !== n || u.size !== r) throw new Error("the restored cache is gone");
    let f = await Ki(u, i);
    if (li(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: u, index: f };
  } catch (f) {
    throw await u?.close(), f;
  }
}

// src/job/save/changes/mounted-body.ts
function xf(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await pa(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Sf(r, t, n);
}
async function pa(e) {
  let t = await cF(uF(e, mn.image), Vv.O_RDONLY | Vv.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Sf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of Tv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Pf(e) {
  let t = await pa(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && je(t).finally(() => t.close());
}
async function Xv({ mounted: e, mountRoot: t }, { signal: n, ...r }) {
  if (!e || t === void 0) return;
  let o = await Pf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await kf(e, r);
      await i.close();
      for await (let a of xf(t, s, n).read(0, U(s))) ;
    } catch (i) {
      throw n.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as lF, mkdirSync as mF, mkdtempSync as pF, realpathSync as Of } from "node:fs";
import { join as dF } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as fF } from "node:fs";
async function Zv(e, t) {
  await tt(await Ct(e.lines[0]), Pn(e)), await da(e.lines, t, (n) => Tr(n, e));
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
async function da(e, { timeline: t, signal: n }, r) {
  await zv({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function ha({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => fF(n));
}
async function Ef(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await da(r, t, (o) => n(r, o));
}
async function ya(e, t, { job: n, context: r }) {
  await Ef(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await tt(i, Pn(n)), await Qr(
      i,
      n.signal,
      (a) => Bs(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function ek(e, t, n) {
  let r = hF(e), o = { ...n, job: e, socket: t, targets: r, broker: Er(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${Yv(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await If(o), await gF(o) && await If(o), r.every(Qv) || await wF(o);
  } catch (a) {
    throw await Ws(nk(o)), a;
  }
  let s = r.filter(Qv);
  return s.length > 0 && x(`Mounted ${Yv(s)} through the broker of the host`), s.length > 0;
}
function hF({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return ar(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: um(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function Yv(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Qv({ state: e }) {
  return "mount" in e;
}
function tk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function nk({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function If(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Kn(() => yF(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function yF({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (lF(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  qc(b(i), ha(n));
  let [s] = gt(b(i));
  mF(i, { recursive: !0 });
  let a = pF(dF(Of(q()), "headstart-changes-")), c = { target: Of(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = nk(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (js(c), xo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return js(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (xo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function gF({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = tk(n);
  x(`Waiting for the host to fetch ${rk(f)} of images`);
  let l = { repository: Ae().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function rk(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function wF(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = En(f, we(q()));
    let { dir: s } = i;
    t.file?.isWhole || await tt(s, { bytes: U(t) });
    let a = await r.during("receive", () => cr(t, s));
    let c = await bF(a, e);
    c === void 0 && await If(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ya(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    On(f, m, p);
  }
}
async function bF({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = tk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${rk(i)} of images`);
  let s = { path: Of(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function ok(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = uu();
    return await ek(e, n.broker, t) && t.remember({ mounted: ik(e, o) }), !0;
  }
  let r = await EF(e, t);
  return r ? (await SF(e, r), !0) : !1;
}
async function SF(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = mo(n, r);
  }, a = async () => (await i, await Bd(n, te(), r), Hh(await po(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await PF(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function PF(e, t) {
  let n = uu(), { image: r } = e.format, o = await (r ? BF : MF)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...ik(e, n), file: await Pf(t.dir) } }), i;
}
function ik({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(ou).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: li(o), since: n };
}
async function EF(e, t) {
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
  let u = await $F(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await po(c, a);
}
var OF = 4096, IF = 8;
async function $F(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = Pn(e), l = a ? u + f * OF : c * IF, p = await Jv(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function BF(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await tt(r, { bytes: U(e) });
  let { indexed: i } = e, s = ar(e.segments, e.lines), a = n && i && await o.during("show", () => zh(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => cr({ ...e, isMounted: !0 }, r)), u = AF(t, a !== void 0), f = await o.during(
    "mount",
    () => qv(c.images, sk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ya(c, f, { job: e, context: t }), f;
}
async function MF(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Tr(n, e)), df(n, e.lines);
  let i = await r.during("mount", () => Hv(e.lines, sk(t)));
  return await Ef(i, t, async (s, a) => {
    kF(xF(a, "tree"));
    for (let c of s) await hf(c, { from: n, to: a, signal: o });
  }), i;
}
function AF(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => vF(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function sk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ha(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as RF } from "node:fs/promises";
var ak = 1024 ** 3, TF = 3;
async function ck(e, t) {
  for (let n = 1; ; n++)
    try {
      return await CF(e, t);
    } catch (r) {
      if (!(r instanceof K && r.recover === "resume") || n === TF) throw r;
    }
}
async function CF(e, { dir: t, maxBytes: n = 64 * ak, minFreeBytes: r = ak, onRead: o }) {
  let i = we(t), s = await vr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await RF(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      FF(e.read(0, e.size), (y, w) => {
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
async function* FF(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function fk(e, t, n) {
  let r;
  return await Cr(e, t, n, async (o) => {
    _F(o, n), await ok(o, n) || await Zv(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function _F({ indexed: e }, { inputs: t, findings: n }) {
  let r = ua(e?.index.createdBy), o = Lv(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${Am(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Cr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await uk(e, { ...n, format: a, lines: t }, r);
  s.watch(lk(e, t, o));
  let u = await s.during("receive", () => NF(e, n));
  await uk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function NF(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = No("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return ck(o, { dir: q(), onRead: n });
}
async function uk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${hi(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Bo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => LF(e, t)) : DF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = No("Received", m ? void 0 : U(h), x);
    f = 0;
    let R = (V) => {
      f += V, I(V);
    };
    return WF(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(lk(e, c, r));
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
async function LF(e, { format: t, inputs: n, findings: r }) {
  let o = await Ki(e, n);
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
function DF({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function WF(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Rv(a, t.index, r)) : Fv(a, r);
}
function lk({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function mk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Me("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: be(e.run),
    timeline: Xs(),
    // `store` becomes the store's label once the store is open.
    findings: Or({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await jF(o), u = await HF(s, o);
  if (a && !i && Xl("Why nothing was found", await Av(a)), await $o(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new T(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function jF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await UF(e), { lines: u } = He(t.paths, process.cwd());
    if (await Wb(u, { mounts: Ni(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await zF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await dk(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function UF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Sr(Pr(t, n, u));
  c.store = f.label;
  let l = await Ys(t, u), m = await cv(f, t, { mounting: l, signal: u }), p = av(m, t), d = Uh(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(pk(t)), versions: p }, context: y };
}
function pk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function zF(e, t, n) {
  n.inputs.signing && await Cr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function dk(e, t, n) {
  try {
    return await fk(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Qt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await dk(e.original, t, n);
  }
}
async function HF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Me("hit", "miss"), x(`Cache not found for input keys: ${pk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Ov(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Me("cache-hit", String(c)), Me("cache-matched-key", a), Me("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function hk(e) {
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
var GF = 64;
async function wk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await ob();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = gk(p, n);
      return Xc(p, () => _b(p, { command: d, remember: h, signal: o }));
    })
  );
  Nb([...s, ...i]);
  let a = hk(s.length), c = sb(s.length, Gc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Gc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return JF();
      let P = Math.min(d.concurrency, Math.floor(GF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...gk(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await mk({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => Xc(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : yk);
  return s.length > 1 && i.length === 0 && KF(m.flatMap((p) => p?.hit ?? [])), VF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? yk }));
}
var yk = { hit: "miss" };
function gk({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ds(t);
  } };
}
function JF() {
  if (Me("hit", "miss"), !!Ke(W("fail-on-cache-miss")))
    throw new T("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function KF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Me("cache-hit", String(n === "exact")), Me("hit", n);
}
function VF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || At(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as XF } from "node:fs";
var $f = "/bin/sh";
function ga() {
  let e = Number(process.exitCode ?? 0);
  process.execve && XF($f) && (process.emit("exit", e), process.execve($f, [$f, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function bk(e, t) {
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
    At(r), ga();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), ga()), t(r);
  }
  ga();
}

// node_modules/yocto-queue/index.js
var Bf = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, Lo = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new Bf(t);
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
function Mf(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), vk(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new Lo(), r = 0, o = () => {
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
        vk(u), e = u, queueMicrotask(() => {
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
function vk(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var kk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function xk(e, { onTaken: t, limits: n = eo } = {}) {
  let r = fi(e.partBytes), o = /* @__PURE__ */ new Set(), i = YF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function YF(e, t, n) {
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
import { lstatSync as g_, readFileSync as w_, writeFileSync as b_ } from "node:fs";
import { join as v_ } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as $k, lutimesSync as t_ } from "node:fs";
import { setImmediate as n_ } from "node:timers/promises";

// src/files/sources/times-record.ts
var Pk = N(Sk(), 1), Wo = 16, QF = 4, Do = Wo + QF, e_ = 2 ** 32 - 1;
function Ek(e) {
  return e >= 0 && e <= e_;
}
function Rf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Pk.hash)("sha256", r, "buffer").toString("latin1", 0, Wo);
}
function Ok(e) {
  let t = Buffer.alloc(e.length * Do);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Do, "latin1"), t.writeUInt32LE(o, n * Do + Wo);
  return t.toString("base64");
}
function Ik(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Do <= t.length; r += Do)
    n.set(t.toString("latin1", r, r + Wo), t.readUInt32LE(r + Wo));
  return n;
}

// src/files/sources/source-times.ts
var r_ = 256, Bk = 1000000000n;
async function* Mk(e, { workspace: t, cached: n }) {
  let r = b(t), o = i_(n), i = s_(r, o);
  for (let [s, a] of e.entries()) {
    s % r_ === 0 && await n_();
    let c = `${r}/${a.name}`;
    if (o_.test(a.name) || !i(Ak(c)) || o(c)) continue;
    let u = g(c), f = $k(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var o_ = /(^|\/)\.\.?(\/|$)/;
function Ak(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function i_(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function s_(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => $k(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(Ak(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Rk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Mk(e, t)) {
    let i = Ck(r);
    Ek(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Tk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Rf(n, r), seconds: o };
  });
}
function Ck({ mtimeNs: e }) {
  return Number(e / Bk);
}
async function Fk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Mk(e, r)) {
    c++;
    let p = Ck(l), d = m.isUnchanged ? a_(Rf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(c_).length;
  return { all: c, kept: i.length, changed: u };
}
function a_(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function c_({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Bk === t.mtimeNs ? !1 : (t_(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as _k, readdirSync as u_ } from "node:fs";
var Nk = 1e5;
async function wa(e, t) {
  let n = { files: [], repositories: [] }, r = f_(e);
  for (let o of r) {
    let i = Lk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of m_(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Dk.submodule ? s.add(m) : Dk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Nk) throw new Error(`git tracks more than ${Nk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Tf(Lk(c, e))));
  }
  return n;
}
function Lk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var Dk = { submodule: "160000", files: ["100644", "100755"] };
function f_(e) {
  if (Tf(e)) return [""];
  let n = u_(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Tf(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Tf(e) {
  if (!_k(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = _k(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var l_ = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* m_(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([jk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = l_.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(p_);
  } finally {
    n.abort();
  }
}
function p_(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var d_ = 6e4;
async function Wk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(d_)]), { env: o = {}, ...i } = jk(["update-index", "-q", "--refresh"]);
    await kc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function jk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: pi("git"), args: [...t, ...e], env: y_(), keepsMask: !0 };
}
var h_ = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function y_() {
  return { ...lt(), ...gc(h_), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Uk(e, t) {
  let n = te();
  try {
    let { files: r } = await wa(n, t), o = await Rk(r, { workspace: n, cached: Hk([e]) }), i = await wa(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Ok(Tk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function zk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => k_(s)), i = x_();
  try {
    let { files: s, repositories: a } = await wa(r, t);
    o.length > 0 && S_(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = Hk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Fk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Wk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function k_(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Ik(n) };
}
function Hk(e) {
  return e.flatMap(({ paths: t }) => He(t, process.cwd()).lines);
}
function qk() {
  return v_(q(), "headstart-source-times");
}
function x_() {
  let e = qk();
  if (!g_(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(w_(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function S_(e) {
  b_(qk(), String(e));
}

// src/job/save/changes/full-save.ts
var P_ = 8, E_ = 5 * 1024 ** 2, O_ = 0.5, I_ = 0.25;
function Cf(e, t) {
  if (t < E_) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > P_) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Ff(e) > O_ * r)
    throw new Error("most of the restored cache is no longer used");
}
function Ff(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Gk(e) {
  return Math.floor(e * I_);
}
function Jk(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function _f(e) {
  Cn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Pv(e));
}
function ba(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function va(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Kk(e) {
  let t = A_(e), { packed: n, digests: r } = await $_(t, e);
  return n.segments.length === 0 ? (_f(e.selection), "nothing") : (await B_(n, r, t, e), M_(t, e));
}
async function $_(e, { body: t }) {
  let n = cm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return F_(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function B_(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Uk(s, u)) : void 0, l = a.indexed ? R_(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${hi(m)}`), r.body.reuse && C_(e, m, r);
}
async function M_(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(va(t.key, t.state)), "nothing"));
}
function A_({ body: e, store: t, timeline: n }) {
  let r = xk(e.rest, { onTaken: No("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
function R_({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f } = o, { repository: l } = s, m = {
    container: Ln,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: T_(s, a),
    ...f && { sources: f }
  }, p = Vd(i, { repository: l, scope: a, version: c.version });
  return mm({ ...m, segments: e, files: t, bytes: n, digests: r }, p);
}
function T_(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return ua({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: kk.version });
}
function C_({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Ff(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function F_({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Nf, rmdirSync as Vk, rmSync as __, unlinkSync as N_, utimesSync as L_ } from "node:fs";
function ka(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) N_(g(e));
  else if (!r.isDirectory()) Xk(e);
  else return D_(e, t, r);
  return !1;
}
function D_(e, t, { mode: n, mtimeMs: r }) {
  Nf(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = ka(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Nf(g(e), n & 4095), L_(g(e), r / 1e3, r / 1e3)) : Vk(g(e)), o;
}
function Xk(e) {
  Nf(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? Xk(n) : __(g(n));
  }
  Vk(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var W_ = 3;
async function Zk(e) {
  let t = j_(e), { matches: n } = e;
  for (let r = W_; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function j_(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await Yk([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await U_(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Yk(e, t, { inputs: n, store: r }) {
  let o = Ir(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function U_(e, t) {
  let { lines: n } = He(t.inputs.paths, process.cwd()), r = Qk(t);
  await Cr(e, n, r, async (o) => {
    await tt(await Ct(n[0]), Pn(o)), await da(n, r, async (i) => {
      await Tr(i, o);
      let s = () => n.filter((a) => ka(Lf(a, i), b(a.base)));
      s().length !== 0 && (await z_(t, (a) => {
        for (let c of n) ka(Lf(c, i), Lf(c, a));
      }), s());
    });
  });
}
function Lf({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function z_(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Yk(r, [n], e);
    let i = En(a, we(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = He(e.inputs.paths, process.cwd());
      await Cr(o, l, Qk(e), async (m) => {
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
function Qk({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
import { lstatSync as H_ } from "node:fs";
import { setImmediate as q_ } from "node:timers/promises";
var G_ = 256;
function ex() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = H_(g(n), { throwIfNoEntry: !1 });
        if (!o || !K_(r, o)) throw new Error(`${g(n)} ${J_}`);
        t % G_ === 0 && await q_();
      }
    }
  };
}
var J_ = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function K_(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as ox } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as tx, readdirSync as V_ } from "node:fs";
var Df = /* @__PURE__ */ new Map();
function nx(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = tx(g(Ie(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function jo(e) {
  let t = V_(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Wf(e, t) {
  if (!t) return X_;
  if (t.isFile()) return { files: 1, bytes: tx(g(e)).size };
  let n = { ...xa };
  if (!t.isDirectory()) return n;
  for (let [r, o] of jo(e)) {
    let { files: i, bytes: s } = Wf(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var X_ = { files: 0, bytes: 0 }, xa = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function ix(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw ux();
    for (let [o, i] of jo(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function sx(e, t) {
  let n = rx(e.merged) !== rx(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: xa };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of ax(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw ux();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* ax(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = cx(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of Z_(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* Z_({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? jo(Ie(o.upper, e)) : Df, f = n && !r && !s, l = (h) => f ? nx(Ie(h, e), u.keys()) : jo(Ie(h, e)), m = n ? l(o.base) : Df, p = (h) => Wf(Ie(o.base, Ie(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ie(e, h), v = Ie(o.merged, w);
    if (nt(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = Y_(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...Q_, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? xa : p(h);
    if (!y.isDirectory()) {
      yield cx(w, I, y.isFile() ? ox(g(v)).size : 0);
      continue;
    }
    let R = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* ax(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ie(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function Y_({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var Q_ = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function cx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function rx(e) {
  let { mode: t, mtimeMs: n } = ox(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function ux() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function fx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, ix(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = sx(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function lx({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Sa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as eN, realpathSync as mx } from "node:fs";
import { join as Pa } from "node:path";
function px(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? iN(e, i, t, n) : tN(r, o, t, n);
}
async function tN(e, t, n, r) {
  let o = await ur(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = rr({ dir: t, rights: o, signal: r });
  return {
    directories: nN(t, e, n),
    body: xf(t, e, r),
    async layersOf(s) {
      await (await pa(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(oN(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return Pa(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Cc(s, c, { rights: o, signal: r });
      return a && (await Cc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function nN(e, { segments: t }, n) {
  let r = aa(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return dx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = hx(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? rN(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function dx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function hx({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = mx(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function rN(e) {
  let t = Pa(e, "empty");
  return eN(t, { recursive: !0 }), t;
}
function oN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function iN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Er(n, i), a = X().filter(({ source: l }) => l === er), c = /* @__PURE__ */ new Map();
  dx(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = hx(l, {
      point: mx(l.path, "latin1"),
      source: er
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: Pa(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: Sf(e, t, i),
    layersOf: async (l) => Pa(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as sN } from "node:fs";
import { Readable as aN } from "node:stream";
function yx(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, Kr(a)),
    reuse: {
      reusedBytes: U({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0)
    },
    close: i,
    pack: (c) => r.during("pack", () => cN(e, a, { write: c, signal: o }))
  };
}
async function cN({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await pn(e.read(i, U({ segments: a })), s);
  let c = async (u, f) => {
    let l = U({ segments: a }), m = Dn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await pn(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, sN(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, aN.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var vx = N(wx(), 1);
import { stat as dN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as uN } from "node:fs";
async function bx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : lN(o), c = mN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await wo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var fN = 2 ** 32 - 1;
function lN(e) {
  let { mode: t, mtimeMs: n } = uN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), fN);
  return { options: ["-root-mode", (t & 511).toString(8), ug], topSeconds: r };
}
async function* mN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield gr({ ...pN, name: i });
  if (t.length === 0) {
    yield ot;
    return;
  }
  yield* Wt(o, (i) => {
    let s = ne([ws(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var pN = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function kx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, vx.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = nu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function xx(e) {
  let { frame: t, bytes: n } = Mh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Sx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Sa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await bx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await dN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function Px(e) {
  let { dir: t, remove: n } = we(q());
  try {
    let r = hN(e), o = yN(U({ segments: r }), e), i = await gN(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return yx(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof $n || r instanceof Bn) throw r;
    x(`${vf}: ${S(r)}`);
    return;
  }
}
function hN({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Cf(r, e.size), r;
}
function yN(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function gN(e, t) {
  let { entry: n, index: r } = t.base, o = await px(t.base, t.matches, t.signal), i = await wN(o, t), s = i.filter(({ changes: p }) => lx(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await kx(o.body, r), u = await vN(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => Jk(p, d, Ea(h, "deadBytes")),
    e
  );
  return Cf([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? xx(l) : void 0,
    files: Math.max(0, r.files + Ea(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + Ea(s, "bytes") - Ea(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => Sa(d, h))
    )
  };
}
async function wN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(bN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = Fo([o, ...c], n), f = Gk(t.index.files), l = await i.during("compare", () => fx(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function bN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function vN(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  lr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = A(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Sx(s, a, c, t)));
  }
  return i;
}
function Ea(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function Ex(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => bf(te(), a)) && kn(await Ys(e, r)) && !SN(n, t);
}
var kN = 4e3, xN = 64 * 1048576;
function SN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Ut(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > kN || r > xN) return !1;
  }
  return !0;
}
function Ox(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Ir(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function Ix(e, t) {
  let n = we(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => PN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function PN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = Fo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of Ut(h, y, [], v)) ;
  let P = i.image ? Ut(h, y, w) : s.watch(h, (Q) => Ut([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [V] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return V;
}

// src/job/save/save-entry.ts
async function $x(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await Ex(t, e), l = await Bo(t, u, f), m = Ox(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(ba(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: be(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), Kv(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(va(n, s)), !0;
  let v = Or({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? ex() : void 0, E = async () => {
    await P?.check(), await Xv(s, h);
  }, I;
  try {
    I = (w && await Px({ ...e, base: w, draft: y, tools: l })) ?? Ix(y, { ...e, tools: l, format: m, changeWatch: P }), ON(e);
    let V = await Kk({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (V !== "published") return V === "nothing";
  } catch (R) {
    if (R instanceof $n)
      return x(va(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(R) }), await $o(v, c, t.summary), R;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && EN(i), x(`Cache saved with key: ${n}`), t.rolling && await Mv(i, { ...d, key: n }, t.rolling), await $o(v, c, t.summary), !0;
}
function EN({ label: e }) {
  x(`Saved in the ${e}`), Ql() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function ON({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as qN, fstatSync as GN, lstatSync as JN, openSync as KN, readSync as VN } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as IN } from "node:fs";
import { setImmediate as $N } from "node:timers/promises";
var BN = 64;
async function jf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of MN(u + l)) {
        let p = m.isDirectory();
        if (p ? nt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % BN > 0 || (await $N(), n.throwIfAborted());
    }
  }
}
function MN(e) {
  try {
    return IN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var AN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function st(e) {
  return !AN.test(e);
}
function Oa(e, t) {
  return (n) => RN(n, t).some(e);
}
function $e(e, t) {
  return Oa(({ key: n, value: r }) => e.test(n) && st(r), t);
}
function RN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Bx(i), value: Bx(r.slice(o + 1).trim()) }];
  });
}
function Bx(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Uf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => st(n));
}
function Uo(e) {
  return (t) => TN(t).some((n) => st(n.value) && e(n));
}
function TN(e) {
  let t = [], n = [{ value: CN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function CN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function zf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ia(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Rx = N(Ax(), 1), FN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, _N = [
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
], NN = new RegExp(`\\b(?:${_N.map(({ source: e }) => e).join("|")})`);
function $a(e) {
  return [...e.matchAll(FN)].some(([, r = "", o]) => DN(r) === o) || NN.test(e);
}
var LN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function DN(e) {
  let t = "";
  for (let n = (0, Rx.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${LN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Tx = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Hf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: zo(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ia(e, /:_authToken" "?([^\s"]+)/g).some(st)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: WN },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Uo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Tx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: Cx,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: zo($e(/^password$/, "="), $e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Uf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ia(zf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Oa(jN, ":") },
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
    has: (e) => Ia(zf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(st)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Uo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && Cx(t)
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
    has: zo(
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
    has: zo(Uf, Oa(UN, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: zo($a, Tx),
    isCommon: !0
  }
];
function zo(...e) {
  return (t) => e.some((n) => n(t));
}
function WN(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && st(n[o + 1] ?? ""));
}
function jN({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && st(r);
}
function UN({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && st(n);
}
var zN = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, HN = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function Cx(e) {
  return [...e.matchAll(zN)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(HN)
  );
}

// src/files/secrets/find.ts
async function Fx(e) {
  let t = [];
  return await jf(e, Dx, (n, { path: r }) => {
    let o = Nx(n, r);
    o && t.push(o);
  }), qf(t);
}
function* _x(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Mo(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Dx(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Nx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return qf(n);
}
function Nx(e, t) {
  let n = XN.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && oL(e, t))
  ), r = n.length > 0 ? sL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? ($a(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Lx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await jf(t, () => !0, (i) => {
    let s = JN(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Wx(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), qf([...r.values()]);
}
function qf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var XN = Hf.map((e) => ({ ...e, pattern: new RegExp(`/${Gf(e.files)}$`, "i") })), ZN = Hf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [YN = [], QN = []] = [!0, !1].map(
  (e) => ZN.filter((t) => t.startsWith("*") === e)
), eL = new RegExp(`^${Gf(QN)}$`, "i"), tL = new RegExp(`${Gf(YN.map((e) => e.slice(1)))}$`, "i");
function Dx(e) {
  return eL.test(e) || tL.test(e);
}
function Gf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var nL = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, rL = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function oL(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return nL.test(e.slice(o)) || rL.test(e.slice(t.length));
}
var iL = 64 * 1024;
function sL(e) {
  let t;
  try {
    t = KN(g(e), Ne);
    let n = GN(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), iL)), o = VN(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Wx(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && qN(t);
  }
}
function Wx({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function zx({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Ux(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Fx(r);
      if (e === "warn")
        return n(o, jx), [];
      if (e === "refuse" && o.length > 0)
        throw new Bn(`there are secrets in ${Ux(o)}. ${Hx}, or set \`secrets: skip\``);
      let i = await Lx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(qx);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* _x(r, o), jx);
      else for (let i of r) yield* o(i);
    }
  };
}
function jx(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Hx}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Hx = "Remove them, or exclude them by lines of `path` that begin with `!`", aL = 5;
function Ux(e) {
  let t = e.slice(0, aL).map((r) => `${cL(qx(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function qx({ path: e }) {
  return g(e).toString();
}
function cL(e) {
  let t = at(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Gx(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Ae(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = be(s), m = l ?? uL(t) ?? (a && ff(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Xs(), d = i && ee(c.keyIn(i.name), e), h = a && d && await Iv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = ca(t), w = () => p.during("find", () => sa(y)), v = await w();
  if (v.length === 0) return _f(y);
  let P = Sr(Pr(t, s, o)), E = zx(t), I = (R, V) => $x({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: R, secretCheck: E, onlyUnchanged: r, isOutdated: V }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await Zk({ ...R, find: w, save: I });
  }
}
function uL({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Jf = "Failed to save: ";
async function Jx(e) {
  Ke(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await Kf(e, { onlyUnchanged: !0 });
}
var fL = 2;
async function Kf(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Qs(Ae())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Xi(t) : Vi(e));
  for (let u of r)
    o.some((f) => f.name === u) || D(
      `The cache ${u} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let i = async (u) => {
    try {
      await lL(u, t?.[u.name] ?? {}, { onlyUnchanged: n, signal: e });
    } catch (f) {
      if (u.name === "") throw f;
      e.throwIfAborted(), At(f, Jf);
    }
  }, s = Mf(fL), a = o.map((u) => s(() => Tn(u, () => i(u)))), c = await Promise.allSettled(a);
  for (let u of c) if (u.status === "rejected") throw u.reason;
}
async function lL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(ba(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && zm(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Zi(e, n.signal)) === "none") return;
  if (W("key") === "") return Cn("Key is not specified.");
  let c = Qi(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new T(f);
  await Gx(u, c, t, n);
}

// src/job/end/post.ts
async function Kx(e) {
  try {
    await Kf(e, { states: hs() });
  } finally {
    await Us();
  }
}

// src/job/restore/restore.ts
async function Vf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ds(n);
  let r = { run: Ae(), states: n, mayPostSave: t, signal: e }, o = Qs(r.run);
  if (!o && W("install") === "") return;
  let i = await Vi(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = xp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await wk(a, r) : a.map(pL);
  if (await zk(c.flatMap(mL), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-TVXDBA5L.js");
  await u(c, s, r);
}
function mL({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function pL({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var dL = {
  restore: Vf,
  "restore-only": (e) => Vf(e, { mayPostSave: !1 }),
  post: Kx,
  save: Jx,
  unmount: Us
};
function Yte(e) {
  return bk(dL[e], (t) => {
    e.startsWith("restore") && t instanceof T ? Vl(S(t)) : At(t, ["post", "save"].includes(e) ? Jf : "");
  });
}

export {
  M as a,
  _ as b,
  N as c,
  En as d,
  On as e,
  Mf as f,
  T as g,
  k as h,
  $n as i,
  S as j,
  O as k,
  Ke as l,
  Be as m,
  An as n,
  ee as o,
  Go as p,
  ol as q,
  _r as r,
  al as s,
  cl as t,
  Ca as u,
  XL as v,
  ZL as w,
  yS as x,
  ge as y,
  It as z,
  H as A,
  z as B,
  Fa as C,
  A as D,
  xL as E,
  at as F,
  Nr as G,
  $t as H,
  iS as I,
  Ko as J,
  nc as K,
  W as L,
  Gl as M,
  Me as N,
  Vl as O,
  D as P,
  x as Q,
  Qt as R,
  Xl as S,
  Cn as T,
  q as U,
  Ur as V,
  Yl as W,
  oc as X,
  SD as Y,
  PD as Z,
  ED as _,
  OD as $,
  Ae as aa,
  j as ba,
  ce as ca,
  bP as da,
  FW as ea,
  ro as fa,
  bi as ga,
  DS as ha,
  uc as ia,
  se as ja,
  _e as ka,
  ae as la,
  le as ma,
  ci as na,
  Xe as oa,
  $ as pa,
  Ye as qa,
  U as ra,
  Vr as sa,
  qS as ta,
  Yr as ua,
  be as va,
  ye as wa,
  ft as xa,
  pi as ya,
  Wn as za,
  YD as Aa,
  b as Ba,
  g as Ca,
  ne as Da,
  Vh as Ea,
  Es as Fa,
  Ny as Ga,
  et as Ha,
  Em as Ia,
  Hn as Ja,
  tt as Ka,
  we as La,
  $i as Ma,
  Rh as Na,
  ou as Oa,
  tH as Pa,
  rn as Qa,
  pt as Ra,
  kc as Sa,
  br as Ta,
  ur as Ua,
  ef as Va,
  Lm as Wa,
  j0 as Xa,
  zm as Ya,
  kk as Za,
  Gm as _a,
  Jm as $a,
  F2 as ab,
  _2 as bb,
  xk as cb,
  He as db,
  vv as eb,
  sa as fb,
  qn as gb,
  W2 as hb,
  yi as ib,
  Km as jb,
  K as kb,
  gi as lb,
  Le as mb,
  V0 as nb,
  X0 as ob,
  q2 as pb,
  G2 as qb,
  Zm as rb,
  J2 as sb,
  Ym as tb,
  tP as ub,
  Qm as vb,
  Y2 as wb,
  tp as xb,
  fp as yb,
  Pw as zb,
  Jw as Ab,
  Sr as Bb,
  Pr as Cb,
  Tv as Db,
  sH as Eb,
  Nh as Fb,
  Lh as Gb,
  mn as Hb,
  Ut as Ib,
  iV as Jb,
  xp as Kb,
  wk as Lb,
  gk as Mb,
  bk as Nb,
  Yte as Ob
};
