import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $ as xe,
  $a as lt,
  Ba as _,
  Ca as ut,
  D as ge,
  E as Xe,
  Ea as ft,
  F as A,
  Fa as q,
  G as Ye,
  H as Qe,
  I as g,
  L as T,
  M as et,
  N as tt,
  P as rt,
  R as ot,
  S as E,
  T as we,
  U as M,
  W as j,
  X as N,
  Y as w,
  _ as be,
  a as S,
  ab as $e,
  b as le,
  bb as D,
  c as de,
  cb as Pe,
  d as Ke,
  db as ve,
  e as Ze,
  eb as O,
  f as $,
  ha as nt,
  i as y,
  ia as F,
  ja as st,
  k as he,
  kb as U,
  l as z,
  la as at,
  lb as V,
  ma as it,
  mb as dt,
  n as ye,
  na as Me,
  oa as ke,
  pa as mt,
  sa as k,
  wa as H,
  xa as ct,
  ya as pt,
  za as Re
} from "./shared-DVJP4KQS.js";

// lighter-node:crypto?bench/src/cpu.ts
var Rt = le((xn, Ae) => {
  Ae.exports = Object.create(new Proxy({}, { get: (e, t) => S("node:crypto")[t] }));
  Ae.exports.getRandomValues = (e) => S("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/disk-probe.ts
var St = le((Bn, je) => {
  je.exports = Object.create(new Proxy({}, { get: (e, t) => S("node:crypto")[t] }));
  je.exports.getRandomValues = (e) => S("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/network.ts
var Dt = le(($s, _e) => {
  _e.exports = Object.create(new Proxy({}, { get: (e, t) => S("node:crypto")[t] }));
  _e.exports.getRandomValues = (e) => S("node:crypto").getRandomValues(e);
});

// bench/src/bench.ts
import { mkdtemp as Uo } from "node:fs/promises";
import { join as Vo } from "node:path";

// bench/src/compare.ts
import { readFileSync as Rr, statSync as $r } from "node:fs";
import { join as Mt, relative as Pr, resolve as vr } from "node:path";

// bench/src/tables.ts
function ht(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: i, repeats: a } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${N(c)}, ${a} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: s.map(hr)
    },
    {
      title: "Machine",
      head: ["what", "median", "min to max", "by"],
      rows: [...Se("disk", t), ...Se("CPU", r), ...Se("network", o)]
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
function yt(e) {
  let t = ({ disk: n, cpu: s, network: i }) => [...n, ...s, ...i], r = new Set(e.flatMap(t).flatMap((n) => "p50" in n ? [n.id] : [])), o = (n, s, i) => ({
    title: n,
    head: [s, ...e.map(({ label: a }) => a)],
    rows: dr(e.map(i))
  });
  return [
    o(
      "Until the job could go on: median, p95, p95/p50",
      "way",
      ({ ways: n }) => n.map((s) => ({ id: s.id, name: Ne(s), cell: Te(s).join(", ") }))
    ),
    o(
      "Machine: medians",
      "what",
      (n) => t(n).filter(({ id: s }) => r.has(s)).map(yr)
    ),
    o(
      "Proposed settings",
      "setting",
      ({ proposals: n }) => n.map(({ setting: s, value: i }) => ({ id: s, name: s, cell: i }))
    )
  ];
}
function dr(e) {
  return [...new Map(e.flat().map(({ id: r, name: o }) => [r, o]))].map(([r, o]) => [
    o,
    ...e.map((n) => n.find(({ id: s }) => s === r)?.cell ?? "\u2013")
  ]);
}
function Ne({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function hr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Te(e)] : [t, r, N(e.storedBytes), ...Te(e), w(e.readAll.p50)];
}
function Te(e) {
  if ("whyNot" in e) return [W(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [w(t), w(r), o.toFixed(2)];
}
function Se(e, t) {
  let r = new Set(t.map((n) => "whyNot" in n ? n.whyNot : void 0)), [o] = r;
  return r.size === 1 && o !== void 0 ? [[e, W(o)]] : t.map((n) => {
    if ("whyNot" in n) return [n.name, W(n.whyNot)];
    let { name: s, unit: i, p50: a, min: m, max: c, by: p = "" } = n;
    return [s, `${G(a)} ${i}`, `${G(m)} to ${G(c)}`, p];
  });
}
function yr(e) {
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
  let o = (s) => `| ${t.map((i, a) => ge(s[a] ?? "")).join(" | ")} |`, n = `|${t.map(() => "---").join("|")}|`;
  return [`### ${ge(e)}`, "", o(t), n, ...r.map(o), ""].join(`
`);
}

// bench/src/chart.ts
var gr = 20;
function Z(e) {
  let { groups: t, series: r } = We(e), o = t.flatMap((i) => {
    let a = i.name.replace(/, from the (?:store|cache service)$/, ", store"), m = a.replace(/^Headstart, /, "");
    return r.flatMap((c, p) => {
      let u = i.bars[p], l = r.length > 1 ? `${m}: ${c.slice(0, gr)}` : a;
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
  y-axis "seconds" 0 --> ${wr(Math.max(...s))}
  bar [${s.map((i) => i.toFixed(3)).join(", ")}]
\`\`\`
`;
}
function wr(e) {
  let t = 10 ** Math.floor(Math.log10(Math.max(e, 1e-3))), r = [1, 2, 5, 10].map((o) => o * t).find((o) => o >= e) ?? 10 * t;
  return Number(r.toPrecision(2));
}
function We(e) {
  let r = [...new Map(e.flatMap(({ ways: o }) => o.map((n) => [n.id, Ne(n)])))].map(([o, n]) => ({
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
var gt = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function bt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), i = (p) => Math.round(p / s * 520), a = [I(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    a.push(wt(16, m, { width: 10, place: p }), I(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, a.push(I(16, m + 11, p));
    for (let [l, f] of u.entries()) {
      if (f) {
        let [b, h] = [i(f.p50), n + i(Math.max(f.p95, f.p50))], ue = `<path d="M${n + b} ${m + 6}H${h}" stroke="black"/>`;
        a.push(wt(n, m, { width: b, place: l }), ue, I(h + 5, m + 11, o(f.p50)));
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
function wt(e, t, { width: r, place: o }) {
  let n = gt[o % gt.length];
  return `<rect x="${e}" y="${t}" width="${Math.max(r, 1)}" height="12" fill="${n}"/>`;
}
function I(e, t, r) {
  let o = r.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (n) => `&#${n.charCodeAt(0)};`);
  return `<text x="${e}" y="${t}">${o}</text>`;
}

// bench/src/write-results.ts
import { mkdirSync as br, writeFileSync as xr } from "node:fs";
import { dirname as Mr, join as kr } from "node:path";
async function xt(e, { output: t, summary: r }) {
  let o = J(e), n = ht(e), s = e.left.map((m) => `Left: ${m}`);
  for (let m of [o, ...n.flatMap(L), ...s]) g(m);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), a = t || kr(T(), `headstart-bench-${i}.json`);
  Be(a, `${JSON.stringify(e, void 0, 2)}
`), A("report", a);
  for (let { setting: m, value: c } of e.proposals) A(m, c);
  r && await V([`## ${o}
`, Z([e]), ...n.map(K)].join(`
`));
}
function Be(e, t) {
  br(Mr(e), { recursive: !0 }), xr(e, t);
}

// bench/src/compare.ts
async function kt({ compare: e, output: t, summary: r }) {
  let n = (await Sr(e)).flatMap((m) => Tr(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: Nr(n, c) }));
  if (s.length === 0) throw new $(`There is no result of a benchmark at ${e}.`);
  let i = yt(s);
  for (let m of [...s.map(J), ...i.flatMap(L)]) g(m);
  let a = t || Mt(T(), "headstart-bench.svg");
  Be(a, bt(We(s))), A("picture", a), r && await V([Z(s), ...i.map(K)].join(`
`));
}
async function Sr(e) {
  let t = $r(e, { throwIfNoEntry: !1 })?.isDirectory();
  return (await ft(t ? Mt(e, "**/*.json") : e, {
    matchDirectories: !1
  })).glob();
}
function Tr(e) {
  let t = Pr(process.cwd(), vr(e));
  try {
    let r = JSON.parse(Rr(e, "utf8"));
    if (r?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (r.schema !== 1)
      throw new Error(`it has schema ${r.schema}, and this version of Headstart reads ${1}`);
    if (typeof r.label != "string" || !Array.isArray(r.ways)) throw new Error("it is not whole");
    return [r];
  } catch (r) {
    return Qe(`${t} is left out: ${y(r)}`), [];
  }
}
function Nr(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// bench/src/cpu.ts
var $t = de(Rt(), 1);
import { closeSync as Ar, openSync as Or, readSync as Ir } from "node:fs";
import { opendir as Cr, rm as zr, writeFile as Er } from "node:fs/promises";
import { join as Q } from "node:path";

// bench/src/measure.ts
import { setImmediate as Wr } from "node:timers/promises";
async function R(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let i = 0; i < t; i++)
    for (let [a, m] of e.entries())
      s[a]?.push(await o(m)), await Wr(), r.throwIfAborted();
  return e.map(({ id: i, name: a, unit: m }, c) => ({ id: i, name: a, ...Br(m, s[c], n) }));
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
function Br(e, t = [], r) {
  let o = t.map((s) => Ie(s)), n = { p50: Oe(o, 0.5), min: Math.min(...o), max: Math.max(...o) };
  return { unit: e, ...r === void 0 ? {} : { by: r }, samples: o, ...n };
}
function Ce(e) {
  let t = e.map((n) => Ie(n)), [r, o] = [Oe(t, 0.5), Oe(t, 0.95)];
  return { samples: t, p50: r, p95: o, spread: Ie(o / r, 100) };
}
function Oe(e, t) {
  let r = e.toSorted((o, n) => o - n);
  return r[Math.ceil(t * r.length) - 1] ?? Number.NaN;
}
function Ie(e, t = 10) {
  return Math.round(e * t) / t;
}

// bench/src/cpu.ts
var ze = 64, Ee = "MiB/s", jr = { id: "sha256", name: "SHA-256", unit: Ee }, C = { plain: "cpu", packed: "cpu.zst" }, Pt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", C.plain, "-o", C.packed],
    unit: Ee
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", C.packed], unit: Ee }
];
async function vt(e, t) {
  return [...await R([jr], t, { sample: Fr }), ...await B(Pt, t.signal, () => Hr(e, t))];
}
function Fr() {
  let e = Buffer.alloc(1048576, 1), t = performance.now(), r = (0, $t.createHash)("sha256");
  for (let o = 0; o < ze; o++) r.update(e);
  return r.digest(), x(ze, t);
}
async function Hr(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await _r(Q(r, C.plain), Q(e.parent, e.name)) / 1048576;
    return await R(Pt, t, { sample: async ({ args: a }) => {
      let m = performance.now();
      return await ct({ path: n, args: [...a] }, { cwd: r, signal: o }), x(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(C)) await zr(Q(r, s), { force: !0 });
  }
}
async function _r(e, t) {
  let r = Buffer.alloc(ze * 1048576), o = 0;
  for await (let n of await Cr(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Or(Q(n.parentPath, n.name), "r");
    if (o += Ir(s, r, o, r.length - o, null), Ar(s), o === r.length) break;
  }
  return await Er(e, r.subarray(0, o)), o;
}

// bench/src/disk.ts
import { mkdirSync as Jr, writeFileSync as Lr } from "node:fs";
import { rm as Kr, statfs as Zr } from "node:fs/promises";
import { join as re } from "node:path";
import { setImmediate as Xr } from "node:timers/promises";

// bench/src/disk-probe.ts
var Nt = de(St(), 1);
import { constants as ee } from "node:fs";
import { open as qr } from "node:fs/promises";
import { dirname as Dr } from "node:path";
var Wt = 250, Ur = [
  Fe("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  Fe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  Fe("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], Vr = [
  // Some systems have no flag for direct access.
  ...ee.O_DIRECT ? [Tt("direct, one at a time", ee.O_DIRECT)] : [],
  Tt("through the page cache", 0)
];
async function Bt(e, t) {
  let r;
  for (let o of F("fio") ? Ur : Vr)
    try {
      return await o.rate(e, t), o;
    } catch (n) {
      t.signal.throwIfAborted(), r = n;
    }
  throw r;
}
function Fe(e, t) {
  return {
    by: `fio, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = [
        `--runtime=${Wt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${i}`], p = [...m, ...c, ...t, `--filename=${s}`], u = await H("fio", p, { cwd: Dr(s), signal: a, limitMs: 1 / 0 });
      return Gr(u.toString(), r) / n;
    }
  };
}
function Gr(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function Tt(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = new ArrayBuffer(1048576, { maxByteLength: 1048576 }), c = (0, Nt.randomFillSync)(Buffer.from(m)), p = await qr(s, ee.O_RDWR | ee.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let h = u; h < i; h += c.length)
          await p.write(c, 0, c.length, h);
        await p.sync();
        let l = i / n, f = performance.now(), b = 0;
        for (; performance.now() - f < Wt; b++) {
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
var At = { unit: "MiB/s", isRandom: !1, blockBytes: 1048576 }, Ot = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, He = [
  { id: "write", name: "sequential write", kind: "write", ...At },
  { id: "read", name: "sequential read", kind: "read", ...At },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...Ot },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...Ot }
], It = { id: "create", name: "files created", unit: "files/s" };
function Et(e) {
  return B([...He, It], e.signal, async () => [
    ...await Yr(e),
    ...await R([It], e, { sample: () => eo(e) })
  ]);
}
async function Yr(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Zr(t), s = Math.floor(Math.min(256 * 1048576, o * n / 4) / 1048576) * 1048576;
  if (s < 16 * 1048576) throw new Error("less than 64 MiB are free");
  let i = re(t, "disk");
  try {
    let a = { path: i, bytes: s, signal: r }, { by: m, rate: c } = await Bt(He[0], a);
    return await R(He, e, { sample: (p) => c(p, a), by: m });
  } finally {
    await Kr(i, { force: !0 });
  }
}
var Ct = 4e3, zt = 100, Qr = Buffer.alloc(1024, "x");
async function eo({ dir: e, signal: t }) {
  let r = re(e, "created");
  await te(e, t);
  let o = performance.now();
  for (let s = 0; s < Ct; s++) {
    let i = re(r, String(Math.floor(s / zt)));
    s % zt === 0 && (await Xr(), t.throwIfAborted(), Jr(i, { recursive: !0 })), Lr(re(i, String(s)), Qr, { flag: "wx" });
  }
  let n = x(Ct, o);
  return k(r), n;
}

// bench/src/inputs.ts
import { resolve as to } from "node:path";
var ro = [
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
function jt(e, t) {
  let r = { key: "headstart-bench", path: "headstart-bench", stash: "off" }, o = e("output"), n = e("label");
  if (n.length > 100 || /[\r\n]/.test(n))
    throw new $("Input label must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: xe(e("path")),
    /** The number of files in the generated tree. */
    files: z(e, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: z(e, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : to(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: oo(e("compare")),
    summary: he(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: be((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(ro.map((s) => [s, e(s)]))
  };
}
function oo(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// bench/src/machine.ts
import { arch as Ft, cpus as no, release as so, totalmem as ao, type as Ht } from "node:os";
function _t(e) {
  let t = no();
  return {
    version: lt.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || rt() || `${Ht()} ${Ft()}`,
    machine: {
      os: Ht(),
      arch: Ft(),
      kernel: so(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: ao(),
      node: process.version
    }
  };
}
async function qt({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await _("image", t), await _("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// bench/src/network.ts
var ne = de(Dt(), 1);

// bench/src/remote-stores.ts
function qe(e, t) {
  if ($e({ inputs: e, service: E() }) === "local")
    return { whyNot: "no remote store is configured" };
  let r = ot(), { read: o, write: n, whyNoRead: s, whyNoWrite: i } = nt(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: i ?? s ?? "this run may write no scope" };
  let a = Pe(e, r, AbortSignal.abort()), m = (c, p) => D({ ...a, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: D(a).label, scope: n, open: m };
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
var De = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, P = { concurrency: 8, partMebibytes: 8 }, Ut = "MiB/s", Vt = { id: "upload", name: `upload, ${P.concurrency} at once`, unit: Ut }, se = [
  ...[1, 2, 4, 8, 16].map((e) => ({ ...P, concurrency: e })),
  ...[16, 32].map((e) => ({ ...P, partMebibytes: e }))
].map(({ concurrency: e, partMebibytes: t }) => {
  let r = t === P.partMebibytes ? "" : `, parts of ${t} MiB`;
  return {
    id: `download-${e}x${t}MiB`,
    name: `download, ${e} at once${r}`,
    unit: Ut,
    concurrency: e,
    partMebibytes: t
  };
});
function Gt(e, t) {
  return B([Vt, ...se], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return io(e, t);
  });
}
async function io(e, t) {
  let r = ye([(0, ne.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: i, partMebibytes: a }) => co(e.open({ concurrency: i, partBytes: a * 1048576 }, t.signal), n, t);
  try {
    let i = { ...t, repeats: 1 };
    return [
      ...await R([Vt], i, { sample: () => mo(e, o, t) }),
      ...await R(se, t, { sample: s })
    ];
  } finally {
    await oe(e, n, t);
  }
}
async function mo(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, ne.randomFillSync)(Buffer.alloc(1048576)), s = performance.now(), { write: i, finish: a, commit: m } = ve(o), c = 0;
    for (; c < De.mebibytes && performance.now() - s < De.uploadMs; c++)
      r.throwIfAborted(), await i(n);
    if (await a(), !await m()) throw new Error("the store took no entry");
    return x(c, s);
  } finally {
    await o.discard();
  }
}
async function co(e, t, { signal: r }) {
  let o = await e.find(t);
  if (!o) throw new Error("what was put into the store is not there");
  try {
    let n = performance.now(), s = o.read(0, o.size), i = 0;
    for await (let a of s)
      if (i += a.length, s.release?.(a), r.throwIfAborted(), performance.now() - n > De.downloadMs) break;
    return x(i / 1048576, n);
  } finally {
    await o.close();
  }
}

// bench/src/ways/headstart.ts
import { join as ho } from "node:path";

// bench/src/action-step.ts
import { readFile as po, rm as uo, writeFile as fo } from "node:fs/promises";
import { join as Ue } from "node:path";
async function ae(e, { dir: t, signal: r }) {
  var h = [];
  try {
    let o = Ke(h, mt(t));
    let n = { GITHUB_OUTPUT: Ue(o.dir, "output"), GITHUB_STATE: Ue(o.dir, "state") };
    for (let fe of Object.values(n)) await fo(fe, "");
    let s = Ue(import.meta.dirname, `${e.entry}.js`);
    let i = { ...lo(e), ...n };
    let a = performance.now();
    let { exitCode: m, stdout: c, stderr: p } = await pt(
      { path: process.execPath, args: [s] },
      { cwd: e.workspace, env: i, signal: r, abortBy: "SIGINT" }
    );
    let u = performance.now() - a;
    let l = `${c}${p}`.split(/\r?\n/).filter((fe) => fe !== "");
    if (m !== 0) throw new Error(Jt(l.at(-1) ?? `the step ended with ${m}`));
    let [f, b] = await Promise.all([Lt(n.GITHUB_OUTPUT), Lt(n.GITHUB_STATE)]);
    f.report && await uo(f.report, { force: !0 });
    return { ms: u, log: l.map(Jt), outputs: f, state: b };
  } catch (ue) {
    var fr = ue, lr = !0;
  } finally {
    Ze(h, fr, lr);
  }
}
function lo({ inputs: e, state: t = {}, workspace: r }) {
  let o = Object.entries(tt()).filter(([n]) => !/^(INPUT|STATE)_/.test(n));
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
function Jt(e) {
  return e.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function Lt(e) {
  let r = (await po(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// bench/src/ways/headstart.ts
var ie = { name: "Headstart, unpacked", mode: "unpack" }, Ve = { name: "Headstart, mounted", mode: "mount" }, yo = { name: "Headstart, lazy", mode: "lazy" }, go = [
  ie,
  Ve,
  { ...ie, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...Ve, name: "Headstart, mounted from memory", ramdisk: "on" }
], wo = { store: [ie, Ve, yo], service: [ie] };
function Kt(e) {
  let t = e.flatMap((r) => wo[r.id].map((o) => ({ ...o, remote: r })));
  return [...go, ...t].map((r) => ({
    id: v(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => bo(r, o, n)
  }));
}
function v({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function bo(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, i = v(e, s?.id), a = `${t.name}-${i}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": ho(r.dir, i) },
    path: t.name,
    key: a,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await ae({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let f = Re.flatMap((b) => b.versions({ paths: [t.name], crossOs: !1 }));
    await oe(s, { scopes: [s.scope], keys: [a], versions: f }, r);
  };
  try {
    if (Zt(p), !p.includes(`Cache saved with key: ${a}`)) throw new Error(Xt(p));
  } catch (f) {
    throw r.signal.throwIfAborted(), await u(), f;
  }
  let [, l] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(l), restore: (f) => xo(m, f, r), remove: u };
}
async function xo(e, t, r) {
  let { ms: o, log: n, outputs: s, state: i } = await ae({ entry: "restore", inputs: e, workspace: t }, r), a = async () => {
    let m = AbortSignal.timeout(6e4);
    await ae({ entry: "unmount", inputs: e, workspace: t, state: i }, { ...r, signal: m });
  };
  try {
    if (Zt(n), s.hit !== "exact") throw new Error(Xt(n));
    return { ms: o, end: a };
  } catch (m) {
    throw await a(), m;
  }
}
function Zt(e) {
  let t = e.find((r) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(r));
  if (t) throw new Error(t);
}
function Xt(e) {
  return e.find((t) => t.startsWith("Failed to ")) ?? e.at(-1) ?? "it told nothing";
}

// bench/src/proposed-settings.ts
var me = 1.1;
function Qt(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...Mo(r),
    ...Yt(t, "concurrency"),
    ...Yt(t, "part-size")
  ];
}
function Mo(e) {
  let t = e.has(v({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((a) => {
    let m = e.get(v({ mode: a }, t));
    return m ? [{ mode: a, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: a, readAll: m }) => er(a, o.ready) && m.p50 <= o.readAll.p50 * me
  ).sort((a, m) => a.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: a, ready: m, readAll: c }) => `${a} ready in ${w(m.p50)}, all read after ${w(c.p50)}`
  ), i = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: i }, ...ko(n.mode, e)];
}
function ko(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(v({ mode: r })), t.get(v({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${w(o.readAll.p50)} on the disk and ${w(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: er(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function er(e, t) {
  return e.p95 * me < t.p50;
}
function Yt(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = se.flatMap((u) => {
    let l = e.find(({ id: f }) => f === u.id);
    return !l || "whyNot" in l || u[o] !== P[o] ? [] : [{ value: u[r], ...l }];
  }), i = s.find(({ value: u }) => u === P[r]);
  if (!i) return [];
  let a = s.filter(({ min: u }) => u > i.p50 * me), m = Math.max(...a.map(({ p50: u }) => u)), c = a.find(({ p50: u }) => u * me >= m) ?? i, p = s.map(({ value: u, p50: l }) => `${u}${n}: ${l.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// bench/src/rounds.ts
import { mkdirSync as Io, readFileSync as Co } from "node:fs";
import { opendir as zo } from "node:fs/promises";
import { join as pe } from "node:path";

// bench/src/tree.ts
import { copyFileSync as Ro, linkSync as $o, mkdirSync as Ge, symlinkSync as Po, writeFileSync as vo } from "node:fs";
import { basename as So, dirname as To, join as ce } from "node:path";
import { setImmediate as or } from "node:timers/promises";
async function nr({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = ce(o, "tree"), i = So(o), a = ce(s, i);
  try {
    return Ge(a, { recursive: !0 }), e.length === 0 ? await Bo(a, t, n) : await No(e, a, n), { parent: s, name: i, ...await Le(a) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof $) throw m;
    return k(s), { whyNot: y(m) };
  }
}
function Je({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Le(e) {
  return sr(U(await q(j(["."], e)), void 0));
}
function sr(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function No(e, t, r) {
  let o = j(e, process.cwd()), n = await q(o);
  if (n.length === 0) throw new $(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...U(n, o.excludes)];
  await O(t, { bytes: Je(sr(s)) });
  let i = ke(Me(n.map(({ line: m }) => m))), a = /* @__PURE__ */ new Map();
  for (let m of s) {
    await or(), r.throwIfAborted();
    for (let c of m) Wo(c, { pathOf: i, top: we(t), linked: a });
  }
}
function Wo({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: i }) {
  let a = `${s}/${e}`, m = o && i.get(o.inode);
  Ge(M(t === "directory" ? a : To(a)), { recursive: !0 }), t === "link" && Po(M(r), M(a)), t === "file" && (o && !m && i.set(o.inode, a), m ? $o(M(m), M(a)) : Ro(M(n(e)), M(a)));
}
var tr = 20, rr = "return function const export default value from import this null options length index".split(
  " "
);
async function Bo(e, t, r) {
  let o = Oo();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / tr), i = ce(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % tr === 0 && (await or(), r.throwIfAborted(), Ge(i, { recursive: !0 })), vo(ce(i, `file-${n}.js`), Ao(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function Ao(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = rr[Math.floor(t() * rr.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function Oo() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// bench/src/rounds.ts
async function ar(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((a) => ({ way: a, ready: [], readAll: [] })), i = async (a, m) => {
    try {
      await m(a, t, r);
    } catch (c) {
      n.throwIfAborted(), a.whyNot = y(c);
    }
  };
  try {
    for (let a of s) {
      await i(a, Eo);
      let { way: m, whyNot: c } = a;
      g(`${m.name}, from ${m.from}: ${c === void 0 ? "can be measured" : W(c)}`);
    }
    for (let a = 1; a <= o; a++) {
      g(`Round ${a} of ${o}`);
      for (let m of a % 2 === 1 ? s : s.toReversed())
        m.whyNot === void 0 && await i(m, jo);
    }
  } finally {
    for (let { prepared: a } of s) await a?.remove?.();
  }
  return s.map(Ho);
}
async function Eo(e, t, r) {
  await O(r.dir, { bytes: 2 * Je(t) }), e.prepared = await e.way.prepare(t, r), await ir(e, r, async (o) => {
    let { files: n } = await Le(pe(o, t.name));
    if (n !== t.files) throw new Error(`it restored ${n} of ${t.files} files`);
  });
}
async function jo(e, t, r) {
  let o = 0, n = await ir(e, r, async (s) => {
    let i = performance.now();
    await Fo(t.name, s, r), o = performance.now() - i;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function Fo(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return it({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await zo(pe(t, e), { recursive: !0 }))
    n.isFile() && Co(pe(n.parentPath, n.name));
}
async function ir({ prepared: e }, { dir: t, signal: r }, o) {
  let n = pe(t, "restored");
  Io(n);
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
function Ho({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: i }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: a } = o;
  return { id: e, name: t, from: r, storedBytes: a, ready: Ce(s), readAll: Ce(i) };
}

// bench/src/ways/plain.ts
import { stat as _o } from "node:fs/promises";
import { join as qo } from "node:path";
var Do = [
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
], pr = Do.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: i }) {
      let a = qo(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: a }, c = mr(o, m);
      return await cr(mr(r, m), { cwd: n.parent, signal: i }), {
        storedBytes: (await _o(a)).size,
        async restore(p) {
          let u = performance.now();
          return await cr(c, { cwd: p, signal: i }), { ms: performance.now() - u };
        }
      };
    }
  })
);
function mr(e, t) {
  return e.split(" | ").map((r) => {
    let [o = "", ...n] = r.split(" ");
    return { path: st(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function cr(e, t) {
  let { stdin: r, stdout: o, ended: n } = at(e, t);
  r.end(), o.resume(), await n;
}

// bench/src/bench.ts
async function ur(e) {
  let t = jt(Xe, et());
  if (t.compare !== "") return kt(t);
  let r = await Uo(Vo(T(), "headstart-bench-"));
  try {
    let o = await ut(e), n = await Go(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await xt(n, t);
  } finally {
    k(r);
  }
}
async function Go(e, t) {
  let r = qe(e.store, { id: "store", inputs: e.storeInputs });
  g("Making the tree");
  let o = await nr(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  g("Measuring the disk");
  let i = await Et(t);
  g("Measuring the CPU");
  let a = await vt(o, t);
  g(`Measuring the network: ${"whyNot" in r ? r.whyNot : r.label}`);
  let m = await Gt(r, t), c = [...pr, ...Kt(Jo(e, r))], p = "whyNot" in o ? c.map(({ id: u, name: l, from: f }) => ({ id: u, name: l, from: f, ...o })) : await ar(c, o, t);
  return {
    kind: "headstart-bench",
    schema: 1,
    ..._t(e.label),
    tree: { from: e.paths.length > 0 ? "path" : "generated", files: n, bytes: s },
    repeats: t.repeats,
    store: "whyNot" in r ? null : r.label,
    disk: i,
    cpu: a,
    network: m,
    mounting: await qt(t),
    ways: p,
    proposals: Qt(p, m),
    left: t.left
  };
}
function Jo({ store: e }, t) {
  let r = "label" in t ? [t] : [];
  if (!E()) return r;
  let o = { store: "github" }, n = qe({ ...e, ...o }, { id: "service", inputs: o });
  return "label" in n && n.label !== r[0]?.label ? [...r, n] : r;
}

// bench/src/main.ts
await dt(ur, (e) => Ye(y(e)));
