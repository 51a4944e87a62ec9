import {
  e as g
} from "./shared-43HIX3AK.js";
import {
  A as J,
  H as v,
  O as A,
  a as E,
  b as ot,
  d as it,
  i as P,
  j as p,
  m as $,
  mb as K,
  n as k,
  p as y,
  q as O,
  v as S
} from "./shared-PVOHVEDD.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var G = ot((_t, C) => {
  C.exports = Object.create(new Proxy({}, { get: (e, t) => E("node:crypto")[t] }));
  C.exports.getRandomValues = (e) => E("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as bt, realpathSync as Z, statSync as xt } from "node:fs";

// src/inputs/presets/places.ts
function V(e, [t, r], s) {
  let n = (e.variables ?? []).map((f) => [f, at(f, s)]), o = [[t, r], ...n].flatMap(
    ([f, d]) => d ? [{ by: f, place: j(d, s) }] : []
  ), i = [], c = ({ by: f, place: d }) => {
    let w = [d, ...(e.take ?? []).map((x) => `${d}/${x}`)].find((x) => !U(x, s));
    return w && i.push({ by: f, place: w, real: s.realDirectory(w) }), !w;
  }, u = o.find(c);
  if (u) return { places: [u.place], refused: i };
  let l = `The default of ${t}`;
  return { places: ct(e, s).filter((f) => c({ by: l, place: f })), refused: i };
}
function It(e, t) {
  if (t !== "win32") return (s) => e[s];
  let r = new Map(Object.entries(e).map(([s, n]) => [s.toUpperCase(), n]));
  return (s) => r.get(s.toUpperCase());
}
function at(e, { variable: t }) {
  let [r = "", ...s] = e.split("/"), n = t(r);
  return n && [n, ...s].join("/");
}
function j(e, { platform: t, home: r, workingDirectory: s }) {
  let [n, o] = e.startsWith("~/") ? [r, e.slice(2)] : [s, e];
  return P(t).resolve(p(n, t), p(o, t));
}
function ct(e, t) {
  let { platform: r, userHome: s } = t, n = (r === "win32" || r === "darwin") && e[r], o = r === "linux" && e.ofJava ? { ...t, home: s } : t;
  return (n || e.linux).map((i) => lt(i, t) ?? j(i, o));
}
function lt(e, t) {
  if (t.platform === "linux")
    for (let [r, s] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let n = t.variable(s);
      if (!n?.startsWith("/") || !e.startsWith(r)) continue;
      let o = j(`${n}/${e.slice(r.length)}`, t);
      if (U(o, t)) return o;
    }
}
var ut = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function U(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let s = (i) => t.realDirectory(i) ?? i, n = {
    ...t,
    home: s(t.home),
    workspace: s(t.workspace),
    workingDirectory: s(t.workingDirectory)
  };
  return !(h(e, t) !== void 0 && h(r, n) === void 0) && L(e, t) && L(r, n);
}
function L(e, { platform: t, home: r, workspace: s, workingDirectory: n }) {
  let { relative: o, parse: i, isAbsolute: c } = P(t), u = (a) => {
    let f = o(e, p(a, t));
    return f === "" || !(f === ".." || f.startsWith("../") || c(f));
  }, l = e.slice(i(e).root.length).split("/");
  return !(l.length === 1 && ut.test(l[0] ?? "")) && ![r, s, n].some(u) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(l.join("/")) && !l.some((a) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(a));
}
function h(e, { platform: t, workspace: r }) {
  return z(r, e, t);
}
function q(e, t) {
  let { platform: r, home: s } = t, n = z(s, e, r);
  return h(e, t)?.replace(/^(?=[~!#])/, "./") ?? (n === void 0 ? e : `~/${n}`);
}
function z(e, t, r) {
  let { relative: s, isAbsolute: n } = P(r), o = s(p(e, r), t);
  return o === "" || o === ".." || o.startsWith("../") || n(o) ? void 0 : o;
}

// src/inputs/presets/choose.ts
function jt(e, t, r, s) {
  let { preset: n, toolchain: o } = e, i = n.isNative ? t.distribution : "", c = (h(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), u = [r.start, n.name, c, r.os, i, r.arch, o].filter((a) => a).join("-"), l = n.perCommit ? r.commit : r.hash;
  return {
    path: pt(e, t).join(`
`),
    key: s ? u : `${u}-${l}`,
    "restore-keys": s ? "" : `${u}-`,
    "source-times": n.comparesTimes ? "true" : ""
  };
}
function Wt(e) {
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
function b(e, t) {
  let r = t.filter(
    ({ lockFiles: n, perCommit: o }) => !o && e.some((i) => W(i, n))
  ), s = r.map(({ name: n }) => n);
  return r.filter(({ yieldsTo: n = [] }) => !n.some((o) => s.includes(o)));
}
function W(e, t) {
  return t.some((r) => K(e, r, { dot: !0 }));
}
function D({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function ft({ preset: e, directories: t }, r) {
  return e.directories.map(
    (s, n) => V(s, [e.program ?? e.name, t[n]], r)
  );
}
function pt(e, t) {
  return ft(e, t).flatMap(({ places: r }, s) => {
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
var N = it(G(), 1);
import {
  accessSync as gt,
  constants as mt,
  lstatSync as dt,
  readdirSync as ht,
  readFileSync as wt,
  realpathSync as X
} from "node:fs";
import { setImmediate as Y } from "node:timers/promises";
function F(e) {
  return _(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function T(e, t, r, s = Number.POSITIVE_INFINITY) {
  let n = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(D)]), o = /* @__PURE__ */ new Map(), i = async (c) => {
    await Y(), r.throwIfAborted();
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
function Q([e = "", ...t]) {
  let r = e.split("/"), s = r.findIndex((n, o) => t.some((i) => i.split("/")[o] !== n));
  return (s < 0 ? r : r.slice(0, s)).join("/");
}
async function Kt(e, t, { workspace: r, cached: s, signal: n }) {
  let o = [...D(t), ".git"], i = [], c = async (u) => {
    await Y(), n.throwIfAborted();
    for (let l of _(u)) {
      let a = k(u, l.name);
      l.isDirectory() ? !o.includes(l.name) && !s.includes(a) && await c(a) : W(l.name, t.lockFiles) && H(r, a) && i.push(a);
    }
  };
  return await c(e), i;
}
function Lt(e) {
  if (e.length === 0) return "";
  let t = (0, N.createHash)("sha256");
  for (let r of e) t.update((0, N.createHash)("sha256").update(wt(r)).digest());
  return t.digest("hex");
}
function _(e) {
  return (J(() => ht(e, { withFileTypes: !0 })) ?? []).sort((r, s) => Buffer.compare(Buffer.from(r.name), Buffer.from(s.name)));
}
var kt = 256 * 1024 ** 2;
function H(e, t) {
  try {
    let r = X(t), s = y(X(e), r);
    if (s === ".." || s.startsWith("../") || $(s)) return !1;
    gt(r, mt.R_OK);
    let n = dt(r);
    return n.isFile() && n.size <= kt;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Zt(e, t, r) {
  let s = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  s.length === 0 && tt(e);
  let n = [];
  for (let i of s)
    i === "auto" ? n.push(...await Pt(t, r)) : n.push({ name: tt(i).name, directory: t });
  let o = n.filter(({ name: i }, c) => n.findIndex((u) => u.name === i) === c);
  return o.length > 0 ? o : [{ name: "auto", directory: t }];
}
async function Pt(e, t) {
  let r = nt(e), s = b(F(r), g);
  if (s.length > 0) return s.map(({ name: i }) => ({ name: i, directory: e }));
  let n = await T(r, g, t), o = g.flatMap(({ name: i }) => {
    let c = n.get(i);
    return c ? { name: i, directory: et(r, Q(c)) } : [];
  });
  return o.length > 0 && A(
    `Preset auto finds no lock file in the working directory itself, and takes ${o.map(rt).join(", ")}.`
  ), o;
}
function et(e, t) {
  return y(p(process.cwd()), O(e, t));
}
var $t = 2, R = 5;
async function te(e) {
  let t = nt(v("working-directory")), r = b(F(t), g);
  if (r.length === 0) return;
  let s = await T(t, g, e, $t), n = r.map(({ name: a }) => a), o = vt(v("install")), i = g.flatMap((a) => {
    let { name: f, yieldsTo: d = [] } = a, I = (s.get(f) ?? []).filter((m) => m !== ""), w = I.filter((m) => !I.some((st) => m.startsWith(`${st}/`)));
    if (n.includes(f) ? !Dt(a, t) : d.some((m) => n.includes(m))) return [];
    let B = n.includes(f) && Mt(a);
    return w.flatMap((m) => B && o.includes(m) ? [] : { isLineEnough: B, text: rt({ name: f, directory: et(t, m) }) });
  });
  if (i.length === 0) return;
  let c = i.map(({ text: a }) => a).slice(0, R), u = i.length > R ? ` and ${i.length - R} more` : "", l = n.length === 1 && i.some(({ isLineEnough: a }) => a) ? `; or install those of ${n} by further lines of \`install\`` : "";
  A(
    `Preset auto takes ${n.join(", ")}, with a lock file in the working directory itself, and leaves out ${c.join(", ")}${u}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${l}.`
  );
}
function vt(e) {
  return e.split(/[\s"'=;&|()]+/).map((t) => t.replace(/^\.\//, "").replace(/\/+$/, ""));
}
function Mt({ manifest: e }) {
  return e === "package.json";
}
function Dt({ manifest: e, installed: t }, r) {
  if (v("install") === "" || !t || e === void 0) return !1;
  let s = [e, "pnpm-workspace.yaml"].map((i) => k(r, i)), n = p(process.cwd()), o = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !s.some((i) => H(n, i) && o.test(bt(i, "utf8")));
}
function rt({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function tt(e) {
  let t = g.find((o) => o.name === e);
  if (t) return t;
  let r = ["auto", ...g.map((o) => o.name)], s = e.split(/\s+/), n = s.every((o) => r.includes(o)) ? `separate presets by commas: ${s.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new S(`Input \`preset\` is '${e}'; ${n}.`);
}
function nt(e) {
  let t = p(process.cwd()), r = O(t, p(e)), s = y(t, r), n = (c) => new S(`Input \`working-directory\` is '${e}'; ${c}.`), o = (c) => c === ".." || c.startsWith("../") || $(c);
  if (o(s)) throw n("it must be a directory of the workspace");
  let i = xt(r, { throwIfNoEntry: !1 });
  if (!i) throw n("there is no such directory");
  if (!i.isDirectory()) throw n("it is no directory");
  if (o(y(p(Z(t)), p(Z(r)))))
    throw n("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(s)) throw n("a preset cannot be used where it has such characters");
  return r;
}

export {
  It as a,
  h as b,
  q as c,
  jt as d,
  Wt as e,
  Ct as f,
  Nt as g,
  W as h,
  D as i,
  ft as j,
  F as k,
  Kt as l,
  Lt as m,
  H as n,
  Zt as o,
  te as p,
  rt as q,
  tt as r,
  nt as s
};
