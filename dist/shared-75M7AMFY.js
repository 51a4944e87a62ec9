import {
  a as ie,
  b as ce,
  c as ae,
  d as le,
  e as fe,
  g as ue,
  h as me,
  i as pe
} from "./shared-HZYZGIOA.js";
import {
  a as X,
  c as b,
  d as z,
  e as Z,
  f as ee,
  g as te,
  k as ne,
  m as re,
  n as oe,
  o as se
} from "./shared-O6LE6KGH.js";
import {
  C as R,
  D as G,
  E as U,
  I as j,
  N as $,
  O as E,
  P as B,
  Q as K,
  R as W,
  U as Y,
  V as J,
  X as q,
  _ as T,
  fa as Q,
  g as H,
  k as S,
  l as y,
  o as x,
  p as g,
  pb as w,
  r as V,
  s as k,
  t as O,
  u as C,
  ub as de,
  w as P
} from "./shared-4H6W3SON.js";

// src/inputs/presets/fill-in.ts
import { readdirSync as Ue, readFileSync as je } from "node:fs";

// src/inputs/presets/ask.ts
import { readFileSync as Ae } from "node:fs";
var ke = 2e4;
function ye(e) {
  return { ...e, signal: AbortSignal.any([e.signal, AbortSignal.timeout(ke)]) };
}
async function Oe(e, t) {
  let n = ye(t), [o, r] = await Promise.all([
    Promise.all(e.directories.map((s) => Ce(e, s, n))),
    e.toolchain && be(e.toolchain, t)
  ]);
  return { preset: e, directories: o, toolchain: r?.brief ?? "", version: r?.whole ?? "" };
}
async function Ce({ name: e, program: t = e }, n, o) {
  let { questions: r = [], inAnswer: s, setting: i } = n, { cwd: c } = o, a = w(t) && re(n, oe(o));
  if (a) return a;
  for (let f of r) {
    let m = await we({ program: t, args: f }, o), h = s ? s.exec(m)?.[1] ?? "" : m, p = $e(h, { cwd: c, platform: process.platform });
    if (p) return p;
  }
  if (!i) return;
  let l = i.sources.map((f) => Re(f, o)), u = i.value.exec(l.join(`
`))?.[1];
  return u && P(c, g(u));
}
function Re(e, { cwd: t, workspace: n, env: o }) {
  if (e.startsWith("$")) return o[e.slice(1)] ?? "";
  let r = O(t, e);
  return le(n, r) ? Ae(r, "utf8") : "";
}
function $e(e, { cwd: t, platform: n }) {
  let r = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = x(n);
  return s(r) || /^\.[\w.-]*(?:[\\/]|$)/.test(r) ? i(g(t, n), g(r, n)) : void 0;
}
var he = /* @__PURE__ */ new WeakMap();
function be(e, t) {
  let n = he.get(t.signal) ?? /* @__PURE__ */ new Map();
  he.set(t.signal, n);
  let o = `${e.name} ${t.cwd}`, r = n.get(o) ?? Ne(e, ye(t));
  return n.set(o, r), r;
}
async function Ne({ name: e, programs: t = [e], args: n = ["--version"], stream: o, version: r }, s) {
  for (let i of t) {
    let c = await we({ program: i, args: n, stream: o }, s), [, ...a] = c.match(r) ?? [], l = a.filter((u) => u);
    if (l.length > 0) return { brief: e + l.join("-"), whole: c.trim() };
  }
  return { brief: "", whole: "" };
}
async function we({ program: e, args: t, stream: n = "stdout" }, { cwd: o, env: r, signal: s }) {
  let i = w(e);
  if (i === void 0) return "";
  try {
    return await de({ path: i, args: t }, { cwd: o, env: Me(r), signal: s }, n);
  } catch (c) {
    return B(`No answer to ${e} ${t.join(" ")}: ${S(c)}`), "";
  }
}
var Fe = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Le = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function Me(e) {
  let t = (n) => Fe.test(n) || Le.some((o) => o.test(n));
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
import { readdirSync as De } from "node:fs";
function N(e, { workspace: t, workingDirectory: n }) {
  if (De(t).length === 0)
    return " The workspace is empty: put this step after actions/checkout.";
  let o = ie(n), r = e.filter(({ manifest: c = "" }) => o.includes(c));
  return r.length === 0 ? "" : ` There is ${[...Map.groupBy(r, ({ manifest: c }) => c)].map(
    ([c, a]) => `${c} without ${a.map(({ lockFiles: [l] }) => l).join(" or ")}`
  ).join(", and ")}: commit the lock file.`;
}
function Pe(e, t, { needsLockFile: n, hasInstall: o }) {
  let { name: r, program: s = r, lockFiles: i } = e, c = i.length > 0 ? `no ${i.join(", ")}` : "", a = [n ? "" : `no ${s} on PATH`, c].filter((f) => f !== ""), l = c === "" ? "" : N([e], t), u = n && !o ? " To cache without a lock file, set `key`." : "";
  return `Preset ${r} finds ${a.join(" and ")}.${l}${u}`;
}

// src/inputs/presets/publishing.ts
var ve = ["release", "pull_request_target", "workflow_run"];
function Ee(e) {
  if (Q(e)) return;
  let { eventName: t, ref: n } = T();
  return t === "push" && n.startsWith("refs/tags/") ? "a pushed tag" : ve.includes(t) ? `the event '${t}'` : void 0;
}

// src/inputs/presets/real-path.ts
import { readlinkSync as He, statSync as Se } from "node:fs";
var xe = 40;
function Te(e) {
  let { root: t } = C(e), n = e.slice(t.length).split("/");
  for (let o = 0, r = n.shift(); r !== void 0; r = n.shift())
    if (!(r === "" || r === "."))
      if (r === "..") t = V(t);
      else {
        let s = Ve(O(t, r));
        if (s === void 0) t = O(t, r);
        else {
          if (++o > xe) return;
          k(s) && (t = C(s).root), n.unshift(...s.slice(k(s) ? t.length : 0).split("/"));
        }
      }
  return Ge(t) ? t : void 0;
}
function Ve(e) {
  return y(() => g(He(e)));
}
function Ge(e) {
  return y(() => Se(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !0) ?? !1;
}

// src/inputs/presets/fill-in.ts
async function Rt(e, t, n) {
  let o = J(), { start: r, ...s } = Ke(t), i = (d, A) => We(s, d, A), c = await fe(e, t("working-directory"), n), [{ name: a, directory: l }] = c;
  if (a === "auto")
    return i(
      `Preset auto finds no lock file in the working directory or below it.${N(se, _e(l, o))}`,
      { log: $ }
    );
  if (c.length > 1)
    throw new H(
      `Input \`preset\` is '${e}', here ${c.map(ue).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`
    );
  let u = Ee(t);
  if (u !== void 0)
    return i(
      `Preset ${a} does nothing in a run of ${u}, which may publish: a poisoned cache would be published too.`,
      { remedy: Be }
    );
  if (R() === void 0)
    return i(`Preset ${a} finds no directories, because ${U}.`);
  let f = _e(l, o), { workspace: m, workingDirectory: h } = f, p = me(a), F = await Oe(p, { cwd: h, workspace: m, env: o, signal: n }), _ = ne(F, f);
  for (let d of _.flatMap(({ refused: A }) => A)) qe(d);
  let I = _.flatMap(({ places: d }) => d);
  if (I.length === 0) return i(`Preset ${a} finds no directory that it may cache.`);
  let L = await ce(h, p, { workspace: m, cached: I, signal: n }), M = !["", "false"].includes(t("rolling").toLowerCase()), D = !p.perCommit && !M && s.key === "";
  if (L.length === 0 && (D || !w(p.program ?? p.name)))
    return i(
      Pe(p, f, { needsLockFile: D, hasInstall: t("install") !== "" }),
      {
        log: $
      }
    );
  Y() || Ye(
    p,
    _.map(({ places: d }) => d),
    f
  );
  let v = (d) => te(z(F, f, { ...d, start: r }, M), s);
  Qe(p, v(ee(p, f, I)));
  let { sha: Ie } = T();
  return v({ ...q(), hash: ae(L), commit: Ie });
}
var Be = " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).";
function Ke(e) {
  let t = {
    path: e("path"),
    "restore-keys": e("restore-keys"),
    "source-times": e("source-times")
  }, n = e("install") !== "";
  return { ...t, start: n ? e("key") : "", key: n ? "" : e("key") };
}
function We(e, t, { remedy: n = "", log: o = E } = {}) {
  let r = e.path !== "" && e.key !== "";
  return r ? E(t) : o(`${t} Nothing is cached.${n}`), r ? e : void 0;
}
function _e(e, t) {
  let n = R() ?? "/";
  return {
    platform: process.platform,
    home: n,
    workspace: g(process.cwd()),
    workingDirectory: pe(e),
    variable: X(t, process.platform),
    distribution: Z(y(() => je("/etc/os-release", "utf8")) ?? ""),
    userHome: G() ?? n,
    realDirectory: Te
  };
}
function Ye({ name: e, directories: t }, n, o) {
  for (let [r, s] of n.entries()) {
    let { take: i = [""], variables: c = [] } = t[r] ?? {}, l = s.flatMap((m) => i.map((h) => P(m, h))).find((m) => b(m, o).startsWith("~/") && Je(m));
    if (l === void 0) continue;
    let u = c.find((m) => !m.includes("/")), f = u === void 0 ? "Move it" : `Set \`${u}\` in the job's \`env\``;
    W(
      `${b(l, o)} has files of earlier jobs, and ${e} saves all of them: perhaps many more than this project needs, and those of other repositories. ${f} to a directory of the workspace (docs/presets.md).`
    );
  }
}
function Je(e) {
  return (y(() => Ue(e)) ?? []).length > 0;
}
function qe({ by: e, place: t, real: n }) {
  let o = n === void 0 ? ", because it is no directory" : `, because its links lead to ${n}`;
  E(`${e} names ${t}, which a preset does not cache${n === t ? "" : o}. Set \`path\` to cache it.`);
}
function Qe({ name: e }, t) {
  let { path: n, key: o, "restore-keys": r, "source-times": s } = t, i = (m) => m.split(`
`).map((h) => `    ${h}`), c = r === "" ? [] : ["  restore-keys: |", ...i(r)], a = s === "" ? [] : [`  source-times: ${s}`], l = ["  path: |", ...i(n), `  key: ${o}`, ...c, ...a], u = j(), f = u === "" ? "with:" : `- name: ${u}`;
  K(`Preset ${e} stands for these inputs`, [f, ...l]);
}

export {
  ye as a,
  Oe as b,
  be as c,
  we as d,
  Ee as e,
  Rt as f,
  _e as g
};
