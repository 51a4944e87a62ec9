import {
  G as x,
  H as y,
  Ib as Y,
  M as U,
  N as b,
  O as p,
  S as D,
  W as R,
  Xb as Z,
  Yb as nn,
  a as Sn,
  aa as J,
  b as In,
  ba as V,
  d as Cn,
  e as L,
  f as A,
  g as w,
  ic as tn,
  jc as en,
  ka as B,
  kc as S,
  l as j,
  la as G,
  ma as v,
  na as _,
  oa as H,
  p as F,
  pb as $,
  qa as K,
  ra as W,
  rb as X,
  sb as q,
  t as N,
  tb as O,
  v as E,
  wb as z,
  xb as Q
} from "./shared-4H6W3SON.js";

// lighter-node:child_process?src/system/shell.ts
var rn = In((Kn, on) => {
  on.exports = Object.create(new Proxy({}, { get: (t, e) => Sn("node:child_process")[e] }));
});

// src/system/shell.ts
var sn = Cn(rn(), 1);
import { once as xn } from "node:events";
import { existsSync as vn, readFileSync as On, writeFileSync as Pn } from "node:fs";
import { join as an } from "node:path";
import { finished as kn } from "node:stream/promises";
import { setTimeout as Mn } from "node:timers/promises";
var Tn = 5e3, Ln = 1e3;
async function cn(t, { cwd: e, env: n, tempDir: i, signal: r }) {
  var f = [];
  try {
    r.throwIfAborted();
    let s = L(f, Y(i));
    let a = jn(t, s.dir, n);
    let o = (0, sn.spawn)(a.path, a.args, {
      cwd: e,
      env: n,
      detached: q,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: a.isVerbatim
    });
    let c = () => {
      O(o, "SIGTERM"), Mn(Tn, void 0, { ref: !1 }).then(() => O(o, "SIGKILL"));
    };
    r.addEventListener("abort", c);
    o.stdout.on("data", (m) => process.stdout.write(m));
    o.stderr.on("data", (m) => process.stderr.write(m));
    try {
      let [m, yn] = await xn(o, "exit"), bn = AbortSignal.timeout(Ln);
      if (await Promise.allSettled(
        [o.stdout, o.stderr].map(($n) => kn($n, { signal: bn }))
      ), r.throwIfAborted(), m === null) throw X(a.path, { exitCode: m, endedBy: yn });
      return { exitCode: m, failedLine: An(t, s.dir) };
    } finally {
      r.removeEventListener("abort", c), o.stdout.destroy(), o.stderr.destroy();
    }
  } catch (u) {
    var d = u, l = !0;
  } finally {
    A(f, d, l);
  }
}
var ln = "failed-line";
function An(t, e) {
  let n = t.split(`
`), i = an(e, ln);
  if (!(n.length < 2 || !vn(i)))
    return n[Number(On(i, "utf8")) - 1]?.trim();
}
function jn(t, e, n) {
  let i = (o, c) => {
    let f = an(e, o);
    return Pn(f, c), f;
  };
  if (process.platform !== "win32") {
    let o = $("bash");
    if (o === void 0) return { path: "/bin/sh", args: ["-e", i("install.sh", `${t}
`)] };
    let c = `trap 'echo "$LINENO" >| "\${0%/*}/${ln}"' ERR; `, f = i("install.sh", `${c}${t}
`);
    return { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", f] };
  }
  let r = $("pwsh") ?? $("powershell");
  if (r === void 0) {
    let o = i("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: n.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${o}""`], isVerbatim: !0 };
  }
  let a = i("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: r, args: ["-NoProfile", "-Command", `. '${a.replaceAll("'", "''")}'`] };
}

// src/job/restore/run-command.ts
function P({ command: { text: t, cwd: e } }) {
  return JSON.stringify([t, e]);
}
function M(t, e) {
  return P(t) === P(e);
}
function h(t) {
  return [...Map.groupBy(t, P).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function g({ text: t, cwd: e, help: n }, i, r) {
  let s = i.flatMap(({ cache: { name: m } }) => m || []), a = T(e), o = y("caches") === "" ? "preset" : "cache", c = s.length === 0 ? "" : ` (${o} ${s.join(", ")})`;
  p(`Run ${I(t)}${a}${c}`);
  let f = R(), { exitCode: u, failedLine: d } = await cn(t, { cwd: e, env: f, tempDir: D(), signal: r }), l = d === void 0 ? "" : `, in the line \`${d}\``;
  if (u !== 0)
    throw new w(
      `The command \`${I(t)}\`${a}${c} failed with exit code ${u}${l}.${n}`
    );
}
function T(t) {
  let e = E(F(process.cwd()), t);
  return e === "" ? "" : ` in ${e}`;
}
function I(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}

// src/job/restore/after-hit.ts
async function mn(t, e, n) {
  let i = tn(
    "rebuild",
    e.map(({ cache: o }) => o)
  ), r = ({ cache: o }) => i[e.findIndex((c) => c.cache === o)];
  for (let [{ text: o }, c] of h(t)) p(En(c, I(o)));
  let s = [];
  for (let o of t)
    !r(o)?.text && !await Nn(o, n) && s.push(o);
  let a = t.flatMap((o) => {
    let c = r(o);
    return c && !["", Fn].includes(c.text) ? [{ ...o, command: c }] : [];
  });
  for (let [o, c] of h(a)) await g(o, c, n);
  return s;
}
var Fn = "none";
async function Nn(t, e) {
  let n = await t.tree?.ownScripts() ?? [];
  if (n.length === 0) return !0;
  let i = n.map(({ text: r, cwd: s }) => `\`${r}\`${T(s)}`).join(", ");
  p(
    `Scripts of this project run after a hit, too: ${i}. To run another command, set \`rebuild\`; to run nothing, \`rebuild: none\`.`
  );
  try {
    for (let r of n) await g({ ...r, help: "" }, [t], e);
    return !0;
  } catch (r) {
    if (!(r instanceof w)) throw r;
    return b(
      `${r.message} So the command of \`install\` runs, as after a miss. If it works without this script, set \`rebuild: none\`.`
    ), !1;
  }
}
function En(t, e) {
  let n = t.flatMap(({ tree: s, inputs: a }) => s || !a ? [] : [`\`${a.key}\``]), i = t.flatMap(({ installMs: s }) => s ?? []), r = i.length > 0 ? `. It took ${J(Math.max(...i))} in the job that saved this` : "";
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run${r}` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run${r}`;
}

// src/job/restore/python-copies.ts
import Un, { readFileSync as Dn } from "node:fs";
var Rn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], Jn = v({
  url: K(H(), B("file:")),
  dir_info: v({ editable: _(G(), !1) })
});
function fn(t) {
  for (let e of t)
    for (let n of Un.globSync(
      Rn.map((i) => `${i}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let i = j(() => JSON.parse(Dn(N(e, n), "utf8"))), { success: r, output: s } = W(Jn, i);
      if (r && !s.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}

// src/job/restore/why-unsaved.ts
var Vn = 3;
function dn(t) {
  let e = Bn(t);
  return e !== void 0 && U(`The installed tree is not saved: ${e}`), e;
}
function un({ ifElsewhere: t }, { paths: e }, n) {
  let r = `the command of \`install\` made no ${e.filter((s) => !s.startsWith("!")).slice(0, Vn).join(", ")}`;
  return b(
    `Nothing is cached, because ${r}. So it runs in every job.${n} ${t}`.trimEnd()
  ), `${r}.`;
}
function Bn({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let i = fn(e);
  return i && `it has ${i} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function Pt(t, e, n) {
  if (V(y("lookup-only"))) return p("Lookup only - `install` does not run");
  let r = t.map((l, m) => ({ ...l, command: e[m] })).filter(({ command: l }) => l.text !== ""), s = ({ isWhole: l, hit: m }) => !l || m !== "exact", a = r.filter(s);
  await _n(a, t, n);
  let o = await pn(a, n), c = r.filter((l) => !s(l)), f = (l) => o.some((m) => m.command.help !== "" && !M(l, m));
  for (let l of a) f(l) && C(l.cache.name, Gn, n);
  let u = (l) => a.some((m) => M(l, m)), d = c.filter((l) => !u(l));
  await pn(await mn(d, t, n.signal), n);
  for (let l of c) n.states[l.cache.name]?.isArchive && await hn(l, n);
  for (let { cache: l, tree: m } of r)
    m && S(l, n.states).remember({ tree: Q(m.directories) });
}
var Gn = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
async function hn({ cache: t, inputs: e, tree: n, installMs: i }, { states: r }) {
  if (!e || !n) return [];
  let { directories: s, marks: a, patterns: o } = n, f = (await x(t, () => Z(nn(e)))).map(({ path: d }) => d), u = z(n);
  return S(t, r).remember({ installed: { directories: s, marks: a, digest: u, patterns: o, matches: f, ms: i } }), f;
}
async function _n(t, e, n) {
  let i = t.flatMap(({ cache: r, tree: s }) => {
    if (!s || s.holdsDownloads) return [];
    let { name: a } = r, o = new Map(r.inputs);
    for (let d of Object.keys(s.inputs)) o.delete(d);
    for (let d of ["restore-keys", "fail-on-cache-miss"]) o.set(d, "");
    o.set("key", s.keyStart), o.set("path", s.amongDownloads.map((d) => `!${d}`).join(`
`));
    let c = { name: gn(a), inputs: o }, { preset: f, directory: u } = n.states[a] ?? {};
    return n.states[c.name] = { preset: f, directory: u, of: a }, { cache: c, command: "" };
  });
  i.length > 0 && await en(i, n, e);
}
function gn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
async function pn(t, e) {
  for (let i of wn(t, e)) C(i, "the command of `install` did not succeed.", e);
  let n = [];
  for (let [i, r] of h(t))
    n.push(...await Hn(i, r, e));
  return n;
}
async function Hn(t, e, n) {
  let i = performance.now();
  await g(t, e, n.signal);
  let r = Math.round(performance.now() - i);
  for (let a of wn(e, n)) C(a, void 0, n);
  let s = [];
  for (let a of e) {
    let { cache: o, inputs: c, tree: f } = a;
    if (!f || !c) continue;
    let u = (await hn({ ...a, installMs: r }, n)).length > 0;
    u || s.push(a);
    let d = x(
      o,
      () => dn(f) ?? (u ? void 0 : un(f, c, t.help))
    );
    d !== void 0 && C(o.name, d, n);
  }
  return s;
}
function wn(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, gn(n)]).filter((n) => e[n]);
}
function C(t, e, { states: n }) {
  S({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
export {
  Pt as install
};
