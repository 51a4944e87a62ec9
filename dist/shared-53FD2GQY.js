import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $ as P,
  $b as w,
  F as k,
  Gb as U,
  N as O,
  S as I,
  T as p,
  X as x,
  Zb as N,
  _b as J,
  a as Y,
  b as Z,
  d as tt,
  e as S,
  f as C,
  h as v,
  hb as u,
  jb as D,
  ma as A,
  n as $,
  na as T,
  oa as g,
  pa as j,
  qa as L,
  sa as M,
  ta as E,
  tb as F
} from "./shared-5OLPDHSR.js";

// lighter-node:child_process?src/system/shell.ts
var V = Z((bt, R) => {
  R.exports = Object.create(new Proxy({}, { get: (n, i) => Y("node:child_process")[i] }));
});

// src/system/shell.ts
var B = tt(V(), 1);
import { once as nt } from "node:events";
import { writeFileSync as et } from "node:fs";
import { join as ot } from "node:path";
import { finished as rt } from "node:stream/promises";
import { setTimeout as it } from "node:timers/promises";
var st = 5e3, at = 1e3;
async function _(n, { cwd: i, env: e, tempDir: a, signal: s }) {
  var l = [];
  try {
    s.throwIfAborted();
    let c = S(l, F(a));
    let r = ct(n, c.dir, e);
    let t = process.platform !== "win32";
    let o = (0, B.spawn)(r.path, r.args, {
      cwd: i,
      env: e,
      detached: t,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: r.isVerbatim
    });
    let d = (f) => {
      try {
        t && o.pid !== void 0 ? process.kill(-o.pid, f) : o.kill(f);
      } catch {
      }
    };
    let m = () => {
      d("SIGTERM"), it(st, void 0, { ref: !1 }).then(() => d("SIGKILL"));
    };
    s.addEventListener("abort", m);
    o.stdout.on("data", (f) => process.stdout.write(f));
    o.stderr.on("data", (f) => process.stderr.write(f));
    try {
      let [f, W] = await nt(o, "exit"), z = AbortSignal.timeout(at);
      if (await Promise.allSettled(
        [o.stdout, o.stderr].map((Q) => rt(Q, { signal: z }))
      ), s.throwIfAborted(), f === null) throw D(r.path, { exitCode: f, endedBy: W });
      return f;
    } finally {
      s.removeEventListener("abort", m), o.stdout.destroy(), o.stderr.destroy();
    }
  } catch (h) {
    var H = h, K = !0;
  } finally {
    C(l, H, K);
  }
}
function ct(n, i, e) {
  let a = (t, o) => {
    let d = ot(i, t);
    return et(d, o), d;
  };
  if (process.platform !== "win32") {
    let t = a("install.sh", `${n}
`), o = u("bash");
    return o === void 0 ? { path: "/bin/sh", args: ["-e", t] } : { path: o, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", t] };
  }
  let s = u("pwsh") ?? u("powershell");
  if (s === void 0) {
    let t = a("install.cmd", `@echo off\r
${n.replaceAll(`
`, `\r
`)}\r
`);
    return { path: e.ComSpec ?? "cmd.exe", args: ["/D", "/E:ON", "/V:OFF", "/S", "/C", `"CALL "${t}""`], isVerbatim: !0 };
  }
  let r = a("install.ps1", `$ErrorActionPreference = 'stop'\r
${n}\r
if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\r
`);
  return { path: s, args: ["-NoProfile", "-Command", `. '${r.replaceAll("'", "''")}'`] };
}

// src/job/restore/python-copies.ts
import { globSync as dt, readFileSync as lt } from "node:fs";
var ft = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], mt = g({
  url: M(L(), A("file:")),
  dir_info: g({ editable: j(T(), !1) })
});
function G(n) {
  for (let i of n)
    for (let e of dt(
      ft.map((a) => `${a}/*.dist-info/direct_url.json`),
      { cwd: i }
    )) {
      let { success: a, output: s } = E(mt, pt(k(i, e)));
      if (a && !s.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(e)?.[1];
    }
}
function pt(n) {
  try {
    return JSON.parse(lt(n, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/install.ts
async function Vt(n, i, e) {
  if ($(O("lookup-only"))) return p("Lookup only - `install` does not run");
  let s = n.map((t, o) => ({ ...t, command: i[o] })).filter(({ command: t }) => t.text !== ""), c = ({ isWhole: t, hit: o }) => !t || o !== "exact", r = s.filter(c);
  await ut(r, n, e);
  for (let [t, o] of y(r)) await ht(t, o, e);
  await wt(
    s.filter((t) => !c(t)),
    n,
    e
  );
}
async function ut(n, i, e) {
  let a = n.flatMap(({ cache: s, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: r } = s, t = new Map(s.inputs);
    for (let l of Object.keys(c.inputs)) t.delete(l);
    for (let l of ["restore-keys", "fail-on-cache-miss"]) t.set(l, "");
    t.set("key", c.keyStart), t.set("path", c.amongDownloads.map((l) => `!${l}`).join(`
`));
    let o = { name: X(r), inputs: t }, { preset: d, directory: m } = e.states[r] ?? {};
    return e.states[o.name] = { preset: d, directory: m, of: r }, { cache: o, command: "" };
  });
  a.length > 0 && await J(a, e, i);
}
function X(n) {
  return n === "" ? "downloads" : `${n}-downloads`;
}
function y(n) {
  return [...Map.groupBy(n, ({ command: { text: e, cwd: a } }) => JSON.stringify([e, a])).values()].flatMap((e) => e[0] ? [[e[0].command, e]] : []);
}
async function ht(n, i, { states: e, signal: a }) {
  let s = (t, o) => w({ name: t, inputs: /* @__PURE__ */ new Map() }, e).remember({ unsaved: o }), r = i.flatMap(({ cache: { name: t } }) => [t, X(t)]).filter((t) => e[t]);
  for (let t of r) s(t, "the command of `install` did not succeed.");
  await q(n, a);
  for (let t of r) s(t, void 0);
  for (let { cache: t, tree: o } of i) {
    if (!o) continue;
    let d = gt(o), { directories: m, marks: l } = o, h = { directories: m, marks: l, digest: U(o) };
    w(t, e).remember({ installed: h }), d !== void 0 && (I(`The installed tree is not saved: ${d}`), s(t.name, d));
  }
}
function gt({ changedFile: n, directories: i }) {
  let e = n();
  if (e !== void 0)
    return `the command of \`install\` changed ${e}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let a = G(i);
  return a && `it has ${a} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}
async function wt(n, i, { signal: e }) {
  let a = N(
    "rebuild",
    i.map(({ cache: r }) => r)
  ), s = ({ cache: r }) => a[i.findIndex((t) => t.cache === r)];
  for (let [{ text: r }, t] of y(n)) p(yt(t, b(r)));
  for (let r of n) {
    let t = r.tree?.scripts ?? [];
    t.length === 0 || s(r)?.text || p(
      `Scripts of this project did not run either: ${t.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${t[0]}\`.`
    );
  }
  let c = n.flatMap((r) => {
    let t = s(r);
    return t && t.text !== "" ? [{ ...r, command: t }] : [];
  });
  for (let [r] of y(c)) await q(r, e);
}
function yt(n, i) {
  let e = n.flatMap(({ tree: a, inputs: s }) => a || !s ? [] : [`\`${s.key}\``]);
  return e.length === 0 ? `All that \`${i}\` installs was restored, so it does not run` : `An entry with exactly the key ${e.join(", ")} was restored, so \`${i}\` does not run`;
}
async function q({ text: n, cwd: i }, e) {
  p(`Run ${b(n)}`);
  let a = P(), s = await _(n, { cwd: i, env: a, tempDir: x(), signal: e });
  if (s !== 0)
    throw new v(`The command \`${b(n)}\` failed with exit code ${s}.`);
}
function b(n) {
  let [i = "", ...e] = n.trim().split(`
`);
  return e.length > 0 ? `${i} \u2026` : i;
}
export {
  Vt as install
};
