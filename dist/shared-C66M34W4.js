import {
  Fb as q,
  G as $,
  H as S,
  M as A,
  N,
  O as p,
  S as F,
  Ub as H,
  Vb as z,
  W as E,
  a as wn,
  aa as U,
  b as yn,
  ba as D,
  d as bn,
  e as x,
  f as O,
  fc as Q,
  gc as Y,
  h as P,
  hc as g,
  ka as R,
  l as M,
  la as J,
  ma as I,
  n as T,
  na as V,
  oa as B,
  ob as h,
  qa as _,
  qb as K,
  ra as G,
  tb as W,
  u as L,
  ub as X,
  z as j
} from "./shared-GFIOWVMO.js";

// lighter-node:child_process?src/system/shell.ts
var nn = yn((Bn, Z) => {
  Z.exports = Object.create(new Proxy({}, { get: (t, e) => wn("node:child_process")[e] }));
});

// src/system/shell.ts
var tn = bn(nn(), 1);
import { once as $n } from "node:events";
import { existsSync as Sn, readFileSync as In, writeFileSync as vn } from "node:fs";
import { join as en } from "node:path";
import { finished as Cn } from "node:stream/promises";
import { setTimeout as kn } from "node:timers/promises";
var xn = 5e3, On = 1e3;
async function on(t, { cwd: e, env: n, tempDir: s, signal: a }) {
  var i = [];
  try {
    a.throwIfAborted();
    let c = x(i, q(s));
    let o = Mn(t, c.dir, n);
    let r = process.platform !== "win32";
    let l = (0, tn.spawn)(o.path, o.args, {
      cwd: e,
      env: n,
      detached: r,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: o.isVerbatim
    });
    let f = (u) => {
      try {
        r && l.pid !== void 0 ? process.kill(-l.pid, u) : l.kill(u);
      } catch {
      }
    };
    let m = () => {
      f("SIGTERM"), kn(xn, void 0, { ref: !1 }).then(() => f("SIGKILL"));
    };
    a.addEventListener("abort", m);
    l.stdout.on("data", (u) => process.stdout.write(u));
    l.stderr.on("data", (u) => process.stderr.write(u));
    try {
      let [u, pn] = await $n(l, "exit"), hn = AbortSignal.timeout(On);
      if (await Promise.allSettled(
        [l.stdout, l.stderr].map((gn) => Cn(gn, { signal: hn }))
      ), a.throwIfAborted(), u === null) throw K(o.path, { exitCode: u, endedBy: pn });
      return { exitCode: u, failedLine: Pn(t, c.dir) };
    } finally {
      a.removeEventListener("abort", m), l.stdout.destroy(), l.stderr.destroy();
    }
  } catch (d) {
    var y = d, b = !0;
  } finally {
    O(i, y, b);
  }
}
var rn = "failed-line";
function Pn(t, e) {
  let n = t.split(`
`), s = en(e, rn);
  if (!(n.length < 2 || !Sn(s)))
    return n[Number(In(s, "utf8")) - 1]?.trim();
}
function Mn(t, e, n) {
  let s = (r, l) => {
    let f = en(e, r);
    return vn(f, l), f;
  };
  if (process.platform !== "win32") {
    let r = h("bash");
    if (r === void 0) return { path: "/bin/sh", args: ["-e", s("install.sh", `${t}
`)] };
    let l = `trap 'echo "$LINENO" >| "\${0%/*}/${rn}"' ERR; `, f = s("install.sh", `${l}${t}
`);
    return { path: r, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", f] };
  }
  let a = h("pwsh") ?? h("powershell");
  if (a === void 0) {
    let r = s("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: n.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${r}""`], isVerbatim: !0 };
  }
  let o = s("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: a, args: ["-NoProfile", "-Command", `. '${o.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import Tn, { readFileSync as Ln } from "node:fs";
var jn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], An = I({
  url: _(B(), R("file:")),
  dir_info: I({ editable: V(J(), !1) })
});
function sn(t) {
  for (let e of t)
    for (let n of Tn.globSync(
      jn.map((s) => `${s}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let s = j(() => JSON.parse(Ln(M(e, n), "utf8"))), { success: a, output: c } = G(An, s);
      if (a && !c.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}

// src/job/restore/why-unsaved.ts
var Fn = 3;
function an(t) {
  let e = En(t);
  return e !== void 0 && A(`The installed tree is not saved: ${e}`), e;
}
function cn({ ifElsewhere: t }, { paths: e }, n) {
  let a = `the command of \`install\` made no ${e.filter((c) => !c.startsWith("!")).slice(0, Fn).join(", ")}`;
  return N(
    `Nothing is cached, because ${a}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${a}.`;
}
function En({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let s = sn(e);
  return s && `it has ${s} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function gt(t, e, n) {
  if (D(S("lookup-only"))) return p("Lookup only - `install` does not run");
  let a = t.map((i, d) => ({ ...i, command: e[d] })).filter(({ command: i }) => i.text !== ""), c = ({ isWhole: i, hit: d }) => !i || d !== "exact", o = a.filter(c);
  await Dn(o, t, n);
  for (let i of mn(o, n)) w(i, "the command of `install` did not succeed.", n);
  let r = [];
  for (let [i, d] of C(o))
    r.push(...await Rn(i, d, n));
  let l = a.filter((i) => !c(i)), f = (i) => r.some((d) => d.command.help !== "" && !ln(i, d));
  for (let i of o) f(i) && w(i.cache.name, Un, n);
  let m = (i) => o.some((d) => ln(i, d));
  await Jn(
    l.filter((i) => !m(i)),
    t,
    n
  );
  for (let i of l) n.states[i.cache.name]?.isArchive && await fn(i, n);
  for (let { cache: i, tree: d } of a)
    d && g(i, n.states).remember({ tree: X(d.directories) });
}
var Un = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function fn({ cache: t, inputs: e, tree: n, installMs: s }, { states: a }) {
  if (!e || !n) return [];
  let { directories: c, marks: o, patterns: r } = n, f = (await $(t, () => H(z(e)))).map(({ path: i }) => i), m = W(n);
  return g(t, a).remember({ installed: { directories: c, marks: o, digest: m, patterns: r, matches: f, ms: s } }), f;
}
async function Dn(t, e, n) {
  let s = t.flatMap(({ cache: a, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: o } = a, r = new Map(a.inputs);
    for (let i of Object.keys(c.inputs)) r.delete(i);
    for (let i of ["restore-keys", "fail-on-cache-miss"]) r.set(i, "");
    r.set("key", c.keyStart), r.set("path", c.amongDownloads.map((i) => `!${i}`).join(`
`));
    let l = { name: dn(o), inputs: r }, { preset: f, directory: m } = n.states[o] ?? {};
    return n.states[l.name] = { preset: f, directory: m, of: o }, { cache: l, command: "" };
  });
  s.length > 0 && await Y(s, n, e);
}
function dn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function v({ command: { text: t, cwd: e } }) {
  return JSON.stringify([t, e]);
}
function ln(t, e) {
  return v(t) === v(e);
}
function C(t) {
  return [...Map.groupBy(t, v).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Rn(t, e, n) {
  let s = performance.now();
  await un(t, e, n.signal);
  let a = Math.round(performance.now() - s);
  for (let o of mn(e, n)) w(o, void 0, n);
  let c = [];
  for (let o of e) {
    let { cache: r, inputs: l, tree: f } = o;
    if (!f || !l) continue;
    let m = (await fn({ ...o, installMs: a }, n)).length > 0;
    m || c.push(o);
    let i = $(
      r,
      () => an(f) ?? (m ? void 0 : cn(f, l, t.help))
    );
    i !== void 0 && w(r.name, i, n);
  }
  return c;
}
function mn(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, dn(n)]).filter((n) => e[n]);
}
function w(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Jn(t, e, { signal: n }) {
  let s = Q(
    "rebuild",
    e.map(({ cache: o }) => o)
  ), a = ({ cache: o }) => s[e.findIndex((r) => r.cache === o)];
  for (let [{ text: o }, r] of C(t)) p(Vn(r, k(o)));
  for (let o of t) {
    let r = o.tree?.scripts ?? [];
    r.length === 0 || a(o)?.text || p(
      `Scripts of this project did not run either: ${r.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${r[0]}\`.`
    );
  }
  let c = t.flatMap((o) => {
    let r = a(o);
    return r && r.text !== "" ? [{ ...o, command: r }] : [];
  });
  for (let [o, r] of C(c)) await un(o, r, n);
}
function Vn(t, e) {
  let n = t.flatMap(({ tree: c, inputs: o }) => c || !o ? [] : [`\`${o.key}\``]), s = t.flatMap(({ installMs: c }) => c ?? []), a = s.length > 0 ? `. It took ${U(Math.max(...s))} in the job that saved this` : "";
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run${a}` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run${a}`;
}
async function un({ text: t, cwd: e, help: n }, s, a) {
  let c = T(P(process.cwd()), e), o = s.flatMap(({ cache: { name: b } }) => b || []), r = c === "" ? "" : ` in ${c}`, l = S("caches") === "" ? "preset" : "cache", f = o.length === 0 ? "" : ` (${l} ${o.join(", ")})`;
  p(`Run ${k(t)}${r}${f}`);
  let m = E(), { exitCode: i, failedLine: d } = await on(t, { cwd: e, env: m, tempDir: F(), signal: a }), y = d === void 0 ? "" : `, in the line \`${d}\``;
  if (i !== 0)
    throw new L(
      `The command \`${k(t)}\`${r}${f} failed with exit code ${i}${y}.${n}`
    );
}
function k(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  gt as install
};
