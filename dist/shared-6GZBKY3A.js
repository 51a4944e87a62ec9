import {
  a as z
} from "./shared-Q7GN3NVT.js";
import {
  a as V,
  b as W,
  c as H,
  d as J,
  e as L,
  g as _
} from "./shared-75M7AMFY.js";
import {
  b as q,
  d as b,
  e as E,
  h as B
} from "./shared-HZYZGIOA.js";
import {
  b as D,
  d as A,
  i as C,
  j as M,
  k as v,
  l as S
} from "./shared-O6LE6KGH.js";
import {
  V as O,
  X as $,
  a as I,
  b as te,
  d as re,
  pb as R,
  s as F,
  t as w,
  v as x,
  w as N
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var G = te((ye, j) => {
  j.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  j.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var U = re(G(), 1);
import { realpathSync as le } from "node:fs";
import { basename as de } from "node:path";

// src/inputs/presets/project.ts
import { existsSync as se, readFileSync as ie } from "node:fs";
import { basename as ae } from "node:path";

// src/inputs/presets/named-files.ts
import { dirname as ne } from "node:path";
function K(e, t, { read: o, isFile: r }) {
  let i = new Set(e), a = ({ text: n, dir: d }) => {
    for (let c of n.split(/[\s"'`=;|&()<>,]+/)) {
      let p = N(d, c);
      c !== "" && r(p) && i.add(p);
    }
  };
  a(t);
  for (let n of i) a({ text: oe(n, o), dir: ne(n) });
  return [...i];
}
function oe(e, t) {
  return /\.(txt|in)$/.test(e) ? [...t(e).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, r]) => r).join(`
`) : "";
}

// src/inputs/presets/project.ts
var ce = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function Q(e, t, o) {
  let { cwd: r, workspace: i, env: a, signal: n, command: d } = o, c = { ...e, lockFiles: [...e.lockFiles, ...t.decidedBy, ...ce] }, p = await q(r, c, { workspace: i, cached: [], signal: n });
  if (!p.some((s) => C(ae(s), e.lockFiles))) return;
  let u = (s) => b(i, s) ? ie(s, "utf8") : "", g = M(e), f = K(p, { text: d, dir: r }, { read: u, isFile: (s) => !x(r, s).split("/").some((h) => g.includes(h)) && b(i, s) }).map((s) => x(r, s));
  return {
    command: d,
    files: f,
    read: (s) => f.includes(s) ? u(w(r, s)) : "",
    exists: (s) => se(w(r, s)),
    variable: (s) => a[s],
    ask: (s, h) => J({ program: s, args: h }, o)
  };
}

// src/inputs/presets/fill-tree.ts
async function Le(e, { read: t, command: o }, r) {
  let [i] = await E(e, t("working-directory"), r);
  if (i.name === "auto" || L(t) !== void 0) return;
  let a = B(i.name), { installed: n } = a;
  if (!n) return;
  let d = O(), c = _(i.directory, d), { workspace: p, workingDirectory: u } = c, g = { cwd: u, workspace: p, env: d, signal: r }, { toolchain: k = a.toolchain } = n;
  k && H(k, g);
  let m = await Q(a, n, { ...V(g), command: o });
  if (!m) return;
  ge(m, n);
  let f = await n.locate(m), s = await W(ue(a, n, f), g), h = m.files.map((l) => [l, S(l, m.read(l))]), X = [
    o,
    s.version,
    ...n.holdsPaths ? [u, c.home, we(a)] : [],
    Object.entries(d).filter(([l]) => n.variables.test(l)).sort(),
    h
  ], Y = (0, U.createHash)("sha256").update(JSON.stringify(X)).digest("hex"), T = t("key"), Z = { start: T, ...$(), hash: Y, commit: "" }, y = A(s, c, Z, !1), P = he(f.patterns ?? [], c);
  return {
    inputs: {
      path: [y.path, ...P, t("path")].filter((l) => l).join(`
`),
      key: y.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": f.downloads ? y["restore-keys"] : "",
      "source-times": t("source-times"),
      mode: t("mode") || (n.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: T,
    changedFile: () => h.find(([l, ee]) => S(l, m.read(l)) !== ee)?.[0],
    holdsDownloads: f.downloads !== void 0,
    amongDownloads: fe(y.path.split(`
`), a, c),
    directories: [...v(s, c).flatMap((l) => l.places), ...P.filter(F)],
    marks: n.marks,
    patterns: P,
    keyNotes: pe(n, c),
    ifElsewhere: n.ifElsewhere ?? "",
    ownScripts: () => me(a, m, u)
  };
}
async function me(e, t, o) {
  return (await e.installed?.ownScripts?.(t, e) ?? []).map(({ text: i, directory: a }) => ({ text: i, cwd: w(o, a) }));
}
function pe({ holdsPaths: e }, { workspace: t }) {
  return e ? [
    `The key has the paths of the workspace (${t}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`
  ] : [];
}
function fe(e, t, o) {
  let i = v({ preset: t, directories: [], toolchain: "", version: "" }, o).flatMap(({ places: n }) => n), a = (n) => n.replace(/^~(?=\/)/, o.home);
  return e.filter((n) => i.some((d) => a(n).startsWith(`${d}/`)));
}
function ue(e, { toolchain: t }, { directories: o, downloads: r = [] }) {
  return {
    ...e,
    name: `${e.name}-installed`,
    program: e.program ?? e.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: !0,
    ...t && { toolchain: t },
    directories: [...r, ...o]
  };
}
function he(e, t) {
  let o = D(t.workingDirectory, t);
  return e.map(
    (r) => o === void 0 || F(r.replace(/^!/, "")) ? r : `${o}/${r}`
  );
}
function ge({ files: e, read: t }, { copies: o }) {
  let r = e.find((i) => de(i) === o?.file && o.text.test(t(i)));
  if (r !== void 0)
    throw new z(
      `by ${r}, the tool copies directories of the project, whose contents no lock file has`
    );
}
function we({ toolchain: e }) {
  let { name: t = "", programs: o = [t] } = e ?? {}, r = o.map(R).find((i) => i !== void 0);
  return r === void 0 ? "" : le(r);
}
export {
  Le as fillTree
};
