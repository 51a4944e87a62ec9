import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Da as k,
  G as w,
  Ga as B,
  O as h,
  P as S,
  g as p,
  jb as U,
  kb as v,
  lb as T,
  mb as d,
  t as y,
  w as g
} from "./shared-JHVU6SCK.js";

// src/main/run-background.ts
import { readFileSync as j, renameSync as F, truncateSync as H, writeFileSync as b } from "node:fs";
import { join as l } from "node:path";

// src/steps/watch-files.ts
import { appendFileSync as A, closeSync as I, createReadStream as _, openSync as x, unlinkSync as E } from "node:fs";
import { join as G } from "node:path";
function R(t, e) {
  return async (r) => {
    let s = async () => U(await B(r), r.excludes, t), o = await s(), c = async () => {
      if (await s() !== o) throw new Error("files have changed");
    };
    return (n) => q(n, G(e, "entry"), c);
  };
}
var W = 1024 ** 2;
function q(t, e, r) {
  let s = x(e, "wx+", 384);
  return E(e), {
    write: async (o) => A(s, o),
    async finish() {
      try {
        await r();
        let o = { fd: s, start: 0, autoClose: !1, highWaterMark: W };
        for await (let c of _(e, o)) await t.write(c);
        await t.finish();
      } finally {
        I(s);
      }
    },
    commit: t.commit
  };
}

// src/main/run-background.ts
async function M() {
  try {
    let t = await h(process.stdin).next();
    await $(t, Y(t));
  } finally {
    d(process.pid);
  }
}
var C = 5e3, N = 500;
function Y({ job: t }) {
  let e = new AbortController(), r = () => {
    e.abort(new Error("the job has ended")), setTimeout(() => d(process.pid), C);
  };
  return process.once("SIGTERM", r), setInterval(() => {
    S(t.pid) !== t.start && r();
  }, N).unref(), e.signal;
}
async function $(t, e) {
  let { env: r, cwd: s, dir: o, sinceNs: c, states: n } = t, i = J(r, o);
  process.chdir(s);
  let a = { done: {}, failed: {} }, P = R(BigInt(c), o);
  for (let f of await k(n)) {
    let { name: m } = f;
    try {
      await y(f, () => v(f, n[m] ?? {}, e, P)), a.done[m] = i();
    } catch (O) {
      e.throwIfAborted(), i(), a.failed[m] = p(O);
    }
    let u = l(o, T);
    b(`${u}.new`, JSON.stringify(a), { mode: 384 }), F(`${u}.new`, u);
  }
}
function J(t, e) {
  let r = { GITHUB_OUTPUT: l(e, "output"), GITHUB_STEP_SUMMARY: l(e, "summary") };
  for (let n of Object.values(r)) b(n, "", { mode: 384 });
  w({ ...t, ...r });
  let s = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (n) => {
    let i = g(String(n));
    return i === void 0 ? o += n : i !== "" && s.add(i), !0;
  };
  let c = (n) => {
    let i = j(n, "utf8");
    return H(n), i;
  };
  return () => {
    let n = [...s].reduce((i, a) => i.replaceAll(a, "***"), o);
    return o = "", { log: n, outputs: c(r.GITHUB_OUTPUT), summary: c(r.GITHUB_STEP_SUMMARY) };
  };
}

// src/main/save-background.ts
await M();
