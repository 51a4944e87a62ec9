import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// node_modules/yocto-queue/index.js
var d = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, m = class {
  #e;
  #t;
  #r;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let r = new d(t);
    this.#e ? (this.#t.next = r, this.#t = r) : (this.#e = r, this.#t = r), this.#r++;
  }
  dequeue() {
    let t = this.#e;
    if (t)
      return this.#e = this.#e.next, this.#r--, this.#e || (this.#t = void 0), t.value;
  }
  peek() {
    if (this.#e)
      return this.#e.value;
  }
  clear() {
    this.#e = void 0, this.#t = void 0, this.#r = 0;
  }
  get size() {
    return this.#r;
  }
  *[Symbol.iterator]() {
    let t = this.#e;
    for (; t; )
      yield t.value, t = t.next;
  }
  *drain() {
    for (; this.#e; )
      yield this.dequeue();
  }
};

// node_modules/p-limit/index.js
function b(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), y(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let r = new m(), o = 0, i = () => {
    o < e && r.size > 0 && (o++, r.dequeue().run());
  }, h = () => {
    o--, i();
  }, p = async (n, s, a) => {
    let u = (async () => n(...a))();
    s(u);
    try {
      await u;
    } catch {
    }
    h();
  }, w = (n, s, a, u) => {
    let l = { reject: a };
    new Promise((f) => {
      l.run = f, r.enqueue(l);
    }).then(p.bind(void 0, n, s, u)), o < e && i();
  }, c = (n, ...s) => new Promise((a, u) => {
    w(n, a, u, s);
  });
  return Object.defineProperties(c, {
    activeCount: {
      get: () => o
    },
    pendingCount: {
      get: () => r.size
    },
    clearQueue: {
      value() {
        if (!t) {
          r.clear();
          return;
        }
        let n = AbortSignal.abort().reason;
        for (; r.size > 0; )
          r.dequeue().reject(n);
      }
    },
    concurrency: {
      get: () => e,
      set(n) {
        y(n), e = n, queueMicrotask(() => {
          for (; o < e && r.size > 0; )
            i();
        });
      }
    },
    map: {
      async value(n, s) {
        let a = [];
        try {
          Array.from(n, (u, l) => {
            let f = c(s, u, l);
            return a.push(f), f;
          });
        } catch (u) {
          for (let l of a)
            l.catch(() => {
            });
          throw u;
        }
        return Promise.all(a);
      }
    }
  }), c;
}
function y(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/stores/copy-parts.ts
var P = 5, v = 28, g = 5e3;
function q(e) {
  let t = Math.max(P, Math.ceil(e / g / 1048576));
  return Array.from({ length: v }, (o, i) => (t + i) * 1048576).reduce((o, i) => e % i <= e % o ? i : o);
}
async function O(e, t, r) {
  let o = q(e), i = Math.floor(e / o), h = b({ concurrency: t, rejectOnClear: !0 }), p = async (n, s) => {
    await h(() => r({ number: s, start: s * o, end: (s + 1) * o })).catch(
      (a) => {
        throw h.clearQueue(), a;
      }
    );
  }, c = (await Promise.allSettled(Array.from({ length: i }, p))).find((n) => n.status === "rejected");
  if (c) throw c.reason;
  return i;
}

export {
  q as a,
  O as b
};
