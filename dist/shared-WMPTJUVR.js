import {
  k as w,
  m as h,
  sa as b,
  yb as x
} from "./shared-LDFMPZS4.js";

// src/stores/parts-draft.ts
function j(r, t) {
  let { concurrency: a } = r, e = { size: 0, parts: 0 }, n, f = !1, m = (p, i) => ({
    partBytes: i,
    concurrency: a,
    async write(u, c) {
      let [s, o] = [p + u, b(c)];
      e.size += o, s === 0 && o < i ? e.whole = c : (e.parts = Math.max(e.parts, s + 1), await t.send({ number: s, start: s * i, pieces: c }));
    },
    async commit() {
      return await n, t.publish(e);
    }
  });
  return {
    ...m(0, r.partBytes),
    async copyFrom(p, i, u) {
      let c = await t.copierOf(p), s = D(i), o = c ? Math.floor(i / s) : 0, d = Array.from({ length: o }, (P, l) => ({ number: l, start: l * s, end: (l + 1) * s }));
      e = { size: o * s, parts: o };
      let y = h(
        c ? g(d, { ...r, copy: c, send: t.send, read: u, isEmptied: () => f }) : Promise.resolve(0)
      );
      return n = y, {
        bytes: e.size,
        rest: m(o, o > 0 ? s : r.partBytes),
        finished: y,
        async undo() {
          f = !0, await Promise.allSettled([y]), e = { size: 0, parts: 0 }, n = void 0, await t.undo();
        }
      };
    },
    discard() {
      return f = !0, t.discard();
    }
  };
}
async function g(r, { copy: t, send: a, read: e, isEmptied: n, concurrency: f, signal: m, tell: p }) {
  let [i, u] = [0, !1], c = (d) => {
    if (m.throwIfAborted(), n()) throw d;
    u || p(`Sending what the store did not copy: ${w(d)}`), u = !0;
  }, s = async (d) => {
    let { number: y, start: P, end: l } = d;
    if (n()) throw new Error("the draft was emptied");
    !u && await t(d).then(() => !0, c) ? i += l - P : await a({ number: y, start: P, pieces: await v(e(P, l)) });
  }, o = r.map((d) => () => s(d));
  return await z(o, f), i;
}
var C = 5, S = 28, B = 5e3;
function D(r) {
  let t = Math.max(C, Math.ceil(r / B / 1048576));
  return Array.from({ length: S }, (e, n) => (t + n) * 1048576).reduce((e, n) => r % n <= r % e ? n : e);
}
async function v(r) {
  let t = [];
  for await (let a of r) t.push(a);
  return t;
}
async function z(r, t) {
  let a = x({ concurrency: t, rejectOnClear: !0 }), e = r.map(
    (m) => a(m).catch((p) => {
      throw a.clearQueue(), p;
    })
  ), f = (await Promise.allSettled(e)).find((m) => m.status === "rejected");
  if (f) throw f.reason;
}

export {
  j as a
};
