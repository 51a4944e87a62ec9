import {
  a as Z
} from "./shared-DXINVEQN.js";
import {
  $b as de,
  A as O,
  Cb as te,
  Db as re,
  Eb as ne,
  G,
  Ja as V,
  Jb as oe,
  S as z,
  Sb as I,
  Ta as Y,
  Wb as ie,
  Xb as se,
  Y as C,
  Yb as ae,
  Z as R,
  Zb as ce,
  _b as ue,
  ac as v,
  cb as K,
  fa as D,
  fb as Q,
  jb as X,
  sa as b,
  ua as E,
  va as x,
  w as B,
  wa as J,
  yb as ee,
  z as F
} from "./shared-HBLDHMAR.js";

// src/main/run-server.ts
import { appendFileSync as rt, writeSync as nt } from "node:fs";
import { join as ot } from "node:path";
import { inspect as it } from "node:util";

// src/mounts/lazy/serve.ts
import { writeFileSync as Ve } from "node:fs";
import { open as Ye } from "node:fs/promises";
import { join as H } from "node:path";

// src/mounts/lazy/fuse-messages.ts
import { endianness as Be } from "node:os";
var L = { EINTR: 4, EIO: 5, ENOSYS: 38 }, S = { forget: 2, getattr: 3, read: 15, statfs: 17, init: 26, interrupt: 36, batchForget: 42 }, Re = 40;
function fe(e) {
  if (Be() !== "LE") throw new Error("the machine is big-endian");
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
function pe(e, t) {
  let { unique: r } = e;
  return e.kind === "init" ? { unique: r, error: 0, body: xe(e) } : e.kind === "attributes" ? { unique: r, error: 0, body: Le(t) } : e.kind === "statistics" ? { unique: r, error: 0, body: Buffer.alloc(80) } : { unique: r, error: L.ENOSYS };
}
var le = { major: 7, minor: 31 }, Ee = 1, me = 64;
function xe({ maxReadahead: e, flags: t }) {
  let r = Buffer.alloc(64);
  return r.writeUInt32LE(le.major, 0), r.writeUInt32LE(le.minor, 4), r.writeUInt32LE(e, 8), r.writeUInt32LE(t & Ee, 12), r.writeUInt16LE(me, 16), r.writeUInt16LE(me, 18), r.writeUInt32LE(4096, 20), r.writeUInt32LE(1, 24), r;
}
var P = 128 * 1024, A = 33024, Ie = 1000000000n;
function Le(e) {
  let t = Buffer.alloc(104);
  t.writeBigUInt64LE(Ie, 0);
  let r = t.subarray(16);
  return r.writeBigUInt64LE(1n, 0), r.writeBigUInt64LE(BigInt(e), 8), r.writeBigUInt64LE(BigInt(Math.ceil(e / 512)), 16), r.writeUInt32LE(A, 60), r.writeUInt32LE(1, 64), r.writeUInt32LE(process.geteuid?.() ?? 0, 68), r.writeUInt32LE(process.getegid?.() ?? 0, 72), r.writeUInt32LE(4096, 80), t;
}

// src/mounts/lazy/blocks.ts
function ge({ file: e, dir: t }, r, n) {
  let o = I(P), s = Math.ceil(r / b), u = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Set(), l = 0, d = (a) => {
    !i.has(a) && u.has(a) && l++, i.add(a);
  };
  return {
    size: r,
    count: s,
    has: (a) => u.has(a),
    isWhole: () => u.size === s,
    async read(a, m, p) {
      let g = E(a, m);
      for (let h of g) d(h);
      let c = g.filter((h) => !u.has(h));
      c.length > 0 && await n.arrivalOf(c, p);
      let f = o.acquire(m - a), { bytesRead: y } = await e.read(f, 0, f.length, a);
      if (y !== m - a) throw new Error(`only ${y} of ${m - a} bytes are there`);
      return f;
    },
    release: o.release,
    /** Writes a verified block, given in pieces. @throws Error that names the disk if it is full */
    async keep(a, m) {
      await ee(e, t, m, a * b), u.add(a), n.arrived(a);
    },
    usage() {
      let a = i.has(s - 1) ? s * b - r : 0;
      return {
        blocks: s,
        presentBlocks: u.size,
        wantedBlocks: i.size,
        prefetchedBlocks: l,
        unreadBytes: r - (i.size * b - a)
      };
    }
  };
}

// src/mounts/lazy/fetch-plan.ts
var W = 4, Pe = 8, Me = 4, Ue = 2, T = 3e3;
function ye(e, t, r) {
  let n = /* @__PURE__ */ new Set(), o = [], s = 0, u = (c) => o[c], i = (c) => [...n].filter(({ next: f, end: y }) => f <= c && c < y), l = (c) => i(c).length > 0, d = (c) => {
    let f = i(c);
    return f.length > 1 || f.some((y) => qe(y, c));
  }, a = (c) => [...n].filter((y) => y.isUrgent === c).length < (c ? W : r), m = (c, f, y = (h) => !0) => {
    let h = f ? Me : Pe, w = c + 1, U = () => w - c < h && y(w) && !e.has(w) && !l(w);
    for (; w < e.count && U(); ) w++;
    return { next: c, end: w, isUrgent: f, movedAt: performance.now() };
  }, p = () => {
    let c = new Set(a(!0) ? [...t.blocks()].map(([f]) => f) : []);
    for (let f of c)
      if (!d(f)) return m(f, !0, (y) => o.length > 0 || c.has(y));
  }, g = () => {
    if (!a(!1)) return;
    for (; s < o.length && e.has(u(s)); ) s++;
    let c = s;
    for (; c < o.length && (e.has(u(c)) || l(u(c))); ) c++;
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
      let f = ({ start: y, end: h }) => E(y, Math.min(h, e.size));
      o = [...new Set([...c, { start: 0, end: e.size }].flatMap(f))];
    }
  };
}
function qe({ isUrgent: e, next: t, movedAt: r }, n) {
  return (e || n - t < Ue) && performance.now() - r < T;
}

// src/mounts/lazy/waiting-readers.ts
function he(e) {
  let t = /* @__PURE__ */ new Map(), r, n = 0, o = 0, s = 0, u = () => n > 0 ? performance.now() - o : 0, i = (d) => {
    let a = t.get(d);
    return a || (a = Oe(), t.set(d, a), e()), a.readers++, a.arrival.promise;
  }, l = (d) => {
    n === 1 && (s += u()), n--;
    for (let a of d) {
      let m = t.get(a);
      m && --m.readers === 0 && t.delete(a);
    }
  };
  return {
    /**
     * Resolves when all these blocks have arrived.
     * @throws the signal's reason, or the error that `fail` was given, before or after this call
     */
    async arrivalOf(d, a) {
      if (r) throw r.error;
      a.throwIfAborted(), n === 0 && (o = performance.now()), n++, await X(Promise.all(d.map(i)), a).finally(() => l(d));
    },
    /** Adds a block that a reader of another process waits for. That reader never leaves, as far as this process knows. */
    add: (d) => {
      i(d);
    },
    arrived(d) {
      t.get(d)?.arrival.resolve(), t.delete(d);
    },
    /** Rejects all waits: the missing blocks will not arrive. */
    fail(d) {
      r ??= { error: d };
      for (let { arrival: a } of t.values()) a.reject(d);
      t.clear();
    },
    /** The blocks that readers wait for, longest wait first, with its start on the clock of `performance.now`. */
    *blocks() {
      for (let [d, { since: a }] of t) yield [d, a];
    },
    /** How long at least one reader waited, in milliseconds. */
    waitedMs: () => Math.round(s + u())
  };
}
function Oe() {
  let e = Promise.withResolvers();
  return e.promise.catch(() => {
  }), { since: performance.now(), readers: 0, arrival: e };
}

// src/mounts/lazy/fetch.ts
function be(e) {
  let { entry: t, index: r, concurrency: n, signal: o } = e, s = he(() => queueMicrotask(() => k(p))), u = ge(e, x(r), s), i = ye(u, s, n), l = Promise.withResolvers(), d = setInterval(() => k(p), T / 3);
  l.promise.catch(() => {
  }).finally(() => clearInterval(d));
  let a = { ...Q, ...e.limits }, m = { limits: { ...a, timeoutMs: 0 }, failures: 0, troubles: /* @__PURE__ */ new Map() }, p = { options: e, waiting: s, blocks: u, plan: i, whole: l, ...m };
  return o.addEventListener("abort", () => N(p, o.reason), { once: !0 }), t.file?.filling?.onAsked((g) => {
    g < u.count && !u.has(g) && !p.end && s.add(g);
  }), {
    /** The body of the entry. Reads wait for blocks that have not arrived. */
    body: u,
    /** Resolves when all blocks have arrived; rejects when the fetcher gives up. */
    whole: l.promise,
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
    Ae(t, e).catch((r) => We(e, t, r)).finally(() => {
      e.plan.over(t), k(e);
    });
  }
}
async function Ae(e, t) {
  let { options: r, blocks: n, whole: o } = t, { entry: s } = r, { filling: u } = s.file ?? {}, l = (e.isUrgent && await u?.arrival(e.next * b, e.end * b) === !1 ? u?.read : void 0) ?? s.read, d = ae({ ...s, read: l }, r.index, { first: e.next, end: e.end });
  for await (let { pieces: a } of d) {
    if (t.end) return;
    n.has(e.next) || await n.keep(e.next, a).catch((m) => N(t, m));
    for (let m of a) d.release?.(m);
    t.troubles.delete(e.next), e.next++, e.movedAt = performance.now(), t.failures = 0, n.isWhole() && o.resolve();
  }
}
function We(e, { next: t, end: r }, n) {
  if (e.end || t === r || e.blocks.has(t)) return;
  let { timeoutMs: o, pauseMs: s } = e.limits, [[, u] = []] = e.waiting.blocks(), i = u !== void 0 && performance.now() - u >= o;
  if (Te(n) || i) N(e, n);
  else {
    e.troubles.set(t, n);
    let l = s * 2 ** e.failures++;
    e.pause ??= setTimeout(() => {
      e.pause = void 0, k(e);
    }, K(l));
  }
}
function Te(e) {
  return e instanceof B || e instanceof Y && e.recover === "none";
}
function N(e, t) {
  e.end || (clearTimeout(e.pause), e.end = { error: t }, e.waiting.fail(t), e.whole.reject(t));
}

// src/mounts/lazy/fuse.ts
import * as M from "node:fs";
import { promisify as Ne } from "node:util";
var _e = 64 * 1024, He = Ne(M.read);
async function we(e, t) {
  let r = /* @__PURE__ */ new Map(), n = Buffer.alloc(_e);
  try {
    for (; ; ) {
      let o = await je(e, n);
      if (o === void 0) return;
      o.kind === "interrupt" ? r.get(o.interrupted)?.abort() : o.kind === "read" ? $e(o, { device: e, file: t, waiting: r }) : o.kind !== "forget" && _(e, pe(o, t.size));
    }
  } finally {
    for (let o of r.values()) o.abort();
  }
}
async function je(e, t) {
  for (; ; )
    try {
      let { bytesRead: r } = await He(e, t, 0, t.length, null);
      return fe(t.subarray(0, r));
    } catch (r) {
      let n = O(r);
      if (n === "ENODEV") return;
      if (n !== "EINTR" && n !== "EAGAIN" && n !== "ENOENT") throw r;
    }
}
function $e(e, { device: t, file: r, waiting: n }) {
  let { unique: o } = e, s = new AbortController(), u = Math.min(e.start, r.size), i = Math.min(e.end, r.size);
  n.set(o, s), r.read(u, i, s.signal).then(
    (l) => {
      _(t, { unique: o, error: 0, body: l }), r.release?.(l);
    },
    () => _(t, { unique: o, error: s.signal.aborted ? L.EINTR : L.EIO })
  ).finally(() => n.delete(o));
}
function _(e, { unique: t, error: r, body: n }) {
  let o = Buffer.alloc(16);
  o.writeUInt32LE(o.length + (n?.length ?? 0), 0), o.writeInt32LE(-r, 4), o.writeBigUInt64LE(t, 8);
  try {
    M.writevSync(e, n ? [o, n] : [o]);
  } catch (s) {
    if (!["ENOENT", "ENODEV"].includes(O(s) ?? "")) throw s;
  }
}

// src/mounts/lazy/fuse-mount.ts
import { closeSync as Ge, openSync as ze, writeFileSync as Ce } from "node:fs";
import { join as De } from "node:path";
async function ve(e, t, { rights: r, signal: n }) {
  if (!r) throw new Error("there are no rights to mount with");
  let o = ze("/dev/fuse", "r+");
  try {
    Ce(De(e, t), "", { flag: "wx", mode: 384 });
    let s = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`, u = `rootmode=${A.toString(8)},${s},allow_other,default_permissions`, l = ["-i", "-n", "-t", "fuse", "-o", `ro,nosuid,nodev,noexec,fd=0,max_read=${P},${u}`, "--", e, t];
    return await r.run("mount", l, { cwd: e, signal: n, stdin: o }), o;
  } catch (s) {
    throw Ge(o), s;
  }
}

// src/mounts/lazy/serve.ts
async function Se(e) {
  let { dir: t, facts: r, stepGone: n, ready: o, log: s } = e, u = new AbortController(), { signal: i } = u, l = new AbortController(), d = Ke(e), a = oe(i), m = { ...r, digests: Buffer.from(e.digests, "base64") }, p = await Xe(e, d, l.signal), g = await et(p, H(t, v.blocks)), c = be({ entry: p, index: m, file: g, dir: t, concurrency: d.concurrency, signal: i }), f, y = () => te(H(t, v.blocks), m.segments, { signal: i }).catch(($) => {
    throw i.aborted || (f = F($)), $;
  }), h = tt(c.whole.then(y), p, m).catch(s), w = Qe(c.body, m.segments, i);
  n.then(async () => c.goAhead(await w)).catch(s);
  let U = await ve(t, v.image, { rights: await a, signal: i }), ke = we(U, c.body);
  o(), await ke;
  let q = { ...c.report(), damage: f }, j = new Error("it was unmounted");
  u.abort(j), q.presentBlocks < q.blocks && await g.truncate(), Ve(H(t, v.report), JSON.stringify(q)), setTimeout(() => l.abort(j), Ze), await h;
}
function Ke({ env: e, cwd: t }) {
  C(e), process.chdir(t);
  let r = D(G, z());
  return process.chdir("/"), r;
}
function Qe({ read: e }, t, r) {
  let n = t.filter(re), o = async (i) => ({
    start: await ne((l, d) => e(l, d, r), i),
    end: i.offset + i.length
  }), s = Promise.all(n.map(o)).then((i) => i.toReversed()), u = n.flatMap(({ offset: i, length: l }) => {
    let d = i + l - 1;
    return [d, d - b].filter((a) => a > i);
  });
  for (let i of [s, ...u.map((l) => e(l, l + 1, r))]) i.catch(() => {
  });
  return s;
}
async function Xe({ found: e, log: t, openStore: r }, n, o) {
  let s = Z({ connections: n.concurrency + W }), { concurrency: u, partBytes: i } = n, { read: l } = V(R()), d = { scopes: l, http: s, concurrency: u, partBytes: i, signal: o, memory: I() };
  return await r(n, { log: t, instead: (p) => ce(p, e, d), signal: o }).find({ scopes: l, keys: [e.key], versions: [e.version] });
}
var Ze = 2e3;
async function et({ file: e }, t) {
  let r = await e?.filling?.isFiller() && await e?.link(t);
  return Ye(t, r ? "r+" : "wx+", 384);
}
async function tt(e, t, r) {
  try {
    if (await e.catch(async (n) => {
      throw n instanceof B && await t.reject(), n;
    }), !t.file || t.file.isWhole) return;
    await J(t.stored ?? t, x(r), t.size), await t.file.prove(async () => {
    });
  } finally {
    await t.close();
  }
}

// src/main/run-server.ts
async function Fe() {
  let e = de(process.stdin), t, r = !1, n = (i) => {
    r = !0, nt(1, ue(i));
  }, o = (i) => {
    try {
      t && rt(ot(t.dir, v.log), `${it(i)}
`, { mode: 384 });
    } catch {
    }
  }, s = () => {
    process.kill(process.pid, "SIGKILL");
  }, u = (i) => {
    try {
      o(i), r || n({ refused: F(i) });
    } finally {
      s();
    }
  };
  e.senderGone.then(() => t ?? s()), process.on("uncaughtException", u);
  try {
    t = await e.next();
    let i = () => n({ ready: !0 });
    await Se({ ...t, openStore: st, stepGone: e.senderGone, ready: i, log: o }), s();
  } catch (i) {
    u(i);
  }
}
function st(e, { log: t, instead: r, signal: n }) {
  let o = se(e, R(), n);
  return ie({ ...o, tell: t, warn: t, mask: () => {
  } }, r);
}

// src/main/lazy.ts
await Fe();
