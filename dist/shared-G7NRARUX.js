import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  defaultDownload,
  failuresPerTimeout,
  lookupMs,
  maxFailuresAlone,
  maxFailuresInARow,
  maxFailuresOfPart,
  maxWaitMs,
  newBufferPool,
  newPace,
  progressBytes,
  randomDelayMs
} from "./shared-YGZVBSQK.js";
import {
  codeOf
} from "./shared-EURE5UKW.js";

// src/transfer/deadline.ts
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

// src/transfer/signed-url.ts
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
    refused(signed, failure2) {
      if (signed !== latest) return;
      if (signed.renewed && !signed.worked) throw failure2;
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
  let decreasedAt = Number.NEGATIVE_INFINITY;
  const admit = () => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.place - b.place);
      taken++;
      waiting.shift()?.go();
    }
  };
  const newSlot = () => {
    const since = performance.now();
    return {
      release() {
        taken--;
        admit();
      },
      decrease() {
        if (since < decreasedAt) return;
        decreasedAt = performance.now();
        allowed = Math.max(1, Math.floor(allowed / 2));
      },
      increase() {
        allowed = Math.min(most, allowed + 1);
      }
    };
  };
  return {
    acquire: (place) => new Promise((resolve) => {
      waiting.push({ place, go: () => resolve(newSlot()) });
      admit();
    })
  };
}

// src/transfer/http-contract.ts
async function readUpTo(maxBytes, body, chunks = []) {
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

// src/transfer/errors.ts
var TransferFailure = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
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
  const chunks = [];
  await readUpTo(errorBytes, body, chunks).catch(() => {
  });
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(chunks).toString("latin1"))?.[1];
}
function retryAfterMs(value) {
  if (typeof value !== "string") return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
  return Math.max(ms || 0, 0);
}

// src/transfer/range-request.ts
async function fetchRest(part, request2) {
  const { http, object, signed, signal } = request2;
  const { url } = signed;
  const isStream = !Number.isFinite(object.size);
  const headers = {
    ...!isStream && { range: `bytes=${part.position}-${part.end - 1}` },
    ...object.etag !== void 0 && { "if-match": object.etag },
    "accept-encoding": "identity"
  };
  const response = await http.request(url, {
    method: "GET",
    headers,
    signal,
    onHead: (head, flow) => isObject(head) ? accept(head, flow, part, request2) : void 0
  });
  if (!isObject(response)) throw await refusedResponse(response, url);
  if (isStream) part.finish();
  if (!part.isComplete()) throw failure(url, "the connection ended before the object did", "resume");
}
var isObject = ({ status }) => status === 200 || status === 206;
function accept(head, flow, part, request2) {
  const { url } = request2.signed;
  checkBody(head, request2);
  const isWhole = head.status === 200 && head.headers["content-range"] === void 0;
  if (isWhole) {
    checkWhole(head, part, request2);
    request2.onWholeObject(part);
  } else checkRange(head, part, request2);
  request2.signed.worked = true;
  return (bytes) => {
    const room = part.end - part.position;
    if (bytes.length > room && !isWhole) throw failure(url, "it sends more bytes than it says", "retry");
    part.take(bytes.subarray(0, room));
    request2.onBytes(part, bytes.length, flow);
    if (isWhole && part.isComplete()) flow.end();
  };
}
function checkWhole({ headers }, part, { signed: { url }, object: { size } }) {
  if (part.position !== 0) throw failure(url, "the server ignores the range that it is asked for", "retry");
  if (Number.isFinite(size) && !isOptionally(headers["content-length"], size))
    throw failure(url, "the object has another length", "retry");
}
function checkRange({ headers }, part, { signed: { url }, object: { size } }) {
  const expected = `bytes ${part.position}-${part.end - 1}/${size}`;
  if (headers["content-range"] !== expected) {
    throw failure(url, `it sends '${headers["content-range"]}' instead of '${expected}'`, "retry");
  }
  const length = headers["content-length"];
  if (!isOptionally(length, part.end - part.position)) {
    throw failure(url, `it sends ${length} bytes for '${expected}'`, "retry");
  }
}
function isOptionally(header, expected) {
  return header === void 0 || header === String(expected);
}
function checkBody({ headers }, { signed: { url }, object: { etag } }) {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw failure(url, `something on the way encodes it as ${encoding}; a proxy?`, "none");
  if (/^text\/html/i.test(String(headers["content-type"]))) {
    const what = "a web page comes instead of the object; does a proxy or portal want a login?";
    throw failure(url, what, "none");
  }
  if (etag !== void 0 && headers.etag !== etag) {
    const what = `the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`;
    throw failure(url, what, "none");
  }
}
function failure(url, what, recover) {
  return new TransferFailure(`${placeOf(url)}: ${what}`, recover);
}

// src/transfer/fill-part.ts
async function fill(part, context) {
  const retries = context.retries.forPart(part.start);
  const isLacking = () => !part.isComplete() && context.isWanted(part);
  while (isLacking()) {
    const failure2 = await attempt(part, context);
    if (failure2 === void 0 || !isLacking()) continue;
    if (!Number.isFinite(context.object.size) && part.position > part.start) throw failure2;
    context.watch.failed(failure2);
    await retries.recover(failure2, part.position);
  }
}
async function attempt(part, context) {
  const { limiter, link, retries, isWanted } = context;
  const slot = await limiter.acquire(part.start);
  let signed;
  try {
    signed = await link.current();
    if (!isWanted(part)) return void 0;
    await request(part, signed, context);
    slot.increase();
    retries.progress();
    return void 0;
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error;
    if (error.recover === "slow-down") slot.decrease();
    if (error.recover !== "renew" || signed === void 0) return error;
    link.refused(signed, error);
    return void 0;
  } finally {
    slot.release();
  }
}
function request(part, signed, context) {
  const slow = new AbortController();
  const signal = AbortSignal.any([context.signal, slow.signal]);
  return context.watch.during(
    part,
    () => fetchRest(part, { ...context, signed, signal }),
    (why) => slow.abort(new TransferFailure(`${placeOf(signed.url)}: ${why}`, "resume"))
  );
}

// src/transfer/part.ts
function newPart(start, end, memory) {
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
    start,
    end,
    position: start,
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
var firstDelayMs = 100;
async function retry(policy, request2) {
  const { signal, judge, maxFailures = () => maxFailuresAlone } = policy;
  let waitLeftMs = policy.maxWaitMs ?? maxWaitMs;
  for (let failures = 0; ; ) {
    const deadline = newDeadline(policy);
    try {
      return await request2(deadline);
    } catch (thrown) {
      signal.throwIfAborted();
      const { error, recovery, retryAfterMs: retryAfterMs2 } = judge(deadline.isOver() ? void 0 : thrown);
      if (recovery === "recovered") continue;
      failures += deadline.isOver() ? failuresPerTimeout : 1;
      if (recovery === "final" || failures >= maxFailures() || retryAfterMs2 > waitLeftMs) throw error;
      waitLeftMs -= retryAfterMs2;
      await wait(Math.max(retryAfterMs2, randomDelayMs(firstDelayMs * 4 ** failures)), signal);
    } finally {
      deadline.end();
    }
  }
}
function newDownloadRetries(options) {
  const { limits, remainingMs, signal } = options;
  const most = maxFailuresInARow(options.parts);
  let inARow = 0;
  return {
    progress() {
      inARow = 0;
    },
    forPart(start) {
      let failures = 0;
      let reached = start;
      return {
        async recover(failure2, position) {
          if (position - reached >= limits.progressBytes) {
            reached = position;
            failures = 0;
            inARow = 0;
          }
          failures++;
          const isFirstBreak = failure2.recover === "resume" && failures === 1;
          if (!isFirstBreak) inARow++;
          if (failure2.recover === "none" || failures >= maxFailuresOfPart || inARow >= most) throw failure2;
          const longestMs = isFirstBreak ? 0 : limits.backoffMs * 2 ** (failures - 1);
          const waitMs = failure2.retryAfterMs + randomDelayMs(longestMs);
          if (failure2.retryAfterMs > 0 && waitMs > remainingMs()) throw failure2;
          if (waitMs > 0) await wait(waitMs, signal);
        }
      };
    }
  };
}
async function wait(ms, signal) {
  await sleep(ms, void 0, { signal }).catch(() => signal.throwIfAborted());
}

// src/transfer/stall-watch.ts
function startWatch(options) {
  const { limits, bytes, awaited, giveUp } = options;
  const pace = newPace(limits, bytes);
  let receivedBytes = 0;
  let progressAt = performance.now();
  let lastFailure;
  const requests = watchRequests(options, () => {
    progressAt = performance.now();
  });
  const checkProgress = (now) => {
    const slow = pace.check(awaited() !== void 0, now);
    if (slow) giveUp(`the store sends only ${slow}`);
    if (receivedBytes >= limits.progressBytes || !awaited()) {
      progressAt = now;
      receivedBytes = 0;
    } else if (now - progressAt >= limits.noProgressMs) {
      const before = lastFailure ? `${lastFailure.message}; ` : "";
      giveUp(`${before}no progress for ${seconds(limits.noProgressMs)}`);
    }
  };
  const check = () => {
    const now = performance.now();
    requests.check(now);
    checkProgress(now);
  };
  const timer = setInterval(check, Math.min(500, limits.idleMs / 4, limits.hedgeMs / 2));
  return {
    during: requests.during,
    received(bytes2) {
      receivedBytes += bytes2;
      pace.moved(bytes2);
    },
    failed(failure2) {
      lastFailure = failure2;
    },
    remainingMs: () => limits.noProgressMs - (performance.now() - progressAt),
    stop: () => clearInterval(timer)
  };
}
function watchRequests({ limits, awaited, isPaused }, onComplete) {
  const requests = /* @__PURE__ */ new Set();
  const hedges = /* @__PURE__ */ new WeakMap();
  const complete = { bytes: 0, ms: 0 };
  const checkStall = (request2, now) => {
    const { part, abort } = request2;
    if (part.position - request2.seenPosition >= limits.progressBytes || isPaused()) {
      request2.seenAt = now;
      request2.seenPosition = part.position;
    } else if (now - request2.seenAt >= limits.idleMs) {
      abort(`it sends next to nothing for ${seconds(limits.idleMs)}`);
    }
  };
  const checkLag = ({ part, since, from, abort }, now) => {
    const before = hedges.get(part) ?? 0;
    const expected = (now - since - limits.hedgeMs * 2 ** before) * complete.bytes / complete.ms;
    if (complete.ms === 0 || part.position - from >= expected / 4) return;
    hedges.set(part, before + 1);
    abort("it sends one part much more slowly than others");
  };
  return {
    async during(part, request2, abort) {
      const [now, from] = [performance.now(), part.position];
      const watched = { part, abort, since: now, from, seenAt: now, seenPosition: from };
      requests.add(watched);
      try {
        await request2();
        complete.bytes += part.position - from;
        complete.ms += performance.now() - now;
        onComplete();
      } finally {
        requests.delete(watched);
      }
    },
    check(now) {
      for (const request2 of requests) {
        checkStall(request2, now);
        if (request2.part === awaited()) checkLag(request2, now);
      }
    }
  };
}
function seconds(ms) {
  return `${Math.round(ms / 100) / 10} s`;
}

// src/transfer/download.ts
function download(object, range, options) {
  return new Download(object, range, options);
}
var Download = class extends Readable {
  release;
  #object;
  #options;
  #limits;
  #memory;
  #partBytes;
  #end;
  #stopping = new AbortController();
  #abort = () => void this.destroy(this.#options.signal.reason);
  /** Created by the first read. */
  #context;
  /** The parts that are requested and not handed out yet, in order. The consumer reads the first one. */
  #parts = [];
  /** Where the next part begins, in bytes of the object. */
  #next;
  /** The consumer wants more bytes than it has been given. */
  #isHungry = false;
  /** The body that is paused, because the consumer has no room. Only the body of a whole object is paused. */
  #paused;
  constructor(object, { start, end }, options) {
    super({ objectMode: true });
    this.#object = object;
    this.#options = options;
    this.#limits = { ...defaultDownload, ...options.limits };
    this.#next = start;
    this.#end = end;
    this.#partBytes = end - start < this.#limits.singleBytes ? Math.max(end - start, 1) : options.partBytes;
    this.#memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024));
    this.release = this.#memory.release;
    options.signal.addEventListener("abort", this.#abort);
    if (options.signal.aborted) this.#abort();
  }
  _read() {
    this.#handOut();
  }
  _destroy(error, done) {
    this.#options.signal.removeEventListener("abort", this.#abort);
    this.#context?.watch.stop();
    this.#stopping.abort(error ?? new Error("the stream was closed"));
    done(error);
  }
  #newContext() {
    const { http, concurrency } = this.#options;
    const { signal } = this.#stopping;
    const limits = this.#limits;
    const bytes = this.#end - this.#next;
    const watch = startWatch({
      limits,
      bytes,
      awaited: () => this.#isHungry ? this.#parts[0] : void 0,
      isPaused: () => this.#paused !== void 0,
      // The caller may try again later.
      giveUp: (why) => this.destroy(new TransferFailure(why, "retry"))
    });
    const { remainingMs } = watch;
    const parts = Math.ceil(bytes / this.#partBytes);
    return {
      http,
      object: this.#object,
      link: linkTo(this.#object),
      limiter: newConcurrencyLimiter(concurrency),
      retries: newDownloadRetries({ parts, limits, remainingMs, signal }),
      watch,
      signal,
      isWanted: (part) => this.#parts.includes(part) && !signal.aborted,
      onWholeObject: (part) => this.#takeWhole(part),
      onBytes: (part, bytes2, flow) => {
        watch.received(bytes2);
        if (part === this.#parts[0] && this.#isHungry) this.#handOut();
        if (part.heldBytes > this.#partBytes) this.#pause(flow);
      }
    };
  }
  #handOut() {
    this.#isHungry = true;
    while (this.#isHungry && !this.destroyed) {
      this.#requestParts();
      const part = this.#parts[0];
      if (part === void 0) {
        this.#isHungry = false;
        this.push(null);
        return;
      }
      const bytes = part.next();
      if (bytes) {
        this.#isHungry = this.push(bytes);
        if (part.heldBytes < this.#partBytes) this.#resume();
      } else if (part.isComplete()) this.#parts.shift();
      else return;
    }
  }
  #requestParts() {
    this.#context ??= this.#newContext();
    const most = Number.isFinite(this.#object.size) ? this.#options.concurrency : 1;
    while (this.#parts.length < most && this.#next < this.#end) {
      const part = newPart(this.#next, Math.min(this.#next + this.#partBytes, this.#end), this.#memory);
      this.#next = part.end;
      this.#parts.push(part);
      fill(part, this.#context).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          if (this.#isHungry) this.#handOut();
        },
        (error) => this.destroy(error)
      );
    }
  }
  #pause(flow) {
    flow.pause();
    this.#paused = flow;
  }
  #resume() {
    const flow = this.#paused;
    this.#paused = void 0;
    flow?.resume();
  }
  // This part now covers the other parts, so their requests are no longer wanted.
  #takeWhole(part) {
    part.end = this.#end;
    this.#next = this.#end;
    this.#parts = [part];
  }
};

export {
  withTimeout,
  orAborted,
  readUpTo,
  TransferFailure,
  placeOf,
  connectionFailure,
  proxyDown,
  proxyFailure,
  pageFailure,
  refusedResponse,
  retryAfterMs,
  retry,
  signedOnce,
  download
};
