import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  D as A,
  E as b,
  J as j,
  K as E,
  L as u,
  P as T,
  Pb as X,
  Qb as q,
  T as F,
  _ as M,
  a as mn,
  b as un,
  cc as H,
  d as pn,
  dc as K,
  e as I,
  ec as g,
  f as k,
  ha as N,
  ia as U,
  ja as $,
  jb as h,
  k as O,
  ka as D,
  la as R,
  lb as B,
  na as J,
  oa as V,
  ob as _,
  pb as G,
  r as P,
  v as x,
  x as L,
  zb as W
} from "./shared-5BP27W6K.js";

// lighter-node:child_process?src/system/shell.ts
var Q = un((Un, z) => {
  z.exports = Object.create(new Proxy({}, { get: (t, e) => mn("node:child_process")[e] }));
});

// src/system/shell.ts
var Y = pn(Q(), 1);
import { once as hn } from "node:events";
import { existsSync as gn, readFileSync as wn, writeFileSync as yn } from "node:fs";
import { join as Z } from "node:path";
import { finished as bn } from "node:stream/promises";
import { setTimeout as $n } from "node:timers/promises";
var Sn = 5e3, vn = 1e3;
async function nn(t, { cwd: e, env: n, tempDir: r, signal: a }) {
  var d = [];
  try {
    a.throwIfAborted();
    let c = I(d, W(r));
    let s = In(t, c.dir, n);
    let o = process.platform !== "win32";
    let i = (0, Y.spawn)(s.path, s.args, {
      cwd: e,
      env: n,
      detached: o,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: s.isVerbatim
    });
    let l = (f) => {
      try {
        o && i.pid !== void 0 ? process.kill(-i.pid, f) : i.kill(f);
      } catch {
      }
    };
    let m = () => {
      l("SIGTERM"), $n(Sn, void 0, { ref: !1 }).then(() => l("SIGKILL"));
    };
    a.addEventListener("abort", m);
    i.stdout.on("data", (f) => process.stdout.write(f));
    i.stderr.on("data", (f) => process.stderr.write(f));
    try {
      let [f, ln] = await hn(i, "exit"), dn = AbortSignal.timeout(vn);
      if (await Promise.allSettled(
        [i.stdout, i.stderr].map((fn) => bn(fn, { signal: dn }))
      ), a.throwIfAborted(), f === null) throw B(s.path, { exitCode: f, endedBy: ln });
      return { exitCode: f, failedLine: Cn(t, c.dir) };
    } finally {
      a.removeEventListener("abort", m), i.stdout.destroy(), i.stderr.destroy();
    }
  } catch (p) {
    var w = p, y = !0;
  } finally {
    k(d, w, y);
  }
}
var tn = "failed-line";
function Cn(t, e) {
  let n = t.split(`
`), r = Z(e, tn);
  if (!(n.length < 2 || !gn(r)))
    return n[Number(wn(r, "utf8")) - 1]?.trim();
}
function In(t, e, n) {
  let r = (o, i) => {
    let l = Z(e, o);
    return yn(l, i), l;
  };
  if (process.platform !== "win32") {
    let o = h("bash");
    if (o === void 0) return { path: "/bin/sh", args: ["-e", r("install.sh", `${t}
`)] };
    let i = `trap 'echo "$LINENO" >| "\${0%/*}/${tn}"' ERR; `, l = r("install.sh", `${i}${t}
`);
    return { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", l] };
  }
  let a = h("pwsh") ?? h("powershell");
  if (a === void 0) {
    let o = r("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: n.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${o}""`], isVerbatim: !0 };
  }
  let s = r("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: a, args: ["-NoProfile", "-Command", `. '${s.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import { globSync as kn, readFileSync as On } from "node:fs";
var Pn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], xn = $({
  url: J(R(), N("file:")),
  dir_info: $({ editable: D(U(), !1) })
});
function en(t) {
  for (let e of t)
    for (let n of kn(
      Pn.map((r) => `${r}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let { success: r, output: a } = V(xn, Ln(x(e, n)));
      if (r && !a.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}
function Ln(t) {
  try {
    return JSON.parse(On(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/why-unsaved.ts
var jn = 3;
async function on(t, e) {
  let n = En(t);
  if (n !== void 0)
    return j(`The installed tree is not saved: ${n}`), n;
  if ((await X(q(e))).length > 0) return;
  let a = `the command of \`install\` made no ${e.paths.filter((c) => !c.startsWith("!")).slice(0, jn).join(", ")}`;
  return E(`Nothing is cached, because ${a}. So it runs in every job. ${t.ifElsewhere}`.trimEnd()), `${a}.`;
}
function En({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let r = en(e);
  return r && `it has ${r} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function lt(t, e, n) {
  if (M(b("lookup-only"))) return u("Lookup only - `install` does not run");
  let a = t.map((i, l) => ({ ...i, command: e[l] })).filter(({ command: i }) => i.text !== ""), c = ({ isWhole: i, hit: l }) => !i || l !== "exact", s = a.filter(c);
  await Tn(s, t, n);
  for (let i of an(s, n)) v(i, "the command of `install` did not succeed.", n);
  for (let [i, l] of S(s)) await Fn(i, l, n);
  let o = a.filter((i) => !c(i));
  await Mn(o, t, n);
  for (let i of o) n.states[i.cache.name]?.isArchive && rn(i, n);
  for (let { cache: i, tree: l } of a)
    l && g(i, n.states).remember({ tree: G(l.directories) });
}
function rn({ cache: t, tree: e }, { states: n }) {
  if (!e) return;
  let { directories: r, marks: a } = e;
  g(t, n).remember({ installed: { directories: r, marks: a, digest: _(e) } });
}
async function Tn(t, e, n) {
  let r = t.flatMap(({ cache: a, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: s } = a, o = new Map(a.inputs);
    for (let d of Object.keys(c.inputs)) o.delete(d);
    for (let d of ["restore-keys", "fail-on-cache-miss"]) o.set(d, "");
    o.set("key", c.keyStart), o.set("path", c.amongDownloads.map((d) => `!${d}`).join(`
`));
    let i = { name: sn(s), inputs: o }, { preset: l, directory: m } = n.states[s] ?? {};
    return n.states[i.name] = { preset: l, directory: m, of: s }, { cache: i, command: "" };
  });
  r.length > 0 && await K(r, n, e);
}
function sn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function S(t) {
  return [...Map.groupBy(t, ({ command: { text: n, cwd: r } }) => JSON.stringify([n, r])).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Fn(t, e, n) {
  await cn(t, e, n.signal);
  for (let r of an(e, n)) v(r, void 0, n);
  for (let r of e) {
    let { cache: a, inputs: c, tree: s } = r;
    if (!s || !c) continue;
    rn(r, n);
    let o = await A(a, () => on(s, c));
    o !== void 0 && v(a.name, o, n);
  }
}
function an(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, sn(n)]).filter((n) => e[n]);
}
function v(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Mn(t, e, { signal: n }) {
  let r = H(
    "rebuild",
    e.map(({ cache: s }) => s)
  ), a = ({ cache: s }) => r[e.findIndex((o) => o.cache === s)];
  for (let [{ text: s }, o] of S(t)) u(Nn(o, C(s)));
  for (let s of t) {
    let o = s.tree?.scripts ?? [];
    o.length === 0 || a(s)?.text || u(
      `Scripts of this project did not run either: ${o.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${o[0]}\`.`
    );
  }
  let c = t.flatMap((s) => {
    let o = a(s);
    return o && o.text !== "" ? [{ ...s, command: o }] : [];
  });
  for (let [s, o] of S(c)) await cn(s, o, n);
}
function Nn(t, e) {
  let n = t.flatMap(({ tree: r, inputs: a }) => r || !a ? [] : [`\`${a.key}\``]);
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run`;
}
async function cn({ text: t, cwd: e, help: n }, r, a) {
  let c = L(P(process.cwd()), e), s = r.flatMap(({ cache: { name: y } }) => y || []), o = c === "" ? "" : ` in ${c}`, i = b("caches") === "" ? "preset" : "cache", l = s.length === 0 ? "" : ` (${i} ${s.join(", ")})`;
  u(`Run ${C(t)}${o}${l}`);
  let m = F(), { exitCode: d, failedLine: p } = await nn(t, { cwd: e, env: m, tempDir: T(), signal: a }), w = p === void 0 ? "" : `, in the line \`${p}\``;
  if (d !== 0)
    throw new O(
      `The command \`${C(t)}\`${o}${l} failed with exit code ${d}${w}.${n}`
    );
}
function C(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  lt as install
};
