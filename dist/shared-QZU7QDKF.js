import {
  a as G
} from "./shared-Q7GN3NVT.js";
import {
  a as W,
  b as H,
  c as J,
  d as L,
  e as _,
  g as z
} from "./shared-VYDS2DQ7.js";
import {
  b as D,
  d as M,
  h as A,
  i as R,
  j,
  l as E,
  n as b,
  o as B,
  r as V
} from "./shared-FZP3ECOV.js";
import {
  a as v,
  b as y
} from "./shared-LFZIVBJT.js";
import {
  V as C,
  X as $,
  a as I,
  b as ne,
  d as oe,
  k as x,
  l as N,
  n as F,
  o as O,
  ob as q
} from "./shared-H5DKZ2X5.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var K = ne((ke, S) => {
  S.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  S.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var X = oe(K(), 1);
import { realpathSync as me } from "node:fs";
import { basename as Y } from "node:path";

// src/inputs/presets/project.ts
import { readFileSync as ce } from "node:fs";
import { basename as le } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as se, dirname as ie } from "node:path";
function Q(e, t, { read: n, isFile: r }) {
  let s = new Set(e), a = ({ text: o, dir: d }) => {
    for (let c of o.split(/[\s"'`=;|&()<>,]+/)) {
      let p = O(d, c);
      c !== "" && r(p) && s.add(p);
    }
  };
  a(t);
  for (let o of s) a({ text: ae(o, n), dir: ie(o) });
  return [...s];
}
function ae(e, t) {
  let n = se(e);
  return n === "package.json" ? y(t(e)).map(([, s]) => s).join(`
`) : /\.(txt|in)$/.test(n) ? [...t(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, s]) => s).join(`
`) : "";
}

// src/inputs/presets/project.ts
var de = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function U(e, t, n) {
  let { cwd: r, workspace: s, env: a, signal: o, command: d } = n, c = { ...e, lockFiles: [...e.lockFiles, ...t.decidedBy, ...de] }, p = await E(r, c, { workspace: s, cached: [], signal: o });
  if (!p.some((i) => A(le(i), e.lockFiles))) return;
  let g = (i) => b(s, i) ? ce(i, "utf8") : "", h = R(e), f = Q(p, { text: d, dir: r }, { read: g, isFile: (i) => !F(r, i).split("/").some((u) => h.includes(u)) && b(s, i) }).map((i) => F(r, i));
  return {
    command: d,
    files: f,
    read: (i) => f.includes(i) ? g(N(r, i)) : "",
    variable: (i) => a[i],
    ask: (i, u) => L({ program: i, args: u }, n)
  };
}

// src/inputs/presets/fill-tree.ts
async function ze(e, { read: t, command: n }, r) {
  let [s] = await B(e, t("working-directory"), r);
  if (s.name === "auto" || _(t) !== void 0) return;
  let a = V(s.name), { installed: o } = a;
  if (!o) return;
  let d = C(), c = z(s.directory, d), { workspace: p, workingDirectory: g } = c, h = { cwd: g, workspace: p, env: d, signal: r }, { toolchain: k = a.toolchain } = o;
  k && J(k, h);
  let m = await U(a, o, { ...W(h), command: n });
  if (!m) return;
  we(m, o);
  let f = await o.locate(m), i = await H(ge(a, o, f), h), u = m.files.map((l) => [l, v(l, m.read(l))]), Z = [
    n,
    i.version,
    ...o.holdsPaths ? [g, c.home, ye(a)] : [],
    Object.entries(d).filter(([l]) => o.variables.test(l)).sort(),
    u
  ], ee = (0, X.createHash)("sha256").update(JSON.stringify(Z)).digest("hex"), T = t("key"), te = { start: T, ...$(), hash: ee, commit: "" }, w = M(i, c, te, !1), P = he(f.patterns ?? [], c);
  return {
    inputs: {
      path: [w.path, ...P, t("path")].filter((l) => l).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": f.downloads ? w["restore-keys"] : "",
      "source-times": t("source-times"),
      mode: t("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: T,
    changedFile: () => u.find(([l, re]) => v(l, m.read(l)) !== re)?.[0],
    holdsDownloads: f.downloads !== void 0,
    amongDownloads: ue(w.path.split(`
`), a, c),
    directories: [...j(i, c).flatMap((l) => l.places), ...P.filter(x)],
    marks: o.marks,
    patterns: P,
    keyNotes: fe(o, c),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: pe(m)
  };
}
function pe({ files: e, read: t }) {
  let n = e.filter((r) => Y(r) === "package.json");
  return [...new Set(n.flatMap((r) => y(t(r)).map(([s]) => s)))];
}
function fe({ holdsPaths: e }, { workspace: t }) {
  return e ? [
    `The key has the paths of the workspace (${t}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function ue(e, t, n) {
  let s = j({ preset: t, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), a = (o) => o.replace(/^~(?=\/)/, n.home);
  return e.filter((o) => s.some((d) => a(o).startsWith(`${d}/`)));
}
function ge(e, { toolchain: t }, { directories: n, downloads: r = [] }) {
  return {
    ...e,
    name: `${e.name}-installed`,
    program: e.program ?? e.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: !0,
    ...t && { toolchain: t },
    directories: [...r, ...n]
  };
}
function he(e, t) {
  let n = D(t.workingDirectory, t);
  return e.map(
    (r) => n === void 0 || x(r.replace(/^!/, "")) ? r : `${n}/${r}`
  );
}
function we({ files: e, read: t }, { copies: n }) {
  let r = e.find((s) => Y(s) === n?.file && n.text.test(t(s)));
  if (r !== void 0)
    throw new G(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function ye({ toolchain: e }) {
  let { name: t = "", programs: n = [t] } = e ?? {}, r = n.map(q).find((s) => s !== void 0);
  return r === void 0 ? "" : me(r);
}
export {
  ze as fillTree
};
