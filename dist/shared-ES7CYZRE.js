import {
  h as l
} from "./shared-MXAPRA7P.js";
import {
  a as w,
  b as C,
  d as E
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/checksum/sha256/Sha256Node.js
var H = C((v, m) => {
  m.exports = Object.create(new Proxy({}, { get: (h, e) => w("node:crypto")[e] }));
  m.exports.getRandomValues = (h) => w("node:crypto").getRandomValues(h);
});

// node_modules/@aws-sdk/nested-clients/package.json
var k = { version: "3.998.3" };

// node_modules/@smithy/core/dist-es/submodules/checksum/sha256/Sha256Node.js
var d = E(H());

// node_modules/@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js
var a = 64, A = 32, M = 2 ** 53 - 1, y = class h {
  digestLength = A;
  state = Int32Array.from(L);
  w;
  buffer = new Uint8Array(64);
  bufferLength = 0;
  bytesHashed = 0;
  finished = !1;
  inner;
  outer;
  constructor(e) {
    if (e) {
      let t = h.normalizeKey(e);
      this.inner = new h(), this.outer = new h();
      let { inner: r, outer: s } = this, i = new Uint8Array(a * 2);
      for (let n = 0; n < a; ++n)
        i[n] = 54 ^ t[n], i[n + a] = 92 ^ t[n];
      r.update(i.subarray(0, a)), s.update(i.subarray(a));
    }
  }
  update(e) {
    if (this.finished)
      throw new Error("Attempted to update an already finished HMAC.");
    if (this.inner) {
      this.inner.update(e);
      return;
    }
    let t = l(e), r = 0, { byteLength: s } = t;
    if (this.bytesHashed += s, this.bytesHashed * 8 > M)
      throw new Error("Cannot hash more than 2^53 - 1 bits");
    for (; s > 0; )
      this.buffer[this.bufferLength++] = t[r++], s--, this.bufferLength === a && (this.hashBuffer(), this.bufferLength = 0);
  }
  async digest() {
    let { inner: e, outer: t } = this;
    if (e && t) {
      if (this.finished)
        throw new Error("Attempted to digest an already finished HMAC.");
      this.finished = !0;
      let r = e.digestSync();
      return t.update(r), t.digestSync();
    }
    return this.digestSync();
  }
  reset() {
    this.state = Int32Array.from(L), this.buffer = new Uint8Array(64), this.bufferLength = 0, this.bytesHashed = 0;
  }
  digestSync() {
    let e = this.state.slice(), t = this.buffer.slice(), r = this.bufferLength, s = this.bytesHashed * 8, i = new DataView(t.buffer, t.byteOffset, t.byteLength);
    if (i.setUint8(r++, 128), (r - 1) % a >= a - 8) {
      for (let f = r; f < a; ++f)
        i.setUint8(f, 0);
      this.hashBufferWith(e, t), r = 0;
    }
    for (let f = r; f < a - 8; ++f)
      i.setUint8(f, 0);
    i.setUint32(a - 8, Math.floor(s / 4294967296), !1), i.setUint32(a - 4, s, !1), this.hashBufferWith(e, t);
    let n = new Uint8Array(A);
    for (let f = 0; f < 8; ++f)
      n[f * 4] = e[f] >>> 24 & 255, n[f * 4 + 1] = e[f] >>> 16 & 255, n[f * 4 + 2] = e[f] >>> 8 & 255, n[f * 4 + 3] = e[f] >>> 0 & 255;
    return n;
  }
  static normalizeKey(e) {
    let t = l(e);
    if (t.byteLength > a) {
      let r = new h();
      r.update(t);
      let s = r.digestSync(), i = new Uint8Array(a);
      return i.set(s), i;
    }
    if (t.byteLength < a) {
      let r = new Uint8Array(a);
      return r.set(t), r;
    }
    return t;
  }
  hashBuffer() {
    this.hashBufferWith(this.state, this.buffer);
  }
  hashBufferWith(e, t) {
    let r = this.w ??= new Int32Array(64), s = e[0], i = e[1], n = e[2], f = e[3], c = e[4], b = e[5], u = e[6], p = e[7];
    for (let o = 0; o < a; ++o) {
      if (o < 16)
        r[o] = (t[o * 4] & 255) << 24 | (t[o * 4 + 1] & 255) << 16 | (t[o * 4 + 2] & 255) << 8 | t[o * 4 + 3] & 255;
      else {
        let x = r[o - 2], U = (x >>> 17 | x << 15) ^ (x >>> 19 | x << 13) ^ x >>> 10;
        x = r[o - 15];
        let B = (x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3;
        r[o] = (U + r[o - 7] | 0) + (B + r[o - 16] | 0);
      }
      let g = (((c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7)) + (c & b ^ ~c & u) | 0) + (p + (O[o] + r[o] | 0) | 0) | 0, N = ((s >>> 2 | s << 30) ^ (s >>> 13 | s << 19) ^ (s >>> 22 | s << 10)) + (s & i ^ s & n ^ i & n) | 0;
      p = u, u = b, b = c, c = f + g | 0, f = n, n = i, i = s, s = g + N | 0;
    }
    e[0] += s, e[1] += i, e[2] += n, e[3] += f, e[4] += c, e[5] += b, e[6] += u, e[7] += p;
  }
}, L = new Int32Array([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]), O = new Int32Array([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);

// node_modules/@smithy/core/dist-es/submodules/checksum/sha256/Sha256Node.js
var V = (() => {
  try {
    return (0, d.createHash)("sha256"), !0;
  } catch {
    return !1;
  }
})(), S = V ? W() : y;
function W() {
  return class {
    digestLength = 32;
    secret;
    hash;
    isHmac;
    finished = !1;
    constructor(e) {
      this.secret = e, this.isHmac = !!e, this.hash = this.createHash();
    }
    update(e) {
      if (this.finished)
        throw new Error("Attempted to update an already finished hash.");
      this.hash.update(e);
    }
    async digest() {
      let e;
      return this.isHmac ? (this.finished = !0, e = this.hash.digest()) : e = this.hash.copy().digest(), new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
    }
    reset() {
      this.hash = this.createHash(), this.finished = !1;
    }
    createHash() {
      return this.secret ? (0, d.createHmac)("sha256", K(this.secret)) : (0, d.createHash)("sha256");
    }
  };
}
function K(h) {
  return typeof h == "string" ? h : ArrayBuffer.isView(h) ? Buffer.from(h.buffer, h.byteOffset, h.byteLength) : Buffer.from(h);
}

export {
  k as a,
  S as b
};
