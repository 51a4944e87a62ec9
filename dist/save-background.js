import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  A as w,
  Fa as y,
  bb as g,
  db as k,
  jb as S,
  ka as h,
  kb as b,
  lb as v,
  mb as B,
  n as u,
  nb as R,
  ob as p
} from "./shared-YGDXDS4N.js";

// src/main/run-background.ts
import { renameSync as G, rmSync as T, writeFileSync as $ } from "node:fs";
import { join as J } from "node:path";

// src/job/save/background/watch-files.ts
import { appendFileSync as U, closeSync as O, createReadStream as E, openSync as I, unlinkSync as W } from "node:fs";
import { join as j } from "node:path";
function x(t, r, n) {
  return async (o) => {
    let e = async () => {
      if (await v(o, t) !== r)
        throw new Error("the way to the files has changed");
      return S(await y(o), o.excludes, t);
    }, i = await e(), a = async () => {
      if (await e() !== i) throw new Error("files have changed");
    };
    return (c) => F(c, j(n, "entry"), a);
  };
}
var C = 1024 ** 2;
function F(t, r, n) {
  let o = I(r, "wx+", 384);
  return W(r), {
    async write(e) {
      try {
        U(o, e);
      } catch (i) {
        throw O(o), i;
      }
    },
    async finish() {
      try {
        await n();
        let e = { fd: o, start: 0, autoClose: !1, highWaterMark: C };
        for await (let i of E(r, e)) await t.write(i);
        await t.finish();
      } finally {
        O(o);
      }
    },
    commit: t.commit
  };
}

// src/main/run-background.ts
async function M() {
  try {
    let t = await k(process.stdin).next(), r = z(t);
    await D(t, r).finally(() => {
      r.aborted && T(t.dir, { recursive: !0, force: !0 });
    });
  } finally {
    p(process.pid);
  }
}
var N = 5e3, _ = 500;
function z({ job: t }) {
  let r = new AbortController(), n = () => {
    r.abort(new Error("the job has ended")), setTimeout(() => p(process.pid), N);
  };
  return process.once("SIGTERM", n), setInterval(() => {
    g(t.pid) !== t.start && n();
  }, _).unref(), r.signal;
}
async function D(t, r) {
  let { env: n, cwd: o, dir: e, sinceNs: i, states: a, whereabouts: c } = t, { take: l, hide: P } = B(n, e);
  process.chdir(o);
  let f = { done: {}, failed: {} };
  for (let m of await h(a)) {
    let { name: s } = m, q = x(BigInt(i), c[s] ?? "", e);
    try {
      await w(m, () => b(m, a[s] ?? {}, r, q)), f.done[s] = l();
    } catch (A) {
      r.throwIfAborted(), l(), f.failed[s] = P(u(A));
    }
    let d = J(e, R);
    $(`${d}.new`, JSON.stringify(f), { mode: 384 }), G(`${d}.new`, d);
  }
}

// src/main/save-background.ts
await M();
