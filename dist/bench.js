import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $a as Pe,
  Aa as q,
  B as Le,
  Ba as at,
  C as B,
  D as Ke,
  Da as it,
  E as Ze,
  Ea as mt,
  F as y,
  Fa as D,
  Ha as U,
  I as S,
  J as Xe,
  K as Ye,
  M as Qe,
  O as et,
  P as z,
  Q as ge,
  R as x,
  T as E,
  U as W,
  V as g,
  W as we,
  X as j,
  Z as be,
  Za as $e,
  _ as xe,
  _a as V,
  a as T,
  b as le,
  c as de,
  e as he,
  fb as G,
  ga as tt,
  gb as ve,
  ha as F,
  hb as O,
  ia as H,
  ja as rt,
  k as $,
  ka as ot,
  la as _,
  ma as nt,
  n as h,
  oa as st,
  pb as ct,
  qa as Me,
  ra as ke,
  ua as M,
  ya as Re,
  z as ye
} from "./shared-HXNBCXVK.js";

// lighter-node:crypto?bench/src/cpu.ts
var wt = le((dn, Be) => {
  Be.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Be.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/disk-probe.ts
var kt = le((Pn, je) => {
  je.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  je.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/network.ts
var jt = le((gs, _e) => {
  _e.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  _e.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// bench/src/bench.ts
import { mkdtemp as jo } from "node:fs/promises";
import { join as Fo } from "node:path";

// bench/src/compare.ts
import { readFileSync as wr, statSync as br } from "node:fs";
import { join as yt, relative as xr, resolve as Mr } from "node:path";

// bench/src/tables.ts
function pt(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: i, repeats: a } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${W(c)}, ${a} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: s.map(pr)
    },
    {
      title: "Machine",
      head: ["what", "median", "min to max", "by"],
      rows: [...Te("disk", t), ...Te("CPU", r), ...Te("network", o)]
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
      ({ ways: n }) => n.map((s) => ({ id: s.id, name: We(s), cell: Se(s).join(", ") }))
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
function We({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function pr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Se(e)] : [t, r, W(e.storedBytes), ...Se(e), g(e.readAll.p50)];
}
function Se(e) {
  if ("whyNot" in e) return [N(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [g(t), g(r), o.toFixed(2)];
}
function Te(e, t) {
  let r = new Set(t.map((n) => "whyNot" in n ? n.whyNot : void 0)), [o] = r;
  return r.size === 1 && o !== void 0 ? [[e, N(o)]] : t.map((n) => {
    if ("whyNot" in n) return [n.name, N(n.whyNot)];
    let { name: s, unit: i, p50: a, min: m, max: c, by: p = "" } = n;
    return [s, `${J(a)} ${i}`, `${J(m)} to ${J(c)}`, p];
  });
}
function ur(e) {
  let { id: t, name: r } = e;
  if ("whyNot" in e) return { id: t, name: r, cell: N(e.whyNot) };
  let { p50: o, unit: n, by: s } = e;
  return { id: t, name: r, cell: `${J(o)} ${n}${s === void 0 ? "" : ` (${s})`}` };
}
function N(e) {
  return `not measured: ${e}`;
}
function J(e) {
  return Math.round(e).toLocaleString("en");
}
function L({ machine: e, label: t, version: r, store: o }) {
  let { os: n, arch: s, kernel: i, cpu: a, cores: m, memoryBytes: c } = e, p = o ?? "no remote store";
  return `${t}: ${m} x ${a}, ${W(c)}, ${n} ${i} ${s}; ${p}; Headstart ${r}`;
}
function K({ title: e, head: t, rows: r }) {
  let o = [t, ...r], n = t.map(
    (i, a) => Math.max(...o.map((m) => a < m.length - 1 ? (m[a] ?? "").length : 0))
  ), s = (i) => i.map((a, m) => a.padEnd(n[m] ?? 0)).join("  ");
  return ["", e, ...o.map((i) => `  ${s(i).trimEnd()}`)];
}
function Z({ title: e, head: t, rows: r }) {
  let o = (s) => `| ${t.map((i, a) => ye(s[a] ?? "")).join(" | ")} |`, n = `|${t.map(() => "---").join("|")}|`;
  return [`### ${ye(e)}`, "", o(t), n, ...r.map(o), ""].join(`
`);
}

// bench/src/chart.ts
var fr = 20;
function X(e) {
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
  let r = [...new Map(e.flatMap(({ ways: o }) => o.map((n) => [n.id, We(n)])))].map(([o, n]) => ({
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
    format: (o) => g(o * 1e3)
  };
}

// bench/src/svg-picture.ts
var ft = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function dt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), i = (p) => Math.round(p / s * 520), a = [C(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    a.push(lt(16, m, { width: 10, place: p }), C(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, a.push(C(16, m + 11, p));
    for (let [l, f] of u.entries()) {
      if (f) {
        let [R, b] = [i(f.p50), n + i(Math.max(f.p95, f.p50))], mr = `<path d="M${n + R} ${m + 6}H${b}" stroke="black"/>`;
        a.push(lt(n, m, { width: R, place: l }), mr, C(b + 5, m + 11, o(f.p50)));
      } else a.push(C(n, m + 11, "not measured"));
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
function C(e, t, r) {
  let o = r.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (n) => `&#${n.charCodeAt(0)};`);
  return `<text x="${e}" y="${t}">${o}</text>`;
}

// bench/src/write-results.ts
import { mkdirSync as dr, writeFileSync as hr } from "node:fs";
import { dirname as yr, join as gr } from "node:path";
async function ht(e, { output: t, summary: r }) {
  let o = L(e), n = pt(e), s = e.left.map((m) => `Left: ${m}`);
  for (let m of [o, ...n.flatMap(K), ...s]) y(m);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), a = t || gr(S(), `headstart-bench-${i}.json`);
  Ae(a, `${JSON.stringify(e, void 0, 2)}
`), B("report", a);
  for (let { setting: m, value: c } of e.proposals) B(m, c);
  r && await U([`## ${o}
`, X([e]), ...n.map(Z)].join(`
`));
}
function Ae(e, t) {
  dr(yr(e), { recursive: !0 }), hr(e, t);
}

// bench/src/compare.ts
async function gt({ compare: e, output: t, summary: r }) {
  let n = (await kr(e)).flatMap((m) => Rr(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: $r(n, c) }));
  if (s.length === 0) throw new $(`There is no result of a benchmark at ${e}.`);
  let i = ut(s);
  for (let m of [...s.map(L), ...i.flatMap(K)]) y(m);
  let a = t || yt(S(), "headstart-bench.svg");
  Ae(a, dt(Ne(s))), B("picture", a), r && await U([X(s), ...i.map(Z)].join(`
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
    return Ze(`${t} is left out: ${h(r)}`), [];
  }
}
function $r(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// bench/src/cpu.ts
var bt = de(wt(), 1);
import { closeSync as Tr, openSync as Sr, readSync as Wr } from "node:fs";
import { opendir as Nr, rm as Ar, writeFile as Br } from "node:fs/promises";
import { join as ee } from "node:path";

// bench/src/measure.ts
import { setImmediate as Pr } from "node:timers/promises";
async function k(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let i = 0; i < t; i++)
    for (let [a, m] of e.entries())
      s[a]?.push(await o(m)), await Pr(), r.throwIfAborted();
  return e.map(({ id: i, name: a, unit: m }, c) => ({ id: i, name: a, ...vr(m, s[c], n) }));
}
async function A(e, t, r) {
  try {
    return await r();
  } catch (o) {
    return t.throwIfAborted(), e.map(({ id: n, name: s }) => ({ id: n, name: s, whyNot: h(o) }));
  }
}
function w(e, t) {
  return e / (performance.now() - t) * 1e3;
}
function vr(e, t = [], r) {
  let o = t.map((s) => Ce(s)), n = { p50: Oe(o, 0.5), min: Math.min(...o), max: Math.max(...o) };
  return { unit: e, ...r === void 0 ? {} : { by: r }, samples: o, ...n };
}
function Ie(e) {
  let t = e.map((n) => Ce(n)), [r, o] = [Oe(t, 0.5), Oe(t, 0.95)];
  return { samples: t, p50: r, p95: o, spread: Ce(o / r, 100) };
}
function Oe(e, t) {
  let r = e.toSorted((o, n) => o - n);
  return r[Math.ceil(t * r.length) - 1] ?? Number.NaN;
}
function Ce(e, t = 10) {
  return Math.round(e * t) / t;
}

// bench/src/cpu.ts
var ze = 64, Ee = "MiB/s", Or = { id: "sha256", name: "SHA-256", unit: Ee }, I = { plain: "cpu", packed: "cpu.zst" }, xt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", I.plain, "-o", I.packed],
    unit: Ee
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", I.packed], unit: Ee }
];
async function Mt(e, t) {
  return [...await k([Or], t, { sample: Cr }), ...await A(xt, t.signal, () => Ir(e, t))];
}
function Cr() {
  let e = Buffer.alloc(1048576, 1), t = performance.now(), r = (0, bt.createHash)("sha256");
  for (let o = 0; o < ze; o++) r.update(e);
  return r.digest(), w(ze, t);
}
async function Ir(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await zr(ee(r, I.plain), ee(e.parent, e.name)) / 1048576;
    return await k(xt, t, { sample: async ({ args: a }) => {
      let m = performance.now();
      return await _({ path: n, args: [...a] }, { cwd: r, signal: o }), w(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(I)) await Ar(ee(r, s), { force: !0 });
  }
}
async function zr(e, t) {
  let r = Buffer.alloc(ze * 1048576), o = 0;
  for await (let n of await Nr(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Sr(ee(n.parentPath, n.name), "r");
    if (o += Wr(s, r, o, r.length - o, null), Tr(s), o === r.length) break;
  }
  return await Br(e, r.subarray(0, o)), o;
}

// bench/src/disk.ts
import { mkdirSync as _r, writeFileSync as qr } from "node:fs";
import { rm as Dr, statfs as Ur } from "node:fs/promises";
import { join as oe } from "node:path";
import { setImmediate as Vr } from "node:timers/promises";

// bench/src/disk-probe.ts
var $t = de(kt(), 1);
import { constants as te } from "node:fs";
import { open as Er } from "node:fs/promises";
var Pt = 250, jr = [
  Fe("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  Fe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  Fe("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], Fr = [
  // Some systems have no flag for direct access.
  ...te.O_DIRECT ? [Rt("direct, one at a time", te.O_DIRECT)] : [],
  Rt("through the page cache", 0)
];
async function vt(e, t) {
  let r;
  for (let o of F("fio") ? jr : Fr)
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
      a.throwIfAborted();
      let m = [
        `--runtime=${Pt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${i}`], p = [...m, ...c, ...t, `--filename=${s}`];
      return Hr(await st({ path: H("fio"), args: p }), r) / n;
    }
  };
}
function Hr(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function Rt(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = new ArrayBuffer(1048576, { maxByteLength: 1048576 }), c = (0, $t.randomFillSync)(Buffer.from(m)), p = await Er(s, te.O_RDWR | te.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let b = u; b < i; b += c.length)
          await p.write(c, 0, c.length, b);
        await p.sync();
        let l = i / n, f = performance.now(), R = 0;
        for (; performance.now() - f < Pt; R++) {
          a.throwIfAborted();
          let b = (o ? Math.floor(Math.random() * l) : R % l) * n;
          r === "write" ? await p.write(c, 0, n, b) : await p.read(c, 0, n, b);
        }
        return r === "write" && await p.datasync(), w(R, f);
      } finally {
        await p.close();
      }
    }
  };
}

// bench/src/flush-disks.ts
async function re(e, t) {
  F("sync") && await ot("sync", [], { cwd: e, signal: t });
}

// bench/src/disk.ts
var Tt = { unit: "MiB/s", isRandom: !1, blockBytes: 1048576 }, St = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, He = [
  { id: "write", name: "sequential write", kind: "write", ...Tt },
  { id: "read", name: "sequential read", kind: "read", ...Tt },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...St },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...St }
], Wt = { id: "create", name: "files created", unit: "files/s" };
function Bt(e) {
  return A([...He, Wt], e.signal, async () => [
    ...await Gr(e),
    ...await k([Wt], e, { sample: () => Lr(e) })
  ]);
}
async function Gr(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Ur(t), s = Math.floor(Math.min(256 * 1048576, o * n / 4) / 1048576) * 1048576;
  if (s < 16 * 1048576) throw new Error("less than 64 MiB are free");
  let i = oe(t, "disk");
  try {
    let a = { path: i, bytes: s, signal: r }, { by: m, rate: c } = await vt(He[0], a);
    return await k(He, e, { sample: (p) => c(p, a), by: m });
  } finally {
    await Dr(i, { force: !0 });
  }
}
var Nt = 4e3, At = 100, Jr = Buffer.alloc(1024, "x");
async function Lr({ dir: e, signal: t }) {
  let r = oe(e, "created");
  await re(e, t);
  let o = performance.now();
  for (let s = 0; s < Nt; s++) {
    let i = oe(r, String(Math.floor(s / At)));
    s % At === 0 && (await Vr(), t.throwIfAborted(), _r(i, { recursive: !0 })), qr(oe(i, String(s)), Jr, { flag: "wx" });
  }
  let n = w(Nt, o);
  return M(r), n;
}

// bench/src/inputs.ts
import { resolve as Kr } from "node:path";
var Zr = [
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
    paths: xe(e("path")),
    /** The number of files in the generated tree. */
    files: j(e, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: j(e, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : Kr(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: Xr(e("compare")),
    summary: we(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: be((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(Zr.map((s) => [s, e(s)]))
  };
}
function Xr(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// bench/src/machine.ts
import { arch as Ct, cpus as Yr, release as Qr, totalmem as eo, type as It } from "node:os";
function zt(e) {
  let t = Yr();
  return {
    version: it.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || Qe() || `${It()} ${Ct()}`,
    machine: {
      os: It(),
      arch: Ct(),
      kernel: Qr(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: eo(),
      node: process.version
    }
  };
}
async function Et({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await q("image", t), await q("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// bench/src/network.ts
var se = de(jt(), 1);

// bench/src/remote-stores.ts
function qe(e, t) {
  if ($e({ inputs: e, service: z() }) === "local")
    return { whyNot: "no remote store is configured" };
  let r = et(), { read: o, write: n, whyNoRead: s, whyNoWrite: i } = tt(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: i ?? s ?? "this run may write no scope" };
  let a = Pe(e, r, AbortSignal.abort()), m = (c, p) => V({ ...a, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: V(a).label, scope: n, open: m };
}
async function ne({ open: e }, t, { left: r }) {
  let o = e({}, AbortSignal.timeout(6e4)), n = `the key ${t.keys[0]} in the ${o.label}`;
  try {
    let s = await o.find(t);
    await s?.reject(), await s?.close();
    let i = s && await o.find(t);
    await i?.close(), i && r.push(`${W(i.size)} under ${n}, until the store lets go of them`);
  } catch (s) {
    r.push(`What is under ${n}, perhaps: ${h(s)}`);
  }
}

// bench/src/network.ts
var De = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, P = { concurrency: 8, partMebibytes: 8 }, Ft = "MiB/s", Ht = { id: "upload", name: `upload, ${P.concurrency} at once`, unit: Ft }, ae = [
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
  return A([Ht, ...ae], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return to(e, t);
  });
}
async function to(e, t) {
  let r = he([(0, se.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: i, partMebibytes: a }) => oo(e.open({ concurrency: i, partBytes: a * 1048576 }, t.signal), n, t);
  try {
    let i = { ...t, repeats: 1 };
    return [
      ...await k([Ht], i, { sample: () => ro(e, o, t) }),
      ...await k(ae, t, { sample: s })
    ];
  } finally {
    await ne(e, n, t);
  }
}
async function ro(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, se.randomFillSync)(Buffer.alloc(1048576)), s = performance.now(), { write: i, finish: a, commit: m } = ve(o), c = 0;
    for (; c < De.mebibytes && performance.now() - s < De.uploadMs; c++)
      r.throwIfAborted(), await i(n);
    if (await a(), !await m()) throw new Error("the store took no entry");
    return w(c, s);
  } finally {
    await o.discard();
  }
}
async function oo(e, t, { signal: r }) {
  let o = await e.find(t);
  if (!o) throw new Error("what was put into the store is not there");
  try {
    let n = performance.now(), s = o.read(0, o.size), i = 0;
    for await (let a of s)
      if (i += a.length, s.release?.(a), r.throwIfAborted(), performance.now() - n > De.downloadMs) break;
    return w(i / 1048576, n);
  } finally {
    await o.close();
  }
}

// bench/src/ways/headstart.ts
import { join as mo } from "node:path";

// bench/src/action-step.ts
import { mkdtemp as no, readFile as so, rm as qt, writeFile as ao } from "node:fs/promises";
import { join as ie } from "node:path";
async function me(e, { dir: t, signal: r }) {
  let o = await no(ie(t, "step-"));
  try {
    let n = { GITHUB_OUTPUT: ie(o, "output"), GITHUB_STATE: ie(o, "state") };
    for (let f of Object.values(n)) await ao(f, "");
    let s = ie(import.meta.dirname, `${e.entry}.js`), i = { ...io(e), ...n }, { exitCode: a, output: m, ms: c } = await nt(s, i, { cwd: e.workspace, signal: r });
    r.throwIfAborted();
    let p = m.split(/\r?\n/).filter((f) => f !== "");
    if (a !== 0) throw new Error(Dt(p.at(-1) ?? `the step ended with ${a}`));
    let [u, l] = await Promise.all([Ut(n.GITHUB_OUTPUT), Ut(n.GITHUB_STATE)]);
    return u.report && await qt(u.report, { force: !0 }), { ms: c, log: p.map(Dt), outputs: u, state: l };
  } finally {
    await qt(o, { recursive: !0, force: !0 });
  }
}
function io({ inputs: e, state: t = {}, workspace: r }) {
  let o = Object.entries(Ye()).filter(([n]) => !/^(INPUT|STATE)_/.test(n));
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
  let r = (await so(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// bench/src/ways/headstart.ts
var ce = { name: "Headstart, unpacked", mode: "unpack" }, Ue = { name: "Headstart, mounted", mode: "mount" }, co = { name: "Headstart, lazy", mode: "lazy" }, po = [
  ce,
  Ue,
  { ...ce, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...Ue, name: "Headstart, mounted from memory", ramdisk: "on" }
], uo = { store: [ce, Ue, co], service: [ce] };
function Vt(e) {
  let t = e.flatMap((r) => uo[r.id].map((o) => ({ ...o, remote: r })));
  return [...po, ...t].map((r) => ({
    id: v(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => fo(r, o, n)
  }));
}
function v({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function fo(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, i = v(e, s?.id), a = `${t.name}-${i}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": mo(r.dir, i) },
    path: t.name,
    key: a,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await me({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let f = Re.flatMap((R) => R.versions({ paths: [t.name], crossOs: !1 }));
    await ne(s, { scopes: [s.scope], keys: [a], versions: f }, r);
  };
  try {
    if (Gt(p), !p.includes(`Cache saved with key: ${a}`)) throw new Error(Jt(p));
  } catch (f) {
    throw r.signal.throwIfAborted(), await u(), f;
  }
  let [, l] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(l), restore: (f) => lo(m, f, r), remove: u };
}
async function lo(e, t, r) {
  let { ms: o, log: n, outputs: s, state: i } = await me({ entry: "restore", inputs: e, workspace: t }, r), a = async () => {
    let m = AbortSignal.timeout(6e4);
    await me({ entry: "unmount", inputs: e, workspace: t, state: i }, { ...r, signal: m });
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
var pe = 1.1;
function Kt(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...ho(r),
    ...Lt(t, "concurrency"),
    ...Lt(t, "part-size")
  ];
}
function ho(e) {
  let t = e.has(v({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((a) => {
    let m = e.get(v({ mode: a }, t));
    return m ? [{ mode: a, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: a, readAll: m }) => Zt(a, o.ready) && m.p50 <= o.readAll.p50 * pe
  ).sort((a, m) => a.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: a, ready: m, readAll: c }) => `${a} ready in ${g(m.p50)}, all read after ${g(c.p50)}`
  ), i = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: i }, ...yo(n.mode, e)];
}
function yo(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(v({ mode: r })), t.get(v({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${g(o.readAll.p50)} on the disk and ${g(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: Zt(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function Zt(e, t) {
  return e.p95 * pe < t.p50;
}
function Lt(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = ae.flatMap((u) => {
    let l = e.find(({ id: f }) => f === u.id);
    return !l || "whyNot" in l || u[o] !== P[o] ? [] : [{ value: u[r], ...l }];
  }), i = s.find(({ value: u }) => u === P[r]);
  if (!i) return [];
  let a = s.filter(({ min: u }) => u > i.p50 * pe), m = Math.max(...a.map(({ p50: u }) => u)), c = a.find(({ p50: u }) => u * pe >= m) ?? i, p = s.map(({ value: u, p50: l }) => `${u}${n}: ${l.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// bench/src/rounds.ts
import { mkdirSync as So, readFileSync as Wo } from "node:fs";
import { opendir as No } from "node:fs/promises";
import { join as fe } from "node:path";

// bench/src/tree.ts
import { copyFileSync as go, linkSync as wo, mkdirSync as Ve, symlinkSync as bo, writeFileSync as xo } from "node:fs";
import { basename as Mo, dirname as ko, join as ue } from "node:path";
import { setImmediate as Qt } from "node:timers/promises";
async function er({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = ue(o, "tree"), i = Mo(o), a = ue(s, i);
  try {
    return Ve(a, { recursive: !0 }), e.length === 0 ? await Po(a, t, n) : await Ro(e, a, n), { parent: s, name: i, ...await Je(a) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof $) throw m;
    return M(s), { whyNot: h(m) };
  }
}
function Ge({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Je(e) {
  return tr(G(await D(E(["."], e)), void 0));
}
function tr(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function Ro(e, t, r) {
  let o = E(e, process.cwd()), n = await D(o);
  if (n.length === 0) throw new $(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...G(n, o.excludes)];
  await O(t, { bytes: Ge(tr(s)) });
  let i = ke(Me(n.map(({ root: m }) => m))), a = /* @__PURE__ */ new Map();
  for (let m of s) {
    await Qt(), r.throwIfAborted();
    for (let c of m) $o(c, { pathOf: i, top: ge(t), linked: a });
  }
}
function $o({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: i }) {
  let a = `${s}/${e}`, m = o && i.get(o.inode);
  Ve(x(t === "directory" ? a : ko(a)), { recursive: !0 }), t === "link" && bo(x(r), x(a)), t === "file" && (o && !m && i.set(o.inode, a), m ? wo(x(m), x(a)) : go(x(n(e)), x(a)));
}
var Xt = 20, Yt = "return function const export default value from import this null options length index".split(
  " "
);
async function Po(e, t, r) {
  let o = To();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / Xt), i = ue(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % Xt === 0 && (await Qt(), r.throwIfAborted(), Ve(i, { recursive: !0 })), xo(ue(i, `file-${n}.js`), vo(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function vo(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = Yt[Math.floor(t() * Yt.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function To() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// bench/src/rounds.ts
async function rr(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((a) => ({ way: a, ready: [], readAll: [] })), i = async (a, m) => {
    try {
      await m(a, t, r);
    } catch (c) {
      n.throwIfAborted(), a.whyNot = h(c);
    }
  };
  try {
    for (let a of s) {
      await i(a, Ao);
      let { way: m, whyNot: c } = a;
      y(`${m.name}, from ${m.from}: ${c === void 0 ? "can be measured" : N(c)}`);
    }
    for (let a = 1; a <= o; a++) {
      y(`Round ${a} of ${o}`);
      for (let m of a % 2 === 1 ? s : s.toReversed())
        m.whyNot === void 0 && await i(m, Bo);
    }
  } finally {
    for (let { prepared: a } of s) await a?.remove?.();
  }
  return s.map(Co);
}
async function Ao(e, t, r) {
  await O(r.dir, { bytes: 2 * Ge(t) }), e.prepared = await e.way.prepare(t, r), await or(e, r, async (o) => {
    let { files: n } = await Je(fe(o, t.name));
    if (n !== t.files) throw new Error(`it restored ${n} of ${t.files} files`);
  });
}
async function Bo(e, t, r) {
  let o = 0, n = await or(e, r, async (s) => {
    let i = performance.now();
    await Oo(t.name, s, r), o = performance.now() - i;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function Oo(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return _({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await No(fe(t, e), { recursive: !0 }))
    n.isFile() && Wo(fe(n.parentPath, n.name));
}
async function or({ prepared: e }, { dir: t, signal: r }, o) {
  let n = fe(t, "restored");
  So(n);
  try {
    await re(t, r);
    let { ms: s, end: i } = await e.restore(n);
    try {
      await o(n);
    } finally {
      await i?.();
    }
    return s;
  } finally {
    M(n);
  }
}
function Co({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: i }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: a } = o;
  return { id: e, name: t, from: r, storedBytes: a, ready: Ie(s), readAll: Ie(i) };
}

// bench/src/ways/plain.ts
import { stat as Io } from "node:fs/promises";
import { join as zo } from "node:path";
var Eo = [
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
], ar = Eo.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: i }) {
      let a = zo(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: a }, c = nr(o, m);
      return await sr(nr(r, m), { cwd: n.parent, signal: i }), {
        storedBytes: (await Io(a)).size,
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
    return { path: H(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function sr(e, t) {
  let { stdin: r, stdout: o, ended: n } = rt(e, t);
  r.end(), o.resume(), await n;
}

// bench/src/bench.ts
async function ir(e) {
  let t = Ot(Le, Xe());
  if (t.compare !== "") return gt(t);
  let r = await jo(Fo(S(), "headstart-bench-"));
  try {
    let o = await at(), n = await Ho(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await ht(n, t);
  } finally {
    M(r);
  }
}
async function Ho(e, t) {
  let r = qe(e.store, { id: "store", inputs: e.storeInputs });
  y("Making the tree");
  let o = await er(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  y("Measuring the disk");
  let i = await Bt(t);
  y("Measuring the CPU");
  let a = await Mt(o, t);
  y(`Measuring the network: ${"whyNot" in r ? r.whyNot : r.label}`);
  let m = await _t(r, t), c = [...ar, ...Vt(_o(e, r))], p = "whyNot" in o ? c.map(({ id: u, name: l, from: f }) => ({ id: u, name: l, from: f, ...o })) : await rr(c, o, t);
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
function _o({ store: e }, t) {
  let r = "label" in t ? [t] : [];
  if (!z()) return r;
  let o = { store: "github" }, n = qe({ ...e, ...o }, { id: "service", inputs: o });
  return "label" in n && n.label !== r[0]?.label ? [...r, n] : r;
}

// bench/src/main.ts
await ct(ir, (e) => Ke(h(e)));
