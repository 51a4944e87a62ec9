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
} from "./shared-VSPGT4VI.js";
import {
  b as M,
  d as A,
  h as C,
  i as R,
  j as b,
  l as E,
  n as x,
  o as B,
  r as V
} from "./shared-XEBA5JPO.js";
import {
  a as j,
  b as y
} from "./shared-G5Z7Y4VF.js";
import {
  V as $,
  X as D,
  a as I,
  b as ne,
  d as oe,
  pb as q,
  s as P,
  t as N,
  v,
  w as O
} from "./shared-YCZRCYCD.js";

// lighter-node:crypto?src/inputs/presets/fill-tree.ts
var K = ne((ke, S) => {
  S.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  S.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-tree.ts
var X = oe(K(), 1);
import { realpathSync as de } from "node:fs";
import { basename as Y } from "node:path";

// src/inputs/presets/project.ts
import { readFileSync as ce } from "node:fs";
import { basename as le } from "node:path";

// src/inputs/presets/named-files.ts
import { basename as se, dirname as ie } from "node:path";
function Q(e, t, { read: n, isFile: r }) {
  let s = new Set(e), a = ({ text: o, dir: m }) => {
    for (let c of o.split(/[\s"'`=;|&()<>,]+/)) {
      let p = O(m, c);
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
var me = [
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".ruby-version",
  ".tool-versions",
  "mise.toml"
];
async function U(e, t, n) {
  let { cwd: r, workspace: s, env: a, signal: o, command: m } = n, c = { ...e, lockFiles: [...e.lockFiles, ...t.decidedBy, ...me] }, p = await E(r, c, { workspace: s, cached: [], signal: o });
  if (!p.some((i) => C(le(i), e.lockFiles))) return;
  let g = (i) => x(s, i) ? ce(i, "utf8") : "", h = R(e), f = Q(p, { text: m, dir: r }, { read: g, isFile: (i) => !v(r, i).split("/").some((u) => h.includes(u)) && x(s, i) }).map((i) => v(r, i));
  return {
    command: m,
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
  let m = $(), c = z(s.directory, m), { workspace: p, workingDirectory: g } = c, h = { cwd: g, workspace: p, env: m, signal: r }, { toolchain: k = a.toolchain } = o;
  k && J(k, h);
  let d = await U(a, o, { ...W(h), command: n });
  if (!d) return;
  we(d, o);
  let f = await o.locate(d), i = await H(ge(a, o, f), h), u = d.files.map((l) => [l, j(l, d.read(l))]), Z = [
    n,
    i.version,
    ...o.holdsPaths ? [g, c.home, ye(a)] : [],
    Object.entries(m).filter(([l]) => o.variables.test(l)).sort(),
    u
  ], ee = (0, X.createHash)("sha256").update(JSON.stringify(Z)).digest("hex"), T = t("key"), te = { start: T, ...D(), hash: ee, commit: "" }, w = A(i, c, te, !1), F = he(f.patterns ?? [], c);
  return {
    inputs: {
      path: [w.path, ...F, t("path")].filter((l) => l).join(`
`),
      key: w.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      "restore-keys": f.downloads ? w["restore-keys"] : "",
      "source-times": t("source-times"),
      mode: t("mode") || (o.mode ?? "auto"),
      rolling: "false"
    },
    keyStart: T,
    changedFile: () => u.find(([l, re]) => j(l, d.read(l)) !== re)?.[0],
    holdsDownloads: f.downloads !== void 0,
    amongDownloads: ue(w.path.split(`
`), a, c),
    directories: [...b(i, c).flatMap((l) => l.places), ...F.filter(P)],
    marks: o.marks,
    patterns: F,
    keyNotes: fe(o, c),
    ifElsewhere: o.ifElsewhere ?? "",
    scripts: pe(d)
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
  let s = b({ preset: t, directories: [], toolchain: "", version: "" }, n).flatMap(({ places: o }) => o), a = (o) => o.replace(/^~(?=\/)/, n.home);
  return e.filter((o) => s.some((m) => a(o).startsWith(`${m}/`)));
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
  let n = M(t.workingDirectory, t);
  return e.map(
    (r) => n === void 0 || P(r.replace(/^!/, "")) ? r : `${n}/${r}`
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
  return r === void 0 ? "" : de(r);
}
export {
  ze as fillTree
};
