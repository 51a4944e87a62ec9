import {
  e as g
} from "./shared-2ZT3Z2B2.js";
import {
  G as v,
  N as A,
  a as E,
  b as st,
  d as ot,
  i as P,
  j as p,
  lb as J,
  m as $,
  n as k,
  p as w,
  q as O,
  v as S
} from "./shared-MZ2KCVPD.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var z = st((Tt, W) => {
  W.exports = Object.create(new Proxy({}, { get: (e, t) => E("node:crypto")[t] }));
  W.exports.getRandomValues = (e) => E("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as kt, realpathSync as Q, statSync as bt } from "node:fs";

// src/inputs/presets/places.ts
function L(e, [t, r], s) {
  let n = (e.variables ?? []).map((f) => [f, it(f, s)]), o = [[t, r], ...n].flatMap(
    ([f, d]) => d ? [{ by: f, place: j(d, s) }] : []
  ), i = [], c = ({ by: f, place: d }) => {
    let y = [d, ...(e.take ?? []).map((x) => `${d}/${x}`)].find((x) => !V(x, s));
    return y && i.push({ by: f, place: y, real: s.realDirectory(y) }), !y;
  }, u = o.find(c);
  if (u) return { places: [u.place], refused: i };
  let l = `The default of ${t}`;
  return { places: at(e, s).filter((f) => c({ by: l, place: f })), refused: i };
}
function Ft(e, t) {
  if (t !== "win32") return (s) => e[s];
  let r = new Map(Object.entries(e).map(([s, n]) => [s.toUpperCase(), n]));
  return (s) => r.get(s.toUpperCase());
}
function it(e, { variable: t }) {
  let [r = "", ...s] = e.split("/"), n = t(r);
  return n && [n, ...s].join("/");
}
function j(e, { platform: t, home: r, workingDirectory: s }) {
  let [n, o] = e.startsWith("~/") ? [r, e.slice(2)] : [s, e];
  return P(t).resolve(p(n, t), p(o, t));
}
function at(e, t) {
  let { platform: r, userHome: s } = t, n = (r === "win32" || r === "darwin") && e[r], o = r === "linux" && e.ofJava ? { ...t, home: s } : t;
  return (n || e.linux).map((i) => ct(i, t) ?? j(i, o));
}
function ct(e, t) {
  if (t.platform === "linux")
    for (let [r, s] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let n = t.variable(s);
      if (!n?.startsWith("/") || !e.startsWith(r)) continue;
      let o = j(`${n}/${e.slice(r.length)}`, t);
      if (V(o, t)) return o;
    }
}
var lt = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function V(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let s = (i) => t.realDirectory(i) ?? i, n = {
    ...t,
    home: s(t.home),
    workspace: s(t.workspace),
    workingDirectory: s(t.workingDirectory)
  };
  return !(h(e, t) !== void 0 && h(r, n) === void 0) && K(e, t) && K(r, n);
}
function K(e, { platform: t, home: r, workspace: s, workingDirectory: n }) {
  let { relative: o, parse: i, isAbsolute: c } = P(t), u = (a) => {
    let f = o(e, p(a, t));
    return f === "" || !(f === ".." || f.startsWith("../") || c(f));
  }, l = e.slice(i(e).root.length).split("/");
  return !(l.length === 1 && lt.test(l[0] ?? "")) && ![r, s, n].some(u) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(l.join("/")) && !l.some((a) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(a));
}
function h(e, { platform: t, workspace: r }) {
  return U(r, e, t);
}
function q(e, t) {
  let { platform: r, home: s } = t, n = U(s, e, r);
  return h(e, t)?.replace(/^(?=[~!#])/, "./") ?? (n === void 0 ? e : `~/${n}`);
}
function U(e, t, r) {
  let { relative: s, isAbsolute: n } = P(r), o = s(p(e, r), t);
  return o === "" || o === ".." || o.startsWith("../") || n(o) ? void 0 : o;
}

// src/inputs/presets/choose.ts
function At(e, t, r, s) {
  let { preset: n, toolchain: o } = e, i = n.isNative ? t.distribution : "", c = (h(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), u = [r.start, n.name, c, r.os, i, r.arch, o].filter((a) => a).join("-"), l = n.perCommit ? r.commit : r.hash;
  return {
    path: ft(e, t).join(`
`),
    key: s ? u : `${u}-${l}`,
    "restore-keys": s ? "" : `${u}-`,
    "source-times": n.comparesTimes ? "true" : ""
  };
}
function jt(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function Ct(e, t, r) {
  let s = h(t.workingDirectory, t), n = s === void 0 ? "" : `${s}/`, o = D(e), i = r.flatMap((a) => h(a, t) ?? []), c = [
    ...o.map((a) => `!${n}**/${a}/**`),
    ...i.filter((a) => !a.split("/").some((f) => o.includes(f))).map((a) => `!${a}/**`)
  ], l = [...e.lockFiles.map((a) => `${n}**/${a}`), ...c].map((a) => `'${a.replaceAll("'", "''")}'`);
  return {
    os: M("runner.os"),
    arch: M("runner.arch"),
    hash: M(`hashFiles(${l.join(", ")})`),
    commit: M("github.sha")
  };
}
function M(e) {
  return `\${{ ${e} }}`;
}
function Wt(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((s) => s !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function b(e, t) {
  let r = t.filter(
    ({ lockFiles: n, perCommit: o }) => !o && e.some((i) => C(i, n))
  ), s = r.map(({ name: n }) => n);
  return r.filter(({ yieldsTo: n = [] }) => !n.some((o) => s.includes(o)));
}
function C(e, t) {
  return t.some((r) => J(e, r, { dot: !0 }));
}
function D({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function ut({ preset: e, directories: t }, r) {
  return e.directories.map(
    (s, n) => L(s, [e.program ?? e.name, t[n]], r)
  );
}
function ft(e, t) {
  return ut(e, t).flatMap(({ places: r }, s) => {
    let { take: n = [""], leaveOut: o = [] } = e.preset.directories[s] ?? {};
    return r.flatMap(
      (i) => n.flatMap((c) => {
        let u = [q(i, t), c].filter((l) => l !== "").join("/");
        return [u, ...o.map((l) => `!${u}/${l}`)];
      })
    );
  });
}

// src/inputs/presets/lock-files.ts
var N = ot(z(), 1);
import {
  accessSync as pt,
  constants as gt,
  lstatSync as mt,
  readdirSync as dt,
  readFileSync as ht,
  realpathSync as G
} from "node:fs";
import { setImmediate as X } from "node:timers/promises";
function F(e) {
  return _(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function T(e, t, r, s = Number.POSITIVE_INFINITY) {
  let n = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(D)]), o = /* @__PURE__ */ new Map(), i = async (c) => {
    await X(), r.throwIfAborted();
    let u = k(e, ...c);
    for (let { name: l } of b(F(u), t))
      o.set(l, [...o.get(l) ?? [], c.join("/")]);
    if (!(c.length >= s))
      for (let l of _(u))
        l.isDirectory() && yt(l.name) && !n.has(l.name) && await i([...c, l.name]);
  };
  return await i([]), o;
}
function yt(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function Y([e = "", ...t]) {
  let r = e.split("/"), s = r.findIndex((n, o) => t.some((i) => i.split("/")[o] !== n));
  return (s < 0 ? r : r.slice(0, s)).join("/");
}
async function Et(e, t, { workspace: r, cached: s, signal: n }) {
  let o = [...D(t), ".git"], i = [], c = async (u) => {
    await X(), n.throwIfAborted();
    for (let l of _(u)) {
      let a = k(u, l.name);
      l.isDirectory() ? !o.includes(l.name) && !s.includes(a) && await c(a) : C(l.name, t.lockFiles) && H(r, a) && i.push(a);
    }
  };
  return await c(e), i;
}
function Jt(e) {
  if (e.length === 0) return "";
  let t = (0, N.createHash)("sha256");
  for (let r of e) t.update((0, N.createHash)("sha256").update(ht(r)).digest());
  return t.digest("hex");
}
function _(e) {
  try {
    return dt(e, { withFileTypes: !0 }).sort((r, s) => Buffer.compare(Buffer.from(r.name), Buffer.from(s.name)));
  } catch {
    return [];
  }
}
var wt = 256 * 1024 ** 2;
function H(e, t) {
  try {
    let r = G(t), s = w(G(e), r);
    if (s === ".." || s.startsWith("../") || $(s)) return !1;
    pt(r, gt.R_OK);
    let n = mt(r);
    return n.isFile() && n.size <= wt;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Yt(e, t, r) {
  let s = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  s.length === 0 && Z(e);
  let n = [];
  for (let i of s)
    i === "auto" ? n.push(...await xt(t, r)) : n.push({ name: Z(i).name, directory: t });
  let o = n.filter(({ name: i }, c) => n.findIndex((u) => u.name === i) === c);
  return o.length > 0 ? o : [{ name: "auto", directory: t }];
}
async function xt(e, t) {
  let r = rt(e), s = b(F(r), g);
  if (s.length > 0) return s.map(({ name: i }) => ({ name: i, directory: e }));
  let n = await T(r, g, t), o = g.flatMap(({ name: i }) => {
    let c = n.get(i);
    return c ? { name: i, directory: tt(r, Y(c)) } : [];
  });
  return o.length > 0 && A(
    `Preset auto finds no lock file in the working directory itself, and takes ${o.map(et).join(", ")}.`
  ), o;
}
function tt(e, t) {
  return w(p(process.cwd()), O(e, t));
}
var Pt = 2, R = 5;
async function Qt(e) {
  let t = rt(v("working-directory")), r = b(F(t), g);
  if (r.length === 0) return;
  let s = await T(t, g, e, Pt), n = r.map(({ name: a }) => a), o = $t(v("install")), i = g.flatMap((a) => {
    let { name: f, yieldsTo: d = [] } = a, I = (s.get(f) ?? []).filter((m) => m !== ""), y = I.filter((m) => !I.some((nt) => m.startsWith(`${nt}/`)));
    if (n.includes(f) ? !Mt(a, t) : d.some((m) => n.includes(m))) return [];
    let B = n.includes(f) && vt(a);
    return y.flatMap((m) => B && o.includes(m) ? [] : { isLineEnough: B, text: et({ name: f, directory: tt(t, m) }) });
  });
  if (i.length === 0) return;
  let c = i.map(({ text: a }) => a).slice(0, R), u = i.length > R ? ` and ${i.length - R} more` : "", l = n.length === 1 && i.some(({ isLineEnough: a }) => a) ? `; or install those of ${n} by further lines of \`install\`` : "";
  A(
    `Preset auto takes ${n.join(", ")}, with a lock file in the working directory itself, and leaves out ${c.join(", ")}${u}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${l}.`
  );
}
function $t(e) {
  return e.split(/[\s"'=;&|()]+/).map((t) => t.replace(/^\.\//, "").replace(/\/+$/, ""));
}
function vt({ manifest: e }) {
  return e === "package.json";
}
function Mt({ manifest: e, installed: t }, r) {
  if (v("install") === "" || !t || e === void 0) return !1;
  let s = [e, "pnpm-workspace.yaml"].map((i) => k(r, i)), n = p(process.cwd()), o = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !s.some((i) => H(n, i) && o.test(kt(i, "utf8")));
}
function et({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function Z(e) {
  let t = g.find((o) => o.name === e);
  if (t) return t;
  let r = ["auto", ...g.map((o) => o.name)], s = e.split(/\s+/), n = s.every((o) => r.includes(o)) ? `separate presets by commas: ${s.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new S(`Input \`preset\` is '${e}'; ${n}.`);
}
function rt(e) {
  let t = p(process.cwd()), r = O(t, p(e)), s = w(t, r), n = (c) => new S(`Input \`working-directory\` is '${e}'; ${c}.`), o = (c) => c === ".." || c.startsWith("../") || $(c);
  if (o(s)) throw n("it must be a directory of the workspace");
  let i = bt(r, { throwIfNoEntry: !1 });
  if (!i) throw n("there is no such directory");
  if (!i.isDirectory()) throw n("it is no directory");
  if (o(w(p(Q(t)), p(Q(r)))))
    throw n("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(s)) throw n("a preset cannot be used where it has such characters");
  return r;
}

export {
  Ft as a,
  h as b,
  q as c,
  At as d,
  jt as e,
  Ct as f,
  Wt as g,
  C as h,
  D as i,
  ut as j,
  F as k,
  Et as l,
  Jt as m,
  H as n,
  Yt as o,
  Qt as p,
  et as q,
  Z as r,
  rt as s
};
