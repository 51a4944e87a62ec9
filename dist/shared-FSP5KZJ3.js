import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as G
} from "./shared-MBUEWIS5.js";
import {
  a as V,
  b as W,
  c as H,
  d as L,
  e as _,
  g as z
} from "./shared-2UJQLNMS.js";
import {
  b as D,
  d as M,
  h as R,
  i as A,
  j as b,
  l as q,
  n as v,
  o as J,
  q as B
} from "./shared-2UGSA2TD.js";
import "./shared-O5XBCOYP.js";
import {
  S as $,
  U as C,
  a as T,
  b as se,
  d as ie,
  jb as E,
  k as x,
  l as I,
  n as P,
  o as N
} from "./shared-3HWXVH3D.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var K = se((Pe, F) => {
  F.exports = Object.create(new Proxy({}, { get: (t, e) => T("node:crypto")[e] }));
  F.exports.getRandomValues = (t) => T("node:crypto").getRandomValues(t);
});

// src/inputs/presets/fill-tree.ts
var Z = ie(K(), 1);
import { realpathSync as ue } from "node:fs";
import { basename as ee } from "node:path";

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
  let n = U(e);
  return n ? JSON.stringify({ ...n, scripts: Object.fromEntries(Q(n)) }) : e;
}
function y(t) {
  return Q(U(t) ?? {});
}
function Q({ scripts: t }) {
  return Object.entries(t ?? {}).filter(([e]) => ae.includes(e));
}
function U(t) {
  try {
    let e = JSON.parse(t);
    return typeof e == "object" && e !== null ? { ...e } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/project.ts
import { readFileSync as pe } from "node:fs";
import { basename as me } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as ce, dirname as le } from "node:path";
function X(t, e, { read: n, isFile: r }) {
  let s = new Set(t), a = ({ text: o, dir: d }) => {
    for (let c of o.split(/[\s"'`=;|&()<>,]+/)) {
      let m = N(d, c);
      c !== "" && r(m) && s.add(m);
    }
  };
  a(e);
  for (let o of s) a({ text: de(o, n), dir: le(o) });
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
async function Y(t, e, n) {
  let { cwd: r, workspace: s, env: a, signal: o, command: d } = n, c = { ...t, lockFiles: [...t.lockFiles, ...e.decidedBy, ...fe] }, m = await q(r, c, { workspace: s, cached: [], signal: o });
  if (!m.some((i) => R(me(i), t.lockFiles))) return;
  let g = (i) => v(s, i) ? pe(i, "utf8") : "", h = A(t), f = X(m, { text: d, dir: r }, { read: g, isFile: (i) => !P(r, i).split("/").some((u) => h.includes(u)) && v(s, i) }).map((i) => P(r, i));
  return {
    files: f,
    read: (i) => f.includes(i) ? g(I(r, i)) : "",
    variable: (i) => a[i],
    ask: (i, u) => L({ program: i, args: u }, n)
  };
}

// src/inputs/presets/fill-tree.ts
async function Ue(t, { read: e, command: n }, r) {
  let [s] = await J(t, e("working-directory"), r);
  if (s.name === "auto" || _(e) !== void 0) return;
  let a = B(s.name), { installed: o } = a;
  if (!o) return;
  let d = $(), c = z(s.directory, d), { workspace: m, workingDirectory: g } = c, h = { cwd: g, workspace: m, env: d, signal: r }, { toolchain: k = a.toolchain } = o;
  k && H(k, h);
  let p = await Y(a, o, { ...V(h), command: n });
  if (!p) return;
  je(p, o);
  let f = await o.locate(p), i = await W(ye(a, o, f), h), u = p.files.map((l) => [l, S(l, p.read(l))]), te = [
    n,
    i.version,
    ...o.holdsPaths ? [g, c.home, xe(a)] : [],
    Object.entries(d).filter(([l]) => o.variables.test(l)).sort(),
    u
  ], ne = (0, Z.createHash)("sha256").update(JSON.stringify(te)).digest("hex"), O = e("key"), re = { start: O, ...C(), hash: ne, commit: "" }, w = M(i, c, re, !1), j = ke(f.patterns ?? [], c);
  return {
    inputs: {
      path: [w.path, ...j, e("path")].filter((l) => l).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": f.downloads ? w["restore-keys"] : "",
      "source-times": e("source-times"),
      mode: e("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: O,
    changedFile: () => u.find(([l, oe]) => S(l, p.read(l)) !== oe)?.[0],
    holdsDownloads: f.downloads !== void 0,
    amongDownloads: we(w.path.split(`
`), a, c),
    directories: [...b(i, c).flatMap((l) => l.places), ...j.filter(x)],
    marks: o.marks,
    patterns: j,
    keyNotes: he(o, c),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: ge(p)
  };
}
function ge({ files: t, read: e }) {
  let n = t.filter((r) => ee(r) === "package.json");
  return [...new Set(n.flatMap((r) => y(e(r)).map(([s]) => s)))];
}
function he({ holdsPaths: t }, { workspace: e }) {
  return t ? [
    `The key has the paths of the workspace (${e}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function we(t, e, n) {
  let s = b({ preset: e, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), a = (o) => o.replace(/^~(?=\/)/, n.home);
  return t.filter((o) => s.some((d) => a(o).startsWith(`${d}/`)));
}
function ye(t, { toolchain: e }, { directories: n, downloads: r = [] }) {
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
function ke(t, e) {
  let n = D(e.workingDirectory, e);
  return t.map(
    (r) => n === void 0 || x(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
function je({ files: t, read: e }, { copies: n }) {
  let r = t.find((s) => ee(s) === n?.file && n.text.test(e(s)));
  if (r !== void 0)
    throw new G(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function xe({ toolchain: t }) {
  let { name: e = "", programs: n = [e] } = t ?? {}, r = n.map(E).find((s) => s !== void 0);
  return r === void 0 ? "" : ue(r);
}
export {
  Ue as fillTree
};
