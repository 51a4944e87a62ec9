import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Da as v,
  G as h,
  Ga as P,
  O as S,
  P as k,
  T as B,
  g as y,
  jb as U,
  kb as R,
  lb as T,
  mb as u,
  t as w,
  w as g
} from "./shared-QGLRYGGK.js";

// src/main/run-background.ts
import { readFileSync as J, renameSync as L, truncateSync as z, writeFileSync as I } from "node:fs";
import { join as p } from "node:path";

// src/steps/watch-files.ts
import { appendFileSync as W, closeSync as E, createReadStream as G, openSync as j, unlinkSync as q } from "node:fs";
import { join as F } from "node:path";
function b(t, r) {
  return async (o) => {
    let n = async () => U(await P(o), o.excludes, t), i = await n(), c = async () => {
      if (await n() !== i) throw new Error("files have changed");
    };
    return (e) => C(e, F(r, "entry"), c);
  };
}
var H = 1024 ** 2;
function C(t, r, o) {
  let n = j(r, "wx+", 384);
  return q(r), {
    write: async (i) => W(n, i),
    async finish() {
      try {
        await o();
        let i = { fd: n, start: 0, autoClose: !1, highWaterMark: H };
        for await (let c of G(r, i)) await t.write(c);
        await t.finish();
      } finally {
        E(n);
      }
    },
    commit: t.commit
  };
}

// src/main/low-priority.ts
import { readdirSync as N, writeFileSync as O } from "node:fs";
import { constants as Y, setPriority as $ } from "node:os";
function _() {
  let t = N("/proc/self/task");
  for (let n of t) l(() => $(Number(n), Y.priority.PRIORITY_LOW));
  l(() => O("/proc/self/autogroup", "19")), l(() => O("/proc/self/oom_score_adj", "1000"));
  let r = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  B("ionice", [...["-c", "3", "-p"], ...t], r).catch(() => {
  });
}
function l(t) {
  try {
    t();
  } catch {
  }
}

// src/main/run-background.ts
async function M() {
  try {
    _();
    let t = await S(process.stdin).next();
    await V(t, Q(t));
  } finally {
    u(process.pid);
  }
}
var D = 5e3, K = 500;
function Q({ job: t }) {
  let r = new AbortController(), o = () => {
    r.abort(new Error("the job has ended")), setTimeout(() => u(process.pid), D);
  };
  return process.once("SIGTERM", o), setInterval(() => {
    k(t.pid) !== t.start && o();
  }, K).unref(), r.signal;
}
async function V(t, r) {
  let { env: o, cwd: n, dir: i, sinceNs: c, states: e } = t, s = X(o, i);
  process.chdir(n);
  let a = { done: {}, failed: {} }, A = b(BigInt(c), i);
  for (let m of await v(e)) {
    let { name: f } = m;
    try {
      await w(m, () => R(m, e[f] ?? {}, r, A)), a.done[f] = s();
    } catch (x) {
      r.throwIfAborted(), s(), a.failed[f] = y(x);
    }
    let d = p(i, T);
    I(`${d}.new`, JSON.stringify(a), { mode: 384 }), L(`${d}.new`, d);
  }
}
function X(t, r) {
  let o = { GITHUB_OUTPUT: p(r, "output"), GITHUB_STEP_SUMMARY: p(r, "summary") };
  for (let e of Object.values(o)) I(e, "", { mode: 384 });
  h({ ...t, ...o });
  let n = /* @__PURE__ */ new Set(), i = "";
  process.stdout.write = (e) => {
    let s = g(String(e));
    return s === void 0 ? i += e : s !== "" && n.add(s), !0;
  };
  let c = (e) => {
    let s = J(e, "utf8");
    return z(e), s;
  };
  return () => {
    let e = [...n].reduce((s, a) => s.replaceAll(a, "***"), i);
    return i = "", { log: e, outputs: c(o.GITHUB_OUTPUT), summary: c(o.GITHUB_STEP_SUMMARY) };
  };
}

// src/main/save-background.ts
await M();
