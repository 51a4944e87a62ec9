import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  $a as Me,
  B as Ze,
  Ba as ct,
  C as O,
  Ca as pt,
  D as Xe,
  Da as D,
  E as Ye,
  F as h,
  Fa as U,
  Ga as T,
  Ha as y,
  I as S,
  J as Qe,
  K as et,
  M as tt,
  O as rt,
  P as E,
  Q as we,
  R as b,
  T as j,
  U as ge,
  V as C,
  X as be,
  Y as xe,
  Za as $e,
  _a as V,
  a as v,
  b as le,
  c as de,
  e as he,
  ea as ot,
  fa as H,
  fb as G,
  ga as F,
  gb as ve,
  ha as nt,
  hb as A,
  ia as st,
  ja as _,
  k as R,
  ka as at,
  ma as it,
  n as d,
  oa as Pe,
  pa as ke,
  pb as ut,
  sa as x,
  wa as Re,
  ya as q,
  z as ye,
  za as mt
} from "./shared-LMEP6BAB.js";

// lighter-node:crypto?bench/src/cpu.ts
var xt = le((wn, Ae) => {
  Ae.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  Ae.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/disk-probe.ts
var $t = le((Sn, He) => {
  He.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  He.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/network.ts
var _t = le((ws, qe) => {
  qe.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  qe.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// bench/src/bench.ts
import { mkdtemp as _o } from "node:fs/promises";
import { join as qo } from "node:path";

// bench/src/compare.ts
import { readFileSync as Pr, statSync as kr } from "node:fs";
import { join as gt, relative as Rr, resolve as $r } from "node:path";

// bench/src/tables.ts
function ft(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: i, repeats: a } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${T(c)}, ${a} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: s.map(lr)
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
function lt(e) {
  let t = ({ disk: n, cpu: s, network: i }) => [...n, ...s, ...i], r = new Set(e.flatMap(t).flatMap((n) => "p50" in n ? [n.id] : [])), o = (n, s, i) => ({
    title: n,
    head: [s, ...e.map(({ label: a }) => a)],
    rows: fr(e.map(i))
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
      (n) => t(n).filter(({ id: s }) => r.has(s)).map(dr)
    ),
    o(
      "Proposed settings",
      "setting",
      ({ proposals: n }) => n.map(({ setting: s, value: i }) => ({ id: s, name: s, cell: i }))
    )
  ];
}
function fr(e) {
  return [...new Map(e.flat().map(({ id: r, name: o }) => [r, o]))].map(([r, o]) => [
    o,
    ...e.map((n) => n.find(({ id: s }) => s === r)?.cell ?? "\u2013")
  ]);
}
function Ne({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function lr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Te(e)] : [t, r, T(e.storedBytes), ...Te(e), y(e.readAll.p50)];
}
function Te(e) {
  if ("whyNot" in e) return [N(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [y(t), y(r), o.toFixed(2)];
}
function Se(e, t) {
  let r = new Set(t.map((n) => "whyNot" in n ? n.whyNot : void 0)), [o] = r;
  return r.size === 1 && o !== void 0 ? [[e, N(o)]] : t.map((n) => {
    if ("whyNot" in n) return [n.name, N(n.whyNot)];
    let { name: s, unit: i, p50: a, min: m, max: c, by: p = "" } = n;
    return [s, `${J(a)} ${i}`, `${J(m)} to ${J(c)}`, p];
  });
}
function dr(e) {
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
function K({ machine: e, label: t, version: r, store: o }) {
  let { os: n, arch: s, kernel: i, cpu: a, cores: m, memoryBytes: c } = e, p = o ?? "no remote store";
  return `${t}: ${m} x ${a}, ${T(c)}, ${n} ${i} ${s}; ${p}; Headstart ${r}`;
}
function L({ title: e, head: t, rows: r }) {
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
var hr = 20;
function X(e) {
  let { groups: t, series: r } = Be(e), o = t.flatMap((i) => {
    let a = i.name.replace(/, from the (?:store|cache service)$/, ", store"), m = a.replace(/^Headstart, /, "");
    return r.flatMap((c, p) => {
      let u = i.bars[p], l = r.length > 1 ? `${m}: ${c.slice(0, hr)}` : a;
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
  y-axis "seconds" 0 --> ${yr(Math.max(...s))}
  bar [${s.map((i) => i.toFixed(3)).join(", ")}]
\`\`\`
`;
}
function yr(e) {
  let t = 10 ** Math.floor(Math.log10(Math.max(e, 1e-3))), r = [1, 2, 5, 10].map((o) => o * t).find((o) => o >= e) ?? 10 * t;
  return Number(r.toPrecision(2));
}
function Be(e) {
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
    format: (o) => y(o * 1e3)
  };
}

// bench/src/svg-picture.ts
var dt = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function yt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), i = (p) => Math.round(p / s * 520), a = [I(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    a.push(ht(16, m, { width: 10, place: p }), I(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, a.push(I(16, m + 11, p));
    for (let [l, f] of u.entries()) {
      if (f) {
        let [k, g] = [i(f.p50), n + i(Math.max(f.p95, f.p50))], ur = `<path d="M${n + k} ${m + 6}H${g}" stroke="black"/>`;
        a.push(ht(n, m, { width: k, place: l }), ur, I(g + 5, m + 11, o(f.p50)));
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
function ht(e, t, { width: r, place: o }) {
  let n = dt[o % dt.length];
  return `<rect x="${e}" y="${t}" width="${Math.max(r, 1)}" height="12" fill="${n}"/>`;
}
function I(e, t, r) {
  let o = r.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (n) => `&#${n.charCodeAt(0)};`);
  return `<text x="${e}" y="${t}">${o}</text>`;
}

// bench/src/write-results.ts
import { mkdirSync as wr, writeFileSync as gr } from "node:fs";
import { dirname as br, join as xr } from "node:path";
async function wt(e, { output: t, summary: r }) {
  let o = K(e), n = ft(e), s = e.left.map((m) => `Left: ${m}`);
  for (let m of [o, ...n.flatMap(L), ...s]) h(m);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), a = t || xr(S(), `headstart-bench-${i}.json`);
  Oe(a, `${JSON.stringify(e, void 0, 2)}
`), O("report", a);
  for (let { setting: m, value: c } of e.proposals) O(m, c);
  r && await U([`## ${o}
`, X([e]), ...n.map(Z)].join(`
`));
}
function Oe(e, t) {
  wr(br(e), { recursive: !0 }), gr(e, t);
}

// bench/src/compare.ts
async function bt({ compare: e, output: t, summary: r }) {
  let n = (await Mr(e)).flatMap((m) => vr(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: Sr(n, c) }));
  if (s.length === 0) throw new R(`There is no result of a benchmark at ${e}.`);
  let i = lt(s);
  for (let m of [...s.map(K), ...i.flatMap(L)]) h(m);
  let a = t || gt(S(), "headstart-bench.svg");
  Oe(a, yt(Be(s))), O("picture", a), r && await U([X(s), ...i.map(Z)].join(`
`));
}
async function Mr(e) {
  let t = kr(e, { throwIfNoEntry: !1 })?.isDirectory();
  return (await pt(t ? gt(e, "**/*.json") : e, {
    matchDirectories: !1
  })).glob();
}
function vr(e) {
  let t = Rr(process.cwd(), $r(e));
  try {
    let r = JSON.parse(Pr(e, "utf8"));
    if (r?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (r.schema !== 1)
      throw new Error(`it has schema ${r.schema}, and this version of Headstart reads ${1}`);
    if (typeof r.label != "string" || !Array.isArray(r.ways)) throw new Error("it is not whole");
    return [r];
  } catch (r) {
    return Ye(`${t} is left out: ${d(r)}`), [];
  }
}
function Sr(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// bench/src/cpu.ts
var Pt = de(xt(), 1);
import { closeSync as Br, openSync as Or, readSync as Ar } from "node:fs";
import { opendir as Ir, rm as Wr, writeFile as zr } from "node:fs/promises";
import { join as ee } from "node:path";

// bench/src/measure.ts
import { setImmediate as Tr } from "node:timers/promises";
async function P(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let i = 0; i < t; i++)
    for (let [a, m] of e.entries())
      s[a]?.push(await o(m)), await Tr(), r.throwIfAborted();
  return e.map(({ id: i, name: a, unit: m }, c) => ({ id: i, name: a, ...Nr(m, s[c], n) }));
}
async function B(e, t, r) {
  try {
    return await r();
  } catch (o) {
    return t.throwIfAborted(), e.map(({ id: n, name: s }) => ({ id: n, name: s, whyNot: d(o) }));
  }
}
function w(e, t) {
  return e / (performance.now() - t) * 1e3;
}
function Nr(e, t = [], r) {
  let o = t.map((s) => We(s)), n = { p50: Ie(o, 0.5), min: Math.min(...o), max: Math.max(...o) };
  return { unit: e, ...r === void 0 ? {} : { by: r }, samples: o, ...n };
}
function ze(e) {
  let t = e.map((n) => We(n)), [r, o] = [Ie(t, 0.5), Ie(t, 0.95)];
  return { samples: t, p50: r, p95: o, spread: We(o / r, 100) };
}
function Ie(e, t) {
  let r = e.toSorted((o, n) => o - n);
  return r[Math.ceil(t * r.length) - 1] ?? Number.NaN;
}
function We(e, t = 10) {
  return Math.round(e * t) / t;
}

// bench/src/cpu.ts
var Ce = 1024 ** 2, Ee = 64, je = "MiB/s", Er = { id: "sha256", name: "SHA-256", unit: je }, W = { plain: "cpu", packed: "cpu.zst" }, kt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", W.plain, "-o", W.packed],
    unit: je
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", W.packed], unit: je }
];
async function Rt(e, t) {
  return [...await P([Er], t, { sample: jr }), ...await B(kt, t.signal, () => Cr(e, t))];
}
function jr() {
  let e = Buffer.alloc(Ce, 1), t = performance.now(), r = (0, Pt.createHash)("sha256");
  for (let o = 0; o < Ee; o++) r.update(e);
  return r.digest(), w(Ee, t);
}
async function Cr(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await Hr(ee(r, W.plain), ee(e.parent, e.name)) / Ce;
    return await P(kt, t, { sample: async ({ args: a }) => {
      let m = performance.now();
      return await _({ path: n, args: [...a] }, { cwd: r, signal: o }), w(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(W)) await Wr(ee(r, s), { force: !0 });
  }
}
async function Hr(e, t) {
  let r = Buffer.alloc(Ee * Ce), o = 0;
  for await (let n of await Ir(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Or(ee(n.parentPath, n.name), "r");
    if (o += Ar(s, r, o, r.length - o, null), Br(s), o === r.length) break;
  }
  return await zr(e, r.subarray(0, o)), o;
}

// bench/src/disk.ts
import { mkdirSync as Ur, writeFileSync as Vr } from "node:fs";
import { rm as Gr, statfs as Jr } from "node:fs/promises";
import { join as oe } from "node:path";
import { setImmediate as Kr } from "node:timers/promises";

// bench/src/disk-probe.ts
var St = de($t(), 1);
import { constants as te } from "node:fs";
import { open as Fr } from "node:fs/promises";
var Mt = 1024 ** 2, Tt = 250, _r = [
  Fe("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  Fe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  Fe("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], qr = [
  // Some systems have no flag for direct access.
  ...te.O_DIRECT ? [vt("direct, one at a time", te.O_DIRECT)] : [],
  vt("through the page cache", 0)
];
async function Nt(e, t) {
  let r;
  for (let o of H("fio") ? _r : qr)
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
        `--runtime=${Tt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${i}`], p = [...m, ...c, ...t, `--filename=${s}`];
      return Dr(await it({ path: F("fio"), args: p }), r) / n;
    }
  };
}
function Dr(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function vt(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = new ArrayBuffer(Mt, { maxByteLength: Mt }), c = (0, St.randomFillSync)(Buffer.from(m)), p = await Fr(s, te.O_RDWR | te.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let g = u; g < i; g += c.length)
          await p.write(c, 0, c.length, g);
        await p.sync();
        let l = i / n, f = performance.now(), k = 0;
        for (; performance.now() - f < Tt; k++) {
          a.throwIfAborted();
          let g = (o ? Math.floor(Math.random() * l) : k % l) * n;
          r === "write" ? await p.write(c, 0, n, g) : await p.read(c, 0, n, g);
        }
        return r === "write" && await p.datasync(), w(k, f);
      } finally {
        await p.close();
      }
    }
  };
}

// bench/src/flush-disks.ts
async function re(e, t) {
  H("sync") && await st("sync", [], { cwd: e, signal: t });
}

// bench/src/disk.ts
var z = 1024 ** 2, Bt = { unit: "MiB/s", isRandom: !1, blockBytes: z }, Ot = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, _e = [
  { id: "write", name: "sequential write", kind: "write", ...Bt },
  { id: "read", name: "sequential read", kind: "read", ...Bt },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...Ot },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...Ot }
], At = { id: "create", name: "files created", unit: "files/s" };
function zt(e) {
  return B([..._e, At], e.signal, async () => [
    ...await Lr(e),
    ...await P([At], e, { sample: () => Xr(e) })
  ]);
}
async function Lr(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Jr(t), s = Math.floor(Math.min(256 * z, o * n / 4) / z) * z;
  if (s < 16 * z) throw new Error("less than 64 MiB are free");
  let i = oe(t, "disk");
  try {
    let a = { path: i, bytes: s, signal: r }, { by: m, rate: c } = await Nt(_e[0], a);
    return await P(_e, e, { sample: (p) => c(p, a), by: m });
  } finally {
    await Gr(i, { force: !0 });
  }
}
var It = 4e3, Wt = 100, Zr = Buffer.alloc(1024, "x");
async function Xr({ dir: e, signal: t }) {
  let r = oe(e, "created");
  await re(e, t);
  let o = performance.now();
  for (let s = 0; s < It; s++) {
    let i = oe(r, String(Math.floor(s / Wt)));
    s % Wt === 0 && (await Kr(), t.throwIfAborted(), Ur(i, { recursive: !0 })), Vr(oe(i, String(s)), Zr, { flag: "wx" });
  }
  let n = w(It, o);
  return x(r), n;
}

// bench/src/inputs.ts
import { resolve as Yr } from "node:path";
var Qr = [
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
function Et(e, t) {
  let r = { key: "headstart-bench", path: "headstart-bench", stash: "off" }, o = e("output"), n = e("label");
  if (n.length > 100 || /[\r\n]/.test(n))
    throw new R("Input label must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: xe(e("path")),
    /** The number of files in the generated tree. */
    files: C(e, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: C(e, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : Yr(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: eo(e("compare")),
    summary: ge(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: be((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(Qr.map((s) => [s, e(s)]))
  };
}
function eo(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// bench/src/machine.ts
import { arch as jt, cpus as to, release as ro, totalmem as oo, type as Ct } from "node:os";
function Ht(e) {
  let t = to();
  return {
    version: ct.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || tt() || `${Ct()} ${jt()}`,
    machine: {
      os: Ct(),
      arch: jt(),
      kernel: ro(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: oo(),
      node: process.version
    }
  };
}
async function Ft({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await q("image", t), await q("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// bench/src/network.ts
var se = de(_t(), 1);

// bench/src/remote-stores.ts
function De(e, t) {
  if ($e({ inputs: e, service: E() }) === "local")
    return { whyNot: "no remote store is configured" };
  let r = rt(), { read: o, write: n, whyNoRead: s, whyNoWrite: i } = ot(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: i ?? s ?? "this run may write no scope" };
  let a = Me(e, r, AbortSignal.abort()), m = (c, p) => V({ ...a, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: V(a).label, scope: n, open: m };
}
async function ne({ open: e }, t, { left: r }) {
  let o = e({}, AbortSignal.timeout(6e4)), n = `the key ${t.keys[0]} in the ${o.label}`;
  try {
    let s = await o.find(t);
    await s?.reject(), await s?.close();
    let i = s && await o.find(t);
    await i?.close(), i && r.push(`${T(i.size)} under ${n}, until the store lets go of them`);
  } catch (s) {
    r.push(`What is under ${n}, perhaps: ${d(s)}`);
  }
}

// bench/src/network.ts
var Ve = 1024 ** 2, Ue = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, $ = { concurrency: 8, partMebibytes: 8 }, qt = "MiB/s", Dt = { id: "upload", name: `upload, ${$.concurrency} at once`, unit: qt }, ae = [
  ...[1, 2, 4, 8, 16].map((e) => ({ ...$, concurrency: e })),
  ...[16, 32].map((e) => ({ ...$, partMebibytes: e }))
].map(({ concurrency: e, partMebibytes: t }) => {
  let r = t === $.partMebibytes ? "" : `, parts of ${t} MiB`;
  return {
    id: `download-${e}x${t}MiB`,
    name: `download, ${e} at once${r}`,
    unit: qt,
    concurrency: e,
    partMebibytes: t
  };
});
function Ut(e, t) {
  return B([Dt, ...ae], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return no(e, t);
  });
}
async function no(e, t) {
  let r = he([(0, se.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: i, partMebibytes: a }) => ao(e.open({ concurrency: i, partBytes: a * Ve }, t.signal), n, t);
  try {
    let i = { ...t, repeats: 1 };
    return [
      ...await P([Dt], i, { sample: () => so(e, o, t) }),
      ...await P(ae, t, { sample: s })
    ];
  } finally {
    await ne(e, n, t);
  }
}
async function so(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, se.randomFillSync)(Buffer.alloc(Ve)), s = performance.now(), { write: i, finish: a, commit: m } = ve(o), c = 0;
    for (; c < Ue.mebibytes && performance.now() - s < Ue.uploadMs; c++)
      r.throwIfAborted(), await i(n);
    if (await a(), !await m()) throw new Error("the store took no entry");
    return w(c, s);
  } finally {
    await o.discard();
  }
}
async function ao(e, t, { signal: r }) {
  let o = await e.find(t);
  if (!o) throw new Error("what was put into the store is not there");
  try {
    let n = performance.now(), s = o.read(0, o.size), i = 0;
    for await (let a of s)
      if (i += a.length, s.release?.(a), r.throwIfAborted(), performance.now() - n > Ue.downloadMs) break;
    return w(i / Ve, n);
  } finally {
    await o.close();
  }
}

// bench/src/ways/headstart.ts
import { join as uo } from "node:path";

// bench/src/action-step.ts
import { mkdtemp as io, readFile as mo, rm as Vt, writeFile as co } from "node:fs/promises";
import { join as ie } from "node:path";
async function me(e, { dir: t, signal: r }) {
  let o = await io(ie(t, "step-"));
  try {
    let n = { GITHUB_OUTPUT: ie(o, "output"), GITHUB_STATE: ie(o, "state") };
    for (let f of Object.values(n)) await co(f, "");
    let s = ie(import.meta.dirname, `${e.entry}.js`), i = { ...po(e), ...n }, { exitCode: a, output: m, ms: c } = await at(s, i, { cwd: e.workspace, signal: r });
    r.throwIfAborted();
    let p = m.split(/\r?\n/).filter((f) => f !== "");
    if (a !== 0) throw new Error(Gt(p.at(-1) ?? `the step ended with ${a}`));
    let [u, l] = await Promise.all([Jt(n.GITHUB_OUTPUT), Jt(n.GITHUB_STATE)]);
    return u.report && await Vt(u.report, { force: !0 }), { ms: c, log: p.map(Gt), outputs: u, state: l };
  } finally {
    await Vt(o, { recursive: !0, force: !0 });
  }
}
function po({ inputs: e, state: t = {}, workspace: r }) {
  let o = Object.entries(et()).filter(([n]) => !/^(INPUT|STATE)_/.test(n));
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
function Gt(e) {
  return e.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function Jt(e) {
  let r = (await mo(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// bench/src/ways/headstart.ts
var ce = { name: "Headstart, unpacked", mode: "unpack" }, Ge = { name: "Headstart, mounted", mode: "mount" }, fo = { name: "Headstart, lazy", mode: "lazy" }, lo = [
  ce,
  Ge,
  { ...ce, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...Ge, name: "Headstart, mounted from memory", ramdisk: "on" }
], ho = { store: [ce, Ge, fo], service: [ce] };
function Kt(e) {
  let t = e.flatMap((r) => ho[r.id].map((o) => ({ ...o, remote: r })));
  return [...lo, ...t].map((r) => ({
    id: M(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => yo(r, o, n)
  }));
}
function M({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function yo(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, i = M(e, s?.id), a = `${t.name}-${i}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": uo(r.dir, i) },
    path: t.name,
    key: a,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await me({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let f = Re.flatMap((k) => k.versions({ paths: [t.name], crossOs: !1 }));
    await ne(s, { scopes: [s.scope], keys: [a], versions: f }, r);
  };
  try {
    if (Lt(p), !p.includes(`Cache saved with key: ${a}`)) throw new Error(Zt(p));
  } catch (f) {
    throw r.signal.throwIfAborted(), await u(), f;
  }
  let [, l] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(l), restore: (f) => wo(m, f, r), remove: u };
}
async function wo(e, t, r) {
  let { ms: o, log: n, outputs: s, state: i } = await me({ entry: "restore", inputs: e, workspace: t }, r), a = async () => {
    let m = AbortSignal.timeout(6e4);
    await me({ entry: "unmount", inputs: e, workspace: t, state: i }, { ...r, signal: m });
  };
  try {
    if (Lt(n), s.hit !== "exact") throw new Error(Zt(n));
    return { ms: o, end: a };
  } catch (m) {
    throw await a(), m;
  }
}
function Lt(e) {
  let t = e.find((r) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(r));
  if (t) throw new Error(t);
}
function Zt(e) {
  return e.find((t) => t.startsWith("Failed to ")) ?? e.at(-1) ?? "it told nothing";
}

// bench/src/proposed-settings.ts
var pe = 1.1;
function Yt(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...go(r),
    ...Xt(t, "concurrency"),
    ...Xt(t, "part-size")
  ];
}
function go(e) {
  let t = e.has(M({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((a) => {
    let m = e.get(M({ mode: a }, t));
    return m ? [{ mode: a, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: a, readAll: m }) => Qt(a, o.ready) && m.p50 <= o.readAll.p50 * pe
  ).sort((a, m) => a.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: a, ready: m, readAll: c }) => `${a} ready in ${y(m.p50)}, all read after ${y(c.p50)}`
  ), i = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: i }, ...bo(n.mode, e)];
}
function bo(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(M({ mode: r })), t.get(M({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${y(o.readAll.p50)} on the disk and ${y(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: Qt(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function Qt(e, t) {
  return e.p95 * pe < t.p50;
}
function Xt(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = ae.flatMap((u) => {
    let l = e.find(({ id: f }) => f === u.id);
    return !l || "whyNot" in l || u[o] !== $[o] ? [] : [{ value: u[r], ...l }];
  }), i = s.find(({ value: u }) => u === $[r]);
  if (!i) return [];
  let a = s.filter(({ min: u }) => u > i.p50 * pe), m = Math.max(...a.map(({ p50: u }) => u)), c = a.find(({ p50: u }) => u * pe >= m) ?? i, p = s.map(({ value: u, p50: l }) => `${u}${n}: ${l.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// bench/src/rounds.ts
import { mkdirSync as Oo, readFileSync as Ao } from "node:fs";
import { opendir as Io } from "node:fs/promises";
import { join as fe } from "node:path";

// bench/src/tree.ts
import { copyFileSync as xo, linkSync as Po, mkdirSync as Je, symlinkSync as ko, writeFileSync as Ro } from "node:fs";
import { basename as $o, dirname as Mo, join as ue } from "node:path";
import { setImmediate as rr } from "node:timers/promises";
async function or({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = ue(o, "tree"), i = $o(o), a = ue(s, i);
  try {
    return Je(a, { recursive: !0 }), e.length === 0 ? await To(a, t, n) : await vo(e, a, n), { parent: s, name: i, ...await Le(a) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof R) throw m;
    return x(s), { whyNot: d(m) };
  }
}
function Ke({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Le(e) {
  return nr(G(await D(j(["."], e)), void 0));
}
function nr(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function vo(e, t, r) {
  let o = j(e, process.cwd()), n = await D(o);
  if (n.length === 0) throw new R(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...G(n, o.excludes)];
  await A(t, { bytes: Ke(nr(s)) });
  let i = ke(Pe(n.map(({ root: m }) => m))), a = /* @__PURE__ */ new Map();
  for (let m of s) {
    await rr(), r.throwIfAborted();
    for (let c of m) So(c, { pathOf: i, top: we(t), linked: a });
  }
}
function So({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: i }) {
  let a = `${s}/${e}`, m = o && i.get(o.inode);
  Je(b(t === "directory" ? a : Mo(a)), { recursive: !0 }), t === "link" && ko(b(r), b(a)), t === "file" && (o && !m && i.set(o.inode, a), m ? Po(b(m), b(a)) : xo(b(n(e)), b(a)));
}
var er = 20, tr = "return function const export default value from import this null options length index".split(
  " "
);
async function To(e, t, r) {
  let o = Bo();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / er), i = ue(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % er === 0 && (await rr(), r.throwIfAborted(), Je(i, { recursive: !0 })), Ro(ue(i, `file-${n}.js`), No(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function No(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = tr[Math.floor(t() * tr.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function Bo() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// bench/src/rounds.ts
async function sr(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((a) => ({ way: a, ready: [], readAll: [] })), i = async (a, m) => {
    try {
      await m(a, t, r);
    } catch (c) {
      n.throwIfAborted(), a.whyNot = d(c);
    }
  };
  try {
    for (let a of s) {
      await i(a, Wo);
      let { way: m, whyNot: c } = a;
      h(`${m.name}, from ${m.from}: ${c === void 0 ? "can be measured" : N(c)}`);
    }
    for (let a = 1; a <= o; a++) {
      h(`Round ${a} of ${o}`);
      for (let m of a % 2 === 1 ? s : s.toReversed())
        m.whyNot === void 0 && await i(m, zo);
    }
  } finally {
    for (let { prepared: a } of s) await a?.remove?.();
  }
  return s.map(jo);
}
async function Wo(e, t, r) {
  await A(r.dir, { bytes: 2 * Ke(t) }), e.prepared = await e.way.prepare(t, r), await ar(e, r, async (o) => {
    let { files: n } = await Le(fe(o, t.name));
    if (n !== t.files) throw new Error(`it restored ${n} of ${t.files} files`);
  });
}
async function zo(e, t, r) {
  let o = 0, n = await ar(e, r, async (s) => {
    let i = performance.now();
    await Eo(t.name, s, r), o = performance.now() - i;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function Eo(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return _({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await Io(fe(t, e), { recursive: !0 }))
    n.isFile() && Ao(fe(n.parentPath, n.name));
}
async function ar({ prepared: e }, { dir: t, signal: r }, o) {
  let n = fe(t, "restored");
  Oo(n);
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
    x(n);
  }
}
function jo({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: i }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: a } = o;
  return { id: e, name: t, from: r, storedBytes: a, ready: ze(s), readAll: ze(i) };
}

// bench/src/ways/plain.ts
import { stat as Co } from "node:fs/promises";
import { join as Ho } from "node:path";
var Fo = [
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
], cr = Fo.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: i }) {
      let a = Ho(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: a }, c = ir(o, m);
      return await mr(ir(r, m), { cwd: n.parent, signal: i }), {
        storedBytes: (await Co(a)).size,
        async restore(p) {
          let u = performance.now();
          return await mr(c, { cwd: p, signal: i }), { ms: performance.now() - u };
        }
      };
    }
  })
);
function ir(e, t) {
  return e.split(" | ").map((r) => {
    let [o = "", ...n] = r.split(" ");
    return { path: F(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function mr(e, t) {
  let { stdin: r, stdout: o, ended: n } = nt(e, t);
  r.end(), o.resume(), await n;
}

// bench/src/bench.ts
async function pr(e) {
  let t = Et(Ze, Qe());
  if (t.compare !== "") return bt(t);
  let r = await _o(qo(S(), "headstart-bench-"));
  try {
    let o = await mt(), n = await Do(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await wt(n, t);
  } finally {
    x(r);
  }
}
async function Do(e, t) {
  let r = De(e.store, { id: "store", inputs: e.storeInputs });
  h("Making the tree");
  let o = await or(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  h("Measuring the disk");
  let i = await zt(t);
  h("Measuring the CPU");
  let a = await Rt(o, t);
  h(`Measuring the network: ${"whyNot" in r ? r.whyNot : r.label}`);
  let m = await Ut(r, t), c = [...cr, ...Kt(Uo(e, r))], p = "whyNot" in o ? c.map(({ id: u, name: l, from: f }) => ({ id: u, name: l, from: f, ...o })) : await sr(c, o, t);
  return {
    kind: "headstart-bench",
    schema: 1,
    ...Ht(e.label),
    tree: { from: e.paths.length > 0 ? "path" : "generated", files: n, bytes: s },
    repeats: t.repeats,
    store: "whyNot" in r ? null : r.label,
    disk: i,
    cpu: a,
    network: m,
    mounting: await Ft(t),
    ways: p,
    proposals: Yt(p, m),
    left: t.left
  };
}
function Uo({ store: e }, t) {
  let r = "label" in t ? [t] : [];
  if (!E()) return r;
  let o = { store: "github" }, n = De({ ...e, ...o }, { id: "service", inputs: o });
  return "label" in n && n.label !== r[0]?.label ? [...r, n] : r;
}

// bench/src/main.ts
await ut(pr, (e) => Xe(d(e)));
