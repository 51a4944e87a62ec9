import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Tx = Object.create;
var jf = Object.defineProperty;
var Cx = Object.getOwnPropertyDescriptor;
var Fx = Object.getOwnPropertyNames;
var _x = Object.getPrototypeOf, Nx = Object.prototype.hasOwnProperty;
var Df = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Wf = (e) => {
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
var Lx = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Fx(t))
      !Nx.call(e, o) && o !== n && jf(e, o, { get: () => t[o], enumerable: !(r = Cx(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Tx(_x(e)) : {}, Lx(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? jf(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Sn = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Wf("Object expected");
    var r, o;
    n && (r = t[Df("asyncDispose")]), r === void 0 && (r = t[Df("dispose")], n && (o = r)), typeof r != "function" && Wf("Object not disposable"), o && (r = function() {
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
var Hf = _((YN, ba) => {
  ba.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ba.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var nl = _((uL, $a) => {
  $a.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $a.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var al = _((SL, sl) => {
  sl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var cl = _((PL, zo) => {
  zo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  zo.exports.ok = zo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Xl = _((uD, oc) => {
  oc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  oc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var sm = _((ID, im) => {
  im.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Mm = _((f2, pc) => {
  pc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  pc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var rp = _((mW, hc) => {
  hc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  hc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var pp = _((MW, mp) => {
  mp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Sp = _((GW, bc) => {
  bc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  bc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var md = _((wU, ld) => {
  ld.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var $d = _((m4, Lc) => {
  Lc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Lc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var zd = _((C4, Ud) => {
  Ud.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var qd = _((F4, Hd) => {
  Hd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var gh = _((yz, yh) => {
  yh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Ph = _((Wz, Sh) => {
  Sh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var _h = _((aH, Fh) => {
  Fh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Uh = _((vH, tu) => {
  tu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  tu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Yh = _(($H, Zh) => {
  Zh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var ey = _((BH, Qh) => {
  Qh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var yy = _((oq, hy) => {
  hy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var My = _((zq, By) => {
  By.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Jy = _((F3, Gy) => {
  Gy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var gg = _((M6, yg) => {
  yg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var Cg = _((mG, Tg) => {
  Tg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var jg = _((DG, bu) => {
  bu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  bu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var ww = _((WJ, Iu) => {
  Iu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Iu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var Ww = _((q5, Dw) => {
  Dw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var gb = _((VK, Nu) => {
  Nu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Nu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Nb = _((C8, Wu) => {
  Wu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Wu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Zb = _((aV, Gu) => {
  Gu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Gu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var ev = _((yV, Hs) => {
  Hs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Hs.exports.ok = Hs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var ov = _((bV, Gs) => {
  Gs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Gs.exports.ok = Gs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var iv = _((vV, Js) => {
  Js.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Js.exports.ok = Js.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var av = _((AV, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Qu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var ak = _((SZ, bf) => {
  bf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  bf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var nx = _((aQ, tx) => {
  tx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var hx = _((yee, dx) => {
  dx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
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
function wa(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}
function zf(e, t) {
  let [n = ""] = t.toSorted((r, o) => Uf(e, r) - Uf(e, o));
  return n;
}
function Uf(e, t) {
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
var No = N(Hf(), 1), qf = 10, _o = 512;
function ka(e) {
  if (e.length > qf) return `Key Validation Error: Keys are limited to a maximum of ${qf}.`;
  for (let t of e) {
    if (t.length > _o)
      return `Key Validation Error: ${t} cannot be larger than ${_o} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Lo(e) {
  let t = (0, No.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Gf(e, t) {
  for (let n of e) {
    let r = va(t.filter((o) => o.key === n)) ?? va(t.filter((o) => ee(o.key, n))) ?? va(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function va(e) {
  return e.toSorted(xa)[0];
}
function xa(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Jf = 225, Dx = 160;
function Tr(e) {
  let t = Zf(e) || "%";
  return t.length <= Jf ? t : `${Vf(e)}~${(0, No.createHash)("sha256").update(e).digest("hex")}`;
}
function Kf(e) {
  let t = Tr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Yf(n)
  );
  return t.length <= Jf ? t : `~${(0, No.createHash)("sha256").update(e).digest("hex")}`;
}
function Vf(e) {
  return Zf(e).slice(0, Dx);
}
function Xf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Vf(r).toLowerCase()));
}
function Sa(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Zf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Yf);
}
function Yf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as Wx, win32 as Vt } from "node:path";
function It(e) {
  return e !== "win32" ? Wx : {
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
var { basename: Do, dirname: z, isAbsolute: Pa, join: A, parse: tL, relative: it, resolve: Cr } = It(process.platform);

// src/system/home.ts
import { homedir as jx, userInfo as Ux } from "node:os";
function $t() {
  return Qf(jx) ?? zx();
}
function zx() {
  return Qf(() => Ux().homedir);
}
var Wo = "this user has no home directory; set `HOME`";
function Qf(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as mS } from "node:async_hooks";
import { tmpdir as pS } from "node:os";
import { join as dS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as tl from "os";

// node_modules/@actions/core/lib/utils.js
function st(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ea(e) {
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
  let r = new Oa(e, t, n);
  process.stdout.write(r.toString() + tl.EOL);
}
function Ia(e, t = "") {
  Bt(e, {}, t);
}
var el = "::", Oa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = el + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${qx(o)}`);
        }
    }
    return t += `${el}${Hx(this.message)}`, t;
  }
};
function Hx(e) {
  return st(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function qx(e) {
  return st(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var rl = N(nl(), 1);
import * as Uo from "fs";
import * as jo from "os";
function Ba(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Uo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Uo.appendFileSync(n, `${st(t)}${jo.EOL}`, {
    encoding: "utf8"
  });
}
function Ma(e, t) {
  let n = `ghadelimiter_${rl.randomUUID()}`, r = st(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${jo.EOL}${r}${jo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ha from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Gx } from "os";
import { constants as ol, promises as Jx } from "fs";
var Ra = function(e, t, n, r) {
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
}, { access: Kx, appendFile: Vx, writeFile: Xx } = Jx, il = "GITHUB_STEP_SUMMARY";
var Ta = class {
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
    return Ra(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[il];
      if (!t)
        throw new Error(`Unable to find environment variable for $${il}. Check if your runtime environment supports job summaries.`);
      try {
        yield Kx(t, ol.R_OK | ol.W_OK);
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
    return Ra(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Xx : Vx)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ra(this, void 0, void 0, function* () {
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
    return this.addRaw(Gx);
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
}, Zx = new Ta();
var Ca = Zx;

// node_modules/@actions/core/lib/platform.js
import Pl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var vl = N(al(), 1);
import * as _r from "os";
import * as Ua from "events";
import * as kl from "path";

// node_modules/@actions/io/lib/io.js
var yl = N(cl(), 1);
import * as ke from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Fr from "fs";
import * as Mt from "path";
var Fa = function(e, t, n, r) {
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
}, { chmod: _a, copyFile: fl, lstat: Ho, mkdir: ll, open: EL, readdir: Na, rename: Yx, rm: ml, rmdir: OL, stat: Xt, symlink: pl, unlink: La } = Fr.promises, Ge = process.platform === "win32";
function dl(e) {
  return Fa(this, void 0, void 0, function* () {
    let t = yield Fr.promises.readlink(e);
    return Ge && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var IL = Fr.constants.O_RDONLY;
function Mn(e) {
  return Fa(this, void 0, void 0, function* () {
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
function qo(e) {
  if (e = Qx(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ge ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Da(e, t) {
  return Fa(this, void 0, void 0, function* () {
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
      } else if (ul(n))
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
            for (let a of yield Na(i))
              if (s === a.toUpperCase()) {
                e = Mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (ul(n))
          return e;
      }
    }
    return "";
  });
}
function Qx(e) {
  return e = e || "", Ge ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function ul(e) {
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
function BL(e, t) {
  return Zt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = nS(o), c = (yield Mn(r)) ? yield Xt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? ke.join(r, ke.basename(n)) : r;
    if (!(yield Mn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Xt(n)).isDirectory())
      if (s)
        yield gl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (ke.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield wl(n, u, i);
    }
  });
}
function ML(e) {
  return Zt(this, void 0, void 0, function* () {
    if (Ge && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield ml(e, {
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
function eS(e) {
  return Zt(this, void 0, void 0, function* () {
    (0, yl.ok)(e, "a path argument must be provided"), yield ll(e, { recursive: !0 });
  });
}
function Wa(e, t) {
  return Zt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Wa(e, !1);
      if (!r)
        throw Ge ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield tS(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function tS(e) {
  return Zt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ge && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(ke.delimiter))
        o && t.push(o);
    if (qo(e)) {
      let o = yield Da(e, t);
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
      let i = yield Da(ke.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function nS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function gl(e, t, n, r) {
  return Zt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield eS(t);
    let o = yield Na(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Ho(s)).isDirectory() ? yield gl(s, a, n, r) : yield wl(s, a, r);
    }
    yield _a(t, (yield Xt(e)).mode);
  });
}
function wl(e, t, n) {
  return Zt(this, void 0, void 0, function* () {
    if ((yield Ho(e)).isSymbolicLink()) {
      try {
        yield Ho(t), yield La(t);
      } catch (o) {
        o.code === "EPERM" && (yield _a(t, "0666"), yield La(t));
      }
      let r = yield dl(e);
      yield pl(r, t, Ge ? "junction" : null);
    } else (!(yield Mn(t)) || n) && (yield fl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as oS } from "timers";
var bl = function(e, t, n, r) {
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
}, Go = process.platform === "win32", Jo = class extends Ua.EventEmitter {
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
    if (Go)
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
    return Go && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (Go && this._isCmdFile()) {
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
    return bl(this, void 0, void 0, function* () {
      return !qo(this.toolPath) && (this.toolPath.includes("/") || Go && this.toolPath.includes("\\")) && (this.toolPath = kl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Wa(this.toolPath, !0), new Promise((t, n) => bl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + _r.EOL);
        let o = new ja(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Mn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = vl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function xl(e) {
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
var ja = class e extends Ua.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = oS(e.HandleTimeout, this.delay, this)));
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
var sS = function(e, t, n, r) {
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
function Sl(e, t, n) {
  return sS(this, void 0, void 0, function* () {
    let r = xl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new Jo(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var CL = Pl.platform(), FL = Pl.arch();

// node_modules/@actions/core/lib/core.js
var za;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(za || (za = {}));
function Aa(e) {
  Bt("add-mask", {}, e);
}
function El(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ol(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ba("OUTPUT", Ma(e, t));
  process.stdout.write(Ha.EOL), Bt("set-output", { name: e }, st(t));
}
function Il(e) {
  process.exitCode = za.Failure, uS(e);
}
function de(e) {
  Bt("debug", {}, e);
}
function uS(e, t = {}) {
  Bt("error", Ea(t), e instanceof Error ? e.toString() : e);
}
function $l(e, t = {}) {
  Bt("warning", Ea(t), e instanceof Error ? e.toString() : e);
}
function Ko(e) {
  process.stdout.write(e + Ha.EOL);
}
function Bl(e) {
  Ia("group", e);
}
function Ml() {
  Ia("endgroup");
}
function Al(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ba("STATE", Ma(e, t));
  Bt("save-state", { name: e }, st(t));
}
function Rl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Nr(e) {
  return Tl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function fS(e) {
  return Tl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function qa(e) {
  return `<code>${fS(e)}</code>`;
}
function Tl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return lS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var lS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Xo = new mS();
function An(e, t) {
  return Xo.run(e, t);
}
function W(e) {
  return Xo.getStore()?.inputs.get(e.toLowerCase()) ?? El(e);
}
function Cl() {
  return Xo.getStore()?.name ?? "";
}
function $e(e, t) {
  let n = Cl();
  Ol(n ? `${e}-${n}` : e, t);
}
var Fl = Al, _l = Rl, Zo = Aa;
function Nl(e) {
  Il(Nr(e));
}
function D(e) {
  $l(Lr(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Yt(e.stack);
}
function x(e) {
  Ko(Lr(e));
}
function Lr(e) {
  let t = Cl();
  return Nr(t ? `${t}: ${e}` : e);
}
function Yt(e) {
  de(e.split(`
`).map(Nr).join(`
`));
}
function Ll(e, t) {
  Bl(Lr(e));
  for (let n of t) Ko(Nr(n));
  Ml();
}
function Rn(e) {
  x(`[warning]${e}`);
}
function Dl() {
  return process.env.GITHUB_STEP_SUMMARY ? Ca : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || pS());
}
function Dr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || dS($t() ?? "/", ".cache"));
}
function Wl() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function jl() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function Ga() {
  let e = { ...process.env };
  for (let [n, r] of Xo.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var hS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function nD() {
  return Object.fromEntries(Object.entries(Ga()).filter(([e]) => !hS.test(e)));
}
function rD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function oD() {
  return process.env.RUNNER_NAME ?? "";
}
function iD(e) {
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
function Ul() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && yS(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function yS(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// node_modules/valibot/dist/index.mjs
var Yo, gS = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function Hl(e) {
  return !e && !Yo ? gS : {
    lang: e?.lang ?? Yo?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? Yo?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? Yo?.abortPipeEarly
  };
}
var wS;
// @__NO_SIDE_EFFECTS__
function bS(e) {
  return wS?.get(e);
}
var vS;
// @__NO_SIDE_EFFECTS__
function kS(e) {
  return vS?.get(e);
}
var xS;
// @__NO_SIDE_EFFECTS__
function SS(e, t) {
  return xS?.get(e)?.get(t);
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ SS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ kS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ bS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function PS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function ql(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function Gl(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function he(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ Hl())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Jl(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var sD = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
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
function Ja(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Ja,
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
function Ka(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Ka,
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
function Va(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: Va,
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
function Xa(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Xa,
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
function Za(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Za,
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
function Ya(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Ya,
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
function ES(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: ES,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && V(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var OS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Kl(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Qa(e, t, n) {
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
function ec(e) {
  return he({
    kind: "schema",
    type: "boolean",
    reference: ec,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function tc(e, t) {
  return he({
    kind: "schema",
    type: "custom",
    reference: tc,
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
      return /* @__PURE__ */ PS(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
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
            let a = i in o ? o[i] : /* @__PURE__ */ Qa(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Kl(s);
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
          for (let i in o) /* @__PURE__ */ ql(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
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
            let a = i in o ? o[i] : /* @__PURE__ */ Qa(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Kl(s);
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
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Qa(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Qo(e, t, n) {
  return he({
    kind: "schema",
    type: "record",
    reference: Qo,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ ql(i, s)) {
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
function zl(e) {
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
    expects: /* @__PURE__ */ Gl(e.map((n) => n.expects), "|"),
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
        V(this, "type", n, r, { issues: /* @__PURE__ */ zl(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ zl(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nc(e, t, n) {
  return he({
    kind: "schema",
    type: "variant",
    reference: nc,
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
                }, OS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ Gl(u, "|"),
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
function Vl(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ Hl(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Cn(e, t) {
  let { success: n, issues: [r] = [] } = Vl(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Jl(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Zl = N(Xl(), 1);

// src/system/bytes/chunker.ts
function ei(e) {
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
function Yl() {
  let e = ei($), t = [];
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
function ic(e, t, n) {
  let r = n.subarray(t * Fn, (t + 1) * Fn);
  return r.length === Fn && Ve(...e).equals(r);
}
function Ql(e, { offset: t, length: n }) {
  let r = Xe(t, t + n), o = r[0] * Fn;
  return Ve(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Fn)
  ).toString("hex");
}
function Ve(...e) {
  let t = (0, Zl.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Xe(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var _n = "headstart-2", IS = ["image", "delta"];
function Nn(e, t) {
  return IS.includes(t) ? Math.ceil(e / $) * $ : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function ti({ digests: e, ...t }) {
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
var $S = 407710288, sc = 8, ni = sc + 12, qr = Buffer.from("HEADSTR2"), em = 36 + qr.length, Gr = ni + em, ac = 4 * 1024 * 1024, tm = 1024, BS = 512, MS = 1024 ** 4;
function nm({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > ac) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ni), i = [e, r, n?.(rm(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Gr), c = [$S, a - sc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ve(o, ...i), u, qr]);
}
var AS = 128 * 1024;
async function Jr(e, t) {
  return TS(await RS(e), e.size, t);
}
async function RS(e) {
  let { size: t } = e;
  if (t < Gr) throw new k(`it has only ${t} bytes`);
  let n = await Hr(e, Math.max(0, t - AS), t);
  if (!n.subarray(-qr.length).equals(qr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - qr.length - 4), o = Gr + zr(Math.min(t, MS)) + ac + tm;
  if (r < Gr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Hr(e, t - r, t);
}
function TS(e, t, n) {
  let r = e.length - em;
  if (!Ve(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(sc + 4 * d)
  ), a = t - e.length;
  if (!(o === zr(a) && i <= ac && s <= tm && Gr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = ni + o, [f, l] = [
    e.subarray(ni, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), rm(f, l));
  let m = CS(l), p = Cn(LS, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return DS(m.segments, a), { ...m, digests: f };
}
function rm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ve(n, e, t);
}
function CS(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Ze = ut(Je(), Ya(), Xa(0)), om = ut(Me(), Za(/^[a-z-]{1,32}$/)), FS = (e) => Number.isSafeInteger(e) && e > 0, _S = ut(
  jr({
    kind: om,
    offset: Ze,
    length: Ze,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: Qt(tc((e) => Array.isArray(e) && e.every(FS))),
    files: Ze,
    bytes: Ze,
    unpackedBytes: Qt(Ze),
    root: Qt(Ze),
    deadBytes: Qt(Ze)
  }),
  Wr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), NS = jr({
  savedAt: ut(Ze, Va(2 ** 32)),
  times: Me()
}), LS = jr({
  container: Te(_n),
  format: om,
  key: ut(Me(), Ka(BS)),
  paths: at(Me()),
  segments: at(_S),
  files: Ze,
  bytes: Ze,
  sources: Qt(NS)
});
function DS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Nn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as WS, constants as jS, statSync as US } from "node:fs";
import { delimiter as zS, isAbsolute as HS, join as qS } from "node:path";
var GS = process.platform === "win32" ? ".exe" : "";
function ft(e) {
  return (process.env.PATH ?? "").split(zS).filter((n) => HS(n)).map((n) => qS(n, `${e}${GS}`)).find(JS);
}
function ri(e) {
  let t = ft(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function JS(e) {
  try {
    return WS(e, jS.X_OK), US(e).isFile();
  } catch {
    return !1;
  }
}
function lt() {
  return { LC_ALL: "C", ...cc(/^(PATH|SystemRoot)$/) };
}
function cc(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var uc = 1e3;
function Ln(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-uc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var fc = N(sm(), 1);
import { once as KS } from "node:events";
import { finished as VS } from "node:stream/promises";
var XS = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function cm({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => XS.test(a)), r = (0, fc.spawn)(e, t, {
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
async function AD({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, fc.spawn)(e, t, { cwd: n, env: { ...r, ...lt() }, detached: s }), c = a[i];
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
    f += l, f.length > am && u();
  });
  try {
    let [l, m] = await KS(a, "exit");
    if (u(), await VS(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= am) return f;
    throw Ln(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var am = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { closeSync as e0, fstatSync as t0, lstatSync as n0, openSync as r0, readFileSync as o0 } from "node:fs";
import { lstat as lm, mkdir as i0, open as s0, readlink as a0 } from "node:fs/promises";
import { dirname as c0, join as mm, relative as u0, resolve as pm, sep as Dn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as ZS } from "node:fs";
var { O_RDONLY: YS, O_NOFOLLOW: um = 0, O_NONBLOCK: QS = 0 } = ZS, Ce = YS | um | QS, fm = um !== 0;

// src/system/disk/ownership.ts
async function Ye(e) {
  let t = await lm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ym(e, t);
}
function oi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function dm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function hm(e) {
  let t = await s0(e, Ce);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return ym(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function ym(e, { uid: t, mode: n }) {
  if (gm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = pm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function gm(e, t) {
  if (!oi({ uid: t }) && t !== 0) throw new Error(`${pm(e)} belongs to another user`);
}
async function wm(e, t) {
  for (let n of bm(e, t)) await Ye(n);
}
async function mt(e, t) {
  for (let n of bm(e, t))
    await i0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await Ye(n);
}
function bm(e, t) {
  let n = u0(e, t).split(Dn);
  return n.map((r, o) => mm(e, ...n.slice(0, o + 1)));
}
var f0 = 40;
async function Wn(e) {
  if (!process.geteuid) return;
  let t = e.split(Dn), n = 0, r = Dn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? c0(r) : mm(r, o), s = await lm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (gm(i, s.uid), ++n > f0) throw new Error(`${e} has too many links`);
    let a = await a0(i);
    a.startsWith(Dn) && (r = Dn), t.unshift(...a.split(Dn));
  }
}
function jn(e, t) {
  let n = (o) => o?.isFile() === !0 && oi(o) && o.size <= t;
  if (!n(n0(e, { throwIfNoEntry: !1 }))) return;
  let r = r0(e, Ce);
  try {
    return n(t0(r)) ? o0(r) : void 0;
  } finally {
    e0(r);
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as y0, rmSync as Pm } from "node:fs";
import { join as g0 } from "node:path";

// src/system/disk/space.ts
import { statfsSync as l0 } from "node:fs";
import { statfs as m0 } from "node:fs/promises";

// src/system/units.ts
function ii(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function vm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function se(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var p0 = 0.05, d0 = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, h0 = 20;
async function km(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await m0(e), s = (c, u) => Math.floor(Math.min(u * p0, d0[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function en(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? xm(t) : e;
}
async function Un(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw en(i, t);
  });
  if (o !== Ke(n)) throw xm(t);
}
function xm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = l0(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function Qe(e, t) {
  let n = await km(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Kr(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await km(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, h0);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var lc = /* @__PURE__ */ new Set();
function Sm() {
  for (let e of lc) Pm(e, { recursive: !0, force: !0 });
}
function w0(e) {
  try {
    return y0(g0(e, "headstart-"));
  } catch (t) {
    throw en(t, e);
  }
}
function ye(e) {
  process.listeners("exit").includes(Sm) || process.on("exit", Sm);
  let t = w0(e);
  lc.add(t);
  let n = () => {
    Pm(t, { recursive: !0, force: !0 }), lc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as b0 } from "node:async_hooks";
import { subscribe as v0, unsubscribe as k0 } from "node:diagnostics_channel";
var x0 = 6e4;
async function tn(e, t, n) {
  return pt({ path: ri(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = x0, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), f = await mc(e, { ...i, signal: u });
    if (f.exitCode !== null && r.includes(f.exitCode)) return f.stdout;
    throw Ln(e.path, f, f.stderr.toString());
  } finally {
    clearTimeout(c);
  }
}
var Em = new b0();
async function mc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = lt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Em.getStore() === m && (f = d.process, process.nextTick(() => {
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
  v0(Om, m), o.addEventListener("abort", l);
  try {
    let d = await Em.run(m, () => Sl(S0(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    k0(Om, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Om = "child_process";
function S0(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as P0 } from "node:fs";
async function Im(e, t = !0) {
  let n = async (s) => {
    let a = t ? ft(s) : void 0;
    return a && await E0(a, e) && a;
  }, [r, o, i] = await Promise.all([
    O0(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: ft("zstd"), mksquashfs: o, unsquashfs: i };
}
async function E0(e, t) {
  let n = await Bm("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function O0(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = ft(t), r = n && (I0(n) ?? $0(await Bm("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var $m = { "GNU tar": "gnu", bsdtar: "bsd" };
function I0(e) {
  try {
    let t = P0(e);
    return Object.entries($m).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Bm(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function $0(e) {
  return Object.entries($m).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var Am = N(Mm(), 1);
import { globSync as B0, lstatSync as M0, readFileSync as A0 } from "node:fs";
function Rm({ directories: e, marks: t }) {
  let n = (0, Am.createHash)("sha256");
  for (let r of e)
    for (let o of B0(t, { cwd: r }).sort()) {
      let i = A(r, o);
      n.update(JSON.stringify([r, o])), M0(i, { throwIfNoEntry: !1 })?.isFile() && n.update(A0(i));
    }
  return n.digest("hex");
}

// src/stores/transfer/limits.ts
var Tm = (e) => Math.min(24, 3 * e);
function Cm(e) {
  return e * (1 + Math.random() / 4);
}
function Fm(e) {
  return Math.random() * Math.min(4e3, e);
}
var Vr = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, _m = {
  ...Vr,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, d2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, h2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

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
async function b2({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function si(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/stores/transfer/http-contract.ts
async function Nm(e, t, n = []) {
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
}, ai = class extends J {
  constructor(t, n) {
    super(`${Fe(t)}: it sends next to nothing for ${dc(n)}`, "resume");
  }
};
function dc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Fe(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Lm(Lm(n));
}
function Lm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var T0 = "the server fails or is overloaded; try again later", C0 = "the server does not support this request", Xr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Dm = {
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
function P2(e, t) {
  if (e instanceof J) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Wm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Dm[r] ?? ["the connection failed", "retry"];
  return new J(`${Fe(t)}: ${o} (${r})`, i);
}
function E2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Dm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new J(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Wm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new J(`${Fe(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function O2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new J(`${Fe(t)}: ${n} (${e})`, "none");
}
async function jm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Wm(e, r);
  let o = await L0(n), [i, s] = F0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? D0(t["retry-after"]) : 0;
  return new J(`${Fe(r)}: ${i} (${a})`, s, c);
}
function F0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${_0(n)}; use that as endpoint`, "none"] : e === 501 ? [C0, "none"] : e === 408 || e === 429 || e >= 500 ? [T0, "slow-down"] : ["it refuses the request", "none"];
}
function _0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var N0 = 4096;
async function L0(e) {
  let t = [];
  return await Nm(N0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function D0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as H0 } from "node:timers/promises";
async function Um(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Fm(i * 2 ** (s - 1)), l = u.retryAfterMs && Cm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await q0(Math.max(l, f), n);
    }
}
function A2(e) {
  return e instanceof ai ? 2 : 1;
}
async function q0(e, t) {
  e > 0 && await H0(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function zm(e) {
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
function Hm(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function qm(e) {
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
async function Jm(e, t) {
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
    onHead: (l, m) => Gm(l) ? G0(l, m, e, t) : void 0
  });
  if (!Gm(f)) throw await jm(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var Gm = ({ status: e }) => e === 200 || e === 206;
function G0(e, t, n, r) {
  let { url: o } = r.signed;
  V0(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (J0(e, n, r), r.queue.widen(n)) : K0(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function J0({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Km(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function K0({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!Km(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function Km(e, t) {
  return e === void 0 || e === String(t);
}
function V0({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function Vm(e, t) {
  let n = Z0(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await Y0(e, t);
    } catch (i) {
      if (i instanceof J && i.recover === "await-whole" && t.begun && await si(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Um(n, o);
}
function Z0(e, t) {
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
async function Y0(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Jm(e, { ...t, signed: c, signal: f });
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
function Xm(e) {
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
function Zm(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Ym({ start: e, end: t }, n) {
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
function Qm(e, t, n) {
  let { memory: r = zn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ..._m, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => Q0(e, t, { ...n, memory: r, limits: o })
  };
}
async function* Q0(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = eP(t, n, s), c = nP(t, n), u = { ...tP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new J(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) Vm(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await si(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function eP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Ym(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Zm(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function tP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: zm(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: qm(i),
    hedge: Xm(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Tm(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function nP({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = nn(n, t - e), a = nn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${dc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function ep(e) {
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
function np(e) {
  let t = aP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw ci("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: oP(e("bucket")),
    prefix: iP(e("prefix")),
    region: sP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !rP(t) : n === "true",
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
function rP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function oP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw ci("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var tp = 256;
function iP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= tp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${tp} in all`;
  throw ci("prefix", e, r);
}
function sP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw ci("region", e, "must be the name of a region, such as eu-west-1");
}
function aP(e) {
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
function ci(e, t, n) {
  return new T(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var rn = N(rp(), 1);
var op = 32, cP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function sp(e) {
  let t = ip(e("signing-key")).map(uP), n = ip(e("verify-key")).map(fP);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key` or `verify-key` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(lP), ...n] };
  }
}
function ap(e) {
  return ui(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function ip(e) {
  let t = ui(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(cP))
    n.push(...ui(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...ui(t.slice(r))];
}
function ui(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function uP(e) {
  if (e.startsWith("-----")) {
    let r = cp(e, "PRIVATE KEY", rn.createPrivateKey);
    if (r) return r;
    throw new T("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= op) return (0, rn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${op}: ${n}.`
  );
}
function fP(e) {
  let t = cp(e, "PUBLIC KEY", rn.createPublicKey);
  if (t) return t;
  throw new T(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function cp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function lP(e) {
  return e.type === "secret" ? e : (0, rn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Zr(e, t) {
  let n = qe(e("save-always")), r = Ie(e, "store", ["auto", "github", "s3", "local"]), o = np(e);
  if (r === "s3" && o.bucket === "") throw new T("Input `bucket` is required with `store: s3`.");
  return {
    key: wa(e, "key"),
    restoreKeys: fi(e("restore-keys")),
    paths: fi(wa(e, "path")),
    crossOs: qe(e("enableCrossOsArchive")),
    failOnMiss: qe(e("fail-on-cache-miss")),
    lookupOnly: qe(e("lookup-only")),
    store: r,
    localDir: hP(e("local-dir"), t),
    s3: o,
    stash: { ...yP(e("stash"), t), maxBytes: gP(e("stash-size")) },
    concurrency: Bn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: dP(e("part-size")),
    mode: Ie(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Ie(e, "ramdisk", ["off", "auto", "on"]),
    verify: Ie(e, "verify", ["auto", "always"]),
    format: Ie(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : mP(e),
    jobStatus: e("job-status"),
    secrets: Ie(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: qe(e("source-times")),
    compressionLevel: Bn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Ie(e, "summary", ["auto", "true", "false"]),
    rolling: ep(e),
    signing: sp(e)
  };
}
function mP(e) {
  let t = Ie(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function fi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var pP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function up(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (pP[n] ?? Number.NaN);
}
function dP(e) {
  if (e === "") return 8 * 1048576;
  let t = up(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new T(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function hP(e, t) {
  return e === "" ? A(t, "headstart") : Cr(fp("local-dir", e));
}
function fp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new T(`Input \`${e}\` is '${t}', and ${Wo}.`);
  return `${r}${n.slice(1)}`;
}
function yP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = fp("stash", e);
  if (Pa(r)) return { use: "on", dir: Cr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function gP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = up(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function lp(e, t) {
  let n = W(e), r = fi(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new T(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Cr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as xO, realpathSync as SO, rmdirSync as PO, symlinkSync as Ni, utimesSync as EO, writeFileSync as OO } from "node:fs";
import { dirname as Id, join as _t } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as wP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var bP = /[\u0080-\u00ff]/, vP = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!bP.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return vP.decode(n);
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
  return wP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var bp = N(pp(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as kP, renameSync as xP, rmdirSync as SP } from "node:fs";
function ue(e, t) {
  $P(
    () => xP(e, t),
    () => !dp(t)
  );
}
function Hn(e, t) {
  let n = process.platform === "win32";
  n && PP(t);
  try {
    return ue(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && dp(t)) return !1;
    throw r;
  }
}
function PP(e) {
  try {
    SP(e);
  } catch {
  }
}
function dp(e) {
  return kP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var EP = ["EPERM", "EBUSY", "EACCES"], OP = 200, IP = new Int32Array(new SharedArrayBuffer(4));
function $P(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, OP)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && EP.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(IP, 0, 0, i);
  }
}

// src/files/journal-step.ts
var hp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function li(e) {
  let t = e;
  return hp[e.do].map((n) => t[n]);
}
function yc(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(gp(i, o))}
`).join("");
}
function yp(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = BP(b(Do(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Cn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return gp(a, r);
  });
}
function gp(e, t) {
  let n = li(e), r = hp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function BP(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => ut(
    Me(),
    Wr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = Me(), a = ut(Je(), Ja()), c = ce({ mode: a, mtime: a });
  return nc("do", [
    ce({ do: Te("make"), path: o }),
    ce({ do: Te("move"), to: o, from: i, inode: s }),
    ce({ do: Te("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    ce({ do: Te("stamp"), path: Ur([Te(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var qn = "journal", MP = Math.min(128 * 1024 * 1024, (0, bp.getHeapStatistics)().heap_size_limit / 32);
function vp(e, t) {
  Y.appendFileSync(A(t, qn), yc(e, t), { mode: 384 });
  for (let n of e) RP(n);
}
function kp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && wc(e.path, e.stamp);
}
function gc(e) {
  Y.rmSync(A(e, qn), { force: !0 });
}
function pi(e, t = () => !0) {
  let n = AP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? TP(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = yc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${qn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), ue(s, A(e, qn));
  } else gc(e);
}
function Yr(e) {
  return B(b(A(e, qn))) !== void 0;
}
function AP(e) {
  if (!Yr(e)) return [];
  let t = jn(A(e, qn), MP);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return yp(t.toString(), e);
}
function RP(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") wc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && mi(e.to, e.aside), mi(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? _P(e.from, e.to) : t;
    }
}
function TP(e) {
  if (e.do === "make") CP(e.path);
  else if (e.do === "stamp") FP(e.path, e.before);
  else if (e.do === "move") wp(e);
  else if (B(e.aside)) {
    if (wp(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    mi(e.aside, e.to);
  }
}
function wp({ from: e, to: t, inode: n }) {
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
function CP(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function FP(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && wc(e, t);
}
function wc(e, { mode: t, mtime: n }) {
  try {
    Y.chmodSync(g(e), t), Y.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function _P(e, t) {
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
var xp = Promise.resolve();
function Gn(e) {
  let t = xp.then(e);
  return xp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as Fp, mkdtempSync as uE, readdirSync as _p, realpathSync as Np } from "node:fs";
import { basename as Lp, dirname as fE, join as Dp } from "node:path";

// src/files/staging.ts
import {
  chmodSync as XP,
  lstatSync as $p,
  mkdtempSync as ZP,
  readdirSync as Bp,
  rmdirSync as YP,
  rmSync as Mp,
  statSync as QP,
  writeFileSync as eE
} from "node:fs";
import * as vi from "node:fs/promises";
import { createServer as tE } from "node:net";
import { toNamespacedPath as nE } from "node:path";

// src/system/disk/local-socket.ts
var Pp = N(Sp(), 1);
import { once as NP } from "node:events";
import { closeSync as LP, lstatSync as DP, openSync as WP, statSync as jP, symlinkSync as UP, writeFileSync as zP } from "node:fs";
import { connect as HP } from "node:net";
import { tmpdir as qP } from "node:os";
import { join as Jn } from "node:path";
var hi = process.platform === "win32";
function yi(e, t, n) {
  let { path: r, close: o } = hi ? KP() : Ep(e, t);
  return n.on("error", () => {
  }).listen(r), o(), hi && n.listening && zP(Jn(e, t), Op(r, e), { mode: 384 }), n.listening;
}
async function gi(e, t) {
  let n = hi ? Ip(e, t) : Ep(e, t);
  if (n)
    try {
      let r = HP(n.path);
      return r.on("error", () => {
      }), await NP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function vc(e, t) {
  return hi ? Ip(e, t) !== void 0 : DP(Jn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Ep(e, t) {
  let n = Jn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = WP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => LP(o) };
  }
  let r = ye(qP());
  return UP(e, Jn(r.dir, "d")), { path: Jn(r.dir, "d", t), close: r.remove };
}
var GP = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, JP = 256;
function KP() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Pp.randomUUID)()}`, close: () => {
  } };
}
function Op(e, t) {
  return `${e}
${jP(t, { bigint: !0 }).ino}
`;
}
function Ip(e, t) {
  let n = VP(Jn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return GP.test(r) && n === Op(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function VP(e) {
  try {
    return jn(e, JP)?.toString("latin1");
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
  let { dir: t, sign: n } = Ap(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Yr(t) || (kc(t), n?.close());
    }
  };
}
function kc(e) {
  if (B(b(e))) {
    for (let t of Bp(e)) t !== xi && bi(A(e, t));
    bi(e);
  }
}
async function Tt({ base: e, literal: t }) {
  let n = rE(e);
  if (t === void 0) return n;
  let r = $p(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== $p(n).dev ? t : vi.access(n, vi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function rE(e) {
  let t = e;
  for (; !QP(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Vn(e) {
  let t = B(b(e));
  return t !== void 0 && Qr(t);
}
function Qr(e) {
  return e.isDirectory() && oi(e) && dm(e);
}
function Xn(e) {
  return vc(e, xi);
}
var xi = "alive", wi = "born", oE = 10;
function Ap(e, t = 1) {
  let n = ZP(A(e, Kn));
  try {
    return { dir: n, sign: iE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === oE) throw r;
    return Ap(e, t + 1);
  }
}
function iE(e) {
  let t = tE((o) => o.destroy()).unref(), [n, r] = [A(e, wi), A(e, xi)];
  if (!yi(e, wi, t)) {
    eE(r, "");
    return;
  }
  try {
    ue(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Rp(e) {
  try {
    vc(e, wi) && Mp(A(e, wi)), YP(e);
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
  let t = () => Mp(nE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    Tp(b(e)), t();
  }
}
function Tp(e) {
  XP(g(e), 448);
  for (let t of Bp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Tp(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as sE } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : sE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: Cp(c), flags: u.split(","), type: o, source: Cp(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function Cp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as aE, readlinkSync as cE } from "node:fs";
function xc() {
  return cE("/proc/self/ns/pid").replace(/\D/g, "");
}
function Zn(e) {
  try {
    let t = aE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Sc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Pi(e) {
  let t = process.ppid || 1, n = Zn(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${xc()}-${t}-${n}-`;
  return uE(Dp(Np(e), r));
}
function eo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Pc(e) {
  let t = b(e);
  return X().filter((n) => eo(n) === t || F(n.point, t));
}
function Wp(e) {
  let t = b(e);
  return X().findLastIndex((n) => eo(n) === t);
}
function jp(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && to(n) ? n : void 0;
}
var Yn = "headstart-broker";
function Up(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && eo(n) === t);
}
function zp() {
  let e = (t) => to(t) || t === Yn;
  return X().flatMap((t) => {
    let n = eo(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Ei(e) {
  return _p(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function to(e) {
  return Sc.test(Lp(e));
}
var lE = 7200 * 60 * 1e3;
function mE(e) {
  let [, t, n = "", r] = Lp(e).match(Sc) ?? [];
  if (t === xc()) return Zn(n) !== r;
  let o = Fp(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > lE;
}
function pE(e) {
  return e.type === "squashfs" ? fE(e.point) : eo(e);
}
function Hp(e) {
  let t = X().flatMap((r) => pE(r) ?? []).map((r) => g(r).toString()).filter((r) => to(r) && !hE(r)), n = process.platform === "linux" ? e.flatMap(dE).filter(Vn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(mE);
}
function dE(e) {
  try {
    return _p(e).filter((n) => Sc.test(n)).map((n) => Dp(Np(e), n));
  } catch {
    return [];
  }
}
function hE(e) {
  try {
    let t = Fp(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Qr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as UE, readlinkSync as zE, rmdirSync as HE, symlinkSync as qE } from "node:fs";
import { tmpdir as GE } from "node:os";
import { basename as JE, dirname as ad, join as cd } from "node:path";
import { setTimeout as KE } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as bE, rmdirSync as vE, unlinkSync as kE } from "node:fs";
import { dirname as Vp, join as xE } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as yE, readdirSync as Gp, readlinkSync as Oi, symlinkSync as qp } from "node:fs";
import { dirname as gE, join as Qn } from "node:path";
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
  let t = jp(b(e));
  return t !== void 0 && _e(t) === b(e) ? t : void 0;
}
function _e(e) {
  try {
    return Oi(Qn(e, G.workspace), "latin1");
  } catch {
    return;
  }
}
function no(e) {
  let t = Gp(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => G.layer(r, c)), s = gE(Oi(Qn(e, G.layer(r, 0))));
    return { number: r, lowers: [G.pathLayer(r), ...i], mountRoot: s };
  });
}
function Ct(e, t = "target") {
  try {
    return Gp(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => Oi(Qn(e, r), "latin1"));
  } catch {
    return [];
  }
}
function Jp(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(wE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = _e(r);
  return o === void 0 ? void 0 : { workspace: o, plain: Qn(r, G.plain), inside: n };
}
function wE(e) {
  return yE(e).isSymbolicLink() ? Oi(e, "latin1") : "";
}
function Ii() {
  return zp().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return _e(n) === e ? Ct(n) : [e];
  });
}
function Kp(e, t, n, r) {
  let o = Ei(e);
  qp(g(t), Qn(e, `target-${o}`)), qp(g(`${b(n)}/${r}`), Qn(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Xp(e) {
  let t = _e(e), n = Ct(e, "made");
  for (let [r, o] of Ct(e).entries()) {
    B(o) && bE(g(o), xE(e, `left-${r}`));
    for (let i = Vp(o); i !== t; i = Vp(i))
      SE(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function SE(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && kE(g(e)), t && n?.isDirectory() && Z(e).length === 0 && vE(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Qp,
  closeSync as ed,
  lstatSync as nd,
  openSync as td,
  readdirSync as $E,
  readFileSync as BE,
  readlinkSync as ME,
  renameSync as Oc,
  statfsSync as AE,
  symlinkSync as RE
} from "node:fs";
import { join as sn } from "node:path";

// src/mounts/overlay-marks.ts
var $i = 512, [PE, EE, OE] = [124, 136, 156];
function Ec(e, t, n) {
  return Yp(e, t, ["redirect", "opaque"], n);
}
function Zp(e, t, n) {
  return Yp(e, t, ["redirect"], n);
}
async function Yp(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...IE(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* IE(e, t) {
  let n = !1;
  for (let r = 0; r + $i <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + PE, r + EE), 8), i = r + $i, s = String.fromCharCode(e[r + OE]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / $i) * $i;
  }
}

// src/mounts/workspace/moved-files.ts
async function rd(e, { rights: t, warn: n, signal: r }) {
  let o = _e(e);
  if (o === void 0 || on(g(o).toString()) !== e) return;
  let i = Ct(e), a = (await t.changedIn(G.plain, G.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => F(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = sn(e, G.plain), f = await Zp(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => FE(e, `${o}/${h}`, d, r));
  let p = AE(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && CE(`${b(u)}/${h}`, w, p) && await m(y, () => _E(y));
}
var TE = 512;
function CE(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * TE > r) return !1;
  let o = g(e);
  try {
    return n > r || BE(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && nd(o).uid === process.geteuid?.();
  }
}
var Ic = (e) => `moved-${e}`;
async function FE(e, t, n, r) {
  RE(g(t), sn(e, Ic(n)));
  let o = `part-${n}`;
  await tn("cp", ["-a", "--", `${Ic(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Oc(sn(e, o), sn(e, `copy-${n}`));
}
function _E(e) {
  let t = g(e);
  try {
    ed(td(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = nd(t);
    Qp(t, r | 128), ed(td(t, "r+")), Qp(t, r & 4095);
  }
}
function od(e) {
  let t = $E(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = ME(sn(e, Ic(Number(n))), "latin1");
    B(r) && Oc(g(r), sn(e, `left-moved-${n}`)), Oc(sn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as NE, readdirSync as LE, readFileSync as DE } from "node:fs";
async function id(e, t, n) {
  let o = LE("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!(!F(f, s) || !WE(f)))
      return `the process ${jE(c)} (${c}) ${u === "cwd" ? "works" : "has a directory open"} in it`;
  }
}
function WE(e) {
  return NE(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function jE(e) {
  try {
    return DE(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Bi(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var sd = 10, VE = 300;
async function er(e, { rights: t, warn: n }) {
  if (!to(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await rd(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Pc(e).filter((l) => !i(l)), c = _e(e) !== void 0 ? await Bi(() => $c(s.reverse(), { rights: t, attempts: 1, signal: r })) : await $c(s.reverse(), { rights: t, warn: n, attempts: sd, signal: r });
  if (!Vn(e)) return;
  XE(e), od(e), Xp(e);
  let u = Pc(e);
  if (!u.every(i) || (await $c(u, { rights: t, warn: n, attempts: sd, signal: r }), c && u.length === 0)) return;
  let f = { cwd: ad(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", JE(e)], f);
}
async function $c(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await KE(VE, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await Mi(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = X().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await Mi(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function XE(e) {
  let t = (n) => zE(cd(e, n), "latin1");
  for (let n of ZE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = ad(o))
        HE(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function ZE(e) {
  try {
    return UE(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Mi(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = Sn(i, ye(GE()));
    qE(g(e), cd(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    Pn(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as YE, constants as QE, realpathSync as eO } from "node:fs";
import { dirname as Bc } from "node:path";
var tO = ["ext4", "xfs", "btrfs", "tmpfs"];
async function ud(e, { root: t, protectedDirs: n, rights: r, signal: o }) {
  let i = b(e), s = X().filter(({ point: l, source: m }) => F(l, i) && m !== t), [a] = s.filter(({ point: l, source: m }) => !(l === i && m === t));
  if (a) throw new Error(`something is mounted at ${g(a.point)}`);
  let c = n.find((l) => F(eO(l), e));
  if (c !== void 0) throw new Error(`the workspace holds ${c}`);
  let { type: u } = Mc(e);
  if (!tO.includes(u))
    throw new Error(`the workspace is on ${u}, which an overlay cannot write to`);
  try {
    YE(Bc(e), QE.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Bc(e)}`);
  }
  let f = await id(e, r, o);
  if (f !== void 0) throw new Error(f);
}
function Mc(e) {
  let t = b(Bc(e));
  return X().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function fd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as aO, readdirSync as yd, rmSync as cO } from "node:fs";
import { join as gd } from "node:path";

// src/mounts/layers.ts
var hd = N(md(), 1);
import { existsSync as nO, mkdirSync as Ac, readFileSync as pd, writeFileSync as rO } from "node:fs";
import { release as oO } from "node:os";
import { join as Ai } from "node:path";
function tr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    Ac(Ai(e, f)), await Ft(i ?? iO(sO()), async (l) => {
      await s(f, "squashfs", dd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) Ac(Ai(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => `image ${f[h]} squashfs ${dd(d, m)} 0 0
`);
    rO(Ai(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...f);
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
      return Ac(Ai(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function dd({ offset: e, length: t }, n) {
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
function iO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function sO() {
  let e = `/boot/config-${oO()}`;
  try {
    return nO(e) ? pd(e, "latin1") : (0, hd.gunzipSync)(pd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var uO = 250;
async function Ri(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(_e(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: u }) => u).join(":");
  if (a.length > uO) throw new Error("the job has too many layers");
  let c = fO(i, o);
  await Bi(async () => {
    if (on(i) === e && await n.run("umount", ["-i", "--", G.workspace], s), t.length === 0) return;
    let u = `work-${yd(e).filter((l) => l.startsWith("work-")).length}`;
    aO(gd(e, u));
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
function fO(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Mc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function wd(e, t, n) {
  let r = on(t);
  if (r === void 0) return;
  let o = no(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await er(r, { rights: n, warn: () => {
    } });
    await Ri(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Ti(r, s);
  }
}
function Ti(e, { number: t, lowers: [, ...n] }) {
  let r = yd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) cO(gd(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as Rc, lstatSync as vd, mkdirSync as Tc, renameSync as bd, rmdirSync as lO, rmSync as mO, statSync as pO, utimesSync as dO } from "node:fs";
import { dirname as hO, join as Ci } from "node:path";
var yO = 4e3, ro = ".headstart-aside", Fi = ".headstart-placed";
async function kd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) Tc(Ci(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await Ft(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(Ci(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = pO(Ci(n, r[0]));
  try {
    gO(l, i);
    for (let [y, { source: w }] of e.entries())
      Cc(`${l}/${w === "" ? ro : `${ro}/${w}`}`, `${l}/${Fi}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(Ci(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    Tc(g(hO(P)), { recursive: !0 }), Cc(`${h}/${Fi}/${y}`, P), w === "" && (Rc(g(P), m & 511), dO(g(P), p / 1e3, d / 1e3));
  }
  mO(g(`${h}/${ro}`), { recursive: !0, force: !0 }), lO(g(`${h}/${Fi}`));
}
function gO(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > yO) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => wO(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [ro, Fi]) Tc(g(`${e}/${i}`));
  for (let i of n) Cc(`${e}/${i}`, `${e}/${ro}/${i}`);
}
function wO(e) {
  let t = vd(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function Cc(e, t) {
  try {
    bd(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = vd(g(e));
    Rc(g(e), r | 128), bd(g(e), g(t)), Rc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as xd } from "node:fs";
import { lstat as Fc, readdir as bO } from "node:fs/promises";
import { dirname as vO } from "node:path";
var Sd = 16;
async function Pd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Fc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await bO(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Sd)
      throw new Error(`'${e.text}' names more than ${Sd} directories`);
  };
  return await Fc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function _i({ sources: e, target: t }, { base: n }, r) {
  if ((await Fc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = vO(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  _c(t, r);
}
function _c(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = xd(g(e), "latin1");
  if (t.some((i) => F(xd(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...Ii()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Ed(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await kO(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function kO({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await _i(f, e, o), fd(f.target, s);
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
async function Nc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Gn(() => IO(e, n, r)).catch((i) => r(i, o)), t;
}
async function IO(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = SO(t), a = on(s), c = e.flatMap((m) => m.protectedDirs);
  await ud(s, { root: a, protectedDirs: c, rights: n, signal: r });
  let u = a === void 0 ? [] : Ct(a).map((m) => m.slice(b(s).length + 1)), f = await Ed(e, u, i);
  if (f.length === 0) return;
  let l = a ?? Pi(Id(s));
  a === void 0 && o(l);
  try {
    a === void 0 && await $O(l, s, { rights: n, signal: r });
    let m = u.map((p) => p.split("/", 1)[0]);
    await MO(l, f, { real: s, reserved: m, refuse: i });
  } finally {
    no(l).length === 0 && await er(l, { rights: n, warn: () => {
    } });
  }
}
async function $O(e, t, { rights: n, signal: r }) {
  Ni(t, _t(e, G.workspace));
  let o = Date.now() / 1e3 - BO;
  OO(_t(e, G.since), ""), EO(_t(e, G.since), o, o), xO(_t(e, G.plain));
  let i = ["-i", "-n", "--make-private", "-o", "bind,ro", "--", G.workspace, G.plain];
  await n.run("mount", i, { cwd: e, signal: r });
}
var BO = 2;
async function MO(e, t, { real: n, reserved: r, refuse: o }) {
  let i = no(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await AO(e, a++, p, r) });
    } catch (d) {
      o(d, Od(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) RO(e, n, p, d);
    await Ri(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) TO(p);
  } catch (p) {
    for (let { addition: d } of s) Ti(e, d);
    await Ri(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }), o(
      p,
      s.flatMap(({ image: d }) => Od(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      Kp(p.request.dir, d, _t(e, G.plain), h);
}
async function AO(e, t, n, r) {
  let { layers: o, places: i, request: s } = n, { rights: a, signal: c } = s, [u, f] = [
    G.pathLayer(t),
    o.map((m, p) => G.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: s.dir };
  for (let [m, p] of o.entries()) Ni(p, _t(e, f[m]));
  try {
    return await kd(i, { dir: e, layers: f, name: u, reserved: r, rights: a, signal: c }), l;
  } catch (m) {
    throw Ti(e, l), m;
  }
}
function RO(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ni(g(a), _t(e, G.target(r, o)));
    let [c] = gt(Id(a));
    c !== void 0 && Ni(g(c), _t(e, G.made(r, o))), B(s) && PO(g(s));
  }
}
function TO({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Od({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Nt = N($d(), 1);
var Dc = 9;
function Wc({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Bd(e, t, n) {
  let r = Buffer.alloc(Dc);
  r.writeUInt8(Wc(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Ad(r, e, t), i = n.type === "secret" ? Rd(o, n) : (0, Nt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Md(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Re("has no signature");
  let o = r.filter((c) => Wc(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Wc(u).name))].join(" and ");
    throw new Re(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Dc), e.subarray(Dc)];
  if (!n.some((c) => {
    let u = Ad(i, t, c);
    return o.some((f) => CO(u, s, f));
  }))
    throw new Re(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Ad(e, t, { repository: n, scope: r, version: o }) {
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
function CO(e, t, n) {
  if (n.type !== "secret") return (0, Nt.verify)(null, e, n, t);
  let r = Rd(e, n);
  return t.length === r.length && (0, Nt.timingSafeEqual)(t, r);
}
function Rd(e, t) {
  return (0, Nt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var an = class extends Error {
};
an.prototype.name = "InvalidTokenError";
function FO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function _O(e) {
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
    return FO(t);
  } catch {
    return atob(t);
  }
}
function Td(e, t) {
  if (typeof e != "string")
    throw new an("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new an(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = _O(r);
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
var Fd = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]), Cd = `GitHub lets these events save a branch's caches: ${[...Fd].join(", ")}; a pull request saves its own. Save from one of them.`;
function ge(e) {
  let t = LO(e.token) ?? DO(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Cd}`), NO(t.write) && !Fd.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Cd}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function NO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function LO(e) {
  try {
    let { ac: t } = Td(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: _d([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function DO(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: _d([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function _d(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function Nd() {
  for (let e of ap(W("signing-key"))) Zo(e);
}
function Ld({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Bd(r, t, n));
}
var WO = 1440 * 60 * 1e3;
async function Li(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Jr(r);
  let o = Be(), i = e.scope === void 0 ? ge(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await Jr(r, (f, l) => {
      let m = Md(f, l, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - m.getTime() > WO)
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
async function Di(e) {
  let t = await Dd() ?? await jO(e);
  return UO(t), t;
}
async function Wi(e) {
  let t = await Dd();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Ui(c, i), { name: n, inputs: c };
  });
}
async function Dd() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new T(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-WBVCOGC5.js");
  return n(e);
}
async function jO(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-5ZQGKZ3X.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function UO(e) {
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
async function ji({ inputs: e }, t) {
  Nd();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Ui(e, { ...o }) : "none";
}
function Ui(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var zO = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function zi({ inputs: e }) {
  return e.size > 0 && HO([...e.keys()]), Zr(W, Dr());
}
function HO(e) {
  let t = new Set(zO);
  Zr((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Dr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new T(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${zf(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function jc(e, t) {
  try {
    return await An(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as wR } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as Zc } from "node:path";

// src/formats/squashfs/receive.ts
import { open as vh, rm as UI } from "node:fs/promises";
import { dirname as zI, join as HI } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as qO } from "node:fs";
async function Hi(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += Wd(i, o, t);
  }
  return r;
}
function qi(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Wd(qO(e, r, o, t - o, n + o), o, t);
  return r;
}
function Wd(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function jd(e) {
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
var lh = N(zd(), 1);
import { closeSync as fh, constants as ch, fstatSync as lI, openSync as mI } from "node:fs";
import { setImmediate as pI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Jd = N(qd(), 1);
var fe = 8192, zc = 256;
function Gi(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + zc * fe)), { unpacked: f, starts: l, length: m } = GO(u, i + u.length === n);
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
async function Ji(e, t, n) {
  let r = Math.ceil(n / fe), o = await e(t, t + r * Uc);
  if (o.length !== r * Uc) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Uc))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: Gi(e, s, t, i), start: s };
}
var Uc = 8;
function GO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < zc && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Gd);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Gd ? a : JO(a), u = t && s === e.length;
    if (c.length !== fe && !(u && c.length > 0 && c.length < fe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < zc)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Gd = 32767;
function JO(e) {
  try {
    return (0, Jd.zstdDecompressSync)(e, { maxOutputLength: fe, chunkSize: fe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var oo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Vd(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = oo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === oo.directory || s === oo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [KO, VO, XO] = [12, 12, 8], ZO = 256, YO = 256, [Kd, QO] = [46, 47];
async function Xd({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await eI(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % fe) !== y)
      throw Hc();
    let v = s.take(VO), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > YO) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let K = s.ahead();
      K && await K;
      let Q = s.take(XO), { bytes: oe } = s, Gt = I + oe.readInt16LE(Q + 2), Jt = oe.readUInt16LE(Q + 4);
      a.name(Gt, Jt, E + oe.readUInt16LE(Q));
      let Kt = Zd(oe.readUInt16LE(Q + 6)), Lf = s.take(Kt), Rr = oe.subarray(Lf, Lf + Kt);
      if (tI(Rr, d), w && R === P && !Rr.equals(w.name)) throw Hc();
      d = Rr, Jt === oo.whiteout ? c.add(e, Rr) : Jt === oo.directory && c.addBelow(e, Rr, Gt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Hc();
  return m;
}
async function eI(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(KO), { bytes: o } = e, i = Zd(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Hc() {
  return C("the index of a directory leads elsewhere");
}
function Zd(e) {
  if (e >= ZO) throw C("a name is too long");
  return e + 1;
}
function tI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === QO) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Kd && (e.length === 1 || e.length === 2 && e[1] === Kd))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ne = 96, Yd = 6, Qd = { noXattrs: 512, others: 1088 }, eh = 0xffffffffffffffffn, nI = 1 << 24;
function nr(e, t) {
  if (e.length < Ne || e.toString("latin1", 0, 4) !== "hsqs")
    throw th("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ne, f, l, m, p, h, t], w = (n(24) ^ Qd.noXattrs) & ~Qd.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Yd, `its compression is number ${n(20)} instead of ${Yd}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === eh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === eh, "it has a table for exporting by NFS"],
    [s > 0 && s <= nI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw th(E[1]);
  return i;
}
function th(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var nh = 16, rI = 4, qc = 1 << 24, Ki = qc - 1;
async function rh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = iI(o + i), { starts: a, words: c, start: u } = await oI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Ki;
    if (p > (qc | Ki) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & qc ? d : e.unpackedBytes?.(m, d, r);
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
        let R = y.bytes.readUInt32LE(y.take(rI));
        if (R === 0) continue;
        let K = e.pause?.();
        K && await K;
        let Q = Math.min(r, v - E);
        if ((l(P.end, R) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += R & Ki, P.hash = Math.imul(P.hash, 31) + R | 0;
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
        s.add({ start: d, end: d + (h & Ki), hash: h });
      }
      s.check();
    }
  };
}
async function oI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Ji(e, n, t * nh);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(nh);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function iI(e) {
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
var Vi = (e) => (t, n) => t.readUInt16LE(n + e), xe = (e) => (t, n) => t.readUInt32LE(n + e), oh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), sI = {
  1: { kind: "directory", length: 16, start: xe(0), bytes: Vi(8), offset: Vi(10) },
  2: { kind: "file", length: 16, start: xe(0), fragment: xe(4), offset: xe(8), bytes: xe(12) },
  3: { kind: "link", length: 8, bytes: xe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: xe(4) },
  8: { kind: "directory", length: 24, bytes: xe(4), start: xe(8), indexed: Vi(16), offset: Vi(18), attributes: xe(20) },
  9: { kind: "file", length: 40, start: oh(0), bytes: oh(8), fragment: xe(28), offset: xe(32), attributes: xe(36) }
}, Xi = 4294967295, aI = 16, cI = 4095, uI = 3;
function sh(e) {
  let t = e.take(aI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = sI[n.readUInt16LE(t)];
  if (!r) throw ih();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw ih();
  if (s(r.attributes, Xi) !== Xi) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? uI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > cI) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Xi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Xi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function ih() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Zi = 2 ** 20, fI = 4096;
function ah() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Zi) throw C("it has too many whiteouts");
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
          if (c.length > fI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function dI(e) {
  let t = nr(await e.read(0, Ne), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await hI(e, t.idTable, i);
  let a = await rh(e, t), c = Gi(e.read, n, r), u = Gi(e.read, r, a.start), f = Vd(o), l = ah(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = sh(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Xd(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var uh = 4;
async function hI(e, t, n) {
  let { table: r } = await Ji(e.read, t, n * uh);
  await r.ahead(), r.take(n * uh), r.end();
}
function Yi({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function yI(e) {
  let t = mI(e, ch.O_RDONLY | (ch.O_NONBLOCK ?? 0));
  if (lI(t).isFile()) return t;
  throw fh(t), new Error(`${e} is no file any more`);
}
async function rr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = yI(e), a = (p, d) => qi(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => vI(a(p, mh)) ?? 0,
    contents(p, d, h) {
      let y = gI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await pI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < wI ? void 0 : f();
  try {
    return await dI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    fh(s);
  }
}
function gI(e, t) {
  try {
    return (0, lh.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var wI = 64 * 1024 * 1024, bI = 4247762216, mh = 18;
function vI(e) {
  if (e.length < mh || e.readUInt32LE(0) !== bI) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as II } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as ph } from "node:fs/promises";
var kI = 1e4, xI = 5, SI = 1024, PI = 500;
function or() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([OI(r), Gc(r)]);
    if (o <= kI + t * xI + i / SI) return;
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
      let i = setInterval(n, PI, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var EI = 10;
async function OI(e) {
  let t = await ph(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * EI;
}
async function Gc(e) {
  let t = await ph(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var dh = 64 * 1024 * 1024, $I = 0.1, BI = 8 * 1024, MI = 8, AI = 25;
function cn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + $I) + e * BI;
}
function Lt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = II(e), o = dh + MI * n * r, i = dh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await Gc(c)), AI), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var RI = 32;
function ir(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw io();
  let a = r.map((u, f) => ({ ...hh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw io();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= RI) throw io();
    return { ...hh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw io();
  return c;
}
function hh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: cn(e) };
}
function io() {
  return new En("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ts = N(gh(), 1);
import { open as TI } from "node:fs/promises";
var Qi = 64 * 1024 * 1024, CI = Qi + Qi / 128, FI = 4096, _I = 255, [es, wh, NI] = [0, 46, 47];
function bh(e) {
  let t = Buffer.from(e.map(LI).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Qi || n > Zi)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ts.zstdCompressSync)(t), bytes: t.length };
}
function LI(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ns(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > CI) throw un("it is too long");
  await n?.(o, o + i);
  let a = await TI(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = Jc(await Hi(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw un(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function Jc(e, t) {
  let n = DI(e), { starts: r, counts: o, end: i } = WI(n, t);
  if (i !== n.length) throw un("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(es, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function DI(e) {
  try {
    let t = { maxOutputLength: Qi, info: !0 }, { buffer: n, engine: r } = (0, ts.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw un(S(t));
  }
  throw un("something follows it");
}
function WI(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== es; a++) o = jI(e, o) + 1;
    if (r.push(a), i += a, i > Zi) throw un("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function jI(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== es && e[n] !== NI; ) n++;
    let i = n - o, s = i <= 2 && e[o] === wh && e[n - 1] === wh;
    if (n === e.length || i === 0 || i > _I || n - t > FI || s)
      throw un("it has a name that is none");
    r = e[n] === es;
  }
  return n - 1;
}
function un(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function sr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = ir(e, t), c = HI(s, "image"), u = !1, f = async (p) => {
    await qI(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await UI(c, { force: !0 }), await JI(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await Kc(c, a) : u || await kh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function qI(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = jd(U({ segments: r })), c = kh(n, r, { signal: o, until: s }), u = !1;
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
var GI = 32 * 1024 * 1024;
async function JI(e, { length: t, isMounted: n }, r) {
  let o = await vh(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Un(o, zI(e), [u], f), s -= u.length, a += u.length, n && (a >= GI || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Kc(e, t) {
  let n = await vh(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      nr(await Hi(n, Math.min(o, Ne), r), o);
  } finally {
    await n.close();
  }
}
async function kh(e, t, n = {}) {
  let r = await ns(e, t, n), o = 0;
  for (let i of t.filter(Vc)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await rr(e, i, "tables", n);
    Yi(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function Vc({ kind: e }) {
  return e === "image" || e === "delta";
}
async function Tz(e, { offset: t }) {
  return t + Number((await e(t, t + Ne)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function xh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function Lz(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new J(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Hm(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Qm(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as KI, rmSync as VI, writeFileSync as XI } from "node:fs";
import { join as rs } from "node:path";
import { setTimeout as ZI } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Eh = N(Ph(), 1);
function Oh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Ih(e) {
  let t = (0, Eh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, $h = "server", YI = 6e4;
function Bh() {
  let e = rs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = cm({ path: process.execPath, args: [e] }), i = Ih(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(YI)]);
      c.addEventListener("abort", o);
      try {
        XI(rs(s.dir, $h), `${t} ${Zn(t)}`), n.write(Oh(s));
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
var Xc = 5e3;
async function so(e, t) {
  let n = AbortSignal.timeout(Xc);
  for (let { point: s } of Up(e))
    await Mi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = rs(e, $h);
  if (!KI(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Mh(r)) ?? [];
  return o && await QI(Number(o), i), VI(r, { recursive: !0, force: !0 }), e$(e) ?? "killed";
}
async function QI(e, t) {
  let n = performance.now();
  for (; Zn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Xc) return;
    r > Xc && n$(e), await ZI(4);
  }
}
function e$(e) {
  try {
    return JSON.parse(Mh(rs(e, fn.report)));
  } catch {
    return;
  }
}
var t$ = 64 * 1024;
function Mh(e) {
  return jn(e, t$)?.toString() ?? "";
}
function n$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Ah(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Bh() : void 0;
}
async function Rh({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await xh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Ga(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await so(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = Zc(o, fn.image);
  return await Kc(u, n), { path: u, images: n };
}
async function ao(e, t, n) {
  let r = await so(e, t);
  return await n?.(r, t), await er(e, { rights: t, warn: D }), r;
}
function Th(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Ch(e, t) {
  if (!e) return Zc(t, fn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return r$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Zc(t, fn.blocks) : void 0;
}
function r$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${se(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as m$, readFileSync as p$ } from "node:fs";
import { join as d$ } from "node:path";

// src/system/pipeline.ts
var Nh = N(_h(), 1);
import { once as o$ } from "node:events";
import { readFileSync as i$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = c$(c ? a : s$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: u$(o, n)
  };
}
var Yc;
function s$(e) {
  Yc ??= { path: a$() };
  let { path: t, args: n } = e;
  return Yc.path ? { ...e, path: Yc.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function a$() {
  let e = ft("setpriv");
  return e && i$(e).includes("pdeathsig") ? e : void 0;
}
async function Lh(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function c$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, Nh.spawn)(e.path, e.args, { ...t, env: e.env ?? lt() });
  } finally {
    process.umask(n);
  }
}
async function u$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await l$(s, { mayEcho: s !== e.at(-1) });
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
var f$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function l$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-uc);
  });
  let [o, i] = await o$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || f$.test(r.trim()))))
    throw Ln(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function ar(e) {
  if (process.geteuid?.() === 0) return h$() ? Dh((r) => r) : void 0;
  let t = Qc("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: Qc("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Dh(n);
}
function Dh(e) {
  let t = (n, r) => {
    let o = Qc(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await Lh(t(n, r), o);
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
function Qc(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => d$(n, e)).find((n) => m$(n));
}
function h$() {
  let [, e = "0"] = p$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var we = Me(), Se = ct(Me()), y$ = ce({
  /** Without links. */
  target: we,
  pattern: we,
  /** The topmost directory that was made for the target. */
  made: Se,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: we
}), g$ = ce({
  socket: we,
  mounts: at(y$)
}), w$ = ce({
  name: we,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Se
}), b$ = ce({
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
}), v$ = ce({
  /** The preset's name, if it is not in the inputs. */
  preset: Se,
  /** The preset's working directory, relative to the workspace. */
  directory: Se,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ct(Ur([Te("none"), Qo(we, we)])),
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
  brokered: ct(g$),
  mounted: ct(b$),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ct(ec()),
  restored: ct(w$)
}), k$ = Qo(we, v$), Wh = "headstart";
function os(e) {
  Fl(Wh, JSON.stringify(e));
}
function is() {
  let e = _l(Wh);
  if (e === "") return;
  let t = JSON.parse(e), n = Cn(k$, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function eu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var x$ = 10;
async function jh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - x$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var qy = N(Uh(), 1);

// src/formats/naming.ts
function nu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ss(e, t) {
  let n = nu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Lo([...r, _n, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as z$ } from "node:events";
import { setImmediate as H$ } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as S$ } from "node:fs";
import { join as P$ } from "node:path";
function ur({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) S$(o, P$(t, String(r)));
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
function as(e, t) {
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
var ou = ["-b", "2048"], Gh = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Jh = ["-x", "-f", "-", "--ignore-zeros", ...ou, "--no-same-owner"], zh = [...Jh, "--no-same-permissions"], Hh = [...Jh, "-p"], qh = "--warning=no-unknown-keyword", ru = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Kh = {
  gnu: {
    create: [...Vh(""), "-P", "--sparse", ...ou, ...Gh],
    extract: [...zh, qh],
    skeleton: [...Hh, qh]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...ou,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...ru,
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
    extract: [...zh, ...ru],
    skeleton: [...Hh, ...ru]
  }
};
function Vh(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function fr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Kh[e.dialect][t] };
}
function Xh({ path: e, dialect: t }) {
  return { path: e, args: Kh[t].skeleton, keepsMask: !0 };
}
function cs({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Vh(",delete=mtime"), ...t, ...n, ...Gh] };
}

// src/formats/actions-cache/compression.ts
var tt = N(Yh(), 1);
import { pipeline as fy, Readable as ly } from "node:stream";
import { pipeline as D$ } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as sy } from "node:os";
import { extname as B$, join as M$ } from "node:path";
import { Readable as ay, Writable as A$ } from "node:stream";
import { Worker as R$ } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var lr = N(ey(), 1);
import { once as E$ } from "node:events";
var wt = 4 * 1024 * 1024;
async function ty(e, t) {
  let n = (0, lr.createZstdCompress)({ ...O$(e, t), flush: lr.constants.ZSTD_e_end });
  try {
    return n.write(e), await E$(n, "readable"), I$(n.read());
  } finally {
    n.destroy();
  }
}
var AH = 33 * 1024 * 1024;
function O$({ length: e }, t) {
  return { params: { [lr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: $$(e) };
}
function I$({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function $$(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function ny(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function ry({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function iu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function oy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) iu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = au(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: ay.from(T$(r)), ended: o.finally(n.close) };
}
async function* T$(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var su = Math.min(sy(), 2), co = Math.min(sy(), 4);
function au() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: F$(), owner: ++n };
      t ??= ny(co + 1, wt, co + 2 - su);
      let { ended: s, ...a } = _$(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var C$ = M$(import.meta.dirname, `tar-thread${B$(import.meta.filename)}`), iy = 1024 * 1024;
function F$() {
  return new R$(C$, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function _$(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new A$({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > iy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new ay({ objectMode: !0, read() {
  } }), p = L$(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > iy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(N$(d));
    else {
      let { slab: h, filled: y } = d, w = ry(s, h).subarray(0, y);
      l.push({ content: w, release: () => iu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function N$({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function L$({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), oy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function my(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? W$(n) : (0, tt.createGzip)();
  return fy(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function W$(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = tt.constants, r = { [t]: e, [n]: 1 };
  return (0, tt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var cu = Buffer.from([40, 181, 47, 253]), cy = Buffer.from([31, 139]);
async function* py(e, t, n) {
  let [r, o] = await j$(e);
  if (r.subarray(0, cy.length).equals(cy)) yield* uy((0, tt.createGunzip)(), o);
  else if (r.subarray(0, cu.length).equals(cu)) t ? yield* U$({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* uy((0, tt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function j$(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < cu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* uy(e, t) {
  fy(ly.from(t), e, () => {
  }), yield* e;
}
async function* U$(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Dt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = D$(ly.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function dy(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = my(fr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = G$(a, { ...e, signal: s.signal }, f).catch(i), m = ln(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var q$ = 256;
async function G$(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = J$(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < q$ || (e.write(c.join(""), "latin1") || await z$(e, "drain", { signal: o }), c = [], await H$(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function J$(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var zy = N(yy(), 1);
import { linkSync as DB, mkdirSync as WB } from "node:fs";
import { availableParallelism as jB } from "node:os";
import { dirname as UB, join as zB } from "node:path";

// src/formats/tar-archives/tar-records.ts
var le = 512, nt = Buffer.alloc(2 * le);
function Pe(e) {
  return (le - e % le) % le;
}
function wy(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: us(r) } : t === "K" ? { ...e, target: us(r) } : t === "g" ? e : { ...e, ...V$(new Map(K$(r))) };
}
function us(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* K$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function V$(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(gy(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = gy(t("GNU.sparse.realsize"))), n;
}
function gy(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var X$ = 2, by = 20;
function vy(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, by + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= by) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / le + X$) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var Z$ = 1024 * 1024;
function pr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = wy(n, f, l), i = Pe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = Y$(f);
    if ("xgLK".includes(l)) {
      if (m.size > Z$) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: tB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : vy(d.size), o = d.size, i = Pe(d.size), d;
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
function Y$(e) {
  if (fs(e, 148, 8) !== Q$(e)) throw new k("its archive is damaged");
  let t = mr(e, 0, 100), n = mr(e, 257, 6) === "ustar" ? mr(e, 345, 155) : "";
  return {
    type: mr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: mr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: fs(e, 100, 8) & 511,
      mtime: String(fs(e, 136, 12)),
      size: fs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Q$(e) {
  let t = 256;
  for (let n = 0; n < le; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function mr(e, t, n) {
  return us(e.toString("latin1", t, t + n));
}
function fs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = mr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var eB = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function tB(e, t) {
  let n = eB[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as iB, existsSync as sB, mkdirSync as ky, readdirSync as aB, rmSync as cB } from "node:fs";
import { join as ms } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as nB } from "node:fs";
function uu(e, t, n) {
  if (!Hn(g(e), g(t))) {
    Z(t).length < Z(e).length && rB(e, t, n);
    for (let r of Z(e)) uu(`${e}/${r}`, `${t}/${r}`, n);
    nB(g(e));
  }
}
function rB(e, t, n) {
  ue(g(e), n), ue(g(t), g(e)), ue(n, g(t));
}

// src/formats/tar-archives/sink.ts
function fu({ write: e, ...t }) {
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
var oB = 32 * 1024 * 1024;
async function ls(e, t) {
  for (; e.pending > oB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ps({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => ms(n, `worker-${I}`)), m = l.map((E) => {
    ky(E);
    let I = t(fr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => lu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = uB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ms(n, "tree");
  ky(v);
  for (let E of l) uu(b(E), b(v), ms(n, "aside"));
  let P = w ? o() - lu(b(v)) : 0;
  if (P > o() - y)
    throw cB(v, { recursive: !0 }), new $n();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function uB(e) {
  return process.platform === "darwin" || sB(ms(e, "WORKER-0"));
}
function lu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of aB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += lu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return iB(g(e), t), n;
}
var fB = 1024 * 1024;
async function xy(e, t, n) {
  let r = [];
  for (let s of t) mB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of dB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await pB(n), i.allow({ bytes: cn(s), files: s.files })), i.write(a, () => e.release?.(a)), await ls(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var lB = 1024 * 1024;
function mB(e) {
  let t = 2 + cn(e) / lB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function pB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= fB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* dB(e, t) {
  let n = hB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* hB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Sy = /[\u0080-\u00ff]/, ds = 100, mu = 8589934591, yB = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function hr(e) {
  let t = Buffer.allocUnsafe(uo(e));
  return t.subarray(0, pu(t, 0, e));
}
function uo({ name: e, target: t }) {
  return 4 * le + 2 * (e.length + t.length);
}
function pu(e, t, n, r = !1) {
  let o = wB(n, r), i = t;
  if (o !== "") {
    i += gB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Pe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Ey(e, i, n, yB[n.kind]), i + le;
}
var Py = /* @__PURE__ */ new Map();
function gB(e) {
  let t = Py.get(e);
  if (t) return t;
  let n = Buffer.alloc(le);
  return Ey(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Py.set(e, n), n;
}
function wB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Sy.test(e) || Sy.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > ds ? vt("path", e) : "", u = s || t.length > ds ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > mu ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + bB(e, o);
}
function bB(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var vB = kB();
function kB() {
  let e = Buffer.alloc(le);
  return dr(e, 108, 7, 0), dr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ey(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  vB.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), mu);
  e.write(n, t, ds, "latin1"), dr(e, t + 100, 7, o), dr(e, t + 124, 11, Math.min(s, mu)), dr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ds, "latin1");
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
import { Readable as xB } from "node:stream";
import { pipeline as SB } from "node:stream/promises";

// src/files/member-paths.ts
function hs(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Oy(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ys(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: hs(n) } : Xh(t);
  await $y(o, e, r), t.dialect === "bsd" && await $y(o, PB(e), r);
}
async function* PB(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var Iy = 256;
async function $y(e, t, n) {
  let r = new AbortController(), o = or(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += Iy)
          yield Buffer.concat(m.slice(p, p + Iy).map(hr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield nt;
  }
  let l = SB(xB.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as OB } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var Ry = N(My(), 1);

// src/formats/tar-archives/queue.ts
function Ay() {
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
var EB = 128 * 1024;
function Ty() {
  let { push: e, next: t } = Ay(), n = !1;
  async function* r(o) {
    let i = (0, Ry.createZstdDecompress)({ chunkSize: EB }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var IB = 1024 * 1024;
function Cy(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < IB || "thread" in n ? MB(n, r) : BB(e, n, r);
}
var $B = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function BB(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = du(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), _y(o, $B);
}
var MB = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = du({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = Ty();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await OB(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return fu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, Fy = (e, t) => _y(
  du(t, (n) => bt(e, n)),
  nt
);
function du(e, t) {
  let n = Lt(e.cwd), r = or(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function _y({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return fu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Ly } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as AB } from "node:fs";
function fo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var Ny = Buffer.alloc(0);
function yr({ next: e, filled: t }, n = !1) {
  let r = Ny, o = 0, i = () => {
    o > 0 && t(o), r = Ny, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(uo(a)), o = pu(r, o, a, n);
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
        let f = AB(a, r, o, Math.min(u, r.length - o), null);
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
var RB = 1e3, TB = 8 * 1024 * 1024, CB = 4, FB = 1024 * 1024;
function Dy(e) {
  let t = e[0], n = yr(fo(FB, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Pe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / RB, o / TB);
      (l >= CB || l >= 1 && Ly(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Ly(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => ls(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var _B = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function NB(e) {
  if (e === "." || e === "..") return;
  if (_B.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function gs(e) {
  for (let t of e.split("/")) {
    let n = NB(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var LB = 1e5;
function jy(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Wy);
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
      a.size > LB && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Wy : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && gs(g(d, n).toString()), d;
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
var Wy = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Hy(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = jB(), warn: a } = e, c = Lt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: Fy, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await ps(m, async (y, w) => {
    let v = Dy(y), P = GB(jy(o, i), v), E = pr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of py(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let K of E.push(R)) P.push(K);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = zB(n, "tree");
  for (let { name: y, target: w } of p) JB(b(h), y, w);
  d.length > 0 && await ys([d], { tar: u, lines: o, cwd: h, signal: f });
}
var HB = 512 * 1024 * 1024, qB = 1 / 2, Uy = 300;
function GB({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(HB, (0, zy.getHeapStatistics)().heap_size_limit * qB), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(uo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Uy), h === "file")
      f++, n.begin(hr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Uy);
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
function JB(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  WB(r(UB(t)), { recursive: !0 });
  try {
    DB(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var ws = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => KB(o, e));
  },
  unsupportedReason: () => {
  },
  pack: dy,
  unpack: Hy
};
function KB(e, t) {
  let n = nu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, qy.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as fM } from "node:fs";
import { join as lM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var tg = N(Jy(), 1);
import { writeFileSync as nM } from "node:fs";
import { join as rM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as QB } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as VB, openSync as XB, writeSync as Ky } from "node:fs";
var Yy = "-noI", [Vy, ZB] = [24, 1], [YB, Xy] = [8, 4], Zy = 2;
function Qy(e, t, n) {
  let r = XB(e, "r+");
  try {
    let o = qi(r, Ne, 0);
    o.writeUInt16LE(o.readUInt16LE(Vy) & ~ZB, Vy);
    let { inodeTable: i, root: s } = nr(o, t);
    Ky(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Xy);
    a.writeUInt32LE(n);
    for (let c = 0; c < Xy; c++) {
      let u = s.offset + YB + c, f = Math.floor(u / fe) * (Zy + fe), l = i + s.block + f + Zy + u % fe;
      Ky(r, a, c, 1, l);
    }
  } finally {
    VB(r);
  }
}

// src/formats/squashfs/make/make.ts
async function eg(e, t, n) {
  let r = cs(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await lo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function lo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...eM(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, I] = await Promise.allSettled([tM(i, h), w]);
    for (let R of [E, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await QB(e);
  s !== void 0 && Qy(e, v, s);
  let P = await rr(e, { offset: 0, length: v }, "heads");
  return Yi(P, a), P;
}
function eM(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function tM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function hu(e, t, n, r) {
  let o = n ? yu(t, n.unpacked) : [];
  if (o.length > oM || o.some((c) => c.includes(`
`))) return;
  let i = await aM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + iM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await sM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var oM = 1e3, iM = 1440 * 60;
async function sM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, tg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = rg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function ng({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function yu(e, t) {
  let n = rg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function rg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function aM(e, { path: t }, n, r) {
  let o = rM(r.scratch, "excludes");
  return nM(o, [cM, ...n.map(uM)].join(""), "latin1"), lo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var cM = `... ${Kn}*
`;
function uM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function sg(e) {
  let t = lM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(ng)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await hu(t, o, void 0, e);
    if (!s) {
      r ??= og(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || yu(o, r.unpacked).length > 0 ? await hu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await ig(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= og(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      ur(e);
      let i = await eg(t, o, e);
      n.push(await ig(t, { ...i, files: o.length }, n, e));
    }
  }
  return as(n, r?.skipped ?? []);
}
function og({ found: e, leftOut: t = [] }) {
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
async function ig(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Nn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await ln(fM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as hM, lstatSync as mg, mkdirSync as yM, readdirSync as pg } from "node:fs";
import { dirname as gM, join as mn, relative as wM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as ug, lstatSync as fg, mkdirSync as ag, renameSync as cg, utimesSync as mM } from "node:fs";
function lg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  ag(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && gu(c), u && cg(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = fg(g(c));
    for (let m of [c, u]) gu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = dM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? cg(g(p), g(d)) : (y || ag(g(d)), a(p, d));
    }
    ug(g(u), f & 511), mM(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = pM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function pM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    gu(n), n = `${n}/${r}`;
  }
  return n;
}
function gu(e) {
  ug(g(e), 448);
}
function dM(e) {
  let t = fg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function bs({ path: e, images: t }, n, r = n.lines) {
  let o = mn(n.dir, "tree"), i = await ns(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? bM(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await dg({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + kM(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await vM({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? pg(u).filter(m) : [])
      bi(mn(u, p));
  }
  await xM(o, n.signal);
}
function bM(e, t) {
  let n = mn(t, String(e.number));
  if (mg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = mn(n, wM(e.base, e.literal));
  return yM(gM(r), { recursive: !0 }), r;
}
async function dg({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Lt(i), or()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function vM({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = mn(o.dir, `layer-${i}`);
  await dg({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(mn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return lg(u) + s;
}
function kM(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of pg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = mn(t, String(e.number)), o = mg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function xM(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  hM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await tn("chown", ["-hR", "0:0", "."], n), await tn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var hg = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ss("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: sg,
  async unpack(e) {
    let t = await sr({ ...e, body: () => e.body }, e.dir);
    await bs(t, e);
  }
};

// src/system/young-heap.ts
var wg = N(gg(), 1);
function bg() {
  (0, wg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as SM, fstatSync as vg, lstatSync as PM, openSync as EM, readlinkSync as OM } from "node:fs";
function xg(e, t, n) {
  let r = yr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = BM(a, c);
    try {
      let f = vg(u, { bigint: !0 });
      if (!f.isFile()) throw pn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(vs(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(vs(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw kg(a);
      let p = vg(u);
      if (p.ctimeMs !== RM(f.ctimeNs) || p.size !== m) throw kg(a);
      r.pad(Pe(m));
    } finally {
      SM(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !fm ? PM(c, { bigint: !0 }) : void 0;
      if (u && n && !IM(u, a, n)) throw pn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(vs(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(vs(a, u, "symlink", { target: H(OM(c, "latin1")) }));
      else throw pn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(nt), r.flush();
    }
  };
}
function IM(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var $M = ["ELOOP", "EMLINK", "ENXIO"];
function BM(e, t) {
  try {
    return EM(t, Ce);
  } catch (n) {
    throw $M.includes(O(n) ?? "") ? pn(e) : n;
  }
}
function pn(e = "") {
  return new Error(`${Sg(e)} was replaced while it was saved`);
}
function kg(e) {
  return new Error(`${Sg(e)} changed while it was read`);
}
function Sg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function vs(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Pg(n);
  return { name: e, kind: r, target: o, size: i, mode: MM(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function MM(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var ks = 1000000000n, AM = 9;
function Pg(e) {
  if (e < 0n) return `-${Pg(-e)}`;
  let t = e % ks, n = String(e / ks);
  return t === 0n ? n : `${n}.${String(t).padStart(AM, "0").replace(/0+$/, "")}`;
}
function RM(e) {
  return Number(e / ks) * 1e3 + Number(e % ks) / 1e6;
}

// src/formats/tar/read-members.ts
function Eg(e, t, { kind: n, bytes: r }) {
  let o = [], i = fo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = xg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Og(e, t, { cwd: n, signal: r }) {
  let o = [], i = yr(fo(wt, (l) => {
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
function wu(e) {
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
var Ig = wt / 2, TM = 2 * wt, CM = 3, FM = 4;
async function* $g(e, t) {
  let n = new AbortController(), r = au(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = LM({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of _M(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > FM && s(); a.length > CM; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* _M(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= Ig;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function NM(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && ur(e), i ||= f !== void 0;
    let l = f ? Og(a, f, { cwd: r, signal: n }) : Eg(a, Oy(t), { kind: c, bytes: 2 * Ig });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function LM(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = hs(n.map(({ line: p }) => p)), a = wu(1), c = wu(co), u = 1, f = NM(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), bg();
    let w = { kind: p, bases: s, isContinued: y, level: h <= TM ? r : void 0 };
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
    return await c.acquire(), { frame: await ty(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= co; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== su && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as DM } from "node:timers/promises";
var Bg = 256, WM = 8e3, jM = 64 * 1024 * 1024;
function Ag(e) {
  let t = xs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: xs("files"), sparse: xs("files", !0) }, i = 0, s = (f) => Mg(f.some(zM) ? o.sparse : o.plain, f), a = (f, l) => HM(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: xs("files", f === "sparse") };
  };
  async function* u() {
    let f = Bg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Mg(t, [m]);
        else {
          let p = m.hardLink ? qM(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await DM(), f = Bg);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var UM = 1024 * 1024;
function zM({ bytes: e, length: t = e }) {
  return t - e >= UM;
}
function HM({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / WM, t / jM) / r;
}
function qM(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function xs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var GM = 1536, JM = wt - 64 * 1024;
function KM({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return GM + n + Pe(n);
}
function Mg(e, t) {
  let n = t.reduce((o, i) => o + KM(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= JM ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Rg(e) {
  let t = Ag(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of $g(XM(t), e)) {
    s !== r && (n.push(VM(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), as(n, t.skipped);
}
function VM({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* XM({ files: e, skeleton: t }) {
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
import { availableParallelism as eA } from "node:os";
import { join as tA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var _g = N(Cg(), 1);
var ZM = 256 * 1024 * 1024;
function Ng(e, t, n) {
  return {
    async check() {
      if (Ke(e) > ZM) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of Fg(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => Fg(e, t, n)
  };
}
async function* Fg(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = pr("several"), s = t;
  for await (let a of QM(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), YM);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function YM({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* QM(e, t, n) {
  let r = Lt(n);
  r.allow(t);
  let o = (0, _g.createZstdDecompress)();
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
async function Lg(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: Cy(i.zstd, cr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? eA(), u.length),
    files: () => cr(u, "files"),
    signal: s,
    warn: a
  }, m = await ps(l, async (p, d) => {
    let h = await xy(t, n, p), y = f.reduce((v, P) => v + cn(P), 0), w = Ng(
      h,
      { members: cr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await ys(m, { tar: c, lines: o, cwd: tA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Dg = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ss("tar", e)],
  unsupportedReason: () => {
  },
  pack: Rg,
  unpack: Lg
};

// src/formats/index.ts
var gr = [Dg, hg, ws];

// src/stores/load-when-used.ts
function Ss(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Wg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ss({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, nA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function nA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as De from "node:fs/promises";
import { basename as rw, dirname as Eu, join as ow } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as cA, join as xu } from "node:path";

// src/system/disk/draft-file.ts
var Ug = N(jg(), 1);
import * as kt from "node:fs/promises";
import { dirname as zg, join as vu } from "node:path";
var Ps = ".drafts";
async function wr(e) {
  let t = vu(e, Ps), n = vu(t, (0, Ug.randomUUID)());
  try {
    return await mt(e, t), qg(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw en(r, e);
  }
}
async function Hg(e, t) {
  let n = vu(e, Ps, t);
  return qg(e, n, await kt.open(n, Ce));
}
function qg(e, t, n) {
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
      return await n.sync(), await mt(e, zg(i)), rA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function rA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(zg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as oA } from "node:fs";
import * as dn from "node:fs/promises";
import { join as Gg } from "node:path";
import { setTimeout as iA } from "node:timers/promises";
var Es = ".notes";
function br(e) {
  let t = async (n) => (await mt(e, Gg(e, Es)), Gg(e, Es, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(aA, () => {
      }) === await Le(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: ku(async (n, r) => {
      await iA(sA), await Le(n) === r && await Kg(await t(n), r);
    }),
    touch: ku(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await dn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await Kg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: ku(async (n, r) => dn.link(await t(n), r))
  };
}
var sA = 20, Jg = 256;
async function Le(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function ku(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function aA(e) {
  let t = await dn.open(e, Ce).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Jg), 0, Jg, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Kg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = oA, a = await dn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var uA = 3600 * 1e3;
async function Os(e) {
  await Vg(await vr(xu(e, Ps)));
}
async function Vg(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > uA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function Is(e, t) {
  let n = new Map((await vr(xu(e, Es))).map((o) => [cA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Vg([...n.values()]), r;
}
async function mo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
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
      let o = xu(e, r), i = await xt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as fA } from "node:fs";
import * as rt from "node:fs/promises";
import { dirname as lA } from "node:path";
async function hn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await hm(e), i = br(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => mA(r, s, a),
    file: pA(r, e, i, n),
    close: () => r.close()
  };
}
function mA(e, t, n) {
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
function pA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Su(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => $s(e, t),
    async copyTo(i) {
      return await rt.copyFile(`/proc/self/fd/${e.fd}`, i, fA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await dA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function dA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Le(e);
    if (await t(), await Le(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Su(e, t, n) {
  try {
    let [r, o] = await Promise.all([rt.stat(lA(n)), e.stat()]);
    return r.dev !== o.dev || !await $s(e, t) ? !1 : (await rt.symlink(await rt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function $s(e, t) {
  let [r, o] = await Promise.all([
    rt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Xg = 1024 * 1024;
async function Zg({ path: e, dir: t, evict: n }) {
  let r = await wr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Xg,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Un(o, t, f, c + u * Xg);
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
import * as Yg from "node:fs/promises";
import { basename as hA, join as yA } from "node:path";
async function Qg(e) {
  let t = await Pu(e), n = (await Promise.all(t.map(Pu))).flat(), o = (await Promise.all(n.map(Pu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(hA(i)));
  return (await Promise.all(o.map(vr))).flat();
}
async function Pu(e) {
  return (await Yg.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => yA(e, n.name));
}

// src/stores/local/local.ts
var ew = 1024 ** 3, tw = process.platform === "linux" ? Tr : Kf;
function iw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * ew, minFreeBytes: i = ew } = e, s = ({ scope: a, version: c, key: u }) => ow(t, tw(n), tw(a), Tr(c), Tr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await nw(t))
        for (let f of a) {
          let l = u.map((p) => Eu(s({ scope: f, version: p, key: "-" }))), m = await gA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Wn(t), await De.mkdir(t, { recursive: !0, mode: 448 }), await Ye(`${t}/.`), !await wA(c, { dir: t, verify: r }))
        return Zg({
          path: c,
          dir: t,
          async evict() {
            await Os(t);
            let u = (await Is(t, await Qg(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await mo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await nw(t) ? (await sw(Eu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => De.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function nw(e) {
  return await Wn(e), await uw(e) ? (await Ye(`${e}/.`), !0) : !1;
}
async function gA(e, t, n) {
  let r = (await Promise.all(e.map((o) => sw(o, t, n)))).flat();
  for (; ; ) {
    let o = Gf(t, r);
    if (!o) return;
    let i = await bA(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function sw(e, t, n) {
  if (!await cw(e, n)) return [];
  let r = Sa(rw(e)) ?? "", o = (await De.readdir(e)).filter((a) => Xf(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = ow(e, a);
      return { path: c, stat: await De.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await aw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function aw(e, t) {
  let n = Sa(rw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await hn(e, t);
  try {
    return (await Jr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function wA(e, t) {
  if (!await cw(Eu(e), t) || !await uw(e)) return !1;
  try {
    return await aw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await De.rm(e, { force: !0 }), !1;
  }
}
async function bA({ path: e, key: t, version: n, createdAt: r }, o) {
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
function cw(e, t) {
  return fw(wm(t.dir, e));
}
function uw(e) {
  return fw(De.lstat(e));
}
async function fw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function lw(e) {
  let t = vA(e.inputs.s3);
  return Ss({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function vA({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var mw = {
  local: ({ inputs: e, repository: t }) => iw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: lw,
  github: Wg
};
function pw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as kA } from "node:path";
function dw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await xA(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
        await SA(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = PA(l, n, e);
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
async function xA(e, { roles: t, bypassed: n }) {
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
async function hw(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function SA(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function PA(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function yw(e, t, n) {
  let r = await e.roles.current(), o = Xe(n, n + Ke(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Bs(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Ou(r, e) && s.datasync().catch(() => {
  });
}
function gw(e, t, n) {
  return Rt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Bs(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Ou({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Xe(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Bs({ file: e, path: t }, n, r) {
  return Un(e, kA(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as TA, once as CA } from "node:events";
import { setTimeout as FA } from "node:timers/promises";

// src/stores/stash/election.ts
var bw = N(ww(), 1);
import { EventEmitter as EA } from "node:events";
import * as me from "node:fs/promises";
import { createServer as OA } from "node:net";
import { dirname as $u, join as yn } from "node:path";
var vw = ".fillers";
async function kw(e, t) {
  let n = yn(e, vw, t);
  for (await mt(e, $u(n)); ; ) {
    let r = await $A(n) ?? await BA(n);
    if (r) return r;
  }
}
var IA = 3600 * 1e3;
async function xw(e) {
  let t = yn(e, vw);
  for (let n of await me.readdir(t)) {
    let r = await me.stat(yn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > IA && await me.rm(yn(t, n), { recursive: !0, force: !0 });
  }
}
async function $A(e) {
  for (let t of await me.readdir(e).catch(RA)) {
    let n = await gi(e, t);
    if (n) return { role: "follower", lines: n };
    await me.rm(yn(e, t), { recursive: !0, force: !0 });
  }
}
async function BA(e) {
  let t = await me.mkdtemp(yn($u(e), "joining-")), n = (0, bw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new EA(), s = OA((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Bu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = MA(s, { said: r, followers: o, heard: i, path: yn(e, n) });
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
function MA(e, { said: t, followers: n, heard: r, path: o }) {
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
      await me.rm(o, { force: !0 }), await me.rmdir($u(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var AA = 36;
function Bu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > AA && e.pause();
    for (let i of o) t(i);
  });
}
function RA(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var _A = /^[0-9a-f-]{36}$/, NA = /^\d{1,7}$/, Sw = "fetches", LA = 500;
function Pw(e, t) {
  return NA.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ew({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Pw(o, n);
    i !== void 0 && r(i);
  }), e(Sw);
}
var DA = 4;
function Ow(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = nn(n.pace ?? Vr, r * $), s = /* @__PURE__ */ new Set(), a = new TA(), c = Promise.resolve(void 0), u, f = performance.now(), l = WA(), m = Promise.withResolvers();
  FA(LA, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && _A.test(y))
      return u = y, c = Hg(e, y).catch(() => {
      }), !0;
    y === Sw && m.resolve(!0);
    let w = Pw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Bu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > DA * o) return;
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
      return await jA(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function WA() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function jA(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await CA(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as UA } from "node:path";
var zA = 15e3, HA = 16;
function po(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function $w(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !qA(r)) return;
        if (++i > HA) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await GA(e), u && await Iw(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Iw(c).catch(n);
    }
  };
  return a;
}
function qA(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Iw(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function GA(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = zA, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return JA(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Ow(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function JA(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(UA(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Bw({ size: e, read: t }, n) {
  let { logError: r } = n, i = $w({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Aw(u, s);
    for (let { bytes: f, position: l } of s.ends) await Bs(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: zn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: KA(s, a),
    read: (c, u, f) => dw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => gw(s, c, u),
    isPublished: () => po(i.held()) !== void 0,
    async finish() {
      let c = Mw(s);
      c && await VA(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Mw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Ou(t, e) ? t : void 0;
}
function KA(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: XA(e),
    async link(r) {
      let o = await n.settled(), i = po(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Su(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = po(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && $s(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = po(n.held());
      if (o) return YA(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Mw(e) !== void 0, t.isProven;
    }
  };
}
async function VA({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = br(r), c = setInterval(t.giveSign, ZA);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Le(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function XA(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Xe(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => yw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => hw(Xe(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Aw(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Aw(e, { size: t, onAsked: n }) {
  n && Ew(e, Math.ceil(t / $), n);
}
var ZA = 1e3;
async function YA(e, t, { bypassed: n }) {
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
import * as ho from "node:fs/promises";
import { basename as QA, dirname as eR, join as St } from "node:path";
var tR = 1024 ** 3;
function Tw(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = tR, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Rw(i), Rw(s)]), l = o ? void 0 : 1;
    return (await Is(t, f.flat())).map((m) => ({
      ...m,
      rank: eR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Wn(t), await ho.mkdir(t, { recursive: !0, mode: 448 }), await Ye(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Wn(t);
      for (let p of [t, i, s]) await Ye(p).catch(Cw);
      let m = await Mu(St(s, f), l, e);
      return m || o ? m ?? Mu(St(i, f), l, e) : (nR(St(i, f), St(s, f)), Mu(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => ho.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), kw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Os(t), xw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await mo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return wr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await mo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Rw(e) {
  return (await vr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(QA(t)));
}
function nR(e, t) {
  try {
    ue(e, t);
  } catch (n) {
    Cw(n);
  }
}
function Cw(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Mu(e, t, n) {
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
  await ho.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function Fw(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Tw(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Lo([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = oR(
          m,
          Bw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
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
            return c(`Found in the stash ${n}`), Rt(K(oe, Gt), rR);
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
async function* rR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function oR(e, t, n) {
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
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = pw(e), f = iR(t(mw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return Fw(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function iR(e, t) {
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
    service: Ul(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: Wl(),
    isSealed: (r) => gr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: _w(x),
    warn: _w(D),
    mask: Zo
  };
}
function _w(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Nw = 3e4;
async function Lw(e, t, n, r = AbortSignal.timeout(Nw)) {
  if (!await jh(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await rr(e, s, "contents", { signal: r });
  })().then(() => {
  }, sR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await aR(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function sR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function aR({ scope: e, version: t, key: n, size: r }) {
  let o = Zr(W, Dr()), i = Be(), s = kr(xr(o, i, AbortSignal.timeout(Nw))), a = e === void 0 ? ge(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as yR } from "node:fs";
import { dirname as gR } from "node:path";

// src/mounts/broker.ts
var jw = N(Ww(), 1);
import { once as cR } from "node:events";
import { connect as uR } from "node:net";
import { setTimeout as fR } from "node:timers/promises";
var Uw = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, zw = 0.3, lR = 1024 ** 2, mR = 20;
function pR(e) {
  let t = (0, jw.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > lR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function dR(e, t) {
  for (; ; ) {
    let n = uR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await cR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await fR(mR, void 0, { signal: t });
    }
  }
}
async function hR(e, t, n, r, o = Uw[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await dR(e, a);
    let u = pR(c), { value: f } = await u.next(), l = o - zw - (performance.now() - i) / 1e3;
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
  let n = Uw.mount, r = (...o) => hR(e, t, ...o);
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
        if (n <= zw) throw new Error("the broker does not answer");
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
async function Ms({ socket: e, mounts: t }) {
  let n = Sr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      yo(r.target) && await n.unmount(r.target), yo(r.view, "tmpfs") && await n.unmount(r.view), As(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function yo(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === Yn
  );
}
function As({ target: e, made: t, view: n }) {
  Hw(n, n), t !== void 0 && Hw(e, t);
}
function Hw(e, t) {
  try {
    for (let n = e; F(n, t); n = gR(n)) yR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Rs() {
  let e = is() ?? {}, t = await Wi(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(bR).toSorted(vR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await An(o, () => kR(r));
  }
}
function bR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function vR([, e], [, t]) {
  return qw(t) - qw(e);
}
function qw({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Wp(e));
}
async function kR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ms(n), e !== void 0 && await Jw([e], async (r, o) => {
    let i = Ch(r, e);
    t && i !== void 0 && await Lw(i, t, o);
  });
}
async function Gw() {
  await Jw(Hp([q(), wR(te())]));
}
async function Jw(e, t) {
  if (e.length === 0) return;
  let n = await ar(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await ao(r, n, t);
    } catch (o) {
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function Kw(e, t) {
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
function Xw(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Vw(n, r, e) || Vw(r, n, t)) return [n.text, r.text];
}
function Vw(e, t, { excludes: n }) {
  if (n?.(t.literal ?? xR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && Ts(e, it(e.base, r));
}
function xR({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Ts(e, t) {
  return e.matches(t) || t !== "" && Ts(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as FT } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Zw = (e, t, n) => {
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
var Yw = "\0SLASH" + Math.random().toFixed(16) + "\0", Qw = "\0OPEN" + Math.random().toFixed(16) + "\0", Cs = "\0CLOSE" + Math.random().toFixed(16) + "\0", eb = "\0COMMA" + Math.random().toFixed(16) + "\0", tb = "\0PERIOD" + Math.random().toFixed(16) + "\0", SR = new RegExp(Yw, "g"), PR = new RegExp(Qw, "g"), ER = new RegExp(Cs, "g"), OR = new RegExp(eb, "g"), IR = new RegExp(tb, "g"), $R = /\\\\/g, BR = /\\{/g, MR = /\\}/g, AR = /\\,/g, RR = /\\\./g, TR = 1e5, CR = 4e6, FR = 1e3, _R = 1e3, NR = 2e7, LR = 16;
function Au(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function DR(e) {
  return e.replace($R, Yw).replace(BR, Qw).replace(MR, Cs).replace(AR, eb).replace(RR, tb);
}
function WR(e) {
  return e.replace(SR, "\\").replace(PR, "{").replace(ER, "}").replace(OR, ",").replace(IR, ".");
}
function Ru(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function nb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Zw("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function jR(e, t) {
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
function UR(e, t) {
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
function zR(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = nb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Ru(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Ru(n, c), n;
    r = c.pop(), Ru(n, c), e = a;
  }
}
function go(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function rb(e, t = {}) {
  if (!e)
    return [];
  let n = go(t.max, TR), r = go(t.maxLength, CR), o = go(t.maxDepth, FR), i = go(t.maxRewrites, _R), s = go(t.maxSteps, NR);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Tu(DR(e), n, r, o, 0, i, { remaining: s }, !0).map(WR);
}
function HR(e) {
  return "{" + e + "}";
}
function qR(e) {
  return /^-?0\d/.test(e);
}
function GR(e, t) {
  return e <= t;
}
function JR(e, t) {
  return e >= t;
}
function wo(e, t, n, r, o, i, s) {
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
function KR(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Au(i[0]), c = Au(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Au(i[2])), 1) : 1, l = GR;
  c < a && (f *= -1, l = JR);
  let p = i.some(qR), d = p ? u : 1, h = 0;
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
function Tu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= LR, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = nb(e, m, s);
    if (!p)
      return wo(c, e, [""], t, n, f, s);
    p.unmatched && (m = jR(m, s));
    let d = p.pre, h = () => wo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = wo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && UR(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Cs + p.post, m = m.slice(0, p.end) + Cs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = KR(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = zR(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Tu(R[0], t, n, r, o + 1, i, s, !1).map(HR), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let oe = wo(c, d + R[0], [""], t, n, f && !p.post.length, s);
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
        let Gt = Tu(R[oe], t, n, r, o + 1, i, s, !1);
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
    let I = wo(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var bo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var VR = {
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
}, vo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), XR = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ob = (e) => e.join(""), ib = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(VR))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(vo(l) + "-" + vo(h)) : h === l && r.push(vo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(vo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(vo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [XR(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + ob(r) + "]", p = "[" + (u ? "" : "^") + ob(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Wt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var be, ZR = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Cu = (e) => ZR.has(e), sb = (e) => Cu(e.type), YR = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), QR = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), eT = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), ab = /* @__PURE__ */ new Map([
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
]), tT = "(?!(?:^|/)\\.\\.?(?:$|/))", Fs = "(?!\\.)", nT = /* @__PURE__ */ new Set(["[", "."]), rT = /* @__PURE__ */ new Set(["..", "."]), oT = new Set("().*{}+?[]^$\\!"), iT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Fu = "[^/]", cb = Fu + "*?", ub = Fu + "+?", sT = 0, gn = class {
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
  id = ++sT;
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
        if (!o.noext && Cu(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && Cu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, QR);
  }
  #d(t, n = YR) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = eT) {
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
    return !!ab.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = ab.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#n === this && (this.#p(), this.#g()), !sb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? be.#S(p, this.#r, c) : p.toRegExpSource(t);
        return this.#r = this.#r || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && rT.has(this.#e[0]))) {
        let d = nT, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? tT : y ? Fs : "";
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
    let s = !r || t || n || !Fs ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Fs : "") + ub;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Fs : "") + cb + ")"
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
    if (sb(this)) {
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
        o = !1, i += (oT.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? ub : cb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = ib(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Fu, n = !0;
        continue;
      }
      i += iT(u);
    }
    return [i, Wt(t), !!n, s];
  }
};
be = gn;

// node_modules/minimatch/dist/esm/escape.js
var _u = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var pe = (e, t, n = {}) => (bo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new We(t, n).match(e)), aT = /^\*+([^+@!?*[(]*)$/, cT = (e) => (t) => !t.startsWith(".") && t.endsWith(e), uT = (e) => (t) => t.endsWith(e), fT = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), lT = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), mT = /^\*+\.\*+$/, pT = (e) => !e.startsWith(".") && e.includes("."), dT = (e) => e !== "." && e !== ".." && e.includes("."), hT = /^\.\*+$/, yT = (e) => e !== "." && e !== ".." && e.startsWith("."), gT = /^\*+$/, wT = (e) => e.length !== 0 && !e.startsWith("."), bT = (e) => e.length !== 0 && e !== "." && e !== "..", vT = /^\?+([^+@!?*[(]*)?$/, kT = ([e, t = ""]) => {
  let n = mb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, xT = ([e, t = ""]) => {
  let n = pb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, ST = ([e, t = ""]) => {
  let n = pb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, PT = ([e, t = ""]) => {
  let n = mb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, mb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, pb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, db = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", fb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, ET = db === "win32" ? fb.win32.sep : fb.posix.sep;
pe.sep = ET;
var ae = /* @__PURE__ */ Symbol("globstar **");
pe.GLOBSTAR = ae;
var OT = "[^/]", IT = OT + "*?", $T = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", BT = "(?:(?!(?:\\/|^)\\.).)*?", MT = (e, t = {}) => (n) => pe(n, e, t);
pe.filter = MT;
var Ae = (e, t = {}) => Object.assign({}, e, t), AT = (e) => {
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
pe.defaults = AT;
var hb = (e, t = {}) => (bo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : rb(e, { max: t.braceExpandMax }));
pe.braceExpand = hb;
var RT = (e, t = {}) => new We(e, t).makeRe();
pe.makeRe = RT;
var TT = (e, t, n = {}) => {
  let r = new We(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
pe.match = TT;
var lb = /[?*]|[+@!]\(.*?\)|\[|\]/, CT = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), We = class {
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
    bo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || db, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !lb.test(i[2])) && !lb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return hb(this.pattern, this.options);
  }
  parse(t) {
    bo(t);
    let n = this.options;
    if (t === "**")
      return ae;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(gT)) ? o = n.dot ? bT : wT : (r = t.match(aT)) ? o = (n.nocase ? n.dot ? lT : fT : n.dot ? uT : cT)(r[1]) : (r = t.match(vT)) ? o = (n.nocase ? n.dot ? xT : kT : n.dot ? ST : PT)(r) : (r = t.match(mT)) ? o = n.dot ? dT : pT : (r = t.match(hT)) && (o = yT);
    let i = gn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? IT : n.dot ? $T : BT, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? CT(l) : l === ae ? ae : l._src;
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
pe.escape = _u;
pe.unescape = Wt;

// src/files/patterns.ts
var yb = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function je(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => _T(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => LT(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function _T(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = NT(s, t, { ...n, maths: r }), [, u = "", f = ""] = FT.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new We(f, yb), d = o ? new We(f, { ...yb, nocase: !0 }) : p;
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
function NT(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${Wo}`);
  return [r, e.slice(2)];
}
function LT({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && DT(e, t, n);
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
function DT(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && gs(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var vb = N(gb(), 1);
function re(e) {
  return e ? UT : WT;
}
var WT = {
  mistake: ka,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, kb = "~v", jT = kb.length + 49, wb = _o - jT, UT = {
  mistake(e) {
    let [t = ""] = e, n = Lu(t).length > wb, r = `Key Validation Error: ${t} cannot be larger than ${wb} characters with rolling; ~ counts twice.`;
    return ka(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = _s(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Lu)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [bb(t, 20), bb(n, 5)];
    return `${_s(e)}${Date.now()}-${r}-${o}-${(0, vb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function _s(e) {
  return Lu(e) + kb;
}
function xb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Lu(e) {
  return e.replaceAll("~", "~~");
}
function bb(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var zT = 3600 * 1e3;
function Sb(e, t) {
  let n = e.toSorted(xa), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > zT;
  });
}

// src/job/restore/plan.ts
async function Pb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await HT(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Ui(e.inputs, { ...i.inputs }) : await ji(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = zi(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new T(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function HT(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-JTR32WQT.js"), { NoTree: o } = await import("./shared-7PAGHSC7.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Eb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: je(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Xw(o, i.selection);
      if (s)
        throw new T(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as t1, statSync as n1 } from "node:fs";
import { readdir as r1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as qT, readdirSync as GT, rmdirSync as JT, rmSync as Ob, writeFileSync as KT } from "node:fs";
import { setTimeout as VT } from "node:timers/promises";
var XT = 20, ZT = 6e4;
function Ib(e) {
  return A(e, `${Kn}lock-${process.geteuid?.() ?? 0}`);
}
function Ns(e) {
  let t = Ib(e), n = B(b(t));
  if (n && !Qr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ls(e, t) {
  if (!Xn(e)) return () => {
  };
  let [n, r] = [z(e), Do(e)], [o, i] = [Ib(n), A(e, "lock")];
  qT(i, { mode: 448 }), KT(A(i, r), "");
  let s = Date.now() + ZT;
  for (; !YT(i, o); ) {
    Ns(n);
    let a = await QT(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await VT(XT, void 0, { signal: t });
  }
  return () => {
    Ob(A(o, r), { force: !0 });
    try {
      JT(o);
    } catch {
    }
  };
}
function YT(e, t) {
  try {
    return Hn(e, t);
  } catch (n) {
    throw Ns(z(t)), n;
  }
}
async function QT(e) {
  let t = !1;
  for (let n of e1(e))
    await Si(A(z(e), n)) ? t = !0 : Ob(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function e1(e) {
  try {
    return GT(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function $b(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Tt));
  for (let a of new Set(s.flatMap(Bb)))
    for (let c of await o1(a, t))
      if (Xn(c) || Rp(c), !(!Xn(c) || await Si(c)))
        try {
          await i1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Bb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Bb(t)];
}
async function o1(e, t) {
  let n = (await r1(e).catch(() => [])).filter(et);
  if (n.length === 0) return [];
  let r = H(t1(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => A(e, o)).filter(Vn);
}
async function i1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = ki(o);
  try {
    let s = await Ls(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      pi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!s1(u, t)) return !1;
        for (let f of li(u)) a1(b(o), f);
        return !0;
      }), Yr(e) || kc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function s1(e, t) {
  let n = g(li(e)[0]).toString();
  return t.some((r) => F(n, r.base) && Ts(r, it(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function a1(e, t) {
  let { dev: n } = n1(g(e));
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
import { readFileSync as c1, statSync as u1 } from "node:fs";
import { dirname as Mb } from "node:path";
function Cb(e) {
  let t = Ab(), n = process.cpuUsage(), r = new Set(e.map(Fb));
  return () => {
    let o = Ab(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: l1(t, o, (i + s) / 1e3),
      disks: m1(t, o, r),
      network: p1(t, o)
    };
  };
}
function Ab() {
  return { stat: Ds("stat"), self: Ds("self/stat"), disks: Ds("diskstats"), net: Ds("net/dev") };
}
function Ds(e) {
  try {
    return c1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function Fb(e) {
  try {
    let { dev: t } = u1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Mb(e) ? "" : Fb(Mb(e));
  }
}
var f1 = 10;
function l1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Du(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Rb(t) - Rb(e)) * f1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Rb({ self: e }) {
  let t = Du(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Tb = 512;
function m1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Tb, writtenBytes: d * Tb, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function p1(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Du(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Du(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function _b({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && d1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function d1(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Ws() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => h1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => _b({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Cb(s);
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
function h1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : y1(i / 1048576 / (a / 1e3))
  }];
}
function y1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Kb = N(Nb(), 1);
import { writeFileSync as I1 } from "node:fs";
import { join as $1 } from "node:path";

// src/system/job-summary.ts
function Lb(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Lr(e);
  return Db((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function F8(e) {
  return Db((t) => t.addRaw(e, !0));
}
var ju = Promise.resolve();
function Db(e) {
  let t = Dl();
  if (!t) return ju;
  let n = ju.then(async () => {
    e(t), await t.write();
  });
  return ju = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Wb({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${se(t)} of ${se(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var g1 = 10 * 1024 * 1024, w1 = 64;
function jb({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = Gb(t, ["download", "upload"]), s = o >= g1 && e.concurrency < w1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${se(r)} of ${se(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Ub}`
  };
}
var Ub = "a higher `compression-level` makes entries smaller";
function ko(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${wn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${wn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : zb(e, i, "more or faster cores");
}
function js(e) {
  return zb(e, `one thread was busy ${wn(e.load.thread)} of the time`, "faster cores");
}
function zb({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var b1 = 32 * 1024;
function zu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < b1, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${Uu(r, s)} MiB/s` : `read ${Uu(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${wn(e.load.disk)} of the time`,
    advice: qb(e, u)
  };
}
function Hb(e) {
  let { bytes: t, mibPerSecond: n } = Gb(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: qb(e, r)
  };
}
function qb({ step: e, settings: t }, n) {
  if (e === "save" && n) return Ub;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Gb(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Uu(r, o) };
}
function Uu(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function wn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Hu = 1e3;
function Jb(e) {
  let { totalMs: t } = e;
  if (t < Hu)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${se(t)}`
    };
  let n = S1(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? x1[r].find(([m]) => k1[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: O1(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var k1 = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, x1 = {
  store: [["always", Wb]],
  network: [
    ["threadIsBusy", js],
    ["always", jb]
  ],
  disk: [
    ["ownCoresAreBusy", ko],
    ["diskIsBusy", zu],
    ["coresAreBusy", ko],
    ["threadIsBusy", js],
    ["diskIsUnseen", Hb]
  ],
  work: [
    ["ownCoresAreBusy", ko],
    ["diskHinders", zu],
    ["coresAreBusy", ko],
    ["threadIsBusy", js]
  ]
};
function S1(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...P1(e) };
}
function P1({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[E1[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var E1 = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function O1({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = se(t), i = r ? `${r.name} took ${se(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${wn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${wn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function xo(e, t, n) {
  try {
    await B1(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function B1(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: Jb(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = $1(q(), `headstart-${i.step}-${(0, Kb.randomUUID)()}.json`);
  I1(c, `${JSON.stringify(i, void 0, 2)}
`), $e("report", c);
  let u = i.totalMs >= Hu;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await Lb(f, M1(i), u && r ? `${a}.

${R1(i)}` : "");
}
function M1(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      qa(e.key),
      e.matchedKey === void 0 ? "\u2013" : qa(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      se(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${se(n)}`).join(", ")
    ]
  ];
}
var A1 = 1e4;
function R1({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${T1(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < A1 ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function T1({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${se(r)} of ${se(n - t)}` : se(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as L1 } from "node:fs";

// src/mounts/probe.ts
import { existsSync as C1, readFileSync as F1 } from "node:fs";
function bn(e) {
  return "rights" in e || e.broker !== void 0;
}
function qu(e, t) {
  return _1(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function _1(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ar(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await N1(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !C1("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function N1(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(F1("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Er({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === ws.id), s = t !== "unpack" && !i;
  return gr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function Vb(e, t) {
  let n = { zstd: ft("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function So({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Im(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Xb(e, t, { mounting: n, signal: r }) {
  let o = bn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Er(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await So(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Us({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await qu("image", r);
    return "rights" in o ? o : { ...o, broker: D1(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : qu("tree", r);
}
function D1(e) {
  return e !== "off" && L1(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function zs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Rn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as pC, lstatSync as dC, realpathSync as hC } from "node:fs";
import { basename as yC, dirname as gC, join as pv } from "node:path";

// src/files/fingerprint.ts
var Qb = N(Zb(), 1);
import { lstatSync as q1 } from "node:fs";

// src/files/walk.ts
import { lstatSync as Ju, readdirSync as W1, readlinkSync as j1 } from "node:fs";
function* jt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Po(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* z1(a, n) : yield [Yb(a, i)];
  }
}
function Po({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var U1 = 256;
function* z1(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Ju(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of W1(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      et(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(Yb(f, u)), !(c.length < U1) && (yield c, c = []);
    }
    yield c;
  }
}
function Yb(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? H1(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: j1(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function H1({ path: e, member: t, onStat: n }) {
  let r = Ju(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Ju(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function Ku(e, t) {
  let n = (0, Qb.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = Po(r);
    for (let s of jt([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = q1(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as eC } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Br from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Vu(e) {
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
import * as Vs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Ut = N(ev(), 1);
import * as Or from "path";
var zt = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), zt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Or.dirname(e);
  return zt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Pt(t)), t;
}
function qs(e, t) {
  if ((0, Ut.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Ut.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Eo(t))
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
  return (0, Ut.default)(Eo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || zt && e.endsWith("\\") || (e += Or.sep), e + t;
}
function Eo(e) {
  return (0, Ut.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ue(e), zt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Oo(e) {
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
var tv = process.platform === "win32";
function Zu(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = tv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = tv ? r.searchPath.toUpperCase() : r.searchPath;
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
function nv(e, t) {
  let n = ze.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function rv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as sv from "os";
import * as $r from "path";
var Ht = N(ov(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as vn from "path";
var Ir = N(iv(), 1), K1 = process.platform === "win32", kn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Ir.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !Oo(t))
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
        (0, Ir.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ue(t[n]), n === 0 && Oo(r) ? (r = Pt(r), (0, Ir.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Ir.default)(!r.includes(vn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(vn.sep) || K1 && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += vn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ot = process.platform === "win32", Io = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Ht.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Ht.default)(u && Eo(u), "Parameter 'segments' first element must be a root path"), i = new kn(r).toString().trim(), t && (i = `!${i}`);
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
    if ((0, Ht.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Ht.default)(!Oo(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ue(t), t === "." || t.startsWith(`.${$r.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${$r.sep}`))
      n = n || sv.homedir(), (0, Ht.default)(n, "Unable to determine HOME directory"), (0, Ht.default)(Eo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ot && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = qs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ot && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = qs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = qs(e.globEscape(process.cwd()), t);
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
var $o = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Yu = function(e, t, n, r) {
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
}, V1 = function(e) {
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
}, X1 = function(e, t, n) {
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
}, Z1 = process.platform === "win32", Ks = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Vu(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Yu(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = V1(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return X1(this, arguments, function* () {
      let n = Vu(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Io(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of Zu(r)) {
        de(`Search path '${s}'`);
        try {
          yield qt(Br.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new $o(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = nv(r, s.path), c = !!a || rv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield qt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Vs.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & ze.Directory && n.matchDirectories)
              yield yield qt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield qt(Br.promises.readdir(s.path))).map((m) => new $o(Vs.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & ze.File && (yield yield qt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Yu(this, void 0, void 0, function* () {
      let r = new e(n);
      Z1 && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Io(i));
      return r.searchPaths.push(...Zu(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Yu(this, void 0, void 0, function* () {
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
var Y1 = N(av(), 1);

// node_modules/@actions/glob/lib/glob.js
var Q1 = function(e, t, n, r) {
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
function cv(e, t) {
  return Q1(this, void 0, void 0, function* () {
    return yield Ks.create(e, t);
  });
}

// src/files/matches.ts
async function Xs({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await tC(r)) {
      let i = eC(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || nC(o, r) || uv(o, r, t) || n.set(o, { line: r, path: o, relative: it(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !rC(r, n, t));
}
async function tC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await cv(`${oC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function nC(e, { base: t }) {
  return it(t, e).split("/").some(et);
}
function uv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && uv(z(e), t, n) : !1;
}
function rC(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function oC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as iC, readdirSync as sC, readlinkSync as aC, realpathSync as lv } from "node:fs";
import { dirname as cC, join as fv } from "node:path";
function Zs(e) {
  return (iC(e) ? sC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = aC(fv(e, `target-${n}`), "latin1"), o = fv(e, `upper-${n}`), i = Jp(o);
    if (!i)
      return { target: r, upper: lv(o), point: uC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(cC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function uC(e) {
  try {
    return lv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function Ys({ paths: e, localDir: t, stash: n }) {
  return Bo([t, n.dir], je(e, process.cwd()));
}
var fC = 5;
function mv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, fC).map(({ text: r }) => `'${r}'${mC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var lC = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function mC(e) {
  let [, t] = lC.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Bo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function dv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || ef(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => yv(t, r)) };
}
function ef({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function hv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - xb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => yv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function yv(e, t) {
  try {
    let { excludes: n, lines: r } = Ys(e), o = await Xs({ excludes: n, lines: r }), { points: i, uppers: s } = wC(t), a = o.filter(({ path: c }) => !i.some((u) => F(gv(c), u)));
    return [Ku(a, n), Ku(s.map(bC), void 0)].join();
  } catch (n) {
    Yt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function wC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Zs(e), r = (t?.mounts ?? []).filter(({ view: o }) => pC(pv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => gv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => pv(o, "upper"))]
  };
}
function bC(e, t) {
  return { path: e, relative: "", stat: dC(e), line: { number: t } };
}
function gv(e) {
  return `${hC(gC(e), "latin1")}/${b(yC(e))}`;
}
async function wv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: _s(r) }), s = Sb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as vC } from "node:timers/promises";
var kC = 1e3;
async function bv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await xC(SC(e), o)
  ];
}
async function xC(e, t) {
  let n = new AbortController(), r = vC(kC, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function SC({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = PC(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function PC(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = EC.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var EC = gr.filter(({ image: e }) => e);

// src/entry/body.ts
function vv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / $) };
  return Rt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of xv(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function kv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => xv(r, { entry: e, index: t, blocks: n })
  };
}
async function* xv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Xe(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of OC(e, n, r.first)) {
    let c = ic(s, i, n.digests) ? s : [await IC(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* OC(e, t, n) {
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
async function IC(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Hr({ ...e, read: o }, r, Math.min(r + $, U(t)));
  if (ic([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Sv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/report/progress.ts
var $C = 1e3;
function Mo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < $C) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${vm(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as nF, mkdirSync as rF } from "node:fs";
import { join as oF } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as TC, readdirSync as CC } from "node:fs";

// src/files/copy-tree.ts
import * as ve from "node:fs";
import { setImmediate as BC } from "node:timers/promises";
async function tf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = ve.statSync(e);
  ve.mkdirSync(t);
  for (let i of ve.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await tf(s, a, n) : i.isSymbolicLink() ? ve.symlinkSync(ve.readlinkSync(s), a) : ve.copyFileSync(s, a);
  }
  ve.utimesSync(t, r / 1e3, o / 1e3), await BC(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as MC, mkdirSync as AC } from "node:fs";
function Ev(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = RC(r, o);
      vp(i, o), n.push(...i);
    }
    for (let r of t) gc(r);
  } catch (r) {
    for (let o of t) pi(o);
    throw r;
  }
  return n;
}
function RC(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = A(t, "aside", String(e.number));
  AC(r, { recursive: !0 });
  let o = 0, s = Ov({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Ov(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Iv(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Ov(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Iv(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: di(t) }];
  if (r.isDirectory() && o.isDirectory())
    return MC(g(t), 448), [...Z(t).flatMap(
      (a) => Iv(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Pv(o), before: Pv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = di(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Pv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function $v({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Tt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ns(l), i.set(l, ki(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw en(l, f);
    }), rf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await of(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Ls(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Ev(u);
    });
  } finally {
    for (let u of a) nf(u);
    for (let u of i.values()) nf(u.remove);
    for (let u of c) nf(() => kp(u));
  }
}
function nf(e) {
  try {
    e();
  } catch (t) {
    Yt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function rf(e, t) {
  let n = CC(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function of({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (B(b(o))) {
    TC(A(n, "tree"), { recursive: !0 });
    try {
      ue(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await Kr(n, r, async (a) => {
        process.platform === "win32" ? await tf(o, i, a) : await tn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as cf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as FC, mkdirSync as Qs, symlinkSync as ea, utimesSync as _C } from "node:fs";
import { lstat as NC } from "node:fs/promises";
import { join as He } from "node:path";
function Bv(e, t) {
  let n = e.map((r) => af(r, He(t.dir, sf)));
  return ta(n, "upper", { ...t, mounts: tr(t) });
}
var sf = "tree";
function af(e, t) {
  return { line: e, points: () => Pd(e, He(t, String(e.number))) };
}
function ta(e, t, n) {
  return Gn(() => LC(e, t, n));
}
async function LC(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Ei(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await _i(p, u, i);
      for (let p of m) {
        let d = c++;
        await DC({ ...p, number: d, position: t }, n), l.push(d);
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
async function DC(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (ea(g(i), He(t, a)), !c) {
    let [l = i] = gt(i);
    ea(g(l), He(t, `made-${s}`)), Qs(g(i), { recursive: !0 });
  }
  let u = await WC(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Ft(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function WC({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (Qs(He(r, `work-${t}`)), n === "upper")
    return ea(g(e[0]), He(r, o)), Qs(He(r, i)), [i];
  Qs(He(r, o));
  let { mode: s, mtimeMs: a } = await NC(g(e[0]));
  FC(He(r, o), s & 511), _C(He(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ea(g(f), He(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function Mv(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = tr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => cf(r, E));
      if (y) a.push({ ...UC(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, sf, "own") : v[0], I = cf(r, E);
        a.push(...w.map((R) => ({ ...af(R, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && uf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await ta(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await jC(p, m, { ...u, within: n })), await s.release(), i;
}
function uf(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function jC(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return ta(e, "lower", r);
}
function UC(e, t, n) {
  let r = t.map((o) => b(cf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var zC = 4096, Av = { auto: 1 / 4, on: 3 / 4 };
async function Rv(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Av[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * Av.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / zC), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Cv } from "node:fs";
import { open as HC } from "node:fs/promises";
import { join as qC } from "node:path";

// src/job/save/changes/mounted-base.ts
var ff = "Saving all files instead of the changes";
async function Tv({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await lf(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), x(`${ff}: ${S(s)}`);
      return;
    }
}
async function lf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, u = await s.find(c);
  try {
    if (u?.key !== n || u.size !== r) throw new Error("the restored cache is gone");
    let f = await Li(u, i);
    if (ti(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: u, index: f };
  } catch (f) {
    throw await u?.close(), f;
  }
}

// src/job/save/changes/mounted-body.ts
function mf(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await na(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return pf(r, t, n);
}
async function na(e) {
  let t = await HC(qC(e, fn.image), Cv.O_RDONLY | Cv.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function pf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of kv(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function df(e) {
  let t = await na(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && Le(t).finally(() => t.close());
}
async function Fv({ mounted: e, mountRoot: t }, { signal: n, ...r }) {
  if (!e || t === void 0) return;
  let o = await df(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await lf(e, r);
      await i.close();
      for await (let a of mf(t, s, n).read(0, U(s))) ;
    } catch (i) {
      throw n.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as JC, mkdirSync as KC, mkdtempSync as VC, realpathSync as yf } from "node:fs";
import { join as XC } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as GC } from "node:fs";
async function _v(e, t) {
  await Qe(await Tt(e.lines[0]), xn(e)), await ra(e.lines, t, (n) => Mr(n, e));
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
async function ra(e, { timeline: t, signal: n }, r) {
  await $v({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function oa({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => GC(n));
}
async function hf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ra(r, t, (o) => n(r, o));
}
async function ia(e, t, { job: n, context: r }) {
  await hf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Qe(i, xn(n)), await Kr(
      i,
      n.signal,
      (a) => bs(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Dv(e, t, n) {
  let r = ZC(e), o = { ...n, job: e, socket: t, targets: r, broker: Sr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${Nv(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await gf(o), await QC(o) && await gf(o), r.every(Lv) || await eF(o);
  } catch (a) {
    throw await Ms(jv(o)), a;
  }
  let s = r.filter(Lv);
  return s.length > 0 && x(`Mounted ${Nv(s)} through the broker of the host`), s.length > 0;
}
function ZC({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return ir(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: Ql(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function Nv(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Lv({ state: e }) {
  return "mount" in e;
}
function Wv(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function jv({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function gf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Gn(() => YC(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function YC({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (JC(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  _c(b(i), oa(n));
  let [s] = gt(b(i));
  KC(i, { recursive: !0 });
  let a = VC(XC(yf(q()), "headstart-changes-")), c = { target: yf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = jv(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (As(c), yo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return As(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (yo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function QC({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Wv(n);
  x(`Waiting for the host to fetch ${Uv(f)} of images`);
  let l = { repository: Be().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function Uv(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function eF(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = Sn(f, ye(q()));
    let { dir: s } = i;
    t.file?.isWhole || await Qe(s, { bytes: U(t) });
    let a = await r.during("receive", () => sr(t, s));
    let c = await tF(a, e);
    c === void 0 && await gf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ia(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Pn(f, m, p);
  }
}
async function tF({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Wv(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${Uv(i)} of images`);
  let s = { path: yf(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function zv(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = eu();
    return await Dv(e, n.broker, t) && t.remember({ mounted: Hv(e, o) }), !0;
  }
  let r = await aF(e, t);
  return r ? (await iF(e, r), !0) : !1;
}
async function iF(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = so(n, r);
  }, a = async () => (await i, await wd(n, te(), r), Th(await ao(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await sF(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function sF(e, t) {
  let n = eu(), { image: r } = e.format, o = await (r ? lF : mF)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...Hv(e, n), file: await df(t.dir) } }), i;
}
function Hv({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(Vc).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: ti(o), since: n };
}
async function aF(e, t) {
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
  let u = await fF(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await ao(c, a);
}
var cF = 4096, uF = 8;
async function fF(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = xn(e), l = a ? u + f * cF : c * uF, p = await Rv(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function lF(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Qe(r, { bytes: U(e) });
  let { indexed: i } = e, s = ir(e.segments, e.lines), a = n && i && await o.during("show", () => Rh(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => sr({ ...e, isMounted: !0 }, r)), u = pF(t, a !== void 0), f = await o.during(
    "mount",
    () => Mv(c.images, qv(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ia(c, f, { job: e, context: t }), f;
}
async function mF(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Mr(n, e)), rf(n, e.lines);
  let i = await r.during("mount", () => Bv(e.lines, qv(t)));
  return await hf(i, t, async (s, a) => {
    rF(oF(a, "tree"));
    for (let c of s) await of(c, { from: n, to: a, signal: o });
  }), i;
}
function pF(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => nF(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function qv(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: oa(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as dF } from "node:fs/promises";
var Gv = 1024 ** 3, hF = 3;
async function Jv(e, t) {
  for (let n = 1; ; n++)
    try {
      return await yF(e, t);
    } catch (r) {
      if (!(r instanceof J && r.recover === "resume") || n === hF) throw r;
    }
}
async function yF(e, { dir: t, maxBytes: n = 64 * Gv, minFreeBytes: r = Gv, onRead: o }) {
  let i = ye(t), s = await wr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await dF(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      gF(e.read(0, e.size), (y, w) => {
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
async function* gF(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Vv(e, t, n) {
  let r;
  return await Ar(e, t, n, async (o) => {
    await zv(o, n) || await _v(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
async function Ar(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Kv(e, { ...n, format: a, lines: t }, r);
  s.watch(Xv(e, t, o));
  let u = await s.during("receive", () => wF(e, n));
  await Kv(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function wF(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Mo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Jv(o, { dir: q(), onRead: n });
}
async function Kv(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${ii(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= So(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => bF(e, t)) : vF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && bn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = Mo("Received", m ? void 0 : U(h), x);
    f = 0;
    let R = (K) => {
      f += K, I(K);
    };
    return kF(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(Xv(e, c, r));
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
async function bF(e, { format: t, inputs: n, findings: r }) {
  let o = await Li(e, n);
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
function vF({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function kF(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", vv(a, t.index, r)) : Sv(a, r);
}
function Xv({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function Zv(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), $e("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: ge(e.run),
    timeline: Ws(),
    // `store` becomes the store's label once the store is open.
    findings: Pr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await xF(o), u = await EF(s, o);
  if (a && !i && Ll("Why nothing was found", await bv(a)), await xo(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new T(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function xF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await SF(e), { lines: u } = je(t.paths, process.cwd());
    if (await $b(u, { mounts: Ii(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await PF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await Qv(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function SF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = kr(xr(t, n, u));
  c.store = f.label;
  let l = await Us(t, u), m = await Xb(f, t, { mounting: l, signal: u }), p = Vb(m, t), d = Ah(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(Yv(t)), versions: p }, context: y };
}
function Yv({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function PF(e, t, n) {
  n.inputs.signing && await Ar(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function Qv(e, t, n) {
  try {
    return await Vv(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Yt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Qv(e.original, t, n);
  }
}
async function EF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return $e("hit", "miss"), x(`Cache not found for input keys: ${Yv(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await dv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return $e("cache-hit", String(c)), $e("cache-matched-key", a), $e("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function ek(e) {
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
var IF = 64;
async function rk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await Gw();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = nk(p, n);
      return jc(p, () => Pb(p, { command: d, remember: h, signal: o }));
    })
  );
  Eb([...s, ...i]);
  let a = ek(s.length), c = Kw(s.length, Nc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Nc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return $F();
      let P = Math.min(d.concurrency, Math.floor(IF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...nk(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await Zv({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => jc(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : tk);
  return s.length > 1 && i.length === 0 && BF(m.flatMap((p) => p?.hit ?? [])), MF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? tk }));
}
var tk = { hit: "miss" };
function nk({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), os(t);
  } };
}
function $F() {
  if ($e("hit", "miss"), !!qe(W("fail-on-cache-miss")))
    throw new T("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function BF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && $e("cache-hit", String(n === "exact")), $e("hit", n);
}
function MF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || At(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as AF } from "node:fs";
var wf = "/bin/sh";
function sa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && AF(wf) && (process.emit("exit", e), process.execve(wf, [wf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function ok(e, t) {
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
    At(r), sa();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), sa()), t(r);
  }
  sa();
}

// package.json
var ik = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function sk(e, { onTaken: t, limits: n = Vr } = {}) {
  let r = ei(e.partBytes), o = /* @__PURE__ */ new Set(), i = TF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function TF(e, t, n) {
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
import { lstatSync as YF, readFileSync as QF, writeFileSync as e_ } from "node:fs";
import { join as t_ } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as mk, lutimesSync as _F } from "node:fs";
import { setImmediate as NF } from "node:timers/promises";

// src/files/sources/times-record.ts
var ck = N(ak(), 1), Ro = 16, CF = 4, Ao = Ro + CF, FF = 2 ** 32 - 1;
function uk(e) {
  return e >= 0 && e <= FF;
}
function vf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, ck.hash)("sha256", r, "buffer").toString("latin1", 0, Ro);
}
function fk(e) {
  let t = Buffer.alloc(e.length * Ao);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Ao, "latin1"), t.writeUInt32LE(o, n * Ao + Ro);
  return t.toString("base64");
}
function lk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Ao <= t.length; r += Ao)
    n.set(t.toString("latin1", r, r + Ro), t.readUInt32LE(r + Ro));
  return n;
}

// src/files/sources/source-times.ts
var LF = 256, pk = 1000000000n;
async function* dk(e, { workspace: t, cached: n }) {
  let r = b(t), o = WF(n), i = jF(r, o);
  for (let [s, a] of e.entries()) {
    s % LF === 0 && await NF();
    let c = `${r}/${a.name}`;
    if (DF.test(a.name) || !i(hk(c)) || o(c)) continue;
    let u = g(c), f = mk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var DF = /(^|\/)\.\.?(\/|$)/;
function hk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function WF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function jF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => mk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(hk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function yk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of dk(e, t)) {
    let i = wk(r);
    uk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function gk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: vf(n, r), seconds: o };
  });
}
function wk({ mtimeNs: e }) {
  return Number(e / pk);
}
async function bk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of dk(e, r)) {
    c++;
    let p = wk(l), d = m.isUnchanged ? UF(vf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(zF).length;
  return { all: c, kept: i.length, changed: u };
}
function UF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function zF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * pk === t.mtimeNs ? !1 : (_F(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as vk, readdirSync as HF } from "node:fs";
var kk = 1e5;
async function aa(e, t) {
  let n = { files: [], repositories: [] }, r = qF(e);
  for (let o of r) {
    let i = xk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of JF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Sk.submodule ? s.add(m) : Sk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > kk) throw new Error(`git tracks more than ${kk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => kf(xk(c, e))));
  }
  return n;
}
function xk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var Sk = { submodule: "160000", files: ["100644", "100755"] };
function qF(e) {
  if (kf(e)) return [""];
  let n = HF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => kf(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function kf(e) {
  if (!vk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = vk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var GF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* JF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Ek(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = GF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(KF);
  } finally {
    n.abort();
  }
}
function KF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var VF = 6e4;
async function Pk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(VF)]), { env: o = {}, ...i } = Ek(["update-index", "-q", "--refresh"]);
    await mc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Ek(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: ri("git"), args: [...t, ...e], env: ZF(), keepsMask: !0 };
}
var XF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function ZF() {
  return { ...lt(), ...cc(XF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Ok(e, t) {
  let n = te();
  try {
    let { files: r } = await aa(n, t), o = await yk(r, { workspace: n, cached: $k([e]) }), i = await aa(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: fk(gk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function Ik(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => n_(s)), i = r_();
  try {
    let { files: s, repositories: a } = await aa(r, t);
    o.length > 0 && o_(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = $k(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await bk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Pk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function n_(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: lk(n) };
}
function $k(e) {
  return e.flatMap(({ paths: t }) => je(t, process.cwd()).lines);
}
function Bk() {
  return t_(q(), "headstart-source-times");
}
function r_() {
  let e = Bk();
  if (!YF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(QF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function o_(e) {
  e_(Bk(), String(e));
}

// src/job/save/changes/full-save.ts
var i_ = 8, s_ = 5 * 1024 ** 2, a_ = 0.5, c_ = 0.25;
function xf(e, t) {
  if (t < s_) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > i_) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (Sf(e) > a_ * r)
    throw new Error("most of the restored cache is no longer used");
}
function Sf(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Mk(e) {
  return Math.floor(e * c_);
}
function Ak(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Pf(e) {
  Rn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(mv(e));
}
function ca(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function ua(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Rk(e) {
  let t = m_(e), { packed: n, digests: r } = await u_(t, e);
  return n.segments.length === 0 ? (Pf(e.selection), "nothing") : (await f_(n, r, t, e), l_(t, e));
}
async function u_(e, { body: t }) {
  let n = Yl(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return h_(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function f_(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Ok(s, u)) : void 0, l = a.indexed ? p_(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${ii(m)}`), r.body.reuse && d_(e, m, r);
}
async function l_(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(ua(t.key, t.state)), "nothing"));
}
function m_({ body: e, store: t, timeline: n }) {
  let r = sk(e.rest, { onTaken: Mo("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
function p_({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f } = o, { repository: l, ref: m, sha: p, runId: d, eventName: h } = s, y = { repository: l, scope: a, ref: m, sha: p, runId: d, event: h, headstart: ik.version }, w = {
    container: _n,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: y,
    ...f && { sources: f }
  }, v = Ld(i, { repository: l, scope: a, version: c.version });
  return nm({ ...w, segments: e, files: t, bytes: n, digests: r }, v);
}
function d_({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Sf(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function h_({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Ef, rmdirSync as Tk, rmSync as y_, unlinkSync as g_, utimesSync as w_ } from "node:fs";
function fa(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) g_(g(e));
  else if (!r.isDirectory()) Ck(e);
  else return b_(e, t, r);
  return !1;
}
function b_(e, t, { mode: n, mtimeMs: r }) {
  Ef(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = fa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Ef(g(e), n & 4095), w_(g(e), r / 1e3, r / 1e3)) : Tk(g(e)), o;
}
function Ck(e) {
  Ef(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? Ck(n) : y_(g(n));
  }
  Tk(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var v_ = 3;
async function Fk(e) {
  let t = k_(e), { matches: n } = e;
  for (let r = v_; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function k_(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await _k([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await x_(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function _k(e, t, { inputs: n, store: r }) {
  let o = Er(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function x_(e, t) {
  let { lines: n } = je(t.inputs.paths, process.cwd()), r = Nk(t);
  await Ar(e, n, r, async (o) => {
    await Qe(await Tt(n[0]), xn(o)), await ra(n, r, async (i) => {
      await Mr(i, o);
      let s = () => n.filter((a) => fa(Of(a, i), b(a.base)));
      s().length !== 0 && (await S_(t, (a) => {
        for (let c of n) fa(Of(c, i), Of(c, a));
      }), s());
    });
  });
}
function Of({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function S_(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await _k(r, [n], e);
    let i = Sn(a, ye(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = je(e.inputs.paths, process.cwd());
      await Ar(o, l, Nk(e), async (m) => {
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
function Nk({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
import { lstatSync as P_ } from "node:fs";
import { setImmediate as E_ } from "node:timers/promises";
var O_ = 256;
function Lk() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = P_(g(n), { throwIfNoEntry: !1 });
        if (!o || !$_(r, o)) throw new Error(`${g(n)} ${I_}`);
        t % O_ === 0 && await E_();
      }
    }
  };
}
var I_ = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function $_(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Uk } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as Dk, readdirSync as B_ } from "node:fs";
var If = /* @__PURE__ */ new Map();
function Wk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Dk(g(Ee(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function To(e) {
  let t = B_(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ee(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function $f(e, t) {
  if (!t) return M_;
  if (t.isFile()) return { files: 1, bytes: Dk(g(e)).size };
  let n = { ...la };
  if (!t.isDirectory()) return n;
  for (let [r, o] of To(e)) {
    let { files: i, bytes: s } = $f(Ee(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var M_ = { files: 0, bytes: 0 }, la = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function zk(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Jk();
    for (let [o, i] of To(Ee(e, r)))
      i.isDirectory() && n.push(Ee(r, o));
  }
  return n;
}
function Hk(e, t) {
  let n = jk(e.merged) !== jk(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: la };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of qk(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw Jk();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* qk(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = Gk(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of A_(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* A_({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? To(Ee(o.upper, e)) : If, f = n && !r && !s, l = (h) => f ? Wk(Ee(h, e), u.keys()) : To(Ee(h, e)), m = n ? l(o.base) : If, p = (h) => $f(Ee(o.base, Ee(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ee(e, h), v = Ee(o.merged, w);
    if (et(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = R_(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...T_, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? la : p(h);
    if (!y.isDirectory()) {
      yield Gk(w, I, y.isFile() ? Uk(g(v)).size : 0);
      continue;
    }
    let R = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* qk(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ee(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function R_({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var T_ = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Gk(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function jk(e) {
  let { mode: t, mtimeMs: n } = Uk(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function Jk() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Kk(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, zk(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = Hk(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Vk({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function ma({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as C_, realpathSync as Xk } from "node:fs";
import { join as pa } from "node:path";
function Zk(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? D_(e, i, t, n) : F_(r, o, t, n);
}
async function F_(e, t, n, r) {
  let o = await ar(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = tr({ dir: t, rights: o, signal: r });
  return {
    directories: __(t, e, n),
    body: mf(t, e, r),
    async layersOf(s) {
      await (await na(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(L_(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return pa(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Ec(s, c, { rights: o, signal: r });
      return a && (await Ec(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function __(e, { segments: t }, n) {
  let r = Zs(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Yk(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Qk(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? N_(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Yk(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Qk({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Xk(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function N_(e) {
  let t = pa(e, "empty");
  return C_(t, { recursive: !0 }), t;
}
function L_(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function D_({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Sr(n, i), a = X().filter(({ source: l }) => l === Yn), c = /* @__PURE__ */ new Map();
  Yk(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = Qk(l, {
      point: Xk(l.path, "latin1"),
      source: Yn
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: pa(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: pf(e, t, i),
    layersOf: async (l) => pa(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as W_ } from "node:fs";
import { Readable as j_ } from "node:stream";
function ex(e, t, { base: n, timeline: r, signal: o, close: i }) {
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
    pack: (c) => r.during("pack", () => U_(e, a, { write: c, signal: o }))
  };
}
async function U_({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await ln(e.read(i, U({ segments: a })), s);
  let c = async (u, f) => {
    let l = U({ segments: a }), m = Nn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await ln(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, W_(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, j_.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var ox = N(nx(), 1);
import { stat as K_ } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as z_ } from "node:fs";
async function rx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : q_(o), c = G_({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await lo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var H_ = 2 ** 32 - 1;
function q_(e) {
  let { mode: t, mtimeMs: n } = z_(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), H_);
  return { options: ["-root-mode", (t & 511).toString(8), Yy], topSeconds: r };
}
async function* G_({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield hr({ ...J_, name: i });
  if (t.length === 0) {
    yield nt;
    return;
  }
  yield* Dt(o, (i) => {
    let s = ne([cs(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var J_ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function ix(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, ox.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Jc(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function sx(e) {
  let { frame: t, bytes: n } = bh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function ax({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => ma(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await rx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await K_(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function cx(e) {
  let { dir: t, remove: n } = ye(q());
  try {
    let r = V_(e), o = X_(U({ segments: r }), e), i = await Z_(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return ex(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof On || r instanceof In) throw r;
    x(`${ff}: ${S(r)}`);
    return;
  }
}
function V_({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return xf(r, e.size), r;
}
function X_(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function Z_(e, t) {
  let { entry: n, index: r } = t.base, o = await Zk(t.base, t.matches, t.signal), i = await Y_(o, t), s = i.filter(({ changes: p }) => Vk(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await ix(o.body, r), u = await eN(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => Ak(p, d, da(h, "deadBytes")),
    e
  );
  return xf([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
    mountedBody: o.body,
    kept: m,
    layers: f,
    removals: l.length > 0 ? sx(l) : void 0,
    files: Math.max(0, r.files + da(s, "moreFiles")),
    bytes: Math.max(0, r.bytes + da(s, "bytes") - da(s, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: p, ...d }) => p.skipped.map((h) => ma(d, h))
    )
  };
}
async function Y_(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(Q_), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = Bo([o, ...c], n), f = Mk(t.index.files), l = await i.during("compare", () => Kk(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function Q_({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function eN(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  ur({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = A(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => ax(s, a, c, t)));
  }
  return i;
}
function da(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function ux(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => uf(te(), a)) && bn(await Us(e, r)) && !rN(n, t);
}
var tN = 4e3, nN = 64 * 1048576;
function rN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of jt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > tN || r > nN) return !1;
  }
  return !0;
}
function fx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Er(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function lx(e, t) {
  let n = ye(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => oN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function oN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = Bo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of jt(h, y, [], v)) ;
  let P = i.image ? jt(h, y, w) : s.watch(h, (Q) => jt([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [K] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return K;
}

// src/job/save/save-entry.ts
async function mx(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await ux(t, e), l = await So(t, u, f), m = fx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(ca(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: ge(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), Tv(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(ua(n, s)), !0;
  let v = Pr({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? Lk() : void 0, E = async () => {
    await P?.check(), await Fv(s, h);
  }, I;
  try {
    I = (w && await cx({ ...e, base: w, draft: y, tools: l })) ?? lx(y, { ...e, tools: l, format: m, changeWatch: P }), sN(e);
    let K = await Rk({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (K !== "published") return K === "nothing";
  } catch (R) {
    if (R instanceof On)
      return x(ua(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(R) }), await xo(v, c, t.summary), R;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && iN(i), x(`Cache saved with key: ${n}`), t.rolling && await wv(i, { ...d, key: n }, t.rolling), await xo(v, c, t.summary), !0;
}
function iN({ label: e }) {
  x(`Saved in the ${e}`), jl() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function sN({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as EN, fstatSync as ON, lstatSync as IN, openSync as $N, readSync as BN } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as aN } from "node:fs";
import { setImmediate as cN } from "node:timers/promises";
var uN = 64;
async function Bf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of fN(u + l)) {
        let p = m.isDirectory();
        if (p ? et(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % uN > 0 || (await cN(), n.throwIfAborted());
    }
  }
}
function fN(e) {
  try {
    return aN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var lN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ot(e) {
  return !lN.test(e);
}
function ha(e, t) {
  return (n) => mN(n, t).some(e);
}
function Oe(e, t) {
  return ha(({ key: n, value: r }) => e.test(n) && ot(r), t);
}
function mN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: px(i), value: px(r.slice(o + 1).trim()) }];
  });
}
function px(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Mf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ot(n));
}
function Co(e) {
  return (t) => pN(t).some((n) => ot(n.value) && e(n));
}
function pN(e) {
  let t = [], n = [{ value: dN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function dN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Af(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function ya(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var yx = N(hx(), 1), hN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, yN = [
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
], gN = new RegExp(`\\b(?:${yN.map(({ source: e }) => e).join("|")})`);
function ga(e) {
  return [...e.matchAll(hN)].some(([, r = "", o]) => bN(r) === o) || gN.test(e);
}
var wN = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function bN(e) {
  let t = "";
  for (let n = (0, yx.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${wN[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var gx = Oe(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Rf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Fo(
      Oe(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ya(e, /:_authToken" "?([^\s"]+)/g).some(ot)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Oe(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: vN },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Co(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: gx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: wx,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Fo(Oe(/^password$/, "="), Oe(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Mf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Oe(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ya(Af(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: ha(kN, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Co(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => ya(Af(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ot)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Co(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && wx(t)
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
    has: Fo(
      Co(({ key: e }) => e === "token"),
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
    has: Fo(Mf, ha(xN, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Fo(ga, gx),
    isCommon: !0
  }
];
function Fo(...e) {
  return (t) => e.some((n) => n(t));
}
function vN(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ot(n[o + 1] ?? ""));
}
function kN({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ot(r);
}
function xN({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ot(n);
}
var SN = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, PN = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function wx(e) {
  return [...e.matchAll(SN)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(PN)
  );
}

// src/files/secrets/find.ts
async function bx(e) {
  let t = [];
  return await Bf(e, Sx, (n, { path: r }) => {
    let o = kx(n, r);
    o && t.push(o);
  }), Tf(t);
}
function* vx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Po(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Sx(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = kx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Tf(n);
}
function kx(e, t) {
  let n = MN.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && LN(e, t))
  ), r = n.length > 0 ? WN(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (ga(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function xx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Bf(t, () => !0, (i) => {
    let s = IN(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Px(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Tf([...r.values()]);
}
function Tf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var MN = Rf.map((e) => ({ ...e, pattern: new RegExp(`/${Cf(e.files)}$`, "i") })), AN = Rf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [RN = [], TN = []] = [!0, !1].map(
  (e) => AN.filter((t) => t.startsWith("*") === e)
), CN = new RegExp(`^${Cf(TN)}$`, "i"), FN = new RegExp(`${Cf(RN.map((e) => e.slice(1)))}$`, "i");
function Sx(e) {
  return CN.test(e) || FN.test(e);
}
function Cf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var _N = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, NN = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function LN(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return _N.test(e.slice(o)) || NN.test(e.slice(t.length));
}
var DN = 64 * 1024;
function WN(e) {
  let t;
  try {
    t = $N(g(e), Ce);
    let n = ON(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), DN)), o = BN(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Px(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && EN(t);
  }
}
function Px({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Ix({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Ox(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await bx(r);
      if (e === "warn")
        return n(o, Ex), [];
      if (e === "refuse" && o.length > 0)
        throw new In(`there are secrets in ${Ox(o)}. ${$x}, or set \`secrets: skip\``);
      let i = await xx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(Bx);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* vx(r, o), Ex);
      else for (let i of r) yield* o(i);
    }
  };
}
function Ex(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${$x}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var $x = "Remove them, or exclude them by lines of `path` that begin with `!`", jN = 5;
function Ox(e) {
  let t = e.slice(0, jN).map((r) => `${UN(Bx(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Bx({ path: e }) {
  return g(e).toString();
}
function UN(e) {
  let t = it(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Mx(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Be(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = ge(s), m = l ?? zN(t) ?? (a && ef(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Ws(), d = i && ee(c.keyIn(i.name), e), h = a && d && await hv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = Ys(t), w = () => p.during("find", () => Xs(y)), v = await w();
  if (v.length === 0) return Pf(y);
  let P = kr(xr(t, s, o)), E = Ix(t), I = (R, K) => mx({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: R, secretCheck: E, onlyUnchanged: r, isOutdated: K }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await Fk({ ...R, find: w, save: I });
  }
}
function zN({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Ff = "Failed to save: ";
async function Ax(e) {
  qe(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await _f(e, { onlyUnchanged: !0 });
}
async function _f(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!zs(Be())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Wi(t) : Di(e));
  for (let i of r)
    o.some((s) => s.name === i) || D(
      `The cache ${i} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  for (let i of o)
    await An(i, async () => {
      try {
        await HN(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), At(s, Ff);
      }
    });
}
async function HN(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(ca(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Rm(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await ji(e, n.signal)) === "none") return;
  if (W("key") === "") return Rn("Key is not specified.");
  let c = zi(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new T(f);
  await Mx(u, c, t, n);
}

// src/job/end/post.ts
async function Rx(e) {
  try {
    await _f(e, { states: is() });
  } finally {
    await Rs();
  }
}

// src/job/restore/restore.ts
async function Nf(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  os(n);
  let r = { run: Be(), states: n, mayPostSave: t, signal: e }, o = zs(r.run);
  if (!o && W("install") === "") return;
  let i = await Di(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = lp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await rk(a, r) : a.map(GN);
  if (await Ik(c.flatMap(qN), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-PQ4XZS6B.js");
  await u(c, s, r);
}
function qN({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function GN({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var JN = {
  restore: Nf,
  "restore-only": (e) => Nf(e, { mayPostSave: !1 }),
  post: Rx,
  save: Ax,
  unmount: Rs
};
function kte(e) {
  return ok(JN[e], (t) => {
    e.startsWith("restore") && t instanceof T ? Nl(S(t)) : At(t, ["post", "save"].includes(e) ? Ff : "");
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
  Lo as o,
  Gf as p,
  Tr as q,
  Vf as r,
  Xf as s,
  Sa as t,
  BL as u,
  ML as v,
  eS as w,
  de as x,
  It as y,
  H as z,
  z as A,
  Pa as B,
  A as C,
  tL as D,
  it as E,
  Cr as F,
  $t as G,
  zx as H,
  Wo as I,
  fS as J,
  W as K,
  Cl as L,
  $e as M,
  Nl as N,
  D as O,
  x as P,
  Yt as Q,
  Ll as R,
  Rn as S,
  q as T,
  Dr as U,
  Wl as V,
  Ga as W,
  nD as X,
  rD as Y,
  oD as Z,
  iD as _,
  Be as $,
  Ul as aa,
  j as ba,
  se as ca,
  rP as da,
  Zr as ea,
  fi as fa,
  ES as ga,
  ec as ha,
  ce as ia,
  ct as ja,
  Me as ka,
  ut as la,
  Vl as ma,
  Ke as na,
  $ as oa,
  Xe as pa,
  U as qa,
  Hr as ra,
  AS as sa,
  Jr as ta,
  ge as ua,
  pe as va,
  ft as wa,
  ri as xa,
  Ln as ya,
  AD as za,
  b as Aa,
  g as Ba,
  ne as Ca,
  Lh as Da,
  hs as Ea,
  Oy as Fa,
  Ye as Ga,
  hm as Ha,
  Un as Ia,
  Qe as Ja,
  ye as Ka,
  bi as La,
  kh as Ma,
  Vc as Na,
  Tz as Oa,
  tn as Pa,
  pt as Qa,
  mc as Ra,
  gr as Sa,
  ar as Ta,
  qu as Ua,
  Im as Va,
  E0 as Wa,
  Rm as Xa,
  ik as Ya,
  Fm as Za,
  _m as _a,
  d2 as $a,
  h2 as ab,
  sk as bb,
  je as cb,
  cv as db,
  Xs as eb,
  zn as fb,
  b2 as gb,
  si as hb,
  Nm as ib,
  J as jb,
  ai as kb,
  Fe as lb,
  T0 as mb,
  C0 as nb,
  P2 as ob,
  E2 as pb,
  Wm as qb,
  O2 as rb,
  jm as sb,
  D0 as tb,
  Um as ub,
  A2 as vb,
  Hm as wb,
  Qm as xb,
  pw as yb,
  kr as zb,
  xr as Ab,
  kv as Bb,
  Lz as Cb,
  Oh as Db,
  Ih as Eb,
  fn as Fb,
  jt as Gb,
  F8 as Hb,
  lp as Ib,
  rk as Jb,
  nk as Kb,
  ok as Lb,
  kte as Mb
};
