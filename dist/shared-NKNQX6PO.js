import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  D as $,
  E as S,
  J as A,
  K as j,
  L as p,
  P as M,
  Pb as X,
  Qb as q,
  T as N,
  _ as F,
  a as pn,
  b as hn,
  cc as H,
  d as gn,
  dc as K,
  e as k,
  ec as g,
  f as x,
  ha as E,
  ia as U,
  ja as I,
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
  v as T,
  x as L,
  zb as W
} from "./shared-2PV4BAYX.js";

// lighter-node:child_process?src/system/shell.ts
var Q = hn((Jn, z) => {
  z.exports = Object.create(new Proxy({}, { get: (t, e) => pn("node:child_process")[e] }));
});

// src/system/shell.ts
var Y = gn(Q(), 1);
import { once as wn } from "node:events";
import { existsSync as yn, readFileSync as bn, writeFileSync as $n } from "node:fs";
import { join as Z } from "node:path";
import { finished as Sn } from "node:stream/promises";
import { setTimeout as In } from "node:timers/promises";
var Cn = 5e3, vn = 1e3;
async function nn(t, { cwd: e, env: n, tempDir: a, signal: s }) {
  var r = [];
  try {
    s.throwIfAborted();
    let l = k(r, W(a));
    let i = xn(t, l.dir, n);
    let o = process.platform !== "win32";
    let c = (0, Y.spawn)(i.path, i.args, {
      cwd: e,
      env: n,
      detached: o,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: i.isVerbatim
    });
    let d = (u) => {
      try {
        o && c.pid !== void 0 ? process.kill(-c.pid, u) : c.kill(u);
      } catch {
      }
    };
    let m = () => {
      d("SIGTERM"), In(Cn, void 0, { ref: !1 }).then(() => d("SIGKILL"));
    };
    s.addEventListener("abort", m);
    c.stdout.on("data", (u) => process.stdout.write(u));
    c.stderr.on("data", (u) => process.stderr.write(u));
    try {
      let [u, fn] = await wn(c, "exit"), mn = AbortSignal.timeout(vn);
      if (await Promise.allSettled(
        [c.stdout, c.stderr].map((un) => Sn(un, { signal: mn }))
      ), s.throwIfAborted(), u === null) throw B(i.path, { exitCode: u, endedBy: fn });
      return { exitCode: u, failedLine: kn(t, l.dir) };
    } finally {
      s.removeEventListener("abort", m), c.stdout.destroy(), c.stderr.destroy();
    }
  } catch (f) {
    var y = f, b = !0;
  } finally {
    x(r, y, b);
  }
}
var tn = "failed-line";
function kn(t, e) {
  let n = t.split(`
`), a = Z(e, tn);
  if (!(n.length < 2 || !yn(a)))
    return n[Number(bn(a, "utf8")) - 1]?.trim();
}
function xn(t, e, n) {
  let a = (o, c) => {
    let d = Z(e, o);
    return $n(d, c), d;
  };
  if (process.platform !== "win32") {
    let o = h("bash");
    if (o === void 0) return { path: "/bin/sh", args: ["-e", a("install.sh", `${t}
`)] };
    let c = `trap 'echo "$LINENO" >| "\${0%/*}/${tn}"' ERR; `, d = a("install.sh", `${c}${t}
`);
    return { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", d] };
  }
  let s = h("pwsh") ?? h("powershell");
  if (s === void 0) {
    let o = a("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: n.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${o}""`], isVerbatim: !0 };
  }
  let i = a("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: s, args: ["-NoProfile", "-Command", `. '${i.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import { globSync as On, readFileSync as Pn } from "node:fs";
var Tn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], Ln = I({
  url: J(R(), E("file:")),
  dir_info: I({ editable: D(U(), !1) })
});
function en(t) {
  for (let e of t)
    for (let n of On(
      Tn.map((a) => `${a}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let { success: a, output: s } = V(Ln, An(T(e, n)));
      if (a && !s.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}
function An(t) {
  try {
    return JSON.parse(Pn(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/why-unsaved.ts
var Mn = 3;
function on(t) {
  let e = Nn(t);
  return e !== void 0 && A(`The installed tree is not saved: ${e}`), e;
}
function rn({ ifElsewhere: t }, { paths: e }, n) {
  let s = `the command of \`install\` made no ${e.filter((l) => !l.startsWith("!")).slice(0, Mn).join(", ")}`;
  return j(
    `Nothing is cached, because ${s}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${s}.`;
}
function Nn({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let a = en(e);
  return a && `it has ${a} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function mt(t, e, n) {
  if (F(S("lookup-only"))) return p("Lookup only - `install` does not run");
  let s = t.map((r, f) => ({ ...r, command: e[f] })).filter(({ command: r }) => r.text !== ""), l = ({ isWhole: r, hit: f }) => !r || f !== "exact", i = s.filter(l);
  await En(i, t, n);
  for (let r of ln(i, n)) w(r, "the command of `install` did not succeed.", n);
  let o = [];
  for (let [r, f] of C(i))
    o.push(...await Un(r, f, n));
  let c = s.filter((r) => !l(r)), d = (r) => o.some((f) => f.command.help !== "" && !sn(r, f));
  for (let r of i) d(r) && w(r.cache.name, Fn, n);
  let m = (r) => i.some((f) => sn(r, f));
  await Dn(
    c.filter((r) => !m(r)),
    t,
    n
  );
  for (let r of c) n.states[r.cache.name]?.isArchive && await an(r, n);
  for (let { cache: r, tree: f } of s)
    f && g(r, n.states).remember({ tree: G(f.directories) });
}
var Fn = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function an({ cache: t, inputs: e, tree: n }, { states: a }) {
  if (!e || !n) return [];
  let { directories: s, marks: l, patterns: i } = n, c = (await $(t, () => X(q(e)))).map(({ path: m }) => m), d = _(n);
  return g(t, a).remember({ installed: { directories: s, marks: l, digest: d, patterns: i, matches: c } }), c;
}
async function En(t, e, n) {
  let a = t.flatMap(({ cache: s, tree: l }) => {
    if (!l || l.holdsDownloads) return [];
    let { name: i } = s, o = new Map(s.inputs);
    for (let r of Object.keys(l.inputs)) o.delete(r);
    for (let r of ["restore-keys", "fail-on-cache-miss"]) o.set(r, "");
    o.set("key", l.keyStart), o.set("path", l.amongDownloads.map((r) => `!${r}`).join(`
`));
    let c = { name: cn(i), inputs: o }, { preset: d, directory: m } = n.states[i] ?? {};
    return n.states[c.name] = { preset: d, directory: m, of: i }, { cache: c, command: "" };
  });
  a.length > 0 && await K(a, n, e);
}
function cn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function sn({ command: t }, { command: e }) {
  return t.text === e.text && t.cwd === e.cwd;
}
function C(t) {
  return [...Map.groupBy(t, ({ command: { text: n, cwd: a } }) => JSON.stringify([n, a])).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Un(t, e, n) {
  await dn(t, e, n.signal);
  for (let s of ln(e, n)) w(s, void 0, n);
  let a = [];
  for (let s of e) {
    let { cache: l, inputs: i, tree: o } = s;
    if (!o || !i) continue;
    let c = (await an(s, n)).length > 0;
    c || a.push(s);
    let d = $(
      l,
      () => on(o) ?? (c ? void 0 : rn(o, i, t.help))
    );
    d !== void 0 && w(l.name, d, n);
  }
  return a;
}
function ln(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, cn(n)]).filter((n) => e[n]);
}
function w(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Dn(t, e, { signal: n }) {
  let a = H(
    "rebuild",
    e.map(({ cache: i }) => i)
  ), s = ({ cache: i }) => a[e.findIndex((o) => o.cache === i)];
  for (let [{ text: i }, o] of C(t)) p(Rn(o, v(i)));
  for (let i of t) {
    let o = i.tree?.scripts ?? [];
    o.length === 0 || s(i)?.text || p(
      `Scripts of this project did not run either: ${o.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${o[0]}\`.`
    );
  }
  let l = t.flatMap((i) => {
    let o = s(i);
    return o && o.text !== "" ? [{ ...i, command: o }] : [];
  });
  for (let [i, o] of C(l)) await dn(i, o, n);
}
function Rn(t, e) {
  let n = t.flatMap(({ tree: a, inputs: s }) => a || !s ? [] : [`\`${s.key}\``]);
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run`;
}
async function dn({ text: t, cwd: e, help: n }, a, s) {
  let l = L(P(process.cwd()), e), i = a.flatMap(({ cache: { name: b } }) => b || []), o = l === "" ? "" : ` in ${l}`, c = S("caches") === "" ? "preset" : "cache", d = i.length === 0 ? "" : ` (${c} ${i.join(", ")})`;
  p(`Run ${v(t)}${o}${d}`);
  let m = N(), { exitCode: r, failedLine: f } = await nn(t, { cwd: e, env: m, tempDir: M(), signal: s }), y = f === void 0 ? "" : `, in the line \`${f}\``;
  if (r !== 0)
    throw new O(
      `The command \`${v(t)}\`${o}${d} failed with exit code ${r}${y}.${n}`
    );
}
function v(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  mt as install
};
