import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var sS = Object.create;
var Ma = Object.defineProperty;
var aS = Object.getOwnPropertyDescriptor;
var cS = Object.getOwnPropertyNames;
var uS = Object.getPrototypeOf, fS = Object.prototype.hasOwnProperty;
var rl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), ol = (e) => {
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
}, RL = (e, t) => {
  for (var n in t)
    Ma(e, n, { get: t[n], enumerable: !0 });
}, lS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of cS(t))
      !fS.call(e, o) && o !== n && Ma(e, o, { get: () => t[o], enumerable: !(r = aS(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? sS(uS(e)) : {}, lS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ma(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var En = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && ol("Object expected");
    var r, o;
    n && (r = t[rl("asyncDispose")]), r === void 0 && (r = t[rl("dispose")], n && (o = r)), typeof r != "function" && ol("Object not disposable"), o && (r = function() {
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
var al = F((LL, Ta) => {
  Ta.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ta.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var bl = F((VL, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Pl = F((uD, Sl) => {
  Sl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var El = F((fD, Qo) => {
  Qo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Qo.exports.ok = Qo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var fm = F((ZD, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Km = F((G2, Jm) => {
  Jm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var cp = F((kW, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Ep = F((ij, Ic) => {
  Ic.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ic.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Np = F((Ij, Fp) => {
  Fp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Jp = F((zj, Ac) => {
  Ac.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ac.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Fd = F((d4, _d) => {
  _d.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Zd = F((hz, Yc) => {
  Yc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Yc.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var mh = F((Nz, lh) => {
  lh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var dh = F((Lz, ph) => {
  ph.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Wh = F((bH, Dh) => {
  Dh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Jh = F((zH, Gh) => {
  Gh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var iy = F((fq, oy) => {
  oy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var ly = F((Sq, yu) => {
  yu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  yu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var ky = F((Aq, vy) => {
  vy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Sy = F((Tq, xy) => {
  xy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Dy = F((c3, Ly) => {
  Ly.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var Qy = F((J3, Yy) => {
  Yy.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var yg = F((D6, hg) => {
  hg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Wg = F((CG, Dg) => {
  Dg.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var rw = F((yJ, nw) => {
  nw.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var fw = F((zJ, Cu) => {
  Cu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Cu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var jw = F((H5, Uu) => {
  Uu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Uu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var ub = F((XK, cb) => {
  cb.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Wb = F((eV, Yu) => {
  Yu.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Yu.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var sv = F((DV, tf) => {
  tf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  tf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var vv = F((m7, cf) => {
  cf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  cf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Sv = F((k7, ta) => {
  ta.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ta.exports.ok = ta.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Iv = F((P7, ra) => {
  ra.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ra.exports.ok = ra.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var $v = F((E7, oa) => {
  oa.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  oa.exports.ok = oa.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Mv = F((F7, hf) => {
  hf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  hf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Ck = F((CY, Nf) => {
  Nf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Nf.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var Bx = F((bee, $x) => {
  $x.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Ux = F(($te, jx) => {
  jx.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
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
function sl(e, t) {
  let [n = ""] = t.toSorted((r, o) => il(e, r) - il(e, o));
  return n;
}
function il(e, t) {
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
var Jo = N(al(), 1), cl = 10, Go = 512;
function Ca(e) {
  if (e.length > cl) return `Key Validation Error: Keys are limited to a maximum of ${cl}.`;
  for (let t of e) {
    if (t.length > Go)
      return `Key Validation Error: ${t} cannot be larger than ${Go} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Ko(e) {
  let t = (0, Jo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function ul(e, t) {
  for (let n of e) {
    let r = Ra(t.filter((o) => o.key === n)) ?? Ra(t.filter((o) => ee(o.key, n))) ?? Ra(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ra(e) {
  return e.toSorted(_a)[0];
}
function _a(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var fl = 225, mS = 160;
function Nr(e) {
  let t = dl(e) || "%";
  return t.length <= fl ? t : `${ml(e)}~${(0, Jo.createHash)("sha256").update(e).digest("hex")}`;
}
function ll(e) {
  let t = Nr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : hl(n)
  );
  return t.length <= fl ? t : `~${(0, Jo.createHash)("sha256").update(e).digest("hex")}`;
}
function ml(e) {
  return dl(e).slice(0, mS);
}
function pl(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(ml(r).toLowerCase()));
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
function dl(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, hl);
}
function hl(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as pS, win32 as Xt } from "node:path";
function It(e) {
  return e !== "win32" ? pS : {
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
var { basename: Vo, dirname: z, isAbsolute: Na, join: T, parse: jL, relative: at, resolve: Lr } = It(process.platform);

// src/system/home.ts
import { homedir as dS, userInfo as hS } from "node:os";
function $t() {
  return yl(dS) ?? yS();
}
function yS() {
  return yl(() => hS().homedir);
}
var Xo = "this user has no home directory; set `HOME`";
function yl(e) {
  try {
    return H(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as LS } from "node:async_hooks";
import { tmpdir as DS } from "node:os";
import { join as WS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as wl from "os";

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
  process.stdout.write(r.toString() + wl.EOL);
}
function Wa(e, t = "") {
  Bt(e, {}, t);
}
var gl = "::", Da = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = gl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${wS(o)}`);
        }
    }
    return t += `${gl}${gS(this.message)}`, t;
  }
};
function gS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function wS(e) {
  return ct(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var vl = N(bl(), 1);
import * as Yo from "fs";
import * as Zo from "os";
function Ua(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Yo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Yo.appendFileSync(n, `${ct(t)}${Zo.EOL}`, {
    encoding: "utf8"
  });
}
function za(e, t) {
  let n = `ghadelimiter_${vl.randomUUID()}`, r = ct(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Zo.EOL}${r}${Zo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as rc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as bS } from "os";
import { constants as kl, promises as vS } from "fs";
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
}, { access: kS, appendFile: xS, writeFile: SS } = vS, xl = "GITHUB_STEP_SUMMARY";
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
      let t = process.env[xl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${xl}. Check if your runtime environment supports job summaries.`);
      try {
        yield kS(t, kl.R_OK | kl.W_OK);
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
      return yield (n ? SS : xS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
    return this.addRaw(bS);
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
}, PS = new Ga();
var Ja = PS;

// node_modules/@actions/core/lib/platform.js
import jl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Nl = N(Pl(), 1);
import * as Wr from "os";
import * as tc from "events";
import * as Ll from "path";

// node_modules/@actions/io/lib/io.js
var Rl = N(El(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Dr from "fs";
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
}, { chmod: Va, copyFile: Il, lstat: ei, mkdir: $l, open: lD, readdir: Xa, rename: ES, rm: Bl, rmdir: mD, stat: Zt, symlink: Ml, unlink: Za } = Dr.promises, Ve = process.platform === "win32";
function Al(e) {
  return Ka(this, void 0, void 0, function* () {
    let t = yield Dr.promises.readlink(e);
    return Ve && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var pD = Dr.constants.O_RDONLY;
function Tn(e) {
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
function ti(e) {
  if (e = OS(e), !e)
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
      } else if (Ol(n))
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
        } else if (Ol(n))
          return e;
      }
    }
    return "";
  });
}
function OS(e) {
  return e = e || "", Ve ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ol(e) {
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
function hD(e, t) {
  return Yt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = BS(o), c = (yield Tn(r)) ? yield Zt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield Tn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Zt(n)).isDirectory())
      if (s)
        yield Cl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield _l(n, u, i);
    }
  });
}
function yD(e) {
  return Yt(this, void 0, void 0, function* () {
    if (Ve && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Bl(e, {
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
function IS(e) {
  return Yt(this, void 0, void 0, function* () {
    (0, Rl.ok)(e, "a path argument must be provided"), yield $l(e, { recursive: !0 });
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
    let n = yield $S(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function $S(e) {
  return Yt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ve && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (ti(e)) {
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
function BS(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Cl(e, t, n, r) {
  return Yt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield IS(t);
    let o = yield Xa(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield ei(s)).isDirectory() ? yield Cl(s, a, n, r) : yield _l(s, a, r);
    }
    yield Va(t, (yield Zt(e)).mode);
  });
}
function _l(e, t, n) {
  return Yt(this, void 0, void 0, function* () {
    if ((yield ei(e)).isSymbolicLink()) {
      try {
        yield ei(t), yield Za(t);
      } catch (o) {
        o.code === "EPERM" && (yield Va(t, "0666"), yield Za(t));
      }
      let r = yield Al(e);
      yield Ml(r, t, Ve ? "junction" : null);
    } else (!(yield Tn(t)) || n) && (yield Il(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as AS } from "timers";
var Fl = function(e, t, n, r) {
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
}, ni = process.platform === "win32", ri = class extends tc.EventEmitter {
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
    if (ni)
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
    return ni && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (ni && this._isCmdFile()) {
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
    return Fl(this, void 0, void 0, function* () {
      return !ti(this.toolPath) && (this.toolPath.includes("/") || ni && this.toolPath.includes("\\")) && (this.toolPath = Ll.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Qa(this.toolPath, !0), new Promise((t, n) => Fl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Wr.EOL);
        let o = new ec(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Tn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Nl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Dl(e) {
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
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = AS(e.HandleTimeout, this.delay, this)));
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
function Wl(e, t, n) {
  return RS(this, void 0, void 0, function* () {
    let r = Dl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ri(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var vD = jl.platform(), kD = jl.arch();

// node_modules/@actions/core/lib/core.js
var nc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(nc || (nc = {}));
function Ha(e) {
  Bt("add-mask", {}, e);
}
function Ul(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function zl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ua("OUTPUT", za(e, t));
  process.stdout.write(rc.EOL), Bt("set-output", { name: e }, ct(t));
}
function Hl(e) {
  process.exitCode = nc.Failure, FS(e);
}
function ge(e) {
  Bt("debug", {}, e);
}
function FS(e, t = {}) {
  Bt("error", La(t), e instanceof Error ? e.toString() : e);
}
function ql(e, t = {}) {
  Bt("warning", La(t), e instanceof Error ? e.toString() : e);
}
function oi(e) {
  process.stdout.write(e + rc.EOL);
}
function Gl(e) {
  Wa("group", e);
}
function Jl() {
  Wa("endgroup");
}
function Kl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ua("STATE", za(e, t));
  Bt("save-state", { name: e }, ct(t));
}
function Vl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function jr(e) {
  return Xl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function oc(e) {
  return Xl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ic(e) {
  return `<code>${oc(e)}</code>`;
}
function Xl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return NS[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var NS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var si = new LS();
function Rn(e, t) {
  return si.run(e, t);
}
function W(e) {
  return si.getStore()?.inputs.get(e.toLowerCase()) ?? Ul(e);
}
function Zl() {
  return si.getStore()?.name ?? "";
}
function Me(e, t) {
  let n = Zl();
  zl(n ? `${e}-${n}` : e, t);
}
var Yl = Kl, Ql = Vl, ai = Ha;
function em(e) {
  Hl(jr(e));
}
function D(e) {
  ql(Ur(e));
}
function At(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && Qt(e.stack);
}
function x(e) {
  oi(Ur(e));
}
function Ur(e) {
  let t = Zl();
  return jr(t ? `${t}: ${e}` : e);
}
function Qt(e) {
  ge(e.split(`
`).map(jr).join(`
`));
}
function tm(e, t) {
  Gl(Ur(e));
  for (let n of t) oi(jr(n));
  Jl();
}
function Cn(e) {
  x(`[warning]${e}`);
}
function nm() {
  return process.env.GITHUB_STEP_SUMMARY ? Ja : void 0;
}
function te() {
  return H(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return H(process.env.RUNNER_TEMP || DS());
}
function zr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return H(e || t || WS($t() ?? "/", ".cache"));
}
function rm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function om() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function sc() {
  let e = { ...process.env };
  for (let [n, r] of si.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var jS = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function UD() {
  return Object.fromEntries(Object.entries(sc()).filter(([e]) => !jS.test(e)));
}
function zD() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function HD() {
  return process.env.RUNNER_NAME ?? "";
}
function qD(e) {
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
var ci, US = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function ac(e) {
  return !e && !ci ? US : {
    lang: e?.lang ?? ci?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? ci?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? ci?.abortPipeEarly
  };
}
var zS;
// @__NO_SIDE_EFFECTS__
function HS(e) {
  return zS?.get(e);
}
var qS;
// @__NO_SIDE_EFFECTS__
function GS(e) {
  return qS?.get(e);
}
var JS;
// @__NO_SIDE_EFFECTS__
function KS(e, t) {
  return JS?.get(e)?.get(t);
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ KS(e.reference, c.lang) ?? (u ? /* @__PURE__ */ GS(c.lang) : null) ?? r.message ?? /* @__PURE__ */ HS(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function VS(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function sm(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function am(e, t) {
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
function cm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var XS = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var GD = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
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
function ZS(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: ZS,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && G(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var YS = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function fc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function um(e, t) {
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
      } else G(this, "type", n, r);
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
      return typeof t.value == "boolean" ? t.typed = !0 : G(this, "type", t, n), t;
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
      return this.check(n.value) ? n.typed = !0 : G(this, "type", n, r), n;
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
      return /* @__PURE__ */ VS(n.value, this.literal) ? n.typed = !0 : G(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Kr(e, t) {
  return ue({
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
          for (let i in o) /* @__PURE__ */ sm(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else G(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Te(e) {
  return ue({
    kind: "schema",
    type: "number",
    reference: Te,
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
function ui(e, t, n) {
  return ue({
    kind: "schema",
    type: "record",
    reference: ui,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ sm(i, s)) {
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
  return ue({
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
function dc(e) {
  return ue({
    kind: "schema",
    type: "undefined",
    reference: dc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : G(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function im(e) {
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
    expects: /* @__PURE__ */ am(e.map((n) => n.expects), "|"),
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
        G(this, "type", n, r, { issues: /* @__PURE__ */ im(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        G(this, "type", n, r, { issues: /* @__PURE__ */ im(s) });
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
                }, YS).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ am(u, "|"),
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
function JD(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ ac(n));
  if (r.issues) throw new XS(r.issues);
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
function fi(e, t, n) {
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
  let { success: n, issues: [r] = [] } = fi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = cm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var lm = N(fm(), 1);

// src/system/bytes/chunker.ts
function mi(e) {
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
function Vr(e) {
  return Math.ceil(e / $) * Nn;
}
function mm() {
  let e = mi($), t = [];
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
function pm(e, { offset: t, length: n }) {
  let r = Ye(t, t + n), o = r[0] * Nn;
  return Ze(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Nn)
  ).toString("hex");
}
function Ze(...e) {
  let t = (0, lm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ye(e, t) {
  let n = Math.floor(e / $), r = t > e ? Math.ceil(t / $) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Ln = "headstart-2", QS = ["image", "delta"];
function Dn(e, t) {
  return QS.includes(t) ? Math.ceil(e / $) * $ : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function pi({ digests: e, ...t }) {
  return Ze(Buffer.from(JSON.stringify(t)), e).toString("hex");
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
var e0 = 407710288, wc = 8, di = wc + 12, Zr = Buffer.from("HEADSTR2"), dm = 36 + Zr.length, Yr = di + dm, bc = 4 * 1024 * 1024, hm = 4 * 1024, t0 = 512, n0 = 1024 ** 4;
function ym(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = gm(e);
  if (r.length > bc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(di), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, Yr), c = [e0, a - wc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Ze(o, ...i), u, Zr]);
}
function gm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function wm(e) {
  return bm(e.digests, gm(e));
}
var r0 = 128 * 1024;
async function Qr(e, t) {
  return i0(await o0(e), e.size, t);
}
async function o0(e) {
  let { size: t } = e;
  if (t < Yr) throw new k(`it has only ${t} bytes`);
  let n = await Xr(e, Math.max(0, t - r0), t);
  if (!n.subarray(-Zr.length).equals(Zr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Zr.length - 4), o = Yr + Vr(Math.min(t, n0)) + bc + hm;
  if (r < Yr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Xr(e, t - r, t);
}
async function i0(e, t, n) {
  let r = e.length - dm;
  if (!Ze(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(wc + 4 * d)
  ), a = t - e.length;
  if (!(o === Vr(a) && i <= bc && s <= hm && Yr + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = di + o, [f, l] = [
    e.subarray(di, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), bm(f, l));
  let m = s0(l), p = Fn(f0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return l0(m.segments, a), { ...m, digests: f };
}
function bm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ze(n, e, t);
}
function s0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Qe = le(Te(), Jr(), Gr(0)), vm = le(ae(), Tt(/^[a-z-]{1,32}$/)), a0 = (e) => Number.isSafeInteger(e) && e > 0, c0 = le(
  Kr({
    kind: vm,
    offset: Qe,
    length: Qe,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: en(pc((e) => Array.isArray(e) && e.every(a0))),
    files: Qe,
    bytes: Qe,
    unpackedBytes: en(Qe),
    root: en(Qe),
    deadBytes: en(Qe)
  }),
  Hr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), u0 = Kr({
  savedAt: le(Qe, uc(2 ** 32)),
  times: ae()
}), f0 = Kr({
  container: _e(Ln),
  format: vm,
  key: le(ae(), qr(t0)),
  paths: ut(ae()),
  segments: ut(c0),
  files: Qe,
  bytes: Qe,
  sources: en(u0)
});
function l0(e, t) {
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
function m0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function p0(e) {
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
    return m0(t);
  } catch {
    return atob(t);
  }
}
function km(e, t) {
  if (typeof e != "string")
    throw new nn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new nn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = p0(r);
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
var Sm = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function vc(e) {
  return Sm.has(e);
}
var xm = `GitHub lets these events save a branch's caches: ${[...Sm].join(", ")}; a pull request saves its own. Save from one of them.`;
function we(e) {
  let t = h0(e.token) ?? y0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${xm}`), d0(t.write) && !vc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${xm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function d0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function h0(e) {
  try {
    let { ac: t } = km(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Pm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function y0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Pm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Pm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Em(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? vc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as v0, fstatSync as k0, lstatSync as x0, openSync as S0, readFileSync as P0 } from "node:fs";
import { lstat as $m, mkdir as E0, open as O0, readlink as I0 } from "node:fs/promises";
import { dirname as $0, join as Bm, relative as B0, resolve as Mm, sep as Wn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as g0 } from "node:fs";
var { O_RDONLY: w0, O_NOFOLLOW: Om = 0, O_NONBLOCK: b0 = 0 } = g0, Ne = w0 | Om | b0, Im = Om !== 0;

// src/system/disk/ownership.ts
async function et(e) {
  let t = await $m(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Rm(e, t);
}
function hi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Am({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Tm(e) {
  let t = await O0(e, Ne);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Rm(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Rm(e, { uid: t, mode: n }) {
  if (Cm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Mm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Cm(e, t) {
  if (!hi({ uid: t }) && t !== 0) throw new Error(`${Mm(e)} belongs to another user`);
}
async function _m(e, t) {
  for (let n of Fm(e, t)) await et(n);
}
async function ft(e, t) {
  for (let n of Fm(e, t))
    await E0(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await et(n);
}
function Fm(e, t) {
  let n = B0(e, t).split(Wn);
  return n.map((r, o) => Bm(e, ...n.slice(0, o + 1)));
}
var M0 = 40;
async function jn(e) {
  if (!process.geteuid) return;
  let t = e.split(Wn), n = 0, r = Wn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? $0(r) : Bm(r, o), s = await $m(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Cm(i, s.uid), ++n > M0) throw new Error(`${e} has too many links`);
    let a = await I0(i);
    a.startsWith(Wn) && (r = Wn), t.unshift(...a.split(Wn));
  }
}
function Un(e, t) {
  let n = (o) => o?.isFile() === !0 && hi(o) && o.size <= t;
  if (!n(x0(e, { throwIfNoEntry: !1 }))) return;
  let r = A0(e);
  if (r !== void 0)
    try {
      return n(k0(r)) ? P0(r) : void 0;
    } finally {
      v0(r);
    }
}
function A0(e) {
  try {
    return S0(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
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
}, yi = class extends J {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${kc(n)}`, "resume");
  }
};
function kc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
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
var T0 = "the server fails or is overloaded; try again later", R0 = "the server does not support this request", eo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Dm = {
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
function I2(e, t) {
  if (e instanceof J) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Wm(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = Dm[r] ?? ["the connection failed", "retry"];
  return new J(`${Le(t)}: ${o} (${r})`, i);
}
function $2(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = Dm[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new J(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Wm(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new J(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function B2(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new J(`${Le(t)}: ${n} (${e})`, "none");
}
async function jm({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Wm(e, r);
  let o = await N0(n), [i, s] = C0(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? L0(t["retry-after"]) : 0;
  return new J(`${Le(r)}: ${i} (${a})`, s, c);
}
function C0(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${_0(n)}; use that as endpoint`, "none"] : e === 501 ? [R0, "none"] : e === 408 || e === 429 || e >= 500 ? [T0, "slow-down"] : ["it refuses the request", "none"];
}
function _0(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var F0 = 4096;
async function N0(e) {
  let t = [];
  return await Nm(F0, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function L0(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var Um = (e) => Math.min(24, 3 * e);
function zm(e) {
  return e * (1 + Math.random() / 4);
}
function Hm(e) {
  return Math.random() * Math.min(4e3, e);
}
var to = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, qm = {
  ...to,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, A2 = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, T2 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as z0 } from "node:timers/promises";
async function Gm(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Hm(i * 2 ** (s - 1)), l = u.retryAfterMs && zm(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await H0(Math.max(l, f), n);
    }
}
function N2(e) {
  return e instanceof yi ? 2 : 1;
}
async function H0(e, t) {
  e > 0 && await z0(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
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
async function gi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as G0, constants as J0, statSync as K0 } from "node:fs";
import { delimiter as V0, isAbsolute as X0, join as Z0 } from "node:path";
var Y0 = process.platform === "win32" ? ".exe" : "";
function lt(e) {
  return (process.env.PATH ?? "").split(V0).filter((n) => X0(n)).map((n) => Z0(n, `${e}${Y0}`)).find(Q0);
}
function wi(e) {
  let t = lt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function Q0(e) {
  try {
    return G0(e, J0.X_OK), K0(e).isFile();
  } catch {
    return !1;
  }
}
function mt() {
  return { LC_ALL: "C", ...no(/^(PATH|SystemRoot)$/) };
}
function no(e) {
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
var Sc = N(Km(), 1);
import { once as eP } from "node:events";
import { finished as tP } from "node:stream/promises";
var nP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Xm({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => nP.test(a)), r = (0, Sc.spawn)(e, t, {
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
async function X2({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
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
    f += l, f.length > Vm && u();
  });
  try {
    let [l, m] = await eP(a, "exit");
    if (u(), await tP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Vm) return f;
    throw zn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Vm = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as uP, rmSync as np } from "node:fs";
import { join as fP } from "node:path";

// src/system/disk/space.ts
import { statfsSync as oP } from "node:fs";
import { statfs as iP } from "node:fs/promises";

// src/system/units.ts
function bi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Zm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var rP = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function Ym(e) {
  let [t, n] = Object.entries(rP).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var sP = 0.05, aP = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, cP = 20;
async function Qm(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await iP(e), s = (c, u) => Math.floor(Math.min(u * sP, aP[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function rn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? ep(t) : e;
}
async function Hn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw rn(i, t);
  });
  if (o !== Xe(n)) throw ep(t);
}
function ep(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = oP(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function tt(e, t) {
  let n = await Qm(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function ro(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Qm(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, cP);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Pc = /* @__PURE__ */ new Set();
function tp() {
  for (let e of Pc) np(e, { recursive: !0, force: !0 });
}
function lP(e) {
  try {
    return uP(fP(e, "headstart-"));
  } catch (t) {
    throw rn(t, e);
  }
}
function be(e) {
  process.listeners("exit").includes(tp) || process.on("exit", tp);
  let t = lP(e);
  Pc.add(t);
  let n = () => {
    np(t, { recursive: !0, force: !0 }), Pc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as mP } from "node:async_hooks";
import { subscribe as pP, unsubscribe as dP } from "node:diagnostics_channel";
var hP = 6e4;
async function on(e, t, n) {
  return pt({ path: wi(e), args: t }, n);
}
async function pt(e, t) {
  let { limitMs: n = hP, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
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
var rp = new mP();
async function Ec({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = mt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    rp.getStore() === m && (f = d.process, process.nextTick(() => {
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
  pP(op, m), o.addEventListener("abort", l);
  try {
    let d = await rp.run(m, () => Wl(yP(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${S(d)}`);
  } finally {
    dP(op, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var op = "child_process";
function yP(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as gP } from "node:fs";
async function ip(e, t = !0) {
  let n = async (s) => {
    let a = t ? lt(s) : void 0;
    return a && await wP(a, e) && a;
  }, [r, o, i] = await Promise.all([
    bP(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: lt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function wP(e, t) {
  let n = await ap("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function bP(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = lt(t), r = n && (vP(n) ?? kP(await ap("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var sp = { "GNU tar": "gnu", bsdtar: "bsd" };
function vP(e) {
  try {
    let t = gP(e);
    return Object.entries(sp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function ap(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await pt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function kP(e) {
  return Object.entries(sp).find(([t]) => e.includes(t))?.[1];
}

// src/job/installed-tree.ts
var up = N(cp(), 1);
import { globSync as xP, lstatSync as SP, readFileSync as PP } from "node:fs";
function fp({ directories: e, marks: t }) {
  let n = (0, up.createHash)("sha256");
  for (let r of e)
    for (let o of xP(t, { cwd: r }).sort()) {
      let i = T(r, o);
      n.update(JSON.stringify([r, o])), SP(i, { throwIfNoEntry: !1 })?.isFile() && n.update(PP(i));
    }
  return n.digest("hex");
}

// src/system/bytes/buffer-pool.ts
function Rt(e, t) {
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
function lp(e) {
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
function mp(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function pp(e) {
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
async function hp(e, t) {
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
    onHead: (l, m) => dp(l) ? EP(l, m, e, t) : void 0
  });
  if (!dp(f)) throw await jm(f, i);
  if (c && e.finish(), !e.isComplete()) throw dt(i, "the connection ended before the object did", "resume");
}
var dp = ({ status: e }) => e === 200 || e === 206;
function EP(e, t, n, r) {
  let { url: o } = r.signed;
  $P(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (OP(e, n, r), r.queue.widen(n)) : IP(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw dt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function OP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw dt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !yp(e["content-length"], r))
    throw dt(n, "the object has another length", "retry");
}
function IP({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw dt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!yp(i, t.end - t.position))
    throw dt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function yp(e, t) {
  return e === void 0 || e === String(t);
}
function $P({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new J(`${Le(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function gp(e, t) {
  let n = MP(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await AP(e, t);
    } catch (i) {
      if (i instanceof J && i.recover === "await-whole" && t.begun && await gi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Gm(n, o);
}
function MP(e, t) {
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
async function AP(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => hp(e, { ...t, signed: c, signal: f });
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
function wp(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Le(o)}: it sends one part much more slowly than others`, u = () => a.abort(new J(c, "resume")), [f, l] = [performance.now(), r.position];
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
function bp(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function vp({ start: e, end: t }, n) {
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
function kp(e, t, n) {
  let { memory: r = qn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...qm, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => TP(e, t, { ...n, memory: r, limits: o })
  };
}
async function* TP(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = RP(t, n, s), c = _P(t, n), u = { ...CP(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new J(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) gp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await gi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function RP({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return vp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => bp(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function CP(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: lp(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: pp(i),
    hedge: wp(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Um(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function _P({ start: e, end: t }, { limits: n }) {
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
function xp(e) {
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
function Pp(e) {
  let t = WP(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw vi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: NP(e("bucket")),
    prefix: LP(e("prefix")),
    region: DP(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !FP(t) : n === "true",
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
function FP(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function NP(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw vi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Sp = 256;
function LP(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Sp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Sp} in all`;
  throw vi("prefix", e, r);
}
function DP(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw vi("region", e, "must be the name of a region, such as eu-west-1");
}
function WP(e) {
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
function vi(e, t, n) {
  return new A(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var an = N(Ep(), 1);

// src/inputs/trusted-writers.ts
var jP = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Ip(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(UP);
}
function UP(e) {
  let [, t, n, r] = jP.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new A(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Op).join("[^/]*"));
  return { workflow: new RegExp(`^${Op(t)}${o.join(".*")}$`, "u"), event: r };
}
function Op(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var $p = 32, zP = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Mp(e) {
  let t = Bp(e("signing-key")).map(HP), n = Bp(e("verify-key")).map(qP), r = Ip(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new A(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(GP), ...n], writers: r };
  }
}
function fj(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => oo(e(n)).length > 0);
}
function Ap(e) {
  return oo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Bp(e) {
  let t = oo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(zP))
    n.push(...oo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...oo(t.slice(r))];
}
function oo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function HP(e) {
  if (e.startsWith("-----")) {
    let r = Tp(e, "PRIVATE KEY", an.createPrivateKey);
    if (r) return r;
    throw new A("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= $p) return (0, an.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${$p}: ${n}.`
  );
}
function qP(e) {
  let t = Tp(e, "PUBLIC KEY", an.createPublicKey);
  if (t) return t;
  throw new A(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Tp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function GP(e) {
  return e.type === "secret" ? e : (0, an.createPublicKey)(e);
}

// src/inputs/inputs.ts
function io(e, t) {
  let n = Ke(e("save-always")), r = Be(e, "store", ["auto", "github", "s3", "local"]), o = Pp(e);
  if (r === "s3" && o.bucket === "") throw new A("Input `bucket` is required with `store: s3`.");
  return {
    key: Aa(e, "key"),
    restoreKeys: ki(e("restore-keys")),
    paths: ki(Aa(e, "path")),
    crossOs: Ke(e("enableCrossOsArchive")),
    failOnMiss: Ke(e("fail-on-cache-miss")),
    lookupOnly: Ke(e("lookup-only")),
    store: r,
    localDir: XP(e("local-dir"), t),
    s3: o,
    stash: { ...ZP(e("stash"), t), maxBytes: YP(e("stash-size")) },
    concurrency: An(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: VP(e("part-size")),
    mode: Be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Be(e, "ramdisk", ["off", "auto", "on"]),
    verify: Be(e, "verify", ["auto", "always"]),
    format: Be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : JP(e),
    jobStatus: e("job-status"),
    secrets: Be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ke(e("source-times")),
    compressionLevel: An(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Be(e, "summary", ["auto", "true", "false"]),
    rolling: xp(e),
    signing: Mp(e)
  };
}
function JP(e) {
  let t = Be(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function ki(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var KP = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Rp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (KP[n] ?? Number.NaN);
}
function VP(e) {
  if (e === "") return 8 * 1048576;
  let t = Rp(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function XP(e, t) {
  return e === "" ? T(t, "headstart") : Lr(Cp("local-dir", e));
}
function Cp(e, t) {
  let n = H(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = $t();
  if (r === void 0) throw new A(`Input \`${e}\` is '${t}', and ${Xo}.`);
  return `${r}${n.slice(1)}`;
}
function ZP(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = Cp("stash", e);
  if (Na(r)) return { use: "on", dir: Lr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function YP(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Rp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function _p(e, t) {
  let n = W(e), r = ki(n), o = t.length > 1 && W("caches") === "" && n !== "";
  if (o && r.length > 1 && r.length !== t.length)
    throw new A(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${t.map(({ name: a }) => a).join(", ")}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = H(process.cwd()), s = (a = W("working-directory")) => Lr(i, H(a));
  return t.map(({ inputs: a }, c) => o && r.length === 1 ? { text: n, cwd: s() } : { text: (o ? r[c] : a.get(e)) ?? n, cwd: s(a.get("working-directory")) });
}

// src/mounts/workspace/show.ts
import { mkdirSync as iI, realpathSync as sI, rmdirSync as aI, symlinkSync as Ki, utimesSync as cI, writeFileSync as uI } from "node:fs";
import { dirname as Xd, join as Nt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as QP } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var eE = /[\u0080-\u00ff]/, tE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!eE.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return tE.decode(n);
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
  return QP(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var zp = N(Np(), 1);
import * as Y from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as nE, renameSync as rE, rmdirSync as oE } from "node:fs";
function me(e, t) {
  uE(
    () => rE(e, t),
    () => !Lp(t)
  );
}
function Gn(e, t) {
  let n = process.platform === "win32";
  n && iE(t);
  try {
    return me(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Lp(t)) return !1;
    throw r;
  }
}
function iE(e) {
  try {
    oE(e);
  } catch {
  }
}
function Lp(e) {
  return nE(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var sE = ["EPERM", "EBUSY", "EACCES"], aE = 200, cE = new Int32Array(new SharedArrayBuffer(4));
function uE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, aE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && sE.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(cE, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Dp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function xi(e) {
  let t = e;
  return Dp[e.do].map((n) => t[n]);
}
function $c(e, t) {
  let n = b(z(t)), r = yt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(jp(i, o))}
`).join("");
}
function Wp(e, t) {
  let n = b(z(t)), r = (s) => s === "" ? n : `${yt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = fE(b(Vo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Fn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return jp(a, r);
  });
}
function jp(e, t) {
  let n = xi(e), r = Dp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function fE(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => le(
    ae(),
    Hr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = le(Te(), cc()), c = se({ mode: a, mtime: a });
  return hc("do", [
    se({ do: _e("make"), path: o }),
    se({ do: _e("move"), to: o, from: i, inode: s }),
    se({ do: _e("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    se({ do: _e("stamp"), path: tn([_e(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Jn = "journal", lE = Math.min(128 * 1024 * 1024, (0, zp.getHeapStatistics)().heap_size_limit / 32);
function Hp(e, t) {
  Y.appendFileSync(T(t, Jn), $c(e, t), { mode: 384 });
  for (let n of e) pE(n);
}
function qp(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && Mc(e.path, e.stamp);
}
function Bc(e) {
  Y.rmSync(T(e, Jn), { force: !0 });
}
function Pi(e, t = () => !0) {
  let n = mE(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? dE(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = $c(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = T(e, `${Jn}-draft`);
    Y.writeFileSync(s, i, { mode: 384 }), me(s, T(e, Jn));
  } else Bc(e);
}
function so(e) {
  return B(b(T(e, Jn))) !== void 0;
}
function mE(e) {
  if (!so(e)) return [];
  let t = Un(T(e, Jn), lE);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Wp(t.toString(), e);
}
function pE(e) {
  if (e.do === "make") Y.mkdirSync(g(e.path));
  else if (e.do === "stamp") Mc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && Si(e.to, e.aside), Si(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? gE(e.from, e.to) : t;
    }
}
function dE(e) {
  if (e.do === "make") hE(e.path);
  else if (e.do === "stamp") yE(e.path, e.before);
  else if (e.do === "move") Up(e);
  else if (B(e.aside)) {
    if (Up(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    Si(e.aside, e.to);
  }
}
function Up({ from: e, to: t, inode: n }) {
  !B(e) && Ei(t) === n && Si(t, e);
}
function Ei(e) {
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
function hE(e) {
  try {
    Y.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function yE(e, t) {
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
function gE(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : z(t), o = n(r);
  for (; z(r) !== r && n(z(r)) === o; ) r = z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function Si(e, t) {
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
var Gp = Promise.resolve();
function Kn(e) {
  let t = Gp.then(e);
  return Gp = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as _c, mkdtempSync as HE, readdirSync as id, realpathSync as sd } from "node:fs";
import { basename as ad, dirname as qE, join as cd } from "node:path";

// src/files/staging.ts
import {
  chmodSync as AE,
  lstatSync as Yp,
  mkdtempSync as TE,
  readdirSync as Qp,
  rmdirSync as RE,
  rmSync as ed,
  statSync as CE,
  writeFileSync as _E
} from "node:fs";
import * as Mi from "node:fs/promises";
import { createServer as FE } from "node:net";
import { toNamespacedPath as NE } from "node:path";

// src/system/disk/local-socket.ts
var Kp = N(Jp(), 1);
import { once as wE } from "node:events";
import { closeSync as bE, lstatSync as vE, openSync as kE, statSync as xE, symlinkSync as SE, writeFileSync as PE } from "node:fs";
import { connect as EE } from "node:net";
import { tmpdir as OE } from "node:os";
import { join as Vn } from "node:path";
var Oi = process.platform === "win32";
function Ii(e, t, n) {
  let { path: r, close: o } = Oi ? BE() : Vp(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Oi && n.listening && PE(Vn(e, t), Xp(r, e), { mode: 384 }), n.listening;
}
async function $i(e, t) {
  let n = Oi ? Zp(e, t) : Vp(e, t);
  if (n)
    try {
      let r = EE(n.path);
      return r.on("error", () => {
      }), await wE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Tc(e, t) {
  return Oi ? Zp(e, t) !== void 0 : vE(Vn(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Vp(e, t) {
  let n = Vn(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = kE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => bE(o) };
  }
  let r = be(OE());
  return SE(e, Vn(r.dir, "d")), { path: Vn(r.dir, "d", t), close: r.remove };
}
var IE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, $E = 256;
function BE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Kp.randomUUID)()}`, close: () => {
  } };
}
function Xp(e, t) {
  return `${e}
${xE(t, { bigint: !0 }).ino}
`;
}
function Zp(e, t) {
  let n = ME(Vn(e, t)) ?? "", [r = ""] = n.split(`
`);
  return IE.test(r) && n === Xp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function ME(e) {
  try {
    return Un(e, $E)?.toString("latin1");
  } catch (t) {
    if (O(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/staging.ts
var Zn = ".headstart-staging-";
function nt(e) {
  return e.startsWith(Zn);
}
function Ai(e) {
  let { dir: t, sign: n } = td(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      so(t) || (Rc(t), n?.close());
    }
  };
}
function Rc(e) {
  if (B(b(e))) {
    for (let t of Qp(e)) t !== Ti && Xn(T(e, t));
    Xn(e);
  }
}
async function Ct({ base: e, literal: t }) {
  let n = LE(e);
  if (t === void 0) return n;
  let r = Yp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Yp(n).dev ? t : Mi.access(n, Mi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function LE(e) {
  let t = e;
  for (; !CE(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Yn(e) {
  let t = B(b(e));
  return t !== void 0 && ao(t);
}
function ao(e) {
  return e.isDirectory() && hi(e) && Am(e);
}
function Qn(e) {
  return Tc(e, Ti);
}
var Ti = "alive", Bi = "born", DE = 10;
function td(e, t = 1) {
  let n = TE(T(e, Zn));
  try {
    return { dir: n, sign: WE(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === DE) throw r;
    return td(e, t + 1);
  }
}
function WE(e) {
  let t = FE((o) => o.destroy()).unref(), [n, r] = [T(e, Bi), T(e, Ti)];
  if (!Ii(e, Bi, t)) {
    _E(r, "");
    return;
  }
  try {
    me(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function nd(e) {
  try {
    Tc(e, Bi) && ed(T(e, Bi)), RE(e);
  } catch {
  }
}
async function Ri(e) {
  if (!Qn(e)) return !1;
  try {
    let t = await $i(e, Ti);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Xn(e) {
  let t = () => ed(NE(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    rd(b(e)), t();
  }
}
function rd(e) {
  AE(g(e), 448);
  for (let t of Qp(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && rd(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as jE } from "node:fs";
function K() {
  return process.platform !== "linux" ? [] : jE("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: od(c), flags: u.split(","), type: o, source: od(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function od(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as UE, readlinkSync as zE } from "node:fs";
function Cc() {
  return zE("/proc/self/ns/pid").replace(/\D/g, "");
}
function er(e) {
  try {
    let t = UE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Fc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Ci(e) {
  let t = process.ppid || 1, n = er(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Cc()}-${t}-${n}-`;
  return HE(cd(sd(e), r));
}
function co({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function _i(e) {
  let t = b(e);
  return K().filter((n) => co(n) === t || _(n.point, t));
}
function ud(e) {
  return !_c(e, { throwIfNoEntry: !1 }) && _i(e).length === 0;
}
function fd(e) {
  let t = b(e);
  return K().findLastIndex((n) => co(n) === t);
}
function ld(e) {
  let t = K().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && uo(n) ? n : void 0;
}
var tr = "headstart-broker";
function md(e) {
  let t = b(e);
  return K().filter((n) => n.type === "fuse" && co(n) === t);
}
function pd() {
  let e = (t) => uo(t) || t === tr;
  return K().flatMap((t) => {
    let n = co(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Fi(e) {
  return id(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function uo(e) {
  return Fc.test(ad(e));
}
var GE = 7200 * 60 * 1e3;
function JE(e) {
  let [, t, n = "", r] = ad(e).match(Fc) ?? [];
  if (t === Cc()) return er(n) !== r;
  let o = _c(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > GE;
}
function KE(e) {
  return e.type === "squashfs" ? qE(e.point) : co(e);
}
function dd(e) {
  let t = K().flatMap((r) => KE(r) ?? []).map((r) => g(r).toString()).filter((r) => uo(r) && !XE(r)), n = process.platform === "linux" ? e.flatMap(VE).filter(Yn) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(JE);
}
function VE(e) {
  try {
    return id(e).filter((n) => Fc.test(n)).map((n) => cd(sd(e), n));
  } catch {
    return [];
  }
}
function XE(e) {
  try {
    let t = _c(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !ao(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as SO, readlinkSync as PO, rmdirSync as EO, symlinkSync as OO } from "node:fs";
import { tmpdir as IO } from "node:os";
import { basename as $O, dirname as Ad, join as Td } from "node:path";
import { setTimeout as BO } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as eO, rmdirSync as tO, unlinkSync as nO } from "node:fs";
import { dirname as bd, join as rO } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as ZE, readdirSync as yd, readlinkSync as Ni, symlinkSync as hd } from "node:fs";
import { dirname as YE, join as nr } from "node:path";
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
  let t = ld(b(e));
  return t !== void 0 && De(t) === b(e) ? t : void 0;
}
function De(e) {
  try {
    return Ni(nr(e, V.workspace), "latin1");
  } catch {
    return;
  }
}
function fo(e) {
  let t = yd(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => V.layer(r, c)), s = YE(Ni(nr(e, V.layer(r, 0))));
    return { number: r, lowers: [V.pathLayer(r), ...i], mountRoot: s };
  });
}
function _t(e, t = "target") {
  try {
    return yd(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => Ni(nr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function gd(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(QE(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: nr(r, V.plain), inside: n };
}
function QE(e) {
  return ZE(e).isSymbolicLink() ? Ni(e, "latin1") : "";
}
function Li() {
  return pd().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? _t(n) : [e];
  });
}
function wd(e, t, n, r) {
  let o = Fi(e);
  hd(g(t), nr(e, `target-${o}`)), hd(g(`${b(n)}/${r}`), nr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function vd(e) {
  let t = De(e), n = _t(e, "made");
  for (let [r, o] of _t(e).entries()) {
    B(o) && eO(g(o), rO(e, `left-${r}`));
    for (let i = bd(o); i !== t; i = bd(i))
      oO(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function oO(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && nO(g(e)), t && n?.isDirectory() && Z(e).length === 0 && tO(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Sd,
  closeSync as Pd,
  lstatSync as Od,
  openSync as Ed,
  readdirSync as uO,
  readFileSync as fO,
  readlinkSync as lO,
  renameSync as Lc,
  statfsSync as mO,
  symlinkSync as pO
} from "node:fs";
import { join as un } from "node:path";

// src/mounts/overlay-marks.ts
var Di = 512, [iO, sO, aO] = [124, 136, 156];
function Nc(e, t, n) {
  return xd(e, t, ["redirect", "opaque"], n);
}
function kd(e, t, n) {
  return xd(e, t, ["redirect"], n);
}
async function xd(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...cO(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* cO(e, t) {
  let n = !1;
  for (let r = 0; r + Di <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + iO, r + sO), 8), i = r + Di, s = String.fromCharCode(e[r + aO]);
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
async function Id(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || cn(g(o).toString()) !== e) return;
  let i = _t(e), a = (await t.changedIn(V.plain, V.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => _(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = un(e, V.plain), f = await kd(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => yO(e, `${o}/${h}`, d, r));
  let p = mO(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && hO(`${b(u)}/${h}`, w, p) && await m(y, () => gO(y));
}
var dO = 512;
function hO(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * dO > r) return !1;
  let o = g(e);
  try {
    return n > r || fO(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && Od(o).uid === process.geteuid?.();
  }
}
var Dc = (e) => `moved-${e}`;
async function yO(e, t, n, r) {
  pO(g(t), un(e, Dc(n)));
  let o = `part-${n}`;
  await on("cp", ["-a", "--", `${Dc(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Lc(un(e, o), un(e, `copy-${n}`));
}
function gO(e) {
  let t = g(e);
  try {
    Pd(Ed(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Od(t);
    Sd(t, r | 128), Pd(Ed(t, "r+")), Sd(t, r & 4095);
  }
}
function $d(e) {
  let t = uO(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = lO(un(e, Dc(Number(n))), "latin1");
    B(r) && Lc(g(r), un(e, `left-moved-${n}`)), Lc(un(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as wO, readdirSync as bO, readFileSync as vO } from "node:fs";
async function Bd(e, t, n) {
  let o = bO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!_(f, s) || !kO(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${xO(c)} (${c}) ${l} in it`);
  }
}
function kO(e) {
  return wO(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function xO(e) {
  try {
    return vO(`/proc/${e}/comm`, "utf8").trim();
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
var Md = 10, MO = 300;
async function rr(e, { rights: t, warn: n }) {
  if (!uo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Id(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = _i(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await Wi(() => Wc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await Wc(s.reverse(), { rights: t, warn: n, attempts: Md, signal: r });
  if (!Yn(e)) return;
  AO(e), $d(e), vd(e);
  let u = _i(e);
  if (!u.every(i) || (await Wc(u, { rights: t, warn: n, attempts: Md, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Ad(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", $O(e)], f);
}
async function Wc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e;
  for (let s = 0; s < r && i.length > 0; s++) {
    s > 0 && await BO(MO, void 0, { signal: o });
    let a = i;
    i = [];
    for (let { point: c } of a) {
      let u = await ji(c, [], { rights: t, signal: o }).then(() => {
      }, S), f = K().some((l) => l.point === c);
      u !== void 0 && f && i.push({ point: c, reason: u });
    }
  }
  for (let { point: s, reason: a } of i)
    n?.(`${g(s)} is still in use, so it was only detached: ${a}`), await ji(s, ["-l"], { rights: t, signal: o });
  return i.length > 0;
}
function AO(e) {
  let t = (n) => PO(Td(e, n), "latin1");
  for (let n of TO(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Ad(o))
        EO(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function TO(e) {
  try {
    return SO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function ji(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = En(i, be(IO()));
    OO(g(e), Td(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    On(i, a, c);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as RO, constants as CO, realpathSync as _O } from "node:fs";
import { dirname as jc } from "node:path";
var FO = ["ext4", "xfs", "btrfs", "tmpfs"];
function Rd(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = K().filter(({ point: c, source: u }) => _(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => _(_O(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = Uc(e);
  if (!FO.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    RO(jc(e), CO.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${jc(e)}`);
  }
}
function Uc(e) {
  let t = b(jc(e));
  return K().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Cd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Z(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as HO, readdirSync as Wd } from "node:fs";
import { join as qc } from "node:path";

// src/mounts/layers.ts
var Dd = N(Fd(), 1);
import { existsSync as WO, mkdirSync as zc, readFileSync as Nd } from "node:fs";
import { release as jO } from "node:os";
import { join as Hc } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as NO } from "node:fs";
import { join as LO } from "node:path";
async function Ui(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    DO(s),
    a,
    c,
    u,
    0,
    0
  ]);
  NO(LO(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function DO(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function or({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    zc(Hc(e, f)), await Ft(i ?? UO(zO()), async (l) => {
      await s(f, "squashfs", Ld(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) zc(Hc(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: Ld(d, m) }));
    await Ui(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
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
      return zc(Hc(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), f;
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
function Ld({ offset: e, length: t }, n) {
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
function UO(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function zO() {
  let e = `/boot/config-${jO()}`;
  try {
    return WO(e) ? Nd(e, "latin1") : (0, Dd.gunzipSync)(Nd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var qO = 250;
async function zi(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > qO) throw new Error("the job has too many layers");
  let c = JO(i, o), u = async () => {
    cn(i) === e && await n.run("umount", ["-i", "--", V.workspace], s);
  };
  await Wi(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Wd(e).filter((m) => m.startsWith("work-")).length}`;
    HO(qc(e, f));
    let l = `lowerdir=${a},upperdir=${V.workspace},workdir=${f}`;
    await Ft(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: V.workspace, type: "overlay", options: p };
      await Ui([...GO(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function GO(e) {
  let { workspace: t, plain: n } = V, r = b(qc(e, n));
  return K().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function JO(e, t) {
  let n = b(e), r = K().filter((i) => i.point === n), o = [Uc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function jd(e, t, n) {
  let r = cn(t);
  if (r === void 0) return;
  let o = fo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await rr(r, { rights: n, warn: () => {
    } });
    await zi(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Hi(r, s);
  }
}
function Hi(e, { number: t, lowers: n }) {
  let r = Wd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) Xn(qc(e, o));
}

// src/mounts/workspace/path-layer.ts
import { chmodSync as Gc, lstatSync as zd, mkdirSync as Jc, renameSync as Ud, rmdirSync as KO, rmSync as VO, statSync as XO, utimesSync as ZO } from "node:fs";
import { dirname as YO, join as qi } from "node:path";
var QO = 4e3, lo = ".headstart-aside", Gi = ".headstart-placed";
async function Hd(e, t) {
  let { dir: n, layers: r, name: o, reserved: i, rights: s, signal: a } = t, [c, u] = [`${o}-shown`, `${o}-work`];
  for (let y of [o, c, u]) Jc(qi(n, y));
  let f = `lowerdir=${r.join(":")},upperdir=${o},workdir=${u}`;
  await Ft(["volatile,", ""], (y) => {
    let v = ["-i", "-n", "-t", "overlay", "-o", `${y}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${f}`, "--", n, c];
    return s.run("mount", v, { cwd: n, signal: a });
  });
  let l = b(qi(n, c)), { mode: m, atimeMs: p, mtimeMs: d } = XO(qi(n, r[0]));
  try {
    eI(l, i);
    for (let [y, { source: w }] of e.entries())
      Kc(`${l}/${w === "" ? lo : `${lo}/${w}`}`, `${l}/${Gi}/${y}`);
  } finally {
    await s.run("umount", ["-i", "--", c], { cwd: n, signal: a });
  }
  let h = b(qi(n, o));
  for (let [y, { source: w, target: v }] of e.entries()) {
    let P = `${h}/${v}`;
    Jc(g(YO(P)), { recursive: !0 }), Kc(`${h}/${Gi}/${y}`, P), w === "" && (Gc(g(P), m & 511), ZO(g(P), p / 1e3, d / 1e3));
  }
  VO(g(`${h}/${lo}`), { recursive: !0, force: !0 }), KO(g(`${h}/${Gi}`));
}
function eI(e, t) {
  let n = Z(e), r = n.find((i) => t.includes(i));
  if (r !== void 0)
    throw new Error(`it holds the name ${g(r)}, with which a target begins`);
  if (n.length > QO) throw new Error(`it has ${n.length} names in one directory`);
  let o = n.find((i) => tI(`${e}/${i}`));
  if (o !== void 0) throw new Error(`${g(o)} has other names in it`);
  for (let i of [lo, Gi]) Jc(g(`${e}/${i}`));
  for (let i of n) Kc(`${e}/${i}`, `${e}/${lo}/${i}`);
}
function tI(e) {
  let t = zd(g(e));
  return !t.isDirectory() && t.nlink > 1;
}
function Kc(e, t) {
  try {
    Ud(g(e), g(t));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = zd(g(e));
    Gc(g(e), r | 128), Ud(g(e), g(t)), Gc(g(t), r & 511);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as qd } from "node:fs";
import { lstat as Vc, readdir as nI } from "node:fs/promises";
import { dirname as rI } from "node:path";
var Gd = 16;
async function Jd(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Vc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await nI(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Gd)
      throw new Error(`'${e.text}' names more than ${Gd} directories`);
  };
  return await Vc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function Ji({ sources: e, target: t }, { base: n }, r) {
  if ((await Vc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = rI(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Xc(t, r);
}
function Xc(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = qd(g(e), "latin1");
  if (t.some((i) => _(qd(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...K().map(({ point: i }) => i), ...Li()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Kd(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await oI(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function oI({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Ji(f, e, o), Cd(f.target, s);
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
async function Zc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await Kn(() => fI(e, n, r)).catch((i) => r(i, o)), t;
}
async function fI(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = sI(t), a = cn(s), c = e.flatMap((p) => p.protectedDirs);
  Rd(s, { root: a, protectedDirs: c });
  let u = Bd(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : _t(a).map((p) => p.slice(b(s).length + 1)), l = await Kd(e, f, i);
  if (l.length === 0) return;
  let m = a ?? Ci(Xd(s));
  a === void 0 && o(m);
  try {
    a === void 0 && lI(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await pI(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    fo(m).length === 0 && await rr(m, { rights: n, warn: () => {
    } });
  }
}
function lI(e, t) {
  Ki(t, Nt(e, V.workspace));
  let n = Date.now() / 1e3 - mI;
  uI(Nt(e, V.since), ""), cI(Nt(e, V.since), n, n), iI(Nt(e, V.plain));
}
var mI = 2;
async function pI(e, t, n) {
  let { real: r, refuse: o } = n, i = fo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await dI(e, a++, p, n) });
    } catch (d) {
      o(d, Vd(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) hI(e, r, p, d);
    await zi(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) yI(p);
  } catch (p) {
    await zi(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) Hi(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => Vd(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      wd(p.request.dir, d, Nt(e, V.plain), h);
}
async function dI(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    V.pathLayer(t),
    n.map((m, p) => V.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) Ki(p, Nt(e, f[m]));
  try {
    return await Hd(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw Hi(e, l), m;
  }
}
function hI(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ki(g(a), Nt(e, V.target(r, o)));
    let [c] = gt(Xd(a));
    c !== void 0 && Ki(g(c), Nt(e, V.made(r, o))), B(s) && aI(g(s));
  }
}
function yI({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Vd({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Lt = N(Zd(), 1);
var Qc = 9;
function eu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function gI(e) {
  let t = Buffer.alloc(Qc);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function Yd(e, t, n) {
  let r = gI(eu(n).id), o = eh(r, e, t), i = n.type === "secret" ? th(o, n) : (0, Lt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Qd(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ce("has no signature");
  let o = r.filter((c) => eu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => eu(u).name))].join(" and ");
    throw new Ce(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Qc), e.subarray(Qc)];
  if (!n.some((c) => {
    let u = eh(i, t, c);
    return o.some((f) => wI(u, s, f));
  }))
    throw new Ce(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function eh(e, t, { repository: n, scope: r, version: o }) {
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
function wI(e, t, n) {
  if (n.type !== "secret") return (0, Lt.verify)(null, e, n, t);
  let r = th(e, n);
  return t.length === r.length && (0, Lt.timingSafeEqual)(t, r);
}
function th(e, t) {
  return (0, Lt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function nh() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && bI(vI()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function bI(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function vI() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function rh() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function oh() {
  for (let e of Ap(W("signing-key"))) ai(e);
}
function ih({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => Yd(o, t, r);
  if (e?.writers.length)
    return async (o) => (await tu()).signByToken(o, t, n);
}
function sh({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Em(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!rh())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function ah({ signing: e }, t) {
  e?.writers.length && (await tu()).issuerKeys(t);
}
function tu() {
  return import("./tokens.js");
}
var kI = 1440 * 60 * 1e3;
async function Vi(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return Qr(o);
  let i = Ae(), s = e.scope === void 0 ? we(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await Qr(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await tu()).checkToken(l, m, h);
      }
      let p = Qd(l, m, { places: u, keys: n.verifiers });
      if (!ee(e.key, t) && c.getTime() - p.getTime() > kI)
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
  let t = await ch() ?? await xI(e);
  return SI(t), t;
}
async function Zi(e) {
  let t = await ch();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Qi(c, i), { name: n, inputs: c };
  });
}
async function ch() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new A(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-SYXEXR3H.js");
  return n(e);
}
async function xI(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-JOXW343N.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function SI(e) {
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
  oh();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? Qi(e, { ...o }) : "none";
}
function Qi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var PI = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function es({ inputs: e }) {
  return e.size > 0 && EI([...e.keys()]), io(W, zr());
}
function EI(e) {
  let t = new Set(PI);
  io((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), zr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new A(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${sl(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function nu(e, t) {
  try {
    return await Rn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as QT } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as mu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as zh, rm as S$ } from "node:fs/promises";
import { dirname as P$, join as E$ } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as OI } from "node:fs";
async function ts(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += uh(i, o, t);
  }
  return r;
}
function ns(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += uh(OI(e, r, o, t - o, n + o), o, t);
  return r;
}
function uh(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function fh(e) {
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
var Ch = N(mh(), 1);
import { closeSync as Rh, constants as Ah, fstatSync as GI, openSync as JI } from "node:fs";
import { setImmediate as KI } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var yh = N(dh(), 1);
var pe = 8192, ou = 256;
function rs(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + ou * pe)), { unpacked: f, starts: l, length: m } = II(u, i + u.length === n);
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
  let r = Math.ceil(n / pe), o = await e(t, t + r * ru);
  if (o.length !== r * ru) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * ru))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: rs(e, s, t, i), start: s };
}
var ru = 8;
function II(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < ou && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & hh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > hh ? a : $I(a), u = t && s === e.length;
    if (c.length !== pe && !(u && c.length > 0 && c.length < pe))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < ou)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var hh = 32767;
function $I(e) {
  try {
    return (0, yh.zstdDecompressSync)(e, { maxOutputLength: pe, chunkSize: pe });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var mo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function wh(e) {
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
var [BI, MI, AI] = [12, 12, 8], TI = 256, RI = 256, [gh, CI] = [46, 47];
async function bh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await _I(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % pe) !== y)
      throw iu();
    let v = s.take(MI), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (P > RI) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let X = s.ahead();
      X && await X;
      let Q = s.take(AI), { bytes: oe } = s, Jt = I + oe.readInt16LE(Q + 2), Kt = oe.readUInt16LE(Q + 4);
      a.name(Jt, Kt, E + oe.readUInt16LE(Q));
      let Vt = vh(oe.readUInt16LE(Q + 6)), nl = s.take(Vt), Fr = oe.subarray(nl, nl + Vt);
      if (FI(Fr, d), w && R === P && !Fr.equals(w.name)) throw iu();
      d = Fr, Kt === mo.whiteout ? c.add(e, Fr) : Kt === mo.directory && c.addBelow(e, Fr, Jt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw iu();
  return m;
}
async function _I(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(BI), { bytes: o } = e, i = vh(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function iu() {
  return C("the index of a directory leads elsewhere");
}
function vh(e) {
  if (e >= TI) throw C("a name is too long");
  return e + 1;
}
function FI(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === CI) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === gh && (e.length === 1 || e.length === 2 && e[1] === gh))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var We = 96, kh = 6, xh = { noXattrs: 512, others: 1088 }, Sh = 0xffffffffffffffffn, NI = 1 << 24;
function ir(e, t) {
  if (e.length < We || e.toString("latin1", 0, 4) !== "hsqs")
    throw Ph("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [We, f, l, m, p, h, t], w = (n(24) ^ xh.noXattrs) & ~xh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === kh, `its compression is number ${n(20)} instead of ${kh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Sh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Sh, "it has a table for exporting by NFS"],
    [s > 0 && s <= NI, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (E) throw Ph(E[1]);
  return i;
}
function Ph(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Eh = 16, LI = 4, su = 1 << 24, is = su - 1;
async function Oh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = WI(o + i), { starts: a, words: c, start: u } = await DI(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & is;
    if (p > (su | is) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & su ? d : e.unpackedBytes?.(m, d, r);
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
        let R = y.bytes.readUInt32LE(y.take(LI));
        if (R === 0) continue;
        let X = e.pause?.();
        X && await X;
        let Q = Math.min(r, v - E);
        if ((l(P.end, R) ?? Q) !== Q)
          throw C("a block is not what it should be");
        P.end += R & is, P.hash = Math.imul(P.hash, 31) + R | 0;
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
async function DI({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await os(e, n, t * Eh);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Eh);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function WI(e) {
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
var ss = (e) => (t, n) => t.readUInt16LE(n + e), Pe = (e) => (t, n) => t.readUInt32LE(n + e), Ih = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), jI = {
  1: { kind: "directory", length: 16, start: Pe(0), bytes: ss(8), offset: ss(10) },
  2: { kind: "file", length: 16, start: Pe(0), fragment: Pe(4), offset: Pe(8), bytes: Pe(12) },
  3: { kind: "link", length: 8, bytes: Pe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Pe(4) },
  8: { kind: "directory", length: 24, bytes: Pe(4), start: Pe(8), indexed: ss(16), offset: ss(18), attributes: Pe(20) },
  9: { kind: "file", length: 40, start: Ih(0), bytes: Ih(8), fragment: Pe(28), offset: Pe(32), attributes: Pe(36) }
}, as = 4294967295, UI = 16, zI = 4095, HI = 3;
function Bh(e) {
  let t = e.take(UI), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = jI[n.readUInt16LE(t)];
  if (!r) throw $h();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw $h();
  if (s(r.attributes, as) !== as) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? HI : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > zI) throw C("a link is too long");
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
function $h() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var cs = 2 ** 20, qI = 4096;
function Mh() {
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
          if (c.length > qI) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function VI(e) {
  let t = ir(await e.read(0, We), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await XI(e, t.idTable, i);
  let a = await Oh(e, t), c = rs(e.read, n, r), u = rs(e.read, r, a.start), f = wh(o), l = Mh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Bh(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await bh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Th = 4;
async function XI(e, t, n) {
  let { table: r } = await os(e.read, t, n * Th);
  await r.ahead(), r.take(n * Th), r.end();
}
function us({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function ZI(e) {
  let t = JI(e, Ah.O_RDONLY | (Ah.O_NONBLOCK ?? 0));
  if (GI(t).isFile()) return t;
  throw Rh(t), new Error(`${e} is no file any more`);
}
async function sr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = ZI(e), a = (p, d) => ns(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => t$(a(p, _h)) ?? 0,
    contents(p, d, h) {
      let y = YI(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await KI(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < QI ? void 0 : f();
  try {
    return await VI({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    Rh(s);
  }
}
function YI(e, t) {
  try {
    return (0, Ch.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var QI = 64 * 1024 * 1024, e$ = 4247762216, _h = 18;
function t$(e) {
  if (e.length < _h || e.readUInt32LE(0) !== e$) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as c$ } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as Fh } from "node:fs/promises";
var n$ = 1e4, r$ = 5, o$ = 1024, i$ = 500;
function ar() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([a$(r), au(r)]);
    if (o <= n$ + t * r$ + i / o$) return;
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
      let i = setInterval(n, i$, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var s$ = 10;
async function a$(e) {
  let t = await Fh(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * s$;
}
async function au(e) {
  let t = await Fh(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var Nh = 64 * 1024 * 1024, u$ = 0.1, f$ = 8 * 1024, l$ = 8, m$ = 25;
function fn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + u$) + e * f$;
}
function Dt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = c$(e), o = Nh + l$ * n * r, i = Nh, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await au(c)), m$), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
var p$ = 32;
function cr(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw po();
  let a = r.map((u, f) => ({ ...Lh(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw po();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= p$) throw po();
    return { ...Lh(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw po();
  return c;
}
function Lh(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: fn(e) };
}
function po() {
  return new In("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ms = N(Wh(), 1);
import { open as d$ } from "node:fs/promises";
var fs = 64 * 1024 * 1024, h$ = fs + fs / 128, y$ = 4096, g$ = 255, [ls, jh, w$] = [0, 46, 47];
function Uh(e) {
  let t = Buffer.from(e.map(b$).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > fs || n > cs)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ms.zstdCompressSync)(t), bytes: t.length };
}
function b$(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ps(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > h$) throw ln("it is too long");
  await n?.(o, o + i);
  let a = await d$(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = cu(await ts(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw ln(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function cu(e, t) {
  let n = v$(e), { starts: r, counts: o, end: i } = k$(n, t);
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
function v$(e) {
  try {
    let t = { maxOutputLength: fs, info: !0 }, { buffer: n, engine: r } = (0, ms.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw ln(S(t));
  }
  throw ln("something follows it");
}
function k$(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== ls; a++) o = x$(e, o) + 1;
    if (r.push(a), i += a, i > cs) throw ln("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function x$(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== ls && e[n] !== w$; ) n++;
    let i = n - o, s = i <= 2 && e[o] === jh && e[n - 1] === jh;
    if (n === e.length || i === 0 || i > g$ || n - t > y$ || s)
      throw ln("it has a name that is none");
    r = e[n] === ls;
  }
  return n - 1;
}
function ln(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function ur({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = cr(e, t), c = E$(s, "image"), u = !1, f = async (p) => {
    await O$(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await S$(c, { force: !0 }), await $$(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await uu(c, a) : u || await Hh(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function O$(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = fh(U({ segments: r })), c = Hh(n, r, { signal: o, until: s }), u = !1;
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
var I$ = 32 * 1024 * 1024;
async function $$(e, { length: t, isMounted: n }, r) {
  let o = await zh(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Hn(o, P$(e), [u], f), s -= u.length, a += u.length, n && (a >= I$ || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function uu(e, t) {
  let n = await zh(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      ir(await ts(n, Math.min(o, We), r), o);
  } finally {
    await n.close();
  }
}
async function Hh(e, t, n = {}) {
  let r = await ps(e, t, n), o = 0;
  for (let i of t.filter(fu)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await sr(e, i, "tables", n);
    us(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function fu({ kind: e }) {
  return e === "image" || e === "delta";
}
async function FH(e, { offset: t }) {
  return t + Number((await e(t, t + We)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function qh(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function jH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new J(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: mp(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => kp(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as B$, rmSync as M$, writeFileSync as A$ } from "node:fs";
import { join as ds } from "node:path";
import { setTimeout as T$ } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Kh = N(Jh(), 1);
function Vh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Xh(e) {
  let t = (0, Kh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Zh = "server", R$ = 6e4;
function Yh() {
  let e = ds(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Xm({ path: process.execPath, args: [e] }), i = Xh(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(R$)]);
      c.addEventListener("abort", o);
      try {
        A$(ds(s.dir, Zh), `${t} ${er(t)}`), n.write(Vh(s));
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
var lu = 5e3;
async function ho(e, t) {
  let n = AbortSignal.timeout(lu);
  for (let { point: s } of md(e))
    await ji(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ds(e, Zh);
  if (!B$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Qh(r)) ?? [];
  return o && await C$(Number(o), i), M$(r, { recursive: !0, force: !0 }), _$(e) ?? "killed";
}
async function C$(e, t) {
  let n = performance.now();
  for (; er(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * lu) return;
    r > lu && N$(e), await T$(4);
  }
}
function _$(e) {
  try {
    return JSON.parse(Qh(ds(e, mn.report)));
  } catch {
    return;
  }
}
var F$ = 64 * 1024;
function Qh(e) {
  return Un(e, F$)?.toString() ?? "";
}
function N$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function ey(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Yh() : void 0;
}
async function ty({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await qh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: sc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await ho(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = mu(o, mn.image);
  return await uu(u, n), { path: u, images: n };
}
async function yo(e, t, n) {
  let r = await ho(e, t);
  return await n?.(r, t), await rr(e, { rights: t, warn: D }), r;
}
function ny(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function ry(e, t) {
  if (!e) return mu(t, mn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return L$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? mu(t, mn.blocks) : void 0;
}
function L$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as J$, readFileSync as K$ } from "node:fs";
import { join as V$ } from "node:path";

// src/system/pipeline.ts
var sy = N(iy(), 1);
import { once as D$ } from "node:events";
import { readFileSync as W$ } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = z$(c ? a : j$(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: H$(o, n)
  };
}
var pu;
function j$(e) {
  pu ??= { path: U$() };
  let { path: t, args: n } = e;
  return pu.path ? { ...e, path: pu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function U$() {
  let e = lt("setpriv");
  return e && W$(e).includes("pdeathsig") ? e : void 0;
}
async function ay(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function z$(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, sy.spawn)(e.path, e.args, { ...t, env: e.env ?? mt() });
  } finally {
    process.umask(n);
  }
}
async function H$(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await G$(s, { mayEcho: s !== e.at(-1) });
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
var q$ = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function G$({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-xc);
  });
  let [o, i] = await D$(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || q$.test(r.trim()))))
    throw zn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function fr(e) {
  if (process.geteuid?.() === 0) return X$() ? cy((r) => r) : void 0;
  let t = du("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await pt(n({ path: du("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return cy(n);
}
function cy(e) {
  let t = (n, r) => {
    let o = du(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await ay(t(n, r), o);
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
function du(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => V$(n, e)).find((n) => J$(n));
}
function X$() {
  let [, e = "0"] = K$("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var ve = ae(), Ee = Fe(ae()), Z$ = se({
  /** Without links. */
  target: ve,
  pattern: ve,
  /** The topmost directory that was made for the target. */
  made: Ee,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ve
}), Y$ = se({
  socket: ve,
  mounts: ut(Z$)
}), Q$ = se({
  name: ve,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ee
}), eB = se({
  /** Absent if only the store knows the scope. */
  scope: Ee,
  version: ve,
  key: ve,
  size: Te(),
  /** Where the images are in the body, in bytes. */
  images: ut(se({ offset: Te(), length: Te() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ve,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ee,
  /** The time of the mount, by the kernel's clock. */
  since: Te()
}), tB = se({
  /** The preset's name, if it is not in the inputs. */
  preset: Ee,
  /** The preset's working directory, relative to the workspace. */
  directory: Ee,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Fe(tn([_e("none"), ui(ve, ve)])),
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
  brokered: Fe(Y$),
  mounted: Fe(eB),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: Fe(mc()),
  restored: Fe(Q$)
}), nB = ui(ve, tB), uy = "headstart";
function hs(e) {
  Yl(uy, JSON.stringify(e));
}
function ys() {
  let e = Ql(uy);
  if (e === "") return;
  let t = JSON.parse(e), n = Fn(nB, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function hu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var rB = 10;
async function fy(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - rB && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var dg = N(ly(), 1);

// src/formats/naming.ts
function gu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function gs(e, t) {
  let n = gu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Ko([...r, Ln, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as PB } from "node:events";
import { setImmediate as EB } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as oB } from "node:fs";
import { join as iB } from "node:path";
function mr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) oB(o, iB(t, String(r)));
}
async function pn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function lr(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function ws(e, t) {
  return { segments: e, files: lr(e, "files"), bytes: lr(e, "bytes"), skipped: t };
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
var bu = ["-b", "2048"], hy = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], yy = ["-x", "-f", "-", "--ignore-zeros", ...bu, "--no-same-owner"], my = [...yy, "--no-same-permissions"], py = [...yy, "-p"], dy = "--warning=no-unknown-keyword", wu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], gy = {
  gnu: {
    create: [...wy(""), "-P", "--sparse", ...bu, ...hy],
    extract: [...my, dy],
    skeleton: [...py, dy]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...bu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...wu,
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
    extract: [...my, ...wu],
    skeleton: [...py, ...wu]
  }
};
function wy(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function pr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: gy[e.dialect][t] };
}
function by({ path: e, dialect: t }) {
  return { path: e, args: gy[t].skeleton, keepsMask: !0 };
}
function bs({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...wy(",delete=mtime"), ...t, ...n, ...hy] };
}

// src/formats/actions-cache/compression.ts
var rt = N(ky(), 1);
import { pipeline as Ry, Readable as Cy } from "node:stream";
import { pipeline as vB } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as By } from "node:os";
import { extname as fB, join as lB } from "node:path";
import { Readable as My, Writable as mB } from "node:stream";
import { Worker as pB } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var dr = N(Sy(), 1);
import { once as sB } from "node:events";
var wt = 4 * 1024 * 1024;
async function Py(e, t) {
  let n = (0, dr.createZstdCompress)({ ...aB(e, t), flush: dr.constants.ZSTD_e_end });
  try {
    return n.write(e), await sB(n, "readable"), cB(n.read());
  } finally {
    n.destroy();
  }
}
var Cq = 33 * 1024 * 1024;
function aB({ length: e }, t) {
  return { params: { [dr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: uB(e) };
}
function cB({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function uB(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Ey(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Oy({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function vu({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Iy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) vu(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function bt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = xu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: My.from(dB(r)), ended: o.finally(n.close) };
}
async function* dB(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var ku = Math.min(By(), 2), go = Math.min(By(), 4);
function xu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: yB(), owner: ++n };
      t ??= Ey(go + 1, wt, go + 2 - ku);
      let { ended: s, ...a } = gB(i, { ...r, slabs: t }, o), c = s.then(() => {
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
var hB = lB(import.meta.dirname, `tar-thread${fB(import.meta.filename)}`), $y = 1024 * 1024;
function yB() {
  let e = no(/^NODE_COMPILE_CACHE$/);
  return new pB(hB, { execArgv: [], env: e, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function gB(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new mB({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > $y ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new My({ objectMode: !0, read() {
  } }), p = bB(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > $y) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(wB(d));
    else {
      let { slab: h, filled: y } = d, w = Oy(s, h).subarray(0, y);
      l.push({ content: w, release: () => vu(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function wB({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function bB({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), Iy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function _y(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = bt(e, r), s = o ? kB(n) : (0, rt.createGzip)();
  return Ry(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function kB(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = rt.constants, r = { [t]: e, [n]: 1 };
  return (0, rt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Su = Buffer.from([40, 181, 47, 253]), Ay = Buffer.from([31, 139]);
async function* Fy(e, t, n) {
  let [r, o] = await xB(e);
  if (r.subarray(0, Ay.length).equals(Ay)) yield* Ty((0, rt.createGunzip)(), o);
  else if (r.subarray(0, Su.length).equals(Su)) t ? yield* SB({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Ty((0, rt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function xB(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Su.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Ty(e, t) {
  Ry(Cy.from(t), e, () => {
  }), yield* e;
}
async function* SB(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Wt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = vB(Cy.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Ny(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = _y(pr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = IB(a, { ...e, signal: s.signal }, f).catch(i), m = pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var OB = 256;
async function IB(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = $B(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < OB || (e.write(c.join(""), "latin1") || await PB(e, "drain", { signal: o }), c = [], await EB(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function $B(e, t, n = process.platform) {
  let { join: r, relative: o } = It(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var mg = N(Dy(), 1);
import { linkSync as vM, mkdirSync as kM } from "node:fs";
import { availableParallelism as xM } from "node:os";
import { dirname as SM, join as PM } from "node:path";

// src/formats/tar-archives/tar-records.ts
var de = 512, ot = Buffer.alloc(2 * de);
function Oe(e) {
  return (de - e % de) % de;
}
function jy(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: vs(r) } : t === "K" ? { ...e, target: vs(r) } : t === "g" ? e : { ...e, ...MB(new Map(BB(r))) };
}
function vs(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* BB(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function MB(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Wy(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Wy(t("GNU.sparse.realsize"))), n;
}
function Wy(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse-map.ts
var AB = 2, Uy = 20;
function zy(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Uy + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Uy) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / de + AB) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var TB = 1024 * 1024;
function yr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = jy(n, f, l), i = Oe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = RB(f);
    if ("xgLK".includes(l)) {
      if (m.size > TB) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: FB(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : zy(d.size), o = d.size, i = Oe(d.size), d;
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
function RB(e) {
  if (ks(e, 148, 8) !== CB(e)) throw new k("its archive is damaged");
  let t = hr(e, 0, 100), n = hr(e, 257, 6) === "ustar" ? hr(e, 345, 155) : "";
  return {
    type: hr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: hr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: ks(e, 100, 8) & 511,
      mtime: String(ks(e, 136, 12)),
      size: ks(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function CB(e) {
  let t = 256;
  for (let n = 0; n < de; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function hr(e, t, n) {
  return vs(e.toString("latin1", t, t + n));
}
function ks(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = hr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var _B = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function FB(e, t) {
  let n = _B[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as WB, existsSync as jB, mkdirSync as Hy, readdirSync as UB, rmSync as zB } from "node:fs";
import { join as Ss } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as NB } from "node:fs";
function Pu(e, t, n) {
  if (!Gn(g(e), g(t))) {
    Z(t).length < Z(e).length && LB(e, t, n);
    for (let r of Z(e)) Pu(`${e}/${r}`, `${t}/${r}`, n);
    NB(g(e));
  }
}
function LB(e, t, n) {
  me(g(e), n), me(g(t), g(e)), me(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Eu({ write: e, ...t }) {
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
var DB = 32 * 1024 * 1024;
async function xs(e, t) {
  for (; e.pending > DB / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Ps({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, I) => Ss(n, `worker-${I}`)), m = l.map((E) => {
    Hy(E);
    let I = t(pr(e, "extract"), { cwd: E, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => Ou(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, I) => E + (I ?? 0), 0), w = HB(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = Ss(n, "tree");
  Hy(v);
  for (let E of l) Pu(b(E), b(v), Ss(n, "aside"));
  let P = w ? o() - Ou(b(v)) : 0;
  if (P > o() - y)
    throw zB(v, { recursive: !0 }), new Mn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function HB(e) {
  return process.platform === "darwin" || jB(Ss(e, "WORKER-0"));
}
function Ou(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of UB(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Ou(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return WB(g(e), t), n;
}
var qB = 1024 * 1024;
async function qy(e, t, n) {
  let r = [];
  for (let s of t) JB(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of VB(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await KB(n), i.allow({ bytes: fn(s), files: s.files })), i.write(a, () => e.release?.(a)), await xs(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var GB = 1024 * 1024;
function JB(e) {
  let t = 2 + fn(e) / GB;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function KB(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= qB) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* VB(e, t) {
  let n = XB(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* XB(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Gy = /[\u0080-\u00ff]/, Es = 100, Iu = 8589934591, ZB = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function wr(e) {
  let t = Buffer.allocUnsafe(wo(e));
  return t.subarray(0, $u(t, 0, e));
}
function wo({ name: e, target: t }) {
  return 4 * de + 2 * (e.length + t.length);
}
function $u(e, t, n, r = !1) {
  let o = QB(n, r), i = t;
  if (o !== "") {
    i += YB(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Oe(o.length);
    e.fill(0, i, s), i = s;
  }
  return Ky(e, i, n, ZB[n.kind]), i + de;
}
var Jy = /* @__PURE__ */ new Map();
function YB(e) {
  let t = Jy.get(e);
  if (t) return t;
  let n = Buffer.alloc(de);
  return Ky(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Jy.set(e, n), n;
}
function QB({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = Gy.test(e) || Gy.test(t), a = s && !i ? vt("hdrcharset", "BINARY") : "", c = s || e.length > Es ? vt("path", e) : "", u = s || t.length > Es ? vt("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : vt("mtime", n), l = r > Iu ? vt("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + eM(e, o);
}
function eM(e, t) {
  return t === void 0 ? "" : vt("GNU.sparse.major", "1") + vt("GNU.sparse.minor", "0") + vt("GNU.sparse.name", e) + vt("GNU.sparse.realsize", t);
}
function vt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var tM = nM();
function nM() {
  let e = Buffer.alloc(de);
  return gr(e, 108, 7, 0), gr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ky(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  tM.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Iu);
  e.write(n, t, Es, "latin1"), gr(e, t + 100, 7, o), gr(e, t + 124, 11, Math.min(s, Iu)), gr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Es, "latin1");
  let u = 0;
  for (let f = t; f < t + de; f++) u += e[f];
  gr(e, t + 148, 6, u), e[t + 154] = 0;
}
function gr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as rM } from "node:stream";
import { pipeline as oM } from "node:stream/promises";

// src/files/member-paths.ts
function Os(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function Vy(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Is(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Os(n) } : by(t);
  await Zy(o, e, r), t.dialect === "bsd" && await Zy(o, iM(e), r);
}
async function* iM(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var Xy = 256;
async function Zy(e, t, n) {
  let r = new AbortController(), o = ar(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = bt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += Xy)
          yield Buffer.concat(m.slice(p, p + Xy).map(wr));
      }
    } catch (m) {
      r.abort(m);
    }
    yield ot;
  }
  let l = oM(rM.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as aM } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var tg = N(Qy(), 1);

// src/formats/tar-archives/queue.ts
function eg() {
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
var sM = 128 * 1024;
function ng() {
  let { push: e, next: t } = eg(), n = !1;
  async function* r(o) {
    let i = (0, tg.createZstdDecompress)({ chunkSize: sM }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var cM = 1024 * 1024;
function rg(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < cM || "thread" in n ? lM(n, r) : fM(e, n, r);
}
var uM = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function fM(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Bu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), ig(o, uM);
}
var lM = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Bu({ ...t, signal: r }, (h) => bt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = ng();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await aM(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return Eu({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, og = (e, t) => ig(
  Bu(t, (n) => bt(e, n)),
  ot
);
function Bu(e, t) {
  let n = Dt(e.cwd), r = ar(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function ig({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return Eu({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as ag } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as mM } from "node:fs";
function bo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var sg = Buffer.alloc(0);
function br({ next: e, filled: t }, n = !1) {
  let r = sg, o = 0, i = () => {
    o > 0 && t(o), r = sg, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(wo(a)), o = $u(r, o, a, n);
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
        let f = mM(a, r, o, Math.min(u, r.length - o), null);
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
var pM = 1e3, dM = 8 * 1024 * 1024, hM = 4, yM = 1024 * 1024;
function cg(e) {
  let t = e[0], n = br(bo(yM, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Oe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / pM, o / dM);
      (l >= hM || l >= 1 && ag(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = ag(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
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
var gM = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function wM(e) {
  if (e === "." || e === "..") return;
  if (gM.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function $s(e) {
  for (let t of e.split("/")) {
    let n = wM(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var bM = 1e5;
function fg(e, t, n = process.platform) {
  let r = It(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, ug);
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
      a.size > bM && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? ug : f(r.resolve(o, l));
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
var ug = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function pg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = xM(), warn: a } = e, c = Dt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: og, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Ps(m, async (y, w) => {
    let v = cg(y), P = IM(fg(o, i), v), E = yr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of Fy(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let X of E.push(R)) P.push(X);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = PM(n, "tree");
  for (let { name: y, target: w } of p) $M(b(h), y, w);
  d.length > 0 && await Is([d], { tar: u, lines: o, cwd: h, signal: f });
}
var EM = 512 * 1024 * 1024, OM = 1 / 2, lg = 300;
function IM({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(EM, (0, mg.getHeapStatistics)().heap_size_limit * OM), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(wo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + lg), h === "file")
      f++, n.begin(wr({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + lg);
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
function $M(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  kM(r(SM(t)), { recursive: !0 });
  try {
    vM(r(n), r(t));
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
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => BM(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Ny,
  unpack: pg
};
function BM(e, t) {
  let n = gu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, dg.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as qM } from "node:fs";
import { join as GM } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Pg = N(yg(), 1);
import { writeFileSync as NM } from "node:fs";
import { join as LM } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as CM } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as MM, openSync as AM, writeSync as gg } from "node:fs";
var kg = "-noI", [wg, TM] = [24, 1], [RM, bg] = [8, 4], vg = 2;
function xg(e, t, n) {
  let r = AM(e, "r+");
  try {
    let o = ns(r, We, 0);
    o.writeUInt16LE(o.readUInt16LE(wg) & ~TM, wg);
    let { inodeTable: i, root: s } = ir(o, t);
    gg(r, o, 0, o.length, 0);
    let a = Buffer.alloc(bg);
    a.writeUInt32LE(n);
    for (let c = 0; c < bg; c++) {
      let u = s.offset + RM + c, f = Math.floor(u / pe) * (vg + pe), l = i + s.block + f + vg + u % pe;
      gg(r, a, c, 1, l);
    }
  } finally {
    MM(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Sg(e, t, n) {
  let r = bs(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await vo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function vo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ..._M(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, I] = await Promise.allSettled([FM(i, h), w]);
    for (let R of [E, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await CM(e);
  s !== void 0 && xg(e, v, s);
  let P = await sr(e, { offset: 0, length: v }, "heads");
  return us(P, a), P;
}
function _M(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function FM(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Mu(e, t, n, r) {
  let o = n ? Au(t, n.unpacked) : [];
  if (o.length > DM || o.some((c) => c.includes(`
`))) return;
  let i = await UM(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + WM) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await jM(e, t, s, r).catch(() => !1) ? i : void 0;
}
var DM = 1e3, WM = 1440 * 60;
async function jM(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Pg.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Og(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Eg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Au(e, t) {
  let n = Og(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Og({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function UM(e, { path: t }, n, r) {
  let o = LM(r.scratch, "excludes");
  return NM(o, [zM, ...n.map(HM)].join(""), "latin1"), vo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var zM = `... ${Zn}*
`;
function HM(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Bg(e) {
  let t = GM(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Eg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Mu(t, o, void 0, e);
    if (!s) {
      r ??= Ig(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Au(o, r.unpacked).length > 0 ? await Mu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await $g(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Ig(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      mr(e);
      let i = await Sg(t, o, e);
      n.push(await $g(t, { ...i, files: o.length }, n, e));
    }
  }
  return ws(n, r?.skipped ?? []);
}
function Ig({ found: e, leftOut: t = [] }) {
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
async function $g(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await pn(qM(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as XM, lstatSync as _g, mkdirSync as ZM, readdirSync as Fg } from "node:fs";
import { dirname as YM, join as dn, relative as QM } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Tg, lstatSync as Rg, mkdirSync as Mg, renameSync as Ag, utimesSync as JM } from "node:fs";
function Cg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Mg(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && Tu(c), u && Ag(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Rg(g(c));
    for (let m of [c, u]) Tu(m);
    for (let m of Z(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = VM(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Ag(g(p), g(d)) : (y || Mg(g(d)), a(p, d));
    }
    Tg(g(u), f & 511), JM(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = KM(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function KM(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Tu(n), n = `${n}/${r}`;
  }
  return n;
}
function Tu(e) {
  Tg(g(e), 448);
}
function VM(e) {
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
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? eA(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Ng({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + nA(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await tA({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Fg(u).filter(m) : [])
      Xn(dn(u, p));
  }
  await rA(o, n.signal);
}
function eA(e, t) {
  let n = dn(t, String(e.number));
  if (_g(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = dn(n, QM(e.base, e.literal));
  return ZM(YM(r), { recursive: !0 }), r;
}
async function Ng({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [Dt(i), ar()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function tA({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = dn(o.dir, `layer-${i}`);
  await Ng({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(dn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Cg(u) + s;
}
function nA(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Fg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = dn(t, String(e.number)), o = _g(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function rA(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  XM(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await on("chown", ["-hR", "0:0", "."], n), await on("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Lg = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [gs("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Bg,
  async unpack(e) {
    let t = await ur({ ...e, body: () => e.body }, e.dir);
    await Ms(t, e);
  }
};

// src/system/young-heap.ts
var jg = N(Wg(), 1);
function Ug() {
  (0, jg.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as oA, fstatSync as zg, lstatSync as iA, openSync as sA, readlinkSync as aA } from "node:fs";
function qg(e, t, n) {
  let r = br(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = fA(a, c);
    try {
      let f = zg(u, { bigint: !0 });
      if (!f.isFile()) throw hn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(As(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(As(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Hg(a);
      let p = zg(u);
      if (p.ctimeMs !== pA(f.ctimeNs) || p.size !== m) throw Hg(a);
      r.pad(Oe(m));
    } finally {
      oA(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !Im ? iA(c, { bigint: !0 }) : void 0;
      if (u && n && !cA(u, a, n)) throw hn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(As(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(As(a, u, "symlink", { target: H(aA(c, "latin1")) }));
      else throw hn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(ot), r.flush();
    }
  };
}
function cA(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var uA = ["ELOOP", "EMLINK", "ENXIO"];
function fA(e, t) {
  try {
    return sA(t, Ne);
  } catch (n) {
    throw uA.includes(O(n) ?? "") ? hn(e) : n;
  }
}
function hn(e = "") {
  return new Error(`${Gg(e)} was replaced while it was saved`);
}
function Hg(e) {
  return new Error(`${Gg(e)} changed while it was read`);
}
function Gg(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function As(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Jg(n);
  return { name: e, kind: r, target: o, size: i, mode: lA(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function lA(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Ts = 1000000000n, mA = 9;
function Jg(e) {
  if (e < 0n) return `-${Jg(-e)}`;
  let t = e % Ts, n = String(e / Ts);
  return t === 0n ? n : `${n}.${String(t).padStart(mA, "0").replace(/0+$/, "")}`;
}
function pA(e) {
  return Number(e / Ts) * 1e3 + Number(e % Ts) / 1e6;
}

// src/formats/tar/read-members.ts
function Kg(e, t, { kind: n, bytes: r }) {
  let o = [], i = bo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = qg(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Vg(e, t, { cwd: n, signal: r }) {
  let o = [], i = br(bo(wt, (l) => {
    o.push(l);
  })), s = yr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw hn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Oe(d), a++;
  }, f = Wt(r, (l) => {
    let m = bt(pr(t, "create"), { cwd: n, signal: l });
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
var Xg = wt / 2, dA = 2 * wt, hA = 3, yA = 4;
async function* Zg(e, t) {
  let n = new AbortController(), r = xu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = bA({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of gA(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > yA && s(); a.length > hA; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* gA(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= Xg;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function wA(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && mr(e), i ||= f !== void 0;
    let l = f ? Vg(a, f, { cwd: r, signal: n }) : Kg(a, Vy(t), { kind: c, bytes: 2 * Xg });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function bA(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Os(n.map(({ line: p }) => p)), a = Ru(1), c = Ru(go), u = 1, f = wA(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Ug();
    let w = { kind: p, bases: s, isContinued: y, level: h <= dA ? r : void 0 };
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
    return await c.acquire(), { frame: await Py(p, r).finally(c.release).finally(d), contentBytes: p.length };
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
      u !== ku && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as vA } from "node:timers/promises";
var Yg = 256, kA = 8e3, xA = 64 * 1024 * 1024;
function ew(e) {
  let t = Rs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Rs("files"), sparse: Rs("files", !0) }, i = 0, s = (f) => Qg(f.some(PA) ? o.sparse : o.plain, f), a = (f, l) => EA(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Rs("files", f === "sparse") };
  };
  async function* u() {
    let f = Yg;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Qg(t, [m]);
        else {
          let p = m.hardLink ? OA(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await vA(), f = Yg);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var SA = 1024 * 1024;
function PA({ bytes: e, length: t = e }) {
  return t - e >= SA;
}
function EA({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / kA, t / xA) / r;
}
function OA(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Rs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var IA = 1536, $A = wt - 64 * 1024;
function BA({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return IA + n + Oe(n);
}
function Qg(e, t) {
  let n = t.reduce((o, i) => o + BA(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= $A ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function tw(e) {
  let t = ew(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of Zg(AA(t), e)) {
    s !== r && (n.push(MA(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), ws(n, t.skipped);
}
function MA({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* AA({ files: e, skeleton: t }) {
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
import { availableParallelism as _A } from "node:os";
import { join as FA } from "node:path";

// src/formats/tar/stored-skeleton.ts
var iw = N(rw(), 1);
var TA = 256 * 1024 * 1024;
function sw(e, t, n) {
  return {
    async check() {
      if (Xe(e) > TA) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of ow(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => ow(e, t, n)
  };
}
async function* ow(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = yr("several"), s = t;
  for await (let a of CA(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), RA);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function RA({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* CA(e, t, n) {
  let r = Dt(n);
  r.allow(t);
  let o = (0, iw.createZstdDecompress)();
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
async function aw(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: rg(i.zstd, lr(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? _A(), u.length),
    files: () => lr(u, "files"),
    signal: s,
    warn: a
  }, m = await Ps(l, async (p, d) => {
    let h = await qy(t, n, p), y = f.reduce((v, P) => v + fn(P), 0), w = sw(
      h,
      { members: lr(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Is(m, { tar: c, lines: o, cwd: FA(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var cw = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [gs("tar", e)],
  unsupportedReason: () => {
  },
  pack: tw,
  unpack: aw
};

// src/formats/index.ts
var vr = [cw, Lg, Bs];

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
function uw(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Cs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, NA(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function NA(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ue from "node:fs/promises";
import { basename as Ow, dirname as Wu, join as Iw } from "node:path";

// src/system/disk/eviction.ts
import * as xt from "node:fs/promises";
import { basename as zA, join as Nu } from "node:path";

// src/system/disk/draft-file.ts
var lw = N(fw(), 1);
import * as kt from "node:fs/promises";
import { dirname as mw, join as _u } from "node:path";
var _s = ".drafts";
async function kr(e) {
  let t = _u(e, _s), n = _u(t, (0, lw.randomUUID)());
  try {
    return await ft(e, t), dw(e, n, await kt.open(n, "wx+", 384));
  } catch (r) {
    throw rn(r, e);
  }
}
async function pw(e, t) {
  let n = _u(e, _s, t);
  return dw(e, n, await kt.open(n, Ne));
}
function dw(e, t, n) {
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
      return await n.sync(), await ft(e, mw(i)), LA(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await kt.rm(t, { force: !0 });
    }
  };
}
async function LA(e, t) {
  try {
    await kt.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await kt.rm(e), process.platform === "win32") return !0;
  let n = await kt.open(mw(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as DA } from "node:fs";
import * as yn from "node:fs/promises";
import { join as hw } from "node:path";
import { setTimeout as WA } from "node:timers/promises";
var Fs = ".notes";
function xr(e) {
  let t = async (n) => (await ft(e, hw(e, Fs)), hw(e, Fs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(UA, () => {
      }) === await je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Fu(async (n, r) => {
      await WA(jA), await je(n) === r && await gw(await t(n), r);
    }),
    touch: Fu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await yn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await gw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Fu(async (n, r) => yn.link(await t(n), r))
  };
}
var jA = 20, yw = 256;
async function je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Fu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function UA(e) {
  let t = await yn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(yw), 0, yw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function gw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = DA, a = await yn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var HA = 3600 * 1e3;
async function Ns(e) {
  await ww(await Sr(Nu(e, _s)));
}
async function ww(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > HA);
  await Promise.all(t.map(({ path: n }) => xt.rm(n, { force: !0 })));
}
async function Ls(e, t) {
  let n = new Map((await Sr(Nu(e, Fs))).map((o) => [zA(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await ww([...n.values()]), r;
}
async function ko(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await xt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await xt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Sr(e) {
  let t = await et(e).then(() => xt.readdir(e)).catch(() => []);
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
import { constants as qA } from "node:fs";
import * as it from "node:fs/promises";
import { dirname as GA } from "node:path";
async function gn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Tm(e), i = xr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => JA(r, s, a),
    file: KA(r, e, i, n),
    close: () => r.close()
  };
}
function JA(e, t, n) {
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
function KA(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Lu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Ds(e, t),
    async copyTo(i) {
      return await it.copyFile(`/proc/self/fd/${e.fd}`, i, qA.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await VA(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function VA(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await je(e);
    if (await t(), await je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Lu(e, t, n) {
  try {
    let [r, o] = await Promise.all([it.stat(GA(n)), e.stat()]);
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
var bw = 1024 * 1024;
async function vw({ path: e, dir: t, evict: n }) {
  let r = await kr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: bw,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Hn(o, t, f, c + u * bw);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await xr(t).prove(o, await je(o)), await r.discard(), u && await n().catch(() => {
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
import * as kw from "node:fs/promises";
import { basename as XA, join as ZA } from "node:path";
async function xw(e) {
  let t = await Du(e), n = (await Promise.all(t.map(Du))).flat(), o = (await Promise.all(n.map(Du))).flat().filter((i) => /^[0-9a-f]{64}$/.test(XA(i)));
  return (await Promise.all(o.map(Sr))).flat();
}
async function Du(e) {
  return (await kw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => ZA(e, n.name));
}

// src/stores/local/local.ts
var Sw = 1024 ** 3, Pw = process.platform === "linux" ? Nr : ll;
function $w(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Sw, minFreeBytes: i = Sw } = e, s = ({ scope: a, version: c, key: u }) => Iw(t, Pw(n), Pw(a), Nr(c), Nr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Ew(t))
        for (let f of a) {
          let l = u.map((p) => Wu(s({ scope: f, version: p, key: "-" }))), m = await YA(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await jn(t), await Ue.mkdir(t, { recursive: !0, mode: 448 }), await et(`${t}/.`), !await QA(c, { dir: t, verify: r }))
        return vw({
          path: c,
          dir: t,
          async evict() {
            await Ns(t);
            let u = (await Ls(t, await xw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await ko(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Ew(t) ? (await Bw(Wu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Ue.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Ew(e) {
  return await jn(e), await Tw(e) ? (await et(`${e}/.`), !0) : !1;
}
async function YA(e, t, n) {
  let r = (await Promise.all(e.map((o) => Bw(o, t, n)))).flat();
  for (; ; ) {
    let o = ul(t, r);
    if (!o) return;
    let i = await eT(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Bw(e, t, n) {
  if (!await Aw(e, n)) return [];
  let r = Fa(Ow(e)) ?? "", o = (await Ue.readdir(e)).filter((a) => pl(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Iw(e, a);
      return { path: c, stat: await Ue.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Mw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Mw(e, t) {
  let n = Fa(Ow(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await gn(e, t);
  try {
    return (await Qr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function QA(e, t) {
  if (!await Aw(Wu(e), t) || !await Tw(e)) return !1;
  try {
    return await Mw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Ue.rm(e, { force: !0 }), !1;
  }
}
async function eT({ path: e, key: t, version: n, createdAt: r }, o) {
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
function Aw(e, t) {
  return Rw(_m(t.dir, e));
}
function Tw(e) {
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
function Cw(e) {
  let t = tT(e.inputs.s3);
  return Cs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function tT({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var _w = {
  local: ({ inputs: e, repository: t }) => $w({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Cw,
  github: uw
};
function Fw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as nT } from "node:path";
function Nw(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / $), m = await rT(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * $, n) - f);
        await oT(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = iT(l, n, e);
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
async function rT(e, { roles: t, bypassed: n }) {
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
async function Lw(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function oT(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function iT(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * $ < t && !i(s); ) s++;
  return Math.min(s * $, t);
}
async function Dw(e, t, n) {
  let r = await e.roles.current(), o = Ye(n, n + Xe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ws(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  ju(r, e) && s.datasync().catch(() => {
  });
}
function Ww(e, t, n) {
  return Rt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ws(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function ju({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ye(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ws({ file: e, path: t }, n, r) {
  return Hn(e, nT(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as dT, once as hT } from "node:events";
import { setTimeout as yT } from "node:timers/promises";

// src/stores/stash/election.ts
var Uw = N(jw(), 1);
import { EventEmitter as sT } from "node:events";
import * as he from "node:fs/promises";
import { createServer as aT } from "node:net";
import { dirname as zu, join as wn } from "node:path";
var zw = ".fillers";
async function Hw(e, t) {
  let n = wn(e, zw, t);
  for (await ft(e, zu(n)); ; ) {
    let r = await uT(n) ?? await fT(n);
    if (r) return r;
  }
}
var cT = 3600 * 1e3;
async function qw(e) {
  let t = wn(e, zw);
  for (let n of await he.readdir(t)) {
    let r = await he.stat(wn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > cT && await he.rm(wn(t, n), { recursive: !0, force: !0 });
  }
}
async function uT(e) {
  for (let t of await he.readdir(e).catch(pT)) {
    let n = await $i(e, t);
    if (n) return { role: "follower", lines: n };
    await he.rm(wn(e, t), { recursive: !0, force: !0 });
  }
}
async function fT(e) {
  let t = await he.mkdtemp(wn(zu(e), "joining-")), n = (0, Uw.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new sT(), s = aT((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Hu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = lT(s, { said: r, followers: o, heard: i, path: wn(e, n) });
  if (!Ii(t, n, s))
    return await he.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Gn(t, e);
  } finally {
    c || (s.close(), await he.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function lT(e, { said: t, followers: n, heard: r, path: o }) {
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
var mT = 36;
function Hu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > mT && e.pause();
    for (let i of o) t(i);
  });
}
function pT(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var gT = /^[0-9a-f-]{36}$/, wT = /^\d{1,7}$/, Gw = "fetches", bT = 500;
function Jw(e, t) {
  return wT.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Kw({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Jw(o, n);
    i !== void 0 && r(i);
  }), e(Gw);
}
var vT = 4;
function Vw(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = sn(n.pace ?? to, r * $), s = /* @__PURE__ */ new Set(), a = new dT(), c = Promise.resolve(void 0), u, f = performance.now(), l = kT(), m = Promise.withResolvers();
  yT(bT, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && gT.test(y))
      return u = y, c = pw(e, y).catch(() => {
      }), !0;
    y === Gw && m.resolve(!0);
    let w = Jw(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved($), !0);
  }, h = !1;
  return Hu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > vT * o) return;
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
      return await xT(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function kT() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function xT(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await hT(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as ST } from "node:path";
var PT = 15e3, ET = 16;
function xo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Zw(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !OT(r)) return;
        if (++i > ET) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await IT(e), u && await Xw(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Xw(c).catch(n);
    }
  };
  return a;
}
function OT(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Xw(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function IT(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = PT, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return $T(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / $);
  return { role: "follower", copy: Vw(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function $T(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(ST(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Yw({ size: e, read: t }, n) {
  let { logError: r } = n, i = Zw({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    eb(u, s);
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
    file: BT(s, a),
    read: (c, u, f) => Nw(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Ww(s, c, u),
    isPublished: () => xo(i.held()) !== void 0,
    async finish() {
      let c = Qw(s);
      c && await MT(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Qw(e) {
  let t = e.roles.held();
  return t?.role === "filler" && ju(t, e) ? t : void 0;
}
function BT(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: AT(e),
    async link(r) {
      let o = await n.settled(), i = xo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Lu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = xo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Ds(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = xo(n.held());
      if (o) return RT(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Qw(e) !== void 0, t.isProven;
    }
  };
}
async function MT({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = xr(r), c = setInterval(t.giveSign, TT);
  try {
    await n.put(e, o), i && await a.prove(e.file, await je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function AT(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Ye(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Dw(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Lw(Ye(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && eb(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function eb(e, { size: t, onAsked: n }) {
  n && Kw(e, Math.ceil(t / $), n);
}
var TT = 1e3;
async function RT(e, t, { bypassed: n }) {
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
import * as So from "node:fs/promises";
import { basename as CT, dirname as _T, join as St } from "node:path";
var FT = 1024 ** 3;
function nb(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = FT, isPull: o } = e, i = St(t, "pulls"), s = St(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([tb(i), tb(s)]), l = o ? void 0 : 1;
    return (await Ls(t, f.flat())).map((m) => ({
      ...m,
      rank: _T(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await jn(t), await So.mkdir(t, { recursive: !0, mode: 448 }), await et(t);
    for (let f of [i, s]) await ft(t, f);
  };
  return {
    async open(f, l) {
      await jn(t);
      for (let p of [t, i, s]) await et(p).catch(rb);
      let m = await qu(St(s, f), l, e);
      return m || o ? m ?? qu(St(i, f), l, e) : (NT(St(i, f), St(s, f)), qu(St(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => So.rm(St(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Hw(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Ns(t), qw(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await ko(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return kr(t);
    },
    async put(f, l) {
      await f.publish(St(a, l)) && await ko(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function tb(e) {
  return (await Sr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(CT(t)));
}
function NT(e, t) {
  try {
    me(e, t);
  } catch (n) {
    rb(n);
  }
}
function rb(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function qu(e, t, n) {
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
  await So.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function ob(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = nb(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Ko([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), I = DT(
          m,
          Yw(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return I;
        let { file: R, read: X, close: Q } = P;
        return {
          ...I,
          original: I,
          stored: m,
          file: R,
          read(oe, Jt) {
            return c(`Found in the stash ${n}`), Rt(X(oe, Jt), LT);
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
async function* LT(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function DT(e, t, n) {
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
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Fw(e), f = WT(t(_w[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return ob(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function WT(e, t) {
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
    service: nh(),
    repository: t.repository,
    own: we(t).write,
    keepsDisk: rm(),
    isSealed: (r) => vr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: ib(x),
    warn: ib(D),
    mask: ai
  };
}
function ib(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var sb = 3e4;
async function ab(e, t, n, r = AbortSignal.timeout(sb)) {
  if (!await fy(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await sr(e, s, "contents", { signal: r });
  })().then(() => {
  }, jT);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await UT(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function jT(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function UT({ scope: e, version: t, key: n, size: r }) {
  let o = io(W, zr()), i = Ae(), s = Pr(Er(o, i, AbortSignal.timeout(sb))), a = e === void 0 ? we(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as ZT } from "node:fs";
import { dirname as YT } from "node:path";

// src/mounts/broker.ts
var fb = N(ub(), 1);
import { once as zT } from "node:events";
import { connect as HT } from "node:net";
import { setTimeout as qT } from "node:timers/promises";
var lb = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, mb = 0.3, GT = 1024 ** 2, JT = 20;
function KT(e) {
  let t = (0, fb.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > GT && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function VT(e, t) {
  for (; ; ) {
    let n = HT({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await zT(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await qT(JT, void 0, { signal: t });
    }
  }
}
async function XT(e, t, n, r, o = lb[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await VT(e, a);
    let u = KT(c), { value: f } = await u.next(), l = o - mb - (performance.now() - i) / 1e3;
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
  let n = lb.mount, r = (...o) => XT(e, t, ...o);
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
        if (n <= mb) throw new Error("the broker does not answer");
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
  let n = Or(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Po(r.target) && await n.unmount(r.target), Po(r.view, "tmpfs") && await n.unmount(r.view), Us(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function Po(e, t = "overlay") {
  let n = b(e);
  return K().some(
    (r) => r.point === n && r.type === t && r.source === tr
  );
}
function Us({ target: e, made: t, view: n }) {
  pb(n, n), t !== void 0 && pb(e, t);
}
function pb(e, t) {
  try {
    for (let n = e; _(n, t); n = YT(n)) ZT(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function zs() {
  let e = ys() ?? {}, t = await Zi(e).catch(() => []);
  for (let [n, r] of Object.entries(e).flatMap(eR).toSorted(tR)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Rn(o, () => nR(r));
  }
}
function eR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function tR([, e], [, t]) {
  return db(t) - db(e);
}
function db({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = K().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : fd(e));
}
async function nR({ mountRoot: e, mounted: t, brokered: n }) {
  n && await js(n), e !== void 0 && await yb([e], async (r, o) => {
    let i = ry(r, e);
    t && i !== void 0 && await ab(i, t, o);
  });
}
async function hb() {
  await yb(dd([q(), QT(te())]));
}
async function yb(e, t) {
  if (e.length === 0) return;
  let n = await fr(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await yo(r, n, t);
    } catch (o) {
      if (ud(r)) continue;
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function gb(e, t) {
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
function bb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (wb(n, r, e) || wb(r, n, t)) return [n.text, r.text];
}
function wb(e, t, { excludes: n }) {
  if (n?.(t.literal ?? rR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && Hs(e, at(e.base, r));
}
function rR({ base: e, rest: t }) {
  return T(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Hs(e, t) {
  return e.matches(t) || t !== "" && Hs(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as y1 } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var vb = (e, t, n) => {
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
var kb = "\0SLASH" + Math.random().toFixed(16) + "\0", xb = "\0OPEN" + Math.random().toFixed(16) + "\0", qs = "\0CLOSE" + Math.random().toFixed(16) + "\0", Sb = "\0COMMA" + Math.random().toFixed(16) + "\0", Pb = "\0PERIOD" + Math.random().toFixed(16) + "\0", oR = new RegExp(kb, "g"), iR = new RegExp(xb, "g"), sR = new RegExp(qs, "g"), aR = new RegExp(Sb, "g"), cR = new RegExp(Pb, "g"), uR = /\\\\/g, fR = /\\{/g, lR = /\\}/g, mR = /\\,/g, pR = /\\\./g, dR = 1e5, hR = 4e6, yR = 1e3, gR = 1e3, wR = 2e7, bR = 16;
function Gu(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function vR(e) {
  return e.replace(uR, kb).replace(fR, xb).replace(lR, qs).replace(mR, Sb).replace(pR, Pb);
}
function kR(e) {
  return e.replace(oR, "\\").replace(iR, "{").replace(sR, "}").replace(aR, ",").replace(cR, ".");
}
function Ju(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Eb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = vb("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function xR(e, t) {
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
function SR(e, t) {
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
function PR(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Eb(e, e, t);
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
function Eo(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Ob(e, t = {}) {
  if (!e)
    return [];
  let n = Eo(t.max, dR), r = Eo(t.maxLength, hR), o = Eo(t.maxDepth, yR), i = Eo(t.maxRewrites, gR), s = Eo(t.maxSteps, wR);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Ku(vR(e), n, r, o, 0, i, { remaining: s }, !0).map(kR);
}
function ER(e) {
  return "{" + e + "}";
}
function OR(e) {
  return /^-?0\d/.test(e);
}
function IR(e, t) {
  return e <= t;
}
function $R(e, t) {
  return e >= t;
}
function Oo(e, t, n, r, o, i, s) {
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
function BR(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Gu(i[0]), c = Gu(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Gu(i[2])), 1) : 1, l = IR;
  c < a && (f *= -1, l = $R);
  let p = i.some(OR), d = p ? u : 1, h = 0;
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
  if (s.remaining -= bR, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Eb(e, m, s);
    if (!p)
      return Oo(c, e, [""], t, n, f, s);
    p.unmatched && (m = xR(m, s));
    let d = p.pre, h = () => Oo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Oo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && SR(p.post, s)) {
        u++, e = p.pre + "{" + p.body + qs + p.post, m = m.slice(0, p.end) + qs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = BR(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = PR(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Ku(R[0], t, n, r, o + 1, i, s, !1).map(ER), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let oe = Oo(c, d + R[0], [""], t, n, f && !p.post.length, s);
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
      e: for (let oe = 0; oe < R.length; oe++) {
        let Jt = Ku(R[oe], t, n, r, o + 1, i, s, !1);
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
    let I = Oo(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Io = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var MR = {
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
}, $o = (e) => e.replace(/[[\]\\-]/g, "\\$&"), AR = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ib = (e) => e.join(""), $b = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(MR))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push($o(l) + "-" + $o(h)) : h === l && r.push($o(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push($o(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push($o(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [AR(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Ib(r) + "]", p = "[" + (u ? "" : "^") + Ib(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var jt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, TR = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Vu = (e) => TR.has(e), Bb = (e) => Vu(e.type), RR = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), CR = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), _R = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Mb = /* @__PURE__ */ new Map([
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
]), FR = "(?!(?:^|/)\\.\\.?(?:$|/))", Gs = "(?!\\.)", NR = /* @__PURE__ */ new Set(["[", "."]), LR = /* @__PURE__ */ new Set(["..", "."]), DR = new Set("().*{}+?[]^$\\!"), WR = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Xu = "[^/]", Ab = Xu + "*?", Tb = Xu + "+?", jR = 0, bn = class {
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
  id = ++jR;
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
    return this.#d(t, CR);
  }
  #d(t, n = RR) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = _R) {
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
    return !!Mb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Mb.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !Bb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && LR.has(this.#e[0]))) {
        let d = NR, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? FR : y ? Gs : "";
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
      a = (this.isStart() && !n ? Gs : "") + Tb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Gs : "") + Ab + ")"
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
    if (Bb(this)) {
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
        o = !1, i += (DR.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Tb : Ab, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = $b(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Xu, n = !0;
        continue;
      }
      i += WR(u);
    }
    return [i, jt(t), !!n, s];
  }
};
ke = bn;

// node_modules/minimatch/dist/esm/escape.js
var Zu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (Io(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), UR = /^\*+([^+@!?*[(]*)$/, zR = (e) => (t) => !t.startsWith(".") && t.endsWith(e), HR = (e) => (t) => t.endsWith(e), qR = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), GR = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), JR = /^\*+\.\*+$/, KR = (e) => !e.startsWith(".") && e.includes("."), VR = (e) => e !== "." && e !== ".." && e.includes("."), XR = /^\.\*+$/, ZR = (e) => e !== "." && e !== ".." && e.startsWith("."), YR = /^\*+$/, QR = (e) => e.length !== 0 && !e.startsWith("."), e1 = (e) => e.length !== 0 && e !== "." && e !== "..", t1 = /^\?+([^+@!?*[(]*)?$/, n1 = ([e, t = ""]) => {
  let n = _b([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, r1 = ([e, t = ""]) => {
  let n = Fb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, o1 = ([e, t = ""]) => {
  let n = Fb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, i1 = ([e, t = ""]) => {
  let n = _b([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, _b = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Fb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Nb = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Rb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, s1 = Nb === "win32" ? Rb.win32.sep : Rb.posix.sep;
ye.sep = s1;
var fe = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = fe;
var a1 = "[^/]", c1 = a1 + "*?", u1 = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", f1 = "(?:(?!(?:\\/|^)\\.).)*?", l1 = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = l1;
var Re = (e, t = {}) => Object.assign({}, e, t), m1 = (e) => {
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
    GLOBSTAR: fe
  });
};
ye.defaults = m1;
var Lb = (e, t = {}) => (Io(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Ob(e, { max: t.braceExpandMax }));
ye.braceExpand = Lb;
var p1 = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = p1;
var d1 = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = d1;
var Cb = /[?*]|[+@!]\(.*?\)|\[|\]/, h1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    Io(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Nb, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Cb.test(i[2])) && !Cb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return Lb(this.pattern, this.options);
  }
  parse(t) {
    Io(t);
    let n = this.options;
    if (t === "**")
      return fe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(YR)) ? o = n.dot ? e1 : QR : (r = t.match(UR)) ? o = (n.nocase ? n.dot ? GR : qR : n.dot ? HR : zR)(r[1]) : (r = t.match(t1)) ? o = (n.nocase ? n.dot ? r1 : n1 : n.dot ? o1 : i1)(r) : (r = t.match(JR)) ? o = n.dot ? VR : KR : (r = t.match(XR)) && (o = ZR);
    let i = bn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? c1 : n.dot ? u1 : f1, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? h1(l) : l === fe ? fe : l._src;
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
ye.escape = Zu;
ye.unescape = jt;

// src/files/patterns.ts
var Db = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function He(e, t, { platform: n = process.platform, home: r = $t() } = {}) {
  let o = { platform: n, home: r && H(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => g1(c, H(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => b1(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function g1(e, t, n) {
  let r = It(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = H(e.slice(i.length), n.platform), [a, c] = w1(s, t, { ...n, maths: r }), [, u = "", f = ""] = y1.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, Db), d = o ? new ze(f, { ...Db, nocase: !0 }) : p;
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
function w1(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${Xo}`);
  return [r, e.slice(2)];
}
function b1({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = It(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && v1(e, t, n);
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
function v1(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && $s(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var zb = N(Wb(), 1);
function re(e) {
  return e ? S1 : k1;
}
var k1 = {
  mistake: Ca,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Hb = "~v", x1 = Hb.length + 49, jb = Go - x1, S1 = {
  mistake(e) {
    let [t = ""] = e, n = Qu(t).length > jb, r = `Key Validation Error: ${t} cannot be larger than ${jb} characters with rolling; ~ counts twice.`;
    return Ca(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Js(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Qu)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Ub(t, 20), Ub(n, 5)];
    return `${Js(e)}${Date.now()}-${r}-${o}-${(0, zb.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Js(e) {
  return Qu(e) + Hb;
}
function qb(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Qu(e) {
  return e.replaceAll("~", "~~");
}
function Ub(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var P1 = 3600 * 1e3;
function Gb(e, t) {
  let n = e.toSorted(_a), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > P1;
  });
}

// src/job/restore/plan.ts
async function Jb(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await E1(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Qi(e.inputs, { ...i.inputs }) : await Yi(e, o);
  r({ filled: a });
  let c = s === void 0;
  if (a === "none") return { cache: e, isWhole: c };
  let u = es(e), f = re(u.rolling).mistake([u.key, ...u.restoreKeys]);
  if (f) throw new A(f);
  return { cache: e, inputs: u, isWhole: c, ...i && { tree: i } };
}
async function E1(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-LAWTEQ5G.js"), { NoTree: o } = await import("./shared-QCLYASL6.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function Kb(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: He(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = bb(o, i.selection);
      if (s)
        throw new A(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as F1, statSync as N1 } from "node:fs";
import { readdir as L1 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as O1, readdirSync as I1, rmdirSync as $1, rmSync as Vb, writeFileSync as B1 } from "node:fs";
import { setTimeout as M1 } from "node:timers/promises";
var A1 = 20, T1 = 6e4;
function Xb(e) {
  return T(e, `${Zn}lock-${process.geteuid?.() ?? 0}`);
}
function Ks(e) {
  let t = Xb(e), n = B(b(t));
  if (n && !ao(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Vs(e, t) {
  if (!Qn(e)) return () => {
  };
  let [n, r] = [z(e), Vo(e)], [o, i] = [Xb(n), T(e, "lock")];
  O1(i, { mode: 448 }), B1(T(i, r), "");
  let s = Date.now() + T1;
  for (; !R1(i, o); ) {
    Ks(n);
    let a = await C1(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await M1(A1, void 0, { signal: t });
  }
  return () => {
    Vb(T(o, r), { force: !0 });
    try {
      $1(o);
    } catch {
    }
  };
}
function R1(e, t) {
  try {
    return Gn(e, t);
  } catch (n) {
    throw Ks(z(t)), n;
  }
}
async function C1(e) {
  let t = !1;
  for (let n of _1(e))
    await Ri(T(z(e), n)) ? t = !0 : Vb(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function _1(e) {
  try {
    return I1(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Zb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ct));
  for (let a of new Set(s.flatMap(Yb)))
    for (let c of await D1(a, t))
      if (Qn(c) || nd(c), !(!Qn(c) || await Ri(c)))
        try {
          await W1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function Yb(e) {
  let t = z(e);
  return t === e ? [e] : [e, ...Yb(t)];
}
async function D1(e, t) {
  let n = (await L1(e).catch(() => [])).filter(nt);
  if (n.length === 0) return [];
  let r = H(F1(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => T(e, o)).filter(Yn);
}
async function W1(e, { lines: t, signal: n, allowed: r }) {
  let o = z(e), i = Ai(o);
  try {
    let s = await Vs(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Pi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!j1(u, t)) return !1;
        for (let f of xi(u)) U1(b(o), f);
        return !0;
      }), so(e) || Rc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function j1(e, t) {
  let n = g(xi(e)[0]).toString();
  return t.some((r) => _(n, r.base) && Hs(r, at(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function U1(e, t) {
  let { dev: n } = N1(g(e));
  for (let r = t; r !== e; r = z(r)) {
    let o = B(r);
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
import { readFileSync as z1, statSync as H1 } from "node:fs";
import { dirname as Qb } from "node:path";
function rv(e) {
  let t = ev(), n = process.cpuUsage(), r = new Set(e.map(ov));
  return () => {
    let o = ev(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: G1(t, o, (i + s) / 1e3),
      disks: J1(t, o, r),
      network: K1(t, o)
    };
  };
}
function ev() {
  return { stat: Xs("stat"), self: Xs("self/stat"), disks: Xs("diskstats"), net: Xs("net/dev") };
}
function Xs(e) {
  try {
    return z1(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function ov(e) {
  try {
    let { dev: t } = H1(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Qb(e) ? "" : ov(Qb(e));
  }
}
var q1 = 10;
function G1(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => ef(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (tv(t) - tv(e)) * q1, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function tv({ self: e }) {
  let t = ef(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var nv = 512;
function J1(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * nv, writtenBytes: d * nv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function K1(e, t) {
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
function iv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && V1(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function V1(e, t, { sinceMs: n, untilMs: r }) {
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
    phases: () => n.flatMap((s) => X1(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => iv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = rv(s);
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
function X1({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : Z1(i / 1048576 / (a / 1e3))
  }];
}
function Z1(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var gv = N(sv(), 1);
import { writeFileSync as cC } from "node:fs";
import { join as uC } from "node:path";

// src/system/job-summary.ts
function av(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Ur(e);
  return cv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function WV(e) {
  return cv((t) => t.addRaw(e, !0));
}
var nf = Promise.resolve();
function cv(e) {
  let t = nm();
  if (!t) return nf;
  let n = nf.then(async () => {
    e(t), await t.write();
  });
  return nf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function uv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var Y1 = 10 * 1024 * 1024, Q1 = 64;
function fv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = hv(t, ["download", "upload"]), s = o >= Y1 && e.concurrency < Q1;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${lv}`
  };
}
var lv = "a higher `compression-level` makes entries smaller";
function Bo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${vn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${vn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : mv(e, i, "more or faster cores");
}
function Ys(e) {
  return mv(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function mv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var eC = 32 * 1024;
function of(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < eC, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${rf(r, s)} MiB/s` : `read ${rf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${vn(e.load.disk)} of the time`,
    advice: dv(e, u)
  };
}
function pv(e) {
  let { bytes: t, mibPerSecond: n } = hv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: dv(e, r)
  };
}
function dv({ step: e, settings: t }, n) {
  if (e === "save" && n) return lv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function hv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: rf(r, o) };
}
function rf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var sf = 1e3;
function yv(e) {
  let { totalMs: t } = e;
  if (t < sf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = oC(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? rC[r].find(([m]) => nC[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: aC(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var nC = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, rC = {
  store: [["always", uv]],
  network: [
    ["threadIsBusy", Ys],
    ["always", fv]
  ],
  disk: [
    ["ownCoresAreBusy", Bo],
    ["diskIsBusy", of],
    ["coresAreBusy", Bo],
    ["threadIsBusy", Ys],
    ["diskIsUnseen", pv]
  ],
  work: [
    ["ownCoresAreBusy", Bo],
    ["diskHinders", of],
    ["coresAreBusy", Bo],
    ["threadIsBusy", Ys]
  ]
};
function oC(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...iC(e) };
}
function iC({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[sC[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var sC = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function aC({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Mo(e, t, n) {
  try {
    await fC(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function fC(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: yv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = uC(q(), `headstart-${i.step}-${(0, gv.randomUUID)()}.json`);
  cC(c, `${JSON.stringify(i, void 0, 2)}
`), Me("report", c);
  let u = i.totalMs >= sf;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await av(f, lC(i), u && r ? `${a}.

${pC(i)}` : "");
}
function lC(e) {
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
var mC = 1e4;
function pC({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${dC(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < mC ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function dC({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as bC } from "node:fs";

// src/mounts/probe.ts
import { existsSync as hC, readFileSync as yC } from "node:fs";
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
function af(e, t) {
  return gC(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function gC(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await fr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await wC(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !hC("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function wC(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(yC("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function $r({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Bs.id), s = t !== "unpack" && !i;
  return vr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function wv(e, t) {
  let n = { zstd: lt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Ao({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await ip(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function bv(e, t, { mounting: n, signal: r }) {
  let o = kn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = $r(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Ao(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Qs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await af("image", r);
    return "rights" in o ? o : { ...o, broker: vC(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : af("tree", r);
}
function vC(e) {
  return e !== "off" && bC(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function ea({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Cn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as KC, lstatSync as VC, realpathSync as XC } from "node:fs";
import { basename as ZC, dirname as YC, join as Fv } from "node:path";

// src/files/fingerprint.ts
var xv = N(vv(), 1);
import { lstatSync as OC } from "node:fs";

// src/files/walk.ts
import { lstatSync as uf, readdirSync as kC, readlinkSync as xC } from "node:fs";
function* Ut(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: To(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* PC(a, n) : yield [kv(a, i)];
  }
}
function To({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var SC = 256;
function* PC(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, uf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of kC(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      nt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(kv(f, u)), !(c.length < SC) && (yield c, c = []);
    }
    yield c;
  }
}
function kv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? EC(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: xC(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function EC({ path: e, member: t, onStat: n }) {
  let r = uf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = uf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function ff(e, t) {
  let n = (0, xv.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = To(r);
    for (let s of Ut([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = OC(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as _C } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Tr from "fs";

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
import * as sa from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = N(Sv(), 1);
import * as Br from "path";
var Ht = process.platform === "win32";
function Et(e) {
  if (e = Pt(e), Ht && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Br.dirname(e);
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
  return (0, zt.default)(Ro(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ht && e.endsWith("\\") || (e += Br.sep), e + t;
}
function Ro(e) {
  return (0, zt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = qe(e), Ht ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Co(e) {
  return (0, zt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = qe(e), Ht ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function qe(e) {
  return e = e || "", Ht ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Pt(e) {
  return e ? (e = qe(e), !e.endsWith(Br.sep) || e === Br.sep || Ht && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ge;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ge || (Ge = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Pv = process.platform === "win32";
function pf(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Pv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Pv ? r.searchPath.toUpperCase() : r.searchPath;
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
function Ev(e, t) {
  let n = Ge.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Ov(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Bv from "os";
import * as Ar from "path";
var qt = N(Iv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var Mr = N($v(), 1), BC = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Mr.default)(t, "Parameter 'itemPath' must not be empty"), t = Pt(t), !Co(t))
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
      (0, Mr.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Mr.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = qe(t[n]), n === 0 && Co(r) ? (r = Pt(r), (0, Mr.default)(r === Et(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Mr.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(xn.sep) || BC && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += xn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ot = process.platform === "win32", _o = class e {
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
    i = e.fixupPattern(i, o), this.segments = new Sn(i).segments, this.trailingSeparator = qe(i).endsWith(Ar.sep), i = Pt(i);
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
    return this.segments[this.segments.length - 1] === "**" ? (t = qe(t), !t.endsWith(Ar.sep) && this.isImplicitPattern === !1 && (t = `${t}${Ar.sep}`)) : t = Pt(t), this.minimatch.match(t) ? this.trailingSeparator ? Ge.Directory : Ge.All : Ge.None;
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
    if ((0, qt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, qt.default)(!Co(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = qe(t), t === "." || t.startsWith(`.${Ar.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Ar.sep}`))
      n = n || Bv.homedir(), (0, qt.default)(n, "Unable to determine HOME directory"), (0, qt.default)(Ro(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
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
var Fo = class {
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
}, MC = function(e) {
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
}, AC = function(e, t, n) {
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
}, TC = process.platform === "win32", ia = class e {
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
        for (var s = !0, a = MC(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return AC(this, arguments, function* () {
      let n = lf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new _o(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of pf(r)) {
        ge(`Search path '${s}'`);
        try {
          yield Gt(Tr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Fo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Ev(r, s.path), c = !!a || Ov(r, s.path);
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
            let f = s.level + 1, l = (yield Gt(Tr.promises.readdir(s.path))).map((m) => new Fo(sa.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ge.File && (yield yield Gt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return df(this, void 0, void 0, function* () {
      let r = new e(n);
      TC && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new _o(i));
      return r.searchPaths.push(...pf(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return df(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Tr.promises.stat(t.path);
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
        o = yield Tr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Tr.promises.realpath(t.path);
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
var RC = N(Mv(), 1);

// node_modules/@actions/glob/lib/glob.js
var CC = function(e, t, n, r) {
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
function Av(e, t) {
  return CC(this, void 0, void 0, function* () {
    return yield ia.create(e, t);
  });
}

// src/files/matches.ts
async function aa({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await FC(r)) {
      let i = _C(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || NC(o, r) || Tv(o, r, t) || n.set(o, { line: r, path: o, relative: at(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !LC(r, n, t));
}
async function FC(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Av(`${DC(yt(e.base))}${e.rest}`, t)).glob()).map((r) => H(r));
}
function NC(e, { base: t }) {
  return at(t, e).split("/").some(nt);
}
function Tv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== z(e) && Tv(z(e), t, n) : !1;
}
function LC(e, t, n) {
  for (let r = e, o = z(e); o !== r; r = o, o = z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function DC(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as WC, readdirSync as jC, readlinkSync as UC, realpathSync as Cv } from "node:fs";
import { dirname as zC, join as Rv } from "node:path";
function ca(e) {
  return (WC(e) ? jC(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = UC(Rv(e, `target-${n}`), "latin1"), o = Rv(e, `upper-${n}`), i = gd(o);
    if (!i)
      return { target: r, upper: Cv(o), point: HC(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(zC(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function HC(e) {
  try {
    return Cv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function ua({ paths: e, localDir: t, stash: n }) {
  return No([t, n.dir], He(e, process.cwd()));
}
var qC = 5;
function _v({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, qC).map(({ text: r }) => `'${r}'${JC(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var GC = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function JC(e) {
  let [, t] = GC.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function No(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function Nv(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(re(i).keyIn(e), s) || a === "never" || yf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Dv(t, r)) };
}
function yf({ branches: e }, t) {
  let { write: n = t.ref } = we(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Lv({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - qb(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => Dv(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Dv(e, t) {
  try {
    let { excludes: n, lines: r } = ua(e), o = await aa({ excludes: n, lines: r }), { points: i, uppers: s } = QC(t), a = o.filter(({ path: c }) => !i.some((u) => _(Wv(c), u)));
    return [ff(a, n), ff(s.map(e_), void 0)].join();
  } catch (n) {
    Qt(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function QC({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ca(e), r = (t?.mounts ?? []).filter(({ view: o }) => KC(Fv(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => Wv(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => Fv(o, "upper"))]
  };
}
function e_(e, t) {
  return { path: e, relative: "", stat: VC(e), line: { number: t } };
}
function Wv(e) {
  return `${XC(YC(e), "latin1")}/${b(ZC(e))}`;
}
async function jv(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Js(r) }), s = Gb(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as t_ } from "node:timers/promises";
var n_ = 1e3;
async function Uv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await r_(o_(e), o)
  ];
}
async function r_(e, t) {
  let n = new AbortController(), r = t_(n_, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function o_({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = i_(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function i_(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = s_.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var s_ = vr.filter(({ image: e }) => e);

// src/entry/body.ts
function zv(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / $) };
  return Rt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of qv(a, { entry: e, index: t, blocks: s })) {
      let f = c * $;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Hv(e, t, n) {
  let r = e.read(n.first * $, Math.min(n.end * $, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => qv(r, { entry: e, index: t, blocks: n })
  };
}
async function* qv(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ye(r.first * $, r.end * $));
  for await (let { number: i, pieces: s } of a_(e, n, r.first)) {
    let c = gc(s, i, n.digests) ? s : [await c_(t, n, i)];
    await t.file?.filling?.write(c, i * $), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* a_(e, t, n) {
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
async function c_(e, t, n) {
  let r = n * $, o = e.file?.filling?.read ?? e.read, i = await Xr({ ...e, read: o }, r, Math.min(r + $, U(t)));
  if (gc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Gv(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function Lo(e) {
  return Fe(um(tn([e, dc()]), void 0));
}
var Rr = (e) => Lo(le(ae(), qr(e), Tt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), gf = Lo(le(ae(), Tt(/^\d{1,20}$/))), u_ = se({
  repository: Rr(140),
  scope: Rr(255),
  ref: Rr(255),
  sha: Lo(le(ae(), Tt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Rr(512),
  runId: gf,
  runAttempt: gf,
  event: Lo(le(ae(), Tt(/^[a-z_]{1,40}$/))),
  actorId: gf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Rr(40),
  /** In seconds since 1970. */
  savedAt: Lo(le(Te(), Jr(), Gr(0))),
  /** The version of Headstart. */
  headstart: Rr(40)
});
function fa(e) {
  let { success: t, output: n } = fi(u_, e);
  return t ? n : {};
}
function Vv({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Kv(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Kv(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Jv = 100;
function Kv(e) {
  return e.length > Jv ? `${e.slice(0, Jv)}\u2026` : e;
}

// src/report/progress.ts
var f_ = 1e3;
function Do(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < f_) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Zm(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as L_, mkdirSync as D_ } from "node:fs";
import { join as W_ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as h_, readdirSync as y_ } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as l_ } from "node:timers/promises";
async function wf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [T(e, i.name), T(t, i.name)];
    i.isDirectory() ? await wf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await l_(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as m_, mkdirSync as p_ } from "node:fs";
function Zv(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = d_(r, o);
      Hp(i, o), n.push(...i);
    }
    for (let r of t) Bc(r);
  } catch (r) {
    for (let o of t) Pi(o);
    throw r;
  }
  return n;
}
function d_(e, t) {
  let n = b(T(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = T(t, "aside", String(e.number));
  p_(r, { recursive: !0 });
  let o = 0, s = Yv({ line: e, aside: () => b(T(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...gt(b(e.matches("") ? z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function Yv(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Qv(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Z(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Yv(e, `${t}/${a}`, yt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Qv(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Ei(t) }];
  if (r.isDirectory() && o.isDirectory())
    return m_(g(t), 448), [...Z(t).flatMap(
      (a) => Qv(e, `${t}/${a}`, yt(n) + a)
    ), { do: "stamp", path: n, stamp: Xv(o), before: Xv(r) }];
  if (r.isDirectory() && Z(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Ei(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Xv({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function ek({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ct)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ks(l), i.set(l, Ai(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw rn(l, f);
    }), vf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await kf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Vs(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = Zv(u);
    });
  } finally {
    for (let u of a) bf(u);
    for (let u of i.values()) bf(u.remove);
    for (let u of c) bf(() => qp(u));
  }
}
function bf(e) {
  try {
    e();
  } catch (t) {
    Qt(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function vf(e, t) {
  let n = y_(T(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function kf({ number: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), i = T(n, "tree", String(e));
  if (B(b(o))) {
    h_(T(n, "tree"), { recursive: !0 });
    try {
      me(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await ro(n, r, async (a) => {
        process.platform === "win32" ? await wf(o, i, a) : await on("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Pf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as g_, mkdirSync as la, symlinkSync as ma, utimesSync as w_ } from "node:fs";
import { lstat as b_ } from "node:fs/promises";
import { join as Je } from "node:path";
function tk(e, t) {
  let n = e.map((r) => Sf(r, Je(t.dir, xf)));
  return pa(n, "upper", { ...t, mounts: or(t) });
}
var xf = "tree";
function Sf(e, t) {
  return { line: e, points: () => Jd(e, Je(t, String(e.number))) };
}
function pa(e, t, n) {
  return Kn(() => v_(e, t, n));
}
async function v_(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Fi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Ji(p, u, i);
      for (let p of m) {
        let d = c++;
        await k_({ ...p, number: d, position: t }, n), l.push(d);
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
async function k_(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? Z(i) : void 0;
  if (ma(g(i), Je(t, a)), !c) {
    let [l = i] = gt(i);
    ma(g(l), Je(t, `made-${s}`)), la(g(i), { recursive: !0 });
  }
  let u = await x_(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Ft(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function x_({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (la(Je(r, `work-${t}`)), n === "upper")
    return ma(g(e[0]), Je(r, o)), la(Je(r, i)), [i];
  la(Je(r, o));
  let { mode: s, mtimeMs: a } = await b_(g(e[0]));
  g_(Je(r, o), s & 511), w_(Je(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ma(g(f), Je(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function nk(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = or(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => Pf(r, E));
      if (y) a.push({ ...P_(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, xf, "own") : v[0], I = Pf(r, E);
        a.push(...w.map((R) => ({ ...Sf(R, I), layers: P, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Ef(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await pa(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await S_(p, m, { ...u, within: n })), await s.release(), i;
}
function Ef(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function S_(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return pa(e, "lower", r);
}
function P_(e, t, n) {
  let r = t.map((o) => b(Pf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var E_ = 4096, rk = { auto: 1 / 4, on: 3 / 4 };
async function ok(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * rk[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * rk.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / E_), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as sk } from "node:fs";
import { open as O_ } from "node:fs/promises";
import { join as I_ } from "node:path";

// src/job/save/changes/mounted-base.ts
var Of = "Saving all files instead of the changes";
async function ik({ mounted: e, mountRoot: t, brokered: n }, { version: r, ...o }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await If(e, o), mountRoot: t, brokered: n };
    } catch (i) {
      o.signal.throwIfAborted(), x(`${Of}: ${S(i)}`);
      return;
    }
}
async function If({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Vi(f, i, c);
    if (pi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function $f(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await da(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Bf(r, t, n);
}
async function da(e) {
  let t = await O_(I_(e, mn.image), sk.O_RDONLY | sk.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Bf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / $), end: Math.ceil(o / $) }, s = i.first * $;
      for await (let { pieces: a } of Hv(e, t, i)) {
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
  let t = await da(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && je(t).finally(() => t.close());
}
async function ak({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Mf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await If(e, n);
      await i.close();
      for await (let a of $f(t, s, r).read(0, U(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as B_, mkdirSync as M_, mkdtempSync as A_, realpathSync as Tf } from "node:fs";
import { join as T_ } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as $_ } from "node:fs";
async function ck(e, t) {
  await tt(await Ct(e.lines[0]), Pn(e)), await ha(e.lines, t, (n) => Cr(n, e));
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
async function ha(e, { timeline: t, signal: n }, r) {
  await ek({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function ya({ inputs: e }) {
  return [process.cwd(), te(), q(), e.localDir].filter((n) => $_(n));
}
async function Af(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ha(r, t, (o) => n(r, o));
}
async function ga(e, t, { job: n, context: r }) {
  await Af(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await tt(i, Pn(n)), await ro(
      i,
      n.signal,
      (a) => Ms(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function lk(e, t, n) {
  let r = R_(e), o = { ...n, job: e, socket: t, targets: r, broker: Or(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${uk(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Rf(o), await __(o) && await Rf(o), r.every(fk) || await F_(o);
  } catch (a) {
    throw await js(pk(o)), a;
  }
  let s = r.filter(fk);
  return s.length > 0 && x(`Mounted ${uk(s)} through the broker of the host`), s.length > 0;
}
function R_({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return cr(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: pm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function uk(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function fk({ state: e }) {
  return "mount" in e;
}
function mk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function pk({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Rf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => Kn(() => C_(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function C_({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (B_(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Xc(b(i), ya(n));
  let [s] = gt(b(i));
  M_(i, { recursive: !0 });
  let a = A_(T_(Tf(q()), "headstart-changes-")), c = { target: Tf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = pk(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Us(c), Po(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Us(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (Po(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function __({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = mk(n);
  x(`Waiting for the host to fetch ${dk(f)} of images`);
  let l = { repository: Ae().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function dk(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function F_(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = En(f, be(q()));
    let { dir: s } = i;
    t.file?.isWhole || await tt(s, { bytes: U(t) });
    let a = await r.during("receive", () => ur(t, s));
    let c = await N_(a, e);
    c === void 0 && await Rf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ga(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    On(f, m, p);
  }
}
async function N_({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = mk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${dk(i)} of images`);
  let s = { path: Tf(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function hk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = hu();
    return await lk(e, n.broker, t) && t.remember({ mounted: yk(e, o) }), !0;
  }
  let r = await z_(e, t);
  return r ? (await j_(e, r), !0) : !1;
}
async function j_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = ho(n, r);
  }, a = async () => (await i, await jd(n, te(), r), ny(await yo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await U_(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function U_(e, t) {
  let n = hu(), { image: r } = e.format, o = await (r ? J_ : K_)(e, t), i = e.lines.filter((s) => !o.some((a) => a.line === s));
  return r && i.length > 0 && t.remember({ mounted: { ...yk(e, n), file: await Mf(t.dir) } }), i;
}
function yk({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(fu).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: pi(o), since: n };
}
async function z_(e, t) {
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
  let u = await G_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await yo(c, a);
}
var H_ = 4096, q_ = 8;
async function G_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = Pn(e), l = a ? u + f * H_ : c * q_, p = await ok(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function J_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await tt(r, { bytes: U(e) });
  let { indexed: i } = e, s = cr(e.segments, e.lines), a = n && i && await o.during("show", () => ty(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => ur({ ...e, isMounted: !0 }, r)), u = V_(t, a !== void 0), f = await o.during(
    "mount",
    () => nk(c.images, gk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ga(c, f, { job: e, context: t }), f;
}
async function K_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Cr(n, e)), vf(n, e.lines);
  let i = await r.during("mount", () => tk(e.lines, gk(t)));
  return await Af(i, t, async (s, a) => {
    D_(W_(a, "tree"));
    for (let c of s) await kf(c, { from: n, to: a, signal: o });
  }), i;
}
function V_(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => L_(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function gk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ya(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as X_ } from "node:fs/promises";
var wk = 1024 ** 3, Z_ = 3;
async function bk(e, t) {
  for (let n = 1; ; n++)
    try {
      return await Y_(e, t);
    } catch (r) {
      if (!(r instanceof J && r.recover === "resume") || n === Z_) throw r;
    }
}
async function Y_(e, { dir: t, maxBytes: n = 64 * wk, minFreeBytes: r = wk, onRead: o }) {
  let i = be(t), s = await kr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await X_(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      Q_(e.read(0, e.size), (y, w) => {
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
async function* Q_(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function kk(e, t, n) {
  let r;
  return await _r(e, t, n, async (o) => {
    eF(o, n), await hk(o, n) || await ck(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function eF({ indexed: e }, { inputs: t, findings: n }) {
  let r = fa(e?.index.createdBy), o = Vv(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${Ym(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function _r(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await vk(e, { ...n, format: a, lines: t }, r);
  s.watch(xk(e, t, o));
  let u = await s.during("receive", () => tF(e, n));
  await vk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function tF(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Do("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return bk(o, { dir: q(), onRead: n });
}
async function vk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${bi(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Ao(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => nF(e, t)) : rF(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : d()
  ]), y = (E) => {
    let I = Do("Received", m ? void 0 : U(h), x);
    f = 0;
    let R = (X) => {
      f += X, I(X);
    };
    return oF(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(xk(e, c, r));
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
async function nF(e, { format: t, inputs: n, findings: r, signal: o }) {
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
function rF({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function oF(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", zv(a, t.index, r)) : Gv(a, r);
}
function xk({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function Sk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Me("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: we(e.run),
    timeline: Zs(),
    // `store` becomes the store's label once the store is open.
    findings: Ir({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await iF(o), u = await cF(s, o);
  if (a && !i && tm("Why nothing was found", await Uv(a)), await Mo(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new A(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function iF(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await sF(e), { lines: u } = He(t.paths, process.cwd());
    if (await Zb(u, { mounts: Li(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await aF(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await Ek(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function sF(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Pr(Er(t, n, u));
  c.store = f.label, ah(t, u).catch(() => {
  });
  let l = await Qs(t, u), m = await bv(f, t, { mounting: l, signal: u }), p = wv(m, t), d = ey(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(Pk(t)), versions: p }, context: y };
}
function Pk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function aF(e, t, n) {
  n.inputs.signing && await _r(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function Ek(e, t, n) {
  try {
    return await kk(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => Qt(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Ek(e.original, t, n);
  }
}
async function cF(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Me("hit", "miss"), x(`Cache not found for input keys: ${Pk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Nv(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Me("cache-hit", String(c)), Me("cache-matched-key", a), Me("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function Ok(e) {
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
var fF = 64;
async function Bk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await hb();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = $k(p, n);
      return nu(p, () => Jb(p, { command: d, remember: h, signal: o }));
    })
  );
  Kb([...s, ...i]);
  let a = Ok(s.length), c = gb(s.length, Zc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d }) => a(async (h, y) => {
    let { leave: w } = c, v = (P) => w !== c.leave ? Zc([P]) : (w = () => {
    }, y(), c.join(P));
    try {
      if (!d) return lF();
      let P = Math.min(d.concurrency, Math.floor(fF / u)), E = { run: t, acquireSlot: h, mayPostSave: r, signal: o, ...$k(p, n) }, I = { inputs: { ...d, concurrency: P }, showInWorkspace: v };
      return await Sk({ ...E, ...I });
    } finally {
      w();
    }
  }), l = await Promise.allSettled(s.map((p) => nu(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : Ik);
  return s.length > 1 && i.length === 0 && mF(m.flatMap((p) => p?.hit ?? [])), pF(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? Ik }));
}
var Ik = { hit: "miss" };
function $k({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), hs(t);
  } };
}
function lF() {
  if (Me("hit", "miss"), !!Ke(W("fail-on-cache-miss")))
    throw new A("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function mF(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Me("cache-hit", String(n === "exact")), Me("hit", n);
}
function pF(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || At(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as dF } from "node:fs";
var Cf = "/bin/sh";
function wa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && dF(Cf) && (process.emit("exit", e), process.execve(Cf, [Cf, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Mk(e, t) {
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
var _f = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, Wo = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new _f(t);
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
function Ff(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), Ak(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new Wo(), r = 0, o = () => {
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
        Ak(u), e = u, queueMicrotask(() => {
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
function Ak(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var Tk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function Rk(e, { onTaken: t, limits: n = to } = {}) {
  let r = mi(e.partBytes), o = /* @__PURE__ */ new Set(), i = yF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function yF(e, t, n) {
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
import { lstatSync as _F, readFileSync as FF, writeFileSync as NF } from "node:fs";
import { join as LF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Dk, lutimesSync as bF } from "node:fs";
import { setImmediate as vF } from "node:timers/promises";

// src/files/sources/times-record.ts
var _k = N(Ck(), 1), Uo = 16, gF = 4, jo = Uo + gF, wF = 2 ** 32 - 1;
function Fk(e) {
  return e >= 0 && e <= wF;
}
function Lf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, _k.hash)("sha256", r, "buffer").toString("latin1", 0, Uo);
}
function Nk(e) {
  let t = Buffer.alloc(e.length * jo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * jo, "latin1"), t.writeUInt32LE(o, n * jo + Uo);
  return t.toString("base64");
}
function Lk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + jo <= t.length; r += jo)
    n.set(t.toString("latin1", r, r + Uo), t.readUInt32LE(r + Uo));
  return n;
}

// src/files/sources/source-times.ts
var kF = 256, Wk = 1000000000n;
async function* jk(e, { workspace: t, cached: n }) {
  let r = b(t), o = SF(n), i = PF(r, o);
  for (let [s, a] of e.entries()) {
    s % kF === 0 && await vF();
    let c = `${r}/${a.name}`;
    if (xF.test(a.name) || !i(Uk(c)) || o(c)) continue;
    let u = g(c), f = Dk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var xF = /(^|\/)\.\.?(\/|$)/;
function Uk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function SF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function PF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Dk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(Uk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function zk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of jk(e, t)) {
    let i = qk(r);
    Fk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Hk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Lf(n, r), seconds: o };
  });
}
function qk({ mtimeNs: e }) {
  return Number(e / Wk);
}
async function Gk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of jk(e, r)) {
    c++;
    let p = qk(l), d = m.isUnchanged ? EF(Lf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(OF).length;
  return { all: c, kept: i.length, changed: u };
}
function EF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function OF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Wk === t.mtimeNs ? !1 : (bF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Jk, readdirSync as IF } from "node:fs";
var Kk = 1e5;
async function ba(e, t) {
  let n = { files: [], repositories: [] }, r = $F(e);
  for (let o of r) {
    let i = Vk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of MF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Xk.submodule ? s.add(m) : Xk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Kk) throw new Error(`git tracks more than ${Kk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Df(Vk(c, e))));
  }
  return n;
}
function Vk(e, t) {
  return e === "" ? t : T(t, g(e).toString());
}
var Xk = { submodule: "160000", files: ["100644", "100755"] };
function $F(e) {
  if (Df(e)) return [""];
  let n = IF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Df(T(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Df(e) {
  if (!Jk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Jk(T(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var BF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* MF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([Yk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = BF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(AF);
  } finally {
    n.abort();
  }
}
function AF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var TF = 6e4;
async function Zk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(TF)]), { env: o = {}, ...i } = Yk(["update-index", "-q", "--refresh"]);
    await Ec(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Yk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: wi("git"), args: [...t, ...e], env: CF(), keepsMask: !0 };
}
var RF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function CF() {
  return { ...mt(), ...no(RF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Qk(e, t) {
  let n = te();
  try {
    let { files: r } = await ba(n, t), o = await zk(r, { workspace: n, cached: tx([e]) }), i = await ba(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Nk(Hk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function ex(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => DF(s)), i = WF();
  try {
    let { files: s, repositories: a } = await ba(r, t);
    o.length > 0 && jF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = tx(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Gk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Zk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function DF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Lk(n) };
}
function tx(e) {
  return e.flatMap(({ paths: t }) => He(t, process.cwd()).lines);
}
function nx() {
  return LF(q(), "headstart-source-times");
}
function WF() {
  let e = nx();
  if (!_F(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(FF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function jF(e) {
  NF(nx(), String(e));
}

// src/job/save/changes/full-save.ts
var UF = 8, zF = 5 * 1024 ** 2, HF = 0.5, qF = 0.25;
function Wf(e, t) {
  if (t < zF) throw new Error(`the restored cache has only ${j(t)}`);
  let n = e.filter(({ kind: o }) => o === "delta").length;
  if (n > UF) throw new Error(`the cache would have ${n} layers of changes`);
  let r = e.reduce((o, i) => o + i.bytes, 0);
  if (jf(e) > HF * r)
    throw new Error("most of the restored cache is no longer used");
}
function jf(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function rx(e) {
  return Math.floor(e * qF);
}
function ox(e, t, n) {
  let r = n;
  return e.map((o) => {
    let i = o.deadBytes ?? 0, s = o.root === t ? Math.min(r, Math.max(0, o.bytes - i)) : 0;
    return r -= s, s > 0 ? { ...o, deadBytes: i + s } : o;
  });
}

// src/job/save/fill-draft.ts
function Uf(e) {
  Cn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(_v(e));
}
function va(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function ka(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function ix(e) {
  let t = VF(e), { packed: n, digests: r } = await GF(t, e);
  return n.segments.length === 0 ? (Uf(e.selection), "nothing") : (await JF(n, r, t, e), KF(t, e));
}
async function GF(e, { body: t }) {
  let n = mm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return QF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function JF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Qk(s, u)) : void 0, l = a.indexed ? await XF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = U(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${bi(m)}`), r.body.reuse && YF(e, m, r);
}
async function KF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(ka(t.key, t.state)), "nothing"));
}
function VF({ body: e, store: t, timeline: n }) {
  let r = Rk(e.rest, { onTaken: Do("Sent", void 0, x) }), o = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function XF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f, signal: l } = o, p = { ...{
    container: Ln,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: ZF(s, a),
    ...f && { sources: f }
  }, segments: e, files: t, bytes: n, digests: r }, d = ih(i, { repository: s.repository, scope: a, version: c.version }, l);
  return ym(p, await d?.(wm(p)));
}
function ZF(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return fa({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: Tk.version });
}
function YF({ segments: e }, t, { body: n, store: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: jf(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${f}`);
}
function QF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as zf, rmdirSync as sx, rmSync as eN, unlinkSync as tN, utimesSync as nN } from "node:fs";
function xa(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) tN(g(e));
  else if (!r.isDirectory()) ax(e);
  else return rN(e, t, r);
  return !1;
}
function rN(e, t, { mode: n, mtimeMs: r }) {
  zf(g(e), 448);
  let o = !1;
  for (let i of Z(e)) o = xa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (zf(g(e), n & 4095), nN(g(e), r / 1e3, r / 1e3)) : sx(g(e)), o;
}
function ax(e) {
  zf(g(e), 448);
  for (let t of Z(e)) {
    let n = `${e}/${t}`;
    B(n)?.isDirectory() ? ax(n) : eN(g(n));
  }
  sx(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var oN = 3;
async function cx(e) {
  let t = iN(e), { matches: n } = e;
  for (let r = oN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function iN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await ux([e.scope], re({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await sN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function ux(e, t, { inputs: n, store: r }) {
  let o = $r(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function sN(e, t) {
  let { lines: n } = He(t.inputs.paths, process.cwd()), r = fx(t);
  await _r(e, n, r, async (o) => {
    await tt(await Ct(n[0]), Pn(o)), await ha(n, r, async (i) => {
      await Cr(i, o);
      let s = () => n.filter((a) => xa(Hf(a, i), b(a.base)));
      s().length !== 0 && (await aN(t, (a) => {
        for (let c of n) xa(Hf(c, i), Hf(c, a));
      }), s());
    });
  });
}
function Hf({ number: e }, t) {
  return b(T(t, "tree", String(e)));
}
async function aN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await ux(r, [n], e);
    let i = En(a, be(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = He(e.inputs.paths, process.cwd());
      await _r(o, l, fx(e), async (m) => {
        await tt(s, Pn(m)), await Cr(s, m);
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
function fx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
import { lstatSync as cN } from "node:fs";
import { setImmediate as uN } from "node:timers/promises";
var fN = 256;
function lx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = cN(g(n), { throwIfNoEntry: !1 });
        if (!o || !mN(r, o)) throw new Error(`${g(n)} ${lN}`);
        t % fN === 0 && await uN();
      }
    }
  };
}
var lN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function mN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as hx } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as mx, readdirSync as pN } from "node:fs";
var qf = /* @__PURE__ */ new Map();
function px(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = mx(g(Ie(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function zo(e) {
  let t = pN(g(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Gf(e, t) {
  if (!t) return dN;
  if (t.isFile()) return { files: 1, bytes: mx(g(e)).size };
  let n = { ...Sa };
  if (!t.isDirectory()) return n;
  for (let [r, o] of zo(e)) {
    let { files: i, bytes: s } = Gf(Ie(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var dN = { files: 0, bytes: 0 }, Sa = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function yx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw vx();
    for (let [o, i] of zo(Ie(e, r)))
      i.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function gx(e, t) {
  let n = dx(e.merged) !== dx(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: Sa };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of wx(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw vx();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* wx(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = bx(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of hN(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* hN({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? zo(Ie(o.upper, e)) : qf, f = n && !r && !s, l = (h) => f ? px(Ie(h, e), u.keys()) : zo(Ie(h, e)), m = n ? l(o.base) : qf, p = (h) => Gf(Ie(o.base, Ie(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let w = Ie(e, h), v = Ie(o.merged, w);
    if (nt(h) || c?.(g(v).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = yN(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...gN, list: "skipped", name: w }), E === "special" || E === "same") continue;
    let I = E === "merged" ? Sa : p(h);
    if (!y.isDirectory()) {
      yield bx(w, I, y.isFile() ? hx(g(v)).size : 0);
      continue;
    }
    let R = {
      name: w,
      isUpper: P.upper?.isDirectory() ?? !1,
      isBase: P.base?.isDirectory() ?? !1,
      isDetached: r || a.has(w),
      hidden: I
    };
    yield* wx(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ie(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function yN({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var gN = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function bx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function dx(e) {
  let { mode: t, mtimeMs: n } = hx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function vx() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function kx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  try {
    for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
      let a = b(await e.layersOf(i));
      for (let c of s) {
        let { prefix: u, match: f, hasOwnFiles: l } = c, m = b(c.upper), p = await e.detachedIn(c, yx(m, o)), d = { upper: m, merged: b(f.path), base: a + (u && `/${u}`) }, h = gx(d, { detached: p, hasOwnFiles: l, excludes: t, most: o });
        o -= h.members.length + h.removed.length, r.push({ ...c, changes: h });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function xx({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Pa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as wN, realpathSync as Sx } from "node:fs";
import { join as Ea } from "node:path";
function Px(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? SN(e, i, t, n) : bN(r, o, t, n);
}
async function bN(e, t, n, r) {
  let o = await fr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = or({ dir: t, rights: o, signal: r });
  return {
    directories: vN(t, e, n),
    body: $f(t, e, r),
    async layersOf(s) {
      await (await da(t)).close();
      let a = `base-${s.root ?? "all"}`, c = await i.mountAll(xN(s, e), a), [u] = c.length > 1 ? [await i.stack(c, a, "of layers")] : c;
      return Ea(t, u);
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Nc(s, c, { rights: o, signal: r });
      return a && (await Nc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function vN(e, { segments: t }, n) {
  let r = ca(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Ex(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Ox(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? kN(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Ex(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Ox({ path: e }, { point: t, source: n }) {
  let r = K(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Sx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function kN(e) {
  let t = Ea(e, "empty");
  return wN(t, { recursive: !0 }), t;
}
function xN(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function SN({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Or(n, i), a = K().filter(({ source: l }) => l === tr), c = /* @__PURE__ */ new Map();
  Ex(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = Ox(l, {
      point: Sx(l.path, "latin1"),
      source: tr
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
    body: Bf(e, t, i),
    layersOf: async (l) => Ea(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as PN } from "node:fs";
import { Readable as EN } from "node:stream";
function Ix(e, t, { base: n, timeline: r, signal: o, close: i }) {
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
    pack: (c) => r.during("pack", () => ON(e, a, { write: c, signal: o }))
  };
}
async function ON({ mountedBody: e, kept: t, layers: n, removals: r, ...o }, i, s) {
  let a = [...t];
  await pn(e.read(i, U({ segments: a })), s);
  let c = async (u, f) => {
    let l = U({ segments: a }), m = Dn(l, u.kind);
    m > l && await s.write(Buffer.alloc(m - l)), await pn(f, s), a.push({ ...u, offset: m });
  };
  for (let { path: u, ...f } of n)
    await c({ kind: "delta", ...f }, PN(u, { highWaterMark: $ }));
  if (r) {
    let { frame: u, ...f } = r;
    await c({ kind: "removals", length: u.length, ...f }, EN.from([u]));
  }
  return { segments: a, ...o };
}

// src/job/save/changes/layer-segments.ts
var Ax = N(Bx(), 1);
import { stat as TN } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as IN } from "node:fs";
async function Mx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : BN(o), c = MN({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await vo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var $N = 2 ** 32 - 1;
function BN(e) {
  let { mode: t, mtimeMs: n } = IN(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), $N);
  return { options: ["-root-mode", (t & 511).toString(8), kg], topSeconds: r };
}
async function* MN({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield wr({ ...AN, name: i });
  if (t.length === 0) {
    yield ot;
    return;
  }
  yield* Wt(o, (i) => {
    let s = ne([bs(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var AN = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function Tx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, Ax.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = cu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Rx(e) {
  let { frame: t, bytes: n } = Uh(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Cx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Pa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await Mx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await TN(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function _x(e) {
  let { dir: t, remove: n } = be(q());
  try {
    let r = RN(e), o = CN(U({ segments: r }), e), i = await _N(r, { ...e, scratch: t }).catch(async (s) => {
      throw await o.then(({ undo: a }) => a()), s;
    });
    return Ix(i, await o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), r instanceof $n || r instanceof Bn) throw r;
    x(`${Of}: ${S(r)}`);
    return;
  }
}
function RN({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Wf(r, e.size), r;
}
function CN(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % $, i = r.during("copy", () => n.copyFrom(t.entry, o));
  return i.catch(() => {
  }), i;
}
async function _N(e, t) {
  let { entry: n, index: r } = t.base, o = await Px(t.base, t.matches, t.signal), i = await FN(o, t), s = i.filter(({ changes: p }) => xx(p)), a = Map.groupBy(s, ({ image: p }) => p), c = await Tx(o.body, r), u = await LN(a, t), f = u.map(({ layer: p }) => p), l = [...c, ...u.map(({ removed: p }) => p)], m = [...a].reduce(
    (p, [{ root: d }, h]) => ox(p, d, Oa(h, "deadBytes")),
    e
  );
  return Wf([...m, ...f.map((p) => ({ ...p, kind: "delta" }))], n.size), {
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
async function FN(e, { base: t, selection: n, secretCheck: r, scratch: o, timeline: i, signal: s }) {
  let a = e.directories.map(NN), c = await r.leaveOut({ trees: a, excludes: n.excludes, signal: s }), { excludes: u } = No([o, ...c], n), f = rx(t.index.files), l = await i.during("compare", () => kx(e, { excludes: u, most: f }));
  if (l.flatMap(
    ({ match: p, changes: d }) => d.removed.map((h) => g(`${b(p.path)}/${h}`).toString())
  ).some((p) => c.includes(p)))
    throw new Error("a secret is in the restored cache, too");
  return l;
}
function NN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
async function LN(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  mr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of e) {
    let c = T(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Cx(s, a, c, t)));
  }
  return i;
}
function Oa(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}

// src/job/save/choose-format.ts
async function Fx(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Ef(te(), a)) && kn(await Qs(e, r)) && !jN(n, t);
}
var DN = 4e3, WN = 64 * 1048576;
function jN(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Ut(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > DN || r > WN) return !1;
  }
  return !0;
}
function Nx(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = $r(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function Lx(e, t) {
  let n = be(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => UN({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function UN(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: Q }) => ({ path: b(Q) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: Q }) => !d.includes(Q)), { excludes: y } = No([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let Q of Ut(h, y, [], v)) ;
  let P = i.image ? Ut(h, y, w) : s.watch(h, (Q) => Ut([Q], y, w, v)), E = c.items("walk", P), I = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [X] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return X;
}

// src/job/save/save-entry.ts
async function Dx(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await Fx(t, e), l = await Ao(t, u, f), m = Nx(i, t, { tools: l, hasImages: f });
  if (s.isArchive && !m.image)
    return x(va(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [p = ""] = m.versions(t, l), d = { scope: o, version: p, key: re(t.rolling).nameFor(n, r) }, h = { inputs: t, store: i, scopes: we(r).read, signal: u }, [y, w] = await c.during(
    "reserve",
    () => Promise.all([i.create(d), ik(s, { ...h, version: p })])
  );
  if (!y)
    return await w?.entry.close(), x(ka(n, s)), !0;
  let v = Ir({ step: "save", outcome: "saved", key: n, store: i.label }, t), P = a ? lx() : void 0, E = async () => {
    await P?.check(), await ak(s, h);
  }, I;
  try {
    I = (w && await _x({ ...e, base: w, draft: y, tools: l })) ?? Lx(y, { ...e, tools: l, format: m, changeWatch: P }), HN(e);
    let X = await ix({ ...e, name: d, format: m, findings: v, body: I, check: E });
    if (X !== "published") return X === "nothing";
  } catch (R) {
    if (R instanceof $n)
      return x(ka(n, s)), !0;
    throw u.throwIfAborted(), Object.assign(v, { outcome: "failed", trouble: S(R) }), await Mo(v, c, t.summary), R;
  } finally {
    I?.close(), await w?.entry.close(), await y.discard();
  }
  return x("Cache saved successfully"), i.isHere && zN(i), x(`Cache saved with key: ${n}`), t.rolling && await jv(i, { ...d, key: n }, t.rolling), await Mo(v, c, t.summary), !0;
}
function zN({ label: e }) {
  x(`Saved in the ${e}`), om() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function HN({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as uL, fstatSync as fL, lstatSync as lL, openSync as mL, readSync as pL } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as qN } from "node:fs";
import { setImmediate as GN } from "node:timers/promises";
var JN = 64;
async function Jf({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of KN(u + l)) {
        let p = m.isDirectory();
        if (p ? nt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % JN > 0 || (await GN(), n.throwIfAborted());
    }
  }
}
function KN(e) {
  try {
    return qN(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var VN = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function st(e) {
  return !VN.test(e);
}
function Ia(e, t) {
  return (n) => XN(n, t).some(e);
}
function $e(e, t) {
  return Ia(({ key: n, value: r }) => e.test(n) && st(r), t);
}
function XN(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Wx(i), value: Wx(r.slice(o + 1).trim()) }];
  });
}
function Wx(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Kf(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => st(n));
}
function Ho(e) {
  return (t) => ZN(t).some((n) => st(n.value) && e(n));
}
function ZN(e) {
  let t = [], n = [{ value: YN(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function YN(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Vf(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function $a(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var zx = N(Ux(), 1), QN = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, eL = [
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
], tL = new RegExp(`\\b(?:${eL.map(({ source: e }) => e).join("|")})`);
function Ba(e) {
  return [...e.matchAll(QN)].some(([, r = "", o]) => rL(r) === o) || tL.test(e);
}
var nL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function rL(e) {
  let t = "";
  for (let n = (0, zx.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${nL[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Hx = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Xf = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: qo(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => $a(e, /:_authToken" "?([^\s"]+)/g).some(st)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: oL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Ho(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Hx },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: qx,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: qo($e(/^password$/, "="), $e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Kf
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => $a(Vf(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Ia(iL, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Ho(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => $a(Vf(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(st)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Ho(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && qx(t)
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
    has: qo(
      Ho(({ key: e }) => e === "token"),
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
    has: qo(Kf, Ia(sL, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: qo(Ba, Hx),
    isCommon: !0
  }
];
function qo(...e) {
  return (t) => e.some((n) => n(t));
}
function oL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && st(n[o + 1] ?? ""));
}
function iL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && st(r);
}
function sL({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && st(n);
}
var aL = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, cL = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function qx(e) {
  return [...e.matchAll(aL)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(cL)
  );
}

// src/files/secrets/find.ts
async function Gx(e) {
  let t = [];
  return await Jf(e, Xx, (n, { path: r }) => {
    let o = Kx(n, r);
    o && t.push(o);
  }), Zf(t);
}
function* Jx(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), To(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Xx(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Kx(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Zf(n);
}
function Kx(e, t) {
  let n = dL.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && xL(e, t))
  ), r = n.length > 0 ? PL(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ba(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Vx(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Jf(t, () => !0, (i) => {
    let s = lL(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Zx(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Zf([...r.values()]);
}
function Zf(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var dL = Xf.map((e) => ({ ...e, pattern: new RegExp(`/${Yf(e.files)}$`, "i") })), hL = Xf.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [yL = [], gL = []] = [!0, !1].map(
  (e) => hL.filter((t) => t.startsWith("*") === e)
), wL = new RegExp(`^${Yf(gL)}$`, "i"), bL = new RegExp(`${Yf(yL.map((e) => e.slice(1)))}$`, "i");
function Xx(e) {
  return wL.test(e) || bL.test(e);
}
function Yf(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var vL = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, kL = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function xL(e, t) {
  let r = [te(), $t() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return vL.test(e.slice(o)) || kL.test(e.slice(t.length));
}
var SL = 64 * 1024;
function PL(e) {
  let t;
  try {
    t = mL(g(e), Ne);
    let n = fL(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), SL)), o = pL(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Zx(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && uL(t);
  }
}
function Zx({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function eS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Qx(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Gx(r);
      if (e === "warn")
        return n(o, Yx), [];
      if (e === "refuse" && o.length > 0)
        throw new Bn(`there are secrets in ${Qx(o)}. ${tS}, or set \`secrets: skip\``);
      let i = await Vx(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(nS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Jx(r, o), Yx);
      else for (let i of r) yield* o(i);
    }
  };
}
function Yx(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${tS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var tS = "Remove them, or exclude them by lines of `path` that begin with `!`", EL = 5;
function Qx(e) {
  let t = e.slice(0, EL).map((r) => `${OL(nS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function nS({ path: e }) {
  return g(e).toString();
}
function OL(e) {
  let t = at(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function rS(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Ae(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = we(s), m = l ?? sh(t, s) ?? IL(t) ?? (a && yf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = Zs(), d = i && ee(c.keyIn(i.name), e), h = a && d && await Lv(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = ua(t), w = () => p.during("find", () => aa(y)), v = await w();
  if (v.length === 0) return Uf(y);
  let P = Pr(Er(t, s, o)), E = eS(t), I = (R, X) => Dx({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...{ selection: y, matches: R, secretCheck: E, onlyUnchanged: r, isOutdated: X }, timeline: p, signal: o });
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: o };
    await cx({ ...R, find: w, save: I });
  }
}
function IL({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var Qf = "Failed to save: ";
async function oS(e) {
  Ke(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await el(e, { onlyUnchanged: !0 });
}
var $L = 2;
async function el(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!ea(Ae())) return;
  let r = Object.keys(t ?? {}), o = await (t && r.length > 0 ? Zi(t) : Xi(e));
  for (let u of r)
    o.some((f) => f.name === u) || D(
      `The cache ${u} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let i = async (u) => {
    try {
      await BL(u, t?.[u.name] ?? {}, { onlyUnchanged: n, signal: e });
    } catch (f) {
      if (u.name === "") throw f;
      e.throwIfAborted(), At(f, Qf);
    }
  }, s = Ff($L), a = o.map((u) => s(() => Rn(u, () => i(u)))), c = await Promise.allSettled(a);
  for (let u of c) if (u.status === "rejected") throw u.reason;
}
async function BL(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ee(o, r);
  if (!i && s && !t.isArchive) return x(va(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && fp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Yi(e, n.signal)) === "none") return;
  if (W("key") === "") return Cn("Key is not specified.");
  let c = es(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new A(f);
  await rS(u, c, t, n);
}

// src/job/end/post.ts
async function iS(e) {
  try {
    await el(e, { states: ys() });
  } finally {
    await zs();
  }
}

// src/job/restore/restore.ts
async function tl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  hs(n);
  let r = { run: Ae(), states: n, mayPostSave: t, signal: e }, o = ea(r.run);
  if (!o && W("install") === "") return;
  let i = await Xi(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = _p("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await Bk(a, r) : a.map(AL);
  if (await ex(c.flatMap(ML), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-SMD6KH23.js");
  await u(c, s, r);
}
function ML({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function AL({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var TL = {
  restore: tl,
  "restore-only": (e) => tl(e, { mayPostSave: !1 }),
  post: iS,
  save: oS,
  unmount: zs
};
function _ne(e) {
  return Mk(TL[e], (t) => {
    e.startsWith("restore") && t instanceof A ? em(S(t)) : At(t, ["post", "save"].includes(e) ? Qf : "");
  });
}

export {
  M as a,
  F as b,
  RL as c,
  N as d,
  En as e,
  On as f,
  Ff as g,
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
  Ko as r,
  ul as s,
  Nr as t,
  ml as u,
  pl as v,
  Fa as w,
  hD as x,
  yD as y,
  IS as z,
  ge as A,
  It as B,
  H as C,
  z as D,
  Na as E,
  T as F,
  jL as G,
  at as H,
  Lr as I,
  $t as J,
  yS as K,
  Xo as L,
  oc as M,
  W as N,
  Zl as O,
  Me as P,
  ai as Q,
  em as R,
  D as S,
  x as T,
  Qt as U,
  tm as V,
  Cn as W,
  q as X,
  zr as Y,
  rm as Z,
  sc as _,
  UD as $,
  zD as aa,
  HD as ba,
  qD as ca,
  Ae as da,
  j as ea,
  ce as fa,
  FP as ga,
  fj as ha,
  io as ia,
  ki as ja,
  XS as ka,
  qr as la,
  ZS as ma,
  mc as na,
  se as oa,
  Fe as pa,
  ae as qa,
  JD as ra,
  le as sa,
  fi as ta,
  Xe as ua,
  $ as va,
  Ze as wa,
  Ye as xa,
  U as ya,
  Xr as za,
  r0 as Aa,
  Qr as Ba,
  Qc as Ca,
  gI as Da,
  eh as Ea,
  we as Fa,
  nh as Ga,
  vI as Ha,
  rh as Ia,
  Em as Ja,
  et as Ka,
  Tm as La,
  ft as Ma,
  Un as Na,
  Nm as Oa,
  J as Pa,
  yi as Qa,
  Le as Ra,
  T0 as Sa,
  R0 as Ta,
  I2 as Ua,
  $2 as Va,
  Wm as Wa,
  B2 as Xa,
  jm as Ya,
  L0 as Za,
  Hm as _a,
  qm as $a,
  A2 as ab,
  T2 as bb,
  Gm as cb,
  N2 as db,
  W2 as eb,
  gi as fb,
  ye as gb,
  lt as hb,
  wi as ib,
  zn as jb,
  X2 as kb,
  b as lb,
  g as mb,
  ne as nb,
  ay as ob,
  Os as pb,
  Vy as qb,
  Hn as rb,
  tt as sb,
  be as tb,
  Xn as ub,
  Hh as vb,
  fu as wb,
  FH as xb,
  on as yb,
  pt as zb,
  Ec as Ab,
  vr as Bb,
  fr as Cb,
  af as Db,
  ip as Eb,
  wP as Fb,
  fp as Gb,
  Tk as Hb,
  Rk as Ib,
  He as Jb,
  Av as Kb,
  aa as Lb,
  qn as Mb,
  mp as Nb,
  kp as Ob,
  Fw as Pb,
  Pr as Qb,
  Er as Rb,
  Hv as Sb,
  jH as Tb,
  Vh as Ub,
  Xh as Vb,
  mn as Wb,
  Ut as Xb,
  WV as Yb,
  _p as Zb,
  Bk as _b,
  $k as $b,
  Mk as ac,
  _ne as bc
};
