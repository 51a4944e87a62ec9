import {
  G as b,
  H as $,
  Ib as H,
  M as A,
  N as F,
  O as p,
  S as N,
  W as E,
  Xb as z,
  Yb as Q,
  a as wn,
  aa as U,
  b as yn,
  ba as D,
  d as bn,
  e as O,
  f as k,
  g as P,
  ic as Y,
  jc as Z,
  ka as R,
  kc as g,
  l as M,
  la as V,
  ma as S,
  na as B,
  oa as G,
  p as T,
  pb as h,
  qa as J,
  ra as _,
  rb as K,
  sb as W,
  t as L,
  tb as I,
  v as j,
  wb as X,
  xb as q
} from "./shared-YCZRCYCD.js";

// lighter-node:child_process?src/system/shell.ts
var tn = yn((Gn, nn) => {
  nn.exports = Object.create(new Proxy({}, { get: (t, e) => wn("node:child_process")[e] }));
});

// src/system/shell.ts
var en = bn(tn(), 1);
import { once as $n } from "node:events";
import { existsSync as Sn, readFileSync as In, writeFileSync as Cn } from "node:fs";
import { join as on } from "node:path";
import { finished as vn } from "node:stream/promises";
import { setTimeout as xn } from "node:timers/promises";
var On = 5e3, kn = 1e3;
async function rn(t, { cwd: e, env: n, tempDir: s, signal: a }) {
  var l = [];
  try {
    a.throwIfAborted();
    let c = O(l, H(s));
    let i = Mn(t, c.dir, n);
    let o = (0, en.spawn)(i.path, i.args, {
      cwd: e,
      env: n,
      detached: W,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: i.isVerbatim
    });
    let f = () => {
      I(o, "SIGTERM"), xn(On, void 0, { ref: !1 }).then(() => I(o, "SIGKILL"));
    };
    a.addEventListener("abort", f);
    o.stdout.on("data", (u) => process.stdout.write(u));
    o.stderr.on("data", (u) => process.stderr.write(u));
    try {
      let [u, y] = await $n(o, "exit"), hn = AbortSignal.timeout(kn);
      if (await Promise.allSettled(
        [o.stdout, o.stderr].map((gn) => vn(gn, { signal: hn }))
      ), a.throwIfAborted(), u === null) throw K(i.path, { exitCode: u, endedBy: y });
      return { exitCode: u, failedLine: Pn(t, c.dir) };
    } finally {
      a.removeEventListener("abort", f), o.stdout.destroy(), o.stderr.destroy();
    }
  } catch (m) {
    var r = m, d = !0;
  } finally {
    k(l, r, d);
  }
}
var sn = "failed-line";
function Pn(t, e) {
  let n = t.split(`
`), s = on(e, sn);
  if (!(n.length < 2 || !Sn(s)))
    return n[Number(In(s, "utf8")) - 1]?.trim();
}
function Mn(t, e, n) {
  let s = (o, f) => {
    let l = on(e, o);
    return Cn(l, f), l;
  };
  if (process.platform !== "win32") {
    let o = h("bash");
    if (o === void 0) return { path: "/bin/sh", args: ["-e", s("install.sh", `${t}
`)] };
    let f = `trap 'echo "$LINENO" >| "\${0%/*}/${sn}"' ERR; `, l = s("install.sh", `${f}${t}
`);
    return { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", l] };
  }
  let a = h("pwsh") ?? h("powershell");
  if (a === void 0) {
    let o = s("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: n.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${o}""`], isVerbatim: !0 };
  }
  let i = s("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: a, args: ["-NoProfile", "-Command", `. '${i.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import Tn, { readFileSync as Ln } from "node:fs";
var jn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], An = S({
  url: J(G(), R("file:")),
  dir_info: S({ editable: B(V(), !1) })
});
function an(t) {
  for (let e of t)
    for (let n of Tn.globSync(
      jn.map((s) => `${s}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let s = M(() => JSON.parse(Ln(L(e, n), "utf8"))), { success: a, output: c } = _(An, s);
      if (a && !c.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}

// src/job/restore/why-unsaved.ts
var Nn = 3;
function cn(t) {
  let e = En(t);
  return e !== void 0 && A(`The installed tree is not saved: ${e}`), e;
}
function ln({ ifElsewhere: t }, { paths: e }, n) {
  let a = `the command of \`install\` made no ${e.filter((c) => !c.startsWith("!")).slice(0, Nn).join(", ")}`;
  return F(
    `Nothing is cached, because ${a}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${a}.`;
}
function En({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let s = an(e);
  return s && `it has ${s} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function wt(t, e, n) {
  if (D($("lookup-only"))) return p("Lookup only - `install` does not run");
  let a = t.map((r, d) => ({ ...r, command: e[d] })).filter(({ command: r }) => r.text !== ""), c = ({ isWhole: r, hit: d }) => !r || d !== "exact", i = a.filter(c);
  await Dn(i, t, n);
  for (let r of un(i, n)) w(r, "the command of `install` did not succeed.", n);
  let o = [];
  for (let [r, d] of v(i))
    o.push(...await Rn(r, d, n));
  let f = a.filter((r) => !c(r)), l = (r) => o.some((d) => d.command.help !== "" && !fn(r, d));
  for (let r of i) l(r) && w(r.cache.name, Un, n);
  let m = (r) => i.some((d) => fn(r, d));
  await Vn(
    f.filter((r) => !m(r)),
    t,
    n
  );
  for (let r of f) n.states[r.cache.name]?.isArchive && await dn(r, n);
  for (let { cache: r, tree: d } of a)
    d && g(r, n.states).remember({ tree: q(d.directories) });
}
var Un = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function dn({ cache: t, inputs: e, tree: n, installMs: s }, { states: a }) {
  if (!e || !n) return [];
  let { directories: c, marks: i, patterns: o } = n, l = (await b(t, () => z(Q(e)))).map(({ path: r }) => r), m = X(n);
  return g(t, a).remember({ installed: { directories: c, marks: i, digest: m, patterns: o, matches: l, ms: s } }), l;
}
async function Dn(t, e, n) {
  let s = t.flatMap(({ cache: a, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: i } = a, o = new Map(a.inputs);
    for (let r of Object.keys(c.inputs)) o.delete(r);
    for (let r of ["restore-keys", "fail-on-cache-miss"]) o.set(r, "");
    o.set("key", c.keyStart), o.set("path", c.amongDownloads.map((r) => `!${r}`).join(`
`));
    let f = { name: mn(i), inputs: o }, { preset: l, directory: m } = n.states[i] ?? {};
    return n.states[f.name] = { preset: l, directory: m, of: i }, { cache: f, command: "" };
  });
  s.length > 0 && await Z(s, n, e);
}
function mn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function C({ command: { text: t, cwd: e } }) {
  return JSON.stringify([t, e]);
}
function fn(t, e) {
  return C(t) === C(e);
}
function v(t) {
  return [...Map.groupBy(t, C).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Rn(t, e, n) {
  let s = performance.now();
  await pn(t, e, n.signal);
  let a = Math.round(performance.now() - s);
  for (let i of un(e, n)) w(i, void 0, n);
  let c = [];
  for (let i of e) {
    let { cache: o, inputs: f, tree: l } = i;
    if (!l || !f) continue;
    let m = (await dn({ ...i, installMs: a }, n)).length > 0;
    m || c.push(i);
    let r = b(
      o,
      () => cn(l) ?? (m ? void 0 : ln(l, f, t.help))
    );
    r !== void 0 && w(o.name, r, n);
  }
  return c;
}
function un(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, mn(n)]).filter((n) => e[n]);
}
function w(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Vn(t, e, { signal: n }) {
  let s = Y(
    "rebuild",
    e.map(({ cache: i }) => i)
  ), a = ({ cache: i }) => s[e.findIndex((o) => o.cache === i)];
  for (let [{ text: i }, o] of v(t)) p(Bn(o, x(i)));
  for (let i of t) {
    let o = i.tree?.scripts ?? [];
    o.length === 0 || a(i)?.text || p(
      `Scripts of this project did not run either: ${o.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${o[0]}\`.`
    );
  }
  let c = t.flatMap((i) => {
    let o = a(i);
    return o && o.text !== "" ? [{ ...i, command: o }] : [];
  });
  for (let [i, o] of v(c)) await pn(i, o, n);
}
function Bn(t, e) {
  let n = t.flatMap(({ tree: c, inputs: i }) => c || !i ? [] : [`\`${i.key}\``]), s = t.flatMap(({ installMs: c }) => c ?? []), a = s.length > 0 ? `. It took ${U(Math.max(...s))} in the job that saved this` : "";
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run${a}` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run${a}`;
}
async function pn({ text: t, cwd: e, help: n }, s, a) {
  let c = j(T(process.cwd()), e), i = s.flatMap(({ cache: { name: y } }) => y || []), o = c === "" ? "" : ` in ${c}`, f = $("caches") === "" ? "preset" : "cache", l = i.length === 0 ? "" : ` (${f} ${i.join(", ")})`;
  p(`Run ${x(t)}${o}${l}`);
  let m = E(), { exitCode: r, failedLine: d } = await rn(t, { cwd: e, env: m, tempDir: N(), signal: a }), u = d === void 0 ? "" : `, in the line \`${d}\``;
  if (r !== 0)
    throw new P(
      `The command \`${x(t)}\`${o}${l} failed with exit code ${r}${u}.${n}`
    );
}
function x(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  wt as install
};
