import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as Q
} from "./shared-MBUEWIS5.js";
import {
  a as L,
  b as _,
  c as z,
  d as G,
  f as K
} from "./shared-OXDCIDQD.js";
import {
  b as A,
  d as q,
  h as J,
  i as B,
  j as S,
  k as V,
  m as j,
  n as W,
  p as E
} from "./shared-VOZCNB7T.js";
import {
  E as F,
  F as $,
  H as b,
  I as R,
  _ as C,
  a as D,
  aa as M,
  b as oe,
  d as se,
  hb as H
} from "./shared-5OLPDHSR.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var U = oe((ke, x) => {
  x.exports = Object.create(new Proxy({}, { get: (e, n) => D("node:crypto")[n] }));
  x.exports.getRandomValues = (e) => D("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var ee = se(U(), 1);
import { readFileSync as de, realpathSync as me } from "node:fs";
import { basename as O } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as ae, dirname as ce } from "node:path";

// src/inputs/presets/package-json.ts
var ie = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies"
];
function P(e, n) {
  if (!/(^|\/)package\.json$/.test(e)) return n;
  let t = Y(n);
  return t ? JSON.stringify({ ...t, scripts: Object.fromEntries(X(t)) }) : n;
}
function y(e) {
  return X(Y(e) ?? {});
}
function X({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([n]) => ie.includes(n));
}
function Y(e) {
  try {
    let n = JSON.parse(e);
    return typeof n == "object" && n !== null ? { ...n } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/named-files.ts
function Z(e, n, { read: t, isFile: r }) {
  let o = new Set(e), c = ({ text: s, dir: d }) => {
    for (let l of s.split(/[\s"'`=;|&()<>,]+/)) {
      let p = R(d, l);
      l !== "" && r(p) && o.add(p);
    }
  };
  c(n);
  for (let s of o) c({ text: le(s, t), dir: ce(s) });
  return [...o];
}
function le(e, n) {
  let t = ae(e);
  return t === "package.json" ? y(n(e)).map(([, o]) => o).join(`
`) : /\.(txt|in)$/.test(t) ? [...n(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, o]) => o).join(`
`) : "";
}

// src/inputs/presets/fill-tree.ts
async function Ve(e, { read: n, command: t }, r) {
  let [o] = await W(e, n("working-directory"), r);
  if (o.name === "auto" || G(n) !== void 0) return;
  let c = E(o.name), { installed: s } = c;
  if (!s) return;
  let d = C(), l = K(o.directory, d), { workspace: p, workingDirectory: u } = l, h = L({ cwd: u, workspace: p, env: d, signal: r }), m = await he(c, s, { ...h, command: t });
  if (!m) return;
  we(m, s);
  let k = await s.locate(m), f = await _(fe(c, s, k), h), i = m.files.map((a) => [a, P(a, m.read(a))]), g = [
    t,
    f.version,
    ...s.holdsPaths ? [u, l.home, ye(c)] : [],
    Object.entries(d).filter(([a]) => s.variables.test(a)).sort(),
    i
  ], ne = (0, ee.createHash)("sha256").update(JSON.stringify(g)).digest("hex"), T = n("key"), te = { start: T, ...M(), hash: ne, commit: "" }, w = q(f, l, te, !1), { patterns: I = [], needsDownloads: N = !1 } = k, re = m.files.filter((a) => O(a) === "package.json");
  return {
    inputs: {
      path: [w.path, ...ue(I, l), n("path")].filter((a) => a).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": N ? w["restore-keys"] : "",
      "source-times": n("source-times"),
      mode: n("mode") || (s.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: T,
    changedFile: () => i.find(([a, v]) => P(a, m.read(a)) !== v)?.[0],
    holdsDownloads: N,
    amongDownloads: pe(w.path.split(`
`), c, l),
    directories: [...S(f, l).flatMap((a) => a.places), ...I.filter(F)],
    marks: s.marks,
    scripts: [
      ...new Set(re.flatMap((a) => y(m.read(a)).map(([v]) => v)))
    ]
  };
}
function pe(e, n, t) {
  let o = S({ preset: n, directories: [], toolchain: "", version: "" }, t).flatMap(({ places: s }) => s), c = (s) => s.replace(/^~(?=\/)/, t.home);
  return e.filter((s) => o.some((d) => c(s).startsWith(`${d}/`)));
}
function fe(e, { toolchain: n }, { directories: t, needsDownloads: r }) {
  return {
    ...e,
    name: `${e.name}-installed`,
    program: e.program ?? e.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: !0,
    ...n && { toolchain: n },
    directories: [...r ? e.directories : [], ...t]
  };
}
function ue(e, n) {
  let t = A(n.workingDirectory, n);
  return e.map(
    (r) => t === void 0 || F(r.replace(/^!/, "")) ? r : `${t}/${r}`
  );
}
var ge = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function he(e, n, t) {
  let { cwd: r, workspace: o, env: c, signal: s, command: d } = t, l = { ...e, lockFiles: [...e.lockFiles, ...n.decidedBy, ...ge] }, p = await V(r, l, { workspace: o, cached: [], signal: s });
  if (!p.some((i) => J(O(i), e.lockFiles))) return;
  let u = (i) => j(o, i) ? de(i, "utf8") : "", h = B(e), f = Z(p, { text: d, dir: r }, { read: u, isFile: (i) => !b(r, i).split("/").some((g) => h.includes(g)) && j(o, i) }).map((i) => b(r, i));
  return {
    files: f,
    read: (i) => f.includes(i) ? u($(r, i)) : "",
    variable: (i) => c[i],
    ask: (i, g) => z({ program: i, args: g }, t)
  };
}
function we({ files: e, read: n }, { copies: t }) {
  let r = e.find((o) => O(o) === t?.file && t.text.test(n(o)));
  if (r !== void 0)
    throw new Q(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function ye({ toolchain: e }) {
  let { name: n = "", programs: t = [n] } = e ?? {}, r = t.map(H).find((o) => o !== void 0);
  return r === void 0 ? "" : me(r);
}
export {
  Ve as fillTree
};
