import {
  a as ee
} from "./shared-UH2Z7M5S.js";
import {
  Gb as te,
  H as z,
  Kb as re,
  Lb as ne,
  Ma as Y,
  Qb as oe,
  T as C,
  Wa as K,
  Z as G,
  Zb as I,
  _ as B,
  bc as ie,
  cc as se,
  dc as ae,
  ec as ce,
  fb as Q,
  fc as v,
  ga as D,
  h as R,
  ib as X,
  k as F,
  mb as Z,
  n as O,
  ta as b,
  va as E,
  wa as J,
  xa as x,
  ya as V
} from "./shared-4H6W3SON.js";

// src/main/run-server.ts
import { once as ve } from "node:events";
import { appendFileSync as tt } from "node:fs";
import { join as rt } from "node:path";
import { inspect as nt } from "node:util";

// src/mounts/lazy/serve.ts
import { writeFileSync as Je } from "node:fs";
import { open as Ve } from "node:fs/promises";
import { join as _ } from "node:path";

// src/mounts/lazy/fuse-messages.ts
import { endianness as ke } from "node:os";
var L = { EINTR: 4, EIO: 5, ENOSYS: 38 }, S = { forget: 2, getattr: 3, read: 15, statfs: 17, init: 26, interrupt: 36, batchForget: 42 }, Re = 40;
function le(e) {
  if (ke() !== "LE") throw new Error("the machine is big-endian");
  let t = e.readBigUInt64LE(8), r = e.subarray(Re);
  switch (e.readUInt32LE(4)) {
    case S.read: {
      let n = Number(r.readBigUInt64LE(8));
      return { kind: "read", unique: t, start: n, end: n + r.readUInt32LE(16) };
    }
    case S.interrupt:
      return { kind: "interrupt", interrupted: r.readBigUInt64LE(0) };
    case S.forget:
    case S.batchForget:
      return { kind: "forget" };
    case S.init:
      return { kind: "init", unique: t, maxReadahead: r.readUInt32LE(8), flags: r.readUInt32LE(12) };
    case S.getattr:
      return { kind: "attributes", unique: t };
    case S.statfs:
      return { kind: "statistics", unique: t };
    default:
      return { kind: "other", unique: t };
  }
}
function me(e, t) {
  let { unique: r } = e;
  return e.kind === "init" ? { unique: r, error: 0, body: Ee(e) } : e.kind === "attributes" ? { unique: r, error: 0, body: Ie(t) } : e.kind === "statistics" ? { unique: r, error: 0, body: Buffer.alloc(80) } : { unique: r, error: L.ENOSYS };
}
var ue = { major: 7, minor: 31 }, Be = 1, de = 64;
function Ee({ maxReadahead: e, flags: t }) {
  let r = Buffer.alloc(64);
  return r.writeUInt32LE(ue.major, 0), r.writeUInt32LE(ue.minor, 4), r.writeUInt32LE(e, 8), r.writeUInt32LE(t & Be, 12), r.writeUInt16LE(de, 16), r.writeUInt16LE(de, 18), r.writeUInt32LE(4096, 20), r.writeUInt32LE(1, 24), r;
}
var P = 128 * 1024, A = 33024, xe = 1000000000n;
function Ie(e) {
  let t = Buffer.alloc(104);
  t.writeBigUInt64LE(xe, 0);
  let r = t.subarray(16);
  return r.writeBigUInt64LE(1n, 0), r.writeBigUInt64LE(BigInt(e), 8), r.writeBigUInt64LE(BigInt(Math.ceil(e / 512)), 16), r.writeUInt32LE(A, 60), r.writeUInt32LE(1, 64), r.writeUInt32LE(process.geteuid?.() ?? 0, 68), r.writeUInt32LE(process.getegid?.() ?? 0, 72), r.writeUInt32LE(4096, 80), t;
}

// src/mounts/lazy/blocks.ts
function fe({ file: e, dir: t }, r, n) {
  let o = I(P), s = Math.ceil(r / b), u = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Set(), d = 0, l = (a) => {
    !i.has(a) && u.has(a) && d++, i.add(a);
  };
  return {
    size: r,
    count: s,
    has: (a) => u.has(a),
    isWhole: () => u.size === s,
    async read(a, m, p) {
      let g = E(a, m);
      for (let y of g) l(y);
      let c = g.filter((y) => !u.has(y));
      c.length > 0 && await n.arrivalOf(c, p);
      let f = o.acquire(m - a), { bytesRead: h } = await e.read(f, 0, f.length, a);
      if (h !== m - a) throw new Error(`only ${h} of ${m - a} bytes are there`);
      return f;
    },
    release: o.release,
    /** Writes a verified block, given in pieces. @throws Error that names the disk if it is full */
    async keep(a, m) {
      await te(e, t, m, a * b), u.add(a), n.arrived(a);
    },
    usage() {
      let a = i.has(s - 1) ? s * b - r : 0;
      return {
        blocks: s,
        presentBlocks: u.size,
        wantedBlocks: i.size,
        prefetchedBlocks: d,
        unreadBytes: r - (i.size * b - a)
      };
    }
  };
}

// src/mounts/lazy/fetch-plan.ts
var W = 4, Le = 8, Pe = 4, Ue = 2, T = 3e3;
function pe(e, t, r) {
  let n = /* @__PURE__ */ new Set(), o = [], s = 0, u = (c) => o[c], i = (c) => [...n].filter(({ next: f, end: h }) => f <= c && c < h), d = (c) => i(c).length > 0, l = (c) => {
    let f = i(c);
    return f.length > 1 || f.some((h) => Me(h, c));
  }, a = (c) => [...n].filter((h) => h.isUrgent === c).length < (c ? W : r), m = (c, f, h = (y) => !0) => {
    let y = f ? Pe : Le, w = c + 1, M = () => w - c < y && h(w) && !e.has(w) && !d(w);
    for (; w < e.count && M(); ) w++;
    return { next: c, end: w, isUrgent: f, movedAt: performance.now() };
  }, p = () => {
    let c = new Set(a(!0) ? [...t.blocks()].map(([f]) => f) : []);
    for (let f of c)
      if (!l(f)) return m(f, !0, (h) => o.length > 0 || c.has(h));
  }, g = () => {
    if (!a(!1)) return;
    for (; s < o.length && e.has(u(s)); ) s++;
    let c = s;
    for (; c < o.length && (e.has(u(c)) || d(u(c))); ) c++;
    return c < o.length ? m(u(c), !1) : void 0;
  };
  return {
    /** The next request to send, if any. It is under way until the caller passes it to `over`. */
    next() {
      let c = p() ?? g();
      return c && n.add(c), c;
    },
    over: (c) => {
      n.delete(c);
    },
    /** Fetches all blocks from now on. @param first the bytes to fetch first, in this order; then from front to back */
    goAhead(c) {
      let f = ({ start: h, end: y }) => E(h, Math.min(y, e.size));
      o = [...new Set([...c, { start: 0, end: e.size }].flatMap(f))];
    }
  };
}
function Me({ isUrgent: e, next: t, movedAt: r }, n) {
  return (e || n - t < Ue) && performance.now() - r < T;
}

// src/mounts/lazy/waiting-readers.ts
function ge(e) {
  let t = /* @__PURE__ */ new Map(), r, n = 0, o = 0, s = 0, u = () => n > 0 ? performance.now() - o : 0, i = (l) => {
    let a = t.get(l);
    return a || (a = qe(), t.set(l, a), e()), a.readers++, a.arrival.promise;
  }, d = (l) => {
    n === 1 && (s += u()), n--;
    for (let a of l) {
      let m = t.get(a);
      m && --m.readers === 0 && t.delete(a);
    }
  };
  return {
    /**
     * Resolves when all these blocks have arrived.
     * @throws the signal's reason, or the error that `fail` was given, before or after this call
     */
    async arrivalOf(l, a) {
      if (r) throw r.error;
      a.throwIfAborted(), n === 0 && (o = performance.now()), n++, await Z(Promise.all(l.map(i)), a).finally(() => d(l));
    },
    /** Adds a block that a reader of another process waits for. That reader never leaves, as far as this process knows. */
    add: (l) => {
      i(l);
    },
    arrived(l) {
      t.get(l)?.arrival.resolve(), t.delete(l);
    },
    /** Rejects all waits: the missing blocks will not arrive. */
    fail(l) {
      r ??= { error: l };
      for (let { arrival: a } of t.values()) a.reject(l);
      t.clear();
    },
    /** The blocks that readers wait for, longest wait first, with its start on the clock of `performance.now`. */
    *blocks() {
      for (let [l, { since: a }] of t) yield [l, a];
    },
    /** How long at least one reader waited, in milliseconds. */
    waitedMs: () => Math.round(s + u())
  };
}
function qe() {
  let e = Promise.withResolvers();
  return e.promise.catch(() => {
  }), { since: performance.now(), readers: 0, arrival: e };
}

// src/mounts/lazy/fetch.ts
function he(e) {
  let { entry: t, index: r, concurrency: n, signal: o } = e, s = ge(() => queueMicrotask(() => k(p))), u = fe(e, x(r), s), i = pe(u, s, n), d = Promise.withResolvers(), l = setInterval(() => k(p), T / 3);
  d.promise.catch(() => {
  }).finally(() => clearInterval(l));
  let a = { ...X, ...e.limits }, m = { limits: { ...a, timeoutMs: 0 }, failures: 0, troubles: /* @__PURE__ */ new Map() }, p = { options: e, waiting: s, blocks: u, plan: i, whole: d, ...m };
  return o.addEventListener("abort", () => N(p, o.reason), { once: !0 }), t.file?.filling?.onAsked((g) => {
    g < u.count && !u.has(g) && !p.end && s.add(g);
  }), {
    /** The body of the entry. Reads wait for blocks that have not arrived. */
    body: u,
    /** Resolves when all blocks have arrived; rejects when the fetcher gives up. */
    whole: d.promise,
    /** Starts to fetch ahead. @param first the bytes to fetch first, in this order */
    goAhead(g) {
      p.limits = a, i.goAhead(g), k(p);
    },
    report() {
      let g = p.end?.error ?? [...p.troubles.values()].at(-1), c = g === void 0 ? void 0 : F(g);
      return { ...u.usage(), waitedMs: s.waitedMs(), trouble: c };
    }
  };
}
function k(e) {
  for (; !e.pause && !e.end; ) {
    let t = e.plan.next();
    if (!t) return;
    Oe(t, e).catch((r) => Ae(e, t, r)).finally(() => {
      e.plan.over(t), k(e);
    });
  }
}
async function Oe(e, t) {
  let { options: r, blocks: n, whole: o } = t, { entry: s } = r, { filling: u } = s.file ?? {}, d = (e.isUrgent && await u?.arrival(e.next * b, e.end * b) === !1 ? u?.read : void 0) ?? s.read, l = ae({ ...s, read: d }, r.index, { first: e.next, end: e.end });
  for await (let { pieces: a } of l) {
    if (t.end) return;
    n.has(e.next) || await n.keep(e.next, a).catch((m) => N(t, m));
    for (let m of a) l.release?.(m);
    t.troubles.delete(e.next), e.next++, e.movedAt = performance.now(), t.failures = 0, n.isWhole() && o.resolve();
  }
}
function Ae(e, { next: t, end: r }, n) {
  if (e.end || t === r || e.blocks.has(t)) return;
  let { timeoutMs: o, pauseMs: s } = e.limits, [[, u] = []] = e.waiting.blocks(), i = u !== void 0 && performance.now() - u >= o;
  if (We(n) || i) N(e, n);
  else {
    e.troubles.set(t, n);
    let d = s * 2 ** e.failures++;
    e.pause ??= setTimeout(() => {
      e.pause = void 0, k(e);
    }, Q(d));
  }
}
function We(e) {
  return e instanceof R || e instanceof K && e.recover === "none";
}
function N(e, t) {
  e.end || (clearTimeout(e.pause), e.end = { error: t }, e.waiting.fail(t), e.whole.reject(t));
}

// src/mounts/lazy/fuse.ts
import * as U from "node:fs";
import { promisify as Te } from "node:util";
var Ne = 64 * 1024, je = Te(U.read);
async function ye(e, t) {
  let r = /* @__PURE__ */ new Map(), n = Buffer.alloc(Ne);
  try {
    for (; ; ) {
      let o = await _e(e, n);
      if (o === void 0) return;
      o.kind === "interrupt" ? r.get(o.interrupted)?.abort() : o.kind === "read" ? He(o, { device: e, file: t, waiting: r }) : o.kind !== "forget" && j(e, me(o, t.size));
    }
  } finally {
    for (let o of r.values()) o.abort();
  }
}
async function _e(e, t) {
  for (; ; )
    try {
      let { bytesRead: r } = await je(e, t, 0, t.length, null);
      return le(t.subarray(0, r));
    } catch (r) {
      let n = O(r);
      if (n === "ENODEV") return;
      if (n !== "EINTR" && n !== "EAGAIN" && n !== "ENOENT") throw r;
    }
}
function He(e, { device: t, file: r, waiting: n }) {
  let { unique: o } = e, s = new AbortController(), u = Math.min(e.start, r.size), i = Math.min(e.end, r.size);
  n.set(o, s), r.read(u, i, s.signal).then(
    (d) => {
      j(t, { unique: o, error: 0, body: d }), r.release?.(d);
    },
    () => j(t, { unique: o, error: s.signal.aborted ? L.EINTR : L.EIO })
  ).finally(() => n.delete(o));
}
function j(e, { unique: t, error: r, body: n }) {
  let o = Buffer.alloc(16);
  o.writeUInt32LE(o.length + (n?.length ?? 0), 0), o.writeInt32LE(-r, 4), o.writeBigUInt64LE(t, 8);
  try {
    U.writevSync(e, n ? [o, n] : [o]);
  } catch (s) {
    if (!["ENOENT", "ENODEV"].includes(O(s) ?? "")) throw s;
  }
}

// src/mounts/lazy/fuse-mount.ts
import { closeSync as $e, openSync as ze, writeFileSync as Ce } from "node:fs";
import { join as Ge } from "node:path";
async function be(e, t, { rights: r, signal: n }) {
  if (!r) throw new Error("there are no rights to mount with");
  let o = ze("/dev/fuse", "r+");
  try {
    Ce(Ge(e, t), "", { flag: "wx", mode: 384 });
    let s = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`, u = `rootmode=${A.toString(8)},${s},allow_other,default_permissions`, d = ["-i", "-n", "-t", "fuse", "-o", `ro,nosuid,nodev,noexec,fd=0,max_read=${P},${u}`, "--", e, t];
    return await r.run("mount", d, { cwd: e, signal: n, stdin: o }), o;
  } catch (s) {
    throw $e(o), s;
  }
}

// src/mounts/lazy/serve.ts
async function we(e) {
  let { dir: t, facts: r, stepGone: n, ready: o, log: s } = e, u = new AbortController(), { signal: i } = u, d = new AbortController(), l = Ye(e), a = oe(i), m = { ...r, digests: Buffer.from(e.digests, "base64") }, p = await Qe(e, l, d.signal), g = await Ze(p, _(t, v.blocks)), c = he({ entry: p, index: m, file: g, dir: t, concurrency: l.concurrency, signal: i }), f, h = () => re(_(t, v.blocks), m.segments, { signal: i }).catch(($) => {
    throw i.aborted || (f = F($)), $;
  }), y = et(c.whole.then(h), p, m).catch(s), w = Ke(c.body, m.segments, i);
  n.then(async () => c.goAhead(await w)).catch(s);
  let M = await be(t, v.image, { rights: await a, signal: i }), Fe = ye(M, c.body);
  o(), await Fe;
  let q = { ...c.report(), damage: f }, H = new Error("it was unmounted");
  u.abort(H), q.presentBlocks < q.blocks && await g.truncate(), Je(_(t, v.report), JSON.stringify(q)), setTimeout(() => d.abort(H), Xe), await y;
}
function Ye({ env: e, cwd: t }) {
  G(e), process.chdir(t);
  let r = D(z, C());
  return process.chdir("/"), r;
}
function Ke({ read: e }, t, r) {
  let n = t.filter(J), o = async (i) => ({
    start: await ne((d, l) => e(d, l, r), i),
    end: i.offset + i.length
  }), s = Promise.all(n.map(o)).then((i) => i.toReversed()), u = n.flatMap(({ offset: i, length: d }) => {
    let l = i + d - 1;
    return [l, l - b].filter((a) => a > i);
  });
  for (let i of [s, ...u.map((d) => e(d, d + 1, r))]) i.catch(() => {
  });
  return s;
}
async function Qe({ found: e, log: t, openStore: r }, n, o) {
  let s = ee({ connections: n.concurrency + W }), { concurrency: u, partBytes: i } = n, { read: d } = Y(B()), l = { scopes: d, http: s, concurrency: u, partBytes: i, signal: o, memory: I() };
  return await r(n, { log: t, instead: (p) => ce(p, e, l), signal: o }).find({ scopes: d, keys: [e.key], versions: [e.version] });
}
var Xe = 2e3;
async function Ze({ file: e }, t) {
  let r = await e?.filling?.isFiller() && await e?.link(t);
  return Ve(t, r ? "r+" : "wx+", 384);
}
async function et(e, t, r) {
  try {
    if (await e.catch(async (n) => {
      throw n instanceof R && await t.reject(), n;
    }), !t.file || t.file.isWhole) return;
    await V(t.stored ?? t, x(r), t.size), await t.file.prove(async () => {
    });
  } finally {
    await t.close();
  }
}

// src/main/run-server.ts
async function Se() {
  let e = ve(process, "disconnect").then(() => {
  }), t, r = !1, n = (i, d = () => {
  }) => {
    r = !0, process.send?.(i, void 0, void 0, d);
  }, o = (i) => {
    try {
      t && tt(rt(t.dir, v.log), `${nt(i)}
`, { mode: 384 });
    } catch {
    }
  }, s = () => {
    process.kill(process.pid, "SIGKILL");
  }, u = (i) => {
    o(i), r ? s() : n({ refused: F(i) }, s);
  };
  e.then(() => t ?? s()), process.on("uncaughtException", u);
  try {
    let [i] = await ve(process, "message");
    t = i, await we({ ...i, openStore: ot, stepGone: e, ready: () => n({ ready: !0 }), log: o }), s();
  } catch (i) {
    u(i);
  }
}
function ot(e, { log: t, instead: r, signal: n }) {
  let o = se(e, B(), n);
  return ie({ ...o, tell: t, warn: t, mask: () => {
  } }, r);
}

// src/main/lazy.ts
await Se();
