import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  D as $,
  E as S,
  J as L,
  K as j,
  L as p,
  P as A,
  Pb as q,
  Qb as H,
  T as N,
  Z as F,
  _ as E,
  a as hn,
  b as gn,
  cc as K,
  d as wn,
  dc as z,
  e as k,
  ec as g,
  f as x,
  h as O,
  ha as U,
  ia as D,
  ja as I,
  jb as h,
  ka as R,
  l as P,
  la as J,
  lb as _,
  n as M,
  na as V,
  oa as B,
  ob as G,
  pb as W,
  t as T,
  zb as X
} from "./shared-XKIAA6HE.js";

// lighter-node:child_process?src/system/shell.ts
var Y = gn((Vn, Q) => {
  Q.exports = Object.create(new Proxy({}, { get: (t, e) => hn("node:child_process")[e] }));
});

// src/system/shell.ts
var Z = wn(Y(), 1);
import { once as yn } from "node:events";
import { existsSync as bn, readFileSync as $n, writeFileSync as Sn } from "node:fs";
import { join as nn } from "node:path";
import { finished as In } from "node:stream/promises";
import { setTimeout as vn } from "node:timers/promises";
var Cn = 5e3, kn = 1e3;
async function tn(t, { cwd: e, env: n, tempDir: s, signal: a }) {
  var i = [];
  try {
    a.throwIfAborted();
    let c = k(i, X(s));
    let o = On(t, c.dir, n);
    let r = process.platform !== "win32";
    let l = (0, Z.spawn)(o.path, o.args, {
      cwd: e,
      env: n,
      detached: r,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: o.isVerbatim
    });
    let d = (u) => {
      try {
        r && l.pid !== void 0 ? process.kill(-l.pid, u) : l.kill(u);
      } catch {
      }
    };
    let m = () => {
      d("SIGTERM"), vn(Cn, void 0, { ref: !1 }).then(() => d("SIGKILL"));
    };
    a.addEventListener("abort", m);
    l.stdout.on("data", (u) => process.stdout.write(u));
    l.stderr.on("data", (u) => process.stderr.write(u));
    try {
      let [u, mn] = await yn(l, "exit"), un = AbortSignal.timeout(kn);
      if (await Promise.allSettled(
        [l.stdout, l.stderr].map((pn) => In(pn, { signal: un }))
      ), a.throwIfAborted(), u === null) throw _(o.path, { exitCode: u, endedBy: mn });
      return { exitCode: u, failedLine: xn(t, c.dir) };
    } finally {
      a.removeEventListener("abort", m), l.stdout.destroy(), l.stderr.destroy();
    }
  } catch (f) {
    var y = f, b = !0;
  } finally {
    x(i, y, b);
  }
}
var en = "failed-line";
function xn(t, e) {
  let n = t.split(`
`), s = nn(e, en);
  if (!(n.length < 2 || !bn(s)))
    return n[Number($n(s, "utf8")) - 1]?.trim();
}
function On(t, e, n) {
  let s = (r, l) => {
    let d = nn(e, r);
    return Sn(d, l), d;
  };
  if (process.platform !== "win32") {
    let r = h("bash");
    if (r === void 0) return { path: "/bin/sh", args: ["-e", s("install.sh", `${t}
`)] };
    let l = `trap 'echo "$LINENO" >| "\${0%/*}/${en}"' ERR; `, d = s("install.sh", `${l}${t}
`);
    return { path: r, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", d] };
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
import { globSync as Pn, readFileSync as Mn } from "node:fs";
var Tn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], Ln = I({
  url: V(J(), U("file:")),
  dir_info: I({ editable: R(D(), !1) })
});
function on(t) {
  for (let e of t)
    for (let n of Pn(
      Tn.map((s) => `${s}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let { success: s, output: a } = B(Ln, jn(P(e, n)));
      if (s && !a.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}
function jn(t) {
  try {
    return JSON.parse(Mn(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/why-unsaved.ts
var Nn = 3;
function rn(t) {
  let e = Fn(t);
  return e !== void 0 && L(`The installed tree is not saved: ${e}`), e;
}
function sn({ ifElsewhere: t }, { paths: e }, n) {
  let a = `the command of \`install\` made no ${e.filter((c) => !c.startsWith("!")).slice(0, Nn).join(", ")}`;
  return j(
    `Nothing is cached, because ${a}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${a}.`;
}
function Fn({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let s = on(e);
  return s && `it has ${s} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function pt(t, e, n) {
  if (E(S("lookup-only"))) return p("Lookup only - `install` does not run");
  let a = t.map((i, f) => ({ ...i, command: e[f] })).filter(({ command: i }) => i.text !== ""), c = ({ isWhole: i, hit: f }) => !i || f !== "exact", o = a.filter(c);
  await Un(o, t, n);
  for (let i of dn(o, n)) w(i, "the command of `install` did not succeed.", n);
  let r = [];
  for (let [i, f] of v(o))
    r.push(...await Dn(i, f, n));
  let l = a.filter((i) => !c(i)), d = (i) => r.some((f) => f.command.help !== "" && !an(i, f));
  for (let i of o) d(i) && w(i.cache.name, En, n);
  let m = (i) => o.some((f) => an(i, f));
  await Rn(
    l.filter((i) => !m(i)),
    t,
    n
  );
  for (let i of l) n.states[i.cache.name]?.isArchive && await cn(i, n);
  for (let { cache: i, tree: f } of a)
    f && g(i, n.states).remember({ tree: W(f.directories) });
}
var En = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function cn({ cache: t, inputs: e, tree: n, installMs: s }, { states: a }) {
  if (!e || !n) return [];
  let { directories: c, marks: o, patterns: r } = n, d = (await $(t, () => q(H(e)))).map(({ path: i }) => i), m = G(n);
  return g(t, a).remember({ installed: { directories: c, marks: o, digest: m, patterns: r, matches: d, ms: s } }), d;
}
async function Un(t, e, n) {
  let s = t.flatMap(({ cache: a, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: o } = a, r = new Map(a.inputs);
    for (let i of Object.keys(c.inputs)) r.delete(i);
    for (let i of ["restore-keys", "fail-on-cache-miss"]) r.set(i, "");
    r.set("key", c.keyStart), r.set("path", c.amongDownloads.map((i) => `!${i}`).join(`
`));
    let l = { name: ln(o), inputs: r }, { preset: d, directory: m } = n.states[o] ?? {};
    return n.states[l.name] = { preset: d, directory: m, of: o }, { cache: l, command: "" };
  });
  s.length > 0 && await z(s, n, e);
}
function ln(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function an({ command: t }, { command: e }) {
  return t.text === e.text && t.cwd === e.cwd;
}
function v(t) {
  return [...Map.groupBy(t, ({ command: { text: n, cwd: s } }) => JSON.stringify([n, s])).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function Dn(t, e, n) {
  let s = performance.now();
  await fn(t, e, n.signal);
  let a = Math.round(performance.now() - s);
  for (let o of dn(e, n)) w(o, void 0, n);
  let c = [];
  for (let o of e) {
    let { cache: r, inputs: l, tree: d } = o;
    if (!d || !l) continue;
    let m = (await cn({ ...o, installMs: a }, n)).length > 0;
    m || c.push(o);
    let i = $(
      r,
      () => rn(d) ?? (m ? void 0 : sn(d, l, t.help))
    );
    i !== void 0 && w(r.name, i, n);
  }
  return c;
}
function dn(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, ln(n)]).filter((n) => e[n]);
}
function w(t, e, { states: n }) {
  g({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Rn(t, e, { signal: n }) {
  let s = K(
    "rebuild",
    e.map(({ cache: o }) => o)
  ), a = ({ cache: o }) => s[e.findIndex((r) => r.cache === o)];
  for (let [{ text: o }, r] of v(t)) p(Jn(r, C(o)));
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
  for (let [o, r] of v(c)) await fn(o, r, n);
}
function Jn(t, e) {
  let n = t.flatMap(({ tree: c, inputs: o }) => c || !o ? [] : [`\`${o.key}\``]), s = t.flatMap(({ installMs: c }) => c ?? []), a = s.length > 0 ? `. It took ${F(Math.max(...s))} in the job that saved this` : "";
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run${a}` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run${a}`;
}
async function fn({ text: t, cwd: e, help: n }, s, a) {
  let c = M(O(process.cwd()), e), o = s.flatMap(({ cache: { name: b } }) => b || []), r = c === "" ? "" : ` in ${c}`, l = S("caches") === "" ? "preset" : "cache", d = o.length === 0 ? "" : ` (${l} ${o.join(", ")})`;
  p(`Run ${C(t)}${r}${d}`);
  let m = N(), { exitCode: i, failedLine: f } = await tn(t, { cwd: e, env: m, tempDir: A(), signal: a }), y = f === void 0 ? "" : `, in the line \`${f}\``;
  if (i !== 0)
    throw new T(
      `The command \`${C(t)}\`${r}${d} failed with exit code ${i}${y}.${n}`
    );
}
function C(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  pt as install
};
