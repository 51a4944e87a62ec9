import {
  vb as m
} from "./shared-JPYG64FY.js";

// src/stores/copy-parts.ts
var l = 5, y = 28, P = 5e3;
function d(r) {
  let o = Math.max(l, Math.ceil(r / P / 1048576));
  return Array.from({ length: y }, (t, e) => (o + e) * 1048576).reduce((t, e) => r % e <= r % t ? e : t);
}
async function x(r, o, s) {
  let t = d(r), e = Math.floor(r / t), a = m({ concurrency: o, rejectOnClear: !0 }), p = async (i, n) => {
    await a(() => s({ number: n, start: n * t, end: (n + 1) * t })).catch(
      (f) => {
        throw a.clearQueue(), f;
      }
    );
  }, c = (await Promise.allSettled(Array.from({ length: e }, p))).find((i) => i.status === "rejected");
  if (c) throw c.reason;
  return e;
}

export {
  d as a,
  x as b
};
