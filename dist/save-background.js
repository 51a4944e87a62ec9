import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ca as h,
  Fa as g,
  N as y,
  O as w,
  fb as k,
  g as l,
  jb as S,
  kb as v,
  lb as B,
  mb as d,
  t as u
} from "./shared-IS244HUY.js";

// src/main/run-background.ts
import { renameSync as E, rmSync as F, writeFileSync as G } from "node:fs";
import { join as N } from "node:path";

// src/steps/watch-files.ts
import { appendFileSync as P, closeSync as q, createReadStream as A, openSync as U, unlinkSync as I } from "node:fs";
import { join as W } from "node:path";
function b(t, o) {
  return async (r) => {
    let n = async () => k(await g(r), r.excludes, t), e = await n(), i = async () => {
      if (await n() !== e) throw new Error("files have changed");
    };
    return (s) => C(s, W(o, "entry"), i);
  };
}
var j = 1024 ** 2;
function C(t, o, r) {
  let n = U(o, "wx+", 384);
  return I(o), {
    write: async (e) => P(n, e),
    async finish() {
      try {
        await r();
        let e = { fd: n, start: 0, autoClose: !1, highWaterMark: j };
        for await (let i of A(o, e)) await t.write(i);
        await t.finish();
      } finally {
        q(n);
      }
    },
    commit: t.commit
  };
}

// src/main/run-background.ts
async function R() {
  try {
    let t = await y(process.stdin).next(), o = J(t);
    await _(t, o).finally(() => {
      o.aborted && F(t.dir, { recursive: !0, force: !0 });
    });
  } finally {
    d(process.pid);
  }
}
var T = 5e3, $ = 500;
function J({ job: t }) {
  let o = new AbortController(), r = () => {
    o.abort(new Error("the job has ended")), setTimeout(() => d(process.pid), T);
  };
  return process.once("SIGTERM", r), setInterval(() => {
    w(t.pid) !== t.start && r();
  }, $).unref(), o.signal;
}
async function _(t, o) {
  let { env: r, cwd: n, dir: e, sinceNs: i, states: s } = t, { take: p, hide: x } = v(r, e);
  process.chdir(n);
  let a = { done: {}, failed: {} }, M = b(BigInt(i), e);
  for (let c of await h(s)) {
    let { name: f } = c;
    try {
      await u(c, () => S(c, s[f] ?? {}, o, M)), a.done[f] = p();
    } catch (O) {
      o.throwIfAborted(), p(), a.failed[f] = x(l(O));
    }
    let m = N(e, B);
    G(`${m}.new`, JSON.stringify(a), { mode: 384 }), E(`${m}.new`, m);
  }
}

// src/main/save-background.ts
await R();
