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
} from "./shared-WMYHEEQM.js";
import {
  b as M,
  d as A,
  h as q,
  i as J,
  j,
  k as B,
  m as x,
  n as V,
  p as W
} from "./shared-RP224AJ4.js";
import {
  E as F,
  F as D,
  H as b,
  I as $,
  _ as R,
  a as N,
  aa as C,
  b as te,
  d as re,
  hb as E
} from "./shared-FCJGOPCB.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var Q = te((we, P) => {
  P.exports = Object.create(new Proxy({}, { get: (e, n) => N("node:crypto")[n] }));
  P.exports.getRandomValues = (e) => N("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var Z = re(Q(), 1);
import { readFileSync as ce, realpathSync as le } from "node:fs";
import { basename as O } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as ie, dirname as se } from "node:path";

// src/inputs/presets/package-json.ts
var oe = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies"
];
function S(e, n) {
  if (!/(^|\/)package\.json$/.test(e)) return n;
  let t = X(n);
  return t ? JSON.stringify({ ...t, scripts: Object.fromEntries(U(t)) }) : n;
}
function y(e) {
  return U(X(e) ?? {});
}
function U({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([n]) => oe.includes(n));
}
function X(e) {
  try {
    let n = JSON.parse(e);
    return typeof n == "object" && n !== null ? { ...n } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/named-files.ts
function Y(e, n, { read: t, isFile: r }) {
  let o = new Set(e), c = ({ text: i, dir: d }) => {
    for (let l of i.split(/[\s"'`=;|&()<>,]+/)) {
      let f = $(d, l);
      l !== "" && r(f) && o.add(f);
    }
  };
  c(n);
  for (let i of o) c({ text: ae(i, t), dir: se(i) });
  return [...o];
}
function ae(e, n) {
  let t = ie(e);
  return t === "package.json" ? y(n(e)).map(([, o]) => o).join(`
`) : /\.(txt|in)$/.test(t) ? [...n(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, o]) => o).join(`
`) : "";
}

// src/inputs/presets/fill-tree.ts
async function Je(e, { read: n, command: t }, r) {
  let [o] = await V(e, n("working-directory"), r);
  if (o.name === "auto" || z(n) !== void 0) return;
  let c = W(o.name), { installed: i } = c;
  if (!i) return;
  let d = R(), l = G(o.directory, d), { workspace: f, workingDirectory: u } = l, h = H({ cwd: u, workspace: f, env: d, signal: r }), m = await ue(c, i, { ...h, command: t });
  if (!m) return;
  ge(m, i);
  let k = await i.locate(m), p = await L(me(c, i, k), h), s = m.files.map((a) => [a, S(a, m.read(a))]), g = [
    t,
    p.version,
    ...i.holdsPaths ? [u, l.home, he(c)] : [],
    Object.entries(d).filter(([a]) => i.variables.test(a)).sort(),
    s
  ], ee = (0, Z.createHash)("sha256").update(JSON.stringify(g)).digest("hex"), w = A(p, l, { ...C(), hash: ee, commit: "" }, !1), { patterns: T = [], needsDownloads: I = !1 } = k, ne = m.files.filter((a) => O(a) === "package.json");
  return {
    inputs: {
      path: [w.path, ...fe(T, l), n("path")].filter((a) => a).join(`
`),
      key: n("key") || w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": I ? w["restore-keys"] : "",
      "source-times": n("source-times"),
      mode: n("mode") || (i.mode ?? "auto"),
      rolling: "false"
    },
    changedFile: () => s.find(([a, v]) => S(a, m.read(a)) !== v)?.[0],
    holdsDownloads: I,
    amongDownloads: de(w.path.split(`
`), c, l),
    directories: [...j(p, l).flatMap((a) => a.places), ...T.filter(F)],
    marks: i.marks,
    scripts: [
      ...new Set(ne.flatMap((a) => y(m.read(a)).map(([v]) => v)))
    ]
  };
}
function de(e, n, t) {
  let o = j({ preset: n, directories: [], toolchain: "", version: "" }, t).flatMap(({ places: i }) => i), c = (i) => i.replace(/^~(?=\/)/, t.home);
  return e.filter((i) => o.some((d) => c(i).startsWith(`${d}/`)));
}
function me(e, { toolchain: n }, { directories: t, needsDownloads: r }) {
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
function fe(e, n) {
  let t = M(n.workingDirectory, n);
  return e.map(
    (r) => t === void 0 || F(r.replace(/^!/, "")) ? r : `${t}/${r}`
  );
}
var pe = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function ue(e, n, t) {
  let { cwd: r, workspace: o, env: c, signal: i, command: d } = t, l = { ...e, lockFiles: [...e.lockFiles, ...n.decidedBy, ...pe] }, f = await B(r, l, { workspace: o, cached: [], signal: i });
  if (!f.some((s) => q(O(s), e.lockFiles))) return;
  let u = (s) => x(o, s) ? ce(s, "utf8") : "", h = J(e), p = Y(f, { text: d, dir: r }, { read: u, isFile: (s) => !b(r, s).split("/").some((g) => h.includes(g)) && x(o, s) }).map((s) => b(r, s));
  return {
    files: p,
    read: (s) => p.includes(s) ? u(D(r, s)) : "",
    variable: (s) => c[s],
    ask: (s, g) => _({ program: s, args: g }, t)
  };
}
function ge({ files: e, read: n }, { copies: t }) {
  let r = e.find((o) => O(o) === t?.file && t.text.test(n(o)));
  if (r !== void 0)
    throw new K(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function he({ toolchain: e }) {
  let { name: n = "", programs: t = [n] } = e ?? {}, r = t.map(E).find((o) => o !== void 0);
  return r === void 0 ? "" : le(r);
}
export {
  Je as fillTree
};
