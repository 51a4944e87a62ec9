import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  TransferFailure,
  download,
  openHttp,
  signedOnce
} from "./shared-ZCSOOHEJ.js";
import {
  accessOf,
  bringTree,
  cacheDir,
  checkHead,
  checkPlaces,
  checkSpace,
  currentRun,
  debug,
  fail,
  findMatches,
  findRights,
  folded,
  formats,
  formatsIn,
  fromBytes,
  hasScope,
  imageSegment,
  info,
  input,
  loadState,
  mildWarning,
  openStore,
  output,
  probed,
  putInPlace,
  rateText,
  readInputs,
  readableFormats,
  receiveImage,
  recover,
  saveState,
  secondsText,
  selectionOf,
  shortSizeText,
  sizeText,
  startOfTables,
  statOf,
  storeOptions,
  summarize,
  takeAsTold,
  tempDir,
  toBytes,
  told,
  toolsFor,
  unpack,
  unpackImage,
  unpackInto,
  uploadTo,
  walk,
  warning,
  workspace
} from "./shared-OX2OB4W3.js";
import {
  blockBytes,
  blockDigester,
  bodyLength,
  containerVersion,
  cutter,
  isBlock,
  readIndex,
  readRange,
  sealIndex
} from "./shared-3PR2G3JC.js";
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  keyMistake,
  openMemory,
  passing,
  sameKey
} from "./shared-HUZKIFS5.js";
import {
  startDetached
} from "./shared-EMZY63K7.js";
import {
  BadEntry,
  JobFailure,
  NameTaken,
  codeOf,
  messageOf
} from "./shared-T77WTUZW.js";
import "./shared-6XEEPUUL.js";

// src/steps/save.ts
import { mkdtemp, rm } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/report/progress.ts
var everyMs = 1e3;
function newProgress(verb, total, say) {
  const start = performance.now();
  let last = start;
  let done = 0;
  return {
    add(bytes) {
      done += bytes;
      const now = performance.now();
      if (now - last < everyMs) return;
      last = now;
      const share2 = total === void 0 ? "" : ` of ${total} (${(100 * done / total).toFixed(1)}%)`;
      say(`${verb} ${done}${share2}, ${rateText(done, now - start)}`);
    }
  };
}

// src/report/report.ts
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

// src/report/bottleneck.ts
var shortMs = 1e3;
function bottleneckOf(measured) {
  const { totalMs } = measured;
  if (totalMs < shortMs)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${secondsText(totalMs)} in all` };
  const cause = causeOf(measured);
  if (!cause) return { kind: "none", sentence: unclear(measured) };
  const { kind, what, why, advice } = cause;
  return { kind, sentence: `The ${what} the bottleneck: ${why}; ${advice}` };
}
function sharesOf({ step, phases }) {
  const isHere = phases.some(({ name: name2 }) => name2 === "write");
  const shares = { store: 0, network: 0, disk: 0, work: 0 };
  for (const { name: name2, ms } of phases) {
    if (name2 === "lookup" || name2 === "index" || name2 === "reserve") shares.store += ms;
    else if (name2 === "download" || name2 === "upload") shares.network += ms;
    else if (name2 === "read" || name2 === "write") shares.disk += ms;
    else if (name2 === "publish" && step === "save") shares[isHere ? "disk" : "store"] += ms;
    else if (name2 !== "walk") shares.work += ms;
  }
  return shares;
}
function causeOf(measured) {
  const shares = sharesOf(measured);
  const most = Math.max(...Object.values(shares));
  if (most === 0) return void 0;
  if (shares.store === most) return latency(measured, most);
  if (shares.network === most) return thread(measured) ?? network(measured, most);
  const isWaiting = shares.disk === most;
  return ownCores(measured) ?? disk(measured, isWaiting) ?? cores(measured) ?? thread(measured) ?? (isWaiting && !busiest(measured) ? unseenDisk(measured) : void 0);
}
function latency({ totalMs }, ms) {
  return {
    kind: "store latency",
    what: "store was",
    why: `it took ${secondsText(ms)} of ${secondsText(totalMs)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var manyParts = 10 * 1024 * 1024;
var mostConcurrency = 64;
function network({ settings, phases, totalMs }, ms) {
  const { bytes, mibPerSecond } = movedIn(phases, ["download", "upload"]);
  const inParts = bytes >= manyParts && settings.concurrency < mostConcurrency;
  return {
    kind: "network",
    what: "network was",
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(ms)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: inParts ? "a higher `concurrency` would help where each connection is limited, a higher `compression-level` makes entries smaller" : "a higher `compression-level` makes entries smaller"
  };
}
var fullyBusy = 0.85;
var ownShare = 0.3;
function ownCores(measured) {
  const { machine } = measured;
  const cpu = machine?.cpu;
  if (!machine || !cpu || cpu.busy < fullyBusy) return void 0;
  const share2 = (cpu.ownMs + cpu.programsMs) / (cpu.cores * (machine.endMs - machine.startMs));
  return share2 < ownShare ? void 0 : busyCores(measured, cpu);
}
function cores(measured) {
  const cpu = measured.machine?.cpu;
  return cpu && cpu.busy >= fullyBusy ? busyCores(measured, cpu) : void 0;
}
function busyCores(measured, { cores: cores2, busy }) {
  const whose = cores2 === 1 ? "its only core was" : `its ${cores2} cores were`;
  return {
    kind: "cpu",
    what: "CPU was",
    why: `${whose} busy ${percent(busy)} of the time`,
    advice: lessWork(measured, "more or faster cores")
  };
}
function thread(measured) {
  const { machine } = measured;
  const busy = (machine?.cpu?.ownMs ?? 0) / ((machine?.endMs ?? 0) - (machine?.startMs ?? 0));
  if (!(busy >= fullyBusy)) return void 0;
  return {
    kind: "cpu",
    what: "CPU was",
    why: `one thread was busy ${percent(Math.min(busy, 1))} of the time`,
    advice: lessWork(measured, "faster cores")
  };
}
function lessWork({ step, settings }, hardware) {
  if (step === "save" && settings.compressionLevel > 1) return "a lower `compression-level` would help";
  if (step === "restore" && settings.mode === "unpack")
    return "`mode: mount`, which unpacks nothing, would help where this runner allows it";
  return `only ${hardware} would help`;
}
var workingBusy = 0.7;
var waitingBusy = 0.3;
var someIowait = 0.2;
var someIdle = 0.3;
var smallBytes = 32 * 1024;
function disk(measured, isWaiting) {
  const found = busiest(measured);
  if (!found || found.share < (isWaiting ? waitingBusy : workingBusy)) return void 0;
  return !isWaiting && isIgnored(measured) ? void 0 : busyDisk(measured, found);
}
function isIgnored({ machine }) {
  if (!machine?.cpu) return false;
  const { cores: cores2, busy, iowait } = machine.cpu;
  return iowait * cores2 < someIowait && 1 - busy - iowait > someIdle;
}
function busyDisk(measured, { disk: disk2, share: share2 }) {
  const { readBytes, writtenBytes, reads, writes, busyMs } = disk2;
  const bytes = readBytes + writtenBytes;
  const operations = reads + writes;
  const inMebibytes = (bytes2) => `${rate(bytes2, busyMs)} MiB/s`;
  const wrote = writtenBytes > readBytes ? `wrote ${inMebibytes(writtenBytes)}` : `read ${inMebibytes(readBytes)}`;
  const isSmall = bytes / operations < smallBytes;
  const did = `did ${Math.round(operations / (busyMs / 1e3))} operations/s of ${shortSizeText(bytes / operations)}`;
  return {
    kind: isSmall ? "disk operations" : "disk throughput",
    what: "disk was",
    why: `${disk2.name} ${isSmall ? did : wrote} and was busy ${percent(share2)} of the time`,
    advice: lessDisk(measured, writtenBytes > readBytes)
  };
}
function unseenDisk(measured) {
  const { bytes, mibPerSecond } = movedIn(measured.phases, ["read", "write"]);
  const isWriting = measured.step === "save";
  return {
    kind: "disk throughput",
    what: "disk was",
    why: `it ${isWriting ? "wrote" : "read"} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(measured, isWriting)
  };
}
function lessDisk({ step, settings }, isWriting) {
  const ways = [
    ...settings.mode === "unpack" ? ["`mode: mount`"] : [],
    ...isWriting && settings.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  if (step === "save")
    return isWriting ? "a higher `compression-level` makes entries smaller" : "only a faster one would help";
  if (ways.length === 0) return "only a faster one would help";
  return `${ways.join(" or ")} would help where this runner allows mounting`;
}
function busiest({ machine }) {
  const [disk2] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs);
  if (!machine || !disk2) return void 0;
  return { disk: disk2, share: Math.min(1, disk2.busyMs / (machine.endMs - machine.startMs)) };
}
function unclear(measured) {
  const { phases, totalMs, machine } = measured;
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms);
  const inAll = secondsText(totalMs);
  const phase = longest ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}` : `it took ${inAll} in all`;
  const cpu = machine?.cpu && `the cores were busy ${percent(machine.cpu.busy)}`;
  const found = busiest(measured);
  const disk2 = found && `the disk ${percent(found.share)}`;
  const busy = [cpu, disk2].filter(Boolean).join(", ");
  return `Nothing stood out: ${phase}${busy === "" ? "" : `, while ${busy} of the time`}`;
}
function movedIn(phases, names) {
  const moved = phases.filter(({ name: name2 }) => names.includes(name2));
  const bytes = moved.reduce((sum2, phase) => sum2 + (phase.bytes ?? 0), 0);
  const ms = moved.reduce((sum2, { startMs, endMs }) => sum2 + endMs - startMs, 0);
  return { bytes, mibPerSecond: rate(bytes, ms) };
}
function rate(bytes, ms) {
  const mebibytes = bytes / 1024 / 1024 / (ms / 1e3);
  return mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes);
}
function percent(share2) {
  return `${Math.round(100 * share2)} %`;
}

// src/report/chart.ts
var longMs = 1e4;
function chartOf({ phases, totalMs }) {
  const longest = phases.toSorted((a, b) => b.ms - a.ms)[0];
  const bars = phases.map((phase) => {
    const mark = phase === longest ? "crit, " : "";
    return `    ${textOf(phase)} :${mark}${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`;
  });
  const axis = ["    dateFormat x", `    axisFormat ${totalMs < longMs ? "%s.%L s" : "%s s"}`];
  return ["```mermaid", "gantt", ...axis, ...bars, "```"].join("\n");
}
function textOf({ name: name2, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }) {
  const took = waitedMs ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}` : secondsText(endMs - startMs);
  const amount = bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : "";
  return `${name2} ${took}${amount}`;
}

// src/report/report.ts
function newFindings(facts, inputs) {
  const { mode, ramdisk, concurrency, partBytes, compressionLevel } = inputs;
  return { ...facts, settings: { mode, ramdisk, concurrency, partBytes, compressionLevel } };
}
async function publishReport(findings, timeline, summary) {
  try {
    await tell(findings, timeline, summary);
  } catch (error) {
    const say = findings.trouble === void 0 ? warning : info;
    say(`There is no report: ${messageOf(error)}`);
  }
}
async function tell(findings, timeline, summary) {
  const machine = timeline.machine();
  const [totalMs, phases] = [timeline.elapsedMs(), timeline.phases()];
  const measured = { ...findings, totalMs, phases, ...machine && { machine } };
  const report = { schema: 2, ...measured, bottleneck: bottleneckOf(measured) };
  const { kind, sentence } = report.bottleneck;
  if (kind !== "none" && report.trouble === void 0) info(sentence);
  const path = join(tempDir(), `headstart-${report.step}-${randomUUID()}.json`);
  writeFileSync(path, `${JSON.stringify(report, void 0, 2)}
`);
  output("report", path);
  if (!summary) return;
  const title = `Headstart ${report.step}: ${report.outcome}`;
  await summarize(title, tableOf(report), machine ? `${sentence}.

${chartOf(report)}` : "");
}
function tableOf(report) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      report.key,
      report.matchedKey ?? "\u2013",
      report.storedBytes === void 0 ? "\u2013" : shortSizeText(report.storedBytes),
      report.bytes === void 0 ? "\u2013" : shortSizeText(report.bytes),
      String(report.files ?? "\u2013"),
      secondsText(report.totalMs),
      report.phases.map(({ name: name2, ms }) => `${name2} ${secondsText(ms)}`).join(", ")
    ]
  ];
}

// src/report/machine.ts
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
function watchMachine(paths) {
  const before = readAll();
  const own = process.cpuUsage();
  const devices = new Set(paths.map(deviceOf));
  return () => {
    const after = readAll();
    const { user, system } = process.cpuUsage(own);
    return {
      ...cpuOf(before, after, (user + system) / 1e3),
      ...disksOf(before, after, devices),
      ...networkOf(before, after)
    };
  };
}
function readAll() {
  return {
    stat: read("/proc/stat"),
    self: read("/proc/self/stat"),
    disks: read("/proc/diskstats"),
    net: read("/proc/net/dev")
  };
}
function read(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
function deviceOf(path) {
  const device = deviceNumber(path);
  if (device === void 0) return path === dirname(path) ? "" : deviceOf(dirname(path));
  const major = device >> 8n & 0xfffn | device >> 32n & ~0xfffn;
  const minor = device & 0xffn | device >> 12n & ~0xffn;
  return `${major}:${minor}`;
}
function deviceNumber(path) {
  try {
    return statSync(path, { bigint: true }).dev;
  } catch {
    return void 0;
  }
}
var tickMs = 10;
function cpuOf(before, after, ownMs) {
  const [from, to] = [before, after].map(({ stat }) => numbers(/^cpu (.*)$/m.exec(stat)?.[1]).slice(0, 8));
  const spent = (to ?? []).map((ticks, at) => ticks - (from?.[at] ?? 0));
  const all = sum(spent);
  if (all <= 0) return {};
  const [, , , idle = 0, iowait = 0] = spent;
  const cores2 = after.stat.match(/^cpu\d/gm)?.length ?? 1;
  const programsMs = (childTicks(after) - childTicks(before)) * tickMs;
  const share2 = (ticks) => Math.round(1e3 * ticks / all) / 1e3;
  return {
    cpu: {
      cores: cores2,
      busy: share2(all - idle - iowait),
      iowait: share2(iowait),
      ownMs: Math.round(ownMs),
      programsMs
    }
  };
}
function childTicks({ self }) {
  const fields = numbers(self.slice(self.lastIndexOf(")") + 4));
  return (fields[12] ?? 0) + (fields[13] ?? 0);
}
var sectorBytes = 512;
function disksOf(before, after, devices) {
  const rows = ({ disks: disks2 }) => disks2.split("\n").map((row) => row.trim().split(/\s+/));
  const earlier = new Map(rows(before).map(([major, minor, , ...counts]) => [`${major}:${minor}`, counts]));
  const disks = rows(after).flatMap(([major, minor, name2 = "", ...counts]) => {
    const from = earlier.get(`${major}:${minor}`);
    if (!from || !devices.has(`${major}:${minor}`)) return [];
    const [reads = 0, , read3 = 0, , writes = 0, , written = 0, , , busyMs = 0] = counts.map(
      (count, at) => Number(count) - Number(from[at])
    );
    return { name: name2, readBytes: read3 * sectorBytes, writtenBytes: written * sectorBytes, reads, writes, busyMs };
  });
  return disks.length > 0 ? { disks } : {};
}
function networkOf(before, after) {
  const rows = ({ net }) => [...net.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, name2 = "", counts]) => [name2, numbers(counts)]);
  const earlier = new Map(rows(before));
  const network2 = rows(after).map(([name2, counts]) => {
    const since = (at) => (counts[at] ?? 0) - (earlier.get(name2)?.[at] ?? 0);
    return { name: name2, receivedBytes: since(0), sentBytes: since(8) };
  });
  const moving = network2.filter(({ receivedBytes, sentBytes }) => receivedBytes + sentBytes > 0);
  return network2.length > 0 ? { network: moving } : {};
}
function numbers(text = "") {
  return text.trim().split(/\s+/).map(Number);
}
function sum(of) {
  return of.reduce((total, one) => total + one, 0);
}

// src/report/relay.ts
function newRelay({ first, add, now }) {
  const members = [];
  let holder;
  let since;
  const pass = (to) => {
    const time = now();
    since ??= time;
    for (const { startMs, endMs, waitedMs, name: name2 } of members) {
      if (!holder || name2 === holder.name || startMs === void 0 || endMs !== void 0) continue;
      waitedMs[holder.name] = (waitedMs[holder.name] ?? 0) + time - Math.max(since, startMs);
    }
    holder = to;
    since = time;
  };
  const join11 = (name2) => {
    const span = Object.assign(add(name2), { bytes: 0 });
    members.push(span);
    return span;
  };
  const start = (span) => {
    span.startMs = now();
    if (since !== void 0) return;
    holder = first();
    if (holder) members.push(holder);
  };
  async function* timed(bytes, span) {
    start(span);
    let wanting = holder;
    pass(span);
    try {
      for await (const piece of bytes) {
        pass(wanting);
        span.firstByteMs ??= now();
        span.bytes += piece.length;
        yield piece;
        wanting = holder;
        pass(span);
      }
    } finally {
      if (holder === span) pass(wanting);
      span.endMs = now();
    }
  }
  return {
    pulled(name2, bytes) {
      const span = join11(name2);
      return passing(bytes, (pieces) => timed(pieces, span));
    },
    async pushed(name2, bytes, work) {
      const span = members.find((member) => member.name === name2) ?? join11(name2);
      if (span.startMs === void 0) start(span);
      span.endMs = void 0;
      const giving = holder;
      pass(span);
      try {
        return await work();
      } finally {
        pass(giving);
        span.endMs = now();
        span.bytes = (span.bytes ?? 0) + bytes;
      }
    }
  };
}

// src/report/timeline.ts
function newTimeline() {
  const origin = performance.now();
  const now = () => performance.now() - origin;
  const spans = [];
  const underWay = [];
  let machine;
  const add = (name2, startMs) => {
    const span = { name: name2, startMs, endMs: void 0, waitedMs: {} };
    spans.push(span);
    return span;
  };
  return {
    elapsedMs: () => Math.round(now()),
    phases: () => spans.flatMap((span) => phaseOf(span, now())).toSorted((a, b) => a.startMs - b.startMs),
    machine: () => machine?.(),
    relay: () => newRelay({ first: () => underWay.at(-1), add, now }),
    watch(paths) {
      if (machine) return;
      const startMs = Math.round(now());
      const figures = watchMachine(paths);
      machine = () => ({ startMs, endMs: Math.round(now()), ...figures() });
    },
    async during(name2, work) {
      const span = add(name2, now());
      underWay.push(span);
      try {
        return await work();
      } finally {
        span.endMs = now();
        underWay.splice(underWay.indexOf(span), 1);
      }
    },
    *items(name2, items) {
      const taker = underWay.at(-1)?.name ?? name2;
      const span = add(name2, now());
      for (const item of items) {
        const from = now();
        yield item;
        span.waitedMs[taker] = (span.waitedMs[taker] ?? 0) + now() - from;
      }
      span.endMs = now();
    }
  };
}
var mebibyte = 1024 * 1024;
function phaseOf({ name: name2, startMs, endMs = Number.NaN, ...span }, now) {
  if (startMs === void 0) return [];
  const end = endMs || now;
  const waits = Object.entries(span.waitedMs).map(([other, ms]) => [other, Math.round(ms)]);
  const waited = waits.reduce((sum2, [, ms]) => sum2 + ms, 0);
  const { bytes, firstByteMs } = span;
  return [
    {
      name: name2,
      startMs: Math.round(startMs),
      endMs: Math.round(end),
      ms: Math.max(0, Math.round(end - startMs - waited)),
      ...waits.length > 0 && { waitedMs: Object.fromEntries(waits) },
      ...firstByteMs !== void 0 && { firstByteMs: Math.round(firstByteMs) },
      ...bytes !== void 0 && {
        bytes,
        mibPerSecond: rounded(bytes / mebibyte / ((end - startMs) / 1e3))
      }
    }
  ];
}
function rounded(rate2) {
  return Number.isFinite(rate2) ? Math.round(rate2 * 10) / 10 : 0;
}

// src/state.ts
var name = "headstart";
function saveState2(state) {
  saveState(name, JSON.stringify(state));
}
function loadState2() {
  const text = loadState(name);
  return text === "" ? void 0 : JSON.parse(text);
}

// src/steps/format.ts
async function formatFor(store, inputs, { tools, signal }) {
  const wish = inputs.format;
  const possible = formatsIn(store, inputs);
  const wished = possible.find(({ id }) => id === wish);
  const format = wished ?? await imageFormat(possible, inputs, { tools, signal }) ?? possible[0];
  if (wish !== "auto" && !wished)
    info(`Only cache services hold the format ${wish}: took ${format.id}`);
  const obstacle = format.obstacle(tools, "pack");
  if (obstacle) throw new Error(`this runner cannot pack, for ${obstacle}`);
  return format;
}
async function imageFormat(possible, inputs, { tools, signal }) {
  const format = possible.find(({ image }) => image);
  if (!format || inputs.format !== "auto") return void 0;
  const obstacle = format.obstacle(tools, "pack");
  if (inputs.mode === "auto") {
    return obstacle || "whyNot" in await probed(inputs, signal) ? void 0 : format;
  }
  if (obstacle)
    info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${obstacle}`);
  return obstacle ? void 0 : format;
}

// src/steps/save.ts
async function save(signal) {
  const state = loadState2();
  if (state?.matchedKey !== void 0 && sameKey(state.matchedKey, state.key)) {
    return info(`Cache hit occurred on the primary key ${state.matchedKey}, not saving cache.`);
  }
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  if (input("key") === "") return mildWarning("Key is not specified.");
  const inputs = readInputs(input, cacheDir());
  const key = state?.key ?? inputs.key;
  const mistake = keyMistake([key]);
  if (mistake) throw new JobFailure(mistake);
  const { write: scope, whyNoWrite } = accessOf(run2);
  const whyNot = whyNoWrite ?? whyNotNow(inputs);
  if (scope === void 0 || whyNot)
    return info(whyNot ?? "Cache save skipped: this run may write no scope.");
  const timeline = newTimeline();
  const selection = sparing([inputs.localDir, inputs.stash.dir], selectionOf(inputs.paths, process.cwd()));
  const matches = await timeline.during("find", () => findMatches(selection));
  if (matches.length === 0) return mildWarning(nothingToSave);
  const store = openStore(storeOptions(inputs, run2, signal));
  const fetching = { temp: tempDir(), tell: info, signal };
  const tools = await toolsFor(inputs, ["mount", "lazy"].includes(inputs.mode) ? fetching : void 0);
  const format = await formatFor(store, inputs, { tools, signal });
  const [version2 = ""] = format.versions(inputs, tools);
  const name2 = { scope, version: version2, key };
  const draft = await timeline.during("reserve", () => store.create(name2));
  if (!draft) return info(taken(key));
  const findings = newFindings({ step: "save", outcome: "saved", key, store: store.label }, inputs);
  const createdBy = originOf(run2, scope);
  const plan = { inputs, key, selection, matches, tools, format, createdBy, isHere: store.isHere ?? false };
  try {
    if (!await fill(draft, plan, { timeline, findings, signal })) return;
  } catch (error) {
    if (error instanceof NameTaken) return info(taken(key));
    signal.throwIfAborted();
    await publishReport(
      { ...findings, outcome: "failed", trouble: messageOf(error) },
      timeline,
      inputs.summary
    );
    throw error;
  } finally {
    await draft.discard();
  }
  info(`Cache saved with key: ${key}`);
  await publishReport(findings, timeline, inputs.summary);
}
var nothingToSave = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function sparing(dirs, { roots, excludes }) {
  const isCached = (dir) => roots.some(({ base }) => `${dir}/`.startsWith(base === "/" ? base : `${base}/`));
  const spared = dirs.filter(isCached);
  if (spared.length === 0) return { roots, excludes };
  return { roots, excludes: (path, after) => spared.includes(path) || (excludes?.(path, after) ?? false) };
}
function taken(key) {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;
}
function whyNotNow({ save: save2, jobStatus }) {
  if (save2 === "never") return "Cache save skipped: the input save is 'never'.";
  if (save2 === "always" || jobStatus === "" || jobStatus === "success") return void 0;
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`;
}
function originOf({ repository, ref, sha, runId, eventName }, scope) {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: package_default.version };
}
async function fill(draft, plan, { timeline, findings, signal }) {
  const { inputs, selection, matches, tools, format, isHere } = plan;
  timeline.watch([
    ...selection.roots.map(({ base }) => base),
    tempDir(),
    ...isHere ? [inputs.localDir] : []
  ]);
  const scratch = await mkdtemp(join2(tempDir(), "headstart-"));
  const upload = uploadTo(draft);
  const relay = timeline.relay();
  const send = (bytes2, work) => relay.pushed(isHere ? "write" : "upload", bytes2, work);
  const digester = blockDigester();
  const progress = newProgress("Sent", void 0, info);
  const write = async (bytes2) => {
    digester.update(bytes2);
    progress.add(bytes2.length);
    await send(bytes2.length, () => upload.write(bytes2));
  };
  const job = {
    matches,
    found: timeline.items("walk", walk(matches, selection.excludes)),
    workspace: workspace(),
    scratch,
    tools,
    level: inputs.compressionLevel,
    signal,
    write
  };
  const packed = await timeline.during("pack", () => format.pack(job)).finally(() => rm(scratch, { recursive: true, force: true }));
  tellSkipped(packed);
  if (packed.segments.length === 0) {
    mildWarning(nothingToSave);
    return false;
  }
  const { files, bytes } = packed;
  const index = format.sealed ? indexOf(packed, digester.finish(), plan) : Buffer.alloc(0);
  await send(index.length, () => upload.write(index));
  Object.assign(findings, { files, bytes, storedBytes: bodyLength(packed) + index.length });
  info(`Cache Size: ${sizeText(findings.storedBytes)}`);
  await send(0, () => upload.finish());
  signal.throwIfAborted();
  const first = await timeline.during("publish", () => draft.commit());
  if (!first) info(taken(plan.key));
  return first;
}
function indexOf(packed, digests, { inputs, key, format, createdBy }) {
  const { segments, files, bytes } = packed;
  const what = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy };
  return sealIndex({ ...what, segments, files, bytes, digests: digests.toString("base64") });
}
function tellSkipped({ skipped }) {
  if (skipped.length === 0) return;
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, "")).toString());
  const more = skipped.length > some.length ? ", \u2026" : "";
  info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(", ")}${more}`);
}

// src/lazy/server.ts
import { existsSync, readFileSync as readFileSync4, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join3 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/mount/processes.ts
import { readFileSync as readFileSync2 } from "node:fs";
function startOf(pid) {
  try {
    const fields = readFileSync2(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return fields[0] === "Z" ? void 0 : fields[19];
  } catch {
    return void 0;
  }
}

// src/mount/table.ts
import { readFileSync as readFileSync3 } from "node:fs";
function readMounts() {
  if (process.platform !== "linux") return [];
  const lines = readFileSync3("/proc/self/mountinfo", "latin1").split("\n").slice(0, -1);
  return lines.map((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const [type = "", source = ""] = after.split(" ");
    return { point: plain(before.split(" ")[4] ?? ""), type, source: plain(source) };
  });
}
function plain(field) {
  return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
function isWithin(path, dir) {
  return path === dir || path.startsWith(dir === "/" ? "/" : `${dir}/`);
}

// src/lazy/handover.ts
import { createInterface } from "node:readline";
function lineOf(message) {
  const json = JSON.stringify(message).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}
`;
}
function messagesOf(stream) {
  const lines = createInterface({ input: stream });
  const { promise: senderGone, resolve } = Promise.withResolvers();
  lines.on("close", resolve);
  const iterator = lines[Symbol.asyncIterator]();
  return {
    senderGone,
    async next() {
      const { done, value } = await iterator.next();
      if (done) throw new Error("it ended without a word");
      return JSON.parse(value);
    }
  };
}

// src/lazy/server.ts
var left = {
  /** The image, as a file that can be mounted. */
  image: "image",
  /** What has arrived. */
  blocks: "blocks",
  /** At its end, what it was good for. */
  report: "report",
  log: "log"
};
var identity = "server";
var patienceMs = 6e4;
function startServer() {
  const program = join3(import.meta.dirname, "lazy.js");
  const { pid, stdin, stdout, kill: kill2 } = startDetached({ path: process.execPath, args: [program] });
  const words = messagesOf(stdout);
  return {
    async show(handover, signal) {
      signal.throwIfAborted();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      limit.addEventListener("abort", kill2);
      try {
        writeFileSync2(join3(handover.dir, identity), `${pid} ${startOf(pid)}`);
        stdin.write(lineOf(handover));
        const word = await words.next();
        if ("refused" in word) throw new Error(word.refused);
      } catch (error) {
        kill2();
        signal.throwIfAborted();
        throw new Error(`its server refused: ${messageOf(error)}`);
      } finally {
        limit.removeEventListener("abort", kill2);
      }
    }
  };
}
var endingMs = 5e3;
async function endServer(dir, rights) {
  const shown = readMounts().filter(({ type, source }) => type === "fuse" && source === toBytes(dir));
  const signal = AbortSignal.timeout(endingMs);
  for (const _ of shown) {
    await rights.run("umount", ["-i", "-f", "-l", "--", join3(dir, left.image)], { cwd: "/", signal }).catch(() => {
    });
  }
  const path = join3(dir, identity);
  if (!existsSync(path)) return void 0;
  const [, pid, start] = /^(\d+) (\d+)$/.exec(readFileSync4(path, "latin1")) ?? [];
  if (pid) await endOf(Number(pid), start);
  rmSync(path);
  return reportIn(dir) ?? "killed";
}
async function endOf(pid, start) {
  const began = performance.now();
  while (startOf(pid) === start) {
    const ms = performance.now() - began;
    if (ms > 2 * endingMs) return;
    if (ms > endingMs) kill(pid);
    await sleep(20);
  }
}
function reportIn(dir) {
  try {
    return JSON.parse(readFileSync4(join3(dir, left.report), "utf8"));
  } catch {
    return void 0;
  }
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

// src/mount/scaffold.ts
import { lstatSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmdirSync } from "node:fs";
import { basename, dirname as dirname2, join as join4 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";
var pattern = /^headstart-mount-(\d+)-(\d+)-\w{6}$/;
function openScaffold(parent) {
  const runner = process.ppid || 1;
  return mkdtempSync(join4(realpathSync(parent), `headstart-mount-${runner}-${startOf(runner)}-`));
}
function hasSource({ type }) {
  return ["overlay", "tmpfs", "fuse"].includes(type);
}
function isAbandoned(dir) {
  const [, pid = "", start] = basename(dir).match(pattern) ?? [];
  return start !== void 0 && startOf(pid) !== start;
}
function abandonedScaffolds(parent) {
  const mounted = readMounts().filter(hasSource).map(({ source }) => fromBytes(source).toString()).filter((dir) => !isOthers(dir));
  const names = process.platform === "linux" ? readdirSync(parent).filter((name2) => pattern.test(name2)) : [];
  const own = names.map((name2) => join4(realpathSync(parent), name2)).filter(isOurs);
  return [.../* @__PURE__ */ new Set([...mounted, ...own])].filter(isAbandoned);
}
function isOthers(dir) {
  try {
    return lstatSync(dir, { throwIfNoEntry: false }) !== void 0 && !isOurs(dir);
  } catch {
    return true;
  }
}
function isOurs(dir) {
  const stat = lstatSync(dir, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === process.geteuid?.() && (stat.mode & 63) === 0;
}
var attempts = 10;
var pauseMs = 300;
async function takeDown(dir, { rights, warn: warn2 }) {
  if (!pattern.test(basename(dir))) throw new Error(`${dir} is no scaffold`);
  const signal = AbortSignal.timeout(6e4);
  const undoing = { rights, warn: warn2, signal };
  const own = toBytes(dir);
  const shown = mountsOn(dir).filter(({ point }) => point !== own);
  const isBusy = await unmount(shown.reverse(), undoing);
  if (!isOurs(dir)) return;
  for (const number of madeOn(dir)) removeMade(dir, number);
  const left2 = mountsOn(dir);
  if (left2.some(({ point }) => point !== own)) return;
  await unmount(left2, undoing);
  if (isBusy && left2.length === 0) return;
  const where = { cwd: dirname2(dir), signal };
  await rights.run("rm", ["-rf", "--one-file-system", "--", basename(dir)], where);
}
function mountsOn(dir) {
  const path = toBytes(dir);
  return readMounts().filter(
    (mount2) => hasSource(mount2) && mount2.source === path || isWithin(mount2.point, path)
  );
}
async function unmount(mounts, undoing) {
  const { rights, warn: warn2, signal } = undoing;
  let busy = await stillBusy(mounts, undoing);
  for (let attempt2 = 1; attempt2 < attempts && busy.length > 0; attempt2++) {
    await sleep2(pauseMs, void 0, { signal });
    busy = await stillBusy(busy, undoing);
  }
  for (const { point, why } of busy) {
    const path = fromBytes(point).toString();
    warn2(`${path} is still in use, so it was only detached: ${why}`);
    await rights.run("umount", ["-l", "--", path], { cwd: "/", signal });
  }
  return busy.length > 0;
}
async function stillBusy(mounts, { rights, signal }) {
  const busy = [];
  for (const mount2 of mounts) {
    try {
      await rights.run("umount", ["--", fromBytes(mount2.point).toString()], { cwd: "/", signal });
    } catch (error) {
      if (readMounts().some(({ point }) => point === mount2.point))
        busy.push({ ...mount2, why: messageOf(error) });
    }
  }
  return busy;
}
function madeOn(dir) {
  const numbers2 = readdirSync(dir).map((name2) => Number(name2.match(/^made-(\d+)$/)?.[1]));
  return numbers2.filter((number) => !Number.isNaN(number)).sort((a, b) => b - a);
}
function removeMade(dir, number) {
  const link = (name2) => readlinkSync(join4(dir, `${name2}-${number}`), "latin1");
  const topmost = link("made");
  try {
    for (let path = link("target"); isWithin(path, topmost); path = dirname2(path)) {
      rmdirSync(fromBytes(path));
    }
  } catch (error) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(codeOf(error) ?? "")) throw error;
  }
}

// src/steps/lazy.ts
import { join as join5 } from "node:path";

// src/lazy/found.ts
async function foundOf(entry, { etag, url }) {
  const { scope, version: version2, key, size, createdAt, identity: identity2 } = entry;
  return {
    ...scope !== void 0 && { scope },
    version: version2,
    key,
    size,
    createdAt: createdAt.getTime(),
    ...identity2 !== void 0 && { identity: identity2 },
    ...etag !== void 0 && { etag },
    url: await url()
  };
}
function storeOf(found, { store, scopes, reading }) {
  const { scope, version: version2, key, size, createdAt, identity: identity2, etag } = found;
  const wanted = { scopes: scope === void 0 ? scopes : [scope], keys: [key], versions: [version2] };
  const findAgain = async () => {
    const entry2 = await store.find(wanted);
    if (entry2?.size === size && entry2.identity === identity2) return entry2;
    await entry2?.close();
    throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, "none");
  };
  const sign = async () => {
    const entry2 = await findAgain();
    const { url } = entry2.remote;
    return url().finally(entry2.close);
  };
  const remote = { size, etag, url: signedOnce(sign, found.url) };
  const entry = {
    scope,
    version: version2,
    key,
    size,
    createdAt: new Date(createdAt),
    identity: identity2,
    remote,
    read: (start, end) => download(remote, { start, end }, reading),
    reject: async () => (await findAgain()).reject(),
    close: async () => {
    }
  };
  return { ...store, find: async () => entry };
}

// src/steps/lazy.ts
function startedServer(inputs, mounting) {
  const isOfUse = inputs.mode === "lazy" && !inputs.lookupOnly && "rights" in mounting;
  return isOfUse ? startServer() : void 0;
}
async function showImage({ segments, sealed, file }, { server, dir, rights, signal }) {
  if (!sealed?.entry.remote || file?.isWhole) return void 0;
  const { entry, index } = sealed;
  const { remote } = sealed.entry;
  const segment = imageSegment(segments);
  try {
    const found = await foundOf(entry, remote);
    await server.show({ env: told(), cwd: process.cwd(), dir, found, index }, signal);
  } catch (error) {
    await endServer(dir, rights);
    signal.throwIfAborted();
    info(`Receiving all of the image before mounting it: ${messageOf(error)}`);
    return void 0;
  }
  const path = join5(dir, left.image);
  await checkHead(path, segment.length);
  return { path, members: segment.files };
}
async function giveUpShowing(dir, rights) {
  const report = await endServer(dir, rights);
  return typeof report === "object" ? report.trouble : void 0;
}
async function endLazy(dir, rights) {
  const report = await endServer(dir, rights);
  if (report === "killed")
    warning("What had not arrived of the cache could not be read: its server was killed");
  else if (report) tell2(report);
}
function tell2(report) {
  const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes, trouble } = report;
  info(
    `Of ${blocks} blocks of the cache, ${wantedBlocks} were wanted, ${prefetchedBlocks} of them after they had arrived; readers waited ${secondsText(waitedMs)}; ${shortSizeText(unreadBytes)} were never needed`
  );
  if (trouble !== void 0 && presentBlocks < blocks)
    warning(`Not all of the cache could be read: ${trouble}`);
}

// src/steps/unmount.ts
async function unmount2() {
  const scaffold = loadState2()?.scaffold;
  if (scaffold !== void 0) await takeAllDown([scaffold], endLazy);
}
async function unmountAbandoned() {
  await takeAllDown(abandonedScaffolds(tempDir()), endServer);
}
async function takeAllDown(scaffolds, endShowing) {
  if (scaffolds.length === 0) return;
  const rights = await findRights(AbortSignal.timeout(1e4)).catch(() => void 0);
  for (const dir of scaffolds) {
    try {
      if (!rights) throw new Error("root no longer has the rights, or sudo asks for a password");
      await endShowing(dir, rights);
      await takeDown(dir, { rights, warn: warning });
    } catch (error) {
      warning(`Mounts that stand on ${dir} are left: ${messageOf(error)}`);
    }
  }
}

// src/steps/post.ts
async function post(signal) {
  try {
    await save(signal);
  } finally {
    await unmount2();
  }
}

// src/entry/body.ts
function readBody(entry, index, options) {
  const how = { ...options, entry, index };
  return passing(entry.read(0, bodyLength(index)), (bytes) => checked(bytes, how));
}
async function* checked(bytes, { entry, index, onRead, signal }) {
  const blocks = { first: 0, end: blockCount(index) };
  for await (const pieces of checkedBlocks(bytes, { entry, index, blocks })) {
    for (const piece of pieces) {
      signal.throwIfAborted();
      onRead?.(piece.length);
      yield piece;
    }
  }
}
function blockCount(index) {
  return Math.ceil(bodyLength(index) / blockBytes);
}
function readBlocks(entry, index, blocks) {
  const bytes = entry.read(blocks.first * blockBytes, Math.min(blocks.end * blockBytes, bodyLength(index)));
  return {
    ...bytes.release && { release: bytes.release },
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks })
  };
}
async function* checkedBlocks(bytes, { entry, index, blocks }) {
  const digests = Buffer.from(index.digests, "base64");
  const bodyBytes = bodyLength(index);
  let number = blocks.first;
  for await (const block of blocksOf(bytes)) {
    const isRight = isBlock(block, number, digests);
    yield isRight ? block : [await readBlockAgain(entry, number, { digests, bodyBytes })];
    number++;
  }
  if (number !== blocks.end) throw new BadEntry("it ended before its body did");
}
async function* readBare(entry, { onRead, signal }) {
  let position = 0;
  for await (const bytes of entry.read(0, entry.size)) {
    signal.throwIfAborted();
    onRead?.(bytes.length);
    position += bytes.length;
    yield bytes;
  }
  if (position !== entry.size) throw new BadEntry(`it ended at byte ${position} of ${entry.size}`);
}
async function readBlockAgain(entry, number, { digests, bodyBytes }) {
  const start = number * blockBytes;
  const block = await readRange(entry, start, Math.min(start + blockBytes, bodyBytes));
  if (isBlock([block], number, digests)) return block;
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`);
}
async function* blocksOf(bytes) {
  const blocks = cutter(blockBytes);
  for await (const chunk of bytes) yield* blocks.push(chunk);
  const last = blocks.rest();
  if (last.length > 0) yield last;
}

// src/steps/mount.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync2 } from "node:fs";
import { join as join7 } from "node:path";

// src/mount/overlay.ts
import { chmodSync, mkdirSync, readdirSync as readdirSync2, realpathSync as realpathSync2, symlinkSync, utimesSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { dirname as dirname3, join as join6 } from "node:path";
async function mountImage(roots, mounting) {
  const { dir, rights, signal } = mounting;
  const where = { cwd: dir, signal };
  mkdirSync(join6(dir, tree));
  try {
    await firstOf(["threads=multi,", ""], (more) => {
      const options = `${more}loop,ro,nosuid,nodev`;
      return rights.run("mount", ["-i", "-n", "-t", "squashfs", "-o", options, "image", tree], where);
    });
  } catch (error) {
    signal.throwIfAborted();
    return roots.map((root) => ({ root, why: messageOf(error) }));
  }
  const refusals = await show(roots, asLower, mounting);
  await rights.run("umount", ["-l", "--", tree], where);
  return refusals;
}
function mountTree(roots, mounting) {
  return show(roots, asUpper, mounting);
}
var tree = "tree";
var asLower = async ({ source }, number, dir) => {
  const [lower, upper] = [`lower-${number}`, `upper-${number}`];
  symlinkSync(fromBytes(source), join6(dir, lower));
  const { mode, mtimeMs } = await lstat(fromBytes(source));
  mkdirSync(join6(dir, upper));
  chmodSync(join6(dir, upper), mode & 511);
  utimesSync(join6(dir, upper), mtimeMs / 1e3, mtimeMs / 1e3);
  return { lower, upper };
};
var asUpper = async ({ source }, number, dir) => {
  const [lower, upper] = [`lower-${number}`, `upper-${number}`];
  mkdirSync(join6(dir, lower));
  symlinkSync(fromBytes(source), join6(dir, upper));
  return { lower, upper };
};
async function show(roots, layer, mounting) {
  const refusals = [];
  const numbers2 = countFrom(0);
  for (const root of roots) {
    const why = await whyNotMounted(root, { layer, numbers: numbers2, mounting });
    if (why !== void 0) refusals.push({ root, why });
  }
  return refusals;
}
async function firstOf(options, attempt2) {
  const [first = "", ...others] = options;
  try {
    await attempt2(first);
  } catch (error) {
    if (others.length === 0) throw error;
    await firstOf(others, attempt2);
  }
}
function* countFrom(start) {
  for (let number = start; ; number++) yield number;
}
async function whyNotMounted(root, { layer, numbers: numbers2, mounting }) {
  const { dir, rights, signal } = mounting;
  const mounted = [];
  try {
    const sites = await sitesOf(root, join6(dir, tree, String(root.place)));
    for (const site of sites) await checkSite(site, root, mounting);
    for (const site of sites) {
      const number = numbers2.next().value;
      await mountSite(site, { number, layer, mounting });
      mounted.push(number);
    }
    return void 0;
  } catch (error) {
    signal.throwIfAborted();
    for (const number of mounted.reverse()) {
      await rights.run("umount", ["--", `target-${number}`], { cwd: dir, signal });
    }
    return messageOf(error);
  }
}
var mostSites = 16;
async function sitesOf(root, place) {
  const sites = [];
  const visit = async (relative) => {
    const site = { source: toBytes(place) + relative, target: toBytes(root.base) + relative };
    const path = fromBytes(relative.slice(1)).toString();
    if (!(await lstat(fromBytes(site.source))).isDirectory())
      throw new Error(`'${root.pattern}' names more than directories`);
    if (root.matches(path)) sites.push(site);
    else
      for (const name2 of await readdir(fromBytes(site.source), { encoding: "latin1" }))
        await visit(`${relative}/${name2}`);
    if (sites.length > mostSites)
      throw new Error(`'${root.pattern}' names more than ${mostSites} directories`);
  };
  if (await isThere(place)) await visit("");
  return sites;
}
async function checkSite({ source, target }, { base }, { spare }) {
  const name2 = fromBytes(target).toString();
  if ((await lstat(fromBytes(source))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let path = target; path !== toBytes(base); path = dirname3(path)) {
    const stat = statOf(path);
    if (stat && !stat.isDirectory()) throw new Error(`${fromBytes(path)} is no directory`);
  }
  const present = statOf(`${target}/.`);
  if (!present) return;
  const real = realpathSync2(fromBytes(target), "latin1");
  if (spare.some((path) => isWithin(realpathSync2(path, "latin1"), real)))
    throw new Error(`${name2} holds the directory of the job or the store`);
  if (readMounts().some(({ point }) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name2} already, or below it`);
}
async function mountSite(site, { number, layer, mounting }) {
  const { dir, rights, signal } = mounting;
  const at = (name2) => join6(dir, `${name2}-${number}`);
  const { target } = site;
  const content = statOf(`${target}/.`) ? namesIn(target) : void 0;
  symlinkSync(fromBytes(target), at("target"));
  if (!content) {
    symlinkSync(fromBytes(topmostMissing(target)), at("made"));
    mkdirSync(fromBytes(target), { recursive: true });
  }
  const { lower, upper } = await layer(site, number, dir);
  mkdirSync(at("work"));
  const below = content && content.length > 0 ? `:target-${number}` : "";
  const layers = `lowerdir=${lower}${below},upperdir=${upper},workdir=work-${number}`;
  await firstOf(["volatile,", ""], (more) => {
    const options = `${more}nosuid,nodev,redirect_dir=on,metacopy=off,index=off,${layers}`;
    const args = ["-i", "-n", "-t", "overlay", "-o", options, "--", dir, `target-${number}`];
    return rights.run("mount", args, { cwd: dir, signal });
  });
}
function topmostMissing(path) {
  const above = dirname3(path);
  return statOf(`${above}/.`) ? path : topmostMissing(above);
}
async function isThere(path) {
  return lstat(path).then(
    () => true,
    (error) => {
      if (codeOf(error) === "ENOENT") return false;
      throw error;
    }
  );
}
function namesIn(path) {
  return readdirSync2(fromBytes(path), { encoding: "latin1" });
}

// src/mount/ramdisk.ts
var share = { auto: 1 / 4, on: 3 / 4 };
async function mountMemory(dir, { wish, bytes, rights, signal }) {
  const free = process.availableMemory();
  if (bytes > free * share[wish])
    return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`;
  const size = Math.floor(free * share.on);
  const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`;
  const options = `size=${size},nr_inodes=0,mode=0700,${owner},nosuid,nodev`;
  await rights.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", options, "--", dir, dir], { cwd: "/", signal });
  return void 0;
}

// src/steps/mount.ts
async function mount(job, how) {
  const scaffold = await scaffoldFor(job, how);
  if (!scaffold) return false;
  const { dir, rights } = scaffold;
  let ending;
  const stopWaiting = () => {
    ending = giveUpShowing(dir, rights);
  };
  const takeAway = async () => {
    await ending;
    const trouble = await giveUpShowing(dir, rights);
    await takeDown(dir, { rights, warn: warning });
    return trouble;
  };
  how.signal.addEventListener("abort", stopWaiting);
  try {
    const showing = { ...how, ...scaffold };
    const refusals = job.format.image ? await mountAsImage(job, showing) : await mountAsTree(job, showing);
    if (refusals.length === job.roots.length) await takeAway();
    else tellMounted(job, refusals);
  } catch (error) {
    const trouble = await takeAway();
    throw trouble === void 0 ? error : new Error(trouble, { cause: error });
  } finally {
    how.signal.removeEventListener("abort", stopWaiting);
  }
  return true;
}
function tellMounted({ roots }, refusals) {
  const mounted = roots.filter((root) => !refusals.some((refusal) => refusal.root === root));
  info(`Mounted ${mounted.map(({ pattern: pattern2 }) => pattern2).join(", ")}`);
}
async function scaffoldFor(job, how) {
  const { inputs, mounting, onScaffold } = how;
  const { image } = job.format;
  const isWished = inputs.mode !== "unpack";
  if ("whyNot" in mounting) {
    if (isWished || inputs.ramdisk !== "off")
      info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.whyNot}`);
    return void 0;
  }
  if (isWished && !image) info("Unpacking instead of mounting: the entry was saved to be unpacked");
  if (!image && inputs.ramdisk === "off") return void 0;
  const scaffold = { dir: openScaffold(tempDir()), rights: mounting.rights };
  onScaffold(scaffold.dir);
  if (await moveIntoMemory(job, { ...how, ...scaffold }) || image) return scaffold;
  await takeDown(scaffold.dir, { ...scaffold, warn: warning });
  return void 0;
}
var pageBytes = 4096;
var usualRatio = 8;
async function moveIntoMemory({ format, segments, bytes }, { inputs, dir, rights, signal }) {
  const wish = inputs.ramdisk;
  if (wish === "off") return false;
  const files = segments.reduce((sum2, segment) => sum2 + segment.files, 0);
  const unpacked = format.sealed ? bytes + files * pageBytes : bytes * usualRatio;
  const needed = format.image ? bodyLength({ segments }) : unpacked;
  const why = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf);
  signal.throwIfAborted();
  if (why !== void 0) info(`Using the disk instead of memory: ${why}`);
  return why === void 0;
}
async function mountAsImage(job, how) {
  const { server, dir, timeline } = how;
  if (!job.file?.isWhole) await checkSpace(dir, bodyLength(job));
  const shown = server && await timeline.during("show", () => showImage(job, { ...how, server }));
  const image = shown ?? await timeline.during("receive", () => receiveImage(job, dir));
  const refusals = await timeline.during("mount", () => mountImage(job.roots, mountingOf(how)));
  await unpackRefused(refusals, how, async (roots, staging) => {
    const tools = await job.tools();
    if (!tools.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await checkSpace(staging, job.bytes);
    const only = roots.length < job.roots.length ? { only: roots } : {};
    await unpackImage(image, { ...job, tools, dir: staging, ...only });
  });
  return refusals;
}
async function mountAsTree(job, how) {
  const { dir, timeline, signal } = how;
  await timeline.during("unpack", () => unpackInto(dir, job));
  checkPlaces(dir, job.roots);
  const refusals = await timeline.during("mount", () => mountTree(job.roots, mountingOf(how)));
  await unpackRefused(refusals, how, async (roots, staging) => {
    mkdirSync2(join7(staging, "tree"));
    for (const root of roots) await bringTree(root, { from: dir, to: staging, signal });
  });
  return refusals;
}
function mountingOf({ inputs, dir, rights, signal }) {
  const spare = [process.cwd(), workspace(), tempDir(), inputs.localDir];
  return { dir, rights, spare: spare.filter((path) => existsSync2(path)), signal };
}
async function unpackRefused(refusals, how, unpack2) {
  if (refusals.length === 0) return;
  for (const { root, why } of refusals) info(`Unpacking ${root.pattern} instead of mounting: ${why}`);
  const roots = refusals.map(({ root }) => root);
  await putInPlace(roots, how, (dir) => unpack2(roots, dir));
}

// src/steps/bring.ts
async function bringBack(entry, roots, how) {
  const { inputs, formats: formats2, mounting, timeline, findings, signal } = how;
  info(`Cache Size: ${sizeText(entry.size)}`);
  const format = formats2.find((format2) => format2.versions(inputs).includes(entry.version));
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`);
  findings.storedBytes = entry.size;
  let found;
  const tools = () => found ??= toolsFor(inputs);
  const [contents] = await Promise.all([
    format.sealed ? timeline.during("index", () => sealedContents(entry, format, how)) : bareContents(entry),
    // To look for them takes time, and mounting an image takes none of them.
    format.image && "rights" in mounting ? void 0 : tools()
  ]);
  const { segments, bytes, sealed } = contents;
  const progress = newProgress("Received", bodyLength(contents), info);
  const body = () => timedBody(entry, contents, { timeline, onRead: progress.add, signal });
  timeline.watch(placesOf(entry, roots, inputs));
  const workspace2 = workspace();
  const job = { format, segments, bytes, sealed, body, file: entry.file, roots, workspace: workspace2, tools, signal };
  if (!await mount(job, how)) await unpack(job, how);
  info("Cache restored successfully");
}
async function sealedContents(entry, format, { inputs: { paths }, findings }) {
  const index = await readIndex(entry);
  if (index.key !== entry.key)
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`);
  if (index.paths.join("\n") !== paths.join("\n")) throw new BadEntry("the entry was saved for other paths");
  if (index.format !== format.id) throw new BadEntry(`the entry has the unknown format ${index.format}`);
  const { segments, files, bytes } = index;
  Object.assign(findings, { files, bytes });
  return { segments, bytes, sealed: { entry, index }, read: (entry2, how) => readBody(entry2, index, how) };
}
function bareContents(entry) {
  const segment = { kind: "archive", offset: 0, length: entry.size, files: 0, bytes: entry.size };
  return { segments: [segment], bytes: entry.size, read: readBare };
}
function timedBody(entry, { read: read3, sealed }, { timeline, ...how }) {
  const relay = timeline.relay();
  const source = entry.file?.isWhole ? "read" : "download";
  const timed = { ...entry, read: (...range) => relay.pulled(source, entry.read(...range)) };
  const body = read3(timed, how);
  return sealed ? relay.pulled("verify", body) : body;
}
function placesOf({ file }, roots, { localDir, stash }) {
  const targets = roots.map(({ literal, base }) => literal ?? base);
  return [...targets, tempDir(), ...file ? [localDir, stash.dir] : []];
}

// src/steps/miss.ts
import { setTimeout as sleep3 } from "node:timers/promises";
var patienceMs2 = 3e3;
async function whyMissed({ store, wanted, formats: formats2, naming, signal }) {
  const { scopes, keys } = wanted;
  const hints = nearOnes(formats2, naming).map(async ({ difference, versions }) => {
    const entry = await store.find({ scopes, keys, versions });
    await entry?.close();
    return entry ? [`There is ${entry.key}, but it was saved ${difference}.`] : [];
  });
  const [first, ...others] = keys;
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(" or ")}` : "";
  return [
    `The ${store.label} has no entry with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(", ")}.`,
    ...await whatIsThere(hints, signal)
  ];
}
async function whatIsThere(hints, signal) {
  const late = sleep3(patienceMs2, [], { signal }).catch(() => []);
  const soon = hints.map((hint) => Promise.race([hint.catch(() => []), late]));
  return (await Promise.all(soon)).flat();
}
function nearOnes(formats2, naming) {
  const { paths, crossOs } = naming;
  const variants = [
    ["with the lines of path in another order", paths.toSorted()],
    ["with the lines of path in another order", paths.toReversed()],
    ["with a slash at the end of lines of path", paths.map((path) => path.replace(/\/*$/, "/"))],
    ["without the slash at the end of lines of path", paths.map((path) => path.replace(/(?<=.)\/+$/, ""))],
    ["with ./ at the start of lines of path", paths.map((path) => path.replace(/^(?=[^/~!.#])/, "./"))],
    ["without the ./ at the start of lines of path", paths.map((path) => path.replace(/^\.\/(?=.)/, ""))]
  ];
  const seen = /* @__PURE__ */ new Set([paths.join("\n")]);
  const isNew = (paths2) => {
    const before = seen.size;
    return seen.add(paths2.join("\n")).size > before;
  };
  const versionsOf = (naming2) => formats2.flatMap((format) => format.versions(naming2));
  const others = variants.filter(([, paths2]) => isNew(paths2)).map(([difference, paths2]) => ({ difference, versions: versionsOf({ paths: paths2, crossOs }) }));
  const onWindows = { paths, crossOs: false, platform: "win32" };
  const images = formats.filter((format) => format.image && !formats2.includes(format));
  return [
    ...others,
    { difference: "on Windows without enableCrossOsArchive", versions: versionsOf(onWindows) },
    ...images.map((format) => ({
      difference: "to be mounted, which takes mode: mount or auto, and a runner that allows it or has unsquashfs",
      versions: format.versions(naming)
    }))
  ];
}

// src/steps/restore.ts
async function restore(signal) {
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  const inputs = readInputs(input, cacheDir());
  const keys = [inputs.key, ...inputs.restoreKeys];
  const remember = notes({ key: inputs.key });
  output("cache-primary-key", inputs.key);
  const mistake = keyMistake(keys);
  if (mistake) throw new JobFailure(mistake);
  const timeline = newTimeline();
  const store = openStore(storeOptions(inputs, run2, signal));
  const findings = newFindings(
    { step: "restore", outcome: "miss", key: inputs.key, store: store.label },
    inputs
  );
  const { read: scopes, whyNoRead } = accessOf(run2);
  if (whyNoRead) info(whyNoRead);
  const mounting = await probed(inputs, signal);
  const formats2 = await readableFormats(store, inputs, mounting);
  const versions = formats2.flatMap((format) => format.versions(inputs));
  const wanted = { scopes, keys, versions };
  const onScaffold = (scaffold) => remember({ scaffold });
  const server = startedServer(inputs, mounting);
  const how = { inputs, formats: formats2, mounting, server, onScaffold, timeline, findings, signal };
  const matchedKey = await attempt(() => store.find(wanted), how);
  if (matchedKey !== void 0) remember({ matchedKey });
  conclude(inputs, matchedKey, findings);
  if (matchedKey === void 0 && !findings.trouble && !whyNoRead)
    folded(
      "Why nothing was found",
      await whyMissed({ store, wanted, formats: formats2, naming: inputs, signal })
    );
  await publishReport(findings, timeline, inputs.summary);
  if (matchedKey === void 0 && inputs.failOnMiss) {
    const why = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new JobFailure(`${why} Input key: ${inputs.key}`);
  }
}
function notes(state) {
  saveState2(state);
  return (more) => saveState2(Object.assign(state, more));
}
async function attempt(find, how) {
  const { inputs, timeline, findings, signal } = how;
  let entry;
  try {
    const { roots } = selectionOf(inputs.paths, process.cwd());
    await unmountAbandoned();
    await recover(roots, warning, signal);
    entry = await timeline.during("lookup", find);
    if (!entry) return void 0;
    info(`Cache hit for${sameKey(entry.key, inputs.key) ? "" : " restore-key"}: ${entry.key}`);
    if (inputs.lookupOnly) info("Lookup only - skipping download");
    else await bring(entry, roots, how);
    return entry.key;
  } catch (error) {
    signal.throwIfAborted();
    findings.trouble = messageOf(error);
    warning(`Failed to restore: ${findings.trouble}`);
    return void 0;
  } finally {
    await entry?.close();
  }
}
async function bring(entry, roots, how) {
  try {
    await bringBack(entry, roots, how);
  } catch (error) {
    how.signal.throwIfAborted();
    if (!(error instanceof BadEntry)) throw error;
    await reject(entry);
    if (!entry.original) throw error;
    info(`Downloading the entry, as its copy on this host is bad: ${error.message}`);
    await bring(entry.original, roots, how);
  }
}
async function reject(entry) {
  try {
    await entry.reject();
  } catch (error) {
    debug(`The entry stays where it is: ${messageOf(error)}`);
  }
}
function conclude(inputs, matchedKey, findings) {
  if (matchedKey === void 0) {
    output("hit", "miss");
    info(`Cache not found for input keys: ${[inputs.key, ...inputs.restoreKeys].join(", ")}`);
    return;
  }
  const exact = sameKey(matchedKey, inputs.key);
  output("cache-hit", String(exact));
  output("cache-matched-key", matchedKey);
  output("hit", exact ? "exact" : "partial");
  info(`Cache ${inputs.lookupOnly ? "found and can be restored" : "restored"} from key: ${matchedKey}`);
  Object.assign(findings, { outcome: exact ? "exact hit" : "partial hit", matchedKey });
}

// src/run-server.ts
import { appendFileSync, writeSync } from "node:fs";
import { join as join10 } from "node:path";
import { inspect } from "node:util";

// src/steps/serve.ts
import { writeFileSync as writeFileSync4 } from "node:fs";
import { open } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/lazy/fuse-messages.ts
import { endianness } from "node:os";
var errors = { EINTR: 4, EIO: 5, ENOSYS: 38 };
var opcodes = {
  forget: 2,
  getattr: 3,
  read: 15,
  statfs: 17,
  init: 26,
  interrupt: 36,
  batchForget: 42
};
var headerBytes = 40;
function readRequest(message) {
  if (endianness() !== "LE") throw new Error("the machine is big-endian");
  const unique = message.readBigUInt64LE(8);
  const body = message.subarray(headerBytes);
  switch (message.readUInt32LE(4)) {
    case opcodes.read: {
      const start = Number(body.readBigUInt64LE(8));
      return { kind: "read", unique, start, end: start + body.readUInt32LE(16) };
    }
    case opcodes.interrupt:
      return { kind: "interrupt", interrupted: body.readBigUInt64LE(0) };
    case opcodes.forget:
    case opcodes.batchForget:
      return { kind: "forget" };
    case opcodes.init:
      return { kind: "init", unique, maxReadahead: body.readUInt32LE(8), flags: body.readUInt32LE(12) };
    case opcodes.getattr:
      return { kind: "attributes", unique };
    case opcodes.statfs:
      return { kind: "statistics", unique };
    default:
      return { kind: "other", unique };
  }
}
function answerTo(request, size) {
  const { unique } = request;
  if (request.kind === "init") return { unique, error: 0, body: initBody(request) };
  if (request.kind === "attributes") return { unique, error: 0, body: attributesBody(size) };
  if (request.kind === "statistics") return { unique, error: 0, body: Buffer.alloc(80) };
  return { unique, error: errors.ENOSYS };
}
var version = { major: 7, minor: 31 };
var asyncRead = 1 << 0;
var maxBackground = 64;
function initBody({ maxReadahead, flags }) {
  const body = Buffer.alloc(64);
  body.writeUInt32LE(version.major, 0);
  body.writeUInt32LE(version.minor, 4);
  body.writeUInt32LE(maxReadahead, 8);
  body.writeUInt32LE(flags & asyncRead, 12);
  body.writeUInt16LE(maxBackground, 16);
  body.writeUInt16LE(maxBackground, 18);
  body.writeUInt32LE(4096, 20);
  body.writeUInt32LE(1, 24);
  return body;
}
var mostReadBytes = 128 * 1024;
var fileMode = 33024;
var validSeconds = 1000000000n;
function attributesBody(size) {
  const body = Buffer.alloc(16 + 88);
  body.writeBigUInt64LE(validSeconds, 0);
  const attributes = body.subarray(16);
  attributes.writeBigUInt64LE(1n, 0);
  attributes.writeBigUInt64LE(BigInt(size), 8);
  attributes.writeBigUInt64LE(BigInt(Math.ceil(size / 512)), 16);
  attributes.writeUInt32LE(fileMode, 60);
  attributes.writeUInt32LE(1, 64);
  attributes.writeUInt32LE(process.geteuid?.() ?? 0, 68);
  attributes.writeUInt32LE(process.getegid?.() ?? 0, 72);
  attributes.writeUInt32LE(4096, 80);
  return body;
}

// src/lazy/blocks.ts
function openBlocks({ file, size, waiting }) {
  const memory = openMemory(mostReadBytes);
  const count = Math.ceil(size / blockBytes);
  const present = newSet(count);
  const wanted = newSet(count);
  let prefetched = 0;
  const want = (block) => {
    if (wanted.add(block) && present.has(block)) prefetched++;
  };
  return {
    size,
    count,
    has: present.has,
    isWhole: () => present.size() === count,
    async read(start, end, signal) {
      const blocks = blocksBetween(start, end);
      for (const block of blocks) want(block);
      const missing = blocks.filter((block) => !present.has(block));
      if (missing.length > 0) await waiting.arrivalOf(missing, signal);
      const room = memory.take(end - start);
      const { bytesRead } = await file.read(room, 0, room.length, start);
      if (bytesRead !== end - start) throw new Error(`only ${bytesRead} of ${end - start} bytes are there`);
      return room;
    },
    release: memory.release,
    async keep(block, pieces) {
      const bytes = pieces.reduce((sum2, piece) => sum2 + piece.length, 0);
      const { bytesWritten } = await file.writev(pieces, block * blockBytes);
      if (bytesWritten !== bytes) throw new Error("no space is left for what is read");
      present.add(block);
      waiting.arrived(block);
    },
    usage() {
      const last = wanted.has(count - 1) ? count * blockBytes - size : 0;
      return {
        blocks: count,
        presentBlocks: present.size(),
        wantedBlocks: wanted.size(),
        prefetchedBlocks: prefetched,
        unreadBytes: size - (wanted.size() * blockBytes - last)
      };
    }
  };
}
function blocksBetween(start, end) {
  const first = Math.floor(start / blockBytes);
  const length = end > start ? Math.ceil(end / blockBytes) - first : 0;
  return Array.from({ length }, (_, nth) => first + nth);
}
function newSet(end) {
  const isIn = new Uint8Array(end);
  let size = 0;
  return {
    add(number) {
      if (isIn[number] === 1) return false;
      isIn[number] = 1;
      size++;
      return true;
    },
    has: (number) => isIn[number] === 1,
    size: () => size
  };
}

// src/lazy/plan.ts
var urgentRequests = 4;
var aheadBlocks = 8;
var urgentBlocks = 4;
var closeBlocks = 2;
var stalledMs = 3e3;
function newPlan({ blocks, waiting, concurrency }) {
  const underWay = /* @__PURE__ */ new Set();
  let isAhead = false;
  let done = 0;
  let first = 0;
  const nth = (place) => (first + place) % blocks.count;
  const isComing = (block) => [...underWay].some((fetch) => brings(fetch, block));
  const isClose = (block) => {
    const coming = [...underWay].filter((fetch) => brings(fetch, block));
    const isSoon = ({ isUrgent, next, movedAt }) => (isUrgent || block - next < closeBlocks) && performance.now() - movedAt < stalledMs;
    return coming.length > 1 || coming.some(isSoon);
  };
  const mayBegin = (isUrgent) => {
    const others = [...underWay].filter((fetch) => fetch.isUrgent === isUrgent);
    return others.length < (isUrgent ? urgentRequests : concurrency);
  };
  const fetchFrom = (next, most, isUrgent) => {
    let end = next + 1;
    while (end < blocks.count && end - next < most && !blocks.has(end) && !isComing(end)) end++;
    return { next, end, isUrgent, movedAt: performance.now() };
  };
  const urgent = () => {
    for (const [block] of mayBegin(true) ? waiting.blocks() : []) {
      if (!isClose(block)) return fetchFrom(block, isAhead ? urgentBlocks : 1, true);
    }
    return void 0;
  };
  const ahead = () => {
    if (!isAhead || !mayBegin(false)) return void 0;
    while (done < blocks.count && blocks.has(nth(done))) done++;
    let place = done;
    while (place < blocks.count && (blocks.has(nth(place)) || isComing(nth(place)))) place++;
    return place < blocks.count ? fetchFrom(nth(place), aheadBlocks, false) : void 0;
  };
  return {
    next() {
      const fetch = urgent() ?? ahead();
      if (fetch) underWay.add(fetch);
      return fetch;
    },
    over: (fetch) => void underWay.delete(fetch),
    goAhead(from) {
      isAhead = true;
      first = from;
    }
  };
}
function brings({ next, end }, block) {
  return next <= block && block < end;
}

// src/lazy/waiting.ts
function newWaiting(onWait) {
  const waits = /* @__PURE__ */ new Map();
  const clock = newClock();
  let failure;
  const waitFor = (block) => {
    const known = waits.get(block);
    const wait = known ?? newWait();
    wait.readers++;
    if (known) return known.over;
    waits.set(block, wait);
    onWait();
    return wait.over;
  };
  const leave = (block) => {
    const wait = waits.get(block);
    if (wait && --wait.readers === 0) waits.delete(block);
  };
  return {
    async arrivalOf(blocks, signal) {
      if (failure) throw failure.error;
      signal.throwIfAborted();
      const stop = clock.start();
      const arrival = Promise.all(blocks.map(waitFor));
      await orAborted(arrival, signal).finally(() => {
        stop();
        for (const block of blocks) leave(block);
      });
    },
    arrived(block) {
      waits.get(block)?.end();
      waits.delete(block);
    },
    fail(error) {
      failure ??= { error };
      for (const wait of waits.values()) wait.fail(error);
      waits.clear();
    },
    *blocks() {
      for (const [block, { since }] of waits) yield [block, since];
    },
    waitedMs: () => Math.round(clock.elapsedMs())
  };
}
function newWait() {
  const { promise, resolve, reject: reject2 } = Promise.withResolvers();
  promise.catch(() => {
  });
  return { since: performance.now(), readers: 0, over: promise, end: resolve, fail: reject2 };
}
async function orAborted(promise, signal) {
  const { promise: aborted, reject: reject2 } = Promise.withResolvers();
  const abort = () => reject2(signal.reason);
  signal.addEventListener("abort", abort);
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", abort));
}
function newClock() {
  let running = 0;
  let since = 0;
  let pastMs = 0;
  const presentMs = () => running > 0 ? performance.now() - since : 0;
  return {
    start() {
      if (running === 0) since = performance.now();
      running++;
      return () => {
        if (running === 1) pastMs += presentMs();
        running--;
      };
    },
    elapsedMs: () => pastMs + presentMs()
  };
}

// src/lazy/fetch.ts
function startFetcher(options) {
  const { index, file, concurrency, signal } = options;
  const waiting = newWaiting(() => queueMicrotask(() => pump(run2)));
  const blocks = openBlocks({ file, size: bodyLength(index), waiting });
  const plan = newPlan({ blocks, waiting, concurrency });
  const whole = Promise.withResolvers();
  const looking = setInterval(() => pump(run2), stalledMs / 3);
  whole.promise.catch(() => {
  }).finally(() => clearInterval(looking));
  const limits = { ...usualLimits, ...options.limits };
  const run2 = {
    options,
    waiting,
    blocks,
    plan,
    whole,
    limits: { ...limits, patienceMs: 0 },
    failures: 0,
    troubles: /* @__PURE__ */ new Map()
  };
  signal.addEventListener("abort", () => giveUp(run2, signal.reason), { once: true });
  return {
    body: blocks,
    whole: whole.promise,
    goAhead(start) {
      run2.limits = limits;
      plan.goAhead(Math.floor(start / blockBytes));
      pump(run2);
    },
    report() {
      const error = run2.end?.error ?? [...run2.troubles.values()].at(-1);
      const trouble = error === void 0 ? {} : { trouble: messageOf(error) };
      return { ...blocks.usage(), waitedMs: waiting.waitedMs(), ...trouble };
    }
  };
}
function pump(run2) {
  while (!run2.pause && !run2.end) {
    const fetch = run2.plan.next();
    if (!fetch) return;
    bring2(fetch, run2).catch((error) => failed(run2, fetch, error)).finally(() => {
      run2.plan.over(fetch);
      pump(run2);
    });
  }
}
async function bring2(fetch, run2) {
  const { options, blocks, whole } = run2;
  const checked2 = readBlocks(options.entry, options.index, { first: fetch.next, end: fetch.end });
  for await (const pieces of checked2) {
    if (run2.end) return;
    if (!blocks.has(fetch.next)) {
      await options.onBlock?.(pieces, fetch.next * blockBytes);
      await blocks.keep(fetch.next, pieces).catch((error) => giveUp(run2, error));
    }
    for (const piece of pieces) checked2.release?.(piece);
    run2.troubles.delete(fetch.next);
    fetch.next++;
    fetch.movedAt = performance.now();
    run2.failures = 0;
    if (blocks.isWhole()) whole.resolve();
  }
}
var usualLimits = { patienceMs: 5 * 6e4, pauseMs: 250 };
var maxPauseMs = 4e3;
function failed(run2, { next, end }, error) {
  if (run2.end || next === end || run2.blocks.has(next)) return;
  const { patienceMs: patienceMs3, pauseMs: pauseMs2 } = run2.limits;
  const [[, since] = []] = run2.waiting.blocks();
  const isLate = since !== void 0 && performance.now() - since >= patienceMs3;
  if (isFinal(error) || isLate) giveUp(run2, error);
  else {
    run2.troubles.set(next, error);
    const longestMs = Math.min(pauseMs2 * 2 ** run2.failures++, maxPauseMs);
    run2.pause ??= setTimeout(() => {
      run2.pause = void 0;
      pump(run2);
    }, longestMs * Math.random());
  }
}
function isFinal(error) {
  return error instanceof BadEntry || error instanceof TransferFailure && error.remedy === "none";
}
function giveUp(run2, error) {
  if (run2.end) return;
  clearTimeout(run2.pause);
  run2.end = { error };
  run2.waiting.fail(error);
  run2.whole.reject(error);
}

// src/lazy/fuse.ts
import * as fs from "node:fs";
import { promisify } from "node:util";
var roomBytes = 64 * 1024;
var readDevice = promisify(fs.read);
async function serveFile(device, file) {
  const waiting = /* @__PURE__ */ new Map();
  const room = Buffer.alloc(roomBytes);
  try {
    for (; ; ) {
      const request = await nextRequest(device, room);
      if (request === void 0) return;
      if (request.kind === "interrupt") waiting.get(request.interrupted)?.abort();
      else if (request.kind === "read") answerRead(request, { device, file, waiting });
      else if (request.kind !== "forget") reply(device, answerTo(request, file.size));
    }
  } finally {
    for (const reader of waiting.values()) reader.abort();
  }
}
async function nextRequest(device, room) {
  for (; ; ) {
    try {
      const { bytesRead } = await readDevice(device, room, 0, room.length, null);
      return readRequest(room.subarray(0, bytesRead));
    } catch (error) {
      const code = codeOf(error);
      if (code === "ENODEV") return void 0;
      if (code !== "EINTR" && code !== "EAGAIN" && code !== "ENOENT") throw error;
    }
  }
}
function answerRead(request, { device, file, waiting }) {
  const { unique } = request;
  const reader = new AbortController();
  const start = Math.min(request.start, file.size);
  const end = Math.min(request.end, file.size);
  waiting.set(unique, reader);
  file.read(start, end, reader.signal).then(
    (bytes) => {
      reply(device, { unique, error: 0, body: bytes });
      file.release?.(bytes);
    },
    () => reply(device, { unique, error: reader.signal.aborted ? errors.EINTR : errors.EIO })
  ).finally(() => waiting.delete(unique));
}
function reply(device, { unique, error, body }) {
  const header = Buffer.alloc(16);
  header.writeUInt32LE(header.length + (body?.length ?? 0), 0);
  header.writeInt32LE(-error, 4);
  header.writeBigUInt64LE(unique, 8);
  try {
    fs.writevSync(device, body ? [header, body] : [header]);
  } catch (error2) {
    if (!["ENOENT", "ENODEV"].includes(codeOf(error2) ?? "")) throw error2;
  }
}

// src/lazy/fuse-mount.ts
import { closeSync, openSync, writeFileSync as writeFileSync3 } from "node:fs";
import { join as join8 } from "node:path";
async function mountFile(dir, name2, { rights, signal }) {
  if (!rights) throw new Error("there are no rights to mount with");
  const device = openSync("/dev/fuse", "r+");
  try {
    writeFileSync3(join8(dir, name2), "", { flag: "wx", mode: 384 });
    const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`;
    const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`;
    const options = `ro,nosuid,nodev,noexec,fd=0,max_read=${mostReadBytes},${access}`;
    const args = ["-i", "-n", "-t", "fuse", "-o", options, "--", dir, name2];
    await rights.run("mount", args, { cwd: dir, signal, stdin: device });
    return device;
  } catch (error) {
    closeSync(device);
    throw error;
  }
}

// src/steps/serve.ts
async function serve({ env, cwd, dir, found, index, giverGone, ready, log }) {
  const cancel = new AbortController();
  const { signal } = cancel;
  const late = new AbortController();
  takeAsTold(env);
  process.chdir(cwd);
  const inputs = readInputs(input, cacheDir());
  process.chdir("/");
  const rights = findRights(signal);
  const entry = await openFound(found, { inputs, log, signal: late.signal });
  const file = await openBlocks2(entry, join9(dir, left.blocks));
  const fetcher = startFetcher({ ...sourceOf(entry), index, file, concurrency: inputs.concurrency, signal });
  const settled = fetcher.whole.then(
    () => keep(entry, index),
    (error) => giveUp2(entry, error)
  ).finally(() => entry.close()).catch(log);
  const tables = readToMount(fetcher.body, signal);
  giverGone.then(async () => fetcher.goAhead(await tables)).catch(log);
  const device = await mountFile(dir, left.image, { rights: await rights, signal });
  const served = serveFile(device, fetcher.body);
  ready();
  await served;
  const report = fetcher.report();
  const unmounted = new Error("it was unmounted");
  cancel.abort(unmounted);
  if (report.presentBlocks < report.blocks) await file.truncate();
  writeFileSync4(join9(dir, left.report), JSON.stringify(report));
  setTimeout(() => late.abort(unmounted), lateMs);
  await settled;
}
function readToMount({ read: read3, size }, signal) {
  const tables = startOfTables((start, end) => read3(start, end, signal));
  const ends = [size - 1, size - 1 - blockBytes].filter((at) => at > 0);
  for (const reading of [tables, ...ends.map((at) => read3(at, at + 1, signal))]) reading.catch(() => {
  });
  return tables;
}
async function openFound(found, { inputs, log, signal }) {
  const http = openHttp({ connections: inputs.concurrency + urgentRequests });
  const { concurrency, partBytes } = inputs;
  const reading = { http, concurrency, partBytes, signal, memory: openMemory() };
  const run2 = currentRun();
  const options = storeOptions(inputs, run2, signal);
  const { read: scopes } = accessOf(run2);
  const store = openStore(
    { ...options, tell: log, warn: log, mask: () => {
    } },
    (store2) => storeOf(found, { store: store2, scopes, reading })
  );
  return await store.find({ scopes, keys: [found.key], versions: [found.version] });
}
var lateMs = 2e3;
function sourceOf(entry) {
  const { filling } = entry.file ?? {};
  if (!filling) return { entry };
  return {
    entry: { ...entry, read: filling.read },
    async onBlock(pieces, start) {
      let position = start;
      for (const piece of pieces) {
        await filling.write(piece, position);
        position += piece.length;
      }
    }
  };
}
async function openBlocks2({ file }, path) {
  const isLinked = file?.isWhole === false && await file.link(path);
  return open(path, isLinked ? "r+" : "wx+", 384);
}
async function keep(entry, index) {
  if (!entry.file || entry.file.isWhole) return;
  await readRange(entry, bodyLength(index), entry.size);
  await entry.file.prove(async () => {
  });
}
async function giveUp2(entry, error) {
  if (error instanceof BadEntry) await entry.reject();
  throw error;
}

// src/run-server.ts
async function runServer() {
  const messages = messagesOf(process.stdin);
  let given;
  let isReady = false;
  const say = (word) => {
    isReady = true;
    writeSync(1, lineOf(word));
  };
  const log = (what) => {
    try {
      if (given) appendFileSync(join10(given.dir, left.log), `${inspect(what)}
`, { mode: 384 });
    } catch {
    }
  };
  const end = () => void process.kill(process.pid, "SIGKILL");
  const fail2 = (error) => {
    try {
      log(error);
      if (!isReady) say({ refused: messageOf(error) });
    } finally {
      end();
    }
  };
  messages.senderGone.then(() => given ?? end());
  process.on("uncaughtException", fail2);
  try {
    given = await messages.next();
    const ready = () => say({ ready: true });
    await serve({ ...given, giverGone: messages.senderGone, ready, log });
    end();
  } catch (error) {
    fail2(error);
  }
}

// src/run.ts
var steps = {
  restore,
  save: post,
  unmount: unmount2,
  // Nobody else loads what it is made of.
  bench: async (signal) => (await import("./bench-program.js")).bench(signal)
};
async function run(step) {
  const cancel = new AbortController();
  for (const [signal, exitCode] of [
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ]) {
    process.once(signal, () => {
      process.exitCode = exitCode;
      cancel.abort(new Error(`cancelled by ${signal}`));
    });
  }
  process.stdout.on("error", () => {
  });
  process.on("uncaughtException", (error) => {
    warn(error);
    process.exit();
  });
  try {
    await steps[step](cancel.signal);
  } catch (error) {
    const isFailure = step === "bench" || step === "restore" && error instanceof JobFailure;
    if (isFailure) fail(messageOf(error));
    else if (step === "save") warn(error, "Failed to save: ");
    else warn(error);
  }
  process.exit();
}
function warn(error, before = "") {
  warning(`${before}${messageOf(error)}`);
  if (error instanceof Error && error.stack) debug(error.stack);
}
export {
  run,
  runServer
};
