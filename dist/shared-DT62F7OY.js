import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  C as x,
  D as w,
  I as A,
  J as j,
  K as u,
  Nb as G,
  O as T,
  Pb as W,
  S as M,
  Z as E,
  a as dn,
  b as fn,
  bc as X,
  cc as q,
  d as mn,
  dc as h,
  e as v,
  f as C,
  ga as L,
  ha as F,
  ia as y,
  ib as p,
  ja as U,
  k,
  ka as N,
  kb as R,
  ma as D,
  na as J,
  nb as V,
  ob as B,
  r as I,
  u as O,
  w as P,
  yb as _
} from "./shared-JBUZ5AB4.js";

// lighter-node:child_process?src/system/shell.ts
var K = fn((En, H) => {
  H.exports = Object.create(new Proxy({}, { get: (t, e) => dn("node:child_process")[e] }));
});

// src/system/shell.ts
var z = mn(K(), 1);
import { once as un } from "node:events";
import { writeFileSync as pn } from "node:fs";
import { join as hn } from "node:path";
import { finished as gn } from "node:stream/promises";
import { setTimeout as wn } from "node:timers/promises";
var yn = 5e3, bn = 1e3;
async function Q(t, { cwd: e, env: n, tempDir: s, signal: a }) {
  var d = [];
  try {
    a.throwIfAborted();
    let c = v(d, _(s));
    let i = Sn(t, c.dir, n);
    let o = process.platform !== "win32";
    let r = (0, z.spawn)(i.path, i.args, {
      cwd: e,
      env: n,
      detached: o,
      stdio: ["ignore", "pipe", "pipe"],
      windowsVerbatimArguments: i.isVerbatim
    });
    let l = (f) => {
      try {
        o && r.pid !== void 0 ? process.kill(-r.pid, f) : r.kill(f);
      } catch {
      }
    };
    let m = () => {
      l("SIGTERM"), wn(yn, void 0, { ref: !1 }).then(() => l("SIGKILL"));
    };
    a.addEventListener("abort", m);
    r.stdout.on("data", (f) => process.stdout.write(f));
    r.stderr.on("data", (f) => process.stderr.write(f));
    try {
      let [f, an] = await un(r, "exit"), cn = AbortSignal.timeout(bn);
      if (await Promise.allSettled(
        [r.stdout, r.stderr].map((ln) => gn(ln, { signal: cn }))
      ), a.throwIfAborted(), f === null) throw R(i.path, { exitCode: f, endedBy: an });
      return f;
    } finally {
      a.removeEventListener("abort", m), r.stdout.destroy(), r.stderr.destroy();
    }
  } catch (g) {
    var rn = g, sn = !0;
  } finally {
    C(d, rn, sn);
  }
}
function Sn(t, e, n) {
  let s = (o, r) => {
    let l = hn(e, o);
    return pn(l, r), l;
  };
  if (process.platform !== "win32") {
    let o = s("install.sh", `${t}
`), r = p("bash");
    return r === void 0 ? { path: "/bin/sh", args: ["-e", o] } : { path: r, args: ["--noprofile", "--norc", "-e", "-o", "pipefail", o] };
  }
  let a = p("pwsh") ?? p("powershell");
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
import { globSync as $n, readFileSync as vn } from "node:fs";
var Cn = [".", "lib/python*/site-packages", "*/lib/python*/site-packages", "Lib/site-packages"], kn = y({
  url: D(N(), L("file:")),
  dir_info: y({ editable: U(F(), !1) })
});
function Y(t) {
  for (let e of t)
    for (let n of $n(
      Cn.map((s) => `${s}/*.dist-info/direct_url.json`),
      { cwd: e }
    )) {
      let { success: s, output: a } = J(kn, In(O(e, n)));
      if (s && !a.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(n)?.[1];
    }
}
function In(t) {
  try {
    return JSON.parse(vn(t, "utf8"));
  } catch {
    return;
  }
}

// src/job/restore/why-unsaved.ts
var Pn = 3;
async function Z(t, e) {
  let n = xn(t);
  if (n !== void 0)
    return A(`The installed tree is not saved: ${n}`), n;
  if ((await W(G(e))).length > 0) return;
  let a = `the command of \`install\` made no ${e.paths.filter((c) => !c.startsWith("!")).slice(0, Pn).join(", ")}`;
  return j(`Nothing is cached, because ${a}. So it runs in every job. ${t.ifElsewhere}`.trimEnd()), `${a}.`;
}
function xn({ changedFile: t, directories: e }) {
  let n = t();
  if (n !== void 0)
    return `the command of \`install\` changed ${n}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
  let s = Y(e);
  return s && `it has ${s} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}

// src/job/restore/install.ts
async function it(t, e, n) {
  if (E(w("lookup-only"))) return u("Lookup only - `install` does not run");
  let a = t.map((r, l) => ({ ...r, command: e[l] })).filter(({ command: r }) => r.text !== ""), c = ({ isWhole: r, hit: l }) => !r || l !== "exact", i = a.filter(c);
  await An(i, t, n);
  for (let r of en(i, n)) S(r, "the command of `install` did not succeed.", n);
  for (let [r, l] of b(i)) await jn(r, l, n);
  let o = a.filter((r) => !c(r));
  await Tn(o, t, n);
  for (let r of o) n.states[r.cache.name]?.isArchive && nn(r, n);
  for (let { cache: r, tree: l } of a)
    l && h(r, n.states).remember({ tree: B(l.directories) });
}
function nn({ cache: t, tree: e }, { states: n }) {
  if (!e) return;
  let { directories: s, marks: a } = e;
  h(t, n).remember({ installed: { directories: s, marks: a, digest: V(e) } });
}
async function An(t, e, n) {
  let s = t.flatMap(({ cache: a, tree: c }) => {
    if (!c || c.holdsDownloads) return [];
    let { name: i } = a, o = new Map(a.inputs);
    for (let d of Object.keys(c.inputs)) o.delete(d);
    for (let d of ["restore-keys", "fail-on-cache-miss"]) o.set(d, "");
    o.set("key", c.keyStart), o.set("path", c.amongDownloads.map((d) => `!${d}`).join(`
`));
    let r = { name: tn(i), inputs: o }, { preset: l, directory: m } = n.states[i] ?? {};
    return n.states[r.name] = { preset: l, directory: m, of: i }, { cache: r, command: "" };
  });
  s.length > 0 && await q(s, n, e);
}
function tn(t) {
  return t === "" ? "downloads" : `${t}-downloads`;
}
function b(t) {
  return [...Map.groupBy(t, ({ command: { text: n, cwd: s } }) => JSON.stringify([n, s])).values()].flatMap((n) => n[0] ? [[n[0].command, n]] : []);
}
async function jn(t, e, n) {
  await on(t, e, n.signal);
  for (let s of en(e, n)) S(s, void 0, n);
  for (let s of e) {
    let { cache: a, inputs: c, tree: i } = s;
    if (!i || !c) continue;
    nn(s, n);
    let o = await x(a, () => Z(i, c));
    o !== void 0 && S(a.name, o, n);
  }
}
function en(t, { states: e }) {
  return t.flatMap(({ cache: { name: n } }) => [n, tn(n)]).filter((n) => e[n]);
}
function S(t, e, { states: n }) {
  h({ name: t, inputs: /* @__PURE__ */ new Map() }, n).remember({ unsaved: e });
}
async function Tn(t, e, { signal: n }) {
  let s = X(
    "rebuild",
    e.map(({ cache: i }) => i)
  ), a = ({ cache: i }) => s[e.findIndex((o) => o.cache === i)];
  for (let [{ text: i }, o] of b(t)) u(Mn(o, $(i)));
  for (let i of t) {
    let o = i.tree?.scripts ?? [];
    o.length === 0 || a(i)?.text || u(
      `Scripts of this project did not run either: ${o.join(", ")}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${o[0]}\`.`
    );
  }
  let c = t.flatMap((i) => {
    let o = a(i);
    return o && o.text !== "" ? [{ ...i, command: o }] : [];
  });
  for (let [i, o] of b(c)) await on(i, o, n);
}
function Mn(t, e) {
  let n = t.flatMap(({ tree: s, inputs: a }) => s || !a ? [] : [`\`${a.key}\``]);
  return n.length === 0 ? `All that \`${e}\` installs was restored, so it does not run` : `An entry with exactly the key ${n.join(", ")} was restored, so \`${e}\` does not run`;
}
async function on({ text: t, cwd: e, help: n }, s, a) {
  let c = P(I(process.cwd()), e), i = s.flatMap(({ cache: { name: g } }) => g || []), o = c === "" ? "" : ` in ${c}`, r = w("caches") === "" ? "preset" : "cache", l = i.length === 0 ? "" : ` (${r} ${i.join(", ")})`;
  u(`Run ${$(t)}${o}${l}`);
  let m = M(), d = await Q(t, { cwd: e, env: m, tempDir: T(), signal: a });
  if (d !== 0)
    throw new k(
      `The command \`${$(t)}\`${o}${l} failed with exit code ${d}.${n}`
    );
}
function $(t) {
  let [e = "", ...n] = t.trim().split(`
`);
  return n.length > 0 ? `${e} \u2026` : e;
}
export {
  it as install
};
