import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// node_modules/yocto-queue/index.js
var p = class {
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
    let r = new p(t);
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
  let r = new m(), i = 0, o = () => {
    i < e && r.size > 0 && (i++, r.dequeue().run());
  }, h = () => {
    i--, o();
  }, d = async (n, s, u) => {
    let a = (async () => n(...u))();
    s(a);
    try {
      await a;
    } catch {
    }
    h();
  }, w = (n, s, u, a) => {
    let l = { reject: u };
    new Promise((f) => {
      l.run = f, r.enqueue(l);
    }).then(d.bind(void 0, n, s, a)), i < e && o();
  }, c = (n, ...s) => new Promise((u, a) => {
    w(n, u, a, s);
  });
  return Object.defineProperties(c, {
    activeCount: {
      get: () => i
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
          for (; i < e && r.size > 0; )
            o();
        });
      }
    },
    map: {
      async value(n, s) {
        let u = [];
        try {
          Array.from(n, (a, l) => {
            let f = c(s, a, l);
            return u.push(f), f;
          });
        } catch (a) {
          for (let l of u)
            l.catch(() => {
            });
          throw a;
        }
        return Promise.all(u);
      }
    }
  }), c;
}
function y(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/stores/copy-parts.ts
var x = 5, v = 28, g = 5e3;
function E(e) {
  let t = Math.max(x, Math.ceil(e / g / 1048576));
  return Array.from({ length: v }, (i, o) => (t + o) * 1048576).reduce((i, o) => e % o <= e % i ? o : i);
}
async function O(e, { partBytes: t, concurrency: r }, i) {
  let o = Math.floor(e / t), h = b({ concurrency: r, rejectOnClear: !0 }), d = async (n, s) => {
    await h(() => i({ number: s, start: s * t, end: (s + 1) * t })).catch(
      (u) => {
        throw h.clearQueue(), u;
      }
    );
  }, c = (await Promise.allSettled(Array.from({ length: o }, d))).find((n) => n.status === "rejected");
  if (c) throw c.reason;
  return o;
}

export {
  E as a,
  O as b
};
