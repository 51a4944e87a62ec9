// src/formats/tar-archives/threads/tar-thread.ts
import { on as _r } from "node:events";
import { parentPort as ve } from "node:worker_threads";

// src/files/byte-strings.ts
function E(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Ee = /[\u0080-\u00ff]/, Ne = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, r = process.platform) {
  if (!Ee.test(e)) return e;
  let t = Buffer.from(e, "latin1");
  if (r !== "win32") return t;
  try {
    return Ne.decode(t);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(t.toString())}: its name is not Unicode`);
  }
}

// src/system/native-path.ts
import { posix as Ae, win32 as B } from "node:path";
function $e(e) {
  return e !== "win32" ? Ae : {
    basename: B.basename,
    dirname: (r) => S(B.dirname(r), e),
    isAbsolute: B.isAbsolute,
    join: (...r) => S(B.join(...r), e),
    parse: B.parse,
    // A path on another drive stays absolute.
    relative: (r, t) => S(B.relative(r, t), e),
    resolve: (...r) => S(B.resolve(...r), e)
  };
}
function S(e, r = process.platform) {
  return r !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (t) => t.toUpperCase());
}
var { basename: Hr, dirname: T, isAbsolute: G, join: jr, parse: Zr, relative: qr, resolve: J } = $e(process.platform);

// src/files/member-paths.ts
function I(e) {
  return (r) => {
    let t = r.indexOf("/");
    return `${e.get(r.slice(0, t))}${r.slice(t)}`;
  };
}
function K(e) {
  return (r) => G(r) ? r : `${e}/${r}`;
}

// src/system/failure.ts
var m = class extends Error {
  name = "BadEntry";
};
function H(e) {
  return e instanceof Error ? e.message : String(e);
}
function M(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as Ge, fstatSync as fe, lstatSync as Je, openSync as Ke, readlinkSync as He } from "node:fs";

// src/system/disk/open-unfollowed.ts
import { constants as We } from "node:fs";
var { O_RDONLY: ze, O_NOFOLLOW: j = 0, O_NONBLOCK: Pe = 0 } = We, Z = ze | j | Pe, q = j !== 0;

// src/formats/tar-archives/archive-output.ts
import { readSync as De } from "node:fs";

// src/formats/tar-archives/tar-records.ts
var g = 512, Y = Buffer.alloc(2 * g);
function w(e) {
  return (g - e % g) % g;
}
function Q(e, r, t) {
  let n = t.toString("latin1");
  return r === "L" ? { ...e, name: N(n) } : r === "K" ? { ...e, target: N(n) } : r === "g" ? e : { ...e, ...Te(new Map(Le(n))) };
}
function N(e) {
  let r = e.indexOf("\0");
  return r < 0 ? e : e.slice(0, r);
}
function* Le(e) {
  for (let r = 0; r < e.length; ) {
    let t = e.indexOf(" ", r), n = Number(e.slice(r, t)), i = e.slice(t + 1, r + n - 1), o = i.indexOf("=");
    if (!(Number.isInteger(n) && n > t - r && e[r + n - 1] === `
`) || o < 1) throw new m("its archive is damaged");
    yield [i.slice(0, o), i.slice(o + 1)], r += n;
  }
}
function Te(e) {
  let r = (l) => e.get(l) || void 0, t = {}, n = r("GNU.sparse.name") ?? r("path"), i = r("linkpath"), o = r("size"), a = r("mtime");
  n !== void 0 && (t.name = n), i !== void 0 && (t.target = i), o !== void 0 && (t.size = Number(X(o))), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let s = [...e.keys()].some((l) => l.startsWith("GNU.sparse."));
  if (s && r("GNU.sparse.major") !== "1") throw new m("its archive has an old form of holes");
  return s && (t.sparseSize = X(r("GNU.sparse.realsize"))), t;
}
function X(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new m("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var V = /[\u0080-\u00ff]/, A = 100, F = 8589934591, Ie = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function re({ name: e, target: r, records: t = {} }) {
  return 4 * g + 2 * (e.length + r.length) + ne(t).length;
}
function te(e, r, t, n = !1) {
  let i = Re(t, n), o = r;
  if (i !== "") {
    o += Fe(i.length).copy(e, o), o += e.write(i, o, "latin1");
    let a = o + w(i.length);
    e.fill(0, o, a), o = a;
  }
  return ie(e, o, t, Ie[t.kind]), o + g;
}
var ee = /* @__PURE__ */ new Map();
function Fe(e) {
  let r = ee.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return ie(t, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), ee.set(e, t), t;
}
function Re({ name: e, target: r, mtime: t, size: n, sparseSize: i, records: o = {} }, a) {
  let s = V.test(e) || V.test(r), l = s && !a ? y("hdrcharset", "BINARY") : "", u = s || e.length > A ? y("path", e) : "", f = s || r.length > A ? y("linkpath", r) : "", c = /^\d{1,11}$/.test(t) ? "" : y("mtime", t), d = n > F ? y("size", String(n)) : "";
  return l + u + (r === "" ? "" : f) + c + d + Ce(e, i) + ne(o);
}
function ne(e) {
  let r = "";
  for (let t in e) r += y(t, e[t]);
  return r;
}
function Ce(e, r) {
  return r === void 0 ? "" : y("GNU.sparse.major", "1") + y("GNU.sparse.minor", "0") + y("GNU.sparse.name", e) + y("GNU.sparse.realsize", r);
}
function y(e, r) {
  let t = ` ${e}=${r}
`, n = t.length + String(t.length).length;
  return `${t.length + String(n).length}${t}`;
}
var _e = Ue();
function Ue() {
  let e = Buffer.alloc(g);
  return v(e, 108, 7, 0), v(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function ie(e, r, { name: t, target: n, mode: i, mtime: o, size: a }, s) {
  _e.copy(e, r);
  let l = Math.min(Math.max(Math.trunc(Number(o)), 0), F);
  e.write(t, r, A, "latin1"), v(e, r + 100, 7, i), v(e, r + 124, 11, Math.min(a, F)), v(e, r + 136, 11, l), e[r + 156] = s.charCodeAt(0), n !== "" && e.write(n, r + 157, A, "latin1");
  let u = 0;
  for (let f = r; f < r + g; f++) u += e[f];
  v(e, r + 148, 6, u), e[r + 154] = 0;
}
function v(e, r, t, n) {
  let i = n;
  for (let o = r + t - 1; o >= r; o--) {
    let a = Math.floor(i / 8);
    e[o] = 48 + i - a * 8, i = a;
  }
}

// src/formats/tar-archives/archive-output.ts
var oe = Buffer.alloc(0);
function se({ next: e, filled: r }, t = !1) {
  let n = oe, i = 0, o = () => {
    i > 0 && r(i), n = oe, i = 0;
  }, a = (s) => {
    n.length - i >= s || (o(), n = e());
  };
  return {
    flush: o,
    put(s) {
      a(re(s)), i = te(n, i, s, t);
    },
    write(s) {
      for (let l = 0; l < s.length; ) {
        a(1);
        let u = s.copy(n, i, l);
        l += u, i += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(s, l) {
      for (let u = l; u > 0; ) {
        a(1);
        let f = De(s, n, i, Math.min(u, n.length - i), null);
        if (f === 0) return !1;
        u -= f, i += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(s) {
      a(s), n.fill(0, i, i + s), i += s;
    }
  };
}

// src/formats/tar-archives/threads/create.ts
function ue(e, r, t) {
  let n = se(r, t === void 0), i = /* @__PURE__ */ new Map();
  function o(s, l) {
    let u = qe(s, l);
    try {
      let f = fe(u, { bigint: !0 });
      if (!f.isFile()) throw W(s);
      let c = f.nlink > 1n ? a(s, f) : s;
      if (c !== s) {
        n.put($(s, f, "hardlink", { target: c }));
        return;
      }
      let d = Number(f.size);
      if (n.put($(s, f, "file", { size: d })), d === 0) return;
      if (!n.read(u, d)) throw ae(s);
      let h = fe(u);
      if (h.ctimeMs !== Qe(f.ctimeNs) || h.size !== d) throw ae(s);
      n.pad(w(d));
    } finally {
      Ge(u);
    }
  }
  function a(s, { dev: l, ino: u }) {
    let f = `${l}:${u}`, c = i.get(f);
    return c === void 0 && i.set(f, s), c ?? s;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(s) {
      let l = b(e(s.replace(/\/$/, ""))), u = t !== "files" || !q ? Je(l, { bigint: !0 }) : void 0;
      if (u && t && !je(u, s, t)) throw W(s);
      if (!u || u.isFile()) o(s, l);
      else if (u.isDirectory()) n.put($(s, u, "directory"));
      else if (u.isSymbolicLink())
        n.put($(s, u, "symlink", { target: S(He(l, "latin1")) }));
      else throw W(s);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(s = !1) {
      s || n.write(Y), n.flush();
    }
  };
}
function je(e, r, t) {
  return t === "files" ? e.isFile() : r.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var Ze = ["ELOOP", "EMLINK", "ENXIO"];
function qe(e, r) {
  try {
    return Ke(r, Z);
  } catch (t) {
    throw Ze.includes(M(t) ?? "") ? W(e) : t;
  }
}
function W(e = "") {
  return new Error(`${ce(e)} was replaced while it was saved`);
}
function ae(e) {
  return new Error(`${ce(e)} changed while it was read`);
}
function ce(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function $(e, { mode: r, mtimeNs: t }, n, { target: i = "", size: o = 0 } = {}) {
  let a = le(t);
  return { name: e, kind: n, target: i, size: o, mode: Xe(n, Number(r)), mtime: a, sparseSize: void 0 };
}
function Xe(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}
var z = 1000000000n, Ye = 9;
function le(e) {
  if (e < 0n) return `-${le(-e)}`;
  let r = e % z, t = String(e / z);
  return r === 0n ? t : `${t}.${String(r).padStart(Ye, "0").replace(/0+$/, "")}`;
}
function Qe(e) {
  return Number(e / z) * 1e3 + Number(e % z) / 1e6;
}

// src/formats/tar-archives/threads/extract.ts
import {
  chmodSync as cr,
  closeSync as lr,
  constants as dr,
  fchmodSync as mr,
  ftruncateSync as pr,
  futimesSync as hr,
  linkSync as gr,
  lutimesSync as br,
  mkdirSync as yr,
  openSync as wr,
  statSync as Br,
  symlinkSync as xr,
  unlinkSync as Sr,
  utimesSync as vr,
  writeSync as kr
} from "node:fs";

// src/files/windows-names.ts
var Ve = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function er(e) {
  if (e === "." || e === "..") return;
  if (Ve.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let r = [...e].find((t) => t < " " || '<>:"|?*\\'.includes(t));
  return r === void 0 ? void 0 : `it has the character ${JSON.stringify(r)}`;
}
function de(e) {
  for (let r of e.split("/")) {
    let t = er(r);
    if (t !== void 0) throw new Error(`Windows has no file ${JSON.stringify(r)}: ${t}`);
  }
}

// src/formats/tar-archives/sparse-map.ts
var rr = 2, me = 20;
function pe(e) {
  let r = "";
  return (t) => {
    r += t.toString("latin1", 0, me + 1);
    let [n = "", ...i] = r.split(`
`, 2);
    if (i.length === 0 && r.length <= me) return !1;
    if (/^\d+$/.test(n) && Number(n) <= e / g + rr) return !0;
    throw new m("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var tr = 1024 * 1024;
function he(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, [i, o] = [0, 0], a, s = e === "several", l = (f, c) => {
    t = Q(t, f, c), o = w(c.length), n = void 0;
  }, u = (f) => {
    if (s = f.every((x) => x === 0), s) return;
    let { type: c, member: d } = nr(f);
    if ("xgLK".includes(c)) {
      if (d.size > tr) throw new m("a header in the archive is too large");
      n = { type: c, size: d.size };
      return;
    }
    let h = { ...d, ...t, name: t.name ?? d.name };
    t = {};
    let p = { ...h, kind: sr(c, h.name) };
    if (p.kind !== "file" && p.size > 0) throw new m("a link or directory has content");
    return a = p.sparseSize === void 0 ? void 0 : pe(p.size), i = p.size, o = w(p.size), p;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let c = r.length === 0 ? f : Buffer.concat([r, f]);
      r = c.subarray(c.length);
      for (let d = 0; d < c.length && (!s || e === "several"); ) {
        let h = d + (i || o || (n?.size ?? g)), p = c.subarray(d, h);
        if (d += p.length, i > 0)
          i -= p.length, a?.(p) && (a = void 0), yield p;
        else if (o > 0) o -= p.length;
        else if (h > c.length) r = p;
        else if (n) l(n.type, p);
        else {
          let x = u(p);
          x && (yield x);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!s || r.length > 0) throw new m("its archive ends too early");
    }
  };
}
function nr(e) {
  if (P(e, 148, 8) !== ir(e)) throw new m("its archive is damaged");
  let r = k(e, 0, 100), t = k(e, 257, 6) === "ustar" ? k(e, 345, 155) : "";
  return {
    type: k(e, 156, 1) || "0",
    member: {
      name: t === "" ? r : `${t}/${r}`,
      target: k(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: P(e, 100, 8) & 511,
      mtime: String(P(e, 136, 12)),
      size: P(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function ir(e) {
  let r = 256;
  for (let t = 0; t < g; t++) (t < 148 || t >= 156) && (r += e[t]);
  return r;
}
function k(e, r, t) {
  return N(e.toString("latin1", r, r + t));
}
function P(e, r, t) {
  let n = e[r];
  if (n === 128) return Number(e.readBigUInt64BE(r + t - 8));
  let i = k(e, r, t).trim(), o = i === "" ? 0 : Number.parseInt(i, 8);
  if (Number.isSafeInteger(o) && o >= 0 && /^[0-7]*$/.test(i)) return o;
  if (n === 255) return 0;
  throw new m("its archive is damaged");
}
var or = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function sr(e, r) {
  let t = or[e];
  if (!t) throw new m(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/formats/tar-archives/threads/sparse.ts
var fr = 10, ge = 15;
function be(e, r, t) {
  let n = ar(), i, o = 0, a = 0, s = 0, l = (u) => {
    for (let f = 0; f < u.length; ) {
      let c = i?.[a];
      if (!c) throw L();
      let d = u.subarray(f, f + c.length - s);
      d.length > 0 && t(d, c.at + s), f += d.length, s += d.length, !(s < c.length) && (a++, s = 0);
    }
  };
  return {
    push(u) {
      let f = u;
      if (!i) {
        if (f = n.push(u), i = n.extents(), !i) return;
        if (o = w(n.length()), i.reduce((h, { length: p }) => h + p, n.length() + o) !== e || !ur(i, r)) throw L();
      }
      let c = Math.min(o, f.length);
      o -= c, l(f.subarray(c));
    },
    finish() {
      if (!(i?.slice(a).every(({ length: f }) => f === 0) && s === 0)) throw L();
    }
  };
}
function ar() {
  let e = [], r = "", t = 0, n = () => e.length > 0 && e.length === 1 + 2 * e[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let o = 0;
      for (; o < i.length && !n(); ) {
        let a = i.indexOf(fr, o), s = a < 0 ? i.length : a;
        if (r += i.toString("latin1", o, Math.min(s, o + ge + 1)), !/^\d*$/.test(r) || r.length > ge) throw L();
        o = s, !(a < 0) && (e.push(Number(r)), r = "", o++);
      }
      return t += o, i.subarray(o);
    },
    /** The length of the map so far, in bytes. */
    length: () => t,
    /** Undefined until the map is whole. */
    extents() {
      if (n())
        return Array.from({ length: e[0] }, (i, o) => ({
          at: e[1 + 2 * o],
          length: e[2 + 2 * o]
        }));
    }
  };
}
function ur(e, r) {
  let t = 0;
  return e.every(({ at: n, length: i }) => {
    let o = n >= t;
    return t = n + i, o && t <= r;
  });
}
function L() {
  return new m("its archive has a damaged map of holes");
}

// src/formats/tar-archives/threads/extract.ts
function we(e, r, t) {
  let n = he("several"), i = Mr(511 & ~r), o = [], a = /* @__PURE__ */ new Map(), s, l = () => {
    s?.close(), s = void 0;
  }, u = (f) => {
    l();
    let c = `${e}/${R(f.name)}`;
    if (f.kind === "directory") {
      i(c), a.set(c, f);
      return;
    }
    if (i(T(c)), f.kind === "file") s = Pr(c, f, r);
    else if (f.kind === "symlink") o.push(f);
    else {
      if (f.kind !== "hardlink") throw new m("its archive holds something else than files");
      {
        let d = b(`${e}/${R(f.target)}`);
        C(b(c), (h) => gr(d, h));
      }
    }
  };
  return {
    push(f) {
      for (let c of n.push(f))
        Buffer.isBuffer(c) ? s?.write(c) : u(c);
    },
    finish() {
      n.finish(), l();
      for (let { name: c, target: d, mtime: h } of o) {
        let p = b(`${e}/${R(c)}`), x = t && Or(d, t(c));
        C(p, (Oe) => Er(b(d), Oe, x)), br(p, _(), h);
      }
      let f = [...a].sort(([c], [d]) => d.length - c.length);
      for (let [c, { mode: d, mtime: h }] of f)
        process.platform !== "win32" && cr(b(c), d), vr(b(c), _(), h);
    }
  };
}
function Mr(e) {
  let r = /* @__PURE__ */ new Set();
  return (t) => {
    r.has(t) || (yr(b(t), { recursive: !0, mode: e }), r.add(t));
  };
}
function Or(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = J(T(r), e);
  return Br(b(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
}
function Er(e, r, t) {
  try {
    xr(e, r, t);
  } catch (n) {
    throw M(n) !== "EPERM" || process.platform !== "win32" ? n : new Error("this user of Windows may not make links; its Developer Mode allows them", {
      cause: n
    });
  }
}
function C(e, r) {
  try {
    return r(e);
  } catch (t) {
    if (M(t) !== "EEXIST") throw t;
    return Sr(e), r(e);
  }
}
var Nr = /\0|^\/|(^|\/)\.\.(\/|$)/;
function R(e, r = process.platform) {
  if (e === "" || Nr.test(e)) throw new m("its archive holds a name that leads elsewhere");
  let t = e.replace(/(\/\.?)+$/, "");
  return r === "win32" && de(b(t, r).toString()), t;
}
var { O_WRONLY: Ar, O_CREAT: $r, O_EXCL: Wr } = dr, zr = Ar | $r | Wr;
function Pr(e, { mode: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = C(b(e), (f) => wr(f, zr, r)), s = 0, l = (f) => {
    s += f.length, ye(a, f, null);
  }, u = i === void 0 ? void 0 : be(n, Number(i), (f, c) => ye(a, f, c));
  return {
    write: u ? u.push : l,
    close() {
      try {
        if (u)
          u.finish(), pr(a, Number(i));
        else if (s !== n) throw new m("its archive ends too early");
        r & o && mr(a, r), hr(a, _(), t);
      } finally {
        lr(a);
      }
    }
  };
}
function ye(e, r, t) {
  for (let n = 0; n < r.length; )
    n += kr(e, r, n, r.length - n, t === null ? null : t + n);
}
function _() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as Lr, createZstdCompress as Rt, zstdCompressSync as Tr } from "node:zlib";
var Ct = 4 * 1024 * 1024;
var Ir = 33 * 1024 * 1024;
function Be(e, r) {
  let t = { ...Fr(e, r), chunkSize: Ir };
  return Rr(Tr(e, t));
}
function Fr({ length: e }, r) {
  return { params: { [Lr.ZSTD_c_compressionLevel]: r }, chunkSize: Cr(e) };
}
function Rr({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function Cr(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function U({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function xe({ owners: e, releases: r, share: t }, n) {
  for (; ; ) {
    let i = Atomics.load(r, 0), o = 0;
    for (let a = 0; a < e.length; a++) Atomics.load(e, a) === n && o++;
    for (let a = 0; o < t && a < e.length; a++)
      if (Atomics.compareExchange(e, a, 0, n) === 0) return a;
    Atomics.wait(r, 0, i);
  }
}
function Se({ owners: e, releases: r }, t, n) {
  Atomics.compareExchange(e, t, n, 0) === n && (Atomics.add(r, 0, 1), Atomics.notify(r, 0));
}

// src/formats/tar-archives/threads/tar-thread.ts
if (!ve) throw new Error("this is a program for threads");
var ke = ve, Ur = _r(ke, "message"), D = async () => (await Ur.next()).value?.[0], O = (e, r = []) => ke.postMessage(e, r);
async function* Me() {
  for (let e = await D(); e instanceof Uint8Array; e = await D())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), O({ taken: e.length });
}
async function Dr({ cwd: e, part: r, slabs: t, owner: n }) {
  let i, o = {
    next() {
      return i = xe(t, n), U(t, i);
    },
    filled(l) {
      if (i === void 0) return;
      if (r?.level === void 0) {
        O({ slab: i, filled: l });
        return;
      }
      let u = Be(U(t, i).subarray(0, l), r.level);
      Se(t, i, n), O({ frame: u, contentBytes: l }, [u.buffer]);
    }
  }, a = ue(r ? I(r.bases) : K(E(e)), o, r?.kind), s = "";
  for await (let l of Me()) {
    let u = (s + l.toString("latin1")).split("\0");
    s = u.pop() ?? "";
    for (let f of u) a.add(f);
  }
  a.end(r?.isContinued);
}
async function Gr({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: i } = we(E(e), r, t && I(t));
  for await (let o of Me()) n(o);
  i();
}
try {
  for (; ; ) {
    let e = await D();
    await (e.thread === "create" ? Dr(e) : Gr(e)), O("done");
  }
} catch (e) {
  O({ message: H(e), isBadEntry: e instanceof m });
}
