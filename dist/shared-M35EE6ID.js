import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/stores/copy-parts.ts
var b = 5, l = 28, f = 5e3;
function P(t) {
  let e = Math.max(b, Math.ceil(t / f / 1048576));
  return Array.from({ length: l }, (o, r) => (e + r) * 1048576).reduce((o, r) => t % r <= t % o ? r : o);
}
async function d(t, { partBytes: e, concurrency: c }, o) {
  let r = Math.floor(t / e), s = 0, u = async () => {
    for (; s < r; ) {
      let n = s++;
      await o({ number: n, start: n * e, end: (n + 1) * e }).catch((i) => {
        throw s = r, i;
      });
    }
  }, a = (await Promise.allSettled(Array.from({ length: c }, u))).find((n) => n.status === "rejected");
  if (a) throw a.reason;
  return r;
}

export {
  P as a,
  d as b
};
