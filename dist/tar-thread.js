// src/formats/tar-archives/threads/tar-thread.ts
import { parentPort as ke } from "node:worker_threads";

// src/files/byte-strings.ts
function E(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Ne = /[\u0080-\u00ff]/, Ae = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, r = process.platform) {
  if (!Ne.test(e)) return e;
  let t = Buffer.from(e, "latin1");
  if (r !== "win32") return t;
  try {
    return Ae.decode(t);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(t.toString())}: its name is not Unicode`);
  }
}

// src/system/native-path.ts
import { posix as $e, win32 as B } from "node:path";
function We(e) {
  return e !== "win32" ? $e : {
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
var { basename: Hr, dirname: L, isAbsolute: G, join: jr, parse: Zr, relative: qr, resolve: J } = We(process.platform);

// src/files/member-paths.ts
function T(e) {
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

// src/formats/tar-archives/queue.ts
function j() {
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
import { closeSync as Je, fstatSync as ae, lstatSync as Ke, openSync as He, readlinkSync as je } from "node:fs";

// src/system/disk/open-unfollowed.ts
import { constants as ze } from "node:fs";
var { O_RDONLY: Ie, O_NOFOLLOW: Z = 0, O_NONBLOCK: Pe = 0 } = ze, q = Ie | Z | Pe, X = Z !== 0;

// src/formats/tar-archives/archive-output.ts
import { readSync as Ge } from "node:fs";

// src/formats/tar-archives/tar-records.ts
var g = 512, Q = Buffer.alloc(2 * g);
function w(e) {
  return (g - e % g) % g;
}
function V(e, r, t) {
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
  n !== void 0 && (t.name = n), i !== void 0 && (t.target = i), o !== void 0 && (t.size = Number(Y(o))), a !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(a) && (t.mtime = a);
  let s = [...e.keys()].some((l) => l.startsWith("GNU.sparse."));
  if (s && r("GNU.sparse.major") !== "1") throw new m("its archive has an old form of holes");
  return s && (t.sparseSize = Y(r("GNU.sparse.realsize"))), t;
}
function Y(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new m("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var ee = /[\u0080-\u00ff]/, A = 100, F = 8589934591, Fe = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function te({ name: e, target: r, records: t = {} }) {
  return 4 * g + 2 * (e.length + r.length) + ie(t).length;
}
function ne(e, r, t, n = !1) {
  let i = Ce(t, n), o = r;
  if (i !== "") {
    o += Re(i.length).copy(e, o), o += e.write(i, o, "latin1");
    let a = o + w(i.length);
    e.fill(0, o, a), o = a;
  }
  return oe(e, o, t, Fe[t.kind]), o + g;
}
var re = /* @__PURE__ */ new Map();
function Re(e) {
  let r = re.get(e);
  if (r) return r;
  let t = Buffer.alloc(g);
  return oe(t, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), re.set(e, t), t;
}
function Ce({ name: e, target: r, mtime: t, size: n, sparseSize: i, records: o = {} }, a) {
  let s = ee.test(e) || ee.test(r), l = s && !a ? y("hdrcharset", "BINARY") : "", u = s || e.length > A ? y("path", e) : "", f = s || r.length > A ? y("linkpath", r) : "", c = /^\d{1,11}$/.test(t) ? "" : y("mtime", t), d = n > F ? y("size", String(n)) : "";
  return l + u + (r === "" ? "" : f) + c + d + _e(e, i) + ie(o);
}
function ie(e) {
  let r = "";
  for (let t in e) r += y(t, e[t]);
  return r;
}
function _e(e, r) {
  return r === void 0 ? "" : y("GNU.sparse.major", "1") + y("GNU.sparse.minor", "0") + y("GNU.sparse.name", e) + y("GNU.sparse.realsize", r);
}
function y(e, r) {
  let t = ` ${e}=${r}
`, n = t.length + String(t.length).length;
  return `${t.length + String(n).length}${t}`;
}
var Ue = De();
function De() {
  let e = Buffer.alloc(g);
  return v(e, 108, 7, 0), v(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function oe(e, r, { name: t, target: n, mode: i, mtime: o, size: a }, s) {
  Ue.copy(e, r);
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
var se = Buffer.alloc(0);
function fe({ next: e, filled: r }, t = !1) {
  let n = se, i = 0, o = () => {
    i > 0 && r(i), n = se, i = 0;
  }, a = (s) => {
    n.length - i >= s || (o(), n = e());
  };
  return {
    flush: o,
    put(s) {
      a(te(s)), i = ne(n, i, s, t);
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
        let f = Ge(s, n, i, Math.min(u, n.length - i), null);
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
function ce(e, r, t) {
  let n = fe(r, t === void 0), i = /* @__PURE__ */ new Map();
  function o(s, l) {
    let u = Xe(s, l);
    try {
      let f = ae(u, { bigint: !0 });
      if (!f.isFile()) throw W(s);
      let c = f.nlink > 1n ? a(s, f) : s;
      if (c !== s) {
        n.put($(s, f, "hardlink", { target: c }));
        return;
      }
      let d = Number(f.size);
      if (n.put($(s, f, "file", { size: d })), d === 0) return;
      if (!n.read(u, d)) throw ue(s);
      let h = ae(u);
      if (h.ctimeMs !== Ve(f.ctimeNs) || h.size !== d) throw ue(s);
      n.pad(w(d));
    } finally {
      Je(u);
    }
  }
  function a(s, { dev: l, ino: u }) {
    let f = `${l}:${u}`, c = i.get(f);
    return c === void 0 && i.set(f, s), c ?? s;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(s) {
      let l = b(e(s.replace(/\/$/, ""))), u = t !== "files" || !X ? Ke(l, { bigint: !0 }) : void 0;
      if (u && t && !Ze(u, s, t)) throw W(s);
      if (!u || u.isFile()) o(s, l);
      else if (u.isDirectory()) n.put($(s, u, "directory"));
      else if (u.isSymbolicLink())
        n.put($(s, u, "symlink", { target: S(je(l, "latin1")) }));
      else throw W(s);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(s = !1) {
      s || n.write(Q), n.flush();
    }
  };
}
function Ze(e, r, t) {
  return t === "files" ? e.isFile() : r.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var qe = ["ELOOP", "EMLINK", "ENXIO"];
function Xe(e, r) {
  try {
    return He(r, q);
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
function $(e, { mode: r, mtimeNs: t }, n, { target: i = "", size: o = 0 } = {}) {
  let a = de(t);
  return { name: e, kind: n, target: i, size: o, mode: Ye(n, Number(r)), mtime: a, sparseSize: void 0 };
}
function Ye(e, r, t = process.platform) {
  return t !== "win32" ? r & 511 : e !== "file" && e !== "hardlink" ? 493 : r & 128 ? 420 : 292;
}
var z = 1000000000n, Qe = 9;
function de(e) {
  if (e < 0n) return `-${de(-e)}`;
  let r = e % z, t = String(e / z);
  return r === 0n ? t : `${t}.${String(r).padStart(Qe, "0").replace(/0+$/, "")}`;
}
function Ve(e) {
  return Number(e / z) * 1e3 + Number(e % z) / 1e6;
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
  openSync as Br,
  statSync as xr,
  symlinkSync as Sr,
  unlinkSync as vr,
  utimesSync as kr,
  writeSync as Mr
} from "node:fs";

// src/files/windows-names.ts
var er = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function rr(e) {
  if (e === "." || e === "..") return;
  if (er.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let r = [...e].find((t) => t < " " || '<>:"|?*\\'.includes(t));
  return r === void 0 ? void 0 : `it has the character ${JSON.stringify(r)}`;
}
function me(e) {
  for (let r of e.split("/")) {
    let t = rr(r);
    if (t !== void 0) throw new Error(`Windows has no file ${JSON.stringify(r)}: ${t}`);
  }
}

// src/formats/tar-archives/sparse-map.ts
var tr = 2, pe = 20;
function he(e) {
  let r = "";
  return (t) => {
    r += t.toString("latin1", 0, pe + 1);
    let [n = "", ...i] = r.split(`
`, 2);
    if (i.length === 0 && r.length <= pe) return !1;
    if (/^\d+$/.test(n) && Number(n) <= e / g + tr) return !0;
    throw new m("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var nr = 1024 * 1024;
function ge(e = "one") {
  let r = Buffer.alloc(0), t = {}, n, [i, o] = [0, 0], a, s = e === "several", l = (f, c) => {
    t = V(t, f, c), o = w(c.length), n = void 0;
  }, u = (f) => {
    if (s = f.every((x) => x === 0), s) return;
    let { type: c, member: d } = ir(f);
    if ("xgLK".includes(c)) {
      if (d.size > nr) throw new m("a header in the archive is too large");
      n = { type: c, size: d.size };
      return;
    }
    let h = { ...d, ...t, name: t.name ?? d.name };
    t = {};
    let p = { ...h, kind: fr(c, h.name) };
    if (p.kind !== "file" && p.size > 0) throw new m("a link or directory has content");
    return a = p.sparseSize === void 0 ? void 0 : he(p.size), i = p.size, o = w(p.size), p;
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
function ir(e) {
  if (I(e, 148, 8) !== or(e)) throw new m("its archive is damaged");
  let r = k(e, 0, 100), t = k(e, 257, 6) === "ustar" ? k(e, 345, 155) : "";
  return {
    type: k(e, 156, 1) || "0",
    member: {
      name: t === "" ? r : `${t}/${r}`,
      target: k(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: I(e, 100, 8) & 511,
      mtime: String(I(e, 136, 12)),
      size: I(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function or(e) {
  let r = 256;
  for (let t = 0; t < g; t++) (t < 148 || t >= 156) && (r += e[t]);
  return r;
}
function k(e, r, t) {
  return N(e.toString("latin1", r, r + t));
}
function I(e, r, t) {
  let n = e[r];
  if (n === 128) return Number(e.readBigUInt64BE(r + t - 8));
  let i = k(e, r, t).trim(), o = i === "" ? 0 : Number.parseInt(i, 8);
  if (Number.isSafeInteger(o) && o >= 0 && /^[0-7]*$/.test(i)) return o;
  if (n === 255) return 0;
  throw new m("its archive is damaged");
}
var sr = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function fr(e, r) {
  let t = sr[e];
  if (!t) throw new m(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return t === "file" && r.endsWith("/") ? "directory" : t;
}

// src/formats/tar-archives/threads/sparse.ts
var ar = 10, be = 15;
function ye(e, r, t) {
  let n = ur(), i, o = 0, a = 0, s = 0, l = (u) => {
    for (let f = 0; f < u.length; ) {
      let c = i?.[a];
      if (!c) throw P();
      let d = u.subarray(f, f + c.length - s);
      d.length > 0 && t(d, c.at + s), f += d.length, s += d.length, !(s < c.length) && (a++, s = 0);
    }
  };
  return {
    push(u) {
      let f = u;
      if (!i) {
        if (f = n.push(u), i = n.extents(), !i) return;
        if (o = w(n.length()), i.reduce((h, { length: p }) => h + p, n.length() + o) !== e || !cr(i, r)) throw P();
      }
      let c = Math.min(o, f.length);
      o -= c, l(f.subarray(c));
    },
    finish() {
      if (!(i?.slice(a).every(({ length: f }) => f === 0) && s === 0)) throw P();
    }
  };
}
function ur() {
  let e = [], r = "", t = 0, n = () => e.length > 0 && e.length === 1 + 2 * e[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let o = 0;
      for (; o < i.length && !n(); ) {
        let a = i.indexOf(ar, o), s = a < 0 ? i.length : a;
        if (r += i.toString("latin1", o, Math.min(s, o + be + 1)), !/^\d*$/.test(r) || r.length > be) throw P();
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
function cr(e, r) {
  let t = 0;
  return e.every(({ at: n, length: i }) => {
    let o = n >= t;
    return t = n + i, o && t <= r;
  });
}
function P() {
  return new m("its archive has a damaged map of holes");
}

// src/formats/tar-archives/threads/extract.ts
function Be(e, r, t) {
  let n = ge("several"), i = Or(511 & ~r), o = [], a = /* @__PURE__ */ new Map(), s, l = () => {
    s?.close(), s = void 0;
  }, u = (f) => {
    l();
    let c = `${e}/${R(f.name)}`;
    if (f.kind === "directory") {
      i(c), a.set(c, f);
      return;
    }
    if (i(L(c)), f.kind === "file") s = Pr(c, f, r);
    else if (f.kind === "symlink") o.push(f);
    else {
      if (f.kind !== "hardlink") throw new m("its archive holds something else than files");
      {
        let d = b(`${e}/${R(f.target)}`);
        C(b(c), (h) => br(d, h));
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
        let p = b(`${e}/${R(c)}`), x = t && Er(d, t(c));
        C(p, (Ee) => Nr(b(d), Ee, x)), yr(p, _(), h);
      }
      let f = [...a].sort(([c], [d]) => d.length - c.length);
      for (let [c, { mode: d, mtime: h }] of f)
        process.platform !== "win32" && lr(b(c), d), kr(b(c), _(), h);
    }
  };
}
function Or(e) {
  let r = /* @__PURE__ */ new Set();
  return (t) => {
    r.has(t) || (wr(b(t), { recursive: !0, mode: e }), r.add(t));
  };
}
function Er(e, r) {
  if (process.platform !== "win32") return;
  if (/^[\\/]{2}/.test(e)) return "dir";
  let t = J(L(r), e);
  return xr(b(t), { throwIfNoEntry: !1 })?.isDirectory() ? "dir" : void 0;
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
function C(e, r) {
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
var { O_WRONLY: $r, O_CREAT: Wr, O_EXCL: zr } = mr, Ir = $r | Wr | zr;
function Pr(e, { mode: r, mtime: t, size: n, sparseSize: i }, o) {
  let a = C(b(e), (f) => Br(f, Ir, r)), s = 0, l = (f) => {
    s += f.length, we(a, f, null);
  }, u = i === void 0 ? void 0 : ye(n, Number(i), (f, c) => we(a, f, c));
  return {
    write: u ? u.push : l,
    close() {
      try {
        if (u)
          u.finish(), hr(a, Number(i));
        else if (s !== n) throw new m("its archive ends too early");
        r & o && pr(a, r), gr(a, _(), t);
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
function _() {
  return Date.now() / 1e3;
}

// src/formats/tar-archives/threads/frame.ts
import { constants as Lr, createZstdCompress as Ct, zstdCompressSync as Tr } from "node:zlib";
var _t = 4 * 1024 * 1024;
var Fr = 33 * 1024 * 1024;
function xe(e, r) {
  let t = { ...Rr(e, r), chunkSize: Fr };
  return Cr(Tr(e, t));
}
function Rr({ length: e }, r) {
  return { params: { [Lr.ZSTD_c_compressionLevel]: r }, chunkSize: _r(e) };
}
function Cr({ buffer: e, byteOffset: r, length: t }) {
  return r === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(t)) : Buffer.from(e.slice(r, r + t));
}
function _r(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function U({ slabs: e }, r) {
  return Buffer.from(e[r]);
}
function Se({ owners: e, releases: r, share: t }, n) {
  for (; ; ) {
    let i = Atomics.load(r, 0), o = 0;
    for (let a = 0; a < e.length; a++) Atomics.load(e, a) === n && o++;
    for (let a = 0; o < t && a < e.length; a++)
      if (Atomics.compareExchange(e, a, 0, n) === 0) return a;
    Atomics.wait(r, 0, i);
  }
}
function ve({ owners: e, releases: r }, t, n) {
  Atomics.compareExchange(e, t, n, 0) === n && (Atomics.add(r, 0, 1), Atomics.notify(r, 0));
}

// src/formats/tar-archives/threads/tar-thread.ts
if (!ke) throw new Error("this is a program for threads");
var Me = ke, { push: Ur, next: D } = j();
Me.on("message", Ur);
var O = (e, r = []) => Me.postMessage(e, r);
async function* Oe() {
  for (let e = await D(); e instanceof Uint8Array; e = await D())
    yield Buffer.from(e.buffer, e.byteOffset, e.length), O({ taken: e.length });
}
async function Dr({ cwd: e, part: r, slabs: t, owner: n }) {
  let i, o = {
    next() {
      return i = Se(t, n), U(t, i);
    },
    filled(l) {
      if (i === void 0) return;
      if (r?.level === void 0) {
        O({ slab: i, filled: l });
        return;
      }
      let u = xe(U(t, i).subarray(0, l), r.level);
      ve(t, i, n), O({ frame: u, contentBytes: l }, [u.buffer]);
    }
  }, a = ce(r ? T(r.bases) : K(E(e)), o, r?.kind), s = "";
  for await (let l of Oe()) {
    let u = (s + l.toString("latin1")).split("\0");
    s = u.pop() ?? "";
    for (let f of u) a.add(f);
  }
  a.end(r?.isContinued);
}
async function Gr({ cwd: e, mask: r, bases: t }) {
  let { push: n, finish: i } = Be(E(e), r, t && T(t));
  for await (let o of Oe()) n(o);
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
