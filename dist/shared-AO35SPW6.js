import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as K
} from "./shared-MBUEWIS5.js";
import {
  a as H,
  b as L,
  c as _,
  d as z,
  f as G
} from "./shared-LDUILV3B.js";
import {
  b as R,
  d as A,
  h as E,
  i as q,
  j as P,
  l as B,
  n as F,
  o as V,
  q as W
} from "./shared-CSFZLQ6O.js";
import "./shared-XJYDGXKC.js";
import {
  S as D,
  U as M,
  a as N,
  b as se,
  d as ie,
  jb as J,
  u as x,
  v as $,
  x as b,
  y as C
} from "./shared-FF4AVTKJ.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var Q = se((xe, v) => {
  v.exports = Object.create(new Proxy({}, { get: (t, e) => N("node:crypto")[e] }));
  v.exports.getRandomValues = (t) => N("node:crypto").getRandomValues(t);
});

// src/inputs/presets/fill-tree.ts
var ee = ie(Q(), 1);
import { realpathSync as ue } from "node:fs";
import { basename as te } from "node:path";

// src/inputs/presets/package-json.ts
var ae = [
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
  return Object.entries(t ?? {}).filter(([e]) => ae.includes(e));
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
import { basename as pe } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as ce, dirname as le } from "node:path";
function Y(t, e, { read: n, isFile: r }) {
  let s = new Set(t), c = ({ text: o, dir: d }) => {
    for (let l of o.split(/[\s"'`=;|&()<>,]+/)) {
      let p = C(d, l);
      l !== "" && r(p) && s.add(p);
    }
  };
  c(e);
  for (let o of s) c({ text: de(o, n), dir: le(o) });
  return [...s];
}
function de(t, e) {
  let n = ce(t);
  return n === "package.json" ? y(e(t)).map(([, s]) => s).join(`
`) : /\.(txt|in)$/.test(n) ? [...e(t).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, s]) => s).join(`
`) : "";
}

// src/inputs/presets/project.ts
var fe = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function Z(t, e, n) {
  let { cwd: r, workspace: s, env: c, signal: o, command: d } = n, l = { ...t, lockFiles: [...t.lockFiles, ...e.decidedBy, ...fe] }, p = await B(r, l, { workspace: s, cached: [], signal: o });
  if (!p.some((i) => E(pe(i), t.lockFiles))) return;
  let u = (i) => F(s, i) ? me(i, "utf8") : "", h = q(t), f = Y(p, { text: d, dir: r }, { read: u, isFile: (i) => !b(r, i).split("/").some((g) => h.includes(g)) && F(s, i) }).map((i) => b(r, i));
  return {
    files: f,
    read: (i) => f.includes(i) ? u($(r, i)) : "",
    variable: (i) => c[i],
    ask: (i, g) => _({ program: i, args: g }, n)
  };
}

// src/inputs/presets/fill-tree.ts
async function Qe(t, { read: e, command: n }, r) {
  let [s] = await V(t, e("working-directory"), r);
  if (s.name === "auto" || z(e) !== void 0) return;
  let c = W(s.name), { installed: o } = c;
  if (!o) return;
  let d = D(), l = G(s.directory, d), { workspace: p, workingDirectory: u } = l, h = H({ cwd: u, workspace: p, env: d, signal: r }), m = await Z(c, o, { ...h, command: n });
  if (!m) return;
  ke(m, o);
  let k = await o.locate(m), f = await L(we(c, o, k), h), i = m.files.map((a) => [a, S(a, m.read(a))]), g = [
    n,
    f.version,
    ...o.holdsPaths ? [u, l.home, je(c)] : [],
    Object.entries(d).filter(([a]) => o.variables.test(a)).sort(),
    i
  ], ne = (0, ee.createHash)("sha256").update(JSON.stringify(g)).digest("hex"), T = e("key"), re = { start: T, ...M(), hash: ne, commit: "" }, w = A(f, l, re, !1), { patterns: O = [], downloads: I } = k, oe = m.files.filter((a) => te(a) === "package.json");
  return {
    inputs: {
      path: [w.path, ...ye(O, l), e("path")].filter((a) => a).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": I ? w["restore-keys"] : "",
      "source-times": e("source-times"),
      mode: e("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: T,
    changedFile: () => i.find(([a, j]) => S(a, m.read(a)) !== j)?.[0],
    holdsDownloads: I !== void 0,
    amongDownloads: he(w.path.split(`
`), c, l),
    directories: [...P(f, l).flatMap((a) => a.places), ...O.filter(x)],
    marks: o.marks,
    keyNotes: ge(o, l),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: [
      ...new Set(oe.flatMap((a) => y(m.read(a)).map(([j]) => j)))
    ]
  };
}
function ge({ holdsPaths: t }, { workspace: e }) {
  return t ? [
    `The key has the paths of the workspace (${e}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function he(t, e, n) {
  let s = P({ preset: e, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), c = (o) => o.replace(/^~(?=\/)/, n.home);
  return t.filter((o) => s.some((d) => c(o).startsWith(`${d}/`)));
}
function we(t, { toolchain: e }, { directories: n, downloads: r = [] }) {
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
function ye(t, e) {
  let n = R(e.workingDirectory, e);
  return t.map(
    (r) => n === void 0 || x(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
function ke({ files: t, read: e }, { copies: n }) {
  let r = t.find((s) => te(s) === n?.file && n.text.test(e(s)));
  if (r !== void 0)
    throw new K(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function je({ toolchain: t }) {
  let { name: e = "", programs: n = [e] } = t ?? {}, r = n.map(J).find((s) => s !== void 0);
  return r === void 0 ? "" : ue(r);
}
export {
  Qe as fillTree
};
