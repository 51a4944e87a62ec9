import {
  e as m
} from "./shared-6JFB75Y4.js";
import {
  G as O,
  N as S,
  a as E,
  b as nt,
  d as st,
  i as x,
  j as p,
  kb as J,
  m as P,
  n as b,
  p as y,
  q as F,
  v as I
} from "./shared-IERS52RN.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var z = nt((_t, C) => {
  C.exports = Object.create(new Proxy({}, { get: (e, t) => E("node:crypto")[t] }));
  C.exports.getRandomValues = (e) => E("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as yt, realpathSync as Q, statSync as bt } from "node:fs";

// src/inputs/presets/places.ts
function L(e, [t, r], s) {
  let n = (e.variables ?? []).map((f) => [f, ot(f, s)]), o = [[t, r], ...n].flatMap(
    ([f, d]) => d ? [{ by: f, place: A(d, s) }] : []
  ), i = [], c = ({ by: f, place: d }) => {
    let w = [d, ...(e.take ?? []).map((k) => `${d}/${k}`)].find((k) => !V(k, s));
    return w && i.push({ by: f, place: w, real: s.realDirectory(w) }), !w;
  }, u = o.find(c);
  if (u) return { places: [u.place], refused: i };
  let l = `The default of ${t}`;
  return { places: it(e, s).filter((f) => c({ by: l, place: f })), refused: i };
}
function It(e, t) {
  if (t !== "win32") return (s) => e[s];
  let r = new Map(Object.entries(e).map(([s, n]) => [s.toUpperCase(), n]));
  return (s) => r.get(s.toUpperCase());
}
function ot(e, { variable: t }) {
  let [r = "", ...s] = e.split("/"), n = t(r);
  return n && [n, ...s].join("/");
}
function A(e, { platform: t, home: r, workingDirectory: s }) {
  let [n, o] = e.startsWith("~/") ? [r, e.slice(2)] : [s, e];
  return x(t).resolve(p(n, t), p(o, t));
}
function it(e, t) {
  let { platform: r, userHome: s } = t, n = (r === "win32" || r === "darwin") && e[r], o = r === "linux" && e.ofJava ? { ...t, home: s } : t;
  return (n || e.linux).map((i) => at(i, t) ?? A(i, o));
}
function at(e, t) {
  if (t.platform === "linux")
    for (let [r, s] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let n = t.variable(s);
      if (!n?.startsWith("/") || !e.startsWith(r)) continue;
      let o = A(`${n}/${e.slice(r.length)}`, t);
      if (V(o, t)) return o;
    }
}
var ct = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
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
  let { relative: o, parse: i, isAbsolute: c } = x(t), u = (a) => {
    let f = o(e, p(a, t));
    return f === "" || !(f === ".." || f.startsWith("../") || c(f));
  }, l = e.slice(i(e).root.length).split("/");
  return !(l.length === 1 && ct.test(l[0] ?? "")) && ![r, s, n].some(u) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
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
  let { relative: s, isAbsolute: n } = x(r), o = s(p(e, r), t);
  return o === "" || o === ".." || o.startsWith("../") || n(o) ? void 0 : o;
}

// src/inputs/presets/choose.ts
function jt(e, t, r, s) {
  let { preset: n, toolchain: o } = e, i = n.isNative ? t.distribution : "", c = (h(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), u = [r.start, n.name, c, r.os, i, r.arch, o].filter((a) => a).join("-"), l = n.perCommit ? r.commit : r.hash;
  return {
    path: ut(e, t).join(`
`),
    key: s ? u : `${u}-${l}`,
    "restore-keys": s ? "" : `${u}-`,
    "source-times": n.comparesTimes ? "true" : ""
  };
}
function Ct(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function Wt(e, t, r) {
  let s = h(t.workingDirectory, t), n = s === void 0 ? "" : `${s}/`, o = M(e), i = r.flatMap((a) => h(a, t) ?? []), c = [
    ...o.map((a) => `!${n}**/${a}/**`),
    ...i.filter((a) => !a.split("/").some((f) => o.includes(f))).map((a) => `!${a}/**`)
  ], l = [...e.lockFiles.map((a) => `${n}**/${a}`), ...c].map((a) => `'${a.replaceAll("'", "''")}'`);
  return {
    os: $("runner.os"),
    arch: $("runner.arch"),
    hash: $(`hashFiles(${l.join(", ")})`),
    commit: $("github.sha")
  };
}
function $(e) {
  return `\${{ ${e} }}`;
}
function Nt(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((s) => s !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function v(e, t) {
  let r = t.filter(
    ({ lockFiles: n, perCommit: o }) => !o && e.some((i) => j(i, n))
  ), s = r.map(({ name: n }) => n);
  return r.filter(({ yieldsTo: n = [] }) => !n.some((o) => s.includes(o)));
}
function j(e, t) {
  return t.some((r) => J(e, r, { dot: !0 }));
}
function M({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function lt({ preset: e, directories: t }, r) {
  return e.directories.map(
    (s, n) => L(s, [e.program ?? e.name, t[n]], r)
  );
}
function ut(e, t) {
  return lt(e, t).flatMap(({ places: r }, s) => {
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
var W = st(z(), 1);
import {
  accessSync as ft,
  constants as pt,
  lstatSync as gt,
  readdirSync as mt,
  readFileSync as dt,
  realpathSync as G
} from "node:fs";
import { setImmediate as X } from "node:timers/promises";
function N(e) {
  return _(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function T(e, t, r, s = Number.POSITIVE_INFINITY) {
  let n = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(M)]), o = /* @__PURE__ */ new Map(), i = async (c) => {
    await X(), r.throwIfAborted();
    let u = b(e, ...c);
    for (let { name: l } of v(N(u), t))
      o.set(l, [...o.get(l) ?? [], c.join("/")]);
    if (!(c.length >= s))
      for (let l of _(u))
        l.isDirectory() && ht(l.name) && !n.has(l.name) && await i([...c, l.name]);
  };
  return await i([]), o;
}
function ht(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function Y([e = "", ...t]) {
  let r = e.split("/"), s = r.findIndex((n, o) => t.some((i) => i.split("/")[o] !== n));
  return (s < 0 ? r : r.slice(0, s)).join("/");
}
async function Jt(e, t, { workspace: r, cached: s, signal: n }) {
  let o = [...M(t), ".git"], i = [], c = async (u) => {
    await X(), n.throwIfAborted();
    for (let l of _(u)) {
      let a = b(u, l.name);
      l.isDirectory() ? !o.includes(l.name) && !s.includes(a) && await c(a) : j(l.name, t.lockFiles) && H(r, a) && i.push(a);
    }
  };
  return await c(e), i;
}
function Kt(e) {
  if (e.length === 0) return "";
  let t = (0, W.createHash)("sha256");
  for (let r of e) t.update((0, W.createHash)("sha256").update(dt(r)).digest());
  return t.digest("hex");
}
function _(e) {
  try {
    return mt(e, { withFileTypes: !0 }).sort((r, s) => Buffer.compare(Buffer.from(r.name), Buffer.from(s.name)));
  } catch {
    return [];
  }
}
var wt = 256 * 1024 ** 2;
function H(e, t) {
  try {
    let r = G(t), s = y(G(e), r);
    if (s === ".." || s.startsWith("../") || P(s)) return !1;
    ft(r, pt.R_OK);
    let n = gt(r);
    return n.isFile() && n.size <= wt;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Qt(e, t, r) {
  let s = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  s.length === 0 && Z(e);
  let n = [];
  for (let i of s)
    i === "auto" ? n.push(...await kt(t, r)) : n.push({ name: Z(i).name, directory: t });
  let o = n.filter(({ name: i }, c) => n.findIndex((u) => u.name === i) === c);
  return o.length > 0 ? o : [{ name: "auto", directory: t }];
}
async function kt(e, t) {
  let r = Dt(e), s = v(N(r), m);
  if (s.length > 0)
    return await Pt(s, r, t), s.map(({ name: i }) => ({ name: i, directory: e }));
  let n = await T(r, m, t), o = m.flatMap(({ name: i }) => {
    let c = n.get(i);
    return c ? { name: i, directory: tt(r, Y(c)) } : [];
  });
  return o.length > 0 && S(
    `Preset auto finds no lock file in the working directory itself, and takes ${o.map(et).join(", ")}.`
  ), o;
}
function tt(e, t) {
  return y(p(process.cwd()), F(e, t));
}
var xt = 2, R = 5;
async function Pt(e, t, r) {
  let s = await T(t, m, r, xt), n = e.map(({ name: a }) => a), o = $t(O("install")), i = m.flatMap((a) => {
    let { name: f, yieldsTo: d = [] } = a, D = (s.get(f) ?? []).filter((g) => g !== ""), w = D.filter((g) => !D.some((rt) => g.startsWith(`${rt}/`)));
    if (n.includes(f) ? !Mt(a, t) : d.some((g) => n.includes(g))) return [];
    let B = n.includes(f) && vt(a);
    return w.flatMap((g) => B && o.includes(g) ? [] : { isLineEnough: B, text: et({ name: f, directory: tt(t, g) }) });
  });
  if (i.length === 0) return;
  let c = i.map(({ text: a }) => a).slice(0, R), u = i.length > R ? ` and ${i.length - R} more` : "", l = n.length === 1 && i.some(({ isLineEnough: a }) => a) ? `; or install those of ${n} by further lines of \`install\`` : "";
  S(
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
  if (O("install") === "" || !t || e === void 0) return !1;
  let s = [e, "pnpm-workspace.yaml"].map((i) => b(r, i)), n = p(process.cwd()), o = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !s.some((i) => H(n, i) && o.test(yt(i, "utf8")));
}
function et({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function Z(e) {
  let t = m.find((o) => o.name === e);
  if (t) return t;
  let r = ["auto", ...m.map((o) => o.name)], s = e.split(/\s+/), n = s.every((o) => r.includes(o)) ? `separate presets by commas: ${s.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new I(`Input \`preset\` is '${e}'; ${n}.`);
}
function Dt(e) {
  let t = p(process.cwd()), r = F(t, p(e)), s = y(t, r), n = (c) => new I(`Input \`working-directory\` is '${e}'; ${c}.`), o = (c) => c === ".." || c.startsWith("../") || P(c);
  if (o(s)) throw n("it must be a directory of the workspace");
  let i = bt(r, { throwIfNoEntry: !1 });
  if (!i) throw n("there is no such directory");
  if (!i.isDirectory()) throw n("it is no directory");
  if (o(y(p(Q(t)), p(Q(r)))))
    throw n("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(s)) throw n("a preset cannot be used where it has such characters");
  return r;
}

export {
  It as a,
  h as b,
  q as c,
  jt as d,
  Ct as e,
  Wt as f,
  Nt as g,
  j as h,
  M as i,
  lt as j,
  N as k,
  Jt as l,
  Kt as m,
  H as n,
  Qt as o,
  et as p,
  Z as q,
  Dt as r
};
