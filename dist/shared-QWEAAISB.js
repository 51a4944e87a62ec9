import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as q,
  c as $,
  d as X,
  e as z,
  f as Z,
  g as ee,
  j as te,
  k as re,
  l as oe,
  m as se,
  n as ie,
  o as ce,
  p as ae,
  q as le,
  r as fe
} from "./shared-FMPUP5BV.js";
import {
  a as ne
} from "./shared-7IW2DORG.js";
import {
  A as j,
  E as U,
  J as R,
  K as E,
  L as B,
  M as V,
  N as K,
  Q as W,
  R as Y,
  T as J,
  W as w,
  ba as Q,
  ib as P,
  k as M,
  lb as ue,
  o as v,
  q as S,
  r as h,
  s as x,
  t as A,
  u as y,
  v as C,
  x as O,
  y as k,
  z as G
} from "./shared-FS54HWRT.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as ve, readFileSync as Se } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as we } from "node:fs";
var Pe = 2e4;
function Te(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(Pe)]) };
}
async function me(e, t) {
  let n = Te(t), [o, r] = await Promise.all([
    Promise.all(e.directories.map((s) => _e(e, s, n))),
    e.toolchain && Ce(e.toolchain, n)
  ]);
  return { preset: e, directories: o, toolchain: r?.brief ?? "", version: r?.whole ?? "" };
}
async function _e({ name: e, program: t = e }, { questions: n = [], inAnswer: o, setting: r }, s) {
  let { cwd: i } = s;
  for (let a of n) {
    let f = await de({ program: t, args: a }, s), u = o ? o.exec(f)?.[1] ?? "" : f, p = Ae(u, { cwd: i, platform: process.platform });
    if (p) return p;
  }
  if (!r) return;
  let c = r.sources.map((a) => Ie(a, s)), l = r.value.exec(c.join(`
`))?.[1];
  return l && O(i, h(l));
}
function Ie(e, { cwd: t, workspace: n, env: o }) {
  if (e.startsWith("$")) return o[e.slice(1)] ?? "";
  let r = y(t, e);
  return ie(n, r) ? we(r, "utf8") : "";
}
function Ae(e, { cwd: t, platform: n }) {
  let r = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = S(n);
  return s(r) || /^\.[\w.-]*(?:[\\/]|$)/.test(r) ? i(h(t, n), h(r, n)) : void 0;
}
async function Ce({ name: e, programs: t = [e], args: n = ["--version"], stream: o, version: r }, s) {
  for (let i of t) {
    let c = await de({ program: i, args: n, stream: o }, s), [, ...l] = c.match(r) ?? [], a = l.filter((f) => f);
    if (a.length > 0) return { brief: e + a.join("-"), whole: c.trim() };
  }
  return { brief: "", whole: "" };
}
async function de({ program: e, args: t, stream: n = "stdout" }, { cwd: o, env: r, signal: s }) {
  let i = P(e);
  if (i === void 0) return "";
  try {
    return await ue({ path: i, args: t }, { cwd: o, env: $e(r), signal: s }, n);
  } catch (c) {
    return B(`No answer to ${e} ${t.join(" ")}: ${v(c)}`), "";
  }
}
var ke = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Re = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function $e(e) {
  let t = (n) => ke.test(n) || Re.some((o) => o.test(n));
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
import { readdirSync as be } from "node:fs";
function b(e, { workspace: t, workingDirectory: n }) {
  if (be(t).length === 0)
    return " The workspace is empty: put this step after actions/checkout.";
  let o = re(n), r = e.filter(({ manifest: c = "" }) => o.includes(c));
  return r.length === 0 ? "" : ` There is ${[...Map.groupBy(r, ({ manifest: c }) => c)].map(
    ([c, l]) => `${c} without ${l.map(({ lockFiles: [a] }) => a).join(" or ")}`
  ).join(", and ")}: commit the lock file.`;
}
function he(e, t, { needsLockFile: n, hasInstall: o }) {
  let { name: r, program: s = r, lockFiles: i } = e, c = i.length > 0 ? `no ${i.join(", ")}` : "", l = [n ? "" : `no ${s} on PATH`, c].filter((u) => u !== ""), a = c === "" ? "" : b([e], t), f = n && !o ? " To cache without a lock file, set `key`." : "";
  return `Preset ${r} finds ${l.join(" and ")}.${a}${f}`;
}

// src/inputs/presets/publishing.ts
var Ne = ["release", "pull_request_target", "workflow_run"];
function ge(e) {
  if (Q(e)) return;
  let { eventName: t, ref: n } = w();
  return t === "push" && n.startsWith("refs/tags/") ? "a pushed tag" : Ne.includes(t) ? `the event '${t}'` : void 0;
}

// src/inputs/presets/real-path.ts
import { readlinkSync as Le, statSync as Fe } from "node:fs";
var De = 40;
function ye(e) {
  let { root: t } = C(e), n = e.slice(t.length).split("/");
  for (let o = 0, r = n.shift(); r !== void 0; r = n.shift())
    if (!(r === "" || r === "."))
      if (r === "..") t = x(t);
      else {
        let s = He(y(t, r));
        if (s === void 0) t = y(t, r);
        else {
          if (++o > De) return;
          A(s) && (t = C(s).root), n.unshift(...s.slice(A(s) ? t.length : 0).split("/"));
        }
      }
  return Me(t) ? t : void 0;
}
function He(e) {
  try {
    return h(Le(e));
  } catch {
    return;
  }
}
function Me(e) {
  try {
    return Fe(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0;
  } catch {
    return !1;
  }
}

// src/inputs/presets/fill-in.ts
async function Tt(e, t, n) {
  let o = Y(), { start: r, ...s } = Ge(t), i = (d, I) => je(s, d, I), c = await ce(e, t("working-directory"), n), [{ name: l, directory: a }] = c;
  if (l === "auto")
    return i(
      `Preset auto finds no lock file in the working directory or below it.${b(ne, Oe(a, o))}`,
      { log: R }
    );
  if (c.length > 1)
    throw new M(
      `Input \`preset\` is '${e}', here ${c.map(ae).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  let f = ge(t);
  if (f !== void 0)
    return i(
      `Preset ${l} does nothing in a run of ${f}, which may publish: a poisoned cache would be published too.`,
      { remedy: xe }
    );
  if (k() === void 0)
    return i(`Preset ${l} finds no directories, because ${j}.`);
  let u = Oe(a, o), { workspace: p, workingDirectory: g } = u, m = le(l), N = await me(m, { cwd: g, workspace: p, env: o, signal: n }), T = te(N, u);
  for (let d of T.flatMap(({ refused: I }) => I)) Ke(d);
  let _ = T.flatMap(({ places: d }) => d);
  if (_.length === 0) return i(`Preset ${l} finds no directory that it may cache.`);
  let L = await oe(g, m, { workspace: p, cached: _, signal: n }), F = !["", "false"].includes(t("rolling").toLowerCase()), D = !m.perCommit && !F && s.key === "";
  if (L.length === 0 && (D || !P(m.program ?? m.name)))
    return i(
      he(m, u, { needsLockFile: D, hasInstall: t("install") !== "" }),
      {
        log: R
      }
    );
  W() && Be(
    m,
    T.map(({ places: d }) => d),
    u
  );
  let H = (d) => ee(X(N, u, { ...d, start: r }, F), s);
  We(m, H(Z(m, u, _)));
  let { sha: Ee } = w();
  return H({ ...J(), hash: se(L), commit: Ee });
}
var xe = " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).";
function Ge(e) {
  let t = {
    path: e("path"),
    "restore-keys": e("restore-keys"),
    "source-times": e("source-times")
  }, n = e("install") !== "";
  return { ...t, start: n ? e("key") : "", key: n ? "" : e("key") };
}
function je(e, t, { remedy: n = "", log: o = E } = {}) {
  let r = e.path !== "" && e.key !== "";
  return r ? E(t) : o(`${t} Nothing is cached.${n}`), r ? e : void 0;
}
function Oe(e, t) {
  let n = k() ?? "/";
  return {
    platform: process.platform,
    home: n,
    workspace: h(process.cwd()),
    workingDirectory: fe(e),
    variable: q(t, process.platform),
    distribution: z(Ue("/etc/os-release")),
    userHome: G() ?? n,
    realDirectory: ye
  };
}
function Ue(e) {
  try {
    return Se(e, "utf8");
  } catch {
    return "";
  }
}
function Be({ name: e, directories: t }, n, o) {
  for (let [r, s] of n.entries()) {
    let { take: i = [""], variables: c = [] } = t[r] ?? {}, a = s.flatMap((p) => i.map((g) => O(p, g))).find((p) => $(p, o).startsWith("~/") && Ve(p));
    if (a === void 0) continue;
    let f = c.find((p) => !p.includes("/")), u = f === void 0 ? "Move it" : `Set \`${f}\` in the job's \`env\``;
    K(
      `${$(a, o)} has files of earlier jobs, and ${e} saves all of them, perhaps those of other repositories. ${u} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function Ve(e) {
  try {
    return ve(e).length > 0;
  } catch {
    return !1;
  }
}
function Ke({ by: e, place: t, real: n }) {
  let o = n === void 0 ? ", because it is no directory" : `, because its links lead to ${n}`;
  E(`${e} names ${t}, which a preset does not cache${n === t ? "" : o}. Set \`path\` to cache it.`);
}
function We({ name: e }, t) {
  let { path: n, key: o, "restore-keys": r, "source-times": s } = t, i = (p) => p.split(`
`).map((g) => `    ${g}`), c = r === "" ? [] : ["  restore-keys: |", ...i(r)], l = s === "" ? [] : [`  source-times: ${s}`], a = ["  path: |", ...i(n), `  key: ${o}`, ...c, ...l], f = U(), u = f === "" ? "with:" : `- name: ${f}`;
  V(`Preset ${e} stands for these inputs`, [u, ...a]);
}

export {
  Te as a,
  me as b,
  de as c,
  ge as d,
  Tt as e,
  Oe as f
};
