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
} from "./shared-ORGE3VUF.js";
import {
  b as A,
  d as E,
  h as q,
  i as J,
  j,
  m as B,
  o as S,
  p as V,
  r as W
} from "./shared-VIBYBWC7.js";
import {
  R,
  T as C,
  a as $,
  b as oe,
  d as se,
  lb as H,
  t as F,
  u as D,
  w as v,
  x as M
} from "./shared-4Y6B4NST.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var U = oe((be, x) => {
  x.exports = Object.create(new Proxy({}, { get: (e, t) => $("node:crypto")[t] }));
  x.exports.getRandomValues = (e) => $("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var ee = se(U(), 1);
import { readFileSync as de, realpathSync as fe } from "node:fs";
import { basename as T } from "node:path";

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
function P(e, t) {
  if (!/(^|\/)package\.json$/.test(e)) return t;
  let n = Y(t);
  return n ? JSON.stringify({ ...n, scripts: Object.fromEntries(X(n)) }) : t;
}
function y(e) {
  return X(Y(e) ?? {});
}
function X({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([t]) => ie.includes(t));
}
function Y(e) {
  try {
    let t = JSON.parse(e);
    return typeof t == "object" && t !== null ? { ...t } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/named-files.ts
function Z(e, t, { read: n, isFile: r }) {
  let s = new Set(e), c = ({ text: o, dir: d }) => {
    for (let l of o.split(/[\s"'`=;|&()<>,]+/)) {
      let p = M(d, l);
      l !== "" && r(p) && s.add(p);
    }
  };
  c(t);
  for (let o of s) c({ text: le(o, n), dir: ce(o) });
  return [...s];
}
function le(e, t) {
  let n = ae(e);
  return n === "package.json" ? y(t(e)).map(([, s]) => s).join(`
`) : /\.(txt|in)$/.test(n) ? [...t(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, s]) => s).join(`
`) : "";
}

// src/inputs/presets/fill-tree.ts
async function Ve(e, { read: t, command: n }, r) {
  let [s] = await V(e, t("working-directory"), r);
  if (s.name === "auto" || G(t) !== void 0) return;
  let c = W(s.name), { installed: o } = c;
  if (!o) return;
  let d = R(), l = K(s.directory, d), { workspace: p, workingDirectory: u } = l, h = L({ cwd: u, workspace: p, env: d, signal: r }), f = await we(c, o, { ...h, command: n });
  if (!f) return;
  ye(f, o);
  let k = await o.locate(f), m = await _(ue(c, o, k), h), i = f.files.map((a) => [a, P(a, f.read(a))]), g = [
    n,
    m.version,
    ...o.holdsPaths ? [u, l.home, ke(c)] : [],
    Object.entries(d).filter(([a]) => o.variables.test(a)).sort(),
    i
  ], te = (0, ee.createHash)("sha256").update(JSON.stringify(g)).digest("hex"), O = t("key"), ne = { start: O, ...C(), hash: te, commit: "" }, w = E(m, l, ne, !1), { patterns: N = [], needsDownloads: I = !1 } = k, re = f.files.filter((a) => T(a) === "package.json");
  return {
    inputs: {
      path: [w.path, ...ge(N, l), t("path")].filter((a) => a).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": I ? w["restore-keys"] : "",
      "source-times": t("source-times"),
      mode: t("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: O,
    changedFile: () => i.find(([a, b]) => P(a, f.read(a)) !== b)?.[0],
    holdsDownloads: I,
    amongDownloads: me(w.path.split(`
`), c, l),
    directories: [...j(m, l).flatMap((a) => a.places), ...N.filter(F)],
    marks: o.marks,
    keyNotes: pe(o, l),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: [
      ...new Set(re.flatMap((a) => y(f.read(a)).map(([b]) => b)))
    ]
  };
}
function pe({ holdsPaths: e }, { workspace: t }) {
  return e ? [
    `The key has the paths of the workspace (${t}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function me(e, t, n) {
  let s = j({ preset: t, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), c = (o) => o.replace(/^~(?=\/)/, n.home);
  return e.filter((o) => s.some((d) => c(o).startsWith(`${d}/`)));
}
function ue(e, { toolchain: t }, { directories: n, needsDownloads: r }) {
  return {
    ...e,
    name: `${e.name}-installed`,
    program: e.program ?? e.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: !0,
    ...t && { toolchain: t },
    directories: [...r ? e.directories : [], ...n]
  };
}
function ge(e, t) {
  let n = A(t.workingDirectory, t);
  return e.map(
    (r) => n === void 0 || F(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
var he = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function we(e, t, n) {
  let { cwd: r, workspace: s, env: c, signal: o, command: d } = n, l = { ...e, lockFiles: [...e.lockFiles, ...t.decidedBy, ...he] }, p = await B(r, l, { workspace: s, cached: [], signal: o });
  if (!p.some((i) => q(T(i), e.lockFiles))) return;
  let u = (i) => S(s, i) ? de(i, "utf8") : "", h = J(e), m = Z(p, { text: d, dir: r }, { read: u, isFile: (i) => !v(r, i).split("/").some((g) => h.includes(g)) && S(s, i) }).map((i) => v(r, i));
  return {
    files: m,
    read: (i) => m.includes(i) ? u(D(r, i)) : "",
    variable: (i) => c[i],
    ask: (i, g) => z({ program: i, args: g }, n)
  };
}
function ye({ files: e, read: t }, { copies: n }) {
  let r = e.find((s) => T(s) === n?.file && n.text.test(t(s)));
  if (r !== void 0)
    throw new Q(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function ke({ toolchain: e }) {
  let { name: t = "", programs: n = [t] } = e ?? {}, r = n.map(H).find((s) => s !== void 0);
  return r === void 0 ? "" : fe(r);
}
export {
  Ve as fillTree
};
