import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  openHttp
} from "./shared-3TLXAZKU.js";
import {
  BadEntry,
  TransferFailure,
  accessOf,
  adoptEnvironment,
  blockBytes,
  blocksBetween,
  bodyLength,
  cacheDir,
  checkTables,
  codeOf,
  currentRun,
  defaultFetch,
  findRights,
  foundStore,
  input,
  isLayer,
  lengthOf,
  messageLine,
  messageOf,
  newBufferPool,
  openStore,
  orAborted,
  randomDelayMs,
  readBlocks,
  readInputs,
  readMessages,
  readRange,
  serverFiles,
  startOfTables,
  storeOptions
} from "./shared-VEI5GPC6.js";

// src/main/run-server.ts
import { appendFileSync, writeSync } from "node:fs";
import { join as join3 } from "node:path";
import { inspect } from "node:util";

// src/lazy/serve.ts
import { writeFileSync as writeFileSync2 } from "node:fs";
import { open } from "node:fs/promises";
import { join as join2 } from "node:path";

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
function replyTo(request, size) {
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
var maxReadBytes = 128 * 1024;
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
function openBlocks(file, size, waiting) {
  const memory = newBufferPool(maxReadBytes);
  const count = Math.ceil(size / blockBytes);
  const present = /* @__PURE__ */ new Set();
  const wanted = /* @__PURE__ */ new Set();
  let prefetched = 0;
  const want = (block) => {
    if (!wanted.has(block) && present.has(block)) prefetched++;
    wanted.add(block);
  };
  return {
    size,
    count,
    has: (block) => present.has(block),
    isWhole: () => present.size === count,
    async read(start, end, signal) {
      const blocks = blocksBetween(start, end);
      for (const block of blocks) want(block);
      const missing = blocks.filter((block) => !present.has(block));
      if (missing.length > 0) await waiting.arrivalOf(missing, signal);
      const room = memory.acquire(end - start);
      const { bytesRead } = await file.read(room, 0, room.length, start);
      if (bytesRead !== end - start) throw new Error(`only ${bytesRead} of ${end - start} bytes are there`);
      return room;
    },
    release: memory.release,
    async keep(block, pieces) {
      const bytes = lengthOf(pieces);
      const { bytesWritten } = await file.writev(pieces, block * blockBytes);
      if (bytesWritten !== bytes) throw new Error("no space is left for what is read");
      present.add(block);
      waiting.arrived(block);
    },
    usage() {
      const missingFromLast = wanted.has(count - 1) ? count * blockBytes - size : 0;
      return {
        blocks: count,
        presentBlocks: present.size,
        wantedBlocks: wanted.size,
        prefetchedBlocks: prefetched,
        unreadBytes: size - (wanted.size * blockBytes - missingFromLast)
      };
    }
  };
}

// src/lazy/fetch-plan.ts
var urgentRequests = 4;
var aheadBlocks = 8;
var urgentBlocks = 4;
var closeBlocks = 2;
var stalledMs = 3e3;
function newFetchPlan(blocks, waiting, concurrency) {
  const underWay = /* @__PURE__ */ new Set();
  let order = [];
  let done = 0;
  const nth = (place) => order[place];
  const isComing = (block) => [...underWay].some((fetch) => includesBlock(fetch, block));
  const isClose = (block) => {
    const coming = [...underWay].filter((fetch) => includesBlock(fetch, block));
    const isSoon = ({ isUrgent, next, movedAt }) => (isUrgent || block - next < closeBlocks) && performance.now() - movedAt < stalledMs;
    return coming.length > 1 || coming.some(isSoon);
  };
  const mayBegin = (isUrgent) => {
    const others = [...underWay].filter((fetch) => fetch.isUrgent === isUrgent);
    return others.length < (isUrgent ? urgentRequests : concurrency);
  };
  const fetchFrom = (next, isUrgent, isOfUse = (_) => true) => {
    const most = isUrgent ? urgentBlocks : aheadBlocks;
    let end = next + 1;
    const goesOn = () => end - next < most && isOfUse(end) && !blocks.has(end) && !isComing(end);
    while (end < blocks.count && goesOn()) end++;
    return { next, end, isUrgent, movedAt: performance.now() };
  };
  const urgent = () => {
    const waitedFor = new Set(mayBegin(true) ? [...waiting.blocks()].map(([block]) => block) : []);
    const isAhead = order.length > 0;
    for (const block of waitedFor) {
      if (!isClose(block)) return fetchFrom(block, true, (next) => isAhead || waitedFor.has(next));
    }
    return void 0;
  };
  const ahead = () => {
    if (!mayBegin(false)) return void 0;
    while (done < order.length && blocks.has(nth(done))) done++;
    let place = done;
    while (place < order.length && (blocks.has(nth(place)) || isComing(nth(place)))) place++;
    return place < order.length ? fetchFrom(nth(place), false) : void 0;
  };
  return {
    next() {
      const fetch = urgent() ?? ahead();
      if (fetch) underWay.add(fetch);
      return fetch;
    },
    over: (fetch) => void underWay.delete(fetch),
    goAhead(first) {
      const blocksOf = ({ start, end }) => blocksBetween(start, Math.min(end, blocks.size));
      order = [...new Set([...first, { start: 0, end: blocks.size }].flatMap(blocksOf))];
    }
  };
}
function includesBlock({ next, end }, block) {
  return next <= block && block < end;
}

// src/lazy/waiting-readers.ts
function newWaiting(onWait) {
  const waits = /* @__PURE__ */ new Map();
  let failure;
  let readers = 0;
  let since = 0;
  let pastMs = 0;
  const presentMs = () => readers > 0 ? performance.now() - since : 0;
  const waitFor = (block) => {
    const known = waits.get(block);
    if (known) return known;
    const wait = newWait();
    waits.set(block, wait);
    onWait();
    return wait;
  };
  const join4 = (block) => {
    const wait = waitFor(block);
    wait.readers++;
    return wait.arrival.promise;
  };
  const leave = (blocks) => {
    if (readers === 1) pastMs += presentMs();
    readers--;
    for (const block of blocks) {
      const wait = waits.get(block);
      if (wait && --wait.readers === 0) waits.delete(block);
    }
  };
  return {
    async arrivalOf(blocks, signal) {
      if (failure) throw failure.error;
      signal.throwIfAborted();
      if (readers === 0) since = performance.now();
      readers++;
      await orAborted(Promise.all(blocks.map(join4)), signal).finally(() => leave(blocks));
    },
    // That reader never leaves, as far as this process knows.
    add: (block) => void waitFor(block).readers++,
    arrived(block) {
      waits.get(block)?.arrival.resolve();
      waits.delete(block);
    },
    fail(error) {
      failure ??= { error };
      for (const { arrival } of waits.values()) arrival.reject(error);
      waits.clear();
    },
    *blocks() {
      for (const [block, { since: since2 }] of waits) yield [block, since2];
    },
    waitedMs: () => Math.round(pastMs + presentMs())
  };
}
function newWait() {
  const arrival = Promise.withResolvers();
  arrival.promise.catch(() => {
  });
  return { since: performance.now(), readers: 0, arrival };
}

// src/lazy/fetch.ts
function startFetcher(options) {
  const { entry, index, file, concurrency, signal } = options;
  const waiting = newWaiting(() => queueMicrotask(() => pump(state)));
  const blocks = openBlocks(file, bodyLength(index), waiting);
  const plan = newFetchPlan(blocks, waiting, concurrency);
  const whole = Promise.withResolvers();
  const looking = setInterval(() => pump(state), stalledMs / 3);
  whole.promise.catch(() => {
  }).finally(() => clearInterval(looking));
  const limits = { ...defaultFetch, ...options.limits };
  const state = {
    options,
    waiting,
    blocks,
    plan,
    whole,
    limits: { ...limits, timeoutMs: 0 },
    failures: 0,
    troubles: /* @__PURE__ */ new Map()
  };
  signal.addEventListener("abort", () => giveUp(state, signal.reason), { once: true });
  entry.file?.filling?.onAsked((block) => {
    if (block < blocks.count && !blocks.has(block) && !state.end) waiting.add(block);
  });
  return {
    body: blocks,
    whole: whole.promise,
    goAhead(first) {
      state.limits = limits;
      plan.goAhead(first);
      pump(state);
    },
    report() {
      const error = state.end?.error ?? [...state.troubles.values()].at(-1);
      const trouble = error === void 0 ? void 0 : messageOf(error);
      return { ...blocks.usage(), waitedMs: waiting.waitedMs(), trouble };
    }
  };
}
function pump(state) {
  while (!state.pause && !state.end) {
    const fetch = state.plan.next();
    if (!fetch) return;
    fetchBlocks(fetch, state).catch((error) => failed(state, fetch, error)).finally(() => {
      state.plan.over(fetch);
      pump(state);
    });
  }
}
async function fetchBlocks(fetch, state) {
  const { options, blocks, whole } = state;
  const { entry } = options;
  const { filling } = entry.file ?? {};
  const isOnlyHere = fetch.isUrgent && await filling?.arrival(fetch.next * blockBytes, fetch.end * blockBytes) === false;
  const read2 = (isOnlyHere ? filling?.read : void 0) ?? entry.read;
  const checked = readBlocks({ ...entry, read: read2 }, options.index, { first: fetch.next, end: fetch.end });
  for await (const { pieces } of checked) {
    if (state.end) return;
    if (!blocks.has(fetch.next)) {
      await blocks.keep(fetch.next, pieces).catch((error) => giveUp(state, error));
    }
    for (const piece of pieces) checked.release?.(piece);
    state.troubles.delete(fetch.next);
    fetch.next++;
    fetch.movedAt = performance.now();
    state.failures = 0;
    if (blocks.isWhole()) whole.resolve();
  }
}
function failed(state, { next, end }, error) {
  if (state.end || next === end || state.blocks.has(next)) return;
  const { timeoutMs, pauseMs } = state.limits;
  const [[, since] = []] = state.waiting.blocks();
  const isLate = since !== void 0 && performance.now() - since >= timeoutMs;
  if (isPermanent(error) || isLate) giveUp(state, error);
  else {
    state.troubles.set(next, error);
    const longestMs = pauseMs * 2 ** state.failures++;
    state.pause ??= setTimeout(() => {
      state.pause = void 0;
      pump(state);
    }, randomDelayMs(longestMs));
  }
}
function isPermanent(error) {
  return error instanceof BadEntry || error instanceof TransferFailure && error.recover === "none";
}
function giveUp(state, error) {
  if (state.end) return;
  clearTimeout(state.pause);
  state.end = { error };
  state.waiting.fail(error);
  state.whole.reject(error);
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
      else if (request.kind !== "forget") reply(device, replyTo(request, file.size));
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
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
async function mountFile(dir, name, { rights, signal }) {
  if (!rights) throw new Error("there are no rights to mount with");
  const device = openSync("/dev/fuse", "r+");
  try {
    writeFileSync(join(dir, name), "", { flag: "wx", mode: 384 });
    const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`;
    const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`;
    const options = `ro,nosuid,nodev,noexec,fd=0,max_read=${maxReadBytes},${access}`;
    const args = ["-i", "-n", "-t", "fuse", "-o", options, "--", dir, name];
    await rights.run("mount", args, { cwd: dir, signal, stdin: device });
    return device;
  } catch (error) {
    closeSync(device);
    throw error;
  }
}

// src/lazy/serve.ts
async function serve(serving) {
  const { dir, facts, stepGone, ready, log } = serving;
  const cancel = new AbortController();
  const { signal } = cancel;
  const late = new AbortController();
  const inputs = inputsOf(serving);
  const rights = findRights(signal);
  const index = { ...facts, digests: Buffer.from(serving.digests, "base64") };
  const entry = await openFound(serving, inputs, late.signal);
  const file = await openBlocks2(entry, join2(dir, serverFiles.blocks));
  const fetcher = startFetcher({ entry, index, file, concurrency: inputs.concurrency, signal });
  let damage;
  const check = () => checkTables(join2(dir, serverFiles.blocks), index.segments, { signal }).catch((error) => {
    if (!signal.aborted) damage = messageOf(error);
    throw error;
  });
  const settled = settle(fetcher.whole.then(check), entry, index).catch(log);
  const tables = readToMount(fetcher.body, index.segments, signal);
  stepGone.then(async () => fetcher.goAhead(await tables)).catch(log);
  const device = await mountFile(dir, serverFiles.image, { rights: await rights, signal });
  const served = serveFile(device, fetcher.body);
  ready();
  await served;
  const report = { ...fetcher.report(), damage };
  const unmounted = new Error("it was unmounted");
  cancel.abort(unmounted);
  if (report.presentBlocks < report.blocks) await file.truncate();
  writeFileSync2(join2(dir, serverFiles.report), JSON.stringify(report));
  setTimeout(() => late.abort(unmounted), cleanupMs);
  await settled;
}
function inputsOf({ env, cwd }) {
  adoptEnvironment(env);
  process.chdir(cwd);
  const inputs = readInputs(input, cacheDir());
  process.chdir("/");
  return inputs;
}
function readToMount({ read: read2 }, segments, signal) {
  const layers = segments.filter(isLayer);
  const tableOf = async (layer) => ({
    start: await startOfTables((start, end) => read2(start, end, signal), layer),
    end: layer.offset + layer.length
  });
  const tables = Promise.all(layers.map(tableOf)).then((ranges) => ranges.toReversed());
  const lasts = layers.flatMap(({ offset, length }) => {
    const last = offset + length - 1;
    return [last, last - blockBytes].filter((at) => at > offset);
  });
  for (const reading of [tables, ...lasts.map((at) => read2(at, at + 1, signal))]) reading.catch(() => {
  });
  return tables;
}
async function openFound({ found, log, openStore: openStore2 }, inputs, signal) {
  const http = openHttp({ connections: inputs.concurrency + urgentRequests });
  const { concurrency, partBytes } = inputs;
  const { read: scopes } = accessOf(currentRun());
  const reading = { scopes, http, concurrency, partBytes, signal, memory: newBufferPool() };
  const instead = (store2) => foundStore(store2, found, reading);
  const store = openStore2(inputs, { log, instead, signal });
  return await store.find({ scopes, keys: [found.key], versions: [found.version] });
}
var cleanupMs = 2e3;
async function openBlocks2({ file }, path) {
  const isLinked = await file?.filling?.isOurs() && await file?.link(path);
  return open(path, isLinked ? "r+" : "wx+", 384);
}
async function settle(checked, entry, index) {
  try {
    await checked.catch(async (error) => {
      if (error instanceof BadEntry) await entry.reject();
      throw error;
    });
    if (!entry.file || entry.file.isWhole) return;
    await readRange(entry.stored ?? entry, bodyLength(index), entry.size);
    await entry.file.prove(async () => {
    });
  } finally {
    await entry.close();
  }
}

// src/main/run-server.ts
async function runServer() {
  const messages = readMessages(process.stdin);
  let request;
  let isReady = false;
  const reply2 = (message) => {
    isReady = true;
    writeSync(1, messageLine(message));
  };
  const log = (what) => {
    try {
      if (request) appendFileSync(join3(request.dir, serverFiles.log), `${inspect(what)}
`, { mode: 384 });
    } catch {
    }
  };
  const end = () => void process.kill(process.pid, "SIGKILL");
  const fail = (error) => {
    try {
      log(error);
      if (!isReady) reply2({ refused: messageOf(error) });
    } finally {
      end();
    }
  };
  messages.senderGone.then(() => request ?? end());
  process.on("uncaughtException", fail);
  try {
    request = await messages.next();
    const ready = () => reply2({ ready: true });
    await serve({ ...request, openStore: openServedStore, stepGone: messages.senderGone, ready, log });
    end();
  } catch (error) {
    fail(error);
  }
}
function openServedStore(inputs, { log, instead, signal }) {
  const options = storeOptions(inputs, currentRun(), signal);
  return openStore({ ...options, tell: log, warn: log, mask: () => {
  } }, instead);
}

// src/main/lazy.ts
await runServer();
