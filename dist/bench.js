import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $a as U,
  B as ye,
  Ba as it,
  C as Je,
  Ca as mt,
  D as A,
  Da as q,
  E as Le,
  F as Ke,
  Fa as D,
  G as g,
  J as S,
  K as Ze,
  L as Xe,
  N as Ye,
  P as Qe,
  Q as E,
  R as ge,
  S as M,
  U as j,
  V as N,
  W as w,
  Y as we,
  Z as be,
  _a as Re,
  a as T,
  ab as $e,
  b as fe,
  c as le,
  d as $,
  fa as et,
  fb as V,
  g as y,
  ga as F,
  gb as Pe,
  ha as tt,
  hb as O,
  i as de,
  j as z,
  ja as rt,
  jb as ct,
  ka as ot,
  l as he,
  la as xe,
  ma as Me,
  pa as k,
  ta as H,
  ua as nt,
  va as st,
  wa as ke,
  ya as _,
  za as at
} from "./shared-PP564USC.js";

// lighter-node:crypto?bench/src/cpu.ts
var wt = fe((hn, Be) => {
  Be.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Be.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/disk-probe.ts
var kt = fe((vn, Ee) => {
  Ee.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ee.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/network.ts
var jt = fe((bs, He) => {
  He.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  He.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// bench/src/bench.ts
import { mkdtemp as Fo } from "node:fs/promises";
import { join as Ho } from "node:path";

// bench/src/compare.ts
import { readFileSync as wr, statSync as br } from "node:fs";
import { join as yt, relative as xr, resolve as Mr } from "node:path";

// bench/src/tables.ts
function pt(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: i, repeats: a } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${N(c)}, ${a} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: s.map(pr)
    },
    {
      title: "Machine",
      head: ["what", "median", "min to max", "by"],
      rows: [...ve("disk", t), ...ve("CPU", r), ...ve("network", o)]
    },
    {
      title: "Mounting",
      head: ["what", "here"],
      rows: n.map(({ name: p, whyNot: u }) => [p, u === void 0 ? "yes" : `no: ${u}`])
    },
    {
      title: "Proposed settings",
      head: ["setting", "value", "why"],
      rows: i.map(({ setting: p, value: u, why: l }) => [p, u, l])
    }
  ].filter(({ rows: p }) => p.length > 0);
}
function ut(e) {
  let t = ({ disk: n, cpu: s, network: i }) => [...n, ...s, ...i], r = new Set(e.flatMap(t).flatMap((n) => "p50" in n ? [n.id] : [])), o = (n, s, i) => ({
    title: n,
    head: [s, ...e.map(({ label: a }) => a)],
    rows: cr(e.map(i))
  });
  return [
    o(
      "Until the job could go on: median, p95, p95/p50",
      "way",
      ({ ways: n }) => n.map((s) => ({ id: s.id, name: Se(s), cell: Te(s).join(", ") }))
    ),
    o(
      "Machine: medians",
      "what",
      (n) => t(n).filter(({ id: s }) => r.has(s)).map(ur)
    ),
    o(
      "Proposed settings",
      "setting",
      ({ proposals: n }) => n.map(({ setting: s, value: i }) => ({ id: s, name: s, cell: i }))
    )
  ];
}
function cr(e) {
  return [...new Map(e.flat().map(({ id: r, name: o }) => [r, o]))].map(([r, o]) => [
    o,
    ...e.map((n) => n.find(({ id: s }) => s === r)?.cell ?? "\u2013")
  ]);
}
function Se({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function pr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Te(e)] : [t, r, N(e.storedBytes), ...Te(e), w(e.readAll.p50)];
}
function Te(e) {
  if ("whyNot" in e) return [W(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [w(t), w(r), o.toFixed(2)];
}
function ve(e, t) {
  let r = new Set(t.map((n) => "whyNot" in n ? n.whyNot : void 0)), [o] = r;
  return r.size === 1 && o !== void 0 ? [[e, W(o)]] : t.map((n) => {
    if ("whyNot" in n) return [n.name, W(n.whyNot)];
    let { name: s, unit: i, p50: a, min: m, max: c, by: p = "" } = n;
    return [s, `${G(a)} ${i}`, `${G(m)} to ${G(c)}`, p];
  });
}
function ur(e) {
  let { id: t, name: r } = e;
  if ("whyNot" in e) return { id: t, name: r, cell: W(e.whyNot) };
  let { p50: o, unit: n, by: s } = e;
  return { id: t, name: r, cell: `${G(o)} ${n}${s === void 0 ? "" : ` (${s})`}` };
}
function W(e) {
  return `not measured: ${e}`;
}
function G(e) {
  return Math.round(e).toLocaleString("en");
}
function J({ machine: e, label: t, version: r, store: o }) {
  let { os: n, arch: s, kernel: i, cpu: a, cores: m, memoryBytes: c } = e, p = o ?? "no remote store";
  return `${t}: ${m} x ${a}, ${N(c)}, ${n} ${i} ${s}; ${p}; Headstart ${r}`;
}
function L({ title: e, head: t, rows: r }) {
  let o = [t, ...r], n = t.map(
    (i, a) => Math.max(...o.map((m) => a < m.length - 1 ? (m[a] ?? "").length : 0))
  ), s = (i) => i.map((a, m) => a.padEnd(n[m] ?? 0)).join("  ");
  return ["", e, ...o.map((i) => `  ${s(i).trimEnd()}`)];
}
function K({ title: e, head: t, rows: r }) {
  let o = (s) => `| ${t.map((i, a) => ye(s[a] ?? "")).join(" | ")} |`, n = `|${t.map(() => "---").join("|")}|`;
  return [`### ${ye(e)}`, "", o(t), n, ...r.map(o), ""].join(`
`);
}

// bench/src/chart.ts
var fr = 20;
function Z(e) {
  let { groups: t, series: r } = Ne(e), o = t.flatMap((i) => {
    let a = i.name.replace(/, from the (?:store|cache service)$/, ", store"), m = a.replace(/^Headstart, /, "");
    return r.flatMap((c, p) => {
      let u = i.bars[p], l = r.length > 1 ? `${m}: ${c.slice(0, fr)}` : a;
      return u ? [{ name: l, seconds: u.p50 }] : [];
    });
  });
  if (o.length === 0) return "";
  let n = o.map(({ name: i }) => `"${i.replace(/["\\`\p{Cc}]/gu, "'")}"`), s = o.map((i) => i.seconds);
  return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: ${60 + 24 * o.length}
  themeVariables:
    xyChart:
      plotColorPalette: "#0072b2"
---
xychart-beta horizontal
  title "Seconds until the job could go on (median)"
  x-axis [${n.join(", ")}]
  y-axis "seconds" 0 --> ${lr(Math.max(...s))}
  bar [${s.map((i) => i.toFixed(3)).join(", ")}]
\`\`\`
`;
}
function lr(e) {
  let t = 10 ** Math.floor(Math.log10(Math.max(e, 1e-3))), r = [1, 2, 5, 10].map((o) => o * t).find((o) => o >= e) ?? 10 * t;
  return Number(r.toPrecision(2));
}
function Ne(e) {
  let r = [...new Map(e.flatMap(({ ways: o }) => o.map((n) => [n.id, Se(n)])))].map(([o, n]) => ({
    name: n,
    bars: e.map(({ ways: s }) => {
      let i = s.find((a) => a.id === o);
      return i && "ready" in i ? { p50: i.ready.p50 / 1e3, p95: i.ready.p95 / 1e3 } : void 0;
    })
  }));
  return {
    title: "Until the job could go on: median, and a line to the 95th percentile",
    series: e.map(({ label: o }) => o),
    groups: r.filter(({ bars: o }) => o.some((n) => n !== void 0)),
    format: (o) => w(o * 1e3)
  };
}

// bench/src/svg-picture.ts
var ft = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function dt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), i = (p) => Math.round(p / s * 520), a = [I(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    a.push(lt(16, m, { width: 10, place: p }), I(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, a.push(I(16, m + 11, p));
    for (let [l, f] of u.entries()) {
      if (f) {
        let [b, h] = [i(f.p50), n + i(Math.max(f.p95, f.p50))], mr = `<path d="M${n + b} ${m + 6}H${h}" stroke="black"/>`;
        a.push(lt(n, m, { width: b, place: l }), mr, I(h + 5, m + 11, o(f.p50)));
      } else a.push(I(n, m + 11, "not measured"));
      m += 16;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(n + 520 + 80, 32 + e.length * 8)}" height="${m + 16}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${a.join(`
`)}
</svg>
`;
}
function lt(e, t, { width: r, place: o }) {
  let n = ft[o % ft.length];
  return `<rect x="${e}" y="${t}" width="${Math.max(r, 1)}" height="12" fill="${n}"/>`;
}
function I(e, t, r) {
  let o = r.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (n) => `&#${n.charCodeAt(0)};`);
  return `<text x="${e}" y="${t}">${o}</text>`;
}

// bench/src/write-results.ts
import { mkdirSync as dr, writeFileSync as hr } from "node:fs";
import { dirname as yr, join as gr } from "node:path";
async function ht(e, { output: t, summary: r }) {
  let o = J(e), n = pt(e), s = e.left.map((m) => `Left: ${m}`);
  for (let m of [o, ...n.flatMap(L), ...s]) g(m);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), a = t || gr(S(), `headstart-bench-${i}.json`);
  We(a, `${JSON.stringify(e, void 0, 2)}
`), A("report", a);
  for (let { setting: m, value: c } of e.proposals) A(m, c);
  r && await D([`## ${o}
`, Z([e]), ...n.map(K)].join(`
`));
}
function We(e, t) {
  dr(yr(e), { recursive: !0 }), hr(e, t);
}

// bench/src/compare.ts
async function gt({ compare: e, output: t, summary: r }) {
  let n = (await kr(e)).flatMap((m) => Rr(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: $r(n, c) }));
  if (s.length === 0) throw new $(`There is no result of a benchmark at ${e}.`);
  let i = ut(s);
  for (let m of [...s.map(J), ...i.flatMap(L)]) g(m);
  let a = t || yt(S(), "headstart-bench.svg");
  We(a, dt(Ne(s))), A("picture", a), r && await D([Z(s), ...i.map(K)].join(`
`));
}
async function kr(e) {
  let t = br(e, { throwIfNoEntry: !1 })?.isDirectory();
  return (await mt(t ? yt(e, "**/*.json") : e, {
    matchDirectories: !1
  })).glob();
}
function Rr(e) {
  let t = xr(process.cwd(), Mr(e));
  try {
    let r = JSON.parse(wr(e, "utf8"));
    if (r?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (r.schema !== 1)
      throw new Error(`it has schema ${r.schema}, and this version of Headstart reads ${1}`);
    if (typeof r.label != "string" || !Array.isArray(r.ways)) throw new Error("it is not whole");
    return [r];
  } catch (r) {
    return Ke(`${t} is left out: ${y(r)}`), [];
  }
}
function $r(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// bench/src/cpu.ts
var bt = le(wt(), 1);
import { closeSync as Tr, openSync as Sr, readSync as Nr } from "node:fs";
import { opendir as Wr, rm as Br, writeFile as Ar } from "node:fs/promises";
import { join as Q } from "node:path";

// bench/src/measure.ts
import { setImmediate as Pr } from "node:timers/promises";
async function R(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let i = 0; i < t; i++)
    for (let [a, m] of e.entries())
      s[a]?.push(await o(m)), await Pr(), r.throwIfAborted();
  return e.map(({ id: i, name: a, unit: m }, c) => ({ id: i, name: a, ...vr(m, s[c], n) }));
}
async function B(e, t, r) {
  try {
    return await r();
  } catch (o) {
    return t.throwIfAborted(), e.map(({ id: n, name: s }) => ({ id: n, name: s, whyNot: y(o) }));
  }
}
function x(e, t) {
  return e / (performance.now() - t) * 1e3;
}
function vr(e, t = [], r) {
  let o = t.map((s) => Oe(s)), n = { p50: Ae(o, 0.5), min: Math.min(...o), max: Math.max(...o) };
  return { unit: e, ...r === void 0 ? {} : { by: r }, samples: o, ...n };
}
function Ie(e) {
  let t = e.map((n) => Oe(n)), [r, o] = [Ae(t, 0.5), Ae(t, 0.95)];
  return { samples: t, p50: r, p95: o, spread: Oe(o / r, 100) };
}
function Ae(e, t) {
  let r = e.toSorted((o, n) => o - n);
  return r[Math.ceil(t * r.length) - 1] ?? Number.NaN;
}
function Oe(e, t = 10) {
  return Math.round(e * t) / t;
}

// bench/src/cpu.ts
var Ce = 64, ze = "MiB/s", Or = { id: "sha256", name: "SHA-256", unit: ze }, C = { plain: "cpu", packed: "cpu.zst" }, xt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", C.plain, "-o", C.packed],
    unit: ze
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", C.packed], unit: ze }
];
async function Mt(e, t) {
  return [...await R([Or], t, { sample: Ir }), ...await B(xt, t.signal, () => Cr(e, t))];
}
function Ir() {
  let e = Buffer.alloc(1048576, 1), t = performance.now(), r = (0, bt.createHash)("sha256");
  for (let o = 0; o < Ce; o++) r.update(e);
  return r.digest(), x(Ce, t);
}
async function Cr(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await zr(Q(r, C.plain), Q(e.parent, e.name)) / 1048576;
    return await R(xt, t, { sample: async ({ args: a }) => {
      let m = performance.now();
      return await nt({ path: n, args: [...a] }, { cwd: r, signal: o }), x(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(C)) await Br(Q(r, s), { force: !0 });
  }
}
async function zr(e, t) {
  let r = Buffer.alloc(Ce * 1048576), o = 0;
  for await (let n of await Wr(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Sr(Q(n.parentPath, n.name), "r");
    if (o += Nr(s, r, o, r.length - o, null), Tr(s), o === r.length) break;
  }
  return await Ar(e, r.subarray(0, o)), o;
}

// bench/src/disk.ts
import { mkdirSync as qr, writeFileSync as Dr } from "node:fs";
import { rm as Ur, statfs as Vr } from "node:fs/promises";
import { join as re } from "node:path";
import { setImmediate as Gr } from "node:timers/promises";

// bench/src/disk-probe.ts
var $t = le(kt(), 1);
import { constants as ee } from "node:fs";
import { open as Er } from "node:fs/promises";
import { dirname as jr } from "node:path";
var Pt = 250, Fr = [
  je("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  je("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  je("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], Hr = [
  // Some systems have no flag for direct access.
  ...ee.O_DIRECT ? [Rt("direct, one at a time", ee.O_DIRECT)] : [],
  Rt("through the page cache", 0)
];
async function vt(e, t) {
  let r;
  for (let o of F("fio") ? Fr : Hr)
    try {
      return await o.rate(e, t), o;
    } catch (n) {
      t.signal.throwIfAborted(), r = n;
    }
  throw r;
}
function je(e, t) {
  return {
    by: `fio, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = [
        `--runtime=${Pt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${i}`], p = [...m, ...c, ...t, `--filename=${s}`], u = await H("fio", p, { cwd: jr(s), signal: a, limitMs: 1 / 0 });
      return _r(u.toString(), r) / n;
    }
  };
}
function _r(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function Rt(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = new ArrayBuffer(1048576, { maxByteLength: 1048576 }), c = (0, $t.randomFillSync)(Buffer.from(m)), p = await Er(s, ee.O_RDWR | ee.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let h = u; h < i; h += c.length)
          await p.write(c, 0, c.length, h);
        await p.sync();
        let l = i / n, f = performance.now(), b = 0;
        for (; performance.now() - f < Pt; b++) {
          a.throwIfAborted();
          let h = (o ? Math.floor(Math.random() * l) : b % l) * n;
          r === "write" ? await p.write(c, 0, n, h) : await p.read(c, 0, n, h);
        }
        return r === "write" && await p.datasync(), x(b, f);
      } finally {
        await p.close();
      }
    }
  };
}

// bench/src/flush-disks.ts
async function te(e, t) {
  F("sync") && await H("sync", [], { cwd: e, signal: t, limitMs: 1 / 0 });
}

// bench/src/disk.ts
var Tt = { unit: "MiB/s", isRandom: !1, blockBytes: 1048576 }, St = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, Fe = [
  { id: "write", name: "sequential write", kind: "write", ...Tt },
  { id: "read", name: "sequential read", kind: "read", ...Tt },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...St },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...St }
], Nt = { id: "create", name: "files created", unit: "files/s" };
function At(e) {
  return B([...Fe, Nt], e.signal, async () => [
    ...await Jr(e),
    ...await R([Nt], e, { sample: () => Kr(e) })
  ]);
}
async function Jr(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Vr(t), s = Math.floor(Math.min(256 * 1048576, o * n / 4) / 1048576) * 1048576;
  if (s < 16 * 1048576) throw new Error("less than 64 MiB are free");
  let i = re(t, "disk");
  try {
    let a = { path: i, bytes: s, signal: r }, { by: m, rate: c } = await vt(Fe[0], a);
    return await R(Fe, e, { sample: (p) => c(p, a), by: m });
  } finally {
    await Ur(i, { force: !0 });
  }
}
var Wt = 4e3, Bt = 100, Lr = Buffer.alloc(1024, "x");
async function Kr({ dir: e, signal: t }) {
  let r = re(e, "created");
  await te(e, t);
  let o = performance.now();
  for (let s = 0; s < Wt; s++) {
    let i = re(r, String(Math.floor(s / Bt)));
    s % Bt === 0 && (await Gr(), t.throwIfAborted(), qr(i, { recursive: !0 })), Dr(re(i, String(s)), Lr, { flag: "wx" });
  }
  let n = x(Wt, o);
  return k(r), n;
}

// bench/src/inputs.ts
import { resolve as Zr } from "node:path";
var Xr = [
  "store",
  "bucket",
  "prefix",
  "region",
  "endpoint",
  "force-path-style",
  "access-key-id",
  "secret-access-key",
  "session-token"
];
function Ot(e, t) {
  let r = { key: "headstart-bench", path: "headstart-bench", stash: "off" }, o = e("output"), n = e("label");
  if (n.length > 100 || /[\r\n]/.test(n))
    throw new $("Input label must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: be(e("path")),
    /** The number of files in the generated tree. */
    files: z(e, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: z(e, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : Zr(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: Yr(e("compare")),
    summary: de(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: we((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(Xr.map((s) => [s, e(s)]))
  };
}
function Yr(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// bench/src/machine.ts
import { arch as It, cpus as Qr, release as eo, totalmem as to, type as Ct } from "node:os";
function zt(e) {
  let t = Qr();
  return {
    version: it.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || Ye() || `${Ct()} ${It()}`,
    machine: {
      os: Ct(),
      arch: It(),
      kernel: eo(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: to(),
      node: process.version
    }
  };
}
async function Et({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await _("image", t), await _("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// bench/src/network.ts
var ne = le(jt(), 1);

// bench/src/remote-stores.ts
function _e(e, t) {
  if (Re({ inputs: e, service: E() }) === "local")
    return { whyNot: "no remote store is configured" };
  let r = Qe(), { read: o, write: n, whyNoRead: s, whyNoWrite: i } = et(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: i ?? s ?? "this run may write no scope" };
  let a = $e(e, r, AbortSignal.abort()), m = (c, p) => U({ ...a, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: U(a).label, scope: n, open: m };
}
async function oe({ open: e }, t, { left: r }) {
  let o = e({}, AbortSignal.timeout(6e4)), n = `the key ${t.keys[0]} in the ${o.label}`;
  try {
    let s = await o.find(t);
    await s?.reject(), await s?.close();
    let i = s && await o.find(t);
    await i?.close(), i && r.push(`${N(i.size)} under ${n}, until the store lets go of them`);
  } catch (s) {
    r.push(`What is under ${n}, perhaps: ${y(s)}`);
  }
}

// bench/src/network.ts
var qe = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, P = { concurrency: 8, partMebibytes: 8 }, Ft = "MiB/s", Ht = { id: "upload", name: `upload, ${P.concurrency} at once`, unit: Ft }, se = [
  ...[1, 2, 4, 8, 16].map((e) => ({ ...P, concurrency: e })),
  ...[16, 32].map((e) => ({ ...P, partMebibytes: e }))
].map(({ concurrency: e, partMebibytes: t }) => {
  let r = t === P.partMebibytes ? "" : `, parts of ${t} MiB`;
  return {
    id: `download-${e}x${t}MiB`,
    name: `download, ${e} at once${r}`,
    unit: Ft,
    concurrency: e,
    partMebibytes: t
  };
});
function _t(e, t) {
  return B([Ht, ...se], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return ro(e, t);
  });
}
async function ro(e, t) {
  let r = he([(0, ne.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: i, partMebibytes: a }) => no(e.open({ concurrency: i, partBytes: a * 1048576 }, t.signal), n, t);
  try {
    let i = { ...t, repeats: 1 };
    return [
      ...await R([Ht], i, { sample: () => oo(e, o, t) }),
      ...await R(se, t, { sample: s })
    ];
  } finally {
    await oe(e, n, t);
  }
}
async function oo(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, ne.randomFillSync)(Buffer.alloc(1048576)), s = performance.now(), { write: i, finish: a, commit: m } = Pe(o), c = 0;
    for (; c < qe.mebibytes && performance.now() - s < qe.uploadMs; c++)
      r.throwIfAborted(), await i(n);
    if (await a(), !await m()) throw new Error("the store took no entry");
    return x(c, s);
  } finally {
    await o.discard();
  }
}
async function no(e, t, { signal: r }) {
  let o = await e.find(t);
  if (!o) throw new Error("what was put into the store is not there");
  try {
    let n = performance.now(), s = o.read(0, o.size), i = 0;
    for await (let a of s)
      if (i += a.length, s.release?.(a), r.throwIfAborted(), performance.now() - n > qe.downloadMs) break;
    return x(i / 1048576, n);
  } finally {
    await o.close();
  }
}

// bench/src/ways/headstart.ts
import { join as co } from "node:path";

// bench/src/action-step.ts
import { mkdtemp as so, readFile as ao, rm as qt, writeFile as io } from "node:fs/promises";
import { join as ae } from "node:path";
async function ie(e, { dir: t, signal: r }) {
  let o = await so(ae(t, "step-"));
  try {
    let n = { GITHUB_OUTPUT: ae(o, "output"), GITHUB_STATE: ae(o, "state") };
    for (let h of Object.values(n)) await io(h, "");
    let s = ae(import.meta.dirname, `${e.entry}.js`), i = { ...mo(e), ...n }, a = performance.now(), { exitCode: m, stdout: c, stderr: p } = await st(
      { path: process.execPath, args: [s] },
      { cwd: e.workspace, env: i, signal: r, abortBy: "SIGINT" }
    ), u = performance.now() - a, l = `${c}${p}`.split(/\r?\n/).filter((h) => h !== "");
    if (m !== 0) throw new Error(Dt(l.at(-1) ?? `the step ended with ${m}`));
    let [f, b] = await Promise.all([Ut(n.GITHUB_OUTPUT), Ut(n.GITHUB_STATE)]);
    return f.report && await qt(f.report, { force: !0 }), { ms: u, log: l.map(Dt), outputs: f, state: b };
  } finally {
    await qt(o, { recursive: !0, force: !0 });
  }
}
function mo({ inputs: e, state: t = {}, workspace: r }) {
  let o = Object.entries(Xe()).filter(([n]) => !/^(INPUT|STATE)_/.test(n));
  return {
    ...Object.fromEntries(o),
    ...Object.fromEntries(
      Object.entries(e).map(([n, s]) => [`INPUT_${n.toUpperCase()}`, s])
    ),
    ...Object.fromEntries(Object.entries(t).map(([n, s]) => [`STATE_${n}`, s])),
    GITHUB_WORKSPACE: r,
    // Only the bench writes to the job's summary.
    GITHUB_STEP_SUMMARY: ""
  };
}
function Dt(e) {
  return e.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function Ut(e) {
  let r = (await ao(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// bench/src/ways/headstart.ts
var me = { name: "Headstart, unpacked", mode: "unpack" }, De = { name: "Headstart, mounted", mode: "mount" }, po = { name: "Headstart, lazy", mode: "lazy" }, uo = [
  me,
  De,
  { ...me, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...De, name: "Headstart, mounted from memory", ramdisk: "on" }
], fo = { store: [me, De, po], service: [me] };
function Vt(e) {
  let t = e.flatMap((r) => fo[r.id].map((o) => ({ ...o, remote: r })));
  return [...uo, ...t].map((r) => ({
    id: v(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => lo(r, o, n)
  }));
}
function v({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function lo(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, i = v(e, s?.id), a = `${t.name}-${i}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": co(r.dir, i) },
    path: t.name,
    key: a,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await ie({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let f = ke.flatMap((b) => b.versions({ paths: [t.name], crossOs: !1 }));
    await oe(s, { scopes: [s.scope], keys: [a], versions: f }, r);
  };
  try {
    if (Gt(p), !p.includes(`Cache saved with key: ${a}`)) throw new Error(Jt(p));
  } catch (f) {
    throw r.signal.throwIfAborted(), await u(), f;
  }
  let [, l] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(l), restore: (f) => ho(m, f, r), remove: u };
}
async function ho(e, t, r) {
  let { ms: o, log: n, outputs: s, state: i } = await ie({ entry: "restore", inputs: e, workspace: t }, r), a = async () => {
    let m = AbortSignal.timeout(6e4);
    await ie({ entry: "unmount", inputs: e, workspace: t, state: i }, { ...r, signal: m });
  };
  try {
    if (Gt(n), s.hit !== "exact") throw new Error(Jt(n));
    return { ms: o, end: a };
  } catch (m) {
    throw await a(), m;
  }
}
function Gt(e) {
  let t = e.find((r) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(r));
  if (t) throw new Error(t);
}
function Jt(e) {
  return e.find((t) => t.startsWith("Failed to ")) ?? e.at(-1) ?? "it told nothing";
}

// bench/src/proposed-settings.ts
var ce = 1.1;
function Kt(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...yo(r),
    ...Lt(t, "concurrency"),
    ...Lt(t, "part-size")
  ];
}
function yo(e) {
  let t = e.has(v({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((a) => {
    let m = e.get(v({ mode: a }, t));
    return m ? [{ mode: a, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: a, readAll: m }) => Zt(a, o.ready) && m.p50 <= o.readAll.p50 * ce
  ).sort((a, m) => a.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: a, ready: m, readAll: c }) => `${a} ready in ${w(m.p50)}, all read after ${w(c.p50)}`
  ), i = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: i }, ...go(n.mode, e)];
}
function go(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(v({ mode: r })), t.get(v({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${w(o.readAll.p50)} on the disk and ${w(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: Zt(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function Zt(e, t) {
  return e.p95 * ce < t.p50;
}
function Lt(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = se.flatMap((u) => {
    let l = e.find(({ id: f }) => f === u.id);
    return !l || "whyNot" in l || u[o] !== P[o] ? [] : [{ value: u[r], ...l }];
  }), i = s.find(({ value: u }) => u === P[r]);
  if (!i) return [];
  let a = s.filter(({ min: u }) => u > i.p50 * ce), m = Math.max(...a.map(({ p50: u }) => u)), c = a.find(({ p50: u }) => u * ce >= m) ?? i, p = s.map(({ value: u, p50: l }) => `${u}${n}: ${l.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// bench/src/rounds.ts
import { mkdirSync as No, readFileSync as Wo } from "node:fs";
import { opendir as Bo } from "node:fs/promises";
import { join as ue } from "node:path";

// bench/src/tree.ts
import { copyFileSync as wo, linkSync as bo, mkdirSync as Ue, symlinkSync as xo, writeFileSync as Mo } from "node:fs";
import { basename as ko, dirname as Ro, join as pe } from "node:path";
import { setImmediate as Qt } from "node:timers/promises";
async function er({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = pe(o, "tree"), i = ko(o), a = pe(s, i);
  try {
    return Ue(a, { recursive: !0 }), e.length === 0 ? await vo(a, t, n) : await $o(e, a, n), { parent: s, name: i, ...await Ge(a) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof $) throw m;
    return k(s), { whyNot: y(m) };
  }
}
function Ve({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Ge(e) {
  return tr(V(await q(j(["."], e)), void 0));
}
function tr(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function $o(e, t, r) {
  let o = j(e, process.cwd()), n = await q(o);
  if (n.length === 0) throw new $(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...V(n, o.excludes)];
  await O(t, { bytes: Ve(tr(s)) });
  let i = Me(xe(n.map(({ line: m }) => m))), a = /* @__PURE__ */ new Map();
  for (let m of s) {
    await Qt(), r.throwIfAborted();
    for (let c of m) Po(c, { pathOf: i, top: ge(t), linked: a });
  }
}
function Po({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: i }) {
  let a = `${s}/${e}`, m = o && i.get(o.inode);
  Ue(M(t === "directory" ? a : Ro(a)), { recursive: !0 }), t === "link" && xo(M(r), M(a)), t === "file" && (o && !m && i.set(o.inode, a), m ? bo(M(m), M(a)) : wo(M(n(e)), M(a)));
}
var Xt = 20, Yt = "return function const export default value from import this null options length index".split(
  " "
);
async function vo(e, t, r) {
  let o = So();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / Xt), i = pe(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % Xt === 0 && (await Qt(), r.throwIfAborted(), Ue(i, { recursive: !0 })), Mo(pe(i, `file-${n}.js`), To(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function To(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = Yt[Math.floor(t() * Yt.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function So() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// bench/src/rounds.ts
async function rr(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((a) => ({ way: a, ready: [], readAll: [] })), i = async (a, m) => {
    try {
      await m(a, t, r);
    } catch (c) {
      n.throwIfAborted(), a.whyNot = y(c);
    }
  };
  try {
    for (let a of s) {
      await i(a, Ao);
      let { way: m, whyNot: c } = a;
      g(`${m.name}, from ${m.from}: ${c === void 0 ? "can be measured" : W(c)}`);
    }
    for (let a = 1; a <= o; a++) {
      g(`Round ${a} of ${o}`);
      for (let m of a % 2 === 1 ? s : s.toReversed())
        m.whyNot === void 0 && await i(m, Oo);
    }
  } finally {
    for (let { prepared: a } of s) await a?.remove?.();
  }
  return s.map(Co);
}
async function Ao(e, t, r) {
  await O(r.dir, { bytes: 2 * Ve(t) }), e.prepared = await e.way.prepare(t, r), await or(e, r, async (o) => {
    let { files: n } = await Ge(ue(o, t.name));
    if (n !== t.files) throw new Error(`it restored ${n} of ${t.files} files`);
  });
}
async function Oo(e, t, r) {
  let o = 0, n = await or(e, r, async (s) => {
    let i = performance.now();
    await Io(t.name, s, r), o = performance.now() - i;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function Io(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return ot({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await Bo(ue(t, e), { recursive: !0 }))
    n.isFile() && Wo(ue(n.parentPath, n.name));
}
async function or({ prepared: e }, { dir: t, signal: r }, o) {
  let n = ue(t, "restored");
  No(n);
  try {
    await te(t, r);
    let { ms: s, end: i } = await e.restore(n);
    try {
      await o(n);
    } finally {
      await i?.();
    }
    return s;
  } finally {
    k(n);
  }
}
function Co({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: i }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: a } = o;
  return { id: e, name: t, from: r, storedBytes: a, ready: Ie(s), readAll: Ie(i) };
}

// bench/src/ways/plain.ts
import { stat as zo } from "node:fs/promises";
import { join as Eo } from "node:path";
var jo = [
  {
    id: "zip",
    name: "zip",
    pack: "zip -q -r -y ARCHIVE TREE",
    unpack: "unzip -q ARCHIVE"
  },
  {
    id: "tar-lz4",
    name: "tar + lz4",
    pack: "tar -c -f - TREE | lz4 -q - ARCHIVE",
    unpack: "lz4 -q -d -c ARCHIVE | tar -x -f -"
  },
  {
    id: "tar-zstd",
    name: "tar + zstd",
    pack: "tar -c -f - TREE | zstd -q -3 -T0 - -o ARCHIVE",
    unpack: "zstd -q -d -c ARCHIVE | tar -x -f -"
  },
  {
    id: "squashfs-unpacked",
    name: "squashfs, unpacked",
    pack: "mksquashfs TREE ARCHIVE -comp zstd -Xcompression-level 3 -quiet -no-progress",
    unpack: "unsquashfs -quiet -no-progress -d TREE ARCHIVE"
  }
], ar = jo.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: i }) {
      let a = Eo(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: a }, c = nr(o, m);
      return await sr(nr(r, m), { cwd: n.parent, signal: i }), {
        storedBytes: (await zo(a)).size,
        async restore(p) {
          let u = performance.now();
          return await sr(c, { cwd: p, signal: i }), { ms: performance.now() - u };
        }
      };
    }
  })
);
function nr(e, t) {
  return e.split(" | ").map((r) => {
    let [o = "", ...n] = r.split(" ");
    return { path: tt(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function sr(e, t) {
  let { stdin: r, stdout: o, ended: n } = rt(e, t);
  r.end(), o.resume(), await n;
}

// bench/src/bench.ts
async function ir(e) {
  let t = Ot(Je, Ze());
  if (t.compare !== "") return gt(t);
  let r = await Fo(Ho(S(), "headstart-bench-"));
  try {
    let o = await at(e), n = await _o(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await ht(n, t);
  } finally {
    k(r);
  }
}
async function _o(e, t) {
  let r = _e(e.store, { id: "store", inputs: e.storeInputs });
  g("Making the tree");
  let o = await er(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  g("Measuring the disk");
  let i = await At(t);
  g("Measuring the CPU");
  let a = await Mt(o, t);
  g(`Measuring the network: ${"whyNot" in r ? r.whyNot : r.label}`);
  let m = await _t(r, t), c = [...ar, ...Vt(qo(e, r))], p = "whyNot" in o ? c.map(({ id: u, name: l, from: f }) => ({ id: u, name: l, from: f, ...o })) : await rr(c, o, t);
  return {
    kind: "headstart-bench",
    schema: 1,
    ...zt(e.label),
    tree: { from: e.paths.length > 0 ? "path" : "generated", files: n, bytes: s },
    repeats: t.repeats,
    store: "whyNot" in r ? null : r.label,
    disk: i,
    cpu: a,
    network: m,
    mounting: await Et(t),
    ways: p,
    proposals: Kt(p, m),
    left: t.left
  };
}
function qo({ store: e }, t) {
  let r = "label" in t ? [t] : [];
  if (!E()) return r;
  let o = { store: "github" }, n = _e({ ...e, ...o }, { id: "service", inputs: o });
  return "label" in n && n.label !== r[0]?.label ? [...r, n] : r;
}

// bench/src/main.ts
await ct(ir, (e) => Le(y(e)));
