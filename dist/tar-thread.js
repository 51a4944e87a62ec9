// src/formats/tar-archives/threads/tar-thread.ts
import { parentPort as be } from "node:worker_threads";

// src/files/byte-strings.ts
function M(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Oe = /[\u0080-\u00ff]/, Me = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function h(e, r = process.platform) {
  if (!Oe.test(e)) return e;
  let t = Buffer.from(e, "latin1");
  if (r !== "win32") return t;
  try {
    return Me.decode(t);
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
var { basename: Dr, dirname: T, isAbsolute: D, join: Cr, relative: Gr, resolve: C } = Ne(process.platform);

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

// src/formats/tar-archives/threads/create.ts
import { closeSync as Ue, fstatSync as ne, lstatSync as De, openSync as Ce, readlinkSync as Ge, readSync as Je } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as Ae } from "node:fs";
var { O_RDONLY: $e, O_NOFOLLOW: j = 0, O_NONBLOCK: We = 0 } = Ae, H = $e | j | We, K = j !== 0;

// src/formats/tar-archives/tar-records.ts
var g = 512;
function b(e) {
  return (g - e % g) % g;
}
function X(e, r, t) {
  let n = t.toString("latin1");
  if (r === "L") return { ...e, name: Z(n) };
  if (r === "K") return { ...e, target: Z(n) };
  if (r === "g") return e;
  let i = new Map(Pe(n));
  return { ...e, ...ze(i) };
}
function Z(e) {
  let r = e.indexOf("\0");
  return r < 0 ? e : e.slice(0, r);
}
function* Pe(e) {
  for (let r = 0; r < e.length; ) {
    let t = e.indexOf(" ", r), n = Number(e.slice(r, t)), i = e.slice(t + 1, r + n - 1), o = i.indexOf("=");
    if (!(Number.isInteger(n) && n > t - r && e[r + n - 1] === `
`) || o < 1) throw new p("its archive is damaged");
    yield [i.slice(0, o), i.slice(o + 1)], r += n;
  }
}
function ze(e) {
  let r = (l) => e.get(l) || void 0, t = {}, n = r("GNU.sparse.name") ?? r("path"), i = r("linkpath"), o = r("size"), a = r("mtime");
  n !== void 0 && (t.name = n), i !== void 0 && (t.target = i), o !== void 0 && (t.size = Number(q(o))), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let f = [...e.keys()].some((l) => l.startsWith("GNU.sparse."));
  if (f && r("GNU.sparse.major") !== "1") throw new p("its archive has an old form of holes");
  return f && (t.sparseSize = q(r("GNU.sparse.realsize"))), t;
}
function q(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new p("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Y = /[\u0080-\u00ff]/, E = 100, I = 8589934591, Te = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function V({ name: e, target: r }) {
  return 4 * g + 2 * (e.length + r.length);
}
function ee(e, r, t, n = !1) {
  let i = Ie(t, n), o = r;
  if (i !== "") {
    o += Le(i.length).copy(e, o), o += e.write(i, o, "latin1");
    let a = o + b(i.length);
    e.fill(0, o, a), o = a;
  }
  return re(e, o, t, Te[t.kind]), o + g;
}
var Q = /* @__PURE__ */ new Map();
function Le(e) {
  let r = Q.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return re(t, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Q.set(e, t), t;
}
function Ie({ name: e, target: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = Y.test(e) || Y.test(r), f = a && !o ? w("hdrcharset", "BINARY") : "", l = a || e.length > E ? w("path", e) : "", c = a || r.length > E ? w("linkpath", r) : "", s = /^\d{1,11}$/.test(t) ? "" : w("mtime", t), u = n > I ? w("size", String(n)) : "";
  return f + l + (r === "" ? "" : c) + s + u + Fe(e, i);
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
function re(e, r, { name: t, target: n, mode: i, mtime: o, size: a }, f) {
  _e.copy(e, r);
  let l = Math.min(Math.max(Math.trunc(Number(o)), 0), I);
  e.write(t, r, E, "latin1"), S(e, r + 100, 7, i), S(e, r + 124, 11, Math.min(a, I)), S(e, r + 136, 11, l), e[r + 156] = f.charCodeAt(0), n !== "" && e.write(n, r + 157, E, "latin1");
  let c = 0;
  for (let s = r; s < r + g; s++) c += e[s];
  S(e, r + 148, 6, c), e[r + 154] = 0;
}
function S(e, r, t, n) {
  let i = n;
  for (let o = r + t - 1; o >= r; o--) {
    let a = Math.floor(i / 8);
    e[o] = 48 + i - a * 8, i = a;
  }
}

// src/formats/tar-archives/threads/saved-mode.ts
function te(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function se(e, r, t) {
  let n = Xe(r, t === void 0), i = /* @__PURE__ */ new Map();
  function o(f, l) {
    let c = Ke(f, l);
    try {
      let s = ne(c, { bigint: !0 });
      if (!s.isFile()) throw A(f);
      let u = s.nlink > 1n ? a(f, s) : f;
      if (u !== f) {
        n.put(N(f, s, "hardlink", { target: u }));
        return;
      }
      let d = Number(s.size);
      if (n.put(N(f, s, "file", { size: d })), d === 0) return;
      if (!n.read(c, d)) throw ie(f);
      let m = ne(c);
      if (m.ctimeMs !== qe(s.ctimeNs) || m.size !== d) throw ie(f);
      n.pad(b(d));
    } finally {
      Ue(c);
    }
  }
  function a(f, { dev: l, ino: c }) {
    let s = `${l}:${c}`, u = i.get(s);
    return u === void 0 && i.set(s, f), u ?? f;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(f) {
      let l = h(e(f.replace(/\/$/, ""))), c = t !== "files" || !K ? De(l, { bigint: !0 }) : void 0;
      if (c && t && !je(c, f, t)) throw A(f);
      if (!c || c.isFile()) o(f, l);
      else if (c.isDirectory()) n.put(N(f, c, "directory"));
      else if (c.isSymbolicLink())
        n.put(N(f, c, "symlink", { target: x(Ge(l, "latin1")) }));
      else throw A(f);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(f = !1) {
      f || n.pad(2 * g), n.flush();
    }
  };
}
function je(e, r, t) {
  return t === "files" ? e.isFile() : r.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var He = ["ELOOP", "EMLINK", "ENXIO"];
function Ke(e, r) {
  try {
    return Ce(r, H);
  } catch (t) {
    throw He.includes(k(t) ?? "") ? A(e) : t;
  }
}
function A(e = "") {
  return new Error(`${fe(e)} was replaced while it was saved`);
}
function ie(e) {
  return new Error(`${fe(e)} changed while it was read`);
}
function fe(e) {
  return h(e.replace(/^\d+\/|\/$/g, ""));
}
function N(e, { mode: r, mtimeNs: t }, n, { target: i = "", size: o = 0 } = {}) {
  let a = ae(t);
  return { name: e, kind: n, target: i, size: o, mode: te(n, Number(r)), mtime: a, sparseSize: void 0 };
}
var $ = 1000000000n, Ze = 9;
function ae(e) {
  if (e < 0n) return `-${ae(-e)}`;
  let r = e % $, t = String(e / $);
  return r === 0n ? t : `${t}.${String(r).padStart(Ze, "0").replace(/0+$/, "")}`;
}
function qe(e) {
  return Number(e / $) * 1e3 + Number(e % $) / 1e6;
}
var oe = Buffer.alloc(0);
function Xe({ next: e, filled: r }, t) {
  let n = oe, i = 0, o = () => {
    i > 0 && r(i), n = oe, i = 0;
  }, a = (f) => {
    n.length - i >= f || (o(), n = e());
  };
  return {
    flush: o,
    put(f) {
      a(V(f)), i = ee(n, i, f, t);
    },
    /** @returns whether the file has so many bytes */
    read(f, l) {
      for (let c = l; c > 0; ) {
        a(1);
        let s = Je(f, n, i, Math.min(c, n.length - i), null);
        if (s === 0) return !1;
        c -= s, i += s;
      }
      return !0;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(f) {
      a(f), n.fill(0, i, i + f), i += f;
    }
  };
}

// src/formats/tar-archives/threads/extract.ts
import {
  chmodSync as ar,
  closeSync as ur,
  constants as cr,
  fchmodSync as dr,
  ftruncateSync as lr,
  futimesSync as mr,
  linkSync as pr,
  lutimesSync as hr,
  mkdirSync as gr,
  openSync as yr,
  statSync as br,
  symlinkSync as wr,
  unlinkSync as Br,
  utimesSync as xr,
  writeSync as Sr
} from "node:fs";

// src/formats/tar-archives/archive-reader.ts
var Ye = 1024 * 1024;
function ue(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, i = 0, o = 0, a = e === "several", f = (c, s) => {
    t = X(t, c, s), o = b(s.length), n = void 0;
  }, l = (c) => {
    if (a = c.every((y) => y === 0), a) return;
    let { type: s, member: u } = Qe(c);
    if ("xgLK".includes(s)) {
      if (u.size > Ye) throw new p("a header in the archive is too large");
      n = { type: s, size: u.size };
      return;
    }
    let d = { ...u, ...t, name: t.name ?? u.name };
    t = {};
    let m = { ...d, kind: rr(s, d.name) };
    if (m.kind !== "file" && m.size > 0) throw new p("a link or directory has content");
    return i = m.size, o = b(m.size), m;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(c) {
      let s = r.length === 0 ? c : Buffer.concat([r, c]);
      r = s.subarray(s.length);
      for (let u = 0; u < s.length && (!a || e === "several"); ) {
        let d = u + (i || o || (n?.size ?? g)), m = s.subarray(u, d);
        if (u += m.length, i > 0)
          i -= m.length, yield m;
        else if (o > 0) o -= m.length;
        else if (d > s.length) r = m;
        else if (n) f(n.type, m);
        else {
          let y = l(m);
          y && (yield y);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!a || r.length > 0) throw new p("its archive ends too early");
    }
  };
}
function Qe(e) {
  if (W(e, 148, 8) !== Ve(e)) throw new p("its archive is damaged");
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
function Ve(e) {
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
var er = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function rr(e, r) {
  let t = er[e];
  if (!t) throw new p(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/files/windows-names.ts
var tr = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function nr(e) {
  if (e === "." || e === "..") return;
  if (tr.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let r = [...e].find((t) => t < " " || '<>:"|?*\\'.includes(t));
  return r === void 0 ? void 0 : `it has the character ${JSON.stringify(r)}`;
}
function ce(e) {
  for (let r of e.split("/")) {
    let t = nr(r);
    if (t !== void 0) throw new Error(`Windows has no file ${JSON.stringify(r)}: ${t}`);
  }
}

// src/formats/tar-archives/threads/safe-name.ts
var ir = /\0|^\/|(^|\/)\.\.(\/|$)/;
function P(e, r = process.platform) {
  if (e === "" || ir.test(e)) throw new p("its archive holds a name that leads elsewhere");
  let t = e.replace(/(\/\.?)+$/, "");
  return r === "win32" && ce(h(t, r).toString()), t;
}

// src/formats/tar-archives/threads/sparse.ts
var or = 10, de = 15;
function le(e, r, t) {
  let n = sr(), i, o = 0, a = 0, f = 0, l = (c) => {
    for (let s = 0; s < c.length; ) {
      let u = i?.[a];
      if (!u) throw z();
      let d = c.subarray(s, s + u.length - f);
      d.length > 0 && t(d, u.at + f), s += d.length, f += d.length, !(f < u.length) && (a++, f = 0);
    }
  };
  return {
    push(c) {
      let s = c;
      if (!i) {
        if (s = n.push(c), i = n.pieces(), !i) return;
        if (o = b(n.length()), i.reduce((m, { length: y }) => m + y, n.length() + o) !== e || !fr(i, r)) throw z();
      }
      let u = Math.min(o, s.length);
      o -= u, l(s.subarray(u));
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!(i?.slice(a).every(({ length: s }) => s === 0) && f === 0)) throw z();
    }
  };
}
function sr() {
  let e = [], r = "", t = 0, n = () => e.length > 0 && e.length === 1 + 2 * e[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let o = 0;
      for (; o < i.length && !n(); ) {
        let a = i.indexOf(or, o), f = a < 0 ? i.length : a;
        if (r += i.toString("latin1", o, Math.min(f, o + de + 1)), !/^\d*$/.test(r) || r.length > de) throw z();
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
function fr(e, r) {
  let t = 0;
  return e.every(({ at: n, length: i }) => {
    let o = n >= t;
    return t = n + i, o && t <= r;
  });
}
function z() {
  return new p("its archive has a damaged map of holes");
}

// src/formats/tar-archives/threads/extract.ts
function pe(e, r, t) {
  let n = ue("several"), i = vr(), o = [], a = /* @__PURE__ */ new Map(), f, l = () => {
    f?.close(), f = void 0;
  }, c = (s) => {
    l();
    let u = `${e}/${P(s.name)}`;
    if (s.kind === "directory") {
      i(u), a.set(u, s);
      return;
    }
    if (i(T(u)), s.kind === "file") f = $r(u, s, r);
    else if (s.kind === "symlink") o.push(s);
    else {
      if (s.kind !== "hardlink") throw new p("its archive holds something else than files");
      {
        let d = h(`${e}/${P(s.target)}`);
        F(h(u), (m) => pr(d, m));
      }
    }
  };
  return {
    push(s) {
      for (let u of n.push(s))
        Buffer.isBuffer(u) ? f?.write(u) : c(u);
    },
    /** Must be called after the last bytes. */
    finish() {
      n.finish(), l();
      for (let { name: u, target: d, mtime: m } of o) {
        let y = h(`${e}/${P(u)}`), ve = t && kr(d, t(u));
        F(y, (ke) => Or(h(d), ke, ve)), hr(y, _(), m);
      }
      let s = [...a].sort(([u], [d]) => d.length - u.length);
      for (let [u, { mode: d, mtime: m }] of s)
        process.platform !== "win32" && ar(h(u), d), xr(h(u), _(), m);
    }
  };
}
function vr() {
  let e = /* @__PURE__ */ new Set();
  return (r) => {
    e.has(r) || (gr(h(r), { recursive: !0, mode: 493 }), e.add(r));
  };
}
function kr(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = C(T(r), e);
  return br(h(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
}
function Or(e, r, t) {
  try {
    wr(e, r, t);
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
    return Br(e), r(e);
  }
}
var { O_WRONLY: Mr, O_CREAT: Er, O_EXCL: Nr } = cr, Ar = Mr | Er | Nr;
function $r(e, { mode: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = F(h(e), (s) => yr(s, Ar, r)), f = 0, l = (s) => {
    f += s.length, me(a, s, null);
  }, c = i === void 0 ? void 0 : le(n, Number(i), (s, u) => me(a, s, u));
  return {
    write: c ? c.push : l,
    close() {
      try {
        if (c)
          c.finish(), lr(a, Number(i));
        else if (f !== n) throw new p("its archive ends too early");
        r & o && dr(a, r), mr(a, _(), t);
      } finally {
        ur(a);
      }
    }
  };
}
function me(e, r, t) {
  for (let n = 0; n < r.length; )
    n += Sr(e, r, n, r.length - n, t === null ? null : t + n);
}
function _() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as Wr, createZstdCompress as Wt, zstdCompressSync as Pr } from "node:zlib";
var Pt = 4 * 1024 * 1024;
var zr = 33 * 1024 * 1024;
function he(e, r) {
  let t = { ...Tr(e, r), chunkSize: zr };
  return Lr(Pr(e, t));
}
function Tr({ length: e }, r) {
  return { params: { [Wr.ZSTD_c_compressionLevel]: r }, chunkSize: Ir(e) };
}
function Lr({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function Ir(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function R({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function ge({ owners: e, releases: r, share: t }, n) {
  for (; ; ) {
    let i = Atomics.load(r, 0), o = 0;
    for (let a = 0; a < e.length; a++) Atomics.load(e, a) === n && o++;
    for (let a = 0; o < t && a < e.length; a++)
      if (Atomics.compareExchange(e, a, 0, n) === 0) return a;
    Atomics.wait(r, 0, i);
  }
}
function ye({ owners: e, releases: r }, t, n) {
  Atomics.compareExchange(e, t, n, 0) === n && (Atomics.add(r, 0, 1), Atomics.notify(r, 0));
}

// src/formats/tar-archives/threads/tar-thread.ts
if (!be) throw new Error("this is a program for threads");
var we = be, Be = [], xe = () => {
};
we.on("message", (e) => {
  Be.push(e), xe();
});
async function U() {
  for (; ; ) {
    let e = Be.shift();
    if (e !== void 0) return e;
    await new Promise((r) => {
      xe = r;
    });
  }
}
var O = (e, r = []) => we.postMessage(e, r);
async function* Se() {
  for (let e = await U(); e instanceof Uint8Array; e = await U())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), O({ taken: e.length });
}
async function Fr({ cwd: e, bases: r, kind: t, isContinued: n, level: i, slabs: o, owner: a }) {
  let f, l = {
    next() {
      return f = ge(o, a), R(o, f);
    },
    filled(u) {
      if (f === void 0) return;
      if (i === void 0) {
        O({ slab: f, filled: u });
        return;
      }
      let d = he(R(o, f).subarray(0, u), i);
      ye(o, f, a), O({ frame: d, contentBytes: u }, [d.buffer]);
    }
  }, c = se(r ? L(r) : G(M(e)), l, t), s = "";
  for await (let u of Se()) {
    let d = (s + u.toString("latin1")).split("\0");
    s = d.pop() ?? "";
    for (let m of d) c.add(m);
  }
  c.end(n);
}
async function _r({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: i } = pe(M(e), r, t && L(t));
  for await (let o of Se()) n(o);
  i();
}
try {
  for (; ; ) {
    let e = await U();
    await (e.thread === "create" ? Fr(e) : _r(e)), O("done");
  }
} catch (e) {
  O({ message: J(e), isBadEntry: e instanceof p });
}
