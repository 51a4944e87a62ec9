import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as W,
  c as k,
  d as J,
  e as Q,
  f as X,
  g as q,
  j as z,
  k as Z,
  l as ee,
  m as te,
  n as re,
  o as oe,
  p as ne,
  q as ie
} from "./shared-KRIELZVV.js";
import {
  $ as Y,
  A as F,
  B as w,
  C as g,
  D as A,
  F as E,
  G as C,
  H as v,
  I as x,
  L as G,
  P as I,
  Q as U,
  R,
  S as j,
  V,
  W as B,
  Y as K,
  f as L,
  i as M,
  wa as P,
  y as S,
  z as h,
  za as se
} from "./shared-HXSXAZKV.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as ke, readFileSync as $e } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as me } from "node:fs";
var pe = 2e4;
function he(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(pe)]) };
}
async function ce(e, t) {
  let r = he(t), [n, o] = await Promise.all([
    Promise.all(e.directories.map((i) => ge(e, i, r))),
    e.toolchain && Ee(e.toolchain, r)
  ]);
  return { preset: e, directories: n, toolchain: o?.brief ?? "", version: o?.whole ?? "" };
}
async function ge({ name: e, program: t = e }, { questions: r = [], inAnswer: n, setting: o }, i) {
  let { cwd: s } = i;
  for (let a of r) {
    let l = await ae({ program: t, args: a }, i), d = n ? n.exec(l)?.[1] ?? "" : l, f = ye(d, { cwd: s, platform: process.platform });
    if (f) return f;
  }
  if (!o) return;
  let c = o.sources.map((a) => Oe(a, i)), u = o.value.exec(c.join(`
`))?.[1];
  return u && E(s, h(u));
}
function Oe(e, { cwd: t, workspace: r, env: n }) {
  if (e.startsWith("$")) return n[e.slice(1)] ?? "";
  let o = g(t, e);
  return te(r, o) ? me(o, "utf8") : "";
}
function ye(e, { cwd: t, platform: r }) {
  let o = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: i, resolve: s } = S(r);
  return i(o) || /^\.[\w.-]*(?:[\\/]|$)/.test(o) ? s(h(t, r), h(o, r)) : void 0;
}
async function Ee({ name: e, programs: t = [e], args: r = ["--version"], stream: n, version: o }, i) {
  for (let s of t) {
    let c = await ae({ program: s, args: r, stream: n }, i), [, ...u] = c.match(o) ?? [], a = u.filter((l) => l);
    if (a.length > 0) return { brief: e + a.join("-"), whole: c.trim() };
  }
  return { brief: "", whole: "" };
}
async function ae({ program: e, args: t, stream: r = "stdout" }, { cwd: n, env: o, signal: i }) {
  let s = P(e);
  if (s === void 0) return "";
  try {
    return await se({ path: s, args: t }, { cwd: n, env: _e(o), signal: i }, r);
  } catch (c) {
    return U(`No answer to ${e} ${t.join(" ")}: ${M(c)}`), "";
  }
}
var Pe = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Te = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function _e(e) {
  let t = (r) => Pe.test(r) || Te.some((n) => n.test(r));
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

// src/inputs/presets/real-path.ts
import { readlinkSync as we, statSync as Ae } from "node:fs";
var Ce = 40;
function fe(e) {
  let { root: t } = A(e), r = e.slice(t.length).split("/");
  for (let n = 0, o = r.shift(); o !== void 0; o = r.shift())
    if (!(o === "" || o === "."))
      if (o === "..") t = F(t);
      else {
        let i = Ie(g(t, o));
        if (i === void 0) t = g(t, o);
        else {
          if (++n > Ce) return;
          w(i) && (t = A(i).root), r.unshift(...i.slice(w(i) ? t.length : 0).split("/"));
        }
      }
  return Re(t) ? t : void 0;
}
function Ie(e) {
  try {
    return h(we(e));
  } catch {
    return;
  }
}
function Re(e) {
  try {
    return Ae(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0;
  } catch {
    return !1;
  }
}

// src/inputs/presets/fill-in.ts
async function nt(e, t, r) {
  let n = B(), [o, i] = [t("path"), t("key")], s = { path: o, key: i, "restore-keys": t("restore-keys"), "source-times": t("source-times") }, c = (m) => {
    let y = s.path !== "" && s.key !== "";
    return I(y ? m : `${m} Nothing is cached.`), y ? s : void 0;
  }, u = await re(e, t("working-directory"), r), [{ name: a, directory: l }] = u;
  if (a === "auto")
    return c(`Preset auto finds no lock file in the working directory or below it. ${le}`);
  if (u.length > 1)
    throw new L(
      `Input \`preset\` is '${e}', here ${u.map(oe).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  if (C() === void 0)
    return c(`Preset ${a} finds no directories, because ${x}.`);
  let d = De(l, n), { workspace: f, workingDirectory: O } = d, p = ne(a), $ = await ce(p, { cwd: O, workspace: f, env: n, signal: r }), T = z($, d);
  for (let m of T.flatMap(({ refused: y }) => y)) Me(m);
  let _ = T.flatMap(({ places: m }) => m);
  if (_.length === 0) return c(`Preset ${a} finds no directory that it may cache.`);
  let D = await Z(O, p, { workspace: f, cached: _, signal: r }), N = !["", "false"].includes(t("rolling").toLowerCase()), H = !p.perCommit && !N && s.key === "";
  if (D.length === 0 && (H || !P(p.program ?? p.name)))
    return c(He(p, H));
  V() && be(
    p,
    T.map(({ places: m }) => m),
    d
  );
  let b = (m) => q(J($, d, m, N), s);
  Se(p, b(X(p, d, _)));
  let { sha: ue } = Y();
  return b({ ...K(), hash: ee(D), commit: ue });
}
var le = "Does this step come after actions/checkout?";
function De(e, t) {
  let r = C() ?? "/";
  return {
    platform: process.platform,
    home: r,
    workspace: h(process.cwd()),
    workingDirectory: ie(e),
    variable: W(t, process.platform),
    distribution: Q(Ne("/etc/os-release")),
    userHome: v() ?? r,
    realDirectory: fe
  };
}
function Ne(e) {
  try {
    return $e(e, "utf8");
  } catch {
    return "";
  }
}
function He({ name: e, program: t = e, lockFiles: r }, n) {
  let o = r.length > 0 ? `no ${r.join(", ")}` : "", i = [n ? "" : `no ${t} on PATH`, o].filter((c) => c !== ""), s = n ? " To cache without a lock file, set `key`." : "";
  return `Preset ${e} finds ${i.join(" and ")}.${o === "" ? "" : ` ${le}`}${s}`;
}
function be({ name: e, directories: t }, r, n) {
  for (let [o, i] of r.entries()) {
    let { take: s = [""], variables: c = [] } = t[o] ?? {}, a = i.flatMap((f) => s.map((O) => E(f, O))).find((f) => k(f, n).startsWith("~/") && Le(f));
    if (a === void 0) continue;
    let l = c.find((f) => !f.includes("/")), d = l === void 0 ? "Move it" : `Set \`${l}\` in the job's \`env\``;
    j(
      `${k(a, n)} has files of earlier jobs, and ${e} saves all of them, perhaps those of other repositories. ${d} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function Le(e) {
  try {
    return ke(e).length > 0;
  } catch {
    return !1;
  }
}
function Me({ by: e, place: t, real: r }) {
  let n = r === void 0 ? ", because it is no directory" : `, because its links lead to ${r}`;
  I(`${e} names ${t}, which a preset does not cache${r === t ? "" : n}. Set \`path\` to cache it.`);
}
function Se({ name: e }, t) {
  let { path: r, key: n, "restore-keys": o, "source-times": i } = t, s = (d) => d.split(`
`).map((f) => `    ${f}`), c = o === "" ? [] : ["  restore-keys: |", ...s(o)], u = i === "" ? [] : [`  source-times: ${i}`], a = ["  path: |", ...s(r), `  key: ${n}`, ...c, ...u], l = G();
  l === "" ? R(`Preset ${e} stands for these inputs`, ["with:", ...a]) : R(`Preset ${e} stands for this item of the input \`caches\``, [
    `- name: ${l}`,
    ...a
  ]);
}

export {
  he as a,
  ce as b,
  ae as c,
  nt as d,
  De as e
};
