import { accessOf, cacheDir, cacheService, checkNode, checkSpace, choice, chosenStore, create, currentRun, environment, fail, findMatches, findProgram, findTools, fingerprint, formats, htmlText, info, input, lines, mebibyte, openScratch, openStore, output, probe, programPath, readInputs, removeTree, run as run$1, runProgram, runnerName, secondsText, selectionOf, shortSizeText, spaceAt, startPipeline, storeOptions, summary, tempDir, uploadTo, walk, warning, wholeNumber } from "./start.js";
import { JobFailure, basesOf, fromBytes, messageOf, pathsIn, toBytes } from "./tar.js";
import { createHash, randomBytes, randomFillSync } from "node:crypto";
import { arch, cpus, release, totalmem, type } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { closeSync, constants, copyFileSync, linkSync, mkdirSync, openSync, readFileSync, readSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { mkdtemp, open, opendir, readFile, rm, stat, writeFile } from "node:fs/promises";
// bench/src/tables.ts
/** The tables of one runner's results, and of several runners side by side, for the log and the job's summary. */
function tablesOf(report) {
	const { disk, cpu, network, mounting, ways, proposals, repeats } = report;
	const { files, bytes } = report.tree;
	return [
		{
			title: `Restoring ${files.toLocaleString("en")} files, ${shortSizeText(bytes)}, ${repeats} times each`,
			head: [
				"way",
				"from",
				"stored",
				"ready",
				"p95",
				"p95/p50",
				"all read"
			],
			rows: ways.map(wayRow)
		},
		{
			title: "Machine",
			head: [
				"what",
				"median",
				"min to max",
				"by"
			],
			rows: [
				...groupRows("disk", disk),
				...groupRows("CPU", cpu),
				...groupRows("network", network)
			]
		},
		{
			title: "Mounting",
			head: ["what", "here"],
			rows: mounting.map(({ name, whyNot }) => [name, whyNot === void 0 ? "yes" : `no: ${whyNot}`])
		},
		{
			title: "Proposed settings",
			head: [
				"setting",
				"value",
				"why"
			],
			rows: proposals.map(({ setting, value, why }) => [
				setting,
				value,
				why
			])
		}
	].filter(({ rows }) => rows.length > 0);
}
/** One column per runner. */
function comparisonOf(reports) {
	const measuresOf = ({ disk, cpu, network }) => [
		...disk,
		...cpu,
		...network
	];
	const measured = new Set(reports.flatMap(measuresOf).flatMap((one) => "p50" in one ? [one.id] : []));
	const table = (title, what, cellsOf) => ({
		title,
		head: [what, ...reports.map(({ label }) => label)],
		rows: sideBySide(reports.map(cellsOf))
	});
	return [
		table("Until the job could go on: median, p95, p95/p50", "way", ({ ways }) => ways.map((way) => ({
			id: way.id,
			name: nameAmongRunners(way),
			cell: readyCells(way).join(", ")
		}))),
		table("Machine: medians", "what", (report) => measuresOf(report).filter(({ id }) => measured.has(id)).map(measureCell)),
		table("Proposed settings", "setting", ({ proposals }) => proposals.map(({ setting, value }) => ({
			id: setting,
			name: setting,
			cell: value
		})))
	];
}
/** Rows keep the order in which the runners first name them. */
function sideBySide(columns) {
	return [...new Map(columns.flat().map(({ id, name }) => [id, name]))].map(([row, name]) => [name, ...columns.map((cells) => cells.find(({ id }) => id === row)?.cell ?? "–")]);
}
/** Each runner may have its own store, so the store's own name is left out. */
function nameAmongRunners({ name, id, from }) {
	if (from === "disk") return name;
	return `${name}, ${id.endsWith("-service") ? "from the cache service" : "from the store"}`;
}
function wayRow(way) {
	const { name, from } = way;
	if ("whyNot" in way) return [
		name,
		from,
		...readyCells(way)
	];
	return [
		name,
		from,
		shortSizeText(way.storedBytes),
		...readyCells(way),
		secondsText(way.readAll.p50)
	];
}
/** Median, p95 and their ratio. */
function readyCells(way) {
	if ("whyNot" in way) return [notMeasured(way.whyNot)];
	const { p50, p95, spread } = way.ready;
	return [
		secondsText(p50),
		secondsText(p95),
		spread.toFixed(2)
	];
}
/** One row per measure, or a single row when all measures failed for the same reason. */
function groupRows(what, measures) {
	const reasons = new Set(measures.map((measure) => "whyNot" in measure ? measure.whyNot : void 0));
	const [reason] = reasons;
	if (reasons.size === 1 && reason !== void 0) return [[what, notMeasured(reason)]];
	return measures.map((measure) => {
		if ("whyNot" in measure) return [measure.name, notMeasured(measure.whyNot)];
		const { name, unit, p50, min, max, by = "" } = measure;
		return [
			name,
			`${rateText(p50)} ${unit}`,
			`${rateText(min)} to ${rateText(max)}`,
			by
		];
	});
}
function measureCell(measure) {
	const { id, name } = measure;
	if ("whyNot" in measure) return {
		id,
		name,
		cell: notMeasured(measure.whyNot)
	};
	const { p50, unit, by } = measure;
	return {
		id,
		name,
		cell: `${rateText(p50)} ${unit}${by === void 0 ? "" : ` (${by})`}`
	};
}
function notMeasured(whyNot) {
	return `not measured: ${whyNot}`;
}
function rateText(rate) {
	return Math.round(rate).toLocaleString("en");
}
function machineText({ machine, label, version, store }) {
	const { os, arch, kernel, cpu, cores, memoryBytes } = machine;
	const where = store ?? "no remote store";
	return `${label}: ${cores} x ${cpu}, ${shortSizeText(memoryBytes)}, ${os} ${kernel} ${arch}; ${where}; Headstart ${version}`;
}
/** The lines of a table in the log. */
function textOf$1({ title, head, rows }) {
	const lines = [head, ...rows];
	const widths = head.map((_, column) => Math.max(...lines.map((line) => column < line.length - 1 ? (line[column] ?? "").length : 0)));
	const text = (line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
	return [
		"",
		title,
		...lines.map((line) => `  ${text(line).trimEnd()}`)
	];
}
function markdownOf({ title, head, rows }) {
	const line = (cells) => `| ${head.map((_, column) => htmlText(cells[column] ?? "")).join(" | ")} |`;
	const rule = `|${head.map(() => "---").join("|")}|`;
	return [
		`### ${htmlText(title)}`,
		"",
		line(head),
		rule,
		...rows.map(line),
		""
	].join("\n");
}
// bench/src/chart.ts
/** Charts of the times until the job could go on: Mermaid, which GitHub renders in summaries, and a picture. */
/** Mermaid drops all names when one of them would need half of the chart. */
const longestLabel = 20;
/** @returns Markdown: one bar per way and runner. https://mermaid.js.org/syntax/xyChart.html */
function chartOf(reports) {
	const { groups, series } = waysPicture(reports);
	const bars = groups.flatMap((group) => {
		const full = group.name.replace(/, from the (?:store|cache service)$/, ", store");
		const short = full.replace(/^Headstart, /, "");
		return series.flatMap((label, place) => {
			const bar = group.bars[place];
			const name = series.length > 1 ? `${short}: ${label.slice(0, longestLabel)}` : full;
			return bar ? [{
				name,
				seconds: bar.p50
			}] : [];
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
  y-axis "seconds" 0 --> ${axisEnd(Math.max(...seconds))}
  bar [${seconds.map((value) => value.toFixed(3)).join(", ")}]
\`\`\`
`;
}
/** @returns the next number of two digits: the end of an axis whose longest bar nearly fills it */
function axisEnd(value) {
	const step = 10 ** (Math.floor(Math.log10(Math.max(value, .001))) - 1);
	return Number((Math.ceil(value / step) * step).toPrecision(2));
}
/** One group of bars per way, and one bar per runner. */
function waysPicture(reports) {
	const groups = [...new Map(reports.flatMap(({ ways }) => ways.map((way) => [way.id, nameAmongRunners(way)])))].map(([id, name]) => ({
		name,
		bars: reports.map(({ ways }) => {
			const way = ways.find((candidate) => candidate.id === id);
			return way && "ready" in way ? {
				p50: way.ready.p50 / 1e3,
				p95: way.ready.p95 / 1e3
			} : void 0;
		})
	}));
	return {
		title: "Until the job could go on: median, and a line to the 95th percentile",
		series: reports.map(({ label }) => label),
		groups: groups.filter(({ bars }) => bars.some((bar) => bar !== void 0)),
		format: (seconds) => secondsText(seconds * 1e3)
	};
}
// bench/src/svg-picture.ts
const colours = [
	"#0072b2",
	"#e69f00",
	"#009e73",
	"#cc79a7",
	"#56b4e9",
	"#d55e00",
	"#f0e442",
	"#999999"
];
const rowHeight = 16;
const margin = 16;
const plotWidth = 520;
/** Room for the value behind the longest line. */
const valueWidth = 80;
/** An upper bound, because the font is the viewer's. */
const letterWidth = 8;
/** @returns an SVG document, wide enough for its longest name */
function pictureOf({ title, series, groups, format }) {
	const left = margin + Math.max(...groups.map(({ name }) => name.length), 0) * letterWidth;
	const longest = Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.p95 ?? 0)));
	const widthOf = (value) => Math.round(value / longest * plotWidth);
	const parts = [text(margin, 32, title)];
	let top = 48;
	for (const [place, name] of series.entries()) {
		parts.push(box(margin, top, {
			width: 10,
			place
		}), text(32, top + 11, name));
		top += rowHeight;
	}
	for (const { name, bars } of groups) {
		top += rowHeight / 2;
		parts.push(text(margin, top + 11, name));
		for (const [place, bar] of bars.entries()) {
			if (bar) {
				const [width, end] = [widthOf(bar.p50), left + widthOf(Math.max(bar.p95, bar.p50))];
				const line = `<path d="M${left + width} ${top + 6}H${end}" stroke="black"/>`;
				parts.push(box(left, top, {
					width,
					place
				}), line, text(end + 5, top + 11, format(bar.p50)));
			} else parts.push(text(left, top + 11, "not measured"));
			top += rowHeight;
		}
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(left + plotWidth + valueWidth, 32 + title.length * letterWidth)}" height="${top + margin}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${parts.join("\n")}
</svg>
`;
}
function box(x, y, { width, place }) {
	const colour = colours[place % colours.length];
	return `<rect x="${x}" y="${y}" width="${Math.max(width, 1)}" height="12" fill="${colour}"/>`;
}
/** Names come from outside: control characters become spaces, and the rest cannot end the text. */
function text(x, y, words) {
	return `<text x="${x}" y="${y}">${words.replace(/\p{Cc}/gu, " ").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}</text>`;
}
// bench/src/write-results.ts
/** Publishes the results of one runner: in the log, in the job's summary, as a file and as outputs. */
/** @throws Error if the file cannot be written */
async function publish(report, { output: output$2, summary }) {
	const machine = machineText(report);
	const tables = tablesOf(report);
	const yaml = yamlOf(report);
	const left = report.left.map((sentence) => `Left: ${sentence}`);
	for (const line of [
		machine,
		...tables.flatMap(textOf$1),
		"",
		...yaml,
		...left
	]) info(line);
	const fileName = report.label.replace(/[^A-Za-z0-9._-]+/g, "-");
	const path = output$2 || join(tempDir(), `headstart-bench-${fileName}.json`);
	write(path, `${JSON.stringify(report, void 0, 2)}\n`);
	output("report", path);
	for (const { setting, value } of report.proposals) output(setting, value);
	if (!summary) return;
	const block = yaml.length > 0 ? [
		"```yaml",
		...yaml,
		"```",
		""
	] : [];
	await summarizeMarkdown([
		`## ${machine}\n`,
		chartOf([report]),
		...tables.map(markdownOf),
		...block
	].join("\n"));
}
/** Adds to the job's summary, if the runner shows one. The caller has escaped text from outside. */
async function summarizeMarkdown(text) {
	await summary()?.addRaw(text, true).write();
}
/** The proposals as a step, to paste into a workflow. */
function yamlOf({ proposals }) {
	if (proposals.length === 0) return [];
	return [...["- uses: headstart/cache@v0", "  with: # beside path and key, or preset"], ...proposals.map(({ setting, value }) => `    ${setting}: ${value}`)];
}
/** Makes the file's directory, too. */
function write(path, text) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
// bench/src/compare.ts
/** Compares the results of several runners: reads them, shows their tables, draws their picture. */
/** @throws JobFailure if there is no result to compare */
async function compare({ compare, output: output$1, summary }) {
	const found = (await resultsAt(compare)).flatMap((path) => readReport(path)).sort((a, b) => a.label.localeCompare(b.label));
	const reports = found.map((report, place) => ({
		...report,
		label: labelAmong(found, place)
	}));
	if (reports.length === 0) throw new JobFailure(`There is no result of a benchmark at ${compare}.`);
	const tables = comparisonOf(reports);
	for (const line of [...reports.map(machineText), ...tables.flatMap(textOf$1)]) info(line);
	const path = output$1 || join(tempDir(), "headstart-bench.svg");
	write(path, pictureOf(waysPicture(reports)));
	output("picture", path);
	if (summary) await summarizeMarkdown([chartOf(reports), ...tables.map(markdownOf)].join("\n"));
}
async function resultsAt(pattern) {
	const isDirectory = statSync(pattern, { throwIfNoEntry: false })?.isDirectory();
	return (await create(isDirectory ? join(pattern, "**/*.json") : pattern, { matchDirectories: false })).glob();
}
/** @returns an empty list, after a warning, if the file is not a result of this version */
function readReport(path) {
	const name = relative(process.cwd(), resolve(path));
	try {
		const report = JSON.parse(readFileSync(path, "utf8"));
		if (report?.kind !== "headstart-bench") throw new Error("it is no result of a benchmark");
		if (report.schema !== 1) throw new Error(`it has schema ${report.schema}, and this version of Headstart reads 1`);
		if (typeof report.label !== "string" || !Array.isArray(report.ways)) throw new Error("it is not whole");
		return [report];
	} catch (error) {
		warning(`${name} is left out: ${messageOf(error)}`);
		return [];
	}
}
/** Numbers the labels that several runners share. */
function labelAmong(reports, place) {
	const label = reports[place]?.label ?? "";
	const before = reports.slice(0, place).filter((other) => other.label === label).length;
	return before === 0 ? label : `${label} (${before + 1})`;
}
// bench/src/measure.ts
/** Takes samples in turn, and computes figures from samples. */
/** Takes one sample of each measure per round. @param by the program or method, if figures depend on it */
async function measureInTurn(measures, { repeats, signal }, { sample, by }) {
	const samples = measures.map(() => []);
	for (let round = 0; round < repeats; round++) for (const [column, measure] of measures.entries()) {
		samples[column]?.push(await sample(measure));
		await setImmediate();
		signal.throwIfAborted();
	}
	return measures.map(({ id, name, unit }, column) => ({
		id,
		name,
		...ratesOf(unit, samples[column], by)
	}));
}
/** A failure becomes the reason in every result. @throws only the signal's reason */
async function orWhyNot(measures, signal, work) {
	try {
		return await work();
	} catch (error) {
		signal.throwIfAborted();
		return measures.map(({ id, name }) => ({
			id,
			name,
			whyNot: messageOf(error)
		}));
	}
}
/** @param began the start by performance.now() @returns units per second */
function perSecond(units, began) {
	return units / (performance.now() - began) * 1e3;
}
function ratesOf(unit, samples = [], by) {
	const rounded = samples.map((sample) => round(sample));
	const figures = {
		p50: quantile(rounded, .5),
		min: Math.min(...rounded),
		max: Math.max(...rounded)
	};
	return {
		unit,
		...by === void 0 ? {} : { by },
		samples: rounded,
		...figures
	};
}
function timesOf(samples) {
	const rounded = samples.map((sample) => round(sample));
	const [p50, p95] = [quantile(rounded, .5), quantile(rounded, .95)];
	return {
		samples: rounded,
		p50,
		p95,
		spread: round(p95 / p50, 100)
	};
}
/** By the nearest rank, so the result is always one of the samples. */
function quantile(samples, share) {
	const sorted = samples.toSorted((a, b) => a - b);
	return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}
function round(value, fraction = 10) {
	return Math.round(value * fraction) / fraction;
}
// bench/src/cpu.ts
/** Measures one core at the work that a cache gives it: SHA-256, and zstd on the files of the tree. */
const sampleMebibytes = 64;
const unit$1 = "MiB/s";
const hashing = {
	id: "sha256",
	name: "SHA-256",
	unit: unit$1
};
const files = {
	plain: "cpu",
	packed: "cpu.zst"
};
/** Compression comes first, because decompression needs its file. */
const zstdMeasures = [{
	id: "zstd-compress",
	name: "zstd level 3, compress",
	args: [
		"-q",
		"-f",
		"-3",
		"--single-thread",
		files.plain,
		"-o",
		files.packed
	],
	unit: unit$1
}, {
	id: "zstd-decompress",
	name: "zstd level 3, decompress",
	args: [
		"-q",
		"-t",
		files.packed
	],
	unit: unit$1
}];
/** A failure becomes the reason in its result. @throws only the signal's reason */
async function measureCpu(tree, place) {
	return [...await measureInTurn([hashing], place, { sample: hashRate }), ...await orWhyNot(zstdMeasures, place.signal, () => measureZstd(tree, place))];
}
function hashRate() {
	const block = Buffer.alloc(mebibyte, 1);
	const began = performance.now();
	const hash = createHash("sha256");
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
		const mebibytes = await writeSample(join(dir, files.plain), join(tree.parent, tree.name)) / mebibyte;
		const sample = async ({ args }) => {
			const began = performance.now();
			await run$1(path, [...args], {
				cwd: dir,
				signal
			});
			return perSecond(mebibytes, began);
		};
		return await measureInTurn(zstdMeasures, place, {
			sample,
			by: "one core, on the files themselves"
		});
	} finally {
		for (const name of Object.values(files)) await rm(join(dir, name), { force: true });
	}
}
/** Writes the first files of the tree, one after the other, into one file. @returns bytes written */
async function writeSample(path, dir) {
	const sample = Buffer.alloc(sampleMebibytes * mebibyte);
	let bytes = 0;
	for await (const item of await opendir(dir, { recursive: true })) {
		if (!item.isFile()) continue;
		const file = openSync(join(item.parentPath, item.name), "r");
		bytes += readSync(file, sample, bytes, sample.length - bytes, null);
		closeSync(file);
		if (bytes === sample.length) break;
	}
	await writeFile(path, sample.subarray(0, bytes));
	return bytes;
}
// bench/src/disk-probe.ts
/** Measures one kind of disk access at a time: with fio, or without it by a simple loop of reads and writes. */
/** Short, because each access is measured once per round, which shows how much the figures vary. */
const sampleMs = 250;
/** The most telling probe comes first, and the probe that works everywhere comes last. */
const fioProbes = [
	fioProbe("direct, 16 at once", [
		"--ioengine=libaio",
		"--iodepth=16",
		"--direct=1"
	]),
	fioProbe("direct, one at a time", ["--ioengine=psync", "--direct=1"]),
	fioProbe("through the page cache", [
		"--ioengine=psync",
		"--direct=0",
		"--fsync=64"
	])
];
const ownProbes = [...constants.O_DIRECT ? [ownProbe("direct, one at a time", constants.O_DIRECT)] : [], ownProbe("through the page cache", 0)];
/**
* Chooses the most telling probe that works here. Some file systems refuse direct access.
* @param first the access to try the probes with: it must write
* @throws Error of the last probe when none works
*/
async function chooseProbe(first, file) {
	let refusal;
	for (const probe of findProgram("fio") ? fioProbes : ownProbes) try {
		await probe.rate(first, file);
		return probe;
	} catch (error) {
		file.signal.throwIfAborted();
		refusal = error;
	}
	throw refusal;
}
function fioProbe(name, options) {
	return {
		by: `fio, ${name}`,
		async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
			const limits = [
				`--runtime=${sampleMs}ms`,
				"--time_based",
				"--output-format=json",
				"--name=headstart-bench"
			];
			const pattern = [
				`--rw=${isRandom ? "rand" : ""}${kind}`,
				`--bs=${blockBytes}`,
				`--size=${bytes}`
			];
			const args = [
				...limits,
				...pattern,
				...options,
				`--filename=${path}`
			];
			const { stdout } = await run$1("fio", args, {
				cwd: dirname(path),
				signal,
				limitMs: "none"
			});
			return bytesPerSecondIn(stdout.toString(), kind) / blockBytes;
		}
	};
}
/** https://fio.readthedocs.io/en/latest/fio_doc.html#json-output */
function bytesPerSecondIn(text, kind) {
	const { jobs } = JSON.parse(text.slice(text.indexOf("{")));
	return jobs[0]?.[kind].bw_bytes ?? NaN;
}
/** @param flag O_DIRECT or 0 */
function ownProbe(name, flag) {
	return {
		by: `own probe, ${name}`,
		async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
			const aligned = new ArrayBuffer(mebibyte, { maxByteLength: mebibyte });
			const noise = randomFillSync(Buffer.from(aligned));
			const file = await open(path, constants.O_RDWR | constants.O_CREAT | flag, 384);
			try {
				const { size } = await file.stat();
				for (let position = size; position < bytes; position += noise.length) await file.write(noise, 0, noise.length, position);
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
// bench/src/flush-disks.ts
/** Lets a disk come to rest before the next measurement. */
/** Waits until all files are on the disk, where the system has a program for that. */
async function flushDisks(cwd, signal) {
	if (findProgram("sync")) await run$1("sync", [], {
		cwd,
		signal,
		limitMs: "none"
	});
}
// bench/src/disk.ts
/** Measures the disk: sequential and random access, and the creation of small files. */
const sequential = {
	unit: "MiB/s",
	isRandom: false,
	blockBytes: mebibyte
};
const random = {
	unit: "operations/s",
	isRandom: true,
	blockBytes: 4096
};
/** The writes come first, because the reads need a file. */
const accesses = [
	{
		id: "write",
		name: "sequential write",
		kind: "write",
		...sequential
	},
	{
		id: "read",
		name: "sequential read",
		kind: "read",
		...sequential
	},
	{
		id: "random-write",
		name: "random write, 4 KiB",
		kind: "write",
		...random
	},
	{
		id: "random-read",
		name: "random read, 4 KiB",
		kind: "read",
		...random
	}
];
const creation = {
	id: "create",
	name: "files created",
	unit: "files/s"
};
/** A failure becomes the reason in every result. @throws only the signal's reason */
function measureDisk(place) {
	return orWhyNot([...accesses, creation], place.signal, async () => [...await measureAccesses(place), ...await measureInTurn([creation], place, { sample: () => creationRate(place) })]);
}
async function measureAccesses(place) {
	const { dir, signal } = place;
	const { freeBytes } = await spaceAt(dir);
	const bytes = Math.floor(Math.min(256 * mebibyte, freeBytes / 4) / mebibyte) * mebibyte;
	if (bytes < 16 * mebibyte) throw new Error("less than 64 MiB are free");
	const path = join(dir, "disk");
	try {
		const file = {
			path,
			bytes,
			signal
		};
		const { by, rate } = await chooseProbe(accesses[0], file);
		return await measureInTurn(accesses, place, {
			sample: (access) => rate(access, file),
			by
		});
	} finally {
		await rm(path, { force: true });
	}
}
const filesPerRound = 4e3;
const filesPerParent = 100;
const content = Buffer.alloc(1024, "x");
/** Creates small files in new directories from one thread, as unpacking does. */
async function creationRate({ dir, signal }) {
	const top = join(dir, "created");
	await flushDisks(dir, signal);
	const began = performance.now();
	for (let number = 0; number < filesPerRound; number++) {
		const parent = join(top, String(Math.floor(number / filesPerParent)));
		if (number % filesPerParent === 0) {
			await setImmediate();
			signal.throwIfAborted();
			mkdirSync(parent, { recursive: true });
		}
		writeFileSync(join(parent, String(number)), content, { flag: "wx" });
	}
	const rate = perSecond(filesPerRound, began);
	removeTree(top);
	return rate;
}
// bench/src/inputs.ts
/** Reads the inputs of the action `bench/` into one typed record. */
const storeInputNames = [...[
	"store",
	"bucket",
	"bucket-prefix",
	"region",
	"endpoint",
	"force-path-style"
], ...[
	"access-key-id",
	"secret-access-key",
	"session-token",
	"s3-headers"
]];
/**
* @param cacheDir the parent of the local store
* @throws JobFailure that names the wrong input
*/
function readBenchInputs(read, cacheDir) {
	const fixed = {
		key: "headstart-bench",
		path: "headstart-bench",
		"host-copies": "false"
	};
	const output = read("output");
	const label = read("label");
	if (label.length > 100 || /[\r\n]/.test(label)) throw new JobFailure("Input `label` must be one line of at most 100 characters.");
	return {
		/** Patterns of the files to measure with; empty for a generated tree. */
		paths: lines(read("path")),
		/** The number of files in the generated tree. */
		files: wholeNumber(read, "files", {
			from: 1,
			to: 1e6,
			ifEmpty: 1e4
		}),
		repeats: wholeNumber(read, "repeats", {
			from: 1,
			to: 100,
			ifEmpty: 5
		}),
		/** Empty for the runner's own name. */
		label,
		/** Absolute path of the file to write; empty for a file in the job's temporary directory. */
		output: output === "" ? "" : resolve(output),
		/** A directory or a pattern of results to compare; empty to measure. */
		compare: comparePattern(read("compare")),
		summary: choice(read, "summary", ["true", "false"]) === "true",
		/** The inputs as the action would read them. Figures are of one store, so there is no second one. */
		store: {
			...readInputs((name) => fixed[name] ?? read(name), cacheDir),
			second: void 0
		},
		/** The inputs that choose the store, as the user wrote them. */
		storeInputs: Object.fromEntries(storeInputNames.map((name) => [name, read(name)]))
	};
}
function comparePattern(value) {
	const word = value.toLowerCase();
	if (word === "true") return "**/headstart-bench*.json";
	return word === "false" ? "" : value;
}
// package.json
var version = "0.1.0";
// bench/src/machine.ts
/** Describes this runner: its hardware and system, and which kinds of mounting it allows. */
/** @param label the user's name for this runner; if empty, the runner's own name is used */
function aboutRunner(label) {
	const cores = cpus();
	return {
		version,
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
/** The requirements of the inputs `mode` and `ramdisk`. */
async function abilitiesOf({ tools, signal }) {
	const program = (path) => path ? {} : { whyNot: "there is none of version 4.5 or newer on PATH" };
	const [images, memory] = [await probe("image", signal), await probe("tree", signal)];
	return [
		{
			name: "mount images",
			..."reason" in images && { whyNot: images.reason }
		},
		{
			name: "mount what is in memory",
			..."reason" in memory && { whyNot: memory.reason }
		},
		{
			name: "make images: mksquashfs",
			...program(tools.mksquashfs)
		},
		{
			name: "unpack images: unsquashfs",
			...program(tools.unsquashfs)
		}
	];
}
// bench/src/remote-stores.ts
/** The remote stores that are measured. No other job finds the bench's entries, and the bench removes them. */
/** @returns the store that the action would choose, or the reason why no remote store can be measured */
function remoteOf(inputs, as) {
	if (chosenStore({
		inputs,
		service: cacheService()
	}) === "local") return { whyNot: inputs.store === "local" ? "with `store: local`, only this machine is measured" : "no remote store is configured" };
	const run = currentRun();
	const { read, write, whyNoRead, whyNoWrite } = accessOf(run);
	if (run.ref === "") return { whyNot: "this run is not tied to a branch or tag" };
	if (write === void 0 || read.length === 0) return { whyNot: whyNoWrite ?? whyNoRead ?? "the token of this run does not let it read caches" };
	const options = storeOptions(inputs, run, AbortSignal.abort());
	const open = (more, signal) => openStore({
		...options,
		inputs: {
			...inputs,
			...more
		},
		signal
	});
	return {
		...as,
		label: openStore(options).label,
		scope: write,
		open
	};
}
/** Reports an entry that it could not remove in `left`. */
async function removeEntry({ open }, wanted, { left }) {
	const store = open({}, AbortSignal.timeout(6e4));
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
// bench/src/network.ts
/** Measures upload to the store, and download with several numbers of connections and part sizes. */
const limits = {
	mebibytes: 128,
	uploadMs: 2e4,
	downloadMs: 3e3
};
/** The action's own defaults. */
const defaults = {
	connections: 8,
	partMebibytes: 8
};
const unit = "MiB/s";
const upload = {
	id: "upload",
	name: `upload, ${defaults.connections} at once`,
	unit
};
const downloads = [...[
	1,
	2,
	4,
	8,
	16
].map((connections) => ({
	...defaults,
	connections
})), ...[16, 32].map((partMebibytes) => ({
	...defaults,
	partMebibytes
}))].map(({ connections, partMebibytes }) => {
	const parts = partMebibytes === defaults.partMebibytes ? "" : `, parts of ${partMebibytes} MiB`;
	return {
		id: `download-${connections}x${partMebibytes}MiB`,
		name: `download, ${connections} at once${parts}`,
		unit,
		connections,
		partMebibytes
	};
});
function longestNetworkMs({ repeats }) {
	return limits.uploadMs + downloads.length * repeats * limits.downloadMs;
}
/** A failure becomes the reason in every result. @throws only the signal's reason */
function measureNetwork(remote, place) {
	return orWhyNot([upload, ...downloads], place.signal, () => {
		if ("whyNot" in remote) throw new Error(remote.whyNot);
		return sendAndReceive(remote, place);
	});
}
async function sendAndReceive(remote, place) {
	const version = fingerprint([randomBytes(16).toString("hex")]);
	const name = {
		scope: remote.scope,
		version,
		key: "headstart-bench"
	};
	const wanted = {
		scopes: [name.scope],
		keys: [name.key],
		versions: [version]
	};
	const downloadRate = ({ connections, partMebibytes }) => receive(remote.open({
		connections,
		partBytes: partMebibytes * mebibyte
	}, place.signal), wanted, place);
	try {
		const once = {
			...place,
			repeats: 1
		};
		return [...await measureInTurn([upload], once, { sample: () => send(remote, name, place) }), ...await measureInTurn(downloads, place, { sample: downloadRate })];
	} finally {
		await removeEntry(remote, wanted, place);
	}
}
/** Uploads noise until it reaches the limit of bytes or of time. @returns MiB/s */
async function send(remote, name, { signal }) {
	const draft = await remote.open({}, signal).create(name);
	try {
		const noise = randomFillSync(Buffer.alloc(mebibyte));
		const began = performance.now();
		const { add, finish, commit } = uploadTo(draft);
		let mebibytes = 0;
		for (; mebibytes < limits.mebibytes && performance.now() - began < limits.uploadMs; mebibytes++) {
			signal.throwIfAborted();
			await add(noise);
		}
		await finish();
		await commit();
		return perSecond(mebibytes, began);
	} finally {
		await draft.discard();
	}
}
/** Downloads until the end or the limit of time. @returns MiB/s, including the time until the first byte */
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
		return perSecond(bytes / mebibyte, began);
	} finally {
		await entry.close();
	}
}
// bench/src/action-step.ts
/** Runs a step of the action as a runner does: the built program, in its own process. */
/** @throws Error with the last line of the log if the step fails */
async function runStep(step, { dir, signal }) {
	using scratch = openScratch(dir);
	const files = {
		GITHUB_OUTPUT: join(scratch.dir, "output"),
		GITHUB_STATE: join(scratch.dir, "state")
	};
	for (const file of Object.values(files)) await writeFile(file, "");
	const script = join(import.meta.dirname, `${step.entry}.js`);
	const env = {
		...environmentOf(step),
		...files
	};
	const began = performance.now();
	const options = {
		limitMs: "none",
		manner: "gentle",
		goodCodes: [0, 1],
		cwd: step.workspace,
		env,
		signal
	};
	const { exitCode, stdout, stderr } = await run$1(process.execPath, [script], options);
	const ms = performance.now() - began;
	const log = `${stdout}${stderr}`.split(/\r?\n/).filter((line) => line !== "");
	if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`));
	const [outputs, state] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)]);
	if (outputs.report) await rm(outputs.report, { force: true });
	return {
		ms,
		log: log.map(plain),
		outputs,
		state
	};
}
function environmentOf({ inputs, state = {}, workspace }) {
	const ours = Object.entries(environment()).filter(([name]) => !/^(INPUT|STATE)_/.test(name));
	return {
		...Object.fromEntries(ours),
		...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
		...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
		GITHUB_WORKSPACE: workspace,
		GITHUB_STEP_SUMMARY: ""
	};
}
/** Removes the workflow command that makes the line an annotation. */
function plain(line) {
	return line.replace(/^::(?:warning|error)[^:]*::/, "");
}
/** @actions/core writes `name<<delimiter`, the value's lines, and the delimiter. */
async function read(path) {
	const values = (await readFile(path, "utf8")).replaceAll("\r\n", "\n").matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm);
	return Object.fromEntries([...values].map(([, name = "", , value = ""]) => [name, value]));
}
// bench/src/ways/headstart.ts
/** The ways of the action itself, run step by step as in a job: from this disk, and from stores. */
const unpacked = {
	name: "Headstart, unpacked",
	mode: "unpack"
};
const mounted = {
	name: "Headstart, mounted",
	mode: "mount"
};
const lazy = {
	name: "Headstart, lazy",
	mode: "lazy"
};
const fromDisk = [
	unpacked,
	mounted,
	{
		...unpacked,
		name: "Headstart, unpacked to memory",
		ramdisk: "true"
	},
	{
		...mounted,
		name: "Headstart, mounted from memory",
		ramdisk: "true"
	}
];
const fromRemote = {
	store: [
		unpacked,
		mounted,
		lazy
	],
	service: [unpacked]
};
function headstartWays(remotes) {
	const far = remotes.flatMap((remote) => fromRemote[remote.id].map((recipe) => ({
		...recipe,
		remote
	})));
	return [...fromDisk, ...far].map((recipe) => ({
		id: idOf(recipe, recipe.remote?.id),
		name: recipe.name,
		from: recipe.remote?.label ?? "disk",
		prepare: (tree, place) => prepare(recipe, tree, place)
	}));
}
/** @returns the id of the result with these settings */
function idOf({ mode, ramdisk }, remoteId) {
	return [
		"headstart",
		mode,
		ramdisk && "ramdisk",
		remoteId
	].filter(Boolean).join("-");
}
async function prepare(recipe, tree, place) {
	const { mode, ramdisk = "false", remote } = recipe;
	const id = idOf(recipe, remote?.id);
	const key = `${tree.name}-${id}`;
	const inputs = {
		...remote?.inputs ?? {
			store: "local",
			"local-dir": join(place.dir, id)
		},
		path: tree.name,
		key,
		mode,
		ramdisk,
		"host-copies": "false",
		summary: "false"
	};
	const { log } = await runStep({
		entry: "save",
		inputs: {
			...inputs,
			mode: mode === "unpack" ? mode : "mount"
		},
		workspace: tree.parent
	}, place);
	const remove = async () => {
		if (!remote) return;
		const versions = formats.flatMap((format) => format.versions({
			paths: [tree.name],
			crossOs: false
		}));
		await removeEntry(remote, {
			scopes: [remote.scope],
			keys: [key],
			versions
		}, place);
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
	return {
		storedBytes: Number(storedBytes),
		restore: (target) => restore(inputs, target, place),
		remove
	};
}
async function restore(inputs, workspace, place) {
	const { ms, log, outputs, state } = await runStep({
		entry: "restore",
		inputs,
		workspace
	}, place);
	const end = async () => {
		const signal = AbortSignal.timeout(6e4);
		await runStep({
			entry: "unmount",
			inputs,
			workspace,
			state
		}, {
			...place,
			signal
		});
	};
	try {
		checkWay(log);
		if (outputs.hit !== "exact") throw new Error(failureIn(log));
		return {
			ms,
			end
		};
	} catch (error) {
		await end();
		throw error;
	}
}
/** The action falls back to another way where it must. A fallback would be measured under the wrong name. */
function checkWay(log) {
	const other = log.find((line) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(line));
	if (other) throw new Error(other);
}
function failureIn(log) {
	return log.find((line) => line.startsWith("Failed to ")) ?? log.at(-1) ?? "it told nothing";
}
// bench/src/proposed-settings.ts
/** Proposes the settings that were clearly better than the defaults. */
/** A setting's worst figure must be better than the default's median by this factor. Smaller differences may be chance. */
const advantage = 1.1;
function proposalsOf(ways, network) {
	return [
		...modeAndRamdisk(new Map(ways.flatMap((way) => "ready" in way ? [[way.id, way]] : []))),
		...transferSetting(network, "connections"),
		...transferSetting(network, "part-size")
	];
}
/** Goes by restores from the store if there is a store, because jobs wait for those. */
function modeAndRamdisk(timesOf) {
	const source = timesOf.has(idOf({ mode: "unpack" }, "store")) ? "store" : void 0;
	const tried = [
		"unpack",
		"mount",
		"lazy"
	].flatMap((mode) => {
		const times = timesOf.get(idOf({ mode }, source));
		return times ? [{
			mode,
			...times
		}] : [];
	});
	const [unpack] = tried;
	if (unpack?.mode !== "unpack") return [];
	const [best = unpack] = tried.filter(({ ready, readAll }) => isFaster(ready, unpack.ready) && readAll.p50 <= unpack.readAll.p50 * advantage).sort((one, other) => one.readAll.p50 - other.readAll.p50);
	const figures = tried.map(({ mode, ready, readAll }) => `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll.p50)}`);
	const why = `from ${source ? "the store" : "this disk"}: ${figures.join("; ")}`;
	return [{
		setting: "mode",
		value: best.mode,
		why
	}, ...ramdisk(best.mode, timesOf)];
}
function ramdisk(chosen, timesOf) {
	const mode = chosen === "lazy" ? "mount" : chosen;
	const [disk, memory] = [timesOf.get(idOf({ mode })), timesOf.get(idOf({
		mode,
		ramdisk: "true"
	}))];
	if (!disk || !memory) return [];
	const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`;
	return [{
		setting: "ramdisk",
		value: isFaster(memory.readAll, disk.readAll) ? "true" : "false",
		why
	}];
}
function isFaster(one, other) {
	return one.p95 * advantage < other.p50;
}
/** Chooses, among the values that beat the default, the smallest one that comes close to the best. */
function transferSetting(network, setting) {
	const { varied, fixed, unit } = {
		connections: {
			varied: "connections",
			fixed: "partMebibytes",
			unit: ""
		},
		"part-size": {
			varied: "partMebibytes",
			fixed: "connections",
			unit: "MiB"
		}
	}[setting];
	const tried = downloads.flatMap((download) => {
		const measure = network.find(({ id }) => id === download.id);
		if (!measure || "whyNot" in measure || download[fixed] !== defaults[fixed]) return [];
		return [{
			value: download[varied],
			...measure
		}];
	});
	const initial = tried.find(({ value }) => value === defaults[varied]);
	if (!initial) return [];
	const better = tried.filter(({ min }) => min > initial.p50 * advantage);
	const most = Math.max(...better.map(({ p50 }) => p50));
	const chosen = better.find(({ p50 }) => p50 * advantage >= most) ?? initial;
	const why = tried.map(({ value, p50 }) => `${value}${unit}: ${p50.toFixed(0)} MiB/s`).join(", ");
	return [{
		setting,
		value: `${chosen.value}${unit}`,
		why
	}];
}
// bench/src/tree.ts
/** Makes the tree that every way restores: a copy of the user's files, or a generated tree. */
/** @returns the tree, or the reason why there is none. @throws JobFailure if the user's paths match nothing */
async function makeTree({ paths, files }, place) {
	const { dir, signal } = place;
	const parent = join(dir, "tree");
	const name = basename(dir);
	const top = join(parent, name);
	try {
		mkdirSync(top, { recursive: true });
		if (paths.length === 0) await generate(top, files, signal);
		else await copy(paths, top, signal);
		return {
			parent,
			name,
			...await sizeBelow(top)
		};
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof JobFailure) throw error;
		removeTree(parent);
		return { whyNot: messageOf(error) };
	}
}
/** The bytes that a tree needs on a disk, at least. */
function roomFor({ files, bytes }) {
	return bytes + files * 4096;
}
/** Counts the files and links below a directory, and the bytes in the files. */
async function sizeBelow(dir) {
	return sizeOf(walk(await findMatches(selectionOf(["."], dir)), void 0));
}
function sizeOf(batches) {
	const size = {
		files: 0,
		bytes: 0
	};
	for (const found of batches) {
		size.files += found.filter(({ kind }) => kind !== "directory").length;
		for (const { bytes } of found) size.bytes += bytes;
	}
	return size;
}
/** Copies the user's files, because a restore must never touch the originals. */
async function copy(paths, top, signal) {
	const selection = selectionOf(paths, process.cwd());
	const matches = await findMatches(selection);
	if (matches.length === 0) throw new JobFailure(`There is nothing at ${paths.join(", ")} to measure with.`);
	const batches = [...walk(matches, selection.excludes)];
	await checkSpace(top, { bytes: roomFor(sizeOf(batches)) });
	const pathOf = pathsIn(basesOf(matches.map(({ line }) => line)));
	const linked = /* @__PURE__ */ new Map();
	for (const found of batches) {
		await setImmediate();
		signal.throwIfAborted();
		for (const item of found) copyItem(item, {
			pathOf,
			top: toBytes(top),
			linked
		});
	}
}
/** All names and paths are byte strings. */
function copyItem({ member, kind, target = "", hardLink }, { pathOf, top, linked }) {
	const copied = `${top}/${member}`;
	const first = hardLink && linked.get(hardLink.inode);
	mkdirSync(fromBytes(kind === "directory" ? copied : dirname(copied)), { recursive: true });
	if (kind === "link") symlinkSync(fromBytes(target), fromBytes(copied));
	if (kind !== "file") return;
	if (hardLink && !first) linked.set(hardLink.inode, copied);
	if (first) linkSync(fromBytes(first), fromBytes(copied));
	else copyFileSync(fromBytes(pathOf(member)), fromBytes(copied));
}
const filesPerLibrary = 20;
const words = "return function const export default value from import this null options length index".split(" ");
/** Generates files like those of a `node_modules`: all are text, most are small, and zstd shrinks them to a fifth. */
async function generate(dir, files, signal) {
	const random = newRandom();
	for (let file = 0; file < files; file++) {
		const lib = Math.floor(file / filesPerLibrary);
		const parent = join(dir, `package-${Math.floor(lib / 8)}`, `lib-${lib}`);
		if (file % filesPerLibrary === 0) {
			await setImmediate();
			signal.throwIfAborted();
			mkdirSync(parent, { recursive: true });
		}
		writeFileSync(join(parent, `file-${file}.js`), textOf(Math.round(200 * 2 ** (7 * random())), random));
	}
}
function textOf(length, random) {
	let text = "";
	while (text.length < length) {
		const word = words[Math.floor(random() * words.length)];
		text += random() < .3 ? `${word}${Math.floor(random() * 1e6).toString(36)}(\n` : `${word} `;
	}
	return text.slice(0, length);
}
/** Returns the same numbers in every run, so that all runners get the same tree. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function newRandom() {
	let state = 1;
	return () => {
		state = Math.imul(state, 1664525) + 1013904223 >>> 0;
		return state / 2 ** 32;
	};
}
// bench/src/rounds.ts
/** Restores the tree in every way, in turn, so that other load on the machine affects all ways alike. */
/** Tries each way once, to warm up and to see whether it works here; then measures each way in every round. */
async function measureWays(ways, tree, place) {
	const { repeats, signal } = place;
	const candidates = ways.map((way) => ({
		way,
		ready: [],
		readAll: []
	}));
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
		const roundMs = candidates.reduce((sum, { tryMs = 0 }) => sum + tryMs, 0);
		info(`Restoring ${repeats} times in each way, which takes about ${secondsText(roundMs * repeats)}`);
		for (let round = 1; round <= repeats; round++) {
			info(`Round ${round} of ${repeats}`);
			for (const candidate of round % 2 === 1 ? candidates : candidates.toReversed()) if (candidate.whyNot === void 0) await attempt(candidate, addSample);
		}
	} finally {
		for (const { prepared } of candidates) await prepared?.remove?.();
	}
	return candidates.map(resultOf);
}
async function tryOnce(candidate, tree, place) {
	await checkSpace(place.dir, { bytes: 2 * roomFor(tree) });
	candidate.prepared = await candidate.way.prepare(tree, place);
	const began = performance.now();
	await restoreOnce(candidate, place, async (target) => {
		const { files } = await sizeBelow(join(target, tree.name));
		if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`);
	});
	candidate.tryMs = performance.now() - began;
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
/** Reads every file once: packs the tree into a pipe, where there is a program that packs. */
async function readAll(name, cwd, { tools: { tar }, signal }) {
	if ("path" in tar) {
		const command = {
			path: tar.path,
			args: [
				"-c",
				"-f",
				"-",
				name
			]
		};
		const { stdin, stdout, ended } = startPipeline([command], {
			cwd,
			signal
		});
		stdin.end();
		stdout.resume();
		return ended;
	}
	for await (const item of await opendir(join(cwd, name), { recursive: true })) if (item.isFile()) readFileSync(join(item.parentPath, item.name));
}
/** Restores once. @param use called with the directory that holds the restored tree @returns milliseconds */
async function restoreOnce({ prepared }, { dir, signal }, use) {
	const target = join(dir, "restored");
	mkdirSync(target);
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
function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll }) {
	if (whyNot !== void 0 || !prepared) return {
		id,
		name,
		from,
		whyNot: whyNot ?? "it was not tried"
	};
	const { storedBytes } = prepared;
	return {
		id,
		name,
		from,
		storedBytes,
		ready: timesOf(ready),
		readAll: timesOf(readAll)
	};
}
const plainWays = [
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
].map(({ id, name, pack, unpack }) => ({
	id,
	name,
	from: "disk",
	async prepare(tree, { dir, signal }) {
		const archive = join(dir, `archive.${id}`);
		const words = {
			TREE: tree.name,
			ARCHIVE: archive
		};
		const unpacking = commandsOf(unpack, words);
		await run(commandsOf(pack, words), {
			cwd: tree.parent,
			signal
		});
		return {
			storedBytes: (await stat(archive)).size,
			async restore(target) {
				const began = performance.now();
				await run(unpacking, {
					cwd: target,
					signal
				});
				return { ms: performance.now() - began };
			}
		};
	}
}));
/** @throws ToolFailure that names a missing program */
function commandsOf(pipeline, words) {
	return pipeline.split(" | ").map((command) => {
		const [program = "", ...args] = command.split(" ");
		return {
			path: programPath(program),
			args: args.map((word) => words[word] ?? word)
		};
	});
}
async function run(commands, where) {
	const { stdin, stdout, ended } = startPipeline(commands, where);
	stdin.end();
	stdout.resume();
	await ended;
}
// bench/src/bench.ts
/** The action `bench/`, step by step: measures this runner and publishes the results, or compares results. */
/** @throws JobFailure for a mistake of the user; another error if there is no result */
async function bench(signal) {
	checkNode();
	const inputs = readBenchInputs(input, cacheDir());
	if (inputs.compare !== "") return compare(inputs);
	const dir = await mkdtemp(join(tempDir(), "headstart-bench-"));
	try {
		const tools = await findTools(signal);
		await publish(await measure(inputs, {
			dir,
			repeats: inputs.repeats,
			tools,
			signal,
			left: []
		}), inputs);
	} finally {
		removeTree(dir);
	}
}
async function measure(inputs, place) {
	const remote = remoteOf(inputs.store, {
		id: "store",
		inputs: inputs.storeInputs
	});
	info("Making the tree");
	const tree = await makeTree(inputs, place);
	const { files, bytes } = "whyNot" in tree ? {
		files: 0,
		bytes: 0
	} : tree;
	info("Measuring the disk");
	const disk = await measureDisk(place);
	info("Measuring the CPU");
	const cpu = await measureCpu(tree, place);
	const most = `, ${secondsText(longestNetworkMs(place))} at most`;
	info(`Measuring the network: ${"whyNot" in remote ? remote.whyNot : `${remote.label}${most}`}`);
	const network = await measureNetwork(remote, place);
	const candidates = [...plainWays, ...headstartWays(remotesOf(inputs, remote))];
	const ways = "whyNot" in tree ? candidates.map(({ id, name, from }) => ({
		id,
		name,
		from,
		...tree
	})) : await measureWays(candidates, tree, place);
	return {
		kind: "headstart-bench",
		schema: 1,
		...aboutRunner(inputs.label),
		tree: {
			from: inputs.paths.length > 0 ? "path" : "generated",
			files,
			bytes
		},
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
/** With a bucket, the cache service is a second remote store. With `store: local`, the service gets no test data. */
function remotesOf({ store }, configured) {
	if ("whyNot" in configured) return [];
	if (!cacheService()) return [configured];
	const github = { store: "github" };
	const service = remoteOf({
		...store,
		...github
	}, {
		id: "service",
		inputs: github
	});
	return "label" in service && service.label !== configured.label ? [configured, service] : [configured];
}
// bench/src/main.ts
/** Measures this runner, or compares the results of several runners. */
await runProgram(bench, (error) => fail(messageOf(error)));
export {};
