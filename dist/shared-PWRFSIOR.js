import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/stores/patience.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/stores/attempt.ts
var progressBytes = 64 * 1024;
function newAttempt({ signal, limitMs, bytes = 0, onSent }) {
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

// src/stores/patience.ts
var lookupMs = 12e3;
async function within({ signal, late }, work) {
  const limit = AbortSignal.timeout(lookupMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted && error === limit.reason ? late() : error;
  }
}
var shortMs = 5e3;
var uploadMs = 12e3;
var maxFailuresAlone = 3;
var silence = 2;
var firstDelayMs = 100;
var maxDelayMs = 4e3;
async function persist(how, request) {
  const { signal, judge, maxFailures = () => maxFailuresAlone } = how;
  let patienceLeftMs = how.patienceMs ?? maxDelayMs;
  for (let failures = 0; ; ) {
    const attempt = newAttempt(how);
    try {
      return await request(attempt);
    } catch (thrown) {
      signal.throwIfAborted();
      const { error, outlook, retryAfterMs } = judge(attempt.isOver() ? void 0 : thrown);
      if (outlook === "mended") continue;
      failures += attempt.isOver() ? silence : 1;
      if (outlook === "lasting" || failures >= maxFailures() || retryAfterMs > patienceLeftMs) throw error;
      patienceLeftMs -= retryAfterMs;
      const delayMs = Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures);
      await sleep(Math.max(retryAfterMs, delayMs), void 0, { signal }).catch(() => signal.throwIfAborted());
    } finally {
      attempt.end();
    }
  }
}

export {
  lookupMs,
  within,
  shortMs,
  uploadMs,
  maxFailuresAlone,
  persist
};
