import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  JobFailure,
  __commonJS,
  __require,
  __toESM,
  accessOf,
  basesOf,
  cacheDir,
  cacheService,
  checkSpace,
  choice,
  chosenStore,
  create,
  currentRun,
  environment,
  findMatches,
  findProgram,
  findTools,
  fingerprint,
  formats,
  fromBytes,
  htmlText,
  info,
  input,
  lines,
  messageOf,
  openStore,
  output,
  outputOf,
  package_default,
  pathsIn,
  probe,
  programPath,
  readInputs,
  removeTree,
  runCommand,
  runProgram,
  runScript,
  runnerName,
  secondsText,
  selectionOf,
  shortSizeText,
  startPipeline,
  storeOptions,
  summarizeMarkdown,
  tempDir,
  toBytes,
  uploadTo,
  walk,
  warning,
  wholeNumber
} from "./shared-VEI5GPC6.js";

// lighter-node:crypto?src/bench/cpu.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/bench/cpu.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/bench/disk-probe.ts
var require_crypto2 = __commonJS({
  "lighter-node:crypto?src/bench/disk-probe.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/bench/network.ts
var require_crypto3 = __commonJS({
  "lighter-node:crypto?src/bench/network.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/bench/bench.ts
import { mkdtemp as mkdtemp2 } from "node:fs/promises";
import { join as join10 } from "node:path";

// src/bench/compare.ts
import { readFileSync, statSync } from "node:fs";
import { join as join2, relative, resolve } from "node:path";

// src/bench/tables.ts
function tablesOf(report) {
  const { disk, cpu, network, mounting, ways, proposals, repeats } = report;
  const { files: files2, bytes } = report.tree;
  return [
    {
      title: `Restoring ${files2.toLocaleString("en")} files, ${shortSizeText(bytes)}, ${repeats} times each`,
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: ways.map(wayRow)
    },
    {
      title: "Machine",
      head: ["what", "median", "min to max", "by"],
      rows: [...groupRows("disk", disk), ...groupRows("CPU", cpu), ...groupRows("network", network)]
    },
    {
      title: "Mounting",
      head: ["what", "here"],
      rows: mounting.map(({ name, whyNot }) => [name, whyNot === void 0 ? "yes" : `no: ${whyNot}`])
    },
    {
      title: "Proposed settings",
      head: ["setting", "value", "why"],
      rows: proposals.map(({ setting, value, why }) => [setting, value, why])
    }
  ].filter(({ rows }) => rows.length > 0);
}
function comparisonOf(reports) {
  const measuresOf = ({ disk, cpu, network }) => [...disk, ...cpu, ...network];
  const measured = new Set(reports.flatMap(measuresOf).flatMap((one) => "p50" in one ? [one.id] : []));
  const table = (title, what, cellsOf) => ({
    title,
    head: [what, ...reports.map(({ label }) => label)],
    rows: sideBySide(reports.map(cellsOf))
  });
  return [
    table(
      "Until the job could go on: median, p95, p95/p50",
      "way",
      ({ ways }) => ways.map((way) => ({ id: way.id, name: nameAmongRunners(way), cell: readyCells(way).join(", ") }))
    ),
    table(
      "Machine: medians",
      "what",
      (report) => measuresOf(report).filter(({ id }) => measured.has(id)).map(measureCell)
    ),
    table(
      "Proposed settings",
      "setting",
      ({ proposals }) => proposals.map(({ setting, value }) => ({ id: setting, name: setting, cell: value }))
    )
  ];
}
function sideBySide(columns) {
  const names = new Map(columns.flat().map(({ id, name }) => [id, name]));
  return [...names].map(([row, name]) => [
    name,
    ...columns.map((cells) => cells.find(({ id }) => id === row)?.cell ?? "\u2013")
  ]);
}
function nameAmongRunners({ name, id, from }) {
  if (from === "disk") return name;
  return `${name}, ${id.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function wayRow(way) {
  const { name, from } = way;
  if ("whyNot" in way) return [name, from, ...readyCells(way)];
  return [name, from, shortSizeText(way.storedBytes), ...readyCells(way), secondsText(way.readAll.p50)];
}
function readyCells(way) {
  if ("whyNot" in way) return [notMeasured(way.whyNot)];
  const { p50, p95, spread } = way.ready;
  return [secondsText(p50), secondsText(p95), spread.toFixed(2)];
}
function groupRows(what, measures) {
  const reasons = new Set(measures.map((measure2) => "whyNot" in measure2 ? measure2.whyNot : void 0));
  const [reason] = reasons;
  if (reasons.size === 1 && reason !== void 0) return [[what, notMeasured(reason)]];
  return measures.map((measure2) => {
    if ("whyNot" in measure2) return [measure2.name, notMeasured(measure2.whyNot)];
    const { name, unit: unit3, p50, min, max, by = "" } = measure2;
    return [name, `${rateText(p50)} ${unit3}`, `${rateText(min)} to ${rateText(max)}`, by];
  });
}
function measureCell(measure2) {
  const { id, name } = measure2;
  if ("whyNot" in measure2) return { id, name, cell: notMeasured(measure2.whyNot) };
  const { p50, unit: unit3, by } = measure2;
  return { id, name, cell: `${rateText(p50)} ${unit3}${by === void 0 ? "" : ` (${by})`}` };
}
function notMeasured(whyNot) {
  return `not measured: ${whyNot}`;
}
function rateText(rate) {
  return Math.round(rate).toLocaleString("en");
}
function machineText({ machine, label, version, store }) {
  const { os, arch: arch2, kernel, cpu, cores, memoryBytes } = machine;
  const where = store ?? "no remote store";
  return `${label}: ${cores} x ${cpu}, ${shortSizeText(memoryBytes)}, ${os} ${kernel} ${arch2}; ${where}; Headstart ${version}`;
}
function textOf({ title, head, rows }) {
  const lines2 = [head, ...rows];
  const widths = head.map(
    (_, column) => Math.max(...lines2.map((line) => column < line.length - 1 ? (line[column] ?? "").length : 0))
  );
  const text2 = (line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return ["", title, ...lines2.map((line) => `  ${text2(line).trimEnd()}`)];
}
function markdownOf({ title, head, rows }) {
  const line = (cells) => `| ${head.map((_, column) => htmlText(cells[column] ?? "")).join(" | ")} |`;
  const rule = `|${head.map(() => "---").join("|")}|`;
  return [`### ${htmlText(title)}`, "", line(head), rule, ...rows.map(line), ""].join("\n");
}

// src/bench/chart.ts
var longestLabel = 20;
function chartOf(reports) {
  const { groups, series } = waysPicture(reports);
  const bars = groups.flatMap((group) => {
    const full = group.name.replace(/, from the (?:store|cache service)$/, ", store");
    const short = full.replace(/^Headstart, /, "");
    return series.flatMap((label, place) => {
      const bar = group.bars[place];
      const name = series.length > 1 ? `${short}: ${label.slice(0, longestLabel)}` : full;
      return bar ? [{ name, seconds: bar.p50 }] : [];
    });
  });
  if (bars.length === 0) return "";
  const names = bars.map(({ name }) => `"${name.replace(/["\\`\p{Cc}]/gu, "'")}"`);
  const seconds = bars.map((bar) => bar.seconds);
  return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: ${60 + 24 * bars.length}
  themeVariables:
    xyChart:
      plotColorPalette: "#0072b2"
---
xychart-beta horizontal
  title "Seconds until the job could go on (median)"
  x-axis [${names.join(", ")}]
  y-axis "seconds" 0 --> ${niceTop(Math.max(...seconds))}
  bar [${seconds.map((value) => value.toFixed(3)).join(", ")}]
\`\`\`
`;
}
function niceTop(value) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)));
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power;
  return Number(top.toPrecision(2));
}
function waysPicture(reports) {
  const names = new Map(reports.flatMap(({ ways }) => ways.map((way) => [way.id, nameAmongRunners(way)])));
  const groups = [...names].map(([id, name]) => ({
    name,
    bars: reports.map(({ ways }) => {
      const way = ways.find((candidate) => candidate.id === id);
      return way && "ready" in way ? { p50: way.ready.p50 / 1e3, p95: way.ready.p95 / 1e3 } : void 0;
    })
  }));
  return {
    title: "Until the job could go on: median, and a line to the 95th percentile",
    series: reports.map(({ label }) => label),
    groups: groups.filter(({ bars }) => bars.some((bar) => bar !== void 0)),
    format: (seconds) => secondsText(seconds * 1e3)
  };
}

// src/bench/result.ts
var schema = 1;

// src/bench/svg-picture.ts
var colours = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
var rowHeight = 16;
var margin = 16;
var plotWidth = 520;
var valueWidth = 80;
var letterWidth = 8;
function pictureOf({ title, series, groups, format }) {
  const left = margin + Math.max(...groups.map(({ name }) => name.length), 0) * letterWidth;
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.p95 ?? 0)));
  const widthOf = (value) => Math.round(value / longest * plotWidth);
  const parts = [text(margin, margin + rowHeight, title)];
  let top = margin + 2 * rowHeight;
  for (const [place, name] of series.entries()) {
    parts.push(box(margin, top, { width: 10, place }), text(margin + 16, top + 11, name));
    top += rowHeight;
  }
  for (const { name, bars } of groups) {
    top += rowHeight / 2;
    parts.push(text(margin, top + 11, name));
    for (const [place, bar] of bars.entries()) {
      if (bar) {
        const [width2, end] = [widthOf(bar.p50), left + widthOf(Math.max(bar.p95, bar.p50))];
        const line = `<path d="M${left + width2} ${top + 6}H${end}" stroke="black"/>`;
        parts.push(box(left, top, { width: width2, place }), line, text(end + 5, top + 11, format(bar.p50)));
      } else parts.push(text(left, top + 11, "not measured"));
      top += rowHeight;
    }
  }
  const width = Math.max(left + plotWidth + valueWidth, 2 * margin + title.length * letterWidth);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + margin}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${parts.join("\n")}
</svg>
`;
}
function box(x, y, { width, place }) {
  const colour = colours[place % colours.length];
  return `<rect x="${x}" y="${y}" width="${Math.max(width, 1)}" height="12" fill="${colour}"/>`;
}
function text(x, y, words2) {
  const escaped = words2.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}">${escaped}</text>`;
}

// src/bench/write-results.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
async function publish(report, { output: output2, summary }) {
  const machine = machineText(report);
  const tables = tablesOf(report);
  const left = report.left.map((sentence) => `Left: ${sentence}`);
  for (const line of [machine, ...tables.flatMap(textOf), ...left]) info(line);
  const fileName = report.label.replace(/[^A-Za-z0-9._-]+/g, "-");
  const path = output2 || join(tempDir(), `headstart-bench-${fileName}.json`);
  write(path, `${JSON.stringify(report, void 0, 2)}
`);
  output("report", path);
  for (const { setting, value } of report.proposals) output(setting, value);
  if (summary)
    await summarizeMarkdown(
      [`## ${machine}
`, chartOf([report]), ...tables.map(markdownOf)].join("\n")
    );
}
function write(path, text2) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text2);
}

// src/bench/compare.ts
async function compare({ compare: compare2, output: output2, summary }) {
  const paths = await resultsAt(compare2);
  const found = paths.flatMap((path2) => readReport(path2)).sort((a, b) => a.label.localeCompare(b.label));
  const reports = found.map((report, place) => ({ ...report, label: labelAmong(found, place) }));
  if (reports.length === 0) throw new JobFailure(`There is no result of a benchmark at ${compare2}.`);
  const tables = comparisonOf(reports);
  for (const line of [...reports.map(machineText), ...tables.flatMap(textOf)]) info(line);
  const path = output2 || join2(tempDir(), "headstart-bench.svg");
  write(path, pictureOf(waysPicture(reports)));
  output("picture", path);
  if (summary) await summarizeMarkdown([chartOf(reports), ...tables.map(markdownOf)].join("\n"));
}
async function resultsAt(pattern) {
  const isDirectory = statSync(pattern, { throwIfNoEntry: false })?.isDirectory();
  const globber = await create(isDirectory ? join2(pattern, "**/*.json") : pattern, {
    matchDirectories: false
  });
  return globber.glob();
}
function readReport(path) {
  const name = relative(process.cwd(), resolve(path));
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    if (report?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
    if (report.schema !== schema)
      throw new Error(`it has schema ${report.schema}, and this version of Headstart reads ${schema}`);
    if (typeof report.label !== "string" || !Array.isArray(report.ways)) throw new Error("it is not whole");
    return [report];
  } catch (error) {
    warning(`${name} is left out: ${messageOf(error)}`);
    return [];
  }
}
function labelAmong(reports, place) {
  const label = reports[place]?.label ?? "";
  const before = reports.slice(0, place).filter((other) => other.label === label).length;
  return before === 0 ? label : `${label} (${before + 1})`;
}

// src/bench/cpu.ts
var import_node_crypto = __toESM(require_crypto(), 1);
import { closeSync, openSync, readSync } from "node:fs";
import { opendir, rm, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/bench/measure.ts
import { setImmediate } from "node:timers/promises";
async function measureInTurn(measures, { repeats, signal }, { sample, by }) {
  const samples = measures.map(() => []);
  for (let round2 = 0; round2 < repeats; round2++) {
    for (const [column, measure2] of measures.entries()) {
      samples[column]?.push(await sample(measure2));
      await setImmediate();
      signal.throwIfAborted();
    }
  }
  return measures.map(({ id, name, unit: unit3 }, column) => ({ id, name, ...ratesOf(unit3, samples[column], by) }));
}
async function orWhyNot(measures, signal, work) {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    return measures.map(({ id, name }) => ({ id, name, whyNot: messageOf(error) }));
  }
}
function perSecond(units, began) {
  return units / (performance.now() - began) * 1e3;
}
function ratesOf(unit3, samples = [], by) {
  const rounded = samples.map((sample) => round(sample));
  const figures = { p50: quantile(rounded, 0.5), min: Math.min(...rounded), max: Math.max(...rounded) };
  return { unit: unit3, ...by === void 0 ? {} : { by }, samples: rounded, ...figures };
}
function timesOf(samples) {
  const rounded = samples.map((sample) => round(sample));
  const [p50, p95] = [quantile(rounded, 0.5), quantile(rounded, 0.95)];
  return { samples: rounded, p50, p95, spread: round(p95 / p50, 100) };
}
function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
function round(value, fraction = 10) {
  return Math.round(value * fraction) / fraction;
}

// src/bench/cpu.ts
var mebibyte = 1024 ** 2;
var sampleMebibytes = 64;
var unit = "MiB/s";
var hashing = { id: "sha256", name: "SHA-256", unit };
var files = { plain: "cpu", packed: "cpu.zst" };
var zstd = [
  {
    id: "zstd-compress",
    name: "zstd level 3, compress",
    args: ["-q", "-f", "-3", "--single-thread", files.plain, "-o", files.packed],
    unit
  },
  { id: "zstd-decompress", name: "zstd level 3, decompress", args: ["-q", "-t", files.packed], unit }
];
async function measureCpu(tree, place) {
  const hashed = await measureInTurn([hashing], place, { sample: hashRate });
  return [...hashed, ...await orWhyNot(zstd, place.signal, () => measureZstd(tree, place))];
}
function hashRate() {
  const block = Buffer.alloc(mebibyte, 1);
  const began = performance.now();
  const hash = (0, import_node_crypto.createHash)("sha256");
  for (let blocks = 0; blocks < sampleMebibytes; blocks++) hash.update(block);
  hash.digest();
  return perSecond(sampleMebibytes, began);
}
async function measureZstd(tree, place) {
  const { dir, signal } = place;
  const path = place.tools.zstd;
  if (!path) throw new Error("there is no zstd on PATH");
  if ("whyNot" in tree) throw new Error("there is no tree to take");
  try {
    const mebibytes = await writeSample(join3(dir, files.plain), join3(tree.parent, tree.name)) / mebibyte;
    const sample = async ({ args }) => {
      const began = performance.now();
      await runCommand({ path, args: [...args] }, { cwd: dir, signal });
      return perSecond(mebibytes, began);
    };
    return await measureInTurn(zstd, place, { sample, by: "one core, on the files themselves" });
  } finally {
    for (const name of Object.values(files)) await rm(join3(dir, name), { force: true });
  }
}
async function writeSample(path, dir) {
  const sample = Buffer.alloc(sampleMebibytes * mebibyte);
  let bytes = 0;
  for await (const item of await opendir(dir, { recursive: true })) {
    if (!item.isFile()) continue;
    const file = openSync(join3(item.parentPath, item.name), "r");
    bytes += readSync(file, sample, bytes, sample.length - bytes, null);
    closeSync(file);
    if (bytes === sample.length) break;
  }
  await writeFile(path, sample.subarray(0, bytes));
  return bytes;
}

// src/bench/disk.ts
import { mkdirSync as mkdirSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { rm as rm2, statfs } from "node:fs/promises";
import { join as join4 } from "node:path";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/bench/disk-probe.ts
var import_node_crypto2 = __toESM(require_crypto2(), 1);
import { constants } from "node:fs";
import { open } from "node:fs/promises";
var mebibyte2 = 1024 ** 2;
var sampleMs = 250;
var fioProbes = [
  fioProbe("direct, 16 at once", ["--ioengine=libaio", "--iodepth=16", "--direct=1"]),
  fioProbe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
  fioProbe("through the page cache", ["--ioengine=psync", "--direct=0", "--fsync=64"])
];
var ownProbes = [
  // Some systems have no flag for direct access.
  ...constants.O_DIRECT ? [ownProbe("direct, one at a time", constants.O_DIRECT)] : [],
  ownProbe("through the page cache", 0)
];
async function chooseProbe(first, file) {
  let refusal;
  for (const probe2 of findProgram("fio") ? fioProbes : ownProbes) {
    try {
      await probe2.rate(first, file);
      return probe2;
    } catch (error) {
      file.signal.throwIfAborted();
      refusal = error;
    }
  }
  throw refusal;
}
function fioProbe(name, options) {
  return {
    by: `fio, ${name}`,
    async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
      signal.throwIfAborted();
      const limits2 = [
        `--runtime=${sampleMs}ms`,
        "--time_based",
        "--output-format=json",
        "--name=headstart-bench"
      ];
      const pattern = [`--rw=${isRandom ? "rand" : ""}${kind}`, `--bs=${blockBytes}`, `--size=${bytes}`];
      const args = [...limits2, ...pattern, ...options, `--filename=${path}`];
      return bytesPerSecondIn(await outputOf({ path: programPath("fio"), args }), kind) / blockBytes;
    }
  };
}
function bytesPerSecondIn(text2, kind) {
  const { jobs } = JSON.parse(text2.slice(text2.indexOf("{")));
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN;
}
function ownProbe(name, flag) {
  return {
    by: `own probe, ${name}`,
    async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
      const aligned = new ArrayBuffer(mebibyte2, { maxByteLength: mebibyte2 });
      const noise = (0, import_node_crypto2.randomFillSync)(Buffer.from(aligned));
      const file = await open(path, constants.O_RDWR | constants.O_CREAT | flag, 384);
      try {
        const { size } = await file.stat();
        for (let position = size; position < bytes; position += noise.length)
          await file.write(noise, 0, noise.length, position);
        await file.sync();
        const blocks = bytes / blockBytes;
        const began = performance.now();
        let done = 0;
        for (; performance.now() - began < sampleMs; done++) {
          signal.throwIfAborted();
          const position = (isRandom ? Math.floor(Math.random() * blocks) : done % blocks) * blockBytes;
          if (kind === "write") await file.write(noise, 0, blockBytes, position);
          else await file.read(noise, 0, blockBytes, position);
        }
        if (kind === "write") await file.datasync();
        return perSecond(done, began);
      } finally {
        await file.close();
      }
    }
  };
}

// src/bench/flush-disks.ts
async function flushDisks(cwd, signal) {
  if (findProgram("sync")) await runProgram("sync", [], { cwd, signal });
}

// src/bench/disk.ts
var mebibyte3 = 1024 ** 2;
var sequential = { unit: "MiB/s", isRandom: false, blockBytes: mebibyte3 };
var random = { unit: "operations/s", isRandom: true, blockBytes: 4096 };
var accesses = [
  { id: "write", name: "sequential write", kind: "write", ...sequential },
  { id: "read", name: "sequential read", kind: "read", ...sequential },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...random },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...random }
];
var creation = { id: "create", name: "files created", unit: "files/s" };
function measureDisk(place) {
  return orWhyNot([...accesses, creation], place.signal, async () => [
    ...await measureAccesses(place),
    ...await measureInTurn([creation], place, { sample: () => creationRate(place) })
  ]);
}
async function measureAccesses(place) {
  const { dir, signal } = place;
  const { bavail, bsize } = await statfs(dir);
  const bytes = Math.floor(Math.min(256 * mebibyte3, bavail * bsize / 4) / mebibyte3) * mebibyte3;
  if (bytes < 16 * mebibyte3) throw new Error("less than 64 MiB are free");
  const path = join4(dir, "disk");
  try {
    const file = { path, bytes, signal };
    const { by, rate } = await chooseProbe(accesses[0], file);
    return await measureInTurn(accesses, place, { sample: (access) => rate(access, file), by });
  } finally {
    await rm2(path, { force: true });
  }
}
var filesPerRound = 4e3;
var filesPerDirectory = 100;
var content = Buffer.alloc(1024, "x");
async function creationRate({ dir, signal }) {
  const top = join4(dir, "created");
  await flushDisks(dir, signal);
  const began = performance.now();
  for (let number = 0; number < filesPerRound; number++) {
    const parent = join4(top, String(Math.floor(number / filesPerDirectory)));
    if (number % filesPerDirectory === 0) {
      await setImmediate2();
      signal.throwIfAborted();
      mkdirSync2(parent, { recursive: true });
    }
    writeFileSync2(join4(parent, String(number)), content, { flag: "wx" });
  }
  const rate = perSecond(filesPerRound, began);
  removeTree(top);
  return rate;
}

// src/bench/inputs.ts
import { resolve as resolve2 } from "node:path";
var storeInputNames = [
  ...["store", "bucket", "prefix", "region", "endpoint", "force-path-style"],
  ...["access-key-id", "secret-access-key", "session-token"]
];
function readBenchInputs(read2, cacheDir2) {
  const fixed = { key: "headstart-bench", path: "headstart-bench", stash: "off" };
  const output2 = read2("output");
  const label = read2("label");
  if (label.length > 100 || /[\r\n]/.test(label))
    throw new JobFailure("Input label must be one line of at most 100 characters.");
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: lines(read2("path")),
    /** The number of files in the generated tree. */
    files: wholeNumber(read2, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: wholeNumber(read2, "repeats", { from: 1, to: 100, default: 5 }),
    /** Empty for the runner's own name. */
    label,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: output2 === "" ? "" : resolve2(output2),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: comparePattern(read2("compare")),
    summary: choice(read2, "summary", ["true", "false"]) === "true",
    /** The inputs as the action would read them. */
    store: readInputs((name) => fixed[name] ?? read2(name), cacheDir2),
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(storeInputNames.map((name) => [name, read2(name)]))
  };
}
function comparePattern(value) {
  const word = value.toLowerCase();
  if (word === "true") return "**/headstart-bench*.json";
  return word === "false" ? "" : value;
}

// src/bench/machine.ts
import { arch, cpus, release, totalmem, type } from "node:os";
function aboutRunner(label) {
  const cores = cpus();
  return {
    version: package_default.version,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    label: label || runnerName() || `${type()} ${arch()}`,
    machine: {
      os: type(),
      arch: arch(),
      kernel: release(),
      cpu: cores[0]?.model ?? "unknown",
      cores: cores.length,
      memoryBytes: totalmem(),
      node: process.version
    }
  };
}
async function abilitiesOf({ tools, signal }) {
  const program = (path) => path ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" };
  const [images, memory] = [await probe("image", signal), await probe("tree", signal)];
  return [
    { name: "mount images", ..."reason" in images && { whyNot: images.reason } },
    { name: "mount what is in memory", ..."reason" in memory && { whyNot: memory.reason } },
    { name: "make images: mksquashfs", ...program(tools.mksquashfs) },
    { name: "unpack images: unsquashfs", ...program(tools.unsquashfs) }
  ];
}

// src/bench/network.ts
var import_node_crypto3 = __toESM(require_crypto3(), 1);

// src/bench/remote-stores.ts
function remoteOf(inputs, as) {
  if (chosenStore({ inputs, service: cacheService() }) === "local")
    return { whyNot: "no remote store is configured" };
  const run2 = currentRun();
  const { read: read2, write: write2, whyNoRead, whyNoWrite } = accessOf(run2);
  if (run2.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (write2 === void 0 || read2.length === 0)
    return { whyNot: whyNoWrite ?? whyNoRead ?? "this run may write no scope" };
  const options = storeOptions(inputs, run2, AbortSignal.abort());
  const open2 = (more, signal) => openStore({ ...options, inputs: { ...inputs, ...more }, signal });
  return { ...as, label: openStore(options).label, scope: write2, open: open2 };
}
async function removeEntry({ open: open2 }, wanted, { left }) {
  const store = open2({}, AbortSignal.timeout(6e4));
  const place = `the key ${wanted.keys[0]} in the ${store.label}`;
  try {
    const entry = await store.find(wanted);
    await entry?.reject();
    await entry?.close();
    const rest = entry && await store.find(wanted);
    await rest?.close();
    if (rest) left.push(`${shortSizeText(rest.size)} under ${place}, until the store lets go of them`);
  } catch (error) {
    left.push(`What is under ${place}, perhaps: ${messageOf(error)}`);
  }
}

// src/bench/network.ts
var mebibyte4 = 1024 ** 2;
var limits = { mebibytes: 128, uploadMs: 2e4, downloadMs: 3e3 };
var defaults = { concurrency: 8, partMebibytes: 8 };
var unit2 = "MiB/s";
var upload = { id: "upload", name: `upload, ${defaults.concurrency} at once`, unit: unit2 };
var downloads = [
  ...[1, 2, 4, 8, 16].map((concurrency) => ({ ...defaults, concurrency })),
  ...[16, 32].map((partMebibytes) => ({ ...defaults, partMebibytes }))
].map(({ concurrency, partMebibytes }) => {
  const parts = partMebibytes === defaults.partMebibytes ? "" : `, parts of ${partMebibytes} MiB`;
  return {
    id: `download-${concurrency}x${partMebibytes}MiB`,
    name: `download, ${concurrency} at once${parts}`,
    unit: unit2,
    concurrency,
    partMebibytes
  };
});
function measureNetwork(remote, place) {
  return orWhyNot([upload, ...downloads], place.signal, () => {
    if ("whyNot" in remote) throw new Error(remote.whyNot);
    return sendAndReceive(remote, place);
  });
}
async function sendAndReceive(remote, place) {
  const version = fingerprint([(0, import_node_crypto3.randomBytes)(16).toString("hex")]);
  const name = { scope: remote.scope, version, key: "headstart-bench" };
  const wanted = { scopes: [name.scope], keys: [name.key], versions: [version] };
  const downloadRate = ({ concurrency, partMebibytes }) => receive(remote.open({ concurrency, partBytes: partMebibytes * mebibyte4 }, place.signal), wanted, place);
  try {
    const once = { ...place, repeats: 1 };
    return [
      ...await measureInTurn([upload], once, { sample: () => send(remote, name, place) }),
      ...await measureInTurn(downloads, place, { sample: downloadRate })
    ];
  } finally {
    await removeEntry(remote, wanted, place);
  }
}
async function send(remote, name, { signal }) {
  const draft = await remote.open({}, signal).create(name);
  if (!draft) throw new Error("the store takes no entry");
  try {
    const noise = (0, import_node_crypto3.randomFillSync)(Buffer.alloc(mebibyte4));
    const began = performance.now();
    const { write: write2, finish, commit } = uploadTo(draft);
    let mebibytes = 0;
    for (; mebibytes < limits.mebibytes && performance.now() - began < limits.uploadMs; mebibytes++) {
      signal.throwIfAborted();
      await write2(noise);
    }
    await finish();
    if (!await commit()) throw new Error("the store took no entry");
    return perSecond(mebibytes, began);
  } finally {
    await draft.discard();
  }
}
async function receive(store, wanted, { signal }) {
  const entry = await store.find(wanted);
  if (!entry) throw new Error("what was put into the store is not there");
  try {
    const began = performance.now();
    const body = entry.read(0, entry.size);
    let bytes = 0;
    for await (const block of body) {
      bytes += block.length;
      body.release?.(block);
      signal.throwIfAborted();
      if (performance.now() - began > limits.downloadMs) break;
    }
    return perSecond(bytes / mebibyte4, began);
  } finally {
    await entry.close();
  }
}

// src/bench/ways/headstart.ts
import { join as join6 } from "node:path";

// src/bench/action-step.ts
import { mkdtemp, readFile, rm as rm3, writeFile as writeFile2 } from "node:fs/promises";
import { join as join5 } from "node:path";
async function runStep(step, { dir, signal }) {
  const scratch = await mkdtemp(join5(dir, "step-"));
  try {
    const files2 = { GITHUB_OUTPUT: join5(scratch, "output"), GITHUB_STATE: join5(scratch, "state") };
    for (const file of Object.values(files2)) await writeFile2(file, "");
    const script = join5(import.meta.dirname, `${step.entry}.js`);
    const env = { ...environmentOf(step), ...files2 };
    const { exitCode, output: output2, ms } = await runScript(script, env, { cwd: step.workspace, signal });
    signal.throwIfAborted();
    const log = output2.split(/\r?\n/).filter((line) => line !== "");
    if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`));
    const [outputs, state] = await Promise.all([read(files2.GITHUB_OUTPUT), read(files2.GITHUB_STATE)]);
    if (outputs.report) await rm3(outputs.report, { force: true });
    return { ms, log: log.map(plain), outputs, state };
  } finally {
    await rm3(scratch, { recursive: true, force: true });
  }
}
function environmentOf({ inputs, state = {}, workspace }) {
  const ours = Object.entries(environment()).filter(([name]) => !/^(INPUT|STATE)_/.test(name));
  return {
    ...Object.fromEntries(ours),
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    ),
    ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
    GITHUB_WORKSPACE: workspace,
    // Only the bench writes to the job's summary.
    GITHUB_STEP_SUMMARY: ""
  };
}
function plain(line) {
  return line.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function read(path) {
  const text2 = (await readFile(path, "utf8")).replaceAll("\r\n", "\n");
  const values = text2.matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...values].map(([, name = "", , value = ""]) => [name, value]));
}

// src/bench/ways/headstart.ts
var unpacked = { name: "Headstart, unpacked", mode: "unpack" };
var mounted = { name: "Headstart, mounted", mode: "mount" };
var lazy = { name: "Headstart, lazy", mode: "lazy" };
var fromDisk = [
  unpacked,
  mounted,
  { ...unpacked, name: "Headstart, unpacked to memory", ramdisk: "on" },
  { ...mounted, name: "Headstart, mounted from memory", ramdisk: "on" }
];
var fromRemote = { store: [unpacked, mounted, lazy], service: [unpacked] };
function headstartWays(remotes) {
  const far = remotes.flatMap((remote) => fromRemote[remote.id].map((recipe) => ({ ...recipe, remote })));
  return [...fromDisk, ...far].map((recipe) => ({
    id: idOf(recipe, recipe.remote?.id),
    name: recipe.name,
    from: recipe.remote?.label ?? "disk",
    prepare: (tree, place) => prepare(recipe, tree, place)
  }));
}
function idOf({ mode, ramdisk: ramdisk2 }, remoteId) {
  return ["headstart", mode, ramdisk2 && "ramdisk", remoteId].filter(Boolean).join("-");
}
async function prepare(recipe, tree, place) {
  const { mode, ramdisk: ramdisk2 = "off", remote } = recipe;
  const id = idOf(recipe, remote?.id);
  const key = `${tree.name}-${id}`;
  const inputs = {
    ...remote?.inputs ?? { store: "local", "local-dir": join6(place.dir, id) },
    path: tree.name,
    key,
    mode,
    ramdisk: ramdisk2,
    stash: "off",
    summary: "false"
  };
  const saving = { ...inputs, mode: mode === "unpack" ? mode : "mount" };
  const { log } = await runStep({ entry: "save", inputs: saving, workspace: tree.parent }, place);
  const remove = async () => {
    if (!remote) return;
    const versions = formats.flatMap((format) => format.versions({ paths: [tree.name], crossOs: false }));
    await removeEntry(remote, { scopes: [remote.scope], keys: [key], versions }, place);
  };
  try {
    checkWay(log);
    if (!log.includes(`Cache saved with key: ${key}`)) throw new Error(failureIn(log));
  } catch (error) {
    place.signal.throwIfAborted();
    await remove();
    throw error;
  }
  const [, storedBytes] = log.join("\n").match(/^Cache Size: .*\((\d+) B\)$/m) ?? [];
  return { storedBytes: Number(storedBytes), restore: (target) => restore(inputs, target, place), remove };
}
async function restore(inputs, workspace, place) {
  const { ms, log, outputs, state } = await runStep({ entry: "restore", inputs, workspace }, place);
  const end = async () => {
    const signal = AbortSignal.timeout(6e4);
    await runStep({ entry: "unmount", inputs, workspace, state }, { ...place, signal });
  };
  try {
    checkWay(log);
    if (outputs.hit !== "exact") throw new Error(failureIn(log));
    return { ms, end };
  } catch (error) {
    await end();
    throw error;
  }
}
function checkWay(log) {
  const other = log.find((line) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(line));
  if (other) throw new Error(other);
}
function failureIn(log) {
  return log.find((line) => line.startsWith("Failed to ")) ?? log.at(-1) ?? "it told nothing";
}

// src/bench/proposed-settings.ts
var advantage = 1.1;
function proposalsOf(ways, network) {
  const timesOf2 = new Map(ways.flatMap((way) => "ready" in way ? [[way.id, way]] : []));
  return [
    ...modeAndRamdisk(timesOf2),
    ...transferSetting(network, "concurrency"),
    ...transferSetting(network, "part-size")
  ];
}
function modeAndRamdisk(timesOf2) {
  const source = timesOf2.has(idOf({ mode: "unpack" }, "store")) ? "store" : void 0;
  const tried = ["unpack", "mount", "lazy"].flatMap((mode) => {
    const times = timesOf2.get(idOf({ mode }, source));
    return times ? [{ mode, ...times }] : [];
  });
  const [unpack] = tried;
  if (unpack?.mode !== "unpack") return [];
  const [best = unpack] = tried.filter(
    ({ ready, readAll: readAll2 }) => isFaster(ready, unpack.ready) && readAll2.p50 <= unpack.readAll.p50 * advantage
  ).sort((one, other) => one.readAll.p50 - other.readAll.p50);
  const figures = tried.map(
    ({ mode, ready, readAll: readAll2 }) => `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll2.p50)}`
  );
  const why = `from ${source ? "the store" : "this disk"}: ${figures.join("; ")}`;
  return [{ setting: "mode", value: best.mode, why }, ...ramdisk(best.mode, timesOf2)];
}
function ramdisk(chosen, timesOf2) {
  const mode = chosen === "lazy" ? "mount" : chosen;
  const [disk, memory] = [timesOf2.get(idOf({ mode })), timesOf2.get(idOf({ mode, ramdisk: "on" }))];
  if (!disk || !memory) return [];
  const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`;
  return [{ setting: "ramdisk", value: isFaster(memory.readAll, disk.readAll) ? "on" : "off", why }];
}
function isFaster(one, other) {
  return one.p95 * advantage < other.p50;
}
function transferSetting(network, setting) {
  const { varied, fixed, unit: unit3 } = {
    concurrency: { varied: "concurrency", fixed: "partMebibytes", unit: "" },
    "part-size": { varied: "partMebibytes", fixed: "concurrency", unit: "MiB" }
  }[setting];
  const tried = downloads.flatMap((download) => {
    const measure2 = network.find(({ id }) => id === download.id);
    if (!measure2 || "whyNot" in measure2 || download[fixed] !== defaults[fixed]) return [];
    return [{ value: download[varied], ...measure2 }];
  });
  const initial = tried.find(({ value }) => value === defaults[varied]);
  if (!initial) return [];
  const better = tried.filter(({ min }) => min > initial.p50 * advantage);
  const most = Math.max(...better.map(({ p50 }) => p50));
  const chosen = better.find(({ p50 }) => p50 * advantage >= most) ?? initial;
  const why = tried.map(({ value, p50 }) => `${value}${unit3}: ${p50.toFixed(0)} MiB/s`).join(", ");
  return [{ setting, value: `${chosen.value}${unit3}`, why }];
}

// src/bench/rounds.ts
import { mkdirSync as mkdirSync4, readFileSync as readFileSync2 } from "node:fs";
import { opendir as opendir2 } from "node:fs/promises";
import { join as join8 } from "node:path";

// src/bench/tree.ts
import { copyFileSync, linkSync, mkdirSync as mkdirSync3, symlinkSync, writeFileSync as writeFileSync3 } from "node:fs";
import { basename, dirname as dirname2, join as join7 } from "node:path";
import { setImmediate as setImmediate3 } from "node:timers/promises";
async function makeTree({ paths, files: files2 }, place) {
  const { dir, signal } = place;
  const parent = join7(dir, "tree");
  const name = basename(dir);
  const top = join7(parent, name);
  try {
    mkdirSync3(top, { recursive: true });
    if (paths.length === 0) await generate(top, files2, signal);
    else await copy(paths, top, signal);
    return { parent, name, ...await sizeBelow(top) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof JobFailure) throw error;
    removeTree(parent);
    return { whyNot: messageOf(error) };
  }
}
function roomFor({ files: files2, bytes }) {
  const pageBytes = 4096;
  return bytes + files2 * pageBytes;
}
async function sizeBelow(dir) {
  return sizeOf(walk(await findMatches(selectionOf(["."], dir)), void 0));
}
function sizeOf(batches) {
  const size = { files: 0, bytes: 0 };
  for (const found of batches) {
    size.files += found.filter(({ kind }) => kind !== "directory").length;
    for (const { bytes } of found) size.bytes += bytes;
  }
  return size;
}
async function copy(paths, top, signal) {
  const selection = selectionOf(paths, process.cwd());
  const matches = await findMatches(selection);
  if (matches.length === 0) throw new JobFailure(`There is nothing at ${paths.join(", ")} to measure with.`);
  const batches = [...walk(matches, selection.excludes)];
  await checkSpace(top, { bytes: roomFor(sizeOf(batches)) });
  const pathOf = pathsIn(basesOf(matches.map(({ root }) => root)));
  const linked = /* @__PURE__ */ new Map();
  for (const found of batches) {
    await setImmediate3();
    signal.throwIfAborted();
    for (const item of found) copyItem(item, { pathOf, top: toBytes(top), linked });
  }
}
function copyItem({ member, kind, target = "", hardLink }, { pathOf, top, linked }) {
  const copied = `${top}/${member}`;
  const first = hardLink && linked.get(hardLink.inode);
  mkdirSync3(fromBytes(kind === "directory" ? copied : dirname2(copied)), { recursive: true });
  if (kind === "link") symlinkSync(fromBytes(target), fromBytes(copied));
  if (kind !== "file") return;
  if (hardLink && !first) linked.set(hardLink.inode, copied);
  if (first) linkSync(fromBytes(first), fromBytes(copied));
  else copyFileSync(fromBytes(pathOf(member)), fromBytes(copied));
}
var filesPerDirectory2 = 20;
var words = "return function const export default value from import this null options length index".split(
  " "
);
async function generate(dir, files2, signal) {
  const random2 = newRandom();
  for (let file = 0; file < files2; file++) {
    const lib = Math.floor(file / filesPerDirectory2);
    const parent = join7(dir, `package-${Math.floor(lib / 8)}`, `lib-${lib}`);
    if (file % filesPerDirectory2 === 0) {
      await setImmediate3();
      signal.throwIfAborted();
      mkdirSync3(parent, { recursive: true });
    }
    writeFileSync3(join7(parent, `file-${file}.js`), textOf2(Math.round(200 * 2 ** (7 * random2())), random2));
  }
}
function textOf2(length, random2) {
  let text2 = "";
  while (text2.length < length) {
    const word = words[Math.floor(random2() * words.length)];
    text2 += random2() < 0.3 ? `${word}${Math.floor(random2() * 1e6).toString(36)}(
` : `${word} `;
  }
  return text2.slice(0, length);
}
function newRandom() {
  let state = 1;
  return () => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return state / 2 ** 32;
  };
}

// src/bench/rounds.ts
async function measureWays(ways, tree, place) {
  const { repeats, signal } = place;
  const candidates = ways.map((way) => ({ way, ready: [], readAll: [] }));
  const attempt = async (candidate, work) => {
    try {
      await work(candidate, tree, place);
    } catch (error) {
      signal.throwIfAborted();
      candidate.whyNot = messageOf(error);
    }
  };
  try {
    for (const candidate of candidates) {
      await attempt(candidate, tryOnce);
      const { way, whyNot } = candidate;
      info(`${way.name}, from ${way.from}: ${whyNot === void 0 ? "can be measured" : notMeasured(whyNot)}`);
    }
    for (let round2 = 1; round2 <= repeats; round2++) {
      info(`Round ${round2} of ${repeats}`);
      for (const candidate of round2 % 2 === 1 ? candidates : candidates.toReversed())
        if (candidate.whyNot === void 0) await attempt(candidate, addSample);
    }
  } finally {
    for (const { prepared } of candidates) await prepared?.remove?.();
  }
  return candidates.map(resultOf);
}
async function tryOnce(candidate, tree, place) {
  await checkSpace(place.dir, { bytes: 2 * roomFor(tree) });
  candidate.prepared = await candidate.way.prepare(tree, place);
  await restoreOnce(candidate, place, async (target) => {
    const { files: files2 } = await sizeBelow(join8(target, tree.name));
    if (files2 !== tree.files) throw new Error(`it restored ${files2} of ${tree.files} files`);
  });
}
async function addSample(candidate, tree, place) {
  let readMs = 0;
  const readyMs = await restoreOnce(candidate, place, async (target) => {
    const began = performance.now();
    await readAll(tree.name, target, place);
    readMs = performance.now() - began;
  });
  candidate.ready.push(readyMs);
  candidate.readAll.push(readyMs + readMs);
}
async function readAll(name, cwd, { tools: { tar }, signal }) {
  if ("path" in tar) return runCommand({ path: tar.path, args: ["-c", "-f", "-", name] }, { cwd, signal });
  for await (const item of await opendir2(join8(cwd, name), { recursive: true }))
    if (item.isFile()) readFileSync2(join8(item.parentPath, item.name));
}
async function restoreOnce({ prepared }, { dir, signal }, use) {
  const target = join8(dir, "restored");
  mkdirSync4(target);
  try {
    await flushDisks(dir, signal);
    const { ms, end } = await prepared.restore(target);
    try {
      await use(target);
    } finally {
      await end?.();
    }
    return ms;
  } finally {
    removeTree(target);
  }
}
function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll: readAll2 }) {
  if (whyNot !== void 0 || !prepared) return { id, name, from, whyNot: whyNot ?? "it was not tried" };
  const { storedBytes } = prepared;
  return { id, name, from, storedBytes, ready: timesOf(ready), readAll: timesOf(readAll2) };
}

// src/bench/ways/plain.ts
import { stat } from "node:fs/promises";
import { join as join9 } from "node:path";
var recipes = [
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
];
var plainWays = recipes.map(
  ({ id, name, pack, unpack }) => ({
    id,
    name,
    from: "disk",
    async prepare(tree, { dir, signal }) {
      const archive = join9(dir, `archive.${id}`);
      const words2 = { TREE: tree.name, ARCHIVE: archive };
      const unpacking = commandsOf(unpack, words2);
      await run(commandsOf(pack, words2), { cwd: tree.parent, signal });
      return {
        storedBytes: (await stat(archive)).size,
        async restore(target) {
          const began = performance.now();
          await run(unpacking, { cwd: target, signal });
          return { ms: performance.now() - began };
        }
      };
    }
  })
);
function commandsOf(pipeline, words2) {
  return pipeline.split(" | ").map((command) => {
    const [program = "", ...args] = command.split(" ");
    return { path: programPath(program), args: args.map((word) => words2[word] ?? word) };
  });
}
async function run(commands, where) {
  const { stdin, stdout, ended } = startPipeline(commands, where);
  stdin.end();
  stdout.resume();
  await ended;
}

// src/bench/bench.ts
async function bench(signal) {
  const inputs = readBenchInputs(input, cacheDir());
  if (inputs.compare !== "") return compare(inputs);
  const dir = await mkdtemp2(join10(tempDir(), "headstart-bench-"));
  try {
    const tools = await findTools();
    const report = await measure(inputs, { dir, repeats: inputs.repeats, tools, signal, left: [] });
    await publish(report, inputs);
  } finally {
    removeTree(dir);
  }
}
async function measure(inputs, place) {
  const remote = remoteOf(inputs.store, { id: "store", inputs: inputs.storeInputs });
  info("Making the tree");
  const tree = await makeTree(inputs, place);
  const { files: files2, bytes } = "whyNot" in tree ? { files: 0, bytes: 0 } : tree;
  info("Measuring the disk");
  const disk = await measureDisk(place);
  info("Measuring the CPU");
  const cpu = await measureCpu(tree, place);
  info(`Measuring the network: ${"whyNot" in remote ? remote.whyNot : remote.label}`);
  const network = await measureNetwork(remote, place);
  const candidates = [...plainWays, ...headstartWays(remotesOf(inputs, remote))];
  const ways = "whyNot" in tree ? candidates.map(({ id, name, from }) => ({ id, name, from, ...tree })) : await measureWays(candidates, tree, place);
  return {
    kind: "headstart-bench",
    schema,
    ...aboutRunner(inputs.label),
    tree: { from: inputs.paths.length > 0 ? "path" : "generated", files: files2, bytes },
    repeats: place.repeats,
    store: "whyNot" in remote ? null : remote.label,
    disk,
    cpu,
    network,
    mounting: await abilitiesOf(place),
    ways,
    proposals: proposalsOf(ways, network),
    left: place.left
  };
}
function remotesOf({ store }, configured) {
  const remotes = "label" in configured ? [configured] : [];
  if (!cacheService()) return remotes;
  const github = { store: "github" };
  const service = remoteOf({ ...store, ...github }, { id: "service", inputs: github });
  const isOther = "label" in service && service.label !== remotes[0]?.label;
  return isOther ? [...remotes, service] : remotes;
}
export {
  bench
};
