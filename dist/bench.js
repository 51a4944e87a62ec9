import {
  $ as N,
  Ab as Me,
  Bb as M,
  Cb as it,
  Db as mt,
  Eb as ke,
  F as ye,
  Fa as xe,
  Fb as Re,
  H as Xe,
  Hb as A,
  Ib as ct,
  J as O,
  Jb as k,
  L as Ye,
  M as Qe,
  Ma as nt,
  Mb as q,
  Na as F,
  Nb as pt,
  O as y,
  Ob as ut,
  Pb as $e,
  Rb as D,
  S,
  Sb as ft,
  T as et,
  Ub as lt,
  V as tt,
  Vb as Pe,
  Wb as dt,
  Xb as U,
  Y as rt,
  _ as ot,
  a as T,
  aa as h,
  ac as ve,
  b as de,
  bc as V,
  ca as ge,
  cc as Te,
  d as he,
  da as j,
  e as Ke,
  f as Ze,
  g as $,
  ga as we,
  gc as G,
  ha as be,
  hc as J,
  k as b,
  lc as ht,
  pb as H,
  qb as st,
  vb as _,
  zb as at
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?bench/src/cpu.ts
var $t = de((Rn, Ae) => {
  Ae.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ae.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/disk-probe.ts
var St = de((In, Fe) => {
  Fe.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Fe.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?bench/src/network.ts
var Ut = de((Ts, qe) => {
  qe.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  qe.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// bench/src/bench.ts
import { mkdtemp as Jo } from "node:fs/promises";
import { join as Lo } from "node:path";

// bench/src/compare.ts
import { readFileSync as vr, statSync as Tr } from "node:fs";
import { join as kt, relative as Sr, resolve as Nr } from "node:path";

// bench/src/tables.ts
function yt(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: a, repeats: i } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${N(c)}, ${i} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: s.map(gr)
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
      rows: a.map(({ setting: p, value: u, why: f }) => [p, u, f])
    }
  ].filter(({ rows: p }) => p.length > 0);
}
function gt(e) {
  let t = ({ disk: n, cpu: s, network: a }) => [...n, ...s, ...a], r = new Set(e.flatMap(t).flatMap((n) => "p50" in n ? [n.id] : [])), o = (n, s, a) => ({
    title: n,
    head: [s, ...e.map(({ label: i }) => i)],
    rows: yr(e.map(a))
  });
  return [
    o(
      "Until the job could go on: median, p95, p95/p50",
      "way",
      ({ ways: n }) => n.map((s) => ({ id: s.id, name: We(s), cell: Ne(s).join(", ") }))
    ),
    o(
      "Machine: medians",
      "what",
      (n) => t(n).filter(({ id: s }) => r.has(s)).map(wr)
    ),
    o(
      "Proposed settings",
      "setting",
      ({ proposals: n }) => n.map(({ setting: s, value: a }) => ({ id: s, name: s, cell: a }))
    )
  ];
}
function yr(e) {
  return [...new Map(e.flat().map(({ id: r, name: o }) => [r, o]))].map(([r, o]) => [
    o,
    ...e.map((n) => n.find(({ id: s }) => s === r)?.cell ?? "\u2013")
  ]);
}
function We({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function gr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Ne(e)] : [t, r, N(e.storedBytes), ...Ne(e), h(e.readAll.p50)];
}
function Ne(e) {
  if ("whyNot" in e) return [W(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [h(t), h(r), o.toFixed(2)];
}
function Se(e, t) {
  let r = new Set(t.map((n) => "whyNot" in n ? n.whyNot : void 0)), [o] = r;
  return r.size === 1 && o !== void 0 ? [[e, W(o)]] : t.map((n) => {
    if ("whyNot" in n) return [n.name, W(n.whyNot)];
    let { name: s, unit: a, p50: i, min: m, max: c, by: p = "" } = n;
    return [s, `${L(i)} ${a}`, `${L(m)} to ${L(c)}`, p];
  });
}
function wr(e) {
  let { id: t, name: r } = e;
  if ("whyNot" in e) return { id: t, name: r, cell: W(e.whyNot) };
  let { p50: o, unit: n, by: s } = e;
  return { id: t, name: r, cell: `${L(o)} ${n}${s === void 0 ? "" : ` (${s})`}` };
}
function W(e) {
  return `not measured: ${e}`;
}
function L(e) {
  return Math.round(e).toLocaleString("en");
}
function K({ machine: e, label: t, version: r, store: o }) {
  let { os: n, arch: s, kernel: a, cpu: i, cores: m, memoryBytes: c } = e, p = o ?? "no remote store";
  return `${t}: ${m} x ${i}, ${N(c)}, ${n} ${a} ${s}; ${p}; Headstart ${r}`;
}
function Z({ title: e, head: t, rows: r }) {
  let o = [t, ...r], n = t.map(
    (a, i) => Math.max(...o.map((m) => i < m.length - 1 ? (m[i] ?? "").length : 0))
  ), s = (a) => a.map((i, m) => i.padEnd(n[m] ?? 0)).join("  ");
  return ["", e, ...o.map((a) => `  ${s(a).trimEnd()}`)];
}
function X({ title: e, head: t, rows: r }) {
  let o = (s) => `| ${t.map((a, i) => ye(s[i] ?? "")).join(" | ")} |`, n = `|${t.map(() => "---").join("|")}|`;
  return [`### ${ye(e)}`, "", o(t), n, ...r.map(o), ""].join(`
`);
}

// bench/src/chart.ts
var br = 20;
function Y(e) {
  let { groups: t, series: r } = Be(e), o = t.flatMap((a) => {
    let i = a.name.replace(/, from the (?:store|cache service)$/, ", store"), m = i.replace(/^Headstart, /, "");
    return r.flatMap((c, p) => {
      let u = a.bars[p], f = r.length > 1 ? `${m}: ${c.slice(0, br)}` : i;
      return u ? [{ name: f, seconds: u.p50 }] : [];
    });
  });
  if (o.length === 0) return "";
  let n = o.map(({ name: a }) => `"${a.replace(/["\\`\p{Cc}]/gu, "'")}"`), s = o.map((a) => a.seconds);
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
  y-axis "seconds" 0 --> ${xr(Math.max(...s))}
  bar [${s.map((a) => a.toFixed(3)).join(", ")}]
\`\`\`
`;
}
function xr(e) {
  let t = 10 ** (Math.floor(Math.log10(Math.max(e, 1e-3))) - 1);
  return Number((Math.ceil(e / t) * t).toPrecision(2));
}
function Be(e) {
  let r = [...new Map(e.flatMap(({ ways: o }) => o.map((n) => [n.id, We(n)])))].map(([o, n]) => ({
    name: n,
    bars: e.map(({ ways: s }) => {
      let a = s.find((i) => i.id === o);
      return a && "ready" in a ? { p50: a.ready.p50 / 1e3, p95: a.ready.p95 / 1e3 } : void 0;
    })
  }));
  return {
    title: "Until the job could go on: median, and a line to the 95th percentile",
    series: e.map(({ label: o }) => o),
    groups: r.filter(({ bars: o }) => o.some((n) => n !== void 0)),
    format: (o) => h(o * 1e3)
  };
}

// bench/src/svg-picture.ts
var wt = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function xt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), a = (p) => Math.round(p / s * 520), i = [I(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    i.push(bt(16, m, { width: 10, place: p }), I(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, i.push(I(16, m + 11, p));
    for (let [f, l] of u.entries()) {
      if (l) {
        let [g, w] = [a(l.p50), n + a(Math.max(l.p95, l.p50))], fe = `<path d="M${n + g} ${m + 6}H${w}" stroke="black"/>`;
        i.push(bt(n, m, { width: g, place: f }), fe, I(w + 5, m + 11, o(l.p50)));
      } else i.push(I(n, m + 11, "not measured"));
      m += 16;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(n + 520 + 80, 32 + e.length * 8)}" height="${m + 16}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${i.join(`
`)}
</svg>
`;
}
function bt(e, t, { width: r, place: o }) {
  let n = wt[o % wt.length];
  return `<rect x="${e}" y="${t}" width="${Math.max(r, 1)}" height="12" fill="${n}"/>`;
}
function I(e, t, r) {
  let o = r.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (n) => `&#${n.charCodeAt(0)};`);
  return `<text x="${e}" y="${t}">${o}</text>`;
}

// bench/src/write-results.ts
import { mkdirSync as Mr, writeFileSync as kr } from "node:fs";
import { dirname as Rr, join as $r } from "node:path";
async function Mt(e, { output: t, summary: r }) {
  let o = K(e), n = yt(e), s = Pr(e), a = e.left.map((u) => `Left: ${u}`);
  for (let u of [o, ...n.flatMap(Z), "", ...s, ...a]) y(u);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), m = t || $r(S(), `headstart-bench-${i}.json`);
  Oe(m, `${JSON.stringify(e, void 0, 2)}
`), O("report", m);
  for (let { setting: u, value: f } of e.proposals) O(u, f);
  if (!r) return;
  let c = s.length > 0 ? ["```yaml", ...s, "```", ""] : [], p = [`## ${o}
`, Y([e]), ...n.map(X), ...c];
  await J(p.join(`
`));
}
function Pr({ proposals: e }) {
  return e.length === 0 ? [] : [...["- uses: headstart/cache@v1", "  with: # beside path and key, or preset"], ...e.map(({ setting: r, value: o }) => `    ${r}: ${o}`)];
}
function Oe(e, t) {
  Mr(Rr(e), { recursive: !0 }), kr(e, t);
}

// bench/src/compare.ts
async function Rt({ compare: e, output: t, summary: r }) {
  let n = (await Wr(e)).flatMap((m) => Br(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: Or(n, c) }));
  if (s.length === 0) throw new $(`There is no result of a benchmark at ${e}.`);
  let a = gt(s);
  for (let m of [...s.map(K), ...a.flatMap(Z)]) y(m);
  let i = t || kt(S(), "headstart-bench.svg");
  Oe(i, xt(Be(s))), O("picture", i), r && await J([Y(s), ...a.map(X)].join(`
`));
}
async function Wr(e) {
  let t = Tr(e, { throwIfNoEntry: !1 })?.isDirectory();
  return (await dt(t ? kt(e, "**/*.json") : e, {
    matchDirectories: !1
  })).glob();
}
function Br(e) {
  let t = Sr(process.cwd(), Nr(e));
  try {
    let r = JSON.parse(vr(e, "utf8"));
    if (r?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (r.schema !== 1)
      throw new Error(`it has schema ${r.schema}, and this version of Headstart reads ${1}`);
    if (typeof r.label != "string" || !Array.isArray(r.ways)) throw new Error("it is not whole");
    return [r];
  } catch (r) {
    return Qe(`${t} is left out: ${b(r)}`), [];
  }
}
function Or(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// bench/src/cpu.ts
var Pt = he($t(), 1);
import { closeSync as Cr, openSync as Er, readSync as zr } from "node:fs";
import { opendir as jr, rm as Fr, writeFile as Hr } from "node:fs/promises";
import { join as te } from "node:path";

// bench/src/measure.ts
import { setImmediate as Ar } from "node:timers/promises";
async function R(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let a = 0; a < t; a++)
    for (let [i, m] of e.entries())
      s[i]?.push(await o(m)), await Ar(), r.throwIfAborted();
  return e.map(({ id: a, name: i, unit: m }, c) => ({ id: a, name: i, ...Ir(m, s[c], n) }));
}
async function B(e, t, r) {
  try {
    return await r();
  } catch (o) {
    return t.throwIfAborted(), e.map(({ id: n, name: s }) => ({ id: n, name: s, whyNot: b(o) }));
  }
}
function x(e, t) {
  return e / (performance.now() - t) * 1e3;
}
function Ir(e, t = [], r) {
  let o = t.map((s) => Ce(s)), n = { p50: Ie(o, 0.5), min: Math.min(...o), max: Math.max(...o) };
  return { unit: e, ...r === void 0 ? {} : { by: r }, samples: o, ...n };
}
function Ee(e) {
  let t = e.map((n) => Ce(n)), [r, o] = [Ie(t, 0.5), Ie(t, 0.95)];
  return { samples: t, p50: r, p95: o, spread: Ce(o / r, 100) };
}
function Ie(e, t) {
  let r = e.toSorted((o, n) => o - n);
  return r[Math.ceil(t * r.length) - 1] ?? Number.NaN;
}
function Ce(e, t = 10) {
  return Math.round(e * t) / t;
}

// bench/src/cpu.ts
var ze = 64, je = "MiB/s", _r = { id: "sha256", name: "SHA-256", unit: je }, C = { plain: "cpu", packed: "cpu.zst" }, vt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", C.plain, "-o", C.packed],
    unit: je
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", C.packed], unit: je }
];
async function Tt(e, t) {
  return [...await R([_r], t, { sample: qr }), ...await B(vt, t.signal, () => Dr(e, t))];
}
function qr() {
  let e = Buffer.alloc(1048576, 1), t = performance.now(), r = (0, Pt.createHash)("sha256");
  for (let o = 0; o < ze; o++) r.update(e);
  return r.digest(), x(ze, t);
}
async function Dr(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await Ur(te(r, C.plain), te(e.parent, e.name)) / 1048576;
    return await R(vt, t, { sample: async ({ args: i }) => {
      let m = performance.now();
      return await pt({ path: n, args: [...i] }, { cwd: r, signal: o }), x(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(C)) await Fr(te(r, s), { force: !0 });
  }
}
async function Ur(e, t) {
  let r = Buffer.alloc(ze * 1048576), o = 0;
  for await (let n of await jr(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Er(te(n.parentPath, n.name), "r");
    if (o += zr(s, r, o, r.length - o, null), Cr(s), o === r.length) break;
  }
  return await Hr(e, r.subarray(0, o)), o;
}

// bench/src/disk.ts
import { mkdirSync as Zr, writeFileSync as Xr } from "node:fs";
import { rm as Yr, statfs as Qr } from "node:fs/promises";
import { join as ne } from "node:path";
import { setImmediate as eo } from "node:timers/promises";

// bench/src/disk-probe.ts
var Wt = he(St(), 1);
import { constants as re } from "node:fs";
import { open as Vr } from "node:fs/promises";
import { dirname as Gr } from "node:path";
var Bt = 250, Jr = [
  He("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  He("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  He("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], Lr = [
  // Some systems have no flag for direct access.
  ...re.O_DIRECT ? [Nt("direct, one at a time", re.O_DIRECT)] : [],
  Nt("through the page cache", 0)
];
async function Ot(e, t) {
  let r;
  for (let o of H("fio") ? Jr : Lr)
    try {
      return await o.rate(e, t), o;
    } catch (n) {
      t.signal.throwIfAborted(), r = n;
    }
  throw r;
}
function He(e, t) {
  return {
    by: `fio, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: a, signal: i }) {
      let m = [
        `--runtime=${Bt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${a}`], p = [...m, ...c, ...t, `--filename=${s}`], u = await q("fio", p, { cwd: Gr(s), signal: i, limitMs: 1 / 0 });
      return Kr(u.toString(), r) / n;
    }
  };
}
function Kr(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function Nt(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: a, signal: i }) {
      let m = new ArrayBuffer(1048576, { maxByteLength: 1048576 }), c = (0, Wt.randomFillSync)(Buffer.from(m)), p = await Vr(s, re.O_RDWR | re.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let w = u; w < a; w += c.length)
          await p.write(c, 0, c.length, w);
        await p.sync();
        let f = a / n, l = performance.now(), g = 0;
        for (; performance.now() - l < Bt; g++) {
          i.throwIfAborted();
          let w = (o ? Math.floor(Math.random() * f) : g % f) * n;
          r === "write" ? await p.write(c, 0, n, w) : await p.read(c, 0, n, w);
        }
        return r === "write" && await p.datasync(), x(g, l);
      } finally {
        await p.close();
      }
    }
  };
}

// bench/src/flush-disks.ts
async function oe(e, t) {
  H("sync") && await q("sync", [], { cwd: e, signal: t, limitMs: 1 / 0 });
}

// bench/src/disk.ts
var At = { unit: "MiB/s", isRandom: !1, blockBytes: 1048576 }, It = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, _e = [
  { id: "write", name: "sequential write", kind: "write", ...At },
  { id: "read", name: "sequential read", kind: "read", ...At },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...It },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...It }
], Ct = { id: "create", name: "files created", unit: "files/s" };
function jt(e) {
  return B([..._e, Ct], e.signal, async () => [
    ...await to(e),
    ...await R([Ct], e, { sample: () => oo(e) })
  ]);
}
async function to(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Qr(t), s = Math.floor(Math.min(256 * 1048576, o * n / 4) / 1048576) * 1048576;
  if (s < 16 * 1048576) throw new Error("less than 64 MiB are free");
  let a = ne(t, "disk");
  try {
    let i = { path: a, bytes: s, signal: r }, { by: m, rate: c } = await Ot(_e[0], i);
    return await R(_e, e, { sample: (p) => c(p, i), by: m });
  } finally {
    await Yr(a, { force: !0 });
  }
}
var Et = 4e3, zt = 100, ro = Buffer.alloc(1024, "x");
async function oo({ dir: e, signal: t }) {
  let r = ne(e, "created");
  await oe(e, t);
  let o = performance.now();
  for (let s = 0; s < Et; s++) {
    let a = ne(r, String(Math.floor(s / zt)));
    s % zt === 0 && (await eo(), t.throwIfAborted(), Zr(a, { recursive: !0 })), Xr(ne(a, String(s)), ro, { flag: "wx" });
  }
  let n = x(Et, o);
  return k(r), n;
}

// bench/src/inputs.ts
import { resolve as no } from "node:path";
var so = [
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
function Ft(e, t) {
  let r = { key: "headstart-bench", path: "headstart-bench", stash: "off" }, o = e("output"), n = e("label");
  if (n.length > 100 || /[\r\n]/.test(n))
    throw new $("Input `label` must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: be(e("path")),
    /** The number of files in the generated tree. */
    files: j(e, "files", { from: 1, to: 1e6, ifEmpty: 1e4 }),
    repeats: j(e, "repeats", { from: 1, to: 100, ifEmpty: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : no(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: ao(e("compare")),
    summary: ge(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: we((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(so.map((s) => [s, e(s)]))
  };
}
function ao(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// bench/src/machine.ts
import { arch as Ht, cpus as io, release as mo, totalmem as co, type as _t } from "node:os";
function qt(e) {
  let t = io();
  return {
    version: lt.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || rt() || `${_t()} ${Ht()}`,
    machine: {
      os: _t(),
      arch: Ht(),
      kernel: mo(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: co(),
      node: process.version
    }
  };
}
async function Dt({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await D("image", t), await D("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// bench/src/network.ts
var ae = he(Ut(), 1);

// bench/src/remote-stores.ts
function De(e, t) {
  if (ve({ inputs: e, service: F() }) === "local")
    return {
      whyNot: e.store === "local" ? "with `store: local`, only this machine is measured" : "no remote store is configured"
    };
  let r = ot(), { read: o, write: n, whyNoRead: s, whyNoWrite: a } = nt(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: a ?? s ?? "the token of this run does not let it read caches" };
  let i = Te(e, r, AbortSignal.abort()), m = (c, p) => V({ ...i, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: V(i).label, scope: n, open: m };
}
async function se({ open: e }, t, { left: r }) {
  let o = e({}, AbortSignal.timeout(6e4)), n = `the key ${t.keys[0]} in the ${o.label}`;
  try {
    let s = await o.find(t);
    await s?.reject(), await s?.close();
    let a = s && await o.find(t);
    await a?.close(), a && r.push(`${N(a.size)} under ${n}, until the store lets go of them`);
  } catch (s) {
    r.push(`What is under ${n}, perhaps: ${b(s)}`);
  }
}

// bench/src/network.ts
var E = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, P = { concurrency: 8, partMebibytes: 8 }, Vt = "MiB/s", Gt = { id: "upload", name: `upload, ${P.concurrency} at once`, unit: Vt }, z = [
  ...[1, 2, 4, 8, 16].map((e) => ({ ...P, concurrency: e })),
  ...[16, 32].map((e) => ({ ...P, partMebibytes: e }))
].map(({ concurrency: e, partMebibytes: t }) => {
  let r = t === P.partMebibytes ? "" : `, parts of ${t} MiB`;
  return {
    id: `download-${e}x${t}MiB`,
    name: `download, ${e} at once${r}`,
    unit: Vt,
    concurrency: e,
    partMebibytes: t
  };
});
function Jt({ repeats: e }) {
  return E.uploadMs + z.length * e * E.downloadMs;
}
function Lt(e, t) {
  return B([Gt, ...z], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return po(e, t);
  });
}
async function po(e, t) {
  let r = xe([(0, ae.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: a, partMebibytes: i }) => fo(e.open({ concurrency: a, partBytes: i * 1048576 }, t.signal), n, t);
  try {
    let a = { ...t, repeats: 1 };
    return [
      ...await R([Gt], a, { sample: () => uo(e, o, t) }),
      ...await R(z, t, { sample: s })
    ];
  } finally {
    await se(e, n, t);
  }
}
async function uo(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, ae.randomFillSync)(Buffer.alloc(1048576)), s = performance.now(), { write: a, finish: i, commit: m } = Pe(o), c = 0;
    for (; c < E.mebibytes && performance.now() - s < E.uploadMs; c++)
      r.throwIfAborted(), await a(n);
    if (await i(), !await m()) throw new Error("the store took no entry");
    return x(c, s);
  } finally {
    await o.discard();
  }
}
async function fo(e, t, { signal: r }) {
  let o = await e.find(t);
  if (!o) throw new Error("what was put into the store is not there");
  try {
    let n = performance.now(), s = o.read(0, o.size), a = 0;
    for await (let i of s)
      if (a += i.length, s.release?.(i), r.throwIfAborted(), performance.now() - n > E.downloadMs) break;
    return x(a / 1048576, n);
  } finally {
    await o.close();
  }
}

// bench/src/ways/headstart.ts
import { join as wo } from "node:path";

// bench/src/action-step.ts
import { readFile as lo, rm as ho, writeFile as yo } from "node:fs/promises";
import { join as Ue } from "node:path";
async function ie(e, { dir: t, signal: r }) {
  var w = [];
  try {
    let o = Ke(w, ct(t));
    let n = { GITHUB_OUTPUT: Ue(o.dir, "output"), GITHUB_STATE: Ue(o.dir, "state") };
    for (let le of Object.values(n)) await yo(le, "");
    let s = Ue(import.meta.dirname, `${e.entry}.js`);
    let a = { ...go(e), ...n };
    let i = performance.now();
    let { exitCode: m, stdout: c, stderr: p } = await ut(
      { path: process.execPath, args: [s] },
      { cwd: e.workspace, env: a, signal: r, abortBy: "SIGINT" }
    );
    let u = performance.now() - i;
    let f = `${c}${p}`.split(/\r?\n/).filter((le) => le !== "");
    if (m !== 0) throw new Error(Kt(f.at(-1) ?? `the step ended with ${m}`));
    let [l, g] = await Promise.all([Zt(n.GITHUB_OUTPUT), Zt(n.GITHUB_STATE)]);
    l.report && await ho(l.report, { force: !0 });
    return { ms: u, log: f.map(Kt), outputs: l, state: g };
  } catch (fe) {
    var dr = fe, hr = !0;
  } finally {
    Ze(w, dr, hr);
  }
}
function go({ inputs: e, state: t = {}, workspace: r }) {
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
function Kt(e) {
  return e.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function Zt(e) {
  let r = (await lo(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// bench/src/ways/headstart.ts
var me = { name: "Headstart, unpacked", mode: "unpack" }, Ve = { name: "Headstart, mounted", mode: "mount" }, bo = { name: "Headstart, lazy", mode: "lazy" }, xo = [
  me,
  Ve,
  { ...me, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...Ve, name: "Headstart, mounted from memory", ramdisk: "on" }
], Mo = { store: [me, Ve, bo], service: [me] };
function Xt(e) {
  let t = e.flatMap((r) => Mo[r.id].map((o) => ({ ...o, remote: r })));
  return [...xo, ...t].map((r) => ({
    id: v(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => ko(r, o, n)
  }));
}
function v({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function ko(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, a = v(e, s?.id), i = `${t.name}-${a}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": wo(r.dir, a) },
    path: t.name,
    key: i,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await ie({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let l = $e.flatMap((g) => g.versions({ paths: [t.name], crossOs: !1 }));
    await se(s, { scopes: [s.scope], keys: [i], versions: l }, r);
  };
  try {
    if (Yt(p), !p.includes(`Cache saved with key: ${i}`)) throw new Error(Qt(p));
  } catch (l) {
    throw r.signal.throwIfAborted(), await u(), l;
  }
  let [, f] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(f), restore: (l) => Ro(m, l, r), remove: u };
}
async function Ro(e, t, r) {
  let { ms: o, log: n, outputs: s, state: a } = await ie({ entry: "restore", inputs: e, workspace: t }, r), i = async () => {
    let m = AbortSignal.timeout(6e4);
    await ie({ entry: "unmount", inputs: e, workspace: t, state: a }, { ...r, signal: m });
  };
  try {
    if (Yt(n), s.hit !== "exact") throw new Error(Qt(n));
    return { ms: o, end: i };
  } catch (m) {
    throw await i(), m;
  }
}
function Yt(e) {
  let t = e.find((r) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(r));
  if (t) throw new Error(t);
}
function Qt(e) {
  return e.find((t) => t.startsWith("Failed to ")) ?? e.at(-1) ?? "it told nothing";
}

// bench/src/proposed-settings.ts
var ce = 1.1;
function tr(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...$o(r),
    ...er(t, "concurrency"),
    ...er(t, "part-size")
  ];
}
function $o(e) {
  let t = e.has(v({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((i) => {
    let m = e.get(v({ mode: i }, t));
    return m ? [{ mode: i, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: i, readAll: m }) => rr(i, o.ready) && m.p50 <= o.readAll.p50 * ce
  ).sort((i, m) => i.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: i, ready: m, readAll: c }) => `${i} ready in ${h(m.p50)}, all read after ${h(c.p50)}`
  ), a = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: a }, ...Po(n.mode, e)];
}
function Po(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(v({ mode: r })), t.get(v({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${h(o.readAll.p50)} on the disk and ${h(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: rr(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function rr(e, t) {
  return e.p95 * ce < t.p50;
}
function er(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = z.flatMap((u) => {
    let f = e.find(({ id: l }) => l === u.id);
    return !f || "whyNot" in f || u[o] !== P[o] ? [] : [{ value: u[r], ...f }];
  }), a = s.find(({ value: u }) => u === P[r]);
  if (!a) return [];
  let i = s.filter(({ min: u }) => u > a.p50 * ce), m = Math.max(...i.map(({ p50: u }) => u)), c = i.find(({ p50: u }) => u * ce >= m) ?? a, p = s.map(({ value: u, p50: f }) => `${u}${n}: ${f.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// bench/src/rounds.ts
import { mkdirSync as zo, readFileSync as jo } from "node:fs";
import { opendir as Fo } from "node:fs/promises";
import { join as ue } from "node:path";

// bench/src/tree.ts
import { copyFileSync as vo, linkSync as To, mkdirSync as Ge, symlinkSync as So, writeFileSync as No } from "node:fs";
import { basename as Wo, dirname as Bo, join as pe } from "node:path";
import { setImmediate as sr } from "node:timers/promises";
async function ar({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = pe(o, "tree"), a = Wo(o), i = pe(s, a);
  try {
    return Ge(i, { recursive: !0 }), e.length === 0 ? await Io(i, t, n) : await Oo(e, i, n), { parent: s, name: a, ...await Le(i) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof $) throw m;
    return k(s), { whyNot: b(m) };
  }
}
function Je({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Le(e) {
  return ir(G(await U(_(["."], e)), void 0));
}
function ir(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function Oo(e, t, r) {
  let o = _(e, process.cwd()), n = await U(o);
  if (n.length === 0) throw new $(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...G(n, o.excludes)];
  await A(t, { bytes: Je(ir(s)) });
  let a = Re(ke(n.map(({ line: m }) => m))), i = /* @__PURE__ */ new Map();
  for (let m of s) {
    await sr(), r.throwIfAborted();
    for (let c of m) Ao(c, { pathOf: a, top: Me(t), linked: i });
  }
}
function Ao({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: a }) {
  let i = `${s}/${e}`, m = o && a.get(o.inode);
  Ge(M(t === "directory" ? i : Bo(i)), { recursive: !0 }), t === "link" && So(M(r), M(i)), t === "file" && (o && !m && a.set(o.inode, i), m ? To(M(m), M(i)) : vo(M(n(e)), M(i)));
}
var or = 20, nr = "return function const export default value from import this null options length index".split(
  " "
);
async function Io(e, t, r) {
  let o = Eo();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / or), a = pe(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % or === 0 && (await sr(), r.throwIfAborted(), Ge(a, { recursive: !0 })), No(pe(a, `file-${n}.js`), Co(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function Co(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = nr[Math.floor(t() * nr.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function Eo() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// bench/src/rounds.ts
async function mr(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((i) => ({ way: i, ready: [], readAll: [] })), a = async (i, m) => {
    try {
      await m(i, t, r);
    } catch (c) {
      n.throwIfAborted(), i.whyNot = b(c);
    }
  };
  try {
    for (let m of s) {
      await a(m, Ho);
      let { way: c, whyNot: p } = m;
      y(`${c.name}, from ${c.from}: ${p === void 0 ? "can be measured" : W(p)}`);
    }
    let i = s.reduce((m, { tryMs: c = 0 }) => m + c, 0);
    y(`Restoring ${o} times in each way, which takes about ${h(i * o)}`);
    for (let m = 1; m <= o; m++) {
      y(`Round ${m} of ${o}`);
      for (let c of m % 2 === 1 ? s : s.toReversed())
        c.whyNot === void 0 && await a(c, _o);
    }
  } finally {
    for (let { prepared: i } of s) await i?.remove?.();
  }
  return s.map(Do);
}
async function Ho(e, t, r) {
  await A(r.dir, { bytes: 2 * Je(t) }), e.prepared = await e.way.prepare(t, r);
  let o = performance.now();
  await cr(e, r, async (n) => {
    let { files: s } = await Le(ue(n, t.name));
    if (s !== t.files) throw new Error(`it restored ${s} of ${t.files} files`);
  }), e.tryMs = performance.now() - o;
}
async function _o(e, t, r) {
  let o = 0, n = await cr(e, r, async (s) => {
    let a = performance.now();
    await qo(t.name, s, r), o = performance.now() - a;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function qo(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return mt({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await Fo(ue(t, e), { recursive: !0 }))
    n.isFile() && jo(ue(n.parentPath, n.name));
}
async function cr({ prepared: e }, { dir: t, signal: r }, o) {
  let n = ue(t, "restored");
  zo(n);
  try {
    await oe(t, r);
    let { ms: s, end: a } = await e.restore(n);
    try {
      await o(n);
    } finally {
      await a?.();
    }
    return s;
  } finally {
    k(n);
  }
}
function Do({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: a }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: i } = o;
  return { id: e, name: t, from: r, storedBytes: i, ready: Ee(s), readAll: Ee(a) };
}

// bench/src/ways/plain.ts
import { stat as Uo } from "node:fs/promises";
import { join as Vo } from "node:path";
var Go = [
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
], fr = Go.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: a }) {
      let i = Vo(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: i }, c = pr(o, m);
      return await ur(pr(r, m), { cwd: n.parent, signal: a }), {
        storedBytes: (await Uo(i)).size,
        async restore(p) {
          let u = performance.now();
          return await ur(c, { cwd: p, signal: a }), { ms: performance.now() - u };
        }
      };
    }
  })
);
function pr(e, t) {
  return e.split(" | ").map((r) => {
    let [o = "", ...n] = r.split(" ");
    return { path: st(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function ur(e, t) {
  let { stdin: r, stdout: o, ended: n } = it(e, t);
  r.end(), o.resume(), await n;
}

// bench/src/bench.ts
async function lr(e) {
  at();
  let t = Ft(Xe, et());
  if (t.compare !== "") return Rt(t);
  let r = await Jo(Lo(S(), "headstart-bench-"));
  try {
    let o = await ft(e), n = await Ko(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await Mt(n, t);
  } finally {
    k(r);
  }
}
async function Ko(e, t) {
  let r = De(e.store, { id: "store", inputs: e.storeInputs });
  y("Making the tree");
  let o = await ar(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  y("Measuring the disk");
  let a = await jt(t);
  y("Measuring the CPU");
  let i = await Tt(o, t), m = `, ${h(Jt(t))} at most`;
  y(`Measuring the network: ${"whyNot" in r ? r.whyNot : `${r.label}${m}`}`);
  let c = await Lt(r, t), p = [...fr, ...Xt(Zo(e, r))], u = "whyNot" in o ? p.map(({ id: f, name: l, from: g }) => ({ id: f, name: l, from: g, ...o })) : await mr(p, o, t);
  return {
    kind: "headstart-bench",
    schema: 1,
    ...qt(e.label),
    tree: { from: e.paths.length > 0 ? "path" : "generated", files: n, bytes: s },
    repeats: t.repeats,
    store: "whyNot" in r ? null : r.label,
    disk: a,
    cpu: i,
    network: c,
    mounting: await Dt(t),
    ways: u,
    proposals: tr(u, c),
    left: t.left
  };
}
function Zo({ store: e }, t) {
  if ("whyNot" in t) return [];
  if (!F()) return [t];
  let r = { store: "github" }, o = De({ ...e, ...r }, { id: "service", inputs: r });
  return "label" in o && o.label !== t.label ? [t, o] : [t];
}

// bench/src/main.ts
await ht(lr, (e) => Ye(b(e)));
