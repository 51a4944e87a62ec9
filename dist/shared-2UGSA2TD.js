import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as m
} from "./shared-O5XBCOYP.js";
import {
  E as R,
  L as I,
  a as H,
  b as tt,
  d as et,
  g as b,
  h as p,
  ib as B,
  k as x,
  l as k,
  n as y,
  o as M,
  t as F
} from "./shared-3HWXVH3D.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var L = tt((Ct, A) => {
  A.exports = Object.create(new Proxy({}, { get: (e, t) => H("node:crypto")[t] }));
  A.exports.getRandomValues = (e) => H("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as dt, realpathSync as X, statSync as ht } from "node:fs";

// src/inputs/presets/places.ts
function J(e, [t, r], n) {
  let s = (e.variables ?? []).map((u) => [u, rt(u, n)]), o = [[t, r], ...s].flatMap(
    ([u, h]) => h ? [{ by: u, place: O(h, n) }] : []
  ), i = [], a = ({ by: u, place: h }) => {
    let w = [h, ...(e.take ?? []).map((D) => `${h}/${D}`)].find((D) => !K(D, n));
    return w && i.push({ by: u, place: w, real: n.realDirectory(w) }), !w;
  }, l = o.find(a);
  if (l) return { places: [l.place], refused: i };
  let c = `The default of ${t}`;
  return { places: nt(e, n).filter((u) => a({ by: c, place: u })), refused: i };
}
function $t(e, t) {
  if (t !== "win32") return (n) => e[n];
  let r = new Map(Object.entries(e).map(([n, s]) => [n.toUpperCase(), s]));
  return (n) => r.get(n.toUpperCase());
}
function rt(e, { variable: t }) {
  let [r = "", ...n] = e.split("/"), s = t(r);
  return s && [s, ...n].join("/");
}
function O(e, { platform: t, home: r, workingDirectory: n }) {
  let [s, o] = e.startsWith("~/") ? [r, e.slice(2)] : [n, e];
  return b(t).resolve(p(s, t), p(o, t));
}
function nt(e, t) {
  let { platform: r, userHome: n } = t, s = (r === "win32" || r === "darwin") && e[r], o = r === "linux" && e.ofJava ? { ...t, home: n } : t;
  return (s || e.linux).map((i) => st(i, t) ?? O(i, o));
}
function st(e, t) {
  if (t.platform === "linux")
    for (let [r, n] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let s = t.variable(n);
      if (!s?.startsWith("/") || !e.startsWith(r)) continue;
      let o = O(`${s}/${e.slice(r.length)}`, t);
      if (K(o, t)) return o;
    }
}
var ot = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function K(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let n = (i) => t.realDirectory(i) ?? i, s = {
    ...t,
    home: n(t.home),
    workspace: n(t.workspace),
    workingDirectory: n(t.workingDirectory)
  };
  return !(d(e, t) !== void 0 && d(r, s) === void 0) && E(e, t) && E(r, s);
}
function E(e, { platform: t, home: r, workspace: n, workingDirectory: s }) {
  let { relative: o, parse: i, isAbsolute: a } = b(t), l = (f) => {
    let u = o(e, p(f, t));
    return u === "" || !(u === ".." || u.startsWith("../") || a(u));
  }, c = e.slice(i(e).root.length).split("/");
  return !(c.length === 1 && ot.test(c[0] ?? "")) && ![r, n, s].some(l) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(c.join("/")) && !c.some((f) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(f));
}
function d(e, { platform: t, workspace: r }) {
  return q(r, e, t);
}
function V(e, t) {
  let { platform: r, home: n } = t, s = q(n, e, r);
  return d(e, t)?.replace(/^(?=[~!#])/, "./") ?? (s === void 0 ? e : `~/${s}`);
}
function q(e, t, r) {
  let { relative: n, isAbsolute: s } = b(r), o = n(p(e, r), t);
  return o === "" || o === ".." || o.startsWith("../") || s(o) ? void 0 : o;
}

// src/inputs/presets/choose.ts
function Ft(e, t, r, n) {
  let { preset: s, toolchain: o } = e, i = s.isNative ? t.distribution : "", a = (d(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), l = [r.start, s.name, a, r.os, i, r.arch, o].filter((f) => f).join("-"), c = s.perCommit ? r.commit : r.hash;
  return {
    path: at(e, t).join(`
`),
    key: n ? l : `${l}-${c}`,
    "restore-keys": n ? "" : `${l}-`,
    "source-times": s.comparesTimes ? "true" : ""
  };
}
function It(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function Ot(e, t, r) {
  let n = d(t.workingDirectory, t), s = n === void 0 ? "" : `${n}/`, o = v(e), i = r.flatMap((f) => d(f, t) ?? []), a = [
    ...o.map((f) => `!${s}**/${f}/**`),
    ...i.filter((f) => !f.split("/").some((u) => o.includes(u))).map((f) => `!${f}/**`)
  ], c = [...e.lockFiles.map((f) => `${s}**/${f}`), ...a].map((f) => `'${f.replaceAll("'", "''")}'`);
  return {
    os: P("runner.os"),
    arch: P("runner.arch"),
    hash: P(`hashFiles(${c.join(", ")})`),
    commit: P("github.sha")
  };
}
function P(e) {
  return `\${{ ${e} }}`;
}
function St(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((n) => n !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function $(e, t) {
  let r = t.filter(
    ({ lockFiles: s, perCommit: o }) => !o && e.some((i) => S(i, s))
  ), n = r.map(({ name: s }) => s);
  return r.filter(({ yieldsTo: s = [] }) => !s.some((o) => n.includes(o)));
}
function S(e, t) {
  return t.some((r) => B(e, r, { dot: !0 }));
}
function v({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function it({ preset: e, directories: t }, r) {
  return e.directories.map(
    (n, s) => J(n, [e.program ?? e.name, t[s]], r)
  );
}
function at(e, t) {
  return it(e, t).flatMap(({ places: r }, n) => {
    let { take: s = [""], leaveOut: o = [] } = e.preset.directories[n] ?? {};
    return r.flatMap(
      (i) => s.flatMap((a) => {
        let l = [V(i, t), a].filter((c) => c !== "").join("/");
        return [l, ...o.map((c) => `!${l}/${c}`)];
      })
    );
  });
}

// src/inputs/presets/lock-files.ts
var C = et(L(), 1);
import {
  accessSync as ct,
  constants as ft,
  lstatSync as lt,
  readdirSync as ut,
  readFileSync as pt,
  realpathSync as U
} from "node:fs";
import { setImmediate as z } from "node:timers/promises";
function W(e) {
  return N(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function j(e, t, r, n = Number.POSITIVE_INFINITY) {
  let s = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(v)]), o = /* @__PURE__ */ new Map(), i = async (a) => {
    await z(), r.throwIfAborted();
    let l = k(e, ...a);
    for (let { name: c } of $(W(l), t))
      o.set(c, [...o.get(c) ?? [], a.join("/")]);
    if (!(a.length >= n))
      for (let c of N(l))
        c.isDirectory() && gt(c.name) && !s.has(c.name) && await i([...a, c.name]);
  };
  return await i([]), o;
}
function gt(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function G([e = "", ...t]) {
  let r = e.split("/"), n = r.findIndex((s, o) => t.some((i) => i.split("/")[o] !== s));
  return (n < 0 ? r : r.slice(0, n)).join("/");
}
async function _t(e, t, { workspace: r, cached: n, signal: s }) {
  let o = [...v(t), ".git"], i = [], a = async (l) => {
    await z(), s.throwIfAborted();
    for (let c of N(l)) {
      let f = k(l, c.name);
      c.isDirectory() ? !o.includes(c.name) && !n.includes(f) && await a(f) : S(c.name, t.lockFiles) && T(r, f) && i.push(f);
    }
  };
  return await a(e), i;
}
function Ht(e) {
  if (e.length === 0) return "";
  let t = (0, C.createHash)("sha256");
  for (let r of e) t.update((0, C.createHash)("sha256").update(pt(r)).digest());
  return t.digest("hex");
}
function N(e) {
  try {
    return ut(e, { withFileTypes: !0 }).sort((r, n) => Buffer.compare(Buffer.from(r.name), Buffer.from(n.name)));
  } catch {
    return [];
  }
}
var mt = 256 * 1024 ** 2;
function T(e, t) {
  try {
    let r = U(t), n = y(U(e), r);
    if (n === ".." || n.startsWith("../") || x(n)) return !1;
    ct(r, ft.R_OK);
    let s = lt(r);
    return s.isFile() && s.size <= mt;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Ut(e, t, r) {
  let n = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  n.length === 0 && Y(e);
  let s = [];
  for (let i of n)
    i === "auto" ? s.push(...await wt(t, r)) : s.push({ name: Y(i).name, directory: t });
  let o = s.filter(({ name: i }, a) => s.findIndex((l) => l.name === i) === a);
  return o.length > 0 ? o : [{ name: "auto", directory: t }];
}
async function wt(e, t) {
  let r = xt(e), n = $(W(r), m);
  if (n.length > 0)
    return await kt(n, r, t), n.map(({ name: i }) => ({ name: i, directory: e }));
  let s = await j(r, m, t), o = m.flatMap(({ name: i }) => {
    let a = s.get(i);
    return a ? { name: i, directory: Q(r, G(a)) } : [];
  });
  return o.length > 0 && I(
    `Preset auto finds no lock file in the working directory itself, and takes ${o.map(Z).join(", ")}.`
  ), o;
}
function Q(e, t) {
  return y(p(process.cwd()), M(e, t));
}
var yt = 2, _ = 5;
async function kt(e, t, r) {
  let n = await j(t, m, r, yt), s = e.map(({ name: a }) => a), o = m.flatMap((a) => {
    let { name: l, yieldsTo: c = [] } = a, f = (n.get(l) ?? []).filter((g) => g !== ""), u = f.filter((g) => !f.some((w) => g.startsWith(`${w}/`)));
    return (s.includes(l) ? !bt(a, t) : c.some((g) => s.includes(g))) ? [] : u.map((g) => Z({ name: l, directory: Q(t, g) }));
  });
  if (o.length === 0) return;
  let i = o.length > _ ? ` and ${o.length - _} more` : "";
  I(
    `Preset auto takes ${s.join(", ")}, with a lock file in the working directory itself, and leaves out ${o.slice(0, _).join(", ")}${i}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`.`
  );
}
function bt({ manifest: e, installed: t }, r) {
  if (R("install") === "" || !t || e === void 0) return !1;
  let n = [e, "pnpm-workspace.yaml"].map((i) => k(r, i)), s = p(process.cwd()), o = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !n.some((i) => T(s, i) && o.test(dt(i, "utf8")));
}
function Z({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function Y(e) {
  let t = m.find((o) => o.name === e);
  if (t) return t;
  let r = ["auto", ...m.map((o) => o.name)], n = e.split(/\s+/), s = n.every((o) => r.includes(o)) ? `separate presets by commas: ${n.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new F(`Input \`preset\` is '${e}'; ${s}.`);
}
function xt(e) {
  let t = p(process.cwd()), r = M(t, p(e)), n = y(t, r), s = (a) => new F(`Input \`working-directory\` is '${e}'; ${a}.`), o = (a) => a === ".." || a.startsWith("../") || x(a);
  if (o(n)) throw s("it must be a directory of the workspace");
  let i = ht(r, { throwIfNoEntry: !1 });
  if (!i) throw s("there is no such directory");
  if (!i.isDirectory()) throw s("it is no directory");
  if (o(y(p(X(t)), p(X(r)))))
    throw s("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(n)) throw s("a preset cannot be used where it has such characters");
  return r;
}

export {
  $t as a,
  d as b,
  V as c,
  Ft as d,
  It as e,
  Ot as f,
  St as g,
  S as h,
  v as i,
  it as j,
  W as k,
  _t as l,
  Ht as m,
  T as n,
  Ut as o,
  Z as p,
  Y as q,
  xt as r
};
