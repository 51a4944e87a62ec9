import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  checkSpace,
  create,
  findMatches,
  probe,
  selectionOf,
  uploadTo,
  walk
} from "./shared-BJ2LKFL4.js";
import {
  accessOf,
  cacheDir,
  cacheService,
  choice,
  chosenStore,
  createCommand,
  currentRun,
  environment,
  extractCommand,
  formats,
  htmlText,
  info,
  input,
  lines,
  linkBases,
  openStore,
  output,
  readInputs,
  runnerName,
  secondsText,
  shortSizeText,
  storeOptions,
  summarizeMarkdown,
  tempDir,
  warning,
  wholeNumber
} from "./shared-NGBUQRVP.js";
import "./shared-HHAPLU3Z.js";
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  fingerprint
} from "./shared-JYTHCWZU.js";
import {
  findTools
} from "./shared-DQ3EYS5N.js";
import {
  findProgram,
  outputOf,
  programPath,
  runCommand,
  runProgram,
  runScript,
  startPipeline
} from "./shared-DER7UFKH.js";
import {
  JobFailure,
  messageOf
} from "./shared-EURE5UKW.js";
import "./shared-6XEEPUUL.js";

// src/bench/bench.ts
import { mkdirSync as mkdirSync5 } from "node:fs";
import { mkdtemp as mkdtemp2 } from "node:fs/promises";
import { join as join10 } from "node:path";

// src/bench/compare.ts
import { readFileSync, statSync } from "node:fs";
import { join as join2, relative, resolve } from "node:path";

// src/bench/chart.ts
var longestLabel = 20;
function chartOf(reports) {
  const ids = new Set(reports.flatMap(({ ways }) => ways.map(({ id }) => id)));
  const bars = [...ids].flatMap(
    (id) => reports.flatMap(({ label, ways }) => {
      const way = ways.find((candidate) => candidate.id === id);
      if (!way || !("ready" in way)) return [];
      const full = `${way.name}${way.from === "disk" ? "" : ", store"}`;
      const short = full.replace(/^Headstart, /, "");
      const name = reports.length > 1 ? `${short}: ${label.slice(0, longestLabel)}` : full;
      return [{ name, seconds: way.ready.p50 / 1e3 }];
    })
  );
  if (bars.length === 0) return "";
  const height = 60 + 24 * bars.length;
  return [
    "```mermaid",
    "---",
    "config:",
    "  xyChart:",
    "    width: 900",
    `    height: ${height}`,
    "  themeVariables:",
    "    xyChart:",
    '      plotColorPalette: "#0072b2"',
    "---",
    "xychart-beta horizontal",
    '  title "Seconds until the job could go on (median)"',
    `  x-axis [${bars.map(({ name }) => `"${name.replace(/["\\`\p{Cc}]/gu, "'")}"`).join(", ")}]`,
    `  y-axis "seconds" 0 --> ${niceTop(Math.max(...bars.map(({ seconds }) => seconds)))}`,
    `  bar [${bars.map(({ seconds }) => seconds.toFixed(3)).join(", ")}]`,
    "```",
    ""
  ].join("\n");
}
function niceTop(value) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)));
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power;
  return Number(top.toPrecision(2));
}

// src/bench/tables.ts
function tablesOf(report) {
  const { disk, cpu, network, mounting, ways, proposals } = report;
  return [
    {
      title: waysTitle(report),
      head: ["way", "from", "stored", "ready", "p95", "p95/p50", "all read"],
      rows: ways.map(wayRow)
    },
    {
      title: "Machine",
      head: ["what", "median", "min to max", "by"],
      rows: [...rowsOf("disk", disk), ...rowsOf("CPU", cpu), ...rowsOf("network", network)]
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
function machineText({ machine, label, version, store }) {
  const { os, arch: arch2, kernel, cpu, cores, memoryBytes } = machine;
  const where = store === null ? "no remote store" : store;
  return `${label}: ${cores} x ${cpu}, ${shortSizeText(memoryBytes)}, ${os} ${kernel} ${arch2}; ${where}; Headstart ${version}`;
}
function waysTitle({ tree, repeats }) {
  const { files, bytes } = tree;
  return `Restoring ${files.toLocaleString("en")} files, ${shortSizeText(bytes)}, ${repeats} times each`;
}
function wayRow(way) {
  const { name, from } = way;
  if ("whyNot" in way) return [name, from, notMeasured(way.whyNot)];
  const { storedBytes, ready, readAll: readAll2 } = way;
  return [
    name,
    from,
    shortSizeText(storedBytes),
    secondsText(ready.p50),
    secondsText(ready.p95),
    ready.spread.toFixed(2),
    secondsText(readAll2.p50)
  ];
}
function rowsOf(what, measures) {
  const reasons = new Set(measures.map((measure2) => "whyNot" in measure2 ? measure2.whyNot : void 0));
  const [reason] = reasons;
  return reasons.size === 1 && reason !== void 0 ? [[what, notMeasured(reason)]] : measures.map(measureRow);
}
function notMeasured(whyNot) {
  return `not measured: ${whyNot}`;
}
function measureRow(measure2) {
  if ("whyNot" in measure2) return [measure2.name, notMeasured(measure2.whyNot)];
  const { name, unit, p50, min, max, by } = measure2;
  return [name, `${rateText(p50)} ${unit}`, `${rateText(min)} to ${rateText(max)}`, by ?? ""];
}
function rateText(rate) {
  return Math.round(rate).toLocaleString("en");
}
function textOf({ title, head, rows }) {
  const lines2 = [head, ...rows];
  const widths = head.map(
    (_, column) => Math.max(
      ...lines2.filter((line) => line.length > column + 1).map((line) => (line[column] ?? "").length),
      0
    )
  );
  const text2 = (line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd();
  return ["", title, ...lines2.map((line) => `  ${text2(line)}`)];
}
function markdownOf({ title, head, rows }) {
  const line = (cells) => `| ${head.map((_, column) => htmlText(cells[column] ?? "")).join(" | ")} |`;
  return [
    `### ${htmlText(title)}`,
    "",
    line(head),
    `|${head.map(() => "---").join("|")}|`,
    ...rows.map(line),
    ""
  ].join("\n");
}

// src/bench/comparison.ts
function comparisonOf(reports) {
  const runners = reports.map(({ label }) => label);
  const of = (rows) => sideBySide(reports.map(rows));
  return [
    {
      title: "Until the job could go on: median, p95, p95/p50",
      head: ["way", ...runners],
      rows: of(({ ways }) => ways.map(wayRow2))
    },
    {
      title: "Machine: medians",
      head: ["what", ...runners],
      // Only the rows in which some runner has a figure.
      rows: of(({ disk, cpu, network }) => [...disk, ...cpu, ...network].map(measureRow2)).filter(
        (row) => row.slice(1).some((cell) => cell !== "\u2013" && !cell.startsWith(notMeasured("")))
      )
    },
    {
      title: "Proposed settings",
      head: ["setting", ...runners],
      rows: of(({ proposals }) => proposals.map(({ setting, value }) => [setting, setting, value]))
    }
  ];
}
function sideBySide(columns) {
  const names = new Map(columns.flat().map(([id, name]) => [id, name]));
  const cell = (rows, wanted) => rows.find(([id]) => id === wanted)?.[2] ?? "\u2013";
  return [...names].map(([id, name]) => [name, ...columns.map((rows) => cell(rows, id))]);
}
function wayRow2(way) {
  if ("whyNot" in way) return [way.id, nameOf(way), notMeasured(way.whyNot)];
  const { p50, p95, spread } = way.ready;
  return [way.id, nameOf(way), `${secondsText(p50)}, ${secondsText(p95)}, ${spread.toFixed(2)}`];
}
function measureRow2(measure2) {
  if ("whyNot" in measure2) return [measure2.id, measure2.name, notMeasured(measure2.whyNot)];
  const { id, name, unit, p50, by } = measure2;
  return [id, name, `${rateText(p50)} ${unit}${by === void 0 ? "" : ` (${by})`}`];
}
function nameOf({ name, id, from }) {
  if (from === "disk") return name;
  return `${name}, ${id.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function waysPicture(reports) {
  const ways = new Map(reports.flatMap((report) => report.ways.map((way) => [way.id, nameOf(way)])));
  const barOf = (report, id) => {
    const way = report.ways.find((candidate) => candidate.id === id);
    return way && "ready" in way ? { p50: way.ready.p50 / 1e3, p95: way.ready.p95 / 1e3 } : void 0;
  };
  const groups = [...ways].map(([id, name]) => ({ name, bars: reports.map((report) => barOf(report, id)) }));
  return {
    title: "Until the job could go on: median, and a line to the 95th percentile",
    series: reports.map(({ label }) => label),
    groups: groups.filter(({ bars }) => bars.some((bar) => bar !== void 0)),
    format: (seconds) => secondsText(seconds * 1e3)
  };
}

// src/bench/picture.ts
var colours = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
var rowHeight = 16;
var margin = 16;
var plotWidth = 520;
var valueWidth = 80;
var letterWidth = 8;
function pictureOf({ title, series, groups, format }) {
  const widest = Math.max(...groups.map(({ name }) => name.length), 0);
  const left = margin + widest * letterWidth;
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
  return documentOf(width, top + margin, parts);
}
function documentOf(width, height, parts) {
  const attributes = `width="${width}" height="${height}" font-family="sans-serif" font-size="12"`;
  const background = '<rect width="100%" height="100%" fill="white"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>
${[background, ...parts].join("\n")}
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

// src/bench/publish.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
async function publish(report, { output: output2, summary }) {
  const tables = tablesOf(report);
  const lines2 = [
    machineText(report),
    ...tables.flatMap(textOf),
    ...report.left.map((sentence) => `Left: ${sentence}`)
  ];
  for (const line of lines2) info(line);
  const path = output2 || join(tempDir(), `headstart-bench-${fileName(report.label)}.json`);
  write(path, `${JSON.stringify(report, void 0, 2)}
`);
  output("report", path);
  for (const { setting, value } of report.proposals) output(setting, value);
  if (!summary) return;
  const [ways = "", ...others] = tables.map(markdownOf);
  await summarizeMarkdown(
    [`## ${machineText(report)}
`, chartOf([report]), ways, ...others].join("\n")
  );
}
function write(path, text2) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text2);
}
function fileName(label) {
  return label.replace(/[^A-Za-z0-9._-]+/g, "-");
}

// src/bench/result.ts
var schema = 1;
function rateOf(bytes, began) {
  return bytes / 1024 ** 2 / (performance.now() - began) * 1e3;
}
function ratesOf(unit, samples, by) {
  const rounded = samples.map((sample2) => round(sample2));
  const figures = { p50: quantile(rounded, 0.5), min: Math.min(...rounded), max: Math.max(...rounded) };
  return { unit, ...by === void 0 ? {} : { by }, samples: rounded, ...figures };
}
function timesOf(samples) {
  const rounded = samples.map((sample2) => round(sample2));
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
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { opendir, rm, stat, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";
import { setImmediate } from "node:timers/promises";
var mebibyte = 1024 ** 2;
var sampleBytes = 64 * mebibyte;
var hashing = { id: "sha256", name: "SHA-256" };
var zstd = {
  compress: { id: "zstd-compress", name: "zstd level 3, compress" },
  decompress: { id: "zstd-decompress", name: "zstd level 3, decompress" }
};
async function measureCpu(cpu) {
  return [await measureHashing(cpu), ...await measureZstd(cpu)];
}
async function measureHashing({ repeats, signal }) {
  const block = Buffer.alloc(mebibyte, 1);
  const samples = [];
  for (let round2 = 0; round2 < repeats; round2++) {
    const began = performance.now();
    const hash = createHash("sha256");
    for (let blocks = 0; blocks < sampleBytes / mebibyte; blocks++) hash.update(block);
    hash.digest();
    samples.push(rateOf(sampleBytes, began));
    await setImmediate();
    signal.throwIfAborted();
  }
  return { ...hashing, ...ratesOf("MiB/s", samples) };
}
async function measureZstd(cpu) {
  const files = { plain: join3(cpu.dir, "cpu"), packed: join3(cpu.dir, "cpu.zst") };
  try {
    return await ratesOfZstd(cpu, files);
  } catch (error) {
    cpu.signal.throwIfAborted();
    return Object.values(zstd).map((measure2) => ({ ...measure2, whyNot: messageOf(error) }));
  } finally {
    for (const path of Object.values(files)) await rm(path, { force: true });
  }
}
async function ratesOfZstd({ tree, tools, dir, repeats, signal }, { plain: plain2, packed }) {
  const path = tools.zstd;
  if (!path) throw new Error("there is no zstd on PATH");
  if (!tree) throw new Error("there is no tree to take");
  await writeSample(plain2, join3(tree.parent, tree.name));
  const { size } = await stat(plain2);
  const where = { cwd: dir, signal };
  const samples = { compress: [], decompress: [] };
  for (let round2 = 0; round2 < repeats; round2++) {
    const began = performance.now();
    await runCommand({ path, args: ["-q", "-f", "-3", "--single-thread", plain2, "-o", packed] }, where);
    samples.compress.push(rateOf(size, began));
    const compressed = performance.now();
    await runCommand({ path, args: ["-q", "-t", packed] }, where);
    samples.decompress.push(rateOf(size, compressed));
  }
  return ["compress", "decompress"].map((task) => ({
    ...zstd[task],
    ...ratesOf("MiB/s", samples[task], "one core, on the files themselves")
  }));
}
async function writeSample(path, dir) {
  const sample2 = Buffer.alloc(sampleBytes);
  let bytes = 0;
  for await (const item of await opendir(dir, { recursive: true })) {
    if (!item.isFile()) continue;
    const file = openSync(join3(item.parentPath, item.name), "r");
    bytes += readSync(file, sample2, bytes, sampleBytes - bytes, null);
    closeSync(file);
    if (bytes === sampleBytes) break;
  }
  await writeFile(path, sample2.subarray(0, bytes));
}

// src/bench/disk.ts
import { mkdirSync as mkdirSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { rm as rm2, statfs } from "node:fs/promises";
import { join as join4 } from "node:path";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/bench/disk-probe.ts
import { randomFillSync } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
var blockBytes = { sequential: 1024 ** 2, random: 4096 };
async function openProbe(file) {
  const fio = findProgram("fio");
  const probes = fio === void 0 ? ownProbes(file) : fioProbes(fio, file);
  let refusal;
  for (const probe2 of probes) {
    try {
      await probe2.measure({ kind: "write", isRandom: false });
      return probe2;
    } catch (error) {
      file.signal.throwIfAborted();
      refusal = error;
    }
  }
  throw refusal;
}
function fioProbes(fio, { path, bytes, signal }) {
  const probe2 = (name, ...options) => ({
    by: `fio, ${name}`,
    async measure({ kind, isRandom }) {
      signal.throwIfAborted();
      const block = isRandom ? blockBytes.random : blockBytes.sequential;
      const pattern = [`--rw=${isRandom ? "rand" : ""}${kind}`, `--bs=${block}`, `--size=${bytes}`];
      const limits2 = ["--runtime=1", "--time_based", "--output-format=json", "--name=headstart-bench"];
      const args = [...limits2, ...pattern, ...options, `--filename=${path}`];
      return bytesPerSecondIn(await outputOf({ path: fio, args }), kind);
    }
  });
  return [
    probe2("direct, 16 at once", "--ioengine=libaio", "--iodepth=16", "--direct=1"),
    probe2("direct, one at a time", "--ioengine=psync", "--direct=1"),
    probe2("through the page cache", "--ioengine=psync", "--direct=0", "--fsync=64")
  ];
}
function bytesPerSecondIn(text2, kind) {
  const { jobs } = JSON.parse(text2.slice(text2.indexOf("{")));
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN;
}
function ownProbes({ path, bytes, signal }) {
  const aligned = new ArrayBuffer(blockBytes.sequential, { maxByteLength: blockBytes.sequential });
  const noise = randomFillSync(Buffer.from(aligned));
  const probe2 = (name, flags) => ({
    by: `own probe, ${name}`,
    async measure(access) {
      const file = await open(path, constants.O_RDWR | constants.O_CREAT | flags, 384);
      try {
        const { size } = await file.stat();
        for (let position = size; position < bytes; position += noise.length)
          await file.write(noise, 0, noise.length, position);
        await file.sync();
        return await accessForASecond(file, { access, noise, bytes, signal });
      } finally {
        await file.close();
      }
    }
  });
  const direct = constants.O_DIRECT ? [probe2("direct, one at a time", constants.O_DIRECT)] : [];
  return [...direct, probe2("through the page cache", 0)];
}
async function accessForASecond(file, { access: { kind, isRandom }, noise, bytes, signal }) {
  const block = noise.subarray(0, isRandom ? blockBytes.random : blockBytes.sequential);
  const blocks = bytes / block.length;
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < 1e3) {
    signal.throwIfAborted();
    const position = (isRandom ? Math.floor(Math.random() * blocks) : done % blocks) * block.length;
    if (kind === "write") await file.write(block, 0, block.length, position);
    else await file.read(block, 0, block.length, position);
    done++;
  }
  if (kind === "write") await file.datasync();
  return done * block.length / (performance.now() - began) * 1e3;
}

// src/bench/disk.ts
var mebibyte2 = 1024 ** 2;
var throughput = { unit: "MiB/s", unitBytes: mebibyte2, isRandom: false };
var operations = { unit: "operations/s", unitBytes: blockBytes.random, isRandom: true };
var accesses = [
  { id: "write", name: "sequential write", kind: "write", ...throughput },
  { id: "read", name: "sequential read", kind: "read", ...throughput },
  { id: "random-write", name: "random write, 4 KiB", kind: "write", ...operations },
  { id: "random-read", name: "random read, 4 KiB", kind: "read", ...operations }
];
var creation = { id: "create", name: "files created" };
async function measureDisk(disk) {
  try {
    return [...await measureAccesses(disk), await measureCreation(disk)];
  } catch (error) {
    disk.signal.throwIfAborted();
    return [...accesses, creation].map(({ id, name }) => ({ id, name, whyNot: messageOf(error) }));
  }
}
async function measureAccesses({ dir, repeats, signal }) {
  const { bavail, bsize } = await statfs(dir);
  const bytes = Math.floor(Math.min(256 * mebibyte2, bavail * bsize / 4) / mebibyte2) * mebibyte2;
  if (bytes < 16 * mebibyte2) throw new Error("less than 64 MiB are free");
  const path = join4(dir, "disk");
  try {
    const probe2 = await openProbe({ path, bytes, signal });
    const samples = accesses.map(() => []);
    for (let round2 = 0; round2 < repeats; round2++)
      for (const [place, access] of accesses.entries())
        samples[place]?.push(await probe2.measure(access) / access.unitBytes);
    return accesses.map(({ id, name, unit }, place) => ({
      id,
      name,
      ...ratesOf(unit, samples[place] ?? [], probe2.by)
    }));
  } finally {
    await rm2(path, { force: true });
  }
}
var filesPerRound = 4e3;
var filesPerDirectory = 100;
async function measureCreation({ dir, repeats, signal }) {
  const top = join4(dir, "created");
  const content = Buffer.alloc(1024, "x");
  const samples = [];
  for (let round2 = 0; round2 < repeats; round2++) {
    await runProgram("sync", [], { cwd: dir, signal });
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
    samples.push(filesPerRound / (performance.now() - began) * 1e3);
    await runProgram("rm", ["-rf", "--", top], { cwd: dir, signal });
  }
  return { ...creation, ...ratesOf("files/s", samples) };
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
    paths: lines(read2("path")),
    files: wholeNumber(read2, "files", { from: 1, to: 1e6, default: 1e4 }),
    repeats: wholeNumber(read2, "repeats", { from: 1, to: 100, default: 5 }),
    label,
    output: output2 === "" ? "" : resolve2(output2),
    compare: comparePattern(read2("compare")),
    summary: choice(read2, "summary", ["true", "false"]) === "true",
    store: readInputs((name) => fixed[name] ?? read2(name), cacheDir2),
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
async function abilitiesOf({ mksquashfs, unsquashfs }, signal) {
  const mountable = async (name, what) => {
    const probed = await probe(what, signal);
    return { name, ..."whyNot" in probed && probed };
  };
  const program = (name, path) => ({
    name,
    ...!path && { whyNot: "there is none of version 4.5 or newer on PATH" }
  });
  return [
    await mountable("mount images", "image"),
    await mountable("mount what is in memory", "tree"),
    program("make images: mksquashfs", mksquashfs),
    program("unpack images: unsquashfs", unsquashfs)
  ];
}

// src/bench/network.ts
import { randomBytes, randomFillSync as randomFillSync2 } from "node:crypto";

// src/bench/remote.ts
function remoteOf(inputs, run2) {
  if (chosenStore({ inputs, service: cacheService() }) === "local")
    return { whyNot: "no remote store is configured" };
  const { read: read2, write: write2, whyNoRead, whyNoWrite } = accessOf(run2);
  if (run2.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (write2 === void 0 || read2.length === 0)
    return { whyNot: whyNoWrite ?? whyNoRead ?? "this run may write no scope" };
  const options = storeOptions(inputs, run2, AbortSignal.abort());
  const open2 = (more, signal) => openStore({ ...options, inputs: { ...inputs, ...more }, signal });
  return { label: openStore(options).label, scope: write2, open: open2 };
}
async function removeEntry(store, wanted) {
  const find2 = () => store.find(wanted);
  const place = `the key ${wanted.keys[0]} in the ${store.label}`;
  try {
    const entry = await find2();
    await entry?.reject();
    await entry?.close();
    const left = entry && await find2();
    await left?.close();
    return left && `${shortSizeText(left.size)} under ${place}, until the store lets go of them`;
  } catch (error) {
    return `What is under ${place}, perhaps: ${messageOf(error)}`;
  }
}

// src/bench/network.ts
var mebibyte3 = 1024 ** 2;
var limits = { bytes: 128 * mebibyte3, uploadMs: 2e4, downloadMs: 3e3 };
var defaults = { concurrency: 8, partMebibytes: 8 };
var connections = [1, 2, 4, 8, 16];
var partSizes = [16, 32];
var downloadId = ({
  concurrency = defaults.concurrency,
  partMebibytes = defaults.partMebibytes
}) => `download-${concurrency}x${partMebibytes}MiB`;
var downloads = [
  ...connections.map((concurrency) => downloadOf(`${concurrency} at once`, { concurrency })),
  ...partSizes.map(
    (partMebibytes) => downloadOf(`${defaults.concurrency} at once, parts of ${partMebibytes} MiB`, { partMebibytes })
  )
];
var upload = { id: "upload", name: `upload, ${defaults.concurrency} at once` };
function downloadOf(name, { concurrency = defaults.concurrency, partMebibytes = defaults.partMebibytes }) {
  const setting = { concurrency, partBytes: partMebibytes * mebibyte3 };
  return { id: downloadId({ concurrency, partMebibytes }), name: `download, ${name}`, setting };
}
async function measureNetwork(network) {
  const { remote, signal } = network;
  const none = (whyNot) => [upload, ...downloads].map(({ id, name: name2 }) => ({ id, name: name2, whyNot }));
  if ("whyNot" in remote) return { measures: none(remote.whyNot), left: [] };
  const name = {
    scope: remote.scope,
    version: fingerprint([randomBytes(16).toString("hex")]),
    key: "headstart-bench"
  };
  const wanted = { scopes: [name.scope], keys: [name.key], versions: [name.version] };
  const measures = await sendAndReceive(remote, { name, wanted }, network).catch(
    (error) => none(messageOf(error))
  );
  const left = await removeEntry(remote.open({}, AbortSignal.timeout(6e4)), wanted);
  signal.throwIfAborted();
  return { measures, left: left === void 0 ? [] : [left] };
}
async function sendAndReceive(remote, { name, wanted }, network) {
  const { repeats, signal } = network;
  const sent = await send(remote, name, signal);
  const samples = new Map(downloads.map(({ id }) => [id, []]));
  for (let round2 = 0; round2 < repeats; round2++) {
    for (const { id, setting } of downloads) {
      const entry = await remote.open(setting, signal).find(wanted);
      if (!entry) throw new Error("what was put into the store is not there");
      samples.get(id)?.push(await receive(entry, signal));
    }
  }
  const received = downloads.map(({ id, name: name2 }) => ({ id, name: name2, ...ratesOf("MiB/s", samples.get(id) ?? []) }));
  return [{ ...upload, ...ratesOf("MiB/s", [sent]) }, ...received];
}
async function send(remote, name, signal) {
  const draft = await remote.open({}, signal).create(name);
  if (!draft) throw new Error("the store takes no entry");
  try {
    const noise = randomFillSync2(Buffer.alloc(mebibyte3));
    const began = performance.now();
    const { write: write2, finish, commit } = uploadTo(draft);
    let bytes = 0;
    while (bytes < limits.bytes && performance.now() - began < limits.uploadMs) {
      signal.throwIfAborted();
      await write2(noise);
      bytes += noise.length;
    }
    await finish();
    if (!await commit()) throw new Error("the store took no entry");
    return rateOf(bytes, began);
  } finally {
    await draft.discard();
  }
}
async function receive(entry, signal) {
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
    return rateOf(bytes, began);
  } finally {
    await entry.close();
  }
}

// src/bench/ways/headstart.ts
import { join as join6 } from "node:path";

// src/bench/step.ts
import { mkdtemp, readFile, rm as rm3, writeFile as writeFile2 } from "node:fs/promises";
import { join as join5 } from "node:path";
async function runStep({
  entry,
  inputs,
  workspace,
  state = {},
  scratch,
  signal
}) {
  const dir = await mkdtemp(join5(scratch, "step-"));
  try {
    const files = { GITHUB_OUTPUT: join5(dir, "output"), GITHUB_STATE: join5(dir, "state") };
    for (const file of Object.values(files)) await writeFile2(file, "");
    const env = {
      ...withoutInputs(environment()),
      ...files,
      GITHUB_WORKSPACE: workspace,
      // Only the bench writes to the job's summary.
      GITHUB_STEP_SUMMARY: "",
      ...prefixed("INPUT_", inputs, (name) => name.toUpperCase()),
      ...prefixed("STATE_", state, (name) => name)
    };
    const script = join5(import.meta.dirname, `${entry}.js`);
    const { exitCode, output: output2, ms } = await runScript(script, env, { cwd: workspace, signal });
    signal.throwIfAborted();
    const log = output2.split("\n").filter((line) => line !== "");
    if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`));
    const [outputs, saved] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)]);
    if (outputs.report) await rm3(outputs.report, { force: true });
    return { ms, log: log.map(plain), outputs, state: saved };
  } finally {
    await rm3(dir, { recursive: true, force: true });
  }
}
function withoutInputs(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(INPUT|STATE)_/.test(name)));
}
function prefixed(prefix, values, rename) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + rename(name), value]));
}
function plain(line) {
  return line.replace(/^::(?:warning|error)[^:]*::/, "");
}
async function read(path) {
  const text2 = await readFile(path, "utf8");
  const values = text2.matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...values].map(([, name = "", , value = ""]) => [name, value]));
}

// src/bench/ways/headstart.ts
var unpacked = { name: "Headstart, unpacked", mode: "unpack" };
var mounted = { name: "Headstart, mounted", mode: "mount" };
var lazy = { name: "Headstart, lazy", mode: "lazy" };
function headstartWays(sources) {
  const local = [
    unpacked,
    mounted,
    { ...unpacked, name: "Headstart, unpacked to memory", ramdisk: "on" },
    { ...mounted, name: "Headstart, mounted from memory", ramdisk: "on" }
  ];
  const remote = sources.flatMap(
    (source) => (source.id === "store" ? [unpacked, mounted, lazy] : [unpacked]).map((recipe) => ({ ...recipe, source }))
  );
  return [...local, ...remote].map(wayOf);
}
function idOf({ mode, ramdisk }, sourceId) {
  return ["headstart", mode, ramdisk === "on" && "ramdisk", sourceId].filter(Boolean).join("-");
}
function wayOf(recipe) {
  const { name, source } = recipe;
  const id = idOf(recipe, source?.id);
  return { id, name, from: source?.remote.label ?? "disk", prepare: (place) => prepare(id, recipe, place) };
}
async function prepare(id, { mode, ramdisk = "off", source }, place) {
  const { tree, dir, signal } = place;
  const key = `${tree.name}-${id}`;
  const inputs = {
    ...source?.inputs ?? { store: "local", "local-dir": join6(dir, id) },
    path: tree.name,
    key,
    mode,
    ramdisk,
    stash: "off",
    summary: "false"
  };
  const saved = await stepOf("save", { ...inputs, mode: mode === "unpack" ? mode : "mount" }, place);
  const remove = async () => source && removeFrom(source.remote, tree.name, key);
  try {
    checkWay(saved.log);
    if (!saved.log.includes(`Cache saved with key: ${key}`)) throw new Error(failureIn(saved.log));
    return {
      storedBytes: storedBytesIn(saved.log),
      restore: (target) => restore(inputs, { ...place, target }),
      remove
    };
  } catch (error) {
    signal.throwIfAborted();
    await remove();
    throw error;
  }
}
async function removeFrom({ open: open2, scope }, path, key) {
  const versions = formats.flatMap((format) => format.versions({ paths: [path], crossOs: false }));
  return removeEntry(open2({}, AbortSignal.timeout(6e4)), { scopes: [scope], keys: [key], versions });
}
async function restore(inputs, { target, ...place }) {
  const { ms, log, outputs, state } = await stepOf("restore", inputs, place, { workspace: target });
  const end = async () => {
    const signal = AbortSignal.timeout(6e4);
    await stepOf("unmount", inputs, { ...place, signal }, { workspace: target, state });
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
function stepOf(entry, inputs, { tree, dir, signal }, more = {}) {
  return runStep({ entry, inputs, workspace: tree.parent, scratch: dir, signal, ...more });
}
function checkWay(log) {
  const other = log.find((line) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(line));
  if (other) throw new Error(other);
}
function failureIn(log) {
  return log.find((line) => line.startsWith("Failed to ")) ?? log.at(-1) ?? "it told nothing";
}
function storedBytesIn(log) {
  return Number(log.join("\n").match(/^Cache Size: .*\((\d+) B\)$/m)?.[1]);
}

// src/bench/proposals.ts
var advantage = 1.1;
function proposalsOf(ways, network) {
  const mode = modeOf(ways);
  return [mode, mode && ramdiskOf(mode, ways), concurrencyOf(network), partSizeOf(network)].filter(
    (proposal) => proposal !== void 0
  );
}
function modeOf(ways) {
  const source = find(ways, idOf({ mode: "unpack" }, "store")) ? "store" : void 0;
  const times = timesOfModes(ways, source);
  const { unpack, ...others } = times;
  if (!unpack) return void 0;
  const figures = Object.entries(times).map(([mode, { ready, readAll: readAll2 }]) => {
    return `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll2.p50)}`;
  });
  const better = Object.entries(others).filter(
    ([, { ready, readAll: readAll2 }]) => isFaster(ready, unpack.ready) && readAll2.p50 <= unpack.readAll.p50 * advantage
  ).sort(([, one], [, other]) => one.readAll.p50 - other.readAll.p50);
  const value = better[0]?.[0] ?? "unpack";
  return { setting: "mode", value, why: `from ${source ? "the store" : "this disk"}: ${figures.join("; ")}` };
}
function timesOfModes(ways, source) {
  const modes = ["unpack", "mount", "lazy"];
  return Object.fromEntries(
    modes.flatMap((mode) => {
      const times = find(ways, idOf({ mode }, source));
      return times ? [[mode, times]] : [];
    })
  );
}
function ramdiskOf({ value }, ways) {
  const mode = value === "lazy" ? "mount" : value;
  const [disk, memory] = [find(ways, idOf({ mode })), find(ways, idOf({ mode, ramdisk: "on" }))];
  if (!disk || !memory) return void 0;
  const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`;
  return { setting: "ramdisk", value: isFaster(memory.readAll, disk.readAll) ? "on" : "off", why };
}
function find(ways, id) {
  const way = ways.find((candidate) => candidate.id === id);
  return way && "ready" in way ? way : void 0;
}
function isFaster(one, other) {
  return one.p95 * advantage < other.p50;
}
function concurrencyOf(network) {
  const tried = triedIn(network, connections, (concurrency) => downloadId({ concurrency }));
  return best(tried, { setting: "concurrency", defaultValue: defaults.concurrency, unit: "" });
}
function partSizeOf(network) {
  const sizes = [defaults.partMebibytes, ...partSizes];
  const tried = triedIn(network, sizes, (partMebibytes) => downloadId({ partMebibytes }));
  return best(tried, { setting: "part-size", defaultValue: defaults.partMebibytes, unit: "MiB" });
}
function triedIn(network, values, idOfValue) {
  return values.flatMap((value) => {
    const measure2 = network.find(({ id }) => id === idOfValue(value));
    return measure2 && "p50" in measure2 ? [{ value, rates: measure2 }] : [];
  });
}
function best(tried, { setting, defaultValue, unit }) {
  const defaultRate = tried.find(({ value }) => value === defaultValue)?.rates.p50;
  if (defaultRate === void 0) return void 0;
  const better = tried.filter(({ rates }) => rates.min > defaultRate * advantage);
  const most = Math.max(...better.map(({ rates }) => rates.p50));
  const chosen = better.find(({ rates }) => rates.p50 * advantage >= most)?.value ?? defaultValue;
  const why = tried.map(({ value, rates }) => `${value}${unit}: ${rates.p50.toFixed(0)} MiB/s`).join(", ");
  return { setting, value: `${chosen}${unit}`, why };
}

// src/bench/rounds.ts
import { mkdirSync as mkdirSync4 } from "node:fs";
import { join as join8 } from "node:path";

// src/bench/tree.ts
import { mkdirSync as mkdirSync3, writeFileSync as writeFileSync3 } from "node:fs";
import { rm as rm4 } from "node:fs/promises";
import { join as join7 } from "node:path";
import { setImmediate as setImmediate3 } from "node:timers/promises";
async function makeTree(making) {
  const { inputs, parent, name, signal } = making;
  const dir = join7(parent, name);
  mkdirSync3(dir);
  if (inputs.paths.length === 0) await generate(dir, inputs.files, signal);
  else await copy(dir, making);
  return { parent, name, ...await sizeOf(dir) };
}
function roomFor({ files, bytes }) {
  const pageBytes = 4096;
  return bytes + files * pageBytes;
}
async function sizeOf(dir) {
  return sizeOfMatches(await findMatches(selectionOf([dir], "/")), void 0);
}
async function copy(dir, { inputs: { paths }, tar, parent, signal }) {
  if (!tar) throw new Error("this runner has no GNU tar or bsdtar on PATH");
  const selection = selectionOf(paths, process.cwd());
  const matches = await findMatches(selection);
  if (matches.length === 0) throw new JobFailure(`There is nothing at ${paths.join(", ")} to measure with.`);
  await checkSpace(parent, { bytes: roomFor(sizeOfMatches(matches, selection.excludes)) });
  const links = `${dir}.links`;
  mkdirSync3(links);
  linkBases({ matches, scratch: links });
  const { path, args } = extractCommand(tar);
  const { stdin, stdout, ended } = startPipeline(
    [createCommand(tar, { beyondAscii: true }), { path, args: [...args, "-C", dir] }],
    { cwd: links, signal }
  );
  stdout.resume();
  const found = [...walk(matches, selection.excludes)].flat().filter(({ kind }) => kind !== "other");
  stdin.end(found.map(({ member }) => `${member}\0`).join(""), "latin1");
  await ended;
  await rm4(links, { recursive: true });
}
function sizeOfMatches(matches, excludes) {
  let [files, bytes] = [0, 0];
  for (const found of walk(matches, excludes)) {
    for (const one of found) {
      if (one.kind !== "directory") files++;
      bytes += one.bytes;
    }
  }
  return { files, bytes };
}
var filesPerDirectory2 = 20;
var words = "return function const export default value from import this null options length index".split(
  " "
);
async function generate(dir, files, signal) {
  const random = newRandom();
  for (let file = 0; file < files; file++) {
    const lib = Math.floor(file / filesPerDirectory2);
    const parent = join7(dir, `package-${Math.floor(lib / 8)}`, `lib-${lib}`);
    if (file % filesPerDirectory2 === 0) {
      await setImmediate3();
      signal.throwIfAborted();
      mkdirSync3(parent, { recursive: true });
    }
    writeFileSync3(join7(parent, `file-${file}.js`), textOf2(Math.round(200 * 2 ** (7 * random())), random));
  }
}
function textOf2(length, random) {
  let text2 = "";
  while (text2.length < length) {
    const word = words[Math.floor(random() * words.length)];
    text2 += random() < 0.3 ? `${word}${Math.floor(random() * 1e6).toString(36)}(
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
async function measureWays(ways, place, { repeats, log }) {
  const candidates = ways.map((way) => ({ way, ready: [], readAll: [] }));
  const left = [];
  try {
    for (const candidate of candidates) {
      await attempt(candidate, place, () => tryOnce(candidate, place));
      const { way, whyNot } = candidate;
      const verdict = whyNot === void 0 ? "can be measured" : notMeasured(whyNot);
      log(`${way.name}, from ${way.from}: ${verdict}`);
    }
    for (let round2 = 1; round2 <= repeats; round2++) {
      log(`Round ${round2} of ${repeats}`);
      for (const candidate of round2 % 2 === 1 ? candidates : candidates.toReversed())
        if (candidate.whyNot === void 0) await attempt(candidate, place, () => addSample(candidate, place));
    }
  } finally {
    for (const { prepared } of candidates) left.push(await prepared?.remove() ?? "");
  }
  return { ways: candidates.map(resultOf), left: left.filter((sentence) => sentence !== "") };
}
async function attempt(candidate, { signal }, work) {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    candidate.whyNot = messageOf(error);
  }
}
async function tryOnce(candidate, place) {
  const { tree, dir } = place;
  await checkSpace(dir, { bytes: 2 * roomFor(tree) });
  candidate.prepared = await candidate.way.prepare(place);
  await sample(candidate, place, async (target) => {
    const { files } = await sizeOf(join8(target, tree.name));
    if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`);
  });
}
async function addSample(candidate, place) {
  const { name } = place.tree;
  let readMs = 0;
  const readyMs = await sample(candidate, place, async (target) => {
    const began = performance.now();
    await readAll(target, name, place);
    readMs = performance.now() - began;
  });
  candidate.ready.push(readyMs);
  candidate.readAll.push(readyMs + readMs);
}
async function sample({ prepared }, { dir, signal }, use) {
  const target = join8(dir, "restored");
  mkdirSync4(target);
  try {
    await runProgram("sync", [], { cwd: dir, signal });
    const { ms, end } = await prepared.restore(target);
    try {
      await use(target);
    } finally {
      await end();
    }
    return ms;
  } finally {
    await runProgram("rm", ["-rf", "--", target], { cwd: dir, signal: AbortSignal.timeout(6e5) });
  }
}
function readAll(target, name, { tools, signal }) {
  const path = tools.tar?.path ?? "tar";
  return runCommand({ path, args: ["-c", "-f", "-", name] }, { cwd: target, signal });
}
function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll: readAll2 }) {
  if (whyNot !== void 0 || !prepared) return { id, name, from, whyNot: whyNot ?? "it was not tried" };
  const { storedBytes } = prepared;
  return { id, name, from, storedBytes, ready: timesOf(ready), readAll: timesOf(readAll2) };
}

// src/bench/ways/plain.ts
import { mkdir, stat as stat2 } from "node:fs/promises";
import { join as join9 } from "node:path";
var recipes = [
  {
    id: "zip",
    name: "zip",
    pack: (name, archive) => [["zip", "-q", "-r", "-y", archive, name]],
    unpack: (archive) => [["unzip", "-q", archive]]
  },
  {
    id: "tar-lz4",
    name: "tar + lz4",
    pack: (name, archive) => [
      ["tar", "-c", "-f", "-", name],
      ["lz4", "-q", "-", archive]
    ],
    unpack: (archive) => [
      ["lz4", "-q", "-d", "-c", archive],
      ["tar", "-x", "-f", "-"]
    ]
  },
  {
    id: "tar-zstd",
    name: "tar + zstd",
    pack: (name, archive) => [
      ["tar", "-c", "-f", "-", name],
      ["zstd", "-q", "-3", "-T0", "-", "-o", archive]
    ],
    unpack: (archive) => [
      ["zstd", "-q", "-d", "-c", archive],
      ["tar", "-x", "-f", "-"]
    ]
  },
  {
    id: "squashfs-unpacked",
    name: "squashfs, unpacked",
    pack: (name, archive) => [
      ["mksquashfs", name, archive, "-comp", "zstd", "-Xcompression-level", "3", "-quiet", "-no-progress"]
    ],
    unpack: (archive, name) => [["unsquashfs", "-quiet", "-no-progress", "-d", name, archive]]
  }
];
var plainWays = recipes.map(wayOf2);
function wayOf2({ id, name, pack, unpack }) {
  return {
    id,
    name,
    from: "disk",
    async prepare({ tree, dir, signal }) {
      const archive = join9(dir, `archive.${id}`);
      const unpacking = commandsOf(unpack(archive, tree.name));
      await run(commandsOf(pack(tree.name, archive)), { cwd: tree.parent, signal });
      const { size } = await stat2(archive);
      return {
        storedBytes: size,
        async restore(target) {
          await mkdir(target, { recursive: true });
          const began = performance.now();
          await run(unpacking, { cwd: target, signal });
          return { ms: performance.now() - began, end: async () => {
          } };
        },
        remove: async () => void 0
      };
    }
  };
}
function commandsOf(lines2) {
  return lines2.map(([program, ...args]) => ({ path: programPath(program), args }));
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
    await publish(await measure(inputs, dir, signal), inputs);
  } finally {
    await runProgram("rm", ["-rf", "--", dir], { cwd: "/", signal: AbortSignal.timeout(6e5) });
  }
}
async function measure(inputs, dir, signal) {
  const { repeats } = inputs;
  const remote = remoteOf(inputs.store, currentRun());
  const tools = await findTools();
  const setting = { inputs, tools, remote, dir, signal };
  info("Making the tree");
  const tree = await treeFor(setting);
  const facts = "whyNot" in tree ? { files: 0, bytes: 0 } : { files: tree.files, bytes: tree.bytes };
  info("Measuring the disk");
  const disk = await measureDisk({ dir, repeats, signal });
  info("Measuring the CPU");
  const cpu = await measureCpu({ tree: "whyNot" in tree ? void 0 : tree, tools, dir, repeats, signal });
  info(`Measuring the network: ${"whyNot" in remote ? remote.whyNot : remote.label}`);
  const network = await measureNetwork({ remote, repeats, signal });
  const { ways, left } = await restoreInAllWays(tree, setting);
  return {
    kind: "headstart-bench",
    schema,
    ...aboutRunner(inputs.label),
    tree: { from: inputs.paths.length > 0 ? "path" : "generated", ...facts },
    repeats,
    store: "whyNot" in remote ? null : remote.label,
    disk,
    cpu,
    network: network.measures,
    mounting: await abilitiesOf(tools, signal),
    ways,
    proposals: proposalsOf(ways, network.measures),
    left: [...network.left, ...left]
  };
}
async function treeFor({ inputs, tools, dir, signal }) {
  const parent = join10(dir, "tree");
  mkdirSync5(parent);
  const name = dir.split("/").at(-1);
  try {
    return await makeTree({ inputs, parent, name, tar: tools.tar, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof JobFailure) throw error;
    await runProgram("rm", ["-rf", "--", parent], { cwd: dir, signal });
    return { whyNot: messageOf(error) };
  }
}
async function restoreInAllWays(tree, { inputs, tools, remote, dir, signal }) {
  const ways = [...plainWays, ...headstartWays(sourcesOf(inputs, remote))];
  if ("whyNot" in tree)
    return { ways: ways.map(({ id, name, from }) => ({ id, name, from, ...tree })), left: [] };
  const { repeats } = inputs;
  return measureWays(ways, { tree, dir, tools, signal }, { repeats, log: info });
}
function sourcesOf({ store, storeInputs }, remote) {
  const sources = "label" in remote ? [{ id: "store", remote, inputs: storeInputs }] : [];
  const service = cacheService() && remoteOf({ ...store, store: "github" }, currentRun());
  if (service && "label" in service && sources[0]?.remote.label !== service.label)
    sources.push({ id: "service", remote: service, inputs: { store: "github" } });
  return sources;
}
export {
  bench
};
