import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/stores/copy-parts.ts
function b(t) {
  let r = Math.max(5, Math.ceil(t / 5e3 / 1048576));
  return Array.from({ length: 28 }, (o, e) => (r + e) * 1048576).reduce((o, e) => t % e <= t % o ? e : o);
}
async function y(t, { partBytes: r, concurrency: a }, o) {
  let e = Math.floor(t / r), s = 0, m = async () => {
    for (; s < e; ) {
      let n = s++;
      await o({ number: n, start: n * r, end: (n + 1) * r }).catch((i) => {
        throw s = e, i;
      });
    }
  }, c = (await Promise.allSettled(Array.from({ length: a }, m))).find((n) => n.status === "rejected");
  if (c) throw c.reason;
  return e;
}

export {
  b as a,
  y as b
};
