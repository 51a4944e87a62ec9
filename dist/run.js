import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  abandonedMountRoots,
  endServer,
  foundEntry,
  mountsOn,
  openMountRoot,
  ownMountPoints,
  readBare,
  readBlocks,
  readBody,
  readMounts,
  serverFiles,
  startServer,
  takeDown
} from "./shared-MY6IYZ55.js";
import {
  TransferFailure
} from "./shared-G7NRARUX.js";
import {
  checkSpace,
  findMatches,
  probe,
  selectionOf,
  uploadTo,
  walk,
  whileThereIsSpace
} from "./shared-YWV4VUSO.js";
import {
  accessOf,
  below,
  carryOut,
  checkHeads,
  checkImageFile,
  commit,
  copyAll,
  decodeRemovals,
  encodeRemovals,
  findRights,
  formats,
  fromBytes,
  hasSign,
  headerOf,
  imageCommand,
  imagesOf,
  inodeOf,
  isAlive,
  isLayer,
  isPrivate,
  isPrivateDirectory,
  isStaging,
  isUnfinished,
  isWithin,
  linkBases,
  make,
  missingDirectories,
  namesIn,
  newDraftFile,
  openStaging,
  openStore,
  openStored,
  pathsOf,
  plainInodes,
  prefix,
  rateText,
  readInputs,
  receiveImages,
  removeTree,
  rename,
  renameUnlessTaken,
  secondsText,
  shortSizeText,
  sizeText,
  stagingParent,
  stampAgain,
  statOf,
  storeOptions,
  targetOf,
  toBytes,
  undo,
  unpackImages
} from "./shared-ILCUDT3T.js";
import {
  blockBytes,
  blockDigester,
  bodyLength,
  containerVersion,
  digestsLength,
  identityOf,
  readIndex,
  sealIndex,
  startAfter
} from "./shared-NXC2A2Z4.js";
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  keyMistake,
  mapStream,
  maxKeyLength,
  newestFirst,
  sameKey
} from "./shared-YGZVBSQK.js";
import {
  findTools
} from "./shared-4WGPESUI.js";
import {
  basename,
  cacheDir,
  currentRun,
  debug2 as debug,
  dirname,
  environment,
  fail,
  folded,
  htmlCode,
  info,
  input,
  join,
  loadState,
  mildWarning,
  output,
  relative,
  runProgram,
  saveState,
  slashed,
  startPipeline,
  summarize,
  tempDir,
  warning,
  workspace
} from "./shared-YTXWQCPP.js";
import {
  BadEntry,
  JobFailure,
  NameTaken,
  UnknownEntry,
  codeOf,
  messageOf
} from "./shared-EURE5UKW.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:crypto?src/report/write-report.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/report/write-report.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/rolling.ts
var require_crypto2 = __commonJS({
  "lighter-node:crypto?src/rolling.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:zlib?src/mount/kernel-config.ts
var require_zlib = __commonJS({
  "lighter-node:zlib?src/mount/kernel-config.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:crypto?src/files/fingerprint.ts
var require_crypto3 = __commonJS({
  "lighter-node:crypto?src/files/fingerprint.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/state.ts
var name = "headstart";
function saveState2(state) {
  saveState(name, JSON.stringify(state));
}
function loadState2() {
  const text = loadState(name);
  return text === "" ? void 0 : JSON.parse(text);
}

// src/report/report.ts
function newFindings(facts, inputs) {
  const { mode, ramdisk, concurrency, partBytes, compressionLevel } = inputs;
  return { ...facts, settings: { mode, ramdisk, concurrency, partBytes, compressionLevel } };
}

// src/report/machine.ts
import { readFileSync, statSync } from "node:fs";
import { dirname as dirname2 } from "node:path";
function watchMachine(paths) {
  const before = readAll();
  const own = process.cpuUsage();
  const devices = new Set(paths.map(deviceOf));
  return () => {
    const after = readAll();
    const { user, system } = process.cpuUsage(own);
    return {
      cpu: cpuOf(before, after, (user + system) / 1e3),
      disks: disksOf(before, after, devices),
      network: networkOf(before, after)
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
  if (device === void 0) return path === dirname2(path) ? "" : deviceOf(dirname2(path));
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
  const [from, to] = [before, after].map(({ stat: stat2 }) => numbers(/^cpu (.*)$/m.exec(stat2)?.[1]).slice(0, 8));
  const spent = (to ?? []).map((ticks, at) => ticks - (from?.[at] ?? 0));
  const all = sum(spent);
  if (all <= 0) return void 0;
  const [, , , idle = 0, iowait = 0] = spent;
  const cores = after.stat.match(/^cpu\d/gm)?.length ?? 1;
  const programsMs = (childTicks(after) - childTicks(before)) * tickMs;
  const share2 = (ticks) => Math.round(1e3 * ticks / all) / 1e3;
  const busy = share2(all - idle - iowait);
  return { cores, busy, iowait: share2(iowait), ownMs: Math.round(ownMs), programsMs };
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
    const [reads = 0, , read2 = 0, , writes = 0, , written = 0, , , busyMs = 0] = counts.map(
      (count, at) => Number(count) - Number(from[at])
    );
    return { name: name2, readBytes: read2 * sectorBytes, writtenBytes: written * sectorBytes, reads, writes, busyMs };
  });
  return disks.length > 0 ? disks : void 0;
}
function networkOf(before, after) {
  const rows = ({ net }) => [...net.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, name2 = "", counts]) => [name2, numbers(counts)]);
  const earlier = new Map(rows(before));
  const network = rows(after).map(([name2, counts]) => {
    const since = (at) => (counts[at] ?? 0) - (earlier.get(name2)?.[at] ?? 0);
    return { name: name2, receivedBytes: since(0), sentBytes: since(8) };
  });
  if (network.length === 0) return void 0;
  return network.filter(({ receivedBytes, sentBytes }) => receivedBytes + sentBytes > 0);
}
function numbers(text = "") {
  return text.trim().split(/\s+/).map(Number);
}
function sum(of) {
  return of.reduce((total, one) => total + one, 0);
}

// src/report/phase-timer.ts
function newPhaseTimer({ first, add, now }) {
  const members = [];
  let active;
  let since;
  const activate = (next) => {
    const time = now();
    if (active) addWaits(members, active, { sinceMs: since ?? time, untilMs: time });
    active = next;
    since = time;
  };
  const join10 = (name2) => {
    const span = Object.assign(add(name2), { bytes: 0 });
    members.push(span);
    return span;
  };
  const start = (span) => {
    span.startMs = now();
    if (since !== void 0) return;
    active = first();
    if (active) members.push(active);
  };
  async function* timed(bytes, span) {
    start(span);
    let wanting = active;
    activate(span);
    try {
      for await (const piece of bytes) {
        activate(wanting);
        span.firstByteMs ??= now();
        moved(span, piece.length);
        yield piece;
        wanting = active;
        activate(span);
      }
    } finally {
      if (active === span) activate(wanting);
      span.endMs = now();
    }
  }
  return {
    pulled(name2, bytes) {
      const span = join10(name2);
      return mapStream(bytes, (pieces) => timed(pieces, span));
    },
    async pushed(name2, bytes, work) {
      const span = members.find((member) => member.name === name2) ?? join10(name2);
      if (span.startMs === void 0) start(span);
      span.endMs = void 0;
      const giving = active;
      activate(span);
      try {
        return await work();
      } finally {
        activate(giving);
        span.endMs = now();
        moved(span, bytes);
      }
    }
  };
}
function moved(span, bytes) {
  span.bytes = (span.bytes ?? 0) + bytes;
}
function addWaits(members, active, { sinceMs, untilMs }) {
  for (const { name: name2, startMs, endMs, waitedMs } of members) {
    if (name2 === active.name || startMs === void 0 || endMs !== void 0) continue;
    waitedMs[active.name] = (waitedMs[active.name] ?? 0) + untilMs - Math.max(sinceMs, startMs);
  }
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
    phaseTimer: () => newPhaseTimer({ first: () => underWay.at(-1), add, now }),
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
function phaseOf({ name: name2, startMs, endMs, waitedMs, firstByteMs, bytes }, now) {
  if (startMs === void 0) return [];
  const took = (endMs ?? now) - startMs;
  const waits = Object.entries(waitedMs).map(([other, ms]) => [other, Math.round(ms)]);
  const waited = waits.reduce((sum3, [, ms]) => sum3 + ms, 0);
  const phase = {
    name: name2,
    startMs: Math.round(startMs),
    endMs: Math.round(startMs + took),
    ms: Math.max(0, Math.round(took - waited)),
    waitedMs: waits.length > 0 ? Object.fromEntries(waits) : void 0,
    firstByteMs: firstByteMs && Math.round(firstByteMs),
    bytes,
    mibPerSecond: bytes === void 0 ? void 0 : rounded(bytes / mebibyte / (took / 1e3))
  };
  return [phase];
}
function rounded(rate2) {
  return Number.isFinite(rate2) ? Math.round(rate2 * 10) / 10 : 0;
}

// src/report/write-report.ts
var import_node_crypto = __toESM(require_crypto(), 1);
import { writeFileSync } from "node:fs";
import { join as join2 } from "node:path";

// src/report/bottleneck-causes.ts
function storeLatency({ totalMs, shareMs }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${secondsText(shareMs)} of ${secondsText(totalMs)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var manyParts = 10 * 1024 * 1024;
var mostConcurrency = 64;
function slowNetwork({ settings, phases, totalMs, shareMs }) {
  const { bytes, mibPerSecond } = movedIn(phases, ["download", "upload"]);
  const inParts = bytes >= manyParts && settings.concurrency < mostConcurrency;
  const concurrency = "a higher `concurrency` would help where each connection is limited, ";
  return {
    kind: "network",
    what: "network",
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(shareMs)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: `${inParts ? concurrency : ""}${smallerEntries}`
  };
}
var smallerEntries = "a higher `compression-level` makes entries smaller";
function busyCores(evidence) {
  const { cores = 1 } = evidence.machine?.cpu ?? {};
  const whose = cores === 1 ? "its only core was" : `its ${cores} cores were`;
  return busyCpu(
    evidence,
    `${whose} busy ${percent(evidence.load.cores)} of the time`,
    "more or faster cores"
  );
}
function busyThread(evidence) {
  return busyCpu(evidence, `one thread was busy ${percent(evidence.load.thread)} of the time`, "faster cores");
}
function busyCpu({ step, settings }, why, hardware) {
  let advice = `only ${hardware} would help`;
  if (step === "save" && settings.compressionLevel > 1) advice = "a lower `compression-level` would help";
  if (step === "restore" && settings.mode === "unpack")
    advice = "`mode: mount`, which unpacks nothing, would help where this runner allows it";
  return { kind: "cpu", what: "CPU", why, advice };
}
var smallBytes = 32 * 1024;
function slowDisk(evidence) {
  const { name: name2, readBytes, writtenBytes, reads, writes, busyMs } = evidence.disk;
  const bytesEach = (readBytes + writtenBytes) / (reads + writes);
  const isSmall = bytesEach < smallBytes;
  const isWriting = writtenBytes > readBytes;
  const operations = `did ${Math.round((reads + writes) / (busyMs / 1e3))} operations/s of ${shortSizeText(bytesEach)}`;
  const throughput = isWriting ? `wrote ${rate(writtenBytes, busyMs)} MiB/s` : `read ${rate(readBytes, busyMs)} MiB/s`;
  return {
    kind: isSmall ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${name2} ${isSmall ? operations : throughput} and was busy ${percent(evidence.load.disk)} of the time`,
    advice: lessDisk(evidence, isWriting)
  };
}
function unseenDisk(evidence) {
  const { bytes, mibPerSecond } = movedIn(evidence.phases, ["read", "write"]);
  const isWriting = evidence.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${isWriting ? "wrote" : "read"} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(evidence, isWriting)
  };
}
function lessDisk({ step, settings }, isWriting) {
  if (step === "save" && isWriting) return smallerEntries;
  const ways = [
    ...settings.mode === "unpack" ? ["`mode: mount`"] : [],
    ...isWriting && settings.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  if (step === "save" || ways.length === 0) return "only a faster one would help";
  return `${ways.join(" or ")} would help where this runner allows mounting`;
}
function movedIn(phases, names) {
  const moved2 = phases.filter(({ name: name2 }) => names.includes(name2));
  const bytes = moved2.reduce((sum3, phase) => sum3 + (phase.bytes ?? 0), 0);
  const ms = moved2.reduce((sum3, { startMs, endMs }) => sum3 + endMs - startMs, 0);
  return { bytes, mibPerSecond: rate(bytes, ms) };
}
function rate(bytes, ms) {
  const mebibytes = bytes / 1024 / 1024 / (ms / 1e3);
  return mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes);
}
function percent(share2) {
  return `${Math.round(100 * share2)} %`;
}

// src/report/bottleneck.ts
var shortMs = 1e3;
function bottleneckOf(measured) {
  const { totalMs } = measured;
  if (totalMs < shortMs)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${secondsText(totalMs)} in all` };
  const evidence = evidenceOf(measured);
  const { share: share2, shareMs, load } = evidence;
  const check = shareMs > 0 ? checks[share2].find(([condition]) => conditions[condition](load)) : void 0;
  const cause = check?.[1](evidence);
  if (!cause) return { kind: "none", sentence: unclear(evidence) };
  const { kind, what, why, advice } = cause;
  return { kind, sentence: `The ${what} was the bottleneck: ${why}; ${advice}` };
}
var conditions = {
  always: () => true,
  coresAreBusy: ({ cores }) => cores >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores, ownCores }) => cores >= 0.85 && ownCores >= 0.3,
  threadIsBusy: ({ thread }) => thread >= 0.85,
  /** While the step waits for a disk. */
  diskIsBusy: ({ disk }) => disk >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk, iowait, idle }) => disk >= 0.7 && !(iowait < 0.2 && idle > 0.3),
  diskIsUnseen: ({ disk }) => Number.isNaN(disk)
};
var checks = {
  store: [["always", storeLatency]],
  network: [
    ["threadIsBusy", busyThread],
    ["always", slowNetwork]
  ],
  disk: [
    ["ownCoresAreBusy", busyCores],
    ["diskIsBusy", slowDisk],
    ["coresAreBusy", busyCores],
    ["threadIsBusy", busyThread],
    ["diskIsUnseen", unseenDisk]
  ],
  work: [
    ["ownCoresAreBusy", busyCores],
    ["diskHinders", slowDisk],
    ["coresAreBusy", busyCores],
    ["threadIsBusy", busyThread]
  ]
};
function evidenceOf(measured) {
  const { machine } = measured;
  const watchedMs = machine ? machine.endMs - machine.startMs : Number.NaN;
  const { cores, busy, iowait, ownMs, programsMs } = machine?.cpu ?? notMeasured;
  const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs);
  const load = {
    cores: busy,
    ownCores: (ownMs + programsMs) / (cores * watchedMs),
    thread: Math.min(1, ownMs / watchedMs),
    iowait: iowait * cores,
    idle: 1 - busy - iowait,
    disk: disk ? Math.min(1, disk.busyMs / watchedMs) : Number.NaN
  };
  return { ...measured, load, disk, ...largestShareOf(measured) };
}
var none = Number.NaN;
var notMeasured = { cores: none, busy: none, iowait: none, ownMs: none, programsMs: none };
function largestShareOf({ step, phases }) {
  const isHere = phases.some(({ name: name2 }) => name2 === "write");
  const shares = { store: 0, network: 0, disk: 0, work: 0 };
  for (const { name: name2, ms } of phases) {
    if (name2 === "publish" && step === "save") shares[isHere ? "disk" : "store"] += ms;
    else if (name2 !== "walk") shares[shareOfPhase[name2] ?? "work"] += ms;
  }
  const shareMs = Math.max(...Object.values(shares));
  const share2 = Object.keys(shares).find((name2) => shares[name2] === shareMs);
  return { share: share2, shareMs };
}
var shareOfPhase = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function unclear({ phases, totalMs, load }) {
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms);
  const inAll = secondsText(totalMs);
  const phase = longest ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}` : `it took ${inAll} in all`;
  const busy = [
    ...Number.isNaN(load.cores) ? [] : [`the cores were busy ${percent(load.cores)}`],
    ...Number.isNaN(load.disk) ? [] : [`the disk ${percent(load.disk)}`]
  ];
  return `Nothing stood out: ${phase}${busy.length === 0 ? "" : `, while ${busy.join(", ")} of the time`}`;
}

// src/report/chart.ts
var longMs = 1e4;
function chartOf({ phases, totalMs }) {
  const longest = phases.toSorted((a, b) => b.ms - a.ms)[0];
  const bars = phases.map((phase) => {
    const mark3 = phase === longest ? "crit, " : "";
    return `    ${textOf(phase)} :${mark3}${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`;
  });
  const axis = ["    dateFormat x", `    axisFormat ${totalMs < longMs ? "%s.%L s" : "%s s"}`];
  return ["```mermaid", "gantt", ...axis, ...bars, "```"].join("\n");
}
function textOf({ name: name2, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }) {
  const took = waitedMs ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}` : secondsText(endMs - startMs);
  const amount = bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : "";
  return `${name2} ${took}${amount}`;
}

// src/report/write-report.ts
async function publishReport(findings, timeline, summary) {
  try {
    await writeReport(findings, timeline, summary);
  } catch (error) {
    const say = findings.trouble === void 0 ? warning : info;
    say(`There is no report: ${messageOf(error)}`);
  }
}
async function writeReport(findings, timeline, summary) {
  const machine = timeline.machine();
  const measured = { ...findings, totalMs: timeline.elapsedMs(), phases: timeline.phases(), machine };
  const report = { schema: 2, ...measured, bottleneck: bottleneckOf(measured) };
  const { kind, sentence } = report.bottleneck;
  if (kind !== "none" && report.trouble === void 0) info(sentence);
  const path = join2(tempDir(), `headstart-${report.step}-${(0, import_node_crypto.randomUUID)()}.json`);
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
      htmlCode(report.key),
      report.matchedKey === void 0 ? "\u2013" : htmlCode(report.matchedKey),
      report.storedBytes === void 0 ? "\u2013" : shortSizeText(report.storedBytes),
      report.bytes === void 0 ? "\u2013" : shortSizeText(report.bytes),
      String(report.files ?? "\u2013"),
      secondsText(report.totalMs),
      report.phases.map(({ name: name2, ms }) => `${name2} ${secondsText(ms)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var import_node_crypto2 = __toESM(require_crypto2(), 1);
function namesFor(rolling) {
  return rolling ? snapshotNames : plainNames;
}
var plainNames = {
  mistake: keyMistake,
  lookups: (keys) => keys,
  nameFor: (key) => key,
  keyIn: (name2) => name2
};
var mark = "~v";
var longestEnd = mark.length + "1234567890123-12345678901234567890-12345-12345678".length;
var longestKey = maxKeyLength - longestEnd;
var snapshotNames = {
  mistake(keys) {
    const [key = ""] = keys;
    const isTooLong = escaped(key).length > longestKey;
    const mistake = `Key Validation Error: ${key} cannot be larger than ${longestKey} characters with rolling; ~ counts twice.`;
    return keyMistake(keys) ?? (isTooLong ? mistake : void 0);
  },
  lookups([key = "", ...restoreKeys]) {
    const own = snapshotPrefix(key);
    const again = restoreKeys.length < 9 ? [own] : [];
    return [own, ...again, ...restoreKeys.map(escaped)];
  },
  nameFor(key, { runId, runAttempt }) {
    const [run2, attempt] = [digitsOf(runId, 20), digitsOf(runAttempt, 5)];
    return `${snapshotPrefix(key)}${Date.now()}-${run2}-${attempt}-${(0, import_node_crypto2.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (name2) => name2.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function snapshotPrefix(key) {
  return escaped(key) + mark;
}
function snapshotMs(name2) {
  return Number(/~v(\d+)-[^~]*$/.exec(name2)?.[1] ?? 0);
}
function escaped(key) {
  return key.replaceAll("~", "~~");
}
function digitsOf(text, atMost) {
  return text.replace(/\D/g, "").slice(0, atMost) || "0";
}
var hourMs = 60 * 60 * 1e3;
function oldSnapshots(snapshots, keep) {
  const byAge = snapshots.toSorted(newestFirst);
  const now = byAge[0]?.createdAt.getTime() ?? 0;
  return byAge.filter((_, place2) => {
    const replacedAt = byAge[place2 - 1]?.createdAt.getTime() ?? now;
    return place2 >= keep && now - replacedAt > hourMs;
  });
}

// src/steps/job.ts
function formatsIn({ shared }, { mode, rolling }) {
  const holdsUnindexed = shared && !rolling;
  return formats.filter(({ indexed, image }) => (indexed || holdsUnindexed) && (!image || mode !== "unpack"));
}
async function toolsFor({ mode }, fetching) {
  const hasImages = mode !== "unpack" && process.platform === "linux";
  const tools = await findTools(hasImages);
  if (!hasImages || tools.mksquashfs && tools.unsquashfs) return tools;
  const { cachedImageTools, fetchImageTools } = await import("./image-tools.js");
  const cached = { ...tools, ...await cachedImageTools() };
  return fetching && !cached.mksquashfs ? { ...cached, ...await fetchImageTools(fetching) } : cached;
}
async function readableFormats(store, inputs, mounting) {
  const canMount = "rights" in mounting;
  const rank = ({ id, image }) => id === inputs.format ? 2 : Number(image && canMount);
  const possible = formatsIn(store, inputs).toSorted((a, b) => rank(b) - rank(a));
  if (canMount || !possible.some(({ image }) => image)) return possible;
  const tools = await toolsFor(inputs);
  return possible.filter((format) => !format.image || format.unsupportedReason(tools, "unpack") === void 0);
}
async function probed({ mode, ramdisk }, signal) {
  if (mode !== "unpack") return probe("image", signal);
  return ramdisk === "off" ? { reason: "nobody asked for it" } : probe("tree", signal);
}
function hasScope({ ref, eventName }) {
  if (ref !== "") return true;
  const why = `The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`;
  mildWarning(`Event Validation Error: ${why}`);
  return false;
}

// src/steps/choose-format.ts
async function formatFor(store, inputs, { tools, signal }) {
  const wish = inputs.format;
  const possible = formatsIn(store, inputs);
  const wished = possible.find(({ id }) => id === wish);
  const format = wished ?? await imageFormat(possible, inputs, { tools, signal }) ?? possible[0];
  if (wish !== "auto" && !wished)
    info(`Only cache services hold the format ${wish}: took ${format.id}`);
  const reason = format.unsupportedReason(tools, "pack");
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`);
  return format;
}
async function imageFormat(possible, inputs, { tools, signal }) {
  const format = possible.find(({ image }) => image);
  if (!format || inputs.format !== "auto") return void 0;
  const reason = format.unsupportedReason(tools, "pack");
  if (inputs.mode === "auto") {
    return reason || "reason" in await probed(inputs, signal) ? void 0 : format;
  }
  if (reason)
    info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${reason}`);
  return reason ? void 0 : format;
}

// src/steps/fill-draft.ts
import { mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";

// src/report/progress.ts
var everyMs = 1e3;
function newProgress(verb, total, log) {
  const start = performance.now();
  let last = start;
  let done = 0;
  return (bytes) => {
    done += bytes;
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    const share2 = total === void 0 ? "" : ` of ${total} (${(100 * done / total).toFixed(1)}%)`;
    log(`${verb} ${done}${share2}, ${rateText(done, now - start)}`);
  };
}

// src/steps/delta-body.ts
import { createReadStream as createReadStream2 } from "node:fs";

// src/steps/save-delta.ts
import { mkdtemp, rm, stat } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync } from "node:fs";
async function imageOfDelta(image, { dir, members, removed, top }, job) {
  const { how, topSeconds } = top === void 0 ? { how: [], topSeconds: void 0 } : stampOf(top);
  const archive = archiveOf({ dir, members, removed }, job);
  const whiteouts = removed.length;
  const making = { source: "-", how: ["-tar", ...how], names: [], archive, topSeconds, whiteouts };
  const contents = await make(image, making, job);
  const expected = members.length + removed.length;
  const isWhole = top === void 0 ? contents.members >= expected : contents.members === expected;
  if (!isWhole) throw new Error(`the image has ${contents.members} members instead of ${expected}`);
  return contents;
}
var latest = 2 ** 32 - 1;
function stampOf(top) {
  const { mode, mtimeMs } = lstatSync(fromBytes(top));
  const topSeconds = Math.min(Math.max(Math.floor(mtimeMs / 1e3), 0), latest);
  return { how: ["-root-mode", (mode & 511).toString(8), plainInodes], topSeconds };
}
async function* archiveOf({ dir, members, removed }, { tools, signal }) {
  for (const name2 of removed) yield headerOf({ ...whiteout, name: name2 });
  if (members.length === 0) {
    yield Buffer.alloc(endBytes);
    return;
  }
  const tar = startPipeline([imageCommand(tools.tar)], { cwd: dir, signal });
  tar.stdin.end(`${members.join("\0")}\0`, "latin1");
  tar.ended.catch(() => {
  });
  yield* tar.stdout;
  await tar.ended;
}
var whiteout = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};
var endBytes = 1024;

// src/steps/compare-mounts.ts
import { readdirSync as readdirSync2, readlinkSync, realpathSync } from "node:fs";
import { join as join4 } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as lstatSync2, readdirSync } from "node:fs";
function directoriesIn(upper, most) {
  const names = [""];
  for (const name2 of names) {
    if (names.length > most) throw tooMany();
    for (const [child, item] of listing(pathIn(upper, name2)))
      if (item.isDirectory()) names.push(pathIn(name2, child));
  }
  return names;
}
function changesIn(trees, { renamed, excludes, most }) {
  const changes = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: stampOf2(trees.merged) !== stampOf2(trees.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  };
  const { members, removed, skipped } = changes;
  const hide = (name2, item) => {
    const { files, bytes } = sizeOf(pathIn(trees.base, name2), item);
    changes.moreFiles -= files;
    changes.deadBytes += bytes;
  };
  const add = (name2) => {
    if (members.push(name2) + removed.length > most) throw tooMany();
  };
  const visit = (name2, { isUpper, isBase, isRenamed }) => {
    add(name2);
    const upper = isUpper ? listing(pathIn(trees.upper, name2)) : none2;
    const base = isBase ? listing(pathIn(trees.base, name2)) : none2;
    const kept = /* @__PURE__ */ new Set();
    for (const [child, item] of listing(pathIn(trees.merged, name2))) {
      const path = pathIn(name2, child);
      if (isStaging(child) || excludes?.(fromBytes(pathIn(trees.merged, path)).toString())) continue;
      if (!item.isFile() && !item.isDirectory() && !item.isSymbolicLink()) {
        skipped.push(path);
        continue;
      }
      kept.add(child);
      const [above, below2] = [upper.get(child), base.get(child)];
      if (!above && !isRenamed) {
        if (!below2) throw new Error(`nothing tells where ${fromBytes(path)} is from`);
        continue;
      }
      changes.moreFiles++;
      if (below2 && !(below2.isDirectory() && item.isDirectory())) hide(path, below2);
      else if (below2) changes.moreFiles--;
      if (item.isDirectory())
        visit(path, {
          isUpper: above?.isDirectory() ?? false,
          isBase: below2?.isDirectory() ?? false,
          // Until the rename of a directory is undone, what is in it is in another place of the base, too.
          isRenamed: isRenamed || renamed.has(path)
        });
      else {
        add(path);
        if (item.isFile()) changes.bytes += lstatSync2(fromBytes(pathIn(trees.merged, path))).size;
      }
    }
    for (const [child, item] of base) {
      if (kept.has(child)) continue;
      const path = pathIn(name2, child);
      if (removed.push(path) + members.length > most) throw tooMany();
      hide(path, item);
    }
  };
  visit("", { isUpper: true, isBase: true, isRenamed: false });
  return changes;
}
function stampOf2(dir) {
  const { mode, mtimeMs } = lstatSync2(fromBytes(dir));
  return `${mode & 511} ${Math.floor(mtimeMs / 1e3)}`;
}
var none2 = /* @__PURE__ */ new Map();
function listing(dir) {
  const items = readdirSync(fromBytes(dir), { withFileTypes: true, encoding: "latin1" });
  return new Map(items.map((item) => [item.name, item]));
}
function pathIn(dir, name2) {
  if (dir === "" || name2 === "") return dir + name2;
  return `${dir}/${name2}`;
}
function sizeOf(path, item) {
  if (item.isFile()) return { files: 1, bytes: lstatSync2(fromBytes(path)).size };
  const size = { files: 1, bytes: 0 };
  if (!item.isDirectory()) return size;
  for (const [child, below2] of listing(path)) {
    const { files, bytes } = sizeOf(pathIn(path, child), below2);
    size.files += files;
    size.bytes += bytes;
  }
  return size;
}
function tooMany() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/layers.ts
import { mkdirSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join3 } from "node:path";

// src/mount/kernel-config.ts
var import_node_zlib = __toESM(require_zlib(), 1);
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { release } from "node:os";
function threadOptions(config) {
  const mayKnow = config === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(config);
  return mayKnow ? ["threads=multi,", ""] : [""];
}
function kernelConfig() {
  const [packed, plain] = ["/proc/config.gz", `/boot/config-${release()}`];
  try {
    if (existsSync(plain)) return readFileSync2(plain, "latin1");
    return (0, import_node_zlib.gunzipSync)(readFileSync2(packed)).toString("latin1");
  } catch {
    return void 0;
  }
}

// src/mount/layers.ts
function newLayerMounts({ dir, rights, signal }) {
  const where = { cwd: dir, signal };
  const mounted = [];
  let threads;
  const mount2 = async (point, type, options, source) => {
    await rights.run("mount", ["-i", "-n", "-t", type, "-o", options, "--", source, point], where);
    mounted.push(point);
  };
  const optionsOf = ({ offset, length }, more) => `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`;
  const mountImage = async (image, point) => {
    mkdirSync(join3(dir, point));
    await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
      await mount2(point, "squashfs", optionsOf(image, more), "image");
      threads = [more];
    });
  };
  const mountDeltas = async (deltas, points, table) => {
    if (deltas.length === 0) return;
    for (const point of points) mkdirSync(join3(dir, point));
    const [more = ""] = threads ?? [];
    const lines = deltas.map((delta, nth) => `image ${points[nth]} squashfs ${optionsOf(delta, more)} 0 0
`);
    writeFileSync2(join3(dir, table), lines.join(""), { flag: "wx", mode: 384 });
    await rights.run("mount", ["-i", "-n", "-a", "-T", table], where);
    mounted.push(...points);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(image, name2) {
      const base = `${name2}-0`;
      await mountImage(image, base);
      const points = image.deltas.map((_, nth) => `${name2}-${nth + 1}`);
      await mountDeltas(image.deltas, points, `${name2}-table`);
      const [upmost = base, ...others] = [base, ...points].toReversed();
      return [upmost, ...others];
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(names, point) {
      mkdirSync(join3(dir, point));
      await mount2(point, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${names.join(":")}`, dir);
      return point;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      const points = mounted.splice(0);
      if (points.length > 0) await rights.run("umount", ["-l", "--", ...points], where);
    }
  };
}
async function firstOf(options, attempt) {
  const [first = "", ...others] = options;
  try {
    await attempt(first);
  } catch (error) {
    if (others.length === 0) throw error;
    await firstOf(others, attempt);
  }
}

// src/mount/renamed.ts
var attribute = "trusted.overlay.redirect";
var blockBytes2 = 512;
var [sizeAt, sizeEnd, typeAt] = [124, 136, 156];
async function renamedIn(upper, names, { rights, signal }) {
  const list = names.map((name2) => `${name2 === "" ? "." : name2}\0`).join("");
  const archive = await rights.attributesOf(list, attribute, { cwd: upper, signal });
  const marks = [...membersOf(archive)];
  if (marks.length !== names.length) throw new Error("tar did not read all directories");
  return new Set(names.filter((_, nth) => marks[nth]));
}
var mark2 = toBytes(` SCHILY.xattr.${attribute}=`);
function* membersOf(archive) {
  let hasMark = false;
  for (let at = 0; at + blockBytes2 <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString("latin1", at + sizeAt, at + sizeEnd), 8);
    const content = at + blockBytes2;
    const type = String.fromCharCode(archive[at + typeAt]);
    if (type === "x") hasMark = archive.subarray(content, content + size).includes(mark2, 0, "latin1");
    else {
      if (type !== "5") throw new Error("a directory was replaced meanwhile");
      yield hasMark;
      hasMark = false;
    }
    at = content + Math.ceil(size / blockBytes2) * blockBytes2;
  }
}

// src/steps/compare-mounts.ts
function sitesOf(matches, { segments }, mountRoot) {
  const uppers = readdirSync2(mountRoot).flatMap((name2) => name2.match(/^upper-(\d+)$/)?.[1] ?? []);
  const places = new Map(
    uppers.map((number) => [readlinkSync(join4(mountRoot, `target-${number}`), "latin1"), number])
  );
  const sites = matches.map((match) => {
    const number = places.get(toBytes(match.path));
    if (number === void 0) throw new Error(`${match.path} is not mounted`);
    checkMount(match, mountRoot);
    const images2 = segments.filter(({ kind }) => kind === "image");
    const own = images2.find(({ root }) => root === match.root.place);
    const image = own ?? images2.find(({ root }) => root === void 0);
    if (!image) throw new Error(`${match.path} is in no image`);
    const below2 = match.relative === "" ? "" : `/${toBytes(match.relative)}`;
    return {
      match,
      image,
      prefix: own ? "" : `${match.root.place}${below2}`,
      upper: join4(mountRoot, `upper-${number}`)
    };
  });
  if (sites.length < places.size) throw new Error("a directory of the restored cache is gone");
  return sites;
}
function checkMount({ path }, mountRoot) {
  const point = realpathSync(path, "latin1");
  const mounts = mountsOn(mountRoot).filter((mount3) => mount3.point === point);
  const [mount2] = mounts;
  if (mount2?.type !== "overlay" || mounts.length > 1) throw new Error(`${path} is no longer mounted`);
  if (/(?:^|,)lowerdir\+?=[^,]*target-/.test(mount2.options)) throw new Error(`${path} had other files before`);
  if (readMounts().some((other) => other.point !== point && isWithin(other.point, point)))
    throw new Error(`something else is mounted below ${path}`);
}
async function compare(sites, comparing) {
  const { mountRoot, index, excludes, rights, signal } = comparing;
  const mounts = newLayerMounts({ dir: mountRoot, rights, signal });
  const compared = [];
  let { most } = comparing;
  try {
    for (const [nth, image] of [...new Set(sites.map(({ image: image2 }) => image2))].entries()) {
      const points = await mounts.mountAll(layeredRange(image, index), `base-${nth}`);
      const [point] = points.length > 1 ? [await mounts.stack(points, `base-${nth}`)] : points;
      for (const site of sites.filter((site2) => site2.image === image)) {
        const directories = directoriesIn(toBytes(site.upper), most);
        const renamed = await renamedIn(site.upper, directories, { rights, signal });
        const base = toBytes(join4(mountRoot, point)) + (site.prefix === "" ? "" : `/${site.prefix}`);
        const trees = { upper: toBytes(site.upper), merged: toBytes(site.match.path), base };
        const changes = changesIn(trees, { renamed, excludes, most });
        most -= changes.members.length + changes.removed.length;
        compared.push({ ...site, changes });
      }
    }
  } finally {
    await mounts.release();
  }
  return compared;
}
function layeredRange(image, { segments }) {
  const deltas = segments.filter(({ kind, root }) => kind === "delta" && root === image.root);
  return { offset: image.offset, length: image.length, deltas };
}
function isChanged({ members, removed, isTopChanged }) {
  return members.length > 1 || removed.length > 0 || isTopChanged;
}
function nameIn({ prefix: prefix2 }, name2) {
  if (prefix2 === "") return name2;
  if (name2 !== "") return `${prefix2}/${name2}`;
  return prefix2.includes("/") ? prefix2 : `${prefix2}/.`;
}

// src/steps/full-save.ts
var mostDeltas = 8;
var leastBaseBytes = 5 * 1024 ** 2;
var mostDeadShare = 0.5;
var mostChangedShare = 0.25;
function whyFull({ layers, baseBytes }) {
  if (baseBytes < leastBaseBytes) return `the restored cache has only ${shortSizeText(baseBytes)}`;
  const deltas = layers.filter(({ kind }) => kind === "delta").length;
  if (deltas > mostDeltas) return `the cache would have ${deltas} layers of changes`;
  if (deadShare(layers) > mostDeadShare) return "most of the restored cache is no longer used";
  return void 0;
}
function deadShare(layers) {
  const bytes = layers.reduce((sum3, layer) => sum3 + layer.bytes, 0);
  return bytes === 0 ? 0 : deadBytesIn(layers) / bytes;
}
function deadBytesIn(layers) {
  return layers.reduce((sum3, { deadBytes = 0 }) => sum3 + deadBytes, 0);
}
function mostChanges(files) {
  return Math.floor(files * mostChangedShare);
}
function withDead(layers, deadBytes) {
  let left = deadBytes;
  return layers.map((layer) => {
    const { bytes, deadBytes: before = 0 } = layer;
    const more = Math.min(left, Math.max(0, bytes - before));
    left -= more;
    return more > 0 ? { ...layer, deadBytes: before + more } : layer;
  });
}

// src/steps/local-copy.ts
import { createReadStream } from "node:fs";
import { join as join5 } from "node:path";
function localCopyOf(mountRoot, index, signal) {
  const path = join5(mountRoot, serverFiles.image);
  const file = {
    size: bodyLength(index),
    // A stream of no bytes would read to the end.
    read: (start, end) => createReadStream(path, { start, end: end - 1 })
  };
  async function* read2(start, end) {
    if (start === end) return;
    const blocks = { first: Math.floor(start / blockBytes), end: Math.ceil(end / blockBytes) };
    let position = blocks.first * blockBytes;
    for await (const pieces of readBlocks(file, index, blocks)) {
      signal.throwIfAborted();
      for (const piece of pieces) {
        const wanted = piece.subarray(Math.max(0, start - position), Math.max(0, end - position));
        position += piece.length;
        if (wanted.length > 0) yield wanted;
      }
    }
  }
  return {
    read: read2,
    async bytes(start, end) {
      const chunks = [];
      for await (const chunk of read2(start, end)) chunks.push(chunk);
      return Buffer.concat(chunks);
    }
  };
}

// src/steps/mounted-base.ts
async function findBase({ scope, version, key, size, identity }, store, scopes) {
  const entry = await store.find({
    scopes: scope === void 0 ? scopes : [scope],
    keys: [key],
    versions: [version]
  });
  try {
    if (entry?.key !== key || entry.size !== size) throw new Error("the restored cache is gone");
    const index = await readIndex(entry.stored ?? entry);
    if (identityOf(index) !== identity) throw new Error("the restored cache was replaced");
    return { entry, index };
  } catch (error) {
    await entry?.close();
    throw error;
  }
}

// src/steps/selection.ts
function cachedFiles({ paths, localDir, stash }) {
  return sparing([localDir, stash.dir], selectionOf(paths, process.cwd()));
}
function sparing(dirs, { roots, excludes }) {
  const isCached = (dir) => roots.some(({ base, literal = base }) => isWithin(dir, literal));
  const spared = dirs.filter(isCached);
  if (spared.length === 0) return { roots, excludes };
  return { roots, excludes: (path, after) => spared.includes(path) || (excludes?.(path, after) ?? false) };
}

// src/steps/save-delta.ts
async function prepareDelta(job) {
  const { mounted, mountRoot } = job.state;
  if (!mounted || mountRoot === void 0) return void 0;
  let base;
  const scratch = await mkdtemp(join(tempDir(), "headstart-"));
  const close = async () => {
    await base?.entry.close();
    await rm(scratch, { recursive: true, force: true });
  };
  try {
    if (mounted.version !== job.version) throw new Error("the restored cache has another format");
    base = await findBase(mounted, job.store, job.scopes);
    return { ...await deltaOn(base, mountRoot, { ...job, scratch }), close };
  } catch (error) {
    await close();
    job.signal.throwIfAborted();
    info(`${inFull}: ${messageOf(error)}`);
    return void 0;
  }
}
var inFull = "Saving all files instead of the changes";
async function deltaOn(base, mountRoot, job) {
  const { inputs, selection, matches, scratch, timeline, signal } = job;
  const { entry, index } = base;
  if (index.paths.join("\n") !== inputs.paths.join("\n"))
    throw new Error("the restored cache has other paths");
  const before = index.segments.filter(({ kind }) => kind !== "removals");
  checkLayers(before, entry.size);
  const rights = await findRights(signal);
  if (!rights) throw new Error("this runner no longer lets root mount");
  const sites = sitesOf(matches, index, mountRoot);
  const most = mostChanges(index.files);
  const { excludes } = sparing([scratch], selection);
  const compared = await timeline.during(
    "compare",
    () => compare(sites, { mountRoot, index, excludes, most, rights, signal })
  );
  const copy = localCopyOf(mountRoot, index, signal);
  const changed = compared.filter(({ changes }) => isChanged(changes));
  const groups = Map.groupBy(changed, ({ image }) => image);
  const kept = [...before];
  for (const [image, sites2] of groups) hideIn(kept, image, sum2(sites2, "deadBytes"));
  const [deltas, lists] = [[], await removedBefore(copy, index)];
  linkBases({ matches, scratch });
  for (const [image, sites2] of groups) {
    const path = join(scratch, `delta-${deltas.length}`);
    const { layer, removed } = await timeline.during("pack", () => pack(image, sites2, path, job));
    deltas.push(layer);
    lists.push(removed);
  }
  checkLayers([...kept, ...deltas.map((layer) => ({ ...layer, kind: "delta" }))], entry.size);
  return {
    base,
    copy,
    keptBytes: bodyLength({ segments: kept }),
    kept,
    deltas,
    removals: lists.length > 0 ? newRemovals(lists) : void 0,
    files: Math.max(0, index.files + sum2(changed, "moreFiles")),
    bytes: Math.max(0, index.bytes + sum2(changed, "bytes") - sum2(changed, "deadBytes")),
    skipped: compared.flatMap(({ changes, ...site }) => changes.skipped.map((name2) => nameIn(site, name2)))
  };
}
function checkLayers(layers, baseBytes) {
  const reason = whyFull({ layers, baseBytes });
  if (reason !== void 0) throw new Error(reason);
}
function sum2(sites, of) {
  return sites.reduce((all, { changes }) => all + changes[of], 0);
}
function hideIn(kept, { root }, deadBytes) {
  const places = [...kept.keys()].filter((place2) => kept[place2]?.root === root);
  const hidden = withDead(
    places.map((place2) => kept[place2]),
    deadBytes
  );
  for (const [nth, place2] of places.entries()) kept[place2] = hidden[nth];
}
async function removedBefore(copy, { segments }) {
  const count = segments.filter(({ kind }) => kind === "delta").length;
  const segment = segments.find(({ kind }) => kind === "removals");
  if (!segment) return [];
  const frame = await copy.bytes(segment.offset, segment.offset + segment.length);
  const { namesOf } = decodeRemovals(frame, count);
  return Array.from({ length: count }, (_, nth) => [...namesOf(nth)]);
}
function newRemovals(lists) {
  const { frame, bytes } = encodeRemovals(lists);
  return { frame, bytes, files: lists.reduce((all, names) => all + names.length, 0) };
}
async function pack({ root }, sites, path, { inputs, tools, scratch, signal }) {
  const [first] = sites;
  const isOwn = root !== void 0;
  const members = sites.flatMap((site) => site.changes.members.map((name2) => nameIn(site, name2)));
  const removed = sites.flatMap((site) => site.changes.removed.map((name2) => nameIn(site, name2)));
  const delta = isOwn ? {
    dir: first.match.path,
    top: first.match.path,
    members: members.filter((name2) => name2 !== ""),
    removed
  } : { dir: scratch, top: void 0, members, removed };
  const job = { scratch, tools, level: inputs.compressionLevel, signal };
  const contents = await imageOfDelta(path, delta, job);
  const { size: length } = await stat(path);
  const files = contents.members + (isOwn ? 1 : 0);
  return { layer: { path, length, files, bytes: contents.bytes, ...isOwn && { root } }, removed };
}

// src/steps/delta-body.ts
async function beginWithBase(draft, delta, { timeline, signal }) {
  const { base, keptBytes } = delta;
  const wholeBytes = keptBytes - keptBytes % blockBytes;
  try {
    const copied = await timeline.during("copy", async () => draft.copyFrom?.(base.entry, wholeBytes));
    const { bytes, rest } = copied ?? { bytes: 0, rest: draft };
    const digests = base.index.digests.subarray(0, digestsLength(bytes));
    return {
      rest,
      bytes,
      digests,
      pack: (write) => timeline.during("pack", () => writeBody(delta, bytes, { write, signal }))
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NameTaken) throw error;
    info(`${inFull}: ${messageOf(error)}`);
    return void 0;
  }
}
async function writeBody({ copy, keptBytes, kept, deltas, removals, files, bytes, skipped }, start, writing) {
  await copyAll(copy.read(start, keptBytes), writing);
  const segments = [...kept];
  let end = keptBytes;
  const place2 = async ({ kind, length, ...facts }) => {
    const offset = startAfter(end, kind);
    if (offset > end) await writing.write(Buffer.alloc(offset - end));
    segments.push({ kind, offset, length, ...facts });
    end = offset + length;
  };
  for (const { path, ...layer } of deltas) {
    await place2({ kind: "delta", ...layer });
    await copyAll(createReadStream2(path, { highWaterMark: blockBytes }), writing);
  }
  if (removals) {
    const { frame, ...facts } = removals;
    await place2({ kind: "removals", length: frame.length, ...facts });
    await writing.write(frame);
  }
  return { segments, files, bytes, skipped };
}

// src/steps/fill-draft.ts
var nothingToSave = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function alreadyReserved(key) {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;
}
async function fill(draft, job) {
  const { inputs, key, selection, format, isHere, timeline, findings, signal } = job;
  const bases = selection.roots.map(({ base }) => base);
  timeline.watch([...bases, tempDir(), ...isHere ? [inputs.localDir] : []]);
  const whole = { rest: draft, bytes: 0, digests: Buffer.alloc(0), pack: packInto.bind(void 0, job) };
  const begun = (job.delta && await beginWithBase(draft, job.delta, job)) ?? whole;
  const upload = timedUpload(begun.rest, job);
  const digester = blockDigester();
  const packed = await begun.pack(async (bytes2) => {
    digester.update(bytes2);
    await upload.write(bytes2);
  });
  logSkipped(packed);
  if (packed.segments.length === 0) {
    mildWarning(nothingToSave);
    return false;
  }
  const { files, bytes } = packed;
  const digests = Buffer.concat([begun.digests, digester.finish()]);
  const index = format.indexed ? indexOf(packed, digests, job) : Buffer.alloc(0);
  await upload.write(index);
  const storedBytes = bodyLength(packed) + index.length;
  Object.assign(findings, { files, bytes, storedBytes });
  info(`Cache Size: ${sizeText(storedBytes)}`);
  if (begun !== whole) reportDelta(begun, packed, storedBytes, job);
  await upload.finish();
  signal.throwIfAborted();
  const isFirst = await upload.commit();
  if (!isFirst) info(alreadyReserved(key));
  return isFirst;
}
function timedUpload(draft, { isHere, timeline }) {
  const upload = uploadTo(draft, { onTaken: newProgress("Sent", void 0, info) });
  const phaseTimer = timeline.phaseTimer();
  const phase = isHere ? "write" : "upload";
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => upload.write(bytes)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during("publish", upload.commit)
  };
}
async function packInto({ inputs, selection, matches, tools, format, timeline, signal }, write) {
  const scratch = await mkdtemp2(join(tempDir(), "headstart-"));
  const { excludes } = sparing([scratch], selection);
  const leftOut = excludes ? [] : void 0;
  const found = timeline.items("walk", walk(matches, excludes, leftOut));
  const job = { matches, found, leftOut, scratch, tools, signal, write };
  const more = { workspace: workspace(), level: inputs.compressionLevel };
  return timeline.during("pack", () => format.pack({ ...job, ...more })).finally(() => rm2(scratch, { recursive: true, force: true }));
}
function indexOf(packed, digests, { inputs, key, format, createdBy }) {
  const { segments, files, bytes } = packed;
  const origin = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy };
  return sealIndex({ ...origin, segments, files, bytes, digests });
}
function reportDelta({ bytes }, { segments }, storedBytes, job) {
  const deltas = job.delta?.deltas ?? [];
  const reused = {
    reusedBytes: job.delta?.keptBytes ?? 0,
    packedBytes: deltas.reduce((sum3, { length }) => sum3 + length, 0),
    sentBytes: storedBytes - bytes,
    deadBytes: deadBytesIn(segments)
  };
  Object.assign(job.findings, reused);
  const { reusedBytes, packedBytes, sentBytes } = reused;
  const [kept, packed, sent] = [reusedBytes, packedBytes, sentBytes].map(shortSizeText);
  info(`Reused ${kept}, packed ${packed}, ${job.isHere ? "wrote" : "sent"} ${sent}`);
}
function logSkipped({ skipped }) {
  if (skipped.length === 0) return;
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, "")).toString());
  const more = skipped.length > some.length ? ", \u2026" : "";
  info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(", ")}${more}`);
}

// src/steps/snapshots.ts
import { lstatSync as lstatSync4, realpathSync as realpathSync4 } from "node:fs";
import { basename as basename2, dirname as dirname4 } from "node:path";

// src/files/fingerprint.ts
var import_node_crypto3 = __toESM(require_crypto3(), 1);
import { lstatSync as lstatSync3 } from "node:fs";
function fingerprintOf(tops, excludes) {
  const hash = (0, import_node_crypto3.createHash)("sha256");
  for (const top of tops) {
    const path = toBytes(top.path);
    hash.update(`${path}\0`, "latin1");
    const prefix2 = top.relative === "" ? `${top.root.place}` : `${top.root.place}/${toBytes(top.relative)}`;
    for (const batch of walk([top], excludes)) {
      const lines = batch.map(({ member, kind, target = "" }) => {
        const { size, mtimeNs, mode, ino } = lstatSync3(fromBytes(path + member.slice(prefix2.length)), {
          bigint: true
        });
        const own = kind === "directory" ? "" : `${size} ${ino}`;
        return `${member}\0${kind} ${mtimeNs} ${mode} ${own}\0${target}\0`;
      });
      hash.update(lines.join(""), "latin1");
    }
  }
  return hash.digest("hex");
}

// src/mount/overlay.ts
import { chmodSync, existsSync as existsSync2, mkdirSync as mkdirSync2, readdirSync as readdirSync3, realpathSync as realpathSync3, symlinkSync, utimesSync } from "node:fs";
import { lstat as lstat2 } from "node:fs/promises";
import { join as join6 } from "node:path";

// src/mount/mount-points.ts
import { realpathSync as realpathSync2 } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { dirname as dirname3 } from "node:path";
var mostSites = 16;
async function sitesOf2(root, place2) {
  const sites = [];
  const visit = async (relative2) => {
    const source = toBytes(place2) + relative2;
    const site = { sources: [source], target: toBytes(root.base) + relative2 };
    const path = fromBytes(relative2.slice(1)).toString();
    if (!(await lstat(fromBytes(source))).isDirectory())
      throw new Error(`'${root.pattern}' names a file, and only directories are mounted`);
    if (root.matches(path)) sites.push(site);
    else
      for (const name2 of await readdir(fromBytes(source), { encoding: "latin1" }))
        await visit(`${relative2}/${name2}`);
    if (sites.length > mostSites)
      throw new Error(`'${root.pattern}' names more than ${mostSites} directories`);
  };
  const isMissing = await lstat(place2).then(
    () => false,
    (error) => codeOf(error) === "ENOENT"
  );
  if (!isMissing) await visit("");
  return sites;
}
async function checkSite({ sources, target }, { base }, spare) {
  const name2 = fromBytes(target).toString();
  if ((await lstat(fromBytes(sources[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let path = target; path !== toBytes(base); path = dirname3(path)) {
    const stat2 = statOf(path);
    if (stat2 && !stat2.isDirectory()) throw new Error(`${fromBytes(path)} is no directory`);
  }
  const present = statOf(`${target}/.`);
  if (!present) return;
  const real = realpathSync2(fromBytes(target), "latin1");
  if (spare.some((path) => isWithin(realpathSync2(path, "latin1"), real)))
    throw new Error(`${name2} holds the directory of the job or the store`);
  if (readMounts().some(({ point }) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name2} already, or below it`);
}

// src/mount/overlay.ts
async function mountImages(images2, mounting) {
  const { dir, signal } = mounting;
  const unmounted = [];
  const mounts = newLayerMounts(mounting);
  const contents = [];
  for (const [nth, image] of images2.entries()) {
    const { root: own, roots } = image;
    try {
      const points = await mounts.mountAll(image, `l${nth}`);
      if (own) contents.push(wholeOf(own, points, dir));
      else {
        const top = points.length > 1 ? await mounts.stack(points, tree) : points[0];
        contents.push(...roots.map((root) => partOf(root, join6(dir, top))));
      }
    } catch (error) {
      signal.throwIfAborted();
      unmounted.push(...roots.map((root) => ({ root, reason: messageOf(error) })));
    }
  }
  const refusals = await show(contents, "lower", { ...mounting, mounts });
  await mounts.release();
  return [...unmounted, ...refusals];
}
function mountTree(roots, mounting) {
  const contents = roots.map((root) => partOf(root, join6(mounting.dir, tree)));
  return show(contents, "upper", { ...mounting, mounts: newLayerMounts(mounting) });
}
var tree = "tree";
function partOf(root, dir) {
  return { root, sites: () => sitesOf2(root, join6(dir, String(root.place))) };
}
function wholeOf(root, [upmost, ...others], dir) {
  const sourceAt = (point) => toBytes(join6(dir, point));
  const site = {
    sources: [sourceAt(upmost), ...others.map(sourceAt)],
    target: toBytes(root.literal)
  };
  return { root, sites: async () => [site] };
}
async function show(contents, position, mounting) {
  const { dir, rights, spare, signal } = mounting;
  const refusals = [];
  let siteCount = 0;
  for (const { root, sites: find } of contents.toSorted((a, b) => a.root.place - b.root.place)) {
    const mounted = [];
    try {
      const sites = await find();
      for (const site of sites) await checkSite(site, root, spare);
      for (const site of sites) {
        const number = siteCount++;
        await mountSite({ ...site, number, position }, mounting);
        mounted.push(number);
      }
    } catch (error) {
      signal.throwIfAborted();
      for (const number of mounted.reverse()) {
        await rights.run("umount", ["--", `target-${number}`], { cwd: dir, signal });
      }
      refusals.push({ root, reason: messageOf(error) });
    }
  }
  return refusals;
}
function upperDirectories(dir) {
  const names = existsSync2(dir) ? readdirSync3(dir) : [];
  return names.filter((name2) => /^upper-\d+$/.test(name2)).map((name2) => realpathSync3(join6(dir, name2)));
}
async function mountSite(site, { dir, rights, signal, mounts }) {
  const { target, number } = site;
  const shown = `target-${number}`;
  const content = statOf(`${target}/.`) ? namesIn(target) : void 0;
  symlinkSync(fromBytes(target), join6(dir, shown));
  if (!content) {
    const [topmost = target] = missingDirectories(target);
    symlinkSync(fromBytes(topmost), join6(dir, `made-${number}`));
    mkdirSync2(fromBytes(target), { recursive: true });
  }
  let lowers = await makeLayers(site, dir);
  if (content && content.length > 0) {
    if (lowers.length > 1) lowers = [await mounts.stack(lowers, `stack-${number}`)];
    lowers.push(shown);
  }
  const layers = `lowerdir=${lowers.join(":")},upperdir=upper-${number},workdir=work-${number}`;
  await firstOf(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (more) => {
    const options = `${more},nosuid,nodev,redirect_dir=on,index=off,${layers}`;
    const args = ["-i", "-n", "-t", "overlay", "-o", options, "--", dir, shown];
    return rights.run("mount", args, { cwd: dir, signal });
  });
}
async function makeLayers({ sources, number, position }, dir) {
  const [upper, lower] = [`upper-${number}`, `lower-${number}`];
  mkdirSync2(join6(dir, `work-${number}`));
  if (position === "upper") {
    symlinkSync(fromBytes(sources[0]), join6(dir, upper));
    mkdirSync2(join6(dir, lower));
    return [lower];
  }
  mkdirSync2(join6(dir, upper));
  const { mode, mtimeMs } = await lstat2(fromBytes(sources[0]));
  chmodSync(join6(dir, upper), mode & 511);
  utimesSync(join6(dir, upper), mtimeMs / 1e3, mtimeMs / 1e3);
  const names = sources.map((_, nth) => `${number}-${nth}`);
  for (const [nth, source] of sources.entries())
    symlinkSync(fromBytes(source), join6(dir, names[nth]));
  return names;
}

// src/steps/snapshots.ts
async function restoredSnapshot(name2, { inputs, run: run2, mountRoot, timeline }) {
  const { rolling, key, save: save2, lookupOnly } = inputs;
  if (!rolling || lookupOnly || !sameKey(namesFor(rolling).keyIn(name2), key)) return void 0;
  if (save2 === "never" || whyNoSnapshots(rolling, run2)) return { name: name2 };
  return { name: name2, contents: await timeline.during("fingerprint", () => contentsOf(inputs, mountRoot)) };
}
function whyNoSnapshots({ branches }, run2) {
  const { write: scope = run2.ref } = accessOf(run2);
  const isDefault = run2.defaultBranch === "" ? scope.startsWith("refs/heads/") : scope === `refs/heads/${run2.defaultBranch}`;
  if (branches === "all" || isDefault) return void 0;
  return `Cache save skipped: a snapshot of ${scope} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function whyKeep({ name: name2, contents }, { everyMinutes }, { inputs, mountRoot, timeline }) {
  const minutes = Math.max(0, Math.floor((Date.now() - snapshotMs(name2)) / 6e4));
  if (minutes < everyMinutes)
    return `Cache save skipped: the restored snapshot is ${minutes} minutes old, and rolling-every is ${everyMinutes}.`;
  const now = await timeline.during("fingerprint", () => contentsOf(inputs, mountRoot));
  const isSame = contents !== void 0 && contents === now;
  return isSame ? `Nothing has changed since cache ${inputs.key} was restored, not saving cache.` : void 0;
}
async function contentsOf(inputs, mountRoot) {
  try {
    const { excludes, roots } = cachedFiles(inputs);
    const matches = await findMatches({ excludes, roots });
    if (mountRoot === void 0) return fingerprintOf(matches, excludes);
    const points = mountsOn(mountRoot).map(({ point }) => point);
    const unpacked = matches.filter(({ path }) => !points.some((point) => isWithin(realName(path), point)));
    const uppers = upperDirectories(mountRoot).map(topOf);
    return [fingerprintOf(unpacked, excludes), fingerprintOf(uppers, void 0)].join();
  } catch (error) {
    debug(`The cached files cannot be compared: ${messageOf(error)}`);
    return void 0;
  }
}
function topOf(path, place2) {
  return { path, relative: "", stat: lstatSync4(path), root: { place: place2 } };
}
function realName(path) {
  return `${realpathSync4(dirname4(path), "latin1")}/${toBytes(basename2(path))}`;
}
async function removeOldSnapshots(store, { scope, version, key }, { keep }) {
  try {
    const snapshots = await store.removable({ scope, version, key: snapshotPrefix(key) });
    const old = oldSnapshots(snapshots, keep);
    for (const { remove } of old) await remove();
    if (old.length > 0) info(`Removed ${old.length} older snapshots`);
  } catch (error) {
    info(`Older snapshots stay in the ${store.label}: ${messageOf(error)}`);
  }
}

// src/steps/save.ts
async function save(signal, state = {}) {
  const { key: mainKey, matchedKey, mountRoot, restored } = state;
  if (!restored && mainKey !== void 0 && matchedKey !== void 0 && sameKey(matchedKey, mainKey)) {
    return info(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`);
  }
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  if (input("key") === "") return mildWarning("Key is not specified.");
  const inputs = readInputs(input, cacheDir());
  const key = mainKey ?? inputs.key;
  const { rolling } = inputs;
  const names = namesFor(rolling);
  const mistake = names.mistake([key]);
  if (mistake) throw new JobFailure(mistake);
  const { write: scope, whyNoWrite } = accessOf(run2);
  const reason = whyNoWrite ?? reasonToSkip(inputs) ?? (rolling && whyNoSnapshots(rolling, run2));
  if (scope === void 0 || reason)
    return info(reason ?? "Cache save skipped: this run may write no scope.");
  const timeline = newTimeline();
  const whyKept = rolling && restored && await whyKeep(restored, rolling, { inputs, mountRoot, timeline });
  if (whyKept) return info(whyKept);
  const selection = cachedFiles(inputs);
  const matches = await timeline.during("find", () => findMatches(selection));
  if (matches.length === 0) return mildWarning(nothingToSave);
  await saveMatches({ inputs, key, run: run2, scope, state, selection, matches, timeline, signal });
}
async function saveMatches(saving) {
  const { inputs, key, run: run2, scope, timeline, signal } = saving;
  const store = openStore(storeOptions(inputs, run2, signal));
  const tools = await toolsFor(inputs, ["mount", "lazy"].includes(inputs.mode) ? signal : void 0);
  const format = await formatFor(store, inputs, { tools, signal });
  const [version = ""] = format.versions(inputs, tools);
  const name2 = { scope, version, key: namesFor(inputs.rolling).nameFor(key, run2) };
  const draft = await timeline.during("reserve", () => store.create(name2));
  if (!draft) return info(alreadyReserved(key));
  const findings = newFindings({ step: "save", outcome: "saved", key, store: store.label }, inputs);
  const delta = await prepareDelta({ ...saving, store, scopes: accessOf(run2).read, version, tools });
  const [createdBy, isHere] = [originOf(run2, scope), store.isHere ?? false];
  try {
    const job = { ...saving, key: name2.key, tools, format, delta, createdBy, isHere, findings };
    if (!await fill(draft, job)) return;
  } catch (error) {
    if (error instanceof NameTaken) return info(alreadyReserved(key));
    signal.throwIfAborted();
    Object.assign(findings, { outcome: "failed", trouble: messageOf(error) });
    await publishReport(findings, timeline, inputs.summary);
    throw error;
  } finally {
    await delta?.close();
    await draft.discard();
  }
  info("Cache saved successfully");
  info(`Cache saved with key: ${key}`);
  if (inputs.rolling) await removeOldSnapshots(store, { ...name2, key }, inputs.rolling);
  await publishReport(findings, timeline, inputs.summary);
}
function reasonToSkip({ save: save2, jobStatus }) {
  if (save2 === "never") return "Cache save skipped: the input save is 'never'.";
  if (save2 === "always" || jobStatus === "" || jobStatus === "success") return void 0;
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`;
}
function originOf({ repository, ref, sha, runId, eventName }, scope) {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: package_default.version };
}

// src/lazy/lazy-mount.ts
import { join as join7 } from "node:path";
function startServerFor(inputs, mounting) {
  const isOfUse = inputs.mode === "lazy" && !inputs.lookupOnly && "rights" in mounting;
  return isOfUse ? startServer() : void 0;
}
async function showImages({ entry, index }, images2, { server, dir, rights, signal }) {
  if (!entry.remote || entry.file?.isWhole) return void 0;
  const { digests, ...facts } = index;
  try {
    const found = await foundEntry(entry, entry.remote);
    const handed = { found, facts, digests: digests.toString("base64") };
    await server.show({ env: environment(), cwd: process.cwd(), dir, ...handed }, signal);
  } catch (error) {
    await endServer(dir, rights);
    signal.throwIfAborted();
    info(`Receiving all of the image before mounting it: ${messageOf(error)}`);
    return void 0;
  }
  const path = join7(dir, serverFiles.image);
  await checkHeads(path, images2);
  return { path, images: images2 };
}
async function endMounts(dir, rights, inspect) {
  const report = await endServer(dir, rights);
  await inspect?.(report, rights);
  await takeDown(dir, { rights, warn: warning });
  return report;
}
function troubleIn(report) {
  return typeof report === "object" ? report.trouble : void 0;
}
function imageAfter(report, dir) {
  if (!report) return join7(dir, serverFiles.image);
  if (report === "killed") {
    warning("What had not arrived of the cache could not be read: its server was killed");
    return void 0;
  }
  logReport(report);
  const isWhole = report.presentBlocks === report.blocks;
  return isWhole && report.damage === void 0 ? join7(dir, serverFiles.blocks) : void 0;
}
function logReport(report) {
  const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes } = report;
  const { trouble, damage } = report;
  info(
    `Of ${blocks} blocks of the cache, ${wantedBlocks} were wanted, ${prefetchedBlocks} of them after they had arrived; readers waited ${secondsText(waitedMs)}; ${shortSizeText(unreadBytes)} were never needed`
  );
  if (trouble !== void 0 && presentBlocks < blocks)
    warning(`Not all of the cache could be read: ${trouble}`);
  if (damage !== void 0)
    warning(`The cache is bad; its entry is removed where the store allows that: ${damage}`);
}

// src/mount/kernel-log.ts
function kernelTime() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var slackSeconds = 10;
async function hasComplained(since, rights) {
  const log = await rights.kernelLog().catch(() => "");
  return log.split("\n").some((line) => {
    const [, seconds = String(since)] = line.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    const isLate = Number(seconds) >= since - slackSeconds;
    return isLate && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(line);
  });
}

// src/steps/damaged-image.ts
var limitMs = 3e4;
async function reportDamage(path, entry, rights, limit = AbortSignal.timeout(limitMs)) {
  if (!await hasComplained(entry.since, rights)) return;
  const check = async () => {
    for (const image of entry.images) await checkImageFile(path, image, "contents", limit);
  };
  const damage = await check().then(() => void 0, damageIn);
  if (damage === void 0) return;
  warning(`Reading the cache gave input/output errors: ${damage}`);
  await reject(entry).catch((error) => warning(`The entry stays where it is: ${messageOf(error)}`));
}
function damageIn(error) {
  return error instanceof BadEntry || codeOf(error) === "EIO" ? messageOf(error) : void 0;
}
async function reject({ scope, version, key, size }) {
  const inputs = readInputs(input, cacheDir());
  const run2 = currentRun();
  const store = openStore(storeOptions(inputs, run2, AbortSignal.timeout(limitMs)));
  const scopes = scope === void 0 ? accessOf(run2).read : [scope];
  const entry = await store.find({ scopes, keys: [key], versions: [version] });
  try {
    if (entry?.key !== key || entry.size !== size) return;
    await entry.reject();
    await entry.original?.reject();
  } finally {
    await entry?.close();
  }
}

// src/steps/unmount.ts
async function unmount() {
  const { mountRoot, mounted } = loadState2() ?? {};
  if (mountRoot === void 0) return;
  await endAllMounts([mountRoot], async (report, rights) => {
    const path = imageAfter(report, mountRoot);
    if (mounted && path !== void 0) await reportDamage(path, mounted, rights);
  });
}
async function unmountAbandoned() {
  await endAllMounts(abandonedMountRoots(tempDir()));
}
async function endAllMounts(mountRoots, inspect) {
  if (mountRoots.length === 0) return;
  const rights = await findRights(AbortSignal.timeout(1e4)).catch(() => void 0);
  for (const dir of mountRoots) {
    try {
      if (!rights) throw new Error("root no longer has the rights, or sudo asks for a password");
      await endMounts(dir, rights, inspect);
    } catch (error) {
      warning(`Mounts that stand on ${dir} are left: ${messageOf(error)}`);
    }
  }
}

// src/steps/post.ts
async function post(signal) {
  try {
    await save(signal, loadState2());
  } finally {
    await unmount();
  }
}

// src/files/recover.ts
import { lstatSync as lstatSync5, realpathSync as realpathSync5, rmdirSync as rmdirSync2, statSync as statSync2 } from "node:fs";
import { readdir as readdir2 } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as mkdirSync3, readdirSync as readdirSync4, rmdirSync, rmSync, writeFileSync as writeFileSync3 } from "node:fs";
import { setTimeout } from "node:timers/promises";
var retryMs = 20;
var timeoutMs = 6e4;
function lockIn(parent) {
  return join(parent, `${prefix}lock-${process.geteuid?.() ?? 0}`);
}
function checkLock(parent) {
  const lock = lockIn(parent);
  const stat2 = statOf(toBytes(lock));
  if (stat2 && !isPrivateDirectory(stat2))
    throw new Error(`${lock} is not a directory of this user alone; remove it to restore here`);
}
async function lockDirectory(staging, signal) {
  if (!hasSign(staging)) return () => {
  };
  const [parent, name2] = [dirname(staging), basename(staging)];
  const [lock, own] = [lockIn(parent), join(staging, "lock")];
  mkdirSync3(own, { mode: 448 });
  writeFileSync3(join(own, name2), "");
  const deadline = Date.now() + timeoutMs;
  while (!take(own, lock)) {
    checkLock(parent);
    const held = await isHeld(lock);
    if (Date.now() > deadline) throw new Error(`another restore has been busy in ${parent} for a minute`);
    if (held) await setTimeout(retryMs, void 0, { signal });
  }
  return () => {
    rmSync(join(lock, name2), { force: true });
    try {
      rmdirSync(lock);
    } catch {
    }
  };
}
function take(own, lock) {
  try {
    return renameUnlessTaken(own, lock);
  } catch (error) {
    checkLock(dirname(lock));
    throw error;
  }
}
async function isHeld(lock) {
  let held = false;
  for (const holder of holdersOf(lock)) {
    if (await isAlive(join(dirname(lock), holder))) held = true;
    else rmSync(join(lock, holder), { recursive: true, force: true });
  }
  return held;
}
function holdersOf(lock) {
  try {
    return readdirSync4(lock);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

// src/files/recover.ts
async function recover(roots, { mounts, warn: warn2, signal, mostMs = 3e4 }) {
  const allowed = { ms: mostMs };
  const nearest = await Promise.all(roots.map(stagingParent));
  for (const parent of new Set(nearest.flatMap(withAbove))) {
    for (const dir of await stagingsIn(parent, mounts)) {
      if (!hasSign(dir)) removeForgotten(dir);
      if (!hasSign(dir) || await isAlive(dir)) continue;
      try {
        await undoAndRemove(dir, { roots, signal, allowed });
      } catch (error) {
        signal.throwIfAborted();
        warn2(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error)}`);
      }
    }
  }
}
function withAbove(directory) {
  const above = dirname(directory);
  return above === directory ? [directory] : [directory, ...withAbove(above)];
}
async function stagingsIn(parent, mounts) {
  const names = (await readdir2(parent).catch(() => [])).filter(isStaging);
  if (names.length === 0) return [];
  const real = slashed(realpathSync5(parent, "latin1"));
  if (mounts.some((mount2) => isWithin(real, mount2))) return [];
  return names.map((name2) => join(parent, name2)).filter(isPrivate);
}
var forgottenAfterMs = 60 * 60 * 1e3;
function removeForgotten(dir) {
  try {
    if (Date.now() - lstatSync5(dir).mtimeMs > forgottenAfterMs) rmdirSync2(dir);
  } catch {
  }
}
async function undoAndRemove(dir, { roots, signal, allowed }) {
  const parent = dirname(dir);
  const staging = openStaging(parent);
  try {
    const unlock = await lockDirectory(staging.dir, signal);
    const endsAt = performance.now() + allowed.ms;
    const late = new Error("that takes too long");
    try {
      undo(dir, (step) => {
        if (performance.now() > endsAt) throw late;
        if (!isRestored(step, roots)) return false;
        for (const path of pathsOf(step)) checkWay(toBytes(parent), path);
        return true;
      });
      if (!isUnfinished(dir)) removeTree(dir);
    } finally {
      allowed.ms = endsAt - performance.now();
      unlock();
    }
  } finally {
    await staging.remove();
  }
}
function isRestored(step, roots) {
  const target = fromBytes(targetOf(step)).toString();
  return roots.some((root) => {
    if (isWithin(target, root.base) && isNamed(relative(root.base, target), root)) return true;
    if (step.do !== "make") return false;
    return isWithin(root.literal ?? root.base, target) || !root.literal && isWithin(target, root.base);
  });
}
function isNamed(path, root) {
  return root.matches(path) || path !== "" && isNamed(path.replace(/\/?[^/]*$/, ""), root);
}
function checkWay(parent, path) {
  const { dev } = statSync2(fromBytes(parent));
  for (let at = path; at !== parent; at = dirname(at)) {
    const stat2 = statOf(at);
    if (stat2 && at !== path && !stat2.isDirectory()) throw new Error(`${fromBytes(at)} is no directory`);
    if (stat2 && stat2.dev !== dev) throw new Error(`${fromBytes(at)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as sleep } from "node:timers/promises";
var timeoutMs2 = 1e3;
async function explainMiss(miss) {
  const { store, wanted, naming, signal } = miss;
  const { scopes, keys } = wanted;
  const [first, ...others] = new Set(keys.map(namesFor(naming.rolling).keyIn));
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(" or ")}` : "";
  return [
    `The ${store.label} has no entry with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(", ")}.`,
    ...await withTimeout(findSimilar(miss), signal)
  ];
}
async function withTimeout(lines, signal) {
  const over = new AbortController();
  const late = sleep(timeoutMs2, [], { signal: AbortSignal.any([signal, over.signal]) });
  return Promise.race([lines, late]).catch(() => []).finally(() => over.abort());
}
async function findSimilar({ store, wanted, formats: formats2, naming }) {
  const { scopes, keys } = wanted;
  const similar = similarLookups(formats2, naming);
  const versions = similar.flatMap(({ versions: versions2 }) => versions2);
  const searched = store.isHere ? { scopes, versions } : { scopes: scopes.slice(0, 1), versions: versions.slice(0, 1) };
  const entry = await store.find({ keys, ...searched, isHint: true });
  await entry?.close();
  const found = entry && similar.find(({ versions: versions2 }) => versions2.includes(entry.version));
  return found ? [`There is ${namesFor(naming.rolling).keyIn(entry.key)}, but it was saved ${found.difference}.`] : [];
}
function similarLookups(formats2, naming) {
  const { paths } = naming;
  const ofPaths = (difference, paths2) => ({
    difference,
    versions: formats2.flatMap((format) => format.versions({ ...naming, paths: paths2 }))
  });
  const onWindows = { ...naming, crossOs: false, platform: "win32" };
  const all = [
    {
      difference: "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
      versions: formats2.flatMap((format) => format.versions({ ...naming, crossOs: true }))
    },
    ofPaths("with the lines of path in another order", paths.toSorted()),
    ofPaths("with the lines of path in another order", paths.toReversed()),
    ofPaths(
      "without the slash at the end of lines of path",
      paths.map((path) => path.replace(/(?<=.)\/+$/, ""))
    ),
    ofPaths(
      "without the ./ at the start of lines of path",
      paths.map((path) => path.replace(/^\.\/(?=.)/, ""))
    ),
    ...images.filter((format) => !formats2.includes(format)).map((format) => ({
      difference: "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs",
      versions: format.versions(naming)
    })),
    {
      difference: "on Windows without enableCrossOsArchive",
      versions: formats2.toReversed().flatMap((format) => format.versions(onWindows))
    },
    ofPaths(
      "with a slash at the end of lines of path",
      paths.map((path) => path.replace(/\/*$/, "/"))
    ),
    ofPaths(
      "with ./ at the start of lines of path",
      paths.map((path) => path.replace(/^(?=[^/~!.#])/, "./"))
    )
  ];
  const searched = new Set(ofPaths("", paths).versions);
  return all.filter(({ versions }) => !versions.some((version) => searched.has(version)));
}
var images = formats.filter(({ image }) => image);

// src/steps/mount.ts
import { existsSync as existsSync3, mkdirSync as mkdirSync7 } from "node:fs";
import { join as join8 } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as mkdirSync6, readdirSync as readdirSync6 } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync,
  mkdirSync as mkdirSync4,
  readdirSync as readdirSync5,
  readlinkSync as readlinkSync2,
  statSync as statSync3,
  symlinkSync as symlinkSync2,
  utimesSync as utimesSync2
} from "node:fs";
import { setImmediate } from "node:timers/promises";
async function copyTree(from, to, signal) {
  const { atimeMs, mtimeMs } = statSync3(from);
  mkdirSync4(to);
  for (const item of readdirSync5(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    if (item.isDirectory()) await copyTree(source, target, signal);
    else if (item.isSymbolicLink()) symlinkSync2(readlinkSync2(source), target);
    else copyFileSync(source, target);
  }
  utimesSync2(to, atimeMs / 1e3, mtimeMs / 1e3);
  await setImmediate();
  signal.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as chmodSync2, mkdirSync as mkdirSync5 } from "node:fs";
function publish(staged) {
  const dirs = new Set(staged.map(({ dir }) => dir));
  const done = [];
  try {
    for (const { root, dir } of staged) {
      const steps2 = planOf(root, dir);
      carryOut(steps2, dir);
      done.push(...steps2);
    }
  } catch (error) {
    for (const dir of dirs) undo(dir);
    throw error;
  }
  for (const dir of dirs) commit(dir);
  return done;
}
function planOf(root, dir) {
  const staged = toBytes(join(dir, "tree", String(root.place)));
  if (!statOf(staged)) return [];
  const asideDir = join(dir, "aside", String(root.place));
  mkdirSync5(asideDir, { recursive: true });
  let asides = 0;
  const plan = { root, aside: () => toBytes(join(asideDir, String(asides++))) };
  const steps2 = planAbove(plan, staged, toBytes(root.base));
  if (steps2.length === 0) return [];
  const missing = missingDirectories(toBytes(root.matches("") ? dirname(root.base) : root.base));
  return [...missing.map((path) => ({ do: "make", path })), ...steps2];
}
function planAbove(plan, staged, target, relative2 = "") {
  const path = fromBytes(relative2).toString();
  if (plan.root.matches(path)) return planMatch(plan, staged, target);
  if (!statOf(staged)?.isDirectory())
    throw new BadEntry(`it holds ${path}, which '${plan.root.pattern}' does not name`);
  const existing = statOf(target);
  if (existing && !existing.isDirectory() && relative2 !== "") {
    throw new Error(`${fromBytes(target)} is no directory, so nothing can be restored below it`);
  }
  const steps2 = namesIn(staged).flatMap((name2) => {
    const path2 = relative2 === "" ? name2 : `${relative2}/${name2}`;
    return planAbove(plan, `${staged}/${name2}`, below(target) + name2, path2);
  });
  return existing || relative2 === "" || steps2.length === 0 ? steps2 : [{ do: "make", path: target }, ...steps2];
}
function planMatch(plan, staged, target) {
  const existing = statOf(target);
  const cached = statOf(staged);
  if (!existing) return [{ do: "move", from: staged, to: target, inode: inodeOf(staged) }];
  if (existing.isDirectory() && cached.isDirectory()) {
    chmodSync2(fromBytes(staged), 448);
    const steps2 = namesIn(staged).flatMap(
      (name2) => planMatch(plan, `${staged}/${name2}`, below(target) + name2)
    );
    return [...steps2, { do: "stamp", path: target, stamp: stampOf3(cached), before: stampOf3(existing) }];
  }
  if (existing.isDirectory() && namesIn(target).length > 0) {
    throw new Error(
      `${fromBytes(target)} is a directory with content where the cache has none; remove it to restore`
    );
  }
  const inode = inodeOf(staged);
  return [{ do: "replace", from: staged, to: target, inode, aside: plan.aside() }];
}
function stampOf3({ mode, mtimeMs }) {
  return { mode: mode & 4095, mtime: mtimeMs / 1e3 };
}

// src/files/stage-and-publish.ts
async function place({ roots, signal, fill: fill2, publishing }) {
  const parents = await Promise.all(roots.map(stagingParent));
  const stagings = /* @__PURE__ */ new Map();
  const stagingIn = (parent) => stagings.get(parent).dir;
  const locks = [];
  let done = [];
  try {
    for (const parent of new Set(parents)) {
      checkLock(parent);
      stagings.set(parent, openStaging(parent));
    }
    const staged = roots.map((root, nth) => ({ root, dir: stagingIn(parents[nth]) }));
    const first = stagingIn(parents[0]);
    await fill2(first);
    checkPlaces(first, roots);
    for (const { root, dir } of staged) {
      if (dir !== first) await moveTree(root, { from: first, to: dir, signal });
    }
    for (const parent of [...stagings.keys()].sort())
      locks.push(await lockDirectory(stagingIn(parent), signal));
    signal.throwIfAborted();
    await publishing(() => {
      done = publish(staged);
    });
  } finally {
    for (const unlock of locks) unlock();
    await Promise.all([...stagings.values()].map((staging) => staging.remove()));
    stampAgain(done);
  }
}
function checkPlaces(dir, roots) {
  const stray = readdirSync6(join(dir, "tree")).find(
    (name2) => !roots.some(({ place: place2 }) => String(place2) === name2)
  );
  if (stray !== void 0) throw new BadEntry(`it holds ${stray}, which is not of any line of path`);
}
async function moveTree({ place: place2 }, { from, to, signal }) {
  const source = join(from, "tree", String(place2));
  const target = join(to, "tree", String(place2));
  mkdirSync6(join(to, "tree"), { recursive: true });
  try {
    rename(source, target);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    if (codeOf(error) !== "EXDEV") throw error;
    await whileThereIsSpace(
      to,
      signal,
      (signal2) => process.platform === "win32" ? copyTree(source, target, signal2) : runProgram("cp", ["-a", source, target], { cwd: to, signal: signal2 })
    );
  }
}

// src/mount/ramdisk.ts
var pageBytes = 4096;
var share = { auto: 1 / 4, on: 3 / 4 };
async function mountMemory(dir, { wish, bytes, rights, signal }) {
  const free = process.availableMemory();
  if (!Number.isFinite(bytes)) return "the server does not tell how much is needed";
  if (bytes > free * share[wish])
    return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`;
  const size = Math.floor(free * share.on);
  const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`;
  const files = Math.floor(size / pageBytes);
  const options = `size=${size},nr_inodes=${files},mode=0700,${owner},nosuid,nodev`;
  await rights.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", options, "--", dir, dir], { cwd: "/", signal });
  return void 0;
}

// src/steps/unpack.ts
async function unpack(job, context) {
  await checkSpace(await stagingParent(job.roots[0]), neededBy(job));
  await putInPlace(job.roots, context, (dir) => unpackInto(dir, job));
}
function neededBy({ bytes, segments }) {
  return { bytes, files: segments.reduce((sum3, { files }) => sum3 + files, 0) };
}
async function unpackInto(dir, job) {
  const tools = await job.tools();
  const reason = job.format.unsupportedReason(tools, "unpack");
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`);
  await whileThereIsSpace(
    dir,
    job.signal,
    (signal) => job.format.unpack({ ...job, signal, tools, body: job.body(), dir })
  );
}
async function putInPlace(roots, { timeline, signal }, fill2) {
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during("unpack", () => fill2(dir)),
    publishing: (put) => timeline.during("publish", put)
  });
}

// src/steps/mount.ts
async function mount(job, context) {
  const mountRoot = await mountRootFor(job, context);
  if (!mountRoot) return false;
  const { dir, rights } = mountRoot;
  let ending;
  const stopWaiting = () => {
    ending = endServer(dir, rights);
  };
  const takeAway = async () => {
    await ending;
    return troubleIn(await endMounts(dir, rights));
  };
  context.signal.addEventListener("abort", stopWaiting);
  try {
    const since = kernelTime();
    const { image } = job.format;
    const refusals = await (image ? mountAsImage : mountAsTree)(job, { ...context, ...mountRoot });
    const refused = refusals.map(({ root }) => root);
    const mounted = job.roots.filter((root) => !refused.includes(root));
    if (mounted.length === 0) await takeAway();
    else {
      if (image) context.remember({ mounted: mountedEntry(job, since) });
      info(`Mounted ${mounted.map(({ pattern }) => pattern).join(", ")}`);
    }
  } catch (error) {
    const trouble = await takeAway();
    throw trouble === void 0 ? error : new Error(trouble, { cause: error });
  } finally {
    context.signal.removeEventListener("abort", stopWaiting);
  }
  return true;
}
function mountedEntry({ indexed, segments }, since) {
  const { entry, index } = indexed;
  const { scope, version, key, size } = entry;
  const images2 = segments.filter(isLayer).map(({ offset, length }) => ({ offset, length }));
  return { scope, version, key, size, images: images2, identity: identityOf(index), since };
}
async function mountRootFor(job, context) {
  const { inputs, mounting, remember } = context;
  const { image } = job.format;
  const isWished = inputs.mode !== "unpack";
  if ("reason" in mounting) {
    if (isWished || inputs.ramdisk !== "off")
      info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.reason}`);
    return void 0;
  }
  if (!image && inputs.ramdisk === "off") {
    if (isWished) info("Unpacking instead of mounting: the entry was saved to be unpacked");
    return void 0;
  }
  const { rights } = mounting;
  const dir = openMountRoot(tempDir());
  remember({ mountRoot: dir });
  if (await moveIntoMemory(job, { ...context, dir, rights }) || image) return { dir, rights };
  await endMounts(dir, rights);
  return void 0;
}
var pageBytes2 = 4096;
var packingRatio = 8;
async function moveIntoMemory(job, { inputs, dir, rights, signal }) {
  const wish = inputs.ramdisk;
  if (wish === "off") return false;
  const { image, indexed } = job.format;
  const packed = bodyLength(job);
  const { bytes, files } = neededBy(job);
  const unpacked = indexed ? bytes + files * pageBytes2 : packed * packingRatio;
  const needed = image ? packed : unpacked;
  const reason = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf);
  signal.throwIfAborted();
  if (reason !== void 0) info(`Using the disk instead of memory: ${reason}`);
  return reason === void 0;
}
async function mountAsImage(job, context) {
  const { server, dir, timeline } = context;
  if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) });
  const { indexed } = job;
  const images2 = imagesOf(job.segments, job.roots);
  const shown = server && indexed && await timeline.during("show", () => showImages(indexed, images2, { ...context, server }));
  const received = shown ?? await timeline.during("receive", () => receiveImages({ ...job, isMounted: true }, dir));
  const refusals = await timeline.during("mount", () => mountImages(received.images, mountingOf(context)));
  if (await received.isInPlace?.() === false)
    throw new Error("the entry was removed from its store while it was being mounted");
  await unpackRefused(refusals, context, async (roots, staging) => {
    const tools = await job.tools();
    if (!tools.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await checkSpace(staging, neededBy(job));
    await whileThereIsSpace(
      staging,
      job.signal,
      (signal) => unpackImages(received, { ...job, signal, tools, dir: staging }, roots)
    );
  });
  return refusals;
}
async function mountAsTree(job, context) {
  const { dir, timeline, signal } = context;
  await timeline.during("unpack", () => unpackInto(dir, job));
  checkPlaces(dir, job.roots);
  const refusals = await timeline.during("mount", () => mountTree(job.roots, mountingOf(context)));
  await unpackRefused(refusals, context, async (roots, staging) => {
    mkdirSync7(join8(staging, "tree"));
    for (const root of roots) await moveTree(root, { from: dir, to: staging, signal });
  });
  return refusals;
}
function mountingOf({ inputs, dir, rights, signal }) {
  const spare = [process.cwd(), workspace(), tempDir(), inputs.localDir];
  return { dir, rights, spare: spare.filter((path) => existsSync3(path)), signal };
}
async function unpackRefused(refusals, context, unpack2) {
  if (refusals.length === 0) return;
  for (const { root, reason } of refusals)
    info(`Unpacking ${root.pattern} instead of mounting: ${reason}`);
  const roots = refusals.map(({ root }) => root);
  await putInPlace(roots, context, (dir) => unpack2(roots, dir));
}

// src/steps/receive-to-file.ts
import { mkdtemp as mkdtemp3, rm as rm3, statfs } from "node:fs/promises";
import { join as join9 } from "node:path";
var gibibyte = 1024 ** 3;
var maxAttempts = 3;
async function spool(entry, options) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await receive(entry, options);
    } catch (error) {
      const isBroken = error instanceof TransferFailure && error.recover === "resume";
      if (!isBroken || attempt === maxAttempts) throw error;
    }
  }
}
async function receive(entry, { dir, maxBytes = 64 * gibibyte, minFreeBytes = gibibyte, onRead }) {
  const place2 = await mkdtemp3(join9(dir, "headstart-stream-"));
  const draft = await newDraftFile(place2);
  const remove = async () => {
    await draft.discard();
    await rm3(place2, { recursive: true, force: true });
  };
  try {
    const { bavail, bsize } = await statfs(dir);
    const room = Math.max(0, Math.min(maxBytes, bavail * bsize - minFreeBytes));
    const tooLarge = `the entry is larger than the ${shortSizeText(room)} that it may take at ${dir}`;
    await draft.file.writeFile(
      counted(entry.read(0, entry.size), (bytes, total) => {
        onRead?.(bytes);
        if (total > room) throw new Error(tooLarge);
      })
    );
    const { stat: stat2, read: read2, file, close } = await openStored(draft.path, { dir: place2 });
    return {
      ...entry,
      size: stat2.size,
      read: read2,
      file,
      async close() {
        await close();
        await remove();
      }
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
async function* counted(bytes, onPiece) {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    onPiece(piece.length, total);
    yield piece;
    bytes.release?.(piece);
  }
}

// src/steps/restore-entry.ts
async function restoreEntry(entry, roots, context) {
  const { inputs, formats: formats2, timeline } = context;
  const format = formats2.find((format2) => format2.versions(inputs).includes(entry.version));
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`);
  const isStream = !Number.isFinite(entry.size);
  if (!isStream || !format.indexed) return await restoreFrom(entry, { ...context, format, roots });
  timeline.watch(diskPathsOf(entry, roots, inputs));
  const spooled = await timeline.during("receive", () => spooledEntry(entry, context));
  await restoreFrom(spooled, { ...context, format, roots }).finally(spooled.close);
}
function spooledEntry(entry, { timeline }) {
  info("Receiving all of the entry before restoring it: its server sends no ranges");
  const onRead = newProgress("Received", void 0, info);
  const phaseTimer = timeline.phaseTimer();
  const timed = { ...entry, read: () => phaseTimer.pulled("download", entry.read(0, entry.size)) };
  return spool(timed, { dir: tempDir(), onRead });
}
async function restoreFrom(entry, context) {
  const { inputs, mounting, timeline, findings, format, roots, signal } = context;
  let receivedBytes = 0;
  const logSize = (bytes) => {
    findings.storedBytes = bytes;
    info(`Cache Size: ${sizeText(bytes)}`);
  };
  const isStream = !Number.isFinite(entry.size);
  if (!isStream) logSize(entry.size);
  let found;
  const tools = () => found ??= toolsFor(inputs);
  const [contents] = await Promise.all([
    format.indexed ? timeline.during("index", () => indexedContents(entry, context)) : unindexedContents(entry),
    // Looking for programs takes time, and mounting an image needs none.
    format.image && "rights" in mounting ? void 0 : tools()
  ]);
  const logProgress = newProgress("Received", isStream ? void 0 : bodyLength(contents), info);
  const onRead = (bytes) => {
    receivedBytes += bytes;
    logProgress(bytes);
  };
  const body = () => timedBody(entry, contents.indexed, { timeline, onRead, signal });
  timeline.watch(diskPathsOf(entry, roots, inputs));
  const job = {
    ...contents,
    format,
    body,
    file: entry.file,
    roots,
    workspace: workspace(),
    tools,
    signal,
    warn: warning
  };
  if (!await mount(job, context)) await unpack(job, context);
  if (isStream) logSize(receivedBytes);
  info("Cache restored successfully");
}
async function indexedContents(entry, { format, inputs: { paths }, findings }) {
  const index = await readIndex(entry.stored ?? entry);
  if (!sameKey(index.key, entry.key))
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`);
  if (index.paths.join("\n") !== paths.join("\n")) throw new BadEntry("the entry was saved for other paths");
  const { segments, files, bytes } = index;
  const unknown = segments.find(({ kind }) => !format.kinds.includes(kind));
  if (index.format !== format.id || unknown) {
    const what = unknown ? `segments of the kind ${unknown.kind}` : `the format ${index.format}`;
    throw new UnknownEntry(`the entry has ${what}, which this version of Headstart cannot read`);
  }
  Object.assign(findings, { files, bytes });
  const unpacked = segments.reduce((sum3, segment) => sum3 + segment.bytes, 0);
  return { segments, bytes: unpacked, indexed: { entry, index } };
}
function unindexedContents({ size }) {
  const segment = { kind: "archive", offset: 0, length: size, files: 0, bytes: size };
  return { segments: [segment], bytes: Number.isFinite(size) ? size : 0 };
}
function timedBody(entry, indexed, { timeline, ...options }) {
  const phaseTimer = timeline.phaseTimer();
  const phase = entry.file?.isWhole ? "read" : "download";
  const read2 = (start, end) => phaseTimer.pulled(phase, entry.read(start, end));
  const timed = { ...entry, read: read2 };
  if (!indexed) return readBare(timed, options);
  return phaseTimer.pulled("verify", readBody(timed, indexed.index, options));
}
function diskPathsOf({ file }, roots, { localDir, stash }) {
  const targets = roots.map(({ literal, base }) => literal ?? base);
  return [...targets, tempDir(), ...file ? [localDir, stash.dir] : []];
}

// src/steps/restore.ts
async function restore(signal) {
  const state = {};
  const remember = rememberIn(state);
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  const inputs = readInputs(input, cacheDir());
  const keys = [inputs.key, ...inputs.restoreKeys];
  remember({ key: inputs.key });
  output("cache-primary-key", inputs.key);
  const names = namesFor(inputs.rolling);
  const mistake = names.mistake(keys);
  if (mistake) throw new JobFailure(mistake);
  const timeline = newTimeline();
  const findings = newFindings(
    { step: "restore", outcome: "miss", key: inputs.key, store: inputs.store },
    inputs
  );
  const access = accessOf(run2);
  if (access.whyNoRead) info(access.whyNoRead);
  const prepare = async () => {
    const store = openStore(storeOptions(inputs, run2, signal));
    findings.store = store.label;
    const mounting = await probed(inputs, signal);
    const formats2 = await readableFormats(store, inputs, mounting);
    const versions = formats2.flatMap((format) => format.versions(inputs));
    const server = startServerFor(inputs, mounting);
    const context = { inputs, formats: formats2, mounting, server, remember, timeline, findings, signal };
    return { store, wanted: { scopes: access.read, keys: names.lookups(keys), versions }, context };
  };
  const { name: name2, prepared } = await findAndRestore(prepare, names, { inputs, findings, signal });
  const matchedKey = name2 === void 0 ? void 0 : names.keyIn(name2);
  if (name2 !== void 0) {
    const restored = await restoredSnapshot(name2, { inputs, run: run2, mountRoot: state.mountRoot, timeline });
    remember({ matchedKey, restored });
  }
  conclude(inputs, matchedKey, findings);
  if (matchedKey === void 0 && prepared && !findings.trouble && !access.whyNoRead) {
    const { store, wanted, context } = prepared;
    const looked = { store, wanted, formats: context.formats, naming: inputs, signal };
    folded("Why nothing was found", await explainMiss(looked));
  }
  await publishReport(findings, timeline, inputs.summary);
  if (matchedKey === void 0 && inputs.failOnMiss) {
    const why = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new JobFailure(`${why} Input key: ${inputs.key}`);
  }
}
function rememberIn(state) {
  saveState2(state);
  return (more) => saveState2(Object.assign(state, more));
}
async function findAndRestore(prepare, names, { inputs, findings, signal }) {
  let entry;
  try {
    const prepared = await prepare();
    const { store, wanted, context } = prepared;
    const { roots } = selectionOf(inputs.paths, process.cwd());
    await unmountAbandoned();
    await recover(roots, { mounts: ownMountPoints(), warn: warning, signal });
    entry = await context.timeline.during("lookup", () => store.find(wanted));
    if (!entry) return { prepared };
    const key = names.keyIn(entry.key);
    info(`Cache hit for${sameKey(key, inputs.key) ? "" : " restore-key"}: ${key}`);
    if (inputs.lookupOnly) info("Lookup only - skipping download");
    else await restoreOrFallBack(entry, roots, context);
    return { name: entry.key, prepared };
  } catch (error) {
    signal.throwIfAborted();
    findings.trouble = messageOf(error);
    warning(`Failed to restore: ${findings.trouble}`);
    return {};
  } finally {
    await entry?.close();
  }
}
async function restoreOrFallBack(entry, roots, context) {
  try {
    await restoreEntry(entry, roots, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof BadEntry)) throw error;
    await reject2(entry);
    if (!entry.original) throw error;
    info(`Downloading the entry, as its copy on this host is bad: ${error.message}`);
    await restoreOrFallBack(entry.original, roots, context);
  }
}
async function reject2(entry) {
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

// src/main/exit.ts
import { existsSync as existsSync4 } from "node:fs";
var shell = "/bin/sh";
function exit() {
  const code = Number(process.exitCode ?? 0);
  if (process.execve && existsSync4(shell)) {
    process.emit("exit", code);
    process.execve(shell, [shell, "-c", `exit ${code}`], {});
  }
  process.exit();
}

// src/main/run.ts
var steps = {
  restore,
  post,
  save,
  unmount,
  // The other steps must not load the modules of the benchmark.
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
      cancel.abort(new Error(`Cancelled by ${signal}`));
    });
  }
  process.stdout.on("error", () => {
  });
  process.on("uncaughtException", (error) => {
    warn(error);
    exit();
  });
  try {
    await steps[step](cancel.signal);
  } catch (error) {
    if (cancel.signal.aborted) {
      info(messageOf(cancel.signal.reason));
      exit();
    }
    const isFailure = step === "bench" || step === "restore" && error instanceof JobFailure;
    if (isFailure) fail(messageOf(error));
    else if (step === "post" || step === "save") warn(error, "Failed to save: ");
    else warn(error);
  }
  exit();
}
function warn(error, before = "") {
  warning(`${before}${messageOf(error)}`);
  if (error instanceof Error && error.stack) debug(error.stack);
}
export {
  run
};
