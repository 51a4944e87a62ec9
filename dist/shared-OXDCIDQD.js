import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as X,
  c as k,
  d as z,
  e as Z,
  f as ee,
  g as te,
  j as re,
  k as ne,
  l as oe,
  m as se,
  n as ie,
  o as ce,
  p as ae,
  q as fe
} from "./shared-VOZCNB7T.js";
import {
  B as G,
  C as p,
  D as U,
  E as A,
  F as y,
  G as C,
  I as O,
  J as R,
  K as j,
  L as V,
  O as B,
  T as I,
  U as K,
  V as $,
  W,
  Z as Y,
  _ as J,
  aa as Q,
  da as E,
  h as F,
  ha as q,
  hb as _,
  kb as le,
  l as x
} from "./shared-5OLPDHSR.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as ve, readFileSync as Le } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as Oe } from "node:fs";
var Ee = 2e4;
function _e(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(Ee)]) };
}
async function de(e, t) {
  let r = _e(t), [o, n] = await Promise.all([
    Promise.all(e.directories.map((s) => Pe(e, s, r))),
    e.toolchain && Ae(e.toolchain, r)
  ]);
  return { preset: e, directories: o, toolchain: n?.brief ?? "", version: n?.whole ?? "" };
}
async function Pe({ name: e, program: t = e }, { questions: r = [], inAnswer: o, setting: n }, s) {
  let { cwd: c } = s;
  for (let a of r) {
    let f = await me({ program: t, args: a }, s), h = o ? o.exec(f)?.[1] ?? "" : f, l = Te(h, { cwd: c, platform: process.platform });
    if (l) return l;
  }
  if (!n) return;
  let i = n.sources.map((a) => we(a, s)), u = n.value.exec(i.join(`
`))?.[1];
  return u && O(c, p(u));
}
function we(e, { cwd: t, workspace: r, env: o }) {
  if (e.startsWith("$")) return o[e.slice(1)] ?? "";
  let n = y(t, e);
  return se(r, n) ? Oe(n, "utf8") : "";
}
function Te(e, { cwd: t, platform: r }) {
  let n = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: c } = G(r);
  return s(n) || /^\.[\w.-]*(?:[\\/]|$)/.test(n) ? c(p(t, r), p(n, r)) : void 0;
}
async function Ae({ name: e, programs: t = [e], args: r = ["--version"], stream: o, version: n }, s) {
  for (let c of t) {
    let i = await me({ program: c, args: r, stream: o }, s), [, ...u] = i.match(n) ?? [], a = u.filter((f) => f);
    if (a.length > 0) return { brief: e + a.join("-"), whole: i.trim() };
  }
  return { brief: "", whole: "" };
}
async function me({ program: e, args: t, stream: r = "stdout" }, { cwd: o, env: n, signal: s }) {
  let c = _(e);
  if (c === void 0) return "";
  try {
    return await le({ path: c, args: t }, { cwd: o, env: Ie(n), signal: s }, r);
  } catch (i) {
    return K(`No answer to ${e} ${t.join(" ")}: ${x(i)}`), "";
  }
}
var Ce = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Re = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function Ie(e) {
  let t = (r) => Ce.test(r) || Re.some((o) => o.test(r));
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
var $e = ["release", "pull_request_target", "workflow_run"];
function pe(e) {
  if (q(e)) return;
  let { eventName: t, ref: r } = E();
  return t === "push" && r.startsWith("refs/tags/") ? "a pushed tag" : $e.includes(t) ? `the event '${t}'` : void 0;
}

// src/inputs/presets/real-path.ts
import { readlinkSync as ke, statSync as be } from "node:fs";
var De = 40;
function he(e) {
  let { root: t } = C(e), r = e.slice(t.length).split("/");
  for (let o = 0, n = r.shift(); n !== void 0; n = r.shift())
    if (!(n === "" || n === "."))
      if (n === "..") t = U(t);
      else {
        let s = Ne(y(t, n));
        if (s === void 0) t = y(t, n);
        else {
          if (++o > De) return;
          A(s) && (t = C(s).root), r.unshift(...s.slice(A(s) ? t.length : 0).split("/"));
        }
      }
  return He(t) ? t : void 0;
}
function Ne(e) {
  try {
    return p(ke(e));
  } catch {
    return;
  }
}
function He(e) {
  try {
    return be(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0;
  } catch {
    return !1;
  }
}

// src/inputs/presets/fill-in.ts
async function mt(e, t, r) {
  let o = J(), n = t("path"), [s, c] = t("install") === "" ? ["", t("key")] : [t("key"), ""], i = { path: n, key: c, "restore-keys": t("restore-keys"), "source-times": t("source-times") }, u = (d, T = "") => {
    let S = i.path !== "" && i.key !== "";
    return I(S ? d : `${d} Nothing is cached.${T}`), S ? i : void 0;
  }, a = await ie(e, t("working-directory"), r), [{ name: f, directory: h }] = a;
  if (f === "auto")
    return u(`Preset auto finds no lock file in the working directory or below it. ${ge}`);
  if (a.length > 1)
    throw new F(
      `Input \`preset\` is '${e}', here ${a.map(ce).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  let l = pe(t);
  if (l !== void 0)
    return u(
      `Preset ${f} does nothing in a run of ${l}, which may publish: a poisoned cache would be published too.`,
      " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md)."
    );
  if (R() === void 0)
    return u(`Preset ${f} finds no directories, because ${V}.`);
  let g = Me(h, o), { workspace: b, workingDirectory: D } = g, m = ae(f), N = await de(m, { cwd: D, workspace: b, env: o, signal: r }), P = re(N, g);
  for (let d of P.flatMap(({ refused: T }) => T)) Ue(d);
  let w = P.flatMap(({ places: d }) => d);
  if (w.length === 0) return u(`Preset ${f} finds no directory that it may cache.`);
  let H = await ne(D, m, { workspace: b, cached: w, signal: r }), v = !["", "false"].includes(t("rolling").toLowerCase()), L = !m.perCommit && !v && i.key === "";
  if (H.length === 0 && (L || !_(m.program ?? m.name)))
    return u(Fe(m, L));
  Y() && xe(
    m,
    P.map(({ places: d }) => d),
    g
  );
  let M = (d) => te(z(N, g, { ...d, start: s }, v), i);
  je(m, M(ee(m, g, w)));
  let { sha: ye } = E();
  return M({ ...Q(), hash: oe(H), commit: ye });
}
var ge = "Does this step come after actions/checkout?";
function Me(e, t) {
  let r = R() ?? "/";
  return {
    platform: process.platform,
    home: r,
    workspace: p(process.cwd()),
    workingDirectory: fe(e),
    variable: X(t, process.platform),
    distribution: Z(Se("/etc/os-release")),
    userHome: j() ?? r,
    realDirectory: he
  };
}
function Se(e) {
  try {
    return Le(e, "utf8");
  } catch {
    return "";
  }
}
function Fe({ name: e, program: t = e, lockFiles: r }, o) {
  let n = r.length > 0 ? `no ${r.join(", ")}` : "", s = [o ? "" : `no ${t} on PATH`, n].filter((i) => i !== ""), c = o ? " To cache without a lock file, set `key`." : "";
  return `Preset ${e} finds ${s.join(" and ")}.${n === "" ? "" : ` ${ge}`}${c}`;
}
function xe({ name: e, directories: t }, r, o) {
  for (let [n, s] of r.entries()) {
    let { take: c = [""], variables: i = [] } = t[n] ?? {}, a = s.flatMap((l) => c.map((g) => O(l, g))).find((l) => k(l, o).startsWith("~/") && Ge(l));
    if (a === void 0) continue;
    let f = i.find((l) => !l.includes("/")), h = f === void 0 ? "Move it" : `Set \`${f}\` in the job's \`env\``;
    W(
      `${k(a, o)} has files of earlier jobs, and ${e} saves all of them, perhaps those of other repositories. ${h} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function Ge(e) {
  try {
    return ve(e).length > 0;
  } catch {
    return !1;
  }
}
function Ue({ by: e, place: t, real: r }) {
  let o = r === void 0 ? ", because it is no directory" : `, because its links lead to ${r}`;
  I(`${e} names ${t}, which a preset does not cache${r === t ? "" : o}. Set \`path\` to cache it.`);
}
function je({ name: e }, t) {
  let { path: r, key: o, "restore-keys": n, "source-times": s } = t, c = (h) => h.split(`
`).map((l) => `    ${l}`), i = n === "" ? [] : ["  restore-keys: |", ...c(n)], u = s === "" ? [] : [`  source-times: ${s}`], a = ["  path: |", ...c(r), `  key: ${o}`, ...i, ...u], f = B();
  f === "" ? $(`Preset ${e} stands for these inputs`, ["with:", ...a]) : $(`Preset ${e} stands for this item of the input \`caches\``, [
    `- name: ${f}`,
    ...a
  ]);
}

export {
  _e as a,
  de as b,
  me as c,
  pe as d,
  mt as e,
  Me as f
};
