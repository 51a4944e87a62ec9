// src/formats/tar-archives/threads/tar-thread.ts
import { on as Dr } from "node:events";
import { parentPort as Me, workerData as Gr } from "node:worker_threads";

// src/files/byte-strings.ts
function O(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Ae = /[\u0080-\u00ff]/, $e = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, r = process.platform) {
  if (!Ae.test(e)) return e;
  let t = Buffer.from(e, "latin1");
  if (r !== "win32") return t;
  try {
    return $e.decode(t);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(t.toString())}: its name is not Unicode`);
  }
}

// src/system/native-path.ts
import { posix as We, win32 as x } from "node:path";
function Pe(e) {
  return e !== "win32" ? We : {
    basename: x.basename,
    dirname: (r) => S(x.dirname(r), e),
    isAbsolute: x.isAbsolute,
    join: (...r) => S(x.join(...r), e),
    parse: x.parse,
    // A path on another drive stays absolute.
    relative: (r, t) => S(x.relative(r, t), e),
    resolve: (...r) => S(x.resolve(...r), e)
  };
}
function S(e, r = process.platform) {
  return r !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (t) => t.toUpperCase());
}
var { basename: Yr, dirname: I, isAbsolute: J, join: qr, parse: Xr, relative: Qr, resolve: H } = Pe(process.platform);

// src/files/member-paths.ts
function F(e) {
  return (r) => {
    let t = r.indexOf("/");
    return `${e.get(r.slice(0, t))}${r.slice(t)}`;
  };
}
function K(e) {
  return (r) => J(r) ? r : `${e}/${r}`;
}

// src/system/failure.ts
var m = class extends Error {
  name = "BadEntry";
};
function j(e) {
  return e instanceof Error ? e.message : String(e);
}
function M(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as He, fstatSync as ae, lstatSync as Ke, openSync as je, readlinkSync as Ze } from "node:fs";

// src/system/disk/open-unfollowed.ts
import { constants as Te } from "node:fs";
var { O_RDONLY: ze, O_NOFOLLOW: Z = 0, O_NONBLOCK: Le = 0 } = Te, Y = ze | Z | Le, q = Z !== 0;

// src/formats/tar-archives/archive-output.ts
import { readSync as Je } from "node:fs";

// src/formats/tar-archives/tar-records.ts
var g = 512, Q = Buffer.alloc(2 * g);
function w(e) {
  return (g - e % g) % g;
}
function V(e, r, t) {
  let n = t.toString("latin1");
  return r === "L" ? { ...e, name: N(n) } : r === "K" ? { ...e, target: N(n) } : r === "g" ? e : { ...e, ...Fe(new Map(Ie(n))) };
}
function N(e) {
  let r = e.indexOf("\0");
  return r < 0 ? e : e.slice(0, r);
}
function* Ie(e) {
  for (let r = 0; r < e.length; ) {
    let t = e.indexOf(" ", r), n = Number(e.slice(r, t)), o = e.slice(t + 1, r + n - 1), s = o.indexOf("=");
    if (!(Number.isInteger(n) && n > t - r && e[r + n - 1] === `
`) || s < 1) throw new m("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], r += n;
  }
}
function Fe(e) {
  let r = (u) => e.get(u) || void 0, t = {}, n = r("GNU.sparse.name") ?? r("path"), o = r("linkpath"), s = r("size"), a = r("mtime");
  n !== void 0 && (t.name = n), o !== void 0 && (t.target = o), s !== void 0 && (t.size = Number(X(s)));
  let i = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  i.length > 0 && (t.attributes = i), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let l = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (l && r("GNU.sparse.major") !== "1") throw new m("its archive has an old form of holes");
  return l && (t.sparseSize = X(r("GNU.sparse.realsize"))), t;
}
function X(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new m("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var ee = /[\u0080-\u00ff]/, A = 100, C = 8589934591, Ce = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function te({ name: e, target: r = "", records: t = {} }) {
  return 4 * g + 2 * (e.length + r.length) + ie(t).length;
}
function ne(e, r, t, n = !1) {
  let o = _e(t, n), s = r;
  if (o !== "") {
    s += Re(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let a = s + w(o.length);
    e.fill(0, s, a), s = a;
  }
  return oe(e, s, t, Ce[t.kind]), s + g;
}
var re = /* @__PURE__ */ new Map();
function Re(e) {
  let r = re.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return oe(t, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), re.set(e, t), t;
}
function _e({ name: e, target: r = "", mtime: t, size: n = 0, sparseSize: o, records: s = {} }, a) {
  let i = ee.test(e) || ee.test(r), l = i && !a ? y("hdrcharset", "BINARY") : "", u = i || e.length > A ? y("path", e) : "", f = i || r.length > A ? y("linkpath", r) : "", c = /^\d{1,11}$/.test(t) ? "" : y("mtime", t), d = n > C ? y("size", String(n)) : "";
  return l + u + (r === "" ? "" : f) + c + d + Ue(e, o) + ie(s);
}
function ie(e) {
  let r = "";
  for (let t in e) r += y(t, e[t]);
  return r;
}
function Ue(e, r) {
  return r === void 0 ? "" : y("GNU.sparse.major", "1") + y("GNU.sparse.minor", "0") + y("GNU.sparse.name", e) + y("GNU.sparse.realsize", r);
}
function y(e, r) {
  let t = ` ${e}=${r}
`, n = t.length + String(t.length).length;
  return `${t.length + String(n).length}${t}`;
}
var De = Ge();
function Ge() {
  let e = Buffer.alloc(g);
  return v(e, 108, 7, 0), v(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function oe(e, r, { name: t, target: n = "", mode: o, mtime: s, size: a = 0 }, i) {
  De.copy(e, r);
  let l = Math.min(Math.max(Math.trunc(Number(s)), 0), C);
  e.write(t, r, A, "latin1"), v(e, r + 100, 7, o), v(e, r + 124, 11, Math.min(a, C)), v(e, r + 136, 11, l), e[r + 156] = i.charCodeAt(0), n !== "" && e.write(n, r + 157, A, "latin1");
  let u = 0;
  for (let f = r; f < r + g; f++) u += e[f];
  v(e, r + 148, 6, u), e[r + 154] = 0;
}
function v(e, r, t, n) {
  let o = n;
  for (let s = r + t - 1; s >= r; s--) {
    let a = Math.floor(o / 8);
    e[s] = 48 + o - a * 8, o = a;
  }
}

// src/formats/tar-archives/archive-output.ts
var se = Buffer.alloc(0);
function fe({ next: e, filled: r }, t = !1) {
  let n = se, o = 0, s = () => {
    o > 0 && r(o), n = se, o = 0;
  }, a = (i) => {
    n.length - o >= i || (s(), n = e());
  };
  return {
    flush: s,
    put(i) {
      a(te(i)), o = ne(n, o, i, t);
    },
    write(i) {
      for (let l = 0; l < i.length; ) {
        a(1);
        let u = i.copy(n, o, l);
        l += u, o += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(i, l) {
      for (let u = l; u > 0; ) {
        a(1);
        let f = Je(i, n, o, Math.min(u, n.length - o), null);
        if (f === 0) return !1;
        u -= f, o += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(i) {
      a(i), n.fill(0, o, o + i), o += i;
    }
  };
}

// src/formats/tar-archives/threads/create.ts
function ce(e, r, t) {
  let n = fe(r, t === void 0), o = /* @__PURE__ */ new Map();
  function s(i, l) {
    let u = Xe(i, l);
    try {
      let f = ae(u, { bigint: !0 });
      if (!f.isFile()) throw W(i);
      let c = f.nlink > 1n ? a(i, f) : i;
      if (c !== i) {
        n.put($(i, f, "hardlink", { target: c }));
        return;
      }
      let d = Number(f.size);
      if (n.put($(i, f, "file", { size: d })), d === 0) return;
      if (!n.read(u, d)) throw ue(i);
      let h = ae(u);
      if (h.ctimeMs !== er(f.ctimeNs) || h.size !== d) throw ue(i);
      n.pad(w(d));
    } finally {
      He(u);
    }
  }
  function a(i, { dev: l, ino: u }) {
    let f = `${l}:${u}`, c = o.get(f);
    return c === void 0 && o.set(f, i), c ?? i;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(i) {
      let l = b(e(i.replace(/\/$/, ""))), u = t !== "files" || !q ? Ke(l, { bigint: !0 }) : void 0;
      if (u && t && !Ye(u, i, t)) throw W(i);
      if (!u || u.isFile()) s(i, l);
      else if (u.isDirectory()) n.put($(i, u, "directory"));
      else if (u.isSymbolicLink())
        n.put($(i, u, "symlink", { target: S(Ze(l, "latin1")) }));
      else throw W(i);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(i = !1) {
      i || n.write(Q), n.flush();
    }
  };
}
function Ye(e, r, t) {
  return t === "files" ? e.isFile() : r.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var qe = ["ELOOP", "EMLINK", "ENXIO"];
function Xe(e, r) {
  try {
    return je(r, Y);
  } catch (t) {
    throw qe.includes(M(t) ?? "") ? W(e) : t;
  }
}
function W(e = "") {
  return new Error(`${le(e)} was replaced while it was saved`);
}
function ue(e) {
  return new Error(`${le(e)} changed while it was read`);
}
function le(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function $(e, { mode: r, mtimeNs: t }, n, o = {}) {
  return { name: e, kind: n, mode: Qe(n, Number(r)), mtime: de(t), ...o };
}
function Qe(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}
var P = 1000000000n, Ve = 9;
function de(e) {
  if (e < 0n) return `-${de(-e)}`;
  let r = e % P, t = String(e / P);
  return r === 0n ? t : `${t}.${String(r).padStart(Ve, "0").replace(/0+$/, "")}`;
}
function er(e) {
  return Number(e / P) * 1e3 + Number(e % P) / 1e6;
}

// src/formats/tar-archives/threads/extract.ts
import {
  chmodSync as lr,
  closeSync as dr,
  constants as mr,
  fchmodSync as pr,
  ftruncateSync as hr,
  futimesSync as gr,
  linkSync as br,
  lutimesSync as yr,
  mkdirSync as wr,
  openSync as xr,
  statSync as Br,
  symlinkSync as Sr,
  unlinkSync as vr,
  utimesSync as kr,
  writeSync as Mr
} from "node:fs";

// src/files/windows-names.ts
var rr = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function tr(e) {
  if (e === "." || e === "..") return;
  if (rr.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let r = [...e].find((t) => t < " " || '<>:"|?*\\'.includes(t));
  return r === void 0 ? void 0 : `it has the character ${JSON.stringify(r)}`;
}
function me(e) {
  for (let r of e.split("/")) {
    let t = tr(r);
    if (t !== void 0) throw new Error(`Windows has no file ${JSON.stringify(r)}: ${t}`);
  }
}

// src/formats/tar-archives/sparse.ts
var nr = 10, pe = 15, ir = 2;
function he(e, r, t) {
  let n = be(e), o, s = 0, a = 0, i = 0, l = (u) => {
    for (let f = 0; f < u.length; ) {
      let c = o?.[a];
      if (!c) throw T();
      let d = u.subarray(f, f + c.length - i);
      d.length > 0 && t(d, c.at + i), f += d.length, i += d.length, !(i < c.length) && (a++, i = 0);
    }
  };
  return {
    push(u) {
      let f = u;
      if (!o) {
        if (f = n.push(u), o = n.extents(), !o) return;
        if (s = w(n.length()), o.reduce((h, { length: p }) => h + p, n.length() + s) !== e || !or(o, r)) throw T();
      }
      let c = Math.min(s, f.length);
      s -= c, l(f.subarray(c));
    },
    finish() {
      if (!(o?.slice(a).every(({ length: f }) => f === 0) && i === 0)) throw T();
    }
  };
}
function ge(e) {
  let r = be(e);
  return (t) => (r.push(t), r.hasCount());
}
function be(e) {
  let r = [], t = "", n = 0, o = () => r.length > 0 && r.length === 1 + 2 * r[0];
  return {
    /** @returns the bytes that follow the map */
    push(s) {
      let a = 0;
      for (; a < s.length && !o(); ) {
        let i = s.indexOf(nr, a), l = i < 0 ? s.length : i;
        if (t += s.toString("latin1", a, Math.min(l, a + pe + 1)), !/^\d*$/.test(t) || t.length > pe) throw T();
        if (a = l, !(i < 0)) {
          if (r.push(Number(t)), r[0] > e / g + ir)
            throw new m("its archive has a sparse file of more pieces than its content can hold");
          t = "", a++;
        }
      }
      return n += a, s.subarray(a);
    },
    hasCount: () => r.length > 0,
    /** The length of the map so far, in bytes. */
    length: () => n,
    /** Undefined until the map is whole. */
    extents() {
      if (o())
        return Array.from({ length: r[0] }, (s, a) => ({
          at: r[1 + 2 * a],
          length: r[2 + 2 * a]
        }));
    }
  };
}
function or(e, r) {
  let t = 0;
  return e.every(({ at: n, length: o }) => {
    let s = n >= t;
    return t = n + o, s && t <= r;
  });
}
function T() {
  return new m("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var sr = 1024 * 1024;
function ye(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, [o, s] = [0, 0], a, i = e === "several", l = (f, c) => {
    t = V(t, f, c), s = w(c.length), n = void 0;
  }, u = (f) => {
    if (i = f.every((B) => B === 0), i) return;
    let { type: c, member: d } = fr(f);
    if ("xgLK".includes(c)) {
      if (d.size > sr) throw new m("a header in the archive is too large");
      n = { type: c, size: d.size };
      return;
    }
    let h = { ...d, ...t, name: t.name ?? d.name };
    t = {};
    let p = { ...h, kind: cr(c, h.name) };
    if (p.kind !== "file" && p.size > 0) throw new m("a link or directory has content");
    return a = p.sparseSize === void 0 ? void 0 : ge(p.size), o = p.size, s = w(p.size), p;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let c = r.length === 0 ? f : Buffer.concat([r, f]);
      r = c.subarray(c.length);
      for (let d = 0; d < c.length && (!i || e === "several"); ) {
        let h = d + (o || s || (n?.size ?? g)), p = c.subarray(d, h);
        if (d += p.length, o > 0)
          o -= p.length, a?.(p) && (a = void 0), yield p;
        else if (s > 0) s -= p.length;
        else if (h > c.length) r = p;
        else if (n) l(n.type, p);
        else {
          let B = u(p);
          B && (yield B);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!i || r.length > 0) throw new m("its archive ends too early");
    }
  };
}
function fr(e) {
  if (z(e, 148, 8) !== ar(e)) throw new m("its archive is damaged");
  let r = k(e, 0, 100), t = k(e, 257, 6) === "ustar" ? k(e, 345, 155) : "";
  return {
    type: k(e, 156, 1) || "0",
    member: {
      name: t === "" ? r : `${t}/${r}`,
      target: k(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: z(e, 100, 8) & 511,
      mtime: String(z(e, 136, 12)),
      size: z(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function ar(e) {
  let r = 256;
  for (let t = 0; t < g; t++) (t < 148 || t >= 156) && (r += e[t]);
  return r;
}
function k(e, r, t) {
  return N(e.toString("latin1", r, r + t));
}
function z(e, r, t) {
  let n = e[r];
  if (n === 128) return Number(e.readBigUInt64BE(r + t - 8));
  let o = k(e, r, t).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (n === 255) return 0;
  throw new m("its archive is damaged");
}
var ur = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function cr(e, r) {
  let t = ur[e];
  if (!t) throw new m(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/formats/tar-archives/threads/extract.ts
function xe(e, r, t) {
  let n = ye("several"), o = Er(511 & ~r), s = [], a = /* @__PURE__ */ new Map(), i, l = () => {
    i?.close(), i = void 0;
  }, u = (f) => {
    l();
    let c = `${e}/${R(f.name)}`;
    if (f.kind === "directory") {
      o(c), a.set(c, f);
      return;
    }
    if (o(I(c)), f.kind === "file") i = zr(c, f, r);
    else if (f.kind === "symlink") s.push(f);
    else {
      if (f.kind !== "hardlink") throw new m("its archive holds something else than files");
      {
        let d = b(`${e}/${R(f.target)}`);
        _(b(c), (h) => br(d, h));
      }
    }
  };
  return {
    push(f) {
      for (let c of n.push(f))
        Buffer.isBuffer(c) ? i?.write(c) : u(c);
    },
    finish() {
      n.finish(), l();
      for (let { name: c, target: d, mtime: h } of s) {
        let p = b(`${e}/${R(c)}`), B = t && Or(d, t(c));
        _(p, (Ne) => Nr(b(d), Ne, B)), yr(p, U(), h);
      }
      let f = [...a].sort(([c], [d]) => d.length - c.length);
      for (let [c, { mode: d, mtime: h }] of f)
        process.platform !== "win32" && lr(b(c), d), kr(b(c), U(), h);
    }
  };
}
function Er(e) {
  let r = /* @__PURE__ */ new Set();
  return (t) => {
    r.has(t) || (wr(b(t), { recursive: !0, mode: e }), r.add(t));
  };
}
function Or(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = H(I(r), e);
  return Br(b(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
}
function Nr(e, r, t) {
  try {
    Sr(e, r, t);
  } catch (n) {
    throw M(n) !== "EPERM" || process.platform !== "win32" ? n : new Error("this user of Windows may not make links; its Developer Mode allows them", {
      cause: n
    });
  }
}
function _(e, r) {
  try {
    return r(e);
  } catch (t) {
    if (M(t) !== "EEXIST") throw t;
    return vr(e), r(e);
  }
}
var Ar = /\0|^\/|(^|\/)\.\.(\/|$)/;
function R(e, r = process.platform) {
  if (e === "" || Ar.test(e)) throw new m("its archive holds a name that leads elsewhere");
  let t = e.replace(/(\/\.?)+$/, "");
  return r === "win32" && me(b(t, r).toString()), t;
}
var { O_WRONLY: $r, O_CREAT: Wr, O_EXCL: Pr } = mr, Tr = $r | Wr | Pr;
function zr(e, { mode: r, mtime: t, size: n, sparseSize: o }, s) {
  let a = _(b(e), (f) => xr(f, Tr, r)), i = 0, l = (f) => {
    i += f.length, we(a, f, null);
  }, u = o === void 0 ? void 0 : he(n, Number(o), (f, c) => we(a, f, c));
  return {
    write: u ? u.push : l,
    close() {
      try {
        if (u)
          u.finish(), hr(a, Number(o));
        else if (i !== n) throw new m("its archive ends too early");
        r & s && pr(a, r), gr(a, U(), t);
      } finally {
        dr(a);
      }
    }
  };
}
function we(e, r, t) {
  for (let n = 0; n < r.length; )
    n += Mr(e, r, n, r.length - n, t === null ? null : t + n);
}
function U() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as Lr, createZstdCompress as Ct, zstdCompressSync as Ir } from "node:zlib";
var Rt = 4 * 1024 * 1024;
var Fr = 33 * 1024 * 1024;
function Be(e, r) {
  let t = { ...Cr(e, r), chunkSize: Fr };
  return Rr(Ir(e, t));
}
function Cr({ length: e }, r) {
  return { params: { [Lr.ZSTD_c_compressionLevel]: r }, chunkSize: _r(e) };
}
function Rr({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function _r(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [Se, Ur] = [0, 1];
function D({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function ve({ inUse: e, releases: r }) {
  for (; ; ) {
    let t = Atomics.load(r, 0), n = e.findIndex((o, s) => Atomics.load(e, s) === Se);
    if (n >= 0)
      return Atomics.store(e, n, Ur), n;
    Atomics.wait(r, 0, t);
  }
}
function ke({ inUse: e, releases: r }, t) {
  Atomics.store(e, t, Se), Atomics.add(r, 0, 1), Atomics.notify(r, 0);
}

// src/formats/tar-archives/threads/tar-thread.ts
if (!Me) throw new Error("this is a program for threads");
var Ee = Me, L = Gr, Jr = Dr(Ee, "message"), G = async () => (await Jr.next()).value?.[0], E = (e, r = []) => Ee.postMessage(e, r);
async function* Oe() {
  for (let e = await G(); e instanceof Uint8Array; e = await G())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), E({ taken: e.length });
}
async function Hr({ cwd: e, part: r }) {
  let t, n = {
    next() {
      return t = ve(L), D(L, t);
    },
    filled(a) {
      if (t === void 0) return;
      if (r?.level === void 0) {
        E({ slab: t, filled: a });
        return;
      }
      let i = Be(D(L, t).subarray(0, a), r.level);
      ke(L, t), E({ frame: i, contentBytes: a }, [i.buffer]);
    }
  }, o = ce(r ? F(r.bases) : K(O(e)), n, r?.kind), s = "";
  for await (let a of Oe()) {
    let i = (s + a.toString("latin1")).split("\0");
    s = i.pop() ?? "";
    for (let l of i) o.add(l);
  }
  o.end(r?.isContinued);
}
async function Kr({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: o } = xe(O(e), r, t && F(t));
  for await (let s of Oe()) n(s);
  o();
}
try {
  for (; ; ) {
    let e = await G();
    await (e.thread === "create" ? Hr(e) : Kr(e)), E("done");
  }
} catch (e) {
  E({ message: j(e), isBadEntry: e instanceof m });
}
