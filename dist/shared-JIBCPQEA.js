import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as U
} from "./shared-MBUEWIS5.js";
import {
  a as _,
  b as z,
  c as G,
  d as K,
  f as Q
} from "./shared-QWEAAISB.js";
import {
  b as E,
  d as q,
  h as J,
  i as B,
  j as F,
  l as V,
  n as S,
  o as W,
  q as H
} from "./shared-FMPUP5BV.js";
import "./shared-7IW2DORG.js";
import {
  R as M,
  T as R,
  a as A,
  b as ae,
  d as ce,
  ib as L,
  s as C,
  t as j,
  u as v,
  w as P,
  x as D
} from "./shared-FS54HWRT.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var X = ae((Pe, T) => {
  T.exports = Object.create(new Proxy({}, { get: (t, e) => A("node:crypto")[e] }));
  T.exports.getRandomValues = (t) => A("node:crypto").getRandomValues(t);
});

// src/inputs/presets/fill-tree.ts
var re = ce(X(), 1);
import { realpathSync as we } from "node:fs";
import { basename as oe } from "node:path";

// src/inputs/presets/package-json.ts
var le = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies"
];
function O(t, e) {
  if (!/(^|\/)package\.json$/.test(t)) return e;
  let n = Z(e);
  return n ? JSON.stringify({ ...n, scripts: Object.fromEntries(Y(n)) }) : e;
}
function k(t) {
  return Y(Z(t) ?? {});
}
function Y({ scripts: t }) {
  return Object.entries(t ?? {}).filter(([e]) => le.includes(e));
}
function Z(t) {
  try {
    let e = JSON.parse(t);
    return typeof e == "object" && e !== null ? { ...e } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/project.ts
import { existsSync as fe, readFileSync as ue } from "node:fs";
import { basename as ge } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as de, dirname as me } from "node:path";
function ee(t, e, { read: n, isFile: r }) {
  let s = new Set(t), l = ({ text: o, dir: m }) => {
    for (let c of o.split(/[\s"'`=;|&()<>,]+/)) {
      let f = D(m, c);
      c !== "" && r(f) && s.add(f);
    }
  };
  l(e);
  for (let o of s) l({ text: pe(o, n), dir: me(o) });
  return [...s];
}
function pe(t, e) {
  let n = de(t);
  return n === "package.json" ? k(e(t)).map(([, s]) => s).join(`
`) : /\.(txt|in)$/.test(n) ? [...e(t).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, s]) => s).join(`
`) : "";
}

// src/inputs/presets/project.ts
var he = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function te(t, e, n) {
  let { cwd: r, workspace: s, env: l, signal: o, command: m, home: c } = n, f = { ...t, lockFiles: [...t.lockFiles, ...e.decidedBy, ...he] }, u = await V(r, f, { workspace: s, cached: [], signal: o });
  if (!u.some((i) => J(ge(i), t.lockFiles))) return;
  let g = (i) => S(s, i) ? ue(i, "utf8") : "", d = B(t), h = ee(u, { text: m, dir: r }, { read: g, isFile: (i) => !P(r, i).split("/").some((p) => d.includes(p)) && S(s, i) }).map((i) => P(r, i));
  return {
    files: h,
    read: (i) => h.includes(i) ? g(v(r, i)) : "",
    variable: (i) => l[i],
    hasAbove: (i) => [c, ...ne(r)].some((p) => fe(v(p, i))),
    ask: (i, p) => G({ program: i, args: p }, n)
  };
}
function ne(t) {
  let e = C(t);
  return e === t ? [] : [e, ...ne(e)];
}

// src/inputs/presets/fill-tree.ts
async function Ye(t, { read: e, command: n }, r) {
  let [s] = await W(t, e("working-directory"), r);
  if (s.name === "auto" || K(e) !== void 0) return;
  let l = H(s.name), { installed: o } = l;
  if (!o) return;
  let m = M(), c = Q(s.directory, m), { workspace: f, workingDirectory: u } = c, g = _({ cwd: u, workspace: f, env: m, signal: r }), d = await te(l, o, { ...g, command: n, home: c.home });
  if (!d) return;
  je(d, o);
  let b = await o.locate(d), w = await z(be(l, o, b), g), h = d.files.map((a) => [a, O(a, d.read(a))]), i = [
    n,
    w.version,
    ...o.holdsPaths ? [u, c.home, ve(l)] : [],
    Object.entries(m).filter(([a]) => o.variables.test(a)).sort(),
    h
  ], p = (0, re.createHash)("sha256").update(JSON.stringify(i)).digest("hex"), I = e("key"), se = { start: I, ...R(), hash: p, commit: "" }, y = q(w, c, se, !1), { patterns: N = [], downloads: $ } = b, ie = d.files.filter((a) => oe(a) === "package.json");
  return {
    inputs: {
      path: [y.path, ...xe(N, c), e("path")].filter((a) => a).join(`
`),
      key: y.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": $ ? y["restore-keys"] : "",
      "source-times": e("source-times"),
      mode: e("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: I,
    changedFile: () => h.find(([a, x]) => O(a, d.read(a)) !== x)?.[0],
    holdsDownloads: $ !== void 0,
    amongDownloads: ke(y.path.split(`
`), l, c),
    directories: [...F(w, c).flatMap((a) => a.places), ...N.filter(j)],
    marks: o.marks,
    keyNotes: ye(o, c),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: [
      ...new Set(ie.flatMap((a) => k(d.read(a)).map(([x]) => x)))
    ]
  };
}
function ye({ holdsPaths: t }, { workspace: e }) {
  return t ? [
    `The key has the paths of the workspace (${e}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function ke(t, e, n) {
  let s = F({ preset: e, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), l = (o) => o.replace(/^~(?=\/)/, n.home);
  return t.filter((o) => s.some((m) => l(o).startsWith(`${m}/`)));
}
function be(t, { toolchain: e }, { directories: n, downloads: r = [] }) {
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
function xe(t, e) {
  let n = E(e.workingDirectory, e);
  return t.map(
    (r) => n === void 0 || j(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
function je({ files: t, read: e }, { copies: n }) {
  let r = t.find((s) => oe(s) === n?.file && n.text.test(e(s)));
  if (r !== void 0)
    throw new U(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function ve({ toolchain: t }) {
  let { name: e = "", programs: n = [e] } = t ?? {}, r = n.map(L).find((s) => s !== void 0);
  return r === void 0 ? "" : we(r);
}
export {
  Ye as fillTree
};
