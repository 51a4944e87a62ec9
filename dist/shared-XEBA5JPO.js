import {
  e as g
} from "./shared-G5Z7Y4VF.js";
import {
  H as $,
  O as S,
  a as R,
  b as oe,
  d as ie,
  g as I,
  l as E,
  nb as K,
  o as P,
  p,
  t as k,
  v as J,
  w as O,
  x as d
} from "./shared-YCZRCYCD.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var G = oe((We, A) => {
  A.exports = Object.create(new Proxy({}, { get: (t, e) => R("node:crypto")[e] }));
  A.exports.getRandomValues = (t) => R("node:crypto").getRandomValues(t);
});

// src/inputs/presets/auto.ts
import { readFileSync as be, realpathSync as Z, statSync as xe } from "node:fs";

// src/inputs/presets/places.ts
function V(t, [e, r], n) {
  let s = (t.variables ?? []).map((u) => [u, ae(u, n)]), i = [[e, r], ...s].flatMap(
    ([u, h]) => h ? [{ by: u, place: j(h, n) }] : []
  ), o = [], c = ({ by: u, place: h }) => {
    let y = [h, ...(t.take ?? []).map((x) => `${h}/${x}`)].find((x) => !U(x, n));
    return y && o.push({ by: u, place: y, real: n.realDirectory(y) }), !y;
  }, f = i.find(c);
  if (f) return { places: [f.place], refused: o };
  let l = `The default of ${e}`;
  return { places: ce(t, n).filter((u) => c({ by: l, place: u })), refused: o };
}
function Fe(t, e) {
  if (e !== "win32") return (n) => t[n];
  let r = new Map(Object.entries(t).map(([n, s]) => [n.toUpperCase(), s]));
  return (n) => r.get(n.toUpperCase());
}
function ae(t, { variable: e }) {
  let [r = "", ...n] = t.split("/"), s = e(r);
  return s && [s, ...n].join("/");
}
function j(t, { platform: e, home: r, workingDirectory: n }) {
  let [s, i] = t.startsWith("~/") ? [r, t.slice(2)] : [n, t];
  return P(e).resolve(p(s, e), p(i, e));
}
function ce(t, e) {
  let { platform: r, userHome: n } = e, s = (r === "win32" || r === "darwin") && t[r], i = r === "linux" && t.ofJava ? { ...e, home: n } : e;
  return (s || t.linux).map((o) => fe(o, e) ?? j(o, i));
}
function fe(t, e) {
  if (e.platform === "linux")
    for (let [r, n] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let s = e.variable(n);
      if (!s?.startsWith("/") || !t.startsWith(r)) continue;
      let i = j(`${s}/${t.slice(r.length)}`, e);
      if (U(i, e)) return i;
    }
}
var le = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function U(t, e) {
  let r = e.realDirectory(t);
  if (r === void 0) return !1;
  let n = (o) => e.realDirectory(o) ?? o, s = {
    ...e,
    home: n(e.home),
    workspace: n(e.workspace),
    workingDirectory: n(e.workingDirectory)
  };
  return !(w(t, e) !== void 0 && w(r, s) === void 0) && L(t, e) && L(r, s);
}
function L(t, { platform: e, home: r, workspace: n, workingDirectory: s }) {
  let i = P(e), o = (f) => d(t, p(f, e), i) !== void 0, c = t.slice(i.parse(t).root.length).split("/");
  return !(c.length === 1 && le.test(c[0] ?? "")) && ![r, n, s].some(o) && !/[*?[\]{}\n\r]/.test(t) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(c.join("/")) && !c.some((f) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(f));
}
function w(t, { platform: e, workspace: r }) {
  return z(r, t, e);
}
function q(t, e) {
  let { platform: r, home: n } = e, s = z(n, t, r);
  return w(t, e)?.replace(/^(?=[~!#])/, "./") ?? (s === void 0 ? t : `~/${s}`);
}
function z(t, e, r) {
  return d(p(t, r), e, P(r)) || void 0;
}

// src/inputs/presets/choose.ts
function je(t, e, r, n) {
  let { preset: s, toolchain: i } = t, o = s.isNative ? e.distribution : "", c = (w(e.workingDirectory, e) ?? "").replace(/[^\w.-]+/g, "_"), f = [r.start, s.name, c, r.os, o, r.arch, i].filter((a) => a).join("-"), l = s.perCommit ? r.commit : r.hash;
  return {
    path: pe(t, e).join(`
`),
    key: n ? f : `${f}-${l}`,
    "restore-keys": n ? "" : `${f}-`,
    "source-times": s.comparesTimes ? "true" : ""
  };
}
function Ce(t) {
  let e = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(t)?.[1] ?? "";
  return e("ID") + e("VERSION_ID");
}
function Ae(t, e, r) {
  let n = w(e.workingDirectory, e), s = n === void 0 ? "" : `${n}/`, i = M(t), o = r.flatMap((a) => w(a, e) ?? []), c = [
    ...i.map((a) => `!${s}**/${a}/**`),
    ...o.filter((a) => !a.split("/").some((u) => i.includes(u))).map((a) => `!${a}/**`)
  ], l = [...t.lockFiles.map((a) => `${s}**/${a}`), ...c].map((a) => `'${a.replaceAll("'", "''")}'`);
  return {
    os: v("runner.os"),
    arch: v("runner.arch"),
    hash: v(`hashFiles(${l.join(", ")})`),
    commit: v("github.sha")
  };
}
function v(t) {
  return `\${{ ${t} }}`;
}
function Ne(t, e) {
  let r = e.key === "" ? t["restore-keys"] : "";
  return {
    path: [t.path, e.path].filter((n) => n !== "").join(`
`),
    key: e.key || t.key,
    "restore-keys": e["restore-keys"] || r,
    "source-times": e["source-times"] || t["source-times"]
  };
}
function b(t, e) {
  let r = e.filter(
    ({ lockFiles: s, perCommit: i }) => !i && t.some((o) => C(o, s))
  ), n = r.map(({ name: s }) => s);
  return r.filter(({ yieldsTo: s = [] }) => !s.some((i) => n.includes(i)));
}
function C(t, e) {
  return e.some((r) => K(t, r, { dot: !0 }));
}
function M({ foreign: t = [] }) {
  return ["node_modules", ...t];
}
function ue({ preset: t, directories: e }, r) {
  return t.directories.map(
    (n, s) => V(n, [t.program ?? t.name, e[s]], r)
  );
}
function pe(t, e) {
  return ue(t, e).flatMap(({ places: r }, n) => {
    let { take: s = [""], leaveOut: i = [] } = t.preset.directories[n] ?? {};
    return r.flatMap(
      (o) => s.flatMap((c) => {
        let f = [q(o, e), c].filter((l) => l !== "").join("/");
        return [f, ...i.map((l) => `!${f}/${l}`)];
      })
    );
  });
}

// src/inputs/presets/lock-files.ts
var N = ie(G(), 1);
import {
  accessSync as ge,
  constants as me,
  lstatSync as de,
  readdirSync as he,
  readFileSync as we,
  realpathSync as X
} from "node:fs";
import { setImmediate as Y } from "node:timers/promises";
function D(t) {
  return W(t).filter((e) => !e.isDirectory()).map(({ name: e }) => e);
}
async function T(t, e, r, n = Number.POSITIVE_INFINITY) {
  let s = /* @__PURE__ */ new Set(["vendor", ...e.flatMap(M)]), i = /* @__PURE__ */ new Map(), o = async (c) => {
    await Y(), r.throwIfAborted();
    let f = k(t, ...c);
    for (let { name: l } of b(D(f), e))
      i.set(l, [...i.get(l) ?? [], c.join("/")]);
    if (!(c.length >= n))
      for (let l of W(f))
        l.isDirectory() && ye(l.name) && !s.has(l.name) && await o([...c, l.name]);
  };
  return await o([]), i;
}
function ye(t) {
  return !t.startsWith(".") && !/[*?[\]{}'\n\r]/.test(t);
}
function Q([t = "", ...e]) {
  let r = t.split("/"), n = r.findIndex((s, i) => e.some((o) => o.split("/")[i] !== s));
  return (n < 0 ? r : r.slice(0, n)).join("/");
}
async function Je(t, e, { workspace: r, cached: n, signal: s }) {
  let i = [...M(e), ".git"], o = [], c = async (f) => {
    await Y(), s.throwIfAborted();
    for (let l of W(f)) {
      let a = k(f, l.name);
      l.isDirectory() ? !i.includes(l.name) && !n.includes(a) && await c(a) : C(l.name, e.lockFiles) && B(r, a) && o.push(a);
    }
  };
  return await c(t), o;
}
function Ke(t) {
  if (t.length === 0) return "";
  let e = (0, N.createHash)("sha256");
  for (let r of t) e.update((0, N.createHash)("sha256").update(we(r)).digest());
  return e.digest("hex");
}
function W(t) {
  return (E(() => he(t, { withFileTypes: !0 })) ?? []).sort((r, n) => Buffer.compare(Buffer.from(r.name), Buffer.from(n.name)));
}
var ke = 256 * 1024 ** 2;
function B(t, e) {
  try {
    let r = X(e);
    if (d(X(t), r) === void 0) return !1;
    ge(r, me.R_OK);
    let n = de(r);
    return n.isFile() && n.size <= ke;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Qe(t, e, r) {
  let n = t.toLowerCase().split(",").map((o) => o.trim()).filter((o) => o !== "");
  n.length === 0 && ee(t);
  let s = [];
  for (let o of n)
    o === "auto" ? s.push(...await Pe(e, r)) : s.push({ name: ee(o).name, directory: e });
  let i = s.filter(({ name: o }, c) => s.findIndex((f) => f.name === o) === c);
  return i.length > 0 ? i : [{ name: "auto", directory: e }];
}
async function Pe(t, e) {
  let r = ne(t), n = b(D(r), g);
  if (n.length > 0) return n.map(({ name: o }) => ({ name: o, directory: t }));
  let s = await T(r, g, e), i = g.flatMap(({ name: o }) => {
    let c = s.get(o);
    return c ? { name: o, directory: te(r, Q(c)) } : [];
  });
  return i.length > 0 && S(
    `Preset auto finds no lock file in the working directory itself, and takes ${i.map(re).join(", ")}.`
  ), i;
}
function te(t, e) {
  return J(p(process.cwd()), O(t, e));
}
var $e = 2, _ = 5;
async function Ze(t) {
  let e = ne($("working-directory")), r = b(D(e), g);
  if (r.length === 0) return;
  let n = await T(e, g, t, $e), s = r.map(({ name: a }) => a), i = ve($("install")), o = g.flatMap((a) => {
    let { name: u, yieldsTo: h = [] } = a, F = (n.get(u) ?? []).filter((m) => m !== ""), y = F.filter((m) => !F.some((se) => m.startsWith(`${se}/`)));
    if (s.includes(u) ? !Me(a, e) : h.some((m) => s.includes(m))) return [];
    let H = s.includes(u) && a.manifest === "package.json";
    return y.flatMap((m) => H && i.includes(m) ? [] : { isLineEnough: H, text: re({ name: u, directory: te(e, m) }) });
  });
  if (o.length === 0) return;
  let c = o.map(({ text: a }) => a).slice(0, _), f = o.length > _ ? ` and ${o.length - _} more` : "", l = s.length === 1 && o.some(({ isLineEnough: a }) => a) ? `; or install those of ${s} by further lines of \`install\`` : "";
  S(
    `Preset auto takes ${s.join(", ")}, with a lock file in the working directory itself, and leaves out ${c.join(", ")}${f}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${l}.`
  );
}
function ve(t) {
  return t.split(/[\s"'=;&|()]+/).map((e) => e.replace(/^\.\//, "").replace(/\/+$/, ""));
}
function Me({ manifest: t, installed: e }, r) {
  if ($("install") === "" || !e || t === void 0) return !1;
  let n = [t, "pnpm-workspace.yaml"].map((o) => k(r, o)), s = p(process.cwd()), i = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !n.some((o) => B(s, o) && i.test(be(o, "utf8")));
}
function re({ name: t, directory: e }) {
  return e === "" ? t : `${t} in ${e}`;
}
function ee(t) {
  let e = g.find((i) => i.name === t);
  if (e) return e;
  let r = ["auto", ...g.map((i) => i.name)], n = t.split(/\s+/), s = n.every((i) => r.includes(i)) ? `separate presets by commas: ${n.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new I(`Input \`preset\` is '${t}'; ${s}.`);
}
function ne(t) {
  let e = p(process.cwd()), r = O(e, p(t)), n = d(e, r), s = (o) => new I(`Input \`working-directory\` is '${t}'; ${o}.`);
  if (n === void 0) throw s("it must be a directory of the workspace");
  let i = xe(r, { throwIfNoEntry: !1 });
  if (!i) throw s("there is no such directory");
  if (!i.isDirectory()) throw s("it is no directory");
  if (d(p(Z(e)), p(Z(r))) === void 0)
    throw s("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(n)) throw s("a preset cannot be used where it has such characters");
  return r;
}

export {
  Fe as a,
  w as b,
  q as c,
  je as d,
  Ce as e,
  Ae as f,
  Ne as g,
  C as h,
  M as i,
  ue as j,
  D as k,
  Je as l,
  Ke as m,
  B as n,
  Qe as o,
  Ze as p,
  re as q,
  ee as r,
  ne as s
};
