// src/formats/tar-archives/threads/tar-thread.ts
import { parentPort as Be } from "node:worker_threads";

// src/files/byte-strings.ts
function O(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Me = /[\u0080-\u00ff]/, Oe = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function h(e, r = process.platform) {
  if (!Me.test(e)) return e;
  let t = Buffer.from(e, "latin1");
  if (r !== "win32") return t;
  try {
    return Oe.decode(t);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(t.toString())}: its name is not Unicode`);
  }
}

// src/system/native-path.ts
import { posix as Ee, win32 as B } from "node:path";
function Ne(e) {
  return e !== "win32" ? Ee : {
    basename: B.basename,
    dirname: (r) => x(B.dirname(r), e),
    isAbsolute: B.isAbsolute,
    join: (...r) => x(B.join(...r), e),
    parse: B.parse,
    // A path on another drive stays absolute.
    relative: (r, t) => x(B.relative(r, t), e),
    resolve: (...r) => x(B.resolve(...r), e)
  };
}
function x(e, r = process.platform) {
  return r !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (t) => t.toUpperCase());
}
var { basename: Dr, dirname: P, isAbsolute: D, join: Cr, relative: Gr, resolve: C } = Ne(process.platform);

// src/files/member-paths.ts
function L(e) {
  return (r) => {
    let t = r.indexOf("/");
    return `${e.get(r.slice(0, t))}${r.slice(t)}`;
  };
}
function G(e) {
  return (r) => D(r) ? r : `${e}/${r}`;
}

// src/system/failure.ts
var p = class extends Error {
  name = "BadEntry";
};
function J(e) {
  return e instanceof Error ? e.message : String(e);
}
function k(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/formats/tar-archives/queue.ts
function K() {
  let e = [], r = () => {
  };
  return {
    push(t) {
      e.push(t), r();
    },
    async next() {
      for (; e.length === 0; ) await new Promise((t) => r = t);
      return e.shift();
    }
  };
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as De, fstatSync as se, lstatSync as Ce, openSync as Ge, readlinkSync as Je } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as Ae } from "node:fs";
var { O_RDONLY: $e, O_NOFOLLOW: j = 0, O_NONBLOCK: We = 0 } = Ae, H = $e | j | We, Z = j !== 0;

// src/formats/tar-archives/archive-output.ts
import { readSync as Ue } from "node:fs";

// src/formats/tar-archives/tar-records.ts
var g = 512;
function y(e) {
  return (g - e % g) % g;
}
function Y(e, r, t) {
  let n = t.toString("latin1");
  if (r === "L") return { ...e, name: q(n) };
  if (r === "K") return { ...e, target: q(n) };
  if (r === "g") return e;
  let i = new Map(ze(n));
  return { ...e, ...Ie(i) };
}
function q(e) {
  let r = e.indexOf("\0");
  return r < 0 ? e : e.slice(0, r);
}
function* ze(e) {
  for (let r = 0; r < e.length; ) {
    let t = e.indexOf(" ", r), n = Number(e.slice(r, t)), i = e.slice(t + 1, r + n - 1), o = i.indexOf("=");
    if (!(Number.isInteger(n) && n > t - r && e[r + n - 1] === `
`) || o < 1) throw new p("its archive is damaged");
    yield [i.slice(0, o), i.slice(o + 1)], r += n;
  }
}
function Ie(e) {
  let r = (d) => e.get(d) || void 0, t = {}, n = r("GNU.sparse.name") ?? r("path"), i = r("linkpath"), o = r("size"), a = r("mtime");
  n !== void 0 && (t.name = n), i !== void 0 && (t.target = i), o !== void 0 && (t.size = Number(X(o))), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let f = [...e.keys()].some((d) => d.startsWith("GNU.sparse."));
  if (f && r("GNU.sparse.major") !== "1") throw new p("its archive has an old form of holes");
  return f && (t.sparseSize = X(r("GNU.sparse.realsize"))), t;
}
function X(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new p("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Q = /[\u0080-\u00ff]/, E = 100, T = 8589934591, Pe = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function ee({ name: e, target: r }) {
  return 4 * g + 2 * (e.length + r.length);
}
function re(e, r, t, n = !1) {
  let i = Te(t, n), o = r;
  if (i !== "") {
    o += Le(i.length).copy(e, o), o += e.write(i, o, "latin1");
    let a = o + y(i.length);
    e.fill(0, o, a), o = a;
  }
  return te(e, o, t, Pe[t.kind]), o + g;
}
var V = /* @__PURE__ */ new Map();
function Le(e) {
  let r = V.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return te(t, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), V.set(e, t), t;
}
function Te({ name: e, target: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = Q.test(e) || Q.test(r), f = a && !o ? w("hdrcharset", "BINARY") : "", d = a || e.length > E ? w("path", e) : "", u = a || r.length > E ? w("linkpath", r) : "", s = /^\d{1,11}$/.test(t) ? "" : w("mtime", t), c = n > T ? w("size", String(n)) : "";
  return f + d + (r === "" ? "" : u) + s + c + Fe(e, i);
}
function Fe(e, r) {
  return r === void 0 ? "" : w("GNU.sparse.major", "1") + w("GNU.sparse.minor", "0") + w("GNU.sparse.name", e) + w("GNU.sparse.realsize", r);
}
function w(e, r) {
  let t = ` ${e}=${r}
`, n = t.length + String(t.length).length;
  return `${t.length + String(n).length}${t}`;
}
var _e = Re();
function Re() {
  let e = Buffer.alloc(g);
  return S(e, 108, 7, 0), S(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function te(e, r, { name: t, target: n, mode: i, mtime: o, size: a }, f) {
  _e.copy(e, r);
  let d = Math.min(Math.max(Math.trunc(Number(o)), 0), T);
  e.write(t, r, E, "latin1"), S(e, r + 100, 7, i), S(e, r + 124, 11, Math.min(a, T)), S(e, r + 136, 11, d), e[r + 156] = f.charCodeAt(0), n !== "" && e.write(n, r + 157, E, "latin1");
  let u = 0;
  for (let s = r; s < r + g; s++) u += e[s];
  S(e, r + 148, 6, u), e[r + 154] = 0;
}
function S(e, r, t, n) {
  let i = n;
  for (let o = r + t - 1; o >= r; o--) {
    let a = Math.floor(i / 8);
    e[o] = 48 + i - a * 8, i = a;
  }
}

// src/formats/tar-archives/archive-output.ts
var ne = Buffer.alloc(0);
function ie({ next: e, filled: r }, t = !1) {
  let n = ne, i = 0, o = () => {
    i > 0 && r(i), n = ne, i = 0;
  }, a = (f) => {
    n.length - i >= f || (o(), n = e());
  };
  return {
    flush: o,
    put(f) {
      a(ee(f)), i = re(n, i, f, t);
    },
    write(f) {
      for (let d = 0; d < f.length; ) {
        a(1);
        let u = f.copy(n, i, d);
        d += u, i += u;
      }
    },
    /** @returns whether the file has so many bytes */
    read(f, d) {
      for (let u = d; u > 0; ) {
        a(1);
        let s = Ue(f, n, i, Math.min(u, n.length - i), null);
        if (s === 0) return !1;
        u -= s, i += s;
      }
      return !0;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(f) {
      a(f), n.fill(0, i, i + f), i += f;
    }
  };
}

// src/formats/tar-archives/threads/saved-mode.ts
function oe(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function ae(e, r, t) {
  let n = ie(r, t === void 0), i = /* @__PURE__ */ new Map();
  function o(f, d) {
    let u = He(f, d);
    try {
      let s = se(u, { bigint: !0 });
      if (!s.isFile()) throw A(f);
      let c = s.nlink > 1n ? a(f, s) : f;
      if (c !== f) {
        n.put(N(f, s, "hardlink", { target: c }));
        return;
      }
      let l = Number(s.size);
      if (n.put(N(f, s, "file", { size: l })), l === 0) return;
      if (!n.read(u, l)) throw fe(f);
      let m = se(u);
      if (m.ctimeMs !== qe(s.ctimeNs) || m.size !== l) throw fe(f);
      n.pad(y(l));
    } finally {
      De(u);
    }
  }
  function a(f, { dev: d, ino: u }) {
    let s = `${d}:${u}`, c = i.get(s);
    return c === void 0 && i.set(s, f), c ?? f;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(f) {
      let d = h(e(f.replace(/\/$/, ""))), u = t !== "files" || !Z ? Ce(d, { bigint: !0 }) : void 0;
      if (u && t && !Ke(u, f, t)) throw A(f);
      if (!u || u.isFile()) o(f, d);
      else if (u.isDirectory()) n.put(N(f, u, "directory"));
      else if (u.isSymbolicLink())
        n.put(N(f, u, "symlink", { target: x(Je(d, "latin1")) }));
      else throw A(f);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(f = !1) {
      f || n.pad(2 * g), n.flush();
    }
  };
}
function Ke(e, r, t) {
  return t === "files" ? e.isFile() : r.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var je = ["ELOOP", "EMLINK", "ENXIO"];
function He(e, r) {
  try {
    return Ge(r, H);
  } catch (t) {
    throw je.includes(k(t) ?? "") ? A(e) : t;
  }
}
function A(e = "") {
  return new Error(`${ue(e)} was replaced while it was saved`);
}
function fe(e) {
  return new Error(`${ue(e)} changed while it was read`);
}
function ue(e) {
  return h(e.replace(/^\d+\/|\/$/g, ""));
}
function N(e, { mode: r, mtimeNs: t }, n, { target: i = "", size: o = 0 } = {}) {
  let a = ce(t);
  return { name: e, kind: n, target: i, size: o, mode: oe(n, Number(r)), mtime: a, sparseSize: void 0 };
}
var $ = 1000000000n, Ze = 9;
function ce(e) {
  if (e < 0n) return `-${ce(-e)}`;
  let r = e % $, t = String(e / $);
  return r === 0n ? t : `${t}.${String(r).padStart(Ze, "0").replace(/0+$/, "")}`;
}
function qe(e) {
  return Number(e / $) * 1e3 + Number(e % $) / 1e6;
}

// src/formats/tar-archives/threads/extract.ts
import {
  chmodSync as fr,
  closeSync as ar,
  constants as ur,
  fchmodSync as cr,
  ftruncateSync as dr,
  futimesSync as lr,
  linkSync as mr,
  lutimesSync as pr,
  mkdirSync as hr,
  openSync as gr,
  statSync as br,
  symlinkSync as yr,
  unlinkSync as wr,
  utimesSync as Br,
  writeSync as xr
} from "node:fs";

// src/formats/tar-archives/archive-reader.ts
var Xe = 1024 * 1024;
function de(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, i = 0, o = 0, a = e === "several", f = (u, s) => {
    t = Y(t, u, s), o = y(s.length), n = void 0;
  }, d = (u) => {
    if (a = u.every((b) => b === 0), a) return;
    let { type: s, member: c } = Ye(u);
    if ("xgLK".includes(s)) {
      if (c.size > Xe) throw new p("a header in the archive is too large");
      n = { type: s, size: c.size };
      return;
    }
    let l = { ...c, ...t, name: t.name ?? c.name };
    t = {};
    let m = { ...l, kind: er(s, l.name) };
    if (m.kind !== "file" && m.size > 0) throw new p("a link or directory has content");
    return i = m.size, o = y(m.size), m;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(u) {
      let s = r.length === 0 ? u : Buffer.concat([r, u]);
      r = s.subarray(s.length);
      for (let c = 0; c < s.length && (!a || e === "several"); ) {
        let l = c + (i || o || (n?.size ?? g)), m = s.subarray(c, l);
        if (c += m.length, i > 0)
          i -= m.length, yield m;
        else if (o > 0) o -= m.length;
        else if (l > s.length) r = m;
        else if (n) f(n.type, m);
        else {
          let b = d(m);
          b && (yield b);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!a || r.length > 0) throw new p("its archive ends too early");
    }
  };
}
function Ye(e) {
  if (W(e, 148, 8) !== Qe(e)) throw new p("its archive is damaged");
  let r = v(e, 0, 100), t = v(e, 257, 6) === "ustar" ? v(e, 345, 155) : "";
  return {
    type: v(e, 156, 1) || "0",
    member: {
      name: t === "" ? r : `${t}/${r}`,
      target: v(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: W(e, 100, 8) & 511,
      mtime: String(W(e, 136, 12)),
      size: W(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Qe(e) {
  let r = 256;
  for (let t = 0; t < g; t++) (t < 148 || t >= 156) && (r += e[t]);
  return r;
}
function v(e, r, t) {
  let n = e.toString("latin1", r, r + t), i = n.indexOf("\0");
  return i < 0 ? n : n.slice(0, i);
}
function W(e, r, t) {
  let n = e[r];
  if (n === 128) return Number(e.readBigUInt64BE(r + t - 8));
  let i = v(e, r, t).trim(), o = i === "" ? 0 : Number.parseInt(i, 8);
  if (Number.isSafeInteger(o) && o >= 0 && /^[0-7]*$/.test(i)) return o;
  if (n === 255) return 0;
  throw new p("its archive is damaged");
}
var Ve = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function er(e, r) {
  let t = Ve[e];
  if (!t) throw new p(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/files/windows-names.ts
var rr = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function tr(e) {
  if (e === "." || e === "..") return;
  if (rr.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let r = [...e].find((t) => t < " " || '<>:"|?*\\'.includes(t));
  return r === void 0 ? void 0 : `it has the character ${JSON.stringify(r)}`;
}
function le(e) {
  for (let r of e.split("/")) {
    let t = tr(r);
    if (t !== void 0) throw new Error(`Windows has no file ${JSON.stringify(r)}: ${t}`);
  }
}

// src/formats/tar-archives/threads/safe-name.ts
var nr = /\0|^\/|(^|\/)\.\.(\/|$)/;
function z(e, r = process.platform) {
  if (e === "" || nr.test(e)) throw new p("its archive holds a name that leads elsewhere");
  let t = e.replace(/(\/\.?)+$/, "");
  return r === "win32" && le(h(t, r).toString()), t;
}

// src/formats/tar-archives/threads/sparse.ts
var ir = 10, me = 15;
function pe(e, r, t) {
  let n = or(), i, o = 0, a = 0, f = 0, d = (u) => {
    for (let s = 0; s < u.length; ) {
      let c = i?.[a];
      if (!c) throw I();
      let l = u.subarray(s, s + c.length - f);
      l.length > 0 && t(l, c.at + f), s += l.length, f += l.length, !(f < c.length) && (a++, f = 0);
    }
  };
  return {
    push(u) {
      let s = u;
      if (!i) {
        if (s = n.push(u), i = n.pieces(), !i) return;
        if (o = y(n.length()), i.reduce((m, { length: b }) => m + b, n.length() + o) !== e || !sr(i, r)) throw I();
      }
      let c = Math.min(o, s.length);
      o -= c, d(s.subarray(c));
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!(i?.slice(a).every(({ length: s }) => s === 0) && f === 0)) throw I();
    }
  };
}
function or() {
  let e = [], r = "", t = 0, n = () => e.length > 0 && e.length === 1 + 2 * e[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let o = 0;
      for (; o < i.length && !n(); ) {
        let a = i.indexOf(ir, o), f = a < 0 ? i.length : a;
        if (r += i.toString("latin1", o, Math.min(f, o + me + 1)), !/^\d*$/.test(r) || r.length > me) throw I();
        o = f, !(a < 0) && (e.push(Number(r)), r = "", o++);
      }
      return t += o, i.subarray(o);
    },
    /** Of the map so far, in bytes. */
    length: () => t,
    /** Undefined as long as the map is not whole. */
    pieces() {
      if (n())
        return Array.from({ length: e[0] }, (i, o) => ({
          at: e[1 + 2 * o],
          length: e[2 + 2 * o]
        }));
    }
  };
}
function sr(e, r) {
  let t = 0;
  return e.every(({ at: n, length: i }) => {
    let o = n >= t;
    return t = n + i, o && t <= r;
  });
}
function I() {
  return new p("its archive has a damaged map of holes");
}

// src/formats/tar-archives/threads/extract.ts
function ge(e, r, t) {
  let n = de("several"), i = Sr(), o = [], a = /* @__PURE__ */ new Map(), f, d = () => {
    f?.close(), f = void 0;
  }, u = (s) => {
    d();
    let c = `${e}/${z(s.name)}`;
    if (s.kind === "directory") {
      i(c), a.set(c, s);
      return;
    }
    if (i(P(c)), s.kind === "file") f = Ar(c, s, r);
    else if (s.kind === "symlink") o.push(s);
    else {
      if (s.kind !== "hardlink") throw new p("its archive holds something else than files");
      {
        let l = h(`${e}/${z(s.target)}`);
        F(h(c), (m) => mr(l, m));
      }
    }
  };
  return {
    push(s) {
      for (let c of n.push(s))
        Buffer.isBuffer(c) ? f?.write(c) : u(c);
    },
    /** Must be called after the last bytes. */
    finish() {
      n.finish(), d();
      for (let { name: c, target: l, mtime: m } of o) {
        let b = h(`${e}/${z(c)}`), ve = t && vr(l, t(c));
        F(b, (ke) => kr(h(l), ke, ve)), pr(b, _(), m);
      }
      let s = [...a].sort(([c], [l]) => l.length - c.length);
      for (let [c, { mode: l, mtime: m }] of s)
        process.platform !== "win32" && fr(h(c), l), Br(h(c), _(), m);
    }
  };
}
function Sr() {
  let e = /* @__PURE__ */ new Set();
  return (r) => {
    e.has(r) || (hr(h(r), { recursive: !0, mode: 493 }), e.add(r));
  };
}
function vr(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = C(P(r), e);
  return br(h(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
}
function kr(e, r, t) {
  try {
    yr(e, r, t);
  } catch (n) {
    throw k(n) !== "EPERM" || process.platform !== "win32" ? n : new Error("this user of Windows may not make links; its Developer Mode allows them", {
      cause: n
    });
  }
}
function F(e, r) {
  try {
    return r(e);
  } catch (t) {
    if (k(t) !== "EEXIST") throw t;
    return wr(e), r(e);
  }
}
var { O_WRONLY: Mr, O_CREAT: Or, O_EXCL: Er } = ur, Nr = Mr | Or | Er;
function Ar(e, { mode: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = F(h(e), (s) => gr(s, Nr, r)), f = 0, d = (s) => {
    f += s.length, he(a, s, null);
  }, u = i === void 0 ? void 0 : pe(n, Number(i), (s, c) => he(a, s, c));
  return {
    write: u ? u.push : d,
    close() {
      try {
        if (u)
          u.finish(), dr(a, Number(i));
        else if (f !== n) throw new p("its archive ends too early");
        r & o && cr(a, r), lr(a, _(), t);
      } finally {
        ar(a);
      }
    }
  };
}
function he(e, r, t) {
  for (let n = 0; n < r.length; )
    n += xr(e, r, n, r.length - n, t === null ? null : t + n);
}
function _() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as $r, createZstdCompress as Lt, zstdCompressSync as Wr } from "node:zlib";
var Tt = 4 * 1024 * 1024;
var zr = 33 * 1024 * 1024;
function be(e, r) {
  let t = { ...Ir(e, r), chunkSize: zr };
  return Pr(Wr(e, t));
}
function Ir({ length: e }, r) {
  return { params: { [$r.ZSTD_c_compressionLevel]: r }, chunkSize: Lr(e) };
}
function Pr({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function Lr(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function R({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function ye({ owners: e, releases: r, share: t }, n) {
  for (; ; ) {
    let i = Atomics.load(r, 0), o = 0;
    for (let a = 0; a < e.length; a++) Atomics.load(e, a) === n && o++;
    for (let a = 0; o < t && a < e.length; a++)
      if (Atomics.compareExchange(e, a, 0, n) === 0) return a;
    Atomics.wait(r, 0, i);
  }
}
function we({ owners: e, releases: r }, t, n) {
  Atomics.compareExchange(e, t, n, 0) === n && (Atomics.add(r, 0, 1), Atomics.notify(r, 0));
}

// src/formats/tar-archives/threads/tar-thread.ts
if (!Be) throw new Error("this is a program for threads");
var xe = Be, { push: Tr, next: U } = K();
xe.on("message", Tr);
var M = (e, r = []) => xe.postMessage(e, r);
async function* Se() {
  for (let e = await U(); e instanceof Uint8Array; e = await U())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), M({ taken: e.length });
}
async function Fr({ cwd: e, part: r, slabs: t, owner: n }) {
  let i, o = {
    next() {
      return i = ye(t, n), R(t, i);
    },
    filled(d) {
      if (i === void 0) return;
      if (r?.level === void 0) {
        M({ slab: i, filled: d });
        return;
      }
      let u = be(R(t, i).subarray(0, d), r.level);
      we(t, i, n), M({ frame: u, contentBytes: d }, [u.buffer]);
    }
  }, a = ae(r ? L(r.bases) : G(O(e)), o, r?.kind), f = "";
  for await (let d of Se()) {
    let u = (f + d.toString("latin1")).split("\0");
    f = u.pop() ?? "";
    for (let s of u) a.add(s);
  }
  a.end(r?.isContinued);
}
async function _r({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: i } = ge(O(e), r, t && L(t));
  for await (let o of Se()) n(o);
  i();
}
try {
  for (; ; ) {
    let e = await U();
    await (e.thread === "create" ? Fr(e) : _r(e)), M("done");
  }
} catch (e) {
  M({ message: J(e), isBadEntry: e instanceof p });
}
