import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as q,
  c as k,
  d as X,
  e as z,
  f as Z,
  g as ee,
  j as te,
  k as re,
  l as ne,
  m as oe,
  n as se,
  o as ie,
  p as ce,
  q as ae
} from "./shared-RP224AJ4.js";
import {
  B as x,
  C as h,
  D as G,
  E as A,
  F as g,
  G as C,
  I as y,
  J as R,
  K as U,
  L as j,
  O as V,
  T as I,
  U as B,
  V as $,
  W as K,
  Z as W,
  _ as Y,
  aa as J,
  da as E,
  h as S,
  ha as Q,
  hb as _,
  kb as fe,
  l as F
} from "./shared-FCJGOPCB.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as He, readFileSync as ve } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as Oe } from "node:fs";
var ye = 2e4;
function Ee(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(ye)]) };
}
async function ue(e, t) {
  let r = Ee(t), [o, n] = await Promise.all([
    Promise.all(e.directories.map((s) => _e(e, s, r))),
    e.toolchain && Te(e.toolchain, r)
  ]);
  return { preset: e, directories: o, toolchain: n?.brief ?? "", version: n?.whole ?? "" };
}
async function _e({ name: e, program: t = e }, { questions: r = [], inAnswer: o, setting: n }, s) {
  let { cwd: i } = s;
  for (let a of r) {
    let l = await de({ program: t, args: a }, s), p = o ? o.exec(l)?.[1] ?? "" : l, f = we(p, { cwd: i, platform: process.platform });
    if (f) return f;
  }
  if (!n) return;
  let c = n.sources.map((a) => Pe(a, s)), u = n.value.exec(c.join(`
`))?.[1];
  return u && y(i, h(u));
}
function Pe(e, { cwd: t, workspace: r, env: o }) {
  if (e.startsWith("$")) return o[e.slice(1)] ?? "";
  let n = g(t, e);
  return oe(r, n) ? Oe(n, "utf8") : "";
}
function we(e, { cwd: t, platform: r }) {
  let n = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = x(r);
  return s(n) || /^\.[\w.-]*(?:[\\/]|$)/.test(n) ? i(h(t, r), h(n, r)) : void 0;
}
async function Te({ name: e, programs: t = [e], args: r = ["--version"], stream: o, version: n }, s) {
  for (let i of t) {
    let c = await de({ program: i, args: r, stream: o }, s), [, ...u] = c.match(n) ?? [], a = u.filter((l) => l);
    if (a.length > 0) return { brief: e + a.join("-"), whole: c.trim() };
  }
  return { brief: "", whole: "" };
}
async function de({ program: e, args: t, stream: r = "stdout" }, { cwd: o, env: n, signal: s }) {
  let i = _(e);
  if (i === void 0) return "";
  try {
    return await fe({ path: i, args: t }, { cwd: o, env: Re(n), signal: s }, r);
  } catch (c) {
    return B(`No answer to ${e} ${t.join(" ")}: ${F(c)}`), "";
  }
}
var Ae = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Ce = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function Re(e) {
  let t = (r) => Ae.test(r) || Ce.some((o) => o.test(r));
  return {
    ...Object.fromEntries(Object.entries(e).filter(([r]) => t(r))),
    // A question must download no toolchain.
    COREPACK_ENABLE_NETWORK: "0",
    GOTOOLCHAIN: "local",
    RUSTUP_AUTO_INSTALL: "0",
    npm_config_manage_package_manager_versions: "false",
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1"
  };
}

// src/inputs/presets/publishing.ts
var Ie = ["release", "pull_request_target", "workflow_run"];
function me(e) {
  if (Q(e)) return;
  let { eventName: t, ref: r } = E();
  return t === "push" && r.startsWith("refs/tags/") ? "a pushed tag" : Ie.includes(t) ? `the event '${t}'` : void 0;
}

// src/inputs/presets/real-path.ts
import { readlinkSync as $e, statSync as ke } from "node:fs";
var be = 40;
function pe(e) {
  let { root: t } = C(e), r = e.slice(t.length).split("/");
  for (let o = 0, n = r.shift(); n !== void 0; n = r.shift())
    if (!(n === "" || n === "."))
      if (n === "..") t = G(t);
      else {
        let s = De(g(t, n));
        if (s === void 0) t = g(t, n);
        else {
          if (++o > be) return;
          A(s) && (t = C(s).root), r.unshift(...s.slice(A(s) ? t.length : 0).split("/"));
        }
      }
  return Ne(t) ? t : void 0;
}
function De(e) {
  try {
    return h($e(e));
  } catch {
    return;
  }
}
function Ne(e) {
  try {
    return ke(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0;
  } catch {
    return !1;
  }
}

// src/inputs/presets/fill-in.ts
async function dt(e, t, r) {
  let o = Y(), [n, s] = [t("path"), t("key")], i = { path: n, key: s, "restore-keys": t("restore-keys"), "source-times": t("source-times") }, c = (d, T = "") => {
    let M = i.path !== "" && i.key !== "";
    return I(M ? d : `${d} Nothing is cached.${T}`), M ? i : void 0;
  }, u = await se(e, t("working-directory"), r), [{ name: a, directory: l }] = u;
  if (a === "auto")
    return c(`Preset auto finds no lock file in the working directory or below it. ${he}`);
  if (u.length > 1)
    throw new S(
      `Input \`preset\` is '${e}', here ${u.map(ie).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  let p = me(t);
  if (p !== void 0)
    return c(
      `Preset ${a} does nothing in a run of ${p}, which may publish: a poisoned cache would be published too.`,
      " To cache all the same, set `path` and `key`, or restore only verified entries (docs/presets.md)."
    );
  if (R() === void 0)
    return c(`Preset ${a} finds no directories, because ${j}.`);
  let f = Le(l, o), { workspace: O, workingDirectory: b } = f, m = ce(a), D = await ue(m, { cwd: b, workspace: O, env: o, signal: r }), P = te(D, f);
  for (let d of P.flatMap(({ refused: T }) => T)) Ge(d);
  let w = P.flatMap(({ places: d }) => d);
  if (w.length === 0) return c(`Preset ${a} finds no directory that it may cache.`);
  let N = await re(b, m, { workspace: O, cached: w, signal: r }), H = !["", "false"].includes(t("rolling").toLowerCase()), v = !m.perCommit && !H && i.key === "";
  if (N.length === 0 && (v || !_(m.program ?? m.name)))
    return c(Se(m, v));
  W() && Fe(
    m,
    P.map(({ places: d }) => d),
    f
  );
  let L = (d) => ee(X(D, f, d, H), i);
  Ue(m, L(Z(m, f, w)));
  let { sha: ge } = E();
  return L({ ...J(), hash: ne(N), commit: ge });
}
var he = "Does this step come after actions/checkout?";
function Le(e, t) {
  let r = R() ?? "/";
  return {
    platform: process.platform,
    home: r,
    workspace: h(process.cwd()),
    workingDirectory: ae(e),
    variable: q(t, process.platform),
    distribution: z(Me("/etc/os-release")),
    userHome: U() ?? r,
    realDirectory: pe
  };
}
function Me(e) {
  try {
    return ve(e, "utf8");
  } catch {
    return "";
  }
}
function Se({ name: e, program: t = e, lockFiles: r }, o) {
  let n = r.length > 0 ? `no ${r.join(", ")}` : "", s = [o ? "" : `no ${t} on PATH`, n].filter((c) => c !== ""), i = o ? " To cache without a lock file, set `key`." : "";
  return `Preset ${e} finds ${s.join(" and ")}.${n === "" ? "" : ` ${he}`}${i}`;
}
function Fe({ name: e, directories: t }, r, o) {
  for (let [n, s] of r.entries()) {
    let { take: i = [""], variables: c = [] } = t[n] ?? {}, a = s.flatMap((f) => i.map((O) => y(f, O))).find((f) => k(f, o).startsWith("~/") && xe(f));
    if (a === void 0) continue;
    let l = c.find((f) => !f.includes("/")), p = l === void 0 ? "Move it" : `Set \`${l}\` in the job's \`env\``;
    K(
      `${k(a, o)} has files of earlier jobs, and ${e} saves all of them, perhaps those of other repositories. ${p} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function xe(e) {
  try {
    return He(e).length > 0;
  } catch {
    return !1;
  }
}
function Ge({ by: e, place: t, real: r }) {
  let o = r === void 0 ? ", because it is no directory" : `, because its links lead to ${r}`;
  I(`${e} names ${t}, which a preset does not cache${r === t ? "" : o}. Set \`path\` to cache it.`);
}
function Ue({ name: e }, t) {
  let { path: r, key: o, "restore-keys": n, "source-times": s } = t, i = (p) => p.split(`
`).map((f) => `    ${f}`), c = n === "" ? [] : ["  restore-keys: |", ...i(n)], u = s === "" ? [] : [`  source-times: ${s}`], a = ["  path: |", ...i(r), `  key: ${o}`, ...c, ...u], l = V();
  l === "" ? $(`Preset ${e} stands for these inputs`, ["with:", ...a]) : $(`Preset ${e} stands for this item of the input \`caches\``, [
    `- name: ${l}`,
    ...a
  ]);
}

export {
  Ee as a,
  ue as b,
  de as c,
  me as d,
  dt as e,
  Le as f
};
