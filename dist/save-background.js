import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ca as h,
  Fa as g,
  N as w,
  O as y,
  g as l,
  ib as k,
  jb as S,
  kb as B,
  lb as v,
  mb as p,
  t as u
} from "./shared-MPHHXMQY.js";

// src/main/run-background.ts
import { renameSync as C, writeFileSync as E } from "node:fs";
import { join as F } from "node:path";

// src/steps/watch-files.ts
import { appendFileSync as O, closeSync as P, createReadStream as q, openSync as A, unlinkSync as U } from "node:fs";
import { join as W } from "node:path";
function b(t, o) {
  return async (e) => {
    let n = async () => k(await g(e), e.excludes, t), r = await n(), i = async () => {
      if (await n() !== r) throw new Error("files have changed");
    };
    return (s) => j(s, W(o, "entry"), i);
  };
}
var I = 1024 ** 2;
function j(t, o, e) {
  let n = A(o, "wx+", 384);
  return U(o), {
    write: async (r) => O(n, r),
    async finish() {
      try {
        await e();
        let r = { fd: n, start: 0, autoClose: !1, highWaterMark: I };
        for await (let i of q(o, r)) await t.write(i);
        await t.finish();
      } finally {
        P(n);
      }
    },
    commit: t.commit
  };
}

// src/main/run-background.ts
async function R() {
  try {
    let t = await w(process.stdin).next();
    await $(t, T(t));
  } finally {
    p(process.pid);
  }
}
var G = 5e3, N = 500;
function T({ job: t }) {
  let o = new AbortController(), e = () => {
    o.abort(new Error("the job has ended")), setTimeout(() => p(process.pid), G);
  };
  return process.once("SIGTERM", e), setInterval(() => {
    y(t.pid) !== t.start && e();
  }, N).unref(), o.signal;
}
async function $(t, o) {
  let { env: e, cwd: n, dir: r, sinceNs: i, states: s } = t, d = B(e, r);
  process.chdir(n);
  let a = { done: {}, failed: {} }, x = b(BigInt(i), r);
  for (let c of await h(s)) {
    let { name: m } = c;
    try {
      await u(c, () => S(c, s[m] ?? {}, o, x)), a.done[m] = d();
    } catch (M) {
      o.throwIfAborted(), d(), a.failed[m] = l(M);
    }
    let f = F(r, v);
    E(`${f}.new`, JSON.stringify(a), { mode: 384 }), C(`${f}.new`, f);
  }
}

// src/main/save-background.ts
await R();
