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
} from "./shared-XFKJU3CI.js";
import {
  accessOf,
  cacheDir,
  cacheService,
  choice,
  chosenStore,
  createCommand,
  currentRun,
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
  told,
  warning,
  wholeNumber
} from "./shared-HPDHYTSJ.js";
import "./shared-IIUAJGUK.js";
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  fingerprint
} from "./shared-5OYWUC5E.js";
import {
  findTools
} from "./shared-LAOMWS7S.js";
import {
  findProgram,
  outputOf,
  programPath,
  runCommand,
  runProgram,
  runScript,
  startPipeline
} from "./shared-XRAU2XAL.js";
import {
  JobFailure,
  codeOf,
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
      const from = way.from === "disk" ? "" : ", store";
      const alone = `${way.name}${from}`;
      const name = reports.length > 1 ? `${withoutUs(alone)}: ${label.slice(0, longestLabel)}` : alone;
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
function withoutUs(name) {
  return name.replace(/^Headstart, /, "");
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
      // Of those that some runner has.
      rows: of(({ disk, cpu, network }) => [...disk, ...cpu, ...network].map(measureRow2)).filter(
        (row) => row.slice(1).some((cell) => cell !== "\u2013" && !cell.startsWith("not measured: "))
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
  const cell = "whyNot" in way ? `not measured: ${way.whyNot}` : `${secondsText(way.ready.p50)}, ${secondsText(way.ready.p95)}, ${way.ready.spread.toFixed(2)}`;
  return [way.id, nameOf(way), cell];
}
function measureRow2(measure2) {
  const cell = "whyNot" in measure2 ? `not measured: ${measure2.whyNot}` : `${rateText(measure2.p50)} ${measure2.unit}${byText(measure2.by)}`;
  return [measure2.id, measure2.name, cell];
}
function byText(by) {
  return by === void 0 ? "" : ` (${by})`;
}
function nameOf({ name, id, from }) {
  if (from === "disk") return name;
  return `${name}, ${id.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function waysPicture(reports) {
  const ways = new Map(reports.flatMap((report) => report.ways.map((way) => [way.id, nameOf(way)])));
  const barOf2 = (report, id) => {
    const way = report.ways.find((candidate) => candidate.id === id);
    return way && "ready" in way ? { p50: way.ready.p50 / 1e3, p95: way.ready.p95 / 1e3 } : void 0;
  };
  const groups = [...ways].map(([id, name]) => ({ name, bars: reports.map((report) => barOf2(report, id)) }));
  return {
    title: "Until the job could go on: median, and a line to the 95th percentile",
    series: reports.map(({ label }) => label),
    groups: groups.filter(({ bars }) => bars.some((bar) => bar !== void 0)),
    format: (seconds) => secondsText(seconds * 1e3)
  };
}

// src/bench/picture.ts
var colours = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999"];
var barHeight = 14;
var groupGap = 12;
var margin = 16;
var plotWidth = 520;
var valueWidth = 70;
function pictureOf({ title, series, groups, format }) {
  const left = margin + Math.max(...groups.map(({ name: name2 }) => widthOf(name2)), 0) + 8;
  const right = left + plotWidth;
  const width = Math.max(right + valueWidth, margin * 2 + widthOf(title) * 1.2);
  const legend = legendOf(series, { left: margin, right: width - margin, top: 46 });
  const top = legend.bottom + 14;
  const groupHeight = series.length * barHeight + groupGap;
  const bottom = top + groups.length * groupHeight;
  const most2 = niceTop(Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.p95 ?? 0))));
  const x = (value) => left + value / most2 * plotWidth;
  const rows = groups.map(({ name: name2, bars }, group) => {
    const y = top + group * groupHeight;
    const label = text(left - 8, y + series.length * barHeight / 2 + 4, name2, 'text-anchor="end"');
    return label + bars.map((bar, place) => barOf(bar, { y: y + place * barHeight, place, x, format })).join("");
  });
  const heading = text(margin, 26, title, 'font-size="15" font-weight="600"');
  const axis = axisOf(most2, { x, top, bottom, format });
  const name = `<title>${escaped(title)}</title>`;
  return document(width, bottom + 30, [name, background, heading, legend.svg, axis, ...rows]);
}
var background = '<rect width="100%" height="100%" fill="#ffffff"/>';
function document(width, height, parts) {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  const font = 'font-family="system-ui, -apple-system, Segoe UI, DejaVu Sans, sans-serif" font-size="12" fill="#1f2328"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>
${parts.join("\n")}
</svg>
`;
}
function legendOf(series, { left, right, top }) {
  let [x, y] = [left, top];
  const items = series.map((name, place) => {
    const width = widthOf(name) + 32;
    if (x > left && x + width > right) [x, y] = [left, y + 18];
    const item = `<rect x="${x}" y="${y - 9}" width="10" height="10" fill="${colourOf(place)}"/>${text(x + 15, y, name)}`;
    x += width;
    return item;
  });
  return { svg: items.join(""), bottom: y };
}
function barOf(bar, { y, place, x, format }) {
  const middle = y + barHeight / 2;
  if (!bar) return text(x(0) + 4, middle + 4, "not measured", 'font-size="10" fill="#6e7781"');
  const [start, end, far] = [x(0), x(bar.p50), x(Math.max(bar.p95, bar.p50))].map(round);
  const rect = `<rect x="${start}" y="${y + 1}" width="${round(Math.max(end - start, 1))}" height="${barHeight - 2}" fill="${colourOf(place)}"/>`;
  const whisker = `<path d="M${end} ${middle}H${far}M${far} ${middle - 3}v6" stroke="#1f2328" fill="none"/>`;
  return rect + whisker + text(far + 5, middle + 4, format(bar.p50), 'font-size="10"');
}
function axisOf(most2, { x, top, bottom, format }) {
  const ticks = [0, 1, 2, 3, 4, 5].map((fifth) => most2 * fifth / 5);
  return ticks.map((value) => {
    const line = `<path d="M${round(x(value))} ${top - 6}V${bottom}" stroke="#d0d7de"/>`;
    return line + text(x(value), bottom + 16, format(value), 'text-anchor="middle" font-size="10" fill="#6e7781"');
  }).join("");
}
function text(x, y, words2, attributes = "") {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escaped(words2)}</text>`;
}
function escaped(words2) {
  return words2.replace(
    /[&<>"\p{Cc}]/gu,
    (character) => `&#${new RegExp("\\p{Cc}", "u").test(character) ? 32 : character.charCodeAt(0)};`
  );
}
function widthOf(words2) {
  return words2.length * 7;
}
function colourOf(place) {
  return colours[place % colours.length];
}
function round(value) {
  return Math.round(value * 10) / 10;
}

// src/bench/publish.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
async function publish(report, { output: output2, summary }) {
  const tables = tablesOf(report);
  const lines2 = [
    machineText(report),
    ...tables.flatMap(textOf),
    ...report.left.map((what) => `Left: ${what}`)
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
function ratesOf(unit, samples, by) {
  const rounded = samples.map((sample2) => round2(sample2));
  const figures = { p50: quantile(rounded, 0.5), min: Math.min(...rounded), max: Math.max(...rounded) };
  return { unit, ...by === void 0 ? {} : { by }, samples: rounded, ...figures };
}
function timesOf(samples) {
  const rounded = samples.map((sample2) => round2(sample2));
  const [p50, p95] = [quantile(rounded, 0.5), quantile(rounded, 0.95)];
  return { samples: rounded, p50, p95, spread: round2(p95 / p50, 100) };
}
function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
function round2(value, fraction = 10) {
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
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join as join3 } from "node:path";
import { pipeline } from "node:stream/promises";
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
  for (let round3 = 0; round3 < repeats; round3++) {
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
  if (!tree || !tools.tar) throw new Error("there is no tree to take");
  await writeSample(plain2, tools.tar.path, { tree, signal });
  const { size } = await stat(plain2);
  const where = { cwd: dir, signal };
  const samples = { compress: [], decompress: [] };
  for (let round3 = 0; round3 < repeats; round3++) {
    const began = performance.now();
    await runCommand({ path, args: ["-q", "-f", "-3", "--single-thread", plain2, "-o", packed] }, where);
    samples.compress.push(rateOf(size, began));
    const halfway = performance.now();
    await runCommand({ path, args: ["-q", "-t", packed] }, where);
    samples.decompress.push(rateOf(size, halfway));
  }
  return ["compress", "decompress"].map((task) => ({
    ...zstd[task],
    ...ratesOf("MiB/s", samples[task], "one core, on the files themselves")
  }));
}
async function writeSample(path, tar, { tree, signal }) {
  const command = { path: tar, args: ["-c", "-f", "-", tree.name] };
  const enough = new AbortController();
  const where = { cwd: tree.parent, signal: AbortSignal.any([signal, enough.signal]) };
  const { stdin, stdout, ended } = startPipeline([command], where);
  const ending = ended.catch((error) => {
    if (!enough.signal.aborted || signal.aborted) throw error;
  });
  stdin.end();
  await Promise.all([pipeline(beginning(stdout, enough), createWriteStream(path)), ending]);
}
async function* beginning(stream, enough) {
  let bytes = 0;
  for await (const chunk of stream) {
    yield chunk;
    bytes += chunk.length;
    if (bytes >= sampleBytes) return enough.abort();
  }
}
function rateOf(bytes, began) {
  return bytes / mebibyte / (performance.now() - began) * 1e3;
}

// src/bench/disk.ts
import { closeSync, mkdirSync as mkdirSync2, openSync, writeSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join as join4 } from "node:path";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/bench/disk-probe.ts
var blockBytes = { sequential: 1024 ** 2, random: 4096 };

// src/bench/fio.ts
import { rm as rm2 } from "node:fs/promises";
var manners = [
  { name: "direct, 16 at once", args: ["--ioengine=libaio", "--iodepth=16", "--direct=1"] },
  { name: "direct, one at a time", args: ["--ioengine=psync", "--direct=1"] },
  { name: "through the page cache", args: ["--ioengine=psync", "--direct=0", "--fsync=64"] }
];
async function openFio(fio, file) {
  const refusals = [];
  for (const { name, args } of manners) {
    const measure2 = (access) => run(fio, file, { access, args });
    try {
      await measure2({ kind: "write", isRandom: false });
      return { by: `fio, ${name}`, measure: measure2, close: () => rm2(file.path, { force: true }) };
    } catch (error) {
      file.signal.throwIfAborted();
      refusals.push(messageOf(error));
    }
  }
  throw new Error(refusals.at(-1));
}
async function run(fio, { path, bytes, signal }, { access: { kind, isRandom }, args }) {
  signal.throwIfAborted();
  const block = isRandom ? blockBytes.random : blockBytes.sequential;
  const pattern = [`--rw=${isRandom ? "rand" : ""}${kind}`, `--bs=${block}`, `--size=${bytes}`];
  const bounds = ["--runtime=1", "--time_based", "--output-format=json", "--name=headstart-bench"];
  const text2 = await outputOf({ path: fio, args: [...bounds, ...pattern, ...args, `--filename=${path}`] });
  return bytesPerSecondIn(text2, kind);
}
function bytesPerSecondIn(text2, kind) {
  const { jobs } = JSON.parse(text2.slice(text2.indexOf("{")));
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN;
}

// src/bench/own-probe.ts
import { randomFillSync } from "node:crypto";
import { constants } from "node:fs";
import { open, rm as rm3 } from "node:fs/promises";
var longestMs = 1e3;
async function openOwnProbe({ path, bytes, signal }) {
  const direct = await openDirect(path);
  const { file, memory } = direct ?? await openBuffered(path);
  await fill({ file, memory }, bytes);
  const manner = direct ? "direct, one at a time" : "through the page cache";
  return {
    by: `own probe, ${manner}`,
    async measure({ kind, isRandom }) {
      const block = memory.subarray(0, isRandom ? blockBytes.random : blockBytes.sequential);
      const blocks = Math.floor(bytes / block.length);
      const began = performance.now();
      let done = 0;
      while (performance.now() - began < longestMs) {
        signal.throwIfAborted();
        const place = isRandom ? Math.floor(Math.random() * blocks) : done % blocks;
        if (kind === "write") await file.write(block, 0, block.length, place * block.length);
        else await file.read(block, 0, block.length, place * block.length);
        done++;
      }
      if (kind === "write") await file.datasync();
      return done * block.length / (performance.now() - began) * 1e3;
    },
    async close() {
      await file.close();
      await rm3(path, { force: true });
    }
  };
}
async function fill({ file, memory }, bytes) {
  for (let position = 0; position < bytes; position += memory.length)
    await file.write(memory, 0, memory.length, position);
  await file.sync();
}
var mode = constants.O_RDWR | constants.O_CREAT;
function openBuffered(path) {
  return open(path, mode, 384).then((file) => ({
    file,
    memory: randomFillSync(Buffer.alloc(blockBytes.sequential))
  }));
}
async function openDirect(path) {
  const file = await open(path, mode | (constants.O_DIRECT ?? 0), 384).catch((error) => {
    if (codeOf(error) === "EINVAL") return void 0;
    throw error;
  });
  if (!file) return void 0;
  const memory = await alignedFor(file);
  if (memory) return { file, memory };
  await file.close();
  return void 0;
}
async function alignedFor(file) {
  const pageBytes = 4096;
  const memory = randomFillSync(Buffer.allocUnsafeSlow(blockBytes.sequential + pageBytes));
  for (let start = 0; start < pageBytes; start += 16) {
    const aligned = memory.subarray(start, start + blockBytes.sequential);
    try {
      await file.write(aligned, 0, pageBytes, 0);
      return aligned;
    } catch (error) {
      if (codeOf(error) !== "EINVAL") throw error;
    }
  }
  return void 0;
}

// src/bench/disk.ts
var mebibyte2 = 1024 ** 2;
var accesses = [
  { id: "write", name: "sequential write", unit: "MiB/s", kind: "write", isRandom: false },
  { id: "read", name: "sequential read", unit: "MiB/s", kind: "read", isRandom: false },
  { id: "random-write", name: "random write, 4 KiB", unit: "operations/s", kind: "write", isRandom: true },
  { id: "random-read", name: "random read, 4 KiB", unit: "operations/s", kind: "read", isRandom: true }
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
  const file = { path: join4(dir, "disk"), bytes, signal };
  const fio = findProgram("fio");
  const probe2 = fio === void 0 ? await openOwnProbe(file) : await openFio(fio, file);
  try {
    const samples = new Map(accesses.map(({ id }) => [id, []]));
    for (let round3 = 0; round3 < repeats; round3++) {
      for (const { id, unit, ...access } of accesses) {
        const bytesPerSecond = await probe2.measure(access);
        samples.get(id)?.push(bytesPerSecond / unitBytes(unit));
      }
    }
    return accesses.map(({ id, name, unit }) => ({
      id,
      name,
      ...ratesOf(unit, samples.get(id) ?? [], probe2.by)
    }));
  } finally {
    await probe2.close();
  }
}
function unitBytes(unit) {
  return unit === "MiB/s" ? mebibyte2 : blockBytes.random;
}
var filesPerRound = 4e3;
var filesPerDirectory = 100;
async function measureCreation({ dir, repeats, signal }) {
  const top = join4(dir, "created");
  const content = Buffer.alloc(1024, "x");
  const samples = [];
  for (let round3 = 0; round3 < repeats; round3++) {
    await runProgram("sync", [], { cwd: dir, signal });
    const began = performance.now();
    for (let number = 0; number < filesPerRound; number++) {
      const place = join4(top, String(Math.floor(number / filesPerDirectory)));
      if (number % filesPerDirectory === 0) {
        await setImmediate2();
        signal.throwIfAborted();
        mkdirSync2(place, { recursive: true });
      }
      const file = openSync(join4(place, `${number}`), "wx");
      writeSync(file, content);
      closeSync(file);
    }
    samples.push(filesPerRound / (performance.now() - began) * 1e3);
    await runProgram("rm", ["-rf", "--", top], { cwd: dir, signal });
  }
  return { ...creation, ...ratesOf("files/s", samples) };
}

// src/bench/inputs.ts
import { resolve as resolve2 } from "node:path";
var ofStore = [
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
    files: wholeNumber(read2, "files", { from: 1, to: 1e6, usual: 1e4 }),
    repeats: wholeNumber(read2, "repeats", { from: 1, to: 100, usual: 5 }),
    label,
    output: output2 === "" ? "" : resolve2(output2),
    compare: comparedBy(read2("compare")),
    summary: choice(read2, "summary", ["true", "false"]) === "true",
    store: readInputs((name) => fixed[name] ?? read2(name), cacheDir2),
    given: Object.fromEntries(ofStore.map((name) => [name, read2(name)]))
  };
}
function comparedBy(value) {
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
function remoteOf(inputs, run3) {
  if (chosenStore({ inputs, service: cacheService() }) === "local")
    return { whyNot: "no remote store is configured" };
  const { read: read2, write: write2, whyNoRead, whyNoWrite } = accessOf(run3);
  if (run3.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
  if (write2 === void 0 || read2.length === 0)
    return { whyNot: whyNoWrite ?? whyNoRead ?? "this run may write no scope" };
  const options = storeOptions(inputs, run3, AbortSignal.abort());
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
var most = { bytes: 128 * mebibyte3, uploadMs: 2e4, downloadMs: 3e3 };
var usual = { concurrency: 8, partMebibytes: 8 };
var connections = [1, 2, 4, 8, 16];
var partSizes = [16, 32];
var downloadId = ({
  concurrency = usual.concurrency,
  partMebibytes = usual.partMebibytes
}) => `download-${concurrency}x${partMebibytes}MiB`;
var downloads = [
  ...connections.map((concurrency) => trial(`${concurrency} at once`, { concurrency })),
  ...partSizes.map(
    (partMebibytes) => trial(`${usual.concurrency} at once, parts of ${partMebibytes} MiB`, { partMebibytes })
  )
];
var upload = { id: "upload", name: `upload, ${usual.concurrency} at once` };
function trial(name, { concurrency = usual.concurrency, partMebibytes = usual.partMebibytes }) {
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
  for (let round3 = 0; round3 < repeats; round3++) {
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
    while (bytes < most.bytes && performance.now() - began < most.uploadMs) {
      signal.throwIfAborted();
      await write2(noise);
      bytes += noise.length;
    }
    await finish();
    if (!await commit()) throw new Error("the store took no entry");
    return rateOf2(bytes, began);
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
      if (performance.now() - began > most.downloadMs) break;
    }
    return rateOf2(bytes, began);
  } finally {
    await entry.close();
  }
}
function rateOf2(bytes, began) {
  return bytes / mebibyte3 / (performance.now() - began) * 1e3;
}

// src/bench/ways/headstart.ts
import { join as join6 } from "node:path";

// src/bench/step.ts
import { mkdtemp, readFile, rm as rm4, writeFile } from "node:fs/promises";
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
    for (const file of Object.values(files)) await writeFile(file, "");
    const env = {
      ...withoutInputs(told()),
      ...files,
      GITHUB_WORKSPACE: workspace,
      // The summary is for what the benchmark has to say.
      GITHUB_STEP_SUMMARY: "",
      ...prefixed("INPUT_", inputs, (name) => name.toUpperCase()),
      ...prefixed("STATE_", state, (name) => name)
    };
    const script = join5(import.meta.dirname, `${entry}.js`);
    const { exitCode, output: output2, ms } = await runScript(script, env, { cwd: workspace, signal });
    signal.throwIfAborted();
    const log = output2.split("\n").filter((line) => line !== "");
    if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`));
    const [outputs, told2] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)]);
    if (outputs.report) await rm4(outputs.report, { force: true });
    return { ms, log: log.map(plain), outputs, state: told2 };
  } finally {
    await rm4(dir, { recursive: true, force: true });
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
function headstartWays({ store, service }) {
  const local = [
    unpacked,
    mounted,
    { ...unpacked, name: "Headstart, unpacked to memory", ramdisk: "on" },
    { ...mounted, name: "Headstart, mounted from memory", ramdisk: "on" }
  ];
  const from = (id, source, recipes2) => source ? recipes2.map((recipe) => ({ ...recipe, source: [id, source] })) : [];
  return [
    ...local,
    ...from("store", store, [unpacked, mounted, lazy]),
    ...from("service", service, [unpacked])
  ].map(wayOf);
}
function idOf({ mode: mode2, ramdisk }, sourceId) {
  return ["headstart", mode2, ramdisk === "on" && "ramdisk", sourceId].filter(Boolean).join("-");
}
function wayOf(recipe) {
  const [sourceId, source] = recipe.source ?? [];
  const id = idOf(recipe, sourceId);
  return {
    id,
    name: recipe.name,
    from: source?.remote.label ?? "disk",
    prepare: (place) => prepare(id, recipe, place)
  };
}
async function prepare(id, { mode: mode2, ramdisk = "off", source }, place) {
  const { tree, dir, signal } = place;
  const [, remote] = source ?? [];
  const key = `${tree.name}-${id}`;
  const inputs = {
    ...remote?.inputs ?? { store: "local", "local-dir": join6(dir, id) },
    path: tree.name,
    key,
    mode: mode2,
    ramdisk,
    stash: "off",
    summary: "false"
  };
  const saved = await stepOf("save", { ...inputs, mode: mode2 === "unpack" ? mode2 : "mount" }, place);
  const remove = async () => remote && takeAway(remote.remote, tree.name, key);
  try {
    checkWay(saved.log);
    if (!saved.log.includes(`Cache saved with key: ${key}`)) throw new Error(troubleIn(saved.log));
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
async function takeAway({ open: open2, scope }, path, key) {
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
    if (outputs.hit !== "exact") throw new Error(troubleIn(log));
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
function troubleIn(log) {
  return log.find((line) => line.startsWith("Failed to ")) ?? log.at(-1) ?? "it told nothing";
}
function storedBytesIn(log) {
  return Number(log.join("\n").match(/^Cache Size: .*\((\d+) B\)$/m)?.[1]);
}

// src/bench/proposals.ts
var advantage = 1.1;
function proposalsOf(ways, network) {
  const mode2 = modeOf(ways);
  return [mode2, mode2 && ramdiskOf(mode2, ways), concurrencyOf(network), partSizeOf(network)].filter(
    (proposal) => proposal !== void 0
  );
}
function modeOf(ways) {
  const [times, from] = ["store", void 0].map((source) => [timesOfModes(ways, source), source === void 0 ? "this disk" : "the store"]).find(([{ unpack: unpack2 }]) => unpack2) ?? [{}, ""];
  const { unpack, ...others } = times;
  if (!unpack) return void 0;
  const figures = Object.entries(times).map(([mode2, { ready, readAll: readAll2 }]) => {
    return `${mode2} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll2.p50)}`;
  });
  const better = Object.entries(others).filter(
    ([, { ready, readAll: readAll2 }]) => isFaster(ready, unpack.ready) && readAll2.p50 <= unpack.readAll.p50 * advantage
  ).sort(([, one], [, other]) => one.readAll.p50 - other.readAll.p50);
  const value = better[0]?.[0] ?? "unpack";
  return { setting: "mode", value, why: `from ${from}: ${figures.join("; ")}` };
}
function timesOfModes(ways, source) {
  const modes = ["unpack", "mount", "lazy"];
  return Object.fromEntries(
    modes.flatMap((mode2) => {
      const times = find(ways, idOf({ mode: mode2 }, source));
      return times ? [[mode2, times]] : [];
    })
  );
}
function ramdiskOf({ value }, ways) {
  const mode2 = value === "lazy" ? "mount" : value;
  const [disk, memory] = [find(ways, idOf({ mode: mode2 })), find(ways, idOf({ mode: mode2, ramdisk: "on" }))];
  if (!disk || !memory) return void 0;
  const why = `${mode2}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`;
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
  return best(tried, { setting: "concurrency", preferred: usual.concurrency, unit: "" });
}
function partSizeOf(network) {
  const sizes = [usual.partMebibytes, ...partSizes];
  const tried = triedIn(network, sizes, (partMebibytes) => downloadId({ partMebibytes }));
  return best(tried, { setting: "part-size", preferred: usual.partMebibytes, unit: "MiB" });
}
function triedIn(network, values, idOfValue) {
  return values.flatMap((value) => {
    const measure2 = network.find(({ id }) => id === idOfValue(value));
    return measure2 && "p50" in measure2 ? [{ value, rates: measure2 }] : [];
  });
}
function best(tried, { setting, preferred, unit }) {
  const usualRate = tried.find(({ value }) => value === preferred)?.rates.p50;
  if (usualRate === void 0) return void 0;
  const better = tried.filter(({ rates }) => rates.min > usualRate * advantage);
  const most2 = Math.max(...better.map(({ rates }) => rates.p50));
  const chosen = better.find(({ rates }) => rates.p50 * advantage >= most2)?.value ?? preferred;
  const why = tried.map(({ value, rates }) => `${value}${unit}: ${rates.p50.toFixed(0)} MiB/s`).join(", ");
  return { setting, value: `${chosen}${unit}`, why };
}

// src/bench/rounds.ts
import { mkdirSync as mkdirSync4 } from "node:fs";
import { join as join8 } from "node:path";

// src/bench/tree.ts
import { mkdirSync as mkdirSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { rm as rm5 } from "node:fs/promises";
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
  return sizeOfMatches(await matchesOf([dir]), void 0);
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
  await rm5(links, { recursive: true });
}
async function matchesOf(paths) {
  return findMatches(selectionOf(paths, "/"));
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
    const place = join7(
      dir,
      `package-${Math.floor(file / filesPerDirectory2 / 8)}`,
      `lib-${Math.floor(file / filesPerDirectory2)}`
    );
    if (file % filesPerDirectory2 === 0) {
      await setImmediate3();
      signal.throwIfAborted();
      mkdirSync3(place, { recursive: true });
    }
    writeFileSync2(join7(place, `file-${file}.js`), textOf2(Math.round(200 * 2 ** (7 * random())), random));
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
async function measureWays(ways, place, { repeats, tell }) {
  const runners = ways.map((way) => ({ way, ready: [], readAll: [] }));
  const left = [];
  try {
    for (const runner of runners) {
      await attempt(runner, place, () => tryOnce(runner, place));
      const { way, whyNot } = runner;
      tell(
        `${way.name}, from ${way.from}: ${whyNot === void 0 ? "can be measured" : `not measured: ${whyNot}`}`
      );
    }
    for (let round3 = 1; round3 <= repeats; round3++) {
      tell(`Round ${round3} of ${repeats}`);
      for (const runner of round3 % 2 === 1 ? runners : runners.toReversed())
        if (runner.whyNot === void 0) await attempt(runner, place, () => addSample(runner, place));
    }
  } finally {
    for (const { prepared } of runners) left.push(await prepared?.remove() ?? "");
  }
  return { ways: runners.map(resultOf), left: left.filter((sentence) => sentence !== "") };
}
async function attempt(runner, { signal }, work) {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    runner.whyNot = messageOf(error);
  }
}
async function tryOnce(runner, place) {
  const { tree, dir } = place;
  await checkSpace(dir, { bytes: 2 * roomFor(tree) });
  runner.prepared = await runner.way.prepare(place);
  await sample(runner, place, async (target) => {
    const { files } = await sizeOf(join8(target, tree.name));
    if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`);
  });
}
async function addSample(runner, place) {
  const { name } = place.tree;
  let readMs = 0;
  const readyMs = await sample(runner, place, async (target) => {
    const began = performance.now();
    await readAll(target, name, place);
    readMs = performance.now() - began;
  });
  runner.ready.push(readyMs);
  runner.readAll.push(readyMs + readMs);
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
async function readAll(target, name, { tools, signal }) {
  const path = tools.tar?.path ?? "tar";
  const { stdin, stdout, ended } = startPipeline([{ path, args: ["-c", "-f", "-", name] }], {
    cwd: target,
    signal
  });
  stdin.end();
  stdout.resume();
  await ended;
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
      await run2(commandsOf(pack(tree.name, archive)), { cwd: tree.parent, signal });
      const { size } = await stat2(archive);
      return {
        storedBytes: size,
        async restore(target) {
          await mkdir(target, { recursive: true });
          const began = performance.now();
          await run2(unpacking, { cwd: target, signal });
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
async function run2(commands, where) {
  const { stdin, stdout, ended } = startPipeline(commands, where);
  stdin.end();
  stdout.resume();
  await ended;
}

// src/bench/ways/index.ts
function waysFor(places) {
  return [...plainWays, ...headstartWays(places)];
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
  const how = { inputs, tools, remote, dir, signal };
  info("Making the tree");
  const tree = await treeFor(how);
  const facts = "whyNot" in tree ? { files: 0, bytes: 0 } : { files: tree.files, bytes: tree.bytes };
  info("Measuring the disk");
  const disk = await measureDisk({ dir, repeats, signal });
  info("Measuring the CPU");
  const cpu = await measureCpu({ tree: "whyNot" in tree ? void 0 : tree, tools, dir, repeats, signal });
  info(`Measuring the network: ${"whyNot" in remote ? remote.whyNot : remote.label}`);
  const network = await measureNetwork({ remote, repeats, signal });
  const { ways, left } = await restoreInAllWays(tree, how);
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
  const ways = waysFor(sourcesOf(inputs, remote));
  if ("whyNot" in tree)
    return { ways: ways.map(({ id, name, from }) => ({ id, name, from, ...tree })), left: [] };
  const { repeats } = inputs;
  return measureWays(ways, { tree, dir, tools, signal }, { repeats, tell: info });
}
function sourcesOf({ store, given }, remote) {
  const service = cacheService() && remoteOf({ ...store, store: "github" }, currentRun());
  const isOther = service && "label" in service && !("label" in remote && remote.label === service.label);
  return {
    ..."label" in remote && { store: { remote, inputs: given } },
    ...isOther && { service: { remote: service, inputs: { store: "github" } } }
  };
}
export {
  bench
};
