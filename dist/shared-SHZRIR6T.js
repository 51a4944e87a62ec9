import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $ as x,
  $b as w,
  F as O,
  Gb as U,
  N as k,
  S as I,
  T as p,
  X as P,
  Zb as N,
  _b as J,
  a as Y,
  b as Z,
  d as nn,
  e as S,
  f as C,
  h as v,
  hb as u,
  jb as D,
  ma as A,
  n as $,
  na as T,
  oa as g,
  pa as L,
  qa as j,
  sa as E,
  ta as M,
  tb as F
} from "./shared-FCJGOPCB.js";

// lighter-node:child_process?src/system/shell.ts
var B = Z((bn, V) => {
  V.exports = Object.create(new Proxy({}, { get: (t, i) => Y("node:child_process")[i] }));
});

// src/system/shell.ts
var R = nn(B(), 1);
import { once as tn } from "node:events";
import { writeFileSync as en } from "node:fs";
import { join as on } from "node:path";
import { finished as rn } from "node:stream/promises";
import { setTimeout as sn } from "node:timers/promises";
var an = 5e3, cn = 1e3;
async function _(t, { cwd: i, env: e, tempDir: a, signal: s }) {
  var l = [];
  try {
    s.throwIfAborted();
    let c = S(l, F(a));
    let r = dn(t, c.dir, e);
    let n = process.platform !== "win32";
    let o = (0, R.spawn)(r.path, r.args, {
      cwd: i,
      env: e,
      detached: n,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: r.isVerbatim
    });
    let d = (m) => {
      try {
        n && o.pid !== void 0 ? process.kill(-o.pid, m) : o.kill(m);
      } catch {
      }
    };
    let f = () => {
      d("SIGTERM"), sn(an, void 0, { ref: !1 }).then(() => d("SIGKILL"));
    };
    s.addEventListener("abort", f);
    o.stdout.on("data", (m) => process.stdout.write(m));
    o.stderr.on("data", (m) => process.stderr.write(m));
    try {
      let [m, W] = await tn(o, "exit"), z = AbortSignal.timeout(cn);
      if (await Promise.allSettled(
        [o.stdout, o.stderr].map((Q) => rn(Q, { signal: z }))
      ), s.throwIfAborted(), m === null) throw D(r.path, { exitCode: m, endedBy: W });
      return m;
    } finally {
      s.removeEventListener("abort", f), o.stdout.destroy(), o.stderr.destroy();
    }
  } catch (h) {
    var H = h, K = !0;
  } finally {
    C(l, H, K);
  }
}
function dn(t, i, e) {
  let a = (n, o) => {
    let d = on(i, n);
    return en(d, o), d;
  };
  if (process.platform !== "win32") {
    let n = a("install.sh", `${t}
`), o = u("bash");
    return o === void 0 ? { path: "/bin/sh", args: ["-e", n] } : { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", n] };
  }
  let s = u("pwsh") ?? u("powershell");
  if (s === void 0) {
    let n = a("install.cmd", `@echo off\r
${t.replaceAll(`
`, `\r
`)}\r
`);
    return { path: e.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${n}""`], isVerbatim: !0 };
  }
  let r = a("install.ps1", `$ErrorActionPreference = 'stop'\r
${t}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: s, args: ["-NoProfile", "-Command", `. '${r.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import { globSync as ln, readFileSync as mn } from "node:fs";
var fn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], pn = g({
  url: E(j(), A("file:")),
  dir_info: g({ editable: L(T(), !1) })
});
function G(t) {
  for (let i of t)
    for (let e of ln(
      fn.map((a) => `${a}/*.dist-info/direct_url.json`),
      { cwd: i }
    )) {
      let { success: a, output: s } = M(pn, un(O(i, e)));
      if (a && !s.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(e)?.[1];
    }
}
function un(t) {
  try {
    return JSON.parse(mn(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/install.ts
async function Bn(t, i, e) {
  if ($(k("lookup-only"))) return p("Lookup only - `install` does not run");
  let s = t.map((n, o) => ({ ...n, command: i[o] })).filter(({ command: n }) => n.text !== ""), c = ({ isWhole: n, hit: o }) => !n || o !== "exact", r = s.filter(c);
  await hn(r, t, e);
  for (let [n, o] of y(r)) await gn(n, o, e);
  await yn(
    s.filter((n) => !c(n)),
    t,
    e
  );
}
async function hn(t, i, e) {
  let a = t.flatMap(({ cache: s, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: r } = s, n = new Map(s.inputs);
    for (let l of Object.keys(c.inputs)) n.delete(l);
    for (let l of ["key", "restore-keys", "fail-on-cache-miss"]) n.set(l, "");
    n.set("path", c.amongDownloads.map((l) => `!${l}`).join(`
`));
    let o = { name: X(r), inputs: n }, { preset: d, directory: f } = e.states[r] ?? {};
    return e.states[o.name] = { preset: d, directory: f, of: r }, { cache: o, command: "" };
  });
  a.length > 0 && await J(a, e, i);
}
function X(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function y(t) {
  return [...Map.groupBy(t, ({ command: { text: e, cwd: a } }) => JSON.stringify([e, a])).values()].flatMap((e) => e[0] ? [[e[0].command, e]] : []);
}
async function gn(t, i, { states: e, signal: a }) {
  let s = (n, o) => w({ name: n, inputs: /* @__PURE__ */ new Map() }, e).remember({ unsaved: o }), r = i.flatMap(({ cache: { name: n } }) => [n, X(n)]).filter((n) => e[n]);
  for (let n of r) s(n, "the command of `install` did not succeed.");
  await q(t, a);
  for (let n of r) s(n, void 0);
  for (let { cache: n, tree: o } of i) {
    if (!o) continue;
    let d = wn(o), { directories: f, marks: l } = o, h = { directories: f, marks: l, digest: U(o) };
    w(n, e).remember({ installed: h }), d !== void 0 && (I(`The installed tree is not saved: ${d}`), s(n.name, d));
  }
}
function wn({ changedFile: t, directories: i }) {
  let e = t();
  if (e !== void 0)
    return `the command of \`install\` changed ${e}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let a = G(i);
  return a && `it has ${a} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}
async function yn(t, i, { signal: e }) {
  let a = N(
    "rebuild",
    i.map(({ cache: r }) => r)
  ), s = ({ cache: r }) => a[i.findIndex((n) => n.cache === r)];
  for (let [{ text: r }] of y(t))
    p(`All that \`${b(r)}\` installs was restored, so it does not run`);
  for (let r of t) {
    let n = r.tree?.scripts ?? [];
    n.length === 0 || s(r)?.text || p(
      `Scripts of this project did not run either: ${n.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${n[0]}\`.`
    );
  }
  let c = t.flatMap((r) => {
    let n = s(r);
    return n && n.text !== "" ? [{ ...r, command: n }] : [];
  });
  for (let [r] of y(c)) await q(r, e);
}
async function q({ text: t, cwd: i }, e) {
  p(`Run ${b(t)}`);
  let a = x(), s = await _(t, { cwd: i, env: a, tempDir: P(), signal: e });
  if (s !== 0)
    throw new v(`The command \`${b(t)}\` failed with exit code ${s}.`);
}
function b(t) {
  let [i = "", ...e] = t.trim().split(`
`);
  return e.length > 0 ? `${i} \u2026` : i;
}
export {
  Bn as install
};
