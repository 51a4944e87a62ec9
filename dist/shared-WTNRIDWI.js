import {
  a as Q,
  c as $,
  d as X,
  e as z,
  f as Z,
  g as ee,
  j as te,
  k as se,
  l as ie,
  m as ce,
  n as ae,
  o as le,
  q as fe,
  r as ue,
  s as me
} from "./shared-DT3ES5WC.js";
import {
  c as ne,
  d as re,
  e as oe
} from "./shared-2ZT3Z2B2.js";
import {
  B as C,
  C as V,
  D as G,
  H as j,
  M as R,
  N as P,
  O as U,
  P as B,
  Q as K,
  T as W,
  U as Y,
  W as J,
  Z as E,
  ea as q,
  i as v,
  j as g,
  l as H,
  m as A,
  n as y,
  nb as O,
  o as k,
  q as w,
  qb as pe,
  v as S,
  z as x
} from "./shared-MZ2KCVPD.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as Ge, readFileSync as je } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as Ie } from "node:fs";
var Ae = 2e4;
function ge(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(Ae)]) };
}
async function ye(e, t) {
  let n = ge(t), [o, r] = await Promise.all([
    Promise.all(e.directories.map((s) => ke(e, s, n))),
    e.toolchain && $e(e.toolchain, t)
  ]);
  return { preset: e, directories: o, toolchain: r?.brief ?? "", version: r?.whole ?? "" };
}
async function ke({ name: e, program: t = e }, n, o) {
  let { questions: r = [], inAnswer: s, setting: i } = n, { cwd: c } = o, a = O(t) && ne(n, re(o));
  if (a) return a;
  for (let f of r) {
    let m = await Oe({ program: t, args: f }, o), h = s ? s.exec(m)?.[1] ?? "" : m, p = Re(h, { cwd: c, platform: process.platform });
    if (p) return p;
  }
  if (!i) return;
  let l = i.sources.map((f) => Ce(f, o)), u = i.value.exec(l.join(`
`))?.[1];
  return u && w(c, g(u));
}
function Ce(e, { cwd: t, workspace: n, env: o }) {
  if (e.startsWith("$")) return o[e.slice(1)] ?? "";
  let r = y(t, e);
  return ae(n, r) ? Ie(r, "utf8") : "";
}
function Re(e, { cwd: t, platform: n }) {
  let r = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = v(n);
  return s(r) || /^\.[\w.-]*(?:[\\/]|$)/.test(r) ? i(g(t, n), g(r, n)) : void 0;
}
var de = /* @__PURE__ */ new WeakMap();
function $e(e, t) {
  let n = de.get(t.signal) ?? /* @__PURE__ */ new Map();
  de.set(t.signal, n);
  let o = `${e.name} ${t.cwd}`, r = n.get(o) ?? be(e, ge(t));
  return n.set(o, r), r;
}
async function be({ name: e, programs: t = [e], args: n = ["--version"], stream: o, version: r }, s) {
  for (let i of t) {
    let c = await Oe({ program: i, args: n, stream: o }, s), [, ...a] = c.match(r) ?? [], l = a.filter((u) => u);
    if (l.length > 0) return { brief: e + l.join("-"), whole: c.trim() };
  }
  return { brief: "", whole: "" };
}
async function Oe({ program: e, args: t, stream: n = "stdout" }, { cwd: o, env: r, signal: s }) {
  let i = O(e);
  if (i === void 0) return "";
  try {
    return await pe({ path: i, args: t }, { cwd: o, env: Le(r), signal: s }, n);
  } catch (c) {
    return U(`No answer to ${e} ${t.join(" ")}: ${x(c)}`), "";
  }
}
var Ne = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Fe = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function Le(e) {
  let t = (n) => Ne.test(n) || Fe.some((o) => o.test(n));
  return {
    ...Object.fromEntries(Object.entries(e).filter(([n]) => t(n))),
    // A question must download no toolchain.
    COREPACK_ENABLE_NETWORK: "0",
    GOTOOLCHAIN: "local",
    RUSTUP_AUTO_INSTALL: "0",
    npm_config_manage_package_manager_versions: "false",
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1"
  };
}

// src/inputs/presets/missing-lock.ts
import { readdirSync as Me } from "node:fs";
function b(e, { workspace: t, workingDirectory: n }) {
  if (Me(t).length === 0)
    return " The workspace is empty: put this step after actions/checkout.";
  let o = se(n), r = e.filter(({ manifest: c = "" }) => o.includes(c));
  return r.length === 0 ? "" : ` There is ${[...Map.groupBy(r, ({ manifest: c }) => c)].map(
    ([c, a]) => `${c} without ${a.map(({ lockFiles: [l] }) => l).join(" or ")}`
  ).join(", and ")}: commit the lock file.`;
}
function we(e, t, { needsLockFile: n, hasInstall: o }) {
  let { name: r, program: s = r, lockFiles: i } = e, c = i.length > 0 ? `no ${i.join(", ")}` : "", a = [n ? "" : `no ${s} on PATH`, c].filter((f) => f !== ""), l = c === "" ? "" : b([e], t), u = n && !o ? " To cache without a lock file, set `key`." : "";
  return `Preset ${r} finds ${a.join(" and ")}.${l}${u}`;
}

// src/inputs/presets/publishing.ts
var De = ["release", "pull_request_target", "workflow_run"];
function Pe(e) {
  if (q(e)) return;
  let { eventName: t, ref: n } = E();
  return t === "push" && n.startsWith("refs/tags/") ? "a pushed tag" : De.includes(t) ? `the event '${t}'` : void 0;
}

// src/inputs/presets/real-path.ts
import { readlinkSync as ve, statSync as He } from "node:fs";
var Se = 40;
function Ee(e) {
  let { root: t } = k(e), n = e.slice(t.length).split("/");
  for (let o = 0, r = n.shift(); r !== void 0; r = n.shift())
    if (!(r === "" || r === "."))
      if (r === "..") t = H(t);
      else {
        let s = xe(y(t, r));
        if (s === void 0) t = y(t, r);
        else {
          if (++o > Se) return;
          A(s) && (t = k(s).root), n.unshift(...s.slice(A(s) ? t.length : 0).split("/"));
        }
      }
  return Ve(t) ? t : void 0;
}
function xe(e) {
  try {
    return g(ve(e));
  } catch {
    return;
  }
}
function Ve(e) {
  try {
    return He(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0;
  } catch {
    return !1;
  }
}

// src/inputs/presets/fill-in.ts
async function Ct(e, t, n) {
  let o = Y(), { start: r, ...s } = Be(t), i = (d, I) => Ke(s, d, I), c = await le(e, t("working-directory"), n), [{ name: a, directory: l }] = c;
  if (a === "auto")
    return i(
      `Preset auto finds no lock file in the working directory or below it.${b(oe, Te(l, o))}`,
      { log: R }
    );
  if (c.length > 1)
    throw new S(
      `Input \`preset\` is '${e}', here ${c.map(fe).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  let u = Pe(t);
  if (u !== void 0)
    return i(
      `Preset ${a} does nothing in a run of ${u}, which may publish: a poisoned cache would be published too.`,
      { remedy: Ue }
    );
  if (C() === void 0)
    return i(`Preset ${a} finds no directories, because ${G}.`);
  let f = Te(l, o), { workspace: m, workingDirectory: h } = f, p = ue(a), N = await ye(p, { cwd: h, workspace: m, env: o, signal: n }), T = te(N, f);
  for (let d of T.flatMap(({ refused: I }) => I)) qe(d);
  let _ = T.flatMap(({ places: d }) => d);
  if (_.length === 0) return i(`Preset ${a} finds no directory that it may cache.`);
  let F = await ie(h, p, { workspace: m, cached: _, signal: n }), L = !["", "false"].includes(t("rolling").toLowerCase()), M = !p.perCommit && !L && s.key === "";
  if (F.length === 0 && (M || !O(p.program ?? p.name)))
    return i(
      we(p, f, { needsLockFile: M, hasInstall: t("install") !== "" }),
      {
        log: R
      }
    );
  W() || Ye(
    p,
    T.map(({ places: d }) => d),
    f
  );
  let D = (d) => ee(X(N, f, { ...d, start: r }, L), s);
  Qe(p, D(Z(p, f, _)));
  let { sha: _e } = E();
  return D({ ...J(), hash: ce(F), commit: _e });
}
var Ue = " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).";
function Be(e) {
  let t = {
    path: e("path"),
    "restore-keys": e("restore-keys"),
    "source-times": e("source-times")
  }, n = e("install") !== "";
  return { ...t, start: n ? e("key") : "", key: n ? "" : e("key") };
}
function Ke(e, t, { remedy: n = "", log: o = P } = {}) {
  let r = e.path !== "" && e.key !== "";
  return r ? P(t) : o(`${t} Nothing is cached.${n}`), r ? e : void 0;
}
function Te(e, t) {
  let n = C() ?? "/";
  return {
    platform: process.platform,
    home: n,
    workspace: g(process.cwd()),
    workingDirectory: me(e),
    variable: Q(t, process.platform),
    distribution: z(We("/etc/os-release")),
    userHome: V() ?? n,
    realDirectory: Ee
  };
}
function We(e) {
  try {
    return je(e, "utf8");
  } catch {
    return "";
  }
}
function Ye({ name: e, directories: t }, n, o) {
  for (let [r, s] of n.entries()) {
    let { take: i = [""], variables: c = [] } = t[r] ?? {}, l = s.flatMap((m) => i.map((h) => w(m, h))).find((m) => $(m, o).startsWith("~/") && Je(m));
    if (l === void 0) continue;
    let u = c.find((m) => !m.includes("/")), f = u === void 0 ? "Move it" : `Set \`${u}\` in the job's \`env\``;
    K(
      `${$(l, o)} has files of earlier jobs, and ${e} saves all of them: perhaps many more than this project needs, and those of other repositories. ${f} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function Je(e) {
  try {
    return Ge(e).length > 0;
  } catch {
    return !1;
  }
}
function qe({ by: e, place: t, real: n }) {
  let o = n === void 0 ? ", because it is no directory" : `, because its links lead to ${n}`;
  P(`${e} names ${t}, which a preset does not cache${n === t ? "" : o}. Set \`path\` to cache it.`);
}
function Qe({ name: e }, t) {
  let { path: n, key: o, "restore-keys": r, "source-times": s } = t, i = (m) => m.split(`
`).map((h) => `    ${h}`), c = r === "" ? [] : ["  restore-keys: |", ...i(r)], a = s === "" ? [] : [`  source-times: ${s}`], l = ["  path: |", ...i(n), `  key: ${o}`, ...c, ...a], u = j(), f = u === "" ? "with:" : `- name: ${u}`;
  B(`Preset ${e} stands for these inputs`, [f, ...l]);
}

export {
  ge as a,
  ye as b,
  $e as c,
  Oe as d,
  Pe as e,
  Ct as f,
  Te as g
};
