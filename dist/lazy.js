import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as ne
} from "./shared-3AVWV7ME.js";
import {
  Aa as X,
  E as $,
  Ga as I,
  Ha as Z,
  Ka as ee,
  M as z,
  Ma as te,
  Oa as re,
  Q as C,
  R,
  _ as G,
  aa as D,
  ba as y,
  bb as oe,
  ca as E,
  cb as ie,
  da as x,
  ea as J,
  fb as se,
  g as B,
  gb as ae,
  ha as V,
  hb as ce,
  i as k,
  ib as de,
  j as q,
  jb as w,
  ta as Y,
  ua as K,
  va as Q
} from "./shared-DVJP4KQS.js";

// src/main/run-server.ts
import { appendFileSync as rt, writeSync as nt } from "node:fs";
import { join as ot } from "node:path";
import { inspect as it } from "node:util";

// src/mounts/lazy/serve.ts
import { writeFileSync as Ve } from "node:fs";
import { open as Ye } from "node:fs/promises";
import { join as _ } from "node:path";

// src/mounts/lazy/fuse-messages.ts
import { endianness as Re } from "node:os";
var L = { EINTR: 4, EIO: 5, ENOSYS: 38 }, v = {
  forget: 2,
  getattr: 3,
  read: 15,
  statfs: 17,
  init: 26,
  interrupt: 36,
  batchForget: 42
}, Ee = 40;
function fe(e) {
  if (Re() !== "LE") throw new Error("the machine is big-endian");
  let t = e.readBigUInt64LE(8), r = e.subarray(Ee);
  switch (e.readUInt32LE(4)) {
    case v.read: {
      let n = Number(r.readBigUInt64LE(8));
      return { kind: "read", unique: t, start: n, end: n + r.readUInt32LE(16) };
    }
    case v.interrupt:
      return { kind: "interrupt", interrupted: r.readBigUInt64LE(0) };
    case v.forget:
    case v.batchForget:
      return { kind: "forget" };
    case v.init:
      return { kind: "init", unique: t, maxReadahead: r.readUInt32LE(8), flags: r.readUInt32LE(12) };
    case v.getattr:
      return { kind: "attributes", unique: t };
    case v.statfs:
      return { kind: "statistics", unique: t };
    default:
      return { kind: "other", unique: t };
  }
}
function me(e, t) {
  let { unique: r } = e;
  return e.kind === "init" ? { unique: r, error: 0, body: Ie(e) } : e.kind === "attributes" ? { unique: r, error: 0, body: Pe(t) } : e.kind === "statistics" ? { unique: r, error: 0, body: Buffer.alloc(80) } : { unique: r, error: L.ENOSYS };
}
var ue = { major: 7, minor: 31 }, xe = 1, le = 64;
function Ie({ maxReadahead: e, flags: t }) {
  let r = Buffer.alloc(64);
  return r.writeUInt32LE(ue.major, 0), r.writeUInt32LE(ue.minor, 4), r.writeUInt32LE(e, 8), r.writeUInt32LE(t & xe, 12), r.writeUInt16LE(le, 16), r.writeUInt16LE(le, 18), r.writeUInt32LE(4096, 20), r.writeUInt32LE(1, 24), r;
}
var P = 128 * 1024, O = 33024, Le = 1000000000n;
function Pe(e) {
  let t = Buffer.alloc(104);
  t.writeBigUInt64LE(Le, 0);
  let r = t.subarray(16);
  return r.writeBigUInt64LE(1n, 0), r.writeBigUInt64LE(BigInt(e), 8), r.writeBigUInt64LE(BigInt(Math.ceil(e / 512)), 16), r.writeUInt32LE(O, 60), r.writeUInt32LE(1, 64), r.writeUInt32LE(process.geteuid?.() ?? 0, 68), r.writeUInt32LE(process.getegid?.() ?? 0, 72), r.writeUInt32LE(4096, 80), t;
}

// src/mounts/lazy/blocks.ts
function pe(e, t, r) {
  let n = I(P), o = Math.ceil(t / y), s = /* @__PURE__ */ new Set(), d = /* @__PURE__ */ new Set(), i = 0, f = (u) => {
    !d.has(u) && s.has(u) && i++, d.add(u);
  };
  return {
    size: t,
    count: o,
    has: (u) => s.has(u),
    isWhole: () => s.size === o,
    async read(u, c, l) {
      let m = E(u, c);
      for (let h of m) f(h);
      let a = m.filter((h) => !s.has(h));
      a.length > 0 && await r.arrivalOf(a, l);
      let p = n.acquire(c - u), { bytesRead: g } = await e.read(p, 0, p.length, u);
      if (g !== c - u) throw new Error(`only ${g} of ${c - u} bytes are there`);
      return p;
    },
    release: n.release,
    async keep(u, c) {
      let l = D(c), { bytesWritten: m } = await e.writev(c, u * y);
      if (m !== l) throw new Error("no space is left for what is read");
      s.add(u), r.arrived(u);
    },
    usage() {
      let u = d.has(o - 1) ? o * y - t : 0;
      return {
        blocks: o,
        presentBlocks: s.size,
        wantedBlocks: d.size,
        prefetchedBlocks: i,
        unreadBytes: t - (d.size * y - u)
      };
    }
  };
}

// src/mounts/lazy/fetch-plan.ts
var A = 4, Me = 8, Ue = 4, qe = 2, W = 3e3;
function he(e, t, r) {
  let n = /* @__PURE__ */ new Set(), o = [], s = 0, d = (a) => o[a], i = (a) => [...n].some((p) => ge(p, a)), f = (a) => {
    let p = [...n].filter((h) => ge(h, a)), g = ({ isUrgent: h, next: b, movedAt: S }) => (h || a - b < qe) && performance.now() - S < W;
    return p.length > 1 || p.some(g);
  }, u = (a) => [...n].filter((g) => g.isUrgent === a).length < (a ? A : r), c = (a, p, g = (h) => !0) => {
    let h = p ? Ue : Me, b = a + 1, S = () => b - a < h && g(b) && !e.has(b) && !i(b);
    for (; b < e.count && S(); ) b++;
    return { next: a, end: b, isUrgent: p, movedAt: performance.now() };
  }, l = () => {
    let a = new Set(u(!0) ? [...t.blocks()].map(([g]) => g) : []), p = o.length > 0;
    for (let g of a)
      if (!f(g)) return c(g, !0, (h) => p || a.has(h));
  }, m = () => {
    if (!u(!1)) return;
    for (; s < o.length && e.has(d(s)); ) s++;
    let a = s;
    for (; a < o.length && (e.has(d(a)) || i(d(a))); ) a++;
    return a < o.length ? c(d(a), !1) : void 0;
  };
  return {
    next() {
      let a = l() ?? m();
      return a && n.add(a), a;
    },
    over: (a) => {
      n.delete(a);
    },
    goAhead(a) {
      let p = ({ start: g, end: h }) => E(g, Math.min(h, e.size));
      o = [...new Set([...a, { start: 0, end: e.size }].flatMap(p))];
    }
  };
}
function ge({ next: e, end: t }, r) {
  return e <= r && r < t;
}

// src/mounts/lazy/waiting-readers.ts
function be(e) {
  let t = /* @__PURE__ */ new Map(), r, n = 0, o = 0, s = 0, d = () => n > 0 ? performance.now() - o : 0, i = (c) => {
    let l = t.get(c);
    if (l) return l;
    let m = Oe();
    return t.set(c, m), e(), m;
  }, f = (c) => {
    let l = i(c);
    return l.readers++, l.arrival.promise;
  }, u = (c) => {
    n === 1 && (s += d()), n--;
    for (let l of c) {
      let m = t.get(l);
      m && --m.readers === 0 && t.delete(l);
    }
  };
  return {
    async arrivalOf(c, l) {
      if (r) throw r.error;
      l.throwIfAborted(), n === 0 && (o = performance.now()), n++, await te(Promise.all(c.map(f)), l).finally(() => u(c));
    },
    // That reader never leaves, as far as this process knows.
    add: (c) => {
      i(c).readers++;
    },
    arrived(c) {
      t.get(c)?.arrival.resolve(), t.delete(c);
    },
    fail(c) {
      r ??= { error: c };
      for (let { arrival: l } of t.values()) l.reject(c);
      t.clear();
    },
    *blocks() {
      for (let [c, { since: l }] of t) yield [c, l];
    },
    waitedMs: () => Math.round(s + d())
  };
}
function Oe() {
  let e = Promise.withResolvers();
  return e.promise.catch(() => {
  }), { since: performance.now(), readers: 0, arrival: e };
}

// src/mounts/lazy/fetch.ts
function ye(e) {
  let { entry: t, index: r, file: n, concurrency: o, signal: s } = e, d = be(() => queueMicrotask(() => F(m))), i = pe(n, x(r), d), f = he(i, d, o), u = Promise.withResolvers(), c = setInterval(() => F(m), W / 3);
  u.promise.catch(() => {
  }).finally(() => clearInterval(c));
  let l = { ...ee, ...e.limits }, m = {
    options: e,
    waiting: d,
    blocks: i,
    plan: f,
    whole: u,
    limits: { ...l, timeoutMs: 0 },
    failures: 0,
    troubles: /* @__PURE__ */ new Map()
  };
  return s.addEventListener("abort", () => N(m, s.reason), { once: !0 }), t.file?.filling?.onAsked((a) => {
    a < i.count && !i.has(a) && !m.end && d.add(a);
  }), {
    body: i,
    whole: u.promise,
    goAhead(a) {
      m.limits = l, f.goAhead(a), F(m);
    },
    report() {
      let a = m.end?.error ?? [...m.troubles.values()].at(-1), p = a === void 0 ? void 0 : k(a);
      return { ...i.usage(), waitedMs: d.waitedMs(), trouble: p };
    }
  };
}
function F(e) {
  for (; !e.pause && !e.end; ) {
    let t = e.plan.next();
    if (!t) return;
    Ae(t, e).catch((r) => We(e, t, r)).finally(() => {
      e.plan.over(t), F(e);
    });
  }
}
async function Ae(e, t) {
  let { options: r, blocks: n, whole: o } = t, { entry: s } = r, { filling: d } = s.file ?? {}, f = (e.isUrgent && await d?.arrival(e.next * y, e.end * y) === !1 ? d?.read : void 0) ?? s.read, u = se({ ...s, read: f }, r.index, { first: e.next, end: e.end });
  for await (let { pieces: c } of u) {
    if (t.end) return;
    n.has(e.next) || await n.keep(e.next, c).catch((l) => N(t, l));
    for (let l of c) u.release?.(l);
    t.troubles.delete(e.next), e.next++, e.movedAt = performance.now(), t.failures = 0, n.isWhole() && o.resolve();
  }
}
function We(e, { next: t, end: r }, n) {
  if (e.end || t === r || e.blocks.has(t)) return;
  let { timeoutMs: o, pauseMs: s } = e.limits, [[, d] = []] = e.waiting.blocks(), i = d !== void 0 && performance.now() - d >= o;
  if (Ne(n) || i) N(e, n);
  else {
    e.troubles.set(t, n);
    let f = s * 2 ** e.failures++;
    e.pause ??= setTimeout(() => {
      e.pause = void 0, F(e);
    }, Z(f));
  }
}
function Ne(e) {
  return e instanceof B || e instanceof re && e.recover === "none";
}
function N(e, t) {
  e.end || (clearTimeout(e.pause), e.end = { error: t }, e.waiting.fail(t), e.whole.reject(t));
}

// src/mounts/lazy/fuse.ts
import * as M from "node:fs";
import { promisify as Te } from "node:util";
var _e = 64 * 1024, He = Te(M.read);
async function we(e, t) {
  let r = /* @__PURE__ */ new Map(), n = Buffer.alloc(_e);
  try {
    for (; ; ) {
      let o = await je(e, n);
      if (o === void 0) return;
      o.kind === "interrupt" ? r.get(o.interrupted)?.abort() : o.kind === "read" ? $e(o, { device: e, file: t, waiting: r }) : o.kind !== "forget" && T(e, me(o, t.size));
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
      let n = q(r);
      if (n === "ENODEV") return;
      if (n !== "EINTR" && n !== "EAGAIN" && n !== "ENOENT") throw r;
    }
}
function $e(e, { device: t, file: r, waiting: n }) {
  let { unique: o } = e, s = new AbortController(), d = Math.min(e.start, r.size), i = Math.min(e.end, r.size);
  n.set(o, s), r.read(d, i, s.signal).then(
    (f) => {
      T(t, { unique: o, error: 0, body: f }), r.release?.(f);
    },
    () => T(t, { unique: o, error: s.signal.aborted ? L.EINTR : L.EIO })
  ).finally(() => n.delete(o));
}
function T(e, { unique: t, error: r, body: n }) {
  let o = Buffer.alloc(16);
  o.writeUInt32LE(o.length + (n?.length ?? 0), 0), o.writeInt32LE(-r, 4), o.writeBigUInt64LE(t, 8);
  try {
    M.writevSync(e, n ? [o, n] : [o]);
  } catch (s) {
    if (!["ENOENT", "ENODEV"].includes(q(s) ?? "")) throw s;
  }
}

// src/mounts/lazy/fuse-mount.ts
import { closeSync as ze, openSync as Ce, writeFileSync as Ge } from "node:fs";
import { join as De } from "node:path";
async function ve(e, t, { rights: r, signal: n }) {
  if (!r) throw new Error("there are no rights to mount with");
  let o = Ce("/dev/fuse", "r+");
  try {
    Ge(De(e, t), "", { flag: "wx", mode: 384 });
    let s = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`, d = `rootmode=${O.toString(8)},${s},allow_other,default_permissions`, f = ["-i", "-n", "-t", "fuse", "-o", `ro,nosuid,nodev,noexec,fd=0,max_read=${P},${d}`, "--", e, t];
    return await r.run("mount", f, { cwd: e, signal: n, stdin: o }), o;
  } catch (s) {
    throw ze(o), s;
  }
}

// src/mounts/lazy/serve.ts
async function ke(e) {
  let { dir: t, facts: r, stepGone: n, ready: o, log: s } = e, d = new AbortController(), { signal: i } = d, f = new AbortController(), u = Ke(e), c = X(i), l = { ...r, digests: Buffer.from(e.digests, "base64") }, m = await Xe(e, u, f.signal), a = await et(m, _(t, w.blocks)), p = ye({ entry: m, index: l, file: a, concurrency: u.concurrency, signal: i }), g, h = () => Y(_(t, w.blocks), l.segments, { signal: i }).catch((j) => {
    throw i.aborted || (g = k(j)), j;
  }), b = tt(p.whole.then(h), m, l).catch(s), S = Qe(p.body, l.segments, i);
  n.then(async () => p.goAhead(await S)).catch(s);
  let Fe = await ve(t, w.image, { rights: await c, signal: i }), Be = we(Fe, p.body);
  o(), await Be;
  let U = { ...p.report(), damage: g }, H = new Error("it was unmounted");
  d.abort(H), U.presentBlocks < U.blocks && await a.truncate(), Ve(_(t, w.report), JSON.stringify(U)), setTimeout(() => f.abort(H), Ze), await b;
}
function Ke({ env: e, cwd: t }) {
  C(e), process.chdir(t);
  let r = G($, z());
  return process.chdir("/"), r;
}
function Qe({ read: e }, t, r) {
  let n = t.filter(K), o = async (i) => ({
    start: await Q((f, u) => e(f, u, r), i),
    end: i.offset + i.length
  }), s = Promise.all(n.map(o)).then((i) => i.toReversed()), d = n.flatMap(({ offset: i, length: f }) => {
    let u = i + f - 1;
    return [u, u - y].filter((c) => c > i);
  });
  for (let i of [s, ...d.map((f) => e(f, f + 1, r))]) i.catch(() => {
  });
  return s;
}
async function Xe({ found: e, log: t, openStore: r }, n, o) {
  let s = ne({ connections: n.concurrency + A }), { concurrency: d, partBytes: i } = n, { read: f } = V(R()), u = { scopes: f, http: s, concurrency: d, partBytes: i, signal: o, memory: I() };
  return await r(n, { log: t, instead: (m) => ae(m, e, u), signal: o }).find({ scopes: f, keys: [e.key], versions: [e.version] });
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
async function Se() {
  let e = de(process.stdin), t, r = !1, n = (i) => {
    r = !0, nt(1, ce(i));
  }, o = (i) => {
    try {
      t && rt(ot(t.dir, w.log), `${it(i)}
`, { mode: 384 });
    } catch {
    }
  }, s = () => {
    process.kill(process.pid, "SIGKILL");
  }, d = (i) => {
    try {
      o(i), r || n({ refused: k(i) });
    } finally {
      s();
    }
  };
  e.senderGone.then(() => t ?? s()), process.on("uncaughtException", d);
  try {
    t = await e.next();
    let i = () => n({ ready: !0 });
    await ke({ ...t, openStore: st, stepGone: e.senderGone, ready: i, log: o }), s();
  } catch (i) {
    d(i);
  }
}
function st(e, { log: t, instead: r, signal: n }) {
  let o = ie(e, R(), n);
  return oe({ ...o, tell: t, warn: t, mask: () => {
  } }, r);
}

// src/main/lazy.ts
await Se();
