import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as K
} from "./shared-MBUEWIS5.js";
import {
  a as W,
  b as H,
  c as L,
  d as _,
  e as z,
  g as G
} from "./shared-IZ46LCRG.js";
import {
  b as M,
  d as R,
  h as A,
  i as E,
  j as b,
  l as J,
  n as v,
  o as B,
  q as V
} from "./shared-4YNL6X7N.js";
import "./shared-6MDK6FUA.js";
import {
  S as C,
  U as D,
  a as I,
  b as ie,
  d as ae,
  jb as q,
  u as x,
  v as N,
  x as P,
  y as $
} from "./shared-2PV4BAYX.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var Q = ie((be, F) => {
  F.exports = Object.create(new Proxy({}, { get: (t, e) => I("node:crypto")[e] }));
  F.exports.getRandomValues = (t) => I("node:crypto").getRandomValues(t);
});

// src/inputs/presets/fill-tree.ts
var ee = ae(Q(), 1);
import { realpathSync as ge } from "node:fs";
import { basename as te } from "node:path";

// src/inputs/presets/package-json.ts
var ce = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies"
];
function S(t, e) {
  if (!/(^|\/)package\.json$/.test(t)) return e;
  let n = X(e);
  return n ? JSON.stringify({ ...n, scripts: Object.fromEntries(U(n)) }) : e;
}
function y(t) {
  return U(X(t) ?? {});
}
function U({ scripts: t }) {
  return Object.entries(t ?? {}).filter(([e]) => ce.includes(e));
}
function X(t) {
  try {
    let e = JSON.parse(t);
    return typeof e == "object" && e !== null ? { ...e } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/project.ts
import { readFileSync as me } from "node:fs";
import { basename as fe } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as le, dirname as de } from "node:path";
function Y(t, e, { read: n, isFile: r }) {
  let s = new Set(t), a = ({ text: o, dir: d }) => {
    for (let c of o.split(/[\s"'`=;|&()<>,]+/)) {
      let m = $(d, c);
      c !== "" && r(m) && s.add(m);
    }
  };
  a(e);
  for (let o of s) a({ text: pe(o, n), dir: de(o) });
  return [...s];
}
function pe(t, e) {
  let n = le(t);
  return n === "package.json" ? y(e(t)).map(([, s]) => s).join(`
`) : /\.(txt|in)$/.test(n) ? [...e(t).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, s]) => s).join(`
`) : "";
}

// src/inputs/presets/project.ts
var ue = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function Z(t, e, n) {
  let { cwd: r, workspace: s, env: a, signal: o, command: d } = n, c = { ...t, lockFiles: [...t.lockFiles, ...e.decidedBy, ...ue] }, m = await J(r, c, { workspace: s, cached: [], signal: o });
  if (!m.some((i) => A(fe(i), t.lockFiles))) return;
  let g = (i) => v(s, i) ? me(i, "utf8") : "", h = E(t), f = Y(m, { text: d, dir: r }, { read: g, isFile: (i) => !P(r, i).split("/").some((u) => h.includes(u)) && v(s, i) }).map((i) => P(r, i));
  return {
    files: f,
    read: (i) => f.includes(i) ? g(N(r, i)) : "",
    variable: (i) => a[i],
    ask: (i, u) => _({ program: i, args: u }, n)
  };
}

// src/inputs/presets/fill-tree.ts
async function Xe(t, { read: e, command: n }, r) {
  let [s] = await B(t, e("working-directory"), r);
  if (s.name === "auto" || z(e) !== void 0) return;
  let a = V(s.name), { installed: o } = a;
  if (!o) return;
  let d = C(), c = G(s.directory, d), { workspace: m, workingDirectory: g } = c, h = { cwd: g, workspace: m, env: d, signal: r }, { toolchain: k = a.toolchain } = o;
  k && L(k, h);
  let p = await Z(a, o, { ...W(h), command: n });
  if (!p) return;
  xe(p, o);
  let f = await o.locate(p), i = await H(ke(a, o, f), h), u = p.files.map((l) => [l, S(l, p.read(l))]), ne = [
    n,
    i.version,
    ...o.holdsPaths ? [g, c.home, Pe(a)] : [],
    Object.entries(d).filter(([l]) => o.variables.test(l)).sort(),
    u
  ], re = (0, ee.createHash)("sha256").update(JSON.stringify(ne)).digest("hex"), O = e("key"), oe = { start: O, ...D(), hash: re, commit: "" }, w = R(i, c, oe, !1), { downloads: T } = f, j = je(f.patterns ?? [], c);
  return {
    inputs: {
      path: [w.path, ...j, e("path")].filter((l) => l).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": T ? w["restore-keys"] : "",
      "source-times": e("source-times"),
      mode: e("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: O,
    changedFile: () => u.find(([l, se]) => S(l, p.read(l)) !== se)?.[0],
    holdsDownloads: T !== void 0,
    amongDownloads: ye(w.path.split(`
`), a, c),
    directories: [...b(i, c).flatMap((l) => l.places), ...j.filter(x)],
    marks: o.marks,
    patterns: j,
    keyNotes: we(o, c),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: he(p)
  };
}
function he({ files: t, read: e }) {
  let n = t.filter((r) => te(r) === "package.json");
  return [...new Set(n.flatMap((r) => y(e(r)).map(([s]) => s)))];
}
function we({ holdsPaths: t }, { workspace: e }) {
  return t ? [
    `The key has the paths of the workspace (${e}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function ye(t, e, n) {
  let s = b({ preset: e, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), a = (o) => o.replace(/^~(?=\/)/, n.home);
  return t.filter((o) => s.some((d) => a(o).startsWith(`${d}/`)));
}
function ke(t, { toolchain: e }, { directories: n, downloads: r = [] }) {
  return {
    ...t,
    name: `${t.name}-installed`,
    program: t.program ?? t.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: !0,
    ...e && { toolchain: e },
    directories: [...r, ...n]
  };
}
function je(t, e) {
  let n = M(e.workingDirectory, e);
  return t.map(
    (r) => n === void 0 || x(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
function xe({ files: t, read: e }, { copies: n }) {
  let r = t.find((s) => te(s) === n?.file && n.text.test(e(s)));
  if (r !== void 0)
    throw new K(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function Pe({ toolchain: t }) {
  let { name: e = "", programs: n = [e] } = t ?? {}, r = n.map(q).find((s) => s !== void 0);
  return r === void 0 ? "" : ge(r);
}
export {
  Xe as fillTree
};
