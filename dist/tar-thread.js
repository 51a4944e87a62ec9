// src/formats/tar-archives/threads/tar-thread.ts
import { on as Gr } from "node:events";
import { parentPort as Me, workerData as Jr } from "node:worker_threads";

// src/files/byte-strings.ts
function E(e) {
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
import { posix as We, win32 as B } from "node:path";
function ze(e) {
  return e !== "win32" ? We : {
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
var { basename: qr, dirname: T, isAbsolute: J, join: Xr, parse: Qr, relative: Vr, resolve: H } = ze(process.platform);

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
import { constants as Pe } from "node:fs";
var { O_RDONLY: Ie, O_NOFOLLOW: Z = 0, O_NONBLOCK: Le = 0 } = Pe, Y = Ie | Z | Le, q = Z !== 0;

// src/formats/tar-archives/archive-output.ts
import { readSync as Je } from "node:fs";

// src/formats/tar-archives/tar-records.ts
var g = 512, Q = Buffer.alloc(2 * g);
function w(e) {
  return (g - e % g) % g;
}
function V(e, r, t) {
  let n = t.toString("latin1");
  return r === "L" ? { ...e, name: N(n) } : r === "K" ? { ...e, target: N(n) } : r === "g" ? e : { ...e, ...Fe(new Map(Te(n))) };
}
function N(e) {
  let r = e.indexOf("\0");
  return r < 0 ? e : e.slice(0, r);
}
function* Te(e) {
  for (let r = 0; r < e.length; ) {
    let t = e.indexOf(" ", r), n = Number(e.slice(r, t)), i = e.slice(t + 1, r + n - 1), s = i.indexOf("=");
    if (!(Number.isInteger(n) && n > t - r && e[r + n - 1] === `
`) || s < 1) throw new m("its archive is damaged");
    yield [i.slice(0, s), i.slice(s + 1)], r += n;
  }
}
function Fe(e) {
  let r = (u) => e.get(u) || void 0, t = {}, n = r("GNU.sparse.name") ?? r("path"), i = r("linkpath"), s = r("size"), a = r("mtime");
  n !== void 0 && (t.name = n), i !== void 0 && (t.target = i), s !== void 0 && (t.size = Number(X(s)));
  let o = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  o.length > 0 && (t.attributes = o), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let d = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (d && r("GNU.sparse.major") !== "1") throw new m("its archive has an old form of holes");
  return d && (t.sparseSize = X(r("GNU.sparse.realsize"))), t;
}
function X(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new m("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var ee = /[\u0080-\u00ff]/, A = 100, C = 8589934591, Ce = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function te({ name: e, target: r, records: t = {} }) {
  return 4 * g + 2 * (e.length + r.length) + ie(t).length;
}
function ne(e, r, t, n = !1) {
  let i = _e(t, n), s = r;
  if (i !== "") {
    s += Re(i.length).copy(e, s), s += e.write(i, s, "latin1");
    let a = s + w(i.length);
    e.fill(0, s, a), s = a;
  }
  return oe(e, s, t, Ce[t.kind]), s + g;
}
var re = /* @__PURE__ */ new Map();
function Re(e) {
  let r = re.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return oe(t, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), re.set(e, t), t;
}
function _e({ name: e, target: r, mtime: t, size: n, sparseSize: i, records: s = {} }, a) {
  let o = ee.test(e) || ee.test(r), d = o && !a ? y("hdrcharset", "BINARY") : "", u = o || e.length > A ? y("path", e) : "", f = o || r.length > A ? y("linkpath", r) : "", c = /^\d{1,11}$/.test(t) ? "" : y("mtime", t), l = n > C ? y("size", String(n)) : "";
  return d + u + (r === "" ? "" : f) + c + l + De(e, i) + ie(s);
}
function ie(e) {
  let r = "";
  for (let t in e) r += y(t, e[t]);
  return r;
}
function De(e, r) {
  return r === void 0 ? "" : y("GNU.sparse.major", "1") + y("GNU.sparse.minor", "0") + y("GNU.sparse.name", e) + y("GNU.sparse.realsize", r);
}
function y(e, r) {
  let t = ` ${e}=${r}
`, n = t.length + String(t.length).length;
  return `${t.length + String(n).length}${t}`;
}
var Ue = Ge();
function Ge() {
  let e = Buffer.alloc(g);
  return v(e, 108, 7, 0), v(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function oe(e, r, { name: t, target: n, mode: i, mtime: s, size: a }, o) {
  Ue.copy(e, r);
  let d = Math.min(Math.max(Math.trunc(Number(s)), 0), C);
  e.write(t, r, A, "latin1"), v(e, r + 100, 7, i), v(e, r + 124, 11, Math.min(a, C)), v(e, r + 136, 11, d), e[r + 156] = o.charCodeAt(0), n !== "" && e.write(n, r + 157, A, "latin1");
  let u = 0;
  for (let f = r; f < r + g; f++) u += e[f];
  v(e, r + 148, 6, u), e[r + 154] = 0;
}
function v(e, r, t, n) {
  let i = n;
  for (let s = r + t - 1; s >= r; s--) {
    let a = Math.floor(i / 8);
    e[s] = 48 + i - a * 8, i = a;
  }
}

// src/formats/tar-archives/archive-output.ts
var se = Buffer.alloc(0);
function fe({ next: e, filled: r }, t = !1) {
  let n = se, i = 0, s = () => {
    i > 0 && r(i), n = se, i = 0;
  }, a = (o) => {
    n.length - i >= o || (s(), n = e());
  };
  return {
    flush: s,
    put(o) {
      a(te(o)), i = ne(n, i, o, t);
    },
    write(o) {
      for (let d = 0; d < o.length; ) {
        a(1);
        let u = o.copy(n, i, d);
        d += u, i += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(o, d) {
      for (let u = d; u > 0; ) {
        a(1);
        let f = Je(o, n, i, Math.min(u, n.length - i), null);
        if (f === 0) return !1;
        u -= f, i += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(o) {
      a(o), n.fill(0, i, i + o), i += o;
    }
  };
}

// src/formats/tar-archives/threads/create.ts
function ce(e, r, t) {
  let n = fe(r, t === void 0), i = /* @__PURE__ */ new Map();
  function s(o, d) {
    let u = Xe(o, d);
    try {
      let f = ae(u, { bigint: !0 });
      if (!f.isFile()) throw W(o);
      let c = f.nlink > 1n ? a(o, f) : o;
      if (c !== o) {
        n.put($(o, f, "hardlink", { target: c }));
        return;
      }
      let l = Number(f.size);
      if (n.put($(o, f, "file", { size: l })), l === 0) return;
      if (!n.read(u, l)) throw ue(o);
      let h = ae(u);
      if (h.ctimeMs !== er(f.ctimeNs) || h.size !== l) throw ue(o);
      n.pad(w(l));
    } finally {
      He(u);
    }
  }
  function a(o, { dev: d, ino: u }) {
    let f = `${d}:${u}`, c = i.get(f);
    return c === void 0 && i.set(f, o), c ?? o;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(o) {
      let d = b(e(o.replace(/\/$/, ""))), u = t !== "files" || !q ? Ke(d, { bigint: !0 }) : void 0;
      if (u && t && !Ye(u, o, t)) throw W(o);
      if (!u || u.isFile()) s(o, d);
      else if (u.isDirectory()) n.put($(o, u, "directory"));
      else if (u.isSymbolicLink())
        n.put($(o, u, "symlink", { target: S(Ze(d, "latin1")) }));
      else throw W(o);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(o = !1) {
      o || n.write(Q), n.flush();
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
function $(e, { mode: r, mtimeNs: t }, n, { target: i = "", size: s = 0 } = {}) {
  let a = de(t);
  return { name: e, kind: n, target: i, size: s, mode: Qe(n, Number(r)), mtime: a, sparseSize: void 0 };
}
function Qe(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}
var z = 1000000000n, Ve = 9;
function de(e) {
  if (e < 0n) return `-${de(-e)}`;
  let r = e % z, t = String(e / z);
  return r === 0n ? t : `${t}.${String(r).padStart(Ve, "0").replace(/0+$/, "")}`;
}
function er(e) {
  return Number(e / z) * 1e3 + Number(e % z) / 1e6;
}

// src/formats/tar-archives/threads/extract.ts
import {
  chmodSync as dr,
  closeSync as mr,
  constants as pr,
  fchmodSync as hr,
  ftruncateSync as gr,
  futimesSync as br,
  linkSync as yr,
  lutimesSync as wr,
  mkdirSync as Br,
  openSync as xr,
  statSync as Sr,
  symlinkSync as vr,
  unlinkSync as kr,
  utimesSync as Mr,
  writeSync as Or
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

// src/formats/tar-archives/sparse-map.ts
var nr = 2, pe = 20;
function he(e) {
  let r = "";
  return (t) => {
    r += t.toString("latin1", 0, pe + 1);
    let [n = "", ...i] = r.split(`
`, 2);
    if (i.length === 0 && r.length <= pe) return !1;
    if (/^\d+$/.test(n) && Number(n) <= e / g + nr) return !0;
    throw new m("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var ir = 1024 * 1024;
function ge(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, [i, s] = [0, 0], a, o = e === "several", d = (f, c) => {
    t = V(t, f, c), s = w(c.length), n = void 0;
  }, u = (f) => {
    if (o = f.every((x) => x === 0), o) return;
    let { type: c, member: l } = or(f);
    if ("xgLK".includes(c)) {
      if (l.size > ir) throw new m("a header in the archive is too large");
      n = { type: c, size: l.size };
      return;
    }
    let h = { ...l, ...t, name: t.name ?? l.name };
    t = {};
    let p = { ...h, kind: ar(c, h.name) };
    if (p.kind !== "file" && p.size > 0) throw new m("a link or directory has content");
    return a = p.sparseSize === void 0 ? void 0 : he(p.size), i = p.size, s = w(p.size), p;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let c = r.length === 0 ? f : Buffer.concat([r, f]);
      r = c.subarray(c.length);
      for (let l = 0; l < c.length && (!o || e === "several"); ) {
        let h = l + (i || s || (n?.size ?? g)), p = c.subarray(l, h);
        if (l += p.length, i > 0)
          i -= p.length, a?.(p) && (a = void 0), yield p;
        else if (s > 0) s -= p.length;
        else if (h > c.length) r = p;
        else if (n) d(n.type, p);
        else {
          let x = u(p);
          x && (yield x);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!o || r.length > 0) throw new m("its archive ends too early");
    }
  };
}
function or(e) {
  if (P(e, 148, 8) !== sr(e)) throw new m("its archive is damaged");
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
function sr(e) {
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
  let i = k(e, r, t).trim(), s = i === "" ? 0 : Number.parseInt(i, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(i)) return s;
  if (n === 255) return 0;
  throw new m("its archive is damaged");
}
var fr = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function ar(e, r) {
  let t = fr[e];
  if (!t) throw new m(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/formats/tar-archives/threads/sparse.ts
var ur = 10, be = 15;
function ye(e, r, t) {
  let n = cr(), i, s = 0, a = 0, o = 0, d = (u) => {
    for (let f = 0; f < u.length; ) {
      let c = i?.[a];
      if (!c) throw I();
      let l = u.subarray(f, f + c.length - o);
      l.length > 0 && t(l, c.at + o), f += l.length, o += l.length, !(o < c.length) && (a++, o = 0);
    }
  };
  return {
    push(u) {
      let f = u;
      if (!i) {
        if (f = n.push(u), i = n.extents(), !i) return;
        if (s = w(n.length()), i.reduce((h, { length: p }) => h + p, n.length() + s) !== e || !lr(i, r)) throw I();
      }
      let c = Math.min(s, f.length);
      s -= c, d(f.subarray(c));
    },
    finish() {
      if (!(i?.slice(a).every(({ length: f }) => f === 0) && o === 0)) throw I();
    }
  };
}
function cr() {
  let e = [], r = "", t = 0, n = () => e.length > 0 && e.length === 1 + 2 * e[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let s = 0;
      for (; s < i.length && !n(); ) {
        let a = i.indexOf(ur, s), o = a < 0 ? i.length : a;
        if (r += i.toString("latin1", s, Math.min(o, s + be + 1)), !/^\d*$/.test(r) || r.length > be) throw I();
        s = o, !(a < 0) && (e.push(Number(r)), r = "", s++);
      }
      return t += s, i.subarray(s);
    },
    /** The length of the map so far, in bytes. */
    length: () => t,
    /** Undefined until the map is whole. */
    extents() {
      if (n())
        return Array.from({ length: e[0] }, (i, s) => ({
          at: e[1 + 2 * s],
          length: e[2 + 2 * s]
        }));
    }
  };
}
function lr(e, r) {
  let t = 0;
  return e.every(({ at: n, length: i }) => {
    let s = n >= t;
    return t = n + i, s && t <= r;
  });
}
function I() {
  return new m("its archive has a damaged map of holes");
}

// src/formats/tar-archives/threads/extract.ts
function Be(e, r, t) {
  let n = ge("several"), i = Er(511 & ~r), s = [], a = /* @__PURE__ */ new Map(), o, d = () => {
    o?.close(), o = void 0;
  }, u = (f) => {
    d();
    let c = `${e}/${R(f.name)}`;
    if (f.kind === "directory") {
      i(c), a.set(c, f);
      return;
    }
    if (i(T(c)), f.kind === "file") o = Lr(c, f, r);
    else if (f.kind === "symlink") s.push(f);
    else {
      if (f.kind !== "hardlink") throw new m("its archive holds something else than files");
      {
        let l = b(`${e}/${R(f.target)}`);
        _(b(c), (h) => yr(l, h));
      }
    }
  };
  return {
    push(f) {
      for (let c of n.push(f))
        Buffer.isBuffer(c) ? o?.write(c) : u(c);
    },
    finish() {
      n.finish(), d();
      for (let { name: c, target: l, mtime: h } of s) {
        let p = b(`${e}/${R(c)}`), x = t && Nr(l, t(c));
        _(p, (Ne) => Ar(b(l), Ne, x)), wr(p, D(), h);
      }
      let f = [...a].sort(([c], [l]) => l.length - c.length);
      for (let [c, { mode: l, mtime: h }] of f)
        process.platform !== "win32" && dr(b(c), l), Mr(b(c), D(), h);
    }
  };
}
function Er(e) {
  let r = /* @__PURE__ */ new Set();
  return (t) => {
    r.has(t) || (Br(b(t), { recursive: !0, mode: e }), r.add(t));
  };
}
function Nr(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = H(T(r), e);
  return Sr(b(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
}
function Ar(e, r, t) {
  try {
    vr(e, r, t);
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
    return kr(e), r(e);
  }
}
var $r = /\0|^\/|(^|\/)\.\.(\/|$)/;
function R(e, r = process.platform) {
  if (e === "" || $r.test(e)) throw new m("its archive holds a name that leads elsewhere");
  let t = e.replace(/(\/\.?)+$/, "");
  return r === "win32" && me(b(t, r).toString()), t;
}
var { O_WRONLY: Wr, O_CREAT: zr, O_EXCL: Pr } = pr, Ir = Wr | zr | Pr;
function Lr(e, { mode: r, mtime: t, size: n, sparseSize: i }, s) {
  let a = _(b(e), (f) => xr(f, Ir, r)), o = 0, d = (f) => {
    o += f.length, we(a, f, null);
  }, u = i === void 0 ? void 0 : ye(n, Number(i), (f, c) => we(a, f, c));
  return {
    write: u ? u.push : d,
    close() {
      try {
        if (u)
          u.finish(), gr(a, Number(i));
        else if (o !== n) throw new m("its archive ends too early");
        r & s && hr(a, r), br(a, D(), t);
      } finally {
        mr(a);
      }
    }
  };
}
function we(e, r, t) {
  for (let n = 0; n < r.length; )
    n += Or(e, r, n, r.length - n, t === null ? null : t + n);
}
function D() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as Tr, createZstdCompress as Ut, zstdCompressSync as Fr } from "node:zlib";
var Gt = 4 * 1024 * 1024;
var Cr = 33 * 1024 * 1024;
function xe(e, r) {
  let t = { ...Rr(e, r), chunkSize: Cr };
  return _r(Fr(e, t));
}
function Rr({ length: e }, r) {
  return { params: { [Tr.ZSTD_c_compressionLevel]: r }, chunkSize: Dr(e) };
}
function _r({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function Dr(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [Se, Ur] = [0, 1];
function U({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function ve({ inUse: e, releases: r }) {
  for (; ; ) {
    let t = Atomics.load(r, 0), n = e.findIndex((i, s) => Atomics.load(e, s) === Se);
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
var Oe = Me, L = Jr, Hr = Gr(Oe, "message"), G = async () => (await Hr.next()).value?.[0], O = (e, r = []) => Oe.postMessage(e, r);
async function* Ee() {
  for (let e = await G(); e instanceof Uint8Array; e = await G())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), O({ taken: e.length });
}
async function Kr({ cwd: e, part: r }) {
  let t, n = {
    next() {
      return t = ve(L), U(L, t);
    },
    filled(a) {
      if (t === void 0) return;
      if (r?.level === void 0) {
        O({ slab: t, filled: a });
        return;
      }
      let o = xe(U(L, t).subarray(0, a), r.level);
      ke(L, t), O({ frame: o, contentBytes: a }, [o.buffer]);
    }
  }, i = ce(r ? F(r.bases) : K(E(e)), n, r?.kind), s = "";
  for await (let a of Ee()) {
    let o = (s + a.toString("latin1")).split("\0");
    s = o.pop() ?? "";
    for (let d of o) i.add(d);
  }
  i.end(r?.isContinued);
}
async function jr({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: i } = Be(E(e), r, t && F(t));
  for await (let s of Ee()) n(s);
  i();
}
try {
  for (; ; ) {
    let e = await G();
    await (e.thread === "create" ? Kr(e) : jr(e)), O("done");
  }
} catch (e) {
  O({ message: j(e), isBadEntry: e instanceof m });
}
