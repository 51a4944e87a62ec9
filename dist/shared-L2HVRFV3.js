import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  defaultPace,
  newBufferPool,
  newPace
} from "./shared-5OYWUC5E.js";
import {
  codeOf
} from "./shared-EURE5UKW.js";

// src/transfer/deadline.ts
var lookupMs = 12e3;
var shortMs = 5e3;
var uploadMs = 12e3;
async function withTimeout({ signal, late }, work) {
  const limit = AbortSignal.timeout(lookupMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted && error === limit.reason ? late() : error;
  }
}
async function orAborted(work, signal) {
  const aborted = Promise.withResolvers();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
var progressBytes = 64 * 1024;
function newDeadline({ signal, limitMs, bytes = 0, onSent }) {
  const over = new AbortController();
  const began = performance.now();
  let [sent, seen] = [0, 0];
  let timer = setTimeout(() => over.abort(), limitMs);
  let ended = false;
  return {
    signal: AbortSignal.any([signal, over.signal]),
    onSent(more) {
      sent += more;
      onSent?.(more);
      if (ended || sent < bytes && sent - seen < progressBytes) return;
      seen = sent;
      clearTimeout(timer);
      const restMs = sent < bytes ? 0 : performance.now() - began;
      timer = setTimeout(() => over.abort(), limitMs + restMs);
    },
    isOver: () => over.signal.aborted,
    end() {
      ended = true;
      clearTimeout(timer);
    }
  };
}

// src/transfer/link.ts
function linkTo(object) {
  let signing;
  let latest;
  let renewed = false;
  const sign = async () => {
    const url = await object.url(renewed);
    latest = { url, worked: false, renewed };
    return latest;
  };
  return {
    current() {
      signing ??= sign();
      return signing;
    },
    refused(signed, failure) {
      if (signed !== latest) return;
      if (signed.renewed && !signed.worked) throw failure;
      renewed = true;
      latest = void 0;
      signing = void 0;
    }
  };
}
function signedOnce(sign, first) {
  let signed = first === void 0 ? void 0 : Promise.resolve(first);
  const signAgain = () => {
    const signing = sign();
    signing.catch(() => {
      if (signed === signing) signed = void 0;
    });
    return signing;
  };
  return (renew = false) => {
    if (renew) signed = void 0;
    signed ??= signAgain();
    return signed;
  };
}

// src/transfer/download.ts
import { Readable } from "node:stream";

// src/transfer/concurrency-limiter.ts
function newConcurrencyLimiter(most) {
  const waiting = [];
  let allowed = most;
  let taken = 0;
  let narrowedAt = Number.NEGATIVE_INFINITY;
  const admit = () => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.place - b.place);
      taken++;
      waiting.shift()?.go();
    }
  };
  const newLane = () => {
    const since = performance.now();
    return {
      since,
      release() {
        taken--;
        admit();
      },
      decrease() {
        if (since < narrowedAt) return;
        narrowedAt = performance.now();
        allowed = Math.max(1, Math.floor(allowed / 2));
      },
      increase() {
        allowed = Math.min(most, allowed + 1);
      }
    };
  };
  return {
    acquire: (place) => new Promise((resolve) => {
      waiting.push({ place, go: () => resolve(newLane()) });
      admit();
    })
  };
}

// src/transfer/errors.ts
var TransferFailure = class extends Error {
  name = "TransferFailure";
  recover;
  /** What the server asked for; 0 where it did not. */
  retryAfterMs;
  constructor(message, recover, retryAfterMs2 = 0) {
    super(message);
    this.recover = recover;
    this.retryAfterMs = retryAfterMs2;
  }
};
function placeOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
var untrusted = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS";
var byCode = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  UND_ERR_HEADERS_TIMEOUT: ["it does not answer", "resume"],
  UND_ERR_BODY_TIMEOUT: ["it stopped sending", "resume"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [untrusted, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [untrusted, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [untrusted, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function connectionFailure(error, url) {
  if (error instanceof TransferFailure) return error;
  const status = /Proxy.*\((\d{3})\)/.exec(error instanceof Error ? error.message : "")?.[1];
  if (status) return proxyFailure(Number(status), url);
  const code = codeOf(error) ?? "unknown error";
  const [what, recover] = byCode[code] ?? ["the connection failed", "retry"];
  return new TransferFailure(`${placeOf(url)}: ${what} (${code})`, recover);
}
function proxyDown(error, proxy) {
  const code = codeOf(error) ?? "unknown error";
  const [what, recover] = byCode[code] ?? ["the connection failed", "retry"];
  const problem = what.replace(/; is the .*/, "");
  const advice = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new TransferFailure(
    `the proxy at ${new URL(proxy).origin}: ${problem} (${code}); ${advice}`,
    recover === "resume" ? "retry" : recover
  );
}
function proxyFailure(status, url) {
  const what = status === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : status >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, status >= 500 ? "slow-down" : "none");
}
function pageFailure(status, url) {
  const what = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, "none");
}
async function refusedResponse({ status, headers, body }, url) {
  if (status === 407) return proxyFailure(status, url);
  const code = await errorCode(body);
  const [what, recover] = meaningOf(status, code, headers.location);
  const reason = code === void 0 ? status : `${status} ${code}`;
  const wait2 = status === 429 || status >= 500 ? retryAfterMs(headers["retry-after"]) : 0;
  return new TransferFailure(`${placeOf(url)}: ${what} (${reason})`, recover, wait2);
}
function meaningOf(status, code, location) {
  if (status === 403 || code === "ExpiredToken") {
    return ["access is denied; are the credentials right, and is the clock?", "renew"];
  }
  if (status === 404 || status === 410) return ["the object is gone; it was deleted meanwhile", "none"];
  if (status === 412) return ["the object was replaced meanwhile", "none"];
  if (status === 416) return ["the object is shorter than it was; it was replaced meanwhile", "none"];
  if (status >= 300 && status < 400)
    return [`it redirects${originOf(location)}; use that as endpoint`, "none"];
  if (status === 408 || status === 429 || status >= 500)
    return ["it has trouble or too much to do", "slow-down"];
  return ["it refuses the request", "none"];
}
function originOf(location) {
  return typeof location === "string" && URL.canParse(location) ? ` to ${new URL(location).origin}` : "";
}
var errorBytes = 4096;
async function errorCode(body) {
  let text = "";
  try {
    for await (const chunk of body) {
      text += chunk.toString("latin1");
      if (text.length > errorBytes) break;
    }
  } catch {
  }
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
}
function retryAfterMs(value) {
  if (typeof value !== "string") return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
  return Math.max(ms || 0, 0);
}

// src/transfer/range.ts
async function fetchRest(part, request2) {
  const { http, url, etag, size, signal } = request2;
  const isStream = !Number.isFinite(size);
  const headers = {
    ...!isStream && { range: `bytes=${part.position}-${part.end - 1}` },
    ...etag !== void 0 && { "if-match": etag },
    "accept-encoding": "identity"
  };
  const response = await http.request(url, {
    method: "GET",
    headers,
    signal,
    onHead: (head, flow) => isObject(head) ? accept(head, part, { ...request2, flow }) : void 0
  });
  if (!isObject(response)) throw await refusedResponse(response, url);
  if (isStream) part.finish();
  if (!part.isComplete()) throw cut(url);
}
var isObject = ({ status }) => status === 200 || status === 206;
function accept(head, part, request2) {
  checkBody(head, request2);
  const isWhole = head.status === 200 && head.headers["content-range"] === void 0;
  if (isWhole) acceptWhole(head, part, request2);
  else checkRange(head, part, request2);
  request2.onAnswer();
  return (bytes) => {
    const room = part.end - part.position;
    if (bytes.length > room && !isWhole) throw wrong(request2.url, "it sends more bytes than it says");
    part.take(bytes.subarray(0, room));
    request2.onBytes(bytes.length, request2.flow);
    if (isWhole && part.isComplete()) request2.flow.end();
  };
}
var acceptWhole = ({ headers }, part, { url, size, onWholeObject: onWhole }) => {
  if (part.position !== 0) throw wrong(url, "the server ignores the range that it is asked for");
  if (Number.isFinite(size) && !isOptionally(headers["content-length"], size))
    throw wrong(url, "the object has another length");
  onWhole();
};
var checkRange = ({ headers }, part, { url, size }) => {
  const expected = `bytes ${part.position}-${part.end - 1}/${size}`;
  if (headers["content-range"] !== expected) {
    throw wrong(url, `it sends '${headers["content-range"]}' instead of '${expected}'`);
  }
  const length = headers["content-length"];
  if (!isOptionally(length, part.end - part.position)) {
    throw wrong(url, `it sends ${length} bytes for '${expected}'`);
  }
};
function isOptionally(header, expected) {
  return header === void 0 || header === String(expected);
}
function checkBody({ headers }, { url, etag }) {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw never(url, `something on the way encodes it as ${encoding}; a proxy?`);
  if (/^text\/html/i.test(String(headers["content-type"]))) {
    throw never(url, "a web page comes instead of the object; does a proxy or portal want a login?");
  }
  if (etag !== void 0 && headers.etag !== etag) {
    throw never(url, `the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`);
  }
}
var wrong = (url, what) => new TransferFailure(`${placeOf(url)}: ${what}`, "retry");
var never = (url, what) => new TransferFailure(`${placeOf(url)}: ${what}`, "none");
var cut = (url) => new TransferFailure(`${placeOf(url)}: the connection ended before the object did`, "resume");

// src/transfer/fill.ts
async function fill(part, filling) {
  const trial = filling.retries.forPart(part.start);
  const isLacking = () => !part.isComplete() && filling.isWanted(part);
  while (isLacking()) {
    const failure = await tryToFill(part, filling);
    if (failure === void 0 || !isLacking()) continue;
    if (!Number.isFinite(filling.object.size) && part.position > part.start) throw failure;
    filling.watch.failed(failure);
    await trial.recover(failure, part.position);
  }
}
async function tryToFill(part, filling) {
  const { limiter: lanes, link, retries, isWanted } = filling;
  const lane = await lanes.acquire(part.start);
  let signed;
  try {
    signed = await link.current();
    if (!isWanted(part)) return void 0;
    await request(part, signed, filling);
    lane.increase();
    retries.progress();
    return void 0;
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error;
    if (error.recover === "slow-down") lane.decrease();
    if (error.recover !== "renew" || signed === void 0) return error;
    link.refused(signed, error);
    return void 0;
  } finally {
    lane.release();
  }
}
async function request(part, signed, filling) {
  const { http, object, watch, signal, onWholeObject: onWhole, onBytes } = filling;
  const { url } = signed;
  const slow = new AbortController();
  const attempt = watch.begin(part, (why) => {
    slow.abort(new TransferFailure(`${placeOf(url)}: ${why}`, "resume"));
  });
  try {
    await fetchRest(part, {
      http,
      url,
      etag: object.etag,
      size: object.size,
      signal: AbortSignal.any([signal, slow.signal]),
      onWholeObject: () => onWhole(part),
      onAnswer() {
        signed.worked = true;
      },
      onBytes(bytes, flow) {
        watch.received(bytes);
        onBytes(part, flow);
      }
    });
    attempt.complete();
  } finally {
    attempt.end();
  }
}

// src/transfer/part.ts
function newPart(start2, end, memory) {
  const full = [];
  let block;
  let filled = 0;
  const fill2 = (bytes) => {
    block ??= memory.acquire(part.end - part.position);
    const taken = bytes.copy(block, filled);
    filled += taken;
    if (filled === block.length) {
      full.push(block);
      block = void 0;
      filled = 0;
    }
    return taken;
  };
  const part = {
    start: start2,
    end,
    position: start2,
    heldBytes: 0,
    take(bytes) {
      for (let from = 0; from < bytes.length; ) {
        const taken = fill2(bytes.subarray(from));
        from += taken;
        part.position += taken;
      }
      part.heldBytes += bytes.length;
    },
    finish() {
      if (block) full.push(block.subarray(0, filled));
      block = void 0;
      part.end = part.position;
    },
    next() {
      const bytes = full.shift();
      if (bytes) part.heldBytes -= bytes.length;
      return bytes;
    },
    isComplete: () => part.position === part.end
  };
  return part;
}

// src/transfer/retry.ts
import { setTimeout as sleep } from "node:timers/promises";
var maxFailuresAlone = 3;
var failuresPerTimeout = 2;
var firstDelayMs = 100;
var maxDelayMs = 4e3;
async function retry(policy, request2) {
  const { signal, judge, maxFailures: maxFailures2 = () => maxFailuresAlone } = policy;
  let waitLeftMs = policy.maxWaitMs ?? maxDelayMs;
  for (let failures = 0; ; ) {
    const deadline = newDeadline(policy);
    try {
      return await request2(deadline);
    } catch (thrown) {
      signal.throwIfAborted();
      const { error, recovery, retryAfterMs: retryAfterMs2 } = judge(deadline.isOver() ? void 0 : thrown);
      if (recovery === "recovered") continue;
      failures += deadline.isOver() ? failuresPerTimeout : 1;
      if (recovery === "final" || failures >= maxFailures2() || retryAfterMs2 > waitLeftMs) throw error;
      waitLeftMs -= retryAfterMs2;
      const delayMs = Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures);
      await wait(Math.max(retryAfterMs2, delayMs), signal);
    } finally {
      deadline.end();
    }
  }
}
var maxFailures = 8;
var maxFailuresPerPart = 3;
var maxFailuresAtAll = 24;
function newDownloadRetries({
  parts,
  limits,
  remainingMs,
  signal
}) {
  const most = Math.min(maxFailuresAtAll, maxFailuresPerPart * parts);
  let inARow = 0;
  return {
    progress() {
      inARow = 0;
    },
    forPart(start2) {
      let failures = 0;
      let reached = start2;
      return {
        async recover(failure, position) {
          if (position - reached >= limits.progressBytes) {
            reached = position;
            failures = 0;
            inARow = 0;
          }
          failures++;
          const isBreak = failure.recover === "resume";
          if (!isBreak || failures > 1) inARow++;
          if (failure.recover === "none" || failures >= maxFailures || inARow >= most) throw failure;
          const longestMs = isBreak && failures === 1 ? 0 : limits.backoffMs * 2 ** (failures - 1);
          const waitMs = failure.retryAfterMs + Math.random() * Math.min(maxDelayMs, longestMs);
          if (failure.retryAfterMs > 0 && waitMs > remainingMs()) throw failure;
          if (waitMs > 0) await wait(waitMs, signal);
        }
      };
    }
  };
}
async function wait(ms, signal) {
  await sleep(ms, void 0, { signal }).catch(() => signal.throwIfAborted());
}

// src/transfer/watch.ts
function startWatch({ limits, bytes, awaited, isPaused, giveUp }) {
  const pace = newPace(limits, bytes);
  const watched = /* @__PURE__ */ new Set();
  const hedges = /* @__PURE__ */ new WeakMap();
  const complete = { bytes: 0, ms: 0 };
  let receivedBytes = 0;
  let progressAt = performance.now();
  let lastFailure;
  const checkStall = (attempt, now) => {
    const { part, abort } = attempt;
    if (part.position - attempt.seenPosition >= limits.progressBytes || isPaused()) {
      attempt.seenAt = now;
      attempt.seenPosition = part.position;
    } else if (now - attempt.seenAt >= limits.idleMs) {
      abort(`it sends next to nothing for ${seconds(limits.idleMs)}`);
    }
  };
  const checkLag = (attempt, now) => {
    const { part, since, from, abort } = attempt;
    const before = hedges.get(part) ?? 0;
    const expected = (now - since - limits.hedgeMs * 2 ** before) * complete.bytes / complete.ms;
    if (complete.ms === 0 || part.position - from >= expected / 4) return;
    hedges.set(part, before + 1);
    abort("it sends one part much more slowly than others");
  };
  const checkProgress = (now) => {
    const slow = pace.check(awaited() !== void 0, now);
    if (slow) giveUp(`the store sends only ${slow}`);
    if (receivedBytes >= limits.progressBytes || !awaited()) {
      progressAt = now;
      receivedBytes = 0;
    } else if (now - progressAt >= limits.noProgressMs) {
      giveUp(
        `${lastFailure ? `${lastFailure.message}; ` : ""}no progress for ${seconds(limits.noProgressMs)}`
      );
    }
  };
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const attempt of watched) {
        checkStall(attempt, now);
        if (attempt.part === awaited()) checkLag(attempt, now);
      }
      checkProgress(now);
    },
    Math.min(500, limits.idleMs / 4, limits.hedgeMs / 2)
  );
  return {
    begin(part, abort) {
      const now = performance.now();
      const attempt = {
        part,
        abort,
        since: now,
        from: part.position,
        seenAt: now,
        seenPosition: part.position
      };
      watched.add(attempt);
      return {
        complete() {
          complete.bytes += part.position - attempt.from;
          complete.ms += performance.now() - now;
          progressAt = performance.now();
        },
        end: () => watched.delete(attempt)
      };
    },
    received(bytes2) {
      receivedBytes += bytes2;
      pace.moved(bytes2);
    },
    failed(failure) {
      lastFailure = failure;
    },
    remainingMs: () => limits.noProgressMs - (performance.now() - progressAt),
    stop: () => clearInterval(timer)
  };
}
function seconds(ms) {
  return `${Math.round(ms / 100) / 10} s`;
}

// src/transfer/download.ts
var defaultLimits = {
  ...defaultPace,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 64 * 1024
};
function download(object, range, options) {
  const { signal } = options;
  const memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024));
  let run;
  const stream = new Readable({
    // Iterating a byte stream would copy all waiting bytes into one chunk.
    objectMode: true,
    read() {
      run ??= start(stream, object, { range, options, memory });
      handOut(run);
    },
    destroy(error, done) {
      signal.removeEventListener("abort", abort);
      run?.stop(error ?? new Error("the stream was closed"));
      done(error);
    }
  });
  const abort = () => {
    stream.destroy(signal.reason);
  };
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return Object.assign(stream, { release: memory.release });
}
function start(stream, object, { range, options, memory }) {
  const { http, concurrency } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const bytes = range.end - range.start;
  const partBytes = bytes < limits.singleBytes ? Math.max(bytes, 1) : options.partBytes;
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = startWatch({
    limits,
    bytes,
    awaited: () => run.hungry ? run.parts[0] : void 0,
    isPaused: () => run.resume !== void 0,
    // The caller may try again later.
    giveUp: (why) => stream.destroy(new TransferFailure(why, "retry"))
  });
  const parts = Math.ceil(bytes / partBytes);
  const { remainingMs } = watch;
  const run = {
    stream,
    parts: [],
    // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
    most: Number.isFinite(object.size) ? concurrency : 1,
    partBytes,
    memory,
    next: range.start,
    end: range.end,
    hungry: false,
    resume: void 0,
    filling: {
      http,
      object,
      link: linkTo(object),
      limiter: newConcurrencyLimiter(concurrency),
      retries: newDownloadRetries({ parts, limits, remainingMs, signal }),
      watch,
      signal,
      isWanted: (part) => run.parts.includes(part) && !signal.aborted,
      onWholeObject: (part) => takeWhole(run, part),
      onBytes: (part, flow) => arrived(run, part, flow)
    },
    stop(reason) {
      watch.stop();
      stopping.abort(reason);
    }
  };
  return run;
}
function handOut(run) {
  run.hungry = true;
  while (run.hungry && !run.stream.destroyed) {
    openParts(run);
    const part = run.parts[0];
    if (part === void 0) {
      run.hungry = false;
      run.stream.push(null);
      return;
    }
    const bytes = part.next();
    if (bytes) {
      run.hungry = run.stream.push(bytes);
      if (part.heldBytes < run.partBytes) goOn(run);
    } else if (part.isComplete()) run.parts.shift();
    else return;
  }
}
function openParts(run) {
  while (run.parts.length < run.most && run.next < run.end) {
    const part = newPart(run.next, Math.min(run.next + run.partBytes, run.end), run.memory);
    run.next = part.end;
    run.parts.push(part);
    fill(part, run.filling).then(
      // Only the end of the response shows where an object of unknown size ends.
      () => {
        if (run.hungry) handOut(run);
      },
      (error) => run.stream.destroy(error)
    );
  }
}
function arrived(run, part, flow) {
  if (part === run.parts[0] && run.hungry) handOut(run);
  if (part.heldBytes <= run.partBytes) return;
  flow.pause();
  run.resume = () => flow.resume();
}
function goOn(run) {
  const { resume } = run;
  run.resume = void 0;
  resume?.();
}
function takeWhole(run, part) {
  part.end = run.end;
  run.next = run.end;
  run.parts = [part];
}

export {
  lookupMs,
  shortMs,
  uploadMs,
  withTimeout,
  orAborted,
  TransferFailure,
  placeOf,
  connectionFailure,
  proxyDown,
  proxyFailure,
  pageFailure,
  refusedResponse,
  retryAfterMs,
  maxFailuresAlone,
  retry,
  signedOnce,
  download
};
