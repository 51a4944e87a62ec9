import {
  k as P,
  sa as h,
  yb as b
} from "./shared-BSJPJVOG.js";

// src/stores/parts-draft.ts
function C(r, e) {
  let { concurrency: i, signal: s, tell: a } = r, t = { size: 0, parts: 0 }, c = (l, m) => ({
    partBytes: m,
    concurrency: i,
    async write(p, n) {
      let [o, u] = [l + p, h(n)];
      t.size += u, o === 0 && u < m ? t.whole = n : (t.parts = Math.max(t.parts, o + 1), await e.send({ number: o, start: o * m, pieces: n }));
    },
    commit: () => e.publish(t)
  }), f = async () => {
    t = { size: 0, parts: 0 }, await e.undo();
  };
  return {
    ...c(0, r.partBytes),
    async copyFrom(l, m) {
      let p = await e.copierOf(l), n = z(m), o = p ? Math.floor(m / n) : 0, u = (d, y) => () => p?.({ number: y, start: y * n, end: (y + 1) * n });
      try {
        await D(Array.from({ length: o }, u), i), t = { size: o * n, parts: o };
      } catch (d) {
        if (await f(), s.throwIfAborted(), !e.isRefusal(d)) throw d;
        a(
          `Sending the whole entry, because the store did not copy the unchanged part: ${P(d)}`
        );
      }
      let x = t.parts > 0 ? n : r.partBytes;
      return { bytes: t.size, rest: c(t.parts, x), undo: f };
    },
    discard: e.discard
  };
}
var g = 5, O = 28, S = 5e3;
function z(r) {
  let e = Math.max(g, Math.ceil(r / S / 1048576));
  return Array.from({ length: O }, (s, a) => (e + a) * 1048576).reduce((s, a) => r % a <= r % s ? a : s);
}
async function D(r, e) {
  let i = b({ concurrency: e, rejectOnClear: !0 }), s = r.map(
    (c) => i(c).catch((f) => {
      throw i.clearQueue(), f;
    })
  ), t = (await Promise.allSettled(s)).find((c) => c.status === "rejected");
  if (t) throw t.reason;
}

export {
  C as a
};
