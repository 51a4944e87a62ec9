import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as G
} from "./shared-MBUEWIS5.js";
import {
  a as H,
  b as L,
  c as _,
  e as z
} from "./shared-7IC5KQDA.js";
import {
  b as C,
  d as A,
  h as q,
  i as J,
  j,
  k as B,
  m as x,
  n as V,
  p as W
} from "./shared-KRIELZVV.js";
import {
  B as F,
  C as D,
  E as b,
  F as $,
  W as R,
  Y as M,
  a as N,
  b as ne,
  c as te,
  wa as E
} from "./shared-HXSXAZKV.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var K = ne((he, P) => {
  P.exports = Object.create(new Proxy({}, { get: (e, n) => N("node:crypto")[n] }));
  P.exports.getRandomValues = (e) => N("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var Y = te(K(), 1);
import { readFileSync as ae, realpathSync as ce } from "node:fs";
import { basename as O } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as oe, dirname as se } from "node:path";

// src/inputs/presets/package-json.ts
var re = [
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
  let t = U(n);
  return t ? JSON.stringify({ ...t, scripts: Object.fromEntries(Q(t)) }) : n;
}
function y(e) {
  return Q(U(e) ?? {});
}
function Q({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([n]) => re.includes(n));
}
function U(e) {
  try {
    let n = JSON.parse(e);
    return typeof n == "object" && n !== null ? { ...n } : void 0;
  } catch {
    return;
  }
}

// src/inputs/presets/named-files.ts
function X(e, n, { read: t, isFile: r }) {
  let o = new Set(e), c = ({ text: s, dir: d }) => {
    for (let l of s.split(/[\s"'`=;|&()<>,]+/)) {
      let f = $(d, l);
      l !== "" && r(f) && o.add(f);
    }
  };
  c(n);
  for (let s of o) c({ text: ie(s, t), dir: se(s) });
  return [...o];
}
function ie(e, n) {
  let t = oe(e);
  return t === "package.json" ? y(n(e)).map(([, o]) => o).join(`
`) : /\.(txt|in)$/.test(t) ? [...n(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, o]) => o).join(`
`) : "";
}

// src/inputs/presets/fill-tree.ts
async function Ae(e, { read: n, command: t }, r) {
  let [o] = await V(e, n("working-directory"), r);
  if (o.name === "auto") return;
  let c = W(o.name), { installed: s } = c;
  if (!s) return;
  let d = R(), l = z(o.directory, d), { workspace: f, workingDirectory: u } = l, h = H({ cwd: u, workspace: f, env: d, signal: r }), m = await pe(c, s, { ...h, command: t });
  if (!m) return;
  ue(m, s);
  let k = await s.locate(m), p = await L(de(c, s, k), h), i = m.files.map((a) => [a, S(a, m.read(a))]), g = [
    t,
    p.version,
    ...s.holdsPaths ? [u, l.home, ge(c)] : [],
    Object.entries(d).filter(([a]) => s.variables.test(a)).sort(),
    i
  ], Z = (0, Y.createHash)("sha256").update(JSON.stringify(g)).digest("hex"), w = A(p, l, { ...M(), hash: Z, commit: "" }, !1), { patterns: T = [], needsDownloads: I = !1 } = k, ee = m.files.filter((a) => O(a) === "package.json");
  return {
    inputs: {
      path: [w.path, ...me(T, l), n("path")].filter((a) => a).join(`
`),
      key: n("key") || w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": I ? w["restore-keys"] : "",
      "source-times": n("source-times"),
      mode: n("mode") || (s.mode ?? "auto"),
      rolling: "false"
    },
    changedFile: () => i.find(([a, v]) => S(a, m.read(a)) !== v)?.[0],
    holdsDownloads: I,
    amongDownloads: le(w.path.split(`
`), c, l),
    directories: [...j(p, l).flatMap((a) => a.places), ...T.filter(F)],
    marks: s.marks,
    scripts: [
      ...new Set(ee.flatMap((a) => y(m.read(a)).map(([v]) => v)))
    ]
  };
}
function le(e, n, t) {
  let o = j({ preset: n, directories: [], toolchain: "", version: "" }, t).flatMap(({ places: s }) => s), c = (s) => s.replace(/^~(?=\/)/, t.home);
  return e.filter((s) => o.some((d) => c(s).startsWith(`${d}/`)));
}
function de(e, { toolchain: n }, { directories: t, needsDownloads: r }) {
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
function me(e, n) {
  let t = C(n.workingDirectory, n);
  return e.map(
    (r) => t === void 0 || F(r.replace(/^!/, "")) ? r : `${t}/${r}`
  );
}
var fe = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function pe(e, n, t) {
  let { cwd: r, workspace: o, env: c, signal: s, command: d } = t, l = { ...e, lockFiles: [...e.lockFiles, ...n.decidedBy, ...fe] }, f = await B(r, l, { workspace: o, cached: [], signal: s });
  if (!f.some((i) => q(O(i), e.lockFiles))) return;
  let u = (i) => x(o, i) ? ae(i, "utf8") : "", h = J(e), p = X(f, { text: d, dir: r }, { read: u, isFile: (i) => !b(r, i).split("/").some((g) => h.includes(g)) && x(o, i) }).map((i) => b(r, i));
  return {
    files: p,
    read: (i) => p.includes(i) ? u(D(r, i)) : "",
    variable: (i) => c[i],
    ask: (i, g) => _({ program: i, args: g }, t)
  };
}
function ue({ files: e, read: n }, { copies: t }) {
  let r = e.find((o) => O(o) === t?.file && t.text.test(n(o)));
  if (r !== void 0)
    throw new G(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function ge({ toolchain: e }) {
  let { name: n = "", programs: t = [n] } = e ?? {}, r = t.map(E).find((o) => o !== void 0);
  return r === void 0 ? "" : ce(r);
}
export {
  Ae as fillTree
};
