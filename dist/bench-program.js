import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  A as S,
  B as Ye,
  Ba as it,
  C as Qe,
  Da as mt,
  E as et,
  Ea as ct,
  Fa as D,
  G as tt,
  H as E,
  Ha as U,
  Ia as T,
  Ja as h,
  K as he,
  Ka as V,
  L as j,
  Oa as Re,
  P as C,
  Pa as A,
  Q as H,
  R as rt,
  S as ot,
  T as F,
  U as nt,
  W as st,
  a as v,
  aa as ye,
  b as fe,
  c as le,
  d as R,
  fb as $e,
  g as y,
  ga as we,
  gb as G,
  ha as b,
  hb as Me,
  ia as ge,
  ja as be,
  ka as x,
  oa as xe,
  qa as _,
  ra as at,
  s as de,
  u as Ze,
  ua as q,
  v as O,
  w as Xe,
  wa as Pe,
  x as d,
  xa as ke
} from "./shared-KCXSTS6C.js";

// lighter-node:crypto?src/bench/cpu.ts
var gt = fe((dn, Ae) => {
  Ae.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  Ae.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/bench/disk-probe.ts
var kt = fe(($n, He) => {
  He.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  He.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/bench/network.ts
var Ht = fe((ds, qe) => {
  qe.exports = Object.create(new Proxy({}, { get: (e, t) => v("node:crypto")[t] }));
  qe.exports.getRandomValues = (e) => v("node:crypto").getRandomValues(e);
});

// src/bench/bench.ts
import { mkdtemp as Co } from "node:fs/promises";
import { join as Ho } from "node:path";

// src/bench/compare.ts
import { readFileSync as gr, statSync as br } from "node:fs";
import { join as yt, relative as xr, resolve as Pr } from "node:path";

// src/bench/tables.ts
function pt(e) {
  let { disk: t, cpu: r, network: o, mounting: n, ways: s, proposals: i, repeats: a } = e, { files: m, bytes: c } = e.tree;
  return [
    {
      title: `Restoring ${m.toLocaleString("en")} files, ${T(c)}, ${a} times each`,
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
      ({ ways: n }) => n.map((s) => ({ id: s.id, name: Te(s), cell: Se(s).join(", ") }))
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
function Te({ name: e, id: t, from: r }) {
  return r === "disk" ? e : `${e}, ${t.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function pr(e) {
  let { name: t, from: r } = e;
  return "whyNot" in e ? [t, r, ...Se(e)] : [t, r, T(e.storedBytes), ...Se(e), h(e.readAll.p50)];
}
function Se(e) {
  if ("whyNot" in e) return [N(e.whyNot)];
  let { p50: t, p95: r, spread: o } = e.ready;
  return [h(t), h(r), o.toFixed(2)];
}
function ve(e, t) {
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
  let o = (s) => `| ${t.map((i, a) => de(s[a] ?? "")).join(" | ")} |`, n = `|${t.map(() => "---").join("|")}|`;
  return [`### ${de(e)}`, "", o(t), n, ...r.map(o), ""].join(`
`);
}

// src/bench/chart.ts
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
  let r = [...new Map(e.flatMap(({ ways: o }) => o.map((n) => [n.id, Te(n)])))].map(([o, n]) => ({
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
    format: (o) => h(o * 1e3)
  };
}

// src/bench/svg-picture.ts
var ft = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
function dt({ title: e, series: t, groups: r, format: o }) {
  let n = 16 + Math.max(...r.map(({ name: p }) => p.length), 0) * 8, s = Math.max(...r.flatMap(({ bars: p }) => p.map((u) => u?.p95 ?? 0))), i = (p) => Math.round(p / s * 520), a = [I(16, 32, e)], m = 48;
  for (let [p, u] of t.entries())
    a.push(lt(16, m, { width: 10, place: p }), I(32, m + 11, u)), m += 16;
  for (let { name: p, bars: u } of r) {
    m += 16 / 2, a.push(I(16, m + 11, p));
    for (let [l, f] of u.entries()) {
      if (f) {
        let [k, g] = [i(f.p50), n + i(Math.max(f.p95, f.p50))], mr = `<path d="M${n + k} ${m + 6}H${g}" stroke="black"/>`;
        a.push(lt(n, m, { width: k, place: l }), mr, I(g + 5, m + 11, o(f.p50)));
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

// src/bench/write-results.ts
import { mkdirSync as dr, writeFileSync as hr } from "node:fs";
import { dirname as yr, join as wr } from "node:path";
async function ht(e, { output: t, summary: r }) {
  let o = K(e), n = pt(e), s = e.left.map((m) => `Left: ${m}`);
  for (let m of [o, ...n.flatMap(L), ...s]) d(m);
  let i = e.label.replace(/[^A-Za-z0-9._-]+/g, "-"), a = t || wr(S(), `headstart-bench-${i}.json`);
  Oe(a, `${JSON.stringify(e, void 0, 2)}
`), O("report", a);
  for (let { setting: m, value: c } of e.proposals) O(m, c);
  r && await U([`## ${o}
`, X([e]), ...n.map(Z)].join(`
`));
}
function Oe(e, t) {
  dr(yr(e), { recursive: !0 }), hr(e, t);
}

// src/bench/compare.ts
async function wt({ compare: e, output: t, summary: r }) {
  let n = (await kr(e)).flatMap((m) => Rr(m)).sort((m, c) => m.label.localeCompare(c.label)), s = n.map((m, c) => ({ ...m, label: $r(n, c) }));
  if (s.length === 0) throw new R(`There is no result of a benchmark at ${e}.`);
  let i = ut(s);
  for (let m of [...s.map(K), ...i.flatMap(L)]) d(m);
  let a = t || yt(S(), "headstart-bench.svg");
  Oe(a, dt(Ne(s))), O("picture", a), r && await U([X(s), ...i.map(Z)].join(`
`));
}
async function kr(e) {
  let t = br(e, { throwIfNoEntry: !1 })?.isDirectory();
  return (await ct(t ? yt(e, "**/*.json") : e, {
    matchDirectories: !1
  })).glob();
}
function Rr(e) {
  let t = xr(process.cwd(), Pr(e));
  try {
    let r = JSON.parse(gr(e, "utf8"));
    if (r?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (r.schema !== 1)
      throw new Error(`it has schema ${r.schema}, and this version of Headstart reads ${1}`);
    if (typeof r.label != "string" || !Array.isArray(r.ways)) throw new Error("it is not whole");
    return [r];
  } catch (r) {
    return Xe(`${t} is left out: ${y(r)}`), [];
  }
}
function $r(e, t) {
  let r = e[t]?.label ?? "", o = e.slice(0, t).filter((n) => n.label === r).length;
  return o === 0 ? r : `${r} (${o + 1})`;
}

// src/bench/cpu.ts
var bt = le(gt(), 1);
import { closeSync as Sr, openSync as Tr, readSync as Nr } from "node:fs";
import { opendir as Br, rm as Or, writeFile as Ar } from "node:fs/promises";
import { join as Q } from "node:path";

// src/bench/measure.ts
import { setImmediate as Mr } from "node:timers/promises";
async function P(e, { repeats: t, signal: r }, { sample: o, by: n }) {
  let s = e.map(() => []);
  for (let i = 0; i < t; i++)
    for (let [a, m] of e.entries())
      s[a]?.push(await o(m)), await Mr(), r.throwIfAborted();
  return e.map(({ id: i, name: a, unit: m }, c) => ({ id: i, name: a, ...vr(m, s[c], n) }));
}
async function B(e, t, r) {
  try {
    return await r();
  } catch (o) {
    return t.throwIfAborted(), e.map(({ id: n, name: s }) => ({ id: n, name: s, whyNot: y(o) }));
  }
}
function w(e, t) {
  return e / (performance.now() - t) * 1e3;
}
function vr(e, t = [], r) {
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

// src/bench/cpu.ts
var Ce = 1024 ** 2, Ee = 64, je = "MiB/s", Ir = { id: "sha256", name: "SHA-256", unit: je }, W = { plain: "cpu", packed: "cpu.zst" }, xt = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", W.plain, "-o", W.packed],
    unit: je
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", W.packed], unit: je }
];
async function Pt(e, t) {
  return [...await P([Ir], t, { sample: Wr }), ...await B(xt, t.signal, () => zr(e, t))];
}
function Wr() {
  let e = Buffer.alloc(Ce, 1), t = performance.now(), r = (0, bt.createHash)("sha256");
  for (let o = 0; o < Ee; o++) r.update(e);
  return r.digest(), w(Ee, t);
}
async function zr(e, t) {
  let { dir: r, signal: o } = t, n = t.tools.zstd;
  if (!n) throw new Error("there is no zstd on PATH");
  if ("whyNot" in e) throw new Error("there is no tree to take");
  try {
    let s = await Er(Q(r, W.plain), Q(e.parent, e.name)) / Ce;
    return await P(xt, t, { sample: async ({ args: a }) => {
      let m = performance.now();
      return await F({ path: n, args: [...a] }, { cwd: r, signal: o }), w(s, m);
    }, by: "one core, on the files themselves" });
  } finally {
    for (let s of Object.values(W)) await Or(Q(r, s), { force: !0 });
  }
}
async function Er(e, t) {
  let r = Buffer.alloc(Ee * Ce), o = 0;
  for await (let n of await Br(t, { recursive: !0 })) {
    if (!n.isFile()) continue;
    let s = Tr(Q(n.parentPath, n.name), "r");
    if (o += Nr(s, r, o, r.length - o, null), Sr(s), o === r.length) break;
  }
  return await Ar(e, r.subarray(0, o)), o;
}

// src/bench/disk.ts
import { mkdirSync as _r, writeFileSync as qr } from "node:fs";
import { rm as Dr, statfs as Ur } from "node:fs/promises";
import { join as re } from "node:path";
import { setImmediate as Vr } from "node:timers/promises";

// src/bench/disk-probe.ts
var Mt = le(kt(), 1);
import { constants as ee } from "node:fs";
import { open as jr } from "node:fs/promises";
var Rt = 1024 ** 2, vt = 250, Cr = [
  Fe("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  Fe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  Fe("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
], Hr = [
  // Some systems have no flag for direct access.
  ...ee.O_DIRECT ? [$t("direct, one at a time", ee.O_DIRECT)] : [],
  $t("through the page cache", 0)
];
async function St(e, t) {
  let r;
  for (let o of C("fio") ? Cr : Hr)
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
        `--runtime=${vt}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ], c = [`--rw=${o ? "rand" : ""}${r}`, `--bs=${n}`, `--size=${i}`], p = [...m, ...c, ...t, `--filename=${s}`];
      return Fr(await st({ path: H("fio"), args: p }), r) / n;
    }
  };
}
function Fr(e, t) {
  let { jobs: r } = JSON.parse(e.slice(e.indexOf("{")));
  return r[0]?.[t].bw_bytes ?? Number.NaN;
}
function $t(e, t) {
  return {
    by: `own probe, ${e}`,
    async rate({ kind: r, isRandom: o, blockBytes: n }, { path: s, bytes: i, signal: a }) {
      let m = new ArrayBuffer(Rt, { maxByteLength: Rt }), c = (0, Mt.randomFillSync)(Buffer.from(m)), p = await jr(s, ee.O_RDWR | ee.O_CREAT | t, 384);
      try {
        let { size: u } = await p.stat();
        for (let g = u; g < i; g += c.length)
          await p.write(c, 0, c.length, g);
        await p.sync();
        let l = i / n, f = performance.now(), k = 0;
        for (; performance.now() - f < vt; k++) {
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

// src/bench/flush-disks.ts
async function te(e, t) {
  C("sync") && await ot("sync", [], { cwd: e, signal: t });
}

// src/bench/disk.ts
var z = 1024 ** 2, Tt = { unit: "MiB/s", isRandom: !1, blockBytes: z }, Nt = { unit: "operations/s", isRandom: !0, blockBytes: 4096 }, _e = [
  { id: "write", name: "sequential write", kind: "write", ...Tt },
  { id: "read", name: "sequential read", kind: "read", ...Tt },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...Nt },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...Nt }
], Bt = { id: "create", name: "files created", unit: "files/s" };
function It(e) {
  return B([..._e, Bt], e.signal, async () => [
    ...await Gr(e),
    ...await P([Bt], e, { sample: () => Kr(e) })
  ]);
}
async function Gr(e) {
  let { dir: t, signal: r } = e, { bavail: o, bsize: n } = await Ur(t), s = Math.floor(Math.min(256 * z, o * n / 4) / z) * z;
  if (s < 16 * z) throw new Error("less than 64 MiB are free");
  let i = re(t, "disk");
  try {
    let a = { path: i, bytes: s, signal: r }, { by: m, rate: c } = await St(_e[0], a);
    return await P(_e, e, { sample: (p) => c(p, a), by: m });
  } finally {
    await Dr(i, { force: !0 });
  }
}
var Ot = 4e3, At = 100, Jr = Buffer.alloc(1024, "x");
async function Kr({ dir: e, signal: t }) {
  let r = re(e, "created");
  await te(e, t);
  let o = performance.now();
  for (let s = 0; s < Ot; s++) {
    let i = re(r, String(Math.floor(s / At)));
    s % At === 0 && (await Vr(), t.throwIfAborted(), _r(i, { recursive: !0 })), qr(re(i, String(s)), Jr, { flag: "wx" });
  }
  let n = w(Ot, o);
  return x(r), n;
}

// src/bench/inputs.ts
import { resolve as Lr } from "node:path";
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
function Wt(e, t) {
  let r = { key: "headstart-bench", path: "headstart-bench", stash: "off" }, o = e("output"), n = e("label");
  if (n.length > 100 || /[\r\n]/.test(n))
    throw new R("Input label must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: ke(e("path")),
    /** The number of files in the generated tree. */
    files: j(e, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: j(e, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label: n,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: o === "" ? "" : Lr(o),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: Xr(e("compare")),
    summary: he(e, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: Pe((s) => r[s] ?? e(s), t),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(Zr.map((s) => [s, e(s)]))
  };
}
function Xr(e) {
  let t = e.toLowerCase();
  return t === "true" ? "**/headstart-bench*.json" : t === "false" ? "" : e;
}

// src/bench/machine.ts
import { arch as zt, cpus as Yr, release as Qr, totalmem as eo, type as Et } from "node:os";
function jt(e) {
  let t = Yr();
  return {
    version: mt.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: e || et() || `${Et()} ${zt()}`,
    machine: {
      os: Et(),
      arch: zt(),
      kernel: Qr(),
      cpu: t[0]?.model ?? "unknown",
      cores: t.length,
      memoryBytes: eo(),
      node: process.version
    }
  };
}
async function Ct({ tools: e, signal: t }) {
  let r = (s) => s ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" }, [o, n] = [await _("image", t), await _("tree", t)];
  return [
    { name: "mount images", ..."reason" in o && { whyNot: o.reason } },
    { name: "mount what is in memory", ..."reason" in n && { whyNot: n.reason } },
    { name: "make images: mksquashfs", ...r(e.mksquashfs) },
    { name: "unpack images: unsquashfs", ...r(e.unsquashfs) }
  ];
}

// src/bench/network.ts
var ne = le(Ht(), 1);

// src/bench/remote-stores.ts
function De(e, t) {
  if ($e({ inputs: e, service: E() }) === "local")
    return { whyNot: "no remote store is configured" };
  let r = tt(), { read: o, write: n, whyNoRead: s, whyNoWrite: i } = it(r);
  if (r.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (n === void 0 || o.length === 0)
    return { whyNot: i ?? s ?? "this run may write no scope" };
  let a = Me(e, r, AbortSignal.abort()), m = (c, p) => G({ ...a, inputs: { ...e, ...c }, signal: p });
  return { ...t, label: G(a).label, scope: n, open: m };
}
async function oe({ open: e }, t, { left: r }) {
  let o = e({}, AbortSignal.timeout(6e4)), n = `the key ${t.keys[0]} in the ${o.label}`;
  try {
    let s = await o.find(t);
    await s?.reject(), await s?.close();
    let i = s && await o.find(t);
    await i?.close(), i && r.push(`${T(i.size)} under ${n}, until the store lets go of them`);
  } catch (s) {
    r.push(`What is under ${n}, perhaps: ${y(s)}`);
  }
}

// src/bench/network.ts
var Ve = 1024 ** 2, Ue = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 }, $ = { concurrency: 8, partMebibytes: 8 }, Ft = "MiB/s", _t = { id: "upload", name: `upload, ${$.concurrency} at once`, unit: Ft }, se = [
  ...[1, 2, 4, 8, 16].map((e) => ({ ...$, concurrency: e })),
  ...[16, 32].map((e) => ({ ...$, partMebibytes: e }))
].map(({ concurrency: e, partMebibytes: t }) => {
  let r = t === $.partMebibytes ? "" : `, parts of ${t} MiB`;
  return {
    id: `download-${e}x${t}MiB`,
    name: `download, ${e} at once${r}`,
    unit: Ft,
    concurrency: e,
    partMebibytes: t
  };
});
function qt(e, t) {
  return B([_t, ...se], t.signal, () => {
    if ("whyNot" in e) throw new Error(e.whyNot);
    return to(e, t);
  });
}
async function to(e, t) {
  let r = ye([(0, ne.randomBytes)(16).toString("hex")]), o = { scope: e.scope, version: r, key: "headstart-bench" }, n = { scopes: [o.scope], keys: [o.key], versions: [r] }, s = ({ concurrency: i, partMebibytes: a }) => oo(e.open({ concurrency: i, partBytes: a * Ve }, t.signal), n, t);
  try {
    let i = { ...t, repeats: 1 };
    return [
      ...await P([_t], i, { sample: () => ro(e, o, t) }),
      ...await P(se, t, { sample: s })
    ];
  } finally {
    await oe(e, n, t);
  }
}
async function ro(e, t, { signal: r }) {
  let o = await e.open({}, r).create(t);
  if (!o) throw new Error("the store takes no entry");
  try {
    let n = (0, ne.randomFillSync)(Buffer.alloc(Ve)), s = performance.now(), { write: i, finish: a, commit: m } = Re(o), c = 0;
    for (; c < Ue.mebibytes && performance.now() - s < Ue.uploadMs; c++)
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
      if (i += a.length, s.release?.(a), r.throwIfAborted(), performance.now() - n > Ue.downloadMs) break;
    return w(i / Ve, n);
  } finally {
    await o.close();
  }
}

// src/bench/ways/headstart.ts
import { join as mo } from "node:path";

// src/bench/action-step.ts
import { mkdtemp as no, readFile as so, rm as Dt, writeFile as ao } from "node:fs/promises";
import { join as ae } from "node:path";
async function ie(e, { dir: t, signal: r }) {
  let o = await no(ae(t, "step-"));
  try {
    let n = { GITHUB_OUTPUT: ae(o, "output"), GITHUB_STATE: ae(o, "state") };
    for (let f of Object.values(n)) await ao(f, "");
    let s = ae(import.meta.dirname, `${e.entry}.js`), i = { ...io(e), ...n }, { exitCode: a, output: m, ms: c } = await nt(s, i, { cwd: e.workspace, signal: r });
    r.throwIfAborted();
    let p = m.split(/\r?\n/).filter((f) => f !== "");
    if (a !== 0) throw new Error(Ut(p.at(-1) ?? `the step ended with ${a}`));
    let [u, l] = await Promise.all([Vt(n.GITHUB_OUTPUT), Vt(n.GITHUB_STATE)]);
    return u.report && await Dt(u.report, { force: !0 }), { ms: c, log: p.map(Ut), outputs: u, state: l };
  } finally {
    await Dt(o, { recursive: !0, force: !0 });
  }
}
function io({ inputs: e, state: t = {}, workspace: r }) {
  let o = Object.entries(Qe()).filter(([n]) => !/^(INPUT|STATE)_/.test(n));
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
function Ut(e) {
  return e.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function Vt(e) {
  let r = (await so(e, "utf8")).replaceAll(`\r
`, `
`).matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...r].map(([, o = "", , n = ""]) => [o, n]));
}

// src/bench/ways/headstart.ts
var me = { name: "Headstart, unpacked", mode: "unpack" }, Ge = { name: "Headstart, mounted", mode: "mount" }, co = { name: "Headstart, lazy", mode: "lazy" }, po = [
  me,
  Ge,
  { ...me, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...Ge, name: "Headstart, mounted from memory", ramdisk: "on" }
], uo = { store: [me, Ge, co], service: [me] };
function Gt(e) {
  let t = e.flatMap((r) => uo[r.id].map((o) => ({ ...o, remote: r })));
  return [...po, ...t].map((r) => ({
    id: M(r, r.remote?.id),
    name: r.name,
    from: r.remote?.label ?? "disk",
    prepare: (o, n) => fo(r, o, n)
  }));
}
function M({ mode: e, ramdisk: t }, r) {
  return ["headstart", e, t && "ramdisk", r].filter(Boolean).join("-");
}
async function fo(e, t, r) {
  let { mode: o, ramdisk: n = "off", remote: s } = e, i = M(e, s?.id), a = `${t.name}-${i}`, m = {
    ...s?.inputs ?? { store: "local", "local-dir": mo(r.dir, i) },
    path: t.name,
    key: a,
    mode: o,
    ramdisk: n,
    stash: "off",
    summary: "false"
  }, c = { ...m, mode: o === "unpack" ? o : "mount" }, { log: p } = await ie({ entry: "save", inputs: c, workspace: t.parent }, r), u = async () => {
    if (!s) return;
    let f = xe.flatMap((k) => k.versions({ paths: [t.name], crossOs: !1 }));
    await oe(s, { scopes: [s.scope], keys: [a], versions: f }, r);
  };
  try {
    if (Jt(p), !p.includes(`Cache saved with key: ${a}`)) throw new Error(Kt(p));
  } catch (f) {
    throw r.signal.throwIfAborted(), await u(), f;
  }
  let [, l] = p.join(`
`).match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(l), restore: (f) => lo(m, f, r), remove: u };
}
async function lo(e, t, r) {
  let { ms: o, log: n, outputs: s, state: i } = await ie({ entry: "restore", inputs: e, workspace: t }, r), a = async () => {
    let m = AbortSignal.timeout(6e4);
    await ie({ entry: "unmount", inputs: e, workspace: t, state: i }, { ...r, signal: m });
  };
  try {
    if (Jt(n), s.hit !== "exact") throw new Error(Kt(n));
    return { ms: o, end: a };
  } catch (m) {
    throw await a(), m;
  }
}
function Jt(e) {
  let t = e.find((r) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(r));
  if (t) throw new Error(t);
}
function Kt(e) {
  return e.find((t) => t.startsWith("Failed to ")) ?? e.at(-1) ?? "it told nothing";
}

// src/bench/proposed-settings.ts
var ce = 1.1;
function Zt(e, t) {
  let r = new Map(e.flatMap((o) => "ready" in o ? [[o.id, o]] : []));
  return [
    ...ho(r),
    ...Lt(t, "concurrency"),
    ...Lt(t, "part-size")
  ];
}
function ho(e) {
  let t = e.has(M({ mode: "unpack" }, "store")) ? "store" : void 0, r = ["unpack", "mount", "lazy"].flatMap((a) => {
    let m = e.get(M({ mode: a }, t));
    return m ? [{ mode: a, ...m }] : [];
  }), [o] = r;
  if (o?.mode !== "unpack") return [];
  let [n = o] = r.filter(
    ({ ready: a, readAll: m }) => Xt(a, o.ready) && m.p50 <= o.readAll.p50 * ce
  ).sort((a, m) => a.readAll.p50 - m.readAll.p50), s = r.map(
    ({ mode: a, ready: m, readAll: c }) => `${a} ready in ${h(m.p50)}, all read after ${h(c.p50)}`
  ), i = `from ${t ? "the store" : "this disk"}: ${s.join("; ")}`;
  return [{ setting: "mode", value: n.mode, why: i }, ...yo(n.mode, e)];
}
function yo(e, t) {
  let r = e === "lazy" ? "mount" : e, [o, n] = [t.get(M({ mode: r })), t.get(M({ mode: r, ramdisk: "on" }))];
  if (!o || !n) return [];
  let s = `${r}, all read after ${h(o.readAll.p50)} on the disk and ${h(n.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: Xt(n.readAll, o.readAll) ? "on" : "off", why: s }];
}
function Xt(e, t) {
  return e.p95 * ce < t.p50;
}
function Lt(e, t) {
  let { varied: r, fixed: o, unit: n } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[t], s = se.flatMap((u) => {
    let l = e.find(({ id: f }) => f === u.id);
    return !l || "whyNot" in l || u[o] !== $[o] ? [] : [{ value: u[r], ...l }];
  }), i = s.find(({ value: u }) => u === $[r]);
  if (!i) return [];
  let a = s.filter(({ min: u }) => u > i.p50 * ce), m = Math.max(...a.map(({ p50: u }) => u)), c = a.find(({ p50: u }) => u * ce >= m) ?? i, p = s.map(({ value: u, p50: l }) => `${u}${n}: ${l.toFixed(0)} MiB/s`).join(", ");
  return [{ setting: t, value: `${c.value}${n}`, why: p }];
}

// src/bench/rounds.ts
import { mkdirSync as To, readFileSync as No } from "node:fs";
import { opendir as Bo } from "node:fs/promises";
import { join as ue } from "node:path";

// src/bench/tree.ts
import { copyFileSync as wo, linkSync as go, mkdirSync as Je, symlinkSync as bo, writeFileSync as xo } from "node:fs";
import { basename as Po, dirname as ko, join as pe } from "node:path";
import { setImmediate as er } from "node:timers/promises";
async function tr({ paths: e, files: t }, r) {
  let { dir: o, signal: n } = r, s = pe(o, "tree"), i = Po(o), a = pe(s, i);
  try {
    return Je(a, { recursive: !0 }), e.length === 0 ? await Mo(a, t, n) : await Ro(e, a, n), { parent: s, name: i, ...await Le(a) };
  } catch (m) {
    if (n.throwIfAborted(), m instanceof R) throw m;
    return x(s), { whyNot: y(m) };
  }
}
function Ke({ files: e, bytes: t }) {
  return t + e * 4096;
}
async function Le(e) {
  return rr(V(await D(q(["."], e)), void 0));
}
function rr(e) {
  let t = { files: 0, bytes: 0 };
  for (let r of e) {
    t.files += r.filter(({ kind: o }) => o !== "directory").length;
    for (let { bytes: o } of r) t.bytes += o;
  }
  return t;
}
async function Ro(e, t, r) {
  let o = q(e, process.cwd()), n = await D(o);
  if (n.length === 0) throw new R(`There is nothing at ${e.join(", ")} to measure with.`);
  let s = [...V(n, o.excludes)];
  await A(t, { bytes: Ke(rr(s)) });
  let i = be(ge(n.map(({ root: m }) => m))), a = /* @__PURE__ */ new Map();
  for (let m of s) {
    await er(), r.throwIfAborted();
    for (let c of m) $o(c, { pathOf: i, top: we(t), linked: a });
  }
}
function $o({ member: e, kind: t, target: r = "", hardLink: o }, { pathOf: n, top: s, linked: i }) {
  let a = `${s}/${e}`, m = o && i.get(o.inode);
  Je(b(t === "directory" ? a : ko(a)), { recursive: !0 }), t === "link" && bo(b(r), b(a)), t === "file" && (o && !m && i.set(o.inode, a), m ? go(b(m), b(a)) : wo(b(n(e)), b(a)));
}
var Yt = 20, Qt = "return function const export default value from import this null options length index".split(
  " "
);
async function Mo(e, t, r) {
  let o = So();
  for (let n = 0; n < t; n++) {
    let s = Math.floor(n / Yt), i = pe(e, `package-${Math.floor(s / 8)}`, `lib-${s}`);
    n % Yt === 0 && (await er(), r.throwIfAborted(), Je(i, { recursive: !0 })), xo(pe(i, `file-${n}.js`), vo(Math.round(200 * 2 ** (7 * o())), o));
  }
}
function vo(e, t) {
  let r = "";
  for (; r.length < e; ) {
    let o = Qt[Math.floor(t() * Qt.length)];
    r += t() < 0.3 ? `${o}${Math.floor(t() * 1e6).toString(36)}(
` : `${o} `;
  }
  return r.slice(0, e);
}
function So() {
  let e = 1;
  return () => (e = Math.imul(e, 1664525) + 1013904223 >>> 0, e / 2 ** 32);
}

// src/bench/rounds.ts
async function or(e, t, r) {
  let { repeats: o, signal: n } = r, s = e.map((a) => ({ way: a, ready: [], readAll: [] })), i = async (a, m) => {
    try {
      await m(a, t, r);
    } catch (c) {
      n.throwIfAborted(), a.whyNot = y(c);
    }
  };
  try {
    for (let a of s) {
      await i(a, Oo);
      let { way: m, whyNot: c } = a;
      d(`${m.name}, from ${m.from}: ${c === void 0 ? "can be measured" : N(c)}`);
    }
    for (let a = 1; a <= o; a++) {
      d(`Round ${a} of ${o}`);
      for (let m of a % 2 === 1 ? s : s.toReversed())
        m.whyNot === void 0 && await i(m, Ao);
    }
  } finally {
    for (let { prepared: a } of s) await a?.remove?.();
  }
  return s.map(Wo);
}
async function Oo(e, t, r) {
  await A(r.dir, { bytes: 2 * Ke(t) }), e.prepared = await e.way.prepare(t, r), await nr(e, r, async (o) => {
    let { files: n } = await Le(ue(o, t.name));
    if (n !== t.files) throw new Error(`it restored ${n} of ${t.files} files`);
  });
}
async function Ao(e, t, r) {
  let o = 0, n = await nr(e, r, async (s) => {
    let i = performance.now();
    await Io(t.name, s, r), o = performance.now() - i;
  });
  e.ready.push(n), e.readAll.push(n + o);
}
async function Io(e, t, { tools: { tar: r }, signal: o }) {
  if ("path" in r) return F({ path: r.path, args: ["-c", "-f", "-", e] }, { cwd: t, signal: o });
  for await (let n of await Bo(ue(t, e), { recursive: !0 }))
    n.isFile() && No(ue(n.parentPath, n.name));
}
async function nr({ prepared: e }, { dir: t, signal: r }, o) {
  let n = ue(t, "restored");
  To(n);
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
    x(n);
  }
}
function Wo({ way: { id: e, name: t, from: r }, prepared: o, whyNot: n, ready: s, readAll: i }) {
  if (n !== void 0 || !o) return { id: e, name: t, from: r, whyNot: n ?? "it was not tried" };
  let { storedBytes: a } = o;
  return { id: e, name: t, from: r, storedBytes: a, ready: ze(s), readAll: ze(i) };
}

// src/bench/ways/plain.ts
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
], ir = jo.map(
  ({ id: e, name: t, pack: r, unpack: o }) => ({
    id: e,
    name: t,
    from: "disk",
    async prepare(n, { dir: s, signal: i }) {
      let a = Eo(s, `archive.${e}`), m = { TREE: n.name, ARCHIVE: a }, c = sr(o, m);
      return await ar(sr(r, m), { cwd: n.parent, signal: i }), {
        storedBytes: (await zo(a)).size,
        async restore(p) {
          let u = performance.now();
          return await ar(c, { cwd: p, signal: i }), { ms: performance.now() - u };
        }
      };
    }
  })
);
function sr(e, t) {
  return e.split(" | ").map((r) => {
    let [o = "", ...n] = r.split(" ");
    return { path: H(o), args: n.map((s) => t[s] ?? s) };
  });
}
async function ar(e, t) {
  let { stdin: r, stdout: o, ended: n } = rt(e, t);
  r.end(), o.resume(), await n;
}

// src/bench/bench.ts
async function Ma(e) {
  let t = Wt(Ze, Ye());
  if (t.compare !== "") return wt(t);
  let r = await Co(Ho(S(), "headstart-bench-"));
  try {
    let o = await at(), n = await Fo(t, { dir: r, repeats: t.repeats, tools: o, signal: e, left: [] });
    await ht(n, t);
  } finally {
    x(r);
  }
}
async function Fo(e, t) {
  let r = De(e.store, { id: "store", inputs: e.storeInputs });
  d("Making the tree");
  let o = await tr(e, t), { files: n, bytes: s } = "whyNot" in o ? { files: 0, bytes: 0 } : o;
  d("Measuring the disk");
  let i = await It(t);
  d("Measuring the CPU");
  let a = await Pt(o, t);
  d(`Measuring the network: ${"whyNot" in r ? r.whyNot : r.label}`);
  let m = await qt(r, t), c = [...ir, ...Gt(_o(e, r))], p = "whyNot" in o ? c.map(({ id: u, name: l, from: f }) => ({ id: u, name: l, from: f, ...o })) : await or(c, o, t);
  return {
    kind: "headstart-bench",
    schema: 1,
    ...jt(e.label),
    tree: { from: e.paths.length > 0 ? "path" : "generated", files: n, bytes: s },
    repeats: t.repeats,
    store: "whyNot" in r ? null : r.label,
    disk: i,
    cpu: a,
    network: m,
    mounting: await Ct(t),
    ways: p,
    proposals: Zt(p, m),
    left: t.left
  };
}
function _o({ store: e }, t) {
  let r = "label" in t ? [t] : [];
  if (!E()) return r;
  let o = { store: "github" }, n = De({ ...e, ...o }, { id: "service", inputs: o });
  return "label" in n && n.label !== r[0]?.label ? [...r, n] : r;
}
export {
  Ma as bench
};
