import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var iS = Object.create;
var Ma = Object.defineProperty;
var sS = Object.getOwnPropertyDescriptor;
var aS = Object.getOwnPropertyNames;
var cS = Object.getPrototypeOf, uS = Object.prototype.hasOwnProperty;
var tl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), nl = (e) => {
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
    Ma(e, n, { get: t[n], enumerable: !0 });
}, fS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of aS(t))
      !uS.call(e, o) && o !== n && Ma(e, o, { get: () => t[o], enumerable: !(r = sS(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? iS(cS(e)) : {}, fS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ma(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var En = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && nl("Object expected");
    var r, o;
    n && (r = t[tl("asyncDispose")]), r === void 0 && (r = t[tl("dispose")], n && (o = r)), typeof r != "function" && nl("Object not disposable"), o && (r = function() {
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
var il = F((_L, Ra) => {
  Ra.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ra.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var gl = F((GL, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var xl = F((sD, kl) => {
  kl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Sl = F((aD, Yo) => {
  Yo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Yo.exports.ok = Yo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var cm = F((KD, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Gm = F((z2, qm) => {
  qm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var sp = F((wW, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Sp = F((nj, Ic) => {
  Ic.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ic.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var _p = F((Pj, Cp) => {
  Cp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var qp = F((Wj, Ac) => {
  Ac.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ac.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Cd = F((m4, Td) => {
  Td.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Xd = F((sz, Xc) => {
  Xc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Xc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var lh = F(($z, fh) => {
  fh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var ph = F((Bz, mh) => {
  mh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Dh = F((fH, Lh) => {
  Lh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Gh = F((CH, qh) => {
  qh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var oy = F((tq, ry) => {
  ry.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var fy = F((dq, du) => {
  du.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  du.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var vy = F((xq, by) => {
  by.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var xy = F((Sq, ky) => {
  ky.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Ly = F((Qq, Ny) => {
  Ny.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var Yy = F((L3, Zy) => {
  Zy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var hg = F((M6, dg) => {
  dg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Dg = F((EG, Lg) => {
  Lg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var nw = F((aJ, tw) => {
  tw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var uw = F((CJ, Ru) => {
  Ru.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ru.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Ww = F((_5, Wu) => {
  Wu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Wu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var cb = F((jK, ab) => {
  ab.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Db = F((q8, Xu) => {
  Xu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Xu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var iv = F((MV, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Qu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var bv = F((r7, sf) => {
  sf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  sf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var xv = F((m7, ta) => {
  ta.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ta.exports.ok = ta.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Ov = F((h7, ra) => {
  ra.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ra.exports.ok = ra.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Iv = F((y7, oa) => {
  oa.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  oa.exports.ok = oa.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Bv = F((I7, pf) => {
  pf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  pf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Tk = F((EY, _f) => {
  _f.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  _f.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var $x = F((fee, Ix) => {
  Ix.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var jx = F((bte, Wx) => {
  Wx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// src/system/failure.ts
var A = class extends Error {
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
function Aa(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}
function ol(e, t) {
  let [n = ""] = t.toSorted((r, o) => rl(e, r) - rl(e, o));
  return n;
}
function rl(e, t) {
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
var Go = N(il(), 1), sl = 10, qo = 512;
function Ca(e) {
  if (e.length > sl) return `Key Validation Error: Keys are limited to a maximum of ${sl}.`;
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
function al(e, t) {
  for (let n of e) {
    let r = Ta(t.filter((o) => o.key === n)) ?? Ta(t.filter((o) => ee(o.key, n))) ?? Ta(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ta(e) {
  return e.toSorted(_a)[0];
}
function _a(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var cl = 225, lS = 160;
function Fr(e) {
  let t = ml(e) || "%";
  return t.length <= cl ? t : `${fl(e)}~${(0, Go.createHash)("sha256").update(e).digest("hex")}`;
}
function ul(e) {
  let t = Fr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : pl(n)
  );
  return t.length <= cl ? t : `~${(0, Go.createHash)("sha256").update(e).digest("hex")}`;
}
function fl(e) {
  return ml(e).slice(0, lS);
}
function ll(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(fl(r).toLowerCase()));
}
function Fa(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function ml(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, pl);
}
function pl(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as mS, win32 as Xt } from "node:path";
function It(e) {
  return e !== "win32" ? mS : {
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
var { basename: Ko, dirname: z, isAbsolute: Na, join: R, parse: LL, relative: at, resolve: Nr } = It(process.platform);

// src/system/home.ts
import { homedir as pS, userInfo as dS } from "node:os";
function $t() {
  return dl(pS) ?? hS();
}
function hS() {
  return dl(() => dS().homedir);
}
var Vo = "this user has no home directory; set `HOME`";
function dl(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as NS } from "node:async_hooks";
import { tmpdir as LS } from "node:os";
import { join as DS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as yl from "os";

// node_modules/@actions/core/lib/utils.js
function ct(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function La(e) {
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
  let r = new Da(e, t, n);
  process.stdout.write(r.toString() + yl.EOL);
}
function Wa(e, t = "") {
  Bt(e, {}, t);
}
var hl = "::", Da = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = hl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${gS(o)}`);
        }
    }
    return t += `${hl}${yS(this.message)}`, t;
  }
};
function yS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function gS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var wl = N(gl(), 1);
import * as Zo from "fs";
import * as Xo from "os";
function Ua(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Zo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Zo.appendFileSync(n, `${ct(t)}${Xo.EOL}`, {
    encoding: "utf8"
  });
}
function za(e, t) {
  let n = `ghadelimiter_${wl.randomUUID()}`, r = ct(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Xo.EOL}${r}${Xo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as rc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as wS } from "os";
import { constants as bl, promises as bS } from "fs";
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
}, { access: vS, appendFile: kS, writeFile: xS } = bS, vl = "GITHUB_STEP_SUMMARY";
var Ga = class {
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
    return qa(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[vl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${vl}. Check if your runtime environment supports job summaries.`);
      try {
        yield vS(t, bl.R_OK | bl.W_OK);
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
    return qa(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? xS : kS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return qa(this, void 0, void 0, function* () {
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
    return this.addRaw(wS);
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
}, SS = new Ga();
var Ja = SS;

// node_modules/@actions/core/lib/platform.js
import Dl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var _l = N(xl(), 1);
import * as Dr from "os";
import * as tc from "events";
import * as Fl from "path";

// node_modules/@actions/io/lib/io.js
var Al = N(Sl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Lr from "fs";
import * as Mt from "path";
var Ka = function(e, t, n, r) {
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
}, { chmod: Va, copyFile: El, lstat: Qo, mkdir: Ol, open: cD, readdir: Xa, rename: PS, rm: Il, rmdir: uD, stat: Zt, symlink: $l, unlink: Za } = Lr.promises, Ve = process.platform === "win32";
function Bl(e) {
  return Ka(this, void 0, void 0, function* () {
    let t = yield Lr.promises.readlink(e);
    return Ve && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var fD = Lr.constants.O_RDONLY;
function Rn(e) {
  return Ka(this, void 0, void 0, function* () {
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
  if (e = ES(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ve ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ya(e, t) {
  return Ka(this, void 0, void 0, function* () {
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
      } else if (Pl(n))
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
            for (let a of yield Xa(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Pl(n))
          return e;
      }
    }
    return "";
  });
}
function ES(e) {
  return e = e || "", Ve ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Pl(e) {
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
    let { force: i, recursive: s, copySourceDirectory: a } = $S(o), c = (yield Rn(r)) ? yield Zt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield Rn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Zt(n)).isDirectory())
      if (s)
        yield Rl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Tl(n, u, i);
    }
  });
}
function pD(e) {
  return Yt(this, void 0, void 0, function* () {
    if (Ve && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Il(e, {
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
function OS(e) {
  return Yt(this, void 0, void 0, function* () {
    (0, Al.ok)(e, "a path argument must be provided"), yield Ol(e, { recursive: !0 });
  });
}
function Qa(e, t) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Qa(e, !1);
      if (!r)
        throw Ve ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield IS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function IS(e) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ve && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (ei(e)) {
      let o = yield Ya(e, t);
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
      let i = yield Ya(Se.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function $S(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Rl(e, t, n, r) {
  return Yt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield OS(t);
    let o = yield Xa(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Qo(s)).isDirectory() ? yield Rl(s, a, n, r) : yield Tl(s, a, r);
    }
    yield Va(t, (yield Zt(e)).mode);
  });
}
function Tl(e, t, n) {
  return Yt(this, void 0, void 0, function* () {
    if ((yield Qo(e)).isSymbolicLink()) {
      try {
        yield Qo(t), yield Za(t);
      } catch (o) {
        o.code === "EPERM" && (yield Va(t, "0666"), yield Za(t));
      }
      let r = yield Bl(e);
      yield $l(r, t, Ve ? "junction" : null);
    } else (!(yield Rn(t)) || n) && (yield El(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as MS } from "timers";
var Cl = function(e, t, n, r) {
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
}, ti = process.platform === "win32", ni = class extends tc.EventEmitter {
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
    return Cl(this, void 0, void 0, function* () {
      return !ei(this.toolPath) && (this.toolPath.includes("/") || ti && this.toolPath.includes("\\")) && (this.toolPath = Fl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Qa(this.toolPath, !0), new Promise((t, n) => Cl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Dr.EOL);
        let o = new ec(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Rn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = _l.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Nl(e) {
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
var ec = class e extends tc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = MS(e.HandleTimeout, this.delay, this)));
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
var RS = function(e, t, n, r) {
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
function Ll(e, t, n) {
  return RS(this, void 0, void 0, function* () {
    let r = Nl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ni(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var gD = Dl.platform(), wD = Dl.arch();

// node_modules/@actions/core/lib/core.js
var nc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(nc || (nc = {}));
function Ha(e) {
  Bt("add-mask", {}, e);
}
function Wl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function jl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ua("OUTPUT", za(e, t));
  process.stdout.write(rc.EOL), Bt("set-output", { name: e }, ct(t));
}
function Ul(e) {
  process.exitCode = nc.Failure, _S(e);
}
function ge(e) {
  Bt("debug", {}, e);
}
function _S(e, t = {}) {
  Bt("error", La(t), e instanceof Error ? e.toString() : e);
}
function zl(e, t = {}) {
  Bt("warning", La(t), e instanceof Error ? e.toString() : e);
}
function ri(e) {
  process.stdout.write(e + rc.EOL);
}
function Hl(e) {
  Wa("group", e);
}
function ql() {
  Wa("endgroup");
}
function Gl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ua("STATE", za(e, t));
  Bt("save-state", { name: e }, ct(t));
}
function Jl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Wr(e) {
  return Kl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function oc(e) {
  return Kl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ic(e) {
  return `<code>${oc(e)}</code>`;
}
function Kl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return FS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var FS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var ii = new NS();
function Tn(e, t) {
  return ii.run(e, t);
}
function W(e) {
  return ii.getStore()?.inputs.get(e.toLowerCase()) ?? Wl(e);
}
function Vl() {
  return ii.getStore()?.name ?? "";
}
function Me(e, t) {
  let n = Vl();
  jl(n ? `${e}-${n}` : e, t);
}
var Xl = Gl, Zl = Jl, si = Ha;
function Yl(e) {
  Ul(Wr(e));
}
function D(e) {
  zl(jr(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Qt(e.stack);
}
function x(e) {
  ri(jr(e));
}
function jr(e) {
  let t = Vl();
  return Wr(t ? `${t}: ${e}` : e);
}
function Qt(e) {
  ge(e.split(`
`).map(Wr).join(`
`));
}
function Ql(e, t) {
  Hl(jr(e));
  for (let n of t) ri(Wr(n));
  ql();
}
function Cn(e) {
  x(`[warning]${e}`);
}
function em() {
  return process.env.GITHUB_STEP_SUMMARY ? Ja : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || LS());
}
function Ur() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || DS($t() ?? "/", ".cache"));
}
function tm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function nm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function sc() {
  let e = { ...process.env };
  for (let [n, r] of ii.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var WS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function DD() {
  return Object.fromEntries(Object.entries(sc()).filter(([e]) => !WS.test(e)));
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
var ai, jS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function ac(e) {
  return !e && !ai ? jS : {
    lang: e?.lang ?? ai?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? ai?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? ai?.abortPipeEarly
  };
}
var US;
// @__NO_SIDE_EFFECTS__
function zS(e) {
  return US?.get(e);
}
var HS;
// @__NO_SIDE_EFFECTS__
function qS(e) {
  return HS?.get(e);
}
var GS;
// @__NO_SIDE_EFFECTS__
function JS(e, t) {
  return GS?.get(e)?.get(t);
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ JS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ qS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ zS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function KS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function om(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function im(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ue(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ ac())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function sm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var VS = class extends Error {
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
function cc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: cc,
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
function uc(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: uc,
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
function XS(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: XS,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && J(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var ZS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function fc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function am(e, t) {
  return ue({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ fc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function lc(e, t, n) {
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
function mc(e) {
  return ue({
    kind: "schema",
    type: "boolean",
    reference: mc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pc(e, t) {
  return ue({
    kind: "schema",
    type: "custom",
    reference: pc,
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
      return /* @__PURE__ */ KS(n.value, this.literal) ? n.typed = !0 : J(this, "type", n, r), n;
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
            let a = i in o ? o[i] : /* @__PURE__ */ lc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ fc(s);
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
          for (let i in o) /* @__PURE__ */ om(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
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
            let a = i in o ? o[i] : /* @__PURE__ */ lc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ fc(s);
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
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ lc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ci(e, t, n) {
  return ue({
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
        for (let s in i) if (/* @__PURE__ */ om(i, s)) {
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
function dc(e) {
  return ue({
    kind: "schema",
    type: "undefined",
    reference: dc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : J(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function rm(e) {
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
    expects: /* @__PURE__ */ im(e.map((n) => n.expects), "|"),
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
        J(this, "type", n, r, { issues: /* @__PURE__ */ rm(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        J(this, "type", n, r, { issues: /* @__PURE__ */ rm(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e, t, n) {
  return ue({
    kind: "schema",
    type: "variant",
    reference: hc,
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
                }, ZS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ im(u, "|"),
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
function HD(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ ac(n));
  if (r.issues) throw new VS(r.issues);
  return r.value;
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
function ui(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ ac(n));
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
  let o = sm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var um = N(cm(), 1);

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
function Xe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var $ = 1024 * 1024, Nn = 32;
function Kr(e) {
  return Math.ceil(e / $) * Nn;
}
function fm() {
  let e = li($), t = [];
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
function gc(e, t, n) {
  let r = n.subarray(t * Nn, (t + 1) * Nn);
  return r.length === Nn && Ze(...e).equals(r);
}
function lm(e, { offset: t, length: n }) {
  let r = Ye(t, t + n), o = r[0] * Nn;
  return Ze(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Nn)
  ).toString("hex");
}
function Ze(...e) {
  let t = (0, um.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ye(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Ln = "headstart-2", YS = ["image", "delta"];
function Dn(e, t) {
  return YS.includes(t) ? Math.ceil(e / $) * $ : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function mi({ digests: e, ...t }) {
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
var QS = 407710288, wc = 8, pi = wc + 12, Xr = Buffer.from("HEADSTR2"), mm = 36 + Xr.length, Zr = pi + mm, bc = 4 * 1024 * 1024, pm = 4 * 1024, e0 = 512, t0 = 1024 ** 4;
function dm(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = hm(e);
  if (r.length > bc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(pi), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Zr), c = [QS, a - wc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ze(o, ...i), u, Xr]);
}
function hm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function ym(e) {
  return gm(e.digests, hm(e));
}
var n0 = 128 * 1024;
async function Yr(e, t) {
  return o0(await r0(e), e.size, t);
}
async function r0(e) {
  let { size: t } = e;
  if (t < Zr) throw new k(`it has only ${t} bytes`);
  let n = await Vr(e, Math.max(0, t - n0), t);
  if (!n.subarray(-Xr.length).equals(Xr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Xr.length - 4), o = Zr + Kr(Math.min(t, t0)) + bc + pm;
  if (r < Zr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Vr(e, t - r, t);
}
async function o0(e, t, n) {
  let r = e.length - mm;
  if (!Ze(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(wc + 4 * d)
  ), a = t - e.length;
  if (!(o === Kr(a) && i <= bc && s <= pm && Zr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = pi + o, [f, l] = [
    e.subarray(pi, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), gm(f, l));
  let m = i0(l), p = Fn(u0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return f0(m.segments, a), { ...m, digests: f };
}
function gm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ze(n, e, t);
}
function i0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Qe = le(Re(), Gr(), qr(0)), wm = le(ae(), Rt(/^[a-z-]{1,32}$/)), s0 = (e) => Number.isSafeInteger(e) && e > 0, a0 = le(
  Jr({
    kind: wm,
    offset: Qe,
    length: Qe,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: en(pc((e) => Array.isArray(e) && e.every(s0))),
    files: Qe,
    bytes: Qe,
    unpackedBytes: en(Qe),
    root: en(Qe),
    deadBytes: en(Qe)
  }),
  zr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), c0 = Jr({
  savedAt: le(Qe, uc(2 ** 32)),
  times: ae()
}), u0 = Jr({
  container: _e(Ln),
  format: wm,
  key: le(ae(), Hr(e0)),
  paths: ut(ae()),
  segments: ut(a0),
  files: Qe,
  bytes: Qe,
  sources: en(c0)
});
function f0(e, t) {
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
function l0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function m0(e) {
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
    return l0(t);
  } catch {
    return atob(t);
  }
}
function bm(e, t) {
  if (typeof e != "string")
    throw new nn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new nn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = m0(r);
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
var km = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function vc(e) {
  return km.has(e);
}
var vm = `GitHub lets these events save a branch's caches: ${[...km].join(", ")}; a pull request saves its own. Save from one of them.`;
function we(e) {
  let t = d0(e.token) ?? h0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${vm}`), p0(t.write) && !vc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${vm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function p0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function d0(e) {
  try {
    let { ac: t } = bm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: xm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function h0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: xm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function xm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Sm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? vc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as b0, fstatSync as v0, lstatSync as k0, openSync as x0, readFileSync as S0 } from "node:fs";
import { lstat as Om, mkdir as P0, open as E0, readlink as O0 } from "node:fs/promises";
import { dirname as I0, join as Im, relative as $0, resolve as $m, sep as Wn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as y0 } from "node:fs";
var { O_RDONLY: g0, O_NOFOLLOW: Pm = 0, O_NONBLOCK: w0 = 0 } = y0, Ne = g0 | Pm | w0, Em = Pm !== 0;

// src/system/disk/ownership.ts
async function et(e) {
  let t = await Om(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Am(e, t);
}
function di({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Bm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Mm(e) {
  let t = await E0(e, Ne);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Am(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Am(e, { uid: t, mode: n }) {
  if (Rm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = $m(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Rm(e, t) {
  if (!di({ uid: t }) && t !== 0) throw new Error(`${$m(e)} belongs to another user`);
}
async function Tm(e, t) {
  for (let n of Cm(e, t)) await et(n);
}
async function ft(e, t) {
  for (let n of Cm(e, t))
    await P0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await et(n);
}
function Cm(e, t) {
  let n = $0(e, t).split(Wn);
  return n.map((r, o) => Im(e, ...n.slice(0, o + 1)));
}
var B0 = 40;
async function jn(e) {
  if (!process.geteuid) return;
  let t = e.split(Wn), n = 0, r = Wn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? I0(r) : Im(r, o), s = await Om(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Rm(i, s.uid), ++n > B0) throw new Error(`${e} has too many links`);
    let a = await O0(i);
    a.startsWith(Wn) && (r = Wn), t.unshift(...a.split(Wn));
  }
}
function Un(e, t) {
  let n = (o) => o?.isFile() === !0 && di(o) && o.size <= t;
  if (!n(k0(e, { throwIfNoEntry: !1 }))) return;
  let r = M0(e);
  if (r !== void 0)
    try {
      return n(v0(r)) ? S0(r) : void 0;
    } finally {
      b0(r);
    }
}
function M0(e) {
  try {
    return x0(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function _m(e, t, n = []) {
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
}, hi = class extends K {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${kc(n)}`, "resume");
  }
};
function kc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Fm(Fm(n));
}
function Fm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var A0 = "the server fails or is overloaded; try again later", R0 = "the server does not support this request", Qr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Nm = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Qr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Qr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Qr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Qr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Qr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function P2(e, t) {
  if (e instanceof K) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Lm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Nm[r] ?? ["the connection failed", "retry"];
  return new K(`${Le(t)}: ${o} (${r})`, i);
}
function E2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Nm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new K(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Lm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new K(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function O2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new K(`${Le(t)}: ${n} (${e})`, "none");
}
async function Dm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Lm(e, r);
  let o = await F0(n), [i, s] = T0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? N0(t["retry-after"]) : 0;
  return new K(`${Le(r)}: ${i} (${a})`, s, c);
}
function T0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${C0(n)}; use that as endpoint`, "none"] : e === 501 ? [R0, "none"] : e === 408 || e === 429 || e >= 500 ? [A0, "slow-down"] : ["it refuses the request", "none"];
}
function C0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var _0 = 4096;
async function F0(e) {
  let t = [];
  return await _m(_0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function N0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var Wm = (e) => Math.min(24, 3 * e);
function jm(e) {
  return e * (1 + Math.random() / 4);
}
function Um(e) {
  return Math.random() * Math.min(4e3, e);
}
var eo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, zm = {
  ...eo,
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
import { setTimeout as U0 } from "node:timers/promises";
async function Hm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Um(i * 2 ** (s - 1)), l = u.retryAfterMs && jm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await z0(Math.max(l, f), n);
    }
}
function C2(e) {
  return e instanceof hi ? 2 : 1;
}
async function z0(e, t) {
  e > 0 && await U0(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
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
import { accessSync as q0, constants as G0, statSync as J0 } from "node:fs";
import { delimiter as K0, isAbsolute as V0, join as X0 } from "node:path";
var Z0 = process.platform === "win32" ? ".exe" : "";
function lt(e) {
  return (process.env.PATH ?? "").split(K0).filter((n) => V0(n)).map((n) => X0(n, `${e}${Z0}`)).find(Y0);
}
function gi(e) {
  let t = lt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function Y0(e) {
  try {
    return q0(e, G0.X_OK), J0(e).isFile();
  } catch {
    return !1;
  }
}
function mt() {
  return { LC_ALL: "C", ...to(/^(PATH|SystemRoot)$/) };
}
function to(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var xc = 1e3;
function zn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-xc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Sc = N(Gm(), 1);
import { once as Q0 } from "node:events";
import { finished as eP } from "node:stream/promises";
var tP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Km({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => tP.test(a)), r = (0, Sc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...mt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
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
  let s = process.platform !== "win32", a = (0, Sc.spawn)(e, t, { cwd: n, env: { ...r, ...mt() }, detached: s }), c = a[i];
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
    f += l, f.length > Jm && u();
  });
  try {
    let [l, m] = await Q0(a, "exit");
    if (u(), await eP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Jm) return f;
    throw zn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Jm = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as cP, rmSync as ep } from "node:fs";
import { join as uP } from "node:path";

// src/system/disk/space.ts
import { statfsSync as rP } from "node:fs";
import { statfs as oP } from "node:fs/promises";

// src/system/units.ts
function wi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Vm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var nP = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function Xm(e) {
  let [t, n] = Object.entries(nP).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var iP = 0.05, sP = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, aP = 20;
async function Zm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await oP(e), s = (c, u) => Math.floor(Math.min(u * iP, sP[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function rn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? Ym(t) : e;
}
async function Hn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw rn(i, t);
  });
  if (o !== Xe(n)) throw Ym(t);
}
function Ym(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = rP(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function tt(e, t) {
  let n = await Zm(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function no(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Zm(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, aP);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Pc = /* @__PURE__ */ new Set();
function Qm() {
  for (let e of Pc) ep(e, { recursive: !0, force: !0 });
}
function fP(e) {
  try {
    return cP(uP(e, "headstart-"));
  } catch (t) {
    throw rn(t, e);
  }
}
function be(e) {
  process.listeners("exit").includes(Qm) || process.on("exit", Qm);
  let t = fP(e);
  Pc.add(t);
  let n = () => {
    ep(t, { recursive: !0, force: !0 }), Pc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as lP } from "node:async_hooks";
import { subscribe as mP, unsubscribe as pP } from "node:diagnostics_channel";
var dP = 6e4;
async function on(e, t, n) {
  return pt({ path: gi(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = dP, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Ec(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw zn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var tp = new lP();
async function Ec({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = mt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    tp.getStore() === m && (f = d.process, process.nextTick(() => {
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
  mP(np, m), o.addEventListener("abort", l);
  try {
    let d = await tp.run(m, () => Ll(hP(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    pP(np, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var np = "child_process";
function hP(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as yP } from "node:fs";
async function rp(e, t = !0) {
  let n = async (s) => {
    let a = t ? lt(s) : void 0;
    return a && await gP(a, e) && a;
  }, [r, o, i] = await Promise.all([
    wP(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: lt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function gP(e, t) {
  let n = await ip("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function wP(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = lt(t), r = n && (bP(n) ?? vP(await ip("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var op = { "GNU tar": "gnu", bsdtar: "bsd" };
function bP(e) {
  try {
    let t = yP(e);
    return Object.entries(op).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function ip(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function vP(e) {
  return Object.entries(op).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var ap = N(sp(), 1);
import { globSync as kP, lstatSync as xP, readFileSync as SP } from "node:fs";
function cp({ directories: e, marks: t }) {
  let n = (0, ap.createHash)("sha256");
  for (let r of e)
    for (let o of kP(t, { cwd: r }).sort()) {
      let i = R(r, o);
      n.update(JSON.stringify([r, o])), xP(i, { throwIfNoEntry: !1 })?.isFile() && n.update(SP(i));
    }
  return n.digest("hex");
}

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

// src/stores/transfer/signed-url.ts
function up(e) {
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
function fp(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function lp(e) {
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
async function pp(e, t) {
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
    onHead: (l, m) => mp(l) ? PP(l, m, e, t) : void 0
  });
  if (!mp(f)) throw await Dm(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var mp = ({ status: e }) => e === 200 || e === 206;
function PP(e, t, n, r) {
  let { url: o } = r.signed;
  IP(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (EP(e, n, r), r.queue.widen(n)) : OP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function EP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !dp(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function OP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!dp(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function dp(e, t) {
  return e === void 0 || e === String(t);
}
function IP({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function hp(e, t) {
  let n = BP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await MP(e, t);
    } catch (i) {
      if (i instanceof K && i.recover === "await-whole" && t.begun && await yi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Hm(n, o);
}
function BP(e, t) {
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
async function MP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => pp(e, { ...t, signed: c, signal: f });
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
function yp(e) {
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
function gp(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function wp({ start: e, end: t }, n) {
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
function bp(e, t, n) {
  let { memory: r = qn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...zm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => AP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* AP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = RP(t, n, s), c = CP(t, n), u = { ...TP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new K(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) hp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await yi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function RP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return wp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => gp(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function TP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: up(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: lp(i),
    hedge: yp(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Wm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function CP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = sn(n, t - e), a = sn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${kc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function vp(e) {
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
function xp(e) {
  let t = DP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw bi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: FP(e("bucket")),
    prefix: NP(e("prefix")),
    region: LP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !_P(t) : n === "true",
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
function _P(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function FP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw bi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var kp = 256;
function NP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= kp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${kp} in all`;
  throw bi("prefix", e, r);
}
function LP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw bi("region", e, "must be the name of a region, such as eu-west-1");
}
function DP(e) {
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
var an = N(Sp(), 1);

// src/inputs/trusted-writers.ts
var WP = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Ep(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(jP);
}
function jP(e) {
  let [, t, n, r] = WP.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new A(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Pp).join("[^/]*"));
  return { workflow: new RegExp(`^${Pp(t)}${o.join(".*")}$`, "u"), event: r };
}
function Pp(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Op = 32, UP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function $p(e) {
  let t = Ip(e("signing-key")).map(zP), n = Ip(e("verify-key")).map(HP), r = Ep(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new A(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(qP), ...n], writers: r };
  }
}
function aj(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => ro(e(n)).length > 0);
}
function Bp(e) {
  return ro(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Ip(e) {
  let t = ro(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(UP))
    n.push(...ro(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...ro(t.slice(r))];
}
function ro(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function zP(e) {
  if (e.startsWith("-----")) {
    let r = Mp(e, "PRIVATE KEY", an.createPrivateKey);
    if (r) return r;
    throw new A("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Op) return (0, an.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Op}: ${n}.`
  );
}
function HP(e) {
  let t = Mp(e, "PUBLIC KEY", an.createPublicKey);
  if (t) return t;
  throw new A(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Mp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function qP(e) {
  return e.type === "secret" ? e : (0, an.createPublicKey)(e);
}

// src/inputs/inputs.ts
function oo(e, t) {
  let n = Ke(e("save-always")), r = Be(e, "store", ["auto", "github", "s3", "local"]), o = xp(e);
  if (r === "s3" && o.bucket === "") throw new A("Input `bucket` is required with `store: s3`.");
  return {
    key: Aa(e, "key"),
    restoreKeys: vi(e("restore-keys")),
    paths: vi(Aa(e, "path")),
    crossOs: Ke(e("enableCrossOsArchive")),
    failOnMiss: Ke(e("fail-on-cache-miss")),
    lookupOnly: Ke(e("lookup-only")),
    store: r,
    localDir: VP(e("local-dir"), t),
    s3: o,
    stash: { ...XP(e("stash"), t), maxBytes: ZP(e("stash-size")) },
    concurrency: An(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: KP(e("part-size")),
    mode: Be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Be(e, "ramdisk", ["off", "auto", "on"]),
    verify: Be(e, "verify", ["auto", "always"]),
    format: Be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : GP(e),
    jobStatus: e("job-status"),
    secrets: Be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ke(e("source-times")),
    compressionLevel: An(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Be(e, "summary", ["auto", "true", "false"]),
    rolling: vp(e),
    signing: $p(e)
  };
}
function GP(e) {
  let t = Be(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function vi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var JP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Ap(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (JP[n] ?? Number.NaN);
}
function KP(e) {
  if (e === "") return 8 * 1048576;
  let t = Ap(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function VP(e, t) {
  return e === "" ? R(t, "headstart") : Nr(Rp("local-dir", e));
}
function Rp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new A(`Input \`${e}\` is '${t}', and ${Vo}.`);
  return `${r}${n.slice(1)}`;
}
function XP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: R(t, "headstart-stash") };
  let r = Rp("stash", e);
  if (Na(r)) return { use: "on", dir: Nr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function ZP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Ap(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function Tp(e, t) {
  let n = W(e), r = vi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new A(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Nr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as nI, realpathSync as rI, rmdirSync as oI, symlinkSync as Ki, utimesSync as iI, writeFileSync as sI } from "node:fs";
import { dirname as Vd, join as Nt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as YP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var QP = /[\u0080-\u00ff]/, eE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!QP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return eE.decode(n);
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
  return YP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var jp = N(_p(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as tE, renameSync as nE, rmdirSync as rE } from "node:fs";
function me(e, t) {
  cE(
    () => nE(e, t),
    () => !Fp(t)
  );
}
function Gn(e, t) {
  let n = process.platform === "win32";
  n && oE(t);
  try {
    return me(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Fp(t)) return !1;
    throw r;
  }
}
function oE(e) {
  try {
    rE(e);
  } catch {
  }
}
function Fp(e) {
  return tE(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var iE = ["EPERM", "EBUSY", "EACCES"], sE = 200, aE = new Int32Array(new SharedArrayBuffer(4));
function cE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, sE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && iE.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(aE, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Np = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function ki(e) {
  let t = e;
  return Np[e.do].map((n) => t[n]);
}
function $c(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Dp(i, o))}
`).join("");
}
function Lp(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = uE(b(Ko(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Fn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Dp(a, r);
  });
}
function Dp(e, t) {
  let n = ki(e), r = Np[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function uE(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => le(
    ae(),
    zr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = le(Re(), cc()), c = se({ mode: a, mtime: a });
  return hc("do", [
    se({ do: _e("make"), path: o }),
    se({ do: _e("move"), to: o, from: i, inode: s }),
    se({ do: _e("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: _e("stamp"), path: tn([_e(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Jn = "journal", fE = Math.min(128 * 1024 * 1024, (0, jp.getHeapStatistics)().heap_size_limit / 32);
function Up(e, t) {
  Y.appendFileSync(R(t, Jn), $c(e, t), { mode: 384 });
  for (let n of e) mE(n);
}
function zp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && Mc(e.path, e.stamp);
}
function Bc(e) {
  Y.rmSync(R(e, Jn), { force: !0 });
}
function Si(e, t = () => !0) {
  let n = lE(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? pE(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = $c(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = R(e, `${Jn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), me(s, R(e, Jn));
  } else Bc(e);
}
function io(e) {
  return B(b(R(e, Jn))) !== void 0;
}
function lE(e) {
  if (!io(e)) return [];
  let t = Un(R(e, Jn), fE);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Lp(t.toString(), e);
}
function mE(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") Mc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && xi(e.to, e.aside), xi(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? yE(e.from, e.to) : t;
    }
}
function pE(e) {
  if (e.do === "make") dE(e.path);
  else if (e.do === "stamp") hE(e.path, e.before);
  else if (e.do === "move") Wp(e);
  else if (B(e.aside)) {
    if (Wp(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    xi(e.aside, e.to);
  }
}
function Wp({ from: e, to: t, inode: n }) {
  !B(e) && Pi(t) === n && xi(t, e);
}
function Pi(e) {
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
function dE(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function hE(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Mc(e, t);
}
function Mc(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function yE(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function xi(e, t) {
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
var Hp = Promise.resolve();
function Kn(e) {
  let t = Hp.then(e);
  return Hp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as _c, mkdtempSync as zE, readdirSync as rd, realpathSync as od } from "node:fs";
import { basename as id, dirname as HE, join as sd } from "node:path";

// src/files/staging.ts
import {
  chmodSync as ME,
  lstatSync as Xp,
  mkdtempSync as AE,
  readdirSync as Zp,
  rmdirSync as RE,
  rmSync as Yp,
  statSync as TE,
  writeFileSync as CE
} from "node:fs";
import * as Mi from "node:fs/promises";
import { createServer as _E } from "node:net";
import { toNamespacedPath as FE } from "node:path";

// src/system/disk/local-socket.ts
var Gp = N(qp(), 1);
import { once as gE } from "node:events";
import { closeSync as wE, lstatSync as bE, openSync as vE, statSync as kE, symlinkSync as xE, writeFileSync as SE } from "node:fs";
import { connect as PE } from "node:net";
import { tmpdir as EE } from "node:os";
import { join as Vn } from "node:path";
var Ei = process.platform === "win32";
function Oi(e, t, n) {
  let { path: r, close: o } = Ei ? $E() : Jp(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Ei && n.listening && SE(Vn(e, t), Kp(r, e), { mode: 384 }), n.listening;
}
async function Ii(e, t) {
  let n = Ei ? Vp(e, t) : Jp(e, t);
  if (n)
    try {
      let r = PE(n.path);
      return r.on("error", () => {
      }), await gE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Rc(e, t) {
  return Ei ? Vp(e, t) !== void 0 : bE(Vn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Jp(e, t) {
  let n = Vn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = vE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => wE(o) };
  }
  let r = be(EE());
  return xE(e, Vn(r.dir, "d")), { path: Vn(r.dir, "d", t), close: r.remove };
}
var OE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, IE = 256;
function $E() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Gp.randomUUID)()}`, close: () => {
  } };
}
function Kp(e, t) {
  return `${e}
${kE(t, { bigint: !0 }).ino}
`;
}
function Vp(e, t) {
  let n = BE(Vn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return OE.test(r) && n === Kp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function BE(e) {
  try {
    return Un(e, IE)?.toString("latin1");
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
function Ai(e) {
  let { dir: t, sign: n } = Qp(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      io(t) || (Tc(t), n?.close());
    }
  };
}
function Tc(e) {
  if (B(b(e))) {
    for (let t of Zp(e)) t !== Ri && Bi(R(e, t));
    Bi(e);
  }
}
async function Ct({ base: e, literal: t }) {
  let n = NE(e);
  if (t === void 0) return n;
  let r = Xp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Xp(n).dev ? t : Mi.access(n, Mi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function NE(e) {
  let t = e;
  for (; !TE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Zn(e) {
  let t = B(b(e));
  return t !== void 0 && so(t);
}
function so(e) {
  return e.isDirectory() && di(e) && Bm(e);
}
function Yn(e) {
  return Rc(e, Ri);
}
var Ri = "alive", $i = "born", LE = 10;
function Qp(e, t = 1) {
  let n = AE(R(e, Xn));
  try {
    return { dir: n, sign: DE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === LE) throw r;
    return Qp(e, t + 1);
  }
}
function DE(e) {
  let t = _E((o) => o.destroy()).unref(), [n, r] = [R(e, $i), R(e, Ri)];
  if (!Oi(e, $i, t)) {
    CE(r, "");
    return;
  }
  try {
    me(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function ed(e) {
  try {
    Rc(e, $i) && Yp(R(e, $i)), RE(e);
  } catch {
  }
}
async function Ti(e) {
  if (!Yn(e)) return !1;
  try {
    let t = await Ii(e, Ri);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Bi(e) {
  let t = () => Yp(FE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    td(b(e)), t();
  }
}
function td(e) {
  ME(g(e), 448);
  for (let t of Zp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && td(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as WE } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : WE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: nd(c), flags: u.split(","), type: o, source: nd(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function nd(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as jE, readlinkSync as UE } from "node:fs";
function Cc() {
  return UE("/proc/self/ns/pid").replace(/\D/g, "");
}
function Qn(e) {
  try {
    let t = jE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Fc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Ci(e) {
  let t = process.ppid || 1, n = Qn(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Cc()}-${t}-${n}-`;
  return zE(sd(od(e), r));
}
function ao({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function _i(e) {
  let t = b(e);
  return X().filter((n) => ao(n) === t || _(n.point, t));
}
function ad(e) {
  return !_c(e, { throwIfNoEntry: !1 }) && _i(e).length === 0;
}
function cd(e) {
  let t = b(e);
  return X().findLastIndex((n) => ao(n) === t);
}
function ud(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && co(n) ? n : void 0;
}
var er = "headstart-broker";
function fd(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && ao(n) === t);
}
function ld() {
  let e = (t) => co(t) || t === er;
  return X().flatMap((t) => {
    let n = ao(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Fi(e) {
  return rd(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function co(e) {
  return Fc.test(id(e));
}
var qE = 7200 * 60 * 1e3;
function GE(e) {
  let [, t, n = "", r] = id(e).match(Fc) ?? [];
  if (t === Cc()) return Qn(n) !== r;
  let o = _c(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > qE;
}
function JE(e) {
  return e.type === "squashfs" ? HE(e.point) : ao(e);
}
function md(e) {
  let t = X().flatMap((r) => JE(r) ?? []).map((r) => g(r).toString()).filter((r) => co(r) && !VE(r)), n = process.platform === "linux" ? e.flatMap(KE).filter(Zn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(GE);
}
function KE(e) {
  try {
    return rd(e).filter((n) => Fc.test(n)).map((n) => sd(od(e), n));
  } catch {
    return [];
  }
}
function VE(e) {
  try {
    let t = _c(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !so(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as xO, readlinkSync as SO, rmdirSync as PO, symlinkSync as EO } from "node:fs";
import { tmpdir as OO } from "node:os";
import { basename as IO, dirname as Bd, join as Md } from "node:path";
import { setTimeout as $O } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as QE, rmdirSync as eO, unlinkSync as tO } from "node:fs";
import { dirname as gd, join as nO } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as XE, readdirSync as dd, readlinkSync as Ni, symlinkSync as pd } from "node:fs";
import { dirname as ZE, join as tr } from "node:path";
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
function cn(e) {
  let t = ud(b(e));
  return t !== void 0 && De(t) === b(e) ? t : void 0;
}
function De(e) {
  try {
    return Ni(tr(e, G.workspace), "latin1");
  } catch {
    return;
  }
}
function uo(e) {
  let t = dd(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => G.layer(r, c)), s = ZE(Ni(tr(e, G.layer(r, 0))));
    return { number: r, lowers: [G.pathLayer(r), ...i], mountRoot: s };
  });
}
function _t(e, t = "target") {
  try {
    return dd(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => Ni(tr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function hd(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(YE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: tr(r, G.plain), inside: n };
}
function YE(e) {
  return XE(e).isSymbolicLink() ? Ni(e, "latin1") : "";
}
function Li() {
  return ld().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? _t(n) : [e];
  });
}
function yd(e, t, n, r) {
  let o = Fi(e);
  pd(g(t), tr(e, `target-${o}`)), pd(g(`${b(n)}/${r}`), tr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function wd(e) {
  let t = De(e), n = _t(e, "made");
  for (let [r, o] of _t(e).entries()) {
    B(o) && QE(g(o), nO(e, `left-${r}`));
    for (let i = gd(o); i !== t; i = gd(i))
      rO(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function rO(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && tO(g(e)), t && n?.isDirectory() && Z(e).length === 0 && eO(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as kd,
  closeSync as xd,
  lstatSync as Pd,
  openSync as Sd,
  readdirSync as cO,
  readFileSync as uO,
  readlinkSync as fO,
  renameSync as Lc,
  statfsSync as lO,
  symlinkSync as mO
} from "node:fs";
import { join as un } from "node:path";

// src/mounts/overlay-marks.ts
var Di = 512, [oO, iO, sO] = [124, 136, 156];
function Nc(e, t, n) {
  return vd(e, t, ["redirect", "opaque"], n);
}
function bd(e, t, n) {
  return vd(e, t, ["redirect"], n);
}
async function vd(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...aO(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* aO(e, t) {
  let n = !1;
  for (let r = 0; r + Di <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + oO, r + iO), 8), i = r + Di, s = String.fromCharCode(e[r + sO]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Di) * Di;
  }
}

// src/mounts/workspace/moved-files.ts
async function Ed(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || cn(g(o).toString()) !== e) return;
  let i = _t(e), a = (await t.changedIn(G.plain, G.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => _(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = un(e, G.plain), f = await bd(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => hO(e, `${o}/${h}`, d, r));
  let p = lO(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && dO(`${b(u)}/${h}`, w, p) && await m(y, () => yO(y));
}
var pO = 512;
function dO(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * pO > r) return !1;
  let o = g(e);
  try {
    return n > r || uO(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && Pd(o).uid === process.geteuid?.();
  }
}
var Dc = (e) => `moved-${e}`;
async function hO(e, t, n, r) {
  mO(g(t), un(e, Dc(n)));
  let o = `part-${n}`;
  await on("cp", ["-a", "--", `${Dc(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Lc(un(e, o), un(e, `copy-${n}`));
}
function yO(e) {
  let t = g(e);
  try {
    xd(Sd(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Pd(t);
    kd(t, r | 128), xd(Sd(t, "r+")), kd(t, r & 4095);
  }
}
function Od(e) {
  let t = cO(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = fO(un(e, Dc(Number(n))), "latin1");
    B(r) && Lc(g(r), un(e, `left-moved-${n}`)), Lc(un(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as gO, readdirSync as wO, readFileSync as bO } from "node:fs";
async function Id(e, t, n) {
  let o = wO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!(!_(f, s) || !vO(f)))
      return `the process ${kO(c)} (${c}) ${u === "cwd" ? "works" : "has a directory open"} in it`;
  }
}
function vO(e) {
  return gO(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function kO(e) {
  try {
    return bO(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Wi(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var $d = 10, BO = 300;
async function nr(e, { rights: t, warn: n }) {
  if (!co(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Ed(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = _i(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await Wi(() => Wc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Wc(s.reverse(), { rights: t, warn: n, attempts: $d, signal: r });
  if (!Zn(e)) return;
  MO(e), Od(e), wd(e);
  let u = _i(e);
  if (!u.every(i) || (await Wc(u, { rights: t, warn: n, attempts: $d, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Bd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", IO(e)], f);
}
async function Wc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await $O(BO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await ji(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await ji(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function MO(e) {
  let t = (n) => SO(Md(e, n), "latin1");
  for (let n of AO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Bd(o))
        PO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function AO(e) {
  try {
    return xO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function ji(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = En(i, be(OO()));
    EO(g(e), Md(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    On(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as RO, constants as TO, realpathSync as CO } from "node:fs";
import { dirname as jc } from "node:path";
var _O = ["ext4", "xfs", "btrfs", "tmpfs"];
async function Ad(e, { root: t, protectedDirs: n, rights: r, signal: o }) {
  let i = b(e), s = X().filter(({ point: l, source: m }) => _(l, i) && m !== t), [a] = s.filter(({ point: l, source: m }) => !(l === i && m === t));
  if (a) throw new Error(`something is mounted at ${g(a.point)}`);
  let c = n.find((l) => _(CO(l), e));
  if (c !== void 0) throw new Error(`the workspace holds ${c}`);
  let { type: u } = Uc(e);
  if (!_O.includes(u))
    throw new Error(`the workspace is on ${u}, which an overlay cannot write to`);
  try {
    RO(jc(e), TO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${jc(e)}`);
  }
  let f = await Id(e, r, o);
  if (f !== void 0) throw new Error(f);
}
function Uc(e) {
  let t = b(jc(e));
  return X().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Rd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as jO, readdirSync as Ld, rmSync as UO } from "node:fs";
import { join as Dd } from "node:path";

// src/mounts/layers.ts
var Nd = N(Cd(), 1);
import { existsSync as FO, mkdirSync as zc, readFileSync as _d, writeFileSync as NO } from "node:fs";
import { release as LO } from "node:os";
import { join as Ui } from "node:path";
function rr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    zc(Ui(e, f)), await Ft(i ?? DO(WO()), async (l) => {
      await s(f, "squashfs", Fd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) zc(Ui(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => `image ${f[h]} squashfs ${Fd(d, m)} 0 0
`);
    NO(Ui(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...f);
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
      return zc(Ui(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function Fd({ offset: e, length: t }, n) {
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
function DO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function WO() {
  let e = `/boot/config-${LO()}`;
  try {
    return FO(e) ? _d(e, "latin1") : (0, Nd.gunzipSync)(_d("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var zO = 250;
async function zi(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: u }) => u).join(":");
  if (a.length > zO) throw new Error("the job has too many layers");
  let c = HO(i, o);
  await Wi(async () => {
    if (cn(i) === e && await n.run("umount", ["-i", "--", G.workspace], s), t.length === 0) return;
    let u = `work-${Ld(e).filter((l) => l.startsWith("work-")).length}`;
    jO(Dd(e, u));
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
function HO(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Uc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Wd(e, t, n) {
  let r = cn(t);
  if (r === void 0) return;
  let o = uo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await nr(r, { rights: n, warn: () => {
    } });
    await zi(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Hi(r, s);
  }
}
function Hi(e, { number: t, lowers: [, ...n] }) {
  let r = Ld(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) UO(Dd(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as Hc, lstatSync as Ud, mkdirSync as qc, renameSync as jd, rmdirSync as qO, rmSync as GO, statSync as JO, utimesSync as KO } from "node:fs";
import { dirname as VO, join as qi } from "node:path";
var XO = 4e3, fo = ".headstart-aside", Gi = ".headstart-placed";
async function zd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) qc(qi(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await Ft(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(qi(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = JO(qi(n, r[0]));
  try {
    ZO(l, i);
    for (let [y, { source: w }] of e.entries())
      Gc(`${l}/${w === "" ? fo : `${fo}/${w}`}`, `${l}/${Gi}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(qi(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    qc(g(VO(P)), { recursive: !0 }), Gc(`${h}/${Gi}/${y}`, P), w === "" && (Hc(g(P), m & 511), KO(g(P), p / 1e3, d / 1e3));
  }
  GO(g(`${h}/${fo}`), { recursive: !0, force: !0 }), qO(g(`${h}/${Gi}`));
}
function ZO(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > XO) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => YO(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [fo, Gi]) qc(g(`${e}/${i}`));
  for (let i of n) Gc(`${e}/${i}`, `${e}/${fo}/${i}`);
}
function YO(e) {
  let t = Ud(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function Gc(e, t) {
  try {
    jd(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Ud(g(e));
    Hc(g(e), r | 128), jd(g(e), g(t)), Hc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as Hd } from "node:fs";
import { lstat as Jc, readdir as QO } from "node:fs/promises";
import { dirname as eI } from "node:path";
var qd = 16;
async function Gd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Jc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await QO(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > qd)
      throw new Error(`'${e.text}' names more than ${qd} directories`);
  };
  return await Jc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Ji({ sources: e, target: t }, { base: n }, r) {
  if ((await Jc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = eI(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Kc(t, r);
}
function Kc(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = Hd(g(e), "latin1");
  if (t.some((i) => _(Hd(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...Li()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Jd(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await tI(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function tI({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Ji(f, e, o), Rd(f.target, s);
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
async function Vc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Kn(() => aI(e, n, r)).catch((i) => r(i, o)), t;
}
async function aI(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = rI(t), a = cn(s), c = e.flatMap((m) => m.protectedDirs);
  await Ad(s, { root: a, protectedDirs: c, rights: n, signal: r });
  let u = a === void 0 ? [] : _t(a).map((m) => m.slice(b(s).length + 1)), f = await Jd(e, u, i);
  if (f.length === 0) return;
  let l = a ?? Ci(Vd(s));
  a === void 0 && o(l);
  try {
    a === void 0 && await cI(l, s, { rights: n, signal: r });
    let m = u.map((p) => p.split("/", 1)[0]);
    await fI(l, f, { real: s, reserved: m, refuse: i });
  } finally {
    uo(l).length === 0 && await nr(l, { rights: n, warn: () => {
    } });
  }
}
async function cI(e, t, { rights: n, signal: r }) {
  Ki(t, Nt(e, G.workspace));
  let o = Date.now() / 1e3 - uI;
  sI(Nt(e, G.since), ""), iI(Nt(e, G.since), o, o), nI(Nt(e, G.plain));
  let i = ["-i", "-n", "--make-private", "-o", "bind,ro", "--", G.workspace, G.plain];
  await n.run("mount", i, { cwd: e, signal: r });
}
var uI = 2;
async function fI(e, t, { real: n, reserved: r, refuse: o }) {
  let i = uo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await lI(e, a++, p, r) });
    } catch (d) {
      o(d, Kd(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) mI(e, n, p, d);
    await zi(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) pI(p);
  } catch (p) {
    for (let { addition: d } of s) Hi(e, d);
    await zi(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }), o(
      p,
      s.flatMap(({ image: d }) => Kd(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      yd(p.request.dir, d, Nt(e, G.plain), h);
}
async function lI(e, t, n, r) {
  let { layers: o, places: i, request: s } = n, { rights: a, signal: c } = s, [u, f] = [
    G.pathLayer(t),
    o.map((m, p) => G.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: s.dir };
  for (let [m, p] of o.entries()) Ki(p, Nt(e, f[m]));
  try {
    return await zd(i, { dir: e, layers: f, name: u, reserved: r, rights: a, signal: c }), l;
  } catch (m) {
    throw Hi(e, l), m;
  }
}
function mI(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ki(g(a), Nt(e, G.target(r, o)));
    let [c] = gt(Vd(a));
    c !== void 0 && Ki(g(c), Nt(e, G.made(r, o))), B(s) && oI(g(s));
  }
}
function pI({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Kd({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Lt = N(Xd(), 1);
var Zc = 9;
function Yc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function dI(e) {
  let t = Buffer.alloc(Zc);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function Zd(e, t, n) {
  let r = dI(Yc(n).id), o = Qd(r, e, t), i = n.type === "secret" ? eh(o, n) : (0, Lt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Yd(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ce("has no signature");
  let o = r.filter((c) => Yc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Yc(u).name))].join(" and ");
    throw new Ce(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Zc), e.subarray(Zc)];
  if (!n.some((c) => {
    let u = Qd(i, t, c);
    return o.some((f) => hI(u, s, f));
  }))
    throw new Ce(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Qd(e, t, { repository: n, scope: r, version: o }) {
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
function hI(e, t, n) {
  if (n.type !== "secret") return (0, Lt.verify)(null, e, n, t);
  let r = eh(e, n);
  return t.length === r.length && (0, Lt.timingSafeEqual)(t, r);
}
function eh(e, t) {
  return (0, Lt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function th() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && yI(gI()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function yI(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function gI() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function nh() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function rh() {
  for (let e of Bp(W("signing-key"))) si(e);
}
function oh({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => Zd(o, t, r);
  if (e?.writers.length)
    return async (o) => (await Qc()).signByToken(o, t, n);
}
function ih({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Sm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!nh())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function sh({ signing: e }, t) {
  e?.writers.length && (await Qc()).issuerKeys(t);
}
function Qc() {
  return import("./tokens.js");
}
var wI = 1440 * 60 * 1e3;
async function Vi(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return Yr(o);
  let i = Ae(), s = e.scope === void 0 ? we(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await Yr(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await Qc()).checkToken(l, m, h);
      }
      let p = Yd(l, m, { places: u, keys: n.verifiers });
      if (!ee(e.key, t) && c.getTime() - p.getTime() > wI)
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
async function Xi(e) {
  let t = await ah() ?? await bI(e);
  return vI(t), t;
}
async function Zi(e) {
  let t = await ah();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Qi(c, i), { name: n, inputs: c };
  });
}
async function ah() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new A(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-LYKLDJ6K.js");
  return n(e);
}
async function bI(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-CEEQKV5U.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function vI(e) {
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
async function Yi({ inputs: e }, t) {
  rh();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Qi(e, { ...o }) : "none";
}
function Qi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var kI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function es({ inputs: e }) {
  return e.size > 0 && xI([...e.keys()]), oo(W, Ur());
}
function xI(e) {
  let t = new Set(kI);
  oo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Ur());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new A(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${ol(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function eu(e, t) {
  try {
    return await Tn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as XR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as fu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as Uh, rm as v$ } from "node:fs/promises";
import { dirname as k$, join as x$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as SI } from "node:fs";
async function ts(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += ch(i, o, t);
  }
  return r;
}
function ns(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += ch(SI(e, r, o, t - o, n + o), o, t);
  return r;
}
function ch(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function uh(e) {
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
var Th = N(lh(), 1);
import { closeSync as Rh, constants as Mh, fstatSync as zI, openSync as HI } from "node:fs";
import { setImmediate as qI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var hh = N(ph(), 1);
var pe = 8192, nu = 256;
function rs(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + nu * pe)), { unpacked: f, starts: l, length: m } = PI(u, i + u.length === n);
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
async function os(e, t, n) {
  let r = Math.ceil(n / pe), o = await e(t, t + r * tu);
  if (o.length !== r * tu) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * tu))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: rs(e, s, t, i), start: s };
}
var tu = 8;
function PI(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < nu && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & dh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > dh ? a : EI(a), u = t && s === e.length;
    if (c.length !== pe && !(u && c.length > 0 && c.length < pe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < nu)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var dh = 32767;
function EI(e) {
  try {
    return (0, hh.zstdDecompressSync)(e, { maxOutputLength: pe, chunkSize: pe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var lo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function gh(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = lo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === lo.directory || s === lo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [OI, II, $I] = [12, 12, 8], BI = 256, MI = 256, [yh, AI] = [46, 47];
async function wh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await RI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % pe) !== y)
      throw ru();
    let v = s.take(II), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > MI) throw C("a directory has too many names at once");
    for (let T = P; T > 0; T--) {
      let V = s.ahead();
      V && await V;
      let Q = s.take($I), { bytes: oe } = s, Jt = I + oe.readInt16LE(Q + 2), Kt = oe.readUInt16LE(Q + 4);
      a.name(Jt, Kt, E + oe.readUInt16LE(Q));
      let Vt = bh(oe.readUInt16LE(Q + 6)), el = s.take(Vt), _r = oe.subarray(el, el + Vt);
      if (TI(_r, d), w && T === P && !_r.equals(w.name)) throw ru();
      d = _r, Kt === lo.whiteout ? c.add(e, _r) : Kt === lo.directory && c.addBelow(e, _r, Jt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw ru();
  return m;
}
async function RI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(OI), { bytes: o } = e, i = bh(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ru() {
  return C("the index of a directory leads elsewhere");
}
function bh(e) {
  if (e >= BI) throw C("a name is too long");
  return e + 1;
}
function TI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === AI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === yh && (e.length === 1 || e.length === 2 && e[1] === yh))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var We = 96, vh = 6, kh = { noXattrs: 512, others: 1088 }, xh = 0xffffffffffffffffn, CI = 1 << 24;
function or(e, t) {
  if (e.length < We || e.toString("latin1", 0, 4) !== "hsqs")
    throw Sh("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [We, f, l, m, p, h, t], w = (n(24) ^ kh.noXattrs) & ~kh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === vh, `its compression is number ${n(20)} instead of ${vh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === xh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === xh, "it has a table for exporting by NFS"],
    [s > 0 && s <= CI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, T) => T === 0 || I >= y[T - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw Sh(E[1]);
  return i;
}
function Sh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Ph = 16, _I = 4, ou = 1 << 24, is = ou - 1;
async function Eh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = NI(o + i), { starts: a, words: c, start: u } = await FI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & is;
    if (p > (ou | is) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & ou ? d : e.unpackedBytes?.(m, d, r);
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
        let T = y.bytes.readUInt32LE(y.take(_I));
        if (T === 0) continue;
        let V = e.pause?.();
        V && await V;
        let Q = Math.min(r, v - E);
        if ((l(P.end, T) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += T & is, P.hash = Math.imul(P.hash, 31) + T | 0;
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
        s.add({ start: d, end: d + (h & is), hash: h });
      }
      s.check();
    }
  };
}
async function FI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await os(e, n, t * Ph);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Ph);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function NI(e) {
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
var ss = (e) => (t, n) => t.readUInt16LE(n + e), Pe = (e) => (t, n) => t.readUInt32LE(n + e), Oh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), LI = {
  1: { kind: "directory", length: 16, start: Pe(0), bytes: ss(8), offset: ss(10) },
  2: { kind: "file", length: 16, start: Pe(0), fragment: Pe(4), offset: Pe(8), bytes: Pe(12) },
  3: { kind: "link", length: 8, bytes: Pe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Pe(4) },
  8: { kind: "directory", length: 24, bytes: Pe(4), start: Pe(8), indexed: ss(16), offset: ss(18), attributes: Pe(20) },
  9: { kind: "file", length: 40, start: Oh(0), bytes: Oh(8), fragment: Pe(28), offset: Pe(32), attributes: Pe(36) }
}, as = 4294967295, DI = 16, WI = 4095, jI = 3;
function $h(e) {
  let t = e.take(DI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = LI[n.readUInt16LE(t)];
  if (!r) throw Ih();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Ih();
  if (s(r.attributes, as) !== as) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? jI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > WI) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, as);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === as ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Ih() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var cs = 2 ** 20, UI = 4096;
function Bh() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > cs) throw C("it has too many whiteouts");
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
          if (c.length > UI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function GI(e) {
  let t = or(await e.read(0, We), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await JI(e, t.idTable, i);
  let a = await Eh(e, t), c = rs(e.read, n, r), u = rs(e.read, r, a.start), f = gh(o), l = Bh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = $h(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await wh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Ah = 4;
async function JI(e, t, n) {
  let { table: r } = await os(e.read, t, n * Ah);
  await r.ahead(), r.take(n * Ah), r.end();
}
function us({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function KI(e) {
  let t = HI(e, Mh.O_RDONLY | (Mh.O_NONBLOCK ?? 0));
  if (zI(t).isFile()) return t;
  throw Rh(t), new Error(`${e} is no file any more`);
}
async function ir(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = KI(e), a = (p, d) => ns(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => YI(a(p, Ch)) ?? 0,
    contents(p, d, h) {
      let y = VI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await qI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < XI ? void 0 : f();
  try {
    return await GI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    Rh(s);
  }
}
function VI(e, t) {
  try {
    return (0, Th.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var XI = 64 * 1024 * 1024, ZI = 4247762216, Ch = 18;
function YI(e) {
  if (e.length < Ch || e.readUInt32LE(0) !== ZI) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as i$ } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as _h } from "node:fs/promises";
var QI = 1e4, e$ = 5, t$ = 1024, n$ = 500;
function sr() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([o$(r), iu(r)]);
    if (o <= QI + t * e$ + i / t$) return;
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
      let i = setInterval(n, n$, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var r$ = 10;
async function o$(e) {
  let t = await _h(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * r$;
}
async function iu(e) {
  let t = await _h(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var Fh = 64 * 1024 * 1024, s$ = 0.1, a$ = 8 * 1024, c$ = 8, u$ = 25;
function fn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + s$) + e * a$;
}
function Dt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = i$(e), o = Fh + c$ * n * r, i = Fh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await iu(c)), u$), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var f$ = 32;
function ar(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw mo();
  let a = r.map((u, f) => ({ ...Nh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw mo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= f$) throw mo();
    return { ...Nh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw mo();
  return c;
}
function Nh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: fn(e) };
}
function mo() {
  return new In("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ms = N(Dh(), 1);
import { open as l$ } from "node:fs/promises";
var fs = 64 * 1024 * 1024, m$ = fs + fs / 128, p$ = 4096, d$ = 255, [ls, Wh, h$] = [0, 46, 47];
function jh(e) {
  let t = Buffer.from(e.map(y$).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > fs || n > cs)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ms.zstdCompressSync)(t), bytes: t.length };
}
function y$(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ps(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > m$) throw ln("it is too long");
  await n?.(o, o + i);
  let a = await l$(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = su(await ts(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw ln(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function su(e, t) {
  let n = g$(e), { starts: r, counts: o, end: i } = w$(n, t);
  if (i !== n.length) throw ln("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(ls, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function g$(e) {
  try {
    let t = { maxOutputLength: fs, info: !0 }, { buffer: n, engine: r } = (0, ms.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw ln(S(t));
  }
  throw ln("something follows it");
}
function w$(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== ls; a++) o = b$(e, o) + 1;
    if (r.push(a), i += a, i > cs) throw ln("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function b$(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== ls && e[n] !== h$; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Wh && e[n - 1] === Wh;
    if (n === e.length || i === 0 || i > d$ || n - t > p$ || s)
      throw ln("it has a name that is none");
    r = e[n] === ls;
  }
  return n - 1;
}
function ln(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function cr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = ar(e, t), c = x$(s, "image"), u = !1, f = async (p) => {
    await S$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await v$(c, { force: !0 }), await E$(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await au(c, a) : u || await zh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function S$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = uh(U({ segments: r })), c = zh(n, r, { signal: o, until: s }), u = !1;
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
var P$ = 32 * 1024 * 1024;
async function E$(e, { length: t, isMounted: n }, r) {
  let o = await Uh(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Hn(o, k$(e), [u], f), s -= u.length, a += u.length, n && (a >= P$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function au(e, t) {
  let n = await Uh(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      or(await ts(n, Math.min(o, We), r), o);
  } finally {
    await n.close();
  }
}
async function zh(e, t, n = {}) {
  let r = await ps(e, t, n), o = 0;
  for (let i of t.filter(cu)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await ir(e, i, "tables", n);
    us(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function cu({ kind: e }) {
  return e === "image" || e === "delta";
}
async function IH(e, { offset: t }) {
  return t + Number((await e(t, t + We)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Hh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function RH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new K(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: fp(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => bp(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as O$, rmSync as I$, writeFileSync as $$ } from "node:fs";
import { join as ds } from "node:path";
import { setTimeout as B$ } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Jh = N(Gh(), 1);
function Kh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Vh(e) {
  let t = (0, Jh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Xh = "server", M$ = 6e4;
function Zh() {
  let e = ds(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Km({ path: process.execPath, args: [e] }), i = Vh(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(M$)]);
      c.addEventListener("abort", o);
      try {
        $$(ds(s.dir, Xh), `${t} ${Qn(t)}`), n.write(Kh(s));
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
var uu = 5e3;
async function po(e, t) {
  let n = AbortSignal.timeout(uu);
  for (let { point: s } of fd(e))
    await ji(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ds(e, Xh);
  if (!O$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Yh(r)) ?? [];
  return o && await A$(Number(o), i), I$(r, { recursive: !0, force: !0 }), R$(e) ?? "killed";
}
async function A$(e, t) {
  let n = performance.now();
  for (; Qn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * uu) return;
    r > uu && C$(e), await B$(4);
  }
}
function R$(e) {
  try {
    return JSON.parse(Yh(ds(e, mn.report)));
  } catch {
    return;
  }
}
var T$ = 64 * 1024;
function Yh(e) {
  return Un(e, T$)?.toString() ?? "";
}
function C$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Qh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Zh() : void 0;
}
async function ey({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Hh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: sc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await po(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = fu(o, mn.image);
  return await au(u, n), { path: u, images: n };
}
async function ho(e, t, n) {
  let r = await po(e, t);
  return await n?.(r, t), await nr(e, { rights: t, warn: D }), r;
}
function ty(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function ny(e, t) {
  if (!e) return fu(t, mn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return _$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? fu(t, mn.blocks) : void 0;
}
function _$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as H$, readFileSync as q$ } from "node:fs";
import { join as G$ } from "node:path";

// src/system/pipeline.ts
var iy = N(oy(), 1);
import { once as F$ } from "node:events";
import { readFileSync as N$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = W$(c ? a : L$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: j$(o, n)
  };
}
var lu;
function L$(e) {
  lu ??= { path: D$() };
  let { path: t, args: n } = e;
  return lu.path ? { ...e, path: lu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function D$() {
  let e = lt("setpriv");
  return e && N$(e).includes("pdeathsig") ? e : void 0;
}
async function sy(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function W$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, iy.spawn)(e.path, e.args, { ...t, env: e.env ?? mt() });
  } finally {
    process.umask(n);
  }
}
async function j$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await z$(s, { mayEcho: s !== e.at(-1) });
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
var U$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function z$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-xc);
  });
  let [o, i] = await F$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || U$.test(r.trim()))))
    throw zn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function ur(e) {
  if (process.geteuid?.() === 0) return J$() ? ay((r) => r) : void 0;
  let t = mu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: mu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return ay(n);
}
function ay(e) {
  let t = (n, r) => {
    let o = mu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await sy(t(n, r), o);
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
function mu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => G$(n, e)).find((n) => H$(n));
}
function J$() {
  let [, e = "0"] = q$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Ee = Fe(ae()), K$ = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Ee,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), V$ = se({
  socket: ve,
  mounts: ut(K$)
}), X$ = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ee
}), Z$ = se({
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
}), Y$ = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Ee,
  /** The preset's working directory, relative to the workspace. */
  directory: Ee,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Fe(tn([_e("none"), ci(ve, ve)])),
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
  brokered: Fe(V$),
  mounted: Fe(Z$),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: Fe(mc()),
  restored: Fe(X$)
}), Q$ = ci(ve, Y$), cy = "headstart";
function hs(e) {
  Xl(cy, JSON.stringify(e));
}
function ys() {
  let e = Zl(cy);
  if (e === "") return;
  let t = JSON.parse(e), n = Fn(Q$, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function pu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var eB = 10;
async function uy(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - eB && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var pg = N(fy(), 1);

// src/formats/naming.ts
function hu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function gs(e, t) {
  let n = hu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Jo([...r, Ln, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as kB } from "node:events";
import { setImmediate as xB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as tB } from "node:fs";
import { join as nB } from "node:path";
function lr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) tB(o, nB(t, String(r)));
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
function ws(e, t) {
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
var gu = ["-b", "2048"], dy = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], hy = ["-x", "-f", "-", "--ignore-zeros", ...gu, "--no-same-owner"], ly = [...hy, "--no-same-permissions"], my = [...hy, "-p"], py = "--warning=no-unknown-keyword", yu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], yy = {
  gnu: {
    create: [...gy(""), "-P", "--sparse", ...gu, ...dy],
    extract: [...ly, py],
    skeleton: [...my, py]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...gu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...yu,
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
    extract: [...ly, ...yu],
    skeleton: [...my, ...yu]
  }
};
function gy(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function mr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: yy[e.dialect][t] };
}
function wy({ path: e, dialect: t }) {
  return { path: e, args: yy[t].skeleton, keepsMask: !0 };
}
function bs({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...gy(",delete=mtime"), ...t, ...n, ...dy] };
}

// src/formats/actions-cache/compression.ts
var rt = N(vy(), 1);
import { pipeline as Ry, Readable as Ty } from "node:stream";
import { pipeline as gB } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as $y } from "node:os";
import { extname as aB, join as cB } from "node:path";
import { Readable as By, Writable as uB } from "node:stream";
import { Worker as fB } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var pr = N(xy(), 1);
import { once as rB } from "node:events";
var wt = 4 * 1024 * 1024;
async function Sy(e, t) {
  let n = (0, pr.createZstdCompress)({ ...oB(e, t), flush: pr.constants.ZSTD_e_end });
  try {
    return n.write(e), await rB(n, "readable"), iB(n.read());
  } finally {
    n.destroy();
  }
}
var Eq = 33 * 1024 * 1024;
function oB({ length: e }, t) {
  return { params: { [pr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: sB(e) };
}
function iB({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function sB(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Py(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Ey({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function wu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Oy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) wu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = vu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: By.from(lB(r)), ended: o.finally(n.close) };
}
async function* lB(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var bu = Math.min($y(), 2), yo = Math.min($y(), 4);
function vu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: pB(), owner: ++n };
      t ??= Py(yo + 1, wt, yo + 2 - bu);
      let { ended: s, ...a } = dB(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var mB = cB(import.meta.dirname, `tar-thread${aB(import.meta.filename)}`), Iy = 1024 * 1024;
function pB() {
  let e = to(/^NODE_COMPILE_CACHE$/);
  return new fB(mB, { execArgv: [], env: e, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function dB(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new uB({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > Iy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new By({ objectMode: !0, read() {
  } }), p = yB(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > Iy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(hB(d));
    else {
      let { slab: h, filled: y } = d, w = Ey(s, h).subarray(0, y);
      l.push({ content: w, release: () => wu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function hB({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function yB({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), Oy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Cy(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? wB(n) : (0, rt.createGzip)();
  return Ry(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function wB(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = rt.constants, r = { [t]: e, [n]: 1 };
  return (0, rt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var ku = Buffer.from([40, 181, 47, 253]), My = Buffer.from([31, 139]);
async function* _y(e, t, n) {
  let [r, o] = await bB(e);
  if (r.subarray(0, My.length).equals(My)) yield* Ay((0, rt.createGunzip)(), o);
  else if (r.subarray(0, ku.length).equals(ku)) t ? yield* vB({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Ay((0, rt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function bB(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < ku.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Ay(e, t) {
  Ry(Ty.from(t), e, () => {
  }), yield* e;
}
async function* vB(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Wt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = gB(Ty.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Fy(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Cy(mr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = PB(a, { ...e, signal: s.signal }, f).catch(i), m = pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var SB = 256;
async function PB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = EB(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < SB || (e.write(c.join(""), "latin1") || await kB(e, "drain", { signal: o }), c = [], await xB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function EB(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var lg = N(Ly(), 1);
import { linkSync as gM, mkdirSync as wM } from "node:fs";
import { availableParallelism as bM } from "node:os";
import { dirname as vM, join as kM } from "node:path";

// src/formats/tar-archives/tar-records.ts
var de = 512, ot = Buffer.alloc(2 * de);
function Oe(e) {
  return (de - e % de) % de;
}
function Wy(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: vs(r) } : t === "K" ? { ...e, target: vs(r) } : t === "g" ? e : { ...e, ...IB(new Map(OB(r))) };
}
function vs(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* OB(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function IB(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Dy(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Dy(t("GNU.sparse.realsize"))), n;
}
function Dy(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var $B = 2, jy = 20;
function Uy(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, jy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= jy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / de + $B) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var BB = 1024 * 1024;
function hr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Wy(n, f, l), i = Oe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = MB(f);
    if ("xgLK".includes(l)) {
      if (m.size > BB) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: TB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Uy(d.size), o = d.size, i = Oe(d.size), d;
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
function MB(e) {
  if (ks(e, 148, 8) !== AB(e)) throw new k("its archive is damaged");
  let t = dr(e, 0, 100), n = dr(e, 257, 6) === "ustar" ? dr(e, 345, 155) : "";
  return {
    type: dr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: dr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: ks(e, 100, 8) & 511,
      mtime: String(ks(e, 136, 12)),
      size: ks(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function AB(e) {
  let t = 256;
  for (let n = 0; n < de; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function dr(e, t, n) {
  return vs(e.toString("latin1", t, t + n));
}
function ks(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = dr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var RB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function TB(e, t) {
  let n = RB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as NB, existsSync as LB, mkdirSync as zy, readdirSync as DB, rmSync as WB } from "node:fs";
import { join as Ss } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as CB } from "node:fs";
function xu(e, t, n) {
  if (!Gn(g(e), g(t))) {
    Z(t).length < Z(e).length && _B(e, t, n);
    for (let r of Z(e)) xu(`${e}/${r}`, `${t}/${r}`, n);
    CB(g(e));
  }
}
function _B(e, t, n) {
  me(g(e), n), me(g(t), g(e)), me(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Su({ write: e, ...t }) {
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
var FB = 32 * 1024 * 1024;
async function xs(e, t) {
  for (; e.pending > FB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Ps({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => Ss(n, `worker-${I}`)), m = l.map((E) => {
    zy(E);
    let I = t(mr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => Pu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = jB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = Ss(n, "tree");
  zy(v);
  for (let E of l) xu(b(E), b(v), Ss(n, "aside"));
  let P = w ? o() - Pu(b(v)) : 0;
  if (P > o() - y)
    throw WB(v, { recursive: !0 }), new Mn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function jB(e) {
  return process.platform === "darwin" || LB(Ss(e, "WORKER-0"));
}
function Pu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of DB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Pu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return NB(g(e), t), n;
}
var UB = 1024 * 1024;
async function Hy(e, t, n) {
  let r = [];
  for (let s of t) HB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of GB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await qB(n), i.allow({ bytes: fn(s), files: s.files })), i.write(a, () => e.release?.(a)), await xs(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var zB = 1024 * 1024;
function HB(e) {
  let t = 2 + fn(e) / zB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function qB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= UB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* GB(e, t) {
  let n = JB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* JB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var qy = /[\u0080-\u00ff]/, Es = 100, Eu = 8589934591, KB = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function gr(e) {
  let t = Buffer.allocUnsafe(go(e));
  return t.subarray(0, Ou(t, 0, e));
}
function go({ name: e, target: t }) {
  return 4 * de + 2 * (e.length + t.length);
}
function Ou(e, t, n, r = !1) {
  let o = XB(n, r), i = t;
  if (o !== "") {
    i += VB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Oe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Jy(e, i, n, KB[n.kind]), i + de;
}
var Gy = /* @__PURE__ */ new Map();
function VB(e) {
  let t = Gy.get(e);
  if (t) return t;
  let n = Buffer.alloc(de);
  return Jy(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Gy.set(e, n), n;
}
function XB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = qy.test(e) || qy.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > Es ? vt("path", e) : "", u = s || t.length > Es ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > Eu ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + ZB(e, o);
}
function ZB(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var YB = QB();
function QB() {
  let e = Buffer.alloc(de);
  return yr(e, 108, 7, 0), yr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Jy(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  YB.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Eu);
  e.write(n, t, Es, "latin1"), yr(e, t + 100, 7, o), yr(e, t + 124, 11, Math.min(s, Eu)), yr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Es, "latin1");
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
import { Readable as eM } from "node:stream";
import { pipeline as tM } from "node:stream/promises";

// src/files/member-paths.ts
function Os(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Ky(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Is(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Os(n) } : wy(t);
  await Xy(o, e, r), t.dialect === "bsd" && await Xy(o, nM(e), r);
}
async function* nM(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var Vy = 256;
async function Xy(e, t, n) {
  let r = new AbortController(), o = sr(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += Vy)
          yield Buffer.concat(m.slice(p, p + Vy).map(gr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield ot;
  }
  let l = tM(eM.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as oM } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var eg = N(Yy(), 1);

// src/formats/tar-archives/queue.ts
function Qy() {
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
function tg() {
  let { push: e, next: t } = Qy(), n = !1;
  async function* r(o) {
    let i = (0, eg.createZstdDecompress)({ chunkSize: rM }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
function ng(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < iM || "thread" in n ? cM(n, r) : aM(e, n, r);
}
var sM = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function aM(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Iu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), og(o, sM);
}
var cM = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Iu({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = tg();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await oM(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return Su({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, rg = (e, t) => og(
  Iu(t, (n) => bt(e, n)),
  ot
);
function Iu(e, t) {
  let n = Dt(e.cwd), r = sr(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function og({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return Su({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as sg } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as uM } from "node:fs";
function wo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var ig = Buffer.alloc(0);
function wr({ next: e, filled: t }, n = !1) {
  let r = ig, o = 0, i = () => {
    o > 0 && t(o), r = ig, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(go(a)), o = Ou(r, o, a, n);
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
function ag(e) {
  let t = e[0], n = wr(wo(pM, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Oe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / fM, o / lM);
      (l >= mM || l >= 1 && sg(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = sg(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => xs(t, e),
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
function $s(e) {
  for (let t of e.split("/")) {
    let n = hM(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var yM = 1e5;
function ug(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, cg);
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
      let { path: m, anchor: p } = l.includes("\0") ? cg : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && $s(g(d, n).toString()), d;
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
var cg = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function mg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = bM(), warn: a } = e, c = Dt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: rg, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Ps(m, async (y, w) => {
    let v = ag(y), P = PM(ug(o, i), v), E = hr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let T of _y(t, I, { cwd: n, signal: w })) {
      c.count(T.length), w.throwIfAborted();
      for (let V of E.push(T)) P.push(V);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = kM(n, "tree");
  for (let { name: y, target: w } of p) EM(b(h), y, w);
  d.length > 0 && await Is([d], { tar: u, lines: o, cwd: h, signal: f });
}
var xM = 512 * 1024 * 1024, SM = 1 / 2, fg = 300;
function PM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(xM, (0, lg.getHeapStatistics)().heap_size_limit * SM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(go(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + fg), h === "file")
      f++, n.begin(gr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + fg);
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
var Bs = {
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
  pack: Fy,
  unpack: mg
};
function OM(e, t) {
  let n = hu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, pg.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as UM } from "node:fs";
import { join as zM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Sg = N(hg(), 1);
import { writeFileSync as CM } from "node:fs";
import { join as _M } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as AM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as IM, openSync as $M, writeSync as yg } from "node:fs";
var vg = "-noI", [gg, BM] = [24, 1], [MM, wg] = [8, 4], bg = 2;
function kg(e, t, n) {
  let r = $M(e, "r+");
  try {
    let o = ns(r, We, 0);
    o.writeUInt16LE(o.readUInt16LE(gg) & ~BM, gg);
    let { inodeTable: i, root: s } = or(o, t);
    yg(r, o, 0, o.length, 0);
    let a = Buffer.alloc(wg);
    a.writeUInt32LE(n);
    for (let c = 0; c < wg; c++) {
      let u = s.offset + MM + c, f = Math.floor(u / pe) * (bg + pe), l = i + s.block + f + bg + u % pe;
      yg(r, a, c, 1, l);
    }
  } finally {
    IM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function xg(e, t, n) {
  let r = bs(n.tools.tar);
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
    let [E, I] = await Promise.allSettled([TM(i, h), w]);
    for (let T of [E, I]) if (T.status === "rejected") throw T.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await AM(e);
  s !== void 0 && kg(e, v, s);
  let P = await ir(e, { offset: 0, length: v }, "heads");
  return us(P, a), P;
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
async function $u(e, t, n, r) {
  let o = n ? Bu(t, n.unpacked) : [];
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
  let [l] = await Promise.all([(0, Sg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Eg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Pg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Bu(e, t) {
  let n = Eg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Eg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function DM(e, { path: t }, n, r) {
  let o = _M(r.scratch, "excludes");
  return CM(o, [WM, ...n.map(jM)].join(""), "latin1"), bo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var WM = `... ${Xn}*
`;
function jM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function $g(e) {
  let t = zM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Pg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await $u(t, o, void 0, e);
    if (!s) {
      r ??= Og(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Bu(o, r.unpacked).length > 0 ? await $u(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await Ig(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Og(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      lr(e);
      let i = await xg(t, o, e);
      n.push(await Ig(t, { ...i, files: o.length }, n, e));
    }
  }
  return ws(n, r?.skipped ?? []);
}
function Og({ found: e, leftOut: t = [] }) {
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
async function Ig(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await pn(UM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as JM, lstatSync as Cg, mkdirSync as KM, readdirSync as _g } from "node:fs";
import { dirname as VM, join as dn, relative as XM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Ag, lstatSync as Rg, mkdirSync as Bg, renameSync as Mg, utimesSync as HM } from "node:fs";
function Tg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Bg(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && Mu(c), u && Mg(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Rg(g(c));
    for (let m of [c, u]) Mu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = GM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Mg(g(p), g(d)) : (y || Bg(g(d)), a(p, d));
    }
    Ag(g(u), f & 511), HM(g(u), l / 1e3, l / 1e3);
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
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Mu(n), n = `${n}/${r}`;
  }
  return n;
}
function Mu(e) {
  Ag(g(e), 448);
}
function GM(e) {
  let t = Rg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Ms({ path: e, images: t }, n, r = n.lines) {
  let o = dn(n.dir, "tree"), i = await ps(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? ZM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Fg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + QM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await YM({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? _g(u).filter(m) : [])
      Bi(dn(u, p));
  }
  await eA(o, n.signal);
}
function ZM(e, t) {
  let n = dn(t, String(e.number));
  if (Cg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = dn(n, XM(e.base, e.literal));
  return KM(VM(r), { recursive: !0 }), r;
}
async function Fg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Dt(i), sr()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function YM({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = dn(o.dir, `layer-${i}`);
  await Fg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(dn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Tg(u) + s;
}
function QM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of _g(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = dn(t, String(e.number)), o = Cg(r, { throwIfNoEntry: !1 });
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
var Ng = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [gs("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: $g,
  async unpack(e) {
    let t = await cr({ ...e, body: () => e.body }, e.dir);
    await Ms(t, e);
  }
};

// src/system/young-heap.ts
var Wg = N(Dg(), 1);
function jg() {
  (0, Wg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as tA, fstatSync as Ug, lstatSync as nA, openSync as rA, readlinkSync as oA } from "node:fs";
function Hg(e, t, n) {
  let r = wr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = aA(a, c);
    try {
      let f = Ug(u, { bigint: !0 });
      if (!f.isFile()) throw hn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(As(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(As(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw zg(a);
      let p = Ug(u);
      if (p.ctimeMs !== fA(f.ctimeNs) || p.size !== m) throw zg(a);
      r.pad(Oe(m));
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
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !Em ? nA(c, { bigint: !0 }) : void 0;
      if (u && n && !iA(u, a, n)) throw hn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(As(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(As(a, u, "symlink", { target: H(oA(c, "latin1")) }));
      else throw hn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(ot), r.flush();
    }
  };
}
function iA(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var sA = ["ELOOP", "EMLINK", "ENXIO"];
function aA(e, t) {
  try {
    return rA(t, Ne);
  } catch (n) {
    throw sA.includes(O(n) ?? "") ? hn(e) : n;
  }
}
function hn(e = "") {
  return new Error(`${qg(e)} was replaced while it was saved`);
}
function zg(e) {
  return new Error(`${qg(e)} changed while it was read`);
}
function qg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function As(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Gg(n);
  return { name: e, kind: r, target: o, size: i, mode: cA(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function cA(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Rs = 1000000000n, uA = 9;
function Gg(e) {
  if (e < 0n) return `-${Gg(-e)}`;
  let t = e % Rs, n = String(e / Rs);
  return t === 0n ? n : `${n}.${String(t).padStart(uA, "0").replace(/0+$/, "")}`;
}
function fA(e) {
  return Number(e / Rs) * 1e3 + Number(e % Rs) / 1e6;
}

// src/formats/tar/read-members.ts
function Jg(e, t, { kind: n, bytes: r }) {
  let o = [], i = wo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Hg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Kg(e, t, { cwd: n, signal: r }) {
  let o = [], i = wr(wo(wt, (l) => {
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
function Au(e) {
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
var Vg = wt / 2, lA = 2 * wt, mA = 3, pA = 4;
async function* Xg(e, t) {
  let n = new AbortController(), r = vu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = yA({ ...t, signal: o }, r), a = [];
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
      let f = i[a + 1]?.start, l = i.length === 1 && u <= Vg;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function hA(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && lr(e), i ||= f !== void 0;
    let l = f ? Kg(a, f, { cwd: r, signal: n }) : Jg(a, Ky(t), { kind: c, bytes: 2 * Vg });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function yA(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Os(n.map(({ line: p }) => p)), a = Au(1), c = Au(yo), u = 1, f = hA(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), jg();
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
    return await c.acquire(), { frame: await Sy(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= yo; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== bu && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as gA } from "node:timers/promises";
var Zg = 256, wA = 8e3, bA = 64 * 1024 * 1024;
function Qg(e) {
  let t = Ts("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ts("files"), sparse: Ts("files", !0) }, i = 0, s = (f) => Yg(f.some(kA) ? o.sparse : o.plain, f), a = (f, l) => xA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ts("files", f === "sparse") };
  };
  async function* u() {
    let f = Zg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Yg(t, [m]);
        else {
          let p = m.hardLink ? SA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await gA(), f = Zg);
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
function Ts(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var PA = 1536, EA = wt - 64 * 1024;
function OA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return PA + n + Oe(n);
}
function Yg(e, t) {
  let n = t.reduce((o, i) => o + OA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= EA ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function ew(e) {
  let t = Qg(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Xg($A(t), e)) {
    s !== r && (n.push(IA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), ws(n, t.skipped);
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
var ow = N(nw(), 1);
var BA = 256 * 1024 * 1024;
function iw(e, t, n) {
  return {
    async check() {
      if (Xe(e) > BA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of rw(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => rw(e, t, n)
  };
}
async function* rw(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = hr("several"), s = t;
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
  let o = (0, ow.createZstdDecompress)();
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
async function sw(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: ng(i.zstd, fr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? RA(), u.length),
    files: () => fr(u, "files"),
    signal: s,
    warn: a
  }, m = await Ps(l, async (p, d) => {
    let h = await Hy(t, n, p), y = f.reduce((v, P) => v + fn(P), 0), w = iw(
      h,
      { members: fr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Is(m, { tar: c, lines: o, cwd: TA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var aw = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [gs("tar", e)],
  unsupportedReason: () => {
  },
  pack: ew,
  unpack: sw
};

// src/formats/index.ts
var br = [aw, Ng, Bs];

// src/stores/load-when-used.ts
function Cs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function cw(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Cs({ label: n, shared: !0 }, async () => {
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
import * as Ue from "node:fs/promises";
import { basename as Ew, dirname as Lu, join as Ow } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as WA, join as _u } from "node:path";

// src/system/disk/draft-file.ts
var fw = N(uw(), 1);
import * as kt from "node:fs/promises";
import { dirname as lw, join as Tu } from "node:path";
var _s = ".drafts";
async function vr(e) {
  let t = Tu(e, _s), n = Tu(t, (0, fw.randomUUID)());
  try {
    return await ft(e, t), pw(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw rn(r, e);
  }
}
async function mw(e, t) {
  let n = Tu(e, _s, t);
  return pw(e, n, await kt.open(n, Ne));
}
function pw(e, t, n) {
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
      return await n.sync(), await ft(e, lw(i)), _A(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function _A(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(lw(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as FA } from "node:fs";
import * as yn from "node:fs/promises";
import { join as dw } from "node:path";
import { setTimeout as NA } from "node:timers/promises";
var Fs = ".notes";
function kr(e) {
  let t = async (n) => (await ft(e, dw(e, Fs)), dw(e, Fs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(DA, () => {
      }) === await je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Cu(async (n, r) => {
      await NA(LA), await je(n) === r && await yw(await t(n), r);
    }),
    touch: Cu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await yn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await yw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Cu(async (n, r) => yn.link(await t(n), r))
  };
}
var LA = 20, hw = 256;
async function je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Cu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function DA(e) {
  let t = await yn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(hw), 0, hw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function yw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = FA, a = await yn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var jA = 3600 * 1e3;
async function Ns(e) {
  await gw(await xr(_u(e, _s)));
}
async function gw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > jA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function Ls(e, t) {
  let n = new Map((await xr(_u(e, Fs))).map((o) => [WA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await gw([...n.values()]), r;
}
async function vo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
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
      let o = _u(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as UA } from "node:fs";
import * as it from "node:fs/promises";
import { dirname as zA } from "node:path";
async function gn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Mm(e), i = kr(t);
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
      let s = await Fu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Ds(e, t),
    async copyTo(i) {
      return await it.copyFile(`/proc/self/fd/${e.fd}`, i, UA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await GA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function GA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await je(e);
    if (await t(), await je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Fu(e, t, n) {
  try {
    let [r, o] = await Promise.all([it.stat(zA(n)), e.stat()]);
    return r.dev !== o.dev || !await Ds(e, t) ? !1 : (await it.symlink(await it.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ds(e, t) {
  let [r, o] = await Promise.all([
    it.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var ww = 1024 * 1024;
async function bw({ path: e, dir: t, evict: n }) {
  let r = await vr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: ww,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Hn(o, t, f, c + u * ww);
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
import * as vw from "node:fs/promises";
import { basename as JA, join as KA } from "node:path";
async function kw(e) {
  let t = await Nu(e), n = (await Promise.all(t.map(Nu))).flat(), o = (await Promise.all(n.map(Nu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(JA(i)));
  return (await Promise.all(o.map(xr))).flat();
}
async function Nu(e) {
  return (await vw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => KA(e, n.name));
}

// src/stores/local/local.ts
var xw = 1024 ** 3, Sw = process.platform === "linux" ? Fr : ul;
function Iw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * xw, minFreeBytes: i = xw } = e, s = ({ scope: a, version: c, key: u }) => Ow(t, Sw(n), Sw(a), Fr(c), Fr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Pw(t))
        for (let f of a) {
          let l = u.map((p) => Lu(s({ scope: f, version: p, key: "-" }))), m = await VA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await jn(t), await Ue.mkdir(t, { recursive: !0, mode: 448 }), await et(`${t}/.`), !await XA(c, { dir: t, verify: r }))
        return bw({
          path: c,
          dir: t,
          async evict() {
            await Ns(t);
            let u = (await Ls(t, await kw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await vo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Pw(t) ? (await $w(Lu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Ue.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Pw(e) {
  return await jn(e), await Aw(e) ? (await et(`${e}/.`), !0) : !1;
}
async function VA(e, t, n) {
  let r = (await Promise.all(e.map((o) => $w(o, t, n)))).flat();
  for (; ; ) {
    let o = al(t, r);
    if (!o) return;
    let i = await ZA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function $w(e, t, n) {
  if (!await Mw(e, n)) return [];
  let r = Fa(Ew(e)) ?? "", o = (await Ue.readdir(e)).filter((a) => ll(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Ow(e, a);
      return { path: c, stat: await Ue.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Bw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Bw(e, t) {
  let n = Fa(Ew(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await gn(e, t);
  try {
    return (await Yr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function XA(e, t) {
  if (!await Mw(Lu(e), t) || !await Aw(e)) return !1;
  try {
    return await Bw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Ue.rm(e, { force: !0 }), !1;
  }
}
async function ZA({ path: e, key: t, version: n, createdAt: r }, o) {
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
function Mw(e, t) {
  return Rw(Tm(t.dir, e));
}
function Aw(e) {
  return Rw(Ue.lstat(e));
}
async function Rw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Tw(e) {
  let t = YA(e.inputs.s3);
  return Cs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function YA({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Cw = {
  local: ({ inputs: e, repository: t }) => Iw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Tw,
  github: cw
};
function _w({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as QA } from "node:path";
function Fw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await eR(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
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
async function Nw(e, { roles: t, bypassed: n }) {
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
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function Lw(e, t, n) {
  let r = await e.roles.current(), o = Ye(n, n + Xe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ws(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Du(r, e) && s.datasync().catch(() => {
  });
}
function Dw(e, t, n) {
  return Tt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ws(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Du({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ye(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ws({ file: e, path: t }, n, r) {
  return Hn(e, QA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as lR, once as mR } from "node:events";
import { setTimeout as pR } from "node:timers/promises";

// src/stores/stash/election.ts
var jw = N(Ww(), 1);
import { EventEmitter as rR } from "node:events";
import * as he from "node:fs/promises";
import { createServer as oR } from "node:net";
import { dirname as ju, join as wn } from "node:path";
var Uw = ".fillers";
async function zw(e, t) {
  let n = wn(e, Uw, t);
  for (await ft(e, ju(n)); ; ) {
    let r = await sR(n) ?? await aR(n);
    if (r) return r;
  }
}
var iR = 3600 * 1e3;
async function Hw(e) {
  let t = wn(e, Uw);
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
  let t = await he.mkdtemp(wn(ju(e), "joining-")), n = (0, jw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new rR(), s = oR((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Uu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
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
      await he.rm(o, { force: !0 }), await he.rmdir(ju(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var uR = 36;
function Uu(e, t) {
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
var dR = /^[0-9a-f-]{36}$/, hR = /^\d{1,7}$/, qw = "fetches", yR = 500;
function Gw(e, t) {
  return hR.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Jw({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Gw(o, n);
    i !== void 0 && r(i);
  }), e(qw);
}
var gR = 4;
function Kw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = sn(n.pace ?? eo, r * $), s = /* @__PURE__ */ new Set(), a = new lR(), c = Promise.resolve(void 0), u, f = performance.now(), l = wR(), m = Promise.withResolvers();
  pR(yR, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && dR.test(y))
      return u = y, c = mw(e, y).catch(() => {
      }), !0;
    y === qw && m.resolve(!0);
    let w = Gw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Uu(t, (y) => {
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
function Xw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !SR(r)) return;
        if (++i > xR) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await PR(e), u && await Vw(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Vw(c).catch(n);
    }
  };
  return a;
}
function SR(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Vw(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function PR(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = kR, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return ER(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Kw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
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
function Zw({ size: e, read: t }, n) {
  let { logError: r } = n, i = Xw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Qw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ws(c, [f], l);
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
    read: (c, u, f) => Fw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Dw(s, c, u),
    isPublished: () => ko(i.held()) !== void 0,
    async finish() {
      let c = Yw(s);
      c && await IR(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Yw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Du(t, e) ? t : void 0;
}
function OR(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: $R(e),
    async link(r) {
      let o = await n.settled(), i = ko(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Fu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = ko(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Ds(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = ko(n.held());
      if (o) return MR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Yw(e) !== void 0, t.isProven;
    }
  };
}
async function IR({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = kr(r), c = setInterval(t.giveSign, BR);
  try {
    await n.put(e, o), i && await a.prove(e.file, await je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function $R(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Ye(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Lw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Nw(Ye(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Qw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Qw(e, { size: t, onAsked: n }) {
  n && Jw(e, Math.ceil(t / $), n);
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
import { basename as AR, dirname as RR, join as St } from "node:path";
var TR = 1024 ** 3;
function tb(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = TR, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([eb(i), eb(s)]), l = o ? void 0 : 1;
    return (await Ls(t, f.flat())).map((m) => ({
      ...m,
      rank: RR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await jn(t), await xo.mkdir(t, { recursive: !0, mode: 448 }), await et(t);
    for (let f of [i, s]) await ft(t, f);
  };
  return {
    async open(f, l) {
      await jn(t);
      for (let p of [t, i, s]) await et(p).catch(nb);
      let m = await zu(St(s, f), l, e);
      return m || o ? m ?? zu(St(i, f), l, e) : (CR(St(i, f), St(s, f)), zu(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => xo.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), zw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Ns(t), Hw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await vo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return vr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await vo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function eb(e) {
  return (await xr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(AR(t)));
}
function CR(e, t) {
  try {
    me(e, t);
  } catch (n) {
    nb(n);
  }
}
function nb(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function zu(e, t, n) {
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
function rb(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = tb(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Jo([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = FR(
          m,
          Zw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return I;
        let { file: T, read: V, close: Q } = P;
        return {
          ...I,
          original: I,
          stored: m,
          file: T,
          read(oe, Jt) {
            return c(`Found in the stash ${n}`), Tt(V(oe, Jt), _R);
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
function Sr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = _w(e), f = NR(t(Cw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return rb(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
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
function Pr(e, t, n) {
  return {
    inputs: e,
    service: th(),
    repository: t.repository,
    own: we(t).write,
    keepsDisk: tm(),
    isSealed: (r) => br.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: ob(x),
    warn: ob(D),
    mask: si
  };
}
function ob(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var ib = 3e4;
async function sb(e, t, n, r = AbortSignal.timeout(ib)) {
  if (!await uy(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await ir(e, s, "contents", { signal: r });
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
  let o = oo(W, Ur()), i = Ae(), s = Sr(Pr(o, i, AbortSignal.timeout(ib))), a = e === void 0 ? we(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
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
var ub = N(cb(), 1);
import { once as WR } from "node:events";
import { connect as jR } from "node:net";
import { setTimeout as UR } from "node:timers/promises";
var fb = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, lb = 0.3, zR = 1024 ** 2, HR = 20;
function qR(e) {
  let t = (0, ub.createInterface)({ input: e });
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
async function JR(e, t, n, r, o = fb[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await GR(e, a);
    let u = qR(c), { value: f } = await u.next(), l = o - lb - (performance.now() - i) / 1e3;
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
  let n = fb.mount, r = (...o) => JR(e, t, ...o);
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
        if (n <= lb) throw new Error("the broker does not answer");
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
async function js({ socket: e, mounts: t }) {
  let n = Er(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      So(r.target) && await n.unmount(r.target), So(r.view, "tmpfs") && await n.unmount(r.view), Us(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function So(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === er
  );
}
function Us({ target: e, made: t, view: n }) {
  mb(n, n), t !== void 0 && mb(e, t);
}
function mb(e, t) {
  try {
    for (let n = e; _(n, t); n = VR(n)) KR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function zs() {
  let e = ys() ?? {}, t = await Zi(e).catch(() => []);
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
  return pb(t) - pb(e);
}
function pb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : cd(e));
}
async function QR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await js(n), e !== void 0 && await hb([e], async (r, o) => {
    let i = ny(r, e);
    t && i !== void 0 && await sb(i, t, o);
  });
}
async function db() {
  await hb(md([q(), XR(te())]));
}
async function hb(e, t) {
  if (e.length === 0) return;
  let n = await ur(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await ho(r, n, t);
    } catch (o) {
      if (ad(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function yb(e, t) {
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
function wb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (gb(n, r, e) || gb(r, n, t)) return [n.text, r.text];
}
function gb(e, t, { excludes: n }) {
  if (n?.(t.literal ?? eT(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && Hs(e, at(e.base, r));
}
function eT({ base: e, rest: t }) {
  return R(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Hs(e, t) {
  return e.matches(t) || t !== "" && Hs(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as p1 } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var bb = (e, t, n) => {
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
var vb = "\0SLASH" + Math.random().toFixed(16) + "\0", kb = "\0OPEN" + Math.random().toFixed(16) + "\0", qs = "\0CLOSE" + Math.random().toFixed(16) + "\0", xb = "\0COMMA" + Math.random().toFixed(16) + "\0", Sb = "\0PERIOD" + Math.random().toFixed(16) + "\0", tT = new RegExp(vb, "g"), nT = new RegExp(kb, "g"), rT = new RegExp(qs, "g"), oT = new RegExp(xb, "g"), iT = new RegExp(Sb, "g"), sT = /\\\\/g, aT = /\\{/g, cT = /\\}/g, uT = /\\,/g, fT = /\\\./g, lT = 1e5, mT = 4e6, pT = 1e3, dT = 1e3, hT = 2e7, yT = 16;
function Hu(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function gT(e) {
  return e.replace(sT, vb).replace(aT, kb).replace(cT, qs).replace(uT, xb).replace(fT, Sb);
}
function wT(e) {
  return e.replace(tT, "\\").replace(nT, "{").replace(rT, "}").replace(oT, ",").replace(iT, ".");
}
function qu(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Pb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = bb("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
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
    let o = Pb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], qu(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return qu(n, c), n;
    r = c.pop(), qu(n, c), e = a;
  }
}
function Po(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Eb(e, t = {}) {
  if (!e)
    return [];
  let n = Po(t.max, lT), r = Po(t.maxLength, mT), o = Po(t.maxDepth, pT), i = Po(t.maxRewrites, dT), s = Po(t.maxSteps, hT);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Gu(gT(e), n, r, o, 0, i, { remaining: s }, !0).map(wT);
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
  let a = Hu(i[0]), c = Hu(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Hu(i[2])), 1) : 1, l = PT;
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
function Gu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= yT, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Pb(e, m, s);
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
        u++, e = p.pre + "{" + p.body + qs + p.post, m = m.slice(0, p.end) + qs + m.slice(p.end + 1), a = !0;
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
        if (T = Gu(T[0], t, n, r, o + 1, i, s, !1).map(xT), s.remaining < 0)
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
      let V = f && !p.post.length && !d;
      for (let oe = 0; V && oe < c.length; oe++)
        c[oe] && (V = !1);
      E = [];
      let Q = 0;
      e: for (let oe = 0; oe < T.length; oe++) {
        let Jt = Gu(T[oe], t, n, r, o + 1, i, s, !1);
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
    let I = Eo(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
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
}, Io = (e) => e.replace(/[[\]\\-]/g, "\\$&"), $T = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ob = (e) => e.join(""), Ib = (e, t) => {
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
  let m = "[" + (u ? "^" : "") + Ob(r) + "]", p = "[" + (u ? "" : "^") + Ob(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var jt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, BT = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Ju = (e) => BT.has(e), $b = (e) => Ju(e.type), MT = /* @__PURE__ */ new Map([
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
]), Bb = /* @__PURE__ */ new Map([
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
]), TT = "(?!(?:^|/)\\.\\.?(?:$|/))", Gs = "(?!\\.)", CT = /* @__PURE__ */ new Set(["[", "."]), _T = /* @__PURE__ */ new Set(["..", "."]), FT = new Set("().*{}+?[]^$\\!"), NT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ku = "[^/]", Mb = Ku + "*?", Ab = Ku + "+?", LT = 0, bn = class {
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
        if (!o.noext && Ju(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && Ju(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return !!Bb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Bb.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !$b(this)) {
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
        f = h ? TT : y ? Gs : "";
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
    let s = !r || t || n || !Gs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Gs : "") + Ab;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Gs : "") + Mb + ")"
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
    if ($b(this)) {
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
        a = !0, i += r && /^[*]+$/.test(t) ? Ab : Mb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Ib(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Ku, n = !0;
        continue;
      }
      i += NT(u);
    }
    return [i, jt(t), !!n, s];
  }
};
ke = bn;

// node_modules/minimatch/dist/esm/escape.js
var Vu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Oo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), DT = /^\*+([^+@!?*[(]*)$/, WT = (e) => (t) => !t.startsWith(".") && t.endsWith(e), jT = (e) => (t) => t.endsWith(e), UT = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), zT = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), HT = /^\*+\.\*+$/, qT = (e) => !e.startsWith(".") && e.includes("."), GT = (e) => e !== "." && e !== ".." && e.includes("."), JT = /^\.\*+$/, KT = (e) => e !== "." && e !== ".." && e.startsWith("."), VT = /^\*+$/, XT = (e) => e.length !== 0 && !e.startsWith("."), ZT = (e) => e.length !== 0 && e !== "." && e !== "..", YT = /^\?+([^+@!?*[(]*)?$/, QT = ([e, t = ""]) => {
  let n = Cb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, e1 = ([e, t = ""]) => {
  let n = _b([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, t1 = ([e, t = ""]) => {
  let n = _b([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, n1 = ([e, t = ""]) => {
  let n = Cb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Cb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, _b = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Fb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Rb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, r1 = Fb === "win32" ? Rb.win32.sep : Rb.posix.sep;
ye.sep = r1;
var fe = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = fe;
var o1 = "[^/]", i1 = o1 + "*?", s1 = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", a1 = "(?:(?!(?:\\/|^)\\.).)*?", c1 = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = c1;
var Te = (e, t = {}) => Object.assign({}, e, t), u1 = (e) => {
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
ye.defaults = u1;
var Nb = (e, t = {}) => (Oo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Eb(e, { max: t.braceExpandMax }));
ye.braceExpand = Nb;
var f1 = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = f1;
var l1 = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = l1;
var Tb = /[?*]|[+@!]\(.*?\)|\[|\]/, m1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    Oo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Fb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Tb.test(i[2])) && !Tb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return Nb(this.pattern, this.options);
  }
  parse(t) {
    Oo(t);
    let n = this.options;
    if (t === "**")
      return fe;
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
        return typeof l == "string" ? m1(l) : l === fe ? fe : l._src;
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
ye.escape = Vu;
ye.unescape = jt;

// src/files/patterns.ts
var Lb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function He(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => d1(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => y1(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function d1(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = h1(s, t, { ...n, maths: r }), [, u = "", f = ""] = p1.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, Lb), d = o ? new ze(f, { ...Lb, nocase: !0 }) : p;
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
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
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
    for (let o of n) typeof o == "string" && $s(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var Ub = N(Db(), 1);
function re(e) {
  return e ? v1 : w1;
}
var w1 = {
  mistake: Ca,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, zb = "~v", b1 = zb.length + 49, Wb = qo - b1, v1 = {
  mistake(e) {
    let [t = ""] = e, n = Zu(t).length > Wb, r = `Key Validation Error: ${t} cannot be larger than ${Wb} characters with rolling; ~ counts twice.`;
    return Ca(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Js(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Zu)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [jb(t, 20), jb(n, 5)];
    return `${Js(e)}${Date.now()}-${r}-${o}-${(0, Ub.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Js(e) {
  return Zu(e) + zb;
}
function Hb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Zu(e) {
  return e.replaceAll("~", "~~");
}
function jb(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var k1 = 3600 * 1e3;
function qb(e, t) {
  let n = e.toSorted(_a), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > k1;
  });
}

// src/job/restore/plan.ts
async function Gb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await x1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Qi(e.inputs, { ...i.inputs }) : await Yi(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = es(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new A(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function x1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-5BD4TLPF.js"), { NoTree: o } = await import("./shared-LEPQLRM4.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Jb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: He(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = wb(o, i.selection);
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
import { mkdirSync as S1, readdirSync as P1, rmdirSync as E1, rmSync as Kb, writeFileSync as O1 } from "node:fs";
import { setTimeout as I1 } from "node:timers/promises";
var $1 = 20, B1 = 6e4;
function Vb(e) {
  return R(e, `${Xn}lock-${process.geteuid?.() ?? 0}`);
}
function Ks(e) {
  let t = Vb(e), n = B(b(t));
  if (n && !so(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Vs(e, t) {
  if (!Yn(e)) return () => {
  };
  let [n, r] = [z(e), Ko(e)], [o, i] = [Vb(n), R(e, "lock")];
  S1(i, { mode: 448 }), O1(R(i, r), "");
  let s = Date.now() + B1;
  for (; !M1(i, o); ) {
    Ks(n);
    let a = await A1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await I1($1, void 0, { signal: t });
  }
  return () => {
    Kb(R(o, r), { force: !0 });
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
    throw Ks(z(t)), n;
  }
}
async function A1(e) {
  let t = !1;
  for (let n of R1(e))
    await Ti(R(z(e), n)) ? t = !0 : Kb(R(e, n), { recursive: !0, force: !0 });
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
async function Xb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ct));
  for (let a of new Set(s.flatMap(Zb)))
    for (let c of await F1(a, t))
      if (Yn(c) || ed(c), !(!Yn(c) || await Ti(c)))
        try {
          await N1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Zb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Zb(t)];
}
async function F1(e, t) {
  let n = (await _1(e).catch(() => [])).filter(nt);
  if (n.length === 0) return [];
  let r = H(T1(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => R(e, o)).filter(Zn);
}
async function N1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = Ai(o);
  try {
    let s = await Vs(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Si(e, (u) => {
        if (performance.now() > a) throw c;
        if (!L1(u, t)) return !1;
        for (let f of ki(u)) D1(b(o), f);
        return !0;
      }), io(e) || Tc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function L1(e, t) {
  let n = g(ki(e)[0]).toString();
  return t.some((r) => _(n, r.base) && Hs(r, at(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function D1(e, t) {
  let { dev: n } = C1(g(e));
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
import { readFileSync as W1, statSync as j1 } from "node:fs";
import { dirname as Yb } from "node:path";
function nv(e) {
  let t = Qb(), n = process.cpuUsage(), r = new Set(e.map(rv));
  return () => {
    let o = Qb(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: z1(t, o, (i + s) / 1e3),
      disks: H1(t, o, r),
      network: q1(t, o)
    };
  };
}
function Qb() {
  return { stat: Xs("stat"), self: Xs("self/stat"), disks: Xs("diskstats"), net: Xs("net/dev") };
}
function Xs(e) {
  try {
    return W1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function rv(e) {
  try {
    let { dev: t } = j1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Yb(e) ? "" : rv(Yb(e));
  }
}
var U1 = 10;
function z1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Yu(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (ev(t) - ev(e)) * U1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function ev({ self: e }) {
  let t = Yu(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var tv = 512;
function H1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * tv, writtenBytes: d * tv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function q1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Yu(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Yu(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function ov({ first: e, add: t, now: n }) {
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
function G1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Zs() {
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
    phaseTimer: () => ov({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = nv(s);
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
var yv = N(iv(), 1);
import { writeFileSync as iC } from "node:fs";
import { join as sC } from "node:path";

// src/system/job-summary.ts
function sv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = jr(e);
  return av((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function AV(e) {
  return av((t) => t.addRaw(e, !0));
}
var ef = Promise.resolve();
function av(e) {
  let t = em();
  if (!t) return ef;
  let n = ef.then(async () => {
    e(t), await t.write();
  });
  return ef = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function cv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var V1 = 10 * 1024 * 1024, X1 = 64;
function uv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = dv(t, ["download", "upload"]), s = o >= V1 && e.concurrency < X1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${fv}`
  };
}
var fv = "a higher `compression-level` makes entries smaller";
function $o(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${vn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${vn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : lv(e, i, "more or faster cores");
}
function Ys(e) {
  return lv(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function lv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var Z1 = 32 * 1024;
function nf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < Z1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${tf(r, s)} MiB/s` : `read ${tf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${vn(e.load.disk)} of the time`,
    advice: pv(e, u)
  };
}
function mv(e) {
  let { bytes: t, mibPerSecond: n } = dv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: pv(e, r)
  };
}
function pv({ step: e, settings: t }, n) {
  if (e === "save" && n) return fv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function dv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: tf(r, o) };
}
function tf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var rf = 1e3;
function hv(e) {
  let { totalMs: t } = e;
  if (t < rf)
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
  store: [["always", cv]],
  network: [
    ["threadIsBusy", Ys],
    ["always", uv]
  ],
  disk: [
    ["ownCoresAreBusy", $o],
    ["diskIsBusy", nf],
    ["coresAreBusy", $o],
    ["threadIsBusy", Ys],
    ["diskIsUnseen", mv]
  ],
  work: [
    ["ownCoresAreBusy", $o],
    ["diskHinders", nf],
    ["coresAreBusy", $o],
    ["threadIsBusy", Ys]
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
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: hv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = sC(q(), `headstart-${i.step}-${(0, yv.randomUUID)()}.json`);
  iC(c, `${JSON.stringify(i, void 0, 2)}
`), Me("report", c);
  let u = i.totalMs >= rf;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await sv(f, cC(i), u && r ? `${a}.

${fC(i)}` : "");
}
function cC(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      ic(e.key),
      e.matchedKey === void 0 ? "\u2013" : ic(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? oc(e.writer.text) : "\u2013"
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
function of(e, t) {
  return dC(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function dC(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ur(t);
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
function Ir({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Bs.id), s = t !== "unpack" && !i;
  return br.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function gv(e, t) {
  let n = { zstd: lt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Mo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await rp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function wv(e, t, { mounting: n, signal: r }) {
  let o = kn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Ir(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Mo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Qs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await of("image", r);
    return "rights" in o ? o : { ...o, broker: gC(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : of("tree", r);
}
function gC(e) {
  return e !== "off" && yC(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function ea({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Cn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as qC, lstatSync as GC, realpathSync as JC } from "node:fs";
import { basename as KC, dirname as VC, join as _v } from "node:path";

// src/files/fingerprint.ts
var kv = N(bv(), 1);
import { lstatSync as SC } from "node:fs";

// src/files/walk.ts
import { lstatSync as af, readdirSync as wC, readlinkSync as bC } from "node:fs";
function* Ut(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Ao(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* kC(a, n) : yield [vv(a, i)];
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
    r?.(s, af(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of wC(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      nt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(vv(f, u)), !(c.length < vC) && (yield c, c = []);
    }
    yield c;
  }
}
function vv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? xC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: bC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function xC({ path: e, member: t, onStat: n }) {
  let r = af(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = af(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function cf(e, t) {
  let n = (0, kv.createHash)("sha256");
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
import * as Ar from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function uf(e) {
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
import * as sa from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = N(xv(), 1);
import * as $r from "path";
var Ht = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), Ht && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = $r.dirname(e);
  return Ht && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function na(e, t) {
  if ((0, zt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, zt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Ro(t))
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
  return (0, zt.default)(Ro(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ht && e.endsWith("\\") || (e += $r.sep), e + t;
}
function Ro(e) {
  return (0, zt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = qe(e), Ht ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function To(e) {
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
var Sv = process.platform === "win32";
function lf(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Sv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Sv ? r.searchPath.toUpperCase() : r.searchPath;
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
function Pv(e, t) {
  let n = Ge.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Ev(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as $v from "os";
import * as Mr from "path";
var qt = N(Ov(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var Br = N(Iv(), 1), OC = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Br.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !To(t))
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
        (0, Br.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = qe(t[n]), n === 0 && To(r) ? (r = Pt(r), (0, Br.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Br.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
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
var Ot = process.platform === "win32", Co = class e {
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
    if ((0, qt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, qt.default)(!To(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = qe(t), t === "." || t.startsWith(`.${Mr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Mr.sep}`))
      n = n || $v.homedir(), (0, qt.default)(n, "Unable to determine HOME directory"), (0, qt.default)(Ro(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = na("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = na("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = na(e.globEscape(process.cwd()), t);
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
var _o = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var mf = function(e, t, n, r) {
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
}, BC = process.platform === "win32", ia = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = uf(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return mf(this, void 0, void 0, function* () {
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
      let n = uf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Co(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of lf(r)) {
        ge(`Search path '${s}'`);
        try {
          yield Gt(Ar.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new _o(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Pv(r, s.path), c = !!a || Ev(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Gt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && sa.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ge.Directory && n.matchDirectories)
              yield yield Gt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Gt(Ar.promises.readdir(s.path))).map((m) => new _o(sa.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ge.File && (yield yield Gt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return mf(this, void 0, void 0, function* () {
      let r = new e(n);
      BC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Co(i));
      return r.searchPaths.push(...lf(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return mf(this, void 0, void 0, function* () {
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
var MC = N(Bv(), 1);

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
function Mv(e, t) {
  return AC(this, void 0, void 0, function* () {
    return yield ia.create(e, t);
  });
}

// src/files/matches.ts
async function aa({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await TC(r)) {
      let i = RC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || CC(o, r) || Av(o, r, t) || n.set(o, { line: r, path: o, relative: at(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !_C(r, n, t));
}
async function TC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Mv(`${FC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function CC(e, { base: t }) {
  return at(t, e).split("/").some(nt);
}
function Av(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && Av(z(e), t, n) : !1;
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
import { existsSync as NC, readdirSync as LC, readlinkSync as DC, realpathSync as Tv } from "node:fs";
import { dirname as WC, join as Rv } from "node:path";
function ca(e) {
  return (NC(e) ? LC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = DC(Rv(e, `target-${n}`), "latin1"), o = Rv(e, `upper-${n}`), i = hd(o);
    if (!i)
      return { target: r, upper: Tv(o), point: jC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
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
    return Tv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function ua({ paths: e, localDir: t, stash: n }) {
  return Fo([t, n.dir], He(e, process.cwd()));
}
var UC = 5;
function Cv({ lines: e }) {
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
async function Fv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || df(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Lv(t, r)) };
}
function df({ branches: e }, t) {
  let { write: n = t.ref } = we(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Nv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - Hb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => Lv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Lv(e, t) {
  try {
    let { excludes: n, lines: r } = ua(e), o = await aa({ excludes: n, lines: r }), { points: i, uppers: s } = XC(t), a = o.filter(({ path: c }) => !i.some((u) => _(Dv(c), u)));
    return [cf(a, n), cf(s.map(ZC), void 0)].join();
  } catch (n) {
    Qt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function XC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ca(e), r = (t?.mounts ?? []).filter(({ view: o }) => qC(_v(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Dv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => _v(o, "upper"))]
  };
}
function ZC(e, t) {
  return { path: e, relative: "", stat: GC(e), line: { number: t } };
}
function Dv(e) {
  return `${JC(VC(e), "latin1")}/${b(KC(e))}`;
}
async function Wv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Js(r) }), s = qb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as YC } from "node:timers/promises";
var QC = 1e3;
async function jv(e) {
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
var r_ = br.filter(({ image: e }) => e);

// src/entry/body.ts
function Uv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / $) };
  return Tt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Hv(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function zv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Hv(r, { entry: e, index: t, blocks: n })
  };
}
async function* Hv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ye(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of o_(e, n, r.first)) {
    let c = gc(s, i, n.digests) ? s : [await i_(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* o_(e, t, n) {
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
async function i_(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Vr({ ...e, read: o }, r, Math.min(r + $, U(t)));
  if (gc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* qv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function No(e) {
  return Fe(am(tn([e, dc()]), void 0));
}
var Rr = (e) => No(le(ae(), Hr(e), Rt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), hf = No(le(ae(), Rt(/^\d{1,20}$/))), s_ = se({
  repository: Rr(140),
  scope: Rr(255),
  ref: Rr(255),
  sha: No(le(ae(), Rt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Rr(512),
  runId: hf,
  runAttempt: hf,
  event: No(le(ae(), Rt(/^[a-z_]{1,40}$/))),
  actorId: hf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Rr(40),
  /** In seconds since 1970. */
  savedAt: No(le(Re(), Gr(), qr(0))),
  /** The version of Headstart. */
  headstart: Rr(40)
});
function fa(e) {
  let { success: t, output: n } = ui(s_, e);
  return t ? n : {};
}
function Kv({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Jv(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Jv(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Gv = 100;
function Jv(e) {
  return e.length > Gv ? `${e.slice(0, Gv)}\u2026` : e;
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
    n(`${e} ${i}${c}, ${Vm(i, a - r)}`);
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
async function yf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [R(e, i.name), R(t, i.name)];
    i.isDirectory() ? await yf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await c_(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as u_, mkdirSync as f_ } from "node:fs";
function Xv(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = l_(r, o);
      Up(i, o), n.push(...i);
    }
    for (let r of t) Bc(r);
  } catch (r) {
    for (let o of t) Si(o);
    throw r;
  }
  return n;
}
function l_(e, t) {
  let n = b(R(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = R(t, "aside", String(e.number));
  f_(r, { recursive: !0 });
  let o = 0, s = Zv({ line: e, aside: () => b(R(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Zv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Yv(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Zv(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Yv(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Pi(t) }];
  if (r.isDirectory() && o.isDirectory())
    return u_(g(t), 448), [...Z(t).flatMap(
      (a) => Yv(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Vv(o), before: Vv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Pi(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Vv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Qv({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ct)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ks(l), i.set(l, Ai(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw rn(l, f);
    }), wf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await bf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Vs(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Xv(u);
    });
  } finally {
    for (let u of a) gf(u);
    for (let u of i.values()) gf(u.remove);
    for (let u of c) gf(() => zp(u));
  }
}
function gf(e) {
  try {
    e();
  } catch (t) {
    Qt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function wf(e, t) {
  let n = p_(R(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function bf({ number: e }, { from: t, to: n, signal: r }) {
  let o = R(t, "tree", String(e)), i = R(n, "tree", String(e));
  if (B(b(o))) {
    m_(R(n, "tree"), { recursive: !0 });
    try {
      me(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await no(n, r, async (a) => {
        process.platform === "win32" ? await yf(o, i, a) : await on("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as xf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as d_, mkdirSync as la, symlinkSync as ma, utimesSync as h_ } from "node:fs";
import { lstat as y_ } from "node:fs/promises";
import { join as Je } from "node:path";
function ek(e, t) {
  let n = e.map((r) => kf(r, Je(t.dir, vf)));
  return pa(n, "upper", { ...t, mounts: rr(t) });
}
var vf = "tree";
function kf(e, t) {
  return { line: e, points: () => Gd(e, Je(t, String(e.number))) };
}
function pa(e, t, n) {
  return Kn(() => g_(e, t, n));
}
async function g_(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Fi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Ji(p, u, i);
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
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (ma(g(i), Je(t, a)), !c) {
    let [l = i] = gt(i);
    ma(g(l), Je(t, `made-${s}`)), la(g(i), { recursive: !0 });
  }
  let u = await b_(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Ft(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function b_({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (la(Je(r, `work-${t}`)), n === "upper")
    return ma(g(e[0]), Je(r, o)), la(Je(r, i)), [i];
  la(Je(r, o));
  let { mode: s, mtimeMs: a } = await y_(g(e[0]));
  d_(Je(r, o), s & 511), h_(Je(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ma(g(f), Je(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function tk(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = rr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => xf(r, E));
      if (y) a.push({ ...k_(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, vf, "own") : v[0], I = xf(r, E);
        a.push(...w.map((T) => ({ ...kf(T, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Sf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await pa(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await v_(p, m, { ...u, within: n })), await s.release(), i;
}
function Sf(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function v_(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return pa(e, "lower", r);
}
function k_(e, t, n) {
  let r = t.map((o) => b(xf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var x_ = 4096, nk = { auto: 1 / 4, on: 3 / 4 };
async function rk(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * nk[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * nk.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / x_), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as ik } from "node:fs";
import { open as S_ } from "node:fs/promises";
import { join as P_ } from "node:path";

// src/job/save/changes/mounted-base.ts
var Pf = "Saving all files instead of the changes";
async function ok({ mounted: e, mountRoot: t, brokered: n }, { version: r, ...o }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await Ef(e, o), mountRoot: t, brokered: n };
    } catch (i) {
      o.signal.throwIfAborted(), x(`${Pf}: ${S(i)}`);
      return;
    }
}
async function Ef({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Vi(f, i, c);
    if (mi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Of(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await da(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return If(r, t, n);
}
async function da(e) {
  let t = await S_(P_(e, mn.image), ik.O_RDONLY | ik.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function If(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of zv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function $f(e) {
  let t = await da(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && je(t).finally(() => t.close());
}
async function sk({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await $f(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await Ef(e, n);
      await i.close();
      for await (let a of Of(t, s, r).read(0, U(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as O_, mkdirSync as I_, mkdtempSync as $_, realpathSync as Mf } from "node:fs";
import { join as B_ } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as E_ } from "node:fs";
async function ak(e, t) {
  await tt(await Ct(e.lines[0]), Pn(e)), await ha(e.lines, t, (n) => Tr(n, e));
}
function Pn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Tr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => no(
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
async function ha(e, { timeline: t, signal: n }, r) {
  await Qv({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function ya({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => E_(n));
}
async function Bf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ha(r, t, (o) => n(r, o));
}
async function ga(e, t, { job: n, context: r }) {
  await Bf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await tt(i, Pn(n)), await no(
      i,
      n.signal,
      (a) => Ms(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function fk(e, t, n) {
  let r = M_(e), o = { ...n, job: e, socket: t, targets: r, broker: Er(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${ck(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Af(o), await R_(o) && await Af(o), r.every(uk) || await T_(o);
  } catch (a) {
    throw await js(mk(o)), a;
  }
  let s = r.filter(uk);
  return s.length > 0 && x(`Mounted ${ck(s)} through the broker of the host`), s.length > 0;
}
function M_({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return ar(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: lm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function ck(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function uk({ state: e }) {
  return "mount" in e;
}
function lk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function mk({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Af(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Kn(() => A_(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function A_({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (O_(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Kc(b(i), ya(n));
  let [s] = gt(b(i));
  I_(i, { recursive: !0 });
  let a = $_(B_(Mf(q()), "headstart-changes-")), c = { target: Mf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = mk(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Us(c), So(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Us(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (So(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function R_({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = lk(n);
  x(`Waiting for the host to fetch ${pk(f)} of images`);
  let l = { repository: Ae().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function pk(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function T_(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = En(f, be(q()));
    let { dir: s } = i;
    t.file?.isWhole || await tt(s, { bytes: U(t) });
    let a = await r.during("receive", () => cr(t, s));
    let c = await C_(a, e);
    c === void 0 && await Af(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ga(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    On(f, m, p);
  }
}
async function C_({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = lk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${pk(i)} of images`);
  let s = { path: Mf(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function dk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = pu();
    return await fk(e, n.broker, t) && t.remember({ mounted: hk(e, o) }), !0;
  }
  let r = await W_(e, t);
  return r ? (await L_(e, r), !0) : !1;
}
async function L_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = po(n, r);
  }, a = async () => (await i, await Wd(n, te(), r), ty(await ho(n, r)));
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
  let n = pu(), { image: r } = e.format, o = await (r ? H_ : q_)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...hk(e, n), file: await $f(t.dir) } }), i;
}
function hk({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(cu).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
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
  let { rights: a } = r, c = Ci(q());
  o({ mountRoot: c });
  let u = await z_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await ho(c, a);
}
var j_ = 4096, U_ = 8;
async function z_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = Pn(e), l = a ? u + f * j_ : c * U_, p = await rk(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function H_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await tt(r, { bytes: U(e) });
  let { indexed: i } = e, s = ar(e.segments, e.lines), a = n && i && await o.during("show", () => ey(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => cr({ ...e, isMounted: !0 }, r)), u = G_(t, a !== void 0), f = await o.during(
    "mount",
    () => tk(c.images, yk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ga(c, f, { job: e, context: t }), f;
}
async function q_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Tr(n, e)), wf(n, e.lines);
  let i = await r.during("mount", () => ek(e.lines, yk(t)));
  return await Bf(i, t, async (s, a) => {
    F_(N_(a, "tree"));
    for (let c of s) await bf(c, { from: n, to: a, signal: o });
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
function yk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ya(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as J_ } from "node:fs/promises";
var gk = 1024 ** 3, K_ = 3;
async function wk(e, t) {
  for (let n = 1; ; n++)
    try {
      return await V_(e, t);
    } catch (r) {
      if (!(r instanceof K && r.recover === "resume") || n === K_) throw r;
    }
}
async function V_(e, { dir: t, maxBytes: n = 64 * gk, minFreeBytes: r = gk, onRead: o }) {
  let i = be(t), s = await vr(i.dir), a = async () => {
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
async function vk(e, t, n) {
  let r;
  return await Cr(e, t, n, async (o) => {
    Z_(o, n), await dk(o, n) || await ak(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function Z_({ indexed: e }, { inputs: t, findings: n }) {
  let r = fa(e?.index.createdBy), o = Kv(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${Xm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Cr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await bk(e, { ...n, format: a, lines: t }, r);
  s.watch(kk(e, t, o));
  let u = await s.during("receive", () => Y_(e, n));
  await bk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function Y_(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Lo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return wk(o, { dir: q(), onRead: n });
}
async function bk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${wi(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Mo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => Q_(e, t)) : eF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = Lo("Received", m ? void 0 : U(h), x);
    f = 0;
    let T = (V) => {
      f += V, I(V);
    };
    return tF(e, h.indexed, { timeline: i, onRead: T, order: E, signal: u });
  };
  i.watch(kk(e, c, r));
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
  let i = await Vi(e, n, o);
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
  return t ? o.pulled("verify", Uv(a, t.index, r)) : qv(a, r);
}
function kk({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function xk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Me("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: we(e.run),
    timeline: Zs(),
    // `store` becomes the store's label once the store is open.
    findings: Or({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await nF(o), u = await iF(s, o);
  if (a && !i && Ql("Why nothing was found", await jv(a)), await Bo(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new A(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function nF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await rF(e), { lines: u } = He(t.paths, process.cwd());
    if (await Xb(u, { mounts: Li(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await oF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await Pk(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function rF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Sr(Pr(t, n, u));
  c.store = f.label, sh(t, u).catch(() => {
  });
  let l = await Qs(t, u), m = await wv(f, t, { mounting: l, signal: u }), p = gv(m, t), d = Qh(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(Sk(t)), versions: p }, context: y };
}
function Sk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function oF(e, t, n) {
  n.inputs.signing && await Cr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function Pk(e, t, n) {
  try {
    return await vk(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Qt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Pk(e.original, t, n);
  }
}
async function iF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Me("hit", "miss"), x(`Cache not found for input keys: ${Sk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Fv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Me("cache-hit", String(c)), Me("cache-matched-key", a), Me("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function Ek(e) {
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
async function $k(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await db();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = Ik(p, n);
      return eu(p, () => Gb(p, { command: d, remember: h, signal: o }));
    })
  );
  Jb([...s, ...i]);
  let a = Ek(s.length), c = yb(s.length, Vc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Vc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return cF();
      let P = Math.min(d.concurrency, Math.floor(aF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...Ik(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await xk({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => eu(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : Ok);
  return s.length > 1 && i.length === 0 && uF(m.flatMap((p) => p?.hit ?? [])), fF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? Ok }));
}
var Ok = { hit: "miss" };
function Ik({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), hs(t);
  } };
}
function cF() {
  if (Me("hit", "miss"), !!Ke(W("fail-on-cache-miss")))
    throw new A("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function uF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Me("cache-hit", String(n === "exact")), Me("hit", n);
}
function fF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || At(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as lF } from "node:fs";
var Rf = "/bin/sh";
function wa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && lF(Rf) && (process.emit("exit", e), process.execve(Rf, [Rf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Bk(e, t) {
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
    At(r), wa();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), wa()), t(r);
  }
  wa();
}

// node_modules/yocto-queue/index.js
var Tf = class {
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
    let n = new Tf(t);
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
function Cf(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), Mk(e), typeof t != "boolean")
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
        Mk(u), e = u, queueMicrotask(() => {
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
function Mk(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var Ak = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function Rk(e, { onTaken: t, limits: n = eo } = {}) {
  let r = li(e.partBytes), o = /* @__PURE__ */ new Set(), i = pF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
import { lstatSync as Lk, lutimesSync as yF } from "node:fs";
import { setImmediate as gF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Ck = N(Tk(), 1), jo = 16, dF = 4, Wo = jo + dF, hF = 2 ** 32 - 1;
function _k(e) {
  return e >= 0 && e <= hF;
}
function Ff({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Ck.hash)("sha256", r, "buffer").toString("latin1", 0, jo);
}
function Fk(e) {
  let t = Buffer.alloc(e.length * Wo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Wo, "latin1"), t.writeUInt32LE(o, n * Wo + jo);
  return t.toString("base64");
}
function Nk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Wo <= t.length; r += Wo)
    n.set(t.toString("latin1", r, r + jo), t.readUInt32LE(r + jo));
  return n;
}

// src/files/sources/source-times.ts
var wF = 256, Dk = 1000000000n;
async function* Wk(e, { workspace: t, cached: n }) {
  let r = b(t), o = vF(n), i = kF(r, o);
  for (let [s, a] of e.entries()) {
    s % wF === 0 && await gF();
    let c = `${r}/${a.name}`;
    if (bF.test(a.name) || !i(jk(c)) || o(c)) continue;
    let u = g(c), f = Lk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var bF = /(^|\/)\.\.?(\/|$)/;
function jk(e) {
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
    let s = () => Lk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(jk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Uk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Wk(e, t)) {
    let i = Hk(r);
    _k(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function zk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Ff(n, r), seconds: o };
  });
}
function Hk({ mtimeNs: e }) {
  return Number(e / Dk);
}
async function qk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Wk(e, r)) {
    c++;
    let p = Hk(l), d = m.isUnchanged ? xF(Ff(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(SF).length;
  return { all: c, kept: i.length, changed: u };
}
function xF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function SF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Dk === t.mtimeNs ? !1 : (yF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Gk, readdirSync as PF } from "node:fs";
var Jk = 1e5;
async function ba(e, t) {
  let n = { files: [], repositories: [] }, r = EF(e);
  for (let o of r) {
    let i = Kk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of IF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Vk.submodule ? s.add(m) : Vk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Jk) throw new Error(`git tracks more than ${Jk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Nf(Kk(c, e))));
  }
  return n;
}
function Kk(e, t) {
  return e === "" ? t : R(t, g(e).toString());
}
var Vk = { submodule: "160000", files: ["100644", "100755"] };
function EF(e) {
  if (Nf(e)) return [""];
  let n = PF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Nf(R(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Nf(e) {
  if (!Gk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Gk(R(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var OF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* IF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Zk(o)], { cwd: e, signal: r });
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
async function Xk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(BF)]), { env: o = {}, ...i } = Zk(["update-index", "-q", "--refresh"]);
    await Ec(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Zk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: gi("git"), args: [...t, ...e], env: AF(), keepsMask: !0 };
}
var MF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function AF() {
  return { ...mt(), ...to(MF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Yk(e, t) {
  let n = te();
  try {
    let { files: r } = await ba(n, t), o = await Uk(r, { workspace: n, cached: ex([e]) }), i = await ba(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Fk(zk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function Qk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => FF(s)), i = NF();
  try {
    let { files: s, repositories: a } = await ba(r, t);
    o.length > 0 && LF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = ex(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await qk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Xk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function FF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Nk(n) };
}
function ex(e) {
  return e.flatMap(({ paths: t }) => He(t, process.cwd()).lines);
}
function tx() {
  return _F(q(), "headstart-source-times");
}
function NF() {
  let e = tx();
  if (!RF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(TF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function LF(e) {
  CF(tx(), String(e));
}

// src/job/save/changes/full-save.ts
var DF = 8, WF = 5 * 1024 ** 2, jF = 0.5, UF = 0.25;
function Lf(e, t) {
  if (t < WF) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > DF) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Df(e) > jF * r)
    throw new Error("most of the restored cache is no longer used");
}
function Df(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function nx(e) {
  return Math.floor(e * UF);
}
function rx(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Wf(e) {
  Cn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Cv(e));
}
function va(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function ka(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function ox(e) {
  let t = GF(e), { packed: n, digests: r } = await zF(t, e);
  return n.segments.length === 0 ? (Wf(e.selection), "nothing") : (await HF(n, r, t, e), qF(t, e));
}
async function zF(e, { body: t }) {
  let n = fm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return XF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function HF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Yk(s, u)) : void 0, l = a.indexed ? await JF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${wi(m)}`), r.body.reuse && VF(e, m, r);
}
async function qF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(ka(t.key, t.state)), "nothing"));
}
function GF({ body: e, store: t, timeline: n }) {
  let r = Rk(e.rest, { onTaken: Lo("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
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
  }, segments: e, files: t, bytes: n, digests: r }, d = oh(i, { repository: s.repository, scope: a, version: c.version }, l);
  return dm(p, await d?.(ym(p)));
}
function KF(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return fa({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: Ak.version });
}
function VF({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Df(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function XF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as jf, rmdirSync as ix, rmSync as ZF, unlinkSync as YF, utimesSync as QF } from "node:fs";
function xa(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) YF(g(e));
  else if (!r.isDirectory()) sx(e);
  else return eN(e, t, r);
  return !1;
}
function eN(e, t, { mode: n, mtimeMs: r }) {
  jf(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = xa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (jf(g(e), n & 4095), QF(g(e), r / 1e3, r / 1e3)) : ix(g(e)), o;
}
function sx(e) {
  jf(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? sx(n) : ZF(g(n));
  }
  ix(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var tN = 3;
async function ax(e) {
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
    let a = await cx([e.scope], re({}).lookups([t]), e);
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
function cx(e, t, { inputs: n, store: r }) {
  let o = Ir(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function rN(e, t) {
  let { lines: n } = He(t.inputs.paths, process.cwd()), r = ux(t);
  await Cr(e, n, r, async (o) => {
    await tt(await Ct(n[0]), Pn(o)), await ha(n, r, async (i) => {
      await Tr(i, o);
      let s = () => n.filter((a) => xa(Uf(a, i), b(a.base)));
      s().length !== 0 && (await oN(t, (a) => {
        for (let c of n) xa(Uf(c, i), Uf(c, a));
      }), s());
    });
  });
}
function Uf({ number: e }, t) {
  return b(R(t, "tree", String(e)));
}
async function oN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await cx(r, [n], e);
    let i = En(a, be(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = He(e.inputs.paths, process.cwd());
      await Cr(o, l, ux(e), async (m) => {
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
function ux({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
import { lstatSync as iN } from "node:fs";
import { setImmediate as sN } from "node:timers/promises";
var aN = 256;
function fx() {
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
import { lstatSync as dx } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as lx, readdirSync as fN } from "node:fs";
var zf = /* @__PURE__ */ new Map();
function mx(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = lx(g(Ie(e, r)), { throwIfNoEntry: !1 });
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
function Hf(e, t) {
  if (!t) return lN;
  if (t.isFile()) return { files: 1, bytes: lx(g(e)).size };
  let n = { ...Sa };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Uo(e)) {
    let { files: i, bytes: s } = Hf(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var lN = { files: 0, bytes: 0 }, Sa = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function hx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw bx();
    for (let [o, i] of Uo(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function yx(e, t) {
  let n = px(e.merged) !== px(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: Sa };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of gx(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw bx();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* gx(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = wx(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of mN(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* mN({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? Uo(Ie(o.upper, e)) : zf, f = n && !r && !s, l = (h) => f ? mx(Ie(h, e), u.keys()) : Uo(Ie(h, e)), m = n ? l(o.base) : zf, p = (h) => Hf(Ie(o.base, Ie(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ie(e, h), v = Ie(o.merged, w);
    if (nt(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = pN(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...dN, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? Sa : p(h);
    if (!y.isDirectory()) {
      yield wx(w, I, y.isFile() ? dx(g(v)).size : 0);
      continue;
    }
    let T = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* gx(T, o, i);
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
function wx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function px(e) {
  let { mode: t, mtimeMs: n } = dx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function bx() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function vx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, hx(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = yx(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function kx({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Pa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as hN, realpathSync as xx } from "node:fs";
import { join as Ea } from "node:path";
function Sx(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? vN(e, i, t, n) : yN(r, o, t, n);
}
async function yN(e, t, n, r) {
  let o = await ur(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = rr({ dir: t, rights: o, signal: r });
  return {
    directories: gN(t, e, n),
    body: Of(t, e, r),
    async layersOf(s) {
      await (await da(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(bN(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return Ea(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Nc(s, c, { rights: o, signal: r });
      return a && (await Nc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function gN(e, { segments: t }, n) {
  let r = ca(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Px(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Ex(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
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
function Px(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Ex({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = xx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function wN(e) {
  let t = Ea(e, "empty");
  return hN(t, { recursive: !0 }), t;
}
function bN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function vN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Er(n, i), a = X().filter(({ source: l }) => l === er), c = /* @__PURE__ */ new Map();
  Px(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = Ex(l, {
      point: xx(l.path, "latin1"),
      source: er
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: Ea(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: If(e, t, i),
    layersOf: async (l) => Ea(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as kN } from "node:fs";
import { Readable as xN } from "node:stream";
function Ox(e, t, { base: n, timeline: r, signal: o, close: i }) {
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
    await c({ kind: "delta", ...f }, kN(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, xN.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var Mx = N($x(), 1);
import { stat as BN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as PN } from "node:fs";
async function Bx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : ON(o), c = IN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await bo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var EN = 2 ** 32 - 1;
function ON(e) {
  let { mode: t, mtimeMs: n } = PN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), EN);
  return { options: ["-root-mode", (t & 511).toString(8), vg], topSeconds: r };
}
async function* IN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield gr({ ...$N, name: i });
  if (t.length === 0) {
    yield ot;
    return;
  }
  yield* Wt(o, (i) => {
    let s = ne([bs(r.tar)], { cwd: e, signal: i });
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
async function Ax(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, Mx.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = su(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Rx(e) {
  let { frame: t, bytes: n } = jh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Tx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Pa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await Bx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await BN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function Cx(e) {
  let { dir: t, remove: n } = be(q());
  try {
    let r = MN(e), o = AN(U({ segments: r }), e), i = await RN(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return Ox(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof $n || r instanceof Bn) throw r;
    x(`${Pf}: ${S(r)}`);
    return;
  }
}
function MN({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Lf(r, e.size), r;
}
function AN(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function RN(e, t) {
  let { entry: n, index: r } = t.base, o = await Sx(t.base, t.matches, t.signal), i = await TN(o, t), s = i.filter(({ changes: p }) => kx(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await Ax(o.body, r), u = await _N(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => rx(p, d, Oa(h, "deadBytes")),
    e
  );
  return Lf([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? Rx(l) : void 0,
    files: Math.max(0, r.files + Oa(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + Oa(s, "bytes") - Oa(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => Pa(d, h))
    )
  };
}
async function TN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(CN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = Fo([o, ...c], n), f = nx(t.index.files), l = await i.during("compare", () => vx(e, { excludes: u, most: f }));
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
  lr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = R(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Tx(s, a, c, t)));
  }
  return i;
}
function Oa(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function _x(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Sf(te(), a)) && kn(await Qs(e, r)) && !LN(n, t);
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
function Fx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Ir(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function Nx(e, t) {
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
  let P = i.image ? Ut(h, y, w) : s.watch(h, (Q) => Ut([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, T = { workspace: te(), level: t.compressionLevel }, [V] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...T })),
    i.image && p ? m() : void 0
  ]);
  return V;
}

// src/job/save/save-entry.ts
async function Lx(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await _x(t, e), l = await Mo(t, u, f), m = Fx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(va(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: we(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), ok(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(ka(n, s)), !0;
  let v = Or({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? fx() : void 0, E = async () => {
    await P?.check(), await sk(s, h);
  }, I;
  try {
    I = (w && await Cx({ ...e, base: w, draft: y, tools: l })) ?? Nx(y, { ...e, tools: l, format: m, changeWatch: P }), jN(e);
    let V = await ox({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (V !== "published") return V === "nothing";
  } catch (T) {
    if (T instanceof $n)
      return x(ka(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(T) }), await Bo(v, c, t.summary), T;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && WN(i), x(`Cache saved with key: ${n}`), t.rolling && await Wv(i, { ...d, key: n }, t.rolling), await Bo(v, c, t.summary), !0;
}
function WN({ label: e }) {
  x(`Saved in the ${e}`), nm() && D(
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
async function qf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of qN(u + l)) {
        let p = m.isDirectory();
        if (p ? nt(m.name) : !r(m.name) || !m.isFile()) continue;
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
function st(e) {
  return !GN.test(e);
}
function Ia(e, t) {
  return (n) => JN(n, t).some(e);
}
function $e(e, t) {
  return Ia(({ key: n, value: r }) => e.test(n) && st(r), t);
}
function JN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Dx(i), value: Dx(r.slice(o + 1).trim()) }];
  });
}
function Dx(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Gf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => st(n));
}
function zo(e) {
  return (t) => KN(t).some((n) => st(n.value) && e(n));
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
function Jf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function $a(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Ux = N(jx(), 1), XN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, ZN = [
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
function Ba(e) {
  return [...e.matchAll(XN)].some(([, r = "", o]) => eL(r) === o) || YN.test(e);
}
var QN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function eL(e) {
  let t = "";
  for (let n = (0, Ux.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${QN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var zx = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Kf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Ho(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => $a(e, /:_authToken" "?([^\s"]+)/g).some(st)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: tL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: zo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: zx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: Hx,
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
    has: Gf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => $a(Jf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Ia(nL, ":") },
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
    has: (e) => $a(Jf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(st)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: zo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && Hx(t)
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
    has: Ho(Gf, Ia(rL, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Ho(Ba, zx),
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
  return n.some((r, o) => r === "password" && st(n[o + 1] ?? ""));
}
function nL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && st(r);
}
function rL({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && st(n);
}
var oL = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, iL = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function Hx(e) {
  return [...e.matchAll(oL)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(iL)
  );
}

// src/files/secrets/find.ts
async function qx(e) {
  let t = [];
  return await qf(e, Vx, (n, { path: r }) => {
    let o = Jx(n, r);
    o && t.push(o);
  }), Vf(t);
}
function* Gx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Ao(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Vx(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Jx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Vf(n);
}
function Jx(e, t) {
  let n = lL.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && bL(e, t))
  ), r = n.length > 0 ? kL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ba(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Kx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await qf(t, () => !0, (i) => {
    let s = cL(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Xx(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Vf([...r.values()]);
}
function Vf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var lL = Kf.map((e) => ({ ...e, pattern: new RegExp(`/${Xf(e.files)}$`, "i") })), mL = Kf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [pL = [], dL = []] = [!0, !1].map(
  (e) => mL.filter((t) => t.startsWith("*") === e)
), hL = new RegExp(`^${Xf(dL)}$`, "i"), yL = new RegExp(`${Xf(pL.map((e) => e.slice(1)))}$`, "i");
function Vx(e) {
  return hL.test(e) || yL.test(e);
}
function Xf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var gL = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, wL = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function bL(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return gL.test(e.slice(o)) || wL.test(e.slice(t.length));
}
var vL = 64 * 1024;
function kL(e) {
  let t;
  try {
    t = uL(g(e), Ne);
    let n = aL(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), vL)), o = fL(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Xx(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && sL(t);
  }
}
function Xx({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Qx({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Yx(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await qx(r);
      if (e === "warn")
        return n(o, Zx), [];
      if (e === "refuse" && o.length > 0)
        throw new Bn(`there are secrets in ${Yx(o)}. ${eS}, or set \`secrets: skip\``);
      let i = await Kx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(tS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Gx(r, o), Zx);
      else for (let i of r) yield* o(i);
    }
  };
}
function Zx(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${eS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var eS = "Remove them, or exclude them by lines of `path` that begin with `!`", xL = 5;
function Yx(e) {
  let t = e.slice(0, xL).map((r) => `${SL(tS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function tS({ path: e }) {
  return g(e).toString();
}
function SL(e) {
  let t = at(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function nS(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Ae(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = we(s), m = l ?? ih(t, s) ?? PL(t) ?? (a && df(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Zs(), d = i && ee(c.keyIn(i.name), e), h = a && d && await Nv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = ua(t), w = () => p.during("find", () => aa(y)), v = await w();
  if (v.length === 0) return Wf(y);
  let P = Sr(Pr(t, s, o)), E = Qx(t), I = (T, V) => Lx({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: T, secretCheck: E, onlyUnchanged: r, isOutdated: V }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let T = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await ax({ ...T, find: w, save: I });
  }
}
function PL({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Zf = "Failed to save: ";
async function rS(e) {
  Ke(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await Yf(e, { onlyUnchanged: !0 });
}
var EL = 2;
async function Yf(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!ea(Ae())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Zi(t) : Xi(e));
  for (let u of r)
    o.some((f) => f.name === u) || D(
      `The cache ${u} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let i = async (u) => {
    try {
      await OL(u, t?.[u.name] ?? {}, { onlyUnchanged: n, signal: e });
    } catch (f) {
      if (u.name === "") throw f;
      e.throwIfAborted(), At(f, Zf);
    }
  }, s = Cf(EL), a = o.map((u) => s(() => Tn(u, () => i(u)))), c = await Promise.allSettled(a);
  for (let u of c) if (u.status === "rejected") throw u.reason;
}
async function OL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(va(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && cp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Yi(e, n.signal)) === "none") return;
  if (W("key") === "") return Cn("Key is not specified.");
  let c = es(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new A(f);
  await nS(u, c, t, n);
}

// src/job/end/post.ts
async function oS(e) {
  try {
    await Yf(e, { states: ys() });
  } finally {
    await zs();
  }
}

// src/job/restore/restore.ts
async function Qf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  hs(n);
  let r = { run: Ae(), states: n, mayPostSave: t, signal: e }, o = ea(r.run);
  if (!o && W("install") === "") return;
  let i = await Xi(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = Tp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await $k(a, r) : a.map($L);
  if (await Qk(c.flatMap(IL), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-QPOXZ34S.js");
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
  restore: Qf,
  "restore-only": (e) => Qf(e, { mayPostSave: !1 }),
  post: oS,
  save: rS,
  unmount: zs
};
function One(e) {
  return Bk(BL[e], (t) => {
    e.startsWith("restore") && t instanceof A ? Yl(S(t)) : At(t, ["post", "save"].includes(e) ? Zf : "");
  });
}

export {
  M as a,
  F as b,
  ML as c,
  N as d,
  En as e,
  On as f,
  Cf as g,
  A as h,
  k as i,
  Ce as j,
  $n as k,
  S as l,
  O as m,
  Ke as n,
  Be as o,
  An as p,
  ee as q,
  Jo as r,
  al as s,
  Fr as t,
  fl as u,
  ll as v,
  Fa as w,
  mD as x,
  pD as y,
  OS as z,
  ge as A,
  It as B,
  H as C,
  z as D,
  Na as E,
  R as F,
  LL as G,
  at as H,
  Nr as I,
  $t as J,
  hS as K,
  Vo as L,
  oc as M,
  W as N,
  Vl as O,
  Me as P,
  si as Q,
  Yl as R,
  D as S,
  x as T,
  Qt as U,
  Ql as V,
  Cn as W,
  q as X,
  Ur as Y,
  tm as Z,
  sc as _,
  DD as $,
  WD as aa,
  jD as ba,
  UD as ca,
  Ae as da,
  j as ea,
  ce as fa,
  _P as ga,
  aj as ha,
  oo as ia,
  vi as ja,
  VS as ka,
  Hr as la,
  XS as ma,
  mc as na,
  se as oa,
  Fe as pa,
  ae as qa,
  HD as ra,
  le as sa,
  ui as ta,
  Xe as ua,
  $ as va,
  Ze as wa,
  Ye as xa,
  U as ya,
  Vr as za,
  n0 as Aa,
  Yr as Ba,
  Zc as Ca,
  dI as Da,
  Qd as Ea,
  we as Fa,
  th as Ga,
  gI as Ha,
  nh as Ia,
  Sm as Ja,
  et as Ka,
  Mm as La,
  ft as Ma,
  Un as Na,
  _m as Oa,
  K as Pa,
  hi as Qa,
  Le as Ra,
  A0 as Sa,
  R0 as Ta,
  P2 as Ua,
  E2 as Va,
  Lm as Wa,
  O2 as Xa,
  Dm as Ya,
  N0 as Za,
  Um as _a,
  zm as $a,
  $2 as ab,
  B2 as bb,
  Hm as cb,
  C2 as db,
  N2 as eb,
  yi as fb,
  ye as gb,
  lt as hb,
  gi as ib,
  zn as jb,
  J2 as kb,
  b as lb,
  g as mb,
  ne as nb,
  sy as ob,
  Os as pb,
  Ky as qb,
  Hn as rb,
  tt as sb,
  be as tb,
  Bi as ub,
  zh as vb,
  cu as wb,
  IH as xb,
  on as yb,
  pt as zb,
  Ec as Ab,
  br as Bb,
  ur as Cb,
  of as Db,
  rp as Eb,
  gP as Fb,
  cp as Gb,
  Ak as Hb,
  Rk as Ib,
  He as Jb,
  Mv as Kb,
  aa as Lb,
  qn as Mb,
  fp as Nb,
  bp as Ob,
  _w as Pb,
  Sr as Qb,
  Pr as Rb,
  zv as Sb,
  RH as Tb,
  Kh as Ub,
  Vh as Vb,
  mn as Wb,
  Ut as Xb,
  AV as Yb,
  Tp as Zb,
  $k as _b,
  Ik as $b,
  Bk as ac,
  One as bc
};
