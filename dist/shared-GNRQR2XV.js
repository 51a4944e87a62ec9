import {
  k as x,
  m as g,
  sa as O,
  yb as b
} from "./shared-4H6W3SON.js";

// src/stores/parts-draft.ts
function L(r, e) {
  let { concurrency: s } = r, o = b(s), t = { size: 0, parts: 0 }, a, c = !1, l = (y, d) => ({
    partBytes: d,
    concurrency: s,
    async write(p, m) {
      let [n, i] = [y + p, O(m)];
      t.size += i, n === 0 && i < d ? t.whole = m : (t.parts = Math.max(t.parts, n + 1), await o(() => e.send({ number: n, start: n * d, pieces: m })));
    },
    async commit() {
      return await a, e.publish(t);
    }
  });
  return {
    ...l(0, r.partBytes),
    async copyFrom(y, d, p) {
      let m = await e.copierOf(y), n = v(d), i = m ? Math.floor(d / n) : 0, f = Array.from({ length: i }, (h, P) => ({ number: P, start: P * n, end: (P + 1) * n }));
      t = { size: i * n, parts: i };
      let w = { ...r, copy: m, send: e.send, read: p, withSlot: o, isEmptied: () => c }, u = g(C(f, w));
      return a = u, {
        bytes: t.size,
        rest: l(i, i > 0 ? n : r.partBytes),
        finished: u,
        async undo() {
          c = !0, await Promise.allSettled([u]), t = { size: 0, parts: 0 }, a = void 0, await e.undo();
        }
      };
    },
    discard() {
      return c = !0, e.discard();
    }
  };
}
async function C(r, { copy: e, send: s, read: o, withSlot: t, isEmptied: a, concurrency: c, signal: l, tell: y }) {
  let [d, p] = [0, !1], m = (f) => {
    if (l.throwIfAborted(), a()) throw f;
    p || y(`Sending what the store did not copy: ${x(f)}`), p = !0;
  }, n = async (f) => {
    let { number: w, start: u, end: h } = f;
    if (a()) throw new Error("the draft was emptied");
    !p && await e?.(f).then(() => !0, m) ? d += h - u : await s({ number: w, start: u, pieces: await A(o(u, h)) });
  }, i = r.map((f) => () => t(() => n(f)));
  return await M(i, Math.max(1, c - 1)), d;
}
var B = 5, D = 28, z = 5e3;
function v(r) {
  let e = Math.max(B, Math.ceil(r / z / 1048576));
  return Array.from({ length: D }, (o, t) => (e + t) * 1048576).reduce((o, t) => r % t <= r % o ? t : o);
}
async function A(r) {
  let e = [];
  for await (let s of r) e.push(s);
  return e;
}
async function M(r, e) {
  let s = b({ concurrency: e, rejectOnClear: !0 }), o = r.map(
    (c) => s(c).catch((l) => {
      throw s.clearQueue(), l;
    })
  ), a = (await Promise.allSettled(o)).find((c) => c.status === "rejected");
  if (a) throw a.reason;
}

export {
  L as a
};
