import {
  h as d,
  i as M,
  j as S,
  o as u
} from "./shared-O6LE6KGH.js";
import {
  H as y,
  O as x,
  a as C,
  b as U,
  d as Y,
  g as P,
  l as N,
  p,
  t as g,
  v as A,
  w as b,
  x as h
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var T = U((lt, $) => {
  $.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  $.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as nt, realpathSync as R, statSync as ot } from "node:fs";

// src/inputs/presets/lock-files.ts
var F = Y(T(), 1);
import {
  accessSync as G,
  constants as Q,
  lstatSync as X,
  readdirSync as Z,
  readFileSync as tt,
  realpathSync as L
} from "node:fs";
import { setImmediate as W } from "node:timers/promises";
function k(e) {
  return v(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function I(e, t, r, s = Number.POSITIVE_INFINITY) {
  let o = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(S)]), i = /* @__PURE__ */ new Map(), n = async (a) => {
    await W(), r.throwIfAborted();
    let l = g(e, ...a);
    for (let { name: c } of d(k(l), t))
      i.set(c, [...i.get(c) ?? [], a.join("/")]);
    if (!(a.length >= s))
      for (let c of v(l))
        c.isDirectory() && et(c.name) && !o.has(c.name) && await n([...a, c.name]);
  };
  return await n([]), i;
}
function et(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function E([e = "", ...t]) {
  let r = e.split("/"), s = r.findIndex((o, i) => t.some((n) => n.split("/")[i] !== o));
  return (s < 0 ? r : r.slice(0, s)).join("/");
}
async function dt(e, t, { workspace: r, cached: s, signal: o }) {
  let i = [...S(t), ".git"], n = [], a = async (l) => {
    await W(), o.throwIfAborted();
    for (let c of v(l)) {
      let f = g(l, c.name);
      c.isDirectory() ? !i.includes(c.name) && !s.includes(f) && await a(f) : M(c.name, t.lockFiles) && O(r, f) && n.push(f);
    }
  };
  return await a(e), n;
}
function wt(e) {
  if (e.length === 0) return "";
  let t = (0, F.createHash)("sha256");
  for (let r of e) t.update((0, F.createHash)("sha256").update(tt(r)).digest());
  return t.digest("hex");
}
function v(e) {
  return (N(() => Z(e, { withFileTypes: !0 })) ?? []).sort((r, s) => Buffer.compare(Buffer.from(r.name), Buffer.from(s.name)));
}
var rt = 256 * 1024 ** 2;
function O(e, t) {
  try {
    let r = L(t);
    if (h(L(e), r) === void 0) return !1;
    G(r, Q.R_OK);
    let s = X(r);
    return s.isFile() && s.size <= rt;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function It(e, t, r) {
  let s = e.toLowerCase().split(",").map((n) => n.trim()).filter((n) => n !== "");
  s.length === 0 && V(e);
  let o = [];
  for (let n of s)
    n === "auto" ? o.push(...await st(t, r)) : o.push({ name: V(n).name, directory: t });
  let i = o.filter(({ name: n }, a) => o.findIndex((l) => l.name === n) === a);
  return i.length > 0 ? i : [{ name: "auto", directory: t }];
}
async function st(e, t) {
  let r = H(e), s = d(k(r), u);
  if (s.length > 0) return s.map(({ name: n }) => ({ name: n, directory: e }));
  let o = await I(r, u, t), i = u.flatMap(({ name: n }) => {
    let a = o.get(n);
    return a ? { name: n, directory: _(r, E(a)) } : [];
  });
  return i.length > 0 && x(
    `Preset auto finds no lock file in the working directory itself, and takes ${i.map(q).join(", ")}.`
  ), i;
}
function _(e, t) {
  return A(p(process.cwd()), b(e, t));
}
var it = 2, j = 5;
async function vt(e) {
  let t = H(y("working-directory")), r = d(k(t), u);
  if (r.length === 0) return;
  let s = await I(t, u, e, it), o = r.map(({ name: f }) => f), i = at(y("install")), n = u.flatMap((f) => {
    let { name: w, yieldsTo: J = [] } = f, D = (s.get(w) ?? []).filter((m) => m !== ""), z = D.filter((m) => !D.some((K) => m.startsWith(`${K}/`)));
    if (o.includes(w) ? !ct(f, t) : J.some((m) => o.includes(m))) return [];
    let B = o.includes(w) && f.manifest === "package.json";
    return z.flatMap((m) => B && i.includes(m) ? [] : { isLineEnough: B, text: q({ name: w, directory: _(t, m) }) });
  });
  if (n.length === 0) return;
  let a = n.map(({ text: f }) => f).slice(0, j), l = n.length > j ? ` and ${n.length - j} more` : "", c = o.length === 1 && n.some(({ isLineEnough: f }) => f) ? `; or install those of ${o} by further lines of \`install\`` : "";
  x(
    `Preset auto takes ${o.join(", ")}, with a lock file in the working directory itself, and leaves out ${a.join(", ")}${l}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${c}.`
  );
}
function at(e) {
  return e.split(/[\s"'=;&|()]+/).map((t) => t.replace(/^\.\//, "").replace(/\/+$/, ""));
}
function ct({ manifest: e, installed: t }, r) {
  if (y("install") === "" || !t || e === void 0) return !1;
  let s = [e, "pnpm-workspace.yaml"].map((n) => g(r, n)), o = p(process.cwd()), i = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !s.some((n) => O(o, n) && i.test(nt(n, "utf8")));
}
function q({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function V(e) {
  let t = u.find((i) => i.name === e);
  if (t) return t;
  let r = ["auto", ...u.map((i) => i.name)], s = e.split(/\s+/), o = s.every((i) => r.includes(i)) ? `separate presets by commas: ${s.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new P(`Input \`preset\` is '${e}'; ${o}.`);
}
function H(e) {
  let t = p(process.cwd()), r = b(t, p(e)), s = h(t, r), o = (n) => new P(`Input \`working-directory\` is '${e}'; ${n}.`);
  if (s === void 0) throw o("it must be a directory of the workspace");
  let i = ot(r, { throwIfNoEntry: !1 });
  if (!i) throw o("there is no such directory");
  if (!i.isDirectory()) throw o("it is no directory");
  if (h(p(R(t)), p(R(r))) === void 0)
    throw o("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(s)) throw o("a preset cannot be used where it has such characters");
  return r;
}

export {
  k as a,
  dt as b,
  wt as c,
  O as d,
  It as e,
  vt as f,
  q as g,
  V as h,
  H as i
};
