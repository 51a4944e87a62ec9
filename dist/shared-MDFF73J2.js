import {
  $ as E,
  Cb as X,
  F as $,
  G as S,
  L as j,
  M as A,
  N as p,
  R as N,
  Rb as q,
  Sb as H,
  V as F,
  a as gn,
  aa as U,
  b as wn,
  cc as z,
  d as yn,
  dc as Q,
  e as x,
  ec as g,
  f as O,
  j as P,
  ja as D,
  ka as R,
  la as I,
  ma as J,
  n as M,
  na as V,
  nb as h,
  p as T,
  pa as B,
  pb as G,
  qa as _,
  sb as K,
  tb as W,
  v as L
} from "./shared-MZ2KCVPD.js";

// lighter-node:child_process?src/system/shell.ts
var Z = wn((Bn, Y) => {
  Y.exports = Object.create(new Proxy({}, { get: (t, e) => gn("node:child_process")[e] }));
});

// src/system/shell.ts
var nn = yn(Z(), 1);
import { once as bn } from "node:events";
import { existsSync as $n, readFileSync as Sn, writeFileSync as In } from "node:fs";
import { join as tn } from "node:path";
import { finished as vn } from "node:stream/promises";
import { setTimeout as Cn } from "node:timers/promises";
var kn = 5e3, xn = 1e3;
async function en(t, { cwd: e, env: n, tempDir: s, signal: a }) {
  var i = [];
  try {
    a.throwIfAborted();
    let c = x(i, X(s));
    let o = Pn(t, c.dir, n);
    let r = process.platform !== "win32";
    let l = (0, nn.spawn)(o.path, o.args, {
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
      f("SIGTERM"), Cn(kn, void 0, { ref: !1 }).then(() => f("SIGKILL"));
    };
    a.addEventListener("abort", m);
    l.stdout.on("data", (u) => process.stdout.write(u));
    l.stderr.on("data", (u) => process.stderr.write(u));
    try {
      let [u, un] = await bn(l, "exit"), pn = AbortSignal.timeout(xn);
      if (await Promise.allSettled(
        [l.stdout, l.stderr].map((hn) => vn(hn, { signal: pn }))
      ), a.throwIfAborted(), u === null) throw G(o.path, { exitCode: u, endedBy: un });
      return { exitCode: u, failedLine: On(t, c.dir) };
    } finally {
      a.removeEventListener("abort", m), l.stdout.destroy(), l.stderr.destroy();
    }
  } catch (d) {
    var y = d, b = !0;
  } finally {
    O(i, y, b);
  }
}
var on = "failed-line";
function On(t, e) {
  let n = t.split(`
`), s = tn(e, on);
  if (!(n.length < 2 || !$n(s)))
    return n[Number(Sn(s, "utf8")) - 1]?.trim();
}
function Pn(t, e, n) {
  let s = (r, l) => {
    let f = tn(e, r);
    return In(f, l), f;
  };
  if (process.platform !== "win32") {
    let r = h("bash");
    if (r === void 0) return { path: "/bin/sh", args: ["-e", s("install.sh", `${t}
`)] };
    let l = `trap 'echo "$LINENO" >| "\${0%/*}/${on}"' ERR; `, f = s("install.sh", `${l}${t}
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
import Mn, { readFileSync as Tn } from "node:fs";
var Ln = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], jn = I({
  url: B(V(), D("file:")),
  dir_info: I({ editable: J(R(), !1) })
});
function rn(t) {
  for (let e of t)
    for (let n of Mn.globSync(
      Ln.map((s) => `${s}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let { success: s, output: a } = _(jn, An(M(e, n)));
      if (s && !a.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}
function An(t) {
  try {
    return JSON.parse(Tn(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/why-unsaved.ts
var Fn = 3;
function sn(t) {
  let e = En(t);
  return e !== void 0 && j(`The installed tree is not saved: ${e}`), e;
}
function an({ ifElsewhere: t }, { paths: e }, n) {
  let a = `the command of \`install\` made no ${e.filter((c) => !c.startsWith("!")).slice(0, Fn).join(", ")}`;
  return A(
    `Nothing is cached, because ${a}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${a}.`;
}
function En({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let s = rn(e);
  return s && `it has ${s} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function ht(t, e, n) {
  if (U(S("lookup-only"))) return p("Lookup only - `install` does not run");
  let a = t.map((i, d) => ({ ...i, command: e[d] })).filter(({ command: i }) => i.text !== ""), c = ({ isWhole: i, hit: d }) => !i || d !== "exact", o = a.filter(c);
  await Dn(o, t, n);
  for (let i of dn(o, n)) w(i, "the command of `install` did not succeed.", n);
  let r = [];
  for (let [i, d] of C(o))
    r.push(...await Rn(i, d, n));
  let l = a.filter((i) => !c(i)), f = (i) => r.some((d) => d.command.help !== "" && !cn(i, d));
  for (let i of o) f(i) && w(i.cache.name, Un, n);
  let m = (i) => o.some((d) => cn(i, d));
  await Jn(
    l.filter((i) => !m(i)),
    t,
    n
  );
  for (let i of l) n.states[i.cache.name]?.isArchive && await ln(i, n);
  for (let { cache: i, tree: d } of a)
    d && g(i, n.states).remember({ tree: W(d.directories) });
}
var Un = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function ln({ cache: t, inputs: e, tree: n, installMs: s }, { states: a }) {
  if (!e || !n) return [];
  let { directories: c, marks: o, patterns: r } = n, f = (await $(t, () => q(H(e)))).map(({ path: i }) => i), m = K(n);
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
    let l = { name: fn(o), inputs: r }, { preset: f, directory: m } = n.states[o] ?? {};
    return n.states[l.name] = { preset: f, directory: m, of: o }, { cache: l, command: "" };
  });
  s.length > 0 && await Q(s, n, e);
}
function fn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function v({ command: { text: t, cwd: e } }) {
  return JSON.stringify([t, e]);
}
function cn(t, e) {
  return v(t) === v(e);
}
function C(t) {
  return [...Map.groupBy(t, v).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Rn(t, e, n) {
  let s = performance.now();
  await mn(t, e, n.signal);
  let a = Math.round(performance.now() - s);
  for (let o of dn(e, n)) w(o, void 0, n);
  let c = [];
  for (let o of e) {
    let { cache: r, inputs: l, tree: f } = o;
    if (!f || !l) continue;
    let m = (await ln({ ...o, installMs: a }, n)).length > 0;
    m || c.push(o);
    let i = $(
      r,
      () => sn(f) ?? (m ? void 0 : an(f, l, t.help))
    );
    i !== void 0 && w(r.name, i, n);
  }
  return c;
}
function dn(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, fn(n)]).filter((n) => e[n]);
}
function w(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Jn(t, e, { signal: n }) {
  let s = z(
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
  for (let [o, r] of C(c)) await mn(o, r, n);
}
function Vn(t, e) {
  let n = t.flatMap(({ tree: c, inputs: o }) => c || !o ? [] : [`\`${o.key}\``]), s = t.flatMap(({ installMs: c }) => c ?? []), a = s.length > 0 ? `. It took ${E(Math.max(...s))} in the job that saved this` : "";
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run${a}` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run${a}`;
}
async function mn({ text: t, cwd: e, help: n }, s, a) {
  let c = T(P(process.cwd()), e), o = s.flatMap(({ cache: { name: b } }) => b || []), r = c === "" ? "" : ` in ${c}`, l = S("caches") === "" ? "preset" : "cache", f = o.length === 0 ? "" : ` (${l} ${o.join(", ")})`;
  p(`Run ${k(t)}${r}${f}`);
  let m = F(), { exitCode: i, failedLine: d } = await en(t, { cwd: e, env: m, tempDir: N(), signal: a }), y = d === void 0 ? "" : `, in the line \`${d}\``;
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
  ht as install
};
